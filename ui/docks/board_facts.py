"""The Board dock's blocks for the board as a whole: name and sizes, bonuses of the groups, notes of the bank."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFormLayout, QGridLayout, QLabel, QVBoxLayout, QWidget

from lab.board.editing import notes_from
from ui.board_draft import BoardDraft
from ui.docks.board_space_form import TextField, number_field
from ui.docks.panel import wrapped
from ui.fields import NumberField, let_go
from ui.icons import space_icon
from ui.language import tr
from ui.theme import Theme

SIZES = ("length", "width", "go_line")


class BoardHead(QWidget):
    """Name, length, width and GO line of the board. Its size changes here without stretching the spaces."""

    def __init__(self, draft: BoardDraft) -> None:
        super().__init__()
        self._draft = draft
        form = QFormLayout(self)
        form.setContentsMargins(10, 6, 10, 8)
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.name = TextField(tr("Name of the board"))
        self.length = number_field(1, "cm", tr("Length of the board; spaces stay as they are"), 1000, 1)
        self.width_ = number_field(1, "cm", tr("Width of the board; spaces stay as they are"), 500, 1)
        self.go_line = number_field(2, "cm", tr("GO line, from the near edge"), 1000)
        for words, field in (
            (tr("Name"), self.name),
            (tr("Length"), self.length),
            (tr("Width"), self.width_),
            (tr("GO line"), self.go_line),
        ):
            form.addRow(words, field)
        self.name.entered.connect(self._rename)
        for key, field in zip(SIZES, (self.length, self.width_, self.go_line), strict=True):
            field.valueChanged.connect(partial(self._resize, key))

    def show_board(self) -> None:
        """The numbers in force; the GO line as it is dragged."""
        board = self._draft.board
        self.name.show_text(board.name)
        self.length.show_value(100 * board.length)
        self.width_.show_value(100 * board.width)
        self.go_line.show_value(100 * self._draft.go_line)
        for key, field in zip(SIZES, (self.length, self.width_, self.go_line), strict=True):
            locked = key in self._draft.locked
            field.setEnabled(not locked)
            field.setToolTip(tr("Locked by the lesson") if locked else field.accessibleName())

    def _rename(self, text: str) -> None:
        self._draft.put_fields(tr("Name of the board"), name=text.strip() or self._draft.board.name)
        self.show_board()

    def _resize(self, key: str, shown: float) -> None:
        metres = round(shown / 100, 6)
        if key == "go_line":
            self._draft.put(self._draft.spaces, tr("Move the GO line"), "board.go_line", go_line=metres)
        else:
            self._draft.put_fields(tr("Size of the board"), f"board.{key}", **{key: metres})
        self.show_board()


class Amounts(QWidget):
    """What a whole group earns, one field a group, and the notes that the bank has."""

    def __init__(self, draft: BoardDraft, theme: Theme) -> None:
        super().__init__()
        self._draft, self._theme = draft, theme
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(4)
        self._empty = wrapped(tr("No property has a group yet."), "secondary")
        column.addWidget(self._empty)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._grid)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.notes = TextField(tr("Notes of the bank: whole amounts, with commas between them"))
        form.addRow(tr("Notes"), self.notes)
        column.addLayout(form)
        self.refusal = wrapped("", "refusal")
        self.refusal.hide()
        column.addWidget(self.refusal)
        self._rows: dict[str, tuple[QLabel, QLabel, NumberField]] = {}
        self.notes.entered.connect(self._set_notes)

    @property
    def fields(self) -> dict[str, NumberField]:
        """The field of each group's bonus."""
        return {group: row[2] for group, row in self._rows.items()}

    def set_theme(self, theme: Theme) -> None:
        """Colours of the groups in another theme."""
        self._theme = theme
        self.show_board()

    def show_board(self) -> None:
        """A row for each group of the board."""
        board = self._draft.board
        if list(self._rows) != list(board.bonus):
            self._lay(list(board.bonus))
        for group, (chip, _, field) in self._rows.items():
            member = next(iter(board.group_members(group)), None)
            chip.setPixmap(space_icon(member, self._theme).pixmap(14, 14))
            field.show_value(board.bonus[group])
        self._empty.setVisible(not board.bonus)
        self.notes.show_text(", ".join(str(note) for note in board.money.notes))

    def _lay(self, groups: list[str]) -> None:
        for row in self._rows.values():
            for widget in row:
                self._grid.removeWidget(widget)
                let_go(widget)
        self._rows = {}
        for at, group in enumerate(groups):
            field = number_field(0, "", tr("Bonus of the group {group}", group=group), 1e6, 50)
            chip, name = QLabel(), QLabel(group)
            self._rows[group] = chip, name, field
            self._grid.addWidget(chip, at, 0)
            self._grid.addWidget(name, at, 1)
            self._grid.addWidget(field, at, 2)
            field.valueChanged.connect(partial(self._set_bonus, group))

    def _set_bonus(self, group: str, value: float) -> None:
        bonus = {**self._draft.board.bonus, group: round(value)}
        self._draft.put_fields(tr("Bonus of {group}", group=group), f"board.bonus.{group}", bonus=bonus)

    def _set_notes(self, text: str) -> None:
        self.refusal.hide()
        try:
            notes = notes_from(text)
        except ValueError as error:
            self.refusal.setText(
                tr("{word} is no amount: give whole numbers, e.g. 50, 100, 500.", word=str(error)[:20])
            )
            self.refusal.show()
            return
        self._draft.put_fields(tr("Notes of the bank"), money={"notes": list(notes)})
