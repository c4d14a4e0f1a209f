"""Chance for a class: throws added a few at a time, and what they are worth on the mean.

A sampler is a value: adding throws gives another one. Throw number i is the same whatever the chunks in which
throws are added, for they are drawn in blocks of BLOCK, each from a seed of its own. Chance x payout =
contribution is kept in whole numbers, so that the contributions add up to the mean exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import inf, isfinite
from numbers import Rational, Real
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from lab.board.labels import space_names
from lab.chance.intervals import Chance, Mean
from lab.chance.outcomes import OFF, SHORT, outcome_names, outcomes_of, printed_worth
from lab.errors import SamplerError
from lab.whole_numbers import check_type, check_whole
from lab.words import count

if TYPE_CHECKING:
    from lab.board import Board
    from lab.fitting import ThrowerFit
    from lab.throwers import Aim, Thrower

BLOCK = 1000
"""Throws that are drawn at once, however few are asked for."""

MOST_THROWS = 1_000_000

Places = Mapping[str, tuple[float, float]]


@dataclass(frozen=True)
class Part:
    """What one outcome adds to the mean: chance x payout = contribution, exactly."""

    outcome: str
    name: str
    chance: Chance
    payout: Fraction

    @property
    def contribution(self) -> Fraction:
        """count x payout / n."""
        return self.payout * self.chance.count / self.chance.n


@dataclass(frozen=True, eq=False)
class Running:
    """The mean after each throw: n (n,) throws, mean (n,), lo and hi (n,) of its band, NaN after the first."""

    n: NDArray[np.int64]
    mean: NDArray[np.float64]
    lo: NDArray[np.float64]
    hi: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Sampler:
    """Throws of one thrower at one aim into the same table, and what each outcome pays. Made by `sampler`.

    n: throws so far. payouts: of each outcome (a space's id, `off`, `short`). fee: to be paid for a throw.
    real: places (x, y) m where a person's own tokens came to rest; skill: the thrower that was fitted to them.
    """

    board: Board
    thrower: Thrower
    aim: Aim
    seed: int
    resting: Places
    payouts: Mapping[str, Fraction]
    fee: Fraction
    n: int = 0
    real: tuple[tuple[float, float], ...] = ()
    skill: ThrowerFit | None = None
    _rest: NDArray[np.float64] = field(default_factory=lambda: np.empty((0, 2)), repr=False)
    _drawn: NDArray[np.int64] = field(default_factory=lambda: np.empty(0, dtype=np.int64), repr=False)

    # --- throwing ------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Sampler: {self.n:,} throws, {self.thrower.name} thrower, board {self.board.name}>"

    def add(self, throws: int) -> Sampler:
        """The sampler with so many throws more. SamplerError below 1 and above a million in all."""
        check_whole(throws, "n", SamplerError)
        throws = int(throws)
        n = self.n + throws
        if throws < 1:
            raise SamplerError(f"{throws} throws are none; add 1 or more", where="n")
        if n > MOST_THROWS:
            raise SamplerError(
                f"{n} throws are more than one sampler takes; at most {MOST_THROWS}", where="n"
            )
        have = len(self._drawn) // BLOCK
        blocks = [self._block(k) for k in range(have, -(-n // BLOCK))]
        rest = np.concatenate([self._rest, *(rest for rest, _ in blocks)])
        drawn = np.concatenate([self._drawn, *(drawn for _, drawn in blocks)])
        return replace(self, n=n, _rest=rest, _drawn=drawn)

    def _block(self, number: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Rests and outcomes of throws number x BLOCK on."""
        from lab.motion.batch import SLID, slide_many

        seed = int(np.random.SeedSequence([self.seed, number]).generate_state(1, np.uint64)[0]) >> 1
        releases = self.thrower.sample(self.aim, BLOCK, seed, self.board)
        many = slide_many(self.board, releases, self.resting, seed=seed, threads=1)
        rest, off = many.rest[:, 0].copy(), many.off[:, 0]
        return rest, outcomes_of(self.board, rest, off, self.board.token_for(SLID).radius)

    @property
    def rest(self) -> NDArray[np.float64]:
        """Where each token came to rest, or left the board, (n, 2) m: the model's dots."""
        return self._rest[: self.n]

    @property
    def on_board(self) -> NDArray[np.bool_]:
        """Which of them stayed on the board, (n,)."""
        return self._drawn[: self.n] != self.outcomes.index(OFF)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """Every outcome there can be, the space ids in board order, then off and short."""
        return outcome_names(self.board)

    # --- money ---------------------------------------------------------------------------------------

    def with_payouts(self, payouts: Mapping[str, float]) -> Sampler:
        """The same throws at other payouts; outcomes that are not named keep theirs, negative ones cost.

        Raises SamplerError for an outcome that there is not, and an amount that is not a finite number.
        """
        check_type(payouts, Mapping, "amounts by outcome, such as {'off': -1}", "payout", SamplerError)
        for outcome in payouts:
            if outcome not in self.payouts:
                raise SamplerError(
                    f"there is no outcome {outcome!r}; they are {', '.join(self.outcomes)}", where="payout"
                )
        changed = {outcome: _amount(value, f"payout.{outcome}") for outcome, value in payouts.items()}
        return replace(self, payouts={**self.payouts, **changed})

    def with_fee(self, fee: float) -> Sampler:
        """The same throws at another entry fee."""
        return replace(self, fee=_amount(fee, "fee"))

    @property
    def paid(self) -> NDArray[np.float64]:
        """What each throw pays, the fee not taken off, (n,)."""
        amounts = np.array([float(self.payouts[outcome]) for outcome in self.outcomes])
        return amounts[self._drawn[: self.n]]

    def table(self) -> tuple[Part, ...]:
        """Every outcome that was met or pays, in board order: chance x payout = contribution."""
        self._need_throws()
        names = {**space_names(self.board), OFF: "Off the board", SHORT: "Short of the GO line"}
        counts = np.bincount(self._drawn[: self.n], minlength=len(self.outcomes)).tolist()
        return tuple(
            Part(outcome, names[outcome], Chance.of(count, self.n), self.payouts[outcome])
            for outcome, count in zip(self.outcomes, counts, strict=True)
            if count or self.payouts[outcome]
        )

    @property
    def exact_mean(self) -> Fraction:
        """The mean payout so far: the sum of the table's contributions."""
        return sum((part.contribution for part in self.table()), Fraction(0))

    @property
    def mean(self) -> Mean:
        """The mean payout with its 95 % band (Student's t on the throws so far)."""
        self._need_throws()
        sd = float(self.paid.std(ddof=1)) if self.n > 1 else inf
        return Mean.by(float(self.exact_mean), sd, self.n)

    @property
    def fair_fee(self) -> Mean:
        """The entry fee at which nobody wins in the long run: the mean payout, as well as it is known."""
        return self.mean

    @property
    def gain(self) -> Mean:
        """What a throw brings on the mean when its fee is paid."""
        return self.mean.less(float(self.fee))

    def running(self, at: NDArray[np.int64] | None = None) -> Running:
        """The mean after each throw, with its 95 % band; at: after so many throws only, each from 1 to n."""
        from scipy.special import stdtrit

        self._need_throws()
        paid, n = self.paid, np.arange(1, self.n + 1) if at is None else at
        shift = paid[0]  # near the values, so that squares do not cancel
        sums, squares = np.cumsum(paid - shift)[n - 1], np.cumsum((paid - shift) ** 2)[n - 1]
        with np.errstate(invalid="ignore", divide="ignore"):
            variance = np.maximum(squares - sums**2 / n, 0.0) / (n - 1)
            half = np.where(n > 1, stdtrit(np.maximum(n - 1, 1), 0.975) * np.sqrt(variance / n), np.nan)
        mean = shift + sums / n
        return Running(n, mean, mean - half, mean + half)

    def _need_throws(self) -> None:
        if self.n == 0:
            raise SamplerError("nothing is thrown yet; add throws first", where="n")

    # --- shown ---------------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """The `sample` document: throws, mean, fair fee, the table, the skill that was fitted."""
        return {
            "n": self.n,
            "seed": self.seed,
            "board": self.board.name,
            "thrower": self.thrower.as_dict(),
            "aim": self.aim.as_dict(),
            "mean": self.mean.as_dict(),
            "fee": float(self.fee),
            "fair_fee": self.fair_fee.as_dict(),
            "gain": self.gain.as_dict(),
            "table": [
                {
                    "outcome": part.outcome,
                    "name": part.name,
                    "count": part.chance.count,
                    **part.chance.as_dict(),
                    "payout": float(part.payout),
                    "contribution": float(part.contribution),
                }
                for part in self.table()
            ],
            "skill": None if self.skill is None else self.skill.as_dict(),
        }

    @property
    def sentence(self) -> str:
        """What the throws say, in words."""
        from lab.chance.sampler_table import rounded

        mean, said = self.mean, rounded([self.exact_mean])[0]
        if not mean.known:
            return f"One throw, which pays {said}, does not tell how sure a mean is; add more."
        verdict = ""
        if self.fee:
            side = "wins" if mean.lo > self.fee else "loses" if mean.hi < self.fee else ""
            told = f"{side} in the long run (95 % sure)" if side else "may win or lose in the long run"
            verdict = f" At a fee of {float(self.fee):g} the thrower {told}."
        return (
            f"After {count(self.n)} throws the mean is {said} a throw (95 %: {mean.lo:.2f} to {mean.hi:.2f}), "
            f"which is the fair fee as well as it is known.{verdict}"
        )

    def _repr_html_(self) -> str:
        from lab.chance.sampler_table import html_table

        return html_table(self)


def sampler(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    seed: int = 1,
    resting: Places | None = None,
    *,
    payouts: Mapping[str, float] | None = None,
    fee: float = 0.0,
) -> Sampler:
    """A sampler without throws: outcomes pay the printed values, but for `payouts` {outcome: amount}.

    Raises SamplerError for a negative seed, payouts or a fee that make no sense.
    """
    check_whole(seed, "seed", SamplerError)
    if seed < 0:
        raise SamplerError(f"{seed} is negative; give 0 or more", where="seed")
    printed = dict(zip(outcome_names(board), map(Fraction, printed_worth(board).tolist()), strict=True))
    empty = Sampler(board, thrower, aim, seed, dict(resting or {}), printed, Fraction(0))
    return empty.with_payouts(payouts or {}).with_fee(fee)


def sampler_of_landings(
    landings: Sequence[tuple[float, float]],
    board: Board,
    seed: int = 1,
    resting: Places | None = None,
    *,
    payouts: Mapping[str, float] | None = None,
    fee: float = 0.0,
) -> Sampler:
    """A sampler of a person's own skill, fitted to where their tokens came to rest, (x, y) m, all meant alike.

    `skill.sentence` says how well it is known: a spread from n landings to 1 / sqrt(2 (n - 1)), which is 16 % from 20
    and 10 % from 50. Raises FitError as `thrower_of_landings`, and SamplerError for landings that point at no aim.
    """
    from lab.fitting import thrower_of_landings

    places = tuple((float(x), float(y)) for x, y in landings)
    skill = thrower_of_landings(places, board, name="own")
    if skill.aim is None:
        raise SamplerError(
            "these landings do not lie up the board from where a hand lets go", where="landings"
        )
    empty = sampler(board, skill.thrower, skill.aim, seed, resting, payouts=payouts, fee=fee)
    return replace(empty, real=places, skill=skill)


def _amount(value: float, where: str) -> Fraction:
    """Money as an exact number: 0.1 is a tenth."""
    try:
        right = not isinstance(value, bool) and isinstance(value, Real) and isfinite(value)
    except OverflowError:  # a whole number beyond what a float holds
        right = False
    if not right:
        raise SamplerError(f"{value!r:.60} is not an amount; give a finite number", where=where)
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    return Fraction(str(value))
