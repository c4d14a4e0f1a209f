"""A sweep on a Dask cluster on loopback: the same bits as here, and nothing lost when workers die."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lab import Aim, Board, SweepTable, Thrower, load_board, sweep
from lab.chance.sweep import cluster as cluster_module
from lab.errors import SweepError, UsageError
from tests.conftest import Report

# it is said of a disk that takes a second for a folder, and then is no matter here
pytestmark = pytest.mark.filterwarnings(
    "ignore:Creating scratch directories is taking a surprisingly long time"
)

CASUAL, AIM = Thrower.preset("casual"), Aim(0.14, 0.0, 0.9)
GRID = {"mu": [0.06, 0.07, 0.08, 0.09, 0.1], "skill": ["beginner", "casual", "skilled"], "mass": [0.01, 0.02]}
RESTING = {"a": (0.14, 0.4), "b": (0.1, 0.6)}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def local(board: Board) -> SweepTable:
    return sweep(board, CASUAL, AIM, GRID, n=500, resting=RESTING)


@pytest.fixture(scope="module", autouse=True)
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Dask's folders are made among the others of the tests."""
    try:
        import dask
    except ImportError:
        yield
        return
    with dask.config.set({"temporary-directory": str(tmp_path_factory.mktemp("dask"))}):
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers in processes of their own, on loopback."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0", host="127.0.0.1",
        silence_logs=50,
    ) as started:  # fmt: skip
        yield started


def test_a_cluster_of_two_workers_gives_the_local_bits(board: Board, local: SweepTable, cluster: Any) -> None:
    far = sweep(board, CASUAL, AIM, GRID, n=500, resting=RESTING, scheduler=cluster.scheduler_address)
    assert far.csv() == local.csv()


def test_killing_a_worker_midway_loses_nothing(
    board: Board, cluster: Any, figure: Report, local: SweepTable
) -> None:
    address = cluster.scheduler_address
    pids = set(_pids(address).values())
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if done == 4:
            os.kill(victim := min(pids), signal.SIGKILL)
            killed.append(victim)

    far = sweep(
        board, CASUAL, AIM, GRID, n=500, seed=2, resting=RESTING, scheduler=address, progress=kill_one
    )
    here = sweep(board, CASUAL, AIM, GRID, n=500, seed=2, resting=RESTING)
    assert killed and killed[0] not in _pids(address).values()
    assert far.csv() == here.csv()
    lost = sum(one != other for one, other in zip(far.rows, here.rows, strict=True))
    figure("points lost or changed when one of two workers is killed", f"{lost} of {len(here)}", "0")


def test_a_point_whose_worker_dies_before_it_is_fetched_is_measured_again(
    board: Board, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news of a result has come, its worker dies, and Dask calls the result lost until another has it."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    finished = distributed.Future.status
    seen: list[str] = []

    def lost_once(future: Any) -> str:
        status = str(finished.fget(future))
        if status == "finished" and future.key not in seen:
            seen.append(future.key)
            return "lost"
        return status

    monkeypatch.setattr(distributed.Future, "status", property(lost_once))
    grid = {"mu": [0.05, 0.06]}
    far = sweep(board, CASUAL, AIM, grid, n=50, scheduler=cluster.scheduler_address)
    assert len(seen) == 2
    assert far.csv() == sweep(board, CASUAL, AIM, grid, n=50).csv()


def _pids(address: str) -> dict[str, int]:
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        return dict(client.run(os.getpid))


def test_losing_the_whole_cluster_loses_nothing_that_was_measured(
    board: Board, local: SweepTable, tmp_path: Path
) -> None:
    """Scheduler and worker in processes of their own, as one starts them by hand; the scheduler is killed."""
    pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    told, journal = tmp_path / "scheduler.json", tmp_path / "a.journal"
    here = ["--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0", "--scheduler-file", str(told)]
    scheduler = _dask("dask_scheduler", "--port", "0", *here)
    worker = _dask("dask_worker", "--nthreads", "1", "--no-nanny", *here)
    try:
        while not told.exists() or not told.read_text().endswith("}"):
            assert scheduler.poll() is None
            time.sleep(0.05)
        address = json.loads(told.read_text())["address"]

        def kill_at_three(done: int, total: int) -> None:
            if done == 3:
                scheduler.kill()

        with pytest.raises(SweepError, match="the scheduler was lost"):
            sweep(
                board, CASUAL, AIM, GRID, n=500, resting=RESTING, scheduler=address, journal=journal,
                progress=kill_at_three,
            )  # fmt: skip
    finally:
        for process in (worker, scheduler):
            process.kill()
            process.wait()
    kept = journal.read_text().count("\n") - 1
    counted: list[int] = []
    whole = sweep(
        board, CASUAL, AIM, GRID, n=500, resting=RESTING, journal=journal,
        progress=lambda done, total: counted.append(done),
    )  # fmt: skip
    assert 3 <= kept == counted[0] < len(whole) and whole.csv() == local.csv()


def _dask(program: str, *args: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{program}", *args],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def test_a_worker_of_another_version_is_refused(
    board: Board, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "made_by", lambda: "knockout-lab 0.0.1")
    with pytest.raises(SweepError, match="a worker has knockout-lab"):
        sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler=cluster.scheduler_address)


def test_a_cluster_without_workers_is_told(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    monkeypatch.setattr(cluster_module, "WORKERS", 0.2)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", host="127.0.0.1") as empty,
        pytest.raises(SweepError, match="no workers"),
    ):
        sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler=empty.scheduler_address)


@pytest.mark.parametrize(
    "address",
    [
        "", "nonsense", "tcp://127.0.0.1", "tcp://127.0.0.1:0", "tcp://127.0.0.1:65536", "tcp://127.0.0.1:-4",
        "tcp://[::1:8786", "http://127.0.0.1:9", "ucx://a:1", "tls://127.0.0.1:9", "inproc://x", "a\nb:1",
    ],
)  # fmt: skip
def test_what_is_no_address_is_told_at_once(
    board: Board, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """No client is started: half-open, it would complain on stderr for half a minute."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    monkeypatch.setattr(distributed, "Client", None)
    with pytest.raises(SweepError, match="no address of a Dask scheduler; write tcp://HOST:PORT"):
        sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler=address)


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:9", "127.0.0.1:9", "tcp://[::1]:9", f"tcp://{'x' * 99}:9"]
)
def test_where_nobody_answers_one_line_says_so(
    board: Board, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    monkeypatch.setattr(cluster_module, "CONNECT", 0.5)
    with pytest.raises(SweepError, match="no Dask scheduler answers"):
        sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler=address)


@pytest.mark.parametrize("greeting", [b"", b"SSH-2.0-OpenSSH_9.6\r\n"])
def test_whoever_listens_and_is_no_scheduler_is_told(
    board: Board, monkeypatch: pytest.MonkeyPatch, greeting: bytes
) -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is missing (extra: cluster)")
    monkeypatch.setattr(distributed, "Client", None)  # it would wait without end
    monkeypatch.setattr(cluster_module, "CONNECT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            line, _ = server.accept()
            line.sendall(greeting)
            held.append(line)

        held: list[socket.socket] = []
        listening = threading.Thread(target=greet)
        listening.start()
        with pytest.raises(SweepError, match="no Dask scheduler answers"):
            address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
            sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler=address)
        listening.join()
        held[0].close()


def test_without_dask_one_line_says_how_to_get_it(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'knockout-lab\[cluster\]'"):
        sweep(board, CASUAL, AIM, {"mu": [0.05]}, n=10, scheduler="tcp://127.0.0.1:8786")
