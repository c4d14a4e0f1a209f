"""ReplayWatch: the round in the document told again, kept scored; steps, and other decisions tried out.

The document holds the record and how far it is told; here is what the rules make of it, computed in the queue.
A record comes into the document only when it could be scored; what is refused leaves the last good one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from lab import Board, LabError
from lab.rules.actions import Action, Slide
from lab.rules.decided import Decided, decided_otherwise, decisions_of, without_unasked
from lab.rules.reading import board_name_of, record_of
from lab.rules.replay import Replay, replay_round
from lab.rules.score import board_of
from ui.document import LabDocument
from ui.language import tr
from ui.parts.replay import ReplayPart
from ui.refusals import file_refused, refusal
from ui.round_table import alike, table_at
from ui.state import Ground, Table
from ui.table.player import Player
from ui.workers import ComputeQueue, Step, nothing_waits

if TYPE_CHECKING:
    from lab import SlideResult

KEPT = 8
"""Scored records that are kept, for undo and for boards that come back."""


@dataclass(frozen=True)
class Scored:
    """A record with what the rules made of it on a board. ground: what that board is made of."""

    record: Mapping[str, Any]
    ground: Ground
    replay: Replay
    decisions: tuple[Decided, ...]

    @property
    def board(self) -> Board:
        """The board that it was scored on."""
        return self.ground.board


class ReplayWatch(QObject):
    """Keeps the replay.

    changed: another record, place or board, or it was scored anew. refused(sentence): a record, or what was
    decided otherwise, breaks a rule; everything stays as it was.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(
        self, document: LabDocument, queue: ComputeQueue, player: Player, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._queue, self._player = document, queue, player
        self._kept: list[Scored] = []
        self._laid: tuple[Scored, int, Table] | None = None
        self._showing: tuple[Scored, int, SlideResult] | None = None
        self.stale = ""
        """Why the last good score is shown, and not one on the table's board; "" when all is well."""
        self.stopped = False
        """Whether scoring the round on the table's board was stopped; `again` goes on."""
        document.changed.connect(self._document_changed)
        document.leaving.connect(partial(queue.cancel, "replay"))  # what was to come into that session
        player.finished.connect(self._seen)

    # --- reading -------------------------------------------------------------------------------------

    @property
    def part(self) -> ReplayPart:
        """The record and the place in it."""
        part = self._document.part("replay")
        assert isinstance(part, ReplayPart)
        return part

    @property
    def scored(self) -> Scored | None:
        """The record scored on the table's board; else as it was scored last; None while that was never."""
        part, board = self.part, self._document.board
        if part.record is None:
            return None
        mine = [one for one in self._kept if one.record is part.record]
        here = next((one for one in mine if one.board == board), None)
        if here is not None:
            return here
        return mine[-1] if mine else None

    @property
    def fresh(self) -> bool:
        """Whether `scored` is of the table's board."""
        scored = self.scored
        return scored is not None and scored.board == self._document.board

    @property
    def replay(self) -> Replay | None:
        """The replay at its place."""
        scored = self.scored
        return scored.replay.jump(self.part.at) if scored is not None else None

    @property
    def table(self) -> Table | None:
        """The table at the replay's place."""
        scored, at = self.scored, self.part.at
        if scored is None:
            return None
        if self._laid is None or self._laid[0] is not scored or self._laid[1] != at:
            self._laid = (scored, at, table_at(scored.replay, at))
        return self._laid[2]

    @property
    def in_step(self) -> bool:
        """Whether the table shows the replay's place."""
        table = self.table
        return table is not None and alike(table, self._document.table)

    # --- doing ---------------------------------------------------------------------------------------

    def open(self, document: Mapping[str, Any], name: str) -> None:
        """Take a round record, at its start; refused where the rules refuse it. name: of its file."""

        def refused(error: LabError) -> None:
            self.refused.emit(file_refused(name, error, self._document.board))

        try:
            record = record_of(document)
            named = board_name_of(record)
            base = self._document.state.base
            board = base if named == base.name else board_of(record)
        except LabError as error:
            refused(error)
            return
        ground, text = self._document.ground_of(board), tr("Open round")
        self._score(record, ground, text, lambda one: self._put(one, 0, name, text), refused)

    def again(self) -> None:
        """Go on with the scoring that was stopped."""
        record = self.part.record
        if self.stopped and record is not None:
            self._score_again(record)
            self.changed.emit()

    def close(self) -> None:
        """No replay any more; the table stays as it is."""
        self._document.set_part("replay", ReplayPart(), tr("Close the round"))

    def step_to(self, at: int) -> None:
        """Tell the round up to `at` moments, and show the table there; steps run together in one undo step."""
        scored = self.scored
        if scored is None:
            return
        if not self.fresh:
            self.again()
            self.refused.emit(self.stale or tr("The round is still being scored on this board."))
            return
        self._stop()
        at = min(max(at, 0), len(scored.replay))
        if at != self.part.at or not self.in_step:
            self._put(scored, at, self.part.name, tr("Step through the round"), "replay.at")

    def show(self) -> None:
        """The table, and the board that the round was scored on, as they are at the replay's place."""
        scored = self.scored
        if scored is not None and not (self.in_step and self.fresh):
            self._player.stop()
            self._put(scored, self.part.at, self.part.name, tr("Show the round"))

    def decide(self, which: int, answer: Action, slide: Slide | None = None) -> None:
        """Another answer to one of the decisions; the money follows, or the refusal is said."""
        scored, part = self.scored, self.part
        if scored is None:
            return
        try:
            record = decided_otherwise(scored.record, scored.decisions, which, answer, slide)
        except LabError as error:
            self._say(error)
            return
        decided = scored.decisions[which]

        def take(one: Scored) -> None:
            if self.part.record is part.record:
                at = (
                    max(self.part.at, decided.moment)
                    if self.part.at < len(scored.replay)
                    else len(one.replay)
                )
                self._put(one, min(at, len(one.replay)), part.name, tr("Decide otherwise"))

        self._score(record, scored.ground, tr("Scoring the round"), take, decided=decided)

    def play(self) -> None:
        """Show the slide that comes next, exactly as it was computed, and step on; else just step on."""
        scored, at = self.scored, self.part.at
        if scored is None or self._player.moving or at >= len(scored.replay):
            return
        moment = scored.replay.moments[at]

        def steps() -> Iterator[Step]:
            yield Step(1.0, moment.motion())

        def show(step: Step) -> None:
            if self.scored is not scored or self.part.at != at or self._player.moving:
                return
            if step.value is None or scored.board != self._document.board:
                self.step_to(at + 1)
                return
            if not self.in_step:
                self._put(scored, at, self.part.name, tr("Step through the round"), "replay.at")
            self._showing = (scored, at, step.value)
            self._player.play(step.value)

        self._queue.submit("replay-slide", tr("Computing the slide"), steps, show, self._say, nothing_waits)

    # --- inside --------------------------------------------------------------------------------------

    def _stop(self) -> None:
        if self._showing is not None:
            self._showing = None
            self._player.stop()

    def _seen(self, result: SlideResult) -> None:
        if self._showing is None or result is not self._showing[2]:
            return
        scored, at, _ = self._showing
        self._showing = None
        if self.scored is scored and self.part.at == at:
            self.step_to(at + 1)

    def _put(self, scored: Scored, at: int, name: str, text: str, merge_key: str | None = None) -> None:
        """Record, place, table, and the board where that is another one, in one undo step."""
        table = table_at(scored.replay, at)
        part = ReplayPart(scored.record, at, name)
        self._document.put_round(scored.ground, table, {"replay": part}, text, merge_key)

    def _score(
        self,
        record: Mapping[str, Any],
        ground: Ground,
        text: str,
        take: Callable[[Scored], None],
        refused: Callable[[LabError], None] | None = None,
        dropped: Callable[[], None] | None = None,
        job: str = "replay",
        decided: Decided | None = None,
    ) -> None:
        """Score a record on a board in the queue, keep it and `take` it; else it is `refused`, or said.

        decided: what was decided otherwise in it; choices that it leaves without a question go.
        """

        def steps() -> Iterator[Step]:
            board = ground.board
            asked = record if decided is None else without_unasked(record, decided, board)
            replay = replay_round(asked, board, partial=True)
            yield Step(1.0, Scored(asked, ground, replay, decisions_of(asked, board)))

        def scored(step: Step) -> None:
            self._kept = [*self._kept[-KEPT + 1 :], step.value]
            self.stale = ""
            take(step.value)
            self.changed.emit()

        self._queue.submit(job, text, steps, scored, refused or self._say, dropped or self.changed.emit)

    def _say(self, error: LabError) -> None:
        self.refused.emit(refusal(error, self._document.board))

    def _document_changed(self, names: frozenset[str]) -> None:
        if not names & {"replay", "board", "table"}:
            return
        part = self.part
        self.stopped = self.stopped and part.record is not None and not self.fresh
        if part.record is not None and names & {"replay", "board"} and not self.fresh:
            self._score_again(part.record)
        elif self.fresh:
            self.stale = ""
        self.changed.emit()

    def _score_again(self, record: Mapping[str, Any]) -> None:
        """The same record on the table's board: another one, or one that came with a session."""

        def refused(error: LabError) -> None:
            self.stale = refusal(error, ground.board)
            self.changed.emit()

        def dropped() -> None:
            self.stopped = True
            self.changed.emit()

        self.stopped = False
        ground, text = self._document.ground_of(self._document.board), tr("Scoring the round")
        self._score(record, ground, text, lambda _: None, refused, dropped, "replay-again")
