"""What an option cannot be is said of that option, in its own unit; what would do nothing is refused; streams that
somebody closed are no failure."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lab
from lab import simulate_recording, write_recording
from lab.cli import run
from tests.patience import PATIENCE

HOME = Path(lab.__file__).parents[1]


def refused(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr."""
    assert run(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("landing --speed 1 --angle-scatter 400", "--angle-scatter 400 cannot be; give 0 to 57.29 degrees"),
        ("landing --speed 1 --angle-scatter -1", "--angle-scatter -1 cannot be; give 0 to 57.29 degrees"),
        ("landing --speed 1 --angle-scatter nan", "--angle-scatter nan cannot be"),
        ("sample --speed 1 --place-scatter 1e9", "--place-scatter 1e+09 cannot be; give 0 to 1000 millimetres"),
        ("aim --speed-scatter 100000", "--speed-scatter 100000 cannot be; give 0 to 100 percent"),
        ("landing --speed 1 --angle 100", "--angle 100 cannot be; give -89.9 to 89.9 degrees"),
        ("aim --angles 1,0", "--angles 1,0: no map; give two from -80 to 80 degrees"),
        ("aim --angles=-90,0", "--angles -90,0: no map; give two from -80 to 80 degrees"),
        ("fit x.csv --measure tilt --angle-error 1e9", "--angle-error 1e+09 cannot be; give 6e-08 to 57295 degrees"),
        ("fit x.csv --measure stopwatch --reaction 1e308", "--reaction 1e+308 cannot be; give 1e-09 to 1000 s"),
        ("aim --slides 0", "0 slides are none"),
    ],
)  # fmt: skip
def test_the_refusal_speaks_of_what_was_typed(
    line: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.csv").write_text(
        "angle\n4\n5\n4.5\n" if "tilt" in line else "time,distance\n1,0.5\n1.1,0.5\n"
    )
    assert words in refused(line.replace("x.csv", str(tmp_path / "x.csv")), capsys)


@pytest.mark.parametrize(
    "line",
    [
        "landing --speed 1 --n 200 --angle-scatter -1",
        "landing --speed 1 --n 200 --place-scatter -1",
        "landing --speed 1 --n 200 --speed-scatter -1",
        "landing --speed 1 --n 200 --angle 100",
        "fit x.csv --measure tilt --angle-error 0",
        "fit x.csv --measure stopwatch --reaction 0",
    ],
)
def test_both_ends_that_a_refusal_names_are_taken(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.csv").write_text(
        "angle\n4\n5\n4.5\n" if "tilt" in line else "time,distance\n1,0.5\n1.1,0.5\n"
    )
    line = line.replace("x.csv", str(tmp_path / "x.csv"))
    ends = re.search(r"give (\S+) to (\S+)", refused(line, capsys))
    assert ends is not None
    for end in ends.groups():
        taken = run([*line.split()[:-1], end])
        assert "cannot be; give" not in (told := capsys.readouterr().err) and (
            taken == 0 or "thrower" not in told
        )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("sweep --set mu=0.1 --over mu=0.1,0.2 --speed 1", "--set mu does nothing where mu is swept over"),
        ("aim --worth cash --token zzz", "--token zzz: no side has it"),
        ("aim --worth lead --token slid", "--token slid: no side has it"),
        ("ask throw --pot -5", "pot: -5 cannot be; give a whole amount from 0"),
        ("ask throw --cash red=-50", "cash.red: -50 cannot be; give a whole amount from 0"),
    ],
)
def test_what_does_nothing_or_cannot_be_is_refused(
    line: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(line, capsys)


def test_one_slide_is_enough_for_a_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["aim", "--slides", "1", "--n", "5", "--x", "0.2"]) == 0
    assert "slides for the map" in capsys.readouterr().out


def test_a_recorded_slide_is_taken_for_no_landings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table of landings may have times too, as long as they are not those of one movement."""
    path, table = tmp_path / "slide.csv", tmp_path / "landings.csv"
    write_recording(simulate_recording(0.1, 0.8), path)
    for line in (f"sample --landings {path} --n 5", f"fit {path} --measure landings"):
        assert "are a recorded slide, which `fit` takes" in refused(line, capsys)
    rows = [f"{t},0.1{i},0.6{i}" for i, t in enumerate((1.2, 0.9, 1.1, 1.0, 1.3, 0.8))]
    table.write_text("time (s),x (m),y (m)\n" + "\n".join(rows) + "\n")
    assert run(f"fit {table} --measure landings".split()) == 0


def test_a_demo_of_a_file_that_is_not_there_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "nofile.csv" in refused(
        f"demo --recording {tmp_path / 'nofile.csv'} --out {tmp_path / 'r'}", capsys
    )
    assert not (tmp_path / "r").exists()


CLOSED = """
import os, sys
os.close({closed})
os.execv(sys.executable, [sys.executable, "-m", "lab.cli", *{args}])
"""


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize(
    "args", [["score", "--house-rules"], ["fit", "-"], ["board", "list"], ["nonsense"]], ids=" ".join
)
def test_a_stream_that_is_closed_is_an_empty_one(closed: int, args: list[str]) -> None:
    """As services and `>&-` leave it."""
    ended = subprocess.run(
        [sys.executable, "-c", CLOSED.format(closed=closed, args=args)],
        cwd=HOME, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    wrong = args in (["fit", "-"], ["nonsense"])
    assert ended.returncode == (2 if wrong else 0), ended.stderr
    assert ended.stderr.count("\n") == (1 if wrong and closed != 2 else 0)
