"""One step that can be undone, from one state of the document to another, and the stack of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack

from ui.state import LabState
from ui.typed import ask_thread


class Change(QUndoCommand):
    """From one state to another; those with the same key that follow one another run together into one step.

    swap: puts a state into the document. text: what Edit > Undo says.
    """

    def __init__(
        self,
        swap: Callable[[LabState], None],
        before: LabState,
        after: LabState,
        text: str,
        merge_key: str | None = None,
    ) -> None:
        super().__init__(text)
        self._swap, self._before, self._after, self._key = swap, before, after, merge_key

    def id(self) -> int:
        return -1 if self._key is None else hash(self._key) & 0x3FFFFFFF

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Change) or other._key != self._key:
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        self._swap(self._after)

    def undo(self) -> None:
        self._swap(self._before)


class Steps(QUndoStack):
    """The steps of a document, all of whose changes go through here: LabError in a thread of the console.

    Qt itself could not be told that: what a step raises while Qt makes it is only printed.
    """

    def push(self, step: QUndoCommand) -> None:
        ask_thread()
        super().push(step)

    def undo(self) -> None:
        ask_thread()
        super().undo()

    def redo(self) -> None:
        ask_thread()
        super().redo()

    def setIndex(self, index: int) -> None:
        ask_thread()
        super().setIndex(index)

    def clear(self) -> None:
        ask_thread()
        super().clear()
