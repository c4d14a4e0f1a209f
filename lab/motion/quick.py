"""One slide after another on one board, as whole games need them: the reference solver without its checks
and logs.

A `Slider` gives what `slide(board, release, resting, draw=...)` gives, to the last bit, in microseconds. The
caller answers for places that are on the board and do not overlap.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lab.board import Board, G
from lab.compiled import compiled
from lab.errors import MotionError
from lab.motion import kernel
from lab.motion.release import Release
from lab.motion.result import Draw
from lab.motion.setup import check_board_is_simulated

Floats = NDArray[np.float64]


class Slider:
    """Slides of the tokens `names` on one board, one at a time.

    Raises MotionError for a board that cannot be simulated.
    """

    def __init__(self, board: Board, names: tuple[str, ...]):
        check_board_is_simulated(board)
        kinds = [board.token_for(name) for name in names]
        self._numbers = np.array([[kind.radius, kind.mass, kind.factor] for kind in kinds])
        self._box = (board.width, board.length, board.collision.friction)

    def rest(
        self, release: Release, draw: Draw, tokens: Sequence[int], places: Sequence[tuple[float, float]]
    ) -> list[tuple[float, float] | None]:
        """Where the tokens come to rest, (x, y) m, None for one that left the board.

        tokens: numbers of the slid token and of those that lie on the board, in `names`. places: (x, y) m of
        the lying ones, in that order (one fewer). A token that nothing touched keeps its place bit for bit.
        """
        xy = np.array([(release.x, release.y), *places])
        off = np.empty(len(tokens), dtype=np.bool_)
        width, length, friction = self._box
        status = one_slide(
            xy, self._numbers[list(tokens)], off, release.speed, release.angle, release.spin,
            draw.mu, draw.restitution, draw.factor, friction, width, length,
        )  # fmt: skip
        if status != kernel.DONE:
            raise MotionError(f"the slide did not end within {kernel.EVENT_CAP} events", where="release")
        return [None if gone else (x, y) for (x, y), gone in zip(xy.tolist(), off.tolist(), strict=True)]


@compiled
def one_slide(
    xy: Floats,
    numbers: Floats,
    off: NDArray[np.bool_],
    speed: float,
    angle: float,
    spin: float,
    mu: float,
    restitution: float,
    factor: float,
    friction: float,
    width: float,
    length: float,
) -> int:
    """Let token 0 go and carry on until all lie still; `xy` (T, 2) and `off` (T,) are filled. A status.

    numbers (T, 3): radius, mass, factor on mu of each token; `factor` is the slid token's.
    """
    tokens = xy.shape[0]
    s = np.zeros((tokens, 8))
    fixed = np.empty((tokens, 2))
    plan = np.full((tokens, 3), -1, np.int64)
    when, ends = np.empty(tokens), np.empty(tokens)
    for k in range(tokens):
        s[k, kernel.X], s[k, kernel.Y], s[k, kernel.UY] = xy[k, 0], xy[k, 1], 1.0
        s[k, kernel.A] = mu * G * (factor if k == 0 else numbers[k, 2])
        fixed[k, kernel.RADIUS], fixed[k, kernel.MASS] = numbers[k, 0], numbers[k, 1]
        plan[k, kernel.STATE] = kernel.RESTING
    kernel.launch(0, xy[0, 0], xy[0, 1], speed, angle, spin, s, plan)
    status = kernel.run_slide(
        s, fixed, plan, when, ends, width, length, restitution, friction,
        np.empty((0, kernel.EVENT_COLUMNS)), np.empty((0, kernel.SEGMENT_COLUMNS)), np.zeros(3, np.int64),
    )  # fmt: skip
    for k in range(tokens):
        xy[k, 0], xy[k, 1] = s[k, kernel.X], s[k, kernel.Y]
        off[k] = plan[k, kernel.STATE] == kernel.OFF
    return int(status)
