"""The document: one state, changed by commands that can be undone and that refuse in words."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lab import BoardError, Release, Thrower, load_board
from lab import slide as simulate
from lab.board import save_board
from ui.document import MOST_UNDONE, LabDocument
from ui.session import session_of, state_of
from ui.sides import TOKENS
from ui.state import SlideRecord, Table


@pytest.fixture
def document(qapp: object) -> Iterator[LabDocument]:
    made = LabDocument()
    yield made
    made.deleteLater()


def slide(document: LabDocument, token: str, place: tuple[float, float] | None) -> None:
    """A slide that came to `place`, or off."""
    record = SlideRecord(token, Release(0.14, 0.1, 0.9), (), 1.0)
    rest = dict(document.table.rest)
    if place is not None:
        rest[token] = place
    document.commit_slide(record, rest, {} if place is not None else {token: (0.3, 0.5)})


def test_a_slide_is_one_step_and_the_next_side_follows(document: LabDocument) -> None:
    assert document.table.next_token == "red-1"
    slide(document, "red-1", (0.14, 0.5))
    assert document.table.next_token == "yellow-1"
    assert document.undo_stack.undoText() == "Slide red-1"
    document.undo_stack.undo()
    assert dict(document.table.rest) == {}
    assert document.table.next_token == "red-1"
    document.undo_stack.redo()
    assert dict(document.table.rest) == {"red-1": (0.14, 0.5)}


def test_tokens_slide_in_turn_order_until_all_have(document: LabDocument) -> None:
    order = []
    for i in range(16):
        token = document.table.next_token
        assert token is not None
        order.append(token)
        slide(document, token, (0.03 + 0.05 * (i % 4), 0.3 + 0.1 * (i // 4)) if i != 5 else None)
    assert order == list(TOKENS)
    assert order[:5] == ["red-1", "yellow-1", "green-1", "blue-1", "red-2"]
    assert document.table.next_token is None
    assert document.table.off == ("yellow-2",)


def test_changes_of_one_number_run_together_and_undo_to_the_start(document: LabDocument) -> None:
    for mu in (0.09, 0.10, 0.11):
        assert document.set_parameter("mu", mu)
    document.set_parameter("restitution", 0.5)
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.board.surface.mu == 0.08


def test_the_board_is_always_the_files_board_with_the_changes(document: LabDocument) -> None:
    for length in (1.1, 0.7, 1.3):
        document.set_parameter("length", length)
    document.set_parameter("mu", 0.1)
    expected = load_board("knockout").with_(length=1.3, mu=0.1)
    assert document.board == expected
    document.reset_parameter("length")
    document.reset_parameter("mu")
    assert document.board == load_board("knockout")


def test_what_changed_is_told_once(document: LabDocument) -> None:
    told: list[frozenset[str]] = []
    document.changed.connect(told.append)
    document.set_parameter("mu", 0.1)
    document.set_parameter("mu", 0.1)
    document.set_aim(speed=1.0)
    assert told == [frozenset({"board", "changes", "aim"}), frozenset({"aim"})] or told == [
        frozenset({"board", "changes"}),
        frozenset({"aim"}),
    ]


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        ("go_line", 2.0, "cm"),
        ("radius", 0.2, "cm"),
        ("mu", 0.0, "0.005"),
        ("mu", float("nan"), "out of range"),
    ],
)
def test_a_number_that_no_board_can_have_is_refused_in_the_unit_shown(
    document: LabDocument, key: str, value: float, word: str
) -> None:
    said: list[tuple[str, str]] = []
    document.refused.connect(lambda k, sentence: said.append((k, sentence)))
    before = document.state
    assert not document.set_parameter(key, value)
    assert document.state is before
    assert len(said) == 1 and said[0][0] == key and word in said[0][1]


def test_a_shorter_board_takes_tokens_off_and_undo_brings_them_back(document: LabDocument) -> None:
    slide(document, "red-1", (0.14, 0.9))
    slide(document, "yellow-1", (0.14, 0.5))
    document.set_parameter("length", 0.8)
    assert document.table.off == ("red-1",)
    assert list(document.table.rest) == ["yellow-1"]
    document.undo_stack.undo()
    assert document.table.off == ()
    assert document.table.rest["red-1"] == (0.14, 0.9)


def test_tokens_may_not_grow_into_each_other(document: LabDocument) -> None:
    slide(document, "red-1", (0.10, 0.5))
    slide(document, "yellow-1", (0.14, 0.5))
    said: list[str] = []
    document.refused.connect(lambda _, sentence: said.append(sentence))
    assert not document.set_parameter("radius", 0.03)
    assert "red-1" in said[0] and "yellow-1" in said[0]
    assert document.set_parameter("radius", 0.02)


def test_a_token_is_set_down_only_where_there_is_room(document: LabDocument) -> None:
    assert document.place_token("red-1", (0.1, 0.5))
    assert document.table.next_token == "yellow-1"
    assert not document.place_token("blue-1", (0.11, 0.5))
    assert not document.place_token("blue-1", (0.5, 0.5))
    assert document.blocker("blue-1", (0.11, 0.5)) == "red-1"
    assert document.place_token("red-1", (0.11, 0.5))  # itself is not in its own way


def test_clearing_gives_all_tokens_back(document: LabDocument) -> None:
    slide(document, "red-1", (0.14, 0.5))
    slide(document, "yellow-1", None)
    document.clear_table()
    assert document.waiting() == TOKENS
    document.undo_stack.undo()
    assert document.table.off == ("yellow-1",)


def test_any_waiting_token_may_be_next(document: LabDocument) -> None:
    document.choose_next("blue-3")
    assert document.table.next_token == "blue-3"
    slide(document, "blue-3", (0.1, 0.4))
    assert document.table.next_token == "red-1"
    document.choose_next("blue-3")
    assert document.table.next_token == "red-1"


def test_the_aim_stays_on_the_board(document: LabDocument) -> None:
    document.set_aim(x=-1.0, speed=-0.5)
    radius = document.board.token.radius
    assert document.state.aim.x == radius
    assert document.state.aim.speed == 0.0
    document.set_aim(x=0.27)
    document.set_parameter("width", 0.2)
    assert document.state.aim.x == pytest.approx(0.2 - radius)


def test_another_board_keeps_the_hand_and_can_be_undone(document: LabDocument) -> None:
    document.set_thrower(Thrower.preset("beginner"))
    slide(document, "red-1", (0.14, 0.5))
    document.open_board("blank-lane")
    assert document.board.name == "blank-lane"
    assert dict(document.table.rest) == {}
    assert document.state.thrower.name == "beginner"
    document.undo_stack.undo()
    assert document.board.name == "knockout"
    assert "red-1" in document.table.rest


def test_a_board_that_cannot_be_read_changes_nothing(document: LabDocument) -> None:
    before = document.state
    with pytest.raises(BoardError):
        document.open_board("no-such-board")
    assert document.state is before


def test_every_shipped_board_can_be_opened(document: LabDocument) -> None:
    from lab import board_names, load_board

    for name in board_names():
        document.open_board(name)
        assert document.board == load_board(name)


@pytest.mark.parametrize("law", ["coulomb", "viscous", "curling"])
def test_the_first_aim_reaches_two_thirds_up_the_board_under_its_law(
    qapp: object, tmp_path: Path, law: str
) -> None:
    board = load_board("knockout").with_(law=law, k=0.5)
    save_board(board, tmp_path / "own.toml")
    made = LabDocument(load_board(tmp_path / "own.toml"))
    aim, (x, y) = made.state.aim, made.release_place
    found = simulate(board, Release(x, y, aim.speed, aim.angle))
    assert found.rest["slid"][1] == pytest.approx(0.65 * board.length, abs=0.02)
    made.deleteLater()


def test_a_jailed_token_waits_for_nothing_and_keeps_its_place_in_jail(document: LabDocument) -> None:
    document.put_table(Table({"red-1": (0.1, 0.5)}, (), "red-1", jailed=("yellow-1",)), "Round")
    assert document.table.jailed == ("yellow-1",)
    assert document.table.next_token == "green-1"
    assert not {"red-1", "yellow-1"} & set(document.waiting())
    document.place_token("green-1", (0.2, 0.5))
    assert document.table.jailed == ("yellow-1",)
    document.place_token("yellow-1", (0.05, 0.2))  # let out
    assert document.table.jailed == ()
    document.undo_stack.undo()
    assert document.table.jailed == ("yellow-1",)
    document.clear_table()
    assert document.table == Table()


def test_two_sides_slide_in_turn_and_others_leave_the_table(document: LabDocument) -> None:
    for token, x in (("red-1", 0.05), ("yellow-1", 0.1), ("green-1", 0.15)):
        document.place_token(token, (x, 0.5))
    document.choose_sides(("red", "green"))
    assert set(document.table.rest) == {"red-1", "green-1"}
    assert document.waiting() == ("red-2", "green-2", "red-3", "green-3", "red-4", "green-4")
    document.clear_table()
    assert len(document.waiting()) == 8
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert "yellow-1" in document.table.rest


def test_jail_and_sides_are_in_sessions(document: LabDocument) -> None:
    document.choose_sides(("red", "green"))
    table = replace(document.table, rest={"red-1": (0.1, 0.5)}, jailed=("green-1",))
    document.put_table(table, "Round")
    assert state_of(session_of(document.state)) == document.state


def test_the_oldest_steps_are_let_go_with_what_they_held(document: LabDocument) -> None:
    first = weakref.ref(document.state)
    for seed in range(2, MOST_UNDONE + 10):
        document.set_sampling(seed=seed)
        document.set_aim(speed=0.001 * seed)
    assert document.undo_stack.count() == MOST_UNDONE
    gc.collect()
    assert first() is None
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.state.seed > 2 and not document.undo_stack.isClean()  # what was saved is out of reach


def test_a_document_that_is_closed_changes_no_more(document: LabDocument) -> None:
    """A field that is left as its window goes still sends what it holds."""
    slide(document, "red-1", (0.14, 0.5))
    refused: list[str] = []
    document.refused.connect(lambda key, _: refused.append(key))
    document.close()
    state = document.state
    assert not document.undo_stack.count()
    slide(document, "yellow-1", (0.14, 0.6))
    document.set_parameter("mu", 0.2)
    document.set_parameter("mu", -5.0)
    assert document.state is state and not document.undo_stack.count() and not refused
