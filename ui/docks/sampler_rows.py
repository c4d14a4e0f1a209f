"""The Sampler's table: chance x payout = contribution, adding up to the mean; payouts can be typed."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isfinite
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from lab.chance.sampler_table import rounded
from ui.docks.cells import CellModel, CellRow, Index
from ui.icons import space_icon
from ui.language import tr
from ui.numbers import MINUS, number, percent
from ui.sheet import Sheet
from ui.space_words import space_names
from ui.theme import Theme

if TYPE_CHECKING:
    from lab import Sampler

PAYOUT = 3
HIDDEN = "?"


class SamplerModel(CellModel):
    """priced(outcome, amount): a payout was typed; it answers whether that was taken."""

    def __init__(self, theme: Theme, priced: Callable[[str, float], None]) -> None:
        heads = (tr("Outcome"), tr("Times"), tr("Chance, %"), tr("× payout"), tr("= adds"))
        super().__init__(theme, heads)
        self._priced = priced
        self.outcomes: list[str] = []
        self._sample: Sampler | None = None

    def show_sample(self, sample: Sampler | None, *, shown: bool, fresh: bool) -> None:
        """Every outcome that was met, that pays or might be made to; counts and amounts only when `shown`."""
        self._sample = sample
        if sample is None:
            self.outcomes = []
            self.take([])
            return
        spaces = {space.id: space for space in sample.board.spaces}
        parts = {part.outcome: part for part in sample.table()} if sample.n else {}
        names = _names(sample)
        listed = [o for o in sample.outcomes if o in parts or sample.payouts[o] or o in ("off", "short")]
        if shown:  # what adds most first; before, that would tell
            listed.sort(key=lambda o: -parts[o].contribution if o in parts else Fraction(0))
        adds = rounded([parts[o].contribution if o in parts else Fraction(0) for o in listed])
        rows = []
        for outcome, added in zip(listed, adds, strict=True):
            part = parts.get(outcome)
            times = number(part.chance.count) if part is not None else number(0)
            chance = percent(part.chance.p) if part is not None and part.chance.count else number(0)
            known = (times, chance) if shown else (HIDDEN, HIDDEN)
            texts = (names[outcome], *known, amount(float(sample.payouts[outcome])), "")
            total = number(float(added), 2) if shown else HIDDEN
            rows.append(CellRow((*texts[:-1], total), space_icon(spaces.get(outcome), self.theme)))
        mean = number(float(rounded([sample.exact_mean])[0]), 2) if sample.n else ""
        told = (
            number(sample.n),
            number(100) if sample.n else "",
            "",
            mean if shown or not sample.n else HIDDEN,
        )
        rows.append(CellRow((tr("Mean of a throw"), *told), total=True))
        self.outcomes = listed
        self.take(rows, fresh=fresh)

    def sheet(self) -> Sheet:
        """The table with exact numbers."""
        heads = (tr("outcome"), tr("times"), tr("chance, %"), tr("payout"), tr("adds"))
        sample = self._sample
        if sample is None or not sample.n:
            return Sheet(heads, [])
        names = _names(sample)
        return Sheet(
            heads,
            [
                (names[p.outcome], p.chance.count, 100 * p.chance.p, float(p.payout), float(p.contribution))
                for p in sample.table()
            ],
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Payouts can be typed."""
        found = super().flags(index)
        if index.column() == PAYOUT and index.row() < len(self.outcomes):
            found |= Qt.ItemFlag.ItemIsEditable
        return found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            if role == Qt.ItemDataRole.ForegroundRole:
                return QColor(self.theme.accent)
            if role == Qt.ItemDataRole.ToolTipRole:
                return tr("Double-click or press F2 to change what this pays")
        return super().data(index, role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A typed payout; what is no number is not taken."""
        if role != Qt.ItemDataRole.EditRole or index.row() >= len(self.outcomes):
            return False
        text = "".join(str(value).split()).replace(MINUS, "-").replace(",", ".")
        try:
            given = float(text)
        except ValueError:
            return False
        if not isfinite(given):
            return False
        self._priced(self.outcomes[index.row()], given)
        return True


def _names(sample: Sampler) -> dict[str, str]:
    return {**space_names(sample.board), "off": tr("Off the board"), "short": tr("Short of GO (K13)")}


def amount(value: float) -> str:
    """Money with as many decimals as it has, at most two."""
    return number(value, 0 if value == round(value) else 2)
