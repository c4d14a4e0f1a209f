"""The Board dock: the board's spaces, amounts and origins by number; on the table they are moved by hand.

What it changes goes through `desk.draft`, which the table's grips use too. Spaces that overlap are said at the top,
with the button that takes them back; the board keeps its former shape until they are sound.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.desk import Desk
from ui.docks.board_facts import Amounts, BoardHead
from ui.docks.board_origins import Origins
from ui.docks.board_space_form import SpaceForm
from ui.docks.panel import Panel, TallScroll, label, wrapped
from ui.icons import space_icon
from ui.language import tr
from ui.space_words import space_label
from ui.theme import Theme

LIST_HEIGHT, ROW_HEIGHT = 182, 26
LEAST_WIDTH = 320


class BoardDock(Panel):
    """Shows and changes the board's layout."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Board"), "board")
        self._draft, self._theme = desk.draft, desk.theme

    def fill(self) -> None:
        draft = self._draft
        self.column.addWidget(self._top())
        self.column.addWidget(self._trouble())
        content = QWidget()
        content.setObjectName("scrolled")
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 8)
        inner.setSpacing(0)
        self.spaces = QListWidget()
        self.spaces.setAccessibleName(tr("Spaces of the board"))
        self.spaces.setUniformItemSizes(True)
        self.spaces.setFrameShape(QFrame.Shape.NoFrame)
        self.spaces.setFixedHeight(LIST_HEIGHT)
        self.empty = wrapped(tr("No spaces yet: add one, then drag it where it belongs."), "secondary")
        self.empty.setContentsMargins(10, 8, 10, 8)
        self.head = BoardHead(draft)
        self.form = SpaceForm(draft, self._theme)
        self.amounts = Amounts(draft, self._theme)
        self.origins = Origins(draft)
        inner.addWidget(label(tr("Spaces"), "section"))
        inner.addWidget(self.empty)
        inner.addWidget(self.spaces)
        inner.addWidget(self._buttons())
        inner.addWidget(self.form)
        for title, block in (
            (tr("Board"), self.head),
            (tr("Bonuses and money"), self.amounts),
            (tr("Where the figures come from"), self.origins),
        ):
            inner.addWidget(label(title, "section"))
            inner.addWidget(block)
        inner.addStretch(1)
        scroll = TallScroll()
        scroll.setWidget(content)
        self.column.addWidget(scroll)
        self.setMinimumWidth(LEAST_WIDTH)
        self.spaces.currentRowChanged.connect(self._choose)
        draft.changed.connect(self._show)
        draft.switched.connect(lambda _: self._show())

    def _top(self) -> QWidget:
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(10, 8, 10, 8)
        self.edit = QPushButton()
        self.edit.setToolTip(tr("Move and resize spaces on the table, by mouse and keys (Ctrl+E)"))
        self.edit.clicked.connect(lambda: self._draft.switch(not self._draft.on))
        row.addWidget(self.edit)
        row.addStretch(1)
        return room

    def _trouble(self) -> QWidget:
        """The box that says what overlaps or was refused; hidden while all is well."""
        self.trouble = QFrame()
        self.trouble.setObjectName("notice")
        column = QVBoxLayout(self.trouble)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(4)
        self.said = wrapped("", "")
        self.kept = wrapped(
            tr(
                "The board keeps its former shape, and cannot be saved, until you move or shrink one of them."
            ),
            "",
        )
        self.back = QPushButton(tr("Take it back"))
        self.back.setToolTip(
            tr("What overlaps goes back to where the board has it, the rest stays (Esc on the table)")
        )
        self.back.clicked.connect(self._draft.take_back)
        column.addWidget(self.said)
        column.addWidget(self.kept)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.trouble.hide()
        return self.trouble

    def _buttons(self) -> QWidget:
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(10, 6, 10, 0)
        row.setSpacing(6)
        self.add, self.copy, self.remove = (
            QPushButton(text) for text in (tr("Add"), tr("Duplicate"), tr("Delete"))
        )
        for button, what, does in (
            (self.add, tr("A new space where there is room (Insert on the table)"), self._draft.add),
            (self.copy, tr("The selected space once more (Ctrl+D on the table)"), self._draft.duplicate),
            (self.remove, tr("The selected space away (Delete on the table)"), self._draft.remove),
        ):
            button.setToolTip(what)
            button.clicked.connect(does)
            row.addWidget(button)
        row.addStretch(1)
        return room

    def restyle(self, theme: Theme) -> None:
        """Chips and signs in another theme."""
        self._theme = theme
        shades = self.spaces.palette()
        shades.setColor(QPalette.ColorRole.Highlight, QColor(theme.accent_fill))
        shades.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.spaces.setPalette(shades)
        self.form.set_theme(theme)
        self.amounts.set_theme(theme)
        self._show()

    def _choose(self, row: int) -> None:
        item = self.spaces.item(row)
        if item is not None:
            self._draft.select(item.data(Qt.ItemDataRole.UserRole))

    # --- showing -------------------------------------------------------------------------------------

    def _show(self) -> None:
        draft = self._draft
        self.edit.setText(tr("End editing") if draft.on else tr("Edit on the table"))
        if self.edit.property("accent") is not (not draft.on):
            self.edit.setProperty("accent", not draft.on)
            self.edit.style().polish(self.edit)
        self.said.setText(draft.trouble)
        self.kept.setVisible(bool(draft.clashes))
        self.back.setVisible(draft.pending)
        self.trouble.setVisible(bool(draft.trouble))
        self._show_list()
        chosen = draft.space is not None
        for button in (self.copy, self.remove):
            button.setEnabled(chosen)
        self.form.show_space()
        self.head.show_board()
        self.amounts.show_board()
        self.origins.show_board()

    def _show_list(self) -> None:
        """A row a space, with a mark on those that overlap."""
        draft, listed = self._draft, self.spaces
        clashing = {space.id for pair in draft.clashes for space in pair}
        self.empty.setVisible(not draft.spaces)
        listed.setVisible(bool(draft.spaces))
        listed.blockSignals(True)
        while listed.count() > len(draft.spaces):
            listed.takeItem(listed.count() - 1)
        while listed.count() < len(draft.spaces):
            item = QListWidgetItem()
            item.setSizeHint(QSize(0, ROW_HEIGHT))
            listed.addItem(item)
        for row, space in enumerate(draft.spaces):
            item = listed.item(row)
            text = (
                tr("{space}: overlaps", space=space_label(space))
                if space.id in clashing
                else space_label(space)
            )
            look = (space.id, text, space.kind, space.group, self._theme.name)
            if item.data(Qt.ItemDataRole.UserRole + 1) != look:
                item.setData(Qt.ItemDataRole.UserRole, space.id)
                item.setData(Qt.ItemDataRole.UserRole + 1, look)
                item.setText(text)
                item.setIcon(space_icon(space, self._theme))
        ids = [space.id for space in draft.spaces]
        row = ids.index(draft.selected) if draft.selected in ids else -1
        if listed.currentRow() != row:
            listed.setCurrentRow(row)
        listed.blockSignals(False)
