"""Every mark that silences a checker says which of its rules and why, in its own line."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]

MARK = re.compile(r"#\s*(?:type:\s*ignore|noqa|mypy:|ruff:)", re.IGNORECASE)
GOOD = re.compile(
    r"# (?:type: ignore\[[a-z]+(?:-[a-z]+)*(?:,[a-z]+(?:-[a-z]+)*)*\]  # (?P<why>.*)"
    r"|noqa: [A-Z]+[0-9]+(?:, ?[A-Z]+[0-9]+)* (?:- (?P<dash>.*)|\((?P<inside>[^()]*)\)))$"
)


def bare(comment: str) -> bool:
    """Whether a comment has a mark without its rule or without a reason."""
    if not MARK.search(comment):
        return False
    found = GOOD.match(comment)
    return found is None or not any(re.search(r"\w{3}", why) for why in found.groups() if why)


def comments(path: Path) -> Iterator[tuple[int, str]]:
    with tokenize.open(path) as text:
        for token in tokenize.generate_tokens(text.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


@pytest.mark.parametrize("folder", ["lab", "ui", "tests"])
def test_every_mark_says_what_it_silences_and_why(folder: str) -> None:
    files = [*(HOME / folder).rglob("*.py")]
    found = [
        f"{path.relative_to(HOME)}:{line}: {text}"
        for path in files
        for line, text in comments(path)
        if bare(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("comment", "refused"),
    [
        ("# type: ignore", True), ("# type: ignore[misc]", True), ("# type: ignore  # why it is so", True),
        ("# type: ignore[misc]  #  ", True), ("# noqa", True), ("# noqa: F401", True), ("# noqa: F401 ()", True),
        ("# noqa - why it is so", True), ("#type:ignore", True), ("# ruff: noqa", True),
        ("# type: ignore[misc]  # it is frozen", False), ("# type: ignore[a-b,misc]  # plain data", False),
        ("# noqa: B018 - looking it up is the test", False), ("# noqa: B008 (Qt's own default)", False),
        ("# no mark at all", False),
    ],
)  # fmt: skip
def test_a_bare_mark_is_found(comment: str, refused: bool) -> None:
    assert bare(comment) == refused
