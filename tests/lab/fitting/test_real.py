"""Real slides of a cube, and look-alikes whose truth is known, against figures found independently."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lab import Fit, fit_slides, read_recording
from tests.conftest import Report
from tests.shared import shared_files, shared_path

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def cubes() -> Fit:
    """The 27 cube slides fitted together."""
    folder = shared_path("recordings", "contactnets")
    return fit_slides([read_recording(path) for path in sorted(folder.glob("*.csv"))])


@pytest.mark.parametrize("path", shared_files("recordings/contactnets/*.csv"), ids=lambda path: path.stem)
def test_each_cube_slide_gives_a_mu_and_residuals_as_found_independently(path: object) -> None:
    fit = fit_slides(read_recording(str(path)))
    assert 0.185 < fit.values["mu"] < 0.245
    assert 0.0001 < fit.se["mu"] < 0.0013
    rms = 1e3 * np.sqrt(np.mean(fit.slides[0].residuals ** 2, axis=0))
    assert np.all(rms < 0.65) and 0.1 < np.sqrt(np.mean(rms**2)) < 0.5
    assert fit.warnings == ()


def test_the_cube_slides_together_report_their_spread(cubes: Fit, figure: Report) -> None:
    mus = [slide.values["mu"] for slide in cubes.slides]
    assert len(mus) == 27
    figure("27 cube slides, mean of separate mu", f"{np.mean(mus):.4f}", "0.213 to 0.219")
    figure("27 cube slides, spread of mu", f"{cubes.spread['mu']:.4f}", "about 0.013")
    assert 0.213 < np.mean(mus) < 0.219
    assert np.median(mus) == pytest.approx(0.218, abs=0.001)
    assert min(mus) == pytest.approx(0.189, abs=0.001) and max(mus) == pytest.approx(0.241, abs=0.001)
    assert cubes.spread["mu"] == pytest.approx(0.013, abs=0.0005)
    assert 0.213 < cubes.values["mu"] < 0.219
    assert cubes.se["mu"] < 0.1 * cubes.spread["mu"]
    lo, hi = cubes.intervals["mu"]
    assert hi - lo > 0.008 and "0.0130" in cubes.summary


@pytest.mark.parametrize(
    "name", ["knockout_recording.csv", "units_cm.csv", "missing_nan.csv", "tracker_trailing_comma.csv"]
)
def test_a_look_alike_is_fitted_within_its_tolerance(name: str) -> None:
    folder = shared_path("recordings", "lookalikes")
    expected = json.loads((folder / "EXPECTED.json").read_text())[name]
    recording = read_recording(folder / name)
    assert (len(recording.tracks), recording.unit) == (expected["tracks"], expected["unit"])
    assert recording.unit_stated == expected["unit_stated"]
    fit = fit_slides(recording)
    assert fit.values["mu"] == pytest.approx(expected["mu"], abs=expected["mu_tol"])
    truths = expected["truth"] if isinstance(expected["truth"], list) else [expected["truth"]]
    for slide, truth in zip(fit.slides, truths, strict=True):
        assert 1e3 * slide.rms_m <= 1.3 * truth["rms_mm"]
        assert np.hypot(*slide.start[2:]) == pytest.approx(truth["v0"], rel=0.01)
        assert slide.se["mu"] == pytest.approx(truth["mu_se"], rel=0.25)
