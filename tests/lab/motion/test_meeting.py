"""When tokens meet: the compiled closed forms against dense sampling and numpy's root finder."""

from __future__ import annotations

from math import inf

import numpy as np

from lab.motion import meeting, pieces, planning
from lab.motion import tables as tb
from lab.motion.pieces import motion_at
from tests.lab.motion.parts import callable_part

edge_distance, resting_contact = callable_part(meeting.edge_distance), callable_part(meeting.resting_contact)
safe_step, begin = callable_part(meeting.safe_step), callable_part(pieces.begin)
meeting_time = callable_part(planning.meeting_time)

REACH = 0.032
LEVEL = np.zeros(tb.SEAMS)


def two_tokens(
    places: np.ndarray, velocities: np.ndarray, slowing: tuple[float, float]
) -> tuple[np.ndarray, np.ndarray]:
    """Two moving tokens of radius REACH / 2 under constant deceleration, each on its piece of path."""
    tok, plan = np.zeros((2, tb.TOKEN_COLUMNS)), tb.new_plan(2)
    tok[:, [tb.X, tb.Y]] = places
    tok[:, tb.V] = np.hypot(*velocities.T)
    tok[:, [tb.UX, tb.UY]] = velocities / tok[:, [tb.V]]
    tok[:, tb.QA], tok[:, tb.RADIUS] = slowing, REACH / 2
    plan[:, tb.STATE] = tb.MOVING
    for i in range(2):
        begin(i, tok, plan, LEVEL)
    return tok, plan


def gap(tok: np.ndarray, plan: np.ndarray, t: float) -> float:
    places = np.array([motion_at(i, t, tok, plan, LEVEL)[:2] for i in range(2)])
    return float(np.hypot(*(places[1] - places[0]))) - REACH


def first_root(
    places: np.ndarray, velocities: np.ndarray, slowing: tuple[float, float], until: float
) -> float:
    """First downward crossing of the squared distance, a quartic, by numpy's eigenvalue roots."""
    units = velocities / np.hypot(*velocities.T)[:, None]
    d, w = places[1] - places[0], velocities[1] - velocities[0]
    h = -0.5 * (units[1] * slowing[1] - units[0] * slowing[0])
    x, y = (np.polynomial.Polynomial([d[k], w[k], h[k]]) for k in range(2))
    f = x * x + y * y - REACH**2
    real = [r.real for r in f.roots() if abs(r.imag) < 1e-9 and 0 < r.real < until]
    falling = [r for r in sorted(real) if f.deriv()(r) < 0]
    return falling[0] if falling else inf


def test_two_moving_tokens_meet_at_the_first_root_of_their_quartic() -> None:
    rng = np.random.default_rng(5)
    met = 0
    for _ in range(3000):
        angle, away = rng.uniform(0, 2 * np.pi), rng.uniform(1.001, 6) * REACH
        places = np.array([[0.0, 0.0], [away * np.cos(angle), away * np.sin(angle)]])
        velocities = rng.normal(0, 0.5, (2, 2))
        slowing = tuple(rng.uniform(0.2, 2.0, 2))
        tok, plan = two_tokens(places, velocities, slowing)
        until = float(tok[:, tb.T1].min())
        found = meeting_time(0, 1, 0.0, until, tok, plan, LEVEL)
        expected = first_root(places, velocities, slowing, until)
        assert (found == inf) == (expected == inf)
        assert found == meeting_time(1, 0, 0.0, until, tok, plan, LEVEL)  # to the last bit
        if found < inf:
            met += 1
            assert abs(gap(tok, plan, found)) < 1e-12
            assert abs(found - expected) < 1e-6
    assert met > 250


def test_tokens_that_just_parted_meet_again_when_the_hinder_one_is_faster_in_the_end() -> None:
    # touching in a row, parting at 1 mm/s; the one in front slows more by 0.1 m/s^2: back after 2 v / a
    places = np.array([[0.0, 0.0], [REACH, 0.0]])
    tok, plan = two_tokens(places, np.array([[0.5, 0.0], [0.501, 0.0]]), (0.7, 0.8))
    assert abs(meeting_time(0, 1, 0.0, 0.5, tok, plan, LEVEL) - 0.02) < 1e-9
    tok, plan = two_tokens(places, np.array([[0.5, 0.0], [0.501, 0.0]]), (0.7, 0.7))
    assert meeting_time(0, 1, 0.0, 0.5, tok, plan, LEVEL) == inf
    tok, plan = two_tokens(places, np.array([[0.5, 0.0], [0.5, 0.0]]), (0.7, 0.7))
    assert meeting_time(0, 1, 0.0, 0.5, tok, plan, LEVEL) == inf  # side by side for ever, never a hit


def test_tokens_that_touch_and_approach_meet_at_once() -> None:
    for away in (REACH, REACH - 1e-5):
        places = np.array([[0.0, 0.0], [away, 0.0]])
        tok, plan = two_tokens(places, np.array([[0.5, 0.0], [0.4, 0.0]]), (0.7, 0.7))
        assert meeting_time(0, 1, 0.0, 0.5, tok, plan, LEVEL) == 0.0


def test_a_safe_step_never_jumps_over_the_closing_of_a_gap() -> None:
    rng = np.random.default_rng(7)
    for _ in range(2000):
        start, rate, most = rng.uniform(1e-9, 0.1), rng.normal(0, 0.5), rng.uniform(0.1, 5)
        t = safe_step(start, rate, most) * (1 - 1e-9)
        # the worst case: the greatest acceleration straight at each other all the time
        worst = np.polynomial.Polynomial([start, rate, -most / 2])
        assert worst(np.linspace(0, t, 50)).min() > -1e-12
    assert safe_step(0.0, -0.1, 1.0) == 0.0


def test_a_gap_that_stays_shut_is_not_looked_at_a_million_times() -> None:
    """Two that go side by side: a second of it in some ten thousand looks, and no overlap of a nanometre."""
    for most in (0.05, 0.8, 1.6, 10.0):
        for gap in (0.0, 1e-14, 1e-12):
            step = safe_step(gap, 0.0, most)
            assert step > 4e-6 and gap - most * step**2 / 2 > -2e-10


def test_a_resting_token_is_met_where_the_circles_touch() -> None:
    rng = np.random.default_rng(6)
    for _ in range(2000):
        dx, dy = rng.uniform(-0.2, 0.2, 2)
        angle = rng.uniform(0, 2 * np.pi)
        if np.hypot(dx, dy) < REACH:
            continue
        along = resting_contact(dx, dy, np.cos(angle), np.sin(angle), REACH)
        s = np.linspace(0, 0.4, 4001)
        nearest = np.hypot(dx - s * np.cos(angle), dy - s * np.sin(angle)).min()
        if along < inf:
            reached = np.hypot(dx - along * np.cos(angle), dy - along * np.sin(angle))
            assert abs(reached - REACH) < 1e-14 and along >= 0
        else:
            assert nearest > REACH - 1e-7


def test_the_edge_is_where_the_straight_path_leaves_the_board() -> None:
    assert edge_distance(0.1, 0.2, 0.0, 1.0, 0.28, 0.95) == 0.75
    assert edge_distance(0.1, 0.2, 1.0, 0.0, 0.28, 0.95) == 0.28 - 0.1
    assert edge_distance(0.1, 0.2, -1.0, 0.0, 0.28, 0.95) == 0.1
    assert edge_distance(0.1, 0.2, 0.0, -1.0, 0.28, 0.95) == 0.2
    assert edge_distance(0.0, 0.2, -1.0, 0.0, 0.28, 0.95) == 0.0
    u = np.sqrt(0.5)
    assert abs(edge_distance(0.2, 0.2, u, u, 0.28, 0.95) - 0.08 / u) < 1e-15
