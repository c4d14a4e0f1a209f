"""The numbers that the window can change, as data: unit shown, limits, usual range, source.

Keys are those of `Board.with_`; values inside are SI, `scale` turns them into the unit shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from lab import Board
from lab.motion.friction import LAWS
from ui.language import mark, tr
from ui.numbers import MINUS, NARROW, number


@dataclass(frozen=True)
class Parameter:
    """One number of a board.

    key: as in `Board.with_`. unit: shown after the number, "" for none. scale: shown = SI * scale.
    limits, usual: in the unit shown; usual is the range that real tables have, and `source` says why.
    origin: key of the board's provenance notes. short: what stands before the field, below its own number.
    Texts are English, looked up in the chosen language where they are shown.
    """

    key: str
    name: str
    section: str
    unit: str
    scale: float
    decimals: int
    step: float
    limits: tuple[float, float]
    usual: tuple[float, float]
    source: str
    origin: str
    read: Callable[[Board], float]
    short: str = ""

    def shown(self, board: Board) -> float:
        """The board's number in the unit shown."""
        return self.read(board) * self.scale

    def tooltip(self, board: Board) -> str:
        """What the number may be, what it usually is and why, and where the board's own came from."""
        unit = f" {self.unit}" if self.unit else ""
        note = board.provenance.get(self.origin) or tr("no note in the board's file")
        lo, hi, low, high = (number(end, _digits(end)) for end in (*self.limits, *self.usual))
        return "\n".join(
            (
                tr("{name}: {lo} to {hi}", name=tr(self.name), lo=lo, hi=hi) + unit,
                tr("usually {lo} to {hi}", lo=low, hi=high) + f"{unit} ({tr(self.source)})",
                tr("this board: {note}", note=note),
            )
        )


def _digits(value: float) -> int:
    """As many decimals as an end of a range has, at most five."""
    return next((digits for digits in range(5) if abs(value - round(value, digits)) < 1e-9), 5)


def allowed(board: Board, parameter: Parameter) -> tuple[float, float]:
    """Least and greatest value on this very board, in the unit shown; what lies on it sets some limits."""
    lo, hi = parameter.limits
    smallest = 10**-parameter.decimals
    if parameter.key == "go_line":
        return lo, min(hi, 100 * board.length - smallest)
    if parameter.key == "radius":
        return lo, min(hi, 50 * board.width - smallest)
    if parameter.key == "width":
        return max(lo, 200 * board.token.radius + smallest), hi
    return lo, hi


def out_of_range(parameter: Parameter, shown: float, lo: float, hi: float) -> str:
    """Why a value (in the unit shown) is not taken, and what may be given."""
    given, least, most = (number(one, parameter.decimals) for one in (shown, lo, hi))
    unit = f"{NARROW}{parameter.unit}" if parameter.unit else ""
    return tr(
        "{value} is out of range: give {low} to {high}", value=given + unit, low=least, high=most + unit
    )


ORIGINS = {"measured": mark("meas."), "published": mark("publ."), "estimated": mark("est.")}


def origin_mark(board: Board, parameter: Parameter) -> str:
    """Where the board's number came from in one short word: meas., publ., est., or a dash."""
    note = board.provenance.get(parameter.origin, "")
    return next((tr(short) for word, short in ORIGINS.items() if note.startswith(word)), "–")


def depends_on_mass(board: Board) -> bool:
    """Whether any path can depend on the mass: not while every token is equally heavy (only ratios count)."""
    masses = {kind.mass for kind in (board.token, *board.tokens.values())}
    return len(masses) > 1


def counts(board: Board, key: str) -> bool:
    """Whether a number does anything under the board's law: its own numbers do, and those that no law has."""
    own = LAWS[board.surface.law].parameters
    return key in own or all(key not in law.parameters for law in LAWS.values())


LAW_NAMES = {
    "coulomb": mark("Coulomb (dry)"),
    "viscous": mark("Viscous drag"),
    "quadratic": mark("Air drag"),
    "weakening": mark("Weakening (Stribeck)"),
    "curling": mark("Curling"),
}


def law_equation(law: str) -> str:
    """The law's equation as it is read: a = μ g + k v."""
    said = LAWS[law].equation.replace("mu", "μ").replace("^2", "²").replace("-", MINUS)
    return said.replace(" g", f"{NARROW}g")


def law_words(text: str) -> str:
    """A law's source or usual range, which `lab` has as plain English, in the chosen language and its signs."""
    said = re.sub(r"\bmu(?=\b|0)", "μ", tr(text)).replace("^2", "²").replace("sqrt(", "√(")
    said = said.replace("μ g", f"μ{NARROW}g")
    return re.sub(r"(?<=\d)\.(?=\d)", QLocale().decimalPoint(), said).replace(" - ", f" {MINUS} ")


def law_start(board: Board, law: str) -> dict[str, float]:
    """Numbers with which a law that is chosen shows what it does, where the board has none of its own."""
    surface = board.surface
    starts = {
        "viscous": {"k": 0.2},
        "quadratic": {"c": 0.2},
        "weakening": {"mu0": round(1.5 * surface.mu, 4)},
    }
    return {key: value for key, value in starts.get(law, {}).items() if not getattr(surface, key)}
