"""Segments that somebody tells: the fit follows them; and a recorded slide thrown again on a board."""

from __future__ import annotations

from math import hypot, pi, radians

import numpy as np
import pytest

from lab import FitError, Recording, compare_laws, fit_slides, load_board, simulate_recording, slide
from lab.board import G
from lab.fitting import Stretch, comparing, rethrow
from lab.recordings import Track


def pushed() -> Recording:
    """A token pushed evenly at 0.5 m/s for half a second, then coasting at mu 0.1: made up, exact."""
    t = np.arange(0, 1.6, 1 / 200)
    v, mu = 0.5, 0.1
    free = np.clip(t - 0.5, 0, v / (mu * G))
    y = 0.1 + v * np.minimum(t, 0.5) + v * free - mu * G * free**2 / 2
    rng = np.random.default_rng(3)
    track = Track("red-1", t, 0.14 + rng.normal(0, 1e-4, len(t)), y + rng.normal(0, 1e-4, len(t)))
    return Recording("pushed.csv", "made", "m", 200.0, (track,))


TOLD = {
    "pushed.csv": {
        "red-1": [Stretch("push", 0.0, 0.5), Stretch("coast", 0.5, 1.01), Stretch("rest", 1.01, 1.6)]
    }
}


def test_told_segments_are_what_is_fitted() -> None:
    fit = fit_slides(pushed(), segments=TOLD)
    assert abs(fit.values["mu"] - 0.1) < 3 * fit.se["mu"] + 2e-4
    assert fit.slides[0].begin == pytest.approx(0.505)
    kinds = [segment.kind for segment in fit.recordings[0].segments["red-1"]]
    assert kinds == ["push", "coast", "rest"] and fit.slides[0].rests


def test_the_end_of_the_push_moves_the_fit() -> None:
    early = {"pushed.csv": {"red-1": [Stretch("coast", 0.0, 1.01), Stretch("rest", 1.01, 1.6)]}}
    whole, right = (fit_slides(pushed(), segments=told) for told in (early, TOLD))
    assert abs(whole.values["mu"] - 0.1) > 10 * abs(right.values["mu"] - 0.1)
    assert compare_laws(pushed(), ["coulomb"], segments=TOLD).row("coulomb").rms_m < 1.5e-4


def test_no_row_belongs_to_two_segments_and_none_is_lost() -> None:
    segments = fit_slides(pushed(), segments=TOLD).recordings[0].segments["red-1"]
    assert [s.first for s in segments[1:]] == [s.last + 1 for s in segments[:-1]]
    assert segments[0].first == 0 and segments[-1].last == len(pushed().tracks[0]) - 1


def test_a_coast_cut_in_two_is_still_one_slide() -> None:
    push, coast, rest = TOLD["pushed.csv"]["red-1"]
    halves = [Stretch("coast", coast.begin, 0.7), Stretch("coast", 0.7, coast.end)]
    cut = fit_slides(pushed(), segments={"pushed.csv": {"red-1": [push, *halves, rest]}})
    assert cut.values == fit_slides(pushed(), segments=TOLD).values
    assert len(cut.recordings[0].segments["red-1"]) == 4


def test_what_was_found_told_again_gives_the_same_fit() -> None:
    recording = simulate_recording(0.08, 0.9, wait=0.2)
    found = fit_slides(recording)
    told = [Stretch(s.kind, s.begin, s.end) for s in found.recordings[0].segments["red-1"]]
    again = fit_slides(recording, segments={recording.file: {"red-1": told}})
    assert again.values["mu"] == pytest.approx(found.values["mu"], rel=1e-9)


def test_a_coast_that_ends_in_a_hit_is_fitted_and_what_follows_it_is_not() -> None:
    told = {
        "pushed.csv": {
            "red-1": [Stretch("coast", 0.505, 0.8), Stretch("hit", 0.8, 0.81), Stretch("coast", 0.81, 1.6)]
        }
    }
    (only,) = fit_slides(pushed(), segments=told).slides
    assert only.ends == "hit" and only.begin + only.t[-1] < 0.81


def test_segments_that_cannot_be_are_refused_in_one_line() -> None:
    with pytest.raises(FitError, match="a token cannot 'fly'"):
        Stretch("fly", 0, 1)  # type: ignore[arg-type]  # a user's mistake
    with pytest.raises(FitError, match="let it end after it begins"):
        Stretch("coast", 2.0, 1.0)
    only_still = {"pushed.csv": {"red-1": [Stretch("still", 0.0, 1.6)]}}
    with pytest.raises(FitError, match="no slide is left"):
        fit_slides(pushed(), segments=only_still)


def test_laws_are_compared_law_by_law() -> None:
    steps = list(
        comparing([simulate_recording(0.08, 0.9, seed=seed) for seed in (1, 2, 3)], ["coulomb", "viscous"])
    )
    assert [done for done, _ in steps] == sorted(done for done, _ in steps) and steps[-1][0] == 1.0
    assert [table is None for _, table in steps] == [True, True, False]


def test_a_slide_in_the_boards_frame_is_thrown_again_from_where_it_was() -> None:
    board = load_board("knockout")
    recording = simulate_recording(board.surface.mu, 0.9, x=0.1, y=0.2, angle=radians(4))
    fit = fit_slides(recording)
    again = rethrow(fit, fit.slides[0], board)
    assert not again.laid
    assert (again.release.x, again.release.y) == pytest.approx((0.1, 0.2), abs=5e-4)
    assert again.release.angle == pytest.approx(radians(4), abs=2e-3)
    ended = slide(board, again.release, token="red-1").rest["red-1"]
    assert again.rest is not None
    assert hypot(ended[0] - again.rest[0], ended[1] - again.rest[1]) < 2e-3


@pytest.mark.parametrize("turn", [-2.5, -0.4, 0.9, pi])
def test_a_slide_filmed_elsewhere_is_laid_on_the_board_straight_up(turn: float) -> None:
    board = load_board("knockout")
    fit = fit_slides(simulate_recording(0.1, 0.9, x=3.0, y=-7.0, angle=turn))
    again = rethrow(fit, fit.slides[0], board)
    assert again.laid and again.release.angle == 0.0 and again.release.x == board.width / 2
    assert again.release.speed == pytest.approx(0.9, rel=2e-3)
    distance = 0.9**2 / (2 * 0.1 * G)
    assert again.rest is not None
    assert again.rest == pytest.approx((board.width / 2, again.release.y + distance), abs=2e-3)
