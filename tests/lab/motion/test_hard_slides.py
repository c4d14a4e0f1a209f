"""Slides that were hard for the solver: of a million, those with most events and the slowest."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from lab import Release, Releases, load_board, slide, slide_many

DATA = json.loads((Path(__file__).parent / "data" / "hard_slides.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(DATA["slides"])))
def test_a_hard_slide_still_ends_where_it_did_and_overlaps_nothing(number: int) -> None:
    given = DATA["slides"][number]
    board = load_board(DATA["board"]).with_(**DATA["changes"])
    result = slide(board, Release(*given["release"]), {n: tuple(p) for n, p in given["resting"].items()})
    places = np.array(list(result.rest.values()))
    gaps = np.linalg.norm(places[:, None] - places[None, :], axis=-1)
    np.fill_diagonal(gaps, np.inf)
    assert gaps.min() > 2 * board.token.radius - 1e-9
    assert (places >= 0).all() and (places <= (board.width, board.length)).all()
    # tens of hits multiply a last bit by millions: another processor may end elsewhere, but hardly without hits
    assert result.hits >= 0.5 * given["hits"]
    if given["hits"] < 12:
        assert sorted(result.off) == given["off"]
        for name, place in given["rest"].items():
            assert result.rest[name] == pytest.approx(place, abs=1e-6)


def test_times_never_go_back_where_tokens_touch() -> None:
    """Events that happen at once, as in a row of touching tokens, go by place: what waits takes the other's time."""
    board = load_board("knockout").with_(law="curling", r=0.05, mu=0.3, restitution=0.0, contact_friction=0.5)
    board = board.replace(rails={"sides": ["left", "right", "far"], "restitution": 0.5, "friction": 0.1})
    resting = {
        "red-3": (0.08105383846581023, 0.40006984642973753),
        "yellow-1": (0.11303001124753058, 0.3988351909168049),
        "yellow-2": (0.13032985267047734, 0.37191465067811463),
        "green-1": (0.1347015109248492, 0.34021467269533),
    }
    release = Release(0.06254626396108073, 0.09, 1.5587509984416772, -0.3596821949125047)
    result = slide(board, release, resting)
    times = [event.time for event in result.events]
    assert len(times) > 100 and times == sorted(times) and result.duration == times[-1]
    many = slide_many(board, Releases.of([release]), resting)
    assert many.duration[0] == result.duration
