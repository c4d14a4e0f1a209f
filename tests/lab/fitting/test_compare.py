"""The law that made the slides is found; what adds nothing is said to add nothing."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from lab import FitError, compare_laws, read_recording, simulate_recording
from lab.fitting.compare import _aicc
from lab.fitting.fit import usable_slides
from lab.fitting.laws import LAWS
from lab.fitting.scene import scene_of
from lab.fitting.together import fit_together
from tests.lab.fitting.made import random_set, recorded
from tests.shared import shared_path


@pytest.mark.parametrize("spread", [0.0, 0.05])
def test_coulomb_slides_need_no_other_law(spread: float) -> None:
    films, truth = random_set(np.random.default_rng(3), "coulomb", 4, spread=spread)
    table = compare_laws(films, ("coulomb", "viscous", "quadratic"))
    assert table.best == "coulomb" and "adds nothing" in table.sentence
    assert table.row("coulomb").values["mu"] == pytest.approx(truth["mu"], rel=0.05 + 2 * spread)


@pytest.mark.parametrize("seed", range(4))
def test_viscous_slides_are_told_from_coulomb_by_their_bend(seed: int) -> None:
    films, truth = random_set(np.random.default_rng(seed), "viscous", 3)
    table = compare_laws(films, ("coulomb", "viscous"))
    assert table.best == "viscous" and table.sentence.startswith("deceleration grows with speed: viscous")
    row = table.row("viscous")
    assert row.values["k"] == pytest.approx(truth["k"], abs=5 * row.se["k"])
    assert table.row("coulomb").delta > 10 and table.row("coulomb").waves > 0.5


def test_weakening_is_found_where_slides_reach_its_speeds() -> None:
    rng = np.random.default_rng(1)
    values = {"mu": 0.1, "mu0": 0.18, "vs": 0.3, "k": 0.2}
    films = [
        recorded(rng, "weakening", values, speed, fps=240, noise=1e-4, name=f"{speed}.csv")
        for speed in (0.6, 0.9, 1.3)
    ]
    table = compare_laws(films, ("coulomb", "viscous", "weakening"))
    assert table.best == "weakening" and "deceleration falls" in table.sentence
    assert table.row("weakening").values["vs"] == pytest.approx(0.3, rel=0.1)


def test_weakening_turned_about_is_not_called_weakening() -> None:
    """Friction that grows with speed: the law's form fits, its name would say the contrary."""
    rng = np.random.default_rng(1)
    films = [
        recorded(
            rng, "weakening", {"mu": 0.18, "mu0": 0.1, "vs": 0.3, "k": 0.2}, speed, fps=240, noise=1e-4,
            name=f"{speed}.csv",
        )
        for speed in (0.6, 0.9, 1.3)
    ]  # fmt: skip
    table = compare_laws(films, ("coulomb", "weakening"))
    assert table.best == "weakening" and "deceleration rises as speed grows" in table.sentence
    assert "weakening turned about, with mu0 below mu, over speeds" in table.sentence


def test_slides_that_merely_differ_do_not_speak_for_a_law() -> None:
    rng = np.random.default_rng(5)
    films = [
        recorded(rng, "coulomb", {"mu": 0.1 + 0.02 * v}, v, fps=120, noise=2e-4, name=f"{v}.csv")
        for v in (0.8, 1.0, 1.2)
    ]  # faster slides slow a little more, as viscous ones would, but none of them bends
    assert compare_laws(films, ("coulomb", "viscous")).best == "coulomb"


def test_the_table_is_json_and_shows_itself() -> None:
    table = compare_laws(simulate_recording(0.1, 1.0, fps=120), ("coulomb", "viscous", "curling"))
    document = json.loads(json.dumps(table.as_dict(), allow_nan=False))
    assert document["best"] == "coulomb" and {row["law"] for row in document["laws"]} >= {
        "coulomb",
        "viscous",
    }
    assert "<table>" in table._repr_html_()
    with pytest.raises(FitError):
        table.row("weakening")


@pytest.mark.parametrize("axes", [1, 2])
def test_the_criterion_counts_the_starts_of_measured_axes_alone(axes: int) -> None:
    """The law's mu, place and speed of each slide on each axis, and the slides' scatter."""
    films, _ = random_set(np.random.default_rng(3), "coulomb", 3)
    if axes == 1:
        films = [
            replace(film, tracks=tuple(replace(track, x=np.zeros_like(track.x)) for track in film.tracks))
            for film in films
        ]
    together = fit_together(LAWS["coulomb"], usable_slides([scene_of(film) for film in films])[0], whole=True)
    assert {slide.axes for slide in together.slides} == {axes}
    parameters = 1 + 2 * axes * len(together.slides) + 1
    penalty = _aicc(together, 500.0) - together.grams.deviance(together.scatter.value, restricted=False)
    assert penalty == pytest.approx(
        2 * parameters + 2 * parameters * (parameters + 1) / (500 - parameters - 1)
    )


def test_nothing_that_slides_is_refused() -> None:
    still = simulate_recording(0.1, 0.001, noise=1e-4)
    with pytest.raises(FitError, match="no slide"):
        compare_laws(still)


@pytest.mark.shared
def test_gliders_on_an_air_track_prefer_a_viscous_law_together() -> None:
    folder = shared_path("recordings", "qtm_2024")
    films = [read_recording(folder / f"1Drm_h23-3g_{i}.tsv") for i in (1, 3, 5)]
    table = compare_laws(films, ("coulomb", "viscous", "quadratic"))
    assert table.best == "viscous"
    assert table.row("coulomb").delta > table.row("viscous").delta + 4
    assert 0.008 < table.row("viscous").values["k"] < 0.014
