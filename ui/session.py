"""Between the document's state and a session's file: `session_of` and `state_of`."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from lab import Board, LabError, Release, Session
from lab.errors import SessionError
from lab.motion import Event
from lab.motion.events import KINDS
from lab.motion.events import SIDES as EDGES
from lab.session import SessionAim, SessionTable, SessionThrower, board_tables, write_session
from ui.parts import PARTS
from ui.resting import beside, clamped_x, first_overlap
from ui.sides import SIDES, TOKENS, check_sides, check_token
from ui.state import LabState, Place, SlideRecord, Table

LONGEST = 1e6
"""Seconds of a slide."""

FARTHEST = 1e4
"""Metres from a board's corner to where a token is or was."""

RAILS = tuple(f"rail-{edge}" for edge in EDGES)
SEAM = re.compile(r"seam-[1-9][0-9]{0,5}")


def save_session(state: LabState, path: Path) -> None:
    """Write the session that holds a state, whole or not at all; SessionError where that cannot be done, and for a
    state that could not be opened again: whoever types in the console may have made one."""
    try:
        session = session_of(state)
        state_of(session)
    except LabError as error:
        raise SessionError(f"this cannot be saved: {error.message}", where=error.where).at(
            str(path)
        ) from None
    write_session(session, path)


def session_of(state: LabState) -> Session:
    """The session that holds a state; `state_of` gives an equal one back. SessionError for a state that none holds."""
    try:
        return _session_of(state)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise SessionError(found["msg"], where=".".join(map(str, found["loc"]))) from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SessionError(f"a value in it is of no kind that it may be ({type(error).__name__})") from None


def _session_of(state: LabState) -> Session:
    thrower = {**state.thrower.as_dict(), "source": state.thrower.source}
    return Session(
        board=board_tables(state.base),
        changes=dict(state.changes),
        thrower=SessionThrower.model_validate(thrower),
        aim=SessionAim(**vars(state.aim)),
        scatter=state.scatter,
        n=state.n,
        seed=state.seed,
        table=SessionTable(
            rest=dict(state.table.rest),
            off=state.table.off,
            jail=state.table.jailed,
            next=state.table.next_token,
            sides=state.table.sides,
        ),
        last_slide=None if state.last_slide is None else _slide_to_json(state.last_slide),
        parts={name: PARTS[name].to_json(value) for name, value in state.parts.items()},
    )


def state_of(session: Session) -> LabState:
    """The state that a session holds; SessionError names the key and the mend."""
    board = session.the_changed_board()
    unknown = sorted(set(session.parts) - set(PARTS))
    if unknown:
        raise SessionError(
            f"this part is not known here; remove it, or update Knockout Lab ({', '.join(sorted(PARTS))})",
            where=f"parts.{unknown[0]}",
        )
    aim = session.the_aim()
    return LabState(
        base=session.the_board(),
        changes=MappingProxyType(dict(session.changes)),
        board=board,
        table=_table(session.table, board),
        aim=replace(aim, x=clamped_x(board, aim.x)),
        thrower=session.the_thrower(),
        scatter=session.scatter,
        n=session.n,
        seed=session.seed,
        last_slide=None if session.last_slide is None else _slide_from_json(session.last_slide),
        parts=MappingProxyType({name: _part(name, value) for name, value in session.parts.items()}),
    )


def _part(name: str, value: Any) -> Any:
    try:
        return PARTS[name].from_json(value)
    except LabError as error:
        raise error.at(f"parts.{name}") from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        said = f"{type(error).__name__} {error}".strip()
        raise SessionError(f"it cannot be read ({said}); remove it", where=f"parts.{name}") from None


def _table(held: SessionTable, board: Board) -> Table:
    """The tokens at rest, checked: known, each in one place, on the board and not in each other."""
    named = [*held.rest, *held.off, *held.jail]
    sides = SIDES if held.sides is None else held.sides
    check_sides(sides, "table.sides", SessionError)
    for token in (*named, *(() if held.next is None else (held.next,))):
        check_token(token, "table", SessionError)
    for token in named:
        if named.count(token) > 1:
            raise SessionError(f"{token} is in two places; leave it in one", where="table")
    if held.next in named:
        raise SessionError(f"{held.next} has been slid; give one that waits, or null", where="table.next")
    rest: dict[str, Place] = {token: (x, y) for token, (x, y) in held.rest.items()}
    for token, place in rest.items():
        if beside(board, place):
            raise SessionError(f"{token} lies beside the board; put it under off", where="table.rest")
    if (pair := first_overlap(board, rest)) is not None:
        raise SessionError(f"{pair[1]} and {pair[0]} overlap; move one", where="table.rest")
    return Table(MappingProxyType(rest), held.off, held.next, held.jail, tuple(sides))


def _slide_to_json(slide: SlideRecord) -> dict[str, Any]:
    return {
        "token": slide.token,
        "release": vars(slide.release),
        "events": [event.as_dict() for event in slide.events],
        "duration": slide.duration,
        "moved": {token: list(place) for token, place in slide.moved},
    }


def _slide_from_json(plain: dict[str, Any]) -> SlideRecord:
    """A slide, checked: what views make of it must not fail later."""
    try:
        duration = _number(plain["duration"])
        if not 0 <= duration <= LONGEST:
            raise ValueError(f"duration {duration:g} s")
        return SlideRecord(
            token=_token(plain["token"]),
            release=Release(**{key: _number(value) for key, value in plain["release"].items()}),
            events=tuple(_event(event) for event in plain["events"]),
            duration=duration,
            moved=tuple((_token(token), _place(place)) for token, place in plain["moved"].items()),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, LabError) as error:
        said = f"{type(error).__name__} {error}"
        raise SessionError(f"it cannot be read ({said}); give null", where="last_slide") from None


def _event(plain: dict[str, Any]) -> Event:
    event = Event(**plain)
    kind, other = event.kind, event.other
    sound = (
        other in TOKENS
        if kind == "contact"
        else other in RAILS
        if kind == "rail"
        else isinstance(other, str) and SEAM.fullmatch(other)
        if kind == "seam"
        else kind in KINDS and other is None
    )
    time, impulse = _number(event.time), _number(event.impulse)
    if not sound or not 0 <= time <= LONGEST:
        raise ValueError(f"event {kind!r:.20} of {other!r:.20} at {time:g} s")
    return replace(event, time=time, token=_token(event.token), place=_place(event.place), impulse=impulse)


def _token(plain: Any) -> str:
    if plain not in TOKENS:
        raise ValueError(f"token {plain!r:.20}")
    return str(plain)


def _place(plain: Any) -> Place:
    x, y = plain
    x, y = _number(x), _number(y)
    if max(abs(x), abs(y)) > FARTHEST:
        raise ValueError(f"place {x:g}, {y:g}")
    return x, y


def _number(plain: Any) -> float:
    if isinstance(plain, bool) or not isinstance(plain, int | float):
        raise ValueError(f"number {plain!r:.20}")
    return float(plain)
