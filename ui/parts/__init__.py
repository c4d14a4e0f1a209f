"""What single views keep in the document: one frozen value each, one small file each; saved with sessions.

A view reads its part with `document.part(name)` and changes it with `document.set_part(name, value, text)`,
so that undo, sessions and the other views see it. A part is plain data: nothing of Qt.
"""

from __future__ import annotations

from ui.parts.aiming import AIMING
from ui.parts.board_draft import BOARD_DRAFT
from ui.parts.fit import FIT
from ui.parts.game import GAME
from ui.parts.hand import HAND
from ui.parts.lesson import LESSON
from ui.parts.measure import MEASURE
from ui.parts.part import Part
from ui.parts.replay import REPLAY
from ui.parts.sampling import SAMPLING
from ui.parts.sets import SETS
from ui.parts.teach import TEACH

_ALL: tuple[Part, ...] = (
    FIT,
    AIMING,
    BOARD_DRAFT,
    SAMPLING,
    GAME,
    HAND,
    LESSON,
    MEASURE,
    REPLAY,
    SETS,
    TEACH,
)

PARTS: dict[str, Part] = {part.name: part for part in _ALL}
"""Every part by its name; the name is its key in a session's file."""
