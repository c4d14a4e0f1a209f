"""A camera that looked at the board at a slant: the board's corners in the picture, asked for in the Fit dock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from lab import Board
from lab.errors import UsageError
from lab.recordings.camera import Camera, board_corners, points_of
from ui.docks.panel import wrapped
from ui.fields import NumberField
from ui.language import tr
from ui.numbers import centimetres

Places = tuple[tuple[float, float], ...]
"""Where the corners are on a board, m."""


def other_board(camera: Camera | None, board: Board) -> bool:
    """Whether a camera's corners were told of a board of another size."""
    if camera is None:
        return False
    here = board_corners(board.width, board.length)
    return len(camera.places) != len(here) or any(
        abs(a - b) > 1e-9
        for one, other in zip(camera.places, here, strict=True)
        for a, b in zip(one, other, strict=True)
    )


class CameraFields(QWidget):
    """Corners in pixels, the height of the tracked mark, the picture's size, the focal length; they can be folded
    away, which changes nothing else. No corners: no camera.

    The corners are of the board that the table had when they were told, until they are said to be of another.
    sent(): Return was pressed in one of the fields, or the table's board was taken.
    """

    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._places: Places | None = None
        self.more = QToolButton()
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
                    "stands. They give the scale too. None: it looked straight down."
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
        self.corners.setClearButtonEnabled(True)
        self.height_of_mark = NumberField(1, tr("mm"))
        self.height_of_mark.setRange(0.0, 1000.0)
        self.height_of_mark.setAccessibleName(tr("Height of the tracked mark above the board"))
        self.picture = QLineEdit()
        self.picture.setPlaceholderText("1920×1080")
        self.picture.setAccessibleName(tr("Size of the picture in pixels"))
        self.focal = NumberField(0, "px")
        self.focal.setRange(0.0, 100_000.0)
        self.focal.setSpecialValueText(tr("from the corners"))
        self.focal.setAccessibleName(tr("Focal length in pixels"))
        self.focal.setToolTip(
            tr(
                "Only for a mark above the board, where the camera looks so straight down that corners do not tell it"
            )
        )
        self.numbers = {"height": self.height_of_mark, "focal": self.focal}
        self.texts = {"corners": self.corners, "picture": self.picture}
        for text, field in (
            (tr("Corners"), self.corners),
            (tr("Mark above the board"), self.height_of_mark),
            (tr("Picture"), self.picture),
            (tr("Focal length"), self.focal),
        ):
            title = QLabel(text)
            title.setBuddy(field)
            rows.addRow(title, field)
        inside.addLayout(rows)
        self.elsewhere = wrapped("", "refusal")
        self.elsewhere.hide()
        self.take_board = QPushButton(tr("They are the table's"))
        self.take_board.setToolTip(tr("Read the recording with the corners of the board on the table"))
        self.take_board.hide()
        self.take_board.clicked.connect(self._take_board)
        for widget in (self.elsewhere, self.take_board):
            column.addWidget(widget)
        self.corners.textChanged.connect(self._show_title)
        for line in (self.corners, self.picture, self.height_of_mark.lineEdit(), self.focal.lineEdit()):
            line.returnPressed.connect(self.sent)
        self._show_title()

    def _fold(self, on: bool) -> None:
        self.form.setVisible(on)
        self.more.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
        self._show_title()

    def _show_title(self) -> None:
        """What is folded away is seen in the title."""
        hidden = not self.more.isChecked() and bool(self.corners.text().strip())
        slant = tr("The camera looked at a slant")
        self.more.setText(tr("{slant}: corners are given", slant=slant) if hidden else slant)

    def _take_board(self) -> None:
        self._places = None
        self.sent.emit()

    @staticmethod
    def values(camera: Camera | None) -> dict[str, float | str]:
        """What the fields show of a camera, by their names."""
        if camera is None:
            return {"corners": "", "picture": "", "height": 0.0, "focal": 0.0}
        size = camera.picture
        return {
            "corners": " ".join(f"{x:.10g},{y:.10g}" for x, y in camera.corners),
            "picture": "" if size is None else f"{size[0]:.10g}x{size[1]:.10g}",
            "height": 1000 * camera.mark_height,
            "focal": camera.focal or 0.0,
        }

    def show_told(self, camera: Camera | None, *, another: bool) -> None:
        """The camera that is told, whose fields are filled; another: of another recording than before."""
        self._places = None if camera is None else camera.places
        if another:
            self.more.setChecked(any(line.text() for line in self.texts.values()))

    def show_board(self, camera: Camera | None, board: Board) -> None:
        """Say that the corners are of another board than the table's, where they are."""
        apart = camera is not None and other_board(camera, board)
        if camera is not None and apart:
            xs, ys = zip(*camera.places, strict=True)
            sides = (max(xs) - min(xs), max(ys) - min(ys), board.width, board.length)
            wide, long, w, h = (centimetres(side) for side in sides)
            self.elsewhere.setText(
                tr(
                    "The corners were given for a board of {wide} × {long} cm; the table's is {w} × {h} cm.",
                    wide=wide, long=long, w=w, h=h,
                )
            )  # fmt: skip
        self.elsewhere.setVisible(apart)
        self.take_board.setVisible(apart)

    def camera(self, board: Board) -> Camera | None:
        """The camera that is told, over a board's corners; None where there is none. UsageError for what is none."""
        typed = self.corners.text().strip()
        height, focal = self.height_of_mark.value() / 1000, self.focal.value() or None
        if not typed:
            if height > 0 or focal is not None or self.picture.text().strip():
                raise UsageError(
                    tr("The corners are missing: give them, or empty the other fields of the camera.")
                )
            return None
        picture = self._size()
        if height > 0 and picture is None:
            raise UsageError(tr("A mark above the board needs the size of the picture, e.g. 1920x1080."))
        points = points_of(typed, tr("Corners"))
        places = self._places
        if places is None or len(places) != len(points):
            places = board_corners(board.width, board.length)
        return Camera(points, places, mark_height=height, picture=picture, focal=focal)

    def _size(self) -> tuple[float, float] | None:
        typed = self.picture.text().strip().lower().replace("×", "x")
        if not typed:
            return None
        width, _, height = typed.partition("x")
        if not (width.strip().isdecimal() and height.strip().isdecimal()):
            raise UsageError(tr("{typed} is no size of a picture; write 1920x1080.", typed=typed[:30]))
        return float(width), float(height)
