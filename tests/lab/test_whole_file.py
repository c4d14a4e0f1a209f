"""Files appear whole or not at all, whoever writes them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lab.errors import BoardError, UsageError
from lab.whole_file import write_whole, writing_whole


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
