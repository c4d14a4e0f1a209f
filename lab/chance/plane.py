"""Averaging over scatter in the landing plane: where to aim when the hand's spread of landings is known as such.

For games whose landings scatter evenly about the target, whatever the way there: darts, beanbags, a shove from close
by. The board's spaces are laid on a raster by their exact areas, and the raster is averaged with a normal scatter by
the fast Fourier transform, as in R. J. Tibshirani, A. Price and J. Taylor, "A statistician plays darts", Journal of
the Royal Statistical Society A 174 (2011) 213-226. On our slippery board two unequal directions, aim and speed, make
the spread another one at every place: there `aim_map` answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, isfinite
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.errors import ThrowerError

if TYPE_CHECKING:
    from lab.board import Board

Floats = NDArray[np.float64]

_MOST_CELLS = 4_000_000
_TAILS = 6.0


@dataclass(frozen=True, eq=False)
class PlaneMap:
    """The expected printed value of aiming at each place of a board, for normal scatter in the landing plane.

    across, along: standard deviations of the landing, m; together: their correlation. x (nx,) and y (ny,): places
    aimed at, m; values (nx, ny).
    """

    board: Board
    across: float
    along: float
    together: float
    x: Floats = field(repr=False)
    y: Floats = field(repr=False)
    values: Floats = field(repr=False)

    @property
    def best(self) -> tuple[float, float, float]:
        """The best place to aim at (m) and its expected value."""
        i, j = np.unravel_index(int(self.values.argmax()), self.values.shape)
        return float(self.x[i]), float(self.y[j]), float(self.values[i, j])

    def best_near(self, x: float, y: float, within: float) -> tuple[float, float, float]:
        """As `best`, among the places at most `within` m from (x, y). ThrowerError where there are none."""
        near = (self.x[:, None] - x) ** 2 + (self.y - y) ** 2 <= within**2
        if not near.any():
            raise ThrowerError(
                f"no place of the map is within {within:g} m of ({x:g}, {y:g})", where="within"
            )
        i, j = np.unravel_index(int(np.where(near, self.values, -np.inf).argmax()), self.values.shape)
        return float(self.x[i]), float(self.y[j]), float(self.values[i, j])


def landing_plane_map(
    board: Board,
    across: float,
    along: float | None = None,
    together: float = 0.0,
    *,
    cell: float | None = None,
) -> PlaneMap:
    """The expected value of the space under a landing that scatters normally about where it is aimed.

    across: standard deviation of x, m; along: of y, the same by default; together: their correlation. cell: side of
    the raster's cells, m, by default a 400th of the longer side. What lands beside the board is worth nothing. A
    landing is a point: the space under a token's centre.

    Raises ThrowerError for a scatter that is negative or not finite, a correlation beyond -1 to 1, too many cells.
    """
    along = across if along is None else along
    for name, sigma in (("across", across), ("along", along)):
        if not (isfinite(sigma) and sigma >= 0):
            raise ThrowerError(f"a scatter of {sigma:g} m is none; give 0 or more", where=name)
    if not abs(together) <= 1:
        raise ThrowerError(f"the correlation {together:g} must lie within -1 to 1", where="together")
    side = max(board.width, board.length) / 400 if cell is None else cell
    if not (isfinite(side) and side > 0):
        raise ThrowerError(f"cells of {side:g} m are none; give more than 0", where="cell")
    shape = max(ceil(board.width / side - 1e-9), 1), max(ceil(board.length / side - 1e-9), 1)
    beyond = ceil(_TAILS * across / side), ceil(_TAILS * along / side)
    if (shape[0] + beyond[0]) * (shape[1] + beyond[1]) > _MOST_CELLS:
        raise ThrowerError("that raster is too fine for so wide a scatter; give larger cells", where="cell")
    raster, x, y = value_raster(board, shape)
    return PlaneMap(
        board, across, along, together, x, y, averaged(raster, x, y, across, along, together, beyond)
    )


def value_raster(board: Board, shape: tuple[int, int]) -> tuple[Floats, Floats, Floats]:
    """The printed value in each cell of a raster over the board, each space by its exact area in the cell.

    Returns (values (nx, ny), middles x (nx,), middles y (ny,)), in money and m.
    """
    kept: tuple[Floats, Floats, Floats] = _raster(_Key(board), shape)
    return kept


class _Key:
    """A board as a key: the same spaces on the same measures."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._key = (board.spaces, board.width, board.length)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._key == other._key


@lru_cache(maxsize=8)
def _raster(key: _Key, shape: tuple[int, int]) -> tuple[Floats, Floats, Floats]:
    import shapely

    board = key.board
    x_edges, y_edges = np.linspace(0, board.width, shape[0] + 1), np.linspace(0, board.length, shape[1] + 1)
    corners = np.meshgrid(x_edges[:-1], y_edges[:-1], indexing="ij")
    opposite = np.meshgrid(x_edges[1:], y_edges[1:], indexing="ij")
    boxes = shapely.box(*(edge.ravel() for edge in (*corners, *opposite)))
    values = np.zeros(len(boxes))
    spaces = [space for space in board.spaces if space.value]
    if spaces:
        outlines = np.array([shapely.Polygon(space.corners) for space in spaces])
        shapely.prepare(outlines)
        which, cell = shapely.STRtree(boxes).query(outlines, predicate="intersects")
        whole = shapely.contains_properly(outlines[which], boxes[cell])
        part = np.ones(len(cell))
        cut = ~whole
        area = (x_edges[1] - x_edges[0]) * (y_edges[1] - y_edges[0])
        part[cut] = shapely.area(shapely.intersection(outlines[which[cut]], boxes[cell[cut]])) / area
        money = np.array([float(space.value) for space in spaces])
        np.add.at(values, cell, part * money[which])
    return values.reshape(shape), (x_edges[1:] + x_edges[:-1]) / 2, (y_edges[1:] + y_edges[:-1]) / 2


def averaged(
    raster: Floats,
    x: Floats,
    y: Floats,
    across: float,
    along: float,
    together: float,
    beyond: tuple[int, int],
) -> Floats:
    """A raster (nx, ny) over middles x and y averaged with the normal of `landing_plane_map`.

    The normal's transform is exact; so many cells `beyond` the raster hold nothing.
    """
    from scipy.fft import irfft2, next_fast_len, rfft2

    steps = [float(places[1] - places[0]) if len(places) > 1 else 1.0 for places in (x, y)]
    size = [next_fast_len(n + b, real=True) for n, b in zip(raster.shape, beyond, strict=True)]
    wave_x = np.fft.fftfreq(size[0], steps[0])[:, None] * across
    wave_y = np.fft.rfftfreq(size[1], steps[1]) * along
    damped = np.exp(-2 * np.pi**2 * (wave_x**2 + wave_y**2 + 2 * together * wave_x * wave_y))
    mean: Floats = irfft2(rfft2(raster, size) * damped, size)[: raster.shape[0], : raster.shape[1]]
    return mean
