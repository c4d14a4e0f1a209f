"""The numbers of a board that the window can change, as data: unit shown, limits, usual range, source.

Keys are those of `Board.with_`; values inside are SI, `scale` turns them into the unit shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lab import Board
from lab.motion.friction import LAWS


@dataclass(frozen=True)
class Parameter:
    """One number of a board.

    key: as in `Board.with_`. unit: shown after the number, "" for none. scale: shown = SI * scale.
    limits, usual: in the unit shown; usual is the range that real tables have, and `source` says why.
    origin: key of the board's provenance notes. short: what stands before the field, below its own number.
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
        note = board.provenance.get(self.origin, "no note in the board's file")
        return (
            f"{self.name}: {self.limits[0]:g} to {self.limits[1]:g}{unit}\n"
            f"usually {self.usual[0]:g} to {self.usual[1]:g}{unit} ({self.source})\n"
            f"this board: {note}"
        )


PARAMETERS = (
    Parameter(
        key="mu",
        name="μ, sliding",
        section="Surface",
        unit="",
        scale=1.0,
        decimals=3,
        step=0.005,
        limits=(0.005, 1.0),
        usual=(0.03, 0.20),
        source="plausible for a captive ball under a token; assumed",
        origin="surface.mu",
        read=lambda board: board.surface.mu,
    ),
    Parameter(
        key="mu_spread",
        name="μ, slide to slide",
        short="slide to slide",
        section="Surface",
        unit="%",
        scale=100.0,
        decimals=1,
        step=0.5,
        limits=(0.0, 50.0),
        usual=(0.0, 20.0),
        source="relative standard deviation; landing maps draw it anew for each slide; assumed",
        origin="surface.mu_spread",
        read=lambda board: board.surface.mu_spread,
    ),
    Parameter(
        key="radius",
        name="Radius",
        section="Token",
        unit="cm",
        scale=100.0,
        decimals=2,
        step=0.05,
        limits=(0.2, 6.0),
        usual=(1.0, 3.0),
        source="tokens of table games; assumed",
        origin="token.radius",
        read=lambda board: board.token.radius,
    ),
    Parameter(
        key="mass",
        name="Mass",
        section="Token",
        unit="g",
        scale=1000.0,
        decimals=1,
        step=0.5,
        limits=(0.1, 1000.0),
        usual=(5.0, 50.0),
        source="plastic to metal tokens; assumed",
        origin="token.mass",
        read=lambda board: board.token.mass,
    ),
    Parameter(
        key="restitution",
        name="Restitution",
        section="Collision",
        unit="",
        scale=1.0,
        decimals=2,
        step=0.01,
        limits=(0.0, 1.0),
        usual=(0.40, 0.95),
        source="plastic and metal bodies at about 1 m/s; assumed",
        origin="collision.restitution",
        read=lambda board: board.collision.restitution,
    ),
    Parameter(
        key="restitution_spread",
        name="Restitution, hit to hit",
        short="hit to hit",
        section="Collision",
        unit="%",
        scale=100.0,
        decimals=1,
        step=0.5,
        limits=(0.0, 50.0),
        usual=(0.0, 15.0),
        source="relative standard deviation; landing maps draw it; assumed",
        origin="collision.restitution_spread",
        read=lambda board: board.collision.restitution_spread,
    ),
    Parameter(
        key="contact_friction",
        name="Contact friction",
        section="Collision",
        unit="",
        scale=1.0,
        decimals=2,
        step=0.01,
        limits=(0.0, 1.0),
        usual=(0.0, 0.50),
        source="dry contact of smooth plastics; assumed",
        origin="collision.friction",
        read=lambda board: board.collision.friction,
    ),
    Parameter(
        key="length",
        name="Length",
        section="Board",
        unit="cm",
        scale=100.0,
        decimals=1,
        step=1.0,
        limits=(5.0, 1000.0),
        usual=(80.0, 110.0),
        source="the maker's 3-foot to almost 100 cm, with room",
        origin="board.length",
        read=lambda board: board.length,
    ),
    Parameter(
        key="width",
        name="Width",
        section="Board",
        unit="cm",
        scale=100.0,
        decimals=1,
        step=0.5,
        limits=(5.0, 500.0),
        usual=(20.0, 40.0),
        source="three spaces side by side; assumed",
        origin="board.width",
        read=lambda board: board.width,
    ),
    Parameter(
        key="go_line",
        name="GO line",
        section="Board",
        unit="cm",
        scale=100.0,
        decimals=1,
        step=0.5,
        limits=(0.0, 999.0),
        usual=(5.0, 30.0),
        source="room for a hand behind it; assumed",
        origin="board.go_line",
        read=lambda board: board.go_line,
    ),
)
SECTIONS = ("Surface", "Token", "Collision", "Board")
BY_KEY = {parameter.key: parameter for parameter in PARAMETERS}


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


def origin_mark(board: Board, parameter: Parameter) -> str:
    """Where the board's number came from in one short word: meas., publ., est., or a dash."""
    note = board.provenance.get(parameter.origin, "")
    marks = {"measured": "meas.", "published": "publ.", "estimated": "est."}
    return next((mark for word, mark in marks.items() if note.startswith(word)), "–")


def depends_on_mass(board: Board) -> bool:
    """Whether any path can depend on the mass: not while every token is equally heavy (only ratios count)."""
    masses = {kind.mass for kind in (board.token, *board.tokens.values())}
    return len(masses) > 1


def counts(board: Board, parameter: Parameter) -> bool:
    """Whether the number does anything on this board: not mu under a law that has none."""
    return parameter.key != "mu" or "mu" in LAWS[board.surface.law].parameters


def law_note(board: Board) -> str:
    """The board's law with its other parameters, and how its tokens touch it, in one sentence."""
    surface = board.surface
    law = LAWS[surface.law]
    numbers = [
        f"{name} = {getattr(surface, name):g} {unit}".rstrip()
        for name, (unit, _) in law.parameters.items()
        if name not in BY_KEY
    ]
    said = ", ".join([f"{surface.law.capitalize()} law: {law.equation}", *numbers])
    return f"{said}; {board.token.contact} contact.".replace("mu", "μ")
