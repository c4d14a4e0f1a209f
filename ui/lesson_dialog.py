"""A lesson's start: the session as it is, with a task, the view it opens in, and what is hidden and locked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from lab import LabError
from ui.asking import on_screen
from ui.docks import PRESETS
from ui.document import LabDocument
from ui.files import Files
from ui.lab_words import line
from ui.language import mark, tr
from ui.locks import OTHER_NAMES, name_of_lock
from ui.parameter_list import BY_KEY
from ui.parts.lesson import Lesson
from ui.saving import saved
from ui.session import save_session

PRESET_NAMES = {
    "tune": mark("Tune"),
    "teach": mark("Teach"),
    "play": mark("Play"),
    "aim": mark("Aim"),
    "board": mark("Board"),
}


class LessonDialog(QDialog):
    """Asks for the lesson and writes it under another name; the open session stays as it is. said: told of that."""

    def __init__(
        self,
        files: Files,
        document: LabDocument,
        parent: QWidget,
        docks: dict[str, str],
        said: Callable[[str], None],
    ) -> None:
        super().__init__(parent)
        self._said = said
        self._files, self._document = files, document
        self.setWindowTitle(tr("A lesson's start"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        lesson: Lesson = document.part("lesson")
        self.task = QPlainTextEdit(lesson.task)
        self.task.setAccessibleName(tr("Task"))
        self.task.setTabChangesFocus(True)
        self.task.setMaximumHeight(90)
        self.preset = QComboBox()
        for name in PRESETS:
            self.preset.addItem(tr(PRESET_NAMES.get(name, name)), name)
        self.preset.setCurrentIndex(max(self.preset.findData(lesson.preset or "teach"), 0))
        self.hidden = _Checks(tr("Hidden panels"), docks, lesson.hidden)
        names = {key: name_of_lock(key) for key in (*BY_KEY, *OTHER_NAMES)}
        self.locked = _Checks(tr("Locked numbers"), names, lesson.locked)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.addRow(tr("Task"), self.task)
        form.addRow(tr("Opens in"), self.preset)
        form.addRow(tr("Hidden panels"), self.hidden)
        form.addRow(tr("Locked numbers"), self.locked)
        form.addRow(buttons)
        self.resize(on_screen(parent, 520, 560))

    def lesson(self) -> Lesson:
        """The lesson as it is filled in."""
        return Lesson(
            self.preset.currentData(),
            self.hidden.checked(),
            self.locked.checked(),
            self.task.toPlainText().strip(),
        )

    def _save(self) -> None:
        path = self._files.choose()
        if path is None:
            return
        state = self._document.state
        parts = MappingProxyType({**state.parts, "lesson": self.lesson()})
        try:
            save_session(replace(state, parts=parts), path)
        except LabError as error:
            self._files.told.emit("lesson file", line(error))
        else:
            self._files.note_recent(path)
            self._files.done.emit("lesson file")
            self._said(saved(path))
            self.accept()


class _Checks(QListWidget):
    """A list of names to tick."""

    def __init__(self, name: str, texts: dict[str, str], ticked: tuple[str, ...]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        for key, text in texts.items():
            item = QListWidgetItem(text, self)
            item.setData(Qt.ItemDataRole.UserRole, key)
            item.setCheckState(Qt.CheckState.Checked if key in ticked else Qt.CheckState.Unchecked)

    def checked(self) -> tuple[str, ...]:
        """The keys that are ticked."""
        items = (self.item(row) for row in range(self.count()))
        return tuple(
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() == Qt.CheckState.Checked
        )
