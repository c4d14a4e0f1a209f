"""Help: keys and gestures, the rules by number, the laws with their equations, what this program is made of."""

from __future__ import annotations

import platform
from html import escape
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QTextBrowser, QVBoxLayout, QWidget

from lab import __version__
from lab.motion.friction import LAWS
from lab.rules.texts import RULES
from ui.actions import NAME, Actions
from ui.asking import on_screen
from ui.language import mark, tr
from ui.parameters import LAW_NAMES, law_equation, law_words

_NATIVE = QKeySequence.SequenceFormat.NativeText

GESTURES = (
    (mark("Drag a token back, let go"), mark("slide it; Esc or the right button lets it be")),
    (mark("Push: drag up"), mark("it leaves at the GO line, or where let go, as fast as the hand")),
    (mark("Shift + drag"), mark("move a token by hand")),
    (mark("Left, Right"), mark("turn the aim by half a degree")),
    (mark("Up, Down"), mark("aim faster, slower")),
    (mark("Ctrl + Left, Right"), mark("move the release place")),
    (mark("Shift + any of these"), mark("finer steps")),
    (mark("Wheel"), mark("nearer, farther")),
    (mark("Drag empty table, Alt + arrows"), mark("move the enlarged table")),
)
"""What the table does by mouse and by keys that are no shortcuts of an action."""

DOCK_KEYS = (
    ("X", mark("Parameters: the other of the two sets, A or B")),
    ("Alt+Left", mark("Replay, while it is seen: one step back")),
    ("Alt+Right", mark("Replay, while it is seen: one step on")),
    ("Alt+Home", mark("Replay, while it is seen: to the start")),
    ("Alt+End", mark("Replay, while it is seen: to the end")),
    ("Alt+P", mark("Replay, while it is seen: play the next slide")),
)
"""Shortcuts that panels have of their own."""

PIN_KEYS = (
    (("Ins", "+"), mark("Teach, in the row of pins: another guess")),
    (("Up", "Down"), mark("Teach, in the row of pins: choose a pin")),
    (("Left", "Right"), mark("Teach, in the row of pins: move the pin by 5 mm")),
    (("Del", "Backspace"), mark("Teach, in the row of pins: take the pin away")),
)
"""Keys of the guesses in Teach, of the one that holds them (`ui.teach.strip.Strip`)."""

MADE_OF = ("PySide6-Essentials", "pyqtgraph", "pymunk", "numpy", "scipy", "numba", "matplotlib", "qtconsole")


def show_keys(parent: QWidget) -> None:
    """What keys and gestures do, those of the actions as they are."""
    rows = [(tr(gesture), tr(what)) for gesture, what in GESTURES]
    for action in parent.findChildren(QAction):
        if not action.shortcut().isEmpty() and _holds_everywhere(action):
            rows.append((_key_word(action.shortcut()), _what(action)))
    rows += [(QKeySequence(key).toString(_NATIVE), tr(what)) for key, what in DOCK_KEYS]
    rows += [
        (", ".join(QKeySequence(key).toString(_NATIVE) for key in keys), tr(what)) for keys, what in PIN_KEYS
    ]
    said = "".join(
        f"<tr><td style='padding:3px 18px 3px 0'><b>{escape(key)}</b></td><td>{escape(what)}</td></tr>"
        for key, what in rows
    )
    _page(parent, tr("Keys and gestures"), f"<table>{said}</table>")


def _holds_everywhere(action: QAction) -> bool:
    """Whether its key holds wherever the window has the keyboard, or is the window's own; no widget's within it."""
    local = (Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut)
    return isinstance(action.parent(), Actions) or action.shortcutContext() not in local


def _key_word(key: QKeySequence) -> str:
    """A key as it is called; two signs alone can hardly be read."""
    native = key.toString(_NATIVE)
    return {".": tr("Full stop"), ",": tr("Comma")}.get(native, native)


def _what(action: QAction) -> str:
    """What an action does, whatever it would undo now."""
    if (name := action.property(NAME)) is not None:
        return str(name)
    what = action.toolTip().removesuffix(f" ({action.shortcut().toString(_NATIVE)})")
    return what if what == action.text() else f"{action.text()}: {what}"


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


def show_rules(parent: QWidget) -> None:
    """The rules of the game by number, as the ledger names them."""
    rows = "".join(
        f"<tr><td style='padding:3px 16px 3px 0'><b>{number}</b></td><td style='padding:3px 0'>{tr(said)}</td></tr>"
        for number, said in RULES.items()
    )
    _page(parent, tr("Rules"), f"<table>{rows}</table>")


def show_laws(parent: QWidget) -> None:
    """The laws of friction: equation, numbers with unit and usual range, source."""
    _page(parent, tr("Laws of friction"), "".join(_law(name) for name in LAWS))


def _law(name: str) -> str:
    law = LAWS[name]
    numbers = "".join(
        f"<tr><td style='padding:1px 14px 1px 0'>{key.replace('mu', 'μ')}</td>"
        f"<td style='padding:1px 14px 1px 0'>{unit}</td><td>{law_words(usual)}</td></tr>"
        for key, (unit, usual) in law.parameters.items()
    )
    return (
        f"<h3>{tr(LAW_NAMES[name])}</h3><p><b>{law_equation(name)}</b></p>"
        f"<table><tr><td style='padding-right:14px'>{tr('Number')}</td><td style='padding-right:14px'>{tr('Unit')}</td>"
        f"<td>{tr('Usual')}</td></tr>{numbers}</table><p>{tr('Source:')} {law_words(law.source)}</p>"
    )


def _page(parent: QWidget, title: str, rich_text: str) -> None:
    """A text to read and to keep open beside the window."""
    page = QDialog(parent)
    page.setWindowTitle(title)
    page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    text = QTextBrowser()
    text.setHtml(rich_text)
    text.setAccessibleName(title)
    close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    close.rejected.connect(page.close)
    column = QVBoxLayout(page)
    column.addWidget(text)
    column.addWidget(close)
    page.resize(on_screen(parent, 640, 620))
    page.show()


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
