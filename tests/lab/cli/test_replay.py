"""`knockout-lab replay`: the story of a round as text, as data and as pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lab import Thrower, load_board, play_game
from lab.board import save_board
from lab.cli import run
from lab.rules.documents import FOLDER
from tests.lab.rules.rounds import a_round, slid, speed_to, thrown


def write(folder: Path, record: Any, name: str = "round.json") -> str:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that a refused call leaves on stderr."""
    assert run(["replay", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n") and err.count("\n") == 1
    return err.rstrip("\n")


RECORD = slid({"red-1": thrown(speed_to(0.43), x=0.05)}, {"yellow-1": "chance-1"}, choices=[
    {"rule": "K15", "token": "yellow-1", "rest": {"yellow-1": "green-a"}}
])  # fmt: skip


def test_the_story_is_told_moment_by_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", write(tmp_path, RECORD)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("A round on the board knockout. Turn order: red, yellow.\n")
    assert "  1. K5           red-1 slides and comes to rest on Orange 1.\n" in out
    assert "Step 3: Collect and pay" in out
    assert "After it: red 150, yellow 250; pot 500." in out


def test_it_stops_at_a_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, RECORD)
    assert run(["replay", "--moment", "1", path]) == 0
    out = capsys.readouterr().out
    assert "red-1 slides" in out and "yellow-1" not in out and "So far: red 0, yellow 0; pot 500." in out
    assert run(["replay", "--moment", "0", "--json", path]) == 0
    assert json.loads(capsys.readouterr().out)["moments"] == []


def test_the_moments_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--json", write(tmp_path, {"round": RECORD})]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["format"] == "knockout-replay/1" and document["order"] == ["red", "yellow"]
    assert [moment["kind"] for moment in document["moments"]].count("slide") == 9
    assert document["moments"][0]["events"][0]["kind"] == "start"
    assert document["score"]["cash"] == {"red": 150, "yellow": 250}


def test_a_picture_a_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = write(tmp_path, RECORD), tmp_path / "pictures"
    assert run(["replay", "--moment", "2", "--out", str(out), "--format", "svg", path]) == 0
    names = ["moment-01.svg", "moment-02.svg"]
    assert sorted(file.name for file in out.iterdir()) == names
    assert all(f"picture: {out / name}" in capsys.readouterr().out for name in names[:1])


def test_one_round_of_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_game(load_board("knockout"), ["red", "yellow"], Thrower.preset("casual"), "greedy", 3)
    path = write(tmp_path, game.record)
    for number in (1, 2):
        assert run(["replay", "--round", str(number), "--json", path]) == 0
        document = json.loads(capsys.readouterr().out)
        assert document["order"] == list(game.rounds[number - 1].order)
        assert document["score"]["cash"] == game.rounds[number - 1].cash
    assert "has 2 rounds" in refusal(capsys, "--round", "3", path)
    assert refusal(capsys, "--round", "1", write(tmp_path, RECORD, "one.json")).startswith("usage: ")


def test_a_round_that_does_not_go_on_from_those_before_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = load_board("knockout")
    record = play_game(board, ["red", "yellow"], Thrower.preset("casual"), "greedy", 3).record
    record["rounds"][1]["cash"]["red"] += 50
    path = write(tmp_path, record)
    assert refusal(capsys, "--round", "2", path).startswith(f"money: {path}: rounds[1].cash: ")
    assert run(["replay", "--round", "1", path]) == 0  # what comes later is not its business


def test_a_games_rounds_are_on_the_games_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = load_board("knockout")
    record = play_game(board, ["red", "yellow"], Thrower.preset("casual"), "greedy", 3).record
    assert run(["replay", "--round", "2", write(tmp_path, record)]) == 0
    told = capsys.readouterr().out
    for one in record["rounds"]:
        del one["board"]
    assert run(["replay", "--round", "2", write(tmp_path, record)]) == 0
    assert capsys.readouterr().out == told


def test_another_board_and_a_round_that_is_not_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = load_board("knockout").with_(mu=0.2)
    save_board(slow, tmp_path / "slow.toml")
    path = write(tmp_path, slid({"red-1": thrown(1.0, x=0.05)}, whole=False))
    assert refusal(capsys, path).startswith(f"rule-K5: {path}: slides[1]: ")
    for board, space in (("knockout", "dark-blue-1"), (str(tmp_path / "slow.toml"), "pink-1")):
        assert run(["replay", "--partial", "--json", "--board", board, path]) == 0
        assert json.loads(capsys.readouterr().out)["score"]["spaces"] == {"red-1": space}


@pytest.mark.parametrize(
    ("content", "start"),
    [
        (b"", "empty-file: {path}: "),
        (b"[]", "format: {path}: "),
        (b"{", "format: {path}: "),
        (b'{"format": "knockout-game/1", "rounds": []}', "format: {path}: rounds: "),
        (
            b'{"format": "knockout-game/1", "board": "knockout", "sides": ["a", "b"], "rounds": [1]}',
            "format: {path}: rounds[0]: ",
        ),
        (b'{"format": "knockout-game/1", "rounds": [1]}', "format: {path}: board: "),
        (b'{"format": "knockout-round/2"}', "format: {path}: format: "),
    ],
)
def test_what_is_no_round_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, start: str
) -> None:
    path = tmp_path / "round.json"
    path.write_bytes(content)
    assert refusal(capsys, str(path)).startswith(start.format(path=path))


def test_a_missing_file_and_no_file_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, str(tmp_path / "none.json")).startswith("no-file: ")
    assert refusal(capsys).startswith("usage: ")


def test_a_refused_record_writes_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = write(tmp_path, a_round({"red-1": "boardwalk"})), tmp_path / "pictures"
    assert refusal(capsys, "--out", str(out), path).startswith("place: ")
    assert not out.exists()


def test_the_printed_walk_through_is_what_the_program_prints(capsys: pytest.CaptureFixture[str]) -> None:
    folder = FOLDER.parent
    text = (folder / "WALKTHROUGH.md").read_text(encoding="utf-8")
    printed = [part.partition("```")[0] for part in text.split("```text\n")[1:]]
    assert run(["replay", str(folder / "walkthrough.json")]) == 0
    assert capsys.readouterr().out == printed[0]
    record = json.loads(text.split("```json\n")[1].partition("```")[0])
    assert record == json.loads((folder / "walkthrough.json").read_text(encoding="utf-8"))


def test_a_moment_beyond_the_last_and_a_format_without_a_folder_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, RECORD)
    assert "--moment 99999" in refusal(capsys, path, "--moment", "99999")
    assert "add --out" in refusal(capsys, path, "--format", "svg")


def test_a_number_of_thousands_of_digits_is_refused_in_our_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "round.json"
    path.write_text('{"pot": ' + "9" * 5000 + "}")
    assert "5000 digits" in refusal(capsys, str(path))
