"""Pins on the board in Teach: a dashed line across it at each guess."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsLineItem, QGraphicsScene

from ui.parts.teach import Pin
from ui.table.layout import Layout
from ui.theme import Theme

LAYER = 1.0
"""Under the tokens and what is written, over the print."""


class PinLines:
    """The lines in a table's scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsLineItem] = []

    def show_pins(self, pins: Sequence[Pin], layout: Layout, theme: Theme) -> None:
        """One line a pin; none takes them all away."""
        while len(self._items) > len(pins):
            self._scene.removeItem(self._items.pop())
        while len(self._items) < len(pins):
            item = QGraphicsLineItem()
            item.setZValue(LAYER)
            self._scene.addItem(item)
            self._items.append(item)
        for item, pin in zip(self._items, pins, strict=True):
            item.setPen(QPen(QColor(theme.ink), 2, Qt.PenStyle.DashLine))
            far = layout.point(0.0, pin.y)
            below = self._scene.sceneRect().bottom()  # on to the pin itself, under the table
            item.setLine(QLineF(far, QPointF(far.x(), max(below, layout.board.bottom()))))
