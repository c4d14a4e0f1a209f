"""The quick slider rests as the reference solver to the last bit; a slide is made again from its draw."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import Board, Draw, Release, load_board, slide
from lab.errors import MotionError
from lab.motion.quick import Moved, Slider
from lab.motion.scatter import draw_from
from tests.lab.motion.tables import crowded, release


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def rest_of(
    names: tuple[str, ...], moved: dict[int, Moved], resting: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """Where every token that is still on the board lies."""
    came = {names[number]: one.xy for number, one in moved.items()}
    return {name: xy for name, xy in {**resting, **came}.items() if xy is not None}


def test_it_rests_where_the_reference_solver_rests_to_the_last_bit(board: Board) -> None:
    rng = np.random.default_rng(3)
    hits = 0
    for seed in range(120):
        resting = crowded(board, rng, int(rng.integers(0, 13)))
        names = ("slid", *resting)
        thrown = release(board, rng, spin=10.0)
        truth = slide(board, thrown, resting, seed=seed)
        lying = [(i + 1, *place) for i, place in enumerate(resting.values())]
        moved = Slider(board, names).moved(thrown, truth.draw, 0, lying)
        assert rest_of(names, moved, resting) == truth.rest
        assert {names[number] for number, one in moved.items() if one.xy is None} == truth.off
        tipped = {names[number] for number, one in moved.items() if one.toppled}
        assert tipped == {event.token for event in truth.events if event.kind == "topple"} - truth.off
        hits += truth.hits
    assert hits > 50


@pytest.mark.parametrize(
    "changes",
    [
        {"law": "viscous", "k": 0.6},
        {"law": "weakening", "mu0": 0.14},
        {"law": "curling"},
        {"contact": "disc", "contact_friction": 0.2},
        {"tilt_pitch": 0.02, "tilt_roll": -0.01},
    ],
    ids=lambda changes: ",".join(changes),
)
def test_it_follows_every_law_contact_and_tilt_to_the_last_bit(
    board: Board, changes: dict[str, float | str]
) -> None:
    other = board.with_(**changes)
    rng = np.random.default_rng(6)
    for seed in range(12):
        resting, thrown = crowded(other, rng, 6), release(other, rng, spin=10.0)
        names = ("slid", *resting)
        truth = slide(other, thrown, resting, seed=seed)
        lying = [(i + 1, *place) for i, place in enumerate(resting.values())]
        moved = Slider(other, names).moved(thrown, truth.draw, 0, lying)
        assert rest_of(names, moved, resting) == truth.rest


def test_each_token_has_its_own_radius_mass_and_factor(board: Board) -> None:
    heavy = board.token.model_copy(update={"radius": 0.02, "mass": 0.03, "factor": 1.3})
    mixed = board.replace(tokens={"b": heavy})
    names = ("a", "b", "c")
    resting = {"b": (0.14, 0.4), "c": (0.145, 0.5)}
    thrown = Release(0.141, 0.1, 1.1, 0.0, 5.0)
    truth = slide(mixed, thrown, resting, token="a")
    moved = Slider(mixed, names).moved(thrown, truth.draw, 0, [(1, 0.14, 0.4), (2, 0.145, 0.5)])
    assert rest_of(names, moved, resting) == truth.rest
    back = slide(mixed, Release(0.14, 0.1, 0.9), {"a": (0.14, 0.4)}, token="b")
    moved = Slider(mixed, names).moved(Release(0.14, 0.1, 0.9), back.draw, 1, [(0, 0.14, 0.4)])
    assert rest_of(names, moved, {}) == back.rest


def test_a_slide_that_never_ends_tells_its_limits_and_its_table(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(table: Any, rows: Any, plans: Any, factors: Any, numbers: Any, tok: Any, *rest: Any) -> int:
        tok[:, :2] = [[0.1, 0.2], [0.3, 0.4]]
        return 1

    slider = Slider(board, ("a", "b", "c"))
    monkeypatch.setattr(slider, "_slide", never)
    with pytest.raises(MotionError, match="the slide did not end within 20000 events or") as refused:
        slider.moved(Release(0.03, 0.1, 0.9), Draw(0.08, 0.75, 1.0), 2, [(1, 0.1, 0.3)])
    state: Any = refused.value.state
    assert {name: row[:2] for name, row in state.items()} == {"c": [0.1, 0.2], "b": [0.3, 0.4]}


def test_a_token_that_nothing_touched_is_not_named(board: Board) -> None:
    moved = Slider(board, ("a", "b")).moved(
        Release(0.03, 0.1, 0.9), Draw(0.08, 0.75, 1.0), 0, [(1, 0.1 + 0.2, 1 / 3)]
    )
    assert list(moved) == [0]


def test_a_slide_is_made_again_from_its_draw_to_the_last_bit(board: Board) -> None:
    rng = np.random.default_rng(4)
    for seed in range(60):
        resting, thrown = crowded(board, rng, 8), release(board, rng)
        first = slide(board, thrown, resting, seed=seed)
        again = slide(board, thrown, resting, drawn=first.draw)
        assert (again.rest, again.off, again.events) == (first.rest, first.off, first.events)
        assert again.draw == first.draw


def test_the_draw_is_what_the_slide_uses(board: Board) -> None:
    for mu, factor in ((0.1, 1.0), (0.08, 1.25)):
        rest = slide(board, Release(0.05, 0.1, 0.9), drawn=Draw(mu, 0.75, factor)).rest["slid"]
        assert rest[1] == pytest.approx(0.1 + 0.81 / (2 * mu * factor * 9.80665), abs=1e-12)


def test_draws_from_noise_are_distributed_as_those_from_a_seed(board: Board) -> None:
    from lab.motion.scatter import draw

    spread = board.with_(factor_spread=0.05)
    noise = np.random.default_rng(5).standard_normal((20_000, 3))
    mine = [draw_from(spread, "red-1", *three) for three in noise.tolist()]
    drawn_mu, restitution, factors = draw(spread, np.ones(1), 20_000, 6)
    mu = np.array([one.mu for one in mine])
    assert mu.mean() == pytest.approx(board.surface.mu, rel=2e-3)
    assert mu.std() == pytest.approx(drawn_mu.std(), rel=0.03)
    hits = np.array([one.restitution for one in mine])
    assert hits.mean() == pytest.approx(restitution.mean(), rel=2e-3)
    assert hits.std() == pytest.approx(restitution.std(), rel=0.03)
    assert (hits >= 0).all() and (hits <= 1).all()
    assert np.std([one.factor for one in mine]) == pytest.approx(factors.std(), rel=0.03)
    assert {draw_from(board, "red-1", *three).factor for three in noise[:20].tolist()} == {1.0}
