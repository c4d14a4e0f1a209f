"""The ghost of the next slide: worked out when the table is idle, anew whenever something has changed.

On a board where paths are straight that takes some milliseconds and is done at once, so that the ghost goes with
the pointer. Where paths may curve it can take seconds: there it is asked of the queue, path and places first.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from lab import Aim, LabError
from lab.chance.ghost import Ghost, ghost, ghosts
from lab.motion.solver import may_curve
from ui.document import LabDocument
from ui.language import tr
from ui.places import Places
from ui.table.gestures import Gestures
from ui.table.player import Player
from ui.timers import one_shot
from ui.workers import ComputeQueue, Step

SOON_MS = 10
RELEVANT = frozenset({"board", "table", "aim", "thrower", "scatter", "seed"})
JOB = "ghost"
SLIDES, PART = 256, 32
"""Slides for the band, and those between two looks at whether another ghost is wanted."""


class Foresight(QObject):
    """on: whether the ghost is wanted. found: it, None where nothing waits or nothing can be said. fresh: whether it
    is of the throw as it is aimed now; the one before it stays meanwhile, as long as the same token waits.

    changed: another one, or the same one gone stale. Until the solver that the board needs is loaded there is none.
    """

    changed = Signal()

    def __init__(
        self,
        document: LabDocument,
        player: Player,
        places: Places,
        gestures: Gestures,
        queue: ComputeQueue,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document, self._player, self._places, self._gestures = document, player, places, gestures
        self._queue = queue
        self.on = True
        self.found: Ghost | None = None
        self.fresh = False
        self._asked: object = None
        self._latest: object = None
        self._of = ""
        self._due = self._again = False
        self.soon = one_shot(self, SOON_MS, self.work_out)
        """Runs out when the ghost is to be worked out."""

    def ask(self) -> None:
        """Something may have changed: the ghost is worked out soon."""
        if not self.soon.isActive():
            self.soon.start()

    def work_out(self) -> None:
        """The ghost of the throw as it is aimed now, by the pull or by the document: at once, or asked of the queue."""
        state, gestures = self._document.state, self._gestures
        token, aim = state.table.next_token, state.aim
        pull = gestures.pull
        idle = not self._player.moving and not self._player.looking_back
        held = gestures.held and (pull is None or pull.shot is None or pull.token != token)
        if not self.on or token is None or not idle or held or not self._places.solves(state.board):
            self._asked = None
            self._now(None)
            return
        if pull is not None and pull.shot is not None:
            aim = Aim(pull.place[0], pull.shot.angle, pull.shot.speed)
        hand = state.thrower if state.scatter and pull is None else None
        asked = self._latest = (state.board, state.table, aim, hand, state.seed)
        if asked == self._asked:  # also where it was another meanwhile, for which there was no time
            self._again = False
            if self.found is not None and not (self.fresh or self._due):
                self._show(self.found)
            return
        if self._due and token == self._of and may_curve(state.board):
            self._again = True  # the one on its way is let arrive: a hand that never rests would see none
            return
        self._asked = asked
        if token != self._of:
            self.found, self._of = None, token
        board, rest, seed = state.board, dict(state.table.rest), state.seed
        if not may_curve(board):
            try:
                self._now(ghost(board, aim, hand, rest, token=token, seed=seed))
            except LabError:  # another token lies where it is released: the throw itself says so
                self._now(None)
            return

        def steps() -> Iterator[Step]:
            growing = ghosts(board, aim, hand, rest, token=token, n=SLIDES, seed=seed, part=PART)
            for number, found in enumerate(growing):
                yield Step((1 + number) / (1 + SLIDES // PART), found)

        self._due, self.fresh = True, False
        self.changed.emit()
        self._queue.submit(JOB, tr("Predicted path"), steps, self._arrived, self._refused, self._dropped)

    def _now(self, found: Ghost | None) -> None:
        """What the queue works on is not waited for any more."""
        self._queue.cancel(JOB)
        self._due = self._again = False
        self._show(found)

    def _show(self, found: Ghost | None) -> None:
        self.found, self.fresh = found, found is not None and not self._again
        self.changed.emit()
        if self._again:
            self._again = False
            self.soon.start()

    def _arrived(self, step: Step) -> None:
        self._due = False
        self._show(step.value)

    def _refused(self, _error: LabError) -> None:
        """Another token lies where it is released: the throw itself says so."""
        self._due = False
        self._show(None)

    def _dropped(self) -> None:
        """Worked out when the throw has changed, or the ghost is switched on again."""
        self._asked = self._latest
        self._now(None)
