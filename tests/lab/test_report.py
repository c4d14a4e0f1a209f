"""The report: whole, self-contained, honest about what is simulated, and true to the numbers beside it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lab import load_board
from lab.errors import LabError, UsageError
from lab.figures.numbers import percent
from lab.recordings import simulate_recordings, write_recording
from lab.report import Demo, run_demo
from lab.report.folder import check_folder, report_files, write_files
from lab.report.job import STAGES
from lab.report.text import report_html
from lab.words import count
from tests.shared import shared_path

VOID = {"meta", "img", "source"}
PICTURES = dict.fromkeys(("fit", "landing", "slides", "table"), "")


class _Whole(HTMLParser):
    """Reads a page and notes tags that are not closed in order, and everything that is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "srcset", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("circle", "polygon")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def read(page: str) -> _Whole:
    whole = _Whole()
    whole.feed(page)
    assert whole.open == []
    return whole


@pytest.fixture(scope="module")
def demo() -> Demo:
    return run_demo(seed=1)


@pytest.fixture(scope="module")
def files(demo: Demo) -> dict[str, bytes]:
    return report_files(demo)


@pytest.fixture(scope="module")
def filmed(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Recordings in files, as a user has them; one with a name that means mischief."""
    folder = tmp_path_factory.mktemp("filmed")
    paths = [folder / "a.csv", folder / "b.csv", folder / "<b>&c.csv"]
    board = load_board("knockout").with_(mu=0.15)
    for path, recording in zip(paths, simulate_recordings(board, 3, seed=5), strict=True):
        write_recording(recording, path)
    return paths


def test_the_page_is_whole_and_needs_nothing_else(files: dict[str, bytes]) -> None:
    page = files["report.html"].decode()
    whole = read(page)
    assert len(whole.fetched) == 8  # four pictures, light and dark
    assert all(source.startswith("data:image/png;base64,") for source in whole.fetched)
    assert "://" not in page  # nothing on any other machine
    assert "<script" not in page
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_every_picture_stands_beside_the_page_too(files: dict[str, bytes]) -> None:
    assert set(files) == {"report.html", "report.json", "fit.png", "landing.png", "slides.png", "table.png"}
    assert all(files[name].startswith(b"\x89PNG") for name in files if name.endswith(".png"))


def test_simulated_slides_are_said_to_be_simulated_everywhere(demo: Demo, files: dict[str, bytes]) -> None:
    words = " ".join(read(files["report.html"].decode()).words)
    assert "The slides are simulated, not filmed." in words
    assert words.count("simulated, not filmed") >= 1 + len(demo.recordings)
    assert "6 simulated slides give mu" in words
    assert demo.board.provenance["surface.mu"].startswith("simulated")
    numbers = json.loads(files["report.json"])
    assert numbers["simulated"] is True


def test_the_fitted_friction_is_near_the_truth_and_makes_the_table(demo: Demo) -> None:
    lo, hi = demo.fit.intervals["mu"]
    assert lo <= demo.printed.surface.mu <= hi
    assert demo.board.surface.mu == demo.fit.values["mu"]
    assert demo.landing.board == demo.played.board == demo.board
    assert [bound.board.surface.mu for bound in demo.bounds] == pytest.approx([lo, hi])


def test_the_page_prints_the_numbers_of_the_json(demo: Demo, files: dict[str, bytes]) -> None:
    numbers = json.loads(files["report.json"])
    words = " ".join(read(files["report.html"].decode()).words)
    chances = numbers["landing"]["spaces"]
    total = sum(c["p"] for c in chances.values()) + sum(numbers["landing"][k]["p"] for k in ("off", "short"))
    assert total == pytest.approx(1.0)
    for chance in chances.values():
        if chance["p"]:
            assert percent(chance["p"]) in words
    for side, amount in numbers["score"]["cash"].items():
        assert re.search(rf"{side} +\w+ +{count(amount)}", words)
    assert numbers["round"] == demo.played.record
    assert {step["rule"] for step in numbers["score"]["steps"]} <= set(re.findall(r"K\d+", words))


def test_the_same_seed_gives_the_same_report_and_another_seed_another(
    demo: Demo, files: dict[str, bytes]
) -> None:
    assert report_files(run_demo(seed=1)) == files
    assert run_demo(seed=2).as_dict() != demo.as_dict()


def test_stages_are_told_in_order() -> None:
    told: list[str] = []
    run_demo(seed=3, on_stage=told.append)
    assert tuple(told) == STAGES[:-1]


def test_recordings_that_are_given_are_used_and_not_called_simulated(filmed: list[Path]) -> None:
    demo = run_demo(filmed, seed=1)
    assert demo.fit.values["mu"] == pytest.approx(0.15, rel=0.1)
    assert demo.board.provenance["surface.mu"].startswith("measured: 3 slides")
    page = report_html(demo, PICTURES)
    words = " ".join(read(page).words)
    assert "3 recorded slides give mu" in words
    assert "Read from the files given" in words
    assert "The slides are simulated" not in words
    assert "<b>&c" not in page
    assert "&lt;b&gt;&amp;c.csv" in page


def test_one_recording_is_enough_and_its_limit_is_told(filmed: list[Path]) -> None:
    demo = run_demo(filmed[:1])
    words = " ".join(read(report_html(demo, PICTURES)).words)
    assert "1 recorded slide gives mu" in words
    assert "from one slide nobody can tell" in words


@pytest.mark.shared
def test_a_report_of_real_slides() -> None:
    folder = shared_path("recordings", "contactnets")
    demo = run_demo(sorted(folder.glob("*.csv"))[:4], seed=1)
    assert 0.185 <= demo.fit.values["mu"] <= 0.245
    read(report_html(demo, PICTURES))


def test_a_report_replaces_an_older_one_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "report"
    write_files({"report.html": b"one", "fit.png": b"1"}, folder)
    (folder / "notes.txt").write_text("mine")
    write_files({"report.html": b"two", "fit.png": b"2"}, folder)
    assert (folder / "report.html").read_bytes() == b"two"
    assert {path.name for path in folder.iterdir()} == {"report.html", "fit.png", "notes.txt"}
    assert [path.name for path in folder.parent.iterdir()] == ["report"]


def test_where_nothing_can_be_written_nothing_is(tmp_path: Path) -> None:
    taken = tmp_path / "report"
    taken.write_text("a file")
    for folder in (taken, taken / "inside"):
        with pytest.raises(UsageError, match="is a file"):
            check_folder(folder)
        with pytest.raises(UsageError, match="cannot be written"):
            write_files({"report.html": b"new"}, folder)
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
    assert taken.read_text() == "a file"


def test_a_missing_recording_is_refused_before_anything_is_computed(tmp_path: Path) -> None:
    told: list[str] = []
    with pytest.raises(LabError, match=re.escape("nowhere.csv")):
        run_demo([tmp_path / "nowhere.csv"], on_stage=told.append)
    assert len(told) == 1


def test_a_folder_in_a_file_s_place_stops_everything(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    (folder / "report.html").mkdir(parents=True)
    (folder / "fit.png").write_bytes(b"old")
    with pytest.raises(UsageError, match=r"report\.html cannot be written there: is a directory"):
        write_files({"fit.png": b"new", "report.html": b"new"}, folder)
    assert (folder / "fit.png").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["report"]
