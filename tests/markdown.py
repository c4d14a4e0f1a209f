"""What stands in the project's own documents: fenced blocks, links, and which files there are to name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]

_FENCE = re.compile(r"^```(\w*)[ ]*(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file name behind it (or ""), its text."""

    language: str
    name: str
    text: str


def document(name: str) -> str:
    """The text of a document at the top of the repository."""
    return (HOME / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[Block]:
    """The fenced blocks of a document in one language, in order."""
    found = (Block(*match.groups()) for match in _FENCE.finditer(document(name)))
    return [block for block in found if block.language == language]


def files(name: str) -> dict[str, str]:
    """The files that a document shows whole: blocks with a name behind their language."""
    return {match[2]: match[3] for match in _FENCE.finditer(document(name)) if match[2]}


def links(name: str) -> list[str]:
    """The targets of a document's links into the repository, without anchors."""
    targets = (target.partition("#")[0] for target in _LINK.findall(document(name)))
    return [target for target in targets if target and "://" not in target]
