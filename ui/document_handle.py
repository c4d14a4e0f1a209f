"""DocumentHandle: the document for those who type, in the console: what it does, in few words, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lab import Board, LabError, Thrower
from ui.document import LabDocument
from ui.language import tr
from ui.locks import changed_locks, held_by_lesson
from ui.parameter_list import BY_KEY
from ui.typed import ask_thread, one_or_many


class DocumentHandle:
    """What the window works on. Each change is one step that Edit > Undo takes back.

    doc.board                              the table's board, with the numbers changed in the window
    doc.board = doc.board.with_(mu=0.1)    another board under the same tokens
    doc.set_parameter("mu", 0.1)           one number of the board, in SI units
    doc.set_aim(speed=0.9, angle=0.02)     how the next token will be thrown (m/s, rad)
    doc.set_thrower(lab.Thrower.preset("skilled"))
    doc.open_board("blank-lane")           a shipped board or a file, with an empty table
    doc.undo(), doc.redo()

    The tokens are `table`'s. All else that the window's own document has is there too.
    """

    _document: LabDocument

    def __init__(self, document: LabDocument) -> None:
        object.__setattr__(self, "_document", document)

    @property
    def board(self) -> Board:
        """The table's board; set another one under the same tokens. LabError where they could not lie on it."""
        return self._document.board

    @board.setter
    def board(self, board: Board) -> None:
        if not isinstance(board, Board):
            raise LabError("doc.board takes a board: doc.board.with_(mu=0.1), or lab.load_board(...)")
        self._ask_lesson(changed_locks(self._document, board))
        self._ask(lambda: self._document.put_board(board, tr("Another board"), changes={}))

    def set_parameter(self, key: str, value: float) -> None:
        """Give a number of the board another value (SI); LabError where there is none of that name, or it cannot be."""
        self._check(key)
        self._ask(lambda: self._document.set_parameter(key, float(value)))

    def reset_parameter(self, key: str) -> None:
        """A number as the board's file has it."""
        self._check(key)
        self._ask(lambda: self._document.reset_parameter(key))

    def put_changes(self, changes: Mapping[str, float | str], text: str) -> None:
        """Other changes to the board's own numbers, in one step called `text`."""
        before = self._document.state.changes
        self._ask_lesson([key for key in {*changes, *before} if changes.get(key) != before.get(key)])
        self._ask(lambda: self._document.put_changes(changes, text))

    def set_thrower(self, thrower: Thrower) -> None:
        """Another hand."""
        if not isinstance(thrower, Thrower):
            raise LabError('doc.set_thrower takes a hand: lab.Thrower.preset("skilled"), or lab.Thrower(...)')
        self._ask_lesson(["hand"])
        self._document.set_thrower(thrower)

    def undo(self) -> None:
        """Take the last step back."""
        self._document.undo_stack.undo()

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        self._document.undo_stack.redo()

    def _check(self, key: str) -> None:
        """LabError where there is no such number, or the lesson has locked it."""
        if not isinstance(key, str) or key not in BY_KEY:
            raise LabError(f"there is no number {key!r}; there are {', '.join(BY_KEY)}")
        self._ask_lesson([key])

    def _ask_lesson(self, keys: list[str]) -> None:
        """LabError where a lesson has locked one of these, and in another thread."""
        ask_thread()
        if held := held_by_lesson(self._document, keys):
            raise LabError(held)

    def _ask(self, command: Callable[[], bool]) -> None:
        """Give a command; LabError with the reason where the document refuses it."""
        told: list[str] = []

        def refused(_: str, sentence: str) -> None:
            told.append(sentence)

        self._document.refused.connect(refused)
        try:
            command()
        finally:
            self._document.refused.disconnect(refused)
        if told:
            raise LabError(told[-1])

    def __getattr__(self, name: str) -> Any:
        return getattr(object.__getattribute__(self, "_document"), name)

    def __setattr__(self, name: str, value: object) -> None:
        if name != "board":
            raise LabError(
                f"doc.{name} is not set like this: doc.board = ... takes a board, the rest has commands, as "
                'doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)'
            )
        object.__setattr__(self, name, value)

    def __dir__(self) -> list[str]:
        own = [name for name in vars(LabDocument) if not name.startswith("_") and name != "close"]
        return sorted({*own, "undo", "redo"})

    def __repr__(self) -> str:
        state = self._document.state
        steps = self._document.undo_stack.index()
        tokens = one_or_many(len(state.table.rest), "token")
        surface = state.board.surface
        return (
            f"document: board {state.board.name} ({surface.law}, mu {surface.mu:g}), {tokens} on it, "
            f"{one_or_many(steps, 'step')} to undo; help(doc) says what can be done"
        )
