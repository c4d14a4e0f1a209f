"""The Sampler dock, chance for a class: throw, guess, reveal; price spaces; find the fair fee; tell one's own skill."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, sqrt
from typing import Any

from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.desk import Desk
from ui.docks.cells import cell_table
from ui.docks.panel import Panel, TallScroll, label, side_by_side, wrapped
from ui.docks.sampler_plots import BoardDots, Piles, RunningMean
from ui.docks.sampler_rows import PAYOUT, SamplerModel, amount
from ui.docks.sampler_work import FEWEST, SamplerWork
from ui.docks.stopped import StoppedLine
from ui.fields import NumberField
from ui.figures import FigureButton
from ui.flow import Flow
from ui.hands import hand_name, scatter
from ui.language import count, tr
from ui.locks import held_by_lesson
from ui.numbers import number, on_one_line
from ui.parts.sampling import MOST, MOST_LANDINGS, Sampling
from ui.theme import Theme, text_font

STEPS = (1, 10, 100, 1000)
_WIDE = 620
_MONEY = 1_000_000.0


class SamplerDock(Panel):
    """Throws of the waiting token's aim by the chosen hand, or of one's own; all of it can be undone."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Sampler"), "sampler")
        self._document = desk.document

    def fill(self) -> None:
        desk, theme = self.desk, self.desk.theme
        self.work = SamplerWork(desk, self)
        inner = QWidget()
        inner.setObjectName("scrolled")
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addLayout(self._controls())
        self.says = wrapped("", "secondary")
        self.refusal = wrapped("", "refusal")
        column.addWidget(self.says)
        self.legend = wrapped("", "secondary")
        column.addWidget(self.legend)
        column.addWidget(self.refusal)
        self.stopped = StoppedLine()
        self.stopped.again.connect(self.work.again)
        column.addWidget(self.stopped)
        self._pictures = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pictures.setSpacing(6)
        self.dots, self.piles, self.mean = BoardDots(theme), Piles(theme), RunningMean(theme)
        curves = QVBoxLayout()
        curves.addWidget(self.piles)
        curves.addWidget(self.mean)
        self._pictures.addWidget(self.dots, 2)
        self._pictures.addLayout(curves, 3)
        column.addLayout(self._pictures)
        self.exports = [
            FigureButton(desk, name, plot, plot.sheet, over=True)
            for name, plot in (("throws", self.dots), ("payouts", self.piles), ("mean", self.mean))
        ]
        column.addLayout(self._answer())
        self.model = SamplerModel(theme, self._price)
        self.table = cell_table(self.model, tr("Chance times payout of each outcome"))
        self.table.setMinimumHeight(240)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.exports.append(FigureButton(desk, "contributions", self.table, self.model.sheet))
        self._above.add(self.exports[-1])
        column.addWidget(self.table, 1)
        column.addWidget(label(tr("My skill"), "section"))
        column.addLayout(self._skill())
        scroll = TallScroll()
        scroll.setWidget(inner)
        self.column.addWidget(scroll)
        self.work.changed.connect(self._show)
        self._document.changed.connect(self._document_changed)
        self.dots.tapped.connect(self._tap)

    def _controls(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(QLabel(tr("Throw")))
        self.throws: dict[int, QPushButton] = {}
        for n in STEPS:
            button = self.throws[n] = QPushButton(number(n))
            button.setAccessibleName(count(n, "Throw {n} time", "Throw {n} times"))
            button.setToolTip(button.accessibleName())
            button.clicked.connect(lambda _=False, n=n: self.throw(n))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _answer(self) -> QVBoxLayout:
        made, head, prices = QVBoxLayout(), Flow(gap=8), QHBoxLayout()
        self._above = head
        prices.setSpacing(8)
        self.reveal = QPushButton()
        self.reveal.setProperty("accent", True)
        self.reveal.clicked.connect(
            lambda: self._put(tr("Show the results"), shown=not self.work.sampling.shown)
        )
        self.fee = NumberField(2, "")
        self.fee.setRange(-_MONEY, _MONEY)
        self.fee.setAccessibleName(tr("Entry fee of a throw"))
        fee = QLabel(tr("Fee"))
        fee.setBuddy(self.fee)
        self.fee.valueChanged.connect(lambda value: self._put(tr("Entry fee"), fee=value))
        self.fair = QPushButton(tr("Fair"))
        self.fair.setToolTip(tr("Sets the fee to the mean: then nobody wins in the long run"))
        self.fair.clicked.connect(self._set_fair)
        self.again = QPushButton(tr("Start again"))
        self.again.clicked.connect(lambda: self._put(tr("Start again"), thrown=0, shown=False))
        head.add(self.reveal)
        head.add(self.again)
        prices.addWidget(fee)
        prices.addWidget(self.fee)
        prices.addWidget(self.fair)
        prices.addStretch(1)
        made.addLayout(head)
        made.addLayout(prices)
        self.sentence = wrapped("", "plain")
        self.sentence.setFont(text_font(14))
        made.addWidget(self.sentence)
        return made

    def _skill(self) -> QVBoxLayout:
        made, row, buttons, last = QVBoxLayout(), QHBoxLayout(), Flow(), Flow()
        self.skill = wrapped("", "secondary")
        made.addWidget(self.skill)
        self.place_x, self.place_y = NumberField(1, "cm"), NumberField(1, "cm")
        for field, name in ((self.place_x, tr("Landing, across, cm")), (self.place_y, tr("Landing, up, cm"))):
            field.setAccessibleName(name)
            field.setToolTip(name)
            row.addWidget(field)
        self.add = QPushButton(tr("Add landing"))
        self.add.clicked.connect(lambda: self._tap(self.place_x.value() / 100, self.place_y.value() / 100))
        self.drop = QPushButton(tr("Take back"))
        self.drop.clicked.connect(
            lambda: self._put(tr("Take a landing back"), landings=self.work.sampling.landings[:-1])
        )
        row.addStretch(1)
        buttons.add(self.add)
        buttons.add(self.drop)
        made.addLayout(row)
        made.addLayout(buttons)
        self.own = QCheckBox(tr("Throw with my skill"))
        self.own.setToolTip(tr("The small dots are then throws of the hand that your landings tell"))
        self.own.clicked.connect(lambda on: self._put(tr("Throw with my skill"), own=on))
        self.use = QPushButton(tr("Make it the thrower"))
        self.use.clicked.connect(self._use)
        last.add(self.own)
        last.add(self.use)
        made.addLayout(last)
        return made

    def restyle(self, theme: Theme) -> None:
        """Draw plots and table in another theme."""
        self.model.theme = theme
        for plot in (self.dots, self.piles, self.mean):
            plot.restyle(theme)
        for export in self.exports:
            export.restyle(theme)
        self._show()

    # --- doing ---------------------------------------------------------------------------------------

    def throw(self, n: int) -> None:
        """So many throws more."""
        text = count(n, "Throw {n} time", "Throw {n} times")
        self._put(text, thrown=min(self.work.sampling.thrown + n, MOST))

    def _put(self, text: str, **changes: Any) -> None:
        self._document.set_part("sampling", replace(self.work.sampling, **changes), text)

    def _price(self, outcome: str, value: float) -> None:
        payouts = {**dict(self.work.sampling.payouts), outcome: value}
        self._put(tr("Payout"), payouts=tuple(payouts.items()))

    def _set_fair(self) -> None:
        sample = self.work.sample_now
        if sample is not None and sample.n:
            self._put(tr("Entry fee"), fee=round(sample.fair_fee.mean, 2))

    def _tap(self, x: float, y: float) -> None:
        landings = self.work.sampling.landings
        if len(landings) < MOST_LANDINGS:
            self._put(tr("Add a landing"), landings=(*landings, (x, y)))

    def _use(self) -> None:
        skill = self.work.skill_now
        if skill is None:
            return
        if held := held_by_lesson(self._document, ["hand"]):
            self.desk.fail("thrower", held)
        else:
            self._document.set_thrower(skill.thrower)

    # --- showing -------------------------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"board", "base", "thrower", "sampling"}:
            self._show_controls()

    def _show_controls(self) -> None:
        sampling, board = self.work.sampling, self._document.board
        for button in self.throws.values():
            button.setEnabled(sampling.thrown < MOST)
        self.again.setEnabled(sampling.thrown > 0)
        self.reveal.setText(tr("Hide the results") if sampling.shown else tr("Show the results"))
        self.fee.show_value(sampling.fee)
        self.place_x.set_limits(0, 100 * board.width)
        self.place_y.set_limits(0, 100 * board.length)
        landings = len(sampling.landings)
        self.drop.setEnabled(landings > 0)
        self.own.setEnabled(landings >= FEWEST)
        self.use.setEnabled(self.work.skill_now is not None)
        sample = self.work.sample_now
        self.fair.setEnabled(sampling.shown and sample is not None and sample.n > 0)
        self.own.setChecked(sampling.own)

    def _show(self) -> None:
        work = self.work
        sampling, sample = work.sampling, work.current
        self._show_controls()
        self.refusal.setText(work.refusal)
        self.refusal.setVisible(bool(work.refusal))
        self.stopped.setVisible(work.stopped)
        thrown = sample is not None and sample.n > 0
        shown = sampling.shown and thrown
        self.reveal.setEnabled(thrown)
        for plot in (self.piles, self.mean):  # either one tells what is to be guessed
            plot.setVisible(shown)
        for export in self.exports:
            export.setEnabled(shown)
        self.dots.show_dots(self._document.board, sample, sampling.landings)
        self.piles.show_piles(sample if shown else None)
        self.mean.show_mean(sample if shown else None)
        self.model.show_sample(sample, shown=shown, fresh=work.fresh)
        self.says.setText(self._origin())
        own = len(sampling.landings)
        self.legend.setVisible(own > 0)
        self.legend.setText(
            count(
                own,
                "The large dot is your own landing; small ones are throws.",
                "The {n} large dots are your own landings; small ones are throws.",
            )
        )
        self.sentence.setText(self._verdict(sampling))
        self.skill.setText(self._skill_words(sampling))

    def _origin(self) -> str:
        sample = self.work.current
        if sample is None or not sample.n:
            return tr("Nothing is thrown yet. Throw some, guess what a throw brings, then show the results.")
        said = count(sample.n, "{n} throw", "{n} throws").replace(str(sample.n), number(sample.n), 1)
        told = tr(
            "{throws}; hand: {hand} ({scatter}), {speed} m/s, seed {seed}",
            throws=said,
            hand=hand_name(sample.thrower),
            scatter=scatter(sample.thrower),
            speed=number(sample.aim.speed, 3),
            seed=sample.seed,
        )
        return on_one_line(told)

    def _verdict(self, sampling: Sampling) -> str:
        sample = self.work.current
        if sample is None or not sample.n:
            return ""
        if not sampling.shown:
            return tr("What does a throw bring on the mean? Guess, then show the results.")
        mean = sample.mean
        if not mean.known:
            return tr(
                "One throw pays {mean}; it does not tell how sure a mean is: throw more.",
                mean=amount(mean.mean),
            )
        said = tr(
            "A throw brings {mean} on the mean (95 %: {lo} to {hi}): that is the fair fee, as well as it is known.",
            mean=number(mean.mean, 2),
            lo=number(mean.lo, 2),
            hi=number(mean.hi, 2),
        )
        if not sample.paid.any():
            said += " " + tr(
                "No throw came to rest on a space that pays: aim at one, on the table or by number."
            )
        fee = float(sample.fee)
        if not fee:
            return said
        if mean.lo > fee:
            verdict = tr("At a fee of {fee} the thrower wins in the long run (95 % sure).", fee=amount(fee))
        elif mean.hi < fee:
            verdict = tr("At a fee of {fee} the thrower loses in the long run (95 % sure).", fee=amount(fee))
        else:
            verdict = tr("At a fee of {fee} it is not told yet who wins in the long run.", fee=amount(fee))
        return f"{said} {verdict}"

    def _skill_words(self, sampling: Sampling) -> str:
        n, skill = len(sampling.landings), self.work.skill
        if n < FEWEST or skill is None:
            return tr(
                "Slide 20 to 50 tokens, all meant alike, and tap on the picture of the board where each came to "
                "rest, or type it. So far: {n}.",
                n=n,
            )
        thrower, (low, high) = skill.thrower, skill.intervals["angle"]
        return tr(
            "{n} landings: {scatter}. Each spread is known to {sure} % (20 landings tell it to 16 %, 50 to 10 %); "
            "angle, 95 %: {lo}° to {hi}°. The board's own scatter of mu is taken off.",
            n=n,
            scatter=scatter(thrower),
            sure=number(100 / sqrt(2 * (n - 1))),
            lo=number(degrees(low), 1),
            hi=number(degrees(high), 1),
        )

    # --- events --------------------------------------------------------------------------------------

    def seen(self, on: bool) -> None:
        self.work.switch(on)

    def spread(self) -> None:
        side_by_side(self._pictures, self.width() >= _WIDE)


__all__ = ["PAYOUT", "STEPS", "SamplerDock"]
