"""The Console dock: Python in the window's own process, with `lab`, `doc` and `table` at hand.

Needs the extra `jupyter` (qtconsole, ipykernel); without it the dock says how to get it. An error in the console is
shown there and leaves the window as it was.
"""

from __future__ import annotations

import importlib.util
import os
import re
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid

import lab
from ui.desk import Desk
from ui.docks.panel import Panel, wrapped
from ui.document_handle import DocumentHandle
from ui.language import tr
from ui.table.handle import TableHandle
from ui.theme import Theme

INSTALL = 'python -m pip install "knockout-lab[jupyter]"'
FONT_POINTS = 10
LONGEST = 2_000
"""Characters of a line that is shown: longer ones are laid out as one, for minutes, and nothing moves meanwhile."""

NEEDED = ("qtconsole", "ipykernel")

EXAMPLES = (
    'doc.set_parameter("mu", 0.1)',
    "table.throw(speed=0.9, angle=0.02)",
    'lab.landing_map(doc.board, lab.Thrower.preset("casual"), lab.Aim(x=0.14, angle=0.0, speed=0.9))',
)
"""What the greeting shows of each name at hand."""

_kernels: list[Any] = []
"""The process has one shell; it is made once and lives as long as the process. Windows take it over in turn."""


PROMPTS = """
.in-prompt, .in-prompt-number {{ color: {in}; }}
.out-prompt, .out-prompt-number {{ color: {out}; }}
"""


def recolour(document: QTextDocument, old: QColor, new: QColor) -> None:
    """Letters that were written in one colour, in another."""
    found, block = [], document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            piece = part.fragment()
            if piece.charFormat().foreground().color() == old:
                found.append((piece.position(), piece.length()))
            part += 1
        block = block.next()
    colour, cursor = QTextCharFormat(), QTextCursor(document)
    colour.setForeground(new)
    for start, length in found:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(colour)


def broken(text: str, begun: int = 0) -> str:
    """Text whose lines are no longer than LONGEST, the first after `begun` characters that stand in its line."""
    parts: list[str] = []
    room = LONGEST - begun
    for line in re.split(r"(?<=[\n\r])", text):
        while len(line.rstrip("\n\r")) > max(room, 0):
            parts += [line[: max(room, 0)], "\n"]
            line, room = line[max(room, 0) :], LONGEST
        parts.append(line)
        room = LONGEST if line.endswith(("\n", "\r")) else room - len(line)
    return "".join(parts)


def available() -> bool:
    """Whether the extra is installed."""
    return all(importlib.util.find_spec(name) is not None for name in NEEDED)


def kernel_manager() -> Any:
    """The manager of the process's one kernel."""
    if not _kernels:
        os.environ.setdefault("QT_API", "pyside6")
        os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
        from qtconsole.inprocess import QtInProcessKernelManager

        manager = QtInProcessKernelManager()
        manager.start_kernel(show_banner=False)
        manager.kernel.shell.enable_tip = False  # the banner says what is at hand, no more
        manager.kernel.shell.autoawait = (
            False  # no loop of the kernel's turns here: `await` is refused as in a file
        )
        _kernels.append(manager)
    return _kernels[0]


class ConsoleDock(Panel):
    """A Jupyter console; `names` is what it has at hand."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Console"), "console")
        self.console: Any = None
        self._client: Any = None
        self._prompts: dict[str, str] = {}

    def names(self) -> dict[str, object]:
        """What the console has at hand."""
        return {"lab": lab, "doc": DocumentHandle(self.desk.document), "table": TableHandle(self.desk)}

    def fill(self) -> None:
        if not available():
            self._say_how_to_get_it()
            return
        manager = kernel_manager()
        from qtconsole.rich_jupyter_widget import RichJupyterWidget

        names = self.names()
        manager.kernel.shell.push(names)
        self._client = manager.client()
        self._client.start_channels()
        _asks_while_open(self._client.stdin_channel)
        self.desk.closing.connect(partial(_stop, self._client))

        class Console(RichJupyterWidget):
            def _insert_plain_text(self, cursor: QTextCursor, text: str, flush: bool = False) -> None:
                super()._insert_plain_text(cursor, broken(text, cursor.positionInBlock()), flush)

        console = self.console = Console(font_size=FONT_POINTS)
        console.banner = (
            tr("{names} are at hand; what they change shows at once. For example:", names=", ".join(names))
            + "".join(f"\n    {line}" for line in EXAMPLES)
            + "\n"
        )
        console.kernel_manager = manager
        console.kernel_client = self._client
        console.setAccessibleName(tr("Python console"))
        console.setMinimumHeight(120)
        self.column.addWidget(console)
        for helper in (console._call_tip_widget, console._completion_widget):
            if isinstance(helper, QWidget) and helper.parent() is None:  # else they outlive the window
                helper.setParent(console, helper.windowFlags())
        self.destroyed.connect(partial(_stop, self._client))

    def restyle(self, theme: Theme) -> None:
        """The console's own colours follow the theme."""
        if self.console is not None:
            self.console.set_default_style("linux" if theme.name == "dark" else "lightbg")
            sheet = self.console.style_sheet  # the panel's ground instead of its own
            ground = "black" if theme.name == "dark" else "white"
            self.console.style_sheet = sheet.replace(
                f"background-color: {ground};", f"background-color: {theme.panel};", 1
            )
            before = self._prompts
            self._prompts = {"in": theme.palette.gain, "out": theme.palette.loss}
            self.console.style_sheet += PROMPTS.format_map(self._prompts)
            for name, colour in before.items():  # what was answered before is seen on the new ground too
                recolour(self.console._control.document(), QColor(colour), QColor(self._prompts[name]))
            code = self.console._highlighter  # what was typed before is seen on the new ground too
            before, code.highlighting_on = code.highlighting_on, True
            code.rehighlight()
            code.highlighting_on = before

    def _say_how_to_get_it(self) -> None:
        text = wrapped(
            tr(
                "The console needs the Jupyter extra. Install it, then open the window again:\n{command}",
                command=INSTALL,
            ),
            "secondary",
        )
        text.setContentsMargins(16, 12, 16, 8)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        copy = QPushButton(tr("Copy the command"))
        copy.clicked.connect(lambda: QApplication.clipboard().setText(INSTALL))
        self.column.addStretch(1)
        self.column.addWidget(text)
        self.column.addWidget(copy, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addStretch(2)


def _asks_while_open(channel: Any) -> None:
    """What is asked for in the console (`input`, a debugger's prompt) is waited for as long as the window is there;
    then what asks ends, as by `exit`: else the program would wait for ever, unseen."""
    turn = channel.process_events

    def process_events() -> None:
        turn()
        if not channel.is_alive():
            raise SystemExit

    channel.process_events = process_events


def _stop(client: Any) -> None:
    """End what the console listens to, where that is not gone already with the whole program, and what it is asked."""
    if isValid(client) and isValid(client.iopub_channel):
        client.stop_channels()
    if client in client.kernel.frontends:  # else the kernel goes on asking this one, not the next window's
        client.kernel.frontends.remove(client)
