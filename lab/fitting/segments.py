"""Segments: what a token does through time, found in its track or told by somebody who looked.

Told segments are times by the file's clock; rows follow from them. From them come the slides to fit by the same
rule as from those that are found: the first coasting after a token was set in motion, with the rest that follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Literal, get_args

import numpy as np

from lab.errors import FitError
from lab.fitting.bodies import Body
from lab.fitting.kinks import Kink, window_rows
from lab.fitting.slides import Slide, slide_from

SegmentKind = Literal["still", "push", "coast", "hit", "rail", "rest"]

MEETS: tuple[SegmentKind, ...] = ("hit", "rail")
"""What ends a coasting at once: another token, or a rail."""

_REST = 0.6
"""Seconds of rest that a slide keeps at most; where the slide itself is longer, as long as it."""


@dataclass(frozen=True)
class Segment:
    """Rows `first` to `last` (both in it) of a token, from `begin` to `end` s by the file's clock."""

    kind: SegmentKind
    first: int
    last: int
    begin: float
    end: float


@dataclass(frozen=True)
class Stretch:
    """What a token does from `begin` to `end`, s by the file's clock, as somebody tells it.

    Raises FitError for a kind that is none and for times that do not rise.
    """

    kind: SegmentKind
    begin: float
    end: float

    def __post_init__(self) -> None:
        if self.kind not in get_args(SegmentKind):
            known = ", ".join(get_args(SegmentKind))
            raise FitError(f"a token cannot {self.kind!r}; it does one of {known}", code="segments")
        if not (isfinite(self.begin) and isfinite(self.end) and self.begin <= self.end):
            raise FitError(
                f"a segment from {self.begin:g} to {self.end:g} s is none; let it end after it begins",
                code="segments",
            )


ToldSegments = Mapping[str, Mapping[str, Sequence[Stretch]]]
"""Segments by the recording's file and the token's name; those that are not told are found."""


def rested(body: Body, first: int, last: int) -> int:
    """The end of the rest that a slide keeps whose rows are `first` to `last`."""
    keep = max(_REST, float(body.t[last] - body.t[first]))
    return int(np.searchsorted(body.t, body.t[last] + keep, side="right"))


def rows_of(body: Body, told: Sequence[Stretch]) -> tuple[Segment, ...]:
    """Told segments with the rows that lie in each; one in which there is no row is left out.

    A row on the border of two belongs to the earlier.
    """
    found: list[Segment] = []
    for one in sorted(told, key=lambda one: (one.begin, one.end)):
        first = int(np.searchsorted(body.t, one.begin - 1e-9))
        last = int(np.searchsorted(body.t, one.end + 1e-9, side="right")) - 1
        first = max(first, found[-1].last + 1 if found else 0)
        if last >= first:
            found.append(Segment(one.kind, first, last, float(body.t[first]), float(body.t[last])))
    return tuple(found)


def slides_of(body: Body, segments: Sequence[Segment]) -> tuple[tuple[Slide, ...], tuple[Slide, ...]]:
    """The slides to fit in segments that follow each other, and the coasting after hits.

    Segments of one kind beside each other are as good as one.
    """
    slides: list[Slide] = []
    later: list[Slide] = []
    moved = False
    whole = _joined(segments)
    for number, segment in enumerate(whole):
        if segment.kind != "coast":
            moved = moved and segment.kind in MEETS
            continue
        after = whole[number + 1] if number + 1 < len(whole) else None
        stop, ends = segment.last + 1, "view"
        if after is not None and after.kind in MEETS:
            ends = "hit"
        elif after is not None and after.kind in ("rest", "still"):
            stop, ends = min(after.last + 1, rested(body, segment.first, segment.last)), "rest"
        label = body.label if not slides else f"{body.label}, motion {len(slides) + len(later) + 1}"
        slide = slide_from(body, slice(segment.first, stop), label, ends=ends)
        if slide is not None:
            (later if moved else slides).append(slide)
        moved = True
    return tuple(slides), tuple(later)


def _joined(segments: Sequence[Segment]) -> list[Segment]:
    """Segments of one kind beside each other as one."""
    whole: list[Segment] = []
    for segment in segments:
        if whole and whole[-1].kind == segment.kind:
            before = whole.pop()
            segment = Segment(segment.kind, before.first, segment.last, before.begin, segment.end)
        whole.append(segment)
    return whole


def in_hits(
    body: Body, segments: Sequence[Segment], kinks: Sequence[Kink], kinds: Sequence[SegmentKind] = MEETS
) -> tuple[Kink, ...]:
    """The sudden changes of velocity that lie in or beside a told hit, or a bounce off a rail."""
    m = window_rows(body.t)
    hits = [segment for segment in segments if segment.kind in kinds]
    return tuple(kink for kink in kinks if any(s.first - m <= kink.row <= s.last + m for s in hits))
