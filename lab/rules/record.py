"""A round record (`knockout-round/1`) as frozen values, and how one is written down.

Reading and its checks stand in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from lab.rules.actions import Action, Fee, House, Move, Pick, Slide
from lab.rules.options import RuleOptions
from lab.rules.printed import Spot
from lab.rules.state import side_of

FORMAT = "knockout-round/1"


@dataclass(frozen=True, slots=True)
class SlideRecord:
    """One slide that a record tells. side: who slid it. where: its place in the record."""

    side: str
    slide: Slide
    where: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision that a record tells.

    rule: K9, K12, K15, K16 or K19. who: the token, for K19 the side. where: its place in the record.
    space: what was picked; None for a declined K16 and for K12 and K15. pay: K12 only.
    slide: the new slide of a paid K12 or a K15.
    """

    rule: str
    who: str
    where: str
    space: str | None = None
    pay: bool = False
    slide: Slide | None = None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round: order, cash and pot before it, its slides or the places after them all, and the decisions.

    tokens: all tokens of all sides, in turn order, one side's in token order. final: None where the record
    tells the slides; slides: None where it gives the final places. document: the record as it was read.
    """

    order: tuple[str, ...]
    cash: Mapping[str, int]
    pot: int
    options: RuleOptions
    tokens: tuple[str, ...]
    final: Mapping[str, Spot] | None
    slides: tuple[SlideRecord, ...] | None
    choices: tuple[Choice, ...]
    document: Mapping[str, Any]

    def as_dict(self) -> dict[str, Any]:
        """The same record as it was read, as plain data for JSON."""
        return deepcopy(dict(self.document))


# --- writing ---------------------------------------------------------------------------------------------


def record_document(
    board: str,
    order: tuple[str, ...],
    cash: Mapping[str, int],
    pot: int,
    options: RuleOptions,
    played: Iterable[tuple[str, Action]],
) -> dict[str, Any]:
    """The record of a round that was played slide by slide.

    cash, pot: before the round. played: every action with the rule of the decision that it answered.
    """
    slides: list[dict[str, Any]] = []
    choices: list[dict[str, Any]] = []
    for rule, action in played:
        match action:
            case Slide() if rule == "K5":
                slides.append({"side": side_of(action.token), "token": action.token, **slide_as_dict(action)})
            case Slide() if rule == "K12":  # follows its paid fee at once
                choices[-1].update(slide_as_dict(action))
            case Slide():
                choices.append({"rule": rule, "token": action.token, **slide_as_dict(action)})
            case Pick() | Move():
                choices.append({"rule": rule, "token": action.token, "space": action.space})
            case Fee():
                choices.append({"rule": rule, "token": action.token, "pay": action.pay})
            case House():
                choices.append({"rule": rule, "side": action.side, "space": action.space})
            case _:
                raise TypeError(f"{action!r} is no part of a round")
    return {
        "format": FORMAT,
        "board": board,
        "order": list(order),
        "cash": {side: cash[side] for side in order},
        "pot": pot,
        "options": options.changed(),
        "slides": slides,
        "choices": choices,
    }


def slide_as_dict(slide: Slide) -> dict[str, Any]:
    """Release, draw, rest and fallen tokens as a record has them, as far as they are given."""
    written: dict[str, Any] = {}
    if (release := slide.release) is not None:
        written["release"] = {
            "x": release.x,
            "y": release.y,
            "speed": release.speed,
            "angle": release.angle,
            "spin": release.spin,
        }
    if (draw := slide.draw) is not None:
        written["draw"] = {"mu": draw.mu, "restitution": draw.restitution, "factor": draw.factor}
    if slide.rest is not None:
        written["rest"] = {t: spot if isinstance(spot, str) else list(spot) for t, spot in slide.rest.items()}
    if slide.toppled:
        written["toppled"] = list(slide.toppled)
    return written
