"""Real collisions, filmed by motion capture: started from the speeds just before contact, hits leave as measured.

The recordings lie beside the checkout (`recordings/qtm_2024`, Qualisys, 500 Hz); its EXPECTED.json gives contact
time, energy ratio and restitution as read independently. Only restitution and contact friction are taken from the
reading; masses stand in the files' names. Reading: straight lines through 60 to 100 ms before and after.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

import numpy as np
import pytest

from lab.motion import contact
from tests.conftest import Report
from tests.lab.motion.parts import callable_part
from tests.shared import shared_path

hit = callable_part(contact.hit)

pytestmark = pytest.mark.shared

WINDOWS = [(length, gap) for length in (0.06, 0.08, 0.10) for gap in (0.012, 0.02, 0.03)]


@dataclass
class Read:
    """What was read: masses (2,), velocities before and after (2, 2) m/s with their scatter, normal (2,)."""

    masses: np.ndarray
    before: np.ndarray
    after: np.ndarray
    scatter: np.ndarray
    normal: np.ndarray

    def along(self, velocities: np.ndarray) -> float:
        """Speed of approach along the normal."""
        return float((velocities[0] - velocities[1]) @ self.normal)


def read(name: str) -> tuple[Read, dict]:
    folder = shared_path("recordings", "qtm_2024")
    expected = json.loads((folder / "EXPECTED.json").read_text())[name]
    rows = (folder / name).read_text(encoding="latin-1").splitlines()
    begin = next(k for k, row in enumerate(rows) if row.startswith("Frame"))
    columns = rows[begin].rstrip("\t").split("\t")
    table = np.array(
        [[float(cell) for cell in row.split("\t")[: len(columns)]] for row in rows[begin + 1 :] if row]
    )
    t = table[:, 1] - table[0, 1]
    discs = [column[:-2] for column in columns if re.fullmatch(r"[vh]\d+_\dg X", column)]
    discs.sort(reverse=True)  # the moving one, "v", first
    masses = np.array([float(disc[1:-1].replace("_", ".")) / 1000 for disc in discs])
    places = np.stack([table[:, [columns.index(f"{disc} {axis}") for axis in "XY"]] / 1000 for disc in discs])
    contact = expected["contact_s"]

    def lines(first: float, last: float) -> tuple[np.ndarray, np.ndarray]:
        rows = (t >= first) & (t <= last)
        fits = np.stack([np.polyfit(t[rows] - contact, places[k, rows], 1) for k in range(2)])
        return fits[:, 0], fits[:, 1]

    before = np.stack([lines(contact - gap - length, contact - gap)[0] for length, gap in WINDOWS])
    after = np.stack([lines(contact + gap, contact + gap + length)[0] for length, gap in WINDOWS])
    touching = lines(contact - 0.08, contact - 0.01)[1]
    normal = (touching[1] - touching[0]) / np.linalg.norm(touching[1] - touching[0])
    scatter = np.hypot(before.std(axis=0), after.std(axis=0))
    return Read(masses, before.mean(axis=0), after.mean(axis=0), scatter, normal), expected


def momentum_lost(found: Read) -> float:
    """Part of the momentum that went elsewhere, as a vector's length."""
    total = [(found.masses[:, None] * v).sum(axis=0) for v in (found.before, found.after)]
    return float(np.linalg.norm(total[1] - total[0]) / np.linalg.norm(total[0]))


def simulated(found: Read, restitution: float) -> np.ndarray:
    """Velocities (2, 2) after the hit of two discs, with the contact friction that the reading shows."""
    n, tangent = found.normal, np.array([-found.normal[1], found.normal[0]])
    push = found.masses[1] * (found.after[1] - found.before[1])
    friction = abs(push @ tangent) / (push @ n)
    (vix, viy), (vjx, vjy) = found.before
    mi, mj = found.masses
    r = 0.0286  # half the distance of the centres at contact; it does not matter without spin
    left = hit(*n, vix, viy, 0.0, mi, r, 0.5, vjx, vjy, 0.0, mj, r, 0.5, restitution, 0.0, friction)
    return np.array([left[0:2], left[3:5]])


@pytest.mark.parametrize("name", ["S7e_v14-6g_h31-6g.tsv", "1Drm_v23-1g_h23-3g_1.tsv"])
def test_a_real_hit_leaves_with_the_measured_speeds(name: str, figure: Report) -> None:
    found, expected = read(name)
    lost = momentum_lost(found)
    after = simulated(found, expected["restitution"])
    # what the reading cannot tell: its scatter, the momentum it does not keep, the restitution's tolerance
    approach = found.along(found.before)
    share = found.masses[::-1] / found.masses.sum()
    missing = (
        np.linalg.norm((found.masses[:, None] * (found.after - found.before)).sum(axis=0)) / found.masses
    )
    allowed = 3 * np.hypot(*found.scatter.T) + expected["restitution_tol"] * approach * share + missing
    speeds = np.hypot(*after.T), np.hypot(*found.after.T)
    off = np.abs(speeds[0] - speeds[1])
    # springs on the rim hook and throw back across the line of centres, which rigid rims cannot
    angles = np.degrees([np.arctan2(*after[k]) - np.arctan2(*found.after[k]) for k in range(2)])
    turned = (angles + 180) % 360 - 180
    figure(f"{name}: momentum not kept", f"{100 * lost:.1f} %", "7 %")
    for k, disc in enumerate(("first", "second")):
        figure(
            f"{name}: speed of the {disc} after the hit off by",
            f"{off[k] * 1e3:.1f} mm/s of {speeds[1][k] * 1e3:.0f}, direction by {turned[k]:.0f} degrees",
            f"the reading's scatter and momentum, {allowed[k] * 1e3:.1f} mm/s",
        )
    assert lost < 0.07
    assert (off < allowed).all()
    assert (allowed < 0.12 * approach).all()  # the bound itself must mean something
    assert np.abs(after @ found.normal - found.after @ found.normal).max() < 0.05 * approach
    energies = [float((found.masses[:, None] * v**2).sum()) for v in (found.before, found.after)]
    assert energies[1] / energies[0] == pytest.approx(expected["energy_ratio"], abs=0.04)
    assert -found.along(found.after) / approach == pytest.approx(
        expected["restitution"], abs=expected["restitution_tol"]
    )


def test_a_hit_that_loses_momentum_to_the_track_is_told_from_the_others(figure: Report) -> None:
    found, expected = read("1Drm_v23-1g_h23-3g_3.tsv")
    lost = momentum_lost(found)
    figure("1Drm_v23-1g_h23-3g_3.tsv (lossy): momentum lost", f"{100 * lost:.0f} %", "24 +- 5 %")
    assert lost == pytest.approx(expected["momentum_lost"], abs=expected["momentum_lost_tol"])
