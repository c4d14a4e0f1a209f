"""The ghost of the next slide: its path, where it comes to rest, and the band round that place.

The path is that of an exact release on the board as it is. The band is of many slides with the board's scatter
of mu and, where a hand is given, the hand's own: the ellipse, shaped as they scatter, that holds so many of
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, hypot, sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.errors import MotionError
from lab.motion import Release, Releases, draw_many, slide, slide_many
from lab.throwers import release_y

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion.setup import Places
    from lab.throwers import Aim, Thrower

HELD = 0.95
"""The part of the slides that come to rest on the board whose places the band holds."""

_POINTS = 64
_FEWEST = 20  # slides at rest on the board, to draw a band from


@dataclass(frozen=True)
class Band:
    """An ellipse: centre (x, y) m, half axes (m) and the angle (rad) of the first from the x axis."""

    centre: tuple[float, float]
    axes: tuple[float, float]
    angle: float


@dataclass(frozen=True, eq=False)
class Ghost:
    """path (n, 2) m: the slid token's way. rest: where it lies then, None when it leaves the board. knocked:
    {token: (x, y)} m of others that end elsewhere than they lay. band: None where nothing scatters, or too few of
    the slides rest on the board. on_board: the part of them that do."""

    path: NDArray[np.float64]
    rest: tuple[float, float] | None
    knocked: dict[str, tuple[float, float]]
    band: Band | None
    on_board: float


def ghost(
    board: Board,
    aim: Aim,
    thrower: Thrower | None = None,
    resting: Places | None = None,
    *,
    token: str = "slid",
    n: int = 256,
    seed: int = 1,
) -> Ghost:
    """What a throw at `aim` would do, and how sure that is by `n` slides drawn from `seed`.

    thrower: whose scatter the band has beside the board's; None for a release that is exact. resting: {token:
    (x, y)} m. Takes some milliseconds once compiled where paths are straight (`lab.motion.solver.may_curve`); a flat
    base that spins under the curling, quadratic or weakening law takes seconds.

    Raises MotionError as `slide` does, and for an n below 20; ThrowerError for a place not on the board.
    """
    *_, whole = ghosts(board, aim, thrower, resting, token=token, n=n, seed=seed, part=n)
    return whole


def ghosts(
    board: Board,
    aim: Aim,
    thrower: Thrower | None = None,
    resting: Places | None = None,
    *,
    token: str = "slid",
    n: int = 256,
    seed: int = 1,
    part: int = 32,
) -> Iterator[Ghost]:
    """The ghost as it grows: at once path and places alone, then with the band of `part` slides more each time; the
    last one is that of `ghost`, bit by bit."""
    if n < _FEWEST:
        raise MotionError(f"{n} slides make no band; give {_FEWEST} or more", where="n")
    lying = dict(resting or {})
    release = Release(aim.x, release_y(board), aim.speed, aim.angle, aim.spin)
    seen = slide(board, release, lying, token=token)
    leaves = next((e.time for e in seen.events if e.kind == "off" and e.token == token), seen.duration)
    way = seen.paths[token]
    path = np.array([way.at(t) for t in np.linspace(0.0, leaves, _POINTS)])
    if thrower is None:
        one = np.ones(n)
        releases = Releases.given(
            release.x * one, release.y * one, release.speed * one, release.angle * one, release.spin * one
        )
    else:
        releases = thrower.sample(aim, n, seed, board, even=True)
    knocked = {
        name: place
        for name, place in seen.rest.items()
        if name != token and hypot(place[0] - lying[name][0], place[1] - lying[name][1]) > 1e-5
    }
    rest = seen.rest.get(token)
    yield Ghost(path, rest, knocked, None, float(rest is not None))
    drawn = draw_many(board, n, seed, lying, token=token)
    stays, places = np.empty(n, dtype=np.bool_), np.empty((n, 2))
    for first in range(0, n, part):
        end = min(first + part, n)
        many = slide_many(board, releases.part(first, end), lying, token=token, drawn=drawn.part(first, end))
        stays[first:end], places[first:end] = ~many.off[:, 0], many.rest[:, 0]
        on = stays[:end]
        yield Ghost(path, rest, knocked, _band(places[:end][on]), float(np.mean(on)))


def _band(places: NDArray[np.float64]) -> Band | None:
    """The ellipse that holds HELD of places (n, 2); None for too few, or when all are one."""
    if len(places) < _FEWEST:
        return None
    centre = places.mean(axis=0)
    away = places - centre
    sizes, ways = np.linalg.eigh(away.T @ away / len(places))
    if sizes[1] <= 1e-12:
        return None
    sizes = np.maximum(sizes, 1e-8)  # a line is drawn a tenth of a millimetre wide
    far = np.sqrt(((away @ ways) ** 2 / sizes).sum(axis=1))
    reach = float(np.quantile(far, HELD))
    longest = ways[:, 1]
    x, y = centre.tolist()
    axes = reach * sqrt(float(sizes[1])), reach * sqrt(float(sizes[0]))
    return Band((x, y), axes, atan2(float(longest[1]), float(longest[0])))
