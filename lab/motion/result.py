"""What a slide gives back: one as a SlideResult with its events and path, many as arrays."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lab.motion.events import Event


@dataclass(frozen=True)
class Draw:
    """The values that one slide used: mu (of the board, before a token's factor), restitution, and the slid
    token's own factor on mu."""

    mu: float
    restitution: float
    factor: float


@dataclass(frozen=True, eq=False)
class Path:
    """A token's way as pieces, each one straight and slowed evenly from its start on.

    pieces (n, 8): x, y, direction x and y, speed, spin, deceleration, time; sorted by time.
    """

    pieces: NDArray[np.float64]

    def at(self, t: float) -> tuple[float, float]:
        """The token's centre (x, y) m at time t s: exact between events, its rest after the last."""
        from lab.motion.friction import distance

        k = max(bisect_right(self.pieces[:, 7].tolist(), t) - 1, 0)
        x, y, ux, uy, v, _, a, start = self.pieces[k]
        along = distance(v, a, max(t - start, 0.0)) if v > 0 else 0.0
        return float(x + ux * along), float(y + uy * along)


@dataclass(frozen=True, eq=False)
class SlideResult:
    """One slide: where everything lies afterwards and what happened on the way.

    token: the slid one. rest: {token: (x, y)} m of all that are still on the board. off: those that left it.
    events: in order of time. duration: s until all lay still. draw: the values used.
    """

    token: str
    rest: dict[str, tuple[float, float]]
    off: frozenset[str]
    events: tuple[Event, ...]
    duration: float
    draw: Draw
    paths: dict[str, Path] = field(repr=False)

    @property
    def hits(self) -> int:
        """Contacts between tokens in this slide."""
        return sum(event.kind == "contact" for event in self.events)

    def at(self, t: float) -> dict[str, tuple[float, float]]:
        """Every token's centre (x, y) m at time t s after the release; of one that is off, where it left."""
        leaves = {event.token: event.time for event in self.events if event.kind == "off"}
        return {name: path.at(min(t, leaves.get(name, t))) for name, path in self.paths.items()}

    def as_dict(self) -> dict[str, Any]:
        """Rest, off and events as plain data for JSON."""
        return {
            "rest": {name: list(place) for name, place in self.rest.items()},
            "off": sorted(self.off),
            "events": [event.as_dict() for event in self.events],
        }


@dataclass(frozen=True, eq=False)
class SlideBatch:
    """N slides into the same table, as arrays; token 0 is the slid one, then the resting ones as given.

    names: T tokens. rest (N, T, 2) m: of a token that is off, where its centre crossed the edge.
    off (N, T) bool. hits (N,). duration (N,) s. mu (N,), restitution (N,): the values each slide used.
    """

    names: tuple[str, ...]
    rest: NDArray[np.float64]
    off: NDArray[np.bool_]
    hits: NDArray[np.int64]
    duration: NDArray[np.float64]
    mu: NDArray[np.float64]
    restitution: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.rest)
