"""Numbers are written as people read them: a true minus, thin spaces, no more digits than bear."""

from __future__ import annotations

import re
from math import radians
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from lab import load_board
from ui import numbers
from ui.places import space_at


@pytest.mark.parametrize(
    ("value", "decimals", "written"),
    [
        (0.0804, 3, "0.080"),
        (-2.04, 1, "\u22122.0"),
        (-0.04, 1, "0.0"),
        (1234567, 0, "1\u202f234\u202f567"),
        (-1234.5, 1, "\u22121\u202f234.5"),
    ],
)
def test_numbers_have_a_true_minus_and_narrow_spaces(value: float, decimals: int, written: str) -> None:
    assert numbers.number(value, decimals) == written


def test_the_decimal_sign_is_the_locales() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Swedish, QLocale.Country.Sweden))
    try:
        assert numbers.number(1.5, 1) == "1,5"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("part", "written"),
    [(0.408, "40.8"), (0.0104, "1.0"), (0.0016, "0.16"), (0.00004, "under 0.01"), (0.0, "under 0.01")],
)
def test_chances_show_the_digits_they_bear(part: float, written: str) -> None:
    assert numbers.percent(part) == written


def test_intervals_end_in_the_same_digits() -> None:
    assert numbers.interval(0.405, 0.411) == "40.5 to 41.1"
    assert numbers.interval(0.0016, 0.0021) == "0.16 to 0.21"
    assert numbers.interval(0.0, 0.0003) == "0 to 0.03"
    assert numbers.interval(0.0, 0.00002) == "under 0.01"


def test_directions_are_words() -> None:
    assert numbers.direction(radians(-2)) == "2.0° left"
    assert numbers.direction(radians(3.25)) == "3.2° right"
    assert numbers.direction(0.0001) == "straight"


def test_short_times_are_milliseconds() -> None:
    assert numbers.milliseconds(0.046) == "46\u202fms"
    assert numbers.milliseconds(1.26) == "1.3\u202fs"


def test_a_blank_space_of_any_id_is_blank_and_equal_names_are_told_apart() -> None:
    board = load_board("knockout")
    plain = {"id": "plaza", "kind": "blank", "rect": (0.0, 0.9, 0.1, 0.04)}
    board = board.replace(spaces=[*(s.model_dump() for s in board.spaces if s.box[3] < 0.88), plain])
    assert space_at(board, 0.05, 0.92) == "Blank"
    assert space_at(board, 0.14, 0.51) == "Go to jail (1)"
    assert space_at(board, 0.5, 0.5) == ""


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("spin ± 2 rad/s", "spin ±\u202f2\u202frad\u2060/\u2060s"),
        ("angle ± 1,5°", "angle ±\u202f1,5°"),
        ("no scatter", "no scatter"),
    ],
)
def test_a_quantity_stays_on_one_line(said: str, kept: str) -> None:
    assert numbers.unbroken(said) == kept


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("4 mm), 0.970 m/s, seed 1", "4\u202fmm), 0.970\u202fm\u2060/\u2060s, seed 1"),
        ("80 % of 3 slides", "80\u202f% of 3 slides"),
        ("2 mistakes, and/or 5 more", "2 mistakes, and/or 5 more"),
        ("spin 2 rad/s", "spin 2\u202frad\u2060/\u2060s"),
    ],
)
def test_no_number_is_parted_from_its_unit(said: str, kept: str) -> None:
    assert numbers.on_one_line(said) == kept


@pytest.mark.parametrize("name", ["C", "en_US", "en_GB", "sv_SE", "ru_RU", "de_DE"])
def test_a_moment_has_signs_between_its_figures_wherever_the_system_is(name: str) -> None:
    before, at = QLocale(), QDateTime(QDate(2026, 11, 30), QTime(22, 33, 5))
    try:
        QLocale.setDefault(QLocale.c() if name == "C" else QLocale(name))
        said = numbers.moment(at)
        if name == "C":
            assert said == "2026-11-30 22:33"
        day = re.split(r",? \d+:", said)[0]
        assert re.fullmatch(r"\d+([-./])\d+\1\d+", day), said
    finally:
        QLocale.setDefault(before)


def test_dates_are_written_in_one_place() -> None:
    """Elsewhere a system without a language of its own would be forgotten."""
    root = Path(numbers.__file__).parent
    assert [path.name for path in root.rglob("*.py") if "ShortFormat" in path.read_text("utf-8")] == [
        "numbers.py"
    ]
