"""Long truths of every law, of spin, tilt and crowded boards: run by `make verify`, each with its figure."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from lab import Board, Release, Releases, load_board, slide
from lab.motion.friction import KNOWN_LAWS
from tests.conftest import Report
from tests.lab.motion import truth
from tests.lab.motion.audit import audit
from tests.lab.motion.tables import crowded, release
from tests.lab.motion.test_base import RATIO, coupled_end, spinning_board
from tests.lab.motion.test_friction import worst_stop

pytestmark = pytest.mark.verify


@pytest.mark.parametrize("law", KNOWN_LAWS)
def test_a_thousand_stops(law: str, figure: Report) -> None:
    worst = worst_stop(law, 1000, seed=200)
    figure(f"{law}: stopping distance and time, 1,000 starts", f"{worst:.1e} m or s", "1e-7")
    assert worst < 1e-7


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_spin_and_sliding_end_together(contact: str, figure: Report) -> None:
    rng = np.random.default_rng(201)
    board = spinning_board(contact)
    apart, ratios = 0.0, []
    for _ in range(200):
        speed = rng.uniform(0.3, 1.5)
        spin = speed / (np.exp(rng.uniform(np.log(0.3), np.log(10))) * board.token.radius)
        result = slide(board, Release(2.4, 1.0, speed, 0.0, spin), token="a")
        when = _time_of_speed(result, 1e-5 * speed)
        motion = result.motion(when)["a"]
        ratios.append(np.hypot(motion.vx, motion.vy) / (board.token.radius * motion.spin))
        v, w = (_time_of(result, part) for part in ("speed", "spin"))
        apart = max(apart, abs(v - w))
    low, high = min(ratios), max(ratios)
    asked = f"{RATIO[contact]} +- {0.005 if contact == 'disc' else 0.01}"
    figure(
        f"{contact}: v/(R omega) at 1e-5 of the start speed, 200 starts", f"{low:.4f} to {high:.4f}", asked
    )
    figure(f"{contact}: sliding and spinning end apart by", f"{apart * 1e3:.4f} ms", "1 ms")
    assert apart < 1e-3
    assert max(abs(low - RATIO[contact]), abs(high - RATIO[contact])) < (0.005 if contact == "disc" else 0.01)


def _time_of_speed(result, goal: float) -> float:
    """When the token's speed falls to `goal`, by halving."""
    low, high = 0.0, result.duration
    for _ in range(80):
        middle = 0.5 * (low + high)
        motion = result.motion(middle)["a"]
        low, high = (middle, high) if np.hypot(motion.vx, motion.vy) > goal else (low, middle)
    return low


def _time_of(result, part: str) -> float:
    """When speed or rim speed falls to a millionth of a metre a second."""
    low, high = 0.0, result.duration
    for _ in range(80):
        middle = 0.5 * (low + high)
        motion = result.motion(middle)["a"]
        size = np.hypot(motion.vx, motion.vy) if part == "speed" else abs(motion.spin) * 0.016
        low, high = (middle, high) if size > 1e-6 else (low, middle)
    return low


@pytest.mark.parametrize("contact", ["disc", "ring"])
def test_extreme_spins_agree_with_the_coupled_equations(contact: str, figure: Report) -> None:
    rng = np.random.default_rng(202)
    board = spinning_board(contact)
    worst_time = worst_place = 0.0
    for ratio in np.exp(rng.uniform(np.log(0.01), np.log(100), 40)):
        speed = rng.uniform(0.05, 0.25)  # a fast spinner slides far
        spin = speed / (ratio * board.token.radius)
        result = slide(board, Release(2.4, 1.0, speed, 0.0, spin), token="a")
        end, _ = coupled_end(contact, speed, spin, board)
        place = truth.integrate(board, Release(2.4, 1.0, speed, 0.0, spin), {}).rest[0]
        worst_time = max(worst_time, abs(result.duration - end))
        worst_place = max(worst_place, float(np.hypot(*(place - result.rest["a"]))))
    figure(f"{contact}: v/(R omega) of 0.01 to 100, end", f"{worst_time * 1e3:.4f} ms", "1 ms")
    figure(f"{contact}: v/(R omega) of 0.01 to 100, place", f"{worst_place:.1e} m", "1e-4 m")
    assert worst_time < 1e-3 and worst_place < 1e-4


SLIDES = 300
KINDS: dict[str, tuple[dict, float]] = {
    "coulomb": ({}, 1e-6),
    "viscous": ({"law": "viscous", "k": 0.3}, 1e-6),
    "weakening": ({"law": "weakening", "mu0": 0.11, "vs": 0.15}, 1e-6),
    "tilt": ({"tilt_pitch": 0.015, "tilt_roll": 0.02}, 1e-4),
    "disc": ({"contact": "disc"}, 1e-4),
    "ring": ({"contact": "ring"}, 1e-4),
}


@pytest.mark.parametrize("kind", KINDS)
def test_crowded_slides_against_solve_ivp(kind: str, figure: Report) -> None:
    changes, bar = KINDS[kind]
    board = load_board("knockout").with_(**changes)
    rng = np.random.default_rng(203)
    gaps, sensitive, hits = [], 0, Counter()
    while len(gaps) + sensitive < SLIDES:
        resting, thrown = crowded(board, rng), release(board, rng, spin=20.0)
        exact = slide(board, thrown, resting)
        if exact.hits > 3:
            continue
        found = truth.integrate(board, thrown, resting)
        gap = _gap(exact, found, ["slid", *resting])
        hits[exact.hits] += 1
        if gap > bar and _is_sensitive(board, thrown, resting, found, bar):
            sensitive += 1
        else:
            gaps.append(gap)
    figure(
        f"{kind}: {SLIDES} slides of {dict(sorted(hits.items()))} hits against solve_ivp",
        f"{max(gaps):.1e} m, median {np.median(gaps):.1e} m; {sensitive} too sensitive",
        f"{bar:.0e} m",
    )
    assert max(gaps) < bar
    assert sensitive < SLIDES / 20


def _gap(exact, found: truth.Truth, names: list[str]) -> float:
    if {names[i] for i in np.flatnonzero(found.off)} != set(exact.off):
        return float("inf")
    return max(
        (float(np.hypot(*(place - found.rest[names.index(n)]))) for n, place in exact.rest.items()),
        default=0.0,
    )


def _is_sensitive(board: Board, thrown: Release, resting: dict, found: truth.Truth, bar: float) -> bool:
    """Whether the truth moves by more than the bar when the start moves by a nanometre."""
    moved = Release(thrown.x + 1e-9, thrown.y, thrown.speed, thrown.angle, thrown.spin)
    other = truth.integrate(board, moved, resting)
    return bool((other.off != found.off).any() or np.abs(other.rest - found.rest)[~found.off].max() > bar)


def test_a_million_slides_over_crowded_boards(figure: Report) -> None:
    board = load_board("knockout").with_(contact_friction=0.3)
    rng = np.random.default_rng(204)
    worst, events, hits = np.zeros(4), 0, 0
    for _ in range(200):
        resting = crowded(board, rng, int(rng.integers(8, 16)))
        n = 5000
        thrown = Releases.from_arrays(
            rng.uniform(0.03, 0.25, n),
            0.1,
            rng.uniform(0.3, 2.5, n),
            rng.normal(0, 0.3, n),
            rng.normal(0, 30, n),
        )
        found, counts = audit(board, thrown, resting)
        worst = np.maximum(worst, found)
        events, hits = max(events, int(counts[:, 0].max())), hits + int(counts[:, 1].sum())
    figure("1,000,000 slides: greatest overlap", f"{max(worst[3], 0):.1e} m", "1 nm")
    figure("1,000,000 slides: furthest out of the board", f"{max(worst[2], 0):.1e} m", "0")
    figure(
        f"{hits:,} hits: greatest gain of energy", f"{worst[0]:.1e} J", "rounding (energies are of 1e-2 J)"
    )
    figure(f"{hits:,} hits: greatest loss of momentum", f"{worst[1]:.1e} N s", "rounding (of 1e-2 N s)")
    figure("most events in one slide", f"{events}", "no bar")
    assert worst[3] < 1e-9 and worst[2] <= 0
    assert worst[0] < 1e-15 and worst[1] < 1e-15
