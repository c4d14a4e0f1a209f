"""The answer to a question: what each option brings, how sure that is, and one sentence.

All options are played out under the same luck, so that what they differ by is known better than what each
brings. Of many options close together the best is the one that happened to come out best in these rounds: its
interval against the next one says whether that matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.chance.intervals import Mean
from lab.chance.reasons import aim_words
from lab.chance.rollout.answers import Given
from lab.chance.rollout.playing import play_out
from lab.chance.rollout.setting import Hands, greedy_players
from lab.chance.round_worth import Measure, check_measure, measured
from lab.errors import RuleError
from lab.rules.policies import Throw
from lab.rules.state import RoundState

if TYPE_CHECKING:
    from lab.rules.drive import Player
    from lab.throwers import Aim

ROUNDS = 2000
"""Futures played for each option when nothing else is said."""


@dataclass(frozen=True)
class Option:
    """One answer: what it is in words, the money that it brings, and the aim where it is a throw."""

    what: str
    worth: Mean
    aim: Aim | None = None

    def as_dict(self) -> dict[str, Any]:
        """`{"what", "mean", "se", "lo", "hi"}` for JSON, and `aim` (m, rad, m/s, rad/s) of a throw."""
        aimed = {} if self.aim is None else {"aim": self.aim.as_dict()}
        return {"what": self.what, **self.worth.as_dict(), **aimed}


@dataclass(frozen=True)
class Asked:
    """A question answered.

    question, side: what was asked for whom. measure: `cash` that the round brings, or the `lead` over the best
    other side at its end. n: rounds played for each option. options: the best first. gain: what the best brings
    more than the next best, paired round by round; None where there is only one. sentence: the whole in words.
    """

    question: str
    side: str
    measure: Measure
    n: int
    seed: int
    options: tuple[Option, ...]
    gain: Mean | None
    sentence: str

    @property
    def clear(self) -> bool:
        """Whether the interval of the gain leaves zero out."""
        return self.gain is not None and (self.gain.lo > 0 or self.gain.hi < 0)

    def as_dict(self) -> dict[str, Any]:
        """The whole as one JSON document."""
        return {
            "question": self.question,
            "side": self.side,
            "worth": self.measure,
            "n": self.n,
            "seed": self.seed,
            "options": [option.as_dict() for option in self.options],
            "gain": None if self.gain is None else self.gain.as_dict(),
            "clear": self.clear,
            "why": self.sentence,
        }


@dataclass(frozen=True, eq=False)
class Played:
    """One option played out: what it is, how a sentence begins that advises it, the money of each round, and the aim
    of a throw."""

    what: str
    advice: str
    money: NDArray[np.float64]
    aim: Aim | None = None


class Rounds:
    """Plays a state out for one side, the same luck each time."""

    def __init__(
        self, state: RoundState, side: str, throwers: Hands, measure: Measure, n: int, seed: int
    ) -> None:
        if side not in state.order:
            raise RuleError(f"{side!r} does not play in this round", code="format", where="side")
        check_measure(measure)
        if n < 2:
            raise RuleError(f"{n} rounds show no scatter; give 2 or more", code="format", where="n")
        self.state, self.side, self.measure = state, side, measure
        self.n, self.seed = n, seed
        self._players: Mapping[str, Player] = greedy_players(state.order, throwers)

    def played(self, what: str, advice: str, answers: Sequence[Given], *, standing: bool = False) -> Played:
        """The option that these answers are."""
        throws = [answer.aim for answer in answers if isinstance(answer, Throw)]
        aim = throws[0] if throws else None
        if aim is not None:
            advice += f", let go at {aim_words(aim)}"
        return Played(what, advice, self._money(answers, self.n, self.seed, standing), aim)

    def best(self, ways: Sequence[Sequence[Given]]) -> Sequence[Given]:
        """The answers among `ways` to play that do best, by rounds of their own: to be chosen flatters none."""
        tried = max(self.n // 2, 2)
        return max(ways, key=lambda answers: self._money(answers, tried, self.seed + 1, False).mean())

    def _money(self, answers: Sequence[Given], n: int, seed: int, standing: bool) -> NDArray[np.float64]:
        rounds = play_out(self.state, self._players, n, seed, answers=answers, standing=standing)
        return measured(rounds, self.side, self.measure)

    def asked(self, question: str, options: Sequence[Played]) -> Asked:
        """The options against each other."""
        ranked = sorted(options, key=lambda option: -float(option.money.mean()))
        best, *others = ranked
        gain = Mean.of(best.money - others[0].money) if others else None
        return Asked(
            question, self.side, self.measure, self.n, self.seed,
            tuple(Option(option.what, Mean.of(option.money), option.aim) for option in ranked),
            gain,
            _sentence(best, others[0] if others else None, gain, self.measure),
        )  # fmt: skip


def _sentence(best: Played, other: Played | None, gain: Mean | None, measure: Measure) -> str:
    means = "" if measure == "cash" else " of lead"
    if other is None or gain is None:
        return f"{best.advice}: there is nothing else to choose."
    if gain.lo == gain.hi == 0.0:
        return f"It makes no difference: {best.what} and {other.what} bring the same."
    span = "always" if gain.lo == gain.hi else gain.span
    if gain.lo > 0:
        return f"{best.advice}: it brings {gain.mean:.0f}{means} more than to {other.what} ({span})."
    return (
        f"It does not show whether to {best.what} or to {other.what}: they differ by "
        f"{gain.mean:.0f}{means} ({span})."
    )
