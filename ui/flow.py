"""A row of widgets that goes on in the next line where there is no room for all of them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


@dataclass
class _Placed:
    """An item with its share of the room that is left in its line."""

    item: QLayoutItem
    stretch: int = 0

    def tall(self, wide: int) -> int:
        """px that it is high when it is so wide."""
        item = self.item
        return item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height()


class Flow(QLayout):
    """Widgets from left to right, line under line. What is left of a line's width goes to those that stretch.

    A widget keeps its size hint's width, or its minimum width where the whole line is narrower than that.
    """

    def __init__(self, *, gap: int = 6, line_gap: int | None = None) -> None:
        super().__init__()
        self._items: list[_Placed] = []
        self.space(gap, gap if line_gap is None else line_gap)
        self.setContentsMargins(0, 0, 0, 0)

    def space(self, gap: int, line_gap: int) -> None:
        """px between widgets, and between lines, from now on."""
        self._gap, self._line_gap = gap, line_gap
        self.invalidate()

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """One more widget; the room that is left in its line is shared by stretch."""
        self.addWidget(widget)
        self._items[-1].stretch = stretch

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(_Placed(item))

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index].item if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index).item if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        shown = [one.item.sizeHint() for one in self._items if not one.item.isEmpty()]
        wide = sum(size.width() for size in shown) + self._gap * max(len(shown) - 1, 0)
        return self._with_margins(QSize(wide, max((size.height() for size in shown), default=0)))

    def minimumSize(self) -> QSize:
        """One under the other, as wide as the widest."""
        shown = [one.item.minimumSize() for one in self._items if not one.item.isEmpty()]
        wide = max((size.width() for size in shown), default=0)
        return self._with_margins(QSize(wide, max((size.height() for size in shown), default=0)))

    def _with_margins(self, size: QSize) -> QSize:
        margins: QMargins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _lines(self, width: int) -> list[list[tuple[_Placed, int]]]:
        """Items with their widths, line by line."""
        lines: list[list[tuple[_Placed, int]]] = []
        left = 0
        for one in self._items:
            item = one.item
            if item.isEmpty():
                continue
            wide = max(min(item.sizeHint().width(), width), item.minimumSize().width())
            if not lines or left < wide:
                lines.append([])
                left = width
            lines[-1].append((one, wide))
            left -= wide + self._gap
        return lines

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Put the items into `rect`, or only see how high they get (px)."""
        inner = rect.marginsRemoved(self.contentsMargins())
        y = inner.y()
        lines = self._lines(inner.width())
        for line in lines:
            left = inner.width() - sum(wide for _, wide in line) - self._gap * (len(line) - 1)
            shares = max(sum(one.stretch for one, _ in line), 1)
            widths = [wide + max(left, 0) * one.stretch // shares for one, wide in line]
            talls = [one.tall(wide) for (one, _), wide in zip(line, widths, strict=True)]
            x, high = inner.x(), max(talls)
            for (one, _), wide, tall in zip(line, widths, talls, strict=True) if move else ():
                one.item.setGeometry(QRect(QPoint(x, y + (high - tall) // 2), QSize(wide, tall)))
                x += wide + self._gap
            y += high + self._line_gap
        margins = self.contentsMargins()
        return y - (self._line_gap if lines else 0) - rect.y() + margins.bottom()
