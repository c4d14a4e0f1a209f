"""The Replay dock: a round step by step on the table, recorded or opened; what was decided can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from lab import LabError, Release
from lab.ledger import POT
from lab.rules import is_game
from ui.desk import Desk
from ui.docks.panel import Panel, ScrollPage, elided, label, wrapped
from ui.docks.replay_choice import ChoiceRow
from ui.docks.replay_moments import MomentList
from ui.docks.replay_start import RoundStart
from ui.docks.stopped import StoppedLine
from ui.fields import let_go
from ui.focus import Turn
from ui.icons import icon
from ui.lab_words import line
from ui.language import tr
from ui.numbers import number
from ui.refusals import file_refused
from ui.replays import Scored
from ui.round_files import ask_source, ask_target, read_document, write_document
from ui.saving import save
from ui.sides import side_name
from ui.theme import Theme
from ui.workers import Step

SIGNS = {"start": "step-back", "back": "back", "forward": "play", "end": "step"}
"""The icon of each button that goes through the moments."""


class ReplayDock(Panel):
    """Opens or records a round, tells it moment by moment, takes other decisions."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Replay"), "replay")

    def fill(self) -> None:
        self.choices: list[ChoiceRow] = []
        self.stopped = StoppedLine(12)
        self.stopped.again.connect(self.desk.replays.again)
        self.column.addWidget(self.stopped)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty_view())
        self._stack.addWidget(self._round_view())
        self.column.addWidget(self._stack)
        self._whole = True
        buttons = (*self.buttons.values(), self.show_again, self.close_, self.record)
        for done in (*(button.clicked for button in buttons), self.slider.valueChanged):
            done.connect(self.catch_up)  # so that a second click meets what is there then
        self.desk.replays.changed.connect(self._changed)
        self.desk.replays.refused.connect(self._refused)
        self.desk.referee.changed.connect(self._changed)
        self.desk.player.state_changed.connect(self.draw_soon)
        self.desk.document.changed.connect(self._document_changed)

    def _empty_view(self) -> QWidget:
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addStretch(1)
        self._invitation = wrapped("", "secondary")
        self._invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._invitation)
        self.open = QPushButton(tr("Open a round…"))
        self.open.setProperty("accent", True)
        self.open.clicked.connect(self._choose_file)
        self.record = QPushButton(tr("Record a round on the table"))
        self.record.setToolTip(tr("The slides made on the table become a round, where tokens rest as seen"))
        self.record.clicked.connect(self._record)
        for button in (self.open, self.record):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.start = RoundStart()
        column.addWidget(self.start)
        column.addStretch(1)
        return view

    def _round_view(self) -> QWidget:
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.head = label("", "section")
        column.addWidget(self.head)
        column.addLayout(self._steps())
        self.warning = wrapped("", "refusal")
        self.warning.setContentsMargins(12, 2, 12, 2)
        self.show_again = QPushButton(tr("Show the round on the table"))
        again = QHBoxLayout()
        again.setContentsMargins(12, 0, 12, 4)
        again.addWidget(self.show_again)
        again.addStretch(1)
        column.addWidget(self.warning)
        column.addLayout(again)
        self.moments = MomentList()
        self.moments.currentCellChanged.connect(self._picked)
        column.addWidget(self.moments, 1)
        self._deciding = wrapped(tr("Decisions: choose otherwise, the money follows."), "secondary")
        self._deciding.setContentsMargins(12, 4, 12, 0)
        column.addWidget(self._deciding)
        self._page = ScrollPage()  # a moment with many decisions leaves room for the moments
        self._rows = self._page.column
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._here: list[int] = []
        self._page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column.addWidget(self._page)
        self.money = wrapped("", "secondary")
        self.money.setTextFormat(Qt.TextFormat.RichText)
        self.money.setContentsMargins(12, 4, 12, 4)
        column.addWidget(self.money)
        last = QHBoxLayout()
        last.setSpacing(8)
        last.setContentsMargins(12, 2, 12, 8)
        self.save = QPushButton(tr("Save…"))
        self.other = QPushButton(tr("Open…"))
        self.close_ = QPushButton(tr("Close"))
        for button in (self.save, self.other, self.close_):
            last.addWidget(button)
        last.addStretch(1)
        column.addLayout(last)
        self.save.clicked.connect(self._choose_target)
        self.other.clicked.connect(self._choose_file)
        self.close_.clicked.connect(self.desk.replays.close)
        self.show_again.clicked.connect(self.desk.replays.show)
        return view

    def _steps(self) -> QVBoxLayout:
        """Buttons with keys that hold in the whole window while the round is seen."""
        replays = self.desk.replays
        row = QHBoxLayout()
        row.setSpacing(4)
        self.buttons: dict[str, QToolButton] = {}
        for name, what, key in (
            ("start", tr("To the start"), "Alt+Home"),
            ("back", tr("One step back"), "Alt+Left"),
            ("forward", tr("One step on"), "Alt+Right"),
            ("end", tr("To the end: the table as the round left it"), "Alt+End"),
        ):
            button = self.buttons[name] = QToolButton()
            button.setAccessibleName(what)
            button.setToolTip(f"{what} ({key})")
            row.addWidget(button)
            self.key(key, button.click)
        self.play = QPushButton(tr("Play it"))
        self._turn = Turn(self.play, self)
        self.play.setToolTip(
            tr(
                "Show the next slide as it moved, exactly as it was computed; where the record holds no release, only "
                "where its tokens came to rest (Alt+P)"
            )
        )
        self.play.clicked.connect(replays.play)
        self.key("Alt+P", self.play.click)
        row.addWidget(self.play)
        row.addStretch(1)
        self.at = label("", "secondary")
        row.addWidget(self.at)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moment of the round"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(replays.step_to)
        self.buttons["start"].clicked.connect(lambda: replays.step_to(0))
        self.buttons["back"].clicked.connect(lambda: replays.step_to(replays.part.at - 1))
        self.buttons["forward"].clicked.connect(lambda: replays.step_to(replays.part.at + 1))
        self.buttons["end"].clicked.connect(lambda: replays.step_to(self.slider.maximum()))
        column = QVBoxLayout()
        column.setContentsMargins(12, 6, 12, 4)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.slider)
        return column

    def restyle(self, theme: Theme) -> None:
        """Marks in another theme."""
        for name, sign in SIGNS.items():
            self.buttons[name].setIcon(icon(sign, theme))
        self._whole = True
        self.draw_now()

    # --- files and recording -------------------------------------------------------------------------

    def open_files(self, paths: list[Path]) -> None:
        """Open a round; of a game its last one."""
        path = paths[-1]

        def steps() -> Iterator[Step]:
            document = read_document(path)
            if is_game(document) and document.get("rounds"):
                document = document["rounds"][-1]
            yield Step(1.0, document)

        def opened(step: Step) -> None:
            self.desk.replays.open(step.value, path.name)

        text = tr("Opening the round")

        def refused(error: LabError) -> None:
            self.desk.fail("replay", file_refused(path, error))

        self.desk.bring("open-round", text, steps, opened, refused)

    def save_to(self, path: Path) -> None:
        """Write the record as it is now; what is wrong is told."""
        record = self.desk.replays.part.record
        if record is not None:
            save(self.desk, path, lambda: write_document(path, record))

    def _choose_file(self) -> None:
        if (path := ask_source(self, tr("Open a round"))) is not None:
            self.desk.open(path)

    def _choose_target(self) -> None:
        name = self.desk.replays.part.name
        proposed = name if name.endswith(".json") else "round.json"
        if (path := ask_target(self, tr("Save the round"), proposed)) is not None:
            self.save_to(path)

    def _record(self) -> None:
        """Begin to record, or take what is recorded into the replay."""
        referee, document = self.desk.referee, self.desk.document
        game = referee.game
        if game is None:
            try:
                begun = self.start.round(document.board)
            except LabError as error:
                self.desk.fail("game", line(error))
                return
            referee.begin(begun, tr("Record a round"))
            self.start.more.setChecked(False)  # the next round is another
            self.desk.wanted.emit("play")
        elif game.single:
            record: dict[str, Any] = game.records[0]
            referee.end()
            self.desk.replays.open(record, tr("Recorded"))

    # --- showing -------------------------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"replay", "game"} or ("table" in names and self.desk.replays.scored is None):
            self._changed()
        elif "aim" in names:
            self.draw_soon()

    def _changed(self) -> None:
        """Another round, another place in it, or it was scored anew: all of it is drawn next."""
        self._whole = True
        self.draw_soon()

    def _refused(self, sentence: str) -> None:
        """The last good result stays; what was refused is told in the box over the table too."""
        self.catch_up()
        self.warning.setText(sentence)
        self.warning.show()

    def draw(self) -> None:
        """The round at its place; where that is as it was, what goes with the table: buttons, aims to choose."""
        whole, self._whole = self._whole, False
        if whole:
            self._draw_whole()
        else:
            self._show_buttons()
            self._aim_choices()

    def _draw_whole(self) -> None:
        replays = self.desk.replays
        scored, game = replays.scored, self.desk.referee.game
        self.stopped.setVisible(replays.stopped)
        self._stack.setCurrentIndex(1 if scored is not None else 0)
        recording = game is not None and game.single
        self.record.setText(tr("Stop recording") if recording else tr("Record a round on the table"))
        self.record.setEnabled(recording or game is None)
        self.start.setVisible(game is None)
        self.start.show_sides(self.desk.document.table.sides, self.desk.theme)
        self._invitation.setText(
            tr("Recording: slide on the table. What is decided is asked in the Play panel.")
            if recording
            else tr("Open a round to tell it step by step, or record the slides that you make on the table.")
        )
        if scored is None:
            return
        self.moments.show_moments(scored, self.desk.theme)
        at, many = replays.part.at, len(scored.replay)
        name = elided(self.head, replays.part.name or tr("Round"))
        self.head.setToolTip(replays.part.name if name != replays.part.name else "")
        partial = scored.replay.score.partial
        self.head.setText(tr("{name} (not over: as if nobody slid any more)", name=name) if partial else name)
        self.slider.blockSignals(True)
        self.slider.setRange(0, many)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.at.setText(tr("{at} of {many}", at=number(at), many=number(many)))
        self.moments.show_at(at)
        self._show_choices(scored, at)
        self._show_money()
        self._show_warning()
        self._show_buttons()

    def _show_warning(self) -> None:
        replays = self.desk.replays
        moving = self.desk.player.moving
        elsewhere = not replays.in_step and not moving
        said = replays.stale or (tr("The table shows something else.") if elsewhere else "")
        self.warning.setText(said)
        self.warning.setVisible(bool(said))
        self.show_again.setVisible(bool(said) and not moving)

    def _show_buttons(self) -> None:
        scored = self.desk.replays.scored
        if scored is None:
            return
        at, moving = self.desk.replays.part.at, self.desk.player.moving
        on = at < len(scored.replay)
        for name, can in (("start", at > 0), ("back", at > 0), ("forward", on), ("end", on)):
            self.buttons[name].setEnabled(can)
        moment = scored.replay.moments[at] if on else None
        self._turn.set_enabled(moment is not None and not moving and self.desk.replays.fresh)
        self._show_warning()

    def _picked(self, row: int, *_: int) -> None:
        if row >= 0:
            self.desk.replays.step_to(row + 1)
            self.catch_up()

    def _show_choices(self, scored: Scored, at: int) -> None:
        """The decisions of the moment shown, of the next one, and those with them."""
        here = [i for i, one in enumerate(scored.decisions) if one.moment in (at, at + 1)]
        for row in self.choices:
            self._rows.removeWidget(row)
            let_go(row)
        self.choices = []
        for i in here:
            row = ChoiceRow(scored.decisions[i], scored.board, self.desk.theme)
            row.decided.connect(lambda answer, slide, i=i: self.desk.replays.decide(i, answer, slide))
            self._rows.addWidget(row)
            self.choices.append(row)
        if here != self._here:
            self._here = here
            self._page.verticalScrollBar().setValue(0)
        for part in (self._deciding, self._page):
            part.setVisible(bool(here))
        self._aim_choices()

    def _aim_choices(self) -> None:
        document = self.desk.document
        x, y = document.release_place
        aim = document.state.aim
        for row in self.choices:
            row.aim(Release(x, y, aim.speed, aim.angle, aim.spin))

    def _show_money(self) -> None:
        replay = self.desk.replays.replay
        if replay is None:
            return
        now, end = replay.state.balances, replay.score
        held = "  ".join(f"{side_name(side)} <b>{number(now[side])}</b>" for side in replay.start.order)
        then = "  ".join(f"{side_name(side)} <b>{number(end.cash[side])}</b>" for side in replay.start.order)
        self.money.setText(
            tr(
                "Now: {held}  Pot <b>{pot}</b><br>At the end: {then}  Pot <b>{last}</b>",
                held=held,
                pot=number(now[POT]),
                then=then,
                last=number(end.pot),
            )
        )
