"""Teach: the pins that pupils placed, and where the slides that were seen stopped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from math import isfinite
from typing import Any, NamedTuple

from lab import Board, LabError, Thrower
from ui.parts.part import Part

MOST_PINS = 8
MOST_STOPS = 10_000


Kind = tuple[float, bool, int]
"""Of slides that are counted together: the speed that was aimed (m/s), whether exactly so, and which of
`Teach.tables` they were thrown on."""


@dataclass(frozen=True)
class Pin:
    """A guess: who, and how far up the board (m)."""

    name: str
    y: float


class Throw(NamedTuple):
    """How a slide began. aimed: its speed (m/s). start: how far up the board it was let go (m). exact: whether as
    aimed, and not as the hand scatters. mu: the board's coefficient of friction, None where that was not kept. table:
    the same for the same surface and hand, another for each other one."""

    aimed: float
    start: float
    exact: bool = False
    mu: float | None = None
    table: str = ""


def throw_of(board: Board, thrower: Thrower, *, aimed: float, start: float, exact: bool) -> Throw:
    """A throw on a board by a hand, which is of no matter where it throws exactly."""
    size = board.length, board.width, board.tilt_pitch, board.tilt_roll, board.seams, board.rails
    told = repr((board.surface, board.token, board.tokens, size, None if exact else thrower))
    return Throw(aimed, start, exact, board.surface.mu, sha256(told.encode()).hexdigest()[:12])


@dataclass(frozen=True)
class Teach:
    """pins: as placed, in order. stops: how far up the board (m) each slide came to rest, None where it fell off.

    speed: m/s of the release of the last slide; None before it. throws: of the last stops, as many as there are.
    exact: whether what is thrown from now on leaves exactly as aimed, and not as the hand scatters.
    """

    pins: tuple[Pin, ...] = ()
    stops: tuple[float | None, ...] = ()
    speed: float | None = None
    throws: tuple[Throw, ...] = ()
    exact: bool = False

    @property
    def last(self) -> float | None:
        """Where the last slide stopped (m)."""
        return self.stops[-1] if self.stops else None

    @property
    def way(self) -> float | None:
        """How far up the board the last slide went (m), from where it was let go; None where that is not known."""
        return self.last - self.throws[-1].start if self.last is not None and self.throws else None

    @property
    def alike(self) -> dict[Kind, list[tuple[float | None, float]]]:
        """Where the slides stopped and were let go (m), by their kind; the slowest first."""
        found: dict[Kind, list[tuple[float | None, float]]] = {}
        stops = self.stops[len(self.stops) - len(self.throws) :]
        for stop, throw, kind in zip(stops, self.throws, self._kinds(), strict=True):
            found.setdefault(kind, []).append((stop, throw.start))
        return dict(sorted(found.items()))

    def latest(self, most: int) -> set[Kind]:
        """The kinds that were thrown last, so many at most."""
        return set(list(dict.fromkeys(reversed(self._kinds())))[:most])

    def _kinds(self) -> list[Kind]:
        number = {table: at for at, table in enumerate(self.tables)}
        return [(round(one.aimed, 3), one.exact, number[one.mu, one.table]) for one in self.throws]

    @property
    def tables(self) -> tuple[tuple[float | None, str], ...]:
        """mu and mark of the tables and hands that were thrown on and by, as they came."""
        return tuple(dict.fromkeys((throw.mu, throw.table) for throw in self.throws))

    def stopped(self, *stops: float | None, speed: float, throw: Throw) -> Teach:
        """With more slides; the oldest give way where there are too many. speed: of the last release (m/s)."""
        throws = (*self.throws, *(throw for _ in stops))[-MOST_STOPS:]
        return replace(self, stops=(*self.stops, *stops)[-MOST_STOPS:], speed=speed, throws=throws)

    def nearest(self) -> int | None:
        """Which pin was nearest to the last stop."""
        if self.last is None or not self.pins:
            return None
        last = self.last
        return min(range(len(self.pins)), key=lambda at: abs(self.pins[at].y - last))


_KEYS = {"pins", "stops", "speed", "throws", "exact"}


def _number(value: Any, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise LabError("give metres as a number", where=where)
    return float(value)


def _from_json(plain: Any) -> Teach:
    if not isinstance(plain, Mapping) or set(plain) - _KEYS:
        raise LabError("give pins, stops, speed, throws and exact, or leave some of them out")
    pins = tuple(Pin(str(pin["name"])[:40], _number(pin["y"], "pins")) for pin in plain.get("pins", ()))
    stops = tuple(None if y is None else _number(y, "stops") for y in plain.get("stops", ()))
    speed = plain.get("speed")
    throws = tuple(_throw(throw) for throw in plain.get("throws", ()))
    if len(throws) > len(stops):
        raise LabError("give no more throws than stops", where="throws")
    speed = None if speed is None else _number(speed, "speed")
    exact = _flag(plain.get("exact", False), "exact")
    return Teach(pins[:MOST_PINS], stops[-MOST_STOPS:], speed, throws[-MOST_STOPS:], exact)


def _throw(plain: Any) -> Throw:
    if not isinstance(plain, list | tuple) or not 2 <= len(plain) <= 5:
        raise LabError(
            "give a throw as its speed, where it was let go, whether exactly, mu, and its table's mark",
            where="throws",
        )
    throw = Throw(*plain)
    mu = None if throw.mu is None else _number(throw.mu, "throws")
    aimed, start = _number(throw.aimed, "throws"), _number(throw.start, "throws")
    return Throw(aimed, start, _flag(throw.exact, "throws"), mu, str(throw.table)[:40])


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise LabError("give true or false", where=where)
    return value


TEACH = Part("teach", Teach(), asdict, _from_json)
