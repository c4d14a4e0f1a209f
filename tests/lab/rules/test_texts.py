"""The rules' texts: one for each number, and every rule that the ledger names has one."""

from __future__ import annotations

import json

from lab import replay_round
from lab.rules.texts import RULES
from tests.shared import shared_files


def test_there_is_a_text_for_each_of_the_22_rules_in_order() -> None:
    assert list(RULES) == [f"K{n}" for n in range(1, 23)]
    assert all(text.endswith(".") and 20 < len(text) < 200 for text in RULES.values())
    assert len(set(RULES.values())) == 22


def test_every_line_of_every_ledger_names_a_rule_that_has_a_text() -> None:
    for case in shared_files("cases/*.json"):
        replay = replay_round(json.loads(case.read_text(encoding="utf-8")))
        assert {line.rule for line in replay.score.log} <= set(RULES)
