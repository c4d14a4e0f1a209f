"""Bounces off rails are told from hits on other tokens, in recordings of slides over a railed board."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

from lab import (
    Board,
    Recording,
    Release,
    SlideResult,
    Token,
    Track,
    fit_slides,
    load_board,
    slide,
    write_recording,
)
from lab.cli import run
from lab.fitting import SegmentKind, Stretch
from lab.fitting.scene import scene_of
from tests.lab.fitting.made import kinds

MU, RESTITUTION = 0.08, 0.5


def railed(*sides: str) -> Board:
    rails = {"sides": sides, "restitution": RESTITUTION, "friction": 0.1}
    return load_board("knockout").with_(mu=MU).replace(rails=rails)


def filmed(result: SlideResult, fps: float, seed: int, tokens: Sequence[str]) -> Recording:
    """A film of a slide in which some of its tokens are tracked, to 0.3 mm."""
    t = np.arange(int((result.duration + 0.3) * fps) + 1) / fps
    rng, tracks = np.random.default_rng(seed), []
    for name, way in result.trajectory(t).items():
        x, y = way.T + rng.normal(0, 3e-4, (2, len(t)))
        if name in tokens:
            tracks.append(Track(name, t, x, y))
    return Recording("film.csv", "made", "m", fps, tuple(tracks))


@pytest.mark.parametrize("fps", [60.0, 120.0, 240.0])
@pytest.mark.parametrize("angle", [-1.2, -0.5, 0.4, 0.8])
def test_a_bounce_off_a_rail_at_a_slant_is_one(fps: float, angle: float) -> None:
    result = slide(railed("left", "right"), Release(0.14, 0.1, 1.0, angle), token="red-1")
    (event,) = [event for event in result.events if event.kind == "rail"]
    recording = filmed(result, fps, 1, ["red-1"])
    assert kinds(recording) == ["coast", "rail", "coast", "rest"]
    (meeting,) = scene_of(recording).meetings
    assert meeting.rail and meeting.other is None
    assert meeting.kink.time == pytest.approx(event.time, abs=0.6 / fps)
    assert meeting.kink.rebound == pytest.approx(RESTITUTION, abs=0.1)
    fit = fit_slides(recording)
    assert fit.slides[0].ends == "hit" and fit.slides[0].begin + fit.slides[0].t[-1] < event.time + 1 / fps
    assert fit.values["mu"] == pytest.approx(MU, abs=4 * fit.se["mu"])


def test_a_bounce_straight_back_is_one() -> None:
    result = slide(railed("far"), Release(0.14, 0.1, 1.4), token="red-1")
    assert kinds(filmed(result, 120.0, 2, ["red-1"])) == ["coast", "rail", "coast", "rest"]


def test_a_hit_on_a_token_that_was_not_tracked_is_no_rail() -> None:
    rails = hits = 0
    for seed in range(30):
        rng = np.random.default_rng(seed)
        resting = {"x": (0.14 + rng.uniform(-0.036, 0.036), 0.35)}
        board = load_board("knockout").with_(mu=0.06)
        result = slide(board, Release(0.14, 0.1, 1.1), resting, token="red-1")
        meetings = scene_of(filmed(result, float(rng.choice([60, 240])), seed, ["red-1"])).meetings
        rails, hits = rails + sum(m.rail for m in meetings), hits + sum(not m.rail for m in meetings)
    assert rails == 0 and hits >= 25


def test_a_token_thrown_back_by_a_heavier_one_met_no_rail_and_then_does() -> None:
    """Also where the heavier one moves too little for its own track to show the hit."""
    heavy = {"heavy": Token(mass=0.2, factor=3.0)}
    board = railed("near")
    result = slide(board, Release(0.14, 0.1, 1.3), {"heavy": (0.14, 0.26)}, token="red-1", tokens=heavy)
    assert [event.kind for event in result.events if event.kind in ("contact", "rail")] == ["contact", "rail"]
    recording = filmed(result, 240.0, 3, ["red-1", "heavy"])
    assert [kind for kind in kinds(recording) if kind in ("hit", "rail")] == ["hit", "rail"]
    met = [meeting.rail for meeting in scene_of(recording).meetings if meeting.one == 0]
    assert met == [False, True]


def test_a_told_rail_ends_the_coasting_and_is_no_hit() -> None:
    result = slide(railed("left"), Release(0.14, 0.1, 1.0, -0.5), token="red-1")
    recording = filmed(result, 120.0, 1, ["red-1"])
    for kind in ("rail", "hit"):
        told = [
            Stretch("coast", 0.0, 0.285),
            Stretch(kind, 0.285, 0.3),  # type: ignore[arg-type]  # both are kinds
            Stretch("coast", 0.3, 2.0),
        ]
        scene = scene_of(recording, {"red-1": told})
        assert [meeting.rail for meeting in scene.meetings] == [kind == "rail"]
        assert len(scene.slides) == 1 and scene.slides[0].ends == "hit" and len(scene.actors[0].later) == 1


def test_the_command_tells_of_rails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = slide(railed("left"), Release(0.14, 0.1, 1.0, -0.5), token="red-1")
    path = tmp_path / "film.csv"
    write_recording(filmed(result, 240.0, 1, ["red-1"]), path)
    assert run(["fit", str(path)]) == 0
    assert "rail: film.csv meets one at 0.29" in (said := capsys.readouterr().out)
    assert "comes off it with 0.4" in said and "\nhit:" not in said
    assert run(["fit", "--json", str(path)]) == 0
    (segments,) = json.loads(capsys.readouterr().out)["recordings"][0]["segments"].values()
    assert [segment["kind"] for segment in segments] == ["coast", "rail", "coast", "rest"]
    assert {segment["kind"] for segment in segments} <= set(get_args(SegmentKind))
