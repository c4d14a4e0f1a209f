"""`knockout-lab play`: many games counted, as a table, as data, as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab import Thrower, load_board, play_game, score_game
from lab.cli import run


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that a refused call leaves on stderr."""
    assert run(["play", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n") and err.count("\n") == 1
    return err.rstrip("\n")


def test_the_document_has_the_fixed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--games", "12", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 12 and len(document["seats"]) == 4
    assert all({"win", "lo", "hi"} <= set(seat) for seat in document["seats"])
    assert sum(seat["win"] for seat in document["seats"]) == pytest.approx(1.0)
    assert run(["play", "--games", "12", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == document


def test_the_tables_tell_wins_places_cash_and_whether_last_pays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--games", "20", "--people", "3"]) == 0
    out = capsys.readouterr().out
    for words in (
        "seat in round 1",
        "place in a round's order",
        "cash from",
        "properties",
        "K17",
        "going last",
    ):
        assert words in out or words.capitalize() in out
    assert "20 games, seed 1, board knockout; players: greedy, casual; people a side: red 1" in out


def test_sides_may_differ_in_hand_and_policy_and_are_then_told_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = ["--people", "2", "--thrower", "skilled", "--thrower", "yellow=beginner", "--policy", "red=random"]
    assert run(["play", "--games", "8", *args]) == 0
    out = capsys.readouterr().out
    assert "random, skilled" in out and "greedy, beginner" in out


def test_K1_from_five_on_people_share_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--games", "2", "--people", "5"]) == 0
    assert "people a side: red 2, yellow 2, green 1" in capsys.readouterr().out
    assert run(["play", "--games", "2", "--people", "5", "--option", "team_sizes=[3,2]", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == 2
    assert refusal(capsys, "--people", "9").startswith("rule-K1: people: ")
    assert refusal(capsys, "--people", "1").startswith("rule-K1: people: ")


def test_the_first_games_record_is_written_and_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    assert run(["play", "--games", "2", "--people", "2", "--seed", "4", "--record", str(path)]) == 0
    assert f"record: {path}" in capsys.readouterr().out
    document = json.loads(path.read_text(encoding="utf-8"))
    game = play_game(load_board("knockout"), ["red", "yellow"], Thrower.preset("casual"), "greedy", (4, 0))
    assert score_game(document).cash == game.cash


def test_the_picture_is_written(tmp_path: Path) -> None:
    assert run(["play", "--games", "3", "--people", "2", "--out", str(tmp_path), "--format", "svg"]) == 0
    assert (tmp_path / "games.svg").read_bytes().startswith(b"<?xml")


def test_board_and_house_rules_are_used(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--people", "2", "--set", "mu=0.12", "--option", "starting_cash=1000", "--json"]
    assert run(["play", "--games", "2", *args]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["options"] == {"starting_cash": 1000}
    assert all(seat["cash"]["mean"] >= 500 for seat in document["seats"])


@pytest.mark.parametrize(
    ("args", "start"),
    [
        (["--games", "0"], "usage: games: "),
        (["--games", "many"], "usage: "),
        (["--games", "1000000000"], "usage: games: "),
        (["--games", "9" * 30], "usage: games: "),
        (["--thrower", "="], "usage: --thrower =: write "),
        (["--policy", "red="], "usage: --policy red=: write "),
        (["--thrower", "expert"], "thrower: there is no thrower 'expert'"),
        (["--thrower", "green=casual", "--people", "2"], "usage: --thrower green=casual"),
        (["--policy", "clever"], "format: policies: there is no policy 'clever'"),
        (["--option", "jail_fee=-1"], "money: options.jail_fee: "),
        (["--option", "jail"], "usage: --option jail: "),
        (["--board", "nowhere"], "board: "),
        (["--set", "mu=-1"], "board: "),
        (["--set", "mu=nan"], "board: "),
        (["--seed", "-1"], "usage: "),
    ],
)
def test_what_makes_no_game_is_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], start: str
) -> None:
    assert refusal(capsys, *args).startswith(start)


def test_a_record_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none" / "game.json"
    assert refusal(capsys, "--games", "1", "--record", str(path)).startswith(f"no-file: {path}: ")


@pytest.mark.parametrize("option", ["--out", "--record"])
def test_a_place_that_cannot_be_written_to_is_told_before_all_games_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    place = tmp_path / "file" / "inside"
    assert refusal(capsys, "--games", "1000000", option, str(place)).startswith(f"no-file: {place}: ")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
