"""Help: keys and gestures; what this program is made of."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from lab import __version__
from ui.language import mark, tr

KEYS = (
    (mark("Drag a token back, let go"), mark("slide it; Esc or the right button lets it be")),
    (mark("Push: drag up"), mark("it leaves at the GO line, or where let go, as fast as the hand")),
    (mark("Shift + drag"), mark("move a token by hand")),
    (mark("M"), mark("drag moves tokens without Shift")),
    (mark("Left, Right"), mark("turn the aim by half a degree")),
    (mark("Up, Down"), mark("aim faster, slower")),
    (mark("Ctrl + Left, Right"), mark("move the release place")),
    (mark("Shift + any of these"), mark("finer steps")),
    (mark("Enter"), mark("throw")),
    (mark("Space"), mark("pause, go on")),
    (mark(". (full stop)"), mark("one frame on while paused")),
    (mark(", (comma)"), mark("one frame back; from the end, back into the last slide")),
    (mark("P"), mark("play the last slide again")),
    (mark("Wheel, Ctrl + plus, minus"), mark("nearer, farther")),
    (mark("Drag empty table, Alt + arrows"), mark("move the enlarged table")),
    (mark("Ctrl + 0"), mark("the whole table")),
    (mark("G"), mark("ghost of the next slide")),
    (mark("T, V, E"), mark("trails, velocity arrows, event signs")),
    (mark("R"), mark("clear the table")),
    (mark("L"), mark("landing map")),
)

MADE_OF = ("PySide6-Essentials", "pyqtgraph", "pymunk", "numpy", "scipy", "numba", "matplotlib", "qtconsole")


def show_keys(parent: QWidget) -> None:
    """What keys and gestures do, in a box that does not hold up the window."""
    rows = "".join(
        f"<tr><td style='padding:3px 18px 3px 0'><b>{tr(key)}</b></td><td>{tr(what)}</td></tr>"
        for key, what in KEYS
    )
    _box(parent, tr("Keys and gestures"), f"<table>{rows}</table>")


def show_about(parent: QWidget) -> None:
    """Versions of this program and of what it stands on."""
    rows = "".join(
        f"<tr><td style='padding:2px 18px 2px 0'>{name}</td><td>{_version(name)}</td></tr>"
        for name in MADE_OF
    )
    said = tr(
        "A lab around a game of sliding tokens: motion, landings, friction from recordings, rounds by the rules."
    )
    _box(
        parent,
        tr("About Knockout Lab"),
        f"<p><b>Knockout Lab {__version__}</b></p><p>{said}</p>"
        f"<table><tr><td style='padding:2px 18px 2px 0'>Python</td><td>{platform.python_version()}</td></tr>{rows}"
        f"</table><p>{tr('Licence: MIT.')}</p>",
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return tr("not installed")


def _box(parent: QWidget, title: str, rich_text: str) -> None:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(rich_text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
