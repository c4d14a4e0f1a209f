"""The Fit dock's page of recordings: what was understood of each, and what has to be answered."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from lab import LabError
from ui.desk import Desk
from ui.docks.fit_answers import Answers
from ui.docks.fit_watch import FitWatch, Read, answered
from ui.docks.fit_words import question, understood
from ui.docks.note_words import note_words
from ui.docks.panel import TallScroll
from ui.docks.refusal_words import refusal_words
from ui.fields import set_role
from ui.lab_words import in_words
from ui.language import count, tr
from ui.parts.fit import Entry

LISTED = 4
"""Recordings whose names are seen at once; of more one scrolls."""


class FilesPage(QWidget):
    """The list of recordings, the preview of the chosen one, its questions.

    chosen(path): another one is looked at. asking(): one that has come in asks something, and is looked at.
    """

    chosen = Signal(str)
    asking = Signal()

    def __init__(self, desk: Desk, watch: FitWatch) -> None:
        super().__init__()
        self._desk, self._document, self._watch = desk, desk.document, watch
        self._shown: object = None
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Recordings of the fit"))
        self.list.installEventFilter(self)
        column.addWidget(self.list)
        buttons = QHBoxLayout()
        self.add = QPushButton(tr("Add…"))
        self.add.setToolTip(tr("Open more recordings: they are fitted together"))
        self.remove = QPushButton(tr("Remove"))
        self.remove.setToolTip(tr("Leave this recording out (Delete)"))
        for button in (self.add, self.remove):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        scroll = self._scroll = TallScroll()
        scroll.setMinimumHeight(24)  # the list above is worth more than a line of this
        body = QWidget()
        body.setObjectName("scrolled")
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(0, 0, 4, 0)
        self.box = box = Answers()
        self.asks, self.fps, self.scale, self.unit, self.flip = (
            box.asks,
            box.fps,
            box.scale,
            box.unit,
            box.flip,
        )
        self.camera, self.alike, self.trouble, self.again = box.camera, box.alike, box.trouble, box.again
        box.sent.connect(self._answer)
        self._body.addWidget(box)
        self.facts = QLabel()
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._body.addWidget(self.facts)
        self._body.addStretch(1)
        scroll.setWidget(body)
        column.addWidget(scroll, 1)
        self.list.currentItemChanged.connect(lambda *_: self._choose())
        self.remove.clicked.connect(self.remove_chosen)

    # --- showing -------------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The recording that is looked at."""
        item = self.list.currentItem()
        return None if item is None else self._watch.part.entry(item.data(Qt.ItemDataRole.UserRole))

    def choose(self, path: str) -> None:
        """Look at a recording."""
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == path:
                self.list.setCurrentRow(row)

    def show_all(self) -> None:
        """Bring list, preview and questions in step."""
        entries = self._watch.part.entries
        before = self.entry
        row = self.list.currentRow()
        paths = [self.list.item(i).data(Qt.ItemDataRole.UserRole) for i in range(self.list.count())]
        self.list.blockSignals(True)
        if paths != [entry.path for entry in entries]:
            for _ in paths[len(entries) :]:  # items that stay are written anew, none is made for nothing
                self.list.takeItem(self.list.count() - 1)
            for _ in entries[len(paths) :]:
                self.list.addItem(QListWidgetItem())
            for i, entry in enumerate(entries):
                self.list.item(i).setData(Qt.ItemDataRole.UserRole, entry.path)
        row_height, frame = max(self.list.sizeHintForRow(0), 14), 2 * self.list.frameWidth()
        self.list.setMinimumHeight(row_height * min(len(entries), 2) + frame)
        self.list.setMaximumHeight(row_height * min(max(len(entries), 1), LISTED) + frame)
        for i, entry in enumerate(entries):
            self._show_item(self.list.item(i), entry)
        if before is not None and self._watch.part.entry(before.path) is not None:
            self.choose(before.path)
        elif entries:
            self.list.setCurrentRow(min(max(row, 0), len(entries) - 1))
        asks = [entry for entry in entries if entry.path not in paths and _asks(self._watch.read(entry))]
        self.box.keep_only([entry.path for entry in entries])
        if asks and not self.box.typed:
            self.choose(asks[0].path)
        self.list.blockSignals(False)
        if (item := self.list.currentItem()) is not None and (asks or (entries and not paths)):
            self.list.scrollToItem(item)
        self._show_chosen()
        if asks:
            self.asking.emit()

    def _show_item(self, item: QListWidgetItem, entry: Entry) -> None:
        read = self._watch.read(entry)
        name = entry.path.replace("\\", "/").rsplit("/", 1)[-1]
        if read is None:
            state = tr("being read")
        elif isinstance(read, LabError):
            state = tr("asks something") if read.needs else tr("cannot be used")
        else:
            state = count(len(read.tracks), "1 track", "{n} tracks")
        item.setText(tr("{name}: {state}", name=name, state=state))
        item.setToolTip(entry.path)

    def _choose(self) -> None:
        self._show_chosen()
        entry = self.entry
        if entry is not None:
            self.chosen.emit(entry.path)

    def _show_chosen(self) -> None:
        entry = self.entry
        self.remove.setEnabled(entry is not None)
        self.box.setVisible(entry is not None)
        if entry is None:
            self.facts.setText("")
            self._shown = None
            return
        read = self._watch.read(entry)
        self.camera.show_board(entry.told.camera, self._document.board)
        key = (entry.content, read)
        if key == self._shown:
            return
        self._shown = key
        self.box.show_told(entry.path, entry.told)
        asks = isinstance(read, LabError)
        needs = read.needs if isinstance(read, LabError) else ()
        set_role(self.box, "asks", asks)
        self.alike.setVisible(bool(needs))
        self.fps.setSpecialValueText(tr("not told yet") if "fps" in needs else tr("as the file says"))
        self.scale.setSpecialValueText(tr("not told yet") if "metres_per_pixel" in needs else tr("none"))
        if isinstance(read, LabError):
            self.asks.setText(question(read) if needs else refusal_words(read))
            self.facts.setText("")
            first = {"fps": self.fps, "metres_per_pixel": self.scale, "unit": self.unit}.get((*needs, "")[0])
            free = not self.list.hasFocus() and not self.box.typed
            if first is not None and free and self.isVisible():
                first.setFocus()
            return
        self.asks.setText(tr("What the file does not hold, or says wrongly:"))
        if read is None:
            stopped = self._watch.stopped
            self.facts.setText(tr("Stopped before it was done.") if stopped else tr("being read …"))
            return
        rows = "".join(
            f"<tr><td style='padding-right:10px'>{escape(what)}</td><td>{escape(how)}</td></tr>"
            for what, how in understood(read)
        )
        said = [note_words(note) for note in dict.fromkeys((*read.notes, *read.comments))]
        notes = "".join(f"<li>{escape(note)}</li>" for note in said[:20])
        self.facts.setText(
            f"<table>{rows}</table>" + (f"<ul style='margin-left:-24px'>{notes}</ul>" if notes else "")
        )

    # --- doing ---------------------------------------------------------------------------------------

    def _answer(self) -> None:
        entry = self.entry
        if entry is None:
            return
        try:
            told = self.box.told(self._document.board)
        except LabError as error:
            self.trouble.setText(refusal_words(error) if error.reason else in_words(error.message))
            self.trouble.show()
            QTimer.singleShot(0, self.trouble, lambda: self._scroll.ensureWidgetVisible(self.trouble))
            return
        self.box.take()
        new = answered(
            self._watch.part, replace(entry, told=told), self._watch.read, alike=self.alike.isChecked()
        )
        self._document.set_part("fit", new, tr("Answer what a recording asks"))

    def remove_chosen(self) -> None:
        """Leave the recording that is looked at out."""
        entry = self.entry
        if entry is not None:
            self._document.set_part("fit", self._watch.part.without(entry.path), tr("Remove a recording"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Delete removes the recording that is chosen in the list."""
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        ):
            self.remove_chosen()
            return True
        return super().eventFilter(watched, event)


def _asks(read: Read | None) -> bool:
    """Whether a recording waits for an answer."""
    return isinstance(read, LabError) and bool(read.needs)
