"""Journals of sweeps that are spoilt, shared, or no files at all: one line, nothing lost, nothing wrong taken over."""

from __future__ import annotations

import errno
import json
import os
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from lab import Aim, Board, SweepTable, Thrower, load_board, sweep
from lab.chance.sweep.journal import Journal
from lab.errors import SweepError

CASUAL, AIM = Thrower.preset("casual"), Aim(0.14, 0.0, 0.9)
GRID = {"mu": (0.07, 0.08, 0.09), "mass": (0.01, 0.02)}


def swept(board: Board, journal: Path | None) -> SweepTable:
    return sweep(board, CASUAL, AIM, GRID, n=20, workers=1, journal=journal)


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def table(board: Board) -> SweepTable:
    return swept(board, None)


@pytest.fixture(scope="module")
def whole(board: Board, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The journal of all points of GRID."""
    journal = tmp_path_factory.mktemp("whole") / "a.journal"
    swept(board, journal)
    return journal.read_bytes()


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "a.journal"


def changed(point: bytes, **row: object) -> bytes:
    """A line of a journal with other numbers in its row; None takes a number away."""
    entry = json.loads(point)
    entry["row"] = {key: value for key, value in {**entry["row"], **row}.items() if value is not None}
    return json.dumps(entry).encode()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda point: changed(point, worth=1.0),
        lambda point: changed(point, worth="much"),
        lambda point: changed(point, worth=float("nan")),
        lambda point: changed(point, off=[1, 2]),
        lambda point: changed(point, worth=None),
        lambda point: json.dumps({**json.loads(point), "row": [1]}).encode(),
        lambda point: json.dumps({**json.loads(point), "key": [1]}).encode(),
        lambda point: b"[" * 100_000,
        lambda point: b"\0" * 500,
        lambda point: b"",
        lambda point: point + point,
        lambda point: b'{"key": 1' + b"0" * 10_000 + b"}",
    ],
)  # fmt: skip
def test_a_spoilt_line_is_named_and_left_alone(
    spoil: object, board: Board, whole: bytes, journal: Path
) -> None:
    lines = whole.splitlines()
    lines[3] = spoil(lines[3])  # type: ignore[operator]  # a function, from the table of cases
    journal.write_bytes(b"\n".join([*lines, b""]))
    before = journal.read_bytes()
    with pytest.raises(SweepError, match="line 4 is spoilt; remove the line"):
        swept(board, journal)
    assert journal.read_bytes() == before


def test_a_removed_line_is_measured_again(
    board: Board, table: SweepTable, whole: bytes, journal: Path
) -> None:
    lines = whole.splitlines()
    journal.write_bytes(b"\n".join([*lines[:3], *lines[4:], b""]))
    assert swept(board, journal).csv() == table.csv()


def test_bytes_changed_anywhere_never_change_the_table(
    board: Board, table: SweepTable, whole: bytes, journal: Path
) -> None:
    drawn = random.Random(1)
    refused = 0
    for _ in range(300):
        content = bytearray(whole)
        for _ in range(drawn.choice((1, 1, 2, 20))):
            content[drawn.randrange(len(content))] = drawn.randrange(256)
        journal.write_bytes(bytes(content))
        try:
            assert swept(board, journal).csv() == table.csv()
        except SweepError as error:
            refused += 1
            assert "\n" not in str(error) and str(journal) in str(error)
    assert refused > 200


def test_one_sweep_at_a_time_writes_into_a_journal(board: Board, table: SweepTable, journal: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no locks of that kind")
    with (
        Journal(journal, ()),
        pytest.raises(SweepError, match="another sweep is writing into it"),
    ):
        swept(board, journal)
    assert swept(board, journal).csv() == table.csv()


def _special(folder: Path) -> Sequence[Path]:
    """Places that are no files: a folder, a pipe, devices, a loop of links, no folder, too long a name."""
    made = folder / "folder"
    made.mkdir()
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    links = {"loop": "loop", "zero": "/dev/zero", "full": "/dev/full", "null": os.devnull}
    for name, target in links.items():
        (folder / name).symlink_to(target)
    return [made, pipe, *(folder / name for name in links), folder / "none" / "a", folder / ("x" * 300)]


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
def test_what_is_no_file_is_refused_before_anything_is_measured(
    board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lab.chance.sweep import point

    monkeypatch.setattr(point, "measure", None)
    for place in _special(tmp_path):
        with pytest.raises(SweepError) as refused:
            swept(board, place)
        assert refused.value.where == str(place)


def test_a_sweep_that_measures_nothing_leaves_no_journal(board: Board, tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    with pytest.raises(SweepError, match="no address"):
        sweep(board, CASUAL, AIM, GRID, n=20, journal=tmp_path / "a.journal", scheduler="nonsense")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_whole_lines(
    board: Board, table: SweepTable, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, written = os.write, 0

    def fills(handle: int, content: memoryview) -> int:
        nonlocal written
        written += len(content)
        if written > 2_000:
            real(handle, bytes(content)[:50])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, content)

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", fills)
        with pytest.raises(SweepError, match="cannot be written: no space left"):
            swept(board, journal)
    kept = len(journal.read_bytes().splitlines()) - 1
    assert 0 < kept < 6 and journal.read_bytes().endswith(b"\n")
    assert swept(board, journal).csv() == table.csv()
