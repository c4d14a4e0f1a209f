"""The ghost of the next slide: worked out when the table is idle, anew whenever something has changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from lab import Aim, LabError
from lab.chance.ghost import Ghost, ghost
from ui.document import LabDocument
from ui.places import Places
from ui.table.gestures import Gestures
from ui.table.player import Player

SOON_MS = 10
RELEVANT = frozenset({"board", "table", "aim", "thrower", "scatter", "seed"})


class Foresight(QObject):
    """on: whether the ghost is wanted. found: it, None where nothing waits or nothing can be said.

    It takes some two milliseconds, so it is worked out at once, soon after the last change; until the solver
    that the board needs is loaded there is none.
    """

    def __init__(
        self, document: LabDocument, player: Player, places: Places, gestures: Gestures, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._player, self._places, self._gestures = document, player, places, gestures
        self.on = True
        self.found: Ghost | None = None
        self._asked: object = None
        self.soon = QTimer(self)
        """Runs out when the ghost is to be worked out."""
        self.soon.setSingleShot(True)
        self.soon.setInterval(SOON_MS)

    def ask(self) -> None:
        """Something may have changed: the ghost is worked out soon."""
        if not self.soon.isActive():
            self.soon.start()

    def work_out(self) -> None:
        """The ghost of the throw as it is aimed now, by the pull or by the document."""
        state, gestures = self._document.state, self._gestures
        token, aim = state.table.next_token, state.aim
        pull = gestures.pull
        idle = not self._player.moving and not self._player.looking_back
        held = gestures.held and (pull is None or pull.shot is None or pull.token != token)
        if not self.on or token is None or not idle or held or not self._places.solves(state.board):
            self.found, self._asked = None, None
            return
        if pull is not None and pull.shot is not None:
            aim = Aim(pull.place[0], pull.shot.angle, pull.shot.speed)
        hand = state.thrower if state.scatter and pull is None else None
        asked = (state.board, state.table, aim, hand, state.seed)
        if asked == self._asked:
            return
        self._asked = asked
        try:
            self.found = ghost(state.board, aim, hand, dict(state.table.rest), token=token, seed=state.seed)
        except LabError:  # another token lies where it is released: the throw itself says so
            self.found = None
