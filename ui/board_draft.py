"""BoardDraft: the board as the editor holds it, between the hand and the document.

What is sound goes into the board at once, one step each. Spaces that overlap are no board: they are kept as a draft
in a part of the document, so that undo and sessions have them, until they are sound or taken back; then what was
sound of them stays. A drag is one step when it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Signal

from lab import Board, BoardError, Space
from lab.board.checks import overlapping
from lab.board.editing import Box, boxed, free_id, free_place, kept_on, sound, with_spaces
from lab.errors import OverlapError
from ui.document import LabDocument
from ui.lab_words import in_words
from ui.language import count, tr
from ui.parts.board_draft import Drafted, shape
from ui.space_words import space_label

KEY = "board-editor"
"""Under which the document refuses what comes from here."""

SIZES = ("length", "width", "go_line")
"""Numbers of the Parameters dock that an edit takes into the board, for spaces stand in their coordinates."""

MOST_SAID = 3
"""Of more pairs that overlap, only the number is said."""

FRESH_HEIGHT, FRESH_VALUE = 0.08, 100
"""Height (m) and value of a space that is added to a board without any."""


@dataclass(frozen=True)
class Sketch:
    """What the hand has made of the spaces (and the GO line, m) and the board does not hold yet."""

    spaces: tuple[Space, ...]
    go_line: float


class BoardDraft(QObject):
    """The board being edited.

    changed(): what is shown, selected or refused has changed. switched(on): editing began or ended.
    said(sentence): what was taken back.
    selected: the id of the space that is worked on. refusal: why the last edit was not taken, "" else.
    """

    changed = Signal()
    switched = Signal(bool)
    said = Signal(str)

    def __init__(self, document: LabDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._held: Sketch | None = None
        """What the hand makes just now and has not let go."""
        self._seen: object = self._under
        self.on = self._own = False
        self.selected: str | None = None
        self.refusal = ""
        self.clashes: tuple[tuple[Space, Space], ...] = ()
        document.changed.connect(self._document_changed)
        document.refused.connect(self._refused)

    # --- reading -------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The document's board, which the draft may differ from."""
        return self._document.board

    @property
    def _under(self) -> tuple[object, object]:
        return shape(self.board), self._document.part("board-draft")

    @property
    def _sketch(self) -> Sketch | None:
        kept: Drafted = self._document.part("board-draft")
        if self._held is None and kept.over is not None and kept.over == shape(self.board):
            return Sketch(kept.spaces, kept.go_line)
        return self._held

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces as the hand has made them."""
        sketch = self._sketch
        return sketch.spaces if sketch is not None else self.board.spaces

    @property
    def go_line(self) -> float:
        """The GO line (m) as the hand has made it."""
        sketch = self._sketch
        return sketch.go_line if sketch is not None else self.board.go_line

    @property
    def pending(self) -> bool:
        """Whether the board does not hold what is shown."""
        return self._sketch is not None

    @property
    def space(self) -> Space | None:
        """The selected space."""
        return next((space for space in self.spaces if space.id == self.selected), None)

    @property
    def locked(self) -> frozenset[str]:
        """Which of length, width and GO line a lesson keeps as they are."""
        return frozenset(self._document.part("lesson").locked) & set(SIZES)

    @property
    def trouble(self) -> str:
        """Which spaces overlap, or what was refused, in a sentence; "" while all is well."""
        return " ".join(self.overlaps) if self.clashes else self.refusal

    @property
    def overlaps(self) -> list[str]:
        """Which two spaces overlap, a sentence a pair, the selected one first; of many pairs only the first."""
        said = []
        for pair in self.clashes[:MOST_SAID]:
            one, other = pair if pair[0].id == self.selected else pair[::-1]
            said.append(tr("{one} overlaps {other}.", one=space_label(one), other=space_label(other)))
        more = len(self.clashes) - MOST_SAID
        return [*said, count(more, "And {n} other pair.", "And {n} other pairs.")] if more > 0 else said

    # --- switching and selecting ---------------------------------------------------------------------

    def switch(self, on: bool) -> None:
        """Begin or end editing on the table; at the end what is not sound is taken back, and said."""
        if on == self.on:
            return
        if not on:
            self._held = None
            self.take_back()
        self.on = on
        self.switched.emit(on)
        self.changed.emit()

    def select(self, space_id: str | None) -> None:
        """Work on this space, or on none."""
        if space_id != self.selected:
            self.selected, self.refusal = space_id, ""
            self.changed.emit()

    def step(self, by: int) -> None:
        """The next space in board order, or the one before."""
        ids = [space.id for space in self.spaces]
        if ids:
            at = ids.index(self.selected) + by if self.selected in ids else (0 if by > 0 else -1)
            self.select(ids[at % len(ids)])

    # --- editing -------------------------------------------------------------------------------------

    def sketch(self, spaces: Sequence[Space], go_line: float | None = None) -> None:
        """Show the board like this; nothing is decided before `settle`."""
        self._held = Sketch(tuple(spaces), self.go_line if go_line is None else go_line)
        self._show()

    def let_go(self) -> None:
        """What was sketched and not settled goes back to where it was."""
        self._held = None
        self._show()

    def settle(self, text: str, merge_key: str | None = None) -> bool:
        """Put what is sketched into the document if it can be; `text` says what was done. True where it is sound."""
        held, self._held = self._held, None
        if held is None:
            return True
        taken = self.put(held.spaces, text, merge_key, held.go_line)
        self._clash()
        self.changed.emit()
        return taken

    def put(
        self, spaces: Sequence[Space], text: str, merge_key: str | None = None, go_line: float | None = None
    ) -> bool:
        """Other spaces, or another GO line. Where spaces overlap they stay a draft: False.

        What no board can have is refused, with `refusal`, and nothing changes.
        """
        sketch = Sketch(tuple(spaces), self.go_line if go_line is None else go_line)
        if "go_line" in self.locked and sketch.go_line != self.board.go_line:
            return self._refuse(tr("Locked by the lesson"))
        try:
            board = with_spaces(self._ground(), sketch.spaces, go_line=sketch.go_line)
        except OverlapError:
            self._keep(sketch, text, merge_key)
            return False
        except BoardError as error:
            return self._refuse(in_words(error.message))
        if not self._push(board, text, merge_key):
            return False
        self._show()
        return True

    def put_space(self, space: Space, text: str, merge_key: str | None = None) -> bool:
        """The selected space otherwise; under another id it stays selected."""
        spaces = [space if old.id == self.selected else old for old in self.spaces]
        taken = self.put(spaces, text, merge_key)
        if taken or (self.pending and space in self.spaces):
            self.selected = space.id
            self.changed.emit()
        return taken

    def put_fields(self, text: str, merge_key: str | None = None, **fields: Any) -> bool:
        """Other parts of the board: name, length, width, bonus, money, provenance; a draft of spaces stays."""
        if self.locked & set(fields):
            return self._refuse(tr("Locked by the lesson"))
        ground, sketch = self._ground(), self._sketch
        try:
            board = ground.replace(**fields)
        except BoardError as error:
            return self._refuse(in_words(error.message))
        return self._push(board, text, merge_key, sketch)

    def take_back(self) -> bool:
        """Of the draft what overlaps goes back to where the board has it, in one step; False without a draft."""
        sketch, self.refusal = self._sketch, ""
        if sketch is None:
            self._show()
            return False
        kept, gone = sound(self.board.spaces, sketch.spaces)
        text = tr("Take back what overlaps")
        unchanged = kept == self.board.spaces and sketch.go_line == self.board.go_line
        if unchanged or not self.put(kept, text, None, sketch.go_line):
            self._keep(None, text)
        names = ", ".join(space_label(space) for space in gone)
        self.said.emit(tr("Taken back, for they overlap: {spaces}. Undo brings them again.", spaces=names))
        return True

    # --- adding and removing -------------------------------------------------------------------------

    def add(self) -> None:
        """A new space, of the size of the selected or last one, where there is room; else a draft."""
        like = self.space or (self.spaces[-1] if self.spaces else None)
        board = self.board
        box = like.box if like is not None else (0.0, 0.0, board.width / 3, FRESH_HEIGHT)
        place = self._room_for(box[2] - box[0], box[3] - box[1])
        rect = (place[0], place[1], place[2] - place[0], place[3] - place[1])
        group = like.group if like is not None and like.kind == "property" else None
        value = like.value if group is not None and like is not None else FRESH_VALUE
        wish = free_id(self.spaces, f"{group or 'space'}-1")
        made = Space(id=wish, kind="property", group=group, value=value, rect=rect)
        self._append(made, tr("Add a space"))

    def duplicate(self) -> None:
        """The selected space once more, beside the others."""
        like = self.space
        if like is not None:
            x0, y0, x1, y1 = like.box
            copy = like.model_copy(update={"id": free_id(self.spaces, like.id), "name": ""})
            self._append(
                boxed(copy, self._room_for(x1 - x0, y1 - y0)),
                tr("Duplicate {space}", space=space_label(like)),
            )

    def remove(self) -> None:
        """The selected space away; the next one is selected."""
        gone = self.space
        if gone is not None:
            at = self.spaces.index(gone)
            left = [space for space in self.spaces if space is not gone]
            self.selected = left[min(at, len(left) - 1)].id if left else None
            self.put(left, tr("Delete {space}", space=space_label(gone)))
            self.changed.emit()

    # --- inside --------------------------------------------------------------------------------------

    def _clash(self) -> None:
        sketch = self._sketch
        self.clashes = tuple(overlapping(sketch.spaces)) if sketch is not None else ()
        self.refusal = "" if self.clashes else self.refusal
        if self.space is None:  # it was only in the draft
            self.selected = None

    def _show(self) -> None:
        self._clash()
        self.changed.emit()

    def _keep(self, sketch: Sketch | None, text: str, merge_key: str | None = None) -> None:
        """A draft in the document, or none any more, as one step."""
        over = shape(self.board)
        kept = Drafted(sketch.spaces, sketch.go_line, over) if sketch is not None else Drafted()
        self.refusal = ""
        self._own = True
        self._document.set_part("board-draft", kept, text, merge_key)
        self._own = False
        self._show()

    def _room_for(self, width: float, height: float) -> Box:
        """A free place of that size, else of half or a quarter of it, else the middle of the board."""
        board = self.board
        width, height = min(width, board.width), min(height, board.length)
        for part in (1.0, 0.5, 0.25):
            found = free_place(board, self.spaces, width * part, height * part)
            if found is not None:
                return found
        x, y = (board.width - width) / 2, (board.length - height) / 2
        return kept_on(board, (x, y, x + width, y + height))

    def _append(self, made: Space, text: str) -> None:
        before, self.selected = self.selected, made.id
        self.put([*self.spaces, made], text)
        if self.space is None:  # refused
            self.selected = before
        self.changed.emit()

    def _ground(self) -> Board:
        """The base board in the coordinates that are seen: with the sizes changed in the window."""
        state = self._document.state
        sizes = {key: value for key, value in state.changes.items() if key in SIZES}
        return state.base.with_(**sizes) if sizes else state.base

    def _push(self, board: Board, text: str, merge_key: str | None, sketch: Sketch | None = None) -> bool:
        """Another base board; the draft is `sketch` from now on, or none."""
        state = self._document.state
        kept = {key: value for key, value in state.changes.items() if key not in SIZES}
        after = self._document.rebased(kept, board, KEY)
        if after is None:
            return False
        self.refusal = ""
        over = shape(after.board)
        draft = Drafted(sketch.spaces, sketch.go_line, over) if sketch is not None else Drafted()
        if draft != self._document.part("board-draft"):
            after = replace(after, parts=MappingProxyType({**after.parts, "board-draft": draft}))
        if board != state.base or kept != dict(state.changes) or after.parts is not state.parts:
            self._document.push(after, text, merge_key)
        return True

    def _refuse(self, sentence: str) -> bool:
        self.refusal = sentence
        self.changed.emit()
        return False

    def _refused(self, key: str, sentence: str) -> None:
        if key == KEY:
            self._refuse(sentence)

    def _document_changed(self, names: frozenset[str]) -> None:
        if not names & {"board", "base", "changes", "lesson", "board-draft"}:
            return
        if self._under != self._seen:  # undone, opened, resized from elsewhere: the hand held another board
            self._seen, self.refusal, self._held = self._under, "", None
        if (
            not self._own
            and self.pending
            and not self.on
            and "board" not in self._document.part("lesson").hidden
        ):
            self.switch(True)  # undone: the draft is there again, and seen
        self._show()
