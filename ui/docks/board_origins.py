"""The Board dock's block for origins: of each figure, whether it is measured, published or estimated, and a note."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.board_draft import BoardDraft
from ui.docks.board_space_form import TextField
from ui.language import mark, tr
from ui.parameter_list import PARAMETERS
from ui.space_words import space_label

MOST_WIDTH = 210
"""Pixels of the first column at most; longer names are whole in their tooltips."""

WORDS = {
    "": mark("not said"),
    "measured": mark("measured"),
    "published": mark("published"),
    "estimated": mark("estimated"),
}

OTHERS = {
    "space": mark("Spaces: places and values"),
    "bonus": mark("Bonuses"),
    "money.notes": mark("Notes of the bank"),
}


def parted(note: str) -> tuple[str, str]:
    """The origin's word and the rest of a note: "estimated: ours" -> ("estimated", "ours")."""
    for word in ("measured", "published", "estimated"):
        if note == word or note.startswith((f"{word}:", f"{word} ", f"{word},")):
            return word, note[len(word) :].lstrip(":, ")
    return "", note


def joined(word: str, note: str) -> str:
    """The whole note as a board's file has it; "" where nothing is said."""
    note = note.strip()
    return f"{word}: {note}" if word and note else word or note


class Origins(QWidget):
    """A table of figures; the one chosen in it is said more of below."""

    def __init__(self, draft: BoardDraft) -> None:
        super().__init__()
        self._draft = draft
        self._keys: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        self.table = QTableWidget(0, 2)
        self.table.setHorizontalHeaderLabels([tr("Figure"), tr("Origin")])
        self.table.setAccessibleName(tr("Where each figure of the board comes from"))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(26)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        head.setMaximumSectionSize(MOST_WIDTH)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.setFixedHeight(216)
        column.addWidget(self.table)
        form = QFormLayout()
        form.setContentsMargins(10, 0, 10, 0)
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.word = QComboBox()
        self.word.setAccessibleName(tr("Origin of the chosen figure"))
        for word, name in WORDS.items():
            self.word.addItem(tr(name), word)
        self.note = TextField(tr("How it was measured, where it was published, what it rests on"))
        form.addRow(tr("Origin"), self.word)
        form.addRow(tr("Note"), self.note)
        column.addLayout(form)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.word.activated.connect(lambda: self._set(self.word.currentData(), self._parts()[1]))
        self.note.entered.connect(lambda text: self._set(self._parts()[0], text))

    @property
    def key(self) -> str | None:
        """The figure that is chosen, as the board's provenance names it."""
        row = self.table.currentRow()
        return self._keys[row] if 0 <= row < len(self._keys) else None

    def choose(self, key: str) -> None:
        """Show one figure's origin below."""
        if key in self._keys:
            self.table.selectRow(self._keys.index(key))

    def show_board(self) -> None:
        """A row for every figure that can have an origin, and for all that the board's file says one of."""
        notes = self._draft.board.provenance
        names: dict[str, str] = {key: tr(name) for key, name in OTHERS.items()}
        space = self._draft.space
        if space is not None:
            names[f"space.{space.id}"] = space_label(space)
        for parameter in PARAMETERS:
            part = f"{tr(parameter.section)}: {tr(parameter.name)}"
            names.setdefault(parameter.origin, part)
        names |= {key: key for key in notes if key not in names}
        chosen = self.key
        self._keys = list(names)
        self.table.blockSignals(True)
        self.table.setRowCount(len(names))
        for row, (key, name) in enumerate(names.items()):
            word, note = parted(notes.get(key, ""))
            said = joined(tr(WORDS[word]) if word else "", note) or "–"
            for at, text in enumerate((name, said)):
                item = self.table.item(row, at)
                if item is None:
                    item = QTableWidgetItem()
                    self.table.setItem(row, at, item)
                if item.text() != text:
                    item.setText(text)
                    item.setToolTip(text)
        self.table.selectRow(self._keys.index(chosen) if chosen in self._keys else 0)
        self.table.blockSignals(False)
        self._show_chosen()

    def _parts(self) -> tuple[str, str]:
        return parted(self._draft.board.provenance.get(self.key or "", ""))

    def _show_chosen(self) -> None:
        word, note = self._parts()
        for widget in (self.word, self.note):
            widget.setEnabled(self.key is not None)
        self.word.setCurrentIndex(self.word.findData(word))
        self.note.show_text(note)
        self.note.setToolTip(note or self.note.accessibleName())

    def _set(self, word: str, note: str) -> None:
        key = self.key
        if key is None:
            return
        notes = {k: v for k, v in self._draft.board.provenance.items() if k != key}
        if said := joined(word, note):
            notes = {**self._draft.board.provenance, key: said}
        self._draft.put_fields(tr("Origin of {figure}", figure=key), f"board.origin.{key}", provenance=notes)
