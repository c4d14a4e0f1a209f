"""Help: keys and gestures."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ui.language import mark, tr

KEYS = (
    (mark("Drag a token back, let go"), mark("slide it; Esc or the right button lets it be")),
    (mark("Shift + drag"), mark("move a token by hand")),
    (mark("Left, Right"), mark("turn the aim by half a degree")),
    (mark("Up, Down"), mark("aim faster, slower")),
    (mark("Ctrl + Left, Right"), mark("move the release place")),
    (mark("Shift + any of these"), mark("finer steps")),
    (mark("Enter"), mark("throw")),
    (mark("Space"), mark("pause, go on")),
    (mark(". (full stop)"), mark("one frame on while paused")),
    (mark("R"), mark("clear the table")),
    (mark("L"), mark("landing map")),
)


def show_keys(parent: QWidget) -> None:
    """What keys and gestures do, in a box that does not hold up the window."""
    rows = "".join(
        f"<tr><td style='padding:3px 18px 3px 0'><b>{tr(key)}</b></td><td>{tr(what)}</td></tr>"
        for key, what in KEYS
    )
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Keys and gestures"))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(f"<table>{rows}</table>")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
