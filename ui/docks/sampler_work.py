"""What the Sampler dock computes in the background: the throws of the present state, and one's own skill."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from lab import LabError
from ui.desk import Desk
from ui.lab_words import in_words
from ui.language import tr
from ui.numbers import number
from ui.parts.sampling import Sampling
from ui.state import LabState
from ui.timers import one_shot
from ui.workers import Step

if TYPE_CHECKING:
    from lab import Sampler, ThrowerFit

FEWEST = 3
"""Landings from which a hand can be told."""

_CHUNK = 100_000
_SOON_MS = 15
_RELEVANT = frozenset({"board", "table", "aim", "thrower", "seed", "sampling"})


def empty_sampler(state: LabState, sampling: Sampling) -> Sampler:
    """The sampler of this state without throws; payouts of spaces that this board has not are left out."""
    from lab import sampler, sampler_of_landings

    board, rest = state.board, dict(state.table.rest)
    if sampling.own and len(sampling.landings) >= FEWEST:
        made = sampler_of_landings(sampling.landings, board, state.seed, rest)
    else:
        made = sampler(board, state.thrower, state.aim, state.seed, rest)
        made = replace(made, real=sampling.landings)
    return priced(made, sampling)


def priced(made: Sampler, sampling: Sampling) -> Sampler:
    """The same throws at the part's payouts and fee."""
    from lab import sampler

    plain = sampler(made.board, made.thrower, made.aim, made.seed, made.resting)
    known = {name: amount for name, amount in sampling.payouts if name in plain.payouts}
    return replace(made, payouts=plain.with_payouts(known).payouts).with_fee(sampling.fee)


def throws_key(state: LabState, sampling: Sampling) -> tuple[object, ...]:
    """Whatever the throws depend on, their number and prices left aside."""
    own = sampling.own and len(sampling.landings) >= FEWEST
    hand = (sampling.landings,) if own else (state.thrower, state.aim)
    return state.board, tuple(state.table.rest.items()), state.seed, own, *hand


class SamplerWork(QObject):
    """Keeps the sampler in step with the document while `switch`ed on.

    changed: another sampler or skill, or the same gone stale. current: with its throws, None at first; fresh: it
    belongs to the document. skill: fitted to the landings, None below FEWEST. refusal: why there is none. stopped: the
    work for it was stopped; `again` goes on.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._document = desk, desk.document
        self.on = self.fresh = self.stopped = False
        self.current: Sampler | None = None
        self.skill: ThrowerFit | None = None
        self.refusal = ""
        self.of: Sampling | None = None  # the part that `current` belongs to
        self._key: tuple[object, ...] | None = None
        self._skill_of: object = None
        self._soon = one_shot(self, _SOON_MS, self._look)
        desk.document.changed.connect(self._document_changed)

    @property
    def sampling(self) -> Sampling:
        """The dock's part of the document."""
        found: Sampling = self._document.part("sampling")
        return found

    @property
    def skill_now(self) -> ThrowerFit | None:
        """The skill where it is of the landings and the board as they are now."""
        return self.skill if self._skill_of == (self.sampling.landings, self._document.board) else None

    @property
    def sample_now(self) -> Sampler | None:
        """The sampler where it is of the document as it is now, all that is thrown included."""
        state, sampling = self._document.state, self.sampling
        return self.current if (self.of, self._key) == (sampling, throws_key(state, sampling)) else None

    def switch(self, on: bool) -> None:
        """Compute or rest."""
        if on != self.on:
            self.on = on
            if on:
                self._look()
            else:
                self._soon.stop()
                self._desk.queue.cancel("sampler")

    def again(self) -> None:
        """Ask for what was stopped."""
        if self.on and self.stopped:
            self._look()

    def _document_changed(self, names: frozenset[str]) -> None:
        if self.on and names & _RELEVANT:
            self._soon.start()

    def _look(self) -> None:
        state, sampling = self._document.state, self.sampling
        key = throws_key(state, sampling)
        have = self.current if key == self._key else None
        if self.stopped or (self.fresh and have is None):
            self.fresh = self.fresh and have is not None
            self.stopped = False
            self.changed.emit()

        def steps() -> Iterator[Step]:
            skill = _skill(state, sampling)
            made = empty_sampler(state, sampling) if have is None else priced(have, sampling)
            made = replace(made, real=sampling.landings)
            if sampling.thrown <= made.n:
                made = replace(
                    made, n=sampling.thrown
                )  # the throws beyond stay drawn, should they come again
            while made.n < sampling.thrown:
                made = made.add(min(_CHUNK, sampling.thrown - made.n))
                if made.n < sampling.thrown:
                    yield Step(made.n / sampling.thrown)
            yield Step(1.0, (key, sampling, made, skill, (sampling.landings, state.board)))

        text = tr("Sampler: {n} throws", n=number(sampling.thrown))
        self._desk.queue.submit("sampler", text, steps, self._arrived, self._refused, self._dropped)

    def _arrived(self, step: Step) -> None:
        if step.value is not None:
            self._key, self.of, self.current, self.skill, self._skill_of = step.value
            self.fresh, self.refusal = True, ""
            self.changed.emit()

    def _dropped(self) -> None:
        self.stopped = True
        self.changed.emit()

    def _refused(self, error: LabError) -> None:
        self.fresh, self.refusal = False, in_words(error.message)
        self.changed.emit()


def _skill(state: LabState, sampling: Sampling) -> ThrowerFit | None:
    """The hand of the landings, None where they are too few or tell none."""
    from lab import thrower_of_landings

    if len(sampling.landings) < FEWEST:
        return None
    return thrower_of_landings(sampling.landings, state.board, name="own")
