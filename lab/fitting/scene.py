"""What happens in a recording: who lies still, is pushed, coasts, hits whom, comes to rest.

Each token's track is cut into segments; a slide is the first coasting after a token was set in motion, up to
the next hit, with the rest that follows it. Where two tokens change their velocities at one moment while they
are nearest, they have met; a change that no other token shares is a rail, where the token bounces back, else a hand or
a token that was not tracked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lab.errors import FitError
from lab.fitting.bodies import Body, bodies_of
from lab.fitting.frames import Repeats, thinned, without_jumps
from lab.fitting.kinks import Kink, kinks_of, velocities, window_rows
from lab.fitting.laws import LAWS, FloatArray
from lab.fitting.segments import Segment, SegmentKind, Stretch, in_hits, rested, rows_of, slides_of
from lab.fitting.slides import LEAST_PATH, Slide, slide_from
from lab.fitting.solve import solve_one
from lab.recordings import Recording
from lab.recordings.recording import MIN_ROWS
from lab.threads import stop_if_asked

_NEAR = 0.3
"""Metres from centre to centre within which tokens may touch."""

_GAP = 0.008
"""Seconds beside a hit that belong to no slide."""


@dataclass(frozen=True, eq=False)
class Actor:
    """A token with its segments, its sudden changes of velocity, and the slides to fit.

    later: the coasting after hits, which is not fitted (a hit token may spin).
    """

    body: Body
    segments: tuple[Segment, ...]
    kinks: tuple[Kink, ...]
    slides: tuple[Slide, ...]
    later: tuple[Slide, ...]


@dataclass(frozen=True, eq=False)
class Meeting:
    """Two tokens that change their velocities together, by their numbers in the scene; other None for one that meets no
    tracked token: a rail, or what is not known."""

    one: int
    other: int | None
    kink: Kink
    other_kink: Kink | None
    rail: bool = False


MOST_TRACKS = 1000
"""Of one recording, whose tracks are held against one another, two by two."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A recording understood.

    repeats: tracks in which pictures come again; jumps: by track, how many marks were left out as wrong.
    """

    recording: Recording
    actors: tuple[Actor, ...]
    meetings: tuple[Meeting, ...]
    repeats: tuple[Repeats, ...]
    jumps: Mapping[str, int]

    @property
    def slides(self) -> tuple[Slide, ...]:
        """All slides to fit."""
        return tuple(slide for actor in self.actors for slide in actor.slides)

    @property
    def still(self) -> tuple[str, ...]:
        """The labels of tokens in which nothing slides."""
        return tuple(a.body.label for a in self.actors if not a.slides and not a.later)


def scene_of(recording: Recording, told: Mapping[str, Sequence[Stretch]] | None = None) -> Scene:
    """What happens in a recording; told: the segments of tokens by name, where somebody knows better. FitError for
    more than MOST_TRACKS."""
    stop_if_asked()
    if len(recording.tracks) > MOST_TRACKS:
        raise FitError(
            f"{len(recording.tracks)} tracks are more than can be compared with one another; give at most "
            f"{MOST_TRACKS}, and leave out the short ones of a tracker that changes its tokens' names",
            where=recording.file,
        )
    given, repeats = thinned(recording)
    given, jumps = without_jumps(given)
    bodies = bodies_of(given)
    kinks = [kinks_of(b.t, b.x, b.y, b.noise) for b in bodies]
    known = {i: rows_of(b, told[b.name]) for i, b in enumerate(bodies) if told and told.get(b.name)}
    for i, segments in known.items():
        kinks[i] = in_hits(bodies[i], segments, kinks[i])
    told_rails = {id(k) for i, own in known.items() for k in in_hits(bodies[i], own, kinks[i], ("rail",))}
    pairs = _pairs(bodies, [[k for k in own if id(k) not in told_rails] for own in kinks])
    shared = {id(kink) for _, _, a, b in pairs for kink in (a, b)}
    actors, meetings = [], []
    for i, body in enumerate(bodies):
        if i in known:
            sure = list(kinks[i])
            actors.append(Actor(body, known[i], tuple(sure), *slides_of(body, known[i])))
        else:
            episodes = _episodes(body)
            sure = [
                k
                for k in kinks[i]
                if id(k) in shared or (_inside(body, k, episodes) and not _coasts(body, k, episodes))
            ]
            alone = [k for k in sure if id(k) not in shared and not _from_still(k)]
            rails = [k for k in alone if k.rebound is not None and not _off_a_token(bodies, i, k)]
            actors.append(_actor(body, episodes, sure, rails))
        for kink in sure:
            if id(kink) not in shared and not _from_still(kink):
                rail = id(kink) in told_rails if i in known else any(kink is k for k in rails)
                meetings.append(Meeting(i, None, kink, None, rail))
    meetings.extend(Meeting(i, j, a, b) for i, j, a, b in pairs)
    meetings.sort(key=lambda meeting: meeting.kink.time)
    return Scene(recording, tuple(actors), tuple(meetings), repeats, jumps)


def _pairs(bodies: Sequence[Body], kinks: Sequence[Sequence[Kink]]) -> list[tuple[int, int, Kink, Kink]]:
    """Kinks of two tokens at one moment, with changes of velocity against each other, while they are near."""
    found = []
    beats = [float(np.median(np.diff(body.t))) for body in bodies]
    moved = [i for i in range(len(bodies)) if kinks[i]]
    for at, i in enumerate(moved):
        for j in moved[at + 1 :]:
            beat = max(beats[i], beats[j])
            for a in kinks[i]:
                for b in kinks[j]:
                    against = float(np.dot(a.change, b.change))
                    size = float(np.hypot(*a.change) * np.hypot(*b.change))
                    if abs(a.time - b.time) <= max(2.0 * beat, 0.02) and against < -0.5 * size:
                        found.append((abs(a.time - b.time), i, j, a, b))
    taken: set[int] = set()
    pairs = []
    for _, i, j, a, b in sorted(found, key=lambda one: one[:3]):
        if id(a) not in taken and id(b) not in taken:
            taken |= {id(a), id(b)}
            pairs.append((i, j, a, b))
    return pairs


def _off_a_token(bodies: Sequence[Body], i: int, kink: Kink) -> bool:
    """Whether another tracked token lies where the push came from: too heavy to show the hit, as a rail would be."""
    push = np.array(kink.change) / np.hypot(*kink.change)
    for other in bodies:
        if other is not bodies[i] and other.t[0] <= kink.time <= other.t[-1]:
            here, there = (
                np.array([np.interp(kink.time, body.t, axis) for axis in (body.x, body.y)])
                for body in (bodies[i], other)
            )
            apart = float(np.hypot(*(here - there)))
            if apart < _NEAR and float(push @ (here - there)) > 0.9 * apart:
                return True
    return False


def _from_still(kink: Kink) -> bool:
    """Whether the token hardly moved before: a kink that sets it in motion, not one that ends a coasting."""
    return float(np.hypot(*kink.before)) < 0.25 * float(np.hypot(*kink.after))


def _episodes(body: Body) -> list[tuple[int, int]]:
    """Stretches of rows in which a token moves, first and last row of each."""
    m = window_rows(body.t)
    if len(body.t) < MIN_ROWS or body.reach < max(LEAST_PATH, 8 * body.noise):
        return []
    speed = np.hypot(*velocities(body.t, body.x, body.y, m))
    beat = float(np.median(np.diff(body.t)))
    n = 2 * max(1, m // 2) + 1
    error = body.noise / (beat * np.sqrt(n * (n * n - 1) / 12.0))
    moving = speed > max(3.5 * error, 0.03 * float(speed.max()), 0.004)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], moving.view(np.int8), [0]])))
    stretches = list(zip(edges[::2].tolist(), (edges[1::2] - 1).tolist(), strict=True))
    merged: list[tuple[int, int]] = []
    for first, last in stretches:
        if merged:
            before = merged[-1]
            weak = speed[first : last + 1].max() < 0.5 * speed[before[0] : before[1] + 1].max()
            slow = weak or _goes_on(body, before[1], first)
            if first - before[1] <= (4 * m if slow else 2 * m):  # noise cuts the end of a slow stop to pieces
                merged[-1] = (before[0], last)
                continue
        merged.append((first, last))
    least = max(LEAST_PATH, 8 * body.noise)
    return [e for e in merged if e[1] - e[0] + 1 >= 3 and _path(body, *e) >= least]


def _goes_on(body: Body, first: int, last: int) -> bool:
    """Whether a token that seems to lie still between two rows surely gets on between them."""
    x, y = (
        float(axis[last - 1 : last + 2].mean() - axis[first - 1 : first + 2].mean())
        for axis in (body.x, body.y)
    )
    return bool(np.hypot(x, y) > 5 * body.noise)


def _path(body: Body, first: int, last: int) -> float:
    """Greatest distance from the first of some rows, m."""
    return float(
        np.hypot(body.x[first : last + 1] - body.x[first], body.y[first : last + 1] - body.y[first]).max()
    )


def _inside(body: Body, kink: Kink, episodes: Sequence[tuple[int, int]]) -> bool:
    m = window_rows(body.t)
    return any(first - m <= kink.row <= last + m for first, last in episodes)


def _coasts(body: Body, kink: Kink, episodes: Sequence[tuple[int, int]]) -> bool:
    """Whether a token simply coasts and stops where a kink was suspected (few pictures of a hard stop)."""
    if _from_still(kink):
        return False
    m = window_rows(body.t)
    first, last = next(e for e in episodes if e[0] - m <= kink.row <= e[1] + m)
    begin = _release(body, first, last)
    slide = slide_from(body, slice(begin, min(last + 2 * m, len(body.t))), body.label)
    if slide is None or kink.row <= begin:
        return False
    try:
        left = float(solve_one(LAWS["coulomb"], slide).noises[0])
    except FitError:
        return False
    return left < max(2.5 * body.noise, 0.004 * slide.length)


def _actor(
    body: Body, episodes: Sequence[tuple[int, int]], kinks: Sequence[Kink], rails: Sequence[Kink]
) -> Actor:
    bounces = [kink.row for kink in rails]
    segments: list[Segment] = []
    slides: list[Slide] = []
    later: list[Slide] = []

    def add(kind: SegmentKind, first: int, last: int) -> None:
        first = max(first, segments[-1].last + 1 if segments else 0)  # hits may follow each other closely
        if last >= first:
            segments.append(Segment(kind, first, last, float(body.t[first]), float(body.t[last])))

    end = -1
    for number, (first, last) in enumerate(episodes):
        add("rest" if slides or later else "still", end + 1, first - 1)
        inside = [kink for kink in kinks if first + 1 < kink.row < last]
        struck = bool(inside) and (_from_still(inside[0]) or inside[0].row - first <= window_rows(body.t))
        bounds = [kink.row for kink in inside]
        beyond = episodes[number + 1][0] - window_rows(body.t) if number + 1 < len(episodes) else len(body.t)
        begin = first
        if struck:
            begin = _after(body, bounds[0])
            add("rail" if bounds[0] in bounces else "hit", first, begin - 1)
            bounds = bounds[1:]
        for piece, stop in enumerate([*bounds, last]):
            hit = piece < len(bounds)
            coast = begin if piece else _release(body, begin, stop, lead=not struck)
            add("push", begin, coast - 1)
            upto = _before(body, stop) if hit else stop + 1
            add("coast", coast, upto - 1)
            if not hit:
                upto = min(beyond, rested(body, coast, stop))
            ends = "hit" if hit else "rest" if upto > last + 1 else "view"
            label = body.label if not slides else f"{body.label}, motion {len(slides) + len(later) + 1}"
            slide = slide_from(body, slice(coast, upto), label, ends=ends)
            if slide is not None and (number == 0 or piece > 0 or _smooth(slide)):
                (slides if piece == 0 else later).append(slide)
            if hit:
                begin = _after(body, stop)
                add("rail" if stop in bounces else "hit", upto, begin - 1)
        end = max(last, segments[-1].last)
    add("rest" if slides or later else "still", end + 1, len(body.t) - 1)
    return Actor(body, tuple(segments), tuple(kinks), tuple(slides), tuple(later))


def _before(body: Body, row: int) -> int:
    """The end of the rows that lie clear before a hit at `row`."""
    return max(int(np.searchsorted(body.t, body.t[row] - _GAP)), 0)


def _after(body: Body, row: int) -> int:
    """The first row clear after a hit at `row`."""
    return min(int(np.searchsorted(body.t, body.t[row] + _GAP, side="right")), len(body.t) - 1)


def _smooth(slide: Slide) -> bool:
    """Whether a later motion in a track is a coasting: hands carry tokens back, and do it unevenly."""
    try:
        one = solve_one(LAWS["coulomb"], slide)
    except FitError:
        return False
    return bool(one.noises[0] < max(5 * slide.noise, 0.01 * slide.length))


def _release(body: Body, first: int, last: int, *, lead: bool = True) -> int:
    """The row from which a token coasts: the first, or just after its fastest stretch when it was pushed.

    A token that is fastest near its end is left whole, for it was not released and then slowed. lead: whether
    the rows before the first show the token lying still.
    """
    begin = max(0, first - window_rows(body.t)) if lead else first
    if begin > last:  # nothing lies between two hits
        return first
    t, x, y = body.t[begin : last + 1], body.x[begin : last + 1], body.y[begin : last + 1]
    way = _way(x, y)
    reach = float(way.max())
    moved = int(np.argmax(way > 0.02 * reach))
    there = int(np.argmax(way > 0.95 * reach))
    span = max(2, (there - moved) // 10)
    if len(way) < 2 * span + MIN_ROWS:
        return first
    speeds = np.hypot(x[span:] - x[:-span], y[span:] - y[:-span]) / (t[span:] - t[:-span])
    fastest = int(np.argmax(speeds))
    error = 3 * np.sqrt(2.0) * body.noise / float(np.median(t[span:] - t[:-span]))
    risen = speeds[fastest] - speeds[0]
    if risen < max(error, 0.1 * speeds[fastest]) or way[fastest] > 0.7 * reach:
        return first
    return begin + fastest + span // 2 + 1


def _way(x: FloatArray, y: FloatArray) -> FloatArray:
    """Metres along the line from the first rows to the last."""
    x0, y0 = x[:3].mean(), y[:3].mean()
    dx, dy = x[-3:].mean() - x0, y[-3:].mean() - y0
    length = np.hypot(dx, dy)
    if length == 0:
        return np.zeros_like(x)
    way: FloatArray = ((x - x0) * dx + (y - y0) * dy) / length
    return way
