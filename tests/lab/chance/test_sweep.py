"""Sweeps: grids as written, points against closed forms, the same bits in any order, nothing lost on the way."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import norm

from lab import Aim, Board, LabError, SweepTable, Thrower, load_board, sweep
from lab.board import Space
from lab.chance.sweep import read_axis
from lab.chance.sweep.point import Row, measure
from lab.errors import SweepError, UsageError
from tests.patience import PATIENCE

CASUAL, AIM = Thrower.preset("casual"), Aim(0.14, 0.0, 0.9)
GRID = {"mu": (0.07, 0.09), "skill": ("beginner", "skilled"), "aim.speed": (0.8, 0.9)}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def table(board: Board) -> SweepTable:
    return sweep(board, CASUAL, AIM, GRID, n=300)


# --- axes and grids --------------------------------------------------------------------------------------


def test_an_axis_is_a_range_or_a_list() -> None:
    assert read_axis("mu=0.05:0.15:11").values[1] == 0.06  # not 0.060000000000000005
    assert read_axis("mu=0.05:0.15:11").values[-1] == 0.15
    assert read_axis("aim.angle=-0.1:0.1:3").values == (-0.1, 0.0, 0.1)
    assert read_axis("skill=beginner, skilled").values == ("beginner", "skilled")
    assert read_axis("topple=true,false").values == (True, False)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mu", "NAME=FROM:TO:COUNT"),
        ("mu=", "NAME=FROM:TO:COUNT"),
        ("muu=1,2", "did you mean 'mu'"),
        ("mu=0.1:0.2", "no range"),
        ("mu=0.1:0.2:1", "no range"),
        ("mu=0.1:0.2:2.5", "no range"),
        ("mu=0.1:nan:3", "finite"),
        ("mu=0.1,0.1", "twice"),
    ],
)
def test_what_is_no_axis_is_refused(text: str, told: str) -> None:
    with pytest.raises(SweepError, match=told):
        read_axis(text)


@pytest.mark.parametrize("wrong", [np.nan, np.inf, "3", None, True, 2.0, [3], 1j], ids=repr)
@pytest.mark.parametrize("what", ["n", "seed", "workers"])
def test_counts_and_seeds_that_are_no_whole_numbers_are_refused(board: Board, what: str, wrong: Any) -> None:
    if what == "workers" and wrong is None:
        return
    with pytest.raises(SweepError, match=f"{what}: .*whole number"):
        sweep(board, CASUAL, AIM, {"mu": [0.08]}, **{"n": 10, what: wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        {"grid": None}, {"grid": "mu"}, {"grid": 5}, {"grid": [("mu", [1])]}, {"grid": {1: [1]}},
        {"grid": {"mu": 0.08}}, {"grid": {"mu": None}}, {"grid": {"mu": "0.08"}}, {"grid": {"mu": [None]}},
        {"grid": {"mu": [[1]]}}, {"grid": {"mu": [1j]}}, {"grid": {"mu": [10**400]}},
        {"board": None}, {"board": "knockout"}, {"thrower": "casual"}, {"aim": (0.1, 0.0, 1.0)},
        {"resting": "red-1"}, {"resting": [("red-1", (0.1, 0.5))]}, {"resting": {1: (0.1, 0.5)}},
        {"resting": {"red-1": None}}, {"resting": {"red-1": (0.1,)}}, {"resting": {"red-1": ("0.1", 0.5)}},
        {"resting": {"red-1": (10**400, 0.5)}}, {"resting": {"red-1": (np.nan, 0.5)}},
        {"scheduler": 5}, {"scheduler": ""}, {"journal": 5}, {"journal": ["a"]}, {"journal": b"a"},
    ],
    ids=repr,
)  # fmt: skip
def test_wrong_types_are_refused_as_a_sweep(board: Board, wrong: dict[str, Any]) -> None:
    given: dict[str, Any] = {"board": board, "thrower": CASUAL, "aim": AIM, "grid": {"mu": [0.08]}, "n": 10}
    with pytest.raises(SweepError) as refused:
        sweep(**{**given, **wrong})
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        ({"mu": [0.1, -0.1]}, "mu=-0.1: surface.mu"),
        ({"skill": ["expert"]}, "skill=expert: .*presets are"),
        ({"mu": [0.1], "go_line": [0.3, 2.0]}, "mu=0.1 go_line=2.0: board.go_line"),
        ({"width": [0.1]}, "width=0.1: aim.x"),
        ({"thrower.speed": ["fast"]}, "not a number"),
        ({"thrower.speed": [-0.1]}, "thrower.speed"),
        ({"scatter": ["wide"]}, "not a factor"),
        ({"aim.reach": [0.05]}, "behind the place of release"),
        ({"aim.reach": [0.5], "aim.speed": [1.0]}, "two aims"),
        ({"mu": []}, "one value at least"),
        (
            {"mu": np.linspace(0.1, 0.2, 1_000).tolist(), "mass": np.linspace(1, 2, 101).tolist()},
            "more than one",
        ),
    ],
)
def test_a_point_that_cannot_be_is_named_before_anything_is_measured(
    board: Board, grid: dict[str, list[float]], told: str
) -> None:
    with pytest.raises(LabError, match=told):
        sweep(board, CASUAL, AIM, grid, n=10)


def test_rows_follow_the_grid_and_columns_begin_with_its_axes(board: Board, table: SweepTable) -> None:
    assert len(table) == 8
    assert table.columns[:5] == ("mu", "skill", "aim.speed", "n", "seed")
    assert {f"p_{space.id}" for space in board.spaces if space.kind != "blank"} <= set(table.columns)
    assert table.column("mu") == [0.07] * 4 + [0.09] * 4
    assert table.column("aim.speed") == [0.8, 0.9] * 4


# --- what is measured ------------------------------------------------------------------------------------


def test_a_point_is_what_the_closed_form_says() -> None:
    """Straight coulomb slides with normal speed noise: rest, spread and the chance of a band are known."""
    band = Space(id="band", kind="property", value=100, rect=(0.0, 0.6, 0.3, 0.1), group="band")
    board = load_board("blank-lane").replace(spaces=(band,), bonus={"band": 0}).with_(mu_spread=0.0, mu=0.1)
    sigma, n = 0.04, 40_000
    found = sweep(board, Thrower(speed=sigma), Aim(0.15, 0.0, 1.0), {"mu": [0.1], "aim.speed": [1.0]}, n=n)
    (row,) = found.rows
    y0, g = 0.1, 9.80665
    assert row["rest_y"] == pytest.approx(y0 + (1 + sigma**2) / (0.2 * g), abs=4 * 0.041 / sqrt(n))
    assert row["sd_y"] == pytest.approx(sqrt(4 * sigma**2 + 2 * sigma**4) / (0.2 * g), rel=4 / sqrt(2 * n))
    speeds = np.sqrt(0.2 * g * (np.array([0.6, 0.7]) - y0))
    chance = np.diff(norm.cdf((speeds - 1.0) / sigma)).item()
    assert row["p_band"] == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / n))
    assert row["worth"] == pytest.approx(100 * float(row["p_band"]), rel=1e-12)  # type: ignore[arg-type]  # a number in this column
    assert row["sd_x"] == pytest.approx(0.0, abs=1e-12) and row["hits"] == 0.0


def test_shares_add_up_to_one_and_hits_count_contacts(board: Board) -> None:
    found = sweep(board, CASUAL, AIM, {"mu": [0.06, 0.08]}, n=500, resting={"a": (0.14, 0.3)})
    for row in found.rows:
        parts = [row["off"], row["short"], *(p for name, p in row.items() if name.startswith("p_"))]
        assert sum(float(part) for part in parts) == pytest.approx(1.0)  # type: ignore[arg-type]  # numbers in these columns
        assert 0.9 < row["hit"] <= row["hits"]  # type: ignore[operator]  # numbers in these columns


def test_an_aim_by_reach_rests_there_whatever_the_friction(board: Board) -> None:
    steady = Thrower(name="machine")
    grid = {"mu": [0.05, 0.2], "law": ["coulomb", "curling"], "aim.reach": [0.4, 0.7]}
    found = sweep(board.with_(mu_spread=0.0), steady, AIM, grid, n=1)
    assert found.column("rest_y") == pytest.approx(found.column("aim.reach"), abs=1e-9)


def test_the_aim_from_the_middle_follows_the_width(board: Board) -> None:
    found = sweep(board, Thrower(), AIM, {"width": [0.2, 0.4]}, n=1, middle=True)
    assert found.column("rest_x") == pytest.approx([0.1, 0.2])


def test_scatter_multiplies_every_sigma(board: Board) -> None:
    still = board.with_(mu_spread=0.0)
    found = sweep(still, Thrower(speed=0.02), AIM, {"scatter": [0.0, 1.0, 2.0]}, n=4_000)
    none, one, two = (float(value) for value in found.column("sd_y"))  # type: ignore[arg-type]  # numbers in this column
    assert none == pytest.approx(0.0, abs=1e-12) and two / one == pytest.approx(2.0, rel=0.06)


# --- the same numbers ------------------------------------------------------------------------------------


def test_a_point_is_the_same_bits_in_any_grid_and_with_any_number_of_threads(
    board: Board, table: SweepTable
) -> None:
    again = sweep(board, CASUAL, AIM, dict(reversed(GRID.items())), n=300, workers=1)
    for row in table.rows:
        assert row in again.rows
    (alone,) = sweep(board, CASUAL, AIM, {"skill": ["skilled"], "aim.speed": [0.9], "mu": [0.09]}, n=300).rows
    assert alone == table.rows[-1]


def test_a_point_is_what_is_thrown_not_how_it_was_written(board: Board) -> None:
    beginner = Thrower.preset("beginner")
    by_name = sweep(board, CASUAL, Aim(0.14, 0.0, 1.0), {"skill": ["beginner"], "mass": [1.0]}, n=50)
    by_sigma = sweep(board, beginner, Aim(0.14, 0, 1), {"mass": np.array([1]).tolist()}, n=50)
    strip = [{key: value for key, value in row.items() if key != "skill"} for row in by_name.rows]
    assert strip == list(by_sigma.rows)
    assert sweep(board, beginner, AIM, {"mass": np.array([1])}, n=50).rows[0]["mass"] == 1.0  # type: ignore[dict-item]  # an array where a list is usual


def test_another_seed_gives_other_numbers_and_every_point_draws_its_own(
    board: Board, table: SweepTable
) -> None:
    assert len(set(table.column("seed"))) == len(table)
    assert max(table.column("seed")) < 10**15  # what a spreadsheet keeps whole
    other = sweep(board, CASUAL, AIM, GRID, n=300, seed=2)
    assert not set(other.column("seed")) & set(table.column("seed"))
    assert other.column("rest_y") != table.column("rest_y")


# --- tables ----------------------------------------------------------------------------------------------


def test_csv_reads_back_to_the_last_bit(table: SweepTable) -> None:
    read = list(csv.DictReader(io.StringIO(table.csv().decode())))
    assert [float(row["rest_y"]) for row in read] == table.column("rest_y")
    assert [row["skill"] for row in read] == table.column("skill")


def test_none_is_an_empty_cell(board: Board) -> None:
    gone = sweep(board, Thrower(), Aim(0.14, 0.0, 3.0), {"mu": [0.05]}, n=2)
    assert gone.rows[0]["off"] == 1.0 and gone.rows[0]["rest_y"] is None
    (read,) = csv.DictReader(io.StringIO(gone.csv().decode()))
    assert read["rest_y"] == ""
    json.dumps(gone.as_dict(), allow_nan=False)


def test_parquet_reads_back_to_the_last_bit(table: SweepTable, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (extra: cluster)")
    path = tmp_path / "table.parquet"
    path.write_bytes(table.parquet())
    read = parquet.read_table(path)
    assert read.to_pylist() == list(table.rows)
    assert read.schema.metadata[b"board"] == b"knockout"


def test_without_pyarrow_one_line_says_how_to_get_it(
    table: SweepTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(UsageError, match=r"pip install 'knockout-lab\[cluster\]'"):
        table.parquet()


def test_a_notebook_shows_the_table(table: SweepTable) -> None:
    shown = table._repr_html_()
    assert "<th>aim.speed</th>" in shown and "8 points" in shown


# --- interrupted and resumed -----------------------------------------------------------------------------


def stop_after(points: int) -> Callable[[int, int], None]:
    """A progress that interrupts, as Ctrl-C does, when so many points are measured."""

    def progress(done: int, total: int) -> None:
        if done == points:
            raise KeyboardInterrupt

    return progress


def interrupted(board: Board, journal: Path, points: int) -> int:
    """Interrupt a sweep of GRID when so many points are measured and one more is under way; returns how many its
    journal holds."""
    stopped, begun = threading.Event(), itertools.count()

    def measured(task: str) -> tuple[str, Row]:
        if next(begun) >= points:
            assert stopped.wait(PATIENCE)
        return measure(task)

    class Pool(ThreadPoolExecutor):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            stopped.set()
            super().shutdown(wait=wait)

    with pytest.MonkeyPatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr("lab.chance.sweep.point.measure", measured)
        patched.setattr("lab.chance.sweep.run.ThreadPoolExecutor", Pool)
        sweep(board, CASUAL, AIM, GRID, n=300, workers=1, journal=journal, progress=stop_after(points))
    return len(journal.read_text().splitlines()) - 1


def test_an_interrupted_sweep_goes_on_where_it_was(board: Board, table: SweepTable, tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    kept = interrupted(board, journal, 3)
    assert kept == 4  # what was under way is kept too
    counted: list[int] = []
    whole = sweep(
        board, CASUAL, AIM, GRID, n=300, journal=journal, progress=lambda done, total: counted.append(done)
    )
    assert whole.csv() == table.csv()
    assert counted == list(range(kept, 9))  # nothing was measured twice


def test_a_line_that_a_crash_cut_off_is_measured_again(
    board: Board, table: SweepTable, tmp_path: Path
) -> None:
    journal = tmp_path / "a.journal"
    interrupted(board, journal, 3)
    content = journal.read_bytes()
    for cut in (1, 40, len(content) - 5, len(content)):
        journal.write_bytes(content[:-cut])
        assert sweep(board, CASUAL, AIM, GRID, n=300, journal=journal).csv() == table.csv()
        lines = [json.loads(line) for line in journal.read_text().splitlines()]
        assert len({line["key"] for line in lines[1:]}) == len(lines) - 1 == 8


def test_a_larger_grid_takes_what_is_there_and_another_one_is_refused(board: Board, tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    kept = interrupted(board, journal, 2)
    before = journal.read_bytes()
    for changed in ({"n": 301}, {"seed": 2}, {"grid": {"mu": [0.07]}}):
        given = {"grid": GRID, "n": 300, **changed}
        with pytest.raises(SweepError, match="another sweep"):
            sweep(board, CASUAL, AIM, journal=journal, **given)  # type: ignore[arg-type]  # names of options
    assert journal.read_bytes() == before
    larger = {**GRID, "mu": (0.07, 0.08, 0.09)}
    first: list[int] = []
    sweep(board, CASUAL, AIM, larger, n=300, journal=journal, progress=lambda done, _: first.append(done))
    assert first[0] == kept and first[-1] == 12


def test_a_journal_of_another_version_or_no_journal_is_refused_and_left_alone(
    board: Board, tmp_path: Path
) -> None:
    journal = tmp_path / "a.journal"
    interrupted(board, journal, 2)
    lines = journal.read_text().splitlines()
    older = json.dumps({**json.loads(lines[0]), "made_by": "knockout-lab 0.0.1"})
    for content, told in (
        ("\n".join([older, *lines[1:], ""]), "made by knockout-lab 0.0.1"),
        ("x,y\n1,2\n", "not the journal"),
        ('{"format": "something/1"}\n', "not the journal"),
        (f'{lines[0]}\n{{"key": 1}}\n', "line 2 is spoilt"),
        ("[1]\n", "not the journal"),
    ):
        journal.write_text(content)
        with pytest.raises(SweepError, match=told):
            sweep(board, CASUAL, AIM, GRID, n=300, journal=journal)
        assert journal.read_text() == content


def test_every_source_that_decides_a_point_counts() -> None:
    """What the counted sources take names from is counted too."""
    from lab.chance.sweep.point import _DECIDES, _PACKAGE

    counted = {path for pattern in _DECIDES for path in _PACKAGE.glob(pattern)} - {_PACKAGE / "__init__.py"}
    assert len(counted) > 30
    for path in counted:
        for module in re.findall(
            r"^from lab\.([\w.]+) import", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            home = _PACKAGE.joinpath(*module.split("."))
            taken = home / "__init__.py" if home.is_dir() else home.with_suffix(".py")
            assert taken in counted, f"{path} takes names from {taken}"


def test_a_refusal_on_the_way_keeps_what_was_measured(
    board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lab.chance.sweep import point

    journal, real = tmp_path / "a.journal", point.measure

    def fails_late(task: str) -> tuple[str, point.Row]:
        if json.loads(task)["board"]["surface"]["mu"] == 0.09:
            raise SweepError("no")
        return real(task)

    monkeypatch.setattr(point, "measure", fails_late)
    with pytest.raises(SweepError, match="no"):
        sweep(board, CASUAL, AIM, GRID, n=300, workers=1, journal=journal)
    assert len(journal.read_text().splitlines()) - 1 >= 4
