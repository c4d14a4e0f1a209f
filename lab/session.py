"""Sessions (`*.knockout`): all that a window holds, as one JSON file, `knockout-session/1`.

A session keeps the board with the numbers changed on it, the hand and its aim, the tokens on the table, the last
slide, and under `parts` what single views keep (recordings and fits, rounds, games, payouts, a lesson). What a
part holds is for its view to read; this module keeps it as the JSON that it is, so that a program that does not
know a part loses nothing of it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from lab.board import Board
from lab.board.file import board_from_toml, board_to_toml
from lab.errors import LabError, SessionError
from lab.json_file import check_plain
from lab.throwers import Aim, Thrower
from lab.whole_file import write_whole

NAME, VERSION = "knockout-session", 1
FORMAT = f"{NAME}/{VERSION}"
LARGEST = 256 * 2**20
"""Bytes: a longer file is none of ours."""

SLIDES, SEEDS = (1, 100_000_000), (0, 2**63 - 1)
"""How many slides are landed, and with which luck: from, to."""

Place = tuple[float, float]
TokenName = Annotated[str, Field(min_length=1, max_length=60)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", allow_inf_nan=False, frozen=True)


class SessionTable(_Part):
    """Tokens at rest: `rest` {token: [x, y] in m}, `off` the board, in `jail`, the one that waits at GO.

    sides: who plays, in turn order; None for all.
    """

    rest: dict[TokenName, Place] = Field(default_factory=dict)
    off: tuple[TokenName, ...] = ()
    jail: tuple[TokenName, ...] = ()
    next: TokenName | None = None
    sides: tuple[TokenName, ...] | None = None


class SessionThrower(_Part):
    """A hand's scatter, as `lab.Thrower` takes it."""

    angle: float = 0.0
    speed: float = 0.0
    place: float = 0.0
    spin: float = 0.0
    name: str = "own"
    source: str = "given"
    correlations: tuple[tuple[str, str, float], ...] = ()
    freedom: float | None = None


class SessionAim(_Part):
    """x in m, angle in rad, speed in m/s, spin in rad/s."""

    x: float
    angle: float
    speed: float
    spin: float = 0.0


class Session(_Part):
    """What a session's file holds. `board` as in a board file, `changes` to its numbers in SI."""

    format: Literal["knockout-session/1"] = "knockout-session/1"
    board: dict[str, Any]
    changes: dict[str, float | str] = Field(default_factory=dict)
    thrower: SessionThrower
    aim: SessionAim
    scatter: bool = False
    n: Annotated[int, Field(ge=SLIDES[0], le=SLIDES[1])] = 100_000
    seed: Annotated[int, Field(ge=SEEDS[0], le=SEEDS[1])] = 1
    table: SessionTable = Field(default_factory=SessionTable)
    last_slide: dict[str, Any] | None = None
    parts: dict[str, Any] = Field(default_factory=dict)

    def the_board(self) -> Board:
        """The board as its file has it, without the changes."""
        return _placed("board", lambda: board_from_toml(self.board))

    def the_changed_board(self) -> Board:
        """The board with the changes."""
        board = self.the_board()
        return _placed("changes", lambda: board.with_(**self.changes))

    def the_thrower(self) -> Thrower:
        """The hand."""
        return Thrower(**self.thrower.model_dump())

    def the_aim(self) -> Aim:
        """Where it aims."""
        return Aim(**self.aim.model_dump())


def board_tables(board: Board) -> dict[str, Any]:
    """A board as the tables of its file, plain data for JSON."""
    import tomlkit

    return dict(tomlkit.parse(board_to_toml(board)).unwrap())


def session_bytes(session: Session) -> bytes:
    """The file's content; SessionError, with the key, for what would not be read back from it."""
    try:
        check_plain(session.model_dump())  # as JSON what is not finite would be null
    except LabError as error:
        raise SessionError(f"this cannot be saved: {error.message}", where=error.where) from None
    plain = session.model_dump(mode="json")
    return (json.dumps(plain, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()


def write_session(session: Session, path: str | os.PathLike[str]) -> Path:
    """Write a session whole or not at all; SessionError where that cannot be done."""
    try:
        content = session_bytes(session)
    except SessionError as error:
        raise error.at(str(path)) from None
    session_from(content, str(path))  # what could not be opened again is not put in an older one's place
    return write_whole(path, content, SessionError, "session")


def read_session(path: str | os.PathLike[str]) -> Session:
    """Read a session; SessionError names the file, the key and the mend, and the version of a newer file."""
    name = str(path)
    try:
        if not Path(path).is_file():  # a pipe would be waited for
            raise SessionError("it is no file; choose one that this program saved", where=name)
        if Path(path).stat().st_size > LARGEST:
            raise SessionError("it is larger than any session; choose a .knockout file", where=name)
        content = Path(path).read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise SessionError(f"it cannot be read: {reason}", where=name) from None
    return session_from(content, name)


def session_from(content: bytes, name: str) -> Session:
    """A session from a file's content; `name` is what refusals call it."""
    try:
        plain = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise SessionError("this is no JSON; choose a file that this program saved", where=name) from None
    if not isinstance(plain, Mapping):
        raise SessionError(f'the file is no session; it begins with "format": "{FORMAT}"', where=name)
    _check_format(plain.get("format"), name)
    try:
        check_plain(plain)
    except LabError as error:
        raise SessionError(error.message, where=f"{name}: {error.where}") from None
    try:
        session = Session.model_validate(plain)
    except (ValidationError, RecursionError) as error:
        raise SessionError(_first(error), where=name) from None
    try:
        session.the_changed_board()
        session.the_thrower()
        session.the_aim()
    except LabError as error:
        raise SessionError(error.message, where=f"{name}: {error.where}" if error.where else name) from None
    return session


def _placed(key: str, made: Any) -> Board:
    try:
        board: Board = made()
    except LabError as error:
        raise error.at(key) from None
    except TypeError as error:
        raise SessionError(f"{error}", where=key) from None
    return board


def _check_format(given: object, name: str) -> None:
    family, _, number = given.partition("/") if isinstance(given, str) else ("", "", "")
    if family == NAME and number.isdecimal() and int(number[:9]) > VERSION:
        raise SessionError(
            f"it was saved by a newer version ({given}); this one reads {FORMAT}: update Knockout Lab",
            where=name,
        )
    if given != FORMAT:
        raise SessionError(f'the format is {given!r}; a session has "format": "{FORMAT}"'[:300], where=name)


def _first(error: ValidationError | RecursionError) -> str:
    """The first complaint: which key, and what it should be."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply; choose a file that this program saved"
    found = error.errors(include_url=False, include_input=False, include_context=False)[0]
    key = ".".join(str(step) for step in found["loc"])
    return f"{key}: {found['msg'][:1].lower()}{found['msg'][1:]}; mend it or save the session anew"
