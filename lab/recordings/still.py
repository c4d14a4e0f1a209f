"""A still photo of the table: clicked or listed places of tokens become places on the board.

A table with a row a token, `token, x, y` in pixels of the picture (tokens may be left out: they are then numbered).
The same camera as for films takes slant and height out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike

import numpy as np

from lab.errors import RecordingError
from lab.recordings.camera import MOST_PIXELS, Camera
from lab.recordings.grid import grid_of
from lab.recordings.recording import FloatArray
from lab.recordings.source import Source, read_sources, source_of
from lab.recordings.tables import table_of

_FAR = 3.0
"""How many times the board's length a token may lie from its middle: it was knocked off, not thrown out of doors."""


@dataclass(frozen=True)
class Still:
    """Places of tokens on the board, (x, y) m by name, with the standard error that the clicks leave, of the corners
    and of the token itself, m on each axis."""

    file: str
    places: Mapping[str, tuple[float, float]]
    errors: Mapping[str, float]

    def round_record(self, board: str, width: float, length: float) -> dict[str, object]:
        """The start of a `final` round record: sides by the tokens' names, what lies beyond the board as off.

        Cash, pot and choices are the table's: the record has none, 500 and none. board: its name.
        """
        sides = list(dict.fromkeys(name.rpartition("-")[0] or name for name in self.places))
        final: dict[str, object] = {}
        for name, (x, y) in self.places.items():
            on = 0 <= x <= width and 0 <= y <= length
            final[name] = [round(x, 4), round(y, 4)] if on else "off"
        return {
            "format": "knockout-round/1",
            "board": board,
            "order": sides,
            "cash": dict.fromkeys(sides, 0),
            "pot": 500,
            "options": {},
            "final": final,
            "choices": [],
        }

    def as_dict(self) -> dict[str, object]:
        """Places and errors as a JSON document."""
        return {
            "file": self.file,
            "places": {name: list(place) for name, place in self.places.items()},
            "errors_m": dict(self.errors),
        }


MOST_INTO = 0.25
"""How far tokens may seem to lie in one another, of the sum of their radii, before a click must be wrong."""

_ROUNDS = 200


def untangled(
    places: Mapping[str, tuple[float, float]], radii: Mapping[str, float]
) -> dict[str, tuple[float, float]]:
    """Places (m) pushed apart where clicks let tokens overlap that can only touch; radii: m, by name.

    Raises RecordingError (`format`) where two overlap by more than clicks can be off.
    """
    names = list(places)
    at = {name: np.array(places[name], dtype=np.float64) for name in names}
    pairs = [(a, b) for i, b in enumerate(names) for a in names[:i]]
    for a, b in pairs:
        reach = radii[a] + radii[b]
        if np.hypot(*(at[b] - at[a])) < (1 - MOST_INTO) * reach:
            raise RecordingError(
                f"{a} and {b} lie in one another; move their marks, or name them otherwise",
                code="format",
                reason="tokens-overlap",
                values={"one": a, "other": b},
            )
    for _ in range(_ROUNDS):
        calm = True
        for a, b in pairs:
            away = at[b] - at[a]
            far = max(float(np.hypot(*away)), 1e-12)
            short = radii[a] + radii[b] - far
            if short > 0:
                calm = False
                push = (short + 1e-6) / 2 * away / far
                at[a], at[b] = at[a] - push, at[b] + push
        if calm:
            break
    return {name: (float(place[0]), float(place[1])) for name, place in at.items()}


def read_still(path: str | PathLike[str], camera: Camera) -> Still:
    """The tokens of a table of pixels, on the board.

    Raises RecordingError: `no-file`, `empty-file`, `not-text`, `no-data`, `format` (no x and y, a token twice or
    without a name, a place beyond the horizon or far from the board).
    """
    return _still(read_sources(path)[0], camera)


def still_of(text: str, camera: Camera, name: str = "pasted") -> Still:
    """The tokens of a table that was typed or pasted; errors as `read_still` says."""
    return _still(source_of(text, name), camera)


def _still(source: Source, camera: Camera) -> Still:
    try:
        table = table_of(grid_of(source.text))
        xs, ys, names = table.of("x"), table.of("y"), table.of("token")
        if len(xs) != 1 or len(ys) != 1:
            raise RecordingError(
                "the table must have one column x and one column y, in pixels", code="format"
            )
        x, y = table.values(xs[0]), table.values(ys[0])
        told = table.cells(names[0]) if names else tuple(str(i + 1) for i in range(len(x)))
        if len(set(told)) < len(told):
            twice = next(name for name in told if told.count(name) > 1)
            raise RecordingError(f"the token {twice!r} stands twice; name each once", code="format")
        if "" in told:
            raise RecordingError("a token has no name; name each", code="format")
        return _placed(source.file, told, x, y, camera)
    except RecordingError as error:
        raise error.at(source.file) from error


def _placed(file: str, names: tuple[str, ...], x: FloatArray, y: FloatArray, camera: Camera) -> Still:
    there = np.isfinite(x) & np.isfinite(y)
    if not there.any():
        raise RecordingError("no token has a place; give x and y in pixels", code="no-data")
    kept = [name for name, seen in zip(names, there, strict=True) if seen]
    seen = np.abs(np.stack([x[there], y[there]])).max()
    if seen > MOST_PIXELS:
        raise RecordingError(
            f"a place of {seen:g} pixels is in no picture; give x and y in pixels", code="format"
        )
    u, v = camera.to_board(x[there], y[there])
    if not np.all(np.isfinite(u)):
        raise RecordingError(
            "a token lies beyond the horizon of the picture; check the corners",
            code="format",
            reason="token-horizon",
        )
    corners = np.array(camera.places)
    middle, reach = corners.mean(axis=0), float(np.ptp(corners, axis=0).max())
    for name, a, b in zip(kept, u, v, strict=True):
        if np.hypot(a - middle[0], b - middle[1]) > _FAR * reach:
            raise RecordingError(
                f"the token {name!r:.40} would lie {np.hypot(a - middle[0], b - middle[1]):.3g} m from the board; "
                "check its pixels and the corners",
                code="format",
                reason="token-far",
                values={"token": name, "m": float(np.hypot(a - middle[0], b - middle[1]))},
            )
    variance = np.zeros(len(u))
    for corner in range(len(camera.corners)):
        for axis in (0, 1):
            a, b = camera.nudged(corner, axis, camera.click).to_board(x[there], y[there])
            variance += (a - u) ** 2 + (b - v) ** 2
    for dx, dy in ((camera.click, 0.0), (0.0, camera.click)):
        a, b = camera.to_board(x[there] + dx, y[there] + dy)
        variance += (a - u) ** 2 + (b - v) ** 2
    places = {name: (float(a), float(b)) for name, a, b in zip(kept, u, v, strict=True)}
    errors = np.sqrt(variance / 2)
    return Still(file, places, dict(zip(kept, errors.tolist(), strict=True)))
