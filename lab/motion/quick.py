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
        self, release: Release, draw: Draw, slid: int, lying: Sequence[tuple[int, float, float]]
    ) -> list[tuple[float, float] | None]:
        """Where the slid token and the lying ones, in that order, come to rest: (x, y) m, None when off.

        slid: the slid token's number in `names`. lying: number and place (x, y) m of each token on the board.
        A token that nothing touched keeps its place bit for bit.
        """
        flat = [slid, release.x, release.y]
        for token in lying:
            flat += token
        table = np.array(flat)
        width, length, friction = self._box
        status = one_slide(
            table, self._numbers, release.speed, release.angle, release.spin,
            draw.mu, draw.restitution, draw.factor, friction, width, length,
        )  # fmt: skip
        if status != kernel.DONE:
            raise MotionError(f"the slide did not end within {kernel.EVENT_CAP} events", where="release")
        after = table.tolist()
        return [
            None if number < 0 else (x, y)
            for number, x, y in zip(after[::3], after[1::3], after[2::3], strict=True)
        ]


@compiled
def one_slide(
    table: Floats,
    numbers: Floats,
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
    """Let the first token go and carry on until all lie still; a status.

    table (3 T,): row in `numbers` and place x, y of each token; on return where it came to rest, with -1 for
    the row of one that left the board. numbers (n, 3): radius, mass, factor on mu of each token; `factor` is
    the slid token's.
    """
    tokens = table.shape[0] // 3
    s = np.zeros((tokens, 8))
    fixed = np.empty((tokens, 2))
    plan = np.full((tokens, 3), -1, np.int64)
    when, ends = np.empty(tokens), np.empty(tokens)
    for k in range(tokens):
        row = int(table[3 * k])
        s[k, kernel.X], s[k, kernel.Y], s[k, kernel.UY] = table[3 * k + 1], table[3 * k + 2], 1.0
        s[k, kernel.A] = mu * G * (factor if k == 0 else numbers[row, 2])
        fixed[k, kernel.RADIUS], fixed[k, kernel.MASS] = numbers[row, 0], numbers[row, 1]
        plan[k, kernel.STATE] = kernel.RESTING
    kernel.launch(0, table[1], table[2], speed, angle, spin, s, plan)
    status = kernel.run_slide(
        s, fixed, plan, when, ends, width, length, restitution, friction,
        np.empty((0, kernel.EVENT_COLUMNS)), np.empty((0, kernel.SEGMENT_COLUMNS)), np.zeros(3, np.int64),
    )  # fmt: skip
    for k in range(tokens):
        table[3 * k + 1], table[3 * k + 2] = s[k, kernel.X], s[k, kernel.Y]
        if plan[k, kernel.STATE] == kernel.OFF:
            table[3 * k] = -1.0
    return int(status)
