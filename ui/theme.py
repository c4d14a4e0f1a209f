"""Every colour and font of the window, light and dark: palette, style sheet, scene and plots read it here.

Hue belongs to the game and the data, ink to the tool: chrome is grey with one blue accent that never
appears on the board.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from string import Template

import numpy as np
import pyqtgraph
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ui.style_sheet import STYLE_SHEET


@dataclass(frozen=True)
class SideColours:
    """A side's token: the disc, the glyph on it and the rim round it."""

    disc: str
    glyph: str
    rim: str


@dataclass(frozen=True)
class Theme:
    """One set of colours, as #RRGGBB; `heat` is the part of magma that landings use (start, stop)."""

    name: str
    window: str
    panel: str
    header: str
    line: str
    row_line: str
    text: str
    secondary: str
    disabled: str
    field_edge: str
    button_edge: str
    accent: str
    accent_fill: str
    on_accent: str
    warning_text: str
    warning_fill: str
    warning_edge: str
    error_text: str
    error_fill: str
    error_edge: str
    landings: str
    surround: str
    paper: str
    special: str
    grid: str
    ink: str
    soft_ink: str
    tag_fill: str
    tag_text: str
    tag_soft: str
    groups: tuple[tuple[str, str], ...]
    sides: tuple[tuple[str, SideColours], ...]
    heat: tuple[float, float]

    def group(self, name: str | None) -> QColor:
        """The colour of a property group; soft ink for a group that the game's palette does not know."""
        return QColor(dict(self.groups).get(name or "", self.soft_ink))

    def side(self, token: str) -> SideColours:
        """The colours of a token's side ("red" for "red-1")."""
        neutral = SideColours(self.soft_ink, self.paper, self.ink)
        return dict(self.sides).get(token.rpartition("-")[0], neutral)


LIGHT = Theme(
    name="light",
    window="#ECEEF1",
    panel="#FFFFFF",
    header="#F6F7F9",
    line="#D3D8DF",
    row_line="#E6E9ED",
    text="#1B2027",
    secondary="#59636E",
    disabled="#87919C",
    field_edge="#8B95A0",
    button_edge="#B9C1CA",
    accent="#0B63B6",
    accent_fill="#E1EEFA",
    on_accent="#FFFFFF",
    warning_text="#7A5200",
    warning_fill="#FFF6DF",
    warning_edge="#E3BC5A",
    error_text="#A8201A",
    error_fill="#FDEDEB",
    error_edge="#E6A19B",
    landings="#A4568F",
    surround="#E3E6EA",
    paper="#FBFAF6",
    special="#F1F0EB",
    grid="#C8C9C4",
    ink="#1B2027",
    soft_ink="#5A5F66",
    tag_fill="#1B2027",
    tag_text="#FFFFFF",
    tag_soft="#C9D0D8",
    groups=(
        ("brown", "#5A3825"),
        ("light-blue", "#8CCBEA"),
        ("pink", "#D65A9E"),
        ("orange", "#EE8A2C"),
        ("red", "#D8322B"),
        ("yellow", "#F3CB34"),
        ("green", "#27A35C"),
        ("dark-blue", "#2B4C9B"),
    ),
    sides=(
        ("red", SideColours("#CF2F2A", "#FFFFFF", "#7E1512")),
        ("yellow", SideColours("#F6C61B", "#1B2027", "#8A6A00")),
        ("green", SideColours("#1F9457", "#FFFFFF", "#0C5531")),
        ("blue", SideColours("#2A62C4", "#FFFFFF", "#153A7C")),
    ),
    heat=(1.0, 0.28),
)

DARK = Theme(
    name="dark",
    window="#15181C",
    panel="#1E2227",
    header="#23282E",
    line="#363D46",
    row_line="#2B3138",
    text="#E8EBEF",
    secondary="#A3ADB8",
    disabled="#737E8A",
    field_edge="#737F8C",
    button_edge="#4A535E",
    accent="#62AEFF",
    accent_fill="#1D3650",
    on_accent="#0B1520",
    warning_text="#F2CC6B",
    warning_fill="#332A12",
    warning_edge="#7A6224",
    error_text="#FF9A92",
    error_fill="#3A1C1A",
    error_edge="#8A3A34",
    landings="#C77DB2",
    surround="#101316",
    paper="#2A2E34",
    special="#24282D",
    grid="#474E57",
    ink="#F0F2F4",
    soft_ink="#B4BCC6",
    tag_fill="#0B0D10",
    tag_text="#F0F2F4",
    tag_soft="#A3ADB8",
    groups=(
        ("brown", "#8A5B40"),
        ("light-blue", "#8FD0F0"),
        ("pink", "#E877B4"),
        ("orange", "#F7A24E"),
        ("red", "#F2685E"),
        ("yellow", "#F9E07A"),
        ("green", "#52CB83"),
        ("dark-blue", "#5F86EA"),
    ),
    sides=(
        ("red", SideColours("#EF5A50", "#15181C", "#0E1114")),
        ("yellow", SideColours("#F8D04A", "#15181C", "#0E1114")),
        ("green", SideColours("#3FBF7A", "#15181C", "#0E1114")),
        ("blue", SideColours("#5B93F5", "#15181C", "#0E1114")),
    ),
    heat=(0.20, 0.95),
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}
CHOICES = ("system", "light", "dark")


class Themes(QObject):
    """The theme in force: the system's, followed when it changes, or the one chosen."""

    changed = Signal(object)

    def __init__(self, app: QApplication, choice: str = "system") -> None:
        super().__init__(app)
        self._app = app
        self.choice = choice
        self.current = LIGHT
        app.setStyle("Fusion")
        app.setFont(text_font(13))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    def choose(self, choice: str) -> None:
        """Use "system", "light" or "dark" from now on."""
        self.choice = choice
        self._apply()

    def _system_changed(self) -> None:
        if self.choice == "system":
            self._apply()

    def _apply(self) -> None:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        name = self.choice if self.choice in THEMES else ("dark" if dark else "light")
        self.current = THEMES[name]
        self._app.setPalette(palette(self.current))
        self._app.setStyleSheet(style_sheet(self.current))
        self.changed.emit(self.current)


def palette(theme: Theme) -> QPalette:
    """The Fusion palette of a theme."""
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.panel,
        QPalette.ColorRole.AlternateBase: theme.header,
        QPalette.ColorRole.ToolTipBase: theme.tag_fill,
        QPalette.ColorRole.ToolTipText: theme.tag_text,
        QPalette.ColorRole.PlaceholderText: theme.secondary,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.header,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.on_accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.Light: theme.panel,
        QPalette.ColorRole.Midlight: theme.row_line,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: theme.field_edge,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.disabled))
    return result


def style_sheet(theme: Theme) -> str:
    """The one style sheet, with the theme's colours put in."""
    colours = {f.name: getattr(theme, f.name) for f in fields(theme)}
    return Template(STYLE_SHEET).substitute(colours)


def text_font(px: int, weight: int = 400) -> QFont:
    """The system's font at `px` pixels with tabular figures, so that digits do not jump under sliders."""
    font = QFont(QApplication.font())
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def mixed(colour: QColor | str, other: QColor | str, part: float) -> QColor:
    """`colour` mixed with `part` (0..1) of `other`."""
    a, b = QColor(colour), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


@lru_cache(maxsize=4)
def heat_table(theme: Theme) -> NDArray[np.uint8]:
    """The landing heat as (256, 4) RGBA, alpha rising from 0 to 1 over the lowest 12 %."""
    magma = pyqtgraph.colormap.get("magma")
    table = np.empty((256, 4), dtype=np.uint8)
    table[:, :3] = magma.getLookupTable(*theme.heat, 256)[:, :3]
    table[:, 3] = np.round(255 * np.clip(np.arange(256) / (0.12 * 255), 0.0, 1.0))
    return table
