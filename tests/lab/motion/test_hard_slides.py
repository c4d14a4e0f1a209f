"""Slides that were hard for the solver: of a million, those with most events and the slowest."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from lab import Release, load_board, slide

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
