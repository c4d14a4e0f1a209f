"""The round that is told again: its record, and how many of its moments have happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lab import RuleError
from ui.parts.part import Part


@dataclass(frozen=True)
class ReplayPart:
    """record: a `knockout-round/1` document, None for none. at: moments so far. name: of its file, "" if none."""

    record: Mapping[str, Any] | None = None
    at: int = 0
    name: str = ""


def _to_json(part: ReplayPart) -> dict[str, Any]:
    return {"record": part.record, "at": part.at, "name": part.name}


def _from_json(held: Any) -> ReplayPart:
    if not isinstance(held, Mapping):
        raise RuleError("this is no replay; leave it out", code="format", where="replay")
    record, at, name = held.get("record"), held.get("at", 0), held.get("name", "")
    if record is not None and not (
        isinstance(record, Mapping) and record.get("format") == "knockout-round/1"
    ):
        raise RuleError(
            'this is no round; give a "knockout-round/1" or null', code="format", where="replay.record"
        )
    if type(at) is not int or at < 0:
        raise RuleError(
            "this is no place in a round; give a whole number, 0 or more", code="format", where="replay.at"
        )
    if not isinstance(name, str):
        raise RuleError("this is no file's name; give a text", code="format", where="replay.name")
    return ReplayPart(record, at, name)


REPLAY = Part("replay", ReplayPart(), _to_json, _from_json)
