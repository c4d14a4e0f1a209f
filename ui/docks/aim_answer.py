"""The answer beside the aim map: the best aim, what it is worth, why, and chance x worth = gives, adding up."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from lab.chance.sampler_table import rounded
from ui.desk import Desk
from ui.docks.aim_work import Answer
from ui.docks.cells import CellModel, CellRow, cell_table
from ui.docks.panel import label, wrapped
from ui.figures import FigureButton
from ui.icons import space_icon
from ui.language import count, mark, tr
from ui.numbers import NARROW, centimetres, direction, interval, number, percent
from ui.sheet import Sheet
from ui.space_words import label_word, space_names
from ui.theme import Theme, mixed, text_font

if TYPE_CHECKING:
    from lab import Aim, WorthPart

_ROWS = 12
_TOLD = 3
_SAME = 1.03


class AnswerPanel(QWidget):
    """aiming(): aim as the answer says. throwing(): throw so."""

    aiming = Signal()
    throwing = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._answer: Answer | None = None
        self._theme, self._fresh, self._waits = desk.theme, True, True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        said = QVBoxLayout()
        said.setContentsMargins(12, 10, 12, 8)
        said.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(10)
        self.worth = label("", "plain")
        self.worth.setFont(text_font(20, 600))
        self.span = wrapped("", "secondary")
        head.addWidget(self.worth)
        head.addWidget(self.span, 1, Qt.AlignmentFlag.AlignBottom)
        said.addLayout(head)
        self.sentence, self.reason = wrapped("", "plain"), wrapped("", "secondary")
        said.addWidget(self.sentence)
        said.addWidget(self.reason)
        self.buttons = QWidget()
        buttons = QHBoxLayout(self.buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(8)
        self.throw, self.aim = QPushButton(tr("Throw it")), QPushButton(tr("Aim so"))
        self.throw.setProperty("accent", True)
        self.throw.setToolTip(tr("Throws the waiting token with the best aim"))
        self.aim.setToolTip(tr("Sets the aim to the best one"))
        self.throw.clicked.connect(self.throwing)
        self.aim.clicked.connect(self.aiming)
        buttons.addWidget(self.throw)
        buttons.addWidget(self.aim)
        buttons.addStretch(1)
        said.addWidget(self.buttons)
        self._said = said
        column.addLayout(said)
        heads = (tr("Space"), tr("Chance, %"), "95 %", tr("× worth"), tr("= gives"))
        self.model = CellModel(desk.theme, heads, frozenset({2}))
        self.table = cell_table(self.model, tr("Chance times worth of each space"))
        self.export = FigureButton(desk, "best-aim", self.table, self.sheet)
        buttons.addWidget(self.export)
        column.addWidget(self.table, 1)
        self.note = wrapped("", "secondary")
        self.note.setContentsMargins(12, 6, 12, 8)
        column.addWidget(self.note)
        self._show()

    def keep_buttons(self, foot: QLayout | None) -> None:
        """In the foot of the dock, where the answer is scrolled to; None: below the sentences again."""
        (self._said if foot is None else foot).addWidget(self.buttons)

    def restyle(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = self.model.theme = theme
        self.export.restyle(theme)
        self._show()

    def show_answer(self, answer: Answer | None, *, fresh: bool, waits: bool) -> None:
        """The answer, pale while it is not the present one's; waits: where there is none, it is being computed."""
        if (answer, fresh, waits) != (self._answer, self._fresh, self._waits):
            self._answer, self._fresh, self._waits = answer, fresh, waits
            self._show()

    def _show(self) -> None:
        answer, theme = self._answer, self._theme
        for widget in (self.throw, self.aim, self.export):
            widget.setEnabled(answer is not None)
        if answer is None:
            self.worth.setText("")
            self.span.setText(tr("computing …") if self._waits else "")
            for empty in (self.sentence, self.reason, self.note):
                empty.setText("")
            self.model.take([])
            return
        mean = answer.mean
        colour = theme.text if self._fresh else mixed(theme.text, theme.panel, 0.55).name()
        self.worth.setStyleSheet(f"color: {colour}")
        self.sentence.setStyleSheet(f"color: {colour}; font-size: 14px")
        self.worth.setText(number(mean.mean))
        self.span.setText(
            tr(
                _PER[answer.map.table.worth.name],
                lo=number(mean.lo, 1),
                hi=number(mean.hi, 1),
                n=number(mean.n),
                seed=answer.map.table.seed + 1,
            )
        )
        self.sentence.setText(aim_sentence(answer.aim))
        self.reason.setText(reason(answer))
        self.model.take(self._rows(answer), fresh=self._fresh)
        self.note.setText(note(answer.map.table.worth.name))

    def _rows(self, answer: Answer) -> list[CellRow]:
        spaces = {space.id: space for space in answer.map.board.spaces}
        shown, others = answer.parts[:_ROWS], answer.parts[_ROWS:]
        told = told_gives(answer)
        rows = [
            CellRow(
                (
                    outcome_name(part),
                    percent(part.chance.p),
                    interval(part.chance.lo, part.chance.hi),
                    number(part.worth, 0 if part.worth == round(part.worth) else 1),
                    given,
                ),
                space_icon(spaces.get(part.outcome), self._theme),
            )
            for part, given in zip(shown, told, strict=False)
        ]
        if others:
            chance = sum(part.chance.p for part in others)
            name = count(len(others), "{n} other", "{n} others")
            rows.append(CellRow((name, percent(chance), "", "", told[-1])))
        total = number(
            float(rounded([sum((Fraction(part.gives) for part in answer.parts), Fraction(0))], 1)[0]), 1
        )
        rows.append(CellRow((tr("Together"), number(100.0, 1), "", "", total), total=True))
        return rows

    def sheet(self) -> Sheet:
        """All parts of the answer's worth."""
        heads = (
            tr("Space"), tr("Chance, %"), tr("95 % from, %"), tr("95 % to, %"), tr("worth"), tr("gives"),
        )  # fmt: skip
        parts = self._answer.parts if self._answer is not None else ()
        return Sheet(
            heads,
            [
                (outcome_name(p), 100 * p.chance.p, 100 * p.chance.lo, 100 * p.chance.hi, p.worth, p.gives)
                for p in parts
            ],
        )


_PER = {
    "printed": mark("money a throw, 95 %: {lo} to {hi}; {n} slides, seed {seed}"),
    "cash": mark("money a round, 95 %: {lo} to {hi}; {n} slides, seed {seed}"),
    "lead": mark("money a round, 95 %: {lo} to {hi}; {n} slides, seed {seed}"),
}
"""What the worth is of: a throw's printed value, or what the whole round brings."""


def told_gives(answer: Answer) -> list[str]:
    """What each part gives, to 0.1, so that they add up to the whole: the shown ones, then all others together."""
    shown, others = answer.parts[:_ROWS], answer.parts[_ROWS:]
    gives = [Fraction(part.gives) for part in shown]
    if others:
        gives.append(sum((Fraction(part.gives) for part in others), Fraction(0)))
    return [number(float(text), 1) for text in rounded(gives, 1)]


def outcome_name(part: WorthPart) -> str:
    """A space as it is printed; what is no space in the chosen language."""
    if part.outcome == "off":
        return tr("Off the board")
    return tr("Short of GO (K13)") if part.outcome == "short" else label_word(part.name)


def aim_sentence(aim: Aim) -> str:
    """ "2.1° right at 1.055 m/s from x 14.0 cm." """
    return tr(
        "Best aim: {direction} at {speed} m/s from x {x} cm.",
        direction=direction(aim.angle),
        speed=number(aim.speed, 3),
        x=centimetres(aim.x),
    ).replace(" m/s", f"{NARROW}m/s")


def reason(answer: Answer) -> str:
    """Where most of the worth comes from, and what an aim straight at the dearest space would give."""
    told = zip(answer.parts[:_ROWS], told_gives(answer), strict=False)
    giving = [(part, gives) for part, gives in told if part.gives > 0.005 * abs(answer.mean.mean)][:_TOLD]
    if not giving:
        return tr("No aim from here is worth anything on this board, as far as these slides tell.")
    parts = ", ".join(
        tr(
            "{p} % rest on {space} and give {gives}",
            p=percent(part.chance.p),
            space=outcome_name(part),
            gives=gives,
        )
        for part, gives in giving
    )
    said = tr("Of its throws {parts}.", parts=parts)
    if answer.straight is None:
        return said
    _, worth, hit, off = answer.straight
    dearest = space_names(answer.map.table.board)[answer.dearest]
    if answer.mean.mean < _SAME * worth:
        return f"{said} " + tr(
            "That is as good as aiming straight at the dearest space, {space}.",
            space=dearest,
        )
    return f"{said} " + tr(
        "Aimed straight at the dearest space, {space}, a throw would give {worth}: {hit} % rest on it, "
        "{off} % leave the board.",
        space=dearest,
        worth=number(worth),
        hit=percent(hit),
        off=percent(off),
    )


def note(worth: str) -> str:
    """What the worth counts."""
    if worth == "cash":
        return tr(
            "Worth: the cash that this round brings the side, by K15 to K22, the slides after it thrown by greedy "
            "sides with this hand."
        )
    if worth == "lead":
        return tr(
            "Worth: the side's cash of this round less the best opponent's, the slides after it thrown by greedy "
            "sides with this hand."
        )
    return tr("Worth: the value printed on the space that holds the token (K9); nothing elsewhere.")
