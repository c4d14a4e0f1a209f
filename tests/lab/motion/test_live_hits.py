"""Hits, rails and seams on the live table against closed forms: impulses, spins, moments and ways."""

from __future__ import annotations

from math import cos, hypot, pi, sin, sqrt

import numpy as np
import pytest

from lab import Board, LiveTable, MotionError, Release, load_board
from lab.board import G
from lab.motion import Event


@pytest.fixture(scope="module")
def lane() -> Board:
    return load_board("blank-lane")


def until(live: LiveTable, kind: str, step: float) -> Event:
    """The table carried on, step by step, until such an event."""
    while live.moving:
        for event in live.advance(step):
            if event.kind == kind:
                return event
    raise AssertionError(f"there is no {kind}")


@pytest.mark.parametrize("step", [1 / 100, 1 / 400])
def test_a_hit_is_told_at_the_end_of_the_step_in_which_it_happens(lane: Board, step: float) -> None:
    """Over a way s = v t - a t^2 / 2 to the rims' touch."""
    a, way = lane.surface.mu * G, 0.4 - 2 * lane.token.radius
    for v in np.linspace(1.2, 1.9, 8).tolist():
        live = LiveTable(lane, {"b": (0.15, 0.5)}, step=step)
        live.launch("a", Release(0.15, 0.1, v))
        touch = (v - sqrt(v**2 - 2 * a * way)) / a
        assert touch - 0.02 * step <= until(live, "contact", step).time <= touch + 1.02 * step


def test_the_impulse_of_a_glancing_hit_is_along_the_line_of_centres(lane: Board) -> None:
    """Two equal tokens: m (1 + e) / 2 of the approach along the line, however much friction there is across it."""
    rough = lane.replace(collision={"friction": 0.4})
    aside = 1.2 * lane.token.radius
    live = LiveTable(rough, {"b": (0.15 + aside, 0.3)}, step=1 / 20_000)
    live.launch("a", Release(0.15, 0.25, 1.0))
    hit = until(live, "contact", 1 / 20_000)
    up = sqrt(4 * lane.token.radius**2 - aside**2)
    speed = sqrt(1 - 2 * lane.surface.mu * G * (0.05 - up))
    approach = speed * up / (2 * lane.token.radius)
    expected = lane.token.mass * (1 + lane.collision.restitution) / 2 * approach
    assert hit.impulse == pytest.approx(expected, rel=0.005)


@pytest.mark.parametrize("friction", [0.0, 0.1, 0.2])
def test_a_rail_takes_friction_times_its_push_of_the_speed_along_it(lane: Board, friction: float) -> None:
    """A slipping bounce: back e times as fast, mu (1 + e) times as fast less along the rail, and the rim at the
    right held back, clockwise: by that over the inertia, 2 / r for a disc's half m r^2."""
    board = lane.replace(rails={"sides": ["right"], "restitution": 0.5, "friction": friction})
    board = board.with_(contact="disc")
    step = 1 / 20_000
    live = LiveTable(board, step=step)
    live.launch("a", Release(0.2, 0.3, 1.0, pi / 4))
    before = (0.0, 0.0)
    while live.moving and not any(event.kind == "rail" for event in live.advance(step)):
        before = live.velocities["a"]
    across, along = before
    vx, vy = live.velocities["a"]
    assert across == pytest.approx(along, rel=1e-6)  # friction slows without turning
    assert vx == pytest.approx(-0.5 * across, rel=2e-3)
    assert vy == pytest.approx(along - friction * 1.5 * across, rel=2e-3)
    turned = -2 * friction * 1.5 * across / board.token.radius
    assert live.spins["a"] == pytest.approx(turned, rel=5e-3, abs=1e-3)


@pytest.mark.parametrize(("y", "angle"), [(0.1, 0.0), (0.9, pi), (0.1, 0.3), (0.9, pi - 0.3)])
def test_a_seam_takes_its_part_of_m_g_h_whichever_way_it_is_crossed(
    lane: Board, y: float, angle: float
) -> None:
    """v_y^2 falls by 2 g h times the part that is lost; v_x stays."""
    board = lane.replace(seams=[{"y": 0.5, "height": 0.001, "loss": 0.6}])
    step = 1 / 20_000
    live = LiveTable(board, step=step)
    live.launch("a", Release(0.1, y, 1.3, angle))
    before = (0.0, 0.0)
    while live.moving and not any(event.kind == "seam" for event in live.advance(step)):
        before = live.velocities["a"]
    vx, vy = live.velocities["a"]
    assert vx == pytest.approx(before[0], abs=1e-4)
    assert vy**2 == pytest.approx(before[1] ** 2 - 2 * G * 0.001 * 0.6, abs=2e-4)
    assert (vy > 0) == (cos(angle) > 0) and abs(before[0]) == pytest.approx(abs(sin(angle)) * hypot(*before))


def test_a_token_that_a_seam_stops_spins_no_more(lane: Board) -> None:
    board = lane.replace(seams=[{"y": 0.5, "height": 0.005, "loss": 1.0}]).with_(contact="disc")
    live = LiveTable(board)
    live.launch("a", Release(0.15, 0.45, 0.25, 0.0, 40.0))
    until(live, "seam", 1 / 2000)
    assert live.positions["a"] == (pytest.approx(0.15), pytest.approx(0.5)) and not any(live.velocities["a"])
    assert live.spins["a"] == 0.0


def test_tokens_overlap_by_a_millimetre_at_most(lane: Board) -> None:
    """Places read off a photo are no better; two millimetres are a wrong place."""
    live = LiveTable(lane, {"a": (0.15, 0.5)})
    beside = 0.5 + 2 * lane.token.radius
    with pytest.raises(MotionError, match=r"overlap a by 2\.0 mm"):
        live.place("b", 0.15, beside - 0.002)
    live.place("b", 0.15, beside - 0.0005)
    assert set(live.positions) == {"a", "b"}


def test_tokens_that_hit_without_bouncing_lie_beside_each_other_and_not_in_one_another(lane: Board) -> None:
    live = LiveTable(lane.replace(collision={"restitution": 0.0}), {"b": (0.15, 0.3), "c": (0.15, 0.34)})
    live.launch("a", Release(0.15, 0.1, 1.2))
    live.settle()
    ys = sorted(y for _, y in live.positions.values())
    assert len(ys) == 3 and np.diff(ys).min() > 2 * lane.token.radius - 1e-4


@pytest.mark.parametrize("topple", [True, False])
def test_toppling_is_told_where_the_board_has_it(lane: Board, topple: bool) -> None:
    """2 m/s head on: far beyond what lifts the middle of a token as high as wide."""
    board = lane.replace(collision={"topple": topple}, token={"height": 2 * lane.token.radius})
    live = LiveTable(board, {"b": (0.15, 0.3)})
    live.launch("a", Release(0.15, 0.1, 2.0))
    kinds = [event.kind for event in live.settle()]
    assert "contact" in kinds and kinds.count("topple") == (2 if topple else 0)
