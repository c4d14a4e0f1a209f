"""Work by chunks: in order, on any number of threads, given up where that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from lab import Releases, load_board, slide_many
from lab.fitting import Fit, compare_laws, fit_slides, scene
from lab.fitting.bodies import Body
from lab.fitting.laws import FloatArray
from lab.fitting.objective import Objective
from lab.fitting.scene import scene_of
from lab.recordings.recording import Recording
from lab.recordings.simulated import simulate_recordings
from lab.threads import Stopped, by_chunks, stoppable


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize(("n", "chunk"), [(0, 4), (1, 4), (4, 4), (11, 4)])
def test_every_chunk_once_and_in_order(n: int, chunk: int, threads: int) -> None:
    assert by_chunks(lambda first: first, n, chunk, threads) == list(range(0, n, chunk))


@pytest.mark.parametrize("threads", [1, 3])
def test_no_chunk_begins_once_it_is_asked_to_stop(threads: int) -> None:
    begun: list[int] = []
    with stoppable(lambda: len(begun) >= 5), pytest.raises(Stopped):
        by_chunks(begun.append, 1000, 1, threads)
    assert 5 <= len(begun) < 5 + threads
    begun.clear()
    by_chunks(begun.append, 20, 1, threads)  # outside nobody asks
    assert len(begun) == 20


def test_what_a_chunk_raises_is_raised() -> None:
    def work(first: int) -> int:
        return 1 // (first - 2)

    with pytest.raises(ZeroDivisionError):
        by_chunks(work, 5, 1, 2)


def test_slides_are_given_up_between_chunks() -> None:
    asked: list[bool] = []

    def third() -> bool:
        asked.append(True)
        return len(asked) > 2

    board, releases = load_board("blank-lane"), Releases.from_arrays(0.1, 0.1, np.linspace(0.3, 0.9, 50_000))
    with stoppable(third), pytest.raises(Stopped):
        slide_many(board, releases, threads=1)
    assert len(asked) == 3


@pytest.fixture(scope="module")
def fit() -> Fit:
    return fit_slides(simulate_recordings(load_board("knockout"), 3))


LONG: dict[str, Callable[[Fit], object]] = {
    "fit": lambda fit: fit_slides([scene.recording for scene in fit.scenes]),
    "tilted": lambda fit: fit_slides([scene.recording for scene in fit.scenes], tilt=True),
    "compare": lambda fit: compare_laws([scene.recording for scene in fit.scenes]),
    "bootstrap": lambda fit: fit.bootstrap(1000),
    "profile": lambda fit: fit.profile("mu"),
    "leave one out": lambda fit: fit.leave_one_out(),
}


@pytest.mark.parametrize("work", LONG)
@pytest.mark.parametrize("steps", [0, 2])
def test_fits_and_all_that_is_made_of_them_are_given_up_between_steps(
    fit: Fit, work: str, steps: int
) -> None:
    asked: list[bool] = []

    def later() -> bool:
        asked.append(True)
        return len(asked) > steps

    with stoppable(later), pytest.raises(Stopped):
        LONG[work](fit)
    assert len(asked) == steps + 1


def test_of_many_films_none_is_begun_once_it_is_asked_to_stop(
    fit: Fit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To understand a film takes long; a folder of them is given up between two."""
    films = [scene.recording for scene in fit.scenes]
    begun: list[str] = []
    understand = scene.bodies_of

    def counted(recording: Recording) -> tuple[Body, ...]:
        begun.append(recording.file)
        return understand(recording)

    monkeypatch.setattr(scene, "bodies_of", counted)
    with stoppable(lambda: len(begun) >= 2), pytest.raises(Stopped):
        fit_slides(films)
    assert len(begun) == 2
    with stoppable(lambda: True), pytest.raises(Stopped):
        scene_of(films[0])
    assert len(begun) == 2
    assert scene_of(films[0]).slides and len(begun) == 3, "outside nobody asks"


@pytest.mark.parametrize("law", ["coulomb", "weakening"])
def test_a_fit_asks_at_each_evaluation_of_its_slides(monkeypatch: pytest.MonkeyPatch, law: str) -> None:
    """Once in the middle it is not deaf: the last evaluation alone, at the values found, comes without."""
    since, most, reduced = 0, 0, Objective.reduced

    def counted(self: Objective, unknowns: FloatArray) -> tuple[FloatArray, FloatArray]:
        nonlocal since, most
        since += 1
        most = max(most, since)
        return reduced(self, unknowns)

    def asked() -> bool:
        nonlocal since
        since = 0
        return False

    monkeypatch.setattr(Objective, "reduced", counted)
    with stoppable(asked):
        fit_slides(simulate_recordings(load_board("knockout"), 3), law)
    assert 1 <= most <= 2


def test_steps_of_a_generator_are_asked_too() -> None:
    def steps() -> Iterator[list[int]]:
        yield by_chunks(lambda first: first, 2, 1, 1)
        yield by_chunks(lambda first: first, 3, 1, 1)

    stop = [False]
    with stoppable(lambda: stop[0]):
        going = steps()
        assert next(going) == [0, 1]
        stop[0] = True
        with pytest.raises(Stopped):
            next(going)
