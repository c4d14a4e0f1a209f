"""A pipe with a name is refused at every door where it would be waited for; one that is handed over open is read."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lab import LabError, load_board, read_recording, read_session
from lab.cli import run
from lab.json_file import read_json
from lab.recordings import read_readings
from lab.recordings.still import read_still
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[str]:
    """Nobody ever writes to it; what waits for it is ended after a while."""

    def waited(*_: object) -> None:
        raise TimeoutError("the pipe was waited for")

    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    before = signal.signal(signal.SIGALRM, waited)
    signal.alarm(round(PATIENCE))
    yield str(path)
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


COMMANDS = (
    ["fit", "{pipe}"],
    ["fit", "--measure", "stopwatch", "{pipe}"],
    ["replay", "{pipe}"],
    ["score", "{pipe}"],
    ["sample", "--landings", "{pipe}"],
    ["ask", "throw", "--round", "{pipe}"],
    ["board", "check", "{pipe}"],
    ["slide", "--speed", "1", "--board", "{pipe}"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_commands_refuse_it_in_one_line(
    command: list[str], pipe: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([word.format(pipe=pipe) for word in command]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1 and "pipe.json" in printed.err and "is a pipe" in printed.err
    assert printed.out == ""


READERS: tuple[Callable[[str], object], ...] = (
    read_recording,
    read_session,
    load_board,
    lambda path: read_readings(path, "stopwatch"),
    lambda path: read_still(path, None),  # type: ignore[arg-type]  # it is not come to
    lambda path: read_json(Path(path), code="format"),
)


@pytest.mark.parametrize("read", READERS)
def test_readers_refuse_it(read: Callable[[str], object], pipe: str) -> None:
    with pytest.raises(LabError, match="pipe"):
        read(pipe)


def test_an_open_pipe_is_read() -> None:
    """As a shell hands it over: `score <(cat round.csv)`."""
    if not Path("/dev/fd").exists():
        pytest.skip("open files have no names here")
    reading, writing = os.pipe()
    rows = "".join(f"{k / 10},0,{k / 20}\n" for k in range(6))
    os.write(writing, f"t (s),x (m),y (m)\n{rows}".encode())
    os.close(writing)
    try:
        assert len(read_recording(f"/dev/fd/{reading}").tracks) == 1
    finally:
        os.close(reading)
