"""Each file goes to what opens its kind, by what it holds; what cannot be read is said, by name."""

from __future__ import annotations

import codecs
import json
import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtWidgets import QApplication

from lab import LabError, load_board, read_recording, read_session
from lab.board.file import board_to_toml
from lab.session import session_bytes
from tests.patience import PATIENCE
from ui.docks.fit_watch import _opened, _read
from ui.openers import kind_of
from ui.parts.fit import Entry
from ui.picture_file import read_picture
from ui.round_files import read_document
from ui.session import session_of
from ui.state import fresh_state
from ui.window import MainWindow


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
        ("scan.tif", b"II*\0\x08\0\0\0", "picture"),
        ("phone.heic", b"\0\0\0\x18ftypheic\0\0\0\0mif1", "picture"),
        ("photo.webp", b"RIFF\x24\0\0\0WEBPVP8 ", "picture"),
        ("film.avi", b"RIFF\x24\0\0\0AVI LIST", "recording"),
        ("sound.wav", b"RIFF\x24\0\0\0WAVEfmt ", "recording"),
        ("film.mp4", b"\0\0\0\x18ftypisom\0\0\0\0isom", "recording"),
        ("board.svg", b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', "picture"),
        ("cvat.xml", b'<?xml version="1.0"?>\n<annotations/>', "recording"),
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


def a_session() -> str:
    return session_bytes(session_of(fresh_state(load_board("knockout")))).decode()


KINDS = {
    "round.json": ("round", lambda: '{"format": "knockout-round/1", "n": 1}', read_document),
    "game.json": ("game", lambda: '{"format": "knockout-game/1", "n": 1}', read_document),
    "mine.knockout": ("session", a_session, read_session),
    "session.json": ("session", a_session, read_session),
    "mine.toml": ("board", lambda: board_to_toml(load_board("knockout")), load_board),
    "board.txt": ("board", lambda: board_to_toml(load_board("knockout")), load_board),
    "slide.csv": (
        "recording",
        lambda: (
            "# format: knockout-recording/1\n# fps: 10\nt,token,x,y\n"
            + "".join(f"{i / 10},red-1,0.1,{0.1 + i / 20 - i * i / 800}\n" for i in range(9))
        ),
        read_recording,
    ),
}
"""A file of each kind, and what reads it on to the end."""


@pytest.mark.parametrize("name", KINDS)
def test_a_byte_order_mark_changes_no_file(tmp_path: Path, name: str) -> None:
    """Some editors write one before all that they save."""
    kind, text, read = KINDS[name]
    (tmp_path / "with").mkdir()
    plain, marked = tmp_path / name, tmp_path / "with" / name
    plain.write_bytes(text().encode())
    marked.write_bytes(text().encode("utf-8-sig"))
    assert kind_of(plain) == kind_of(marked) == kind
    plain_read, marked_read = read(plain), read(marked)
    if kind == "recording":
        assert [track.y.tolist() for track in marked_read.tracks] == [
            track.y.tolist() for track in plain_read.tracks
        ]
    else:
        assert marked_read == plain_read


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be"])
@pytest.mark.parametrize("name", [name for name in KINDS if KINDS[name][0] != "recording"])
def test_other_encodings_are_refused_in_one_line_that_names_the_file(
    tmp_path: Path, name: str, encoding: str
) -> None:
    kind, text, read = KINDS[name]
    path = tmp_path / name
    mark = codecs.BOM_UTF16_BE if encoding == "utf-16-be" else b""
    path.write_bytes(mark + text().encode(encoding))
    assert kind_of(path) == kind
    with pytest.raises(LabError) as caught:
        read(path)
    line = caught.value.line()
    assert name in line and "\n" not in line


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".toml", "a\0b.json", "\ud800.csv"])
def test_names_that_no_file_can_have_are_refused(window: MainWindow, tmp_path: Path, name: str) -> None:
    with pytest.raises(LabError, match="choose a file that can be read"):
        kind_of(tmp_path / name)
    window.open_files([tmp_path / name])
    assert "choose a file that can be read" in window.notice.text.text()
    window.settings.set("recent", [str(tmp_path / name)])
    assert window.files.recent == []
    window.open_board(str(tmp_path / name))
    assert window.notice.isVisible()


@pytest.mark.parametrize(
    "read", [read_picture, lambda path: _read(Entry(path)), lambda path: _opened(path)[1]]
)
def test_a_pipe_that_a_session_names_is_not_waited_for(
    tmp_path: Path, read: Callable[[str], object], qapp: QApplication
) -> None:
    """What reads files in the queue's thread refuses it: all other work would wait."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes with names here")
    pipe = tmp_path / "pipe.csv"
    os.mkfifo(pipe)
    refused: list[LabError] = []

    def reads() -> None:
        try:
            found = read(str(pipe))
        except LabError as error:
            found = error
        assert isinstance(found, LabError)
        refused.append(found)

    thread = Thread(target=reads, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert [error.line() for error in refused] == [f"{pipe}: it is no file; choose one"]
