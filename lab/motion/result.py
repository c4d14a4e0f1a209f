"""What a slide gives back: one as a SlideResult with its events and path, many as arrays."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from math import isnan
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.compiled import with_constants
from lab.errors import MotionError
from lab.motion.events import KINDS, Event, other_name
from lab.motion.sampled import TOKEN, seconds
from lab.motion.scatter import Draw
from lab.motion.tables import FORM, LAW, T0, new_plan

Floats = NDArray[np.float64]


class Motion(NamedTuple):
    """A token's place (m), velocity (m/s) and spin (rad/s) at one time."""

    x: float
    y: float
    vx: float
    vy: float
    spin: float


@dataclass(frozen=True, eq=False)
class Path:
    """A token's way as the solver's pieces, (n, columns), sorted by time, the board's numbers (`tables.py`), and
    whether its solver was one for paths that may curve."""

    pieces: Floats
    board: Floats
    may_curve: bool

    def at(self, t: float) -> tuple[float, float]:
        """The token's centre (x, y) m at time t s: exact between events, its rest after the last."""
        motion = self.motion(t)
        return motion.x, motion.y

    def motion(self, t: float) -> Motion:
        """Place, velocity and spin at time t s."""
        from lab.motion.pieces import motion_at, spin_at

        state, spin = motion_at, spin_at
        if not self.may_curve:
            state, spin = with_constants(state, MAY_CURVE=False), with_constants(spin, MAY_CURVE=False)
        k = max(bisect_right(self.pieces[:, TOKEN + T0].tolist(), t) - 1, 0)
        piece, plan = self.pieces[k : k + 1], new_plan(1)
        plan[0, FORM], plan[0, LAW] = piece[0, 1], piece[0, 2]
        tok = np.ascontiguousarray(piece[:, TOKEN:])
        t = max(t, float(tok[0, T0]))
        x, y, vx, vy = state(0, t, tok, plan, self.board)
        return Motion(x, y, vx, vy, spin(0, t, tok, plan, self.board))


@dataclass(frozen=True, eq=False)
class SlideResult:
    """One slide: where everything lies afterwards and what happened on the way.

    token: the slid one. rest: {token: (x, y)} m of all that are still on the board. off: those that left it.
    events: in order of time, which never goes back. duration: s until all lay still. draw: the values used.
    """

    token: str
    rest: dict[str, tuple[float, float]]
    off: frozenset[str]
    events: tuple[Event, ...]
    duration: float
    draw: Draw
    paths: dict[str, Path] = field(repr=False)

    def __repr__(self) -> str:
        return (
            f"<SlideResult of {self.token}: rest {self.rest}, off {sorted(self.off)}, {self.duration:.3f} s>"
        )

    @property
    def hits(self) -> int:
        """Contacts between tokens in this slide."""
        return sum(event.kind == "contact" for event in self.events)

    @property
    def toppled(self) -> frozenset[str]:
        """Tokens that a hit tipped over; each is stood up where it lies (K8)."""
        return frozenset(event.token for event in self.events if event.kind == "topple")

    def at(self, t: float) -> dict[str, tuple[float, float]]:
        """Every token's centre (x, y) m at time t s after the release; of one that is off, where it left."""
        return {name: (motion.x, motion.y) for name, motion in self.motion(t).items()}

    def motion(self, t: float) -> dict[str, Motion]:
        """Every token's place, velocity and spin at time t s after the release."""
        t = _seconds(t)
        leaves = {event.token: event.time for event in self.events if event.kind == "off"}
        return {name: path.motion(min(t, leaves.get(name, t))) for name, path in self.paths.items()}

    def trajectory(self, times: ArrayLike) -> dict[str, Floats]:
        """Every token's way sampled at `times` (n,) s: {token: (n, 2) m}, exact between events."""
        sampled = [self.at(t) for t in seconds(times).tolist()]
        return {name: np.array([places[name] for places in sampled]).reshape(-1, 2) for name in self.paths}

    def as_dict(self) -> dict[str, Any]:
        """Rest, off and events as plain data for JSON."""
        return {
            "rest": {name: list(place) for name, place in self.rest.items()},
            "off": sorted(self.off),
            "events": [event.as_dict() for event in self.events],
        }


def _seconds(t: float) -> float:
    """A time as a float; MotionError for what is none."""
    try:
        seconds = float(t)
    except (TypeError, ValueError, OverflowError) as error:
        raise MotionError("this is not a time; give seconds after the release", where="t") from error
    if isnan(seconds):
        raise MotionError("nan is not a time; give seconds after the release", where="t")
    return seconds


@dataclass(frozen=True, eq=False)
class EventArrays:
    """The events of many slides as arrays; those of slide n are rows starts[n] to starts[n + 1].

    kind: index into `events.KINDS`. time s, token and other: numbers in `names` (other: -1 for none, or a
    rail's or seam's number). impulse N s. place (M, 2) m.
    """

    names: tuple[str, ...]
    starts: NDArray[np.int64]
    kind: NDArray[np.int64]
    time: Floats
    token: NDArray[np.int64]
    other: NDArray[np.int64]
    impulse: Floats
    place: Floats

    def __repr__(self) -> str:
        return f"<EventArrays: {len(self.kind):,} events in {len(self.starts) - 1:,} slides>"

    @classmethod
    def from_log(cls, names: tuple[str, ...], starts: NDArray[np.int64], log: Floats) -> EventArrays:
        """From the solver's log (M, 7)."""
        kind, token, other = (log[:, k].astype(np.int64) for k in (0, 2, 3))
        return cls(names, starts, kind, log[:, 1].copy(), token, other, log[:, 4].copy(), log[:, 5:7].copy())

    def of(self, n: int) -> tuple[Event, ...]:
        """The events of slide n."""
        return tuple(self._event(k) for k in range(self.starts[n], self.starts[n + 1]))

    def _event(self, k: int) -> Event:
        kind = KINDS[self.kind[k]]
        x, y = self.place[k].tolist()
        other = other_name(kind, int(self.other[k]), self.names)
        return Event(
            kind, float(self.time[k]), self.names[self.token[k]], (x, y), other, float(self.impulse[k])
        )


@dataclass(frozen=True, eq=False)
class SlideBatch:
    """N slides into the same table, as arrays; token 0 is the slid one, then the resting ones as given.

    names: T tokens. rest (N, T, 2) m: of a token that is off, where its centre crossed the edge; take
    `rest[on]` for those that rest on the board alone.
    off, toppled (N, T) bool. hits (N,). duration (N,) s. mu, restitution (N,), factor (N, T): the values used.
    events: where they were asked for. trajectory: where times (n,) were, (N, n, T, 2) m: each token's place at each, in
    the order in which they were asked, the token axis as in `rest`, so that every array of a batch is indexed alike
    and what has not moved needs no word of its own; of a token that is off, where its centre crossed the edge.
    """

    names: tuple[str, ...]
    rest: Floats
    off: NDArray[np.bool_]
    toppled: NDArray[np.bool_]
    hits: NDArray[np.int64]
    duration: Floats
    mu: Floats
    restitution: Floats
    factor: Floats
    events: EventArrays | None = None
    trajectory: Floats | None = None

    def __repr__(self) -> str:
        gone = int(self.off.sum())
        return (
            f"<SlideBatch: {len(self):,} slides with {', '.join(self.names)}; {gone:,} tokens off the board>"
        )

    @property
    def on(self) -> NDArray[np.bool_]:
        """Which tokens lie on the board at the end, (N, T): `batch.rest[batch.on]` are the places of those alone."""
        return ~self.off

    def __len__(self) -> int:
        return len(self.rest)
