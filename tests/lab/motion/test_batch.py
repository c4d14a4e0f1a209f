"""The reference solver against closed forms, an independent integration, and itself in other orders."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from lab import Board, MotionError, Release, Releases, Token, load_board, slide, slide_many
from tests.lab.motion.tables import crowded, release
from tests.lab.motion.truth import G, integrate

HASH_OF_A_BATCH = """
import hashlib
import numpy as np
from lab import Releases, load_board, slide_many
releases = Releases.from_arrays(0.14, 0.1, np.linspace(0.5, 1.2, 3000), np.linspace(-0.1, 0.1, 3000))
many = slide_many(load_board("knockout"), releases, {"a": (0.14, 0.5), "b": (0.15, 0.6)}, seed=7)
print(hashlib.sha256(many.rest.tobytes() + many.off.tobytes() + many.duration.tobytes()).hexdigest())
"""


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


def test_a_lone_slide_stops_after_v_squared_by_two_mu_g(board: Board) -> None:
    rng = np.random.default_rng(1)
    speeds = rng.uniform(0.05, 1.1, 2000)
    angles = rng.normal(0, 0.1, 2000)
    many = slide_many(board, Releases.from_arrays(0.14, 0.1, speeds, angles))
    reach = speeds**2 / (2 * board.surface.mu * G)
    expected = np.column_stack([0.14 + np.sin(angles) * reach, 0.1 + np.cos(angles) * reach])
    on = ~many.off[:, 0]
    assert on.sum() > 1500
    assert np.abs(many.rest[on, 0] - expected[on]).max() < 1e-9
    inside = (expected >= 0).all(axis=1) & (expected <= (board.width, board.length)).all(axis=1)
    assert (on == inside).all()
    assert np.allclose(many.duration[on], speeds[on] / (board.surface.mu * G))


def test_a_token_leaves_the_board_where_its_centre_crosses_the_edge(board: Board) -> None:
    result = slide(board, Release(0.14, 0.1, 3.0, 0.1), token="red-1")
    assert result.off == {"red-1"} and result.rest == {}
    last = result.events[-1]
    assert last.kind == "off" and last.place[1] == pytest.approx(board.length)
    assert last.place[0] == pytest.approx(0.14 + 0.85 * np.tan(0.1))
    assert result.at(99.0)["red-1"] == pytest.approx(last.place)


def test_slides_into_twelve_tokens_agree_with_an_independent_integration(board: Board) -> None:
    rng = np.random.default_rng(11)
    hits = 0
    for _ in range(12):
        resting, thrown = crowded(board, rng), release(board, rng, spin=20.0)
        result = slide(board, thrown, resting)
        if result.hits > 3:
            continue
        truth = integrate(board, thrown, resting)
        names = ["slid", *resting]
        assert {names[i] for i in np.flatnonzero(truth.off)} == set(result.off)
        assert truth.hits == result.hits
        for name, place in result.rest.items():
            assert place == pytest.approx(truth.rest[names.index(name)], abs=1e-6)
        hits += result.hits
    assert hits > 5


def test_one_hit_head_on_is_the_textbook_one(board: Board) -> None:
    mu_g, e = board.surface.mu * G, board.collision.restitution
    result = slide(board, Release(0.14, 0.1, 1.0), {"a": (0.14, 0.4)})
    meeting = np.sqrt(1.0 - 2 * mu_g * (0.3 - 2 * board.token.radius))
    struck, behind = (1 + e) / 2 * meeting, (1 - e) / 2 * meeting
    assert result.rest["a"][1] == pytest.approx(0.4 + struck**2 / (2 * mu_g), abs=1e-12)
    stop = 0.4 - 2 * board.token.radius + behind**2 / (2 * mu_g)
    assert result.rest["slid"][1] == pytest.approx(stop, abs=1e-12)
    kinds = [event.kind for event in result.events]
    assert kinds == ["start", "contact", "topple", "topple", "rest", "rest"]
    assert result.toppled == {"a", "slid"}


def test_toppling_can_be_switched_off_and_changes_no_motion(board: Board) -> None:
    upright = slide(board.with_(topple=False), Release(0.14, 0.1, 1.0), {"a": (0.14, 0.4)})
    assert upright.toppled == frozenset() and upright.hits == 1
    tipped = slide(board, Release(0.14, 0.1, 1.0), {"a": (0.14, 0.4)})
    assert upright.rest == tipped.rest
    gentle = slide(board, Release(0.14, 0.1, 0.75), {"a": (0.14, 0.4)})
    assert gentle.hits == 1 and gentle.toppled == frozenset()


def test_unequal_masses_share_speed_by_mass(board: Board) -> None:
    heavy = {"slid": Token(mass=0.036)}
    result = slide(board, Release(0.14, 0.1, 0.8), {"a": (0.14, 0.25)}, tokens=heavy)
    mu_g, e = board.surface.mu * G, board.collision.restitution
    meeting = np.sqrt(0.64 - 2 * mu_g * (0.15 - 2 * board.token.radius))
    struck = 0.036 * (1 + e) / (0.036 + 0.012) * meeting
    assert result.rest["a"][1] == pytest.approx(0.25 + struck**2 / (2 * mu_g), abs=1e-12)


def test_a_token_with_another_radius_and_factor_uses_its_own(board: Board) -> None:
    big = {"a": Token(radius=0.03, factor=2.0)}
    result = slide(board, Release(0.14, 0.1, 0.8), {"a": (0.14, 0.3)}, tokens=big)
    contact = next(event for event in result.events if event.kind == "contact")
    places = result.at(contact.time)
    assert np.hypot(*np.subtract(places["a"], places["slid"])) == pytest.approx(0.046, abs=1e-12)
    mu_g = 2 * board.surface.mu * G
    meeting = 0.8**2 - mu_g * (0.2 - 0.046)
    struck = (1 + board.collision.restitution) / 2 * np.sqrt(meeting)
    assert result.rest["a"][1] == pytest.approx(0.3 + struck**2 / (2 * mu_g), abs=1e-12)


def test_many_slides_are_the_same_as_each_one_alone(board: Board) -> None:
    rng = np.random.default_rng(3)
    resting = crowded(board, rng)
    thrown = [release(board, rng, spin=10.0) for _ in range(40)]
    many = slide_many(board, Releases.of(thrown), resting)
    assert many.names == ("slid", *resting)
    for i, one in enumerate(thrown):
        alone = slide(board, one, resting)
        assert alone.hits == many.hits[i] and alone.duration == many.duration[i]
        for t, name in enumerate(many.names):
            assert many.off[i, t] == (name in alone.off)
            if name in alone.rest:
                assert tuple(many.rest[i, t]) == alone.rest[name]


def test_the_path_between_events_is_exact_and_ends_at_rest(board: Board) -> None:
    rng = np.random.default_rng(4)
    result = slide(board, release(board, rng), crowded(board, rng))
    for event in result.events:
        assert result.at(event.time)[event.token] == pytest.approx(event.place, abs=1e-12)
    assert {name: result.at(99.0)[name] for name in result.rest} == result.rest
    mu_g = board.surface.mu * G
    lone = slide(board, Release(0.14, 0.1, 0.9))
    assert lone.at(0.5)["slid"] == pytest.approx((0.14, 0.1 + 0.9 * 0.5 - mu_g * 0.125), abs=1e-14)


def test_no_two_tokens_overlap_and_none_is_out_of_place_afterwards(board: Board) -> None:
    rng = np.random.default_rng(5)
    for _ in range(10):
        resting = crowded(board, rng, 15)
        thrown = Releases.of([release(board, rng) for _ in range(300)])
        many = slide_many(board, thrown, resting)
        places = np.where(many.off[..., None], np.nan, many.rest)
        gaps = np.linalg.norm(places[:, :, None] - places[:, None, :], axis=-1)
        gaps[:, np.arange(16), np.arange(16)] = np.inf
        assert np.nanmin(gaps) > 2 * board.token.radius - 1e-9
        assert np.nanmin(places) >= 0
        assert (np.nanmax(places, axis=(0, 1)) <= (board.width, board.length)).all()


def test_tokens_never_pass_through_each_other_on_the_way(board: Board) -> None:
    rng = np.random.default_rng(9)
    masses = {f"t{i:02}": Token(mass=float(m)) for i, m in enumerate(rng.uniform(0.004, 0.04, 12))}
    for _ in range(60):
        result = slide(board, release(board, rng), crowded(board, rng), tokens=masses)
        for t in np.linspace(0, result.duration, 80):
            gone = {event.token for event in result.events if event.kind == "off" and event.time <= t}
            places = np.array([place for name, place in result.at(t).items() if name not in gone])
            gaps = np.linalg.norm(places[:, None] - places[None, :], axis=-1)
            np.fill_diagonal(gaps, np.inf)
            assert gaps.min() > 2 * board.token.radius - 1e-9
        assert [event.time for event in result.events] == sorted(event.time for event in result.events)


def test_the_order_in_which_tokens_are_listed_changes_nothing(board: Board) -> None:
    rng = np.random.default_rng(6)
    for _ in range(30):
        resting, thrown = crowded(board, rng), release(board, rng, spin=5.0)
        shuffled = dict(rng.permutation(np.array(list(resting.items()), dtype=object)).tolist())
        assert slide(board, thrown, resting).rest == slide(board, thrown, shuffled).rest


def test_tokens_that_touch_are_struck_one_after_the_other(board: Board) -> None:
    step = 2 * board.token.radius
    row = {f"t{i}": (0.14, 0.4 + i * step) for i in range(4)}
    elastic = board.with_(restitution=1.0, contact_friction=0.0)
    result = slide(elastic, Release(0.14, 0.1, 0.9), row)
    assert result.rest["t3"][1] > row["t3"][1] + 0.1  # the last one flies on
    assert result.rest["t0"][1] == pytest.approx(row["t0"][1], abs=1e-9)
    side_by_side = {"left": (0.14 - step / 2, 0.4), "right": (0.14 + step / 2, 0.4)}
    first = slide(board, Release(0.14, 0.1, 0.9), side_by_side)
    again = slide(board, Release(0.14, 0.1, 0.9), dict(reversed(side_by_side.items())))
    assert first.rest == again.rest and first.hits >= 2


def test_the_number_of_threads_changes_nothing(board: Board) -> None:
    rng = np.random.default_rng(7)
    thrown = Releases.of([release(board, rng) for _ in range(5000)])
    resting = crowded(board, rng)
    one = slide_many(board, thrown, resting, seed=2, threads=1)
    two = slide_many(board, thrown, resting, seed=2, threads=2)
    assert one.rest.tobytes() == two.rest.tobytes() and (one.hits == two.hits).all()


def test_the_same_seed_gives_the_same_bits_in_two_processes() -> None:
    prints = [
        subprocess.run([sys.executable, "-c", HASH_OF_A_BATCH], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert len(prints[0].stdout.strip()) == 64
    assert prints[0].stdout == prints[1].stdout


def test_scatter_has_the_spread_of_the_board_and_none_without_a_seed(board: Board) -> None:
    releases = Releases.from_arrays(np.full(40_000, 0.14), 0.1, 0.7)
    many = slide_many(board, releases, seed=3)
    assert many.mu.mean() == pytest.approx(board.surface.mu, rel=0.002)
    assert many.mu.std() == pytest.approx(board.surface.mu * board.surface.mu_spread, rel=0.02)
    assert many.restitution.std() == pytest.approx(0.75 * 0.05, rel=0.02)
    exact = slide_many(board, releases)
    assert np.ptp(exact.rest[:, 0, 1]) == 0 and np.ptp(exact.mu) == 0
    drawn = slide(board, Release(0.14, 0.1, 0.7), seed=3)
    assert drawn.rest["slid"][1] == pytest.approx(0.1 + 0.49 / (2 * drawn.draw.mu * G))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"release": Release(0.5, 0.1, 1.0)}, "off the board"),
        ({"resting": {"a": (0.14, 2.0)}}, "resting.a"),
        ({"resting": {"a": (0.14, float("nan"))}}, "off the board"),
        ({"resting": {"a": (0.1, 0.5), "b": (0.1, 0.51)}}, "overlap"),
        ({"resting": {"a": (0.141, 0.1)}}, "inside a"),
        ({"resting": {"slid": (0.1, 0.5)}}, "at once"),
        ({"resting": {"a": "here"}}, "not a place"),
    ],
)
def test_a_table_that_cannot_be_is_refused(board: Board, arguments: dict, words: str) -> None:
    with pytest.raises(MotionError, match=words):
        slide(board, **{"release": Release(0.14, 0.1, 1.0), **arguments})


@pytest.mark.parametrize("bad", [{"speed": -1.0}, {"x": float("nan")}, {"angle": float("inf")}])
def test_a_release_that_cannot_be_is_refused(bad: dict) -> None:
    with pytest.raises(MotionError):
        Release(**{"x": 0.1, "y": 0.1, "speed": 1.0, **bad})
    with pytest.raises(MotionError):
        Releases.from_arrays(**{"x": 0.1, "y": [0.1, 0.2], "speed": 1.0, **bad})


def test_releases_broadcast_and_index() -> None:
    releases = Releases.from_arrays([0.1, 0.2], 0.1, 1.0, [0.0, 0.1])
    assert len(releases) == 2 and releases[1] == Release(0.2, 0.1, 1.0, 0.1)
    assert list(Releases.of(list(releases))) == list(releases)
    with pytest.raises(MotionError, match="broadcast"):
        Releases.from_arrays([0.1, 0.2], [0.1, 0.2, 0.3], 1.0)


def test_no_slides_give_empty_arrays(board: Board) -> None:
    many = slide_many(board, Releases.of([]), {"a": (0.1, 0.5)})
    assert many.rest.shape == (0, 2, 2) and len(many) == 0
