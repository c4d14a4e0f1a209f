"""What a lesson has locked: whoever would change a number by another way than its field asks here first.

Sets A and B may differ in what is locked: its author kept them so, to be flipped between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from lab import Board
from ui.language import mark, tr
from ui.parameter_list import BY_KEY

if TYPE_CHECKING:
    from ui.document import LabDocument

OTHER_NAMES = {
    "law": mark("Law of friction"),
    "contact": mark("Contact of the tokens"),
    "topple": mark("Toppling"),
    "hand": mark("Hand"),
    "seams": mark("Seams"),
    "rails": mark("Rails"),
    "tokens": mark("Tokens that differ"),
}
"""What can be locked beside the numbers of `ui.parameter_list`, by key."""


def name_of_lock(key: str) -> str:
    """What is locked, as it is shown."""
    return tr(BY_KEY[key].name if key in BY_KEY else OTHER_NAMES.get(key, key))


def held_by_lesson(document: LabDocument, keys: Iterable[str]) -> str:
    """Why these may not be changed: the first that the lesson has locked, in one sentence; "" where they may."""
    locked = document.part("lesson").locked
    for key in keys:
        if key in locked:
            return tr("{name} is locked by the lesson: it stays as it is.", name=name_of_lock(key))
    return ""


_OF_A_BOARD: dict[str, Callable[[Board], object]] = {
    "law": lambda board: board.surface.law,
    "contact": lambda board: board.token.contact,
    "topple": lambda board: board.collision.topple,
    "seams": lambda board: board.seams,
    "rails": lambda board: board.rails,
    "tokens": lambda board: board.tokens,
}


def changed_locks(document: LabDocument, board: Board) -> list[str]:
    """What the lesson has locked and another board would change."""
    reads = {**{key: parameter.read for key, parameter in BY_KEY.items()}, **_OF_A_BOARD}
    known = (key for key in document.part("lesson").locked if key in reads)
    return [key for key in known if reads[key](board) != reads[key](document.board)]


def board_held(document: LabDocument, board: Board) -> str:
    """Why another board may not come, for the lesson has locked what it would change; "" where it may."""
    return held_by_lesson(document, changed_locks(document, board))
