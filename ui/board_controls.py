"""The board editor's actions: editing on the table, a new board, the board saved as a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from lab import load_board
from lab.board import save_board
from ui.actions import Actions
from ui.desk import Desk
from ui.language import tr
from ui.locks import board_held
from ui.saving import ask_path, save
from ui.table.board_handles import BoardHandles
from ui.table.view import TableView

SUFFIX = ".toml"


class BoardControls(QObject):
    """Joins the actions with the draft and the table, both ways. saved(path): what else is done of a saved file."""

    def __init__(self, act: Actions, desk: Desk, table: TableView, saved: Callable[[Path], None]) -> None:
        super().__init__(table)
        self._act, self._desk, self._table, self._saved = act, desk, table, saved
        self.handles = BoardHandles(desk, table)
        act.edit_board.toggled.connect(self._switch)
        act.new_board.triggered.connect(self._new)
        act.save_board.triggered.connect(self._save)
        desk.draft.switched.connect(act.edit_board.setChecked)
        desk.document.changed.connect(self._document_changed)

    def _switch(self, on: bool) -> None:
        self._table.gestures.cancel()
        self._desk.draft.switch(on)
        if on:
            self._desk.wanted.emit("board")
            self.handles.setFocus()

    def _document_changed(self, names: frozenset[str]) -> None:
        """A lesson that hides the Board dock keeps its pupils from editing."""
        if "lesson" in names:
            allowed = "board" not in self._desk.document.part("lesson").hidden
            self._act.edit_board.setEnabled(allowed)
            if not allowed:
                self._desk.draft.switch(False)

    def _new(self) -> None:
        """A blank lane to put spaces on, with what it held before one undo away."""
        self._desk.player.stop()
        board = load_board("blank-lane").replace(name=tr("new"))
        if held := board_held(self._desk.document, board):
            self._desk.fail("board", held)
            return
        self._desk.document.begin_board(board, tr("New board"))
        self._act.edit_board.setChecked(True)

    def new_table(self, begin: Callable[[], bool]) -> None:
        """A table to throw on, unless the user would rather stay: nothing is edited on it yet."""
        if begin():
            self._act.edit_board.setChecked(False)

    def _save(self) -> None:
        """The board as it is in force, with notes on origin true of it; not while spaces overlap."""
        document = self._desk.document
        if self._overlapping():
            return
        start = str(Path(document.board.name).with_suffix(SUFFIX).name)
        path = ask_path(self._table, tr("Save the board"), start, tr("Boards (*.toml)"), (SUFFIX,))
        if path is not None:
            self.save(path)

    def _overlapping(self) -> bool:
        """Whether the board cannot be saved as it is seen, for spaces overlap; that is told."""
        draft = self._desk.draft
        if draft.pending:
            why = " ".join(draft.overlaps)
            self._desk.fail(
                "save", tr("Not saved: {why} Move or shrink one of them, or take it back.", why=why)
            )
        return draft.pending

    def save(self, path: Path) -> bool:
        """Write the board; False when it could not be written (and told)."""
        document = self._desk.document
        if self._overlapping():
            return False
        if not save(self._desk, path, lambda: save_board(document.board, path)):
            return False
        self._saved(path)
        return True
