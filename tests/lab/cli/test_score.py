"""`knockout-lab score`: the table, the document, and one line for whatever is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lab import Thrower, play_game
from lab.board import load_board, save_board
from lab.cli import run
from tests.lab.rules.rounds import a_round, slid


def write(folder: Path, record: Any, name: str = "round.json") -> str:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line that a refused call leaves on stderr."""
    assert run(["score", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n") and err.count("\n") == 1
    return err.rstrip("\n")


def test_the_table_shows_each_line_with_its_rule_and_the_money(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = a_round({"red-1": "brown-1", "red-2": "luxury-tax-1", "yellow-1": "railroad-1"})
    assert run(["score", write(tmp_path, record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split()[:5] == ["K17", "red", "red-1", "brown-1", "+50"] for line in lines)
    assert any(line.split()[:5] == ["K20", "red", "red-2", "luxury-tax-1", "−50"] for line in lines)
    assert any("yellow-1 moves from Railroad 1 to Dark blue 2." in line for line in lines)
    assert "cash: red 0, yellow 400" in lines
    assert "pot: 550, next round 550; the bank paid out 450 on balance" in lines
    assert "next round's order: yellow, red" in lines
    assert "house rules: tax as far as the cash goes (K20)" in lines


def test_names_are_shown_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_round({"[red]-1": "brown-1"}, order=("[red]", ":smile:"))
    assert run(["score", write(tmp_path, record)]) == 0
    out = capsys.readouterr().out
    assert "[red]-1" in out and "cash: [red] 50, :smile: 0" in out


def test_a_terminal_that_lacks_the_letters_still_gets_the_money(tmp_path: Path) -> None:
    record = a_round({"Команда-1": "brown-1", "Команда-2": "luxury-tax-1"}, order=("Команда", "yellow"))
    done = subprocess.run(
        [sys.executable, "-m", "lab.cli", "score", write(tmp_path, record)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "-50" in done.stdout and "yellow 0" in done.stdout


def test_json_is_one_document_and_a_list_for_several_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = write(tmp_path, a_round({"red-1": "brown-1"}), "one.json")
    two = write(tmp_path, {"why": "nested", "round": a_round({"red-1": "brown-2"})}, "two.json")
    assert run(["score", "--json", one]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["format"] == "knockout-score/1" and document["cash"] == {"red": 50, "yellow": 0}
    assert run(["score", "--json", one, two]) == 0
    documents = json.loads(capsys.readouterr().out)
    assert [d["spaces"]["red-1"] for d in documents] == ["brown-1", "brown-2"]


def test_several_files_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [write(tmp_path, a_round({}), name) for name in ("a.json", "b.json")]
    assert run(["score", *paths]) == 0
    out = capsys.readouterr().out
    assert "a.json" in out and "b.json" in out


def test_another_board_scores_by_name_or_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = load_board("knockout")
    spaces = [s.model_copy(update={"value": 999}) if s.id == "brown-1" else s for s in board.spaces]
    save_board(board.replace(spaces=spaces), tmp_path / "dear.toml")
    path = write(tmp_path, a_round({"red-1": "brown-1"}))
    assert run(["score", "--json", "--board", str(tmp_path / "dear.toml"), path]) == 0
    assert json.loads(capsys.readouterr().out)["cash"]["red"] == 999
    assert refusal(capsys, "--board", "blank-lane", path).startswith(f"place: {path}: final.red-1: ")
    assert refusal(capsys, "--board", "knockot", path).startswith("board: ")


@pytest.mark.parametrize(
    ("change", "start"),
    [
        ({"pot": -50}, "money: {path}: pot: "),
        ({"format": "knockout-round/9"}, "format: {path}: format: "),
        ({"board": "nowhere"}, "board: {path}: board: "),
        ({"board": "nowhere.toml"}, "board: {path}: board: nowhere.toml: "),
        ({"slides": []}, "format: {path}: slides: a record gives the slides, or the places after them all"),
        ({"choices": [{"rule": "K16", "token": "red-1", "space": None}]}, "rule-K16: {path}: choices[0]: "),
    ],
)
def test_a_refused_record_is_one_line_with_code_file_and_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], start: str
) -> None:
    path = write(tmp_path, {**a_round({}), **change})
    assert refusal(capsys, path).startswith(start.format(path=path))


@pytest.mark.parametrize(
    ("content", "start"),
    [
        (b"", "empty-file: {path}: "),
        (b"  \n", "empty-file: {path}: "),
        (b"{", "format: {path}: this is not JSON"),
        (b"[1, 2]", "format: {path}: a record is an object"),
        (b"null", "format: {path}: a record is an object"),
        (b"[" * 100_000, "format: {path}: "),
        (b'{"pot": NaN}', "format: {path}: this is not JSON: NaN"),
        (b"\xff\xfe\x00\x00", "not-text: {path}: "),
        (b'{"red-1": "off", "red-1": "jail"}', "rule-K1: {path}: 'red-1' stands there twice"),
    ],
)
def test_a_file_that_holds_no_record_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, start: str
) -> None:
    path = tmp_path / "round.json"
    path.write_bytes(content)
    assert refusal(capsys, str(path)).startswith(start.format(path=path))


def test_a_missing_file_and_a_folder_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, str(tmp_path / "none.json")).startswith("no-file: ")
    assert refusal(capsys, str(tmp_path)).startswith(f"no-data: {tmp_path}: ")
    assert refusal(capsys).startswith("usage: ")


def test_one_bad_file_among_good_ones_prints_nothing_of_the_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path, a_round({}), "good.json")
    bad = write(tmp_path, a_round({"red-1": "boardwalk"}), "bad.json")
    assert refusal(capsys, good, bad).startswith(f"place: {bad}: final.red-1: ")


# --- folders, games, tables, unfinished rounds -----------------------------------------------------------


def test_a_folder_is_scored_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, a_round({"red-1": "brown-1"}), "b.json")
    write(tmp_path, a_round({"red-1": "green-a"}), "a.json")
    (tmp_path / "c.csv").write_text("token,space\nred-1,red-a\nyellow-1,off\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("not a record", encoding="utf-8")
    assert run(["score", "--json", str(tmp_path)]) == 0
    documents = json.loads(capsys.readouterr().out)
    assert [Path(d["file"]).name for d in documents] == ["a.json", "b.json", "c.csv"]
    assert [d["cash"]["red"] for d in documents] == [250, 50, 200]
    (tmp_path / "d.json").write_text("{}", encoding="utf-8")
    assert refusal(capsys, str(tmp_path)).startswith(f"format: {tmp_path / 'd.json'}: ")


def test_a_round_that_is_not_over_is_scored_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, slid({"red-1": "brown-1"}, whole=False))
    assert refusal(capsys, path).startswith(f"rule-K5: {path}: slides[1]: the round is not over")
    assert run(["score", "--json", "--partial", path]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["partial"] is True and document["spaces"] == {"red-1": "brown-1"}
    assert run(["score", "--partial", path]) == 0
    assert "the round is not over" in capsys.readouterr().out


def test_a_game_is_scored_round_by_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_game(load_board("knockout"), ["red", "yellow"], Thrower.preset("casual"), "greedy", 3)
    path = write(tmp_path, game.record)
    assert run(["score", "--json", path]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["cash"] == game.cash and document["winners"] == list(game.winners)
    assert run(["score", path]) == 0
    out = capsys.readouterr().out
    assert "Round 1" in out and "Round 2" in out and f"winner: {game.winners[0]}" in out
    broken = {**game.record, "rounds": game.record["rounds"][::-1]}
    assert refusal(capsys, write(tmp_path, broken)).startswith("money: ")


def test_places_in_a_table_are_scored_with_what_is_told_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "places.csv"
    path.write_text("token,space\nred-1,Brown 1\nyellow-1,brown-1\nyellow-2,go-to-jail-1\n", encoding="utf-8")
    assert run(["score", str(path)]) == 0
    out = capsys.readouterr().out
    assert "cash: red 50, yellow 0" in out
    assert "taken for granted: turn order as listed: red, yellow" in out
    args = ["--order", "yellow, red", "--cash", "red=150", "--pot", "700", "--option", "pot_refill=0"]
    assert run(["score", "--json", *args, str(path)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["cash"] == {"yellow": 50, "red": 150} and document["pot"] == 700


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="pipes have no names here")
def test_a_pipe_is_read_once_and_told_by_what_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    table = b"token,space\nred-1,brown-1\nyellow-1,off\n"

    def piped(content: bytes, *args: str) -> int:
        """As a shell hands over `<(...)`: open, and written to already."""
        reader, writer = os.pipe()
        with os.fdopen(writer, "wb") as file:
            file.write(content)
        try:
            return run(["score", "--json", *args, f"/dev/fd/{reader}"])
        finally:
            os.close(reader)

    assert piped(table, "--order", "yellow,red") == 0
    assert json.loads(capsys.readouterr().out)["cash"] == {"yellow": 0, "red": 50}
    record = json.dumps(a_round({"red-1": "brown-1"})).encode()
    assert piped(record) == 0
    assert json.loads(capsys.readouterr().out)["cash"]["red"] == 50
    assert piped(record, "--order", "yellow,red") == 2
    assert "this record has its own" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "start"),
    [
        (["--cash", "red"], "usage: --cash red: "),
        (["--cash", "red=much"], "usage: --cash red=much: "),
        (["--cash", "green=50"], "rule-K1: {path}: cash.green: "),
        (["--cash", "red=-50"], "money: {path}: cash.red: "),
        (["--order", "red"], "rule-K1: {path}: "),
        (["--option", "fees=1"], "format: options.fees: "),
        (["--board", "blank-lane"], "place: {path}: line 2: "),
    ],
)
def test_what_is_told_wrongly_beside_a_table_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], args: list[str], start: str
) -> None:
    path = tmp_path / "places.csv"
    path.write_text("token,space\nred-1,brown-1\nyellow-1,off\n", encoding="utf-8")
    assert refusal(capsys, *args, str(path)).startswith(start.format(path=path))


def test_a_record_has_its_own_order_cash_pot_and_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, a_round({}))
    for args in (["--order", "red,yellow"], ["--cash", "red=1"], ["--pot", "1"], ["--option", "jail_fee=1"]):
        assert "are for tables" in refusal(capsys, *args, path)


def test_schemas_and_house_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("round", "game", "score"):
        assert run(["score", "--schema", kind]) == 0
        assert json.loads(capsys.readouterr().out)["title"] == f"knockout-{kind}/1"
    assert run(["score", "--house-rules"]) == 0
    assert "any unslid token may be slid" in capsys.readouterr().out
    assert run(["score", "--house-rules", "--json", "--option", "token_choice=in-order"]) == 0
    rules = {rule["option"]: rule["says"] for rule in json.loads(capsys.readouterr().out)}
    assert rules["token_choice"] == "tokens are slid in order"
