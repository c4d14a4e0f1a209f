"""What the Aim dock computes, in the background: the release table, the map of a skill, the answer about its best aim.

The table costs a second and holds for any skill; a skill's map then costs milliseconds, and the answer (fresh
slides from the best aim, where they rest, what they are worth) some tenths of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal

from lab import Aim, LabError, Thrower
from ui.desk import Desk
from ui.lab_words import in_words
from ui.language import tr
from ui.numbers import number
from ui.parts.aiming import SCALES, Aiming
from ui.state import LabState
from ui.timers import one_shot
from ui.workers import Step

if TYPE_CHECKING:
    from lab import AimMap, Mean, ReleaseTable, WorthPart

SHAPE = (64, 64)
SLIDES = {"printed": 500_000, "cash": 120_000, "lead": 120_000}
CHECK = {"printed": 100_000, "cash": 20_000, "lead": 20_000}
"""Slides for the table, and fresh ones from the best aim: rounds that are played out take longer."""

_CURVE = tuple(float(s) for s in np.geomspace(*SCALES, 9))
_TOLD = 0.1
"""Part of an answer's slides that tell what the other best aims of the curve are worth, and what they are about."""

SOON_MS, ANSWER_MS = 15, 120
RELEVANT = frozenset({"board", "table", "aim", "thrower", "seed", "aiming"})


@dataclass(frozen=True)
class Point:
    """The best aim at one scale of the scatter: its worth by fresh slides, the space that gives most of it."""

    scale: float
    aim: Aim
    worth: float
    about: str


@dataclass(frozen=True, eq=False)
class Answer:
    """The best aim of one map by fresh slides.

    mean and parts: see `worth_parts`. straight: an aim straight at the dearest space (its id: `dearest`), its mean, the
    chance to rest there and to leave the board; None where no space has a value.
    """

    map: AimMap
    aim: Aim
    mean: Mean
    parts: tuple[WorthPart, ...]
    dearest: str = ""
    straight: tuple[Aim, float, float, float] | None = None


def hand_of(state: LabState, aiming: Aiming) -> Thrower:
    """The document's hand with the chosen skill: angle and speed scaled."""
    hand, scale = state.thrower, aiming.scale
    if scale == 1.0:
        return hand
    return replace(hand, angle=min(hand.angle * scale, 1.0), speed=min(hand.speed * scale, 1.0))


def table_key(state: LabState, aiming: Aiming) -> tuple[object, ...]:
    """Whatever a table depends on."""
    rest = tuple(state.table.rest.items())
    return state.board, rest, state.table.next_token, state.thrower, state.aim.x, state.seed, aiming.worth


def tables(state: LabState, aiming: Aiming) -> Iterator[ReleaseTable]:
    """Growing tables of the next token from where it waits, for every skill of the slider."""
    from lab import Aims, release_tables
    from lab.chance.aims import usual_angles, usual_speeds
    from lab.chance.worth import worth_by_name

    token, rest = state.table.next_token or "slid", dict(state.table.rest)
    aims = Aims.over(
        usual_angles(state.board, state.aim.x), usual_speeds(state.board, token, bool(rest)), SHAPE
    )
    hands = [hand_of(state, replace(aiming, scale=scale)) for scale in SCALES]
    yield from release_tables(
        state.board,
        state.thrower,
        aims,
        state.aim.x,
        rest,
        worth_by_name(aiming.worth, state.thrower),
        hands=hands,
        slides=SLIDES[aiming.worth],
        seed=state.seed,
        token=token,
    )


def answers(found: AimMap, check: int) -> Iterator[Answer]:
    """The best aim by `check` fresh slides, then with the aim straight at the dearest space beside it."""
    from lab import landing_map, worth_parts
    from lab.rules.aiming import straight_aim

    table, (aim, _) = found.table, found.peak

    def slides(aim: Aim, n: int, seed: int) -> tuple[Mean, tuple[WorthPart, ...]]:
        landing = landing_map(
            table.board, found.thrower, aim, n, seed, table.resting, token=table.token, tokens=table.tokens
        )
        return worth_parts(landing, table.worth)

    mean, parts = slides(aim, check, table.seed + 1)
    answer = Answer(found, aim, mean, parts)
    yield answer
    priced = [s for s in table.board.spaces if s.kind == "property" and s.value > 0]
    if priced:
        dearest = max(priced, key=lambda space: space.value)
        x0, y0, x1, y1 = dearest.box
        there = straight_aim(table.board, (x0 + x1) / 2, (y0 + y1) / 2, token=table.token)
        worth, ends = slides(there, check // 2, table.seed + 2)
        chance = {part.outcome: part.chance.p for part in ends}
        straight = there, worth.mean, chance.get(dearest.id, 0.0), chance.get("off", 0.0)
        yield replace(answer, dearest=dearest.id, straight=straight)


def curve(table: ReleaseTable, state: LabState, aiming: Aiming) -> tuple[Point, ...]:
    """The best worth over the slider's skills, by fresh slides as an answer has it, and what each best aim is about."""
    from lab import AimMap, landing_map, worth_parts

    points, n = [], max(round(_TOLD * CHECK[aiming.worth]), 2)
    for scale in _CURVE:
        found = AimMap.of(table, hand_of(state, replace(aiming, scale=scale)))
        aim, _ = found.peak
        landing = landing_map(
            table.board,
            found.thrower,
            aim,
            n,
            table.seed + 1,
            table.resting,
            token=table.token,
            tokens=table.tokens,
        )
        points.append(_point(scale, aim, *worth_parts(landing, table.worth)))
    return tuple(points)


def _point(scale: float, aim: Aim, mean: Mean, parts: Sequence[WorthPart]) -> Point:
    return Point(scale, aim, mean.mean, parts[0].name if parts[0].gives > 0 else "")


def with_answer(points: Sequence[Point], scale: float, answer: Answer) -> tuple[Point, ...]:
    """The curve through the answer at its skill: one aim is worth one number."""
    others = [point for point in points if abs(point.scale / scale - 1) > 1e-3]
    here = _point(scale, answer.aim, answer.mean, answer.parts)
    return tuple(sorted((*others, here), key=lambda point: point.scale))


class AimWork(QObject):
    """Keeps map, answer and curve in step with the document while `switch`ed on.

    changed: any of them is another, or stale. map_fresh, answer_fresh: whether they belong to the document.
    refusal: why there is no map. seconds: what the table took; map_seconds: what the last skill took.
    stopped: some of the work was stopped before it was done; `again` goes on.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._document = desk, desk.document
        self.on = False
        self.map: AimMap | None = None
        self.answer: Answer | None = None
        self.curve: tuple[Point, ...] = ()
        self.map_fresh = self.answer_fresh = self.whole = self.stopped = False
        self.refusal, self.seconds, self.map_seconds = "", 0.0, 0.0
        self._key: tuple[object, ...] | None = None
        self._hand: Thrower | None = None
        self._soon = one_shot(self, SOON_MS, self._look)
        self._later = one_shot(self, ANSWER_MS, self._ask_answer)
        desk.document.changed.connect(self._document_changed)

    @property
    def aiming(self) -> Aiming:
        """The dock's part of the document."""
        found: Aiming = self._document.part("aiming")
        return found

    @property
    def own(self) -> tuple[Thrower, Aim] | None:
        """The thrower as it is, and the best aim for that, once the curve is there."""
        aim = next((point.aim for point in self.curve if abs(point.scale - 1.0) < 1e-6), None)
        return None if aim is None or self.map is None else (self.map.table.thrower, aim)

    def switch(self, on: bool) -> None:
        """Compute or rest."""
        if on == self.on:
            return
        self.on = on
        if on:
            self._look()
        else:
            for key in ("aim-table", "aim-map", "aim-answer", "aim-curve"):
                self._desk.queue.cancel(key)
            self._soon.stop()
            self._later.stop()
            if not (self.whole and self.answer_fresh):
                self._key = None  # begun anew when shown again

    def again(self) -> None:
        """Ask for what was stopped."""
        if self.on and self.stopped:
            self._look()

    def _document_changed(self, names: frozenset[str]) -> None:
        if self.on and names & RELEVANT:
            self._soon.start()

    def _look(self) -> None:
        """Ask for what the present state needs: nothing, a skill's map, or a table."""
        state, aiming = self._document.state, self.aiming
        key, hand = table_key(state, aiming), hand_of(state, aiming)
        if key == self._key and hand == self._hand:
            return
        self._hand = hand
        if self.stopped:
            self.stopped = False
            self.changed.emit()
        if key != self._key:
            self._key = key
            self._ask_table(state, aiming)
        elif self.map is not None and self.whole:
            self._ask_map(self.map.table, hand)
        self._stale()

    def _stale(self) -> None:
        if self.map_fresh or self.answer_fresh:
            self.map_fresh = self.answer_fresh = False
            self.changed.emit()

    def _ask_table(self, state: LabState, aiming: Aiming) -> None:
        queue, self.whole = self._desk.queue, False
        for key in ("aim-map", "aim-answer", "aim-curve"):
            queue.cancel(key)
        self._later.stop()
        token = state.table.next_token
        blocker = self._document.blocker(token, self._document.release_place) if token else None
        if token is None or blocker is not None:
            queue.cancel("aim-table")
            self._refused(
                LabError(
                    tr("All tokens have been slid; clear the table")
                    if token is None
                    else tr(
                        "{blocker} lies where {token} is released; aim from another place",
                        blocker=blocker,
                        token=token,
                    )
                )
            )
            return
        wanted = SLIDES[aiming.worth]

        def steps() -> Iterator[Step]:
            from lab import AimMap

            started = perf_counter()
            for table in tables(state, aiming):
                hand = self._hand or state.thrower  # the slider may have moved meanwhile
                yield Step(min(table.slides / wanted, 0.99), (AimMap.of(table, hand), False, 0.0))
            before = perf_counter()
            found = AimMap.of(table, self._hand or state.thrower)
            found.peak  # noqa: B018 (worked out here, not in the window's thread)
            yield Step(1.0, (found, True, before - started))

        text = tr("Aim map: {n} slides", n=number(wanted))
        queue.submit("aim-table", text, steps, self._table_arrived, self._refused, self._dropped)

    def _table_arrived(self, step: Step) -> None:
        self.map, self.whole, self.seconds = step.value
        self.map_fresh, self.refusal = True, ""
        self.changed.emit()
        if self.whole and self.map is not None:
            if self._hand is not None and self.map.thrower != self._hand:
                self._ask_map(self.map.table, self._hand)
            self._ask_curve(self.map.table)
            self._later.start()

    def _ask_map(self, table: ReleaseTable, hand: Thrower) -> None:
        def steps() -> Iterator[Step]:
            from lab import AimMap

            started = perf_counter()
            found = AimMap.of(table, hand)
            found.peak  # noqa: B018 (worked out here, not in the window's thread)
            yield Step(1.0, (found, perf_counter() - started))

        self._desk.queue.cancel("aim-answer")
        self._desk.queue.submit(
            "aim-map", tr("Aim map"), steps, self._map_arrived, self._refused, self._dropped
        )

    def _map_arrived(self, step: Step) -> None:
        self.map, self.map_seconds = step.value
        self.map_fresh, self.refusal = True, ""
        self.changed.emit()
        self._later.start()

    def _ask_curve(self, table: ReleaseTable) -> None:
        state, aiming = self._document.state, self.aiming

        def steps() -> Iterator[Step]:
            yield Step(1.0, curve(table, state, aiming))

        def arrived(step: Step) -> None:
            self.curve = step.value
            self.changed.emit()

        self._desk.queue.submit(
            "aim-curve", tr("Worth by skill"), steps, arrived, self._refused, self._dropped
        )

    def _ask_answer(self) -> None:
        found = self.map
        if found is None or not (self.on and self.whole):
            return
        check = CHECK[self.aiming.worth]

        def steps() -> Iterator[Step]:
            for i, answer in enumerate(answers(found, check), 1):
                yield Step(i / 2, answer)

        text = tr("Best aim: {n} slides", n=number(check))
        self._desk.queue.submit("aim-answer", text, steps, self._answered, self._refused, self._dropped)

    def _answered(self, step: Step) -> None:
        self.answer, self.answer_fresh = step.value, True
        self.changed.emit()

    def _dropped(self) -> None:
        """All is asked for anew by the next change, or when wanted again."""
        self._later.stop()
        self._key = self._hand = None
        self.stopped = True
        self.changed.emit()

    def _refused(self, error: LabError) -> None:
        self.map_fresh = self.answer_fresh = False
        self.refusal = in_words(error.message)
        self.changed.emit()
