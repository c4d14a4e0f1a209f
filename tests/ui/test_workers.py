"""The compute queue: one thread, the latest wins, refusals and bugs both come home."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from lab import LabError
from ui.workers import ComputeQueue, Step


@pytest.fixture
def queue(qapp: object) -> Iterator[ComputeQueue]:
    made = ComputeQueue()
    yield made
    made.close()
    assert not made.alive
    made.deleteLater()


def fail(error: LabError) -> None:
    raise error


def test_steps_arrive_in_order_in_the_windows_thread(queue: ComputeQueue, qtbot: QtBot) -> None:
    seen: list[tuple[object, bool]] = []
    main = threading.get_ident()

    def steps() -> Iterator[Step]:
        yield Step(0.5, "half")
        yield Step(1.0, threading.get_ident() != main)

    queue.submit(
        "job", "working", steps, lambda s: seen.append((s.value, threading.get_ident() == main)), fail
    )
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == [("half", True), (True, True)]


def test_a_newer_job_replaces_the_older_one_with_its_key(queue: ComputeQueue, qtbot: QtBot) -> None:
    started, go_on = threading.Event(), threading.Event()
    seen: list[object] = []

    def slow() -> Iterator[Step]:
        started.set()
        assert go_on.wait(10)
        yield Step(0.5, "old")
        yield Step(1.0, "old too")

    def take(step: Step) -> None:
        seen.append(step.value)

    queue.submit("map", "old", slow, take, fail)
    assert started.wait(10)
    for name in ("between", "new"):
        queue.submit("map", name, lambda name=name: iter([Step(1.0, name)]), take, fail)
    queue.submit("other", "other", lambda: iter([Step(1.0, "other")]), take, fail)
    go_on.set()
    qtbot.waitUntil(lambda: queue.idle and "other" in seen)
    assert seen == ["new", "other"]


def test_cancelled_work_stops_at_its_next_step(queue: ComputeQueue, qtbot: QtBot) -> None:
    started, go_on = threading.Event(), threading.Event()
    made: list[int] = []

    def endless() -> Iterator[Step]:
        while True:
            started.set()
            assert go_on.wait(10)
            made.append(1)
            yield Step(0.1, None)

    queue.submit("map", "endless", endless, lambda _: pytest.fail("heard of a cancelled job"), fail)
    assert started.wait(10)
    queue.cancel()
    go_on.set()
    qtbot.waitUntil(lambda: queue.idle)
    assert len(made) == 1


def test_a_refusal_is_handed_over_and_the_queue_goes_on(queue: ComputeQueue, qtbot: QtBot) -> None:
    refused: list[str] = []
    seen: list[object] = []

    def refuse() -> Iterator[Step]:
        raise LabError("give another number")
        yield Step(1.0)

    queue.submit("a", "a", refuse, lambda _: None, lambda error: refused.append(error.message))
    queue.submit("b", "b", lambda: iter([Step(1.0, "fine")]), lambda s: seen.append(s.value), fail)
    qtbot.waitUntil(lambda: seen == ["fine"])
    assert refused == ["give another number"]


def test_a_bug_is_raised_in_the_windows_thread_and_the_queue_goes_on(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    seen: list[object] = []
    with capture_exceptions() as raised:
        queue.submit("a", "a", lambda: iter([Step(1 / 0)]), lambda _: None, fail)
        queue.submit("b", "b", lambda: iter([Step(1.0, "fine")]), lambda s: seen.append(s.value), fail)
        qtbot.waitUntil(lambda: seen == ["fine"])
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]


def test_it_says_what_runs_and_when_it_is_idle(queue: ComputeQueue, qtbot: QtBot) -> None:
    said: list[tuple[str, float]] = []
    queue.running.connect(lambda text, done: said.append((text, done)))
    queue.submit("a", "counting", lambda: iter([Step(0.5), Step(1.0)]), lambda _: None, fail)
    qtbot.waitUntil(lambda: bool(said) and said[-1][0] == "")
    assert said == [("counting", 0.0), ("counting", 0.5), ("counting", 1.0), ("", 1.0)]


def test_closing_waits_for_the_thread_and_drops_the_rest(qtbot: QtBot) -> None:
    queue = ComputeQueue()
    queue.submit("a", "a", lambda: iter([Step(0.5), Step(1.0)]), lambda _: None, fail)
    queue.submit("b", "b", lambda: iter([Step(1.0)]), lambda _: None, fail)
    queue.close()
    assert not queue.alive


def test_a_job_is_there_until_its_last_step_has_arrived_or_it_is_dropped(
    queue: ComputeQueue, qtbot: QtBot
) -> None:
    started, go_on = threading.Event(), threading.Event()
    there: list[bool] = []

    def slow() -> Iterator[Step]:
        started.set()
        assert go_on.wait(10)
        yield Step(1.0)

    assert not queue.has("slow")
    queue.submit("slow", "slow", slow, lambda _: there.append(queue.has("slow")), fail)
    queue.submit("waiting", "waiting", lambda: iter([Step(1.0)]), lambda _: None, fail)
    assert started.wait(10) and queue.has("slow") and queue.has("waiting")
    queue.cancel("waiting")
    assert not queue.has("waiting")
    go_on.set()
    while not queue.idle:  # its steps are not delivered yet: this thread has not looked
        pass
    assert queue.has("slow") and there == []
    qtbot.waitUntil(lambda: there == [True] and not queue.has("slow"))
    queue.submit("slow", "slow", slow, lambda _: None, fail)
    queue.cancel()
    assert not queue.has("slow")
