"""LabDocument: the one thing in the window that changes. Views read it and send it commands.

All of its state is one frozen value; a command swaps it for another and can be undone. A command is named
by what the user did, so that Edit > Undo can say it. Merging commands (a slider drag, arrow keys) are one
step. What runs just now (a slide under way, a landing map being computed) is not state: `Player` and
`LandingWatch` keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Signal

from lab import Aim, Board, BoardError, LabError, Thrower, load_board
from lab.rules.state import side_of
from lab.session import SEEDS, SLIDES
from lab.throwers import release_y
from lab.whole_numbers import check_whole
from ui.hands import hand_name
from ui.lab_words import in_words
from ui.language import count, tr
from ui.locks import board_held
from ui.parameter_list import BY_KEY
from ui.parameters import allowed, out_of_range
from ui.parts import PARTS
from ui.resting import beside, clamped_x, first_overlap, in_the_way, laid, on_board
from ui.sides import check_sides, check_token, waiting
from ui.state import FASTEST, FIELDS, Ground, LabState, Place, SlideRecord, Table, fresh_state
from ui.typed import ask_thread
from ui.undo import Change, Steps

MOST_UNDONE = 300
"""Steps that can be undone; each may hold a whole round or its recordings, so that older ones are let go."""

Settler = Callable[[LabState, LabState], LabState | None]
"""What somebody makes of a slide: the state before it and the one after it, as those asked earlier left it, to the
one that holds; None where the slide does not count, and then nobody else is asked."""


class LabDocument(QObject):
    """The lab's table, board, aim and thrower, with undo.

    changed(names): the named fields of `state` have a new value, and the named parts. refused(key, sentence):
    a value was not taken, and why. leaving(): another session begins; what is still to come into this one is not for
    that.
    """

    changed = Signal(object)
    refused = Signal(str, str)
    leaving = Signal()

    def __init__(self, board: Board | None = None) -> None:
        super().__init__()
        self.undo_stack = Steps(self)
        self.undo_stack.setUndoLimit(MOST_UNDONE)
        self.settlers: list[Settler] = []
        """Who is asked what a slide from the live table comes to, one after the other (see `Settler`)."""
        self._closed = False
        self._steps = 0  # that were ended: what came after one does not run together with it
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
        return in_the_way(self.board, self.table.rest, token, place)

    # --- commands: the board -------------------------------------------------------------------------

    def set_parameter(self, key: str, value: float) -> bool:
        """Give a number of the board (SI) another value; False and `refused` when it cannot be."""
        parameter = BY_KEY[key]
        lo, hi = allowed(self.board, parameter)
        shown = round(value * parameter.scale, 9)
        if not lo <= shown <= hi:
            self._refuse(key, out_of_range(parameter, shown, lo, hi))
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
            self._refuse(key, in_words(error.message))
            return None
        table = on_board(board, state.table)
        if pair := first_overlap(board, table.rest):
            said = tr(
                "{one} and {other} would overlap: move one or clear the table", one=pair[0], other=pair[1]
            )
            self._refuse(key, said)
            return None
        return replace(
            state,
            base=under,
            changes=MappingProxyType(dict(changes)),
            board=board,
            table=table,
            aim=replace(state.aim, x=clamped_x(board, state.aim.x)),
        )

    def ground_of(self, board: Board, *known: Ground) -> Ground:
        """What a board is made of: the table's base and changes where it is the table's, else the first of `known`
        that it is; otherwise it is a base itself."""
        state = self._state
        here = (Ground(state.base, state.changes, state.board), *known)
        return next((ground for ground in here if ground.board == board), Ground(board))

    def put_round(
        self, ground: Ground, table: Table, parts: Mapping[str, Any], text: str, merge_key: str | None = None
    ) -> None:
        """A round's table on its board, with the parts that tell of it, in one step: a game, a replay.

        Where the board is another one, its numbers are changes to its own base as before, and the aim is on it: an aim
        that nobody has changed is that board's own. `refused` where a lesson has locked what it would change.
        """
        if held := board_held(self, ground.board):
            self._refuse("board", held)
            return
        state = self._state
        if state.board != ground.board:
            untouched = state.aim == fresh_state(state.base).aim
            aim = fresh_state(ground.base).aim if untouched else state.aim
            aim = replace(aim, x=clamped_x(ground.board, aim.x))
            state = replace(state, base=ground.base, changes=ground.changes, board=ground.board, aim=aim)
        all_parts = MappingProxyType({**state.parts, **parts})
        self.push(replace(state, table=table, last_slide=None, parts=all_parts), text, merge_key)

    def open_board(self, name_or_path: str | Path) -> None:
        """Another board with an empty table; LabError when it cannot be read, or a lesson has locked its numbers."""
        board = load_board(name_or_path)
        self.begin_board(board, tr("Open board {name}", name=board.name))

    def begin_board(self, board: Board, text: str) -> None:
        """Another board with an empty table, aimed anew; who plays, the hand and the sampling stay. LabError where a
        lesson has locked what it would change."""
        if held := board_held(self, board):
            raise LabError(held)
        fresh, state = fresh_state(board), self._state
        table = replace(fresh.table, sides=state.table.sides)
        self.push(
            replace(
                state,
                base=fresh.base,
                changes=fresh.changes,
                board=fresh.board,
                table=laid(table, {}, ()),
                aim=fresh.aim,
                last_slide=None,
            ),
            text,
        )

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
        """Set a token down by hand; False where it would overlap another or lie off the board. LabError for a token
        that there is none of."""
        check_token(token, "token")
        if beside(self.board, place) or self.blocker(token, place) is not None:
            return False
        rest = {**self.table.rest, token: place}
        self.push(
            replace(self._state, table=laid(self.table, rest, self.table.off)),
            tr("Move {token}", token=token),
        )
        return True

    def clear_table(self, text: str = "") -> None:
        """All tokens back in hand, and a recorded slide off the table. text: what Edit > Undo says, where it is not
        that the table was cleared; a recorded slide stays then."""
        table, fit = self.table, self.part("fit")
        thrown = not text and fit.thrown is not None
        if thrown or table.rest or table.off or table.jailed or self._state.last_slide is not None:
            table = laid(replace(table, jailed=(), next_token=None), {}, ())
            after = replace(self._state, table=table, last_slide=None)
            if thrown:
                after = replace(
                    after, parts=MappingProxyType({**after.parts, "fit": replace(fit, thrown=None)})
                )
            self.push(after, text or tr("Clear the table"))

    def choose_sides(self, sides: tuple[str, ...]) -> None:
        """Who plays, in turn order; tokens of others leave the table. LabError for sides that make no game."""
        table = self.table
        check_sides(sides, "sides")
        if sides == table.sides:
            return
        rest = {token: place for token, place in table.rest.items() if side_of(token) in sides}
        off, jailed = (tuple(t for t in group if side_of(t) in sides) for group in (table.off, table.jailed))
        after = laid(replace(table, sides=sides, jailed=jailed), rest, off)
        self.push(
            replace(self._state, table=after, last_slide=None), count(len(sides), "{n} side", "{n} sides")
        )

    def put_table(self, table: Table, text: str) -> None:
        """All tokens at once, as a record or a game has them; those beyond the board's edge are off."""
        whole = on_board(self.board, laid(table, dict(table.rest), table.off))
        self.push(replace(self._state, table=whole, last_slide=None), text)

    def commit_slide(
        self,
        record: SlideRecord,
        rest: Mapping[str, Place],
        off: Mapping[str, Place],
        *,
        aimed: bool = True,
    ) -> None:
        """What the live table came to, in one step. aimed: the release is the aim from now on, for it was meant so,
        scattered by no hand, and nobody has aimed anew meanwhile."""
        state = self._state
        gone = (*self.table.off, *(token for token in off if token not in self.table.off))
        aim = state.aim
        if record.token == self.table.next_token and aimed:
            release = record.release
            aim = Aim(clamped_x(self.board, release.x), release.angle, release.speed, release.spin)
        table = on_board(self.board, laid(self.table, dict(rest), gone))
        after: LabState | None = replace(state, table=table, aim=aim, last_slide=record)
        for settle in tuple(self.settlers):
            after = settle(state, after) if after is not None else None
        if after is not None:
            self.push(after, tr("Slide {token}", token=record.token))

    # --- commands: aim, thrower, sampling ------------------------------------------------------------

    def set_aim(self, /, **numbers: float) -> None:
        """Change x (m), angle (rad), speed (m/s) or spin of the aim; x is kept on the board, speed up to FASTEST."""
        given = dict(numbers)
        if "x" in given:
            given["x"] = clamped_x(self.board, given["x"])
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
        """How many slides the landing map takes, and its seed; LabError for what no session could hold."""
        state = self._state
        for where, given, (least, most) in (("n", n, SLIDES), ("seed", seed, SEEDS)):
            if given is not None:
                check_whole(given, where, LabError)
                if not least <= given <= most:
                    raise LabError(f"{given} is out of range; give {least} to {most}", where=where)
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
        ask_thread()
        self.leaving.emit()
        self._swap(state)
        self.undo_stack.clear()

    def end_step(self) -> None:
        """What follows is a step of its own, also where it changes the same number."""
        self._steps += 1

    def push(self, after: LabState, text: str, merge_key: str | None = None) -> None:
        """One step that can be undone; `text` is what Edit > Undo says of it. Steps with a key run together."""
        if not self._closed:
            key = None if merge_key is None else f"{merge_key} {self._steps}"
            self.undo_stack.push(Change(self._swap, self._state, after, text, key))

    def close(self) -> None:
        """The window goes: whatever a part of it that goes later still sends, nothing changes any more."""
        self._closed = True
        self.undo_stack.clear()  # while its actions are still there to hear of it

    # --- inside --------------------------------------------------------------------------------------

    def _refuse(self, key: str, sentence: str) -> None:
        ask_thread()
        if not self._closed:
            self.refused.emit(key, sentence)

    def _swap(self, after: LabState) -> None:
        before, self._state = self._state, after
        names = {name for name in FIELDS if getattr(before, name) is not getattr(after, name)}
        if "parts" in names:
            both = {*before.parts, *after.parts}
            names |= {name for name in both if before.parts.get(name) is not after.parts.get(name)}
        if names:
            self.changed.emit(frozenset(names))
