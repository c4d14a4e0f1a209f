"""Numbers beyond what a machine word or its memory holds are refused in one line, whatever command takes them."""

from __future__ import annotations

import pytest

from lab.cli import run

HUGE = "99999999999999999999"


@pytest.mark.parametrize("huge", [HUGE, f"-{HUGE}"])
@pytest.mark.parametrize(
    "line",
    [
        "aim --slides {}",
        "aim --slides 500 --n {}",
        "ask last-slide --n {}",
        "ask spaces --n 5 --cash red={}",
        "ask spaces --n 5 --option jail_fee={}",
        "ask spaces --n 5 --option luxury_tax={}",
        "ask spaces --n 5 --option pot_refill={}",
        "ask spaces --n 5 --option smallest_note={}",
        "ask spaces --n 5 --pot {}",
        "ask spaces --n 5 --seed {}",
        "ask spaces --n {}",
        "ask throw --resting red-1=0.05,0.75 --n {}",
        "landing --speed 1 --n {}",
        "play --games {}",
        "sample --speed 1 --n {}",
        "sweep --over mu=0.1 --speed 1 --n {}",
    ],
)
def test_a_number_beyond_all_measure_is_one_line(
    line: str, huge: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.format(huge).split()) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "Traceback" not in told.err


@pytest.mark.parametrize("hand", ["--spin-scatter=1e308", "--spin-scatter=1.7e308 --student-t=2.1"])
@pytest.mark.parametrize("line", ["landing --speed 1 --n 200", "sample --speed 1 --n 20"])
def test_a_hand_beyond_all_measure_is_one_line_without_a_warning(
    line: str, hand: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line.split(), *hand.split()]) == 2
    assert capsys.readouterr().err == "motion: release.spin: the release's spin must be a finite number\n"


def test_nor_does_a_sweep_over_one_warn(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sweep", "--over", "thrower.spin=1e308", "--speed", "1", "--n", "50"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
