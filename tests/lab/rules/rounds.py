"""Round records for the tests, said in as few words as the round needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from lab.errors import RuleError
from lab.rules import RoundScore, score_round

LINE = 0.28 / 3
"""x of the line between the left and the middle column of the reference board (m)."""


def a_round(
    final: Mapping[str, Any],
    *choices: Mapping[str, Any],
    order: Sequence[str] = ("red", "yellow"),
    cash: Mapping[str, int] | None = None,
    pot: int = 500,
    **options: Any,
) -> dict[str, Any]:
    """A record on the reference board; tokens that `final` does not name are off, sides start with 0."""
    tokens = [f"{side}-{n}" for side in order for n in (1, 2, 3, 4)]
    return {
        "format": "knockout-round/1",
        "board": "knockout",
        "order": list(order),
        "cash": {**dict.fromkeys(order, 0), **(cash or {})},
        "pot": pot,
        "options": options,
        "final": {**dict.fromkeys(tokens, "off"), **final},
        "choices": list(choices),
    }


def score(final: Mapping[str, Any], *choices: Mapping[str, Any], **rest: Any) -> RoundScore:
    """The score of `a_round(...)`."""
    return score_round(a_round(final, *choices, **rest))


@contextmanager
def refused(code: str, *words: str) -> Iterator[None]:
    """The block raises a RuleError with this code, whose line holds the words and is one line."""
    with pytest.raises(RuleError) as caught:
        yield
    line = caught.value.line()
    assert caught.value.code == code, line
    assert "\n" not in line and len(line) < 400
    for word in words:
        assert word in line, line
