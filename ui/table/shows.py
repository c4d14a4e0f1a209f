"""What is drawn on the table beside tokens and print."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shows:
    """ghost: the predicted path and resting place of the next slide. trails, arrows (velocity), events (signs where
    something happened): of the slide that is seen."""

    ghost: bool = True
    trails: bool = True
    arrows: bool = True
    events: bool = True
