"""What the window can do, as actions: one place for names, shortcuts, tooltips and icons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from lab import board_names
from ui.document import LabDocument
from ui.icons import icon
from ui.language import tr
from ui.theme import CHOICES, Theme


class Actions(QObject):
    """The window's actions. Menus, toolbar and table share them."""

    def __init__(self, document: LabDocument, parent: QObject) -> None:
        super().__init__(parent)
        stack = document.undo_stack
        self.undo = stack.createUndoAction(self, tr("Undo"))
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.redo = stack.createRedoAction(self, tr("Redo"))
        self.redo.setShortcut(QKeySequence.StandardKey.Redo)
        for action in (self.undo, self.redo):
            action.changed.connect(partial(_name_with_key, action))
            _name_with_key(action)
        self.throw = self._action(
            "Throw the next token", "Return", "As aimed; Enter while the table has focus"
        )
        self.pause = self._action("Pause", "Space", "Hold the motion, or let it go on")
        for local in (self.throw, self.pause):  # elsewhere these keys press buttons and end typing
            local.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.step = self._action("Step", ".", "One frame on while paused")
        self.clear = self._action("Clear the table", "R", "All tokens back in hand")
        self.landing = self._action("Landing", "L", "Where this throw comes to rest, time and again")
        self.landing.setCheckable(True)
        for worded in (self.clear, self.landing):
            worded.setIconText(f" {worded.text()}")  # room between icon and word
        self.new = self._action("New", "Ctrl+N", "An empty table, nothing kept")
        self.save = self._action("Save", "Ctrl+S", "Save the session: board, hand, tokens, fits, rounds")
        self.save_as = self._action("Save as…", "Ctrl+Shift+S", "Save the session under another name")
        self.open = self._action("Open…", "Ctrl+O", "Boards, recordings, rounds, games, pictures, sessions")
        self.quit = self._action("Quit", "Ctrl+Q", "Close the window")
        self.keys = self._action("Keys and gestures", "F1", "How to aim, throw and move tokens")
        self.boards = [self._action(name, "", f"The {name} board") for name in board_names()]
        self.orientations = self._choices(
            {
                "auto": ("Automatic", "Upright or lengthwise, as the room allows"),
                "upright": ("Upright", "The thrower stands below the board"),
                "lengthwise": ("Lengthwise", "The thrower stands at the left end"),
            }
        )
        self.presets = {
            "tune": self._action("Tune", "Ctrl+1", "Parameters, throw and landings round the table")
        }
        self.themes = self._choices({choice: (choice.capitalize(), "") for choice in CHOICES})

    def _action(self, text: str, shortcut: str, what: str) -> QAction:
        action = QAction(tr(text), self)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tr(what)} ({shown})" if shown else tr(what))
        return action

    def _choices(self, texts: dict[str, tuple[str, str]]) -> dict[str, QAction]:
        """Actions of which one is chosen; the first at the start."""
        group = QActionGroup(self)
        made: dict[str, QAction] = {}
        for name, (text, what) in texts.items():
            action = made[name] = self._action(text, "", what or text)
            action.setCheckable(True)
            group.addAction(action)
        next(iter(made.values())).setChecked(True)
        return made

    def set_theme(self, theme: Theme) -> None:
        """Icons in another theme."""
        for name, action in (
            ("undo", self.undo),
            ("redo", self.redo),
            ("step", self.step),
            ("clear", self.clear),
            ("landing", self.landing),
            ("upright", self.orientations["upright"]),
            ("lengthwise", self.orientations["lengthwise"]),
        ):
            action.setIcon(icon(name, theme))

    def show_pause(self, paused: bool, theme: Theme) -> None:
        """The pause action says what it would do now."""
        self.pause.setText(tr("Go on") if paused else tr("Pause"))
        self.pause.setIcon(icon("play" if paused else "pause", theme))


def _name_with_key(action: QAction) -> None:
    """ "Undo Slide red-1 (Ctrl+Z)" as the tooltip of undo or redo, whose text follows the document."""
    tooltip = f"{action.text()} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})"
    if action.toolTip() != tooltip:
        action.setToolTip(tooltip)
