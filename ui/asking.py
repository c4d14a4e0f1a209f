"""What the window asks: whether to save, under which name, whether to bring back what a crash left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileInfo, QSize
from PySide6.QtWidgets import QMessageBox, QWidget

from ui.files import SUFFIX, Answer, Autosave, Files
from ui.language import tr
from ui.languages import LANGUAGES, spoken
from ui.notice import Notice
from ui.numbers import moment
from ui.saving import ask_path

RECOVERY = "recovery"
"""What the offer of work that a crash left is about."""

FRAME = 40
"""px left for the frame and the title that the desktop draws round a window."""


def on_screen(parent: QWidget, width: int, height: int) -> QSize:
    """A size for a box over a window, no larger than the window's screen has room for (px)."""
    room = parent.screen().availableGeometry().size()
    return QSize(width, height).boundedTo(room - QSize(FRAME, FRAME))


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


def ask_overwrite(parent: QWidget, name: str) -> bool:
    """Whether to save over what somebody else has written meanwhile."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Save the session"))
    box.setText(
        tr("{name} was changed elsewhere since it was opened or saved here. Save over that?", name=name)
    )
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Cancel)
    box.setDefaultButton(buttons.Cancel)
    answer = box.exec()
    box.deleteLater()
    return answer == buttons.Save.value


def choose_name(parent: QWidget, path: Path | None) -> Path | None:
    """A name to save the session under; None when the user gives up."""
    start = str(path or tr("Untitled") + SUFFIX)
    return ask_path(parent, tr("Save the session"), start, tr("Sessions (*.knockout)"), (SUFFIX,))


def offer_recovery(notice: Notice, files: Files, autosave: Autosave) -> None:
    """Say what a crash left, with a button that brings it back and one that throws it away."""
    _offer_left(notice, files, autosave, autosave.left())


def _offer_left(notice: Notice, files: Files, autosave: Autosave, left: list[Path]) -> None:
    """The first of the files that crashes left; where it is thrown away, or cannot be read, the next."""
    if not left:
        return
    path, *others = left

    def recover() -> None:
        _offer_left(notice, files, autosave, [*others, path])  # seen once the refusal before it is closed
        if files.recover(path):
            notice.withdraw(RECOVERY)
            if autosave.kept_now():
                _remove(path)

    def forget() -> None:
        _remove(path)
        _offer_left(notice, files, autosave, others)

    at = QFileInfo(str(path)).lastModified()
    when = moment(at)
    notice.offer(
        RECOVERY,
        tr("The lab was not closed in order; unsaved work of {when} is still there.", when=when),
        (tr("Bring it back"), recover),
        (tr("Throw it away"), forget),
    )


def offer_language(notice: Notice, code: str, reopen: Callable[[], object]) -> None:
    """A language was chosen: say from when on it is spoken, and offer it now; nothing where it is spoken already."""
    notice.withdraw("language")
    if code != spoken():
        notice.offer(
            "language",
            tr("The window speaks {language} when it is opened again.", language=LANGUAGES[code]),
            (tr("Open it again now"), reopen),
        )


def _remove(path: Path) -> None:
    """What cannot be removed, or is gone already, is offered again or not at all."""
    with suppress(OSError):
        path.unlink()
