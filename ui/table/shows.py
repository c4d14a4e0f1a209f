"""What is drawn on the table beside tokens and print."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shows:
    """ghost: the predicted path and resting place of the next slide. trails, arrows (velocity), events (signs where
    something happened): of the slide that is seen. recorded: the places of a recorded slide that was thrown."""

    ghost: bool = True
    trails: bool = True
    arrows: bool = True
    events: bool = True
    recorded: bool = True
