"""The hand on the table: pull a token back and let go, push one, carry one, aim and throw by keys.

A gesture is in one of four states: nothing, a pull, a push, or a token being carried. It reads the view's layout
and sends its commands to the document and the player; the view draws what it sees here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot, radians

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from lab import MotionError, Release
from ui.document import LabDocument
from ui.language import mark, tr
from ui.parts.hand import Hand
from ui.state import Place
from ui.table.layout import Layout
from ui.table.player import Player
from ui.table.push import Pointer, Push, crossing
from ui.table.slingshot import Shot, gain, points_up, shot
from ui.timers import one_shot

GRASP = 8.0
"""Pixels beside a token's rim at which the hand still takes it."""

SLOWEST = 0.02
"""m/s; a token that is pushed slower is set down, not slid."""

FOUL = mark("Past the line: slide again (K6)")
FOUL_MS = 3000
"""How long a foul is shown."""

ANGLE_STEP, SPEED_STEP, PLACE_STEP = radians(0.5), 0.01, 0.002


@dataclass(frozen=True)
class Pull:
    """A token being pulled back: its place (m), the hand as if it held the centre (px), what it would get."""

    token: str
    place: Place
    grip: QPointF
    hand: QPointF
    shot: Shot | None


@dataclass(frozen=True)
class Carry:
    """A token being carried: where it would be set down (m), and the token that is in the way."""

    token: str
    place: Place
    grip: QPointF
    blocked_by: str | None


class Gestures(QObject):
    """Turns mouse and key events into throws, moves and aims.

    changed: what is pulled, carried or hovered has changed. said(sentence): why something was not done.
    unsaid(sentence): the hand does something else now, so that is over.
    """

    changed = Signal()
    said = Signal(str)
    unsaid = Signal(str)

    def __init__(self, document: LabDocument, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._player = player
        self.pull: Pull | None = None
        self.push: Push | None = None
        self.carry: Carry | None = None
        self.foul = False
        """A token was released past the line (K6), just now."""
        self.moves_tokens = False
        """Whether a drag moves resting tokens by hand, as with Shift."""
        self._pointer = Pointer()
        self._foul_ends = one_shot(self, FOUL_MS, self._forgive)
        self._told = ""
        self.hovered: str | None = None
        self.keys_aim = False
        """Whether the aim was last changed by keys: its numbers are then shown."""

    # --- finding -------------------------------------------------------------------------------------

    def token_at(self, point: QPointF, layout: Layout) -> str | None:
        """The nearest token within reach of a point (px): on the board, or waiting at GO."""
        best, best_gap = None, GRASP
        for token, place in self.tokens().items():
            centre = layout.point(*place)
            radius = self._document.board.token_for(token).radius * layout.scale
            gap = hypot(point.x() - centre.x(), point.y() - centre.y()) - radius
            if gap < best_gap:
                best, best_gap = token, gap
        return best

    def tokens(self, seen: Mapping[str, Place] | None = None) -> dict[str, Place]:
        """Where every token that can be seen on the board is now (m), the waiting one included.

        seen: what the player shows, where the caller has asked it already.
        """
        player = self._player
        places = dict(player.positions if seen is None else seen)
        waiting = self._document.table.next_token
        if waiting is not None and not player.moving and not player.looking_back:
            places.setdefault(waiting, self._document.release_place)
        if self.carry is not None:
            places[self.carry.token] = self.carry.place
        if self.push is not None:
            places[self.push.token] = self.push.at
        return places

    @property
    def hand(self) -> Hand:
        """How tokens are thrown."""
        found: Hand = self._document.part("hand")
        return found

    @property
    def held(self) -> bool:
        """Whether the hand holds a token."""
        return self.pull is not None or self.push is not None or self.carry is not None

    # --- mouse ---------------------------------------------------------------------------------------

    def press(self, point: QPointF, layout: Layout, *, shift: bool, time: float = 0.0) -> None:
        """Take hold of the token under the hand, if all lie still; time (s) as the event tells it."""
        self._begin()
        self._document.end_step()
        if self._player.looking_back:
            self._player.stop()
        token = self.token_at(point, layout)
        if token is None:
            return
        if self._player.moving:
            self._say(tr("Wait until all tokens lie still."))
            return
        place = self.tokens()[token]
        self.hovered, self.keys_aim = None, False
        grip = point - layout.point(*place)
        resting = not self._is_waiting(token)
        pushes = self.hand.way == "push"
        if shift or (resting and (self.moves_tokens or pushes)):
            self.carry = Carry(token, place, grip, None)
        elif pushes:
            self.push = Push(token, place, grip)
            self._pointer = Pointer()
            self._pointer.add(time, place)
        else:
            self.pull = Pull(token, place, grip, point - grip, None)
        self.changed.emit()

    def move(
        self, point: QPointF, layout: Layout, room_px: float, time: float = 0.0, magnified: float = 1.0
    ) -> None:
        """The hand moves; `room_px` is how far it could pull before the window ends, `time` as the event's,
        `magnified` how many pixels of the screen one of the layout's is."""
        if self.pull is not None:
            anchor, hand = layout.point(*self.pull.place), point - self.pull.grip
            board = self._document.board
            found = shot(anchor, hand, layout, board, gain(board, room_px), magnified)
            if found is not None and self._is_waiting(self.pull.token) and not points_up(found.angle):
                found = None
            self.pull = replace(self.pull, hand=hand, shot=found)
        elif self.push is not None:
            self._pushed(self.push, layout.metres(point - self.push.grip), time)
            return
        elif self.carry is not None:
            self.carry = self._carried(self.carry, layout.metres(point - self.carry.grip))
        else:
            hovered = self.token_at(point, layout)
            if hovered == self.hovered:
                return
            self.hovered = hovered
        self.changed.emit()

    def release(self, time: float = 0.0) -> None:
        """The hand lets go at `time` (s): the token slides, or is set down."""
        pull, push, carry = self.pull, self.push, self.carry
        self.pull = self.push = self.carry = None
        self.changed.emit()
        if push is not None:
            self._let_go(replace(push, velocity=self._speed(time)))
        if pull is not None and pull.shot is not None:
            self._throw(pull.token, Release(*pull.place, pull.shot.speed, pull.shot.angle))
        elif carry is not None:
            self._set_down(carry)

    def cancel(self) -> bool:
        """Let the token be, wherever it was; False when none was held."""
        held = self.held
        self.pull = self.push = self.carry = None
        if held:
            self.changed.emit()
        return held

    def leave(self) -> None:
        """The pointer has left the table."""
        if self.hovered is not None:
            self.hovered = None
            self.changed.emit()

    # --- keys ----------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows aim (Ctrl+left/right move the release place, Shift takes finer steps), Enter throws."""
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape:
            if self._player.looking_back:
                self._player.stop()
                return True
            return self.cancel()
        if self._document.table.next_token is None or self._player.moving:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.throw_next()
            return True
        if modifiers & Qt.KeyboardModifier.AltModifier:  # a panel's, or the enlarged table's
            return False
        fine = 0.2 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1.0
        aim = self._document.state.aim
        turn = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        push = {Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}.get(Qt.Key(key), 0)
        if not turn and not push:
            return False
        self.keys_aim = True
        if push:
            self._document.set_aim(speed=round(aim.speed + push * fine * SPEED_STEP, 4))
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            self._document.set_aim(x=aim.x + turn * fine * PLACE_STEP)
        else:
            angle = aim.angle + turn * fine * ANGLE_STEP
            if points_up(angle):
                self._document.set_aim(angle=angle)
        self.changed.emit()
        return True

    def throw_next(self) -> None:
        """Throw the waiting token as aimed."""
        self._begin()
        try:
            self._player.throw_next()
        except MotionError:
            self._say_blocked()

    # --- inside --------------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self._told = sentence
        self.said.emit(sentence)

    def _begin(self) -> None:
        """The hand does something else: what it was told of before, a foul too, is over."""
        self._forgive()
        told, self._told = self._told, ""
        if told:
            self.unsaid.emit(told)

    def _speed(self, time: float) -> Place:
        """What the hand gives a token that it pushes (m/s)."""
        vx, vy = self._pointer.velocity(time)
        return self.hand.gain * vx, self.hand.gain * vy

    def _pushed(self, push: Push, place: Place, time: float) -> None:
        """The pushed token follows the hand to `place`, and leaves it at the GO line unless let go by hand."""
        board = self._document.board
        radius, line = board.token_for(push.token).radius, board.go_line
        at = min(max(place[0], radius), board.width - radius), min(max(place[1], 0.0), board.length)
        self._pointer.add(time, place)
        leaves = at[1] > line and not self.hand.by_hand
        goal = crossing(push.at, at, line) if leaves and push.at[1] <= line else at
        blocker = self._document.blocker(push.token, goal)
        if blocker is not None:  # it lies against that token; the hand goes on alone
            self.push = replace(push, velocity=self._speed(time), blocked_by=blocker)
            self.changed.emit()
            return
        moved = replace(push, at=goal, velocity=self._speed(time), blocked_by=None, beyond=goal[1] > line)
        if leaves:
            self.push = None
            self._let_go(moved)
        else:
            self.push = moved
        self.changed.emit()

    def _let_go(self, push: Push) -> None:
        """The pushed token leaves the hand: it slides, is set down, or was released past the line (K6)."""
        if push.beyond:
            self.foul = True
            self._foul_ends.start()
            self._say(tr(FOUL))
            self.changed.emit()
        elif push.speed < SLOWEST or not points_up(push.angle):
            self._document.set_aim(x=push.at[0])
            self._say(tr("{token} stood still when it was let go: not slid.", token=push.token))
        else:
            self._throw(push.token, Release(*push.at, push.speed, push.angle))

    def _forgive(self) -> None:
        self._foul_ends.stop()
        if self.foul:
            self.foul = False
            self.changed.emit()

    def _is_waiting(self, token: str) -> bool:
        return token == self._document.table.next_token

    def _throw(self, token: str, release: Release) -> None:
        try:
            self._player.throw(token, release)
        except MotionError:
            self._say_blocked()

    def _say_blocked(self) -> None:
        token = self._document.table.next_token or ""
        other = self._document.blocker(token, self._document.release_place)
        self._say(
            tr(
                "{other} lies where {token} is released: aim from another place, or move it.",
                other=other or tr("Another token"),
                token=token,
            )
        )

    def _carried(self, carry: Carry, place: Place) -> Carry:
        """The carried token at another place; the waiting one keeps to its line behind GO until past it."""
        board = self._document.board
        x = min(max(place[0], 0.0), board.width)
        y = min(max(place[1], 0.0), board.length)
        if self._is_waiting(carry.token) and y <= board.go_line:
            radius = board.token_for(carry.token).radius
            x, y = min(max(x, radius), board.width - radius), self._document.release_place[1]
        blocker = self._document.blocker(carry.token, (x, y))
        return Carry(carry.token, (x, y), carry.grip, blocker)

    def _set_down(self, carry: Carry) -> None:
        x, y = carry.place
        if self._is_waiting(carry.token) and y <= self._document.board.go_line:
            self._document.set_aim(x=x)
        elif carry.blocked_by is not None:
            self._say(
                tr(
                    "{token} would overlap {other}: set it down beside it.",
                    token=carry.token,
                    other=carry.blocked_by,
                )
            )
        elif self.tokens().get(carry.token) != carry.place:
            self._document.place_token(carry.token, carry.place)
