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
    final = {**dict.fromkeys(tokens, "off"), **final}
    return {**_begun(order, cash, pot, options), "final": final, "choices": list(choices)}


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


def slid(
    *rests: Mapping[str, Any],
    choices: Sequence[Mapping[str, Any]] = (),
    order: Sequence[str] = ("red", "yellow"),
    cash: Mapping[str, int] | None = None,
    pot: int = 500,
    whole: bool = True,
    **options: Any,
) -> dict[str, Any]:
    """A record slide by slide. Each of `rests` is a slide: where tokens came to rest, the slid one first, or
    a slide with `release` under its token. With `whole`, what is still to be slid goes off the board.
    """
    slides: list[dict[str, Any]] = []
    for rest in rests:
        token = next(iter(rest))
        slide: dict[str, Any] = {"side": token.rpartition("-")[0], "token": token}
        what = rest[token]
        slides.append({**slide, **what} if isinstance(what, Mapping) else {**slide, "rest": dict(rest)})
    done = {slide["token"] for slide in slides}
    while whole and len(slides) < 4 * len(order):
        side = order[len(slides) % len(order)]
        token = next(t for n in (1, 2, 3, 4) if (t := f"{side}-{n}") not in done)
        done.add(token)
        slides.append({"side": side, "token": token, "rest": {token: "off"}})
    return {**_begun(order, cash, pot, options), "slides": slides, "choices": list(choices)}


def _begun(
    order: Sequence[str], cash: Mapping[str, int] | None, pot: int, options: Mapping[str, Any]
) -> dict[str, Any]:
    """What a record tells before anything is slid."""
    return {
        "format": "knockout-round/1",
        "board": "knockout",
        "order": list(order),
        "cash": {**dict.fromkeys(order, 0), **(cash or {})},
        "pot": pot,
        "options": options,
    }


def thrown(speed: float, x: float = 0.14, y: float = 0.1, **more: Any) -> dict[str, Any]:
    """A simulated slide, straight up the board unless told otherwise."""
    draw = {"draw": more.pop("draw")} if "draw" in more else {}
    return {"release": {"x": x, "y": y, "speed": speed, **more}, **draw}


def speed_to(y: float) -> float:
    """The speed (m/s) from y = 0.1 m at which a token rests at y by mu 0.08: v^2 = 2 mu g s."""
    return float((2 * 0.08 * 9.80665 * (y - 0.1)) ** 0.5)
