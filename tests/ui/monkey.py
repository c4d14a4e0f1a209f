"""A monkey at the window: seeded random clicks, keys, drags, files and menus; whatever it does, nothing may break.

`python -m tests.ui.monkey_run --actions 2000 --seed 3` runs it by hand and prints what it did before anything broke.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from ui.window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space),
    *(
        Qt.Key.Key_Escape,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    ),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Period, Qt.Key.Key_Comma, Qt.Key.Key_Plus),
    *(Qt.Key.Key_A, Qt.Key.Key_G, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_P, Qt.Key.Key_R, Qt.Key.Key_X),
    *(Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_9, Qt.Key.Key_Minus),
)
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 6,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
TEXTS = (
    "0",
    "-1",
    "12.5",
    "1e9",
    "abc",
    "",
    "0,3",
    "−4",
    "999999999999",
    "red-1",
    "日本",
    "1 000",
    "nan",
    "5%",
    "\t1;2",
)
LEFT_OUT = ("quit",)
"""Actions that would end the run."""

CONSOLE = "console"
"""A console runs whatever is typed: it is looked at, not typed into."""


class Monkey:
    """One window under a random hand; `broken` holds what went wrong."""

    def __init__(self, window: MainWindow, seed: int, files: list[Path]) -> None:
        self.window, self.random, self.files = window, Random(seed), files
        self.done: deque[str] = deque(maxlen=40)
        self.broken: list[str] = []
        self._popups = QTimer(window)
        """Answers menus that wait in an event loop of their own."""
        self._popups.setInterval(20)
        self._popups.timeout.connect(self._answer_popup)
        self._popups.start()
        window.files.ask = lambda: self.random.choice(("save", "discard", "cancel"))
        self._actions = [
            action
            for name, action in self._named_actions().items()
            if name.split(".")[0] not in LEFT_OUT and action.menu() is None
        ]

    def _named_actions(self) -> dict[str, QAction]:
        found: dict[str, QAction] = {}
        for name, value in vars(self.window.actions_).items():
            values = (
                value.items()
                if isinstance(value, dict)
                else enumerate(value)
                if isinstance(value, list)
                else ((0, value),)
            )
            for key, action in values:
                if isinstance(action, QAction):
                    found[f"{name}.{key}"] = action
        for dock in self.window.docks.values():
            found[f"dock.{dock.objectName()}"] = dock.toggleViewAction()
        return found

    # --- one step ------------------------------------------------------------------------------------

    def act(self) -> None:
        """One random action, and what follows from it."""
        moves: tuple[tuple[int, Callable[[], None]], ...] = (
            (24, self._click),
            (10, self._drag_on_table),
            (14, self._key),
            (8, self._type),
            (8, self._choose),
            (10, self._trigger),
            (4, self._drop),
            (3, self._wheel),
            (2, self._resize),
            (6, self._undo),
            (6, self._throw),
            (5, self._drag_anywhere),
        )
        weights = [weight for weight, _ in moves]
        move = self.random.choices([move for _, move in moves], weights)[0]
        move()
        self._settle()

    def _settle(self) -> None:
        QApplication.processEvents()
        for _ in range(4):
            popup = QApplication.activePopupWidget()
            if popup is None:
                break
            popup.close()
        if self.random.random() < 0.02:
            for dialog in self.window.findChildren(QDialog):
                dialog.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _answer_popup(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None and isValid(popup):
            self._note(f"leave {type(popup).__name__}")
            popup.close()

    def _note(self, text: str) -> None:
        self.done.append(text)

    def _widgets(self, kind: type[Any] = QWidget) -> list[Any]:
        return [
            widget
            for widget in self.window.findChildren(kind)
            if widget.isVisible()
            and widget.isEnabled()
            and widget.width() > 2
            and widget.height() > 2
            and not self._is_console(widget)
        ]

    def _is_console(self, widget: QWidget) -> bool:
        return self.window.docks[CONSOLE].isAncestorOf(widget)

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self.random.randrange(widget.width()), self.random.randrange(widget.height()))

    # --- moves ---------------------------------------------------------------------------------------

    def _click(self) -> None:
        buttons = self._widgets(QAbstractButton)
        widgets = buttons if buttons and self.random.random() < 0.6 else self._widgets()
        if not widgets:
            return
        widget = self.random.choice(widgets)
        if isinstance(widget, QToolButton) and widget.menu() is not None:
            self._menu(widget.menu())
            return
        if isinstance(widget, QMenu) or widget.inherits("QMenuBar") or widget.inherits("QTitleBar"):
            return
        self._note(f"click {type(widget).__name__} {widget.objectName()} {_said(widget)}")
        button = RIGHT if self.random.random() < 0.05 else LEFT
        if button == RIGHT and widget.contextMenuPolicy() != Qt.ContextMenuPolicy.NoContextMenu:
            button = LEFT  # a context menu would wait for an answer
        click = QTest.mouseDClick if self.random.random() < 0.05 else QTest.mouseClick
        click(widget, button, self.random.choice(MODIFIERS), self._point(widget))

    def _menu(self, menu: QMenu) -> None:
        actions = [a for a in menu.actions() if a.isEnabled() and a.menu() is None and not a.isSeparator()]
        actions = [a for a in actions if a is not self.window.actions_.quit]
        if actions:
            action = self.random.choice(actions)
            self._note(f"menu {action.text()}")
            action.trigger()

    def _drag_on_table(self) -> None:
        view = self.window.table.viewport()
        if not view.isVisible() or view.width() < 3 or view.height() < 3:
            return
        tokens = list(self.window.table.gestures.tokens().values())
        start = self._point(view)
        if tokens and self.random.random() < 0.7:
            start = self.window.table.layout_of_board.point(*self.random.choice(tokens)).toPoint()
        self._drag(view, start)

    def _drag_anywhere(self) -> None:
        widgets = self._widgets()
        if widgets:
            widget = self.random.choice(widgets)
            if not isinstance(widget, QMenu) and not widget.inherits("QMenuBar"):
                self._drag(widget, self._point(widget))

    def _drag(self, widget: QWidget, start: QPoint) -> None:
        self._note(f"drag {type(widget).__name__} {widget.objectName()} from {start.x()},{start.y()}")
        modifiers = self.random.choice(MODIFIERS)
        QTest.mousePress(widget, LEFT, modifiers, start)
        end = start
        for _ in range(self.random.randrange(1, 5)):
            end = self._point(widget)
            QTest.mouseMove(widget, end)
        if self.random.random() < 0.1:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        QTest.mouseRelease(widget, LEFT, modifiers, end)

    def _key(self) -> None:
        widget = QApplication.focusWidget() or self.window.table
        if self._is_console(widget) or not self.window.isAncestorOf(widget):
            widget = self.window.table
        key, modifier = self.random.choice(KEYS), self.random.choice(MODIFIERS)
        self._note(f"key {key.name} {modifier.name} in {type(widget).__name__} {widget.objectName()}")
        QTest.keyClick(widget, key, modifier)

    def _type(self) -> None:
        fields = self._widgets(QLineEdit)
        if not fields:
            return
        field, text = self.random.choice(fields), self.random.choice(TEXTS)
        self._note(f"type {text!r} into {type(field.parent()).__name__} {field.parent().objectName()}")
        field.setFocus()
        field.selectAll()
        if text.isascii() and text.isprintable():
            QTest.keyClicks(field, text)
        else:  # no key has these: they are pasted
            QApplication.clipboard().setText(text)
            field.paste()
        if isValid(field):
            QTest.keyClick(field, self.random.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape)))

    def _choose(self) -> None:
        boxes = self._widgets(QComboBox)
        if boxes:
            box = self.random.choice(boxes)
            self._note(f"choose in {box.accessibleName() or box.objectName()}")
            box.setFocus()
            QTest.keyClick(box, self.random.choice((Qt.Key.Key_Up, Qt.Key.Key_Down)))

    def _trigger(self) -> None:
        actions = [action for action in self._actions if action.isEnabled()]
        action = self.random.choice(actions)
        self._note(f"action {action.text()}")
        action.trigger()

    def _drop(self) -> None:
        paths = self.random.sample(self.files, self.random.randrange(1, 4))
        self._note(f"drop {', '.join(path.name for path in paths)}")
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        how = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.window, QDragEnterEvent(QPoint(9, 9), *how))
        QApplication.sendEvent(self.window, QDropEvent(QPointF(9, 9), *how))

    def _wheel(self) -> None:
        widget = self.random.choice(self._widgets() or [self.window.table])
        at = QPointF(self._point(widget))
        turn = QPoint(0, self.random.choice((-120, 120, 360)))
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            at, widget.mapToGlobal(at), QPoint(), turn, Qt.MouseButton.NoButton, none, phase, False
        )
        self._note(f"wheel on {type(widget).__name__}")
        QApplication.sendEvent(widget, event)

    def _resize(self) -> None:
        size = self.random.choice(((1366, 768), (1920, 1080), (1024, 640), (1400, 900)))
        self._note(f"resize to {size}")
        self.window.resize(*size)

    def _undo(self) -> None:
        back = self.random.random() < 0.6
        self._note("undo" if back else "redo")
        (self.window.actions_.undo if back else self.window.actions_.redo).trigger()

    def _throw(self) -> None:
        self._note("throw")
        self.window.document.set_aim(speed=self.random.uniform(0.2, 2.0))
        self.window.actions_.throw.trigger()
        self.window.player.slow = 1.0


def _said(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QAbstractButton) else widget.accessibleName()
