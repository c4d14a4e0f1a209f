"""Each language has a finished translation of each text, with the same things filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from ui.document import LabDocument
from ui.languages import FOLDER, LANGUAGES, use
from ui.languages.ts import forms_of, read_ts
from ui.languages.update import texts_of
from ui.theme import Themes
from ui.window import MainWindow

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    use(qapp, "en")


def holes(text: str) -> list[str]:
    """What a text's program fills in, and its marks of rich text."""
    return sorted(re.findall(r"\{[^}]*\}|<[^>]+>", text))


@pytest.mark.parametrize("code", OTHERS)
def test_each_language_is_complete(code: str) -> None:
    plain, numbered = texts_of()
    texts = read_ts(FOLDER / f"{code}.ts")
    assert texts.language == code
    assert [text for text in plain if text not in texts.plain] == []
    assert [text for text in numbered if text not in texts.numbered] == []
    assert set(texts.plain) | set(texts.numbered) == {*plain, *numbered}
    for source, told in texts.plain.items():
        assert holes(source) == holes(told), (source, told)
    for source, forms in texts.numbered.items():
        assert len(forms) == forms_of(code)
        for form in forms:
            assert set(holes(form)) <= set(holes(source)), (source, form)


@pytest.mark.parametrize("code", OTHERS)
def test_the_window_speaks_it(speaking: QApplication, themes: Themes, code: str) -> None:
    use(speaking, code)
    window = MainWindow(LabDocument(), themes)
    texts = read_ts(FOLDER / f"{code}.ts").plain
    assert window.actions_.save.text() == texts["Save"] != "Save"
    assert window.menuBar().actions()[0].text() == texts["File"]
    assert QLocale().decimalPoint() == ","
    window.close()
    window.deleteLater()
