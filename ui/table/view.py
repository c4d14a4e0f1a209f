"""The table on the screen: the printed board, the tokens on it, and what stands beside it.

The scene is in pixels of the view; `Layout` turns metres into them. What lies on the board hangs on one item,
the ground. The printed board is painted once into a picture and again only when board, size, theme or landing
map change; tokens move over it.
"""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsLineItem, QGraphicsScene, QGraphicsView, QWidget

from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.language import tr
from ui.numbers import direction, speed
from ui.places import Places
from ui.table.backdrop import Backdrop
from ui.table.furniture import BarItem, HistogramItem
from ui.table.gestures import FOUL, Gestures
from ui.table.items import ArrowItem, GroundItem, MarksItem, TagItem, TokenItem
from ui.table.layout import Layout, fit
from ui.table.note import NoteItem
from ui.table.player import Player
from ui.table.slingshot import arrow_tip
from ui.table.trails import Trails
from ui.table.words import aim_lines, lying, note, place_lines
from ui.theme import Theme

FOUL_WIDTH = 7.0
"""Pixels of the GO line at a foul; 2.5 else."""

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
        self._backdrop = Backdrop()
        self._trails = Trails()
        self._tokens: dict[str, TokenItem] = {}
        self._note, self._histogram, self._bar = NoteItem(theme), HistogramItem(theme), BarItem(theme)
        self._marks, self._arrow, self._tag = MarksItem(theme), ArrowItem(theme), TagItem(theme)
        self._ground = GroundItem()
        for item in (self._note, self._histogram, self._bar, self._ground, self._tag):
            self.scene().addItem(item)
        self._line = QGraphicsLineItem(self._ground)
        self._line.setZValue(15)
        self._marks.setParentItem(self._ground)
        self._arrow.setParentItem(self._ground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 260)
        self.setAccessibleName(tr("Table"))
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
            self._trails.settle(self._document.state.last_slide)
        if names & {"board", "base"}:
            self._redraw()
        else:
            self._show_all()

    def _player_changed(self) -> None:
        if self._player.moving and not self._player.events:
            self._trails.clear()
        self._show_all()

    def _frame(self) -> None:
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
            self._trails.move(before, self.layout_of_board)
        self._backdrop.forget()
        self._show_all()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        picture = self._backdrop.picture(
            self._document.board,
            self.layout_of_board,
            self._theme,
            self._watch.current,
            fresh=self._watch.fresh,
            size=self.viewport().size(),
            ratio=self.devicePixelRatioF(),
            view=self._ground.transform(),
        )
        painter.drawPixmap(QPointF(0, 0), picture)
        if self.hasFocus() and self._by_keys:
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))

    def _show_all(self) -> None:
        landing, layout = self._watch.current, self.layout_of_board
        self._show_tokens()
        self._show_marks()
        self._show_aim()
        self._show_note()
        self._histogram.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)
        self._bar.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)

    def _show_tokens(self) -> None:
        layout, board, player = self.layout_of_board, self._document.board, self._player
        shown = self._trails.follow(player, layout)
        idle = not player.moving and not player.looking_back
        waiting = self._document.table.next_token if idle else None
        seen = self.gestures.tokens(shown.positions)
        for token, place in seen.items():
            item = self._tokens.get(token)
            if item is None:
                item = self._tokens[token] = TokenItem(token, self._theme)
                item.setParentItem(self._ground)
            moves = any(shown.velocities.get(token, (0.0, 0.0)))
            heading = shown.headings.get(token) if moves else None
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
        if last is not None and not self._player.moving and self._trails.points:
            left = [
                (layout.point(*place), board.token_for(token).radius * layout.scale)
                for token, place in last.moved
            ]
        self._marks.show_marks(self._trails.points, left, self._theme)

    def _show_aim(self) -> None:
        """The arrow of the pull, else of the document's aim; the tag beside it or beside a hovered token."""
        gestures, layout, theme = self.gestures, self.layout_of_board, self._theme
        pull, waiting, aim = gestures.pull, self._document.table.next_token, self._document.state.aim
        lines: tuple[str, ...] = ()
        near = QPointF()
        if pull is not None:
            near = layout.point(*pull.place)
            tip = QPointF()
            lines = (tr("Pull {token} back, away from where it shall go", token=pull.token),)
            if pull.shot is not None:
                tip = arrow_tip(pull.place, pull.shot.speed, pull.shot.angle, layout)
                lines = aim_lines(pull.shot.speed, pull.shot.angle, pull.place[0])
            self._arrow.setPos(near)
            self._arrow.aim(tip, pull.hand - near if pull.shot is not None else None, theme)
        elif self._aims() and waiting is not None and not gestures.held:
            place = self._document.release_place
            near = layout.point(*place)
            self._arrow.setPos(near)
            self._arrow.aim(arrow_tip(place, aim.speed, aim.angle, layout), None, theme)
            if gestures.keys_aim and self.hasFocus():
                lines = aim_lines(aim.speed, aim.angle, aim.x)
        else:
            self._arrow.hide()
        if gestures.carry is not None:
            carry = gestures.carry
            near = layout.point(*carry.place)
            lines = place_lines(self._places, self._document.board, carry.token, carry.place)
            if carry.blocked_by is not None:
                lines = (lines[0], tr("overlaps {token}", token=carry.blocked_by))
        elif gestures.push is not None:
            push = gestures.push
            near = layout.point(*push.at)
            lines = (tr(FOUL),) if push.beyond else (f"{speed(push.speed)}, {direction(push.angle)}",)
            if push.blocked_by is not None:
                lines = (lines[0], tr("lies against {token}", token=push.blocked_by))
        elif gestures.foul:
            near = layout.point(self._document.board.width / 2, self._document.board.go_line)
            lines = (tr(FOUL),)
        elif gestures.hovered is not None and pull is None:
            near, lines = self._hover(gestures.hovered)
        self._show_foul()
        if lines:
            self._tag.say(lines, near, QRectF(self.viewport().rect()), theme)
        else:
            self._tag.hide()

    def _show_foul(self) -> None:
        """The GO line thickens while a token is past it in the hand, or was released there (K6)."""
        push, layout, board = self.gestures.push, self.layout_of_board, self._document.board
        past = self.gestures.foul or (push is not None and push.beyond)
        ends = layout.point(0, board.go_line), layout.point(board.width, board.go_line)
        self._line.setPen(QPen(QColor(self._theme.ink), FOUL_WIDTH))
        self._line.setLine(QLineF(*ends))
        self._line.setVisible(past)

    def _aims(self) -> bool:
        return not self._player.moving and not self._player.looking_back

    def _hover(self, token: str) -> tuple[QPointF, tuple[str, ...]]:
        place = self.gestures.tokens().get(token)
        if place is None:
            return QPointF(), ()
        lines = place_lines(self._places, self._document.board, token, place)
        return self.layout_of_board.point(*place), lines

    def _show_note(self) -> None:
        table = self._document.table
        pushes = self.gestures.hand.way == "push"
        how = tr("Push it up to the GO line.") if pushes else tr("Drag back, aim, let go.")
        said = note(self._document, self._player, tr(FOUL) if self.gestures.foul else how)
        self._note.show_note(self.layout_of_board, self._theme, said, off=table.off, jailed=table.jailed)
        self.setAccessibleDescription(f"{said.title}. {said.hint} {lying(self._document)}.")

    # --- events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.gestures.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.gestures.press(
                self._on_ground(event), self.layout_of_board, shift=shift, time=_seconds(event)
            )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._on_ground(event)
        self.gestures.move(point, self.layout_of_board, self._pull_room(), _seconds(event))
        self.pointed.emit(*self.layout_of_board.metres(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(_seconds(event))

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

    def _on_ground(self, event: QMouseEvent) -> QPointF:
        """Where an event of the mouse is on the ground, in the layout's pixels."""
        return event.position()

    def _pull_room(self) -> float:
        """How far (px) the waiting token can be pulled before the view ends."""
        at, size = self.layout_of_board.point(*self._document.release_place), self.viewport().size()
        return at.x() if self.layout_of_board.lengthwise else size.height() - at.y()


def _seconds(event: QMouseEvent) -> float:
    """The time of an event, in s of a clock that only runs; where the system tells none, now."""
    return event.timestamp() / 1000 if event.timestamp() else monotonic()
