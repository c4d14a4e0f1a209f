"""A slide that can be looked at again: where every token was at any time, be it solved or seen live."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from math import ceil
from types import MappingProxyType
from typing import NamedTuple, Protocol

from lab import SlideResult
from lab.motion import Event
from ui.state import Place

SAMPLE = 1 / 60
"""Seconds between the points of a trail."""


class Snapshot(NamedTuple):
    """The tokens on the board at one time: place (m), velocity (m/s), turned (rad) and spin (rad/s)."""

    positions: Mapping[str, Place]
    velocities: Mapping[str, Place]
    headings: Mapping[str, float]
    spins: Mapping[str, float] = MappingProxyType({})


NOTHING = Snapshot(MappingProxyType({}), MappingProxyType({}), MappingProxyType({}))


class Film(Protocol):
    """token: the slid one. duration: s. events: what happened, in order of time."""

    @property
    def token(self) -> str: ...

    @property
    def duration(self) -> float: ...

    @property
    def events(self) -> tuple[Event, ...]: ...

    def at(self, t: float) -> Snapshot:
        """What lay and moved where at time t s; a token that is off is there no more."""
        ...


class SolvedFilm:
    """A slide of the exact solver, at any time as exact as that solver."""

    def __init__(self, result: SlideResult) -> None:
        self.result = result
        self.token = result.token
        self.duration = result.duration
        self.events = result.events
        self._leaves = {event.token: event.time for event in result.events if event.kind == "off"}

    def at(self, t: float) -> Snapshot:
        """What lay and moved where at time t s."""
        t = min(max(t, 0.0), self.duration)
        here = {
            name: motion
            for name, motion in self.result.motion(t).items()
            if t < self._leaves.get(name, self.duration + 1.0)
        }
        k = t / SAMPLE
        headings = {}
        for name, turned in self._headings.items():
            if name in here:
                low = min(int(k), len(turned) - 1)
                high = min(low + 1, len(turned) - 1)
                headings[name] = turned[low] + (turned[high] - turned[low]) * (k - low)
        return Snapshot(
            {name: (motion.x, motion.y) for name, motion in here.items()},
            {name: (motion.vx, motion.vy) for name, motion in here.items()},
            headings,
            {name: motion.spin for name, motion in here.items()},
        )

    @cached_property
    def _headings(self) -> dict[str, list[float]]:
        """How far each token that moves has turned, every SAMPLE s: its spin summed up (trapezoids)."""
        steps = ceil(self.duration / SAMPLE) + 1
        turned = {}
        for name, path in self.result.paths.items():
            if name != self.token and len(path.pieces) < 2:
                continue
            end = min(self.duration, self._leaves.get(name, self.duration))
            spins = [path.motion(min(k * SAMPLE, end)).spin for k in range(steps + 1)]
            total, sums = 0.0, [0.0]
            for before, after in pairwise(spins):
                total += 0.5 * (before + after) * SAMPLE
                sums.append(total)
            turned[name] = sums
        return turned


class LiveFilm:
    """What was seen of a live slide, as it grows; between two pictures everything moves evenly."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.events: tuple[Event, ...] = ()
        self._times: list[float] = []
        self._seen: list[Snapshot] = []

    @property
    def duration(self) -> float:
        """Seconds up to the last picture."""
        return self._times[-1] if self._times else 0.0

    def add(self, t: float, snapshot: Snapshot) -> None:
        """One more picture, later than the last; at the same time it takes its place."""
        if self._times and t <= self._times[-1]:
            self._seen[-1] = snapshot
            return
        self._times.append(t)
        self._seen.append(snapshot)

    def at(self, t: float) -> Snapshot:
        """What lay and moved where at time t s."""
        if not self._times:
            return NOTHING
        k = bisect_right(self._times, t) - 1
        if k < 0:
            return self._seen[0]
        if k >= len(self._times) - 1:
            return self._seen[-1]
        before, after = self._seen[k], self._seen[k + 1]
        part = (t - self._times[k]) / (self._times[k + 1] - self._times[k])
        if part <= 0:
            return before
        return Snapshot(
            {
                name: _between(place, after.positions.get(name), part)
                for name, place in before.positions.items()
            },
            before.velocities,
            {
                name: angle + part * (after.headings.get(name, angle) - angle)
                for name, angle in before.headings.items()
            },
            before.spins,
        )


def _between(one: Place, other: Place | None, part: float) -> Place:
    if other is None or other == one:
        return one
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])
