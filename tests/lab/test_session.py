"""Sessions are read as they were written; what is not one is refused in one line with its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lab import Aim, Session, Thrower, load_board, read_session, write_session
from lab.errors import SessionError
from lab.session import FORMAT, SessionAim, SessionTable, SessionThrower, board_tables


def some_session(**over: Any) -> Session:
    thrower = Thrower(0.02, 0.03, 0.004, 1.0, "mine", correlations={("angle", "speed"): 0.3}, freedom=5.0)
    numbers: dict[str, Any] = {
        "board": board_tables(load_board("knockout")),
        "changes": {"mu": 0.11, "law": "viscous", "k": 0.2},
        "thrower": SessionThrower.model_validate({**thrower.as_dict(), "source": thrower.source}),
        "aim": SessionAim(x=0.1, angle=-0.05, speed=0.9),
        "table": SessionTable(rest={"red-1": (0.1, 0.5)}, off=("yellow-1",), next="red-2"),
        "parts": {"unknown-here": {"kept": [1, 2.5, None]}},
    }
    return Session(**{**numbers, **over})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    session = some_session()
    path = write_session(session, tmp_path / "a.knockout")
    again = read_session(path)
    assert again == session
    assert again.the_board() == load_board("knockout")
    changed = again.the_changed_board()
    assert changed.surface.law == "viscous" and changed.surface.mu == 0.11
    assert again.the_aim() == Aim(0.1, -0.05, 0.9)
    assert again.the_thrower().correlations == (("angle", "speed", 0.3),)
    assert again.the_thrower().freedom == 5.0
    assert [path.name for path in tmp_path.iterdir()] == ["a.knockout"]


@pytest.mark.parametrize("name", ["knockout", "table-shuffleboard", "blank-lane"])
def test_every_shipped_board_survives(name: str) -> None:
    board = load_board(name)
    session = some_session(board=json.loads(json.dumps(board_tables(board))), changes={})
    assert session.the_board() == board


def mutated(change: dict[str, Any]) -> bytes:
    plain = some_session().model_dump(mode="json")
    for key, value in change.items():
        place = plain
        *way, last = key.split("/")
        for step in way:
            place = place[step]
        place[last] = value
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no JSON"),
        (b"\xff\xfe\x00", "no JSON"),
        (b"[1]", FORMAT),
        (b"[" * 100_000, "no JSON"),
        (b"{}", "format"),
        (mutated({"format": "knockout-session/2"}), "newer version (knockout-session/2)"),
        (mutated({"format": "knockout-session/99999999999999999999999"}), "newer version"),
        (mutated({"format": "knockout-board/1"}), "knockout-board/1"),
        (mutated({"aim/x": "left"}), "aim.x"),
        (mutated({"aim/speed": -1.0}), "aim.speed"),
        (mutated({"aim/angle": 2.0}), "aim.angle"),
        (mutated({"thrower/angle": 3.0}), "thrower.angle"),
        (mutated({"changes": {"mu": -1.0}}), "mu"),
        (mutated({"changes": {"nonsense": 1.0}}), "nonsense"),
        (mutated({"board/format": "x"}), "board"),
        (mutated({"board/surface/mu": "slippery"}), "mu"),
        (mutated({"table/rest": {"red-1": [0.1]}}), "table.rest"),
        (mutated({"n": 0}), "n:"),
        (mutated({"seed": -1}), "seed"),
        (mutated({"more": 1}), "more"),
        (mutated({"aim/x": 10**400}), "aim.x"),
    ],
)
def test_what_is_no_session_is_refused_with_its_place(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "bad.knockout"
    path.write_bytes(content)
    with pytest.raises(SessionError) as refused:
        read_session(path)
    line = refused.value.line()
    assert words in line and "bad.knockout" in line and "\n" not in line


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.knockout", tmp_path):
        with pytest.raises(SessionError, match="no file"):
            read_session(path)


def test_nothing_is_half_written(tmp_path: Path) -> None:
    with pytest.raises(SessionError, match="cannot be written"):
        write_session(some_session(), tmp_path / "no-folder" / "a.knockout")
    assert list(tmp_path.iterdir()) == []
