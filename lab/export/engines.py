"""The tuned numbers as lines of code for an engine: its units, its combining rules, its order of moving and slowing.

Templates are files in the engine's own language, with ${NAMES} for the numbers and lines `@if WORD`, `@end` round
what only some boards need. What was looked up of each engine, and where, stands with it in `ENGINES`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from string import Template
from textwrap import wrap
from typing import TYPE_CHECKING

from lab.board import G
from lab.errors import UsageError
from lab.export.numbers import check_slides, notes, physics_document
from lab.motion.friction import LAWS, law_numbers
from lab.motion.setup import inertia_of, pressing, slope

if TYPE_CHECKING:
    from lab.board import Board, Token

_LAW = {
    "coulomb": "a",
    "viscous": "a + D * v",
    "quadratic": "a + D * v * v",
    "weakening": "a + b * {exp}(-(v / C) * (v / C)) + D * v",
    "curling": "a + b / (v + C)",
}
"""Deceleration at speed v as an expression that all four languages read alike, `exp` apart; a and b are A and B times
the token's factor."""

_EQUAL_AREAS = tuple(sqrt((i + 0.5) / 8) for i in range(8))
RINGS = {"ball": (), "disc": _EQUAL_AREAS, "ring": (1.0,)}
"""Where a base that spins is taken to touch: radii, in units of its own, of rings of equal area."""

PATCHES = 48
"""Patches round each of them."""


@dataclass(frozen=True)
class Engine:
    """An engine as the export sees it.

    template: file, and ending of what is written. scale: its units of length a metre. step: s. each: what both
    shapes of a pair must have, from the restitution or the friction of the pair. numeral: a number as its language
    writes it; exp: its exponential; remark: how a line of remarks begins. source: where the rules were looked up.
    """

    name: str
    title: str
    template: str
    scale: float
    step: float
    restitution_each: Callable[[float], float]
    friction_each: Callable[[float], float]
    numeral: Callable[[float], str]
    exp: str
    remark: str
    source: str


def _plain(value: float) -> str:
    text = f"{value:.9g}"
    return text if any(mark in text for mark in ".en") else f"{text}.0"


def _single(value: float) -> str:
    return f"{_plain(value)}f"


def _same(value: float) -> float:
    return value


ENGINES = {
    "chipmunk": Engine(
        "chipmunk",
        "Chipmunk2D through pymunk 7",
        "chipmunk.py",
        1.0,
        1 / 2000,
        sqrt,
        sqrt,
        _plain,
        "exp",
        "#",
        "a pair's elasticity and friction are the products of both shapes'; cpSpaceStep moves before it slows",
    ),
    "box2d": Engine(
        "box2d",
        "Box2D 3.1 or newer",
        "box2d.c",
        100.0,
        1 / 480,
        _same,
        _same,
        _single,
        "expf",
        "//",
        "b2WorldDef: restitution is the larger of both shapes', friction sqrt(f1 f2), none bounce below "
        "restitutionThreshold (1 m/s by default); b2_linearSlop is 0.005 units",
    ),
    "godot": Engine(
        "godot",
        "Godot 4",
        "godot.gd",
        1000.0,
        1 / 480,
        lambda e: e / 2,
        _same,
        _plain,
        "exp",
        "#",
        "godot_body_pair_2d.cpp: bounce is the sum of both bodies', at most 1; friction the smaller one",
    ),
    "unity": Engine(
        "unity",
        "Unity 6, 2D physics",
        "unity.cs",
        100.0,
        1 / 480,
        _same,
        _same,
        _single,
        "Mathf.Exp",
        "//",
        "PhysicsMaterial2D: bounciness combines by Maximum, friction by Mean (sqrt(f1 f2)) by default; none bounce "
        "below Physics2D.bounceThreshold (1 unit/s by default)",
    ),
}


def engine_code(board: Board, engine: str) -> str:
    """The board's physics for an engine, as the text of a file in its language; `json` gives the plain numbers.

    Raises UsageError for an engine that is not among `ENGINES` and `json`.
    """
    if engine == "json":
        return json.dumps(physics_document(board), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
    known = ENGINES.get(engine)
    if known is None:
        raise UsageError(f"there is no export for {engine!r}; engines are {', '.join(ENGINES)} and json")
    text = Path(__file__).with_name("templates").joinpath(f"{known.template}.in").read_text(encoding="utf-8")
    chosen = _chosen(text, _words(board))
    return Template(chosen).substitute(_fields(board, known))


def _words(board: Board) -> set[str]:
    """What the template's `@if` lines ask for."""
    ball, tilted = board.token.contact == "ball", any(slope(board))
    joint = ball and not tilted and board.surface.law == "coulomb"
    return {
        "ball" if ball else "base",
        "tilted" if tilted else "level",
        "joint" if joint else "function",
        *(["rails"] if board.rails.sides else []),
        *(["contacts"] if board.rails.sides or board.collision.yield_speed > 0 else []),
        *(["seams"] if board.seams else []),
        *(["usesb"] if board.surface.law in ("weakening", "curling") else []),
    }


def _chosen(text: str, words: set[str]) -> str:
    """The template's lines without the parts that this board does not need."""
    kept, taking = [], [True]
    for line in text.splitlines():
        mark = line.strip()
        if mark.startswith("@if "):
            taking.append(taking[-1] and mark.removeprefix("@if ") in words)
        elif mark == "@end":
            taking.pop()
        elif taking[-1]:
            kept.append(line)
    return "\n".join(kept) + "\n"


def _fields(board: Board, engine: Engine) -> dict[str, str]:
    """The template's names and what stands for them, in the engine's units."""
    s, surface = engine.scale, board.surface
    a, b, c, d = law_numbers(surface, pressing(board))
    b *= s * s if surface.law == "curling" else s
    d /= s if surface.law == "quadratic" else 1.0
    across, along = slope(board)
    hits, rails, write = board.collision, board.rails, engine.numeral
    radii = RINGS[board.token.contact]
    return {
        "HEADER": _remarks(board, engine),
        "SCALE": write(s),
        "STEP": write(engine.step),
        "TICKS": str(round(1 / engine.step)),
        "WIDTH": write(board.width),
        "LENGTH": write(board.length),
        "LAW": surface.law,
        "A": write(a * s),
        "B": write(b),
        "C": write(c * s),
        "D": write(d),
        "G": repr(G),
        "DRY": _LAW[surface.law].format(exp=engine.exp),
        "TILT_X": write(across * s),
        "TILT_Y": write(along * s),
        "RESTITUTION": write(engine.restitution_each(hits.restitution)),
        "FRICTION": write(engine.friction_each(hits.friction)),
        "PAIR_RESTITUTION": _plain(hits.restitution),
        "PAIR_FRICTION": _plain(hits.friction),
        "RAIL_RESTITUTION": write(rails.restitution),
        "RAIL_FRICTION": write(rails.friction),
        "YIELD": write(hits.yield_speed),
        "RAIL_SIDES": ", ".join(f'"{side}"' for side in rails.sides),
        "RADII": ", ".join(write(radius) for radius in radii),
        "RINGS": str(len(radii)),
        "PATCHES": str(PATCHES),
        "SEAMS": ", ".join(f"({write(x.y)}, {write(x.height)}, {write(x.loss)})" for x in board.seams),
        "INERTIA": write(inertia_of(board.token)),
        **_check_fields(board),
        **_token_fields(board, engine),
    }


def _check_fields(board: Board) -> dict[str, str]:
    """The first of the check slides, for a file that can be run."""
    one = check_slides(board)[0]
    return {f"CHECK_{name.upper()}": f"{value:.6g}" for name, value in one.items()}


def _token_fields(board: Board, engine: Engine) -> dict[str, str]:
    write = engine.numeral

    def numbers(token: Token) -> tuple[str, str, str]:
        return write(token.radius), write(token.mass), write(token.factor)

    radius, mass, factor = numbers(board.token)
    kinds = {"": board.token, **board.tokens}
    return {
        "RADIUS": radius,
        "MASS": mass,
        "FACTOR": factor,
        "TOKENS": "\n".join(
            f"    {json.dumps(name)}: ({', '.join(numbers(token))})," for name, token in kinds.items()
        ),
        "OTHER_TOKENS": "\n".join(
            f"{engine.remark} {name}: radius {token.radius:g} m, mass {token.mass:g} kg, factor {token.factor:g}"
            for name, token in board.tokens.items()
        )
        or f"{engine.remark} all tokens of this board are alike",
    }


def _remarks(board: Board, engine: Engine) -> str:
    """What stands at the head of the file: what it is, what to know, what to check it by."""
    law = LAWS[board.surface.law]
    values = ", ".join(
        f"{name} = {getattr(board.surface, name):g} {unit}".rstrip()
        for name, (unit, _) in law.parameters.items()
    )
    said = [
        f"The board {board.name!r} of Knockout Lab for {engine.title}.",
        f"Friction: {board.surface.law}, {law.equation}; {values}.",
        f"Hits: restitution {board.collision.restitution:g}, friction {board.collision.friction:g}.",
        f"{engine.name}: {engine.source}.",
        *notes(board),
    ]
    lines = [f"{engine.remark} {line}" for text in said for line in wrap(text, 104, break_on_hyphens=False)]
    lines.append(f"{engine.remark} Check, released straight up the board (metres, seconds):")
    for one in check_slides(board):
        lines.append(
            f"{engine.remark}   from ({one['x']:.4f}, {one['y']:.4f}) at {one['speed']:.3f} m/s rests at "
            f"({one['rest_x']:.4f}, {one['rest_y']:.4f}) after {one['time']:.3f} s"
        )
    return "\n".join(lines)
