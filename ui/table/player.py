"""The tokens in motion: a live table in real time, a solved slide played back, the last slide looked at again.

The document owns the table at rest. A throw makes a live table from it; every frame carries that on by the
time that has passed, slowed down by choice; when nothing moves any more the document takes what lies there
as one undo step. Numbers of the board changed meanwhile act at once. Every slide leaves a film, which can be
stepped and scrubbed through, also while a slide is held.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import dist

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from lab import LiveTable, Release, SlideResult
from lab.motion import Event
from ui.document import LabDocument
from ui.resting import on_board
from ui.state import LabState, Place, SlideRecord, Table
from ui.table.film import NOTHING, Film, LiveFilm, Snapshot, SolvedFilm

FRAME = 1 / 60
LONGEST_FRAME = 1 / 20
"""A frame that took longer (s) is played as this long: a slow machine shows slower motion, not jumps."""

PICTURE = 1 / 240
"""Seconds between two pictures of a film, so that kinks at contacts are where they were."""

LEAST_MOVE = 1e-5
"""A token that lies within this of its old place (m) was not moved."""

SLOW_MOTION = (1.0, 1 / 2, 1 / 4, 1 / 10, 1 / 20)

KEPT = 24
"""Films kept for slides that undo may bring back."""


class Player(QObject):
    """Plays slides: thrown on the live table, or solved and given to `play`.

    frame: tokens are elsewhere. state_changed: started, stopped, held, went on, or looks back. happened:
    events so far. finished(result): a slide given to `play` has been shown to its end; all lie as the document
    has it again, unless a slot has put the table as the slide left it.
    """

    frame = Signal()
    state_changed = Signal()
    happened = Signal()
    finished = Signal(object)

    def __init__(self, document: LabDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._live: LiveTable | None = None
        self._lain = document.table
        self._given: SolvedFilm | None = None
        self._token = ""
        self._release: Release | None = None
        self._events: list[Event] = []
        self._thrown = 0
        self.scattered = False
        """Whether the slide under way, else the last one, was thrown with scatter."""
        self.began: LabState = document.state
        """The document's state when that slide was thrown."""
        self.scatters: Callable[[], bool] = self.as_set
        """Whether `throw_next` scatters as the hand does; asked when it throws."""
        self._growing = LiveFilm("")
        self._films: list[tuple[SlideRecord, Film]] = []
        self._shown_before: tuple[Table, SolvedFilm] | None = None
        self._ended: SolvedFilm | None = None
        self._at: float | None = None
        self._looking_runs = False
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
        """Whether a slide is under way, held or not. Looking back at one is none."""
        return self._live is not None or self._given is not None

    @property
    def looking_back(self) -> bool:
        """Whether the last slide is being looked at again, while nothing is under way."""
        return not self.moving and self._at is not None

    @property
    def running(self) -> bool:
        """Whether time goes on now."""
        return (self.moving and not self.paused) or (self.looking_back and self._looking_runs)

    @property
    def token(self) -> str:
        """The token of the slide under way, "" when there is none."""
        return self._token if self.moving else ""

    @property
    def slid(self) -> str:
        """The token that `events` began with: of the slide under way, else of the last one."""
        film = self.film
        if film is not None:
            return film.token
        last = self._document.state.last_slide
        return last.token if last is not None else self._token

    @property
    def film(self) -> Film | None:
        """The slide under way so far, else the last one while the table lies as it left it."""
        if self._live is not None:
            return self._growing
        if self._given is not None:
            return self._given
        if self._ended is not None:
            return self._ended
        last = self._document.state.last_slide
        if last is not None:
            return next((film for record, film in self._films if record is last), None)
        if self._shown_before is not None and self._shown_before[0] is self._document.table:
            return self._shown_before[1]
        return None

    @property
    def time(self) -> float:
        """Seconds into the film that are shown now; its end when it is not looked at."""
        film = self.film
        if film is None:
            return 0.0
        return film.duration if self._at is None else self._at

    @property
    def snapshot(self) -> Snapshot:
        """The tokens as they are shown now."""
        film = self.film
        if self._at is not None and film is not None:
            return film.at(self._at)
        if self._live is not None:
            return _picture(self._live)
        return NOTHING._replace(positions=self._document.table.rest)

    @property
    def positions(self) -> Mapping[str, Place]:
        """Where every token on the board is now (m)."""
        if self._at is None and self._live is None:
            return self._document.table.rest
        return self.snapshot.positions

    @property
    def velocities(self) -> Mapping[str, Place]:
        """Velocity (m/s) of every token on the board."""
        return self.snapshot.velocities

    @property
    def headings(self) -> Mapping[str, float]:
        """How far (rad, anticlockwise) every token has turned in this slide."""
        return self.snapshot.headings

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened in the slide under way; else in the last one."""
        if self._live is not None:
            return tuple(self._events)
        if self._given is not None:
            assert self._at is not None
            return tuple(event for event in self._given.events if event.time <= self._at)
        last = self._document.state.last_slide
        if last is not None:
            return last.events
        film = self.film
        return film.events if film is not None else ()

    # --- what one does -------------------------------------------------------------------------------

    def throw(self, token: str, release: Release, *, seed: int | None = None) -> None:
        """Let a token go; MotionError when it would start inside another. Only while all lie still.

        seed: draws the board's scatter; such a release is not the one that was aimed, and the aim stays as it is.
        """
        if self.moving:
            return
        live = LiveTable(self._document.board, self._document.table.rest)
        live.launch(token, release, seed=seed)
        self._at, self._lain = None, self._document.table
        self._live, self._token, self._release, self._events = live, token, release, []
        self._growing = LiveFilm(token)
        self._growing.add(live.time, _picture(live))
        self._thrown += 1
        self.scattered, self.began = seed is not None, self._document.state
        self.state_changed.emit()
        self._carry_on(0.0)
        self._run()

    def as_set(self) -> bool:
        """Whether Scatter is on."""
        return self._document.state.scatter

    def throw_next(self) -> None:
        """Throw the token that waits at GO as aimed; where scatter is on, with the thrower's and the board's."""
        state, token = self._document.state, self._document.table.next_token
        if token is None:
            return
        seed = state.seed + self._thrown if self.scatters() else None
        if seed is not None:
            release = state.thrower.sample(state.aim, 1, seed, state.board)[0]
        else:
            x, y = self._document.release_place
            release = Release(x, y, state.aim.speed, state.aim.angle, state.aim.spin)
        self.throw(token, release, seed=seed)

    def play(self, result: SlideResult) -> None:
        """Show a solved slide from its beginning, exactly; the document is left as it is (see `finished`).

        A slide under way is given up; a held table holds this one too until it goes on.
        """
        self.stop()
        self._given, self._token, self._at = SolvedFilm(result), result.token, 0.0
        self.state_changed.emit()
        self.happened.emit()
        self.frame.emit()
        self._run()

    def toggle_pause(self) -> None:
        """Hold the motion, or let it go on."""
        if self.looking_back:
            self._looking_runs = not self._looking_runs
        else:
            self.paused = not self.paused
        self.state_changed.emit()
        self._run()

    def step(self, frames: int = 1) -> None:
        """So many frames on, or back where negative, while held; back from the end looks at the last slide."""
        film, by = self.film, frames * FRAME * self.slow
        if film is None or (self.moving and not self.paused):
            return
        if self._at is None and self._live is not None and frames > 0:
            self._carry_on(by)
        elif self._at is not None or frames < 0:
            self.seek(self.time + by)

    def seek(self, t: float) -> None:
        """Show the film at t s; at its end a held slide under way goes on from there, and looking back ends."""
        film = self.film
        if film is None:
            return
        if t >= film.duration and self._given is None:
            self._end_looking()
            return
        began = self._at is None
        self._at = min(max(t, 0.0), film.duration)
        if not self.moving:
            self._looking_runs = False
        elif not self.paused:
            self.paused = True
            began = True
        self.frame.emit()
        if began or not self.moving:
            self.state_changed.emit()
        self._run()

    def replay(self) -> None:
        """Show the last slide again from its beginning, or the one under way where it was solved."""
        if self.film is None or self._live is not None:
            return
        self._at, self._looking_runs = 0.0, True
        if self._given is not None:
            self.paused = False
        self.state_changed.emit()
        self.frame.emit()
        self._run()

    def stop(self) -> None:
        """Give up the slide under way, or looking back; the table is as the document has it."""
        if self.moving or self._at is not None:
            self._end()
            self.frame.emit()
            self.state_changed.emit()

    # --- inside --------------------------------------------------------------------------------------

    def _run(self) -> None:
        if self.running:
            self._clock.start()
            self._timer.start()
        else:
            self._timer.stop()

    def _end(self) -> None:
        self._timer.stop()
        self._live = self._given = self._at = None
        self._looking_runs = False

    def _end_looking(self) -> None:
        if self._at is not None:
            self._at, self._looking_runs = None, False
            self.frame.emit()
            self.state_changed.emit()
            self._run()

    def _tick(self) -> None:
        passed = min(self._clock.restart() / 1000, LONGEST_FRAME) * self.slow
        if self._at is None:
            self._carry_on(passed)
            return
        film = self.film
        if film is None:  # the table was changed meanwhile
            self._end_looking()
            return
        before, self._at = self._at, self._at + passed
        if self._at < film.duration:
            if self._given is not None and any(before < event.time <= self._at for event in film.events):
                self.happened.emit()
            self.frame.emit()
        elif self._given is not None:
            self._finish(self._given)
        else:
            self._end_looking()

    def _finish(self, film: SolvedFilm) -> None:
        self._end()
        self._ended = film  # what the table is made now is as this slide left it
        self.finished.emit(film.result)
        self._ended = None
        if not self.moving:
            self._shown_before = (self._document.table, film)
        self.frame.emit()
        self.happened.emit()
        self.state_changed.emit()

    def _carry_on(self, seconds: float) -> None:
        live = self._live
        assert live is not None
        happened: list[Event] = []
        left = seconds
        while True:
            part = min(left, PICTURE)
            happened += live.advance(part)
            self._growing.add(live.time, _picture(live))
            left -= part
            if left <= 0 or not live.moving:
                break
        self._events += happened
        self._growing.events = tuple(self._events)
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
        self._films = [*self._films[-KEPT + 1 :], (record, self._growing)]
        self._end()
        aimed = not self.scattered and self._document.state.aim == self.began.aim
        self._document.commit_slide(record, order, off, aimed=aimed)
        self.frame.emit()
        self.state_changed.emit()

    def _document_changed(self, names: frozenset[str]) -> None:
        if self._live is not None and "board" in names and "base" not in names and self._lies_on(names):
            self._live.board = self._document.board
            self.frame.emit()
        elif (self.moving or self._at is not None) and names & {"table", "base"}:
            self.stop()

    def _lies_on(self, names: frozenset[str]) -> bool:
        """Whether what lay on the table under the slide lies there yet, but for what the board's new edge let fall:
        that falls off the live table as well."""
        if "table" not in names:
            return True
        before, self._lain = self._lain, self._document.table
        fallen = on_board(self._document.board, before)
        return fallen is not before and fallen == self._lain


def _picture(live: LiveTable) -> Snapshot:
    return Snapshot(live.positions, live.velocities, live.headings, live.spins)
