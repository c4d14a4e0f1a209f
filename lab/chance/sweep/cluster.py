"""A sweep's points on a Dask cluster: whoever measures them, the numbers are the same.

A worker that dies loses nothing: Dask hands its points to the others, and what was measured is kept here as it
comes. Workers need the same version of this package, numpy and numba, which every answer tells.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import Any

from lab.chance.sweep.point import Row, made_by, measure
from lab.errors import LabError, SweepError, UsageError

CONNECT, WORKERS = 10.0, 30.0
"""Seconds to wait for the scheduler, and for a first worker."""

_GREETING = 1_000_000
"""More bytes than a scheduler's greeting has."""

_ADDRESS = re.compile(r"(?:tcp://)?(?P<host>\[[0-9A-Fa-f:.]+\]|[^\s:/\[\]]+):(?P<port>[0-9]{1,5})")
"""What a scheduler on plain TCP is reached by; an IPv6 host stands in brackets."""


def on_cluster(address: str, tasks: Mapping[str, str], keep: Callable[[str, Row], None]) -> None:
    """Measure `tasks` {key: content} on the workers of the scheduler at `address`; `keep` takes each row.

    Raises UsageError when dask.distributed is not installed; SweepError when nobody answers, there are no workers,
    they are of another version, or the scheduler is lost on the way.
    """
    try:
        from distributed import Client, as_completed
    except ImportError as error:
        raise UsageError(
            "--scheduler needs dask.distributed: pip install 'knockout-lab[cluster]', or leave it out for local "
            "threads"
        ) from error
    _knock(address)
    with _quietly():
        try:
            client = Client(address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise _nobody(address) from error
        with client:
            if tasks:
                _wait_for_workers(client, address)
                _measure_all(client, as_completed, tasks, keep, address)


def _knock(address: str) -> None:
    """SweepError where that is no address, nobody listens there, or whoever does is no scheduler.

    The client would not find out in time: it waits without end for the greeting of one that says nothing, and
    complains for half a minute of what it could not open. A scheduler greets first, the greeting's size before it.
    """
    written = _ADDRESS.fullmatch(address)
    if written is None or not 0 < int(written["port"]) < 65536:
        raise SweepError("this is no address of a Dask scheduler; write tcp://HOST:PORT", where=address)
    try:
        with socket.create_connection((written["host"].strip("[]"), int(written["port"])), CONNECT) as line:
            size = line.makefile("rb").read(8)
    except (OSError, ValueError) as error:  # ValueError: a name that no host can have
        raise _nobody(address) from error
    if len(size) < 8 or int.from_bytes(size, "little") > _GREETING:
        raise _nobody(address)


def _nobody(address: str) -> SweepError:
    return SweepError(
        "no Dask scheduler answers; start one with `dask scheduler` and workers with `dask worker ADDRESS`",
        where=address,
    )


def _measure_all(
    client: Any,
    as_completed: Any,
    tasks: Mapping[str, str],
    keep: Callable[[str, Row], None],
    address: str,
) -> None:
    """Hand out all tasks and keep each row as it comes; Dask tries again elsewhere what a dead worker had."""
    futures = {
        client.submit(measure, task, key=f"knockout-sweep-{key}", pure=False): key
        for key, task in tasks.items()
    }
    try:
        for future in as_completed(list(futures), loop=client.loop):
            keep(futures.pop(future), _row(future, address))
    finally:  # interrupted or refused: what is finished is kept
        for future, key in list(futures.items()):
            if future.status == "finished":
                keep(key, _row(future, address))
        client.cancel(list(futures))


@contextmanager
def _quietly() -> Iterator[None]:
    """Meanwhile what is wrong is said by an exception, and not in the client's log as well."""
    names = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]
    before = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def _wait_for_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKERS)
    except TimeoutError as error:
        raise SweepError(
            "the cluster has no workers; start some with `dask worker ADDRESS`", where=address
        ) from error


def _row(future: Any, address: str) -> Row:
    """The row of a finished future; SweepError or the point's own refusal when there is none."""
    if (
        future.status == "cancelled"
    ):  # one that is "lost" with its worker is measured again: `result` waits for it
        raise _lost(address)
    failed = future.exception() if future.status == "error" else None
    if isinstance(failed, LabError):
        raise failed
    if failed is not None:
        raise SweepError(
            f"the workers cannot measure this ({type(failed).__name__}: {failed}); install this version of "
            "knockout-lab there and give them memory enough",
            where=address,
        ) from failed
    try:
        theirs, row = future.result()
    except (OSError, CancelledError) as error:  # lost between the news of a result and its fetching
        raise _lost(address) from error
    if theirs != made_by():
        raise SweepError(f"a worker has {theirs}, this is {made_by()}; install the same there", where=address)
    found: Row = row
    return found


def _lost(address: str) -> SweepError:
    return SweepError(
        "the scheduler was lost; what is measured is kept where there is a journal, run it again to go on",
        where=address,
    )
