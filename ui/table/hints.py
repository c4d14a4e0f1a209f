"""What follows the hand: the aim's arrow, the tag with its numbers, the GO line at a foul, a recorded path."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsLineItem, QGraphicsScene

from ui.document import LabDocument
from ui.language import tr
from ui.numbers import direction, speed
from ui.places import Places
from ui.table.gestures import FOUL, Gestures
from ui.table.items import ArrowItem, TagItem
from ui.table.layout import Layout
from ui.table.player import Player
from ui.table.recorded import RecordedItem
from ui.table.slingshot import arrow_tip
from ui.table.words import aim_lines, place_lines
from ui.theme import Theme

FOUL_WIDTH = 7.0
"""Pixels of the GO line at a foul; 2.5 else."""

FOUL_BEYOND = 0.12
"""How far up the board behind the GO line a foul is told, of what there is."""

RING = 5.0
"""Pixels by which the ring round the token at GO is larger than the token."""

HEAD = 6.0
"""Half of an arrow's head, px."""

Said = tuple[QPointF, tuple[str, ...]]


class Hints:
    """The items, and what they show of the hand."""

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: QGraphicsItem,
        under: QGraphicsItem,
        document: LabDocument,
        player: Player,
        places: Places,
        gestures: Gestures,
        theme: Theme,
    ) -> None:
        self._document, self._player, self._places, self._gestures = document, player, places, gestures
        self._ground = ground
        self.arrow, self.tag, self.line = ArrowItem(theme), TagItem(theme), QGraphicsLineItem(ground)
        self.line.setZValue(15)
        self.arrow.setParentItem(ground)
        self.recorded = RecordedItem(document, theme, under)
        scene.addItem(self.tag)

    def show(self, layout: Layout, theme: Theme, view: QRectF, *, focus: bool, recorded: bool) -> None:
        """The arrow of the pull, else of the document's aim; the tag beside what the hand does or points at."""
        near, lines = self._show_arrow(layout, theme, focus)
        own = self._held(layout)
        if own is not None:
            near, lines = own
        elif self._gestures.foul:
            board = self._document.board
            far = board.go_line + FOUL_BEYOND * (board.length - board.go_line)  # clear of the token at GO
            near, lines = layout.point(board.width / 2, far), (tr(FOUL),)
        elif self._gestures.hovered is not None and self._gestures.pull is None:
            near, lines = self._hovered(self._gestures.hovered, layout)
        self._show_foul(layout, theme)
        self.recorded.show_thrown(layout, theme, on=recorded)
        if lines:
            self.tag.say(lines, self._ground.transform().map(near), view, theme)
        else:
            self.tag.hide()

    def at_go(self, layout: Layout) -> list[QRectF]:
        """Where the token at GO lies in the view (px), or where it would; then its arrow, where that is seen."""
        middle, view = layout.point(*self._document.release_place), self._ground.transform()
        radius = self._document.board.token_for(self._document.table.next_token or "").radius * layout.scale
        reach = QPointF(radius, radius)
        token = view.mapRect(QRectF(middle - reach, middle + reach))
        if not self.arrow.isVisible():
            return [token]
        aim = self._document.state.aim
        tip = arrow_tip(self._document.release_place, aim.speed, aim.angle, layout)
        head = QPointF(HEAD, HEAD)
        arrow = QRectF(middle, middle + tip).normalized()
        return [token, view.mapRect(QRectF(arrow.topLeft() - head, arrow.bottomRight() + head))]

    def _show_arrow(self, layout: Layout, theme: Theme, focus: bool) -> Said:
        gestures, aim = self._gestures, self._document.state.aim
        pull, waiting = gestures.pull, self._document.table.next_token
        token = self._document.board.token_for(pull.token if pull is not None else waiting or "")
        clear = token.radius * layout.scale + RING
        idle = not self._player.moving and not self._player.looking_back
        if pull is not None:
            near, tip = layout.point(*pull.place), QPointF()
            lines: tuple[str, ...] = (tr("Pull {token} back, away from where it shall go", token=pull.token),)
            if pull.shot is not None:
                tip = arrow_tip(pull.place, pull.shot.speed, pull.shot.angle, layout)
                lines = aim_lines(pull.shot.speed, pull.shot.angle, pull.place[0])
            self.arrow.setPos(near)
            self.arrow.aim(tip, pull.hand - near if pull.shot is not None else None, theme, clear)
            return near, lines
        if waiting is None or not idle or gestures.held:
            self.arrow.hide()
            return QPointF(), ()
        place = self._document.release_place
        near = layout.point(*place)
        self.arrow.setPos(near)
        self.arrow.aim(arrow_tip(place, aim.speed, aim.angle, layout), None, theme, clear)
        return near, aim_lines(aim.speed, aim.angle, aim.x) if gestures.keys_aim and focus else ()

    def _held(self, layout: Layout) -> Said | None:
        """What is said of a token that is carried or pushed."""
        carry, push = self._gestures.carry, self._gestures.push
        if carry is not None:
            lines = place_lines(self._places, self._document.board, carry.token, carry.place)
            if carry.blocked_by is not None:
                lines = (lines[0], tr("overlaps {token}", token=carry.blocked_by))
            return layout.point(*carry.place), lines
        if push is not None:
            lines = (tr(FOUL),) if push.beyond else (f"{speed(push.speed)}, {direction(push.angle)}",)
            if push.blocked_by is not None:
                lines = (lines[0], tr("lies against {token}", token=push.blocked_by))
            return layout.point(*push.at), lines
        return None

    def _hovered(self, token: str, layout: Layout) -> Said:
        place = self._gestures.tokens().get(token)
        if place is None:
            return QPointF(), ()
        return layout.point(*place), place_lines(self._places, self._document.board, token, place)

    def _show_foul(self, layout: Layout, theme: Theme) -> None:
        """The GO line thickens while a token is past it in the hand, or was released there (K6)."""
        push, board = self._gestures.push, self._document.board
        self.line.setPen(QPen(QColor(theme.ink), FOUL_WIDTH))
        self.line.setLine(QLineF(layout.point(0, board.go_line), layout.point(board.width, board.go_line)))
        self.line.setVisible(self._gestures.foul or (push is not None and push.beyond))
