"""Every text can be translated; each language has a finished one for each, with the same things filled in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from lab import Thrower, board_names, load_board
from lab.board.labels import space_names as english_names
from lab.motion.friction import LAWS
from tests.ui.spoken import texts_of
from ui.docks import DOCKS, PRESETS
from ui.document import LabDocument
from ui.hands import described
from ui.language import count, tr
from ui.languages import FOLDER, LANGUAGES, system_language, use
from ui.languages.pseudo import PSEUDO, pseudo
from ui.languages.ts import Texts, forms_of, plural_class, read_ts, ts_text
from ui.languages.update import texts_of as texts_in_source
from ui.numbers import JOINER, NARROW
from ui.space_words import label_word, space_names
from ui.theme import Themes
from ui.window import MainWindow

UNIT = r"(%|°|×|m|cm|mm|in|ft|g|s|ms|m/s|1/s|1/m|rad/s|mN s|mJ)"
SAME = (
    r"[^a-zA-Z]*",
    rf"[-+−]?[\d.]*\W?{UNIT}",
    r"p\W[\d.]+\WmN s, E\W[\d.]+\WmJ",
    r"a = .*",  # a law's equation
    r"(red|yellow|green|blue)-\d",
    r"(K\d+)(–K\d+)?",
    r"[ABL]",  # sets of numbers, a key
    r"\w+\.\w+",  # a figure of a board's file that has no name
)
"""What is the same in every language: numbers, units, formulas, names of tokens and rules."""
QTS_OWN = {"Float", "Close", "Scroll Left", "Scroll Right", "Export...", "Export"}
QTS_OWN |= {"Closes the dock widget", "Undocks and re-attaches the dock widget"}
"""Words of Qt and of pyqtgraph, which have translations of their own."""

OTHERS = [code for code in LANGUAGES if code != "en"]


def holes(text: str) -> list[str]:
    """What a text's program fills in, and its marks of rich text."""
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


def test_what_is_not_translated_stays_english(qapp: QApplication) -> None:
    for code in ("en", *OTHERS):
        use(qapp, code)
        assert tr("no such text {n}", n=3) == "no such text 3"
        assert count(1, "one {n}", "many {n}") == "one 1"
        assert count(4, "one {n}", "many {n}") == "many 4"


def test_the_pseudo_language_marks_every_text(qapp: QApplication, themes: Themes) -> None:
    assert holes(pseudo("a {name} <b>x</b>")) == ["</b>", "<b>", "{name}"]
    use(qapp, PSEUDO)
    assert tr("Save {name}", name="x") == pseudo("Save {name}").format(name="x") != "Save x"
    window = MainWindow(LabDocument(), themes)
    for action in window.menuBar().actions():
        assert action.text().startswith("["), action.text()
    window.close()
    window.deleteLater()


def test_no_text_of_the_window_stays_english(qapp: QApplication, themes: Themes, qtbot: QtBot) -> None:
    use(qapp, PSEUDO)
    window = MainWindow(LabDocument(), themes)
    window.files.ask = lambda: "discard"
    window.resize(1366, 768)
    window.show()
    board, stack = window.document.board, window.document.undo_stack
    data = {*board_names(), *LAWS, *(space.group for space in board.spaces), *board.provenance.values()}
    data |= {note.partition(": ")[2] for note in board.provenance.values()}
    left: dict[str, str] = {}

    def look(where: str) -> None:
        for text, who in texts_of(window):
            known = text in data or text in QTS_OWN or any(re.fullmatch(same, text) for same in SAME)
            if "[" not in text and not known:
                left.setdefault(text, f"{where}: {type(who).__name__} {who.objectName()}")

    qtbot.waitUntil(lambda: window.queue.idle and window.places.is_ready)
    assert window.document.place_token("blue-2", (0.2, 0.6))
    window.actions_.throw.trigger()
    qtbot.waitUntil(lambda: not window.player.moving)
    for name in DOCKS:
        if name != "console":  # IPython's own
            window.show_dock(name)
            look(name)
    window.actions_.landing.setChecked(True)
    for preset in PRESETS:
        window.show_preset(preset)
        qtbot.waitUntil(lambda: window.queue.idle and not window.watch.settling)
        look(preset)
    window.close()
    window.deleteLater()
    assert left == {}
    assert [text for at in range(stack.count()) if "[" not in (text := stack.text(at))] == []


def test_names_of_the_shipped_boards_are_translated(qapp: QApplication) -> None:
    boards = [load_board(name) for name in board_names()]
    for board in boards:
        assert space_names(board) == english_names(board)
    assert label_word("My own place 3") == "My own place 3"
    use(qapp, PSEUDO)
    for board in boards:
        for name in space_names(board).values():
            assert name.startswith("["), name
    for name in english_names(boards[0]).values():
        assert label_word(name).startswith("["), name


def test_a_hand_is_described_as_the_lab_does(qapp: QApplication) -> None:
    use(qapp, "en")
    plain = Thrower.preset("casual")
    hands = [Thrower.preset("beginner"), plain, Thrower(), plain.correlated({("angle", "speed"): -0.3})]
    for hand in hands:
        assert described(hand).replace(NARROW, " ").replace(JOINER, "") == hand.describe()
    use(qapp, PSEUDO)
    for hand in hands:
        assert described(hand).startswith("["), described(hand)


def test_the_system_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES


@pytest.mark.parametrize("code", OTHERS)
def test_each_language_is_complete(code: str) -> None:
    plain, numbered = texts_in_source()
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


def test_units_are_written_in_one_way() -> None:
    texts = read_ts(FOLDER / "ru.ts")
    said = [*texts.plain.values(), *(form for forms in texts.numbered.values() for form in forms)]
    assert not [
        text for text in said if re.search(r"\b(см|мм|кг|м/с|рад/с|мДж)\b", text)
    ]  # fields have SI signs


@pytest.mark.parametrize("code", OTHERS)
def test_the_window_speaks_it(qapp: QApplication, themes: Themes, code: str) -> None:
    use(qapp, code)
    window = MainWindow(LabDocument(), themes)
    texts = read_ts(FOLDER / f"{code}.ts").plain
    assert window.actions_.save.text() == texts["Save"] != "Save"
    assert window.menuBar().actions()[0].text() == texts["File"]
    assert QLocale().decimalPoint() == ","
    window.close()
    window.deleteLater()
