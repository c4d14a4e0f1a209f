"""What a lesson has locked: whoever would change a number by another way than its field asks here first."""

from __future__ import annotations

from collections.abc import Iterable

from ui.document import LabDocument
from ui.language import mark, tr
from ui.parameter_list import BY_KEY

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
