"""`knockout-lab board`: what ships, what a board holds, and whether a file is sound."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import board_names, load_board
from lab.board import save_board
from lab.cli import run


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["board", *args]) == 0
    return capsys.readouterr().out


def test_the_list_names_every_shipped_board(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "list")
    assert [line.partition(":")[0] for line in told.splitlines()] == board_names()
    assert "95 x 28 cm" in told
    boards = json.loads(printed(capsys, "list", "--json"))["boards"]
    assert [board["name"] for board in boards] == board_names()


def test_show_gives_numbers_with_their_source_and_the_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "show", "knockout")
    assert "estimated: plausible 0.03 to 0.20" in told
    for space in load_board("knockout").spaces:
        assert space.id in told


def test_show_tells_the_law_with_its_own_parameters_and_what_else_the_board_has(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board = load_board("knockout").with_(law="curling", tilt_pitch=0.002, yield_speed=0.5)
    save_board(board.replace(seams=[{"y": 0.475, "height": 0.0002}]), tmp_path / "mine.toml")
    told = printed(capsys, "show", str(tmp_path / "mine.toml"))
    for words in (
        "curling law",
        "surface.p",
        "0.00200985 m/s",
        "0.115\N{DEGREE SIGN}",
        "0.5 m/s",
        "at 47.5 cm",
    ):
        assert words in told
    assert "surface.mu " not in told and "rails" not in told


def test_show_as_json_is_the_whole_board(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "show", "table-shuffleboard", "--json"))
    assert told["surface"]["mu"] == 0.1
    assert [space["id"] for space in told["spaces"]] == ["zone-1", "zone-2", "zone-3"]


def test_show_draws_the_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    printed(capsys, "show", "knockout", "--out", str(tmp_path), "--format", "svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_check_passes_a_sound_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    save_board(load_board("knockout").with_(mu=0.123), path)
    assert "sound" in printed(capsys, "check", str(path))
    told = json.loads(printed(capsys, "check", str(path), "--json"))
    assert (told["sound"], told["mu"]) == (True, 0.123)


BROKEN = {
    "not toml": ("x = [", "this is not TOML"),
    "empty": ("", "format"),
    "negative mu": ("mu = -0.1", "surface.mu"),
    "nan": ("mu = nan", "surface.mu"),
    "centimetres": ("length = 95", "almost surely centimetres"),
    "unknown key": ("grip = 1", "surface.grip"),
}


@pytest.mark.parametrize(("text", "told"), BROKEN.values(), ids=list(BROKEN))
def test_check_names_key_and_mend_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "broken.toml"
    numbers = {"length": "0.95", "mu": "0.08"}
    key, equals, value = text.partition(" = ")
    if equals and key != "x":
        numbers[key] = value
        length, surface = numbers.pop("length"), "\n".join(f"{k} = {v}" for k, v in numbers.items())
        text = (
            f'format = "knockout-board/1"\n[board]\nname = "b"\nlength = {length}\nwidth = 0.28\n'
            f"go_line = 0.15\n[surface]\n{surface}\n"
        )
    path.write_text(text)
    for command in (["check", str(path)], ["show", str(path), "--json"]):
        assert run(["board", *command]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.count("\n") == 1
        assert str(path) in captured.err
        assert told in captured.err


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "command"),
        (["frobnicate"], "frobnicate"),
        (["show"], "NAME"),
        (["show", "knokout"], "did you mean"),
        (["check"], "PATH"),
        (["check", "missing.toml"], "no such file"),
        (["check", "."], "."),
    ],
)
def test_other_mistakes_are_one_line_too(
    capsys: pytest.CaptureFixture[str], args: list[str], told: str
) -> None:
    assert run(["board", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert told in captured.err
