"""The tokens in motion: a live table stepped in real time, which commits the rest when all lie still.

The document owns the table at rest. A throw makes a live table from it; every frame carries that on by the
time that has passed, slowed down by choice; when nothing moves any more the document takes what lies there
as one undo step. Numbers of the board changed meanwhile act at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import dist
from types import MappingProxyType

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from lab import LiveTable, Release
from lab.motion import Event
from ui.document import LabDocument
from ui.state import Place, SlideRecord

FRAME = 1 / 60
LONGEST_FRAME = 1 / 20
"""A frame that took longer (s) is played as this long: a slow machine shows slower motion, not jumps."""

LEAST_MOVE = 1e-5
"""A token that lies within this of its old place (m) was not moved."""

SLOW_MOTION = (1.0, 1 / 2, 1 / 4, 1 / 10, 1 / 20)


class Player(QObject):
    """Plays slides on the live table.

    frame: tokens are elsewhere. state_changed: started, stopped, paused or went on. happened: events so far.
    """

    frame = Signal()
    state_changed = Signal()
    happened = Signal()

    def __init__(self, document: LabDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._live: LiveTable | None = None
        self._token = ""
        self._release: Release | None = None
        self._events: list[Event] = []
        self._thrown = 0
        self.slow = 1.0
        self.paused = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(1000 * FRAME))
        self._timer.timeout.connect(self._tick)
        document.changed.connect(self._document_changed)

    # --- what one sees -------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether a slide is under way, paused or not."""
        return self._live is not None

    @property
    def token(self) -> str:
        """The token of the slide under way, "" when there is none."""
        return self._token if self._live is not None else ""

    @property
    def slid(self) -> str:
        """The token that `events` began with: of the slide under way, else of the last one."""
        last = self._document.state.last_slide
        return self._token if self._live is not None or last is None else last.token

    @property
    def positions(self) -> Mapping[str, Place]:
        """Where every token on the board is now (m)."""
        return self._live.positions if self._live is not None else self._document.table.rest

    @property
    def velocities(self) -> Mapping[str, Place]:
        """Velocity (m/s) of every token on the board."""
        return self._live.velocities if self._live is not None else MappingProxyType({})

    @property
    def headings(self) -> Mapping[str, float]:
        """How far (rad, anticlockwise) every token has turned in this slide."""
        return self._live.headings if self._live is not None else MappingProxyType({})

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened in the slide under way; else in the last one."""
        if self._live is not None:
            return tuple(self._events)
        last = self._document.state.last_slide
        return last.events if last is not None else ()

    # --- what one does -------------------------------------------------------------------------------

    def throw(self, token: str, release: Release) -> None:
        """Let a token go; MotionError when it would start inside another. Only while all lie still."""
        if self._live is not None:
            return
        live = LiveTable(self._document.board, self._document.table.rest)
        live.launch(token, release)
        self._live, self._token, self._release, self._events = live, token, release, []
        self._thrown += 1
        self.state_changed.emit()
        self._carry_on(0.0)
        self._run()

    def throw_next(self) -> None:
        """Throw the token that waits at GO as aimed, with the thrower's scatter where that is on."""
        state, token = self._document.state, self._document.table.next_token
        if token is None:
            return
        if state.scatter:
            seed = state.seed + self._thrown
            release = state.thrower.sample(state.aim, 1, seed, state.board)[0]
        else:
            x, y = self._document.release_place
            release = Release(x, y, state.aim.speed, state.aim.angle, state.aim.spin)
        self.throw(token, release)

    def toggle_pause(self) -> None:
        """Hold the motion, or let it go on."""
        self.paused = not self.paused
        self.state_changed.emit()
        self._run()

    def step(self) -> None:
        """One frame on while paused."""
        if self.paused and self._live is not None:
            self._carry_on(FRAME * self.slow)

    def stop(self) -> None:
        """Give up the slide under way; the table is as it was before it."""
        if self._live is not None:
            self._end()
            self.frame.emit()
            self.state_changed.emit()

    # --- inside --------------------------------------------------------------------------------------

    def _run(self) -> None:
        if self._live is not None and not self.paused:
            self._clock.start()
            self._timer.start()
        else:
            self._timer.stop()

    def _end(self) -> None:
        self._timer.stop()
        self._live = None

    def _tick(self) -> None:
        passed = self._clock.restart() / 1000
        self._carry_on(min(passed, LONGEST_FRAME) * self.slow)

    def _carry_on(self, seconds: float) -> None:
        live = self._live
        assert live is not None
        happened = live.advance(seconds)
        self._events += happened
        if happened:
            self.happened.emit()
        if live.moving:
            self.frame.emit()
        else:
            self._commit(live)

    def _commit(self, live: LiveTable) -> None:
        assert self._release is not None
        before = self._document.table.rest
        rest = live.positions
        kept = {token: rest[token] for token in before if token in rest}
        order = {**kept, **{token: place for token, place in rest.items() if token not in kept}}
        off = {event.token: event.place for event in self._events if event.kind == "off"}
        moved = tuple(
            (token, place)
            for token, place in before.items()
            if token != self._token and (token not in rest or dist(rest[token], place) > LEAST_MOVE)
        )
        record = SlideRecord(self._token, self._release, tuple(self._events), live.time, moved)
        self._end()
        self._document.commit_slide(record, order, off)
        self.frame.emit()
        self.state_changed.emit()

    def _document_changed(self, names: frozenset[str]) -> None:
        if self._live is None:
            return
        if "board" in names and "base" not in names:
            self._live.board = self._document.board
            self.frame.emit()
        elif "table" in names or "base" in names:
            self.stop()
