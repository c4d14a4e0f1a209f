"""The long truth of the fits: no bias, and 95 % intervals that cover, over the whole range of real films.

Sets of 1 to 20 slides, mu 0.03 to 0.4, 30 to 500 pictures a second, 0.1 to 2 mm of noise (`made.random_set`), with
and without scatter of friction from slide to slide.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from lab import FitError, fit_slides
from tests.conftest import Report
from tests.lab.fitting.made import G, random_set, recorded


@dataclass(frozen=True)
class Parameter:
    """What came of one parameter over many sets: pulls (n,), covered (n,), relative half widths (n,)."""

    pulls: np.ndarray
    covered: np.ndarray
    widths: np.ndarray


def recovered(
    law: str, sets: int, *, fewest: int = 1, spread: float = 0.0, seed: int = 1
) -> dict[str, Parameter]:
    """Pulls ((value - truth) / its standard error, scatter and all), coverage and widths of each parameter."""
    rows: dict[str, list[tuple[float, bool, float]]] = {}
    for number in range(sets):
        rng = np.random.default_rng([seed, number])
        films, truth = random_set(rng, law, int(rng.integers(fewest, 21)), spread=spread)
        try:
            fit = fit_slides(films, law)
        except FitError:  # weakening that a film does not show is refused
            assert law == "weakening"
            continue
        for name, value in truth.items():
            lo, hi = fit.intervals[name]
            se = max(fit.se[name], (hi - lo) / 4 if spread else 0.0)
            half = min((hi - lo) / 2, 1e6)
            rows.setdefault(name, []).append(
                ((fit.values[name] - value) / se, lo <= value <= hi, half / max(abs(value), 1e-9))
            )
    return {name: Parameter(*map(np.array, zip(*its, strict=True))) for name, its in rows.items()}


@pytest.mark.parametrize("law", ["coulomb", "viscous"])
def test_some_sets_of_slides_give_the_truth_back(law: str) -> None:
    for found in recovered(law, 40, seed=5).values():
        assert found.covered.mean() >= 0.85 and abs(found.pulls.mean()) < 0.5


@pytest.mark.verify
@pytest.mark.parametrize(("law", "spread"), [("coulomb", 0.0), ("viscous", 0.0), ("coulomb", 0.07)])
def test_two_thousand_sets_give_the_truth_back(law: str, spread: float, figure: Report) -> None:
    fewest = 1 if spread == 0 else 3  # one slide cannot know how much slides differ, and says so
    sets = 2000 if spread == 0 else 1000
    for name, found in recovered(law, sets, fewest=fewest, spread=spread).items():
        what = f"{sets:,} sets, {law}, scatter {100 * spread:g} %: {name}"
        figure(f"{what}, coverage", f"{found.covered.mean():.3f}", "0.93 to 0.97")
        figure(f"{what}, bias in standard errors", f"{found.pulls.mean():+.3f}", "under 0.1")
        assert 0.93 <= found.covered.mean() <= 0.97
        assert abs(found.pulls.mean()) < 0.1


@pytest.mark.verify
def test_weakening_by_profile_likelihood_covers_where_it_is_known(figure: Report) -> None:
    covered: list[float] = []
    for name, found in recovered("weakening", 400, fewest=3).items():
        assert len(found.covered) > 390  # hardly a set is refused
        known = found.widths < 2 * 0.2  # two standard errors of 20 %
        share, sets = float(found.covered[known].mean()), int(known.sum())
        figure(
            f"400 sets, weakening: {name}, coverage where known to 20 % ({sets} sets)",
            f"{share:.3f}",
            "0.92 to 0.98",
        )
        chance = 2 * np.sqrt(0.05 * 0.95 / sets)  # of so few sets
        assert sets > 300 and 0.92 - chance <= share <= 0.98 + chance
        covered += found.covered[known].tolist()
    figure(f"400 sets, weakening, all {len(covered)} together", f"{np.mean(covered):.3f}", "0.92 to 0.98")
    assert 0.92 <= np.mean(covered) <= 0.98


@pytest.mark.verify
@pytest.mark.parametrize("slides", [2, 3])
@pytest.mark.parametrize("spread", [0.0, 0.002, 0.01, 0.05])
def test_the_intervals_of_few_slides_cover_whatever_they_differ_by(
    slides: int, spread: float, figure: Report
) -> None:
    """Scatter as large as the noise or a few times it is the hard case: few slides hardly show it."""
    covered, sets = [], 400
    for number in range(sets):
        rng = np.random.default_rng([9, number])
        sigma = np.sqrt(np.log1p(spread**2))
        films = []
        for i in range(slides):
            mu = 0.15 * np.exp(sigma * rng.standard_normal() - sigma**2 / 2)
            speed = float(np.sqrt(2 * 0.15 * G * rng.uniform(0.2, 0.8)))
            values = {"mu": float(mu)}
            films.append(recorded(rng, "coulomb", values, speed, fps=60, noise=5e-4, name=f"{i}.csv"))
        lo, hi = fit_slides(films).intervals["mu"]
        covered.append(lo <= 0.15 <= hi)
    what = f"{sets} sets of {slides} slides that differ by {100 * spread:g} %: mu, coverage"
    figure(what, f"{np.mean(covered):.3f}", "0.93 to 0.97")
    assert 0.92 <= np.mean(covered) <= 0.98
