"""The docks of the window, one file each. `DOCKS` lists them in the order of the View menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt

from ui.desk import Desk
from ui.docks.aim import AimDock
from ui.docks.board_editor import BoardDock
from ui.docks.card import CardDock
from ui.docks.console import ConsoleDock
from ui.docks.fit import FitDock
from ui.docks.landing import LandingDock
from ui.docks.ledger import LedgerDock
from ui.docks.measure import MeasureDock
from ui.docks.panel import Panel
from ui.docks.parameters import ParametersDock
from ui.docks.play import PlayDock
from ui.docks.replay import ReplayDock
from ui.docks.sampler import SamplerDock
from ui.docks.slide_log import SlideLogDock
from ui.docks.throw import ThrowDock
from ui.docks.tokens import TokensDock

Area = Literal["left", "right", "tabs", "below"]
"""left and right: one over the other. tabs: behind one another at the right. below: tabs under the table."""

AREAS: dict[Area, Qt.DockWidgetArea] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "tabs": Qt.DockWidgetArea.RightDockWidgetArea,
    "below": Qt.DockWidgetArea.BottomDockWidgetArea,
}


@dataclass(frozen=True)
class Place:
    """One dock: how it is made, where it stands, the kinds of file that it opens (see `ui.openers`)."""

    make: Callable[[Desk], Panel]
    area: Area
    opens: tuple[str, ...] = ()


DOCKS: dict[str, Place] = {
    "parameters": Place(ParametersDock, "left"),
    "slide-log": Place(SlideLogDock, "left"),
    "throw": Place(ThrowDock, "right"),
    "landing": Place(LandingDock, "tabs"),
    "aim": Place(AimDock, "tabs"),
    "fit": Place(FitDock, "tabs", ("recording",)),
    "replay": Place(ReplayDock, "tabs", ("round",)),
    "measure": Place(MeasureDock, "tabs", ("picture",)),
    "sampler": Place(SamplerDock, "tabs"),
    "tokens": Place(TokensDock, "tabs"),
    "board": Place(BoardDock, "tabs"),
    "console": Place(ConsoleDock, "below"),
    "play": Place(PlayDock, "left", ("game",)),
    "card": Place(CardDock, "right"),
    "ledger": Place(LedgerDock, "below"),
}
"""Each dock by its name, which is its object name too."""

PRESETS: dict[str, tuple[str, ...]] = {
    "tune": (
        "parameters",
        "slide-log",
        "throw",
        "landing",
        "aim",
        "fit",
        "replay",
        "measure",
        "sampler",
        "tokens",
    ),
    "teach": (),
    "play": ("play", "card", "ledger"),
    "aim": ("aim",),
    "board": ("board",),
}
"""The docks that each preset of the View menu shows; of those in tabs, the first is in front. Teach has none."""

MOVED: dict[str, dict[str, Area]] = {"play": {"ledger": "right", "card": "tabs"}}
"""Docks that stand elsewhere in a preset than their usual area. In Play what is opened at the right, as the replay of
the round that is over, lies over the reference card: three docks under one another have no room for their lists."""

NARROW_WINDOW = 1100
NARROW: dict[str, dict[str, Area]] = {"tune": {"parameters": "tabs", "slide-log": "tabs"}}
"""Docks that stand elsewhere in a window of fewer px: three columns would leave the table no room."""

WIDTHS: dict[str, float] = {"tune": 0.268, "aim": 0.76, "board": 0.28, "play": 0.3}
"""The part of the window's width that each preset gives to the docks at the right."""
