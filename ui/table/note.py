"""The words beside the board: who slides next and how, who follows, who is in jail, who is off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.language import tr
from ui.table.furniture import WRAP, Beside
from ui.table.items import paint_jailed, paint_token
from ui.table.layout import Layout
from ui.table.words import Note
from ui.theme import Theme, text_font


class NoteItem(Beside):
    """Who slides next and how, who follows, and the tokens that are off."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.token: str | None = None
        self.title = ""
        self.hint = ""
        self.then = ""
        self.off: tuple[str, ...] = ()
        self.jailed: tuple[str, ...] = ()
        self.over_board = False
        """Whether the enlarged board may lie under it: it then has a ground of its own."""
        self.saving = False
        """Whether a picture is saved: what to do next is said to who sits here, and is not on it."""
        self._lengthwise = False

    def show_note(
        self, layout: Layout, theme: Theme, note: Note, *, off: Sequence[str], jailed: Sequence[str]
    ) -> None:
        """Say it; those that are off are drawn hollow, those in jail under bars."""
        self.prepareGeometryChange()
        self.room, self.theme, self._lengthwise = layout.note, theme, layout.lengthwise
        self.token, self.title, self.hint, self.then = note.token, note.title, note.hint, note.then
        self.off, self.jailed = tuple(off), tuple(jailed)
        self.update()

    @property
    def words(self) -> QRectF:
        """Where the words are, of the room there is (px)."""
        high = self.room.height() if self._lengthwise else min(self.room.height(), 150.0)
        return QRectF(self.room.left(), self.room.top(), self.room.width(), high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.over_board:
            ground = QColor(self.theme.surround)
            ground.setAlphaF(0.88)
            painter.fillRect(self.words.adjusted(-6, -4, 4, 2), ground)
        paint = self._paint_row if self._lengthwise else self._paint_column
        if self.saving:
            paint(painter, None, "", "", "")
        else:
            paint(painter, self.token, self.title, self.hint, self.then)

    def _paint_column(self, painter: QPainter, token: str | None, title: str, hint: str, then: str) -> None:
        left, top, width = self.room.left(), self.room.top(), self.room.width()
        if token is not None:
            paint_token(painter, QPointF(left + 12, top + 12), 11, token, self.theme)
            top += 32
        top = self._words(painter, title, 15, 600, self.theme.text, left, top, width) + 4
        top = self._words(painter, hint, 12, 400, self.theme.secondary, left, top, width) + 10
        top = self._words(painter, then, 12, 400, self.theme.secondary, left, top, width) + 18
        for heading, tokens, hollow in (
            (tr("In jail"), self.jailed, False),
            (tr("Off the board"), self.off, True),
        ):
            if not tokens:
                continue
            top = self._words(painter, heading, 12, 600, self.theme.text, left, top, width) + 6
            for gone in tokens:
                middle = QPointF(left + 11, top + 9)
                if hollow:
                    paint_token(painter, middle, 8, gone, self.theme, hollow=True)
                else:
                    paint_jailed(painter, middle, 8, gone, self.theme)
                self._words(painter, gone, 12, 400, self.theme.text, left + 28, top + 1, width - 28)
                top += 22 if hollow else 25
            top += 12

    def _paint_row(self, painter: QPainter, token: str | None, title: str, hint: str, then: str) -> None:
        left, middle = self.room.left(), self.room.center().y()
        if token is not None:
            paint_token(painter, QPointF(left + 12, middle), 11, token, self.theme)
            left += 32
        left = self._said(painter, title, 15, 600, self.theme.text, left, middle)
        for heading, tokens, hollow in ((tr("In jail:"), self.jailed, False), (tr("Off:"), self.off, True)):
            if not tokens:
                continue
            left = self._said(painter, heading, 12, 600, self.theme.text, left, middle)
            for gone in tokens:
                if left + 18 > self.room.right() + 30:
                    break
                if hollow:
                    paint_token(painter, QPointF(left + 4, middle), 8, gone, self.theme, hollow=True)
                else:
                    paint_jailed(painter, QPointF(left + 4, middle), 8, gone, self.theme)
                left += 22 if hollow else 25
            left += 8
        for text in (hint, then):
            left = self._said(painter, text, 12, 400, self.theme.secondary, left, middle)

    def _said(
        self, painter: QPainter, text: str, px: int, weight: int, colour: str, left: float, middle: float
    ) -> float:
        """Words on the row where there is room for them; returns where the next may begin."""
        font = text_font(px, weight)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        if not text or left + width > self.room.right():
            return left
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), text)
        return left + width + 16

    @staticmethod
    def _words(
        painter: QPainter, text: str, px: int, weight: int, colour: str, left: float, top: float, width: float
    ) -> float:
        """Wrapped text; returns where it ends."""
        if not text:
            return top
        painter.setFont(text_font(px, weight))
        painter.setPen(QColor(colour))
        box = painter.boundingRect(QRectF(left, top, width, 400), WRAP, text)
        painter.drawText(box, WRAP, text)
        return box.bottom()
