"""Teach: the pins that pupils placed, and where the slides that were seen stopped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any

from lab import LabError
from ui.parts.part import Part

MOST_PINS = 8
MOST_STOPS = 10_000


@dataclass(frozen=True)
class Pin:
    """A guess: who, and how far up the board (m)."""

    name: str
    y: float


@dataclass(frozen=True)
class Teach:
    """pins: as placed, in order. stops: how far up the board (m) each slide came to rest, None where it fell off.

    speed: m/s of the release of the last slide; None before it. throws: of the last stops, as many as there are: the
    speed that was aimed (m/s), how far up the board the token was let go (m), and whether exactly as aimed. exact:
    whether what is thrown from now on leaves exactly as aimed, and not as the hand scatters.
    """

    pins: tuple[Pin, ...] = ()
    stops: tuple[float | None, ...] = ()
    speed: float | None = None
    throws: tuple[tuple[float, float, bool], ...] = ()
    exact: bool = False

    @property
    def last(self) -> float | None:
        """Where the last slide stopped (m)."""
        return self.stops[-1] if self.stops else None

    @property
    def way(self) -> float | None:
        """How far up the board the last slide went (m), from where it was let go; None where that is not known."""
        return self.last - self.throws[-1][1] if self.last is not None and self.throws else None

    @property
    def alike(self) -> dict[tuple[float, bool], list[tuple[float | None, float]]]:
        """Where the slides stopped and were let go (m), by the speed that was aimed (m/s) and whether exactly so;
        the slowest first."""
        found: dict[tuple[float, bool], list[tuple[float | None, float]]] = {}
        stops = self.stops[len(self.stops) - len(self.throws) :]
        for stop, (speed, start, exact) in zip(stops, self.throws, strict=True):
            found.setdefault((round(speed, 3), exact), []).append((stop, start))
        return dict(sorted(found.items()))

    def stopped(
        self, *stops: float | None, speed: float, aimed: float, start: float, exact: bool = False
    ) -> Teach:
        """With more slides; the oldest give way where there are too many. speed: of the last release (m/s)."""
        throws = (*self.throws, *((aimed, start, exact) for _ in stops))[-MOST_STOPS:]
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


def _throw(plain: Any) -> tuple[float, float, bool]:
    if not isinstance(plain, list | tuple) or len(plain) not in (2, 3):
        raise LabError("give a throw as its speed, where it was let go, and whether exactly", where="throws")
    exact = _flag(plain[2], "throws") if len(plain) == 3 else False
    return _number(plain[0], "throws"), _number(plain[1], "throws"), exact


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise LabError("give true or false", where=where)
    return value


TEACH = Part("teach", Teach(), asdict, _from_json)
