"""Sessions with a value of another kind in any place: refused in one line, or opened, shown, saved and opened again."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from lab import LabError, load_board
from lab.errors import SessionError
from lab.json_file import check_plain
from lab.session import session_bytes, session_from
from tests.ui.hand import slide_next, turn
from ui.docks import DOCKS
from ui.parts import PARTS
from ui.session import _slide_from_json, _slide_to_json, session_of, state_of
from ui.state import fresh_state
from ui.window import MainWindow

BIG = 10**400
NONE_CAN_HOLD = (float("nan"), float("inf"), -float("inf"), BIG, -BIG, "\ud800", {"\udfff": 1})
ODD = (1e308, -1e308, -1, 0, None, True, "", "zz", [], {}, [[]], 2**63)

SLIDE = {
    "token": "red-1",
    "release": {"x": 0.1, "y": 0.1, "speed": 0.9, "angle": 0.0, "spin": 0.0},
    "events": [
        {"kind": "start", "time": 0.0, "token": "red-1", "place": [0.1, 0.1]},
        {"kind": "contact", "time": 0.5, "token": "red-1", "place": [0.1, 0.4], "other": "blue-1", "impulse": 0.1},
        {"kind": "rail", "time": 0.6, "token": "red-1", "place": [0.0, 0.4], "other": "rail-left", "impulse": 0.1},
        {"kind": "seam", "time": 0.7, "token": "red-1", "place": [0.1, 0.4], "other": "seam-1", "impulse": 0.0},
        {"kind": "rest", "time": 1.0, "token": "red-1", "place": [0.1, 0.5]},
    ],
    "duration": 1.0,
    "moved": {"blue-1": [0.1, 0.4]},
}  # fmt: skip

HELD: dict[str, Any] = {
    "fit": {
        "entries": [
            {
                "path": "a.csv",
                "sources": [{"text": "t,x,y\n", "notes": ["n"], "member": ""}],
                "fps": 25.0,
                "metres_per_pixel": 0.001,
                "unit": "m",
                "flip_y": False,
                "segments": {"red-1": [["coast", 0.0, 1.0]]},
            }
        ],
        "thrown": {
            "label": "a", "token": "red-1", "release": [0.1, 0.1, 0.9, 0.0, 0.0], "path": [[0.1, 0.2]],
            "rest": [0.1, 0.5], "laid": True, "on": ["knockout", 0.28, 1.0, 0.15],
        },
    },
    "measure": {
        "rows": {"stopwatch": [["1.4", "50"]]},
        "picture": {"path": "", "corners": [[0.0, 1.0]], "tokens": {"red-1": [1.0, 2.0]}, "height": 0.01},
    },
    "replay": {"record": {"format": "knockout-round/1", "name": "x", "n": [1.5]}, "at": 1, "name": "r.json"},
    "sampling": {"payouts": {"off": -50.0}, "fee": 3.0, "thrown": 2, "landings": [[0.1, 0.5]]},
    "sets": {"current": "A", "other": {"mu": 0.1}},
    "teach": {"pins": [{"name": "Ann", "y": 0.5}], "stops": [0.5, None], "speed": 0.9},
    "lesson": {"preset": "tune", "hidden": ["fit"], "locked": ["mu"], "task": "Find mu."},
}  # fmt: skip


def full() -> dict[str, Any]:
    """A session with something in every place."""
    plain: dict[str, Any] = json.loads(session_bytes(session_of(fresh_state(load_board("knockout")))))
    plain["changes"] = {"mu": 0.11}
    plain["table"].update(rest={"red-1": [0.1, 0.5]}, off=["blue-1"], next="red-2")
    plain["last_slide"] = copy.deepcopy(SLIDE)
    plain["parts"] = {name: part.to_json(part.fresh) for name, part in PARTS.items()}
    for name, held in HELD.items():
        plain["parts"][name] = {**plain["parts"][name], **copy.deepcopy(held)}
    return plain


def places(plain: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    steps = plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    for step in steps:
        if way or step not in ("board", "format"):
            yield (*way, step)
            yield from places(plain[step], (*way, step))


SOUND = full()


def changed(way: tuple[Any, ...], value: Any) -> dict[str, Any]:
    plain = place = copy.deepcopy(SOUND)
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = value
    return plain


WAYS = list(places(SOUND))


def test_the_session_itself_is_sound() -> None:
    assert state_of(session_from(json.dumps(SOUND).encode(), "a")).last_slide is not None
    assert len(WAYS) > 150


@pytest.mark.parametrize("way", WAYS, ids=lambda way: ".".join(map(str, way)))
def test_what_is_opened_can_be_saved_and_opened_again(way: tuple[Any, ...]) -> None:
    for value in NONE_CAN_HOLD:
        with pytest.raises(SessionError, match=r"finite|digits|half") as refused:
            session_from(json.dumps(changed(way, value)).encode(), "a.knockout")
        refused.value.line().encode()  # can be shown and printed
        assert refused.value.line().startswith(f"session: a.knockout: {way[0]}")
    if way[0] == "parts" and len(way) > 1:
        read, write = PARTS[way[1]].from_json, PARTS[way[1]].to_json
    elif way[0] == "last_slide" and len(way) > 1:
        read, write = _slide_from_json, _slide_to_json
    else:
        return
    for value in ODD:
        plain = changed(way, value)
        held = plain["parts"][way[1]] if way[0] == "parts" else plain["last_slide"]
        try:
            found = read(held)
        except (LabError, KeyError, TypeError, ValueError, AttributeError, IndexError):
            continue  # told in one line by `state_of`
        again = write(found)
        check_plain(again)
        assert read(json.loads(json.dumps(again))) == found


@pytest.mark.parametrize("value", NONE_CAN_HOLD[:6])
def test_what_a_file_would_not_give_back_is_not_written(value: Any) -> None:
    session = session_of(fresh_state(load_board("knockout")))
    held = session.model_copy(update={"parts": {"teach": {"pins": [{"name": "", "y": value}]}}})
    with pytest.raises(SessionError, match="cannot be saved") as refused:
        session_bytes(held)
    assert refused.value.where == "parts.teach.pins[0].y"


def value_at(way: tuple[Any, ...]) -> Any:
    place = SOUND
    for step in way:
        place = place[step]
    return place


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@pytest.mark.parametrize("odd", ["x" * 5000, "red-1" * 1000], ids=["x", "red"])
def test_a_refusal_is_a_line_that_can_be_read_however_long_the_value(odd: str) -> None:
    for way in WAYS:
        try:
            state_of(session_from(json.dumps(changed(way, odd)).encode(), "a.knockout"))
        except LabError as refused:
            assert len(refused.line()) < 600, way


@pytest.mark.parametrize("value", [1e308, -1])
def test_whatever_number_is_opened_can_be_shown(window: MainWindow, qtbot: QtBot, value: float) -> None:
    """Refused as it is opened, or shown by every view: nothing raises later."""
    for name in DOCKS:
        if name != "console":
            window.show_dock(name)
    turn()
    taken = 0
    for way in WAYS:
        if not is_number(value_at(way)):
            continue
        try:
            state = state_of(session_from(json.dumps(changed(way, value)).encode(), "a.knockout"))
        except LabError:
            continue
        taken += 1
        with capture_exceptions() as raised:
            window.document.start_over(state)
            turn()
            window.grab()
            turn()
        assert not raised, (way, value)
        window.queue.cancel_all()
    assert taken > 5
    window.document.undo_stack.setClean()


def test_a_slide_is_shown_as_it_was_saved_or_not_at_all(window: MainWindow) -> None:
    """Whatever stands in its place, its log can be told."""
    slide_next(window, speed=0.8)
    window.show_dock("slide-log")
    for way in WAYS:
        if way[0] == "last_slide":
            for value in ODD:
                try:
                    slide = _slide_from_json(changed(way, value)["last_slide"])
                except LabError:
                    continue
                window.document.start_over(replace(window.document.state, last_slide=slide))
                window.table.grab()
                assert window.document.state.last_slide is slide
    window.document.undo_stack.setClean()
