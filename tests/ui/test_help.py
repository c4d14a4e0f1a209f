"""Help tells the rules by number and the laws with their equations; a lesson's start is written and opened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence, QScreen, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QTextBrowser

from lab.motion.friction import LAWS
from lab.rules.texts import RULES
from ui.help import DOCK_KEYS, PIN_KEYS
from ui.languages import use
from ui.lesson_dialog import LessonDialog
from ui.parameters import law_equation, law_words
from ui.parts.lesson import Lesson
from ui.window import MainWindow


def shown(window: MainWindow) -> str:
    """The text of the page that is open, which is closed again."""
    (page,) = [page for page in window.findChildren(QDialog) if page.isVisible()]
    (text,) = page.findChildren(QTextBrowser)
    said = text.toPlainText()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()
    return said


def test_every_key_of_the_window_and_its_panels(window: MainWindow) -> None:
    for name, dock in window.docks.items():
        if name != "console":  # starts Python, which has keys enough of its own
            dock.ensure()
    window.actions_.keys.trigger()
    said = {line.strip() for line in shown(window).splitlines()}
    native = QKeySequence.SequenceFormat.NativeText
    actions = {action.shortcut().toString(native) for action in window.findChildren(QAction)} - {""}
    assert {"Ctrl+1", "Ctrl+5", "Ctrl+Z", "Ctrl+S"} <= actions
    panels = {shortcut.key().toString(native) for shortcut in window.findChildren(QShortcut)}
    told = {QKeySequence(key).toString(native) for key, _ in DOCK_KEYS}
    assert panels == told, "a key on the page that does nothing, or one that the page does not tell"
    assert sorted((actions | panels) - {".", ","} - said) == []
    assert {"Full stop", "Comma"} <= said, "signs alone can hardly be read"
    assert {"Shift + drag", "Drag a token back, let go", "Space"} <= said


def test_a_key_of_one_widget_alone_is_not_told_as_the_windows(window: MainWindow) -> None:
    """As those of the Console's letters, which are those of the table's size elsewhere."""
    local = QAction("Bigger Font", window.docks["parameters"], shortcut="Ctrl++")
    local.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    window.actions_.keys.trigger()
    said = shown(window)
    assert "Bigger Font" not in said and said.count("Ctrl++") == 1


def test_keys_of_the_pins_are_told_and_do_what_is_said(window: MainWindow) -> None:
    window.actions_.keys.trigger()
    said = shown(window)
    native = QKeySequence.SequenceFormat.NativeText
    for keys, what in PIN_KEYS:
        assert ", ".join(QKeySequence(key).toString(native) for key in keys) in said and what in said
    window.show_preset("teach")
    strip = window.teach.strip
    strip.setFocus()
    (more, _), (choose, _), (move, _), (away, _) = PIN_KEYS

    def press(name: str) -> list[float]:
        QTest.keyClick(strip, QKeySequence(name)[0].key())
        return [round(pin.y, 3) for pin in window.document.part("teach").pins]

    middle = window.document.board.length / 2
    assert [len(press(key)) for key in more] == [1, 2]
    assert press(move[0]) == pytest.approx([middle, middle - 0.005], abs=1e-3)
    press(choose[0])
    assert strip.chosen == 0
    press(choose[1])
    assert strip.chosen == 1
    assert press(move[1]) == pytest.approx([middle, middle], abs=1e-3)
    assert len(press(away[0])) == 1
    press(choose[0])
    assert press(away[1]) == []


@pytest.mark.parametrize("name", ["keys", "rules", "laws", "save_lesson"])
def test_pages_and_dialogs_keep_to_a_small_screen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    room = QRect(0, 0, 960, 540)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: room)
    getattr(window.actions_, name).trigger()
    (page,) = [page for page in window.findChildren(QDialog) if page.isVisible()]
    assert page.height() <= 500 and page.width() <= 920
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_undo_and_redo_are_told_whatever_there_is_to_undo(window: MainWindow) -> None:
    window.document.set_parameter("mu", 0.2)
    window.actions_.keys.trigger()
    said = shown(window)
    assert "Undo" in {line.strip() for line in said.splitlines()}
    assert window.document.undo_stack.undoText() and window.document.undo_stack.undoText() not in said


def test_every_rule_by_its_number(window: MainWindow) -> None:
    window.actions_.rules.trigger()
    said = shown(window)
    for number, rule in RULES.items():
        assert number in said and rule in said


def test_every_law_with_equation_and_source(window: MainWindow) -> None:
    window.actions_.laws.trigger()
    said = shown(window)
    for name, law in LAWS.items():
        assert " ".join(law_equation(name).split()) in " ".join(said.split())
        assert " ".join(law_words(law.source).split()) in " ".join(said.split())
        for key, (_, usual) in law.parameters.items():
            assert key.replace("mu", "μ") in said and law_words(usual) in said
    assert "mu" not in re.findall(r"[a-z]+", said), "one and the same sign everywhere"
    assert "^" not in said and "sqrt" not in said


@pytest.mark.parametrize("code", ["ru", "sv"])
def test_the_laws_are_told_in_the_chosen_language(code: str, qapp: QApplication) -> None:
    english = {law.source for law in LAWS.values()}
    use(qapp, code)
    for law in LAWS.values():
        texts = [law.source, *(usual for _, usual in law.parameters.values())]
        for said in map(law_words, texts):
            assert said not in english and " to " not in said and "mu" not in said
            assert not re.search(r"\d\.\d", said), "the decimal sign is the language's"


def test_a_lessons_start_is_one_file(window: MainWindow, tmp_path: Path) -> None:
    window.document.set_parameter("mu", 0.12)
    window.actions_.save_lesson.trigger()
    (dialog,) = window.findChildren(LessonDialog)
    QTest.keyClicks(dialog.task, "How far at twice the speed?")
    dialog.preset.setCurrentIndex(dialog.preset.findData("tune"))
    for checks, key in ((dialog.hidden, "throw"), (dialog.locked, "mu"), (dialog.locked, "hand")):
        rows = [checks.item(row) for row in range(checks.count())]
        item = next(item for item in rows if item.data(Qt.ItemDataRole.UserRole) == key)
        checks.scrollToItem(item)
        row = checks.visualItemRect(item)
        box = QPoint(row.left() + 8, row.center().y())
        QTest.mouseClick(checks.viewport(), Qt.MouseButton.LeftButton, pos=box)
        assert item.checkState() == Qt.CheckState.Checked
    path = tmp_path / "stopping.knockout"
    window.files.choose = lambda: path
    before = window.document.state
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)
    assert window.status.says.text() == "Saved stopping.knockout."
    assert window.document.state is before and window.files.path is None  # the open session stays as it is
    window.open_files([path])
    lesson = window.document.part("lesson")
    assert lesson == Lesson("tune", ("throw",), ("mu", "hand"), "How far at twice the speed?", begun=True)
    assert window.document.board.surface.mu == 0.12
    assert window.docks["parameters"].isVisible() and not window.docks["throw"].isVisible()
    assert not window.docks["parameters"]._rows["mu"].field.isEnabled()


@pytest.mark.parametrize("speed", [None, 1.05])
def test_a_lesson_opens_in_teach_as_its_author_left_it(
    window: MainWindow, tmp_path: Path, speed: float | None
) -> None:
    """speed: that the author aimed; None: did not touch it."""
    if speed is not None:
        window.document.set_aim(speed=speed)
    aim = window.document.state.aim
    window.actions_.save_lesson.trigger()
    (dialog,) = window.findChildren(LessonDialog)
    dialog.preset.setCurrentIndex(dialog.preset.findData("teach"))
    path = tmp_path / "lesson.knockout"
    window.files.choose = lambda: path
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)
    window.document.set_aim(speed=0.3)
    window.open_files([path])
    assert window.teach.shown and window.document.state.aim == aim
