"""Which space holds a token (K9): exact areas of its base over the board's rectangles and polygons.

All area that no printed space covers, spaces of kind `blank` included, is the one space `blank`; it comes
last in board order. What hangs over the edge of the board counts for nothing.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from math import nan, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

if TYPE_CHECKING:
    from lab.board import Board, Space

BLANK = "blank"
TIE_TOLERANCE = 0.005
"""Shares closer than this part of the base's area are an exact tie (K9)."""

_CELL, _MOST_CELLS = 0.0015, 500_000
"""Side (m) of the cells in which `holding` remembers what holds a token, wider where they would be too many."""

_MANY = 1_000
"""From so many tokens on it pays to remember."""


@dataclass(frozen=True, eq=False)
class SpaceMap:
    """The spaces of one board as arrays; build with `space_map(board)`.

    ids: the printed spaces in board order, then `blank`.
    worth (n + 1): printed value of each, 0 where there is none.
    """

    ids: tuple[str, ...]
    worth: NDArray[np.float64]
    corners: NDArray[np.float64]
    starts: NDArray[np.int64]
    boxes: NDArray[np.float64]
    outline: NDArray[np.float64]
    _known: dict[tuple[float, float], NDArray[np.int16]] = field(default_factory=dict, repr=False)

    def shares(self, x: float, y: float, radius: float) -> dict[str, float]:
        """The part of a token's base over each space that it touches, `blank` included: {id: 0..1}."""
        from lab.disc_area import disc_shares

        shares = np.empty(len(self.ids))
        disc_shares(x, y, radius, self.corners, self.starts, self.boxes, self.outline, shares)
        return {space: float(share) for space, share in zip(self.ids, shares, strict=True) if share > 0}

    def tied(
        self,
        x: float,
        y: float,
        radius: float,
        tolerance: float = TIE_TOLERANCE,
        *,
        blank_counts: bool = True,
    ) -> list[str]:
        """The spaces that share the first place within `tolerance` of the base, in board order.

        blank_counts: whether the blank takes part where the base touches a printed space.
        """
        shares = self.shares(x, y, radius)
        if not blank_counts and len(shares) > 1:
            shares.pop(BLANK, None)
        most = max(shares.values(), default=0.0)
        return [space for space, share in shares.items() if share >= most - tolerance]

    def holding(
        self, xy: ArrayLike, radius: ArrayLike, tolerance: float = TIE_TOLERANCE
    ) -> NDArray[np.int64]:
        """Index into `ids` of the space that holds each token of `xy` (..., 2); -1 where its centre is off.

        radius: one for all, or one for each (m). A tie goes to the dearest by printed value, then to the
        first in board order (K9's default). Places of NaN count as off.
        """
        from lab.disc_area import holding_spaces

        if np.ndim(radius) == 0 and np.size(xy) > _MANY and float(radius) > 0:  # type: ignore[arg-type]  # one number
            return self._holding_many(np.asarray(xy, dtype=float), float(radius), tolerance)  # type: ignore[arg-type]  # too
        places = np.ascontiguousarray(np.asarray(xy, dtype=float).reshape(-1, 2))
        radii = np.ascontiguousarray(np.broadcast_to(np.asarray(radius, float), np.shape(xy)[:-1]).ravel())
        held = np.empty(len(places), dtype=np.int64)
        holding_spaces(
            places, radii, self.corners, self.starts, self.boxes, self.outline, self.worth, tolerance,
            np.empty(len(self.ids)), held,
        )  # fmt: skip
        return held.reshape(np.shape(xy)[:-1])

    def count(
        self,
        places: NDArray[np.float64],
        gone: NDArray[np.bool_],
        token: int,
        radius: float,
        *,
        start: tuple[float, float] | None = None,
        lowest: float = 0.0,
        tolerance: float = TIE_TOLERANCE,
    ) -> tuple[NDArray[np.int64], int, int, int]:
        """How often each space holds a token after N slides, as `holding` says; how often it is off the board,
        lies lower than `lowest` (m), and was moved.

        places (N, T, 2) m and gone (N, T) as `slide_many` gives them; token: its number. start: where it lay; left
        there, it counts nowhere.
        """
        from lab.disc_area import count_discs

        kernel: Any = count_discs

        def counted(first: int, end: int) -> NDArray[np.int64]:
            counts = np.zeros(len(self.ids) + 3, dtype=np.int64)
            asked = self._asked(radius, tolerance)
            kernel(places[first:end], gone[first:end], token, *(start or (nan, nan)), lowest, *asked, counts)
            return counts

        n = len(places)
        if n < 20 * _MANY:
            counts = counted(0, n)
        else:
            with ThreadPoolExecutor(1) as beside:
                half = beside.submit(counted, 0, n // 2)
                counts = counted(n // 2, n) + half.result()
        off, low, moved = counts[len(self.ids) :].tolist()
        return counts[: len(self.ids)], off, low, moved

    def _holding_many(self, xy: NDArray[np.float64], radius: float, tolerance: float) -> NDArray[np.int64]:
        """As `holding`, with what is remembered of the board."""
        from lab.disc_area import holding_discs

        kernel: Any = holding_discs
        held = np.empty(xy.shape[:-1], dtype=np.int64)
        kernel(np.ascontiguousarray(xy.reshape(-1, 2)), *self._asked(radius, tolerance), held.reshape(-1))
        return held

    def _asked(self, radius: float, tolerance: float) -> tuple[Any, ...]:
        """What the kernels take of the board for discs of one radius, with the cells remembered for it."""
        from lab.disc_area import UNSEEN

        width, length = self.outline[2]
        cell = max(_CELL, sqrt(width * length / _MOST_CELLS))
        columns, rows = int(width / cell) + 1, int(length / cell) + 1
        known = self._known.get((radius, tolerance))
        if known is None:
            known = self._known[radius, tolerance] = np.full(columns * rows, UNSEEN, dtype=np.int16)
        return (
            radius, self.corners, self.starts, self.boxes, self.outline, self.worth, tolerance,
            np.empty(len(self.ids)), cell, columns, known,
        )  # fmt: skip

    def held_and_tied(
        self,
        x: float,
        y: float,
        radius: float,
        tolerance: float = TIE_TOLERANCE,
        *,
        blank_counts: bool = True,
    ) -> tuple[int, int]:
        """As `holding` for one token, and how many spaces tie for it, 1 for most."""
        from lab.disc_area import holding_space

        held, tied = holding_space(
            x, y, radius, self.corners, self.starts, self.boxes, self.outline, self.worth, tolerance,
            blank_counts, np.empty(len(self.ids)),
        )  # fmt: skip
        return held, tied

    def space_of(self, x: float, y: float, radius: float, tolerance: float = TIE_TOLERANCE) -> str | None:
        """Id of the space that holds one token; None when its centre is off the board."""
        index = int(self.holding([[x, y]], radius, tolerance)[0])
        return None if index < 0 else self.ids[index]


def space_map(board: Board) -> SpaceMap:
    """The spaces of the board ready for asking (kept for the boards used last)."""
    return _space_map(board.spaces, board.width, board.length)


@lru_cache(maxsize=64)
def _space_map(spaces: tuple[Space, ...], width: float, length: float) -> SpaceMap:
    printed = [space for space in spaces if space.kind != "blank"]
    outlines = [np.array(space.corners, dtype=float) for space in printed]
    boxes = np.array([space.box for space in printed], dtype=float).reshape(-1, 4)
    return SpaceMap(
        ids=(*(space.id for space in printed), BLANK),
        worth=np.array([*(float(space.value) for space in printed), 0.0]),
        corners=np.concatenate(outlines) if outlines else np.empty((0, 2)),
        starts=np.cumsum([0, *(len(outline) for outline in outlines)]).astype(np.int64),
        boxes=boxes,
        outline=np.array([[0.0, 0.0], [width, 0.0], [width, length], [0.0, length]]),
    )
