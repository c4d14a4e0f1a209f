"""Names of spaces in the chosen language: those of the standard kinds and colours; names of one's own stay."""

from __future__ import annotations

import re
from collections import Counter

from lab import Board, Space
from ui.language import mark, tr

_PLAIN = (
    mark("Property"),
    mark("Railroad"),
    mark("Chance"),
    mark("House"),
    mark("Luxury tax"),
    mark("Free parking"),
    mark("Go to jail"),
    mark("Brown"),
    mark("Light blue"),
    mark("Pink"),
    mark("Orange"),
    mark("Red"),
    mark("Yellow"),
    mark("Green"),
    mark("Dark blue"),
    mark("Zone"),
    mark("Blank"),
)
_NUMBERED = (
    mark("Property {n}"),
    mark("Railroad {n}"),
    mark("Chance {n}"),
    mark("House {n}"),
    mark("Luxury tax {n}"),
    mark("Free parking {n}"),
    mark("Go to jail {n}"),
    mark("Brown {n}"),
    mark("Light blue {n}"),
    mark("Pink {n}"),
    mark("Orange {n}"),
    mark("Red {n}"),
    mark("Yellow {n}"),
    mark("Green {n}"),
    mark("Dark blue {n}"),
    mark("Zone {n}"),
    mark("Space {n}"),
)
"""n is a number or a letter: "Red A", "Chance 2"."""

_TOLD_APART = re.compile(r"(.+) \((\w+)\)")
_LAST = re.compile(r"(.+) (\d+|[A-Z])")


def space_label(space: Space) -> str:
    """The space's own name as it is shown: "Light blue 1"."""
    return label_word(space.label)


def label_word(label: str) -> str:
    """A name of a standard kind or colour in the chosen language, another as it is: also "Go to jail (2)"."""
    if (told := _TOLD_APART.fullmatch(label)) is not None:
        return f"{label_word(told[1])} ({told[2]})"
    if label in _PLAIN:
        return tr(label)
    found = _LAST.fullmatch(label)
    if found is None or (key := f"{found[1]} {{n}}") not in _NUMBERED:
        return label
    return tr(key, n=found[2])


def space_names(board: Board) -> dict[str, str]:
    """{space id: name to show}; spaces of the same name are told apart by their number: "Go to jail (2)"."""
    labels = {space.id: space.label for space in board.spaces if space.kind != "blank"}
    many = Counter(labels.values())
    names = {
        space: f"{label_word(label)} ({space.rpartition('-')[2]})" if many[label] > 1 else label_word(label)
        for space, label in labels.items()
    }
    return {**names, "blank": tr("Blank")}
