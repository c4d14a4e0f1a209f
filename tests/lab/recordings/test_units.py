"""Units against the numbers that define them, not those of the code.

The SI Brochure (9th edition, tables 7 and 8: decimal prefixes, minute, degree) and the international yard and pound
agreement of 1959: a yard is 0.9144 m exactly, a foot a third and an inch a thirty-sixth of it.
"""

from __future__ import annotations

from math import atan
from pathlib import Path

import numpy as np
import pytest

from lab import read_recording
from lab.recordings.units import METRES, RADIANS, SECONDS, bare, is_rate, is_unit, short

LENGTHS = {
    "m": 1.0, "metre": 1.0, "dm": 0.1, "cm": 0.01, "centimetre": 0.01, "mm": 0.001, "millimeters": 0.001,
    "um": 0.000001, "µm": 0.000001, "μm": 0.000001, "km": 1000.0, "in": 0.0254, "inches": 0.0254, "zoll": 0.0254,
    "ft": 0.3048, "feet": 0.3048, "yd": 0.9144, "yards": 0.9144,
}  # fmt: skip
TIMES = {
    "s": 1.0, "sec": 1.0, "ms": 0.001, "msec": 0.001, "us": 0.000001, "µs": 0.000001, "μs": 0.000001, "min": 60.0,
    "minutes": 60.0,
}  # fmt: skip
ANGLES = {"rad": 1.0, "deg": 4 * atan(1.0) / 180, "°": 4 * atan(1.0) / 180}


@pytest.mark.parametrize(("known", "told"), [(METRES, LENGTHS), (SECONDS, TIMES), (RADIANS, ANGLES)])
def test_units_are_what_they_are_by_definition(known: dict[str, float], told: dict[str, float]) -> None:
    assert {unit: known[unit] for unit in told} == pytest.approx(told, rel=1e-15)
    assert {round(value, 12) for value in known.values()} == {round(value, 12) for value in told.values()}, (
        "no other unit is known: it would have no number here"
    )


@pytest.mark.parametrize("unit", LENGTHS)
def test_a_table_in_each_unit_of_length_is_read_in_metres(tmp_path: Path, unit: str) -> None:
    path = tmp_path / "slide.csv"
    path.write_text(
        f"t (s),x ({unit}),y ({unit})\n" + "".join(f"{i / 10},{i},{3 * i}\n" for i in range(6)),
        encoding="utf-8",
    )
    (track,) = read_recording(path).tracks
    np.testing.assert_allclose(track.x, LENGTHS[unit] * np.arange(6), rtol=1e-12)
    np.testing.assert_allclose(track.y, 3 * LENGTHS[unit] * np.arange(6), rtol=1e-12)


@pytest.mark.parametrize("unit", TIMES)
def test_a_table_in_each_unit_of_time_is_read_in_seconds(tmp_path: Path, unit: str) -> None:
    path = tmp_path / "slide.csv"
    step = 0.1 / TIMES[unit]  # ten rows a second
    path.write_text(
        f"t ({unit}),x (m),y (m)\n" + "".join(f"{i * step!r},{i / 10},{i / 10}\n" for i in range(6)),
        encoding="utf-8",
    )
    (track,) = read_recording(path).tracks
    np.testing.assert_allclose(track.t - track.t[0], 0.1 * np.arange(6), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("Meters", "m"),
        ("(cm)", "cm"),
        ("in mm", "mm"),
        ("Feet", "ft"),
        ("inch", "in"),
        ("Pixels", "px"),
        ("ell", "ell"),
    ],
)
def test_a_unit_has_one_short_name(told: str, name: str) -> None:
    assert short(told) == name


@pytest.mark.parametrize("rate", ["m/s", "(cm/s^2)", "m s^-1", "m s-2", "ms⁻¹", "fps"])
def test_what_is_over_time_is_a_rate_and_what_is_not_is_none(rate: str) -> None:
    assert is_rate(rate) and is_unit(rate)
    assert not any(is_rate(unit) for unit in (*LENGTHS, *TIMES, *ANGLES)) and bare(" [ CM ] ") == "cm"
