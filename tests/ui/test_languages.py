"""Every text can be translated; each language has a finished one for each, with the same things filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ui.document import LabDocument
from ui.language import count, tr
from ui.languages import LANGUAGES, system_language, use
from ui.languages.pseudo import PSEUDO, pseudo
from ui.languages.ts import Texts, plural_class, read_ts, ts_text
from ui.theme import Themes
from ui.window import MainWindow

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    use(qapp, "en")


def holes(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}|<[^>]+>", text))


def test_texts_are_read_as_written(tmp_path: Path) -> None:
    texts = Texts("ru", {"a": "а & <b>б</b>"}, {"{n} x": ["один", "два", "пять"]})
    path = tmp_path / "ru.ts"
    path.write_text(ts_text(texts, ["a", "new"], ["{n} x"]), encoding="utf-8")
    assert read_ts(path) == texts


@pytest.mark.parametrize(
    ("code", "forms"),
    [("sv", {1: 0, 0: 1, 2: 1, 21: 1}), ("ru", {1: 0, 21: 0, 11: 2, 2: 1, 22: 1, 12: 2, 5: 2, 0: 2, 111: 2})],
)
def test_forms_for_numbers(code: str, forms: dict[int, int]) -> None:
    assert {n: plural_class(code, n) for n in forms} == forms


def test_what_is_not_translated_stays_english(speaking: QApplication) -> None:
    for code in ("en", *OTHERS):
        use(speaking, code)
        assert tr("no such text {n}", n=3) == "no such text 3"
        assert count(1, "one {n}", "many {n}") == "one 1"
        assert count(4, "one {n}", "many {n}") == "many 4"


def test_the_pseudo_language_marks_every_text(speaking: QApplication, themes: Themes) -> None:
    assert holes(pseudo("a {name} <b>x</b>")) == ["</b>", "<b>", "{name}"]
    use(speaking, PSEUDO)
    assert tr("Save {name}", name="x") == pseudo("Save {name}").format(name="x") != "Save x"
    window = MainWindow(LabDocument(), themes)
    for action in window.menuBar().actions():
        assert action.text().startswith("["), action.text()
    window.close()
    window.deleteLater()


def test_the_system_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES
