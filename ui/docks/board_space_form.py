"""The Board dock's form for one space: id, name, kind, group, value, place and size."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QGridLayout, QLabel, QLineEdit, QWidget

from lab import Space
from lab.board.editing import SMALLEST, boxed
from ui.board_draft import BoardDraft
from ui.fields import NumberField
from ui.icons import space_icon
from ui.language import mark, tr
from ui.space_words import space_label
from ui.theme import Theme

KINDS = {
    "property": mark("Property"),
    "railroad": mark("Railroad"),
    "chance": mark("Chance"),
    "house": mark("House"),
    "luxury_tax": mark("Luxury tax"),
    "free_parking": mark("Free parking"),
    "go_to_jail": mark("Go to jail"),
    "blank": mark("Blank"),
}


class TextField(QLineEdit):
    """A line of text that counts when typing ends. entered(text): it was changed by typing."""

    entered = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip(name)
        self._shown = ""
        self.editingFinished.connect(self._ended)

    def show_text(self, text: str) -> None:
        """Show the document's text, unless another is being typed."""
        self._shown = text
        if not (self.hasFocus() and self.isModified()) and text != self.text():
            self.setText(text)
            self.setCursorPosition(0)

    def _ended(self) -> None:
        typed = self.text()
        self.setModified(False)
        if typed != self._shown:
            self.entered.emit(typed)
            self.show_text(self._shown)  # what was refused goes back


def number_field(decimals: int, unit: str, name: str, most: float, step: float = 0.1) -> NumberField:
    """A field for a number from 0 to `most`, named for those who hear it."""
    field = NumberField(decimals, unit)
    field.setRange(0.0, most)
    field.setMinimumWidth(76)
    field.setSingleStep(step)
    field.setAccessibleName(name)
    field.setToolTip(name)
    return field


class SpaceForm(QWidget):
    """Shows and changes the selected space."""

    def __init__(self, draft: BoardDraft, theme: Theme) -> None:
        super().__init__()
        self._draft, self._theme = draft, theme
        form = QFormLayout(self)
        form.setContentsMargins(10, 6, 10, 8)
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.id = TextField(tr("Id of the space, as rounds and recordings name it"))
        self.name = TextField(tr("Name of the space; empty for one made from its id"))
        self.kind, self.group = QComboBox(), QComboBox()
        self.kind.setAccessibleName(tr("Kind of the space"))
        for kind, name in KINDS.items():
            self.kind.addItem(tr(name), kind)
        self.group.setEditable(True)
        self.group_edit = QLineEdit()
        self.group.setLineEdit(self.group_edit)
        self.group.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.group.setAccessibleName(tr("Group of the property; empty for none"))
        for box in (self.kind, self.group):
            box.setMinimumContentsLength(8)
        self.value = number_field(0, "", tr("Value of the space"), 1e6, 50)
        rows: tuple[tuple[str, QWidget], ...] = (
            (tr("Id"), self.id),
            (tr("Name"), self.name),
            (tr("Kind"), self.kind),
            (tr("Group"), self.group),
            (tr("Value"), self.value),
        )
        for words, row in rows:
            form.addRow(words, row)
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        self.left = number_field(2, "cm", tr("Left edge of the space, x"), 500)
        self.near = number_field(2, "cm", tr("Near edge of the space, y"), 1000)
        self.wide = number_field(2, "cm", tr("Width of the space"), 500)
        self.tall = number_field(2, "cm", tr("Height of the space, up the board"), 1000)
        for field in (self.wide, self.tall):
            field.setMinimum(100 * SMALLEST)
        numbers = (
            (tr("x"), self.left),
            (tr("y"), self.near),
            (tr("Width"), self.wide),
            (tr("Height"), self.tall),
        )
        for i, (words, number) in enumerate(numbers):
            grid.addWidget(QLabel(words), i // 2, 2 * (i % 2))
            grid.addWidget(number, i // 2, 2 * (i % 2) + 1)
            grid.setColumnStretch(2 * (i % 2) + 1, 1)
        form.addRow(grid)
        self.corners = QLabel()
        self.corners.setProperty("role", "secondary")
        form.addRow(self.corners)
        self.id.entered.connect(self._rename)
        self.name.entered.connect(lambda text: self._change("name", name=text))
        self.kind.activated.connect(lambda: self._change("kind", kind=self.kind.currentData()))
        self.group_edit.editingFinished.connect(self._regroup)
        self.group.activated.connect(lambda _: self._regroup())
        self.value.valueChanged.connect(lambda value: self._change("value", value=round(value)))
        for at, field in enumerate((self.left, self.near, self.wide, self.tall)):
            field.valueChanged.connect(partial(self._resize, at))

    def set_theme(self, theme: Theme) -> None:
        """Colours of the groups in another theme."""
        self._theme = theme
        self.show_space()

    def show_space(self) -> None:
        """The selected space; empty and grey while there is none."""
        space = self._draft.space
        self.setEnabled(space is not None)
        self.id.show_text(space.id if space is not None else "")
        self.name.show_text(space.name if space is not None else "")
        self.name.setPlaceholderText(space_label(space) if space is not None else "")
        self.kind.setCurrentIndex(self.kind.findData(space.kind) if space is not None else -1)
        self._show_group(space)
        self.value.show_value(space.value if space is not None else 0)
        x0, y0, x1, y1 = space.box if space is not None else (0.0, 0.0, 0.0, 0.0)
        for field, metres in zip(
            (self.left, self.near, self.wide, self.tall), (x0, y0, x1 - x0, y1 - y0), strict=True
        ):
            field.show_value(100 * metres)
        polygon = space is not None and space.polygon is not None
        self.corners.setVisible(polygon)
        if polygon and space is not None:
            self.corners.setText(
                tr("A polygon of {n} corners: drag them on the table.", n=len(space.corners))
            )

    def _show_group(self, space: Space | None) -> None:
        edit = self.group_edit
        if edit.hasFocus() and edit.isModified():
            return
        groups = dict.fromkeys((*self._draft.board.bonus, *self._theme.palette.groups))
        wanted = ["", *groups]
        listed = [self.group.itemText(i) for i in range(self.group.count())]
        if listed != wanted:
            self.group.clear()
            self.group.addItems(wanted)
        for i, group in enumerate(wanted[1:], 1):
            example = Space(id=group, kind="property", group=group)
            self.group.setItemIcon(i, space_icon(example, self._theme))
        group = (space.group or "") if space is not None else ""
        self.group.setCurrentIndex(self.group.findText(group))
        edit.setText(group)
        edit.setModified(False)

    # --- sending -------------------------------------------------------------------------------------

    def _change(self, key: str, **fields: object) -> None:
        space = self._draft.space
        if space is not None and any(getattr(space, name) != value for name, value in fields.items()):
            made = space.model_copy(update=fields)
            text = tr("Change {space}", space=space_label(space))
            self._draft.put_space(made, text, f"board.{key}.{space.id}" if key in ("value", "kind") else None)
        self.show_space()

    def _rename(self, text: str) -> None:
        self._change("id", id=text.strip())

    def _regroup(self) -> None:
        self.group_edit.setModified(False)
        self._change("group", group=self.group.currentText().strip() or None)

    def _resize(self, at: int, shown: float) -> None:
        """x, y, width or height typed (cm): the others stay as exact as they were."""
        space = self._draft.space
        if space is None:
            return
        x0, y0, x1, y1 = space.box
        numbers = [x0, y0, x1 - x0, y1 - y0]
        numbers[at] = round(shown / 100, 6)
        x, y, width, height = numbers
        made = boxed(space, (x, y, x + width, y + height))
        moved = at < 2
        text = (
            tr("Move {space}", space=space_label(space))
            if moved
            else tr("Resize {space}", space=space_label(space))
        )
        self._draft.put_space(made, text, f"board.{('x', 'y', 'width', 'height')[at]}.{space.id}")
        self.show_space()
