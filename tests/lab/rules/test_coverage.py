"""Every rule of the game has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NAMES = " ".join(
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"(?:def test_|class Test)(\w+)", path.read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("rule", [f"K{n}" for n in range(1, 23)])
def test_each_rule_is_named_by_a_test(rule: str) -> None:
    assert re.search(rf"{rule}(?!\d)", NAMES)
