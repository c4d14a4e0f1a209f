"""Whether texts have the room they need: what of a window is cut off, as it is shown now.

`cut_texts(window)` walks all that is seen and measures each text in its own font against the place that it is given.
A text that ends in an ellipsis on purpose has all of it in its tooltip; one that breaks over lines needs their height.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolBar,
    QToolButton,
    QTreeView,
    QWidget,
)

SLACK, EDGE = 1, 1
"""Pixels by which a text may miss its place, as its last letter has space behind it, and a box its parent's edge."""
TAGS = re.compile(r"<[^>]*>")


def cut_texts(window: QWidget) -> list[str]:
    """One line for each text that is cut: who has it, the text, what it needs and what it gets."""
    found: dict[str, None] = {}
    for widget in (window, *window.findChildren(QWidget)):
        seen = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        if not widget.isVisible() or seen.visibleRegion().isEmpty():
            continue
        for text, needs, has in _lacks(widget):
            place = _dock_of(widget)
            found[f"{place}{type(widget).__name__} {widget.objectName()}: {text!r} {needs}, {has}"] = None
    return list(found)


def _dock_of(widget: QWidget) -> str:
    at: QWidget | None = widget
    while at is not None and not isinstance(at, QDockWidget):
        at = at.parentWidget()
    return f"{at.objectName()}/" if at is not None else ""


def _lacks(widget: QWidget) -> Iterator[tuple[str, str, str]]:
    """(text, what it needs, what it has) of one widget."""
    text, width, room = "", 0, 0
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QComboBox):
        text = widget.currentText()
        width, room = _advance(widget, text) + _icon(widget), _combo_room(widget)
    elif isinstance(widget, QLineEdit):
        text = widget.text() or widget.placeholderText()
        width, room = _advance(widget, text), widget.contentsRect().width() - 4
    elif isinstance(widget, QAbstractButton) and not isinstance(widget, QTabBar):
        text, (width, room) = widget.text(), _button(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QMenuBar):
        yield from _menus(widget)
    elif isinstance(widget, QDockWidget):
        yield from _title(widget)
    elif isinstance(widget, QHeaderView):
        yield from _sections(widget)
    elif isinstance(widget, QTableView | QTreeView | QListView):
        yield from _cells(widget)
    elif isinstance(widget, QGraphicsView):
        yield from _painted(widget)
    if text and width > room + SLACK and not _told(widget, text):
        yield text, f"needs {width} px", f"has {room}"
    if isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit):
        yield from _covered(widget)


def _advance(widget: QWidget, text: str) -> int:
    metrics = QFontMetrics(widget.font())
    return max((metrics.horizontalAdvance(line) for line in _plain(text).split("\n")), default=0)


def _plain(text: str) -> str:
    """Without the marks of shortcuts."""
    return re.sub(r"&(.)", r"\1", text)


def _told(widget: QWidget, text: str) -> bool:
    """Whether all of the text is in the tooltip: then it may be elided."""
    return _plain(text).strip(" …") in widget.toolTip()


def _icon(widget: QComboBox) -> int:
    icon = widget.itemIcon(widget.currentIndex()) if widget.currentIndex() >= 0 else None
    return 0 if icon is None or icon.isNull() else widget.iconSize().width() + 4


def _combo_room(widget: QComboBox) -> int:
    option = QStyleOptionComboBox()
    widget.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget).width()


def _button(widget: QAbstractButton) -> tuple[int, int]:
    """Pixels that its text and icon need, and those inside its edge."""
    icon = 0 if widget.icon().isNull() else widget.iconSize().width() + 4
    if isinstance(widget, QToolButton):
        alone = widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly and icon
        if alone or not widget.text() or widget.arrowType() != Qt.ArrowType.NoArrow:
            return 0, 0
        padding = 2 * 5
        return _advance(widget, widget.text()) + icon, widget.width() - padding
    option = QStyleOptionButton()
    if isinstance(widget, QCheckBox | QRadioButton):
        widget.initStyleOption(option)
        element = QStyle.SubElement.SE_CheckBoxContents
        if isinstance(widget, QRadioButton):
            element = QStyle.SubElement.SE_RadioButtonContents
        room = widget.style().subElementRect(element, option, widget).width()
        return _advance(widget, widget.text()) + icon, room
    if isinstance(widget, QPushButton):
        widget.initStyleOption(option)
        room = widget.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, widget).width()
        return _advance(widget, widget.text()) + icon, room
    return _advance(widget, widget.text()), widget.width()


def _label(label: QLabel) -> Iterator[tuple[str, str, str]]:
    text = label.text()
    if not text or _told(label, TAGS.sub("", text)):
        return
    rect = label.contentsRect()
    margin, indent = 2 * label.margin(), max(label.indent(), 0)
    width, height = rect.width() - margin - indent, rect.height() - margin
    if TAGS.search(text) and label.textFormat() != Qt.TextFormat.PlainText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(text)
        if label.wordWrap():
            document.setTextWidth(width)
        needs = QRect(0, 0, round(document.idealWidth()), round(document.size().height()))
    else:
        flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else 0
        needs = QFontMetrics(label.font()).boundingRect(QRect(0, 0, width, 100_000), int(flags), text)
    if needs.width() > width + SLACK:
        yield text, f"needs {needs.width()} px", f"has {width}"
    if needs.height() > height + 2:
        yield text, f"needs {needs.height()} px of height", f"has {height}"


def _covered(widget: QWidget) -> Iterator[tuple[str, str, str]]:
    """A control that lies partly outside of what its parents show, where no scrolling brings it back; or one that
    lies over another."""
    text = (
        _plain(widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else "")
        or "(control)"
    )
    rect, at = QRect(widget.rect()), widget
    while (parent := at.parentWidget()) is not None and not at.isWindow():
        rect.translate(at.pos())
        scrolls = isinstance(parent, QAbstractScrollArea)
        if isinstance(parent.parentWidget(), QScrollArea):  # its viewport: up and down is for the bar
            rect = QRect(rect.x(), 0, rect.width(), 1)
        if (
            rect.left() < -EDGE
            or rect.right() > parent.width() + EDGE
            or rect.top() < -1
            or rect.bottom() > parent.height()
        ):
            if not scrolls and rect.width() > 2:
                yield (
                    text,
                    f"lies at {rect.getRect()}",
                    f"its {type(parent).__name__} is {parent.width()} x {parent.height()}",
                )
            return
        at = parent
    parent = widget.parentWidget()
    if parent is None:
        return
    for other in parent.children():
        if (
            isinstance(other, QLabel | QAbstractButton | QComboBox | QLineEdit)
            and other is not widget
            and other.isVisible()
            and other.geometry().adjusted(1, 1, -1, -1).intersects(widget.geometry().adjusted(1, 1, -1, -1))
            and not isinstance(parent, QComboBox | QTabBar | QToolBar | QLineEdit | QMenuBar)
        ):
            name = other.text() if isinstance(other, QLabel | QAbstractButton | QLineEdit) else ""
            yield text, "lies over", f"{type(other).__name__} {name!r}"


def _tabs(bar: QTabBar) -> Iterator[tuple[str, str, str]]:
    for at in range(bar.count()):
        if bar.isTabVisible(at):
            text, room = _plain(bar.tabText(at)), bar.tabRect(at).width() - 12
            if (needs := _advance(bar, text)) > room + SLACK and text not in bar.tabToolTip(at):
                yield text, f"needs {needs} px", f"has {room}"


def _menus(bar: QMenuBar) -> Iterator[tuple[str, str, str]]:
    for action in bar.actions():
        if action.isVisible() and bar.actionGeometry(action).right() > bar.width():
            yield action.text(), "ends at", f"{bar.actionGeometry(action).right()} of {bar.width()}"


def _title(dock: QDockWidget) -> Iterator[tuple[str, str, str]]:
    """Qt elides the title between the edge and the two buttons."""
    if dock.titleBarWidget() is None and dock.windowTitle():
        font = dock.font()
        font.setWeight(font.Weight.DemiBold)
        buttons = [b for b in dock.children() if isinstance(b, QAbstractButton) and b.isVisible()]
        room = min((b.x() for b in buttons), default=dock.width()) - 12
        if (needs := QFontMetrics(font).horizontalAdvance(dock.windowTitle())) > room + SLACK:
            yield dock.windowTitle(), f"needs {needs} px", f"has {room}"


_SIDES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignHCenter


def _side_of_head(header: QHeaderView, at: int) -> Qt.AlignmentFlag:
    own = header.model().headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
    return Qt.AlignmentFlag(own) if own is not None else header.defaultAlignment()


def _side_of_cells(model: QAbstractItemModel, at: int) -> Qt.AlignmentFlag | None:
    """Where the texts of a column stand; None without one."""
    texts = (model.index(row, at) for row in range(model.rowCount()))
    first = next((index for index in texts if index.data()), None)
    if first is None:
        return None
    own = first.data(Qt.ItemDataRole.TextAlignmentRole)
    return Qt.AlignmentFlag(own) if own is not None else Qt.AlignmentFlag.AlignLeft


def _sections(header: QHeaderView) -> Iterator[tuple[str, str, str]]:
    model = header.model()
    if model is None or header.orientation() != Qt.Orientation.Horizontal:
        return
    for at in range(header.count()):
        text = model.headerData(at, Qt.Orientation.Horizontal)
        if header.isSectionHidden(at) or not isinstance(text, str) or not text:
            continue
        needs, room = _advance(header, text), header.sectionSize(at) - 8
        told = model.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        if needs > room + SLACK and not (isinstance(told, str) and text in told):
            yield text, f"needs {needs} px", f"has {room}"
        sides = [side & _SIDES for side in (_side_of_head(header, at), _side_of_cells(model, at)) if side]
        if len(set(sides)) > 1:
            yield text, f"stands at {sides[0].name}", f"what is under it at {sides[1].name}"
    view = header.parentWidget()
    if isinstance(view, QAbstractItemView) and header.length() > header.viewport().width() + SLACK:
        columns = f"{header.length()} px of columns"
        yield "(columns)", f"needs {columns}", f"has {header.viewport().width()}"


def _cells(view: QAbstractItemView) -> Iterator[tuple[str, str, str]]:
    model = view.model()
    if model is None:
        return
    root = view.rootIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    stack = [root]
    while stack:
        parent = stack.pop()
        for row in range(model.rowCount(parent)):
            for column in range(columns):
                yield from _cell(view, model.index(row, column, parent))
            if isinstance(view, QTreeView) and model.rowCount(model.index(row, 0, parent)):
                stack.append(model.index(row, 0, parent))


def _cell(view: QAbstractItemView, index: QModelIndex) -> Iterator[tuple[str, str, str]]:
    text, rect = index.data(), view.visualRect(index)
    if not isinstance(text, str) or not text or not view.viewport().rect().intersects(rect):
        return
    told = index.data(Qt.ItemDataRole.ToolTipRole)
    if (isinstance(told, str) and _plain(text) in told) or view.indexWidget(index) is not None:
        return
    if isinstance(view, QTableView) and view.columnSpan(index.row(), index.column()) > 1:
        last = index.column() + view.columnSpan(index.row(), index.column()) - 1
        rect = rect.united(view.visualRect(index.siblingAtColumn(last)))
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = rect
    needs = view.itemDelegateForIndex(index).sizeHint(option, index)
    if needs.width() > rect.width() + SLACK and not option.features & option.ViewItemFeature.WrapText:
        yield text, f"needs {needs.width()} px", f"has {rect.width()}"
    elif needs.height() > rect.height() + SLACK:
        yield text, f"needs {needs.height()} px of height", f"has {rect.height()}"


def _painted(view: QGraphicsView) -> Iterator[tuple[str, str, str]]:
    """Texts of a plot that reach over its edge."""
    scene, room = view.scene(), view.viewport().rect()
    if scene is None:
        return
    for item in scene.items():
        said = getattr(item, "toPlainText", None) or getattr(item, "text", None)
        text = said() if callable(said) else None
        if not isinstance(text, str) or not text.strip() or not item.isVisible() or item.opacity() == 0:
            continue
        if item.effectiveOpacity() == 0:
            continue
        polygon = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        if room.intersects(polygon) and not room.adjusted(-5, -5, 5, 5).contains(polygon):
            yield text, f"is drawn at {polygon.getRect()}", f"in {room.width()} x {room.height()}"
