"""What can be done in a game, as values: the actions, and the decision that a game waits for.

A `Decision` says who has to decide what and between which answers; an action is the answer. Slides are the
one decision with more answers than can be listed: its listed answers name the token, and get a release or
the observed rest before they are played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from lab.motion import Draw, Release
    from lab.rules.printed import Spot

Kind = Literal["order", "slide", "tie", "fee", "railroad", "house", "next-round"]


@dataclass(frozen=True, slots=True)
class Start:
    """K3: the game begins with this turn order (drawn by whoever plays the game)."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Slide:
    """A token is slid (K5), slid again after the fee (K12) or from Chance (K15).

    release: simulated on the board, with the values of `draw` (the board's own without one). rest: observed:
    where every token that moved came to rest, before anyone was taken to jail; a release beside it is for
    information. toppled: tokens that fell over and were stood up (K8), for the record only.
    """

    token: str
    release: Release | None = None
    draw: Draw | None = None
    rest: Mapping[str, Spot] | None = None
    toppled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pick:
    """K9: the owner picks the space, among those that share the first place under the token's base."""

    token: str
    space: str


@dataclass(frozen=True, slots=True)
class Fee:
    """K12: the owner pays to take the token out of jail and slide it again, or does not."""

    token: str
    pay: bool


@dataclass(frozen=True, slots=True)
class Move:
    """K16: a token on a Railroad moves to an unoccupied property, or stays (`space` None)."""

    token: str
    space: str | None


@dataclass(frozen=True, slots=True)
class House:
    """K19: the side collects for this property once more."""

    side: str
    space: str


@dataclass(frozen=True, slots=True)
class NextRound:
    """K22: all tokens are taken back, the markers rotate, and the next round begins."""


Action = Start | Slide | Pick | Fee | Move | House | NextRound


@dataclass(frozen=True, slots=True)
class Decision:
    """What a game waits for.

    kind, rule: what is decided, by which rule (a slide by K5, K12 or K15). side: whose decision, None for
    everyone's. about: the token or side that it is about, empty where several may be chosen.
    """

    kind: Kind
    rule: str
    side: str | None
    about: str
    answers: Callable[[], tuple[tuple[Action, ...], Action | None]] = field(repr=False, compare=False)

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal actions; slides with neither release nor rest."""
        return self.answers()[0]

    @property
    def default(self) -> Action | None:
        """What happens when nothing is said; None for a slide, an order, a next round."""
        return self.answers()[1]

    @property
    def forced(self) -> Action | None:
        """The only answer there is; None where there are several, and for slides."""
        if self.kind == "slide":
            return None
        options = self.options
        return options[0] if len(options) == 1 else None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens that may be slid, or the one that the decision is about."""
        named = (option.token for option in self.options if isinstance(option, Slide | Pick | Fee | Move))
        return tuple(dict.fromkeys(named))
