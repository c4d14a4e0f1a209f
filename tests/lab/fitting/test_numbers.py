"""How fitted numbers are written."""

from __future__ import annotations

from math import inf

import pytest

from lab.fitting.numbers import alike


@pytest.mark.parametrize(
    ("value", "error", "said"),
    [
        (0.08034, 0.00123, "0.0803 ± 0.0012"),
        (0.5, 0.034, "0.500 ± 0.034"),
        (12.34, 3.4, "12.3 ± 3.4"),
        (123.4, 34.0, "123 ± 34"),
        (0.123456789, 0.000001, "0.1235 ± 0.0000"),  # more decimals than a table can tell
        (1.5, 0.0, "1.50 ± 0.00"),
        (1.5, inf, "1.50 ± inf"),
    ],
)
def test_a_value_is_written_to_two_figures_of_its_error(value: float, error: float, said: str) -> None:
    assert alike(value, error) == said
