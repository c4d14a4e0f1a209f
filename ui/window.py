"""The main window: docks round the table, menus, toolbar, status line; it joins them and owns no state."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QTabWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from lab import BoardError, LabError
from ui.actions import Actions
from ui.docks.landing import LandingDock
from ui.docks.parameters import ParametersDock
from ui.docks.slide_log import SlideLogDock
from ui.docks.throw import ThrowDock
from ui.docks.tokens import TokensDock
from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.notice import Notice
from ui.places import Places
from ui.status import StatusLine
from ui.table.player import SLOW_MOTION, Player
from ui.table.view import TableView
from ui.theme import Theme, Themes
from ui.workers import ComputeQueue

KEYS = (
    ("Drag a token back, let go", "slide it; Esc or the right button lets it be"),
    ("Shift + drag", "move a token by hand"),
    ("Left, Right", "turn the aim by half a degree"),
    ("Up, Down", "aim faster, slower"),
    ("Ctrl + Left, Right", "move the release place"),
    ("Shift + any of these", "finer steps"),
    ("Enter", "throw"),
    ("Space", "pause, go on"),
    (". (full stop)", "one frame on while paused"),
    ("R", "clear the table"),
    ("L", "landing map"),
)


class MainWindow(QMainWindow):
    """The lab's window over one document."""

    def __init__(self, document: LabDocument, themes: Themes) -> None:
        super().__init__()
        self.document, self.themes = document, themes
        theme = themes.current
        document.setParent(self)
        self.queue = ComputeQueue(self)
        self.places = Places(self)
        self.player = Player(document, self)
        self.watch = LandingWatch(document, self.queue, self)
        self.actions_ = Actions(document, self)
        self.table = TableView(document, self.player, self.watch, self.places, theme)
        self.notice = Notice(theme)
        self.status = StatusLine(document, self.watch)
        self.parameters = ParametersDock(document, theme)
        self.log = SlideLogDock(document, self.player, self.places, theme)
        self.throwing = ThrowDock(document, self.player, theme)
        self.landing = LandingDock(document, self.watch, theme)
        self.tokens = TokensDock(document, self.places, theme)
        self.docks = (self.parameters, self.log, self.throwing, self.landing, self.tokens)
        self.setWindowTitle("Knockout Lab")
        self.setCentralWidget(self._centre())
        self.setStatusBar(self.status)
        self._place_docks()
        self._fill_menus()
        self.slow = QComboBox()
        self.addToolBar(self._toolbar())
        self._connect()
        themes.changed.connect(self._set_theme)
        self._set_theme(theme)
        self._player_changed()
        self.table.setFocus()
        self.places.warm_up(document.board, self.queue)

    # --- building ------------------------------------------------------------------------------------

    def _centre(self) -> QWidget:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.table, 1)
        return centre

    def _place_docks(self) -> None:
        self.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self.addDockWidget(left, self.parameters)
        self.addDockWidget(left, self.log)
        self.addDockWidget(right, self.throwing)
        self.addDockWidget(right, self.landing)
        self.addDockWidget(right, self.tokens)
        self.tabifyDockWidget(self.landing, self.tokens)
        self.landing.raise_()
        self.setTabPosition(right, QTabWidget.TabPosition.North)
        self.resizeDocks([self.parameters, self.throwing], [346, 344], Qt.Orientation.Horizontal)
        self.resizeDocks([self.parameters, self.log], [460, 220], Qt.Orientation.Vertical)
        self.resizeDocks([self.throwing, self.landing], [290, 500], Qt.Orientation.Vertical)

    def _fill_menus(self) -> None:
        act, bar = self.actions_, self.menuBar()
        file = bar.addMenu("File")
        file.addAction(act.open)
        boards = file.addMenu("Boards")
        boards.addActions(act.boards)
        file.addSeparator()
        file.addAction(act.quit)
        bar.addMenu(self._menu("Edit", [act.undo, act.redo]))
        bar.addMenu(self._menu("Table", [act.throw, act.pause, act.step, act.clear]))
        view = self._menu("View", [act.landing])
        view.addSeparator()
        view.addActions(list(act.orientations.values()))
        view.addSeparator()
        view.addActions([dock.toggleViewAction() for dock in self.docks])
        view.addSeparator()
        view.addMenu(self._menu("Theme", list(act.themes.values())))
        bar.addMenu(view)
        bar.addMenu(self._menu("Help", [act.keys]))

    def _menu(self, title: str, actions: list[QAction]) -> QMenu:
        menu = QMenu(title, self)
        menu.addActions(actions)
        return menu

    def _toolbar(self) -> QToolBar:
        act, bar = self.actions_, QToolBar("Toolbar")
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setIconSize(QSize(16, 16))
        bar.addActions([act.undo, act.redo])
        bar.addSeparator()
        bar.addActions([act.pause, act.step])
        for factor in SLOW_MOTION:
            self.slow.addItem("1 ×" if factor == 1 else f"1/{round(1 / factor)} ×", factor)
        self.slow.setToolTip("Slow motion")
        self.slow.setAccessibleName("Slow motion")
        bar.addWidget(self.slow)
        bar.addSeparator()
        bar.addAction(act.clear)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(space)
        bar.addAction(act.landing)
        bar.addSeparator()
        bar.addWidget(QLabel("Table "))
        for action in act.orientations.values():
            bar.addAction(action)
            self._button(bar, action).setProperty("segment", True)
        for action in (act.clear, act.landing):
            self._button(bar, action).setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return bar

    @staticmethod
    def _button(bar: QToolBar, action: QAction) -> QToolButton:
        button = bar.widgetForAction(action)
        assert isinstance(button, QToolButton)
        return button

    def _connect(self) -> None:
        act = self.actions_
        self.table.addActions([act.throw, act.pause])
        act.throw.triggered.connect(self._throw)
        self.throwing.thrown.connect(self._throw)
        act.pause.triggered.connect(self.player.toggle_pause)
        act.step.triggered.connect(self.player.step)
        act.clear.triggered.connect(self._clear)
        act.landing.toggled.connect(self.watch.switch)
        self.landing.switched_on.connect(lambda: act.landing.setChecked(True))
        act.open.triggered.connect(self._choose_board)
        act.quit.triggered.connect(self.close)
        act.keys.triggered.connect(self._show_keys)
        for action in act.boards:
            action.triggered.connect(partial(self.open_board, action.text()))
        for name, action in act.orientations.items():
            action.triggered.connect(partial(self.table.set_orientation, name))
        for name, action in act.themes.items():
            action.triggered.connect(partial(self.themes.choose, name))
            action.setChecked(name == self.themes.choice)
        self.slow.activated.connect(lambda _: self._set_slow())
        self.player.state_changed.connect(self._player_changed)
        self.table.gestures.said.connect(self.status.say)
        self.table.pointed.connect(self.status.point)
        self.table.left.connect(self.status.unpoint)
        self.queue.running.connect(self.status.running)
        self.status.cancelled.connect(lambda: self.queue.cancel())

    # --- doing ---------------------------------------------------------------------------------------

    def open_board(self, name_or_path: str) -> None:
        """Another board; what is wrong with it is said in the notice over the table."""
        try:
            self.document.open_board(name_or_path)
        except BoardError as error:
            self.notice.tell(error.line())
        else:
            self.notice.hide()

    def _choose_board(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, "Open board", "", "Boards (*.toml);;All files (*)")
        if path:
            self.open_board(path)

    def _throw(self) -> None:
        try:
            self.table.gestures.throw_next()
        except LabError as error:
            self.notice.tell(error.line())

    def _clear(self) -> None:
        self.player.stop()
        self.document.clear_table()

    def _set_slow(self) -> None:
        self.player.slow = self.slow.currentData()

    def _show_keys(self) -> None:
        rows = "".join(
            f"<tr><td style='padding:3px 18px 3px 0'><b>{key}</b></td><td>{what}</td></tr>"
            for key, what in KEYS
        )
        box = QMessageBox(self)
        box.setWindowTitle("Keys and gestures")
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(f"<table>{rows}</table>")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _player_changed(self) -> None:
        self.actions_.show_pause(self.player.paused, self.themes.current)
        self.actions_.step.setEnabled(self.player.moving and self.player.paused)
        self.actions_.throw.setEnabled(not self.player.moving)

    def _set_theme(self, theme: Theme) -> None:
        self.actions_.set_theme(theme)
        self.actions_.show_pause(self.player.paused, theme)
        for part in (self.table, self.notice, *self.docks):
            part.set_theme(theme)

    # --- events --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pauses wherever no button or field has used it."""
        if event.key() == Qt.Key.Key_Space:
            self.actions_.pause.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.player.stop()
        self.queue.close()
        self.document.undo_stack.clear()  # while its actions are still there to hear of it
        super().closeEvent(event)
