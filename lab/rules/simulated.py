"""A slide within a round that is computed: from the release, over the tokens that lie on the board.

It needs their positions. A token that is known by its space alone may lie anywhere on it: the slide is
computed without that token, and refused (`place`) when something passed near enough to have touched it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from lab.errors import MotionError, RuleError
from lab.overlap import MOST_OVERLAP
from lab.rules.printed import BLANK, JAIL, OFF, Printed, Spot
from lab.rules.work import Work

if TYPE_CHECKING:
    from lab.motion import Draw, Release, SlideResult

_PARTS = 16
"""A path between two events is followed in so many straight pieces."""

_GRID = 0.001
"""Step (m) of the search for where a token can lie on a space, and its margin."""


def simulate(
    work: Work, token: str, release: Release, draw: Draw | None
) -> tuple[dict[str, Spot], tuple[str, ...]]:
    """Every token that moved: where it came to rest, (x, y) m or `off`; and those that were tipped (K8).

    draw: the values of this slide; None: the board's own, without scatter. Raises RuleError (`place`) for a
    release off the board or on a token, and where the outcome hangs on a token of unknown position.
    """
    _check_on_board(work, release)
    lying: list[tuple[int, float, float]] = []
    names: list[str] = []
    unknown: list[str] = []
    slid, places = -1, work.places
    for number, name in enumerate(work.tokens):
        if name == token:
            slid = number
            continue
        place = places.get(name)
        if place is None:
            continue
        if place.xy is not None:
            lying.append((number, *place.xy))
            names.append(name)
        elif place.space != OFF and place.space != JAIL:
            unknown.append(name)
    _check_free(work, token, release, names)
    used = draw if draw is not None else exact_draw(work.printed, token)
    if unknown:
        _check_out_of_the_way(work, token, release, used, names, unknown)
    try:
        came = work.printed.slider(work.tokens).moved(release, used, slid, lying)
    except MotionError as error:
        from lab.motion.solver import LIMITS

        raise RuleError(f"the slide did not end within {LIMITS}", code="place", where="release") from error
    tokens = work.tokens
    moved: dict[str, Spot] = {
        tokens[number]: OFF if one.xy is None else one.xy for number, one in came.items()
    }
    return moved, tuple([tokens[number] for number, one in came.items() if one.toppled])


def exact_draw(printed: Printed, token: str) -> Draw:
    """The board's own values for a slide of the token, without scatter."""
    from lab.motion import Draw

    board = printed.board
    return Draw(board.surface.mu, board.collision.restitution, board.token_for(token).factor)


def _check_on_board(work: Work, release: Release) -> None:
    board = work.printed.board
    if not (0 <= release.x <= board.width and 0 <= release.y <= board.length):
        raise RuleError(
            f"({release.x:g}, {release.y:g}) m is off the board; release the token on it, behind the GO line",
            code="place",
            where="release",
        )


def _check_free(work: Work, token: str, release: Release, lying: list[str]) -> None:
    printed, radius = work.printed, work.printed.radius[token]
    far = release.y + 2 * printed.largest_radius
    for name in lying:
        xy = work.places[name].xy
        if xy is None or xy[1] > far:
            continue
        overlap = radius + printed.radius[name] - hypot(xy[0] - release.x, xy[1] - release.y)
        if overlap > MOST_OVERLAP:
            raise RuleError(
                f"{token} would be released {overlap * 1000:.1f} mm inside {name}; release it beside it",
                code="place",
                where="release",
            )


# --- tokens of unknown position --------------------------------------------------------------------------


def _check_out_of_the_way(
    work: Work,
    token: str,
    release: Release,
    draw: Draw,
    lying: list[str],
    unknown: list[str],
) -> None:
    """Refuse (`place`) a slide on whose way a token may lie of which only the space is known."""
    from lab.motion import slide

    resting = {name: xy for name in lying if (xy := work.places[name].xy) is not None}
    result = slide(work.printed.board, release, resting, token=token, drawn=draw)
    for name in unknown:
        space = work.places[name].space
        if space == BLANK or _passes(work, result, name, space):
            raise RuleError(
                f"{name} lies somewhere on {work.printed.label(space)}, maybe in the way of {token}; give "
                "its place as [x, y] in metres, or this slide as `rest`",
                code="place",
                where="release",
            )


def _passes(work: Work, result: SlideResult, name: str, space: str) -> bool:
    """Whether anything that moved came near enough to touch a token that holds the space somehow."""
    radius = work.printed.radius[name]
    x0, y0, x1, y1 = _centres(work.printed, space, radius)
    for mover in result.paths:
        reach = radius + work.printed.radius[mover]
        box = (x0 - reach, y0 - reach, x1 + reach, y1 + reach)
        way = _way(result, mover)
        if way[0] != way[-1] and any(_crosses(a, b, box) for a, b in pairwise(way)):
            return True
    return False


@lru_cache(maxsize=256)
def _centres(printed: Printed, space: str, radius: float) -> tuple[float, float, float, float]:
    """The box (m) in which the centre of a token lies that the space holds (K9); a base may reach over."""
    import numpy as np

    x0, y0, x1, y1 = printed.board.space(space).box
    xs = np.arange(x0 - radius, x1 + radius + _GRID, _GRID)
    ys = np.arange(y0 - radius, y1 + radius + _GRID, _GRID)
    points = np.stack(np.meshgrid(xs, ys, indexing="ij"), axis=-1)
    spaces = printed.space_map
    held = spaces.holding(points, radius) == spaces.ids.index(space)
    if not held.any():  # smaller than a base, and never the one that holds most of it
        return x0, y0, x1, y1
    columns, rows = xs[held.any(axis=1)], ys[held.any(axis=0)]
    return columns[0] - _GRID, rows[0] - _GRID, columns[-1] + _GRID, rows[-1] + _GRID


def _way(result: SlideResult, token: str) -> list[tuple[float, float]]:
    """The token's path as a line of straight pieces."""
    times = sorted({0.0, *(event.time for event in result.events)})
    steps = [a + (b - a) * k / _PARTS for a, b in pairwise(times) for k in range(_PARTS)]
    return [result.at(t)[token] for t in [*steps, times[-1]]]


def _crosses(a: tuple[float, float], b: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    """Whether the piece from a to b has a point in the box (Liang and Barsky's clipping)."""
    first, last = 0.0, 1.0
    for start, end, low, high in ((a[0], b[0], box[0], box[2]), (a[1], b[1], box[1], box[3])):
        step = end - start
        if step == 0.0:
            if not low <= start <= high:
                return False
            continue
        enter, leave = sorted(((low - start) / step, (high - start) / step))
        first, last = max(first, enter), min(last, leave)
    return first <= last
