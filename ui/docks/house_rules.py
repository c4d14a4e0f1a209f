"""The house rules as fields: what the rule sheet leaves open, one field each, with its rule's number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSizePolicy, QWidget

from lab import RuleOptions
from lab.rules.options import WORDS
from lab.rules.texts import RULES
from ui.docks.panel import wrapped
from ui.fields import NumberField
from ui.language import mark, tr


@dataclass(frozen=True)
class House:
    """One option: its name in `RuleOptions`, its rule, what the window calls it."""

    option: str
    rule: str
    text: str


HOUSE = (
    House("starting_cash", "K2", mark("Everyone starts with")),
    House("equal_cash", "K4", mark("Equal cash at the end")),
    House("token_choice", "K5", mark("Token to slide")),
    House("foul", "K6", mark("Past the GO line")),
    House("tie_tolerance", "K9", mark("Shares are a tie within")),
    House("blank_counts", "K9", mark("Unprinted ground counts as a space")),
    House("jail_fee", "K12", mark("Leaving jail costs")),
    House("jail_fee_to", "K12", mark("The fee goes to")),
    House("jail_again", "K12", mark("The fee may be paid again")),
    House("allow_debt", "K12", mark("Fees and taxes may be owed")),
    House("short_slide", "K13", mark("Short of the GO line")),
    House("railroad_may_stay", "K16", mark("A token may stay on its Railroad")),
    House("house_bonus", "K19", mark("The House pays the bonus too")),
    House("luxury_tax", "K20", mark("Luxury tax for each property")),
    House("tax_on_house", "K20", mark("The House adds tax")),
    House("smallest_note", "K21", mark("The pot is shared in notes of")),
    House("pot_refill", "K22", mark("An empty pot gets")),
)

SAID = {
    "shared": mark("is a shared win"),
    "later": mark("the later seat wins"),
    "any": mark("any that has not slid"),
    "in-order": mark("always the next in order"),
    "again": mark("slide again"),
    "off": mark("out of play"),
    "bank": mark("the bank"),
    "pot": mark("the pot"),
    "stays": mark("it stays"),
}
"""The words of options in sentences."""

MOST = 1_000_000


class HouseRules(QWidget):
    """A form of all house rules. changed: one of them has another value."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._read: dict[str, Callable[[], Any]] = {}
        self._write: dict[str, Callable[[Any], None]] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for house in HOUSE:
            title = f"{tr(house.text)} ({house.rule})"
            field = self._field(house.option)
            field.setAccessibleName(title)
            field.setToolTip(f"{house.rule}: {tr(RULES[house.rule])}")
            if isinstance(field, QCheckBox):
                field.setText(title)
                form.addRow(field)
            else:
                said = wrapped(title, "plain")
                said.setBuddy(field)
                said.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
                form.addRow(said, field)
        self.show_options(RuleOptions())

    def _field(self, option: str) -> QWidget:
        default = getattr(RuleOptions(), option)
        if isinstance(default, bool):
            box = QCheckBox()
            box.toggled.connect(lambda _: self.changed.emit())
            self._read[option], self._write[option] = box.isChecked, box.setChecked
            return box
        if option in WORDS:
            words = QComboBox()
            for word in WORDS[option]:
                words.addItem(tr(SAID[word]), word)
            words.activated.connect(lambda _: self.changed.emit())
            self._read[option] = words.currentData
            self._write[option] = lambda value: words.setCurrentIndex(words.findData(value))
            return words
        share = isinstance(default, float)
        number = NumberField(1 if share else 0, "%" if share else "")
        number.setRange(1 if option == "smallest_note" else 0, 25 if share else MOST)
        number.setSingleStep(0.1 if share else 50)
        number.setFixedWidth(96)
        number.valueChanged.connect(lambda _: self.changed.emit())
        if share:
            self._read[option] = lambda: round(number.value() / 100, 6)
            self._write[option] = lambda value: number.setValue(100 * value)
        else:
            self._read[option] = lambda: round(number.value())
            self._write[option] = number.setValue
        return number

    def options(self) -> RuleOptions:
        """The options as the fields have them."""
        return RuleOptions(**{option: read() for option, read in self._read.items()})

    def show_options(self, options: RuleOptions) -> None:
        """Put options into the fields."""
        self.blockSignals(True)
        for option, write in self._write.items():
            write(getattr(options, option))
        self.blockSignals(False)
