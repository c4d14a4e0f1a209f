"""Work that would block the window: one queue, one thread, progress, cancel, latest wins.

A job is an iterator of steps; each step says how much is done and may carry a result, the first a preview.
A newer job with the same key replaces the older one, which stops at its next step and is heard no more.
Results arrive in the window's thread. One thread only: compiled kernels share the machine badly.

Whoever waits for a job hears of its end, once: the last step, a refusal, or that it was dropped. Dropped is what
others stopped (the status line's Cancel) or what broke; whoever takes a job back by its own key, or asks anew
under it, knows that and is not told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from threading import Condition
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, Signal

from lab import LabError
from lab.threads import Stopped, stoppable


@dataclass(frozen=True)
class Step:
    """Part of a job: `done` of 1, and what there is to show so far."""

    done: float
    value: Any = None


@dataclass(eq=False)
class _Job:
    key: str
    text: str
    steps: Callable[[], Iterator[Step]]
    on_step: Callable[[Step], None]
    on_refusal: Callable[[LabError], None]
    on_dropped: Callable[[], None]
    dropped: bool = field(default=False)


def nothing_waits() -> None:
    """For a job whose end changes nothing for anybody: it can be asked for again as it was before."""


class _Thread(QThread):
    """Runs the jobs one after the other until told to stop."""

    def __init__(self, queue: ComputeQueue) -> None:
        super().__init__(queue)
        self._queue = queue

    def run(self) -> None:
        while (job := self._queue._next()) is not None:
            self._queue._work(job)


class ComputeQueue(QObject):
    """The one place where the window computes. `close` ends its thread.

    running(text, done): what is computed now and how far it is; text is "" when idle.
    """

    running = Signal(str, float)
    _arrived = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = Condition()
        self._waiting: deque[_Job] = deque()
        self._current: _Job | None = None
        self._open: dict[_Job, None] = {}  # until their end has arrived, or they are dropped while they wait
        self._closed = False
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = _Thread(self)

    def submit(
        self,
        key: str,
        text: str,
        steps: Callable[[], Iterator[Step]],
        on_step: Callable[[Step], None],
        on_refusal: Callable[[LabError], None],
        on_dropped: Callable[[], None],
    ) -> None:
        """Queue a job; an older one with this key is replaced, running or not.

        text: what the status line says meanwhile. steps: called in the thread. on_step, on_refusal and on_dropped
        are called in the window's thread; a refusal ends the job. on_dropped: it ends without an answer, stopped
        with all work or by an error in the program; what waits for it is to be put where it can be asked for again.
        A queue that is closed takes none, untold.
        """
        with self._lock:
            if self._closed:
                return
            self._drop(key)
            job = _Job(key, text, steps, on_step, on_refusal, on_dropped)
            self._waiting.append(job)
            self._open[job] = None
            self._lock.notify()
        if not self._thread.isRunning():
            self._thread.start()

    def has(self, key: str) -> bool:
        """Whether a job with this key waits, runs, or has steps that have not arrived yet."""
        with self._lock:
            return any(job.key == key and not job.dropped for job in self._open)

    def cancel(self, key: str) -> None:
        """Take the job with this key back; for the one whose key it is, who is not told."""
        with self._lock:
            self._drop(key)

    def cancel_all(self) -> None:
        """Drop all jobs, and tell whoever waits for them."""
        with self._lock:
            dropped = self._drop(None)
        for job in dropped:
            job.on_dropped()

    @property
    def idle(self) -> bool:
        """Nothing runs and nothing waits."""
        with self._lock:
            return self._current is None and not self._waiting

    def close(self) -> None:
        """Drop all jobs, untold, and wait until the thread has ended."""
        with self._lock:
            self._drop(None)
            self._closed = True
            self._lock.notify()
        self._thread.wait()

    # --- inside; `_next` and `_work` run in the thread -------------------------------------------------

    def _drop(self, key: str | None) -> list[_Job]:
        """The jobs with this key, or all, that were not dropped before: from now on nothing of them is heard, also
        of steps that are on their way."""
        dropped = [job for job in self._open if not job.dropped and (key is None or job.key == key)]
        for job in dropped:
            job.dropped = True
        for job in self._waiting:
            if job.dropped:
                del self._open[job]
        self._waiting = deque(job for job in self._waiting if not job.dropped)
        return dropped

    def _next(self) -> _Job | None:
        with self._lock:
            while not self._waiting and not self._closed:
                self._lock.wait()
            if self._closed:
                return None
            self._current = self._waiting.popleft()
            return self._current

    def _work(self, job: _Job) -> None:
        self._arrived.emit(job, Step(0.0))
        try:
            steps = job.steps()
            try:
                with stoppable(lambda: job.dropped):
                    for step in steps:
                        if job.dropped:
                            break
                        self._arrived.emit(job, step)
            finally:
                if isinstance(steps, Generator):
                    steps.close()  # what it holds open is let go here and now
        except Stopped:
            pass  # dropped in the middle of a step
        except Exception as error:  # not swallowed: `_deliver` shows a refusal and raises the rest
            self._arrived.emit(job, error)
        with self._lock:
            self._current = None
        self._arrived.emit(job, None)

    def _deliver(self, job: _Job, arrived: Step | Exception | None) -> None:
        if arrived is None:
            self._end(job)
            if self.idle:
                self.running.emit("", 1.0)
        elif isinstance(arrived, Exception):
            self._end(job)
            if isinstance(arrived, LabError):
                if not job.dropped:
                    job.on_refusal(arrived)
                return
            if not job.dropped:
                job.on_dropped()
            raise arrived
        elif not job.dropped:
            self.running.emit(job.text, arrived.done)
            if arrived.done > 0:
                job.on_step(arrived)
            if arrived.done >= 1.0:
                self._end(job)

    def _end(self, job: _Job) -> None:
        """Whoever waits for it has been told, or is being told."""
        with self._lock:
            self._open.pop(job, None)
