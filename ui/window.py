"""The main window: docks round the table, menus, toolbar, status line; it joins them and owns no state."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from lab import LabError
from ui.actions import Actions
from ui.asking import ask_overwrite, ask_unsaved, choose_name, offer_language
from ui.board_controls import BoardControls
from ui.desk import Desk
from ui.dock_rooms import DockRooms
from ui.dock_tabs import WholeTitles
from ui.docks import AREAS, DOCKS, PRESETS, WIDTHS
from ui.docks.panel import Brief, Panel
from ui.document import LabDocument
from ui.fields import settle_typed, take_typed
from ui.files import Autosave, Files
from ui.help import show_about, show_keys, show_laws, show_rules
from ui.kept_layout import KeptLayout, hide_whole
from ui.lab_words import line
from ui.language import tr
from ui.languages import system_language
from ui.lesson_dialog import LessonDialog
from ui.menus import ClassBar, RecentMenu, Toolbar, fill_menus
from ui.notice import Notice
from ui.opening import Opener, holds_files
from ui.settings import Settings
from ui.status import StatusLine
from ui.table.controls import TableControls, begin_shows
from ui.table.timeline import Timeline
from ui.table.view import TableView
from ui.task_bar import TaskBar
from ui.teach.view import TeachView
from ui.theme import Theme, Themes
from ui.tour import Tour, whole


class MainWindow(QMainWindow):
    """The lab's window over one document.

    settings: what is remembered between runs; none is when they are left out. autosave: the folder where unsaved
    work is kept, None for none. reopening(): the window is to be made anew over the same state, in another language.
    """

    reopening = Signal()

    def __init__(
        self,
        document: LabDocument,
        themes: Themes,
        settings: Settings | None = None,
        autosave: Path | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings if settings is not None else Settings()
        self.desk = desk = Desk(document, themes, self)
        self.document, self.themes = document, themes
        self.queue, self.places, self.player, self.watch = desk.queue, desk.places, desk.player, desk.watch
        self.actions_ = Actions(document, self)
        self.table = TableView(
            document, desk.player, desk.watch, desk.places, desk.queue, desk.theme, desk.told_of_round
        )
        self.timeline = Timeline(document, desk.player, self.actions_, desk.theme)
        self.teach = TeachView(desk, desk.theme)
        self.notice, self.task = Notice(desk.theme), TaskBar(document)
        self.status = StatusLine(document, desk.watch)
        self.layout_ = KeptLayout(self, self.settings)
        self._in_lesson = False
        self.docks: dict[str, Panel] = {name: place.make(desk) for name, place in DOCKS.items()}
        self.files = Files(document, self.settings, self)
        self.files.ask = lambda: ask_unsaved(self, self.files.name)
        self.files.overwrite = lambda: ask_overwrite(self, self.files.name)
        self.files.settle = lambda: settle_typed(self)
        self.files.choose = lambda: choose_name(self, self.files.path)
        self.opener = Opener(desk, self.files, self.show_dock)
        self.autosave = Autosave(document, self.files, autosave, self) if autosave is not None else None
        self.setCentralWidget(self._centre())
        self.setStatusBar(self.status)
        self.setAcceptDrops(True)
        self._place_docks()
        shown = [dock.toggleViewAction() for dock in self.docks.values()]
        fill_menus(self.menuBar(), self.actions_, shown, RecentMenu(self.files, desk.opening, self))
        self.toolbar = Toolbar(self.actions_)
        self.slow = self.toolbar.slow
        self.addToolBar(self.toolbar)
        self.class_bar = ClassBar(self.menuBar().actions(), self.actions_)
        self.addToolBar(self.class_bar)
        self.class_said = Brief()  # Teach has no status line
        self.class_said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.class_bar.insertWidget(self.class_bar.actions()[1], self.class_said)
        self.class_bar.hide()
        self.table_controls = TableControls(self.actions_, desk, self.table)
        self.timeline.add_corner(self.table_controls.export.button)
        self.board_controls = BoardControls(self.actions_, desk, self.table, self.files.note_recent)
        self._connect()
        themes.changed.connect(self._set_theme)
        self._set_theme(desk.theme)
        self._player_changed()
        self._files_changed()
        self._lay_out(*self.layout_.remembered())
        self.table.setFocus()
        self.places.warm_up(document.board, self.queue)

    # --- building ------------------------------------------------------------------------------------

    def _centre(self) -> QWidget:
        centre = QWidget()
        column = self._middle = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.task)
        column.addWidget(self.table, 1)
        column.addWidget(self.timeline)
        column.addWidget(self.teach, 1)
        self.teach.hide()
        return centre

    def _place_docks(self) -> None:
        """Each dock in its area; which of them are seen, `show_preset` says."""
        self.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AnimatedDocks
        )
        WholeTitles(self)
        right, below = AREAS["right"], AREAS["below"]
        self.setCorner(Qt.Corner.BottomRightCorner, right)
        before: dict[str, Panel] = {}
        for name, place in DOCKS.items():
            dock = self.docks[name]
            self.addDockWidget(AREAS[place.area], dock)
            dock.hide()  # tabs of docks that were never hidden leave their bars behind
            if place.area in ("tabs", "below"):
                if place.area in before:
                    self.tabifyDockWidget(before[place.area], dock)
                before[place.area] = dock
        self._rooms = DockRooms(self.docks, self)
        self._rooms.outgrown.connect(lambda: self.show_preset(self.layout_.preset))
        self.setTabPosition(right, QTabWidget.TabPosition.North)
        self.setTabPosition(below, QTabWidget.TabPosition.North)
        self.show_preset("tune")
        docks = self.docks
        self.resizeDocks([docks["parameters"], docks["throw"]], [370, 366], Qt.Orientation.Horizontal)
        self.resizeDocks([docks["parameters"], docks["slide-log"]], [460, 220], Qt.Orientation.Vertical)
        self.resizeDocks([docks["throw"], docks["landing"]], [290, 500], Qt.Orientation.Vertical)

    def _connect(self) -> None:
        act, desk = self.actions_, self.desk
        self.table.addActions([act.throw, act.pause])
        act.throw.triggered.connect(self._throw)
        act.pause.triggered.connect(self.player.toggle_pause)
        act.step.triggered.connect(lambda: self.player.step())
        act.clear.triggered.connect(self._clear)
        act.landing.toggled.connect(self.watch.switch)
        act.new.triggered.connect(lambda: self.board_controls.new_table(self.files.new))
        act.open.triggered.connect(self._choose_files)
        act.save.triggered.connect(self.files.save)
        act.save_as.triggered.connect(lambda: self.files.save_as(self.files.choose()))
        self.files.changed.connect(self._files_changed)
        self.notice.follow(desk, self.files, self.autosave)
        act.quit.triggered.connect(self.close)
        helps = {act.keys: show_keys, act.about: show_about, act.rules: show_rules, act.laws: show_laws}
        for action, show in helps.items():
            action.triggered.connect(lambda *_, show=show: show(self))
        act.save_lesson.triggered.connect(self._save_lesson)
        act.tour.triggered.connect(self.show_tour)
        for action in act.boards:
            action.triggered.connect(partial(self.open_board, action.text()))
        for name, action in act.orientations.items():
            action.triggered.connect(partial(self.table.set_orientation, name))
        for name, action in act.presets.items():
            action.triggered.connect(partial(self.show_preset, name))
        for name, action in act.themes.items():
            action.triggered.connect(partial(self.themes.choose, name))
            action.setChecked(name == self.themes.choice)
        for code, action in act.languages.items():
            action.setChecked(code == self.settings.get("language", system_language()))
            action.triggered.connect(partial(self._choose_language, code))
        self.slow.activated.connect(lambda _: self._set_slow())
        self.player.state_changed.connect(self._player_changed)
        self.table.gestures.said.connect(self.status.say)
        self.table.gestures.unsaid.connect(self.status.unsay)
        self.status.spoke.connect(self.class_said.setText)
        self.table.pointed.connect(self.status.point)
        self.table.left.connect(self.status.unpoint)
        self.queue.running.connect(self.status.running)
        self.status.cancelled.connect(self.queue.cancel_all)
        self.document.changed.connect(self._lesson_changed)
        desk.said.connect(self.status.say)
        desk.throwing.connect(self._throw)
        desk.landing.connect(act.landing.setChecked)
        desk.wanted.connect(self.show_dock)
        desk.opening.connect(self.open_files)

    # --- doing ---------------------------------------------------------------------------------------

    def show_dock(self, name: str) -> Panel:
        """Bring a dock to the front, filled; it is returned."""
        dock = self.docks[name]
        comes = dock.isHidden()
        if comes:
            self._rooms.make_do(dock)
        dock.ensure()
        dock.show()
        dock.raise_()
        if comes and self.layout_.preset == "play" and DOCKS[name].area == "tabs":
            self.resizeDocks([dock, self.docks["ledger"]], [440, 230], Qt.Orientation.Vertical)
        return dock

    def show_preset(self, name: str) -> None:
        """The docks of a preset, no others; of tabs the first is in front. What a lesson hides stays hidden.

        After Teach the preset that was on before it comes as the user had left it.
        """
        own = self.layout_.turn_to(name, in_lesson=self._in_lesson)
        hidden = self.document.part("lesson").hidden
        shown = tuple(dock for dock in PRESETS[name] if dock not in hidden)
        for preset, action in self.actions_.presets.items():
            action.setChecked(preset == name)
        if name != "teach":  # its width is the whole window's: it goes before the docks come
            self._show_teach(False)
        begin_shows(self.actions_, name)
        areas = self._rooms.stand(name)
        self._rooms.arrange(shown)
        self._show_teach(name == "teach")
        for area in ("below", "tabs"):
            front = next((dock for dock in shown if areas[dock] == area), None)
            if front is not None:
                self.docks[front].raise_()
        right = next((dock for dock in shown if areas[dock] in ("right", "tabs")), None)
        if right is not None and name in WIDTHS:
            self._rooms.share(self.docks[right], WIDTHS[name])
        if name == "play":  # the card needs its four steps, the ledger all there is
            self.resizeDocks([self.docks["card"], self.docks["ledger"]], [290, 420], Qt.Orientation.Vertical)
        self._put(own)

    def _show_teach(self, on: bool) -> None:
        """The Teach view takes the table in, and the whole window, or gives both back."""
        if on == self.teach.shown:
            return
        usual, own = (self.menuBar(), self.toolbar, self.status, self.timeline), (self.class_bar, self.teach)
        for part in usual if on else own:  # what goes goes first: the window would have to grow
            part.hide()
        self.task.set_large(on)
        if on:
            self.actions_.landing.setChecked(False)
            self.teach.take(self.table)
        elif (table := self.teach.give_back()) is not None:
            self._middle.insertWidget(self._middle.indexOf(self.timeline), table, 1)
            table.show()
            chosen = next(name for name, action in self.actions_.orientations.items() if action.isChecked())
            table.set_orientation(chosen)
        for part in own if on else usual:
            part.show()
        self.table.setFocus()

    def _lesson_changed(self, names: frozenset[str]) -> None:
        """A session that is a lesson's start comes with its preset; after it the user's own layout is back."""
        if "lesson" not in names:
            return
        lesson = self.document.part("lesson")
        was, self._in_lesson = self._in_lesson, bool(lesson.preset or lesson.hidden)
        if self._in_lesson:
            self.layout_.keep()
            if lesson.preset in PRESETS:
                self.show_preset(lesson.preset)
        elif was:
            preset, docks = self.layout_.own
            self.show_preset(preset)
            self._put(docks)

    def show_tour(self) -> None:
        """The first steps, from the first one."""
        at_go = self.table, self.table.at_go
        about = (at_go, whole(self.docks["parameters"]), whole(self.toolbar.landing))
        self.table.laid_out.connect(Tour(self, about, lambda: self.settings.set("tour", True)).follow)

    def _save_lesson(self) -> None:
        titles = {name: dock.windowTitle() for name, dock in self.docks.items()}
        LessonDialog(self.files, self.document, self, titles, self.status.say).open()

    def _choose_language(self, code: str) -> None:
        self.settings.set("language", code)
        offer_language(self.notice, code, self.reopening.emit)

    def open_files(self, paths: list[Path]) -> None:
        """Each file by what it holds."""
        self.opener.open(paths)

    def open_board(self, name_or_path: str) -> None:
        """Another board; what is wrong with it is said in the notice over the table."""
        self.opener.board(name_or_path)

    def _files_changed(self) -> None:
        self.setWindowTitle(f"{self.files.name}[*]")
        self.setWindowModified(self.files.dirty)

    def _lay_out(self, preset: str, docks: QByteArray) -> None:
        """Docks as they were, under the preset that was on then."""
        if preset in PRESETS and preset != self.layout_.preset:
            self.show_preset(preset)
        self._put(docks)

    def _put(self, docks: QByteArray) -> None:
        """Docks and bars where they were, if it is known where."""
        if not docks.isEmpty():
            self._rooms.arrange(
                ()
            )  # tabs that are seen while others take their place leave their bars behind
            layout = self.layout()
            if layout is not None:
                layout.activate()
            self.layout_.put(docks)
            self._rooms.doubt()

    def _choose_files(self) -> None:
        paths, _ = QFileDialog.getOpenFileNames(self, tr("Open"), "", tr("All files (*)"))
        if paths:
            self.open_files([Path(path) for path in paths])

    def _throw(self) -> None:
        try:
            self.table.gestures.throw_next()
        except LabError as error:
            self.desk.fail("table", line(error))

    def _clear(self) -> None:
        self.player.stop()
        self.document.clear_table()

    def _set_slow(self) -> None:
        self.player.slow = self.slow.currentData()

    def _player_changed(self) -> None:
        self.actions_.show_pause(self.player.paused, self.themes.current)
        self.actions_.throw.setEnabled(not self.player.moving)

    def _set_theme(self, theme: Theme) -> None:
        self.actions_.set_theme(theme)
        self.actions_.show_pause(self.player.paused, theme)
        self.table.set_theme(theme)
        self.timeline.set_theme(theme)
        self.teach.set_theme(theme)
        self.notice.set_theme(theme)
        for dock in self.docks.values():
            dock.set_theme(theme)

    # --- events --------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if holds_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self.opener.drop(event.mimeData()):
            event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pauses wherever no button or field has used it."""
        if event.key() == Qt.Key.Key_Space:
            self.actions_.pause.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        take_typed(self)  # not while all this goes
        if not self.files.may_leave():
            event.ignore()
            return
        self.layout_.remember()
        hide_whole(self)  # at once: a compiler that is at work is waited for below, and seen by nobody
        if self.autosave is not None:
            self.autosave.close()
        self.desk.close()
        super().closeEvent(event)
