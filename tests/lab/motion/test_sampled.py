"""The trajectories of a batch: against closed forms, against events, and against each slide alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import Board, Draw, MotionError, Release, Releases, Token, load_board, slide, slide_many
from lab.motion import sampled
from tests.lab.motion.tables import crowded, release
from tests.lab.motion.truth import G

TIMES = [0.3, 0.0, -1.0, 99.0, 0.7, 1.1, 0.3, float("inf")]
BOARDS: dict[str, dict[str, Any]] = {
    "coulomb": {},
    "viscous": {"law": "viscous", "k": 0.5},
    "quadratic": {"law": "quadratic", "c": 0.5},
    "weakening": {"law": "weakening", "mu0": 0.15, "vs": 0.2, "k": 0.3},
    "curling": {"law": "curling", "p": 0.002, "q": 0.06, "r": 0.06},
    "tilt": {"tilt_pitch": 0.01, "tilt_roll": -0.02},
    "disc": {"contact": "disc"},
    "ring": {"contact": "ring"},
    "disc, viscous, tilt": {"contact": "disc", "law": "viscous", "k": 0.3, "tilt_roll": 0.01},
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def test_lone_slides_are_where_the_closed_form_has_them(board: Board) -> None:
    speeds, times = np.array([0.4, 0.7, 1.0]), np.linspace(0.0, 2.0, 41)
    places = slide_many(board, Releases.from_arrays(0.14, 0.1, speeds), times=times).trajectory
    assert places is not None and places.shape == (3, 41, 1, 2)
    a = board.surface.mu * G
    t = np.minimum(times[None, :], speeds[:, None] / a)
    assert np.abs(places[..., 0, 1] - (0.1 + speeds[:, None] * t - a * t**2 / 2)).max() < 1e-12
    assert np.abs(places[..., 0, 0] - 0.14).max() < 1e-15


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seed", [None, 4])
def test_a_batch_is_at_all_times_where_each_slide_alone_is(board: Board, name: str, seed: int | None) -> None:
    """To the last bit; 1e-11 m for laws that are looked up: a table reaches as far as its fastest release."""
    of_its_own = board.with_(**BOARDS[name], mu_spread=0.05, restitution_spread=0.05)
    odd = {"t01": Token(mass=0.03, radius=0.03, contact=of_its_own.token.contact, factor=1.3)}
    rng = np.random.default_rng(3)
    resting, thrown = crowded(board, rng, 8), [release(board, rng, spin=10.0) for _ in range(100)]
    resting["t01"] = (0.05, 0.15)
    many = slide_many(of_its_own, Releases.of(thrown), resting, tokens=odd, seed=seed, times=TIMES, threads=2)
    places = many.trajectory
    assert places is not None and many.off.any() and many.hits.max() > 1
    looked_up = name in ("weakening", "curling")
    for i in range(0, 100, 7):
        drawn = None
        if seed is not None:
            drawn = Draw(float(many.mu[i]), float(many.restitution[i]), float(many.factor[i, 0]))
        alone = slide(of_its_own, thrown[i], resting, tokens=odd, drawn=drawn).trajectory(TIMES)
        for k, token in enumerate(many.names):
            assert np.abs(places[i, :, k] - alone[token]).max() <= (1e-11 if looked_up else 0.0)
    assert (places[:, 3] == many.rest).all() and (places[:, 7] == many.rest).all()
    assert (places[:, 1] == places[:, 2]).all() and (places[:, 0] == places[:, 6]).all()


def test_scatter_of_every_tokens_factor_is_in_the_path(board: Board) -> None:
    loose = board.with_(factor_spread=0.2)
    resting, thrown = {"a": (0.14, 0.4), "b": (0.15, 0.6)}, Release(0.14, 0.1, 1.1)
    for seed in range(5):
        many = slide_many(loose, Releases.of([thrown]), resting, seed=seed, times=TIMES)
        alone = slide(loose, thrown, resting, seed=seed).trajectory(TIMES)
        assert many.trajectory is not None
        for k, token in enumerate(many.names):
            assert (many.trajectory[0, :, k] == alone[token]).all()


@pytest.mark.parametrize("change", [{}, {"tilt_pitch": 0.01}, {"contact": "ring"}])
def test_tokens_are_where_their_events_are(board: Board, change: dict[str, Any]) -> None:
    """Hits, rails, seams, edges and rests lie on the trajectories at their times."""
    table = board.with_(**change).replace(
        rails={"sides": ["left", "far"], "restitution": 0.5, "friction": 0.1},
        seams=[{"y": 0.55, "height": 0.0005, "loss": 0.5}],
    )
    rng = np.random.default_rng(5)
    resting, thrown = crowded(table, rng, 6), [release(table, rng, spin=10.0) for _ in range(30)]
    events = slide_many(table, Releases.of(thrown), resting, events=True).events
    assert events is not None
    kinds = {event.kind for n in range(30) for event in events.of(n)}
    assert {"contact", "rail", "seam", "off", "rest"} <= kinds
    for n in range(0, 30, 3):
        these = events.of(n)
        many = slide_many(
            table, Releases.of(thrown[n : n + 1]), resting, times=[event.time for event in these]
        )
        assert many.trajectory is not None
        for k, event in enumerate(these):
            place = many.trajectory[0, k, many.names.index(event.token)]
            assert place == pytest.approx(event.place, abs=1e-8)  # one that presses is nudged at its hit


def test_neither_threads_nor_company_change_a_trajectory(board: Board) -> None:
    rng = np.random.default_rng(6)
    resting, thrown = crowded(board, rng), [release(board, rng) for _ in range(200)]
    one, two = (slide_many(board, Releases.of(thrown), resting, times=TIMES, threads=n) for n in (1, 2))
    assert one.trajectory is not None and two.trajectory is not None
    assert one.trajectory.tobytes() == two.trajectory.tobytes()
    assert slide_many(board, Releases.of(thrown), resting).trajectory is None
    assert (slide_many(board, Releases.of(thrown), resting).rest == one.rest).all()


def test_no_times_and_no_slides_are_empty_arrays(board: Board) -> None:
    none = Releases.from_arrays(np.empty(0), 0.1, 0.5)
    for releases, times, shape in (
        (Releases.of([Release(0.14, 0.1, 0.6)]), [], (1, 0, 2, 2)),
        (none, [0.1, 0.2], (0, 2, 2, 2)),
    ):
        places = slide_many(board, releases, {"a": (0.14, 0.4)}, times=times).trajectory
        assert places is not None and places.shape == shape


@pytest.mark.parametrize(
    "times", [["soon"], "soon", [0.1, float("nan")], [10**400], [None], object(), [[1], [2, 3]]]
)
def test_times_that_are_none_are_refused_in_words(board: Board, times: Any) -> None:
    thrown = Release(0.14, 0.1, 0.6)
    for ask in (
        lambda: slide_many(board, Releases.of([thrown]), times=times),
        lambda: slide(board, thrown).trajectory(times),
    ):
        with pytest.raises(MotionError) as refused:
            ask()
        assert refused.value.where == "times" and "\n" not in str(refused.value)


def test_a_trajectory_that_would_fill_the_memory_is_refused_before_any_work(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    releases = Releases.from_arrays(0.14, 0.1, np.full(100_000, 0.6))
    monkeypatch.setattr("lab.motion.batch.draw", None)  # whoever began to work would fail
    with pytest.raises(MotionError, match=r"1600\.0 GB, 2\.1 at most; ask for fewer") as refused:
        slide_many(board, releases, times=np.zeros(1_000_000))
    assert "\n" not in str(refused.value)
    sampled.check_size(1000, 1000, 13)
