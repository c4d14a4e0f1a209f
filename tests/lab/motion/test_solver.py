"""A board of straight paths is solved by a solver for these alone, to the same bits as by the whole one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lab import Board, Release, Releases, SlideBatch, Token, load_board, slide, slide_many
from lab.chance.rollout.machine import play_rounds
from lab.compiled import with_constants
from lab.motion import batch, kernel, pieces, quick, solver
from lab.motion.quick import Slider
from lab.motion.solver import may_curve, solver_for
from tests.lab.motion.tables import crowded, release

LAWS: list[dict[str, Any]] = [
    {"law": "coulomb"},
    {"law": "viscous", "k": 0.3},
    {"law": "quadratic", "c": 0.2},
    {"law": "weakening", "mu0": 0.1, "vs": 0.1},
    {"law": "weakening", "mu0": 0.1, "vs": 0.1, "k": 0.1, "mu_spread": 0.1},
    {"law": "curling", "r": 0.05},
]


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def as_the_whole_solver(monkeypatch: pytest.MonkeyPatch, ask: Callable[[], Any]) -> Any:
    """What is asked, when every board is taken for one whose paths may curve."""
    with monkeypatch.context() as patched:
        for module in (solver, batch):
            patched.setattr(module, "may_curve", lambda *_: True)
        return ask()


def numbers(many: SlideBatch) -> list[np.ndarray]:
    assert many.events is not None
    log = [value for value in vars(many.events).values() if isinstance(value, np.ndarray)]
    return [many.rest, many.off, many.toppled, many.hits, many.duration, *log]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: "-".join(str(part) for part in law.values()))
@pytest.mark.parametrize("obstacles", [False, True])
def test_both_solvers_agree_to_the_last_bit(
    board: Board, monkeypatch: pytest.MonkeyPatch, law: dict[str, Any], obstacles: bool
) -> None:
    rng = np.random.default_rng(8)
    made, resting = board.with_(**law), crowded(board, rng)
    if obstacles:
        made = made.replace(
            seams=[{"y": 0.5, "height": 2e-4, "loss": 0.5}],
            rails={"sides": ["left", "far"], "restitution": 0.5, "friction": 0.1},
        )
    thrown = Releases.of([release(made, rng, spin=20.0) for _ in range(200)])
    assert not may_curve(made)

    def ask() -> SlideBatch:
        return slide_many(made, thrown, resting, seed=4, events=True)

    straight, whole = ask(), as_the_whole_solver(monkeypatch, ask)
    assert straight.hits.sum() > 100
    for one, other in zip(numbers(straight), numbers(whole), strict=True):
        np.testing.assert_array_equal(one, other)


def test_both_solvers_leave_the_same_paths(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(9)
    for law in LAWS:
        made, resting, thrown = board.with_(**law), crowded(board, rng), release(board, rng, spin=20.0)

        def ask(made: Board = made, resting: Any = resting, thrown: Release = thrown) -> Any:
            once = slide(made, thrown, resting)
            return [once.motion(t) for t in np.linspace(0.0, once.duration, 20)]

        assert ask() == as_the_whole_solver(monkeypatch, ask)


def test_paths_may_curve_on_a_slope_and_under_a_base_that_couples_sliding_and_spin(board: Board) -> None:
    disc = Token(**{**board.token.model_dump(), "contact": "disc"})
    assert not may_curve(board)
    assert may_curve(board.with_(tilt_roll=0.01)) and may_curve(board.with_(tilt_pitch=-0.01))
    assert may_curve(board.with_(contact="disc")) and may_curve(board.with_(contact="ring"))
    assert may_curve(board, (board.token, disc))
    assert solver_for(kernel.run_slide, board) is not kernel.run_slide
    assert solver_for(kernel.run_slide, board.with_(tilt_roll=0.01)) is kernel.run_slide


def test_one_token_with_a_disc_for_a_base_is_enough_for_the_whole_solver(board: Board) -> None:
    thrown = Release(board.width / 2, 0.05, 0.4, 0.0, 60.0)
    disc = {"slid": Token(**{**board.token.model_dump(), "contact": "disc"})}
    all_disc = board.with_(contact="disc")
    once = slide(board, thrown, tokens=disc)
    assert once.rest == slide(all_disc, thrown).rest != slide(board, thrown).rest
    assert once.motion(0.2) == slide(all_disc, thrown).motion(0.2) != slide(board, thrown).motion(0.2)
    many = slide_many(board, Releases.of([thrown]), tokens=disc)
    assert tuple(many.rest[0, 0]) == once.rest["slid"]
    moved = Slider(all_disc, ("slid",)).moved(thrown, once.draw, 0, [])
    assert moved[0].xy == once.rest["slid"]


def reached(function: Any) -> dict[str, Any]:
    """All compiled functions that a compiled one calls by their names, itself among them."""
    found, waiting = {}, [function]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            used = [one.py_func.__globals__.get(name) for name in one.py_func.__code__.co_names]
            waiting += [other for other in used if hasattr(other, "py_func")]
    return {one.__qualname__: one for one in found.values()}


ENTRIES = [
    kernel.run_slide, kernel.run_batch, quick.one_slide, play_rounds, pieces.motion_at, pieces.spin_at,
]  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.__qualname__)
def test_a_solver_of_straight_paths_reaches_nothing_of_the_whole_one(entry: Any) -> None:
    whole, straight = reached(entry), reached(with_constants(entry, MAY_CURVE=False))
    telling = {name for name, one in whole.items() if "MAY_CURVE" in one.py_func.__code__.co_names}
    assert telling and not telling & straight.keys()
    for one in straight.values():
        if "MAY_CURVE" in one.py_func.__code__.co_names:
            assert one.py_func.__globals__["MAY_CURVE"] is False
    shared = whole.keys() & straight.keys()
    assert all(whole[name] is straight[name] for name in shared)
