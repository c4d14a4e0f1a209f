"""The table before a slide, as arrays and checked: what batch and live both start from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import atan, cos, exp, hypot, isfinite, log1p, sin, sqrt, tan
from types import UnionType

import numpy as np
from numpy.typing import NDArray

from lab.board import Board, G, Surface, Token
from lab.board.checks import check_token, least_mu
from lab.errors import MotionError
from lab.motion import tables
from lab.motion.base import CONTACTS
from lab.motion.curve import curve_of, top_speed
from lab.motion.events import SIDES
from lab.motion.friction import law_code, law_numbers
from lab.motion.spinning import spin_curves
from lab.motion.tables import Floats, Ints
from lab.overlap import MOST_OVERLAP

Places = Mapping[str, tuple[float, float]]


@dataclass(frozen=True, eq=False)
class Setup:
    """Tokens on a board before a slide.

    names: T token names. tokens: what each is. place (T, 2) m. factor (T,): each token's own.
    """

    board: Board
    names: tuple[str, ...]
    tokens: tuple[Token, ...]
    place: NDArray[np.float64]

    @property
    def factor(self) -> NDArray[np.float64]:
        """Each token's own factor on mu, (T,)."""
        return np.array([token.factor for token in self.tokens])


def tokens_at_rest(table: Setup, dry: NDArray[np.float64] | None = None) -> tuple[Floats, Ints]:
    """The tokens as the solver takes them, all at rest: numbers (T, 36) and whole numbers (T, 10).

    dry (T,): factors on dry friction.
    """
    board = table.board
    tok, plan = np.zeros((len(table.names), tables.TOKEN_COLUMNS)), tables.new_plan(len(table.names))
    tok[:, [tables.X, tables.Y]] = table.place
    tok[:, tables.UY] = 1.0
    tok[:, tables.QA : tables.QD + 1] = law_numbers(board.surface, pressing(board))
    if dry is not None:
        tok[:, [tables.QA, tables.QB]] *= dry[:, None]
    plan[:, tables.OWN_LAW] = law_code(board)
    for i, token in enumerate(table.tokens):
        tok[i, [tables.RADIUS, tables.MASS, tables.INERTIA, tables.HEIGHT]] = (
            token.radius, token.mass, inertia_of(token), token.height,
        )  # fmt: skip
        plan[i, tables.BASE] = CONTACTS[token.contact]
    return tok, plan


def inertia_of(token: Token) -> float:
    """Inertia in units of m R^2: an even disc's 1/2, or a ring's 1."""
    return 1.0 if token.contact == "ring" else 0.5


def board_numbers(table: Setup, fastest: float) -> Floats:
    """The board as the solver takes it, see `tables.py`; fastest: m/s of any release. Not to be written to: slides
    on one board share it."""
    board = table.board
    hits, rails = board.collision, board.rails
    head = (
        board.width, board.length, *slope(board), hits.yield_speed, hits.friction, float(hits.topple),
        float(bool(rails.sides)), *(float(side in rails.sides) for side in SIDES),
        rails.restitution, rails.friction,
    )  # fmt: skip
    seams = tuple(number for s in board.seams for number in (s.y, s.height, s.loss))
    kinds = (board.token, *board.tokens.values(), *table.tokens)
    level = board.tilt_tangent == 0
    touching = frozenset(CONTACTS[kind.contact] for kind in kinds if level)
    return _numbers(
        head,
        seams,
        board.surface,
        pressing(board),
        top_speed(fastest),
        _factors(board.surface, kinds),
        touching,
    )


@lru_cache(maxsize=32)
def _numbers(
    head: tuple[float, ...], seams: tuple[float, ...], surface: Surface, gravity: float, fastest: float,
    factors: tuple[float, float], touching: frozenset[int],
) -> Floats:  # fmt: skip
    """The parts of a board's numbers as one array, with the tables that its law and its tokens' bases ask for."""
    curve = curve_of(surface, gravity, fastest, factors)
    spin = spin_curves(touching) if surface.law == "coulomb" else np.empty(0)
    seams_end = tables.SEAMS + len(seams)
    curve_at = seams_end if len(curve) else 0
    spin_at = seams_end + len(curve) if len(spin) else 0
    return np.concatenate([head, [seams_end, curve_at, spin_at], seams, curve, spin])


def _factors(surface: Surface, kinds: tuple[Token, ...]) -> tuple[float, float]:
    """The least and the greatest factor on dry friction that these tokens come to, scatter counted in: five
    standard deviations of its logarithm either way."""
    variance = log1p(surface.mu_spread**2) + log1p(surface.factor_spread**2)
    beyond = exp(5.0 * sqrt(variance) + variance)
    own = [kind.factor for kind in kinds]
    return min(own) / beyond, max(own) * beyond


def pressing(board: Board) -> float:
    """Gravity (m/s^2) that presses tokens on the board, as tilted as it is."""
    return G * cos(atan(board.tilt_tangent))


def slope(board: Board) -> tuple[float, float]:
    """Acceleration (m/s^2) along the board by its tilt.

    A positive pitch raises the far end, a positive roll the right side: tokens are pulled back, to the left.
    """
    rise_x, rise_y = tan(board.tilt_roll), tan(board.tilt_pitch)
    steepest = hypot(rise_x, rise_y)
    if steepest == 0.0:
        return 0.0, 0.0
    pull = G * sin(atan(steepest)) / steepest
    return -pull * rise_x, -pull * rise_y


def set_up(board: Board, resting: Places | None, tokens: Mapping[str, Token] | None) -> Setup:
    """The resting tokens on the board, each with its own radius and mass.

    Raises MotionError for a place off the board, for tokens that overlap by more than a millimetre.
    """
    check_kind(board, Board, "board", "a Board, as `load_board` gives one")
    resting = {} if resting is None else resting
    check_kind(resting, Mapping, "resting", "{token: (x, y)} in metres")
    check_kind({} if tokens is None else tokens, Mapping, "tokens", "{name: Token}")
    names = tuple(resting)
    kinds = tuple(token_kind(board, tokens, name) for name in names)
    place = np.array([_place(board, name, resting[name]) for name in names], dtype=float).reshape(-1, 2)
    for name, (x, y), kind in zip(names, place.tolist(), kinds, strict=True):
        check_clear_of_rails(board, x, y, kind.radius, f"resting.{name}")
    _check_overlaps(names, place, np.array([kind.radius for kind in kinds]))
    return Setup(board, names, kinds, place)


def token_kind(board: Board, tokens: Mapping[str, Token] | None, name: str) -> Token:
    """A token's own kind: from `tokens`, else the board's."""
    given = (tokens or {}).get(name)
    if given is None:
        return board.token_for(name)
    check_kind(given, Token, f"tokens.{name}", "a Token")
    check_token(f"tokens.{name}", given, board)
    if board.tilt_tangent > 0 and board.tilt_tangent >= least_mu(board) * given.factor:
        raise MotionError(
            f"the board's slope {board.tilt_tangent:.4g} reaches this token's mu "
            f"{least_mu(board) * given.factor:.4g}, so nothing would ever rest; give it a greater factor",
            where=f"tokens.{name}",
        )
    return given


def _place(board: Board, name: str, place: tuple[float, float]) -> tuple[float, float]:
    try:
        x, y = (float(value) for value in place)
    except (TypeError, ValueError, OverflowError) as error:
        shown = "a number of that size" if isinstance(error, OverflowError) else repr(place)
        raise MotionError(
            f"{shown} is not a place; give (x, y) in metres", where=f"resting.{name}"
        ) from error
    check_on_board(board, x, y, f"resting.{name}")
    return x, y


def check_on_board(board: Board, x: float, y: float, where: str) -> None:
    """Raise MotionError when (x, y) is not on the board."""
    if not (isfinite(x) and isfinite(y) and 0 <= x <= board.width and 0 <= y <= board.length):
        raise MotionError(
            f"({x:g}, {y:g}) is off the board; give x of 0 to {board.width:g} and y of 0 to "
            f"{board.length:g} metres",
            where=where,
        )


def check_clear_of_rails(board: Board, x: float, y: float, radius: float, where: str) -> None:
    """Raise MotionError when a token of this radius at (x, y) is more than a millimetre inside a rail."""
    gaps = {"left": x, "right": board.width - x, "near": y, "far": board.length - y}
    for side in board.rails.sides:
        if radius - gaps[side] > MOST_OVERLAP:
            raise MotionError(
                f"({x:g}, {y:g}) is {(radius - gaps[side]) * 1000:.1f} mm inside the {side} rail; keep the centre "
                f"{radius:g} m away from it",
                where=where,
            )


def check_kind(value: object, kind: type | UnionType, where: str, wanted: str) -> None:
    """Raise MotionError when an argument is not of the type that is asked for."""
    if not isinstance(value, kind):
        raise MotionError(f"this is of type {type(value).__name__}; give {wanted}", where=where)


def _check_overlaps(names: tuple[str, ...], place: NDArray[np.float64], radius: NDArray[np.float64]) -> None:
    if len(names) < 2:
        return
    gaps = np.hypot(*(place[:, None, :] - place[None, :, :]).T) - radius[:, None] - radius[None, :]
    gaps[np.triu_indices(len(names))] = 0.0
    if gaps.min() < -MOST_OVERLAP:
        j, i = np.unravel_index(int(gaps.argmin()), gaps.shape)
        raise MotionError(
            f"{names[i]} and {names[j]} overlap by {-gaps[j, i] * 1000:.1f} mm; move one of them",
            where=f"resting.{names[j]}",
        )
