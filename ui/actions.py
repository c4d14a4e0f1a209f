"""What the window can do, as actions: one place for names, shortcuts, tooltips and icons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from shiboken6 import isValid

from lab import board_names
from ui.document import LabDocument
from ui.icons import icon, segment_icon
from ui.language import mark, tr
from ui.languages import LANGUAGES
from ui.theme import CHOICES, Theme

THEME_NAMES = {"system": mark("System"), "light": mark("Light"), "dark": mark("Dark")}


NAME = "what it is called"
"""Property of an action whose text follows the document."""


class Actions(QObject):
    """The window's actions. Menus, toolbar and table share them."""

    def __init__(self, document: LabDocument, parent: QObject) -> None:
        super().__init__(parent)
        stack = document.undo_stack
        self.undo = stack.createUndoAction(self, tr("Undo"))
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.undo.setProperty(NAME, tr("Undo"))
        self.redo = stack.createRedoAction(self, tr("Redo"))
        self.redo.setShortcut(QKeySequence.StandardKey.Redo)
        self.redo.setProperty(NAME, tr("Redo"))
        for action in (self.undo, self.redo):
            action.changed.connect(partial(_name_with_key, action))
            _name_with_key(action)
        self.throw = self._action(
            mark("Throw the next token"), "Return", mark("As aimed; Enter while the table has focus")
        )
        self.pause = self._action(mark("Pause"), "Space", mark("Hold the motion, or let it go on"))
        for local in (self.throw, self.pause):  # elsewhere these keys press buttons and end typing
            local.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.step = self._action(mark("Step"), ".", mark("One frame on while paused"))
        self.clear = self._action(mark("Clear the table"), "R", mark("All tokens back in hand"))
        self.landing = self._action(
            mark("Landing"), "L", mark("Where this throw comes to rest, time and again")
        )
        self.landing.setCheckable(True)
        for worded in (self.clear, self.landing):
            worded.setIconText(f" {worded.text()}")  # room between icon and word
        self.new = self._action(
            mark("New"), "Ctrl+N", mark("An empty table; the board stays, with what was measured for it")
        )
        self.save = self._action(
            mark("Save"), "Ctrl+S", mark("Save the session: board, hand, tokens, fits, rounds")
        )
        self.save_as = self._action(
            mark("Save as…"), "Ctrl+Shift+S", mark("Save the session under another name")
        )
        self.open = self._action(
            mark("Open…"), "Ctrl+O", mark("Boards, recordings, rounds, games, pictures, sessions")
        )
        self.new_board = self._action(
            mark("New board"), "", mark("A blank lane to put spaces on, edited at once")
        )
        self.save_board = self._action(mark("Save board as…"), "", mark("The board alone, as a TOML file"))
        self.edit_board = self._action(
            mark("Edit board"), "Ctrl+E", mark("Move and resize spaces on the table, by mouse and keys")
        )
        self.edit_board.setCheckable(True)
        self.quit = self._action(mark("Quit"), "Ctrl+Q", mark("Close the window"))
        self.keys = self._action(mark("Keys and gestures"), "F1", mark("How to aim, throw and move tokens"))
        self.tour = self._action(mark("First steps"), "", mark("Three steps through the window"))
        self.rules = self._action(mark("Rules"), "", mark("The rules of the game by number"))
        self.laws = self._action(mark("Laws of friction"), "", mark("Their equations, numbers and sources"))
        self.save_lesson = self._action(
            mark("Save as a lesson's start…"),
            "",
            mark("A session that opens with a task, a preset and locked numbers"),
        )
        self.about = self._action(mark("About"), "", mark("Versions and licence"))
        self.boards = [self._named(name) for name in board_names()]
        self.languages = self._choices({code: (name, "") for code, name in LANGUAGES.items()})
        self.orientations = self._choices(
            {
                "auto": (mark("Automatic"), mark("Upright or lengthwise, as the room allows")),
                "upright": (mark("Upright"), mark("The thrower stands below the board")),
                "lengthwise": (mark("Lengthwise"), mark("The thrower stands at the left end")),
                "standing": (mark("Standing"), mark("As a player sees it who stands at the near end")),
            }
        )
        self.ways = self._choices(
            {
                "slingshot": (mark("Slingshot"), mark("Throw: drag a token back, aim, let go")),
                "push": (mark("Push"), mark("Throw as with the hand: the token keeps the pointer's speed")),
            }
        )
        self.by_hand = self._action(
            mark("Let go by hand"),
            "",
            mark("A pushed token leaves the hand when let go; past the GO line is a foul (K6)"),
        )
        self.move_tokens = self._action(
            mark("Move tokens"), "M", mark("Drag moves tokens by hand, as with Shift")
        )
        for switch in (self.by_hand, self.move_tokens):
            switch.setCheckable(True)
        self.sides = {
            2: self._action(mark("2 sides"), "", mark("Red and yellow")),
            3: self._action(mark("3 sides"), "", mark("Red, yellow and green")),
            4: self._action(mark("4 sides"), "", mark("Red, yellow, green and blue")),
        }
        self.step_back = self._action(
            mark("Step back"), ",", mark("One frame back; from the end, look at the last slide")
        )
        self.replay = self._action(
            mark("Play again"), "P", mark("The last slide from its beginning; held, it goes on")
        )
        self.shows = {
            "ghost": self._action(
                mark("Ghost"), "G", mark("Predicted path and resting place; 95 % of throws end in the band")
            ),
            "trails": self._action(mark("Trails"), "T", mark("Where tokens came along")),
            "arrows": self._action(mark("Velocity arrows"), "V", mark("How fast tokens move, and where to")),
            "events": self._action(
                mark("Event signs"), "E", mark("Where tokens hit, left the board or fell over")
            ),
            "recorded": self._action(
                mark("Recorded slide"),
                "",
                mark("Places of the recorded slide that was thrown, until the table is cleared"),
            ),
        }
        for shown in self.shows.values():
            shown.setCheckable(True)
            shown.setChecked(True)
        self.save_picture = self._action(
            mark("Table as a picture…"), "", mark("PNG, SVG or PDF of the table as it is seen")
        )
        self.save_animation = self._action(
            mark("Last slide as a moving picture…"),
            "",
            mark("GIF, or MP4 where there is ffmpeg; as slow as slides are shown"),
        )
        self.zoom_in = self._action(
            mark("Nearer"), "Ctrl++", mark("Enlarge; the wheel does it round the pointer")
        )
        self.zoom_out = self._action(mark("Farther"), "Ctrl+-", mark("Show more of the table"))
        self.zoom_whole = self._action(mark("Whole table"), "Ctrl+0", mark("Show all of it"))
        self.presets = {
            "play": self._action(
                mark("Play"), "Ctrl+3", mark("Cash, reference card and ledger round the table")
            ),
            "tune": self._action(
                mark("Tune"), "Ctrl+1", mark("Parameters, throw and landings round the table")
            ),
            "teach": self._action(
                mark("Teach"), "Ctrl+2", mark("The board large, guesses and slides under it")
            ),
            "aim": self._action(mark("Aim"), "Ctrl+4", mark("What each aim is worth, the best one, and why")),
            "board": self._action(
                mark("Board"), "Ctrl+5", mark("The board's spaces, amounts and origins beside the table")
            ),
        }
        for preset in self.presets.values():
            preset.setCheckable(True)
        self.themes = self._choices({choice: (THEME_NAMES[choice], "") for choice in CHOICES})

    def _action(self, text: str, shortcut: str, what: str) -> QAction:
        action = QAction(tr(text), self)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tr(what)} ({shown})" if shown else tr(what))
        return action

    def _named(self, name: str) -> QAction:
        """An action with a name that is the same in every language."""
        action = QAction(name, self)
        action.setToolTip(name)
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
            ("step-back", self.step_back),
            ("play", self.replay),
            ("clear", self.clear),
            ("landing", self.landing),
        ):
            action.setIcon(icon(name, theme))
        for name in ("upright", "lengthwise", "standing"):
            action = self.orientations[name]
            action.setIcon(segment_icon(name, theme))
            action.setIconVisibleInMenu(False)  # it is drawn for the filled segment

    def show_pause(self, paused: bool, theme: Theme) -> None:
        """The pause action says what it would do now."""
        self.pause.setText(tr("Go on") if paused else tr("Pause"))
        self.pause.setIcon(icon("play" if paused else "pause", theme))


def _name_with_key(action: QAction) -> None:
    """ "Undo Slide red-1 (Ctrl+Z)" as the tooltip of undo or redo, whose text follows the document."""
    if not isValid(action):  # the stack tells it of its own end
        return
    tooltip = f"{action.text()} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})"
    if action.toolTip() != tooltip:
        action.setToolTip(tooltip)
