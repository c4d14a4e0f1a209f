"""The table on the screen: the printed board, the tokens on it, and what stands beside it.

The scene is in pixels of the view; `Layout` turns metres into them. The printed board is painted once into a
picture and again only when board, size, theme or landing map change; tokens move over it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.numbers import NARROW, centimetres, direction, number, share, speed
from ui.places import Places
from ui.sides import side_of
from ui.state import SlideRecord
from ui.table.board_picture import paint_chances, paint_ground, paint_heat, paint_print
from ui.table.furniture import BarItem, HistogramItem, NoteItem
from ui.table.gestures import Gestures
from ui.table.heat import heat_image
from ui.table.items import ArrowItem, MarksItem, TagItem, TokenItem
from ui.table.layout import Layout, fit
from ui.table.player import Player
from ui.table.slingshot import arrow_tip
from ui.theme import Theme

KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""The focus frame is drawn for those who walk by keys, not round every click."""


class TableView(QGraphicsView):
    """The board to scale with its tokens; pull a token back and let go to slide it.

    pointed(x, y): the pointer's place on the table in m; left(): it is elsewhere.
    """

    pointed = Signal(float, float)
    left = Signal()

    def __init__(
        self,
        document: LabDocument,
        player: Player,
        watch: LandingWatch,
        places: Places,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self._document, self._player, self._watch, self._places = document, player, watch, places
        self._theme = theme
        self.orientation = "auto"
        self._by_keys = False
        self.gestures = Gestures(document, player, self)
        self._picture: QPixmap | None = None
        self._layers: tuple[QPixmap, QPixmap] | None = None
        self._layers_key: object = None
        self._trails: dict[str, list[QPointF]] = {}
        self._trails_run = False
        self._trailed: SlideRecord | None = None
        self._tokens: dict[str, TokenItem] = {}
        self._note, self._histogram, self._bar = NoteItem(theme), HistogramItem(theme), BarItem(theme)
        self._marks, self._arrow, self._tag = MarksItem(theme), ArrowItem(theme), TagItem(theme)
        for item in (self._note, self._histogram, self._bar, self._marks, self._arrow, self._tag):
            self.scene().addItem(item)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 260)
        self.setAccessibleName("Table")
        self.layout_of_board = self._fitted()
        document.changed.connect(self._document_changed)
        player.frame.connect(self._frame)
        player.state_changed.connect(self._player_changed)
        watch.changed.connect(self._landing_changed)
        self.gestures.changed.connect(self._show_all)
        self.set_theme(theme)

    # --- what the window sets ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self._theme = theme
        self.setBackgroundBrush(QColor(theme.surround))
        self._redraw()

    def set_orientation(self, orientation: str) -> None:
        """ "auto", "upright" or "lengthwise"."""
        self.orientation = orientation
        self._redraw()

    # --- following the document ----------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if not self._player.moving:
            last = self._document.state.last_slide
            if self._trails_run:
                self._trails_run, self._trailed = False, last
            elif last is not self._trailed:
                self._trails, self._trailed = {}, last
        if names & {"board", "base"}:
            self._redraw()
        else:
            self._show_all()

    def _player_changed(self) -> None:
        if self._player.moving and not self._player.events:
            self._trails, self._trails_run = {}, True
        self._show_all()

    def _frame(self) -> None:
        layout = self.layout_of_board
        velocities = self._player.velocities
        for token, (vx, vy) in velocities.items():
            trail = self._trails.get(token)
            if trail is None and not (vx or vy):
                continue
            point = layout.point(*self._player.positions[token])
            if trail is None:
                self._trails[token] = [point]
            elif (trail[-1] - point).manhattanLength() > 1.5:
                trail.append(point)
        self._show_tokens()
        self._show_marks()

    def _landing_changed(self) -> None:
        self._redraw()

    # --- drawing -------------------------------------------------------------------------------------

    def _fitted(self) -> Layout:
        board, size = self._document.board, self.viewport().size()
        return fit(
            (size.width(), size.height()),
            (board.width, board.length),
            self.orientation,
            landing=self._watch.on,
        )

    def _redraw(self) -> None:
        """Lay everything out anew; the printed board is painted when it is next shown."""
        before, self.layout_of_board = self.layout_of_board, self._fitted()
        self.scene().setSceneRect(QRectF(self.viewport().rect()))
        if before != self.layout_of_board:
            after = self.layout_of_board
            self._trails = {
                token: [after.point(*before.metres(point)) for point in trail]
                for token, trail in self._trails.items()
            }
        self._picture = None
        self._show_all()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self._picture is None:
            self._picture = self._painted_board()
        painter.drawPixmap(QPointF(0, 0), self._picture)
        if self.hasFocus() and self._by_keys:
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))

    def _painted_board(self) -> QPixmap:
        """Paper, heat, print and chances in one picture; paper and print are kept while they can be."""
        board, layout, theme = self._document.board, self.layout_of_board, self._theme
        landing, ratio = self._watch.current, self.devicePixelRatioF()
        key = (board.spaces, board.go_line, layout, theme, landing is not None, ratio, self.viewport().size())
        if key != self._layers_key or self._layers is None:
            ground, words = self._transparent(), self._transparent()
            painter = QPainter(ground)
            paint_ground(painter, board, layout, theme)
            painter.end()
            painter = QPainter(words)
            paint_print(painter, board, layout, theme, over_heat=landing is not None)
            painter.end()
            self._layers_key, self._layers = key, (ground, words)
        ground, words = self._layers
        picture = ground.copy()
        painter = QPainter(picture)
        if landing is not None:
            paint_heat(painter, heat_image(landing.density, theme), layout, fresh=self._watch.fresh)
        painter.drawPixmap(0, 0, words)
        if landing is not None:
            chances = {space: chance.p for space, chance in landing.map.spaces.items()}
            paint_chances(painter, board, layout, theme, chances)
        painter.end()
        return picture

    def _transparent(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.viewport().size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _show_all(self) -> None:
        landing, layout = self._watch.current, self.layout_of_board
        self._show_tokens()
        self._show_marks()
        self._show_aim()
        self._show_note()
        self._histogram.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)
        self._bar.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)

    def _show_tokens(self) -> None:
        layout, board = self.layout_of_board, self._document.board
        velocities, headings = self._player.velocities, self._player.headings
        waiting = self._document.table.next_token if not self._player.moving else None
        seen = self.gestures.tokens()
        for token, place in seen.items():
            item = self._tokens.get(token)
            if item is None:
                item = self._tokens[token] = TokenItem(token, self._theme)
                self.scene().addItem(item)
            moves = any(velocities.get(token, (0.0, 0.0)))
            heading = headings.get(token) if moves else None
            radius = board.token_for(token).radius * layout.scale
            item.look(radius, ready=token == waiting, heading=heading, theme=self._theme)
            item.setPos(layout.point(*place))
            item.setVisible(True)
        for token, item in self._tokens.items():
            if token not in seen:
                item.setVisible(False)

    def _show_marks(self) -> None:
        last, layout, board = self._document.state.last_slide, self.layout_of_board, self._document.board
        left = []
        if last is not None and not self._player.moving and self._trails:
            left = [
                (layout.point(*place), board.token_for(token).radius * layout.scale)
                for token, place in last.moved
            ]
        self._marks.show_marks(self._trails, left, self._theme)

    def _show_aim(self) -> None:
        """The arrow of the pull, else of the document's aim; the tag beside it or beside a hovered token."""
        gestures, layout, theme = self.gestures, self.layout_of_board, self._theme
        pull, waiting, aim = gestures.pull, self._document.table.next_token, self._document.state.aim
        lines: tuple[str, ...] = ()
        near = QPointF()
        if pull is not None:
            near = layout.point(*pull.place)
            tip = QPointF()
            lines = (f"Pull {pull.token} back, away from where it shall go",)
            if pull.shot is not None:
                tip = arrow_tip(pull.place, pull.shot.speed, pull.shot.angle, layout)
                lines = _aim_lines(pull.shot.speed, pull.shot.angle, pull.place[0])
            self._arrow.setPos(near)
            self._arrow.aim(tip, pull.hand - near if pull.shot is not None else None, theme)
        elif waiting is not None and not self._player.moving and gestures.carry is None:
            place = self._document.release_place
            near = layout.point(*place)
            self._arrow.setPos(near)
            self._arrow.aim(arrow_tip(place, aim.speed, aim.angle, layout), None, theme)
            if gestures.keys_aim and self.hasFocus():
                lines = _aim_lines(aim.speed, aim.angle, aim.x)
        else:
            self._arrow.hide()
        if gestures.carry is not None:
            carry = gestures.carry
            near = layout.point(*carry.place)
            lines = self._place_lines(carry.token, carry.place)
            if carry.blocked_by is not None:
                lines = (lines[0], f"overlaps {carry.blocked_by}")
        elif gestures.hovered is not None and pull is None:
            near, lines = self._hover(gestures.hovered)
        if lines:
            self._tag.say(lines, near, QRectF(self.viewport().rect()), theme)
        else:
            self._tag.hide()

    def _hover(self, token: str) -> tuple[QPointF, tuple[str, ...]]:
        place = self.gestures.tokens().get(token)
        if place is None:
            return QPointF(), ()
        return self.layout_of_board.point(*place), self._place_lines(token, place)

    def _place_lines(self, token: str, place: tuple[float, float]) -> tuple[str, ...]:
        """Name and place of a token, and its share of area by space."""
        parts = self._places.shares(self._document.board, token, place)
        first = f"{token}  {centimetres(place[0])}{NARROW}cm, {centimetres(place[1])}{NARROW}cm"
        shares = "   ".join(f"{name}: {share(part)}" for name, part in parts[:3])
        return (first, shares) if shares else (first,)

    def _show_note(self) -> None:
        table, player = self._document.table, self._player
        waiting = self._document.waiting()
        token = player.token or table.next_token
        if player.moving:
            title = f"{token} slides"
            hint = "Paused: Space goes on." if player.paused else "Space pauses."
        elif token is None:
            title, hint = "All sixteen have been slid", "R clears the table."
        else:
            title, hint = f"{side_of(token).capitalize()} slides {token}", "Drag back, aim, let go."
        after = next((other for other in waiting if other not in (token, table.next_token)), None)
        then = f"Then {after}" if after is not None and not player.moving else ""
        self._note.show_note(
            self.layout_of_board, self._theme, token=token, title=title, hint=hint, then=then, off=table.off
        )
        tokens = "1 token" if len(table.rest) == 1 else f"{number(len(table.rest))} tokens"
        lying = f"{tokens} on the board, {number(len(table.off))} off"
        self.setAccessibleDescription(f"{title}. {hint} {lying}.")

    # --- events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.gestures.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.gestures.press(event.position(), self.layout_of_board, shift=shift)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        self.gestures.move(point, self.layout_of_board, self._pull_room())
        self.pointed.emit(*self.layout_of_board.metres(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release()

    def leaveEvent(self, event: object) -> None:
        self.gestures.leave()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.gestures.key(event):
            self._by_keys = True
            self.viewport().update()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keys = event.reason() in KEYBOARD_REASONS
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.gestures.keys_aim = False
        self._show_aim()
        self.viewport().update()

    def _pull_room(self) -> float:
        """How far (px) the waiting token can be pulled before the view ends."""
        at, size = self.layout_of_board.point(*self._document.release_place), self.viewport().size()
        return at.x() if self.layout_of_board.lengthwise else size.height() - at.y()


def _aim_lines(metres_per_second: float, angle: float, x: float) -> tuple[str, str]:
    return (
        f"{speed(metres_per_second)}, {direction(angle)}",
        f"from x {centimetres(x)}{NARROW}cm",
    )
