"""`knockout-lab slide`: the fixed document, the picture, and one line for what makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab.cli import run


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["slide", *args]) == 0
    return capsys.readouterr().out


def test_a_lone_slide_goes_v2_over_2_mu_g(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "--speed", "1.0", "--x", "0.1", "--y", "0.1", "--json"))
    assert told["rest"]["slid"] == pytest.approx([0.1, 0.1 + 1 / (2 * 0.08 * 9.80665)], abs=1e-9)
    assert told["off"] == []
    assert told["spaces"] == {"slid": "house-2"}
    assert [event["kind"] for event in told["events"]] == ["start", "rest"]


def test_resting_tokens_the_angle_in_degrees_and_the_boards_numbers_are_taken(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(
        printed(
            capsys, "--speed", "1.1", "--angle", "2", "--token", "red-1", "--resting", "blue-1=0.155,0.45",
            "--resting", "green-2=0.05,0.8", "--set", "mu=0.1", "--json",
        )
    )  # fmt: skip
    assert set(told["rest"]) | set(told["off"]) == {"red-1", "blue-1", "green-2"}
    assert told["hits"] == 1
    assert told["draw"]["mu"] == pytest.approx(0.1)
    assert told["rest"]["green-2"] == [0.05, 0.8]
    assert set(told["spaces"]) == set(told["rest"])


def test_it_is_exact_without_a_seed_and_scatters_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    exact, seeded, again = (
        json.loads(printed(capsys, "--speed", "0.9", "--json", *seed))
        for seed in ((), ("--seed", "4"), ("--seed", "4"))
    )
    assert exact["draw"]["mu"] == 0.08
    assert seeded["draw"]["mu"] != 0.08
    assert seeded == again


@pytest.mark.parametrize(
    ("changes", "tips"),
    [(["height=0.09"], True), (["height=0.005"], False), (["height=0.09", "topple=false"], False)],
)
def test_whether_a_hit_tips_a_token_can_be_set(
    capsys: pytest.CaptureFixture[str], changes: list[str], tips: bool
) -> None:
    sets = [part for change in changes for part in ("--set", change)]
    told = json.loads(printed(capsys, "--speed", "1.35", "--resting", "a=0.14,0.3", *sets, "--json"))
    assert ("topple" in {event["kind"] for event in told["events"]}) == tips


@pytest.mark.parametrize(
    ("law", "words"),
    [
        ("coulomb", "mu 0.0800, board"),
        ("viscous", "viscous law, mu 0.0800, k 0.5 1/s, board"),
        ("curling", "curling law, p 0.00201 m/s, q 0.06386 m/s, r 0.006263, board"),
    ],
)
def test_the_words_name_what_slowed_it(capsys: pytest.CaptureFixture[str], law: str, words: str) -> None:
    assert words in printed(capsys, "--speed", "0.3", "--set", f"law={law}", "--set", "k=0.5")


def test_the_words_name_place_and_space(capsys: pytest.CaptureFixture[str]) -> None:
    assert "slid: 14.0 cm across, 73.7 cm up, House 2" in printed(capsys, "--speed", "1.0")
    assert "short of the GO line" in printed(capsys, "--speed", "0.1")
    assert "slid: off the board" in printed(capsys, "--speed", "3")


def test_pictures_are_written_in_the_formats_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "new" / "pictures"
    told = printed(capsys, "--speed", "1", "--out", str(out), "--format", "svg", "--format", "png")
    assert {path.name for path in out.iterdir()} == {"slide.svg", "slide.png"}
    assert str(out / "slide.svg") in told


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "--speed"),
        (["--speed", "fast"], "fast"),
        (["--speed", "nan"], "finite"),
        (["--speed", "-1"], "negative"),
        (["--speed", "1", "--spin", "inf"], "spin"),
        (["--speed", "1", "--x", "12"], "off the board"),
        (["--speed", "1", "--board", "knokout"], "did you mean 'knockout'"),
        (["--speed", "1", "--board", "missing.toml"], "missing.toml"),
        (["--speed", "1", "--set", "mu=-0.1"], "surface.mu"),
        (["--speed", "1", "--set", "mu=nan"], "surface.mu"),
        (["--speed", "1", "--set", "grip=1"], "grip"),
        (["--speed", "1", "--set", "self=1"], "'self'"),
        (["--speed", "1", "--set", "mu"], "KEY=VALUE"),
        (["--speed", "1", "--set", "mu=0.1", "--set", "mu=0.2"], "twice"),
        (["--speed", "1", "--set", "topple=maybe"], "collision.topple"),
        (["--speed", "1", "--set", "law=sticky"], "coulomb"),
        (["--speed", "1", "--resting", "red-1"], "TOKEN=X,Y"),
        (["--speed", "1", "--resting", "red-1=a,b"], "TOKEN=X,Y"),
        (["--speed", "1", "--resting", "a=0.1,0.5", "--resting", "a=0.1,0.6"], "twice"),
        (["--speed", "1", "--resting", "red-1=9,9"], "off the board"),
        (["--speed", "1", "--resting", "slid=0.1,0.5"], "slid"),
        (["--speed", "1", "--resting", "a=0.14,0.105"], "inside a"),
        (["--speed", "1", "--seed", "-1"], "--seed"),
        (["--speed", "1", "--format", "gif"], "gif"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], told: str
) -> None:
    assert run(["slide", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert told in captured.err


def test_a_folder_that_cannot_be_made_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert run(["slide", "--speed", "1", "--out", str(tmp_path / "file" / "x")]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_token_that_leaves_the_board_is_not_said_to_rest(capsys: pytest.CaptureFixture[str]) -> None:
    alone = printed(capsys, "--speed", "1.0", "--x", "0.2", "--angle", "80")
    assert "0 hits, off the board after " in alone and "at rest" not in alone
    stays = printed(capsys, "--speed", "0.9")
    assert "0 hits, at rest after " in stays and "off the board" not in stays
    args = ("--speed", "1.0", "--x", "0.26", "--resting", "red-1=0.25,0.3")
    told = json.loads(printed(capsys, *args, "--json"))
    left = next(e["time"] for e in told["events"] if e["kind"] == "off" and e["token"] == "slid")
    assert "red-1" in told["rest"] and left < told["duration"]
    said = f"1 hit, off the board after {left:.3f} s, all at rest after {told['duration']:.3f} s"
    assert said in printed(capsys, *args)
