"""What is refused is said in the language of the window: all that `lab` and the window refuse with is translated."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import BoardError, LabError, load_board, score_round
from tests.shared import shared_files
from tests.ui.test_languages import OTHERS, holes
from tests.ui.test_refusals import BAD, dropped
from ui.lab_words import in_words, line
from ui.languages import FOLDER, use
from ui.languages.pseudo import PSEUDO
from ui.languages.refusal_texts import PART, refusal_texts
from ui.languages.ts import read_ts
from ui.refusals import file_refused
from ui.window import MainWindow

SAMPLES = [
    "the slope is 5 degrees",  # nobody says so
    "no such file or directory; check the path",
    "unknown key (did you mean mu?); remove it or correct its spelling",
    "there is no space browm-1 on the board knockout (did you mean brown-1?); give a space's id, a position [x, y] in "
    "metres, 'off' or 'jail'",
    "red-1 cannot move to brown-1, which is occupied; move it to a free one, e.g. dark-blue-2",
    "that cannot be done now; next, the owner of red-1 pays for it or leaves it in jail",
    "give {token: (x, y)} in metres",
]


@pytest.mark.parametrize("code", OTHERS)
def test_each_language_has_all_refusals_with_their_holes(code: str) -> None:
    known = read_ts(FOLDER / f"refusals.{code}.ts").plain
    texts = refusal_texts()
    assert len(texts) > 600 and sorted(known) == sorted(texts)
    assert [text for text in texts if sorted(holes(text)) != sorted(holes(known[text]))] == []
    assert [said for said in known.values() if PART in said] == [], "a clause stays one"


def test_english_stays_as_the_lab_says_it(qapp: QApplication) -> None:
    use(qapp, "en")
    for said in SAMPLES:
        assert in_words(said) == said


def test_clauses_are_found_again_with_what_fills_them(qapp: QApplication) -> None:
    use(qapp, PSEUDO)
    unknown, *others = (in_words(said) for said in SAMPLES)
    assert unknown == SAMPLES[0]
    for said, meant in zip(others, SAMPLES[1:], strict=True):
        assert all(clause.startswith("[") for clause in said.split(PART)), said
        assert len(said.split(PART)) == len(meant.split(PART))
    assert "browm-1" in others[2] and "knockout" in others[2] and "[(dîd" in others[2]
    assert "[îš öççûpîéd" in others[3], "a phrase in a hole is translated too"


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("ru", "файл.toml: board.length: укажите положительное число метров"),
        ("sv", "файл.toml: board.length: ange ett positivt antal meter"),
    ],
)
def test_a_refusal_keeps_its_place(qapp: QApplication, code: str, meant: str) -> None:
    use(qapp, code)
    said = line(LabError("give a positive number of metres", where="файл.toml: board.length"))
    assert said == meant


def test_numbers_out_of_range_are_refused_in_the_windows_language(qapp: QApplication) -> None:
    use(qapp, "sv")
    with pytest.raises(BoardError) as refused:
        load_board("knockout").with_(tilt_roll=0.2)
    assert in_words(refused.value.message) == (
        "vid en lutning på 11.5 grader och mu 0.08 skulle inget någonsin stanna; "
        "luta planen mindre än 4.57 grader (0.0798 rad)"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("give one of 'a', 'b' or 'c'", "ange något av 'a', 'b' eller 'c'"),
        ("there are red-1 and red-2", "det finns red-1 och red-2"),
        (
            "unknown kind 'slide 3; remove it'; give a list of names",
            "kind: 'slide 3; remove it' är okänt; ange",
        ),
        ("x" * 1001, "x" * 1001),
    ],
)
def test_lists_and_quotes_in_a_clause(qapp: QApplication, said: str, meant: str) -> None:
    use(qapp, "sv")
    assert in_words(said).startswith(meant) or meant in in_words(said), in_words(said)


def _all_in_brackets(said: str, name: str) -> bool:
    rest = said.removeprefix(f"{name}: ")
    return all("[" in clause for clause in rest.split(PART) if any(map(str.isalpha, clause)))


@pytest.mark.parametrize("name", BAD)
def test_a_file_is_refused_in_the_windows_language(
    qapp: QApplication, window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    use(qapp, PSEUDO)
    path = tmp_path / name
    path.write_bytes(BAD[name].encode("latin-1"))
    assert _all_in_brackets(said := dropped(window, qtbot, path), name), said


@pytest.mark.parametrize("path", shared_files("refused/*.json"), ids=lambda path: path.stem)
def test_rounds_are_refused_in_the_windows_language(qapp: QApplication, path: Path) -> None:
    use(qapp, PSEUDO)
    with pytest.raises(LabError) as refused:
        score_round(path)
    said = file_refused(path, refused.value)
    assert _all_in_brackets(said, path.name), said


@pytest.mark.parametrize("code", ["en", "ru", "sv"])
def test_a_window_shows_no_backticks_of_the_terminal(code: str, qapp: QApplication) -> None:
    use(qapp, code)
    said = "no row names the columns; the first row must say which is which, e.g. `t (s), x (m), y (m)`"
    shown = line(LabError(said, where="notes.csv"))
    assert "`" not in shown and "t (s), x (m), y (m)" in shown
    assert in_words("column `a` of 'it`s'") == "column a of 'it`s'", "a sign alone is somebody's own"
