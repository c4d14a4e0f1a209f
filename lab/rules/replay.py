"""A round told again: the moments of a record, each with the table before and after and its ledger lines.

A moment is one slide, one decision, one side's collecting and paying, the pot, or the end of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from lab.ledger import POT, Entry
from lab.rules.actions import Action, Fee, House, Move, Pick, Slide
from lab.rules.follow import Told, follow
from lab.rules.machine import task_by_task, tasks_ahead
from lab.rules.printed import printed_on
from lab.rules.reading import read_record, record_of
from lab.rules.score import RoundScore, board_of, score_of
from lab.rules.simulated import exact_draw
from lab.rules.state import RoundState, TableEvent, Task, side_of

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion import SlideResult


@dataclass(frozen=True)
class Moment:
    """Something that happened in a round.

    number: from 1. kind: slide, tie, fee, railroad, collect, free-parking, end, or table (places read off
    after all slides). rule: the rule that it went by. side, token: whose it was, where anyone's. action: the
    decision made, None where there was none. before, after: the round round it. lines: what was booked and
    told.
    """

    number: int
    kind: str
    rule: str
    side: str | None
    token: str | None
    action: Action | None
    before: RoundState = field(repr=False)
    after: RoundState = field(repr=False)
    lines: tuple[Entry | TableEvent, ...] = field(repr=False)

    def motion(self) -> SlideResult | None:
        """The slide as it was computed, with its events and paths; None where nothing was simulated."""
        return motion_of(self.before, self.action) if isinstance(self.action, Slide) else None

    def moved(self) -> tuple[str, ...]:
        """The tokens that lie elsewhere afterwards, in turn order."""
        before, after = self.before.places, self.after.places
        return tuple(t for t in self.after.tokens if after.get(t) != before.get(t))

    def as_dict(self) -> dict[str, Any]:
        """The moment as plain data for JSON."""
        motion = self.motion()
        return {
            "number": self.number,
            "kind": self.kind,
            "step": self.lines[0].step if self.lines else self.after.step,
            "rule": self.rule,
            "side": self.side,
            "token": self.token,
            "before": places(self.before),
            "after": places(self.after),
            "cash": self.after.cash,
            "pot": self.after.balances[POT],
            "lines": [line_as_dict(line) for line in self.lines],
            "events": [] if motion is None else [event.as_dict() for event in motion.events],
        }


def motion_of(before: RoundState, slide: Slide) -> SlideResult | None:
    """A slide of a round as it is computed; None where it was observed, or a foul (K6) in which nothing slid."""
    if slide.release is None or slide.rest is not None or slide.release.y > before.printed.board.go_line:
        return None
    from lab.motion import slide as solve

    resting = {
        name: xy
        for name in before.tokens
        if name != slide.token and name in before.places and (xy := before.places[name].xy) is not None
    }
    draw = slide.draw if slide.draw is not None else exact_draw(before.printed, slide.token)
    return solve(before.printed.board, slide.release, resting, token=slide.token, drawn=draw)


@dataclass(frozen=True)
class Replay:
    """A round's moments with a place in them: forward, backward, jump. Frozen: each gives another Replay.

    at: how many moments have happened; 0 is the empty table, `len(replay)` the end.
    """

    start: RoundState = field(repr=False)
    moments: tuple[Moment, ...]
    score: RoundScore = field(repr=False)
    at: int = 0

    def __len__(self) -> int:
        return len(self.moments)

    @property
    def state(self) -> RoundState:
        """The round as it stands here."""
        return self.moments[self.at - 1].after if self.at else self.start

    @property
    def moment(self) -> Moment | None:
        """The moment that led here; None at the start."""
        return self.moments[self.at - 1] if self.at else None

    @property
    def lines(self) -> tuple[Entry | TableEvent, ...]:
        """All that was booked and told so far."""
        return tuple(line for moment in self.moments[: self.at] for line in moment.lines)

    def forward(self) -> Replay:
        """One moment on; the same at the end."""
        return self.jump(self.at + 1)

    def backward(self) -> Replay:
        """One moment back; the same at the start."""
        return self.jump(self.at - 1)

    def jump(self, at: int) -> Replay:
        """To where `at` moments have happened, kept within the round."""
        return replace(self, at=min(max(at, 0), len(self.moments)))


def replay_round(record: Mapping[str, Any], board: Board | None = None, *, partial: bool = False) -> Replay:
    """The replay of a round record, standing at its start. Arguments and errors as of `score_round`."""
    printed = printed_on(board_of(record_of(record)) if board is None else board)
    start, told, end, cut = follow(read_record(record, printed), printed, partial=partial, keep=True)
    return Replay(start, tuple(moments_of(start, told)), score_of(end, partial=cut))


def moments_of(start: RoundState, told: Iterable[Told]) -> Iterator[Moment]:
    """The moments of a round, from its stretches; each begins where the last one ended."""
    before, number = start, 0
    for kind, group in _grouped(_pieces(told)):
        after = group[-1].after
        lines = tuple(line for piece in group for line in piece.lines)
        if lines or kind == "table" or group[0].action is not None:
            number += 1
            yield _moment(number, kind, group[0], before, after, lines)
            before = after


class _Piece(NamedTuple):
    """What one action or one task did. task: None for the action itself."""

    task: Task | None
    action: Action | None
    rule: str | None
    after: RoundState
    lines: tuple[Entry | TableEvent, ...]


def _pieces(told: Iterable[Told]) -> Iterator[_Piece]:
    for state, action, rule in told:
        steps = tasks_ahead(state) if action is None else task_by_task(state, action)
        for task, step in steps:
            yield _Piece(task, action if task is None else None, rule, step.state, step.events)


def _grouped(pieces: Iterable[_Piece]) -> Iterator[tuple[str, list[_Piece]]]:
    """Pieces that are one moment: a slide with its coming to rest, a side's collecting with House and tax."""
    kind, group = "", list[_Piece]()
    for piece in pieces:
        begins = _begins(piece)
        if begins is not None and group:
            yield kind, group
            group = []
        kind = begins if begins is not None else kind
        group.append(piece)
    if group:
        yield kind, group


def _begins(piece: _Piece) -> str | None:
    """The kind of moment that a piece begins; None where it belongs to the one under way."""
    if piece.task is not None:
        name = piece.task.kind
        return _TASKS.get(name) if name in _TASKS or piece.lines else None
    match piece.action:
        case House():
            return None  # within its side's collecting
        case Slide():
            return "slide"
        case Pick():
            return "tie"
        case Fee():
            return "fee"
        case _:
            return "railroad"


_TASKS = {"laid": "table", "collect-of": "collect", "free-parking": "free-parking", "end": "end"}
"""Tasks that begin a moment, and its kind."""


def _moment(
    number: int,
    kind: str,
    first: _Piece,
    before: RoundState,
    after: RoundState,
    lines: tuple[Entry | TableEvent, ...],
) -> Moment:
    action, side, token = first.action, None, None
    if isinstance(action, Slide | Pick | Fee | Move):
        side, token = side_of(action.token), action.token
    elif kind == "collect" and first.task is not None:
        side = first.task.who
    rule = first.rule if action is not None and first.rule is not None else _RULES[kind]
    return Moment(number, kind, rule, side, token, action, before, after, lines)


_RULES = {"table": "K10", "collect": "K17", "free-parking": "K21", "end": "K22"}
"""The rule of a moment in which nobody decides."""


def places(state: RoundState) -> dict[str, list[float] | str]:
    """Where each token slid so far is, as a record has it: [x, y] m where known, else a word."""
    return {
        token: list(place.xy) if place.xy is not None else place.space
        for token in state.tokens
        if (place := state.places.get(token)) is not None
    }


def line_as_dict(line: Entry | TableEvent) -> dict[str, Any]:
    """A line of the log as plain data; amount 0 and no payer where no money moved."""
    if isinstance(line, Entry):
        return line.as_dict()
    return {
        "step": line.step,
        "rule": line.rule,
        "side": line.side,
        "token": line.token,
        "space": line.space,
        "amount": 0,
        "from": None,
        "to": None,
        "why": line.why,
    }
