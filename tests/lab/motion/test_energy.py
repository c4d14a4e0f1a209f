"""Momentum and energy hold what mechanics says they hold."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from lab import LiveTable, Release, load_board, slide
from lab.motion.energy import kinetic_energy, momentum

BOARD = load_board("knockout")


def test_a_token_alone_has_m_v_and_half_m_v_squared() -> None:
    mass = BOARD.token.mass
    assert momentum(BOARD, {"red-1": (0.3, -0.4)}) == pytest.approx((0.3 * mass, -0.4 * mass))
    assert kinetic_energy(BOARD, {"red-1": (0.3, -0.4)}) == pytest.approx(0.125 * mass)
    assert kinetic_energy(BOARD, {}) == 0.0


def test_a_hit_keeps_momentum_and_loses_what_restitution_says() -> None:
    head_on = BOARD.with_(contact_friction=0.0, restitution=0.5, yield_speed=0.0)
    result = slide(head_on, Release(0.14, 0.1, 1.0), {"red-1": (0.14, 0.3)}, token="blue-1")
    hit = next(event.time for event in result.events if event.kind == "contact")
    before, after = (
        {name: (m.vx, m.vy) for name, m in result.motion(hit + dt).items()} for dt in (-1e-6, 1e-6)
    )
    assert hypot(*momentum(head_on, after)) == pytest.approx(hypot(*momentum(head_on, before)), rel=1e-4)
    e = head_on.collision.restitution
    ratio = kinetic_energy(head_on, after) / kinetic_energy(head_on, before)
    assert ratio == pytest.approx((1 + e * e) / 2, rel=1e-4)


def test_spin_counts_by_the_inertia_of_the_base() -> None:
    disc = BOARD.with_(contact="disc")
    kind = disc.token
    expected = 0.5 * 0.5 * kind.mass * kind.radius**2 * 10.0**2
    assert kinetic_energy(disc, {"red-1": (0.0, 0.0)}, {"red-1": 10.0}) == pytest.approx(expected)


def test_the_live_table_tells_spins_and_its_energy_only_falls() -> None:
    table = LiveTable(BOARD.with_(contact="disc"), {"blue-1": (0.14, 0.25)})
    table.launch("red-1", Release(0.14, 0.1, 0.8, spin=8.0))
    assert table.spins == {"blue-1": 0.0, "red-1": 8.0}
    energies = []
    while table.moving:
        energies.append(kinetic_energy(table.board, table.velocities, table.spins))
        table.advance(0.01)
    mass = BOARD.token.mass
    assert energies[0] == pytest.approx(
        0.5 * mass * 0.8**2 + 0.25 * mass * BOARD.token.radius**2 * 8.0**2, rel=1e-3
    )
    assert all(later < earlier for earlier, later in pairwise(energies))
    assert kinetic_energy(table.board, table.velocities, table.spins) == 0.0
