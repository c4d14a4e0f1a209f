"""The referee: keeps the game under way in step with the table, and lets policies play.

The game is a value in the document. A slide that people throw is observed where it comes to rest and goes into
the game in the same undo step; what a policy does is computed in the queue, its slide is shown by the player
exactly, and goes in when it has been seen. While table or board are not as the game left them nothing counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from lab import LabError, RuleError
from lab.play.open_game import OpenGame
from lab.rules.actions import Action, Decision, NextRound, Slide
from lab.rules.printed import OFF, Spot
from ui.document import LabDocument
from ui.language import tr
from ui.parts.game import GamePart
from ui.refusals import refusal
from ui.round_table import alike, table_of
from ui.state import LabState, SlideRecord, Table
from ui.table.player import Player
from ui.timers import one_shot
from ui.workers import ComputeQueue, Step

if TYPE_CHECKING:
    from lab import SlideResult

JOB = "policy"


class Referee(QObject):
    """Holds the game to the rules.

    changed: the game, what it waits for, or whether it goes on by itself. said(sentence): why something did
    not count.
    """

    changed = Signal()
    said = Signal(str)

    def __init__(
        self, document: LabDocument, queue: ComputeQueue, player: Player, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._queue, self._player = document, queue, player
        self.showing = True
        """Whether policies' slides are shown as they move; else the table takes their end at once."""
        self.thinking = False
        self._shown: tuple[OpenGame, OpenGame, str, SlideResult] | None = None
        self._expected: tuple[OpenGame, Table] | None = None
        self._goes_on = one_shot(self, 0, self.go_on)
        document.settlers.append(self._settle)
        document.changed.connect(self._document_changed)
        player.finished.connect(self._seen)
        player.state_changed.connect(self._player_changed)

    # --- reading -------------------------------------------------------------------------------------

    @property
    def game(self) -> OpenGame | None:
        """The game under way, or the round being recorded."""
        part = self._document.part("game")
        assert isinstance(part, GamePart)
        return part.game

    @property
    def waiting(self) -> Decision | None:
        """What the game waits for."""
        return self.game.waiting if self.game is not None else None

    @property
    def table(self) -> Table:
        """The table as the game left it."""
        game = self.game
        assert game is not None
        if self._expected is None or self._expected[0] is not game:
            self._expected = (game, table_of(game.round, game.waiting))
        return self._expected[1]

    @property
    def in_step(self) -> bool:
        """Whether table and board are as the game left them."""
        game, state = self.game, self._document.state
        return game is not None and state.board == game.board and alike(state.table, self.table)

    @property
    def busy(self) -> bool:
        """Whether a policy thinks, or its slide is being shown."""
        return self.thinking or self._shown is not None

    # --- doing ---------------------------------------------------------------------------------------

    def begin(self, game: OpenGame, text: str) -> None:
        """A game, new or opened, with its table and its board."""
        self._give_up()
        self._player.stop()
        self._push(game, text)
        self._go_on_soon()

    def end(self) -> None:
        """Leave the game; the table stays as it is."""
        self._give_up()
        if self.game is not None:
            self._document.set_part("game", GamePart(), tr("End the game"))

    def restore(self) -> None:
        """Table and board as the game left them."""
        game = self.game
        if game is not None and not self.in_step:
            self._player.stop()
            self._push(game, tr("Put the table as the game has it"))

    def act(self, action: Action) -> None:
        """What somebody at the table decided, or the next round; a refusal is said."""
        game = self.game
        if game is None or self.busy or self._player.moving:
            return
        if not self.in_step:
            self.said.emit(tr("First put the table as the game has it."))
            return
        try:
            after = game.act(action)
        except RuleError as error:
            self.said.emit(refusal(error, self._document.board))
            return
        self._push(after, tr("Next round") if isinstance(action, NextRound) else tr("Decide"))
        self._go_on_soon()

    def take_back(self) -> None:
        """K6: the last slide was a foul; it is taken back and slid again."""
        game = self.game
        if game is None or self.busy or self._player.moving:
            return
        before = game.without_last_slide()
        if before is None:
            self.said.emit(tr("Something was decided since the last slide, so it stands: undo instead."))
        else:
            self._push(before, tr("Foul: slide again"))

    def go_on(self) -> None:
        """Let the policy whose turn it is play, and those after it, until somebody at the table is asked."""
        game = self.game
        if game is None or game.waiting is None or game.by_person or self.busy:
            return
        if self._player.moving or not self.in_step:
            return

        def steps() -> Iterator[Step]:
            action = game.answer()
            result = game.motion(action) if isinstance(action, Slide) else None
            yield Step(1.0, (game, game.act(action), _named(action), result))

        self.thinking = True
        text = tr("A policy plays")
        self._queue.submit(JOB, text, steps, self._answered, self._refused, self._dropped)
        self.changed.emit()

    # --- inside: policies ------------------------------------------------------------------------------

    def _go_on_soon(self) -> None:
        self._goes_on.start()

    def _answered(self, step: Step) -> None:
        self.thinking = False
        game: OpenGame = step.value[0]
        _, after, text, result = step.value
        if game is not self.game or self._player.moving or not self.in_step:
            self.changed.emit()
        elif result is not None and self.showing:
            self._shown = (game, after, text, result)
            self._player.play(result)
        else:
            self._push(after, text)
            self._go_on_soon()

    def _seen(self, result: SlideResult) -> None:
        """The player has shown a slide to its end."""
        if self._shown is None or result is not self._shown[3]:
            return
        game, after, text, _ = self._shown
        self._shown = None
        if game is self.game and self.in_step:
            self._push(after, text)
            self._go_on_soon()
        else:
            self.changed.emit()

    def _player_changed(self) -> None:
        """A slide that was being shown was given up: it never happened."""
        if self._shown is not None and not self._player.moving:
            self._shown = None
            self.changed.emit()

    def _dropped(self) -> None:
        """The game waits until it is told to go on."""
        self.thinking = False
        self.changed.emit()

    def _refused(self, error: LabError) -> None:
        self.thinking = False
        self.said.emit(refusal(error, self._document.board))
        self.changed.emit()

    def _give_up(self) -> None:
        self._goes_on.stop()
        if self.thinking:
            self.thinking = False
            self._queue.cancel(JOB)
        if self._shown is not None:
            self._shown = None
            self._player.stop()

    # --- inside: the document --------------------------------------------------------------------------

    def _push(self, game: OpenGame, text: str) -> None:
        """The game with its table, and its board where that is another one, in one undo step."""
        document, part = self._document, self._document.part("game")
        table = table_of(game.round, game.waiting)
        self._expected = (game, table)
        known = (part.ground,) if part.ground is not None else ()
        ground = document.ground_of(game.board, *known)
        document.put_round(ground, table, {"game": GamePart(game, ground)}, text)

    def _settle(self, _before: LabState, after: LabState) -> LabState | None:
        """A slide from the live table: with what the rules make of it; None where it does not count.

        On a table that is not as the game left it slides are free.
        """
        game, record = self.game, after.last_slide
        if game is None or record is None or game.over or not self.in_step:
            return after
        waiting = game.waiting
        assert waiting is not None
        if waiting.kind != "slide" or not game.by_person:
            self.said.emit(tr("No slide is due now, so {token} is put back.", token=record.token))
            return None
        try:
            settled = game.act(Slide(record.token, record.release, rest=_observed(record, after.table)))
        except RuleError as error:
            self.said.emit(refusal(error, self._document.board))
            return None
        table = table_of(settled.round, settled.waiting)
        self._expected = (settled, table)
        self._go_on_soon()
        part = replace(self._document.part("game"), game=settled)
        parts = MappingProxyType({**after.parts, "game": part})
        return replace(after, table=table, parts=parts)

    def _document_changed(self, names: frozenset[str]) -> None:
        if not names & {"game", "table", "board"}:
            return
        if self.thinking and "game" in names:
            self._give_up()
        self.changed.emit()


def _observed(record: SlideRecord, table: Table) -> dict[str, Spot]:
    """Where every token that moved came to rest, the slid one first."""
    moved = (record.token, *(token for token, _ in record.moved))
    return {token: table.rest.get(token, OFF) for token in moved}


def _named(action: Action) -> str:
    """What Edit > Undo says of a policy's action."""
    return tr("Slide {token}", token=action.token) if isinstance(action, Slide) else tr("Decide")
