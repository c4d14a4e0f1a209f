"""Filling a release table: slides from every cell, spread evenly over all that scatters, in growing rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.chance.spread import Spread
from lab.chance.table import Aims, ReleaseTable
from lab.chance.worth import printed
from lab.errors import ThrowerError
from lab.noise import even_points, shaped
from lab.throwers import release_y
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.chance.worth import Worth
    from lab.throwers import Thrower

Floats = NDArray[np.float64]

SLIDES = 2_000_000
"""Slides that a table takes, about."""

MOST_SLIDES = 1_000_000_000
"""More take hours."""

_REACH = 4.0
"""Standard deviations that a table reaches beyond the aims it shows, for the widest hand it is made for."""

_FINE = 1.5
"""Cells to a standard deviation, for the finest hand."""

_FINEST = 4
"""A table has at most so many cells, each way, for an aim that it shows."""

_AT_ONCE, _ROUND = 1 << 17, 1 << 20
"""Slides that are computed at once, and in one round."""

_MOST_CELLS = 400_000
_STEEPEST = 1.5


def release_table(
    board: Board,
    thrower: Thrower,
    aims: Aims,
    x: float,
    resting: Mapping[str, tuple[float, float]] | None = None,
    worth: Worth | None = None,
    *,
    hands: Sequence[Thrower] = (),
    slides: int = SLIDES,
    seed: int = 1,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
) -> ReleaseTable:
    """The table for aims from one place x (m), over the `resting` tokens {name: (x, y)} m: `release_tables`' last."""
    *_, last = release_tables(
        board, thrower, aims, x, resting, worth,
        hands=hands, slides=slides, seed=seed, token=token, tokens=tokens,
    )  # fmt: skip
    return last


def release_tables(
    board: Board,
    thrower: Thrower,
    aims: Aims,
    x: float,
    resting: Mapping[str, tuple[float, float]] | None = None,
    worth: Worth | None = None,
    *,
    hands: Sequence[Thrower] = (),
    slides: int = SLIDES,
    seed: int = 1,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
) -> Iterator[ReleaseTable]:
    """Tables of more and more slides, the last of about `slides`; leave off whenever something changed.

    worth: what the end of a slide is worth, the printed value by default. hands: others than `thrower`, of other
    scatter in angle and speed, that the table will be asked of: it reaches as far as the widest of them needs, in
    cells that the finest needs (but no finer than a quarter of the aims' distance).

    Raises ThrowerError for a place off the board and too many cells; MotionError as `slide_many`.
    """
    check_place(board, x)
    check_table_slides(slides)
    check_whole(seed, "seed", ThrowerError)
    if seed < 0:
        raise ThrowerError(f"{seed} is negative; give 0 or more", where="seed")
    angles = _middles(aims.angles, [hand.angle for hand in (thrower, *hands)])
    logs = _middles(np.log(aims.speeds), [hand.speed for hand in (thrower, *hands)])
    cells = len(angles) * len(logs)
    if cells > _MOST_CELLS:
        raise ThrowerError(f"{cells} cells are too many for a table; show fewer aims", where="aims")
    fill = _Filling(
        board, thrower, x, dict(resting or {}), worth or printed(), token, tokens or {}, angles, logs
    )
    means: list[Floats] = []
    nodes: list[Floats] = []
    total, squares, draws, number = (
        np.zeros((len(angles), len(logs))),
        np.zeros((len(angles), len(logs))),
        0,
        0,
    )
    while draws * cells < slides:
        most = max(1, min(_ROUND, slides - draws * cells) // cells)
        count = min(max(1, draws), 1 << (most.bit_length() - 1))
        found, placed = fill.round(count, seed, number)
        total += found.sum(axis=-1)
        squares += (found**2).sum(axis=-1)
        draws, number = draws + count, number + 1
        if fill.crossed:
            means += list(np.moveaxis(found, -1, 0))
            nodes += list(placed.T)
        mean = total / draws
        variance = np.maximum(squares / draws - mean**2, 0.0) * (draws / max(draws - 1, 1))
        yield ReleaseTable(
            board, thrower, x, fill.resting, fill.worth, token, fill.tokens, aims, seed, draws * cells, angles,
            np.exp(logs), np.array(nodes) if fill.crossed else None, np.array(means) if fill.crossed else mean[None],
            variance,
        )  # fmt: skip


class _Filling:
    """What stays the same from round to round."""

    def __init__(
        self,
        board: Board,
        thrower: Thrower,
        x: float,
        resting: dict[str, tuple[float, float]],
        worth: Worth,
        token: str,
        tokens: Mapping[str, Token],
        angles: Floats,
        logs: Floats,
    ) -> None:
        self.board, self.thrower, self.x, self.resting, self.worth = board, thrower, x, resting, worth
        self.token, self.tokens, self.angles, self.logs = token, tokens, angles, logs
        self.steps = angles[1] - angles[0], logs[1] - logs[0]
        self.spread = Spread(thrower, *self.steps)
        self.crossed = self.spread.crossed

    def round(self, count: int, seed: int, number: int) -> tuple[Floats, Floats]:
        """The worth of `count` slides from every cell (A, S, count), and the normal numbers of x, y and spin."""
        from scipy.special import ndtri

        shape = len(self.angles), len(self.logs), count
        points = even_points(7, shape[0] * shape[1] * count, _key(seed, number))
        shift, noise = points[:2], np.asarray(ndtri(points[2:], out=points[2:]))
        if self.crossed:  # the same places and spins in every cell, so that each is a table of its own
            places = self.spread.place_noise(ndtri(even_points(3, count, _key(seed, number))))
            noise[:3] = np.tile(places, shape[0] * shape[1])
        else:
            places = noise[:3] = self.spread.place_noise(noise[:3])
        angle = np.repeat(self.angles, shape[1] * count) + self.steps[0] * (shift[0] - 0.5)
        speed = np.tile(np.repeat(self.logs, count), shape[0]) + self.steps[1] * (shift[1] - 0.5)
        worth = np.empty(angle.size)
        for first in range(0, angle.size, _AT_ONCE):
            part = slice(first, first + _AT_ONCE)
            worth[part] = self._worth(
                angle[part], np.exp(speed[part]), noise[:, part], _key(seed, number) + first
            )
        return worth.reshape(shape), places

    def _worth(self, angle: Floats, speed: Floats, noise: Floats, seed: int) -> Floats:
        from lab.motion import Releases, draw_many, slide_many

        board, hand, radius = self.board, self.thrower, self.board.token.radius
        back = release_y(board)
        across, along, spin = shaped(noise[:3], hand.freedom)
        releases = Releases.given(
            np.clip(self.x + hand.place * across, radius, board.width - radius),
            np.clip(back + hand.place * along, min(radius, back), board.go_line),
            speed,
            np.clip(angle, -_STEEPEST, _STEEPEST),
            hand.spin * spin,
        )
        token, tokens = self.token, self.tokens
        drawn = draw_many(board, len(angle), seed, self.resting, token=token, tokens=tokens, noise=noise[3:])
        many = slide_many(board, releases, self.resting, token=token, tokens=tokens, drawn=drawn)
        return self.worth.of(board, many.rest, many.off, many.names)


def check_table_slides(slides: int) -> None:
    """Raise ThrowerError for no slides, and for more than a table takes."""
    check_whole(slides, "slides", ThrowerError)
    if slides < 1:
        raise ThrowerError(f"{slides} slides are none; give 1 or more", where="slides")
    if slides > MOST_SLIDES:
        raise ThrowerError(f"{slides} slides take too long; give at most {MOST_SLIDES}", where="slides")


def check_place(board: Board, x: float) -> None:
    """Raise ThrowerError where a place of release (m) is not on the board."""
    if not 0 <= x <= board.width:
        raise ThrowerError(f"{x:g} m is not on the board; give 0 to {board.width:g}", where="x")


def _key(seed: int, number: int) -> int:
    return (seed << 8) + number


def _middles(shown: Floats, sigmas: Sequence[float]) -> Floats:
    """Middles of even cells such that those shown are some of them, fine and far enough for the sigmas."""
    step = float(shown[-1] - shown[0]) / (len(shown) - 1)
    finest = min((sigma for sigma in sigmas if sigma > 0), default=step)
    parts = min(max(ceil(_FINE * step / finest), 1), _FINEST)
    beyond = ceil(_REACH * max(sigmas) * parts / step)
    cells = (len(shown) - 1) * parts + 1
    return shown[0] + (np.arange(cells + 2 * beyond) - beyond) * (step / parts)
