"""Opening the window from the command line: where Qt could not, one line says so before Qt ends the process."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

import lab.cli.window
import ui.display
from lab.cli.window import open_window
from lab.errors import UsageError
from tests.patience import PATIENCE
from tests.qt import qt_problem

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display"),
    pytest.mark.skipif(qt_problem() is not None, reason="Qt cannot be used here"),
]

NOWHERE = {
    "a display that is not there": {"DISPLAY": ":77"},
    "a display that is none": {"DISPLAY": "nonsense"},
    "a Wayland socket that is not there": {"WAYLAND_DISPLAY": "wayland-77"},
    "a platform that is not there": {"QT_QPA_PLATFORM": "nonsense"},
    "a platform without its display": {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":77"},
}


@pytest.mark.parametrize("where", NOWHERE)
def test_where_qt_finds_no_display_one_line_says_so(where: str, tmp_path: Path) -> None:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in names}
    path = os.pathsep.join([str(Path(__file__).parents[3]), *filter(None, [env.get("PYTHONPATH")])])
    run = subprocess.run(
        [sys.executable, "-m", "lab.cli"],
        env={**env, **NOWHERE[where], "PYTHONPATH": path, "HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert run.returncode == 2, run.stderr
    (line,) = run.stderr.splitlines()
    assert "no-display" in line and "`knockout-lab demo`" in line
    assert run.stdout == "" and list(tmp_path.glob("core*")) == []


def ended(arguments: list[str], folder: Path) -> int:
    """How a process ended that may leave a core file as large as the system lets it: as `os.waitpid` says."""
    begin = (
        "import os, resource, sys\n"
        "most = resource.getrlimit(resource.RLIMIT_CORE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_CORE, (most, most))\n"
        "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    command = [sys.executable, "-c", begin, *arguments]
    path = os.pathsep.join([str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH", "")])
    here = {**os.environ, "QT_QPA_PLATFORM": "nonsense", "PYTHONPATH": path}
    with subprocess.Popen(command, cwd=folder, env=here, stderr=subprocess.DEVNULL) as process:
        _, status = os.waitpid(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return status


def test_the_process_that_finds_no_display_leaves_no_core_file(tmp_path: Path) -> None:
    if not os.WCOREDUMP(ended(["-c", "import os; os.abort()"], tmp_path)):
        pytest.skip("no process leaves a core file here")
    for left in tmp_path.iterdir():
        left.unlink()
    status = ended(["-m", "ui.display"], tmp_path)
    assert os.WIFSIGNALED(status), "Qt ends a process that finds no display"
    assert not os.WCOREDUMP(status) and list(tmp_path.iterdir()) == []


def points(launch: Callable[[], object], answer: Callable[[], bool] | None) -> list[SimpleNamespace]:
    """The window's entry points: what loads it, and what is answered about a display."""
    return [
        SimpleNamespace(name="launch", load=launch),
        SimpleNamespace(name="display", load=lambda: lambda: nullcontext(answer)),
    ]


def test_where_there_is_one_the_window_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    found = points(lambda: lambda: 7, lambda: True)
    monkeypatch.setattr(lab.cli.window, "entry_points", lambda group: found)
    assert open_window() == 7


@pytest.mark.parametrize("answer", [None, lambda: False])
def test_where_there_is_none_it_is_not_started(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[[], bool] | None
) -> None:
    found = points(lambda: pytest.fail, answer)
    monkeypatch.setattr(lab.cli.window, "entry_points", lambda group: found)
    with pytest.raises(UsageError, match="`knockout-lab demo`"):
        open_window()


def test_a_window_that_cannot_be_loaded_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> None:
        raise ImportError("libGL.so.1: no such file")

    monkeypatch.setattr(lab.cli.window, "entry_points", lambda group: points(load, lambda: True))
    with pytest.raises(UsageError, match=r"libGL\.so\.1"):
        open_window()


def test_a_window_that_is_not_installed_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab.cli.window, "entry_points", lambda group: [])
    with pytest.raises(UsageError, match="pip install knockout-lab"):
        open_window()


def silent() -> tuple[socket.socket, str]:
    """A display that takes a connection and never answers."""
    heard = socket.create_server(("127.0.0.1", 0))
    return heard, f"127.0.0.1:{heard.getsockname()[1] - 6000}"


@pytest.mark.parametrize("how", ["nobody waits", "patience ends"])
def test_a_display_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    def load() -> Callable[[], int]:
        if how == "nobody waits":
            raise ImportError("libGL.so.1: no such file")
        return lambda: pytest.fail("it was started")

    heard, name = silent()
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", name)
    monkeypatch.setattr(ui.display, "PATIENCE", 1)
    found = [
        SimpleNamespace(name="launch", load=load),
        SimpleNamespace(name="display", load=lambda: ui.display.asking),
    ]
    monkeypatch.setattr(lab.cli.window, "entry_points", lambda group: found)
    with heard, pytest.raises(UsageError, match=r"libGL" if how == "nobody waits" else "there is no display"):
        open_window()
