"""Sets: two sets of the board's numbers, A and B; one is in force, the other waits here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from lab import LabError
from ui.parts.part import Part


@dataclass(frozen=True)
class Sets:
    """current: the one in force, "A" or "B". other: the other one's changes to the board, None while there is none."""

    current: str = "A"
    other: Mapping[str, float | str] | None = None

    @property
    def waiting(self) -> str:
        """The name of the other one."""
        return "B" if self.current == "A" else "A"


def _to_json(sets: Sets) -> dict[str, Any]:
    return {"current": sets.current, "other": None if sets.other is None else dict(sets.other)}


def _from_json(plain: Any) -> Sets:
    if not isinstance(plain, Mapping) or plain.get("current") not in ("A", "B"):
        raise LabError('give "A" or "B"', where="current")
    other = plain.get("other")
    if other is None:
        return Sets(plain["current"])
    if not isinstance(other, Mapping) or not all(isinstance(v, int | float | str) for v in other.values()):
        raise LabError("give numbers by their names, or null", where="other")
    return Sets(plain["current"], MappingProxyType(dict(other)))


SETS = Part("sets", Sets(), _to_json, _from_json)
