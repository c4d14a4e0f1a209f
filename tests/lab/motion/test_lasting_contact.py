"""Tokens that a slope presses on a rail or on each other: slides end, and as a held token's motion says."""

from __future__ import annotations

from math import atan, cos, tan

import numpy as np
import pytest

from lab import Board, Release, Releases, load_board, slide, slide_many
from lab.board import G, Rails

BASE = load_board("knockout")
R, WIDTH = BASE.token.radius, BASE.width
TOUCHING = {
    "row": {f"red-{i + 1}": (WIDTH / 2 + (i - 1) * 2 * R, 0.6) for i in range(3)},
    "column": {f"red-{i + 1}": (WIDTH / 2, 0.55 + i * 2 * R) for i in range(3)},
    "at the side": {"red-1": (R, 0.6), "yellow-1": (3 * R, 0.6)},
}


def sloping(roll: float, sides: tuple[str, ...], restitution: float, contact: str = "ball") -> Board:
    board = BASE.with_(tilt_roll=roll, contact=contact)
    return board.replace(rails=Rails(sides=sides, restitution=restitution, friction=0.0))


@pytest.mark.parametrize("places", TOUCHING)
@pytest.mark.parametrize("sides", [(), ("left",), ("left", "right", "near", "far")])
@pytest.mark.parametrize(("roll", "restitution", "contact"), [(0.005, 0.5, "ball"), (0.06, 0.0, "ring")])
def test_slides_into_tokens_that_a_slope_presses_end(
    places: str, sides: tuple[str, ...], roll: float, restitution: float, contact: str
) -> None:
    board, n = sloping(roll, sides, restitution, contact), 1500
    rng = np.random.default_rng(5)
    x, speed = rng.uniform(1.01 * R, WIDTH - 1.01 * R, n), rng.uniform(0.3, 2.0, n)
    throws = Releases.from_arrays(x, 0.05, speed, rng.normal(0, 0.3, n), rng.normal(0, 5, n))
    batch = slide_many(board, throws, TOUCHING[places], seed=1)
    lies = np.where(batch.off[..., None], np.nan, batch.rest)
    apart = np.linalg.norm(lies[:, :, None] - lies[:, None], axis=-1) + np.diag([np.inf] * len(batch.names))
    assert np.nanmin(apart) > 2 * R - 1e-6
    if "left" in sides:
        assert np.nanmin(lies[..., 0]) > R - 1e-6


@pytest.mark.parametrize("restitution", [0.0, 0.3, 0.8])
@pytest.mark.parametrize("roll", [0.002, 0.02, 0.06])
def test_a_token_slides_along_a_rail_as_if_held_there(roll: float, restitution: float) -> None:
    """The slope presses it on a rail without friction: along the rail it slows by mu g cos(tilt), no more."""
    board = sloping(roll, ("left",), restitution)
    mu = board.surface.mu
    end = slide(board, Release(R, 0.05, 0.9)).rest["slid"]
    assert end[1] == pytest.approx(0.05 + 0.9**2 / (2 * mu * G * cos(atan(tan(roll)))), abs=2e-4)
    assert R - 1e-9 < end[0] < R + 1e-4


def test_a_slope_and_a_rail_cost_few_events() -> None:
    board = sloping(0.06, ("left",), 0.0)
    assert len(slide(board, Release(R, 0.05, 1.1)).events) < 3000


@pytest.mark.parametrize("restitution", [0.0, 1.0])
@pytest.mark.parametrize(
    ("pitch", "roll"), [(-0.079, 0.005), (-0.0795, 0.0), (0.0, 0.0795), (-0.056, -0.056)]
)
def test_slides_that_creep_for_long_end_on_a_slope_next_to_mu(
    pitch: float, roll: float, restitution: float
) -> None:
    """Slopes within 1.5 % of mu: tokens creep for many seconds, along a rail, between two others, in a corner."""
    rails = Rails(sides=("left", "right", "near", "far"), restitution=restitution, friction=0.0)
    board = BASE.with_(mu=0.08, tilt_pitch=pitch, tilt_roll=roll).replace(rails=rails)
    lying = {
        "red-1": (R, 0.6),
        "red-2": (3 * R, 0.6),
        "yellow-1": (WIDTH - R, 0.7),
        "red-3": (WIDTH / 2, 0.5),
    }
    rng, n = np.random.default_rng(3), 300
    x, speed = rng.uniform(R, WIDTH - R, n), rng.uniform(0.1, 2.0, n)
    throws = Releases.from_arrays(x, 0.05, speed, rng.normal(0, 0.3, n))
    batch = slide_many(board, throws, lying)
    assert not batch.off.any()
    apart = np.linalg.norm(batch.rest[:, :, None] - batch.rest[:, None], axis=-1) + np.diag([np.inf] * 5)
    assert apart.min() > 2 * R - 5e-6
    assert batch.rest[..., 0].min() > R - 5e-6 and batch.rest[..., 0].max() < WIDTH - R + 5e-6
