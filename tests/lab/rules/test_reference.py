"""The rounds that were scored by hand elsewhere: money and refusals as the reference material says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab.errors import RuleError
from lab.rules import score_round
from tests.shared import shared_files, shared_path

CASES = shared_files("cases/*.json")
REFUSED = shared_files("refused/*.json")

pytestmark = pytest.mark.shared


def _name(path: Path) -> str:
    return path.stem


def test_the_reference_rounds_are_there() -> None:
    shared_path("cases")
    shared_path("refused")
    assert len(CASES) > 60 and len(REFUSED) > 15


@pytest.mark.parametrize("path", CASES, ids=_name)
def test_a_scored_round_comes_to_the_same_money(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    expected = case["expect"]
    for given in (case, case["round"]):  # under `round`, and bare
        document = score_round(given).as_dict()
        assert {key: document[key] for key in expected} == expected


@pytest.mark.parametrize("path", REFUSED, ids=_name)
def test_a_contradictory_round_is_refused_with_the_rule_it_breaks(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    name = case["refused_with"]
    code = f"rule-{name}" if name.startswith("K") else name
    with pytest.raises(RuleError) as caught:
        score_round(case)
    assert caught.value.code == code
    assert caught.value.where
