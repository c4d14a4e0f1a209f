"""Texts that widgets paint themselves, caught while they are painted: none runs over an edge or over another."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QTextOption
from PySide6.QtWidgets import QApplication, QWidget

EDGE, OVERLAP = 1.5, 3.0
"""Pixels that a text's box may reach over its widget's edge, and over another text's box: boxes are a little
larger than what is seen of the letters."""


@dataclass(frozen=True)
class Painted:
    """A text, its box in its widget (px), and the box that it was to stay in, if one was told."""

    text: str
    box: QRectF
    told: QRectF | None
    widget: QWidget


def paint_all(window: QWidget) -> list[Painted]:
    """Every text that Python code paints while the window is drawn once."""
    found: list[Painted] = []
    plain = QPainter.drawText

    def noted(painter: QPainter, *given: Any) -> Any:
        widget = painter.device()
        if isinstance(widget, QWidget):
            found.extend(_of(painter, given, widget))
        return plain(painter, *given)

    QPainter.drawText = noted  # type: ignore[method-assign,assignment]  # put back below
    try:
        window.grab()
    finally:
        QPainter.drawText = plain  # type: ignore[method-assign]  # put back
    QApplication.processEvents()
    return found


def _of(painter: QPainter, given: tuple[Any, ...], widget: QWidget) -> list[Painted]:
    text = next((one for one in given if isinstance(one, str)), "")
    place = given[0]
    if not text.strip():
        return []
    metrics, told = QFontMetricsF(painter.font(), widget), None
    if isinstance(place, QRect | QRectF):
        told, flags = QRectF(place), next((one for one in given[1:] if not isinstance(one, str)), 0)
        if isinstance(flags, QTextOption):
            flags = int(flags.alignment()) | int(flags.wrapMode().value and 0x1000)
        box = metrics.boundingRect(told, int(flags), text)
    else:
        at = QPointF(place) if isinstance(place, QPoint | QPointF) else QPointF(given[0], given[1])
        wide = metrics.horizontalAdvance(text)
        box = QRectF(at.x(), at.y() - metrics.capHeight(), wide, metrics.capHeight())
    to_widget = painter.combinedTransform()
    return [Painted(text, to_widget.mapRect(box), None if told is None else to_widget.mapRect(told), widget)]


def painted_wrong(window: QWidget) -> list[str]:
    """One line for each painted text that runs over its widget's edge, its place, or another text."""
    found: dict[str, None] = {}
    by_widget: dict[int, list[Painted]] = {}
    for one in paint_all(window):
        by_widget.setdefault(id(one.widget), []).append(one)
        who = f"{type(one.widget).__name__} {one.widget.objectName()}: {one.text!r}"
        edge = QRectF(one.widget.rect()).adjusted(-EDGE, -EDGE, EDGE, EDGE)
        if edge.intersects(one.box) and not edge.contains(one.box):
            found[f"{who} is painted at {_said(one.box)} of {_said(edge)}"] = None
        if one.told is not None and not one.told.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(one.box):
            found[f"{who} needs {_said(one.box)}, was given {_said(one.told)}"] = None
    for texts in by_widget.values():
        for a, b in combinations(texts, 2):
            both = a.box.intersected(b.box)
            if a.text != b.text and both.width() > OVERLAP and both.height() > OVERLAP:
                found[
                    f"{type(a.widget).__name__} {a.widget.objectName()}: {a.text!r} runs over {b.text!r}"
                ] = None
    return list(found)


def _said(rect: QRectF) -> tuple[int, ...]:
    return tuple(round(side) for side in rect.getRect())  # type: ignore[attr-defined]  # four numbers: the stubs say object
