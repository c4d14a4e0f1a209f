"""Where to aim: the expected worth over angle and speed for one hand, the best aim, and what missing it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from math import atan2, degrees
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.chance.expected import expected_worth
from lab.chance.filling import SLIDES, check_place, check_table_slides, release_table
from lab.chance.intervals import Mean
from lab.chance.outcomes import check_slides
from lab.chance.table import Aims, ReleaseTable
from lab.errors import ThrowerError
from lab.throwers import Aim, release_y

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.chance.worth import Worth
    from lab.throwers import Thrower

Floats = NDArray[np.float64]

CHECK = 100_000
"""Slides that check the best aim."""

_PLACES, _ROUGH = 5, (32, 32)
"""Places of release that are tried where none is given, and the aims of each."""

_COARSE, _NEARLY, _LOOKS, _AROUND, _CLOSE = 1.5, 0.97, 3, 1.25, (16, 16)
"""A closer look is taken where a scatter has fewer cells of the map than this; at maxima so near the greatest, at so
many; over so many cells to each side; at so many aims."""

_TOO_HARD, _HARDEST = (1.25, 1.6), 5.0
"""Speeds shown: so many times that which reaches the far edge, on an empty and a crowded board; and m/s where drag
lets none reach it."""


@dataclass(frozen=True)
class BestAim:
    """An aim and what it is worth: the mean of fresh slides, that had no part in finding it."""

    aim: Aim
    worth: Mean

    def as_dict(self) -> dict[str, float]:
        """`{"x", "angle", "speed", "worth", "lo", "hi"}` for JSON, in m, rad, m/s and money."""
        return {
            **{key: float(getattr(self.aim, key)) for key in ("x", "angle", "speed")},
            "worth": self.worth.mean,
            "lo": self.worth.lo,
            "hi": self.worth.hi,
        }


@dataclass(frozen=True, eq=False)
class AimMap:
    """The expected worth of each aim from one place, for one hand.

    table: what it was averaged from; it gives the map of another skill at once: `AimMap.of(map.table, thrower)`.
    values (A, S) money over `angles` (A,) rad and `speeds` (S,) m/s; errors (A, S): their standard errors at most.
    check: how many fresh slides tell what the best aim is worth. near: finer tables round the aims that may be the
    best, for this hand alone.
    """

    table: ReleaseTable
    thrower: Thrower
    values: Floats = field(repr=False)
    errors: Floats = field(repr=False)
    check: int = CHECK
    near: tuple[ReleaseTable, ...] = field(default=(), repr=False)

    def __repr__(self) -> str:
        return f"<AimMap: {self.values.size:,} aims, {self.thrower.name} thrower, board {self.board.name}>"

    @classmethod
    def of(cls, table: ReleaseTable, thrower: Thrower, check: int = CHECK) -> AimMap:
        """The map that a table holds for a hand of any scatter in angle and speed (ThrowerError for another one)."""
        return cls(table, thrower, *table.map(thrower), check)

    @property
    def board(self) -> Board:
        """The board that is aimed on."""
        return self.table.board

    @property
    def x(self) -> float:
        """Aimed place of release across the board, m."""
        return self.table.x

    @property
    def angles(self) -> Floats:
        """Aimed angles, rad (A,)."""
        return self.table.aims.angles

    @property
    def speeds(self) -> Floats:
        """Aimed speeds, m/s (S,)."""
        return self.table.aims.speeds

    @cached_property
    def peak(self) -> tuple[Aim, float]:
        """The best aim among the cells of the table, or of those near it, and its worth by the table (which flatters
        it a little)."""
        found = []
        for table in self.near or (self.table,):
            fine = table.over(self.thrower, table.cells)
            i, j = np.unravel_index(int(fine.argmax()), fine.shape)
            aim = Aim(self.x, float(table.cells.angles[i]), float(table.cells.speeds[j]))
            found.append((aim, float(fine[i, j])))
        return max(found, key=lambda pair: pair[1])

    @cached_property
    def best(self) -> BestAim:
        """The best aim, its worth by `check` fresh slides."""
        return BestAim(self.peak[0], self.expected(self.peak[0], self.check, self.table.seed + 1))

    def at(self, angle: ArrayLike, speed: ArrayLike) -> Floats:
        """The worth by the table of any aims that the map spans, arrays of one shape (rad, m/s)."""
        return self.table.at(self.thrower, angle, speed)

    def expected(self, aim: Aim, n: int, seed: int) -> Mean:
        """The worth of an aim by n slides."""
        table = self.table
        return expected_worth(
            table.board, self.thrower, aim, table.resting, table.worth,
            n=n, seed=seed, token=table.token, tokens=table.tokens,
        )  # fmt: skip

    def loss(self, angle: float = 0.0, speed: float = 0.0) -> float:
        """Money lost by aiming beside the best aim: `angle` rad to the right, and faster by the part `speed`."""
        aim, _ = self.peak
        found = self.table.at(
            self.thrower, np.array([aim.angle, aim.angle + angle]), aim.speed * np.array([1.0, 1.0 + speed])
        )
        return float(found[0] - found[1])

    def as_dict(self) -> dict[str, Any]:
        """The `aim` document: the best aim, and what it was found from. `why` is `lab.chance.reasons.why`."""
        table = self.table
        return {
            "best": self.best.as_dict(),
            "board": table.board.name,
            "thrower": self.thrower.as_dict(),
            "unit": table.worth.unit,
            "counted": table.worth.name,
            "slides": table.slides,
            "check": self.check,
            "seed": table.seed,
        }

    def _repr_html_(self) -> str:
        from lab.chance.reasons import why

        aim, worth = self.best.aim, self.best.worth
        cells = (f"{100 * aim.x:.1f}", f"{degrees(aim.angle):.1f}", f"{aim.speed:.3f}", f"{worth.mean:.1f}")
        row = "".join(f"<td>{cell}</td>" for cell in cells)
        return (
            "<table><thead><tr><th>x, cm</th><th>angle, °</th><th>speed, m/s</th>"
            f"<th>worth ({escape(self.table.worth.name)})</th><th>95 %</th></tr></thead><tbody><tr>{row}"
            f"<td>{worth.lo:.1f} to {worth.hi:.1f}</td></tr></tbody><caption>{self.table.slides:,} slides for the map, "
            f"{worth.n:,} for the worth, board {escape(self.board.name)}, seed {self.table.seed}</caption></table>"
            f"<p>{escape(why(self))}</p>"
        )


def aim_map(
    board: Board,
    thrower: Thrower,
    x: float | Sequence[float] | None = None,
    resting: Mapping[str, tuple[float, float]] | None = None,
    worth: Worth | None = None,
    *,
    angles: tuple[float, float] | None = None,
    speeds: tuple[float, float] | None = None,
    shape: tuple[int, int] = (64, 64),
    hands: Sequence[Thrower] = (),
    slides: int = SLIDES,
    check: int = CHECK,
    seed: int = 1,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
) -> AimMap:
    """What each aim is worth to this hand, over the `resting` tokens {name: (x, y)} m.

    x: place of release across the board, m; of several the best is taken, and without any, of five over the
    board's width. worth: the printed value by default, see `lab.chance.worth`. angles (rad) and speeds (m/s): what
    the map shows, by default all that may rest on the board. hands, slides: see `release_tables`; check: fresh
    slides for the best aim; else as `landing_map`.

    Raises ThrowerError for a place off the board, a range that is none and too many slides; MotionError as
    `slide_many`.
    """
    check_table_slides(slides)
    check_slides(check, len(resting or {}))
    places = [x] if isinstance(x, int | float) else places_to_try(board, token) if x is None else [*x]
    if not places:
        raise ThrowerError("there is no place to let go from; give one or more", where="x")

    for place in places:
        check_place(board, place)

    def table(place: float, shape: tuple[int, int], slides: int, hands: Sequence[Thrower]) -> ReleaseTable:
        aims = Aims.over(
            angles or usual_angles(board, place), speeds or usual_speeds(board, token, bool(resting)), shape
        )
        return release_table(
            board, thrower, aims, place, resting, worth,
            hands=hands, slides=slides, seed=seed, token=token, tokens=tokens,
        )  # fmt: skip

    if len(places) > 1:
        rough = [AimMap.of(table(place, _ROUGH, max(1, slides // 8), ()), thrower) for place in places]
        places = [max(rough, key=lambda tried: tried.peak[1]).x]
    found = AimMap.of(table(places[0], shape, slides, hands), thrower, check)
    near = [
        release_table(
            board, thrower, aims, found.x, resting, worth,
            slides=max(slides // 2, 1), seed=seed + 1, token=token, tokens=tokens,
        )
        for aims in _worth_a_closer_look(found)
    ]  # fmt: skip
    return replace(found, near=tuple(near))


def _worth_a_closer_look(aims: AimMap) -> list[Aims]:
    """Small grids round the aims that may be the best, where the map is too coarse for this hand to tell."""
    from scipy.ndimage import maximum_filter

    steps = aims.angles[1] - aims.angles[0], np.log(aims.speeds[1] / aims.speeds[0])
    if aims.thrower.angle > _COARSE * steps[0] and aims.thrower.speed > _COARSE * steps[1]:
        return []
    cells = aims.table.cells
    fine = aims.table.over(aims.thrower, cells)
    size = [
        max(3, 3 * (len(cells.angles) // len(aims.angles))),
        max(3, 3 * (len(cells.speeds) // len(aims.speeds))),
    ]
    tops = np.argwhere((fine == maximum_filter(fine, size=size)) & (fine > _NEARLY * fine.max()))
    looks = []
    for i, j in sorted(tops.tolist(), key=lambda top: -fine[top[0], top[1]])[:_LOOKS]:
        angle, speed = float(cells.angles[i]), float(cells.speeds[j])
        around = _AROUND * np.array([-1.0, 1.0])
        low, high = angle + around * steps[0]
        slow, fast = speed * np.exp(around * steps[1])
        looks.append(Aims.over((float(low), float(high)), (float(slow), float(fast)), _CLOSE))
    return looks


def places_to_try(board: Board, token: str = "slid") -> list[float]:
    """Five places of release over the board's width, the outermost with the whole token on it (m)."""
    radius = board.token_for(token).radius
    return np.linspace(radius, board.width - radius, _PLACES).tolist()


def usual_angles(board: Board, x: float) -> tuple[float, float]:
    """From the left edge to the right one as they are seen from a release at x (m), half-way up the board; rad."""
    ahead = (board.go_line + board.length) / 2 - release_y(board)
    return atan2(-max(x, 0.05 * board.width), ahead), atan2(max(board.width - x, 0.05 * board.width), ahead)


def usual_speeds(board: Board, token: str = "slid", crowded: bool = False) -> tuple[float, float]:
    """From one that just passes the GO line to one that leaves the board even with a stronger mu, and, where tokens
    lie that stop it, to one a good deal harder; m/s."""
    from lab.motion import speed_to_reach

    kind = token if token in board.tokens or token.rpartition("-")[0] in board.tokens else None
    back = release_y(board)
    top = speed_to_reach(board, board.length - back, kind)
    top = min(_TOO_HARD[crowded] * top, _HARDEST)
    least = speed_to_reach(board, max(board.go_line - back, 0.01 * board.length), kind)
    return min(least, 0.5 * top), top
