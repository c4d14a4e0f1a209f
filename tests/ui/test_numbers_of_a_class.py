"""Numbers that a class reads in Teach, by a table of Student's t and not by the code."""

from __future__ import annotations

from ui.parts.teach import Teach, Throw
from ui.teach.statistics import statistics


def thrown(*ways: float, speed: float = 0.8, exact: bool = False) -> Teach:
    """Slides from y = 0.1 m that went so far."""
    throw = Throw(speed, 0.1, exact)
    return Teach().stopped(*(0.1 + way for way in ways), speed=speed, throw=throw)


def test_the_interval_of_three_ways_is_students(qapp: object) -> None:
    """40, 50, 60 cm: mean 50, s = 10; 4.303 * 10 / sqrt(3) = 24.84, by the table for two degrees of freedom."""
    line = statistics(thrown(0.4, 0.5, 0.6))
    assert "mean way 50.0" in line and "(95 %: 25.2 to 74.8)" in line.replace("\\u202f", " ")
    assert "stops at 60.0" in line and "standard deviation 10.0" in line and "3\u00a0slides" in line


def test_the_interval_of_two_ways_is_wide(qapp: object) -> None:
    """49 and 51 cm: s = sqrt(2), and 12.706 * sqrt(2) / sqrt(2) = 12.7 either way."""
    assert "(95 %: 37.3 to 62.7)" in statistics(thrown(0.49, 0.51))


def test_one_way_and_ways_that_are_all_alike_have_no_interval(qapp: object) -> None:
    assert "95 %" not in statistics(thrown(0.5)) and "95 %" not in statistics(thrown(0.5, 0.5, exact=True))
    assert "way 50.0" in statistics(thrown(0.5))
