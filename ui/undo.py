"""One step that can be undone: from one state of the document to another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from ui.state import LabState


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
