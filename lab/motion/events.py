"""What happened on the way: the one list that rules, animation, replay and logs all read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

EventKind = Literal["start", "contact", "rail", "seam", "topple", "rest", "off"]
KINDS: tuple[EventKind, ...] = ("start", "contact", "rail", "seam", "topple", "rest", "off")
"""In the order of the codes that the compiled solver writes."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a slide.

    kind: `start` (released), `contact` (two tokens hit), `rail` (one hit a rail), `seam` (one came to a seam),
    `topple` (a hit tipped it; it is stood up where it comes to rest), `rest`, `off` (centre left the board).
    time: s since the release. token: whose event it is. place: (x, y) m of that token's centre then.
    other: the second token of a contact, the rail ("rail-left") or the seam ("seam-1"), else None.
    impulse: N s along the normal of a contact or a rail, else 0.
    """

    kind: EventKind
    time: float
    token: str
    place: tuple[float, float]
    other: str | None = None
    impulse: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data for JSON; `other` and `impulse` only where there is another."""
        plain: dict[str, Any] = {
            "kind": self.kind,
            "time": self.time,
            "token": self.token,
            "place": list(self.place),
        }
        if self.other is not None:
            plain.update(other=self.other, impulse=self.impulse)
        return plain


SIDES = ("left", "right", "near", "far")


def other_name(kind: EventKind, other: int, names: tuple[str, ...]) -> str | None:
    """What the number in an event's `other` stands for."""
    if other < 0:
        return None
    if kind == "rail":
        return f"rail-{SIDES[other]}"
    return f"seam-{other + 1}" if kind == "seam" else names[other]
