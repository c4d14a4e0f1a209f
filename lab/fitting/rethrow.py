"""A recorded slide thrown again: its release on a board, and the recorded path to be laid beside the new one."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, hypot

import numpy as np

from lab.board import Board
from lab.fitting.laws import FloatArray
from lab.fitting.result import Fit, SlideFit
from lab.motion import Release
from lab.throwers import release_y


@dataclass(frozen=True, eq=False)
class Rethrow:
    """release: how the recorded token left, on the board; path: (n, 2) m, the recorded places there; rest: where
    it was seen to come to rest, m, or None; laid: whether the recording was turned and moved to lie on the board,
    from behind the GO line straight up, because it was not filmed in the board's frame."""

    release: Release
    path: FloatArray
    rest: tuple[float, float] | None
    laid: bool


def rethrow(fit: Fit, slide: SlideFit, board: Board) -> Rethrow:
    """The slide of a fit on `board`, its release as the slide's own fit has it, with its spin where that is fitted.

    A recording in which the token goes up the board and stays on it is taken to be in the board's frame.
    """
    x, y, vx, vy = slide.own_start
    path = slide.data
    there = bool(
        vy > abs(vx)
        and np.all(path >= 0)
        and path[:, 0].max() <= board.width
        and path[:, 1].max() <= board.length
    )
    speed = hypot(vx, vy)
    if there:
        angle, place, turned = atan2(vx, vy), (x, y), path
    else:
        angle, place = 0.0, (board.width / 2, release_y(board))
        c, s = (vy / speed, vx / speed) if speed > 0 else (1.0, 0.0)
        away = path - np.array([x, y])
        turned = np.stack([c * away[:, 0] - s * away[:, 1], s * away[:, 0] + c * away[:, 1]], 1) + np.array(
            place
        )
    rest = None
    if slide.rests:
        law = fit.fitted_law
        _, _, stop = law.rest((*slide.own_start, 0.0, slide.own_spin), law.from_named(slide.values))
        rows = slide.t > stop
        ended = turned[rows].mean(axis=0) if rows.any() else turned[-1]
        rest = (float(ended[0]), float(ended[1]))
    return Rethrow(Release(place[0], place[1], speed, angle, slide.own_spin), turned, rest, not there)
