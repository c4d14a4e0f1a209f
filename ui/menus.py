"""Menus and toolbar of the window, filled from its actions and docks."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QMenu, QMenuBar, QSizePolicy, QToolBar, QToolButton, QWidget

from ui.actions import Actions
from ui.files import Files
from ui.language import tr
from ui.table.player import SLOW_MOTION


def fill_menus(bar: QMenuBar, act: Actions, docks: list[QAction], recent: QMenu) -> None:
    """All that the window can do, by menu; `docks` show or hide one dock each, `recent` opens a file again."""
    file = bar.addMenu(tr("File"))
    file.addActions([act.new, act.open])
    file.addMenu(recent)
    file.addMenu(_menu(file, tr("Boards"), act.boards))
    file.addSeparator()
    file.addActions([act.save, act.save_as, act.save_lesson])
    file.addMenu(_menu(file, tr("Export"), [act.save_picture, act.save_animation]))
    file.addSeparator()
    file.addActions([act.new_board, act.save_board])
    file.addSeparator()
    file.addAction(act.quit)
    bar.addMenu(_menu(bar, tr("Edit"), [act.undo, act.redo]))
    bar.addMenu(_table_menu(bar, act))
    view = _menu(bar, tr("View"), list(act.presets.values()))
    view.addSeparator()
    view.addActions([act.landing, *act.shows.values()])
    view.addSeparator()
    view.addActions([*act.orientations.values(), act.zoom_in, act.zoom_out, act.zoom_whole])
    view.addSeparator()
    view.addActions(docks)
    view.addSeparator()
    view.addMenu(_menu(view, tr("Theme"), list(act.themes.values())))
    view.addMenu(_menu(view, tr("Language"), list(act.languages.values())))
    bar.addMenu(view)
    bar.addMenu(_menu(bar, tr("Help"), [act.keys, act.tour, act.rules, act.laws, act.about]))


def _table_menu(bar: QMenuBar, act: Actions) -> QMenu:
    table = _menu(bar, tr("Table"), [act.throw, act.pause, act.step, act.step_back, act.replay, act.clear])
    table.addSeparator()
    table.addActions([*act.ways.values(), act.by_hand, act.move_tokens])
    table.addSeparator()
    table.addMenu(_menu(table, tr("Sides"), list(act.sides.values())))
    table.addSeparator()
    table.addAction(act.edit_board)
    return table


def _menu(parent: QWidget, title: str, actions: list[QAction]) -> QMenu:
    menu = QMenu(title, parent)
    menu.addActions(actions)
    return menu


class RecentMenu(QMenu):
    """Files opened or saved lately; filled anew each time it is shown."""

    def __init__(self, files: Files, opening: SignalInstance, parent: QWidget) -> None:
        super().__init__(tr("Open recent"), parent)
        self._files, self._opening = files, opening
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        for path in self._files.recent:
            action = self.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _, path=path: self._opening.emit([path]))
        if self.isEmpty():
            self.addAction(tr("Nothing opened yet")).setEnabled(False)


class ClassBar(QToolBar):
    """What stands above the board in Teach: one button with all menus, the presets."""

    def __init__(self, menus: list[QAction], act: Actions) -> None:
        super().__init__(tr("Class bar"))
        self.setObjectName("class-bar")
        self.setMovable(False)
        self.menu = QToolButton()
        self.menu.setObjectName("all-menus")
        self.menu.setText("☰")
        self.menu.setToolTip(tr("All menus"))
        self.menu.setAccessibleName(tr("All menus"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.addActions(menus)
        self.addWidget(self.menu)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        for action in act.presets.values():
            self.addAction(action)
            button = self.widgetForAction(action)
            assert isinstance(button, QToolButton)
            button.setProperty("segment", True)


class Toolbar(QToolBar):
    """The toolbar; `slow` chooses the slow motion, `landing` is that layer's button, `presets` are theirs, `views` has
    them in a menu where there is no room."""

    def __init__(self, act: Actions) -> None:
        super().__init__(tr("Toolbar"))
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setIconSize(QSize(16, 16))
        self.addActions([act.undo, act.redo])
        self.addSeparator()
        self.addActions([act.pause, act.step])
        self.slow = QComboBox()
        for factor in SLOW_MOTION:
            self.slow.addItem("1 ×" if factor == 1 else f"1/{round(1 / factor)} ×", factor)
        self.slow.setToolTip(tr("Slow motion"))
        self.slow.setAccessibleName(tr("Slow motion"))
        self.addWidget(self.slow)
        self.addSeparator()
        for action in act.ways.values():
            self.addAction(action)
            self._button(action).setProperty("segment", True)
        self.addSeparator()
        self.addAction(act.clear)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self.addAction(act.landing)
        self.addSeparator()
        self._table = self.addWidget(QLabel(tr("Table") + " "))
        for action in act.orientations.values():
            self.addAction(action)
            self._button(action).setProperty("segment", True)
        self.presets = {name: self._segment(action) for name, action in act.presets.items()}
        self._presets = [self.addSeparator(), *map(self.addWidget, self.presets.values())]
        self.views = QToolButton()
        self.views.setObjectName("views")
        self.views.setText(tr("View"))
        self.views.setAccessibleName(tr("View"))
        self.views.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.views.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.views.addActions(list(act.presets.values()))
        self._views = [self.addSeparator(), self.addWidget(self.views)]
        self.landing = self._button(act.landing)
        self._worded = [self._button(act.clear), self.landing]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room, words go before icons, and then the presets into one button with a menu; what is left
        then has its room in every window."""
        super().resizeEvent(event)
        if not self.minimumWidth():
            self.setMinimumWidth(self._show(words=False, presets=False))
        for words, presets in ((True, True), (False, True), (False, False)):
            if self._show(words=words, presets=presets) <= self.width():
                break

    def _show(self, *, words: bool, presets: bool) -> int:
        """With words and presets or without; the width that this needs."""
        style = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon if words else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        for button in self._worded:
            button.setToolButtonStyle(style)
        self._table.setVisible(words)
        other = self._views if presets else self._presets
        for place in (
            *self._presets,
            *self._views,
        ):  # a button alone cannot be hidden in a toolbar, its place can
            place.setVisible(place not in other)
        left_out = [*(() if words else (self._table,)), *other]
        return self._needs([action for action in self.actions() if action not in left_out])

    def _needs(self, actions: list[QAction]) -> int:
        """How wide these would like to be: the layout tells that only later."""
        layout, shown = self.layout(), [self.widgetForAction(action).sizeHint().width() for action in actions]
        assert layout is not None
        margins = layout.contentsMargins()
        return sum(shown) + layout.spacing() * len(shown) + margins.left() + margins.right()

    def _segment(self, action: QAction) -> QToolButton:
        """A button for an action that its menu shows too when there is no room for it here."""
        button = QToolButton()
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolButtonStyle(self.toolButtonStyle())
        button.setProperty("segment", True)
        return button

    def _button(self, action: QAction) -> QToolButton:
        button = self.widgetForAction(action)
        assert isinstance(button, QToolButton)
        return button
