"""Each file goes to what opens its kind, by what it holds; what cannot be read is said, by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import LabError
from ui.openers import kind_of


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.csv", b"t,x,y\n0,0,0\n", "recording"),
        ("a.toml", b"format = 'knockout-board/1'\n", "board"),
        ("board.txt", b"# mine\nformat = 'knockout-board/1'\n", "board"),
        ("late.json", json.dumps({"x": "y" * 9000, "format": "knockout-round/1"}).encode(), "round"),
        ("case.json", json.dumps({"round": {"format": "knockout-round/1"}}).encode(), "round"),
        ("game.json", b'{"format": "knockout-game/1"}', "game"),
        ("named.json", b'{"format": "knockout-session/1"}', "session"),
        (
            "of-a-session.json",
            b'{"format": "knockout-session/1", "board": {"format": "knockout-board/1"}}',
            "session",
        ),
        ("broken.knockout", b"\x00\x01", "session"),
        ("still.csv", b"\x89PNG\r\n", "picture"),
        ("list.json", b"[1, 2]", "recording"),
        ("deep.json", b'{"a":' + b"[" * 100_000, "recording"),
        ("empty", b"", "recording"),
    ],
)
def test_kind_by_content(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert kind_of(path) == kind


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"missing\.csv"):
        kind_of(tmp_path / "missing.csv")
    with pytest.raises(LabError, match="choose one"):
        kind_of(tmp_path)
