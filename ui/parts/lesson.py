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

    task: what the pupils are to do; "" where there is no lesson. begun: whether somebody has opened it to do that: what
    they save is theirs, and no start.
    """

    preset: str = ""
    hidden: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    task: str = ""
    begun: bool = False

    @property
    def is_start(self) -> bool:
        """Whether it is a lesson, and nobody's yet."""
        return self != Lesson() and not self.begun


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
    if not isinstance(plain.get("begun", False), bool):
        raise LabError("give true or false", where="begun")
    return Lesson(
        plain.get("preset", ""),
        tuple(plain.get("hidden", ())),
        tuple(plain.get("locked", ())),
        plain.get("task", ""),
        plain.get("begun", False),
    )


def _to_json(lesson: Lesson) -> dict[str, Any]:
    plain = asdict(lesson)
    if not lesson.begun:
        del plain["begun"]
    return plain


LESSON = Part("lesson", Lesson(), _to_json, _from_json)
