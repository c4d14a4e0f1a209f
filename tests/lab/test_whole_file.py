"""Files appear whole or not at all, whoever writes them."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from lab import load_board
from lab.board import save_board
from lab.cli.fit_files import free_name
from lab.errors import BoardError, LabError, UsageError
from lab.json_file import read_json
from lab.report.folder import write_files
from lab.whole_file import readable, utf8, write_whole, writing_whole


def test_a_file_is_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    assert write_whole(path, b"one") == path
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_a_failure_leaves_the_older_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BoardError, match="no space left on device") as refused:
        write_whole(path, b"new", BoardError, "board")
    assert refused.value.code == "board" and refused.value.where == str(path)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt, GeneratorExit, UsageError])
def test_writing_that_is_given_up_leaves_the_older_file_and_no_draft(
    tmp_path: Path, error: type[BaseException]
) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, b"old")

    def given_up() -> None:
        with writing_whole(path) as file:
            file.write(b"half of what is n")
            file.flush()
            assert path.read_bytes() == b"old"
            raise error("given up")

    with pytest.raises(error, match="given up"):
        given_up()
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_is_written_bit_by_bit(tmp_path: Path) -> None:
    with writing_whole(tmp_path / "a.txt") as file:
        file.write(b"one, ")
        assert [p.suffix for p in tmp_path.iterdir()] == [".part"]
        file.write(b"two")
    assert (tmp_path / "a.txt").read_bytes() == b"one, two"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.parametrize("name", ["nowhere/a.txt", "file/a.txt", "folder", "a\0b"])
def test_places_that_cannot_be_written_are_refused_in_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="cannot be written"):
        write_whole(tmp_path / name, b"")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder"]


def devices(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What is there and is no plain file, each named directly and through a link."""
    pipe, server, linked = folder / "pipe", folder / "socket", folder / "linked"
    os.mkfifo(pipe)
    with socket.socket(socket.AF_UNIX) as here, monkeypatch.context() as inside:
        inside.chdir(folder)  # a socket's name holds a hundred letters
        here.bind(server.name)
    found = [pipe, server, linked]
    linked.symlink_to(pipe)
    with suppress(PermissionError):  # who may not make a device cannot lose one either
        os.mknod(folder / "device", stat.S_IFCHR | 0o600, os.makedev(1, 7))
        found.append(folder / "device")
    return found


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="such files are of Unix")
def test_nothing_takes_the_place_of_a_device_or_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in devices(tmp_path, monkeypatch):
        before = path.stat()
        with pytest.raises(UsageError, match="cannot be written: it is no plain file"):
            write_whole(path, b"new")
        with pytest.raises(UsageError, match="no plain file"), writing_whole(path):
            pytest.fail("it is refused before anything is worked out")
        with pytest.raises(UsageError, match=f"{path.name} cannot be written there: it is no plain file"):
            write_files({path.name: b"new"}, tmp_path)
        assert path.stat() == before
    assert not list(tmp_path.glob(".*"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="such files are of Unix")
def test_nor_of_one_that_came_meanwhile(tmp_path: Path) -> None:
    def written() -> None:
        with writing_whole(tmp_path / "pipe"):
            os.mkfifo(tmp_path / "pipe")

    with pytest.raises(UsageError, match="no plain file"):
        written()
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize("name", ["n" * 255, "\u4e2d" * 85, "n" + "\u4e2d" * 80, "\N{GRINNING FACE}" * 60])
def test_every_name_that_the_folder_takes_can_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"old")
    write_whole(tmp_path / name, b"new")
    assert (tmp_path / name).read_bytes() == b"new"
    write_files({"a.txt": b"new"}, tmp_path / f"{name[:-1]}")
    write_whole(free_name(tmp_path, f"model-{name}", ".txt", []), b"new")
    assert len(list(tmp_path.iterdir())) == 3


def test_half_of_a_character_is_written_as_its_escape(tmp_path: Path) -> None:
    """As in the name of a file that is not UTF-8."""
    name = os.fsdecode(b"b\xff\xe9.csv")
    assert utf8("caf\u00e9") == "caf\u00e9".encode() and readable("caf\u00e9 \u4e2d") == "caf\u00e9 \u4e2d"
    assert readable(name) == "b\\udcff\\udce9.csv"
    assert json.loads(utf8(json.dumps({name: name}, ensure_ascii=False))) == {name: name}
    with pytest.raises(BoardError, match=r"a name holds \\udcff"):
        save_board(load_board("knockout").replace(name="\udcff"), tmp_path / "a.toml")
    (tmp_path / "a.json").write_text('{"whole": "\\ud83d\\ude00"}')
    assert read_json(tmp_path / "a.json", code="format") == {"whole": "\N{GRINNING FACE}"}
    (tmp_path / "a.json").write_text('{"a": ["\\uD83d"]}')
    with pytest.raises(LabError, match=r"a\.json: \\ud83d is half of a character"):
        read_json(tmp_path / "a.json", code="format")


def test_long_names_and_links_are_written_as_they_are(tmp_path: Path) -> None:
    long = tmp_path / ("n" * 250)
    write_whole(long, b"x")
    link = tmp_path / "link"
    link.symlink_to(long)
    write_whole(link, b"y")
    assert link.is_symlink() and long.read_bytes() == b"y"


def test_a_killed_process_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    size = 2_000_000
    write_whole(path, b"0" * size)
    program = (
        "import itertools, sys\n"
        "from lab.whole_file import write_whole\n"
        "for k in itertools.count():\n"
        f"    write_whole(sys.argv[1], bytes([48 + k % 10]) * {size})\n"
        "    print(k, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        for _ in range(3):
            child.stdout.readline()
        child.send_signal(signal.SIGKILL)
    content = path.read_bytes()
    assert len(content) == size and len(set(content)) == 1
