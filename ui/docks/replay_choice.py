"""One decision of a replayed round, to be decided otherwise: the money follows at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from lab import Board, Release
from lab.rules.actions import Action, Fee, House, Move, Pick, Slide
from lab.rules.decided import Decided
from lab.rules.printed import OFF, printed_on
from lab.rules.texts import RULES
from ui.docks.panel import label, wrapped
from ui.icons import token_icon
from ui.language import tr
from ui.ledger_words import place_name
from ui.numbers import number
from ui.sides import side_name
from ui.space_words import space_names
from ui.theme import Theme

AIMED = "aimed"
"""Stands for a slide that is computed, as the table aims now."""


class ChoiceRow(QWidget):
    """What was decided, in a box with all that could have been.

    decided(answer, slide): another answer; slide: the new slide of a paid fee. The box keeps what the record
    says until the answer has been scored.
    """

    decided = Signal(object, object)

    def __init__(self, one: Decided, board: Board, theme: Theme) -> None:
        super().__init__()
        self._one, self._board, self._theme = one, board, theme
        self._aim: Release | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 12, 2)
        row.setSpacing(8)
        rule = label(one.rule, "secondary")
        rule.setToolTip(f"{one.rule}: {tr(RULES[one.rule])}")
        said = wrapped(self._question(), "plain")
        said.setToolTip(rule.toolTip())
        self.box = QComboBox()
        self.box.setAccessibleName(f"{one.rule}, {self._question()}")
        self.box.setToolTip(tr("Choose otherwise: the money follows at once"))
        self.box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.box.setMinimumContentsLength(14)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.view().setMinimumWidth(220)
        row.addWidget(rule)
        row.addWidget(said, 1)
        row.addWidget(self.box)
        self._fill()
        self.box.activated.connect(self._activated)

    def aim(self, release: Release) -> None:
        """The release that "as aimed now" stands for."""
        self._aim = release

    def _question(self) -> str:
        one = self._one
        match one.kind:
            case "tie":
                return tr("{token} lies on a tie: counts", token=one.about)
            case "fee":
                return tr("{token} in jail: {side}", token=one.about, side=side_name(one.side))
            case "railroad":
                return tr("{token} on a Railroad", token=one.about)
            case "house":
                return tr("House of {side}: once more", side=side_name(one.side))
            case _:
                return tr("{token} slides again, to", token=one.about)

    def _fill(self) -> None:
        """Plain answers first, then places: properties, spaces that pay nothing, off the board, a line between each."""
        one = self._one
        for option in sorted(one.options, key=_is_long):
            match option:
                case Fee(_, False):
                    self.box.addItem(tr("does not pay"), (option, None))
                case Fee(token, True):
                    self._add_places(
                        option,
                        token,
                        tr("pays, slides to {place}"),
                        tr("pays, slides off the board"),
                        tr("pays, slides as aimed now"),
                    )
                case Slide(token):
                    self._add_places(None, token, "{place}", place_name(self._board, OFF), tr("as aimed now"))
                case Move(_, None):
                    self.box.addItem(tr("stays"), (option, None))
                case Move(_, str(space)) | Pick(_, space) | House(_, space):
                    value = printed_on(self._board).value.get(space, 0)
                    name = place_name(self._board, space)
                    self.box.addItem(f"{name}, {number(value)}" if value else name, (option, None))
        chosen = one.chosen
        kept = [i for i in range(self.box.count()) if self.box.itemData(i) is not None]
        at = next((i for i in kept if self.box.itemData(i)[0] == chosen), -1)
        if at < 0 or isinstance(chosen, Slide) or (isinstance(chosen, Fee) and chosen.pay):
            words = tr("pays, slid as recorded") if isinstance(chosen, Fee) else tr("as recorded")
            self.box.insertItem(0, words, None)
            at = 0
        if not one.told:
            self.box.setItemText(at, tr("{answer} (nothing said)", answer=self.box.itemText(at)))
        self.box.setCurrentIndex(at)
        self._at = at

    def _add_places(self, option: Action | None, token: str, words: str, off: str, aimed: str) -> None:
        """Where the token may come to rest when it slides again: as aimed now, on a space, off."""
        self.box.addItem(token_icon(token, self._theme), aimed, (option, AIMED))
        values = printed_on(self._board).value
        names = space_names(self._board)
        for group in ([s for s in names if values.get(s)], [s for s in names if not values.get(s)]):
            if group:
                self.box.insertSeparator(self.box.count())
            for space in group:
                self.box.addItem(words.format(place=place_name(self._board, space)), (option, space))
        self.box.insertSeparator(self.box.count())
        self.box.addItem(off, (option, OFF))

    def _activated(self, index: int) -> None:
        data = self.box.itemData(index)
        self.box.setCurrentIndex(self._at)
        if data is None or index == self._at:  # a line between groups, or nothing new
            return
        option, place = data
        token = self._one.about
        if place is None:
            self.decided.emit(option, None)
            return
        slide = Slide(token, self._aim) if place == AIMED else Slide(token, rest={token: place})
        if option is None:
            self.decided.emit(slide, None)
        else:
            self.decided.emit(option, slide)


def _is_long(option: Action) -> bool:
    """Whether an answer is one of a list of places, or stands for it; those that are not come before."""
    slides = isinstance(option, Slide) or (isinstance(option, Fee) and option.pay)
    return slides or getattr(option, "space", None) is not None
