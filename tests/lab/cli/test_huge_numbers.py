"""Numbers beyond what a machine word or its memory holds are refused in one line, whatever command takes them."""

from __future__ import annotations

from pathlib import Path

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


def slide_csv(folder: Path, header: str, seconds: float, first: float | None = None) -> Path:
    """A slide of forty rows `seconds` apart; first: the time of the second row, where it is another."""
    path = folder / "slide.csv"
    rows = []
    for i in range(40):
        t = first if first is not None and i == 1 else i * seconds
        v = max(1.0 - 0.02 * i, 0.0)
        rows.append(f"{t!r},0.1,{0.1 + (1.0 - v * v) / 2:.6f}")
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "options",
    [
        "--fps 1e300 --metres-per-pixel 5e-4",
        "--fps 1e161 --metres-per-pixel 5e-4 --compare",
        "--fps 1e20 --metres-per-pixel 5e-4",
        "--fps 4e-324 --metres-per-pixel 5e-4",
        "--fps 25 --metres-per-pixel 1e308",
        "--fps 25 --metres-per-pixel 1e-300",
    ],
)
def test_a_camera_beyond_all_measure_is_one_line_without_a_warning(
    options: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = slide_csv(tmp_path, "frame,x (px),y (px)", 1)
    assert run(["fit", str(path), *options.split()]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "cannot be; give a number from" in told.err


@pytest.mark.parametrize("step", [1e-150, 1e-12, 1e-310])
def test_times_that_are_hardly_apart_are_one_line_without_a_warning(
    step: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fit", str(slide_csv(tmp_path, "t (s),x (m),y (m)", step))]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "s apart; give the times in seconds" in told.err


@pytest.mark.parametrize("close", [1e-320, 1e-9])
def test_a_time_that_is_hardly_another_is_that_of_the_row_before(
    close: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fit", str(slide_csv(tmp_path, "t (s),x (m),y (m)", 0.04, close))]) == 0
    assert capsys.readouterr().err == ""
