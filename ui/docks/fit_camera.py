"""A camera that looked at the board at a slant: the board's corners in the picture, asked for in the Fit dock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from lab import Board
from lab.errors import UsageError
from lab.recordings.camera import Camera, board_corners, points_of
from ui.docks.panel import wrapped
from ui.fields import NumberField
from ui.language import tr


class CameraFields(QWidget):
    """Corners in pixels, the height of the tracked mark, the picture's size; folded away while there is no camera.

    sent(): Return was pressed in one of them.
    """

    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.more = QToolButton()
        self.more.setText(tr("The camera looked at a slant"))
        self.more.setToolTip(tr("A slanted look changes μ by up to 20 %; the board's corners set it right"))
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.more.toggled.connect(self._fold)
        column.addWidget(self.more)
        self.form = QWidget()
        self.form.hide()
        column.addWidget(self.form)
        inside = QVBoxLayout(self.form)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(
            wrapped(
                tr(
                    "Pixels of the board's corners: near left, near right, far right, far left, as the thrower "
                    "stands. They give the scale too."
                ),
                "secondary",
            )
        )
        rows = QFormLayout()
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.corners = QLineEdit()
        self.corners.setPlaceholderText("640,900 1280,910 1110,300 820,296")
        self.corners.setAccessibleName(tr("Pixels of the board's corners"))
        self.height_of_mark = NumberField(1, tr("mm"))
        self.height_of_mark.setRange(0.0, 1000.0)
        self.height_of_mark.setAccessibleName(tr("Height of the tracked mark above the board"))
        self.picture = QLineEdit()
        self.picture.setPlaceholderText("1920×1080")
        self.picture.setAccessibleName(tr("Size of the picture in pixels"))
        for text, field in (
            (tr("Corners"), self.corners),
            (tr("Mark above the board"), self.height_of_mark),
            (tr("Picture"), self.picture),
        ):
            title = QLabel(text)
            title.setBuddy(field)
            rows.addRow(title, field)
        inside.addLayout(rows)
        for line in (self.corners, self.picture, self.height_of_mark.lineEdit()):
            line.returnPressed.connect(self.sent)

    def _fold(self, on: bool) -> None:
        self.form.setVisible(on)
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

    def show_camera(self, camera: Camera | None) -> None:
        """What is told now."""
        self.more.setChecked(camera is not None)
        self.corners.setText(
            "" if camera is None else " ".join(f"{x:.10g},{y:.10g}" for x, y in camera.corners)
        )
        self.height_of_mark.show_value(0.0 if camera is None else 1000 * camera.mark_height)
        size = None if camera is None else camera.picture
        self.picture.setText("" if size is None else f"{size[0]:.10g}x{size[1]:.10g}")

    def camera(self, board: Board) -> Camera | None:
        """The camera that is told, over a board's corners; None where there is none. UsageError for what is none."""
        typed = self.corners.text().strip()
        if not self.more.isChecked() or not typed:
            return None
        height = self.height_of_mark.value() / 1000
        picture = self._size()
        if height > 0 and picture is None:
            raise UsageError(tr("A mark above the board needs the size of the picture, e.g. 1920x1080."))
        places = board_corners(board.width, board.length)
        return Camera(points_of(typed, tr("Corners")), places, mark_height=height, picture=picture)

    def _size(self) -> tuple[float, float] | None:
        typed = self.picture.text().strip().lower().replace("×", "x")
        if not typed:
            return None
        width, _, height = typed.partition("x")
        if not (width.strip().isdecimal() and height.strip().isdecimal()):
            raise UsageError(tr("{typed} is no size of a picture; write 1920x1080.", typed=typed[:30]))
        return float(width), float(height)
