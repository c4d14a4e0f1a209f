"""LabState: the whole of what the window's document holds, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lab import Aim, Board, Thrower
from lab.motion import rough_speed_to_reach
from lab.throwers import release_y
from ui.sides import SIDES, TOKENS

if TYPE_CHECKING:
    from lab import Release
    from lab.motion import Event

Place = tuple[float, float]

FASTEST = 20.0
"""m/s; faster no hand aims."""


@dataclass(frozen=True)
class Table:
    """Tokens at rest: `rest` {token: (x, y) m} as they came, `off` the board, `next_token` waits at GO.

    jailed: those in jail, beside the board (K11, K12). sides: who plays, in turn order.
    """

    rest: Mapping[str, Place] = field(default_factory=lambda: MappingProxyType({}))
    off: tuple[str, ...] = ()
    next_token: str | None = TOKENS[0]
    jailed: tuple[str, ...] = ()
    sides: tuple[str, ...] = SIDES

    @property
    def lain(self) -> bool:
        """Whether any token has come to its place: by a slide, in a game, or put there."""
        return bool(self.rest or self.off or self.jailed)


@dataclass(frozen=True)
class SlideRecord:
    """One slide that was seen: who, how it was released, what happened, how long it took (s)."""

    token: str
    release: Release
    events: tuple[Event, ...]
    duration: float
    moved: tuple[tuple[str, Place], ...] = ()
    """Where each token that moved had lain before."""


@dataclass(frozen=True)
class Ground:
    """A board as it came to be: a base board, the changes to its numbers (SI), and what they make of it."""

    base: Board
    changes: Mapping[str, float | str] = field(default_factory=lambda: MappingProxyType({}))
    board: Board = None  # type: ignore[assignment]  # worked out where it is not given

    def __post_init__(self) -> None:
        if self.board is None:
            object.__setattr__(self, "board", self.base.with_(**self.changes) if self.changes else self.base)


@dataclass(frozen=True)
class LabState:
    """Everything that undo brings back."""

    base: Board
    changes: Mapping[str, float | str]
    board: Board
    table: Table
    aim: Aim
    thrower: Thrower
    scatter: bool = False
    n: int = 100_000
    seed: int = 1
    last_slide: SlideRecord | None = None
    parts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """What single views keep in the document, by the names in `ui.parts`; one that is missing is as new."""


FIELDS = tuple(f.name for f in fields(LabState))


def fresh_state(board: Board) -> LabState:
    """An empty table on a board, aimed straight up the middle to about two thirds of the way."""
    way = max(0.65 * board.length - release_y(board), 0.1)
    speed = round(min(rough_speed_to_reach(board, way), FASTEST), 2)
    return LabState(
        base=board,
        changes=MappingProxyType({}),
        board=board,
        table=Table(),
        aim=Aim(board.width / 2, 0.0, speed),
        thrower=Thrower.preset("casual"),
    )
