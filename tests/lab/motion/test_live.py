"""The live table against the reference solver, and what one does with it."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from lab import Board, LiveTable, MotionError, Release, load_board, slide
from tests.lab.motion.tables import crowded, release
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def _difference(board: Board, thrown: Release, resting: dict, step: float) -> tuple[float, int, bool]:
    """Largest difference of rest between live and batch (m), hits, and whether the same tokens are off."""
    exact = slide(board, thrown, resting)
    live = LiveTable(board, resting, step=step)
    live.launch("slid", thrown)
    live.settle()
    if live.off != exact.off:
        return np.inf, exact.hits, False
    gaps = [np.hypot(*np.subtract(live.positions[name], place)) for name, place in exact.rest.items()]
    return max(gaps, default=0.0), exact.hits, True


def test_a_lone_slide_stops_within_a_tenth_of_a_millimetre(board: Board) -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        thrown = Release(0.14, 0.1, float(rng.uniform(0.1, 1.1)), float(rng.normal(0, 0.05)))
        gap, _, same = _difference(board, thrown, {}, 1 / 2000)
        assert same and gap < 1e-4


def test_a_smaller_step_brings_live_nearer_to_the_reference(board: Board) -> None:
    medians = []
    for step in (1 / 240, 1 / 2000):
        rng = np.random.default_rng(2)
        runs = [_difference(board, release(board, rng), crowded(board, rng), step) for _ in range(50)]
        medians.append(np.median([gap for gap, hits, _ in runs if hits == 1]))
    assert medians[1] < 0.5e-3
    assert medians[1] < medians[0] / 3


@pytest.mark.parametrize(
    "law", [{"law": "coulomb"}, {"law": "viscous", "k": 0.3}, {"law": "weakening", "mu0": 0.3, "vs": 0.2}]
)
def test_a_seed_draws_the_same_slide_for_both(board: Board, law: dict) -> None:
    """Drag and what rails give back are not scattered; mu, restitution and each token's factor are."""
    loose = board.with_(**law, mu_spread=0.2, restitution_spread=0.1, factor_spread=0.1)
    resting, thrown = {"a": (0.14, 0.3), "b": (0.14, 0.5)}, Release(0.14, 0.1, 1.1)
    rests = set()
    for seed in range(8):
        exact = slide(loose, thrown, resting, seed=seed)
        live = LiveTable(loose, resting)
        live.launch("slid", thrown, seed=seed)
        live.settle()
        rests.add(round(exact.rest.get("b", (0.0, 0.0))[1], 3))
        assert live.off == exact.off
        for name, place in exact.rest.items():
            assert np.hypot(*np.subtract(live.positions[name], place)) < 1e-3, (seed, name)
    assert len(rests) > 5  # they differ
    live.clear()
    live.launch("slid", Release(0.14, 0.1, 0.8))  # without a seed all is the board's own again
    live.settle()
    assert live.positions["slid"] == pytest.approx(
        slide(loose, Release(0.14, 0.1, 0.8)).rest["slid"], abs=1e-4
    )


def test_a_board_changed_on_the_way_keeps_how_far_the_slide_is_off_its_mu(board: Board) -> None:
    loose, thrown = board.with_(mu_spread=0.2), Release(0.14, 0.1, 0.8)
    live = LiveTable(loose.with_(mu=0.3))
    live.launch("slid", thrown, seed=5)
    live.board = loose  # at once
    live.settle()
    assert live.positions["slid"] == pytest.approx(slide(loose, thrown, seed=5).rest["slid"], abs=1e-3)


def test_the_same_table_moves_the_same_way_whatever_was_there_before(board: Board) -> None:
    resting = {"b": (0.14, 0.4), "a": (0.1, 0.5)}
    first, second = LiveTable(board, resting), LiveTable(board, dict(reversed(resting.items())))
    second.place("c", 0.2, 0.8)
    second.remove("c")
    for table in (first, second):
        table.launch("slid", Release(0.145, 0.1, 1.0))
        table.settle()
    assert first.positions == second.positions


def test_events_tell_what_happened_in_order(board: Board) -> None:
    table = LiveTable(board, {"a": (0.14, 0.4)})
    table.launch("slid", Release(0.14, 0.1, 0.9))
    events = table.settle()
    exact = slide(board, Release(0.14, 0.1, 0.9), {"a": (0.14, 0.4)})
    assert [event.kind for event in events] == [event.kind for event in exact.events]
    for live, batch in zip(events, exact.events, strict=True):
        assert live.time == pytest.approx(batch.time, abs=2e-3)
        if live.kind != "topple":  # both tokens of one hit, at one moment
            assert {live.token, live.other} == {batch.token, batch.other}
    contact = next(e for e in events if e.kind == "contact")
    assert contact.impulse == pytest.approx(
        next(e.impulse for e in exact.events if e.kind == "contact"), rel=0.01
    )


def test_a_change_of_friction_takes_hold_at_once(board: Board) -> None:
    table = LiveTable(board)
    table.launch("slid", Release(0.14, 0.1, 0.9))
    table.advance(0.3)
    speed = table.velocities["slid"][1]
    y = table.positions["slid"][1]
    table.board = board.with_(mu=0.4)
    table.settle()
    assert table.positions["slid"][1] - y == pytest.approx(speed**2 / (2 * 0.4 * 9.80665), abs=1e-3)


def test_a_narrower_board_drops_tokens_that_are_no_longer_on_it(board: Board) -> None:
    table = LiveTable(board, {"a": (0.25, 0.5), "b": (0.1, 0.5)})
    table.board = board.with_(width=0.2)
    assert table.off == {"a"} and set(table.positions) == {"b"}
    assert [event.kind for event in table.advance(0.0)] == ["off"]


def test_a_token_slides_off_and_is_out_of_play(board: Board) -> None:
    table = LiveTable(board)
    table.launch("red-1", Release(0.14, 0.1, 3.0))
    events = table.settle()
    assert table.off == {"red-1"} and table.positions == {} and events[-1].kind == "off"
    table.place("red-1", 0.1, 0.3)
    assert table.off == set() and "red-1" in table.positions


def test_resting_tokens_stay_where_they_are(board: Board) -> None:
    resting = crowded(board, np.random.default_rng(3))
    table = LiveTable(board, resting)
    assert table.advance(1.0) == [] and not table.moving
    assert table.positions == {name: pytest.approx(place) for name, place in resting.items()}


def test_a_spinning_token_at_zero_speed_comes_to_rest(board: Board) -> None:
    table = LiveTable(board)
    table.launch("slid", Release(0.14, 0.1, 0.0, spin=10.0))
    assert [event.kind for event in table.settle()] == ["start", "rest"]


def test_what_cannot_be_is_refused(board: Board) -> None:
    table = LiveTable(board, {"a": (0.1, 0.5)})
    with pytest.raises(MotionError, match="overlap a"):
        table.place("b", 0.1, 0.51)
    with pytest.raises(MotionError, match="off the board"):
        table.place("b", -0.1, 0.5)
    with pytest.raises(MotionError, match="off the board"):
        table.launch("b", Release(0.1, 3.0, 1.0))
    with pytest.raises(MotionError, match="step"):
        LiveTable(board, step=0.0)
    assert table.positions == {"a": pytest.approx((0.1, 0.5))} and table.board is board


@pytest.mark.parametrize("numbers", [{}, {"law": "viscous", "k": 0.5}, {"law": "weakening", "mu0": 0.2}])
def test_the_live_table_does_not_wait_for_the_compiler(numbers: dict[str, float | str]) -> None:
    """In a process of its own, where nothing is compiled yet and another thread is compiling for ever."""
    code = f"""
import threading
from numba.core.compiler_lock import global_compiler_lock
from lab import LiveTable, Release, load_board

held = threading.Event()

def compile_for_ever():
    with global_compiler_lock:
        held.set()
        threading.Event().wait()

threading.Thread(target=compile_for_ever, daemon=True).start()
held.wait()
board = load_board("knockout").with_(yield_speed=0.1, topple=True, **{numbers!r})
live = LiveTable(board, {{"red-1": (0.14, 0.4)}})
live.launch("yellow-1", Release(0.14, 0.1, 1.0))
print(sorted({{event.kind for _ in range(60) for event in live.advance(0.05)}}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert "contact" in done.stdout
