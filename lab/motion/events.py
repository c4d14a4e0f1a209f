"""What happened on the way: the one list that rules, animation, replay and logs all read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

EventKind = Literal["start", "contact", "rest", "off"]
KINDS: tuple[EventKind, ...] = ("start", "contact", "rest", "off")
"""In the order of the codes that the compiled solver writes."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a slide.

    kind: `start` (released), `contact` (two tokens hit), `rest`, `off` (centre left the board).
    time: s since the release. token: whose event it is; in a contact the one that comes first by name.
    place: (x, y) m of that token's centre then. other: the second token of a contact, else None.
    impulse: N s that the two tokens exchanged, 0 but for contacts.
    """

    kind: EventKind
    time: float
    token: str
    place: tuple[float, float]
    other: str | None = None
    impulse: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data for JSON; `other` and `impulse` only where there was a contact."""
        plain: dict[str, Any] = {
            "kind": self.kind,
            "time": self.time,
            "token": self.token,
            "place": list(self.place),
        }
        if self.other is not None:
            plain.update(other=self.other, impulse=self.impulse)
        return plain
