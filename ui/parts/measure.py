"""What the Measure dock keeps: readings as they were typed, and what was clicked on a picture of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite, pi
from typing import Any

from lab import LabError
from lab.recordings.readings import KINDS
from ui.parts.part import Part

UNITS = ("cm", "mm", "m", "in")

Row = tuple[str, ...]
Point = tuple[float, float]


@dataclass(frozen=True)
class Picture:
    """A still picture of the table: its file, the board's corners (near left, near right, far right, far left) and
    tokens by name, all in px of the picture with y downwards; height: of the marks above the board, m; grains: how
    many px of the picture one of the screen was when each mark was made, corners first (fewer: not known); of: what
    tells the picture that they were made on, whatever its name (`ui.picture_file`; "": not known)."""

    path: str = ""
    corners: tuple[Point, ...] = ()
    tokens: tuple[tuple[str, Point], ...] = ()
    height: float = 0.0
    grains: tuple[float, ...] = ()
    of: str = ""

    @property
    def grain(self) -> float:
        """The coarsest of the grains; 0 where none is known."""
        return max(self.grains, default=0.0)

    def marked(self, at: int, place: Point, grain: float, token: str = "") -> Picture:
        """The picture with its at-th mark put there, corners first; token: the name of a new mark that is one."""
        known = len(self.corners) + len(self.tokens)
        grains = [*self.grains, *[0.0] * (known - len(self.grains))][:known]
        grains[at : at + 1] = [grain]
        corners, tokens = list(self.corners), list(self.tokens)
        if token or at >= len(corners) > 3:
            at -= len(corners)
            tokens[at : at + 1] = [(token or tokens[at][0], place)]
        else:
            corners[at : at + 1] = [place]
        return replace(self, corners=tuple(corners), tokens=tuple(tokens), grains=tuple(grains))

    def without_last(self) -> Picture:
        """The picture without the last mark."""
        grains = self.grains[: len(self.corners) + len(self.tokens) - 1]
        if self.tokens:
            return replace(self, tokens=self.tokens[:-1], grains=grains)
        return replace(self, corners=self.corners[:-1], grains=grains)


@dataclass(frozen=True)
class MeasurePart:
    """kind: which readings are shown; unit: of their lengths; rows: the cells of each kind as typed; errors: standard
    errors of a reading: time s, length m, angle rad, speed relative."""

    kind: str = "stopwatch"
    unit: str = "cm"
    rows: tuple[tuple[str, tuple[Row, ...]], ...] = ()
    errors: tuple[float, float, float, float] = (0.1, 0.005, pi / 180, 0.03)
    picture: Picture = Picture()

    def of(self, kind: str) -> tuple[Row, ...]:
        """The rows of a kind."""
        return next((rows for name, rows in self.rows if name == kind), ())

    def with_rows(self, kind: str, rows: Sequence[Row]) -> MeasurePart:
        """The part with other rows of a kind; empty ones at the end are dropped."""
        kept = [tuple(cell.strip() for cell in row) for row in rows]
        while kept and not any(kept[-1]):
            kept.pop()
        others = tuple(pair for pair in self.rows if pair[0] != kind)
        return replace(self, rows=(*others, (kind, tuple(kept))) if kept else others)


def _to_json(part: MeasurePart) -> dict[str, Any]:
    picture = part.picture
    return {
        "kind": part.kind,
        "unit": part.unit,
        "rows": {kind: [list(row) for row in rows] for kind, rows in part.rows},
        "errors": list(part.errors),
        "picture": {
            "path": picture.path,
            "corners": [list(point) for point in picture.corners],
            "tokens": {name: list(point) for name, point in picture.tokens},
            "height": picture.height,
            "grains": list(picture.grains),
            "of": picture.of,
        },
    }


def _from_json(found: Any) -> MeasurePart:
    try:
        kind, unit = found.get("kind", "stopwatch"), found.get("unit", "cm")
        if kind not in KINDS or unit not in UNITS:
            raise ValueError
        rows = []
        for name, table in found.get("rows", {}).items():
            if name not in KINDS:
                raise ValueError
            rows.append((name, tuple(_row(row, len(KINDS[name])) for row in table)))
        time, length, angle, speed = _numbers(found.get("errors", MeasurePart().errors), 4)
        if min(time, length, angle, speed) <= 0:
            raise ValueError
        picture = _picture(found.get("picture", {}))
    except (TypeError, ValueError, KeyError, AttributeError):
        raise LabError(
            "this cannot be read; it must be readings as they are saved: kind, unit, rows, errors, picture: "
            "leave it out to begin anew",
            where="measure",
        ) from None
    return MeasurePart(kind, unit, tuple(rows), (time, length, angle, speed), picture)


def _picture(found: Mapping[str, Any]) -> Picture:
    path = found.get("path", "")
    corners = tuple(_point(point) for point in found.get("corners", []))
    tokens = tuple((name, _point(point)) for name, point in found.get("tokens", {}).items())
    (height,) = _numbers([found.get("height", 0.0)], 1)
    told = found.get("grains", [])
    grains = _numbers(told, len(told))
    of = found.get("of", "")
    if (
        not isinstance(path, str)
        or not isinstance(of, str)
        or len(corners) > 4
        or min(height, *grains, 0.0) < 0
    ):
        raise ValueError
    return Picture(path, corners, tokens, height, grains, of)


def _row(found: Any, n: int) -> Row:
    row = tuple(found)
    if len(row) != n or not all(isinstance(cell, str) for cell in row):
        raise ValueError
    return row


def _point(found: Any) -> Point:
    x, y = _numbers(found, 2)
    return x, y


def _numbers(found: Any, n: int) -> tuple[float, ...]:
    values = tuple(float(value) for value in found)
    if len(values) != n or not all(isfinite(value) for value in values):
        raise ValueError
    return values


MEASURE = Part("measure", MeasurePart(), _to_json, _from_json)
