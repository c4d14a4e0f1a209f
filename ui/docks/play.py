"""The Play dock: a whole game at one screen, people and policies by turns (K1 to K22)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from lab.play.open_game import OpenGame, open_game
from lab.rules.actions import Slide
from ui.desk import Desk
from ui.docks.panel import Panel, TallScroll, label, wrapped
from ui.docks.play_ask import AskPanel
from ui.docks.play_form import PlayForm
from ui.docks.play_sides import SidesView, seat_words
from ui.fields import set_role
from ui.language import tr
from ui.ledger_words import sides_named
from ui.numbers import number
from ui.refusals import file_refused
from ui.round_files import ask_source, ask_target, read_document, write_document
from ui.saving import save
from ui.sides import side_name
from ui.theme import Theme
from ui.workers import Step


class PlayDock(Panel):
    """Begins a game, shows who holds what, asks what is to be decided, lets policies play."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Play"), "play")

    def fill(self) -> None:
        self.form = PlayForm()
        self.form.begun.connect(lambda game: self.desk.referee.begin(game, tr("Begin a game")))
        self.form.opening.connect(self._choose_file)
        self.sides = SidesView()
        self.ask = AskPanel()
        self.head = label("", "section")
        self.said = wrapped("", "secondary")
        self.said.setContentsMargins(12, 6, 12, 2)
        self.go_on = QPushButton()
        self.go_on.setProperty("accent", True)
        self.restore = QPushButton(tr("Put the table as the game has it"))
        self.foul = QPushButton(tr("Foul, slide again"))
        self.foul.setToolTip(tr("K6: the last slide is taken back; nothing else changes"))
        self.keep = QPushButton(tr("To the replay"))
        self.keep.setToolTip(tr("Tell the last round step by step in the Replay panel"))
        self.save = QPushButton(tr("Save…"))
        self.end = QPushButton(tr("End the game"))
        self.showing = QCheckBox(tr("Show policies' slides"))
        self.showing.setChecked(True)
        self.showing.setToolTip(tr("Off: the table takes the end of each slide at once"))
        self._stack = QStackedWidget()
        self._stack.addWidget(_scrolled(self.form))
        self._stack.addWidget(_scrolled(self._game_view()))
        self.column.addWidget(self._stack)
        referee = self.desk.referee
        self.ask.answered.connect(referee.act)
        self.ask.chosen.connect(self.desk.document.choose_next)
        self.go_on.clicked.connect(referee.go_on)
        self.restore.clicked.connect(referee.restore)
        self.foul.clicked.connect(referee.take_back)
        self.keep.clicked.connect(self._keep)
        self.save.clicked.connect(self._choose_target)
        self.end.clicked.connect(self._end)
        self.showing.toggled.connect(self._set_showing)
        for done in (
            self.ask.answered, self.ask.chosen, self.form.begun, self.go_on.clicked, self.restore.clicked,
            self.foul.clicked, self.end.clicked,
        ):  # fmt: skip
            done.connect(self.catch_up)  # so that a second click meets what is asked then
        referee.changed.connect(self.draw_soon)
        self.desk.player.state_changed.connect(self.draw_soon)
        self.desk.document.changed.connect(self._document_changed)

    def _game_view(self) -> QWidget:
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.sides)
        column.addWidget(self.said)
        column.addWidget(self.ask)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 4, 12, 8)
        inner.setSpacing(6)
        inner.addWidget(self.go_on)
        inner.addWidget(self.restore)
        inner.addWidget(self.foul)
        inner.addWidget(self.showing)
        column.addLayout(inner)
        column.addStretch(1)
        last = QHBoxLayout()
        last.setContentsMargins(12, 4, 12, 10)
        last.setSpacing(6)
        for button in (self.keep, self.save):
            last.addWidget(button)
        last.addStretch(1)
        column.addLayout(last)
        ending = QHBoxLayout()
        ending.setContentsMargins(12, 0, 12, 10)
        ending.addWidget(self.end)
        ending.addStretch(1)
        column.addLayout(ending)
        return view

    def restyle(self, theme: Theme) -> None:
        """Marks in another theme."""
        self.form.restyle(theme)
        self.draw_now()

    def open_files(self, paths: list[Path]) -> None:
        """Open a saved game, computed in the queue."""
        path = paths[-1]
        base = self.desk.document.state.base

        def steps() -> Iterator[Step]:
            document = read_document(path)
            yield Step(1.0, open_game(document, base if document.get("board") == base.name else None))

        self.desk.bring(
            "open-game",
            tr("Opening the game"),
            steps,
            lambda step: self.desk.referee.begin(step.value, tr("Open game")),
            lambda error: self.desk.fail("game", file_refused(path, error, base)),
        )

    def save_to(self, path: Path) -> None:
        """Write the game, or the round that is recorded; what is wrong is told."""
        game = self.desk.referee.game
        if game is not None:
            document = game.records[0] if game.single else game.document
            save(self.desk, path, lambda: write_document(path, document))

    # --- inside --------------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        if (path := ask_source(self, tr("Open a saved game"))) is not None:
            self.desk.open(path)

    def _choose_target(self) -> None:
        if (path := ask_target(self, tr("Save the game"), "game.json")) is not None:
            self.save_to(path)

    def _set_showing(self, on: bool) -> None:
        self.desk.referee.showing = on

    def _end(self) -> None:
        self.desk.referee.end()

    def _keep(self) -> None:
        game = self.desk.referee.game
        if game is None:
            return
        records = game.records
        whole = records[:-1] if not game.round.over and len(records) > 1 else records
        self.desk.replays.open(whole[-1], tr("Round {number}", number=len(whole)))
        self.desk.wanted.emit("replay")

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"game", "table", "board", "base", "hand"}:
            self.draw_soon()

    def draw(self) -> None:
        """The game, or the form that begins one."""
        game = self.desk.referee.game
        self.form.board = self.desk.document.board
        self._stack.setCurrentIndex(0 if game is None else 1)
        if game is not None:
            self._show_game(game)

    def _show_game(self, game: OpenGame) -> None:
        referee, theme, document = self.desk.referee, self.desk.theme, self.desk.document
        waiting, moving = game.waiting, self.desk.player.moving
        in_step = referee.in_step
        at = tr("Round {number} of {many}", number=number(len(game.rounds)), many=number(game.many))
        self.head.setText(tr("A round is being recorded") if game.single else at)
        ready = document.table.next_token
        self.sides.show_game(game, ready if waiting is not None and waiting.kind == "slide" else None, theme)
        asks = waiting is not None and game.by_person and in_step and not moving and not referee.busy
        fee = game.state.options.jail_fee
        pushes = document.part("hand").way == "push"
        self.ask.ask(waiting if asks else None, game.board, fee, ready, theme, pushes=pushes)
        _loud(self.said, waiting is None and not game.single)
        self.said.setText(self._sentence(game, in_step=in_step, asks=asks))
        self.said.setVisible(bool(self.said.text()))
        policy = waiting is not None and not game.by_person
        self.go_on.setVisible(policy and in_step and not referee.busy)
        if policy and waiting is not None and waiting.side is not None:
            self.go_on.setText(tr("Let {side} play", side=side_name(waiting.side)))
        self.go_on.setEnabled(not moving)
        self.restore.setVisible(not in_step and not moving)
        last = game.actions[-1][-1][1] if game.actions[-1] else None
        seen = isinstance(last, Slide) and last.rest is not None
        self.foul.setVisible(in_step and seen)
        self.foul.setEnabled(not moving and not referee.busy)
        self.showing.setVisible(any(seat.policy != "person" for seat in game.seats.values()))
        self.keep.setEnabled(bool(game.actions[-1] or game.state.finished))

    def _sentence(self, game: OpenGame, *, in_step: bool, asks: bool) -> str:
        waiting = game.waiting
        if waiting is None:
            return self._standings(game)
        if not in_step:
            return tr("Table or board are not as the game left them: nothing counts until they are.")
        if self.desk.player.moving and not self.desk.referee.busy:
            return tr("Wait until all tokens lie still.")
        if asks or waiting.side is None:
            return ""
        who = seat_words(game.seats[waiting.side])
        return tr("{side} is to move ({who}).", side=side_name(waiting.side), who=who)

    def _standings(self, game: OpenGame) -> str:
        """The end: who holds how much, most cash first (K4)."""
        if game.single:
            return tr("The round is over. Tell it step by step in the Replay panel, or save it.")
        cash = game.state.cash
        ranked = sorted(cash, key=lambda side: -cash[side])
        winners = game.state.winners
        if len(winners) == 1:
            won = tr("{side} wins with most cash (K4).", side=side_name(winners[0]))
        else:
            won = tr("{sides} share the win (K4).", sides=sides_named(winners))
        places = "\n".join(
            f"{number(1 + sum(other > cash[side] for other in cash.values()))}.  "
            f"{side_name(side)}  {number(cash[side])}"
            for side in ranked
        )
        return f"{won}\n{places}"


def _loud(said: QLabel, loud: bool) -> None:
    """Who has won is no remark: large and plain."""
    set_role(said, "role", "headline" if loud else "secondary")


def _scrolled(body: QWidget) -> QScrollArea:
    area = TallScroll()
    body.setObjectName("scrolled")
    area.setWidget(body)
    return area
