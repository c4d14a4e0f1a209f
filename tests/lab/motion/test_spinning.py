"""Tables of spinning slides against `solve_ivp`, against stepped paths, and against themselves."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from lab import Release, load_board, slide
from lab.motion import tables as tb
from lab.motion.spinning import FASTEST, SLOWEST
from tests.lab.motion import truth
from tests.lab.motion.tables import crowded, release
from tests.lab.motion.test_base import spinning_board

CONTACTS = pytest.mark.parametrize("contact", ["disc", "ring"])


def motion_by_solve_ivp(
    contact: str, speed: float, rim: float, strength: float, t: float
) -> tuple[float, ...]:
    """Way, speed and rim speed after t seconds."""
    j = 1.0 if contact == "ring" else 0.5

    def derivative(_: float, s: np.ndarray) -> list[float]:
        force, torque = truth.dry(contact, s[1], s[2])
        return [s[1], -strength * force, -strength * torque / j]

    solved = solve_ivp(derivative, (0, t), [0.0, speed, rim], method="DOP853", rtol=1e-13, atol=1e-15)
    return tuple(solved.y[:, -1])


@CONTACTS
def test_a_spinning_slide_is_where_solve_ivp_says_at_any_time(contact: str) -> None:
    rng = np.random.default_rng(1)
    board = spinning_board(contact)
    for ratio in np.exp(rng.uniform(np.log(0.05), np.log(50), 25)):
        speed = rng.uniform(0.1, 0.5)
        rim = speed / ratio
        result = slide(board, Release(2.4, 1.0, speed, 0.0, -rim / board.token.radius), token="a")
        for part in (0.01, 0.3, 0.7, 0.999):
            t = part * result.duration
            way, v, u = motion_by_solve_ivp(contact, speed, rim, board.surface.mu * truth.G, t)
            found = result.motion(t)["a"]
            assert found.y - 1.0 == pytest.approx(way, abs=1e-10)
            assert found.vy == pytest.approx(v, abs=1e-8)
            assert -found.spin * board.token.radius == pytest.approx(u, abs=1e-8)


@CONTACTS
@pytest.mark.parametrize("ratio", [FASTEST, SLOWEST, 1.0, 0.6530017892, 1e9, 1e-9])
@pytest.mark.parametrize("beside", [-0.02, -1e-7, 0.0, 1e-7, 0.02])
def test_no_ratio_is_lost_between_tables_and_steps(contact: str, ratio: float, beside: float) -> None:
    board = spinning_board(contact)
    ratio *= 1.0 + beside
    speed, rim = (0.5, 0.5 / ratio) if ratio > 0.1 else (2.0 * ratio, 2.0)
    result = slide(board, Release(2.4, 1.0, speed, 0.0, rim / board.token.radius), token="a")
    t = 0.6 * result.duration
    way, v, u = motion_by_solve_ivp(contact, speed, rim, board.surface.mu * truth.G, t)
    found = result.motion(t)["a"]
    assert found.y - 1.0 == pytest.approx(way, abs=2e-9)
    assert found.vy == pytest.approx(v, abs=1e-8)
    assert found.spin * board.token.radius == pytest.approx(u, abs=1e-6)


@CONTACTS
def test_the_table_agrees_with_steps_on_crowded_boards(contact: str) -> None:
    board = load_board("knockout").with_(contact=contact)
    stepped = board.with_(law="viscous", k=0.0)  # the same law by another name has no table
    rng = np.random.default_rng(2)
    for _ in range(20):
        places, thrown = crowded(board, rng), release(board, rng, spin=20.0)
        looked_up, by_steps = slide(board, thrown, places), slide(stepped, thrown, places)
        assert looked_up.off == by_steps.off and looked_up.hits == by_steps.hits
        for name, place in looked_up.rest.items():
            assert place == pytest.approx(by_steps.rest[name], abs=1e-4)


def test_only_coulomb_on_a_level_board_is_looked_up() -> None:
    board = spinning_board("disc")
    thrown = Release(2.4, 1.0, 0.5, 0.0, 30.0)
    for changes, law in (
        ({}, tb.ALONG_SPIN),
        ({"tilt_pitch": 0.01}, 0),
        ({"law": "viscous", "k": 0.1}, 1),
        ({"contact": "ball"}, 0),
    ):
        assert slide(board.with_(**changes), thrown, token="a").paths["a"].pieces[0, 2] == law


@CONTACTS
def test_friction_only_stretches_a_spinning_slide(contact: str) -> None:
    thrown = Release(2.4, 1.0, 0.6, 0.0, 25.0)
    slow, fast = (slide(spinning_board(contact, mu), thrown, token="a") for mu in (0.1, 0.2))
    assert slow.duration == pytest.approx(2 * fast.duration, rel=1e-12)
    assert slow.rest["a"][1] - 1.0 == pytest.approx(2 * (fast.rest["a"][1] - 1.0), rel=1e-12)
