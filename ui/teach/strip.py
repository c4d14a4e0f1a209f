"""Under the board in Teach: pins with what they missed by, a block a slide, and the axis, to the board's scale."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QInputDialog, QSizePolicy, QWidget

from ui.document import LabDocument
from ui.language import count, tr
from ui.numbers import NARROW, centimetres, number, speed
from ui.parts.teach import MOST_PINS, Pin, Teach
from ui.sheet import Cell, Sheet
from ui.table.board_words import tick_step
from ui.table.layout import Layout
from ui.theme import Theme, text_font

PX, AXIS_PX = 21, 22
ROW, AXIS, PIN_RADIUS, BLOCKS, SPARE = 28.0, 52.0, 13.0, 80.0, 40.0
"""px in a window of 1366 x 768; all of it grows with the window (`Strip.grow`)."""
CAPTION_LEAST, CAPTION_PX = 240.0, 18
SIDES = 24.0
"""px that no word of the caption comes nearer to the edge than."""
BIN = 0.02
"""m of the board that one pile of blocks covers."""

LETTERS = "ABCDEFGH"


class Strip(QWidget):
    """Pins: a click places one, a drag or the arrow keys move it, Delete takes it away, a double click names it."""

    def __init__(self, document: LabDocument, theme: Theme) -> None:
        super().__init__()
        self._document, self._theme = document, theme
        self.layout_of_board: Layout | None = None
        self.chosen: int | None = None
        self.growth = 1.0
        self._dragging, self._pins = False, len(self._teach.pins)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Guesses and where the slides stopped"))
        self.setToolTip(tr("Click to place a pin where you think it stops; by keys: Ins, arrows, Del"))
        document.changed.connect(self._changed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def grow(self, growth: float, rows: int) -> None:
        """Type and marks so many times as large as at 1366 px, with room for some rows of pins."""
        self.growth = growth
        full = round(growth * (8 + ROW * rows + BLOCKS + AXIS))
        self.setMaximumHeight(full)
        self.setMinimumHeight(full - round(growth * SPARE))
        self.update()

    def sizeHint(self) -> QSize:
        """All the room for pins, blocks and axis; in a low window some of the blocks' goes."""
        return QSize(0, self.maximumHeight())

    def _changed(self, names: frozenset[str]) -> None:
        if names & {"teach", "board", "base"}:
            pins = self._teach.pins
            if len(pins) != self._pins:  # the one in the hand may be another now, or gone
                self._dragging, self._pins = False, len(pins)
            if self.chosen is not None and self.chosen >= len(pins):
                self.chosen = None
            self.setAccessibleDescription(", ".join(self._told(at) for at in range(len(pins))))
            self.update()

    @property
    def _teach(self) -> Teach:
        teach: Teach = self._document.part("teach")
        return teach

    # --- places --------------------------------------------------------------------------------------

    def _x(self, y: float) -> float:
        assert self.layout_of_board is not None
        return self.layout_of_board.point(0.0, y).x()

    def _y(self, x: float) -> float:
        assert self.layout_of_board is not None
        y = self.layout_of_board.metres(QPointF(x, 0.0))[1]
        return min(max(round(y, 3), 0.0), self._document.board.length)

    def pin_at(self, point: QPointF) -> int | None:
        """The pin under a point (px)."""
        for at, pin in enumerate(self._teach.pins):
            if (
                abs(point.x() - self._x(pin.y)) <= self.growth * PIN_RADIUS + 3
                and abs(point.y() - self._row(at)) <= self.growth * PIN_RADIUS + 3
            ):
                return at
        return None

    def _row(self, at: int) -> float:
        return self.growth * (8 + ROW * at + PIN_RADIUS)

    # --- hand and keys -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.layout_of_board is None:
            return
        self._document.end_step()
        self.chosen = self.pin_at(event.position())
        if self.chosen is None:
            self.place(self._y(event.position().x()))
        self._dragging = self.chosen is not None
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging and self.chosen is not None:
            self._move(self._y(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = self.pin_at(event.position())
        if at is None:
            return
        name, given = QInputDialog.getText(
            self, tr("Whose guess?"), tr("Name"), text=self._teach.pins[at].name
        )
        if given and name.strip():
            self._put(at, replace(self._teach.pins[at], name=name.strip()[:20]), tr("Name a pin"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -0.005, Qt.Key.Key_Right: 0.005}.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Insert, Qt.Key.Key_Plus):
            self.place(self._document.board.length / 2)
        elif self.chosen is not None and step is not None:
            self._move(round(self._teach.pins[self.chosen].y + step, 3))
        elif self.chosen is not None and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take_away(self.chosen)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._teach.pins:
            turn = 1 if event.key() == Qt.Key.Key_Down else -1
            self.chosen = 0 if self.chosen is None else (self.chosen + turn) % len(self._teach.pins)
            self.update()
        else:
            event.ignore()

    def place(self, y: float) -> None:
        """Another pin, named by its letter; not more than eight."""
        pins = self._teach.pins
        if len(pins) < MOST_PINS:
            self.chosen = len(pins)
            used = {pin.name for pin in pins}
            name = next(letter for letter in LETTERS if letter not in used or letter == LETTERS[-1])
            self._document.set_part(
                "teach", replace(self._teach, pins=(*pins, Pin(name, y))), tr("Place a pin")
            )

    def _move(self, y: float) -> None:
        assert self.chosen is not None
        y = min(max(y, 0.0), self._document.board.length)
        self._put(
            self.chosen, replace(self._teach.pins[self.chosen], y=y), tr("Move a pin"), f"pin.{self.chosen}"
        )

    def _put(self, at: int, pin: Pin, text: str, merge_key: str | None = None) -> None:
        pins = self._teach.pins
        after = replace(self._teach, pins=(*pins[:at], pin, *pins[at + 1 :]))
        self._document.set_part("teach", after, text, merge_key)

    def _take_away(self, at: int) -> None:
        pins = self._teach.pins
        after = replace(self._teach, pins=(*pins[:at], *pins[at + 1 :]))
        self._document.set_part("teach", after, tr("Take a pin away"))

    # --- words ---------------------------------------------------------------------------------------

    def _told(self, at: int) -> str:
        """ "Bo 3.5 cm too short"; the name alone before a slide."""
        pin, last = self._teach.pins[at], self._teach.last
        if last is None:
            return pin.name
        return f"{pin.name} {missed(pin.y, last)}"

    def sheet(self) -> Sheet:
        """The slides in order with their places, then the guesses with what they missed the last one by."""
        teach, last = self._teach, self._teach.last
        rows: list[tuple[Cell, ...]] = [
            (tr("slide off the board"), n, None, None) if y is None else (tr("slide"), n, 100 * y, None)
            for n, y in enumerate(teach.stops, 1)
        ]
        rows += [
            (tr("guess"), pin.name, 100 * pin.y, None if last is None else 100 * (pin.y - last))
            for pin in teach.pins
        ]
        return Sheet((tr("What"), tr("Name"), tr("Place, cm"), tr("Missed by, cm")), rows)

    # --- drawing -------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.layout_of_board is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.surround))
        ground = self.height() - self.growth * AXIS
        self._paint_blocks(painter, ground)
        self._paint_axis(painter, ground)
        last = self._teach.last
        if last is not None:
            painter.setPen(QPen(QColor(self._theme.error_text), 3))
            painter.drawLine(QPointF(self._x(last), 0), QPointF(self._x(last), ground))
        for at in range(len(self._teach.pins)):
            self._paint_pin(painter, at)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_blocks(self, painter: QPainter, ground: float) -> None:
        """One block a slide, piled up where it stopped; the last one stands out, with the line that leads to it."""
        teach = self._teach
        stops = [y for y in teach.stops if y is not None]
        piles: dict[int, int] = {}
        for y in stops:
            piles[int(y / BIN)] = piles.get(int(y / BIN), 0) + 1
        top = self.growth * (8 + ROW * len(teach.pins))
        highest = max(piles.values(), default=0)
        height = min(13.0 * self.growth, max((ground - top - 6) / highest, 0.5)) if highest else 13.0
        gap = 1.5 if height > 4 else 0.0
        last = None if teach.last is None else int(teach.last / BIN)
        painter.setPen(Qt.PenStyle.NoPen)
        for pile, n in piles.items():
            left, right = self._x(pile * BIN), self._x((pile + 1) * BIN)
            for at in range(n):
                colour = self._theme.error_text if pile == last and at == n - 1 else self._theme.landings
                box = QRectF(left + 1, ground - (at + 1) * height, right - left - 2, height - gap)
                painter.fillRect(box, QColor(colour))
        ends = [(self._x(pile * BIN), self._x((pile + 1) * BIN)) for pile in piles]
        self._paint_caption(painter, len(stops), QRectF(0, top, self.width(), ground - top), ends)

    def _paint_caption(
        self, painter: QPainter, on_board: int, room: QRectF, piles: list[tuple[float, float]]
    ) -> None:
        """What the blocks are, in words beside them: where there is more room, left or right."""
        teach = self._teach
        if not teach.stops:
            return
        off = len(teach.stops) - on_board
        n = len(teach.stops)
        if teach.speed is None:
            said = tr("one block, one slide; {n} in all", n=number(n))
        else:
            slides = count(n, "1 slide", "{n} slides")
            said = tr(
                "one block each; {slides}, the last at {speed}", slides=slides, speed=speed(teach.speed)
            )
        if off:
            said = tr("{said}, {off} off the board", said=said, off=number(off))
        start, end = SIDES, self.width() - SIDES
        before = min((left for left, _ in piles), default=end) - 12
        after = max((right for _, right in piles), default=start) + 12
        if before - start < CAPTION_LEAST * self.growth and end - after > before - start:
            box = QRectF(after, room.top(), end - after, room.height())
        else:
            box = QRectF(start, room.top(), max(before - start, CAPTION_LEAST * self.growth), room.height())
        wrap = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        title, bold = tr("Where the slides stopped"), self._font(PX, 600)
        for px in (PX, CAPTION_PX):  # in a narrow place a little smaller
            plain = self._font(px, 400)
            heads = QFontMetricsF(bold).boundingRect(box, wrap, title).height()
            tall = heads + QFontMetricsF(plain).boundingRect(box, wrap, said).height()
            if tall <= box.height() - 6:
                break
        else:  # a low window: the title alone, or nothing
            said, tall = "", heads
            if tall > box.height() - 6:
                return
        base = max(box.bottom() - 6 - tall, box.top())
        for text, font, colour, high in (
            (title, bold, self._theme.text, heads),
            (said, plain, self._theme.secondary, tall - heads),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(box.left(), base, box.width(), high), wrap, text)
            base += high

    def _font(self, px: int, weight: int = 400) -> QFont:
        return text_font(round(px * self.growth), weight)

    def _paint_axis(self, painter: QPainter, ground: float) -> None:
        layout = self.layout_of_board
        assert layout is not None
        painter.setFont(self._font(AXIS_PX))
        metrics = painter.fontMetrics()
        painter.setPen(QPen(QColor(self._theme.text), 2))
        painter.drawLine(QPointF(self._x(0.0), ground), QPointF(self._x(layout.length), ground))
        base = ground + 10 + metrics.ascent()
        unit = metrics.horizontalAdvance("cm")
        ticks = range(
            0, int(100 * layout.length + 1e-6) + 1, tick_step(layout.scale / 100, 70.0 * self.growth)
        )
        last = self._x(ticks[-1] / 100) + metrics.horizontalAdvance(number(ticks[-1])) / 2
        end = max(self._x(layout.length), last + 8 + unit)  # right of the last number, where there is room
        end = min(end, self.width() - 4.0)
        painter.drawText(QPointF(end - unit, base), "cm")
        for cm in ticks:
            x, text = self._x(cm / 100), number(cm)
            painter.drawLine(QPointF(x, ground), QPointF(x, ground + 7))
            width = metrics.horizontalAdvance(text)
            if x + width / 2 < end - unit - 7:
                painter.drawText(QPointF(x - width / 2, base), text)

    def _paint_pin(self, painter: QPainter, at: int) -> None:
        teach, theme = self._teach, self._theme
        pin, last, nearest = teach.pins[at], teach.last, at == teach.nearest()
        x, y, radius = self._x(pin.y), self._row(at), PIN_RADIUS * self.growth
        ink = QColor(theme.ink)
        painter.setPen(QPen(ink, 2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, 0), QPointF(x, y - radius))
        painter.setPen(QPen(QColor(theme.accent) if at == self.chosen and self.hasFocus() else ink, 2))
        painter.setBrush(ink if nearest else QColor(theme.paper))
        painter.drawEllipse(QPointF(x, y), radius, radius)
        painter.setFont(self._font(15, 700))
        painter.setPen(QColor(theme.paper) if nearest else ink)
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, pin.name[:1].upper())
        font = self._font(PX, 600 if nearest else 400)
        painter.setFont(font)
        said = self._told(at)
        width = QFontMetricsF(font).horizontalAdvance(said)
        right = last is not None and last < pin.y
        if last is not None and abs(self._x(last) - x) > radius + 10:
            tail = QPointF(x + (-radius if right else radius), y)
            self._paint_arrow(painter, tail, QPointF(self._x(last), y))
        start = x + radius + 8 if right or x - radius - 8 - width < 4 else x - radius - 8 - width
        if last is not None and not right and start > x:  # no room at the left: behind the line of the rest
            start = max(start, self._x(last) + 12)
        start = min(start, self.width() - width - 4)
        painter.setPen(ink)
        painter.drawText(QPointF(start, y + QFontMetricsF(font).capHeight() / 2), said)

    def _paint_arrow(self, painter: QPainter, tail: QPointF, tip: QPointF) -> None:
        ink = QColor(self._theme.ink)
        back = -8.0 if tip.x() > tail.x() else 8.0
        painter.setPen(QPen(ink, 2))
        painter.drawLine(tail, QPointF(tip.x() + back, tip.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(back, -5), tip + QPointF(back, 5)]))


def missed(guess: float, stop: float) -> str:
    """ "3.5 cm too short", "7.8 cm too far", "exactly there"."""
    off = round(100 * (guess - stop), 1)
    if off == 0:
        return tr("exactly there")
    by = centimetres(abs(guess - stop)) + f"{NARROW}cm"
    return tr("{by} too far", by=by) if off > 0 else tr("{by} too short", by=by)
