"""What a recording's owner is asked in the Fit dock: frame rate, scale, unit, direction, camera.

What was typed and not sent stays with its recording, whatever comes in or is looked at meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QFrame, QPushButton, QVBoxLayout

from lab import Board
from lab.recordings.found import Told
from ui.docks.fit_camera import CameraFields
from ui.docks.panel import wrapped
from ui.fields import NumberField
from ui.language import tr

UNITS = ("m", "cm", "mm", "in", "ft", "px")

Values = dict[str, object]
"""What stands in the fields, by their names."""


class Answers(QFrame):
    """The fields of one recording at a time. sent(): they are to be taken."""

    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._path = ""
        self._kept: dict[str, Values] = {}
        self.setObjectName("question")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        self.asks = wrapped("", "")
        column.addWidget(self.asks)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.fps = NumberField(3, "")
        self.fps.setMinimumWidth(90)
        self.fps.setRange(0.0, 100_000.0)
        self.fps.setSpecialValueText(tr("as the file says"))
        self.fps.setAccessibleName(tr("Pictures a second"))
        self.scale = NumberField(5, tr("mm a pixel"))
        self.scale.setRange(0.0, 10_000.0)
        self.scale.setMinimumWidth(90)
        self.scale.setSpecialValueText(tr("none"))
        self.scale.setAccessibleName(tr("Length of a pixel in millimetres"))
        self.unit = QComboBox()
        self.unit.setAccessibleName(tr("Unit of length"))
        self.unit.addItem(tr("as the file says"), None)
        for unit in UNITS:
            self.unit.addItem(tr("pixels") if unit == "px" else unit, unit)
        self.flip = QCheckBox(tr("turn y over"))
        self.flip.setToolTip(
            tr("Places in pictures are turned over by themselves: only where up came out down")
        )
        self.alike = QCheckBox(tr("the same for all that ask this"))
        self.alike.setChecked(True)
        self.again = QPushButton(tr("Read again"))
        self.again.setToolTip(tr("Read the recording with these answers"))
        form.addRow(tr("Pictures a second"), self.fps)
        form.addRow(tr("Scale"), self.scale)
        form.addRow(tr("Unit"), self.unit)
        form.addRow(self.flip)
        self.camera = CameraFields()
        form.addRow(self.camera)
        form.addRow(self.alike)
        self.trouble = wrapped("", "refusal")
        self.trouble.hide()
        form.addRow(self.trouble)
        form.addRow(self.again)
        column.addLayout(form)
        self.again.clicked.connect(self.sent)
        self.camera.sent.connect(self.sent)
        self._numbers = {"fps": self.fps, "scale": self.scale, **self.camera.numbers}
        self._texts = self.camera.texts
        for field in (self.fps, self.scale):
            field.lineEdit().returnPressed.connect(self.sent)
        self._told = self._values()

    @property
    def typed(self) -> bool:
        """Whether something stands in the fields that was not sent."""
        halves = (field.lineEdit().isModified() for field in self._numbers.values() if field.hasFocus())
        return any(halves) or self._values() != self._told

    def show_told(self, path: str, told: Told) -> None:
        """What is told of a recording; what was typed and not sent stays, of this one and of the one before."""
        another = path != self._path
        if another:
            for field in self._numbers.values():
                field.interpretText()
            self._kept[self._path] = self._typed()
        typed = self._kept.pop(path, {}) if another else self._typed()
        self._path, self._told = path, self._rounded(told)
        self._put({**self._told, **typed}, another=another)
        self.camera.show_told(told.camera, another=another)
        if another:
            self.trouble.hide()

    def keep_only(self, paths: Collection[str]) -> None:
        """The recordings that there are: what was typed for others is forgotten."""
        self._kept = {path: typed for path, typed in self._kept.items() if path in paths}
        if self._path not in paths:
            self._path, self._told = "", self._values()

    def told(self, board: Board) -> Told:
        """What stands in the fields; LabError where it cannot be."""
        for field in self._numbers.values():
            field.interpretText()
        camera = self.camera.camera(board)
        fps, scale, unit = self.fps.value(), self.scale.value(), self.unit.currentData()
        return Told(fps or None, scale / 1000 or None, unit, self.flip.isChecked(), camera)

    def take(self) -> None:
        """What stands in the fields was sent."""
        self._told = self._values()
        self.trouble.hide()

    def _values(self) -> Values:
        return {
            **{name: field.value() for name, field in self._numbers.items()},
            **{name: field.text() for name, field in self._texts.items()},
            "unit": self.unit.currentData(),
            "flip": self.flip.isChecked(),
        }

    def _typed(self) -> Values:
        return {name: value for name, value in self._values().items() if value != self._told.get(name)}

    def _rounded(self, told: Told) -> Values:
        """What the fields show of what is told, as they would give it back."""
        found: Values = {
            "fps": told.fps or 0.0,
            "scale": 1000 * (told.metres_per_pixel or 0.0),
            "unit": told.unit if self.unit.findData(told.unit) >= 0 else None,
            "flip": told.flip_y,
            **CameraFields.values(told.camera),
        }
        for name, field in self._numbers.items():
            found[name] = round(min(float(str(found[name])), field.maximum()), field.decimals())
        return found

    def _put(self, values: Values, *, another: bool) -> None:
        """Into the fields that show something else; not where somebody types just now, unless it is for another."""
        for name, field in self._numbers.items():
            if another or field.value() != values[name]:
                if another:
                    field.lineEdit().setModified(False)
                field.show_value(float(str(values[name])))
        for name, line in self._texts.items():
            if line.text() != values[name]:
                line.setText(str(values[name]))
                line.setCursorPosition(0)
        self.unit.setCurrentIndex(max(self.unit.findData(values["unit"]), 0))
        self.flip.setChecked(bool(values["flip"]))
