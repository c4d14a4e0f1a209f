"""`knockout-lab fit`: the table, the document, the picture, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab import Recording, Track, simulate_recording, write_recording
from lab.cli import run
from tests.shared import shared_path

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Three recordings of made-up slides."""
    paths = []
    for seed, mu in enumerate((0.1, 0.11, 0.105), start=1):
        path = tmp_path / f"slide-{seed}.csv"
        write_recording(simulate_recording(mu, 1.0, fps=60, seed=seed), path)
        paths.append(str(path))
    return paths


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that a refused call leaves on stderr."""
    assert run(["fit", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n") and err.count("\n") == 1
    return err.rstrip("\n")


def test_the_table_shows_each_slide_and_the_sentence_below_it(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fit", *files]) == 0
    out = capsys.readouterr().out
    assert "slide-2.csv" in out and "coulomb: mu = 0.1" in out and "from 3 slides" in out


def test_several_files_are_one_joint_fit_in_the_document(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fit", "--json", *files]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["values"]["mu"] == pytest.approx(0.105, abs=0.001)
    assert document["spread"]["mu"] == pytest.approx(0.005, abs=0.001)
    assert [entry["file"] for entry in document["recordings"]] == files
    assert [entry["fps"] for entry in document["recordings"]] == [60, 60, 60]


def test_each_gives_a_list_of_fits(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fit", "--each", "--json", *files]) == 0
    documents = json.loads(capsys.readouterr().out)
    assert [d["values"]["mu"] for d in documents] == pytest.approx([0.1, 0.11, 0.105], abs=0.002)
    assert run(["fit", "--each", "--json", files[0]]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1


def test_a_spin_is_shown_where_the_base_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (track,) = simulate_recording(0.1, 1.0, fps=60).tracks
    turning = Track("red-1", track.t, track.x, track.y, 0.5 + 0.0 * track.t)
    write_recording(Recording("still-heading.csv", "made", "m", 60.0, (turning,)), tmp_path / "a.csv")
    assert run(["fit", str(tmp_path / "a.csv"), "--base", "disc", "--radius", "0.02"]) == 0
    head, row = capsys.readouterr().out.splitlines()[:2]
    assert head.rstrip().endswith("spin, rad/s") and float(row.split()[-1]) == pytest.approx(0, abs=1e-3)
    assert run(["fit", str(tmp_path / "a.csv"), "--base", "disc", "--radius", "0.02", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["slides"][0]["spin"] == pytest.approx(0, abs=1e-3)


def test_out_gets_a_picture_and_makes_its_folder(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "folder"
    assert run(["fit", *files, "--out", str(out)]) == 0
    assert (out / "fit.png").read_bytes().startswith(PNG)
    assert capsys.readouterr().out.rstrip().endswith(f"picture: {out / 'prediction.png'}")
    assert (out / "prediction.png").read_bytes().startswith(PNG)


def test_each_with_out_gets_a_picture_a_file_none_overwriting_another(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twin = tmp_path / "other"
    twin.mkdir()
    (twin / "slide-1.csv").write_bytes(Path(files[0]).read_bytes())
    out = tmp_path / "out"
    assert run(["fit", files[0], str(twin / "slide-1.csv"), "--each", "--json", "--out", str(out)]) == 0
    json.loads(capsys.readouterr().out)
    assert sorted(path.name for path in out.iterdir()) == ["fit-slide-1-2.png", "fit-slide-1.png"]


def test_compare_says_which_law_the_slides_obey(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fit", *files, "--compare"]) == 0
    assert "laws: coulomb explains these slides" in capsys.readouterr().out
    assert run(["fit", *files, "--compare", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["laws"]["best"] == "coulomb"


def test_bootstrap_gives_intervals_with_a_bar_only_for_people(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["fit", *files, "--bootstrap", "20"]) == 0
    assert "bootstrap: mu 0.1" in capsys.readouterr().out
    assert run(["fit", *files, "--bootstrap", "20", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == "" and json.loads(out)["bootstrap"]["n"] == 20
    assert "needs 3" in refusal(capsys, files[0], "--bootstrap", "20")


def test_what_a_file_does_not_hold_is_told_by_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (track,) = simulate_recording(0.1, 1.0, fps=60).tracks
    rows = (f"{i},{x / 4e-4},{y / 4e-4}" for i, (x, y) in enumerate(zip(track.x, track.y, strict=True)))
    path = tmp_path / "pixels.csv"
    path.write_text("frame,x (px),y (px)\n" + "\n".join(rows))
    line = refusal(capsys, str(path))
    assert "--metres-per-pixel" in line and line.rstrip().endswith("and --fps")
    assert refusal(capsys, str(path), "--metres-per-pixel", "4e-4").startswith("rate-unknown: ")
    assert "a number from 0.001" in refusal(capsys, str(path), "--fps", "-3")
    assert run(["fit", "--json", str(path), "--fps", "60", "--metres-per-pixel", "4e-4"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["values"]["mu"] == pytest.approx(0.1, abs=0.001)
    assert document["recordings"][0]["unit"] == "px"


@pytest.mark.parametrize("mass", ["red-1", "=0.1", "red-1=heavy", "red-1=-1"])
def test_a_mass_that_is_none_is_one_line(
    files: list[str], capsys: pytest.CaptureFixture[str], mass: str
) -> None:
    assert "TOKEN=KG" in refusal(capsys, files[0], "--mass", mass)


def test_a_file_that_speeds_up_gives_a_document_and_a_picture_without_mu(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    t = [i / 60 for i in range(60)]
    path = tmp_path / "fast.csv"
    path.write_text("t (s),x (m)\n" + "\n".join(f"{a},{0.5 * a + 0.15 * a * a:.5f}" for a in t))
    assert run(["fit", "--json", str(path), "--out", str(tmp_path / "out")]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["values"] == {} and [w["code"] for w in document["warnings"]] == ["speeds-up"]
    assert (tmp_path / "out" / "fit.png").read_bytes().startswith(PNG)
    assert run(["fit", str(path)]) == 2
    said = capsys.readouterr()
    assert "warning speeds-up" in said.out
    assert "nothing could be fitted; read the warnings above" in said.err and said.err.count("\n") == 1


def test_warnings_and_notes_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (track,) = simulate_recording(0.1, 1.0, fps=60).tracks
    path = tmp_path / "plain.csv"
    rows = (f"{t},{x},{y},0" for t, x, y in zip(track.t, track.x, track.y, strict=True))
    path.write_text("t,x,y,z\n" + "\n".join(rows))
    assert run(["fit", str(path)]) == 0
    out = capsys.readouterr().out
    assert "warning unit-assumed:" in out and "note: columns ignored: z (plain.csv)" in out


def test_rows_before_the_release_are_said_to_be_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "waits.csv"
    write_recording(simulate_recording(0.1, 1.0, wait=0.5, fps=60), path)
    assert run(["fit", str(path)]) == 0
    assert "rows before the release left out (waits.csv)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("missing.csv", None, "no-file"),
        ("empty.csv", b"", "empty-file"),
        ("binary.csv", b"\x00\x01\x02\xff", "not-text"),
        ("one_row.csv", b"t,x,y\n0,0,0\n", "too-few-rows"),
        ("header.csv", b"t,x,y\n", "no-data"),
        ("pixels.csv", b"t,x (px),y (px)\n0,0,0\n", "unit-unknown"),
        ("words.csv", b"once upon a time\n", "format"),
    ],
)
def test_a_bad_file_is_one_line_with_its_code_and_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes | None, code: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert refusal(capsys, str(path)).startswith(f"{code}: {path}: ")


def test_a_folder_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, str(tmp_path)).startswith(f"no-file: {tmp_path}: this is a folder")


def test_an_unknown_law_is_one_line_naming_the_known(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    line = refusal(capsys, files[0], "--law", "sticky")
    assert line.startswith("unknown-law: ") and "sticky" in line and "coulomb" in line


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--measure", "stopwatch", "--out", "pictures"], "--out does nothing with --measure"),
        (["--compare", "--base", "disc"], "--base does nothing with --compare"),
        (["--measure", "speed", "--radius", "0.02"], "--radius does nothing with --measure"),
        (["--measure", "speed", "--tilt"], "--tilt does nothing with --measure"),
        (["--measure", "ramp", "--fps", "10"], "--fps does nothing with --measure"),
        (["--measure", "tilt", "--corners", "0,0 9,0 9,9 0,9"], "--corners does nothing with --measure tilt"),
        (["--measure", "landings", "--tape", "0.01"], "--tape does nothing with --measure landings"),
        (["--measure", "bounce", "--still"], "--still does nothing with --measure"),
        (["--still", "--compare"], "--compare does nothing with --still"),
        (["--still", "--each"], "--each does nothing with --still"),
        (["--reaction", "0.2"], "--reaction does nothing without --measure"),
        (["--click", "2"], "--click does nothing without --corners"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(
    files: list[str], capsys: pytest.CaptureFixture[str], args: list[str], told: str
) -> None:
    assert told in refusal(capsys, files[0], *args)


def test_no_file_at_all_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys).startswith("usage: ")


def test_a_file_in_the_way_of_the_folder_is_one_line(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, files[0], "--out", files[1]).startswith(f"usage: --out {files[1]}: ")


def test_one_bad_file_among_good_ones_leaves_nothing_written(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    refusal(capsys, *files, str(tmp_path / "missing.csv"), "--out", str(out))
    assert not out.exists()


def test_two_processes_print_the_same_bits(files: list[str]) -> None:
    command = [sys.executable, "-m", "lab.cli", "fit", "--json", *files]
    environment = {**os.environ, "PYTHONHASHSEED": "random"}
    one, other = (
        subprocess.run(command, capture_output=True, check=True, env=environment).stdout for _ in range(2)
    )
    assert one == other


@pytest.mark.shared
def test_a_cube_slide_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    path = shared_path("recordings", "contactnets", "toss_501_slide.csv")
    assert run(["fit", "--json", str(path)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["values"]["mu"] == pytest.approx(0.189, abs=0.001)
    assert document["spread"] == {} and document["warnings"] == []


def test_too_few_throws_say_why_they_are_so_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (track,) = simulate_recording(0.1, 1.0, fps=60).tracks
    text = "t (s),x (m),y (m)\n" + "\n".join(
        f"{t},{x},{y}" for t, x, y in zip(track.t, track.x, track.y, strict=True)
    )
    for name in ("a.csv", "b.csv"):
        (tmp_path / name).write_text(text)
    said = refusal(capsys, str(tmp_path / "a.csv"), str(tmp_path / "b.csv"), "--thrower")
    assert "there is 1 (b.csv holds the same data as a.csv: counted once)" in said
