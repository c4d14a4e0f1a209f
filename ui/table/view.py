"""The table on the screen: the printed board, the tokens on it, and what stands beside it.

The scene is in pixels of the view; `Layout` turns metres into them. What lies on the board hangs on grounds,
under or over what is written on it, which the standing view tilts. The printed board is painted once into a picture
and again only when board, size, theme, view or landing map change; tokens move over it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.language import tr
from ui.places import Places
from ui.table.backdrop import Backdrop, Seen
from ui.table.camera import STEP, Camera, PanKeys, magnified
from ui.table.foresight import Foresight
from ui.table.furniture import BarItem, HistogramItem
from ui.table.gestures import FOUL, Gestures
from ui.table.hints import Hints
from ui.table.items import GroundItem, MarksItem, TokenItem
from ui.table.layout import Layout, fit
from ui.table.marks import EventsItem, GhostItem, VelocityItem
from ui.table.note import NoteItem
from ui.table.player import Player
from ui.table.shows import Shows
from ui.table.trails import Trails
from ui.table.words import lying, note, pot
from ui.theme import Theme
from ui.workers import ComputeQueue

KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""The focus frame is drawn for those who walk by keys, not round every click."""

SHARP = 3
"""Pixels of a saved standing view to one of the screen's."""


class TableView(QGraphicsView):
    """The board to scale with its tokens; pull a token back and let go to slide it, or push it.

    pointed(x, y): the pointer's place on the table in m; left(): it is elsewhere. laid_out(): the board has moved.
    """

    pointed = Signal(float, float)
    left = Signal()
    laid_out = Signal()

    def __init__(
        self,
        document: LabDocument,
        player: Player,
        watch: LandingWatch,
        places: Places,
        queue: ComputeQueue,
        theme: Theme,
        told: Callable[[], tuple[str, str] | None],
    ) -> None:
        """`told`: title and hint of a round that is told, in place of whose turn it is; None without one."""
        super().__init__()
        self.setScene(QGraphicsScene(self))
        self._document, self._player, self._watch, self._places = document, player, watch, places
        self._theme, self._told = theme, told
        self.orientation = "auto"
        self.shows = Shows()
        self.camera = Camera()
        self._pan_keys = PanKeys(self, self.camera, self.pan)
        self._by_keys = False
        self._saving = False
        self._grip: QPointF | None = None
        self.gestures = Gestures(document, player, self)
        self.foresight = Foresight(document, player, places, self.gestures, queue, self)
        self._backdrop = Backdrop()
        self._trails = Trails()
        self._tokens: dict[str, TokenItem] = {}
        self._note, self._histogram, self._bar = NoteItem(theme), HistogramItem(theme), BarItem(theme)
        self._ground, self._under = GroundItem(), GroundItem(level=6)
        for item in (self._note, self._histogram, self._bar, self._under, self._backdrop.words, self._ground):
            self.scene().addItem(item)
        self._marks, self._ghost = MarksItem(theme), GhostItem(theme)
        self._arrows, self._signs = VelocityItem(theme), EventsItem(theme)
        self._ghost.setParentItem(self._under)
        for above in (self._marks, self._arrows, self._signs):
            above.setParentItem(self._ground)
        self._hints = Hints(
            self.scene(), self._ground, self._under, document, player, places, self.gestures, theme
        )
        self._arrow, self._tag, self._line = self._hints.arrow, self._hints.tag, self._hints.line
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
        watch.changed.connect(self._redraw)
        places.solver_ready.connect(self.foresight.ask)
        self.foresight.changed.connect(self._draw_ghost)
        self.gestures.changed.connect(self._show_all)
        self.set_theme(theme)

    # --- what the window sets ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self._theme = theme
        self.setBackgroundBrush(QColor(theme.surround))
        self._redraw()

    def set_orientation(self, orientation: str) -> None:
        """ "auto", "upright", "lengthwise", "standing", or "teach": lengthwise and alone, in large type."""
        self.orientation = orientation
        self.camera.standing = orientation == "standing"
        self.camera.reset()
        self._redraw()

    def set_shows(self, shows: Shows) -> None:
        """What is drawn beside tokens and print."""
        self.shows, self.foresight.on = shows, shows.ghost
        self._show_all()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer by `factor`, round a point of the view or its middle; 0 shows the whole table again."""
        if self.orientation == "teach":  # what lies under the board shares its axis
            return
        if factor <= 0:
            self.camera.reset()
        else:
            self.camera.zoom(factor, QRectF(self.viewport().rect()).center() if at is None else at)
        self._redraw()

    def pan(self, by: QPointF) -> None:
        """Move the enlarged picture by px."""
        self.camera.pan(by)
        self._redraw()

    def at_go(self) -> list[QRect]:
        """See `Hints.at_go`; then the words on the token there, as far as they are seen."""
        words = [self._note.words] if self._note.isVisible() else []
        return [place.toAlignedRect() for place in (*self._hints.at_go(self.layout_of_board), *words)]

    # --- following the document ----------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if not self._player.moving:
            self._trails.settle(self._player.film, self._document.table)
        if names & {"board", "base", "game"}:
            self._redraw()
        else:
            self._show_all()

    def _player_changed(self) -> None:
        if not self._player.moving:
            self._trails.settle(self._player.film, self._document.table)
        elif not self._player.events:
            self._trails.clear()
        self._show_all()

    def _frame(self) -> None:
        self._show_tokens()
        self._show_marks()

    # --- drawing -------------------------------------------------------------------------------------

    def _fitted(self) -> Layout:
        board, view = self._document.board, QRectF(self.viewport().rect())
        standing = self.camera.standing
        whole = fit(
            (view.width(), view.height()),
            (board.width, board.length),
            "upright" if standing else self.orientation,
            landing=self._watch.on and not standing,
            rim=max(kind.radius for kind in (board.token, *board.tokens.values())),
        )
        if self.camera.moved:
            self.camera.keep_in_view(whole.board, view)
        for ground in (self._under, self._ground):
            ground.setTransform(self.camera.transform(whole, (view.width(), view.height())))
        return self.camera.layout(whole, (view.width(), view.height()), landing=self._watch.on)

    def _redraw(self) -> None:
        """Lay everything out anew."""
        before, self.layout_of_board = self.layout_of_board, self._fitted()
        self.scene().setSceneRect(QRectF(self.viewport().rect()))
        self._backdrop.words.fit(QRectF(self.viewport().rect()))
        if before != self.layout_of_board:
            self._trails.move(before, self.layout_of_board)
            self.laid_out.emit()
        self._show_all()
        self.viewport().update()

    def render(  # type: ignore[override]  # a widget's own form, with a region, is not asked for
        self,
        painter: QPainter,
        target: QRectF | QRect = QRectF(),  # noqa: B008 (Qt's own default)
        source: QRect = QRect(),  # noqa: B008 (Qt's own default)
        aspect: Qt.AspectRatioMode = Qt.AspectRatioMode.KeepAspectRatio,
    ) -> None:
        """For pictures that are saved: no hints, the board as strokes and letters, not as the screen's picture of it.

        The standing view is one sharp picture: what writes SVG and PDF knows no perspective.
        """
        self._saving = self._note.saving = self._tag.saving = True
        try:
            if self._ground.transform().isAffine() or isinstance(painter.device(), QImage):
                super().render(painter, target, source, aspect)
                return
            image = QImage(self.viewport().size() * SHARP, QImage.Format.Format_RGB32)
            with QPainter(image) as on_image:
                super().render(on_image, QRectF(image.rect()), self.viewport().rect(), aspect)
            painter.drawImage(QRectF(self.viewport().rect()) if target.isNull() else QRectF(target), image)
        finally:
            self._saving = self._note.saving = self._tag.saving = False

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        board, layout, landing = self._document.board, self.layout_of_board, self._watch.current
        view = self._ground.transform()
        seen = Seen(
            board, layout, self._theme, landing, fresh=self._watch.fresh, view=view, pot=pot(self._document)
        )
        if self._saving:
            self._backdrop.draw_strokes(painter, seen)
            return
        self._backdrop.draw(painter, seen, self.viewport().size(), self.devicePixelRatioF())
        if self.hasFocus() and self._by_keys:
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))

    def _show_all(self) -> None:
        landing, layout = self._watch.current, self.layout_of_board
        self._show_tokens()
        self._show_marks()
        self._show_hints()
        self._show_note()
        self._histogram.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)
        self._bar.show_landing(landing, layout, self._theme, fresh=self._watch.fresh)
        self._draw_ghost()
        self.foresight.ask()

    def _draw_ghost(self) -> None:
        board, layout, token = self._document.board, self.layout_of_board, self._document.table.next_token
        still = not self._player.moving and not self._player.looking_back and self.shows.ghost
        found = self.foresight.found if still and token is not None else None
        names = [*found.knocked, token] if found is not None and token is not None else []
        radii = {name: board.token_for(name).radius * layout.scale for name in names}
        fresh = self.foresight.fresh
        heat = self._watch.current is not None
        self._ghost.show_ghost(found, radii, token or "", layout, self._theme, fresh=fresh, heat=heat)

    def _show_tokens(self) -> None:
        layout, board, player = self.layout_of_board, self._document.board, self._player
        shown = self._trails.follow(player, layout, self._document.table)
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
        self._arrows.show_arrows(None if idle or not self.shows.arrows else shown, board, layout, self._theme)

    def _show_marks(self) -> None:
        last, layout, board = self._document.state.last_slide, self.layout_of_board, self._document.board
        player, shown = self._player, last is not None and not self._player.moving and self._trails.points
        moved = last.moved if last is not None and shown else ()
        left = [(layout.point(*at), board.token_for(token).radius * layout.scale) for token, at in moved]
        self._marks.show_marks(self._trails.points if self.shows.trails else {}, left, self._theme)
        film = player.film if self.shows.events and self._trails.points else None
        seen = [e for e in film.events if e.time <= player.time] if film is not None else []
        self._signs.show_events(seen, layout, self._theme)

    def _show_hints(self) -> None:
        view, on = QRectF(self.viewport().rect()), self.shows.recorded
        self._hints.show(self.layout_of_board, self._theme, view, focus=self.hasFocus(), recorded=on)

    def _show_note(self) -> None:
        table = self._document.table
        pushes = self.gestures.hand.way == "push"
        how = tr("Push it up to the GO line.") if pushes else tr("Drag back, aim, let go.")
        how = tr(FOUL) if self.gestures.foul else how
        said = note(self._document, self._player, how, self._told())
        self._note.setVisible(not self.layout_of_board.large)
        self._note.show_note(self.layout_of_board, self._theme, said, off=table.off, jailed=table.jailed)
        self._note.over_board = self.camera.moved
        self.setAccessibleDescription(f"{said.title}. {said.hint} {lying(self._document)}.")

    # --- events --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.gestures.cancel()
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._grip = event.position()
        elif event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            point = self._on_ground(event)
            self.gestures.press(point, self.layout_of_board, shift=shift, time=_seconds(event))
            if not self.gestures.held and self.camera.moved:
                self._grip = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self.pan(event.position() - self._grip)
            self._grip = event.position()
            return
        point = self._on_ground(event)
        by = magnified(self._ground.transform(), point)
        self.gestures.move(point, self.layout_of_board, self._pull_room(), _seconds(event), by)
        self.pointed.emit(*self.layout_of_board.metres(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(_seconds(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nearer and farther, round the pointer."""
        notches = event.angleDelta().y() / 120
        if notches and not self.gestures.held:
            self.zoom(STEP**notches, event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
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
        self._show_hints()
        self.viewport().update()

    def _on_ground(self, event: QMouseEvent) -> QPointF:
        """Where an event of the mouse is on the ground, in the layout's pixels."""
        back, _ = self._ground.transform().inverted()
        return back.map(event.position())

    def _pull_room(self) -> float:
        """How far (px) the waiting token can be pulled before the view ends."""
        at = self._ground.transform().map(self.layout_of_board.point(*self._document.release_place))
        return at.x() if self.layout_of_board.lengthwise else self.viewport().height() - at.y()


def _seconds(event: QMouseEvent) -> float:
    """The time of an event, in s of a clock that only runs; where the system tells none, now."""
    return event.timestamp() / 1000 if event.timestamp() else monotonic()
