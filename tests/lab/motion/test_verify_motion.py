"""Long truths of motion: run by `make verify`, each with its measured figure."""

from __future__ import annotations

import numpy as np
import pytest

from lab import LiveTable, load_board, slide
from tests.conftest import Report
from tests.lab.motion.tables import crowded, release
from tests.lab.motion.truth import G, integrate

pytestmark = pytest.mark.verify


def test_lone_slides_in_both_solvers(figure: Report) -> None:
    board = load_board("knockout")
    rng = np.random.default_rng(100)
    batch_worst = live_worst = 0.0
    for _ in range(300):
        thrown = release(board, rng)
        reach = thrown.speed**2 / (2 * board.surface.mu * G)
        stop = np.array([thrown.x + reach * np.sin(thrown.angle), thrown.y + reach * np.cos(thrown.angle)])
        exact = slide(board, thrown, token="a")
        if exact.off:
            continue
        live = LiveTable(board)
        live.launch("a", thrown)
        live.settle()
        batch_worst = max(batch_worst, np.hypot(*(exact.rest["a"] - stop)))
        live_worst = max(live_worst, np.hypot(*(live.positions["a"] - stop)))
    figure("lone slide, batch against v0^2/(2 mu g)", f"{batch_worst:.1e} m", "1e-9 m")
    figure("lone slide, live at 1/2000 s", f"{live_worst * 1e3:.5f} mm", "0.1 mm")
    assert batch_worst < 1e-9
    assert live_worst < 1e-4


def test_crowded_slides_live_against_batch_as_the_step_shrinks(figure: Report) -> None:
    board = load_board("knockout")
    shares = []
    for step, count in ((1 / 240, 1000), (1 / 2000, 1000), (1 / 8000, 1000)):
        rng = np.random.default_rng(101)
        one_hit, different = [], []
        for _ in range(count):
            resting, thrown = crowded(board, rng), release(board, rng)
            exact = slide(board, thrown, resting)
            live = LiveTable(board, resting, step=step)
            live.launch("slid", thrown)
            live.settle()
            if live.off != exact.off:
                different.append((exact.hits, _nearest_edge(board, exact, live)))
            elif exact.hits == 1:
                gaps = [np.hypot(*np.subtract(live.positions[n], p)) for n, p in exact.rest.items()]
                one_hit.append(max(gaps, default=0.0))
        shares.append(len(different) / count)
        name = f"step 1/{round(1 / step)} s"
        median = float(np.median(one_hit)) * 1e3
        figure(
            f"one hit, live against batch, {name}, {len(one_hit)} slides",
            f"median {median:.3f} mm",
            "0.5 mm at 1/2000",
        )
        figure(
            f"other tokens off, {name}, {count} slides",
            f"{100 * shares[-1]:.2f} %, hits of each {sorted(hits for hits, _ in different)}",
            "at most 2 % at 1/2000, falling with the step",
        )
        if step < 1 / 1000:
            assert median < 0.5 and shares[-1] <= 0.02
            assert all(hits >= 2 or edge < 0.01 for hits, edge in different)
    assert shares[0] > shares[1] >= shares[2]


def _nearest_edge(board, exact, live) -> float:
    """How near (m) to an edge the tokens came to rest that are off in one of the two solvers only."""
    distances = [0.0]
    for name in set(exact.off) ^ live.off:
        x, y = exact.rest[name] if name in exact.rest else live.positions[name]
        distances.append(min(x, board.width - x, y, board.length - y))
    return max(distances)


def test_crowded_slides_against_an_independent_integration(figure: Report) -> None:
    board = load_board("knockout")
    rng = np.random.default_rng(102)
    worst, done = 0.0, 0
    while done < 100:
        resting, thrown = crowded(board, rng), release(board, rng, spin=20.0)
        exact = slide(board, thrown, resting)
        if exact.hits > 3:
            continue
        truth = integrate(board, thrown, resting)
        names = ["slid", *resting]
        assert {names[i] for i in np.flatnonzero(truth.off)} == set(exact.off)
        done += 1
        for name, place in exact.rest.items():
            worst = max(worst, float(np.hypot(*(place - truth.rest[names.index(name)]))))
    figure(f"{done} slides of up to 3 hits against solve_ivp", f"{worst:.1e} m", "1e-6 m")
    assert worst < 1e-6
