"""Every look-alike file behaves as EXPECTED.json says, by the command line that people use."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lab.cli import run
from tests.shared import shared_folder, shared_path

pytestmark = pytest.mark.shared

CODES = {
    "excel dates": "excel-dates",
    "unit unknown": "unit-unknown",
    "not xml-safe": "not-xml-safe",
    "acceleration only": "acceleration-only",
    "no data rows": "no-data",
    "empty file": "empty-file",
    "not text": "not-text",
    "too few rows": "too-few-rows",
    "repeated frames": "repeated-frames",
    "speeds up": "speeds-up",
    "coulomb does not fit": "law-misfit",
}


def _expected() -> dict[str, dict[str, Any]]:
    path = shared_folder() / "recordings" / "lookalikes" / "EXPECTED.json"
    return json.loads(path.read_text()) if path.exists() else {"(missing)": {}}


def fit(name: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, Any], str]:
    """Exit status, document and stderr of `knockout-lab fit --json`."""
    path = shared_path("recordings", "lookalikes", name)
    status = run(["fit", "--json", str(path), *more])
    out, err = capsys.readouterr()
    return status, json.loads(out) if out else {}, err


@pytest.mark.parametrize(("name", "expected"), _expected().items())
def test_the_file_behaves_as_expected(
    name: str, expected: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    if not expected:
        shared_path("recordings", "lookalikes", "EXPECTED.json")
    told = [
        word
        for key, value in expected.get("needs", {}).items()
        for word in (f"--{key.replace('_', '-')}", str(value))
    ]
    if told:
        status, _, err = fit(name, capsys)
        assert status == 2 and err.startswith(("rate-unknown", "unit-unknown")) and "--" in err
    status, document, err = fit(name, capsys, *told)
    if expected["outcome"] == "refuse":
        assert status == 2 and err.startswith(f"{CODES[expected['reason']]}: ") and err.count("\n") == 1
        return
    assert status == 0
    codes = [warning["code"] for warning in document["warnings"]]
    assert ("unit-assumed" in codes) == (expected["unit"] == "m" and not expected["unit_stated"])
    (recording,) = document["recordings"]
    assert (recording["tracks"], recording["unit"]) == (expected["tracks"], expected["unit"])
    if "names" in expected:
        assert recording["names"] == expected["names"]
    if expected["outcome"] == "warn":
        assert CODES[expected["reason"]] in codes
    else:
        assert set(codes) <= {"unit-assumed"}
    if "law" in expected:
        _, document, _ = fit(name, capsys, *told, "--law", expected["law"])
        assert document["values"]["k"] == pytest.approx(expected["k"], abs=expected["k_tol"])
        assert document["warnings"] == []
    if "mu" not in expected:
        assert "mu" not in document["values"] and "mu" not in recording["values"]
        return
    assert document["values"]["mu"] == pytest.approx(expected["mu"], abs=expected["mu_tol"])
    truths = expected["truth"] if isinstance(expected["truth"], list) else [expected["truth"]]
    for slide, truth in zip(document["slides"], truths, strict=False):
        if "rms_mm" in truth:
            assert 1e3 * slide["rms_m"] <= 1.3 * truth["rms_mm"]
            assert slide["speed"] == pytest.approx(
                truth["v0"], rel=0.02 if "coasts_from_s" not in expected else 0.1
            )
            assert slide["se"]["mu"] == pytest.approx(truth["mu_se"], rel=0.3)
    if "coasts_from_s" in expected:
        assert document["slides"][0]["begin"] >= expected["coasts_from_s"]
    if "restitution" in expected:
        assert document["values"]["restitution"] == pytest.approx(
            expected["restitution"], abs=expected["restitution_tol"]
        )
        lo, hi = document["intervals"]["restitution"]
        assert lo < expected["restitution"] < hi
