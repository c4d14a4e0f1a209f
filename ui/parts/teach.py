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

    speed: m/s of the release of the last slide; None before it.
    """

    pins: tuple[Pin, ...] = ()
    stops: tuple[float | None, ...] = ()
    speed: float | None = None

    @property
    def last(self) -> float | None:
        """Where the last slide stopped (m)."""
        return self.stops[-1] if self.stops else None

    def stopped(self, *stops: float | None, speed: float) -> Teach:
        """With more slides; the oldest give way where there are too many."""
        return replace(self, stops=(*self.stops, *stops)[-MOST_STOPS:], speed=speed)

    def nearest(self) -> int | None:
        """Which pin was nearest to the last stop."""
        if self.last is None or not self.pins:
            return None
        last = self.last
        return min(range(len(self.pins)), key=lambda at: abs(self.pins[at].y - last))


def _number(value: Any, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise LabError("give metres as a number", where=where)
    return float(value)


def _from_json(plain: Any) -> Teach:
    if not isinstance(plain, Mapping) or set(plain) - {"pins", "stops", "speed"}:
        raise LabError("give pins, stops and speed, or leave some of them out")
    pins = tuple(Pin(str(pin["name"])[:40], _number(pin["y"], "pins")) for pin in plain.get("pins", ()))
    stops = tuple(None if y is None else _number(y, "stops") for y in plain.get("stops", ()))
    speed = plain.get("speed")
    return Teach(pins[:MOST_PINS], stops[-MOST_STOPS:], None if speed is None else _number(speed, "speed"))


TEACH = Part("teach", Teach(), asdict, _from_json)
