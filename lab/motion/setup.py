"""The table before a slide, as arrays and checked: what batch and live both start from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot, isfinite

import numpy as np
from numpy.typing import NDArray

from lab.board import Board, Token
from lab.errors import MotionError
from lab.motion.friction import KNOWN_LAWS

Places = Mapping[str, tuple[float, float]]

MOST_OVERLAP = 1e-3
"""Tokens read off a real table may overlap by this much (m); more is a mistake."""


@dataclass(frozen=True, eq=False)
class Setup:
    """Tokens on a board before a slide.

    names: T token names. place (T, 2) m. radius, mass, factor (T,): each token's own.
    """

    board: Board
    names: tuple[str, ...]
    place: NDArray[np.float64]
    radius: NDArray[np.float64]
    mass: NDArray[np.float64]
    factor: NDArray[np.float64]


def set_up(board: Board, resting: Places | None, tokens: Mapping[str, Token] | None) -> Setup:
    """The resting tokens on the board, each with its own radius and mass.

    Raises MotionError for a place off the board, for tokens that overlap by more than a millimetre, and for
    a board that this version cannot simulate.
    """
    check_board_is_simulated(board)
    resting = resting or {}
    names = tuple(resting)
    kinds = [token_kind(board, tokens, name) for name in names]
    place = np.array([_place(board, name, resting[name]) for name in names], dtype=float).reshape(-1, 2)
    radius = np.array([kind.radius for kind in kinds])
    _check_overlaps(names, place, radius)
    return Setup(
        board,
        names,
        place,
        radius,
        np.array([kind.mass for kind in kinds]),
        np.array([kind.factor for kind in kinds]),
    )


def token_kind(board: Board, tokens: Mapping[str, Token] | None, name: str) -> Token:
    """A token's own kind: from `tokens`, else the board's."""
    given = (tokens or {}).get(name)
    return given if given is not None else board.token_for(name)


def check_board_is_simulated(board: Board) -> None:
    """Raise MotionError where the board asks for motion that this version does not know."""
    if board.surface.law not in KNOWN_LAWS:
        raise MotionError(
            f'tokens do not slide by the {board.surface.law!r} law in this version; use law = "coulomb"',
            where="surface.law",
        )
    if board.tilt_pitch or board.tilt_roll:
        raise MotionError(
            "a tilted board is not simulated in this version; set both tilts to 0", where="board"
        )
    if board.seams:
        raise MotionError("seams are not simulated in this version; remove them", where="board.seam")
    flat = any(kind.contact != "ball" for kind in (board.token, *board.tokens.values()))
    if flat and board.collision.friction > 0:
        raise MotionError(
            'a disc or ring that spins is not simulated in this version; use contact = "ball", or no '
            "contact friction",
            where="token.contact",
        )


def _place(board: Board, name: str, place: tuple[float, float]) -> tuple[float, float]:
    try:
        x, y = (float(value) for value in place)
    except (TypeError, ValueError) as error:
        raise MotionError(
            f"{place!r} is not a place; give (x, y) in metres", where=f"resting.{name}"
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


def _check_overlaps(names: tuple[str, ...], place: NDArray[np.float64], radius: NDArray[np.float64]) -> None:
    for j in range(len(names)):
        for i in range(j):
            gap = hypot(*(place[j] - place[i])) - radius[i] - radius[j]
            if gap < -MOST_OVERLAP:
                raise MotionError(
                    f"{names[i]} and {names[j]} overlap by {-gap * 1000:.1f} mm; move one of them",
                    where=f"resting.{names[j]}",
                )
