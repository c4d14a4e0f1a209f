"""Where a thrower's slides come to rest: the chance of each space, and how dense the landings lie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.board.labels import space_names
from lab.chance.intervals import Chance
from lab.errors import LabError, ThrowerError
from lab.geometry import space_map

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.throwers import Aim, Thrower

MOST_SLIDES, MOST_PLACES = 10_000_000, 40_000_000
"""Slides, and slides times tokens, that one landing map may take: about a gigabyte while it is computed."""

CELL = 0.005
"""Side of a density cell, m."""


@dataclass(frozen=True, eq=False)
class LandingMap:
    """The landings of n slides round one aim.

    spaces: {space id: Chance} in board order, Go To Jail spaces and `blank` among them; together with `off`
    (the centre left the board) and `short` (at rest below the GO line, whatever lies there) the counts add up
    to n. jail: all Go To Jail spaces together.
    rest (n, 2) m: where the slid token came to rest, or crossed the edge; on_board (n,) tells which.
    """

    board: Board
    thrower: Thrower
    aim: Aim
    n: int
    seed: int
    resting: Mapping[str, tuple[float, float]]
    spaces: Mapping[str, Chance]
    off: Chance
    short: Chance
    jail: Chance
    rest: NDArray[np.float64] = field(repr=False)
    on_board: NDArray[np.bool_] = field(repr=False)

    def density(
        self, cell: float = CELL
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
        """Landings per area: (density (nx, ny) in 1/m^2, x edges (nx + 1) m, y edges (ny + 1) m).

        Cells are squares of about `cell` m; summed over their area they give the chance to stay on the board.
        """
        x, y = _edges(self.board.width, cell), _edges(self.board.length, cell)
        stayed = self.rest[self.on_board]
        counts, _, _ = np.histogram2d(stayed[:, 0], stayed[:, 1], bins=(x, y))
        return counts / (self.n * np.outer(np.diff(x), np.diff(y))), x, y

    def along(self, cell: float = 0.01) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Landings per length up the board: (density (ny,) in 1/m, edges (ny + 1) m)."""
        return self._marginal(1, self.board.length, cell)

    def across(self, cell: float = 0.01) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Landings per width across the board: (density (nx,) in 1/m, edges (nx + 1) m)."""
        return self._marginal(0, self.board.width, cell)

    def _marginal(
        self, axis: int, size: float, cell: float
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        counts, edges = np.histogram(self.rest[self.on_board, axis], bins=_edges(size, cell))
        return counts / (self.n * np.diff(edges)), edges

    def as_dict(self) -> dict[str, Any]:
        """The `landing` document of the command line: chances with 95 % intervals, n and seed."""
        return {
            "n": self.n,
            "seed": self.seed,
            "board": self.board.name,
            "thrower": {
                "name": self.thrower.name,
                **{key: getattr(self.thrower, key) for key in ("angle", "speed", "place", "spin")},
            },
            "aim": {key: getattr(self.aim, key) for key in ("x", "angle", "speed", "spin")},
            "spaces": {space: chance.as_dict() for space, chance in self.spaces.items()},
            "off": self.off.as_dict(),
            "short": self.short.as_dict(),
            "jail": self.jail.as_dict(),
        }

    def rows(self) -> list[tuple[str, Chance]]:
        """(name, chance) of every space that was met, off and short too, the likeliest first."""
        names = space_names(self.board)
        rows = [(names[space], chance) for space, chance in self.spaces.items()]
        rows += [("Off the board", self.off), ("Short of the GO line", self.short)]
        return sorted((row for row in rows if row[1].count), key=lambda row: -row[1].count)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td style='text-align:left'>{escape(name)}</td><td>{100 * chance.p:.2f} %</td>"
            f"<td>{100 * chance.lo:.2f} to {100 * chance.hi:.2f}</td></tr>"
            for name, chance in self.rows()
        )
        return (
            "<table><thead><tr><th style='text-align:left'>Space</th><th>Chance</th><th>95 %</th></tr>"
            f"</thead><tbody>{rows}</tbody><caption>{self.n:,} slides, thrower {escape(self.thrower.name)}, "
            f"board {escape(self.board.name)}, seed {self.seed}</caption></table>"
        )


def landing_map(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    n: int = 100_000,
    seed: int = 1,
    resting: Mapping[str, tuple[float, float]] | None = None,
    *,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
) -> LandingMap:
    """Where `n` slides of the thrower come to rest, each into the same `resting` tokens {name: (x, y)} m.

    The thrower's scatter and the board's (mu, restitution) are drawn from `seed`. A token's space is the one
    that holds most of its base (K9; ties by the rule's default).

    Raises ThrowerError for a count of slides that is none or too many to hold; MotionError as `slide_many`.
    """
    from lab.motion import slide_many

    most = min(MOST_SLIDES, MOST_PLACES // (1 + len(resting or {})))
    if n > most:
        raise ThrowerError(f"{n} slides are more than one map takes; give at most {most}", where="n")
    releases = thrower.sample(aim, n, seed, board)
    many = slide_many(board, releases, resting, token=token, tokens=tokens, seed=seed)
    rest, on_board = many.rest[:, 0].copy(), ~many.off[:, 0]
    radius = ((tokens or {}).get(token) or board.token_for(token)).radius
    spaces = space_map(board)
    short = on_board & (rest[:, 1] < board.go_line)
    landed = on_board & ~short
    held = spaces.holding(np.clip(rest[landed], 0.0, [board.width, board.length]), radius)
    counts = np.bincount(held, minlength=len(spaces.ids))
    kinds = {space.id: space.kind for space in board.spaces}
    jail = sum(int(c) for i, c in zip(spaces.ids, counts, strict=True) if kinds.get(i) == "go_to_jail")
    return LandingMap(
        board,
        thrower,
        aim,
        n,
        seed,
        dict(resting or {}),
        {space: Chance.of(int(count), n) for space, count in zip(spaces.ids, counts, strict=True)},
        off=Chance.of(n - int(on_board.sum()), n),
        short=Chance.of(int(short.sum()), n),
        jail=Chance.of(jail, n),
        rest=rest,
        on_board=on_board,
    )


def _edges(size: float, cell: float) -> NDArray[np.float64]:
    """Edges of equal cells of at most `cell` m over the whole length `size`; LabError for cells of no size, or so
    small that there would be more than a million."""
    if not (isinstance(cell, int | float) and size / 1e6 <= cell <= 1e6):
        raise LabError(
            f"cells of {cell} m cannot be counted in; give one from {size / 1e6:g} m up",
            code="usage",
            where="cell",
        )
    return np.linspace(0.0, size, ceil(size / cell - 1e-9) + 1)
