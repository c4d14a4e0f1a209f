"""Where a thrower's slides come to rest: the chance of each space, and how dense the landings lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.board.labels import space_names
from lab.chance.intervals import Chance
from lab.chance.outcomes import check_slides
from lab.errors import LabError, MotionError, ThrowerError
from lab.geometry import space_map
from lab.whole_numbers import check_type

if TYPE_CHECKING:
    from lab.board import Board, Token
    from lab.throwers import Aim, Thrower

CELL = 0.005
"""Side of a density cell, m."""

FIRST, _PART = 2_000, 30_000
"""Slides of the first map of those that grow, and of the least that is worth a map in between."""


@dataclass(frozen=True)
class Knock:
    """What n slides do to a token that lay on the board: the chance that it moves, leaves the board, or is
    moved to a Go To Jail space."""

    moved: Chance
    off: Chance
    jail: Chance

    def as_dict(self) -> dict[str, Any]:
        """`{"moved", "off", "jail"}`, each with its interval, for JSON."""
        return {"moved": self.moved.as_dict(), "off": self.off.as_dict(), "jail": self.jail.as_dict()}


@dataclass(frozen=True, eq=False)
class LandingMap:
    """The landings of n slides round one aim.

    spaces: {space id: Chance} in board order, Go To Jail spaces and `blank` among them; together with `off`
    (the centre left the board) and `short` (at rest below the GO line, whatever lies there) the counts add up
    to n. jail: all Go To Jail spaces together. knocks: {resting token: Knock}.
    names: the T tokens, the slid one first. places (n, T, 2) m: where each came to rest, or crossed the edge;
    gone (n, T): which left the board.
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
    knocks: Mapping[str, Knock]
    names: tuple[str, ...]
    places: NDArray[np.float64] = field(repr=False)
    gone: NDArray[np.bool_] = field(repr=False)

    def __repr__(self) -> str:
        return f"<LandingMap: {self.n:,} slides, {self.thrower.name} thrower, board {self.board.name}>"

    @property
    def rest(self) -> NDArray[np.float64]:
        """Where the slid token came to rest, or crossed the edge, (n, 2) m."""
        return self.places[:, 0]

    @property
    def on_board(self) -> NDArray[np.bool_]:
        """Slides whose token stayed on the board, (n,)."""
        return ~self.gone[:, 0]

    def landings(self, token: str | None = None) -> NDArray[np.float64]:
        """Where a token came to rest on the board (m, 2) m: the slid one in all slides, another one in those that
        moved it. ThrowerError for a token that is not on the board."""
        if token is None or token == self.names[0]:
            return self.rest[self.on_board]
        if token not in self.resting:
            raise ThrowerError(
                f"there is no {token} on the board; there are {', '.join(self.names)}", where="token"
            )
        i = self.names.index(token)
        stayed = ~self.gone[:, i] & (self.places[:, i] != self.resting[token]).any(axis=1)
        return self.places[stayed, i]

    def density(
        self, cell: float = CELL, token: str | None = None
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
        """Landings per area: (density (nx, ny) in 1/m^2, x edges (nx + 1) m, y edges (ny + 1) m).

        Cells are squares of about `cell` m; summed over their area they give the chance to stay on the board, and
        for another `token` than the slid one the chance to be moved and stay on it.
        """
        x, y = _edges(self.board.width, cell), _edges(self.board.length, cell)
        landings = self.landings(token)
        shape = len(x) - 1, len(y) - 1
        column = np.minimum((landings[:, 0] * (shape[0] / self.board.width)).astype(np.int64), shape[0] - 1)
        row = np.minimum((landings[:, 1] * (shape[1] / self.board.length)).astype(np.int64), shape[1] - 1)
        counts = np.bincount(column * shape[1] + row, minlength=shape[0] * shape[1]).reshape(shape)
        return counts / (self.n * np.outer(np.diff(x), np.diff(y))), x, y

    def along(
        self, cell: float = 0.01, token: str | None = None
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Landings per length up the board: (density (ny,) in 1/m, edges (ny + 1) m)."""
        return self._marginal(1, self.board.length, cell, token)

    def across(
        self, cell: float = 0.01, token: str | None = None
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Landings per width across the board: (density (nx,) in 1/m, edges (nx + 1) m)."""
        return self._marginal(0, self.board.width, cell, token)

    def _marginal(
        self, axis: int, size: float, cell: float, token: str | None
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        counts, edges = np.histogram(self.landings(token)[:, axis], bins=_edges(size, cell))
        return counts / (self.n * np.diff(edges)), edges

    def as_dict(self) -> dict[str, Any]:
        """The `landing` document of the command line: chances with 95 % intervals, n and seed."""
        return {
            "n": self.n,
            "seed": self.seed,
            "board": self.board.name,
            "thrower": self.thrower.as_dict(),
            "aim": self.aim.as_dict(),
            "spaces": {space: chance.as_dict() for space, chance in self.spaces.items()},
            "off": self.off.as_dict(),
            "short": self.short.as_dict(),
            "jail": self.jail.as_dict(),
            "tokens": {name: knock.as_dict() for name, knock in self.knocks.items()},
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
    (landing,) = _growing(board, thrower, aim, n, seed, resting or {}, token, tokens, [n])
    return landing


def landing_maps(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    n: int = 100_000,
    seed: int = 1,
    resting: Mapping[str, tuple[float, float]] | None = None,
    *,
    token: str = "slid",
    tokens: Mapping[str, Token] | None = None,
    first: int = FIRST,
) -> Iterator[LandingMap]:
    """The map of `landing_map` as it grows: one of `first` slides at once, then more, the last one the whole.

    The last equals `landing_map` of the same numbers to the last bit. Leave off whenever something changed: between
    two maps nothing is under way.
    """
    if 0 < first < n / 2:
        yield landing_map(board, thrower, aim, first, seed, resting, token=token, tokens=tokens)
    ends = [n]
    while ends[0] > _PART and ends[0] > 4 * first:
        ends.insert(0, ends[0] // 3)
    yield from _growing(board, thrower, aim, n, seed, resting or {}, token, tokens, ends)


def _growing(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    n: int,
    seed: int,
    resting: Mapping[str, tuple[float, float]],
    token: str,
    tokens: Mapping[str, Token] | None,
    ends: Sequence[int],
) -> Iterator[LandingMap]:
    """Maps of the first slides of n, up to each of `ends`."""
    from lab.board import Board
    from lab.motion import draw_many, slide_many
    from lab.throwers import Thrower

    check_type(board, Board, "a Board, as `load_board` gives one", "board", LabError, "board")
    check_type(thrower, Thrower, "a Thrower, such as Thrower.preset('casual')", "thrower", ThrowerError)
    check_type(resting, Mapping, "{token: (x, y)} in metres", "resting", MotionError)
    check_slides(n, len(resting))
    kinds = {name: (tokens or {}).get(name) or board.token_for(name) for name in (token, *resting)}
    with ThreadPoolExecutor(1) as beside:  # the board's scatter is drawn while the hand's is
        board_draws = beside.submit(draw_many, board, n, seed, resting, token=token, tokens=tokens)
        releases = thrower.sample(aim, n, seed, board)
        drawn = board_draws.result()
    tally = _Tally(board, resting, tuple(kinds.values()))
    places, gone = np.empty((n, len(kinds), 2)), np.empty((n, len(kinds)), dtype=np.bool_)
    done = 0
    for end in ends:
        many = slide_many(
            board, releases.part(done, end), resting, token=token, tokens=tokens, drawn=drawn.part(done, end)
        )
        if done == 0 and end == n:
            places, gone = many.rest, many.off
        else:
            places[done:end], gone[done:end] = many.rest, many.off
        tally.add(many.rest, many.off)
        done = end
        yield LandingMap(
            board, thrower, aim, end, seed, dict(resting), **tally.chances(), names=many.names,
            places=places[:end], gone=gone[:end],
        )  # fmt: skip


def full_heat(density: NDArray[np.float64]) -> float:
    """The density at which a heat map of it is hottest: the 99.5th percentile of the cells met; 0 where none is.

    Cells that no slide came to do not count: of a narrow spot they would be nearly all.
    """
    met = density[density > 0]
    return float(np.quantile(met, 0.995)) if met.size else 0.0


class _Tally:
    """Counts of slides so far, by where they ended."""

    def __init__(
        self, board: Board, resting: Mapping[str, tuple[float, float]], kinds: Sequence[Token]
    ) -> None:
        self._board, self._resting, self._kinds = board, resting, kinds
        self._spaces = space_map(board)
        kind_of = {space.id: space.kind for space in board.spaces}
        self._jails = np.array([kind_of.get(space) == "go_to_jail" for space in self._spaces.ids])
        self._n = self._off = self._short = 0
        self._held = np.zeros(len(self._spaces.ids), dtype=np.int64)
        self._knocks = {name: np.zeros(3, dtype=np.int64) for name in resting}

    def add(self, rest: NDArray[np.float64], off: NDArray[np.bool_]) -> None:
        """Count more slides: rest (n, T, 2) m and off (n, T)."""
        count = self._spaces.count
        held, gone, short, _ = count(rest, off, 0, self._kinds[0].radius, lowest=self._board.go_line)
        self._held += held
        self._n += len(rest)
        self._off += gone
        self._short += short
        for i, (name, place) in enumerate(self._resting.items(), 1):
            held, gone, _, moved = count(rest, off, i, self._kinds[i].radius, start=place)
            self._knocks[name] += (moved, gone, int(held[self._jails].sum()))

    def chances(self) -> dict[str, Any]:
        """The chances that a LandingMap holds, by its fields' names."""
        n = self._n
        return {
            "spaces": dict(zip(self._spaces.ids, Chance.each(self._held, n), strict=True)),
            "off": Chance.of(self._off, n),
            "short": Chance.of(self._short, n),
            "jail": Chance.of(int(self._held[self._jails].sum()), n),
            "knocks": {
                name: Knock(*(Chance.of(int(count), n) for count in counts))
                for name, counts in self._knocks.items()
            },
        }


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
