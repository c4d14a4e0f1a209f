"""Keeps the landing map in step with the document: a preview at once, then all slides, in the background.

While the layer is on, every change of board, resting tokens, aim, thrower, count or seed asks for a new map;
the old one stays and is marked stale when the new one takes longer than a moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from lab import LabError
from ui.document import LabDocument
from ui.lab_words import in_words
from ui.language import tr
from ui.numbers import number, speed
from ui.parameters import LAW_NAMES, counts
from ui.state import LabState
from ui.timers import one_shot
from ui.workers import ComputeQueue, Step

if TYPE_CHECKING:
    from lab import LandingMap

PREVIEW = 2_000
SETTLE_MS = 60
"""Without a change for so long, all slides are asked for; while things change, previews alone are."""

STALE_MS = 150
SOME = 0.005
"""Half a per cent: one in whole numbers."""
RELEVANT = frozenset({"board", "table", "aim", "thrower", "n", "seed"})


@dataclass(frozen=True, eq=False)
class Landing:
    """A landing map ready to be drawn.

    density (nx, ny): % of slides per cm^2, x to the right, y up the board. full: of it, where it is hottest. along
    (ny,): % of slides per cm, between the edges (ny + 1) in m. median: of the places up the board (m), None when
    nothing rests on it. wanted: slides asked for (the map holds fewer while it is a preview). seconds: what it took.
    """

    map: LandingMap
    density: NDArray[np.float64]
    full: float
    along: NDArray[np.float64]
    edges: NDArray[np.float64]
    median: float | None
    wanted: int
    seconds: float

    @property
    def whole(self) -> bool:
        """All the slides asked for are in."""
        return self.map.n >= self.wanted

    @property
    def some_left(self) -> bool:
        """So many slides left the board that what is told of the others is not of all: `SOME` of them at least."""
        return self.map.off.p >= SOME

    def count_text(self) -> str:
        """ "100 000 slides", or how many of them a preview holds."""
        if self.whole:
            return tr("{n} slides", n=number(self.map.n))
        return tr("{n} of {all} slides", n=number(self.map.n), all=number(self.wanted))

    def was_for(self) -> str:
        """What a stale map was for: "for μ 0.080, 0.98 m/s"."""
        board = self.map.board
        if counts(board, "mu"):
            return tr("for μ {mu}, {speed}", mu=number(board.surface.mu, 3), speed=speed(self.map.aim.speed))
        law = tr(LAW_NAMES[board.surface.law])
        return tr("for {law}, {speed}", law=law, speed=speed(self.map.aim.speed))


def landings(state: LabState, *, preview: bool) -> Iterator[Landing]:
    """Landing maps of the next token, into the tokens at rest: a preview at once, or those that grow to all slides.

    Where few slides are asked for, the preview is the whole.
    """
    from lab import landing_maps
    from lab.chance import full_heat

    started = perf_counter()
    for found in landing_maps(
        state.board,
        state.thrower,
        state.aim,
        state.n,
        state.seed,
        resting=dict(state.table.rest),
        token=state.table.next_token or "slid",
        first=PREVIEW if preview else 0,
    ):
        density = found.density()[0] / 100
        along, edges = found.along()
        places = found.rest[found.on_board, 1]
        yield Landing(
            map=found,
            density=density,
            full=full_heat(density),
            along=along,
            edges=edges,
            median=float(np.median(places)) if len(places) else None,
            wanted=state.n,
            seconds=perf_counter() - started,
        )
        if preview:
            return


class LandingWatch(QObject):
    """Whether the landing layer is on, and the map that belongs to the document.

    changed: another map, or the same one gone stale, or the layer switched. refusal: why there is no map. stopped:
    the work for it was stopped before all slides were in; `again` goes on.
    """

    changed = Signal()

    def __init__(self, document: LabDocument, queue: ComputeQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._queue = queue
        self.on = False
        self.current: Landing | None = None
        self.fresh = False
        self.refusal = ""
        self.stopped = False
        self._flying = self._again = False
        self._soon = one_shot(self, 0, self._ask)
        self._settle = one_shot(self, SETTLE_MS, self._ask_whole)
        self._late = one_shot(self, STALE_MS, self._mark_stale)
        document.changed.connect(self._document_changed)

    @property
    def settling(self) -> bool:
        """More slides are about to be asked for."""
        return self._soon.isActive() or self._settle.isActive()

    def switch(self, on: bool) -> None:
        """Show the layer or not."""
        if on == self.on:
            return
        self.on = on
        if on:
            self._ask()
        else:
            self._queue.cancel("landing")
            for timer in (self._soon, self._settle, self._late):
                timer.stop()
            self._flying = self._again = self.stopped = False
            self.current, self.fresh, self.refusal = None, False, ""
        self.changed.emit()

    def again(self) -> None:
        """Ask for what was stopped."""
        if self.on and self.stopped:
            self._ask()

    def _document_changed(self, names: frozenset[str]) -> None:
        if self.on and names & RELEVANT:
            self._settle.stop()
            if self._flying:  # a preview on its way is let arrive: a slider that never rests would see none
                self._again = True
            else:
                self._soon.start()
            if not self._late.isActive():
                self._late.start()

    def _ask(self) -> None:
        """A preview of the present state."""
        token = self._document.table.next_token
        blocker = self._document.blocker(token, self._document.release_place) if token else None
        if blocker is not None:
            self._queue.cancel("landing")
            self._refused(
                LabError(
                    tr(
                        "{blocker} lies where {token} is released; aim from another place",
                        blocker=blocker,
                        token=token,
                    )
                )
            )
            return
        self._flying, self._again = True, False
        self._submit(preview=True)

    def _ask_whole(self) -> None:
        """All slides of the present state, which has not changed for a while."""
        self._submit(preview=False)

    def _submit(self, *, preview: bool) -> None:
        state = self._document.state
        if self.stopped:
            self.stopped = False
            self.changed.emit()

        def steps() -> Iterator[Step]:
            for landing in landings(state, preview=preview):
                yield Step(landing.map.n / state.n, landing)

        text = tr("Landing map: {n} slides", n=number(state.n))
        self._queue.submit("landing", text, steps, self._arrived, self._refused, self._dropped)

    def _arrived(self, step: Step) -> None:
        flown, self._flying = self._flying, False
        self._late.stop()
        self.current, self.fresh, self.refusal = step.value, True, ""
        if self._again:
            self._again = False
            self._soon.start()
            self._late.start()
        elif flown and not step.value.whole:
            self._settle.start()
        self.changed.emit()

    def _refused(self, error: LabError) -> None:
        again, self._flying, self._again = self._again, False, False
        if again:  # what was refused is not the present state
            self._soon.start()
        self._late.stop()
        self.fresh, self.refusal = False, in_words(error.message)
        self.changed.emit()

    def _dropped(self) -> None:
        """A preview is not of the present state any more; of all slides what came so far is."""
        self.fresh = self.fresh and not self._flying
        self._flying = self._again = False
        self._late.stop()
        self.stopped = True
        self.changed.emit()

    def _mark_stale(self) -> None:
        if self._again:  # the preview waits behind other work
            self._flying = self._again = False
            self._soon.start()
        if self.fresh:
            self.fresh = False
            self.changed.emit()
