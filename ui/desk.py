"""Desk: what every view is given. The document, and what works on it: queue, player, landing watch, places,
the referee of the game, the replay of a round.

Views never call each other. What they want of the window they say here, and the window does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from lab import LabError
from ui.board_draft import BoardDraft
from ui.document import LabDocument
from ui.landing import LandingWatch
from ui.language import tr
from ui.numbers import number
from ui.places import Places
from ui.referee import Referee
from ui.replays import ReplayWatch
from ui.table.player import Player
from ui.theme import Theme, Themes
from ui.workers import ComputeQueue, Step, nothing_waits


class Desk(QObject):
    """One window's document with its helpers.

    said(sentence): for the status line, some seconds. told(doing, sentence): what went wrong, in the box over the
    table until it is closed. mended(doing): what was told of it is no longer so. throwing(): throw the waiting token
    as aimed. landing(on): show the landing layer. wanted(dock): bring a dock to the front, by its name in `ui.docks`.
    opening(paths): open files. closing(): the window goes, nothing of it may wait for anybody any more.
    """

    said = Signal(str)
    told = Signal(str, str)
    mended = Signal(str)
    throwing = Signal()
    landing = Signal(bool)
    wanted = Signal(str)
    opening = Signal(list)
    closing = Signal()

    def __init__(self, document: LabDocument, themes: Themes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document, self.themes = document, themes
        document.setParent(self)
        self.queue = ComputeQueue(self)
        self.places = Places(self)
        self.player = Player(document, self)
        self.watch = LandingWatch(document, self.queue, self)
        self.referee = Referee(document, self.queue, self.player, self)
        self.replays = ReplayWatch(document, self.queue, self.player, self)
        self.referee.said.connect(partial(self.fail, "game"))
        self.replays.refused.connect(partial(self.fail, "replay"))
        document.changed.connect(self._went_on)
        document.refused.connect(self._refused)
        self._coming: set[str] = set()
        document.leaving.connect(self._leave)
        self.draft = BoardDraft(document, self)
        self.draft.said.connect(self.said)

    @property
    def theme(self) -> Theme:
        """The theme that is shown now."""
        return self.themes.current

    def fail(self, doing: str, sentence: str) -> None:
        """Tell that something went wrong; the next `succeed` of the same takes it back, and the next `fail` of the same
        takes its place.

        doing: "save", "open", … or what of the document it is about: a change of that takes it back too.
        """
        self.told.emit(doing, sentence)

    def succeed(self, doing: str) -> None:
        """Something went well: what was told of it before is no longer so."""
        self.mended.emit(doing)

    def _refused(self, key: str, sentence: str) -> None:
        if key == "board":
            self.fail(key, sentence)

    def _went_on(self, names: frozenset[str]) -> None:
        for name in names:
            self.succeed(name)

    def bring(
        self,
        key: str,
        text: str,
        steps: Callable[[], Iterator[Step]],
        on_step: Callable[[Step], None],
        on_refusal: Callable[[LabError], None],
    ) -> None:
        """Queue work that brings something into the document (see `ComputeQueue.submit`): the session for which it was
        asked, and no other. It is taken back, untold, when another begins.
        """
        self._coming.add(key)
        self.queue.submit(key, text, steps, on_step, on_refusal, nothing_waits)

    def _leave(self) -> None:
        for key in self._coming:
            self.queue.cancel(key)
        self._coming.clear()

    def told_of_round(self) -> tuple[str, str] | None:
        """That the table tells of a round, and how far it is told; None where a game goes on there or none does."""
        replays, referee = self.replays, self.referee
        scored, game = replays.scored, referee.game
        if scored is None or not replays.in_step:
            return None
        if game is not None and game.waiting is not None and not game.round.over and referee.in_step:
            return None
        at, many = number(replays.part.at), number(len(scored.replay))
        return tr("Replay"), tr("{at} of {many}", at=at, many=many)

    def open(self, *paths: Path) -> None:
        """Ask the window to open files, each by what it holds."""
        self.opening.emit(list(paths))

    def close(self) -> None:
        """Stop what runs and wait until nothing does."""
        self.closing.emit()
        self.player.stop()
        self.queue.close()
        self.document.close()
