"""How tokens are thrown on the table: the way, and what a push is worth."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from lab.errors import UsageError
from ui.parts.part import Part

WAYS = ("slingshot", "push")
LEAST_GAIN, MOST_GAIN = 0.1, 10.0


@dataclass(frozen=True)
class Hand:
    """way: "slingshot" (drag back, let go) or "push" (the token follows the hand). gain: a pushed token's speed
    by the pointer's. by_hand: a pushed token leaves the hand only when it is let go; past the GO line that is a
    foul (K6). Else it leaves at the line at the latest.

    Raises UsageError for a way that is none and a gain out of 0.1 to 10.
    """

    way: str = "slingshot"
    gain: float = 1.0
    by_hand: bool = False

    def __post_init__(self) -> None:
        if self.way not in WAYS:
            raise UsageError(
                f"{self.way!r:.40} is no way to throw; give {' or '.join(WAYS)}", where="hand.way"
            )
        if isinstance(self.gain, bool) or not isinstance(self.gain, int | float):
            raise UsageError(f"{self.gain!r:.40} is not a number", where="hand.gain")
        if not LEAST_GAIN <= self.gain <= MOST_GAIN:
            raise UsageError(
                f"a hand gain of {self.gain:g} is out of range; give {LEAST_GAIN:g} to {MOST_GAIN:g}",
                where="hand.gain",
            )
        if not isinstance(self.by_hand, bool):
            raise UsageError(f"{self.by_hand!r:.40} is not true or false", where="hand.by_hand")


def _read(data: Any) -> Hand:
    if not isinstance(data, dict) or not set(data) <= {"way", "gain", "by_hand"}:
        raise UsageError("this is no hand; give way, gain and by_hand", where="hand")
    return Hand(**data)


HAND = Part("hand", Hand(), asdict, _read)
