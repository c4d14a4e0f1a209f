"""The compute queue: one thread, the latest wins, refusals and bugs both come home."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from lab import LabError, load_board
from lab.fitting import Fit, fit_slides
from lab.fitting.laws import FloatArray
from lab.fitting.objective import Objective
from lab.recordings.simulated import simulate_recordings
from lab.threads import by_chunks
from tests.patience import PATIENCE
from ui.workers import ComputeQueue, Step


@pytest.fixture
def queue(qapp: object) -> Iterator[ComputeQueue]:
    made = ComputeQueue()
    yield made
    made.close()
    assert not runs(made)
    made.deleteLater()


def runs(queue: ComputeQueue) -> bool:
    thread = queue.findChild(QThread)
    return thread is not None and thread.isRunning()


def fail(error: LabError) -> None:
    raise error


def never() -> None:
    pytest.fail("told of a job that was not dropped")


def test_steps_arrive_in_order_in_the_windows_thread(queue: ComputeQueue, qtbot: QtBot) -> None:
    seen: list[tuple[object, bool]] = []
    main = threading.get_ident()

    def steps() -> Iterator[Step]:
        yield Step(0.5, "half")
        yield Step(1.0, threading.get_ident() != main)

    queue.submit(
        "job", "working", steps, lambda s: seen.append((s.value, threading.get_ident() == main)), fail, never,
    )  # fmt: skip
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == [("half", True), (True, True)]


def test_a_newer_job_replaces_the_older_one_with_its_key(queue: ComputeQueue, qtbot: QtBot) -> None:
    started, go_on = threading.Event(), threading.Event()
    seen: list[object] = []

    def slow() -> Iterator[Step]:
        started.set()
        assert go_on.wait(PATIENCE)
        yield Step(0.5, "old")
        yield Step(1.0, "old too")

    def take(step: Step) -> None:
        seen.append(step.value)

    queue.submit("map", "old", slow, take, fail, never)
    assert started.wait(PATIENCE)
    for name in ("between", "new"):
        queue.submit("map", name, lambda name=name: iter([Step(1.0, name)]), take, fail, never)
    queue.submit("other", "other", lambda: iter([Step(1.0, "other")]), take, fail, never)
    go_on.set()
    qtbot.waitUntil(lambda: queue.idle and "other" in seen)
    assert seen == ["new", "other"]


def test_cancelled_work_stops_at_its_next_step(queue: ComputeQueue, qtbot: QtBot) -> None:
    started, go_on = threading.Event(), threading.Event()
    made: list[int] = []

    def endless() -> Iterator[Step]:
        while True:
            started.set()
            assert go_on.wait(PATIENCE)
            made.append(1)
            yield Step(0.1, None)

    queue.submit("map", "endless", endless, lambda _: pytest.fail("heard of a cancelled job"), fail, never)
    assert started.wait(PATIENCE)
    queue.cancel("map")
    go_on.set()
    qtbot.waitUntil(lambda: queue.idle)
    assert len(made) == 1


@pytest.mark.parametrize("close", [False, True])
def test_stopped_work_ends_in_the_middle_of_a_step(queue: ComputeQueue, qtbot: QtBot, close: bool) -> None:
    """A step may take minutes, as slides between rails do: they are given up between chunks."""
    begun: list[int] = []
    seen: list[Step] = []
    go_on = threading.Event()

    def chunk(first: int) -> None:
        begun.append(first)
        assert go_on.wait(PATIENCE)

    def steps() -> Iterator[Step]:
        yield Step(1.0, by_chunks(chunk, 1000, 1, threads=2))

    queue.submit("long", "long", steps, seen.append, fail, never)
    qtbot.waitUntil(lambda: len(begun) == 2)
    queue.cancel("long")
    go_on.set()
    if close:
        queue.close()
    qtbot.waitUntil(lambda: queue.idle)
    assert len(begun) == 2 and seen == []


def test_a_closed_queue_does_not_wait_for_a_fit(queue: ComputeQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fit is one step, and one of many slides may take minutes: it is given up where it is."""
    recordings = simulate_recordings(load_board("knockout"), 3)
    fits: list[Fit] = []
    begun, go_on, reduced = threading.Event(), threading.Event(), Objective.reduced

    def held(self: Objective, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        begun.set()
        assert go_on.wait(PATIENCE)
        return reduced(self, unknowns)

    def steps() -> Iterator[Step]:
        fits.append(fit_slides(recordings))
        yield Step(1.0)

    monkeypatch.setattr(Objective, "reduced", held)

    queue.submit("fit", "fit", steps, lambda _: None, fail, never)
    assert begun.wait(PATIENCE)
    queue.cancel("fit")
    go_on.set()
    queue.close()
    assert fits == []


def test_a_refusal_is_handed_over_and_the_queue_goes_on(queue: ComputeQueue, qtbot: QtBot) -> None:
    refused: list[str] = []
    seen: list[object] = []

    def refuse() -> Iterator[Step]:
        raise LabError("give another number")
        yield Step(1.0)

    queue.submit("a", "a", refuse, lambda _: None, lambda error: refused.append(error.message), never)
    queue.submit("b", "b", lambda: iter([Step(1.0, "fine")]), lambda s: seen.append(s.value), fail, never)
    qtbot.waitUntil(lambda: seen == ["fine"])
    assert refused == ["give another number"]


def test_a_bug_is_raised_in_the_windows_thread_and_the_queue_goes_on(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    seen: list[object] = []
    with capture_exceptions() as raised:
        queue.submit("a", "a", lambda: iter([Step(1 / 0)]), lambda _: None, fail, lambda: None)
        queue.submit("b", "b", lambda: iter([Step(1.0, "fine")]), lambda s: seen.append(s.value), fail, never)
        qtbot.waitUntil(lambda: seen == ["fine"])
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]


def test_it_says_what_runs_and_when_it_is_idle(queue: ComputeQueue, qtbot: QtBot) -> None:
    said: list[tuple[str, float]] = []
    queue.running.connect(lambda text, done: said.append((text, done)))
    queue.submit("a", "counting", lambda: iter([Step(0.5), Step(1.0)]), lambda _: None, fail, never)
    qtbot.waitUntil(lambda: bool(said) and said[-1][0] == "")
    assert said == [("counting", 0.0), ("counting", 0.5), ("counting", 1.0), ("", 1.0)]


def test_closing_waits_for_the_thread_and_drops_the_rest(qtbot: QtBot) -> None:
    queue = ComputeQueue()
    queue.submit("a", "a", lambda: iter([Step(0.5), Step(1.0)]), lambda _: None, fail, never)
    queue.submit("b", "b", lambda: iter([Step(1.0)]), lambda _: None, fail, never)
    queue.close()
    assert not runs(queue)


def test_a_closed_queue_takes_no_job(qtbot: QtBot) -> None:
    queue = ComputeQueue()
    queue.close()
    queue.submit("a", "a", lambda: iter([Step(1.0)]), fail, fail, never)
    assert queue.idle and not queue.has("a") and not runs(queue)


def test_a_job_is_there_until_its_last_step_has_arrived_or_it_is_dropped(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    started, go_on = threading.Event(), threading.Event()
    there: list[bool] = []

    def slow() -> Iterator[Step]:
        started.set()
        assert go_on.wait(PATIENCE)
        yield Step(1.0)

    assert not queue.has("slow")
    queue.submit("slow", "slow", slow, lambda _: there.append(queue.has("slow")), fail, never)
    queue.submit("waiting", "waiting", lambda: iter([Step(1.0)]), lambda _: None, fail, never)
    assert started.wait(PATIENCE) and queue.has("slow") and queue.has("waiting")
    queue.cancel("waiting")
    assert not queue.has("waiting")
    go_on.set()
    while not queue.idle:  # its steps are not delivered yet: this thread has not looked
        pass
    assert queue.has("slow") and there == []
    qtbot.waitUntil(lambda: there == [True] and not queue.has("slow"))
    queue.submit("slow", "slow", slow, lambda _: None, fail, never)
    queue.cancel("slow")
    assert not queue.has("slow")


def test_whoever_waits_hears_once_of_work_that_others_stopped(queue: ComputeQueue, qtbot: QtBot) -> None:
    started, go_on = threading.Event(), threading.Event()
    told: list[str] = []

    def slow() -> Iterator[Step]:
        started.set()
        assert go_on.wait(PATIENCE)
        yield Step(0.5)
        yield Step(1.0)

    def unheard(what: object) -> None:
        pytest.fail(f"heard of a dropped job: {what}")

    queue.submit("running", "a", slow, unheard, fail, lambda: told.append("running"))
    for name in ("waiting", "waiting too"):
        queue.submit(name, name, slow, unheard, fail, lambda name=name: told.append(name))
    assert started.wait(PATIENCE)
    queue.cancel_all()
    assert told == ["running", "waiting", "waiting too"]
    queue.cancel_all()
    go_on.set()
    qtbot.waitUntil(lambda: queue.idle)
    qtbot.wait(20)
    assert told == ["running", "waiting", "waiting too"]


def test_an_answer_on_its_way_is_not_heard_once_the_work_was_stopped(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    told: list[str] = []
    for stop, end in ((queue.cancel_all, ["dropped"]), (lambda: queue.cancel("job"), [])):
        queue.submit("job", "job", lambda: iter([Step(1.0)]), lambda _: told.append("step"), fail,
                     lambda: told.append("dropped"))  # fmt: skip
        while not queue.idle:  # nothing is delivered yet: this thread has not looked
            pass
        stop()
        qtbot.wait(20)
        assert told == end
        told.clear()


def test_whoever_has_the_last_step_or_a_refusal_is_not_told_once_more(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    ends: list[str] = []

    def refuse() -> Iterator[Step]:
        raise LabError("give another number")
        yield Step(1.0)

    def end(what: str) -> None:
        ends.append(what)
        qtbot.wait(1)
        queue.cancel_all()

    last = iter([Step(1.0)])
    queue.submit("a", "a", lambda: last, lambda _: ends.append("step"), fail, never)
    qtbot.waitUntil(lambda: ends == ["step"])
    queue.cancel_all()
    queue.submit("b", "b", refuse, lambda _: None, lambda _: end("refused"), never)
    qtbot.waitUntil(lambda: ends == ["step", "refused"] and queue.idle)


def test_a_job_taken_back_or_replaced_by_its_owner_is_not_told(queue: ComputeQueue, qtbot: QtBot) -> None:
    seen: list[object] = []
    for name in ("old", "new"):
        queue.submit("map", name, lambda name=name: iter([Step(1.0, name)]), lambda s: seen.append(s.value),
                     fail, never)  # fmt: skip
    queue.submit("other", "other", lambda: iter([Step(1.0)]), lambda _: seen.append("other"), fail, never)
    queue.cancel("other")
    qtbot.waitUntil(lambda: queue.idle)
    qtbot.wait(20)
    assert seen == ["new"]


def test_whoever_waits_hears_of_a_bug_too(queue: ComputeQueue, qtbot: QtBot) -> None:
    told: list[str] = []
    with capture_exceptions() as raised:
        queue.submit("a", "a", lambda: iter([Step(1 / 0)]), lambda _: None, fail, lambda: told.append("a"))
        qtbot.waitUntil(lambda: bool(raised))
    assert told == ["a"] and not queue.has("a")
