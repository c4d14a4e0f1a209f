"""What the window asks: whether to save, under which name, whether to bring back what a crash left."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileInfo, QLocale
from PySide6.QtWidgets import QMessageBox, QWidget

from ui.files import SUFFIX, Answer, Autosave, Files
from ui.language import tr
from ui.notice import Notice
from ui.saving import ask_path


def ask_unsaved(parent: QWidget, name: str) -> Answer:
    """Save, discard or stay: the one question that is asked in a box of its own."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Unsaved changes"))
    box.setText(tr("Save the changes to {name}?", name=name))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    answer = box.exec()
    box.deleteLater()
    answers: dict[int, Answer] = {buttons.Save.value: "save", buttons.Discard.value: "discard"}
    return answers.get(answer, "cancel")


def choose_name(parent: QWidget, path: Path | None) -> Path | None:
    """A name to save the session under; None when the user gives up."""
    start = str(path or tr("Untitled") + SUFFIX)
    return ask_path(parent, tr("Save the session"), start, tr("Sessions (*.knockout)"), (SUFFIX,))


def offer_recovery(notice: Notice, files: Files, autosave: Autosave) -> None:
    """Say what a crash left, with a button that brings it back and one that throws it away."""
    left = autosave.left()
    if not left:
        return

    def recover() -> None:
        if files.recover(left[0]) and autosave.kept_now():
            _remove(left[0])

    def forget() -> None:
        for path in left:
            _remove(path)

    at = QFileInfo(str(left[0])).lastModified()
    when = QLocale().toString(at, QLocale.FormatType.ShortFormat)
    notice.offer(
        tr("The lab was not closed in order; unsaved work of {when} is still there.", when=when),
        (tr("Bring it back"), recover),
        (tr("Throw it away"), forget),
    )


def _remove(path: Path) -> None:
    """What cannot be removed, or is gone already, is offered again or not at all."""
    with suppress(OSError):
        path.unlink()
