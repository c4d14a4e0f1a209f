"""LabDocument: the one thing in the window that changes. Views read it and send it commands.

All of its state is one frozen value; a command swaps it for another and can be undone. A command is named
by what the user did, so that Edit > Undo can say it. Merging commands (a slider drag, arrow keys) are one
step. What runs just now (a slide under way, a landing map being computed) is not state: `Player` and
`LandingWatch` keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import hypot
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from lab import Aim, Board, BoardError, Thrower, load_board
from lab.motion.setup import MOST_OVERLAP
from lab.throwers import release_y
from ui.hands import hand_name
from ui.language import count, tr
from ui.parameter_list import BY_KEY
from ui.parameters import allowed, out_of_range
from ui.parts import PARTS
from ui.sides import side_of, waiting
from ui.state import FASTEST, FIELDS, LabState, Place, SlideRecord, Table, fresh_state

MOST_UNDONE = 300
"""Steps that can be undone; each may hold a whole round or its recordings, so that older ones are let go."""


class _Change(QUndoCommand):
    """From one state to another; commands with the same key run together into one step."""

    def __init__(
        self, document: LabDocument, after: LabState, text: str, merge_key: str | None = None
    ) -> None:
        super().__init__(text)
        self._document = document
        self._before = document.state
        self._after = after
        self._key = merge_key

    def id(self) -> int:
        return -1 if self._key is None else hash(self._key) & 0x3FFFFFFF

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other._key != self._key:
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        self._document._swap(self._after)

    def undo(self) -> None:
        self._document._swap(self._before)


class LabDocument(QObject):
    """The lab's table, board, aim and thrower, with undo.

    changed(names): the named fields of `state` have a new value, and the named parts. refused(key, sentence):
    a value was not taken, and why.
    """

    changed = Signal(object)
    refused = Signal(str, str)

    def __init__(self, board: Board | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(MOST_UNDONE)
        self.settle: Callable[[LabState, LabState], LabState | None] = _as_it_is
        """What the rules make of a slide: the states before and after it to the one that holds, None where it
        does not count."""
        self.teaching = False
        """Whether the Teach view is shown: slides are then kept among its blocks."""
        self._state = fresh_state(board if board is not None else load_board("knockout"))

    # --- reading -------------------------------------------------------------------------------------

    @property
    def state(self) -> LabState:
        """The whole state, frozen."""
        return self._state

    @property
    def board(self) -> Board:
        """The board with the changes made in the window."""
        return self._state.board

    @property
    def table(self) -> Table:
        """The tokens at rest."""
        return self._state.table

    @property
    def release_place(self) -> Place:
        """Where the next token waits: the aim's x, at the hand's usual place behind the GO line."""
        return self._state.aim.x, release_y(self._state.board)

    def part(self, name: str) -> Any:
        """What a view keeps in the document: one of `ui.parts`."""
        return self._state.parts.get(name, PARTS[name].fresh)

    def waiting(self) -> tuple[str, ...]:
        """Tokens that have not slid yet, in turn order."""
        table = self.table
        return waiting({*table.rest, *table.off, *table.jailed}, table.sides)

    def blocker(self, token: str, place: Place) -> str | None:
        """A resting token that `token` would overlap at `place`, or None."""
        radius = self.board.token_for(token).radius
        for other, (x, y) in self.table.rest.items():
            reach = radius + self.board.token_for(other).radius - MOST_OVERLAP
            if other != token and hypot(x - place[0], y - place[1]) < reach:
                return other
        return None

    # --- commands: the board -------------------------------------------------------------------------

    def set_parameter(self, key: str, value: float) -> bool:
        """Give a number of the board (SI) another value; False and `refused` when it cannot be."""
        parameter = BY_KEY[key]
        lo, hi = allowed(self.board, parameter)
        shown = round(value * parameter.scale, 9)
        if not lo <= shown <= hi:
            self.refused.emit(key, out_of_range(parameter, shown, lo, hi))
            return False
        text = tr("Change {name}", name=tr(parameter.name))
        return self._change_board({**self._state.changes, key: value}, text, key)

    def reset_parameter(self, key: str) -> bool:
        """Back to the number of the board's file."""
        changes = {k: v for k, v in self._state.changes.items() if k != key}
        return self._change_board(changes, tr("Reset {name}", name=tr(BY_KEY[key].name)), key, merge=False)

    def _change_board(
        self, changes: dict[str, float | str], text: str, key: str, *, merge: bool = True
    ) -> bool:
        return self._rebase(self._state.base, changes, text, f"board.{key}" if merge else None, key)

    def _rebase(
        self,
        base: Board,
        changes: dict[str, float | str],
        text: str,
        merge_key: str | None,
        key: str = "board",
    ) -> bool:
        """The same table on `base` with `changes`; False and `refused(key, ...)` where that cannot be."""
        state = self._state
        after = self.rebased(changes, base, key)
        if after is None:
            return False
        if base is not state.base or after.board != state.board or changes != dict(state.changes):
            self.push(after, text, merge_key)
        return True

    def rebased(
        self, changes: Mapping[str, float | str], base: Board | None = None, key: str = "board"
    ) -> LabState | None:
        """The state with other changes, on another base board if given; None and `refused` where it cannot be."""
        state = self._state
        under = state.base if base is None else base
        try:
            board = under.with_(**changes)
        except BoardError as error:
            self.refused.emit(key, error.message)
            return None
        table = _settled(board, state.table)
        if pair := _overlapping(board, table.rest):
            said = tr(
                "{one} and {other} would overlap: move one or clear the table", one=pair[0], other=pair[1]
            )
            self.refused.emit(key, said)
            return None
        return replace(
            state,
            base=under,
            changes=MappingProxyType(dict(changes)),
            board=board,
            table=table,
            aim=replace(state.aim, x=_clamped_x(board, state.aim.x)),
        )

    def open_board(self, name_or_path: str | Path) -> None:
        """Another board with an empty table; BoardError when it cannot be read."""
        board = load_board(name_or_path)
        self.begin_board(board, tr("Open board {name}", name=board.name))

    def begin_board(self, board: Board, text: str) -> None:
        """Another board with an empty table; the hand and the sampling stay."""
        fresh = fresh_state(board)
        state = self._state
        kept = replace(fresh, thrower=state.thrower, n=state.n, seed=state.seed, parts=state.parts)
        self.push(kept, text)

    def put_board(
        self,
        board: Board,
        text: str,
        merge_key: str | None = None,
        *,
        changes: Mapping[str, float | str] | None = None,
    ) -> bool:
        """Another base board under the same table, as an editor or a fit makes it; False when it cannot be.

        changes: to its numbers, in the place of those that there are.
        """
        return self._rebase(board, dict(self._state.changes if changes is None else changes), text, merge_key)

    def put_changes(self, changes: Mapping[str, float | str], text: str) -> bool:
        """Several numbers of the board at once, in one step (a fit, a set of parameters), SI."""
        return self._rebase(self._state.base, dict(changes), text, None)

    # --- commands: the table -------------------------------------------------------------------------

    def choose_next(self, token: str) -> None:
        """Which waiting token lies at GO."""
        if token in self.waiting() and token != self.table.next_token:
            self.push(
                replace(self._state, table=replace(self.table, next_token=token)),
                tr("Choose {token}", token=token),
            )

    def place_token(self, token: str, place: Place) -> bool:
        """Set a token down by hand; False where it would overlap another or lie off the board."""
        x, y = place
        on_board = 0 <= x <= self.board.width and 0 <= y <= self.board.length
        if not on_board or self.blocker(token, place) is not None:
            return False
        rest = {**self.table.rest, token: (x, y)}
        self.push(
            replace(self._state, table=_with(self.table, rest, self.table.off)),
            tr("Move {token}", token=token),
        )
        return True

    def clear_table(self) -> None:
        """All tokens back in hand."""
        table = self.table
        if table.rest or table.off or table.jailed or self._state.last_slide is not None:
            table = _with(Table(sides=table.sides), {}, ())
            self.push(replace(self._state, table=table, last_slide=None), tr("Clear the table"))

    def choose_sides(self, sides: tuple[str, ...]) -> None:
        """Who plays, in turn order; tokens of others leave the table."""
        table = self.table
        if sides == table.sides:
            return
        rest = {token: place for token, place in table.rest.items() if side_of(token) in sides}
        off, jailed = (tuple(t for t in group if side_of(t) in sides) for group in (table.off, table.jailed))
        after = _with(replace(table, sides=sides, jailed=jailed), rest, off)
        self.push(
            replace(self._state, table=after, last_slide=None), count(len(sides), "{n} side", "{n} sides")
        )

    def put_table(self, table: Table, text: str) -> None:
        """All tokens at once, as a record or a game has them; those beyond the board's edge are off."""
        whole = _settled(self.board, _with(table, dict(table.rest), table.off))
        self.push(replace(self._state, table=whole, last_slide=None), text)

    def commit_slide(
        self,
        record: SlideRecord,
        rest: Mapping[str, Place],
        off: Mapping[str, Place],
        *,
        scattered: bool = False,
    ) -> None:
        """What the live table came to: one step, the thrown token's aim included unless the hand scattered it."""
        state = self._state
        gone = (*self.table.off, *(token for token in off if token not in self.table.off))
        aim = state.aim
        if record.token == self.table.next_token and not scattered:
            release = record.release
            aim = Aim(_clamped_x(self.board, release.x), release.angle, release.speed, release.spin)
        table = _settled(self.board, _with(self.table, dict(rest), gone))
        parts = state.parts
        if self.teaching:
            place = rest.get(record.token)
            stop = None if place is None else place[1]
            seen = self.part("teach").stopped(stop, speed=record.release.speed)
            parts = MappingProxyType({**parts, "teach": seen})
        after = replace(state, table=table, aim=aim, last_slide=record, parts=parts)
        settled = self.settle(state, after)
        if settled is not None:
            self.push(settled, tr("Slide {token}", token=record.token))

    # --- commands: aim, thrower, sampling ------------------------------------------------------------

    def set_aim(self, **numbers: float) -> None:
        """Change x (m), angle (rad), speed (m/s) or spin of the aim; x is kept on the board, speed up to FASTEST."""
        given = dict(numbers)
        if "x" in given:
            given["x"] = _clamped_x(self.board, given["x"])
        if "speed" in given:
            given["speed"] = min(max(given["speed"], 0.0), FASTEST)
        aim = replace(self._state.aim, **given)
        if aim != self._state.aim:
            self.push(replace(self._state, aim=aim), tr("Aim"), "aim")

    def set_thrower(self, thrower: Thrower) -> None:
        """Another hand."""
        if thrower != self._state.thrower:
            self.push(replace(self._state, thrower=thrower), tr("Thrower {name}", name=hand_name(thrower)))

    def set_scatter(self, on: bool) -> None:
        """Whether Throw scatters as the thrower does, or is exact."""
        if on != self._state.scatter:
            self.push(
                replace(self._state, scatter=on), tr("Throw with scatter") if on else tr("Throw exactly")
            )

    def set_sampling(self, *, n: int | None = None, seed: int | None = None) -> None:
        """How many slides the landing map takes, and its seed."""
        state = self._state
        after = replace(
            state, n=n if n is not None else state.n, seed=seed if seed is not None else state.seed
        )
        if after != state:
            self.push(after, tr("Landing slides"), "sampling")

    # --- commands: parts and the whole ----------------------------------------------------------------

    def set_part(self, name: str, value: Any, text: str, merge_key: str | None = None) -> None:
        """Another value of one view's part (see `ui.parts`)."""
        if value != self.part(name):
            parts = MappingProxyType({**self._state.parts, name: value})
            self.push(replace(self._state, parts=parts), text, merge_key)

    def start_over(self, state: LabState) -> None:
        """A session begins: another state with nothing to undo."""
        self._swap(state)
        self.undo_stack.clear()

    def push(self, after: LabState, text: str, merge_key: str | None = None) -> None:
        """One step that can be undone; `text` is what Edit > Undo says of it. Steps with a key run together."""
        self.undo_stack.push(_Change(self, after, text, merge_key))

    # --- inside --------------------------------------------------------------------------------------

    def _swap(self, after: LabState) -> None:
        before, self._state = self._state, after
        names = {name for name in FIELDS if getattr(before, name) is not getattr(after, name)}
        if "parts" in names:
            both = {*before.parts, *after.parts}
            names |= {name for name in both if before.parts.get(name) is not after.parts.get(name)}
        if names:
            self.changed.emit(frozenset(names))


def _as_it_is(before: LabState, after: LabState) -> LabState:
    """A table without a game: every slide counts as it went."""
    return after


def _with(table: Table, rest: dict[str, Place], off: tuple[str, ...]) -> Table:
    """The table with these at rest and off; its next token is one that still waits: the one chosen, else the
    first in turn order. A token that rests on the board is neither off nor in jail."""
    gone = tuple(token for token in off if token not in rest)
    jailed = tuple(token for token in table.jailed if token not in rest and token not in gone)
    left = waiting({*rest, *gone, *jailed}, table.sides)
    following = table.next_token if table.next_token in left else (left[0] if left else None)
    return replace(table, rest=MappingProxyType(rest), off=gone, jailed=jailed, next_token=following)


def _settled(board: Board, table: Table) -> Table:
    """The table on a board of perhaps other size: tokens whose centre lies beyond the edge are off (K7)."""
    rest = {t: (x, y) for t, (x, y) in table.rest.items() if 0 <= x <= board.width and 0 <= y <= board.length}
    if len(rest) == len(table.rest):
        return table
    gone = tuple(token for token in table.rest if token not in rest)
    return _with(table, rest, (*table.off, *gone))


def _overlapping(board: Board, rest: Mapping[str, Place]) -> tuple[str, str] | None:
    tokens = list(rest)
    for j, second in enumerate(tokens):
        for first in tokens[:j]:
            reach = board.token_for(first).radius + board.token_for(second).radius - MOST_OVERLAP
            if hypot(rest[first][0] - rest[second][0], rest[first][1] - rest[second][1]) < reach:
                return first, second
    return None


def _clamped_x(board: Board, x: float) -> float:
    radius = board.token.radius
    return min(max(x, radius), board.width - radius)
