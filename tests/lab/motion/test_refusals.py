"""What motion refuses, each in one line that names the place: wrong types, wrong places, wrong times."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lab import Board, LiveTable, Release, Releases, Token, load_board, slide, slide_many
from lab.errors import BoardError, MotionError

THROWN = Release(0.14, 0.1, 0.6)
MANY = Releases.of([THROWN])


@pytest.fixture
def board() -> Board:
    return load_board("knockout")


def railed(board: Board) -> Board:
    return board.model_copy(update={"rails": type(board.rails)(sides=("left", "far"))})


@pytest.mark.parametrize(
    ("given", "key"),
    [({"radius": "wide"}, "radius"), ({"mass": None}, "mass"), ({"contact": "star"}, "contact"),
     ({"height": float("nan")}, "height"), ({"weight": 1}, "weight"), ({"radius": 10**400}, "radius"),
     ({"radius": True}, "radius")],
)  # fmt: skip
def test_a_token_of_bad_numbers_is_refused_as_in_a_board(
    board: Board, given: dict[str, Any], key: str
) -> None:
    with pytest.raises(BoardError, match=key):
        Token(**given)
    with pytest.raises(BoardError, match=key):
        board.replace(token={**board.token.model_dump(), **given})


@pytest.mark.parametrize("size", [10**400, -(10**400), 10**301], ids=["huge", "negative", "too long"])
def test_numbers_too_large_for_a_float_are_refused(board: Board, size: int) -> None:
    with pytest.raises(BoardError, match="length"):
        board.with_(length=size)


@pytest.mark.parametrize("wrong", [1, "red", [(0.1, 0.5)], 0, False])
def test_resting_tokens_and_boards_of_another_type_are_refused(board: Board, wrong: Any) -> None:
    for call in (
        lambda: slide(wrong, THROWN),
        lambda: slide(board, wrong),
        lambda: slide(board, THROWN, wrong),
        lambda: slide(board, THROWN, tokens=wrong),
        lambda: slide(board, THROWN, tokens={"slid": wrong}),
        lambda: slide_many(wrong, MANY),
        lambda: slide_many(board, wrong),
        lambda: slide_many(board, THROWN),  # type: ignore[arg-type]  # one release where many go: that is tested
        lambda: slide_many(board, MANY, wrong),
        lambda: LiveTable(wrong),
        lambda: LiveTable(board, wrong),
        lambda: LiveTable(board).launch("a", wrong),
    ):
        with pytest.raises(MotionError):
            call()


@pytest.mark.parametrize("t", [10**400, float("nan"), "soon", None], ids=["huge", "nan", "word", "none"])
def test_times_that_are_none_are_refused(board: Board, t: Any) -> None:
    result = slide(board, THROWN)
    with pytest.raises(MotionError, match="not a time"):
        result.at(t)


def test_any_finite_or_endless_time_has_places(board: Board) -> None:
    result = slide(board, THROWN)
    assert result.at(-1.0)["slid"] == (0.14, 0.1)
    assert result.at(float("inf"))["slid"] == pytest.approx(result.rest["slid"])


def test_places_inside_a_rail_are_refused(board: Board) -> None:
    board = railed(board)
    for x, y in ((0.01, 0.5), (0.14, board.length - 0.005)):
        for call in (
            lambda x=x, y=y: slide(board, THROWN, {"a": (x, y)}),
            lambda x=x, y=y: slide(board, Release(x, y, 0.1)),
            lambda x=x, y=y: slide_many(board, Releases.from_arrays([0.14, x], [0.1, y], 0.1, 0.0, 0.0)),
            lambda x=x, y=y: LiveTable(board, {"a": (x, y)}),
            lambda x=x, y=y: LiveTable(board).place("a", x, y),
            lambda x=x, y=y: LiveTable(board).launch("a", Release(x, y, 0.1)),
        ):
            with pytest.raises(MotionError, match="rail"):
                call()
    slide(
        board, Release(board.token.radius, 0.1, 0.1), {"a": (0.27, 0.001)}
    )  # touching one, and where there is none


def test_a_live_table_keeps_its_board_when_a_token_could_not_be_held_on_the_new_one(board: Board) -> None:
    live = LiveTable(board, {"a": (0.1, 0.5)}, tokens={"a": Token(factor=0.2)})
    with pytest.raises(MotionError, match=r"tokens\.a"):
        live.board = board.with_(tilt_pitch=0.04)
    assert live.board is board
    with pytest.raises(MotionError):
        live.board = "knockout"  # type: ignore[assignment]  # no board: that is tested
    live.launch("a", THROWN)
    live.settle()


@pytest.mark.parametrize("field", ["x", "y", "speed", "angle", "spin"])
@pytest.mark.parametrize(
    "wrong",
    [
        np.array([]), np.zeros(3), np.zeros((2, 2)), np.array(["a", "b"]), np.array([None, None]), np.ones(2) * 1j,
        np.full(2, np.nan), np.full(2, np.inf), np.zeros(2, int), [0.1, 0.1], 0.1, None, np.array(0.1),
    ],
    ids=repr,
)  # fmt: skip
def test_releases_made_by_hand_are_checked_as_well(field: str, wrong: object) -> None:
    """Past `from_arrays`, where a NaN place would otherwise come to rest at NaN without a word."""
    given: dict[str, object] = {
        name: np.full(2, value)
        for name, value in {"x": 0.14, "y": 0.1, "speed": 1.0, "angle": 0.0, "spin": 0.0}.items()
    }
    with pytest.raises(MotionError, match=r"release"):
        Releases(**{**given, field: wrong})  # type: ignore[arg-type]  # a wrong field: that is tested


@pytest.mark.parametrize("place", [(10**400, 0.4), (0.1, -(10**400))])
def test_a_place_beyond_all_numbers_is_refused_in_words(place: tuple[float, float]) -> None:
    with pytest.raises(MotionError, match=r"resting\.a: .*is not a place"):
        slide(load_board("knockout"), Release(0.14, 0.1, 1.0), {"a": place})


def test_releases_stay_as_they_were_made(board: Board) -> None:
    names = ("x", "y", "speed", "angle", "spin")
    own = [np.array([value, value]) for value in (0.14, 0.1, 0.6, 0.0, 0.0)]
    for made in (Releases(*own), Releases.from_arrays(*own), Releases.of([THROWN] * 2)):
        before = slide_many(board, made).rest
        for array in own:
            array += 0.02  # it is still its owner's
        assert np.array_equal(slide_many(board, made).rest, before)
        for each in (made, made.part(0, 1), Releases.given(*(array.copy() for array in own))):
            for name in names:
                with pytest.raises(ValueError, match="read-only"):
                    getattr(each, name)[0] = 1.0


def test_a_batch_that_never_ends_tells_its_table(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(start: Any, tok: Any, *rest: Any) -> int:
        tok[0, :2] = 0.123, 0.456
        return 1

    monkeypatch.setattr("lab.motion.batch.kernel.run_batch", never)
    with pytest.raises(
        MotionError, match="slide 1 did not end within 20000 events or 400000 steps"
    ) as refused:
        slide_many(board, Releases.of([THROWN] * 3), {"red-1": (0.1, 0.5)})
    state: Any = refused.value.state
    assert state["slid"][:2] == [0.123, 0.456] and state["red-1"][:2] == [0.1, 0.5]
