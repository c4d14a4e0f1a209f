"""Numbers as people read them, lines that break in the right place, files that are whole or not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.board.colours import DARK, LIGHT
from lab.errors import UsageError
from lab.figures.numbers import centimetres, fixed, interval, percent
from lab.figures.style import heat_colours, new_figure, save_figure, text_width, wrapped
from lab.words import MINUS, THIN, count, listed


@pytest.mark.parametrize(
    ("p", "shown"),
    [
        (0.4083, "40.8"),
        (0.01, "1.0"),
        (0.00995, "1.0"),
        (0.0071, "0.71"),
        (0.00002, "under 0.01"),
        (0.0, "0"),
        (1.0, "100.0"),
    ],
)
def test_chances_show_the_digits_they_can_bear(p: float, shown: str) -> None:
    assert percent(p) == shown


def test_numbers_have_thin_spaces_and_a_true_minus() -> None:
    assert count(1234567) == f"1{THIN}234{THIN}567"
    assert count(-50) == f"{MINUS}50"
    assert fixed(-1.25, 1) == f"{MINUS}1.2"
    assert fixed(-0.01, 1) == "0.0"
    assert centimetres(0.1434) == "14.3"
    assert interval(0.405, 0.411) == "95 %: 40.5 to 41.1"
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_lines_fit_their_room_and_keep_numbers_with_their_units() -> None:
    figure = new_figure(3, 1)
    words = "a hand with place ± 4 mm and speed ± 3.4 % aims at 0.970 m/s " * 3
    for room in (0.8, 1.0, 1.3, 2.0):
        lines = wrapped(figure, words.strip(), 8, room)
        assert all(text_width(figure, line, 8) <= room or "\N{NO-BREAK SPACE}" in line for line in lines)
        assert not any(line.startswith(("mm", "%", "m/s")) or line.endswith("±") for line in lines)
        assert " ".join(lines).replace("\N{NO-BREAK SPACE}", " ") == words.strip()


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_heat_fades_in_from_the_paper(palette: object) -> None:
    colours = heat_colours(palette)  # type: ignore[arg-type]  # one of the palettes' names
    assert colours(0.0)[3] == 0.0
    assert colours(0.5)[3] == 1.0


def test_other_formats_and_places_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="png, svg, pdf"):
        save_figure(new_figure(1, 1), tmp_path / "board.gif")
    with pytest.raises(UsageError, match="cannot be written"):
        save_figure(new_figure(1, 1), tmp_path / "nowhere" / "x.png")
    assert list(tmp_path.iterdir()) == []
