"""Lesson: what a session that is a lesson's start carries: preset, hidden docks, locked numbers, the task's text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from lab import LabError
from ui.parts.part import Part


@dataclass(frozen=True)
class Lesson:
    """preset: as in the View menu, "" for none. hidden: docks by name. locked: keys of numbers that stay as they are.

    task: what the pupils are to do; "" where there is no lesson.
    """

    preset: str = ""
    hidden: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    task: str = ""


def _from_json(plain: Any) -> Lesson:
    if not isinstance(plain, Mapping) or set(plain) - set(asdict(Lesson())):
        raise LabError("give preset, hidden, locked and task, or leave some of them out")
    for key in ("preset", "task"):
        if not isinstance(plain.get(key, ""), str):
            raise LabError("give a text", where=key)
    for key in ("hidden", "locked"):
        names = plain.get(key, [])
        if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
            raise LabError("give a list of names", where=key)
    return Lesson(
        plain.get("preset", ""),
        tuple(plain.get("hidden", ())),
        tuple(plain.get("locked", ())),
        plain.get("task", ""),
    )


LESSON = Part("lesson", Lesson(), asdict, _from_json)
