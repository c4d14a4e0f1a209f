"""The fifty releases of the conformance set: every law, lone slides, hits, spin, tilt, edges, rails, seams.

Tables with hits are drawn from a fixed seed and taken only when they are well conditioned: a port that is right
but for rounding must not fail on a table where a hair's breadth moves a token by a hand's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import hypot, radians
from typing import Any

import numpy as np

from lab.board import Board, Token, load_board
from lab.board.values import Rails, Seam
from lab.motion import Release, SlideResult, slide
from lab.motion.reach import speed_to_reach

Places = dict[str, tuple[float, float]]

LAWS: dict[str, dict[str, Any]] = {
    "coulomb": {"law": "coulomb", "mu": 0.08},
    "viscous": {"law": "viscous", "mu": 0.06, "k": 0.4},
    "quadratic": {"law": "quadratic", "mu": 0.07, "c": 0.3},
    "weakening": {"law": "weakening", "mu": 0.07, "mu0": 0.11, "vs": 0.08, "k": 0.1},
    "curling": {"law": "curling", "p": 0.02, "q": 0.2, "r": 0.03},
}
MOST_SENSITIVE = 12.0
"""Metres that a rest may move for a metre that the release is moved across."""

_SHIFT = 1e-6
_SEED = 20


@dataclass(frozen=True)
class Case:
    """One release into one table.

    covers: words for what it tests. base, changes, rails, seams: the shipped board that `board` is made of, and what
    is changed. tokens: those that differ from the board's.
    """

    name: str
    covers: tuple[str, ...]
    base: str
    changes: Mapping[str, Any]
    release: Release
    resting: Places = field(default_factory=dict)
    tokens: Mapping[str, Token] = field(default_factory=dict)
    rails: tuple[str, ...] = ()
    seams: tuple[tuple[float, float, float], ...] = ()

    @property
    def board(self) -> Board:
        """The board that the token slides on."""
        board = load_board(self.base).with_(topple=False, **self.changes)
        if self.rails:
            board = board.replace(rails=Rails.model_validate({"sides": self.rails}).model_dump())
        if self.seams:
            seams = [Seam(y=y, height=height, loss=loss).model_dump() for y, height, loss in self.seams]
            board = board.replace(seams=seams)
        return board

    def slid(self, shift: float = 0.0) -> SlideResult:
        """The slide by the exact solver; shift: m by which the release is moved to the right."""
        r = self.release
        moved = Release(r.x + shift, r.y, r.speed, r.angle, r.spin)
        return slide(self.board, moved, self.resting, tokens=self.tokens)

    def sensitivity(self) -> float:
        """Metres that any rest moves for a metre that the release is moved; inf where something else happens."""
        here, most = self.slid(), 0.0
        for shift in (-_SHIFT, _SHIFT):
            there = self.slid(shift)
            if there.off != here.off or there.hits != here.hits:
                return float("inf")
            for name, (x, y) in here.rest.items():
                most = max(most, hypot(there.rest[name][0] - x, there.rest[name][1] - y) / _SHIFT)
        return most


def cases() -> Iterator[Case]:
    """All fifty, in order."""
    yield from _lone()
    rng = np.random.default_rng(_SEED)
    for k in range(10):
        yield _hitting(
            rng, f"hit-{k + 1}", ("hits", "coulomb"), {**LAWS["coulomb"], "contact_friction": 0.15}, 1 + k % 4
        )
    for law in list(LAWS)[1:]:
        yield _hitting(rng, f"hit-{law}", ("hits", law), LAWS[law], 2)
    for k, (mass, radius) in enumerate(((0.003, 0.016), (0.048, 0.016), (0.024, 0.022))):
        heavy = {"a": Token(mass=mass, radius=radius)}
        yield _hitting(rng, f"mass-{k + 1}", ("hits", "masses"), LAWS["coulomb"], 2, tokens=heavy)
    yield from _spinning(rng)
    yield from _tilted(rng)
    yield from _edges()


def _lone() -> Iterator[Case]:
    """Each law at three speeds, straight and at an angle."""
    for law, numbers in LAWS.items():
        for k, way in enumerate((0.05, 0.35, 0.7)):
            board = load_board("knockout").with_(**numbers)
            speed = round(speed_to_reach(board, way), 4)
            angle = radians((0.0, 4.0, -3.0)[k])
            yield Case(
                f"lone-{law}-{k + 1}", ("lone", law), "knockout", numbers, Release(0.14, 0.1, speed, angle)
            )


def _spinning(rng: np.random.Generator) -> Iterator[Case]:
    """Flat bases and rims that spin, alone and into others; a ball whose spin only a hit feels."""
    for contact in ("disc", "ring"):
        for spin in (30.0, -90.0):
            name = f"spin-{contact}-{'left' if spin > 0 else 'right'}"
            changes = {**LAWS["coulomb"], "contact": contact}
            yield Case(name, ("spin", contact), "knockout", changes, Release(0.12, 0.1, 0.65, 0.02, spin))
    changes = {**LAWS["viscous"], "contact": "disc"}
    yield Case(
        "spin-disc-viscous",
        ("spin", "disc", "viscous"),
        "knockout",
        changes,
        Release(0.14, 0.1, 0.7, 0.0, 60.0),
    )
    rough = {**LAWS["coulomb"], "contact_friction": 0.3}
    yield _hitting(rng, "spin-ball-hit", ("spin", "hits"), rough, 1, spin=80.0)
    for contact in ("disc", "ring"):
        flat = {**rough, "contact": contact}
        yield _hitting(rng, f"spin-{contact}-hit", ("spin", "hits", contact), flat, 1, spin=40.0)


def _tilted(rng: np.random.Generator) -> Iterator[Case]:
    """Uphill, downhill, across, both, and with a hit."""
    for name, pitch, roll in (
        ("uphill", 0.02, 0.0),
        ("downhill", -0.02, 0.0),
        ("across", 0.0, 0.03),
        ("both", 0.02, -0.02),
    ):
        changes = {**LAWS["coulomb"], "tilt_pitch": pitch, "tilt_roll": roll}
        yield Case(f"tilt-{name}", ("tilt",), "knockout", changes, Release(0.14, 0.1, 0.8, 0.03))
    yield _hitting(
        rng, "tilt-hit", ("tilt", "hits"), {**LAWS["coulomb"], "tilt_pitch": 0.015, "tilt_roll": 0.01}, 2
    )


def _edges() -> Iterator[Case]:
    """Over the far edge and a side, a token knocked off; a rail; a seam."""
    plain = LAWS["coulomb"]
    yield Case("off-far", ("off",), "knockout", plain, Release(0.14, 0.1, 1.3))
    yield Case("off-side", ("off",), "knockout", plain, Release(0.2, 0.1, 1.0, 0.3))
    yield Case(
        "off-knocked", ("off", "hits"), "knockout", plain, Release(0.146, 0.1, 1.3), {"a": (0.14, 0.86)}
    )
    yield Case("rail", ("rail",), "knockout", plain, Release(0.2, 0.1, 0.9, 0.35), rails=("left", "right"))
    yield Case("seam", ("seam",), "knockout", plain, Release(0.14, 0.1, 0.9, 0.1), seams=((0.3, 0.004, 0.5),))


def _hitting(
    rng: np.random.Generator,
    name: str,
    covers: tuple[str, ...],
    changes: Mapping[str, Any],
    others: int,
    *,
    tokens: Mapping[str, Token] | None = None,
    spin: float = 0.0,
) -> Case:
    """A release into `others` resting tokens that hits and is well conditioned, the first that is drawn."""
    board = load_board("knockout").with_(**changes)
    while True:
        resting: Places = {}
        while len(resting) < others:
            x, y = (round(float(v), 4) for v in (rng.uniform(0.05, 0.23), rng.uniform(0.3, 0.75)))
            if all(hypot(x - p, y - q) > 0.05 for p, q in resting.values()):
                resting["abcd"[len(resting)]] = (x, y)
        x, y = resting["a"]
        start = round(float(x + rng.uniform(-0.02, 0.02)), 4)
        speed = round(float(rng.uniform(1.1, 1.4)) * speed_to_reach(board, y - 0.1), 4)
        case = Case(
            name, covers, "knockout", changes, Release(start, 0.1, speed, 0.0, spin), resting, tokens or {}
        )
        result = case.slid()
        if result.hits >= 1 and not result.off and case.sensitivity() <= MOST_SENSITIVE:
            return case
