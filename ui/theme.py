"""Every colour and font of the window, light and dark: palette, style sheet, scene and plots read it here.

The colours of board and data are those of `lab.board.colours`; what only a window has is added.

Hue belongs to the game and the data, ink to the tool: chrome is grey with one blue accent that never
appears on the board.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import lru_cache
from string import Template

import numpy as np
import pyqtgraph
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from lab.board import colours
from lab.board.colours import Palette, SideColours
from ui.style_sheet import STYLE_SHEET


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
    heat: tuple[float, float]
    palette: Palette = field(compare=False, repr=False)

    def group(self, name: str | None) -> QColor:
        """The colour of a property group; soft ink for a group that the game's palette does not know."""
        return QColor(self.palette.group(name))

    def side(self, token: str) -> SideColours:
        """The colours of a token's side ("red" for "red-1")."""
        return self.palette.side(token)


_SHARED = (
    "window", "panel", "header", "line", "text", "secondary", "accent", "landings", "paper", "special", "grid",
    "ink", "soft_ink",
)  # fmt: skip


def _theme(name: str, base: Palette, **own: str) -> Theme:
    """The palette of board and data, with what only a window has."""
    warning = dict(zip(("warning_text", "warning_fill", "warning_edge"), base.warning, strict=True))
    shared: dict[str, str] = {key: getattr(base, key) for key in _SHARED}
    return Theme(name=name, heat=base.heat, palette=base, error_text=base.loss, **shared, **warning, **own)


LIGHT = _theme(
    "light",
    colours.LIGHT,
    row_line="#E6E9ED",
    disabled="#87919C",
    field_edge="#8B95A0",
    button_edge="#B9C1CA",
    accent_fill="#E1EEFA",
    on_accent="#FFFFFF",
    error_fill="#FDEDEB",
    error_edge="#E6A19B",
    surround="#E3E6EA",
    tag_fill="#1B2027",
    tag_text="#FFFFFF",
    tag_soft="#C9D0D8",
)

DARK = _theme(
    "dark",
    colours.DARK,
    row_line="#2B3138",
    disabled="#737E8A",
    field_edge="#737F8C",
    button_edge="#4A535E",
    accent_fill="#1D3650",
    on_accent="#0B1520",
    error_fill="#3A1C1A",
    error_edge="#8A3A34",
    surround="#101316",
    tag_fill="#0B0D10",
    tag_text="#F0F2F4",
    tag_soft="#A3ADB8",
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
        whole = palette(self.current)
        self._app.setStyleSheet("")  # from one sheet to another takes Qt more than twice as long as from none
        self._app.setPalette(whole)
        edged = QPalette(whole)  # the style draws edges of fields in the window's colour, darker
        edged.setColor(QPalette.ColorRole.Window, QColor(self.current.field_edge).lighter(STYLE_DARKENS))
        for kind in FIELDS:
            self._app.setPalette(edged, kind)  # type: ignore[arg-type]  # the stubs say bytes
        self._app.setStyleSheet(style_sheet(self.current))
        self.changed.emit(self.current)


PALE, INK, CROSS = "#FFFFFF", "#1B2027", "#CF2F2A"
"""Marks over heat maps and photos, which look the same in both themes."""

FIELDS = ("QCheckBox", "QAbstractSpinBox", "QComboBox", "QLineEdit")
STYLE_DARKENS = 126
"""How much darker than the window, in percent, the Fusion style draws the edge of a box to tick; others by 140."""


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
    values = {f.name: getattr(theme, f.name) for f in fields(theme)}
    return Template(STYLE_SHEET).substitute(values)


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


@lru_cache(maxsize=64)
def contrast(one: str, other: str) -> float:
    """How much two colours (#RRGGBB) stand out from one another, 1 to 21 (WCAG 2.2, contrast ratio)."""
    light = []
    for colour in (one, other):
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        light.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(light) + 0.05) / (min(light) + 0.05)


@lru_cache(maxsize=4)
def heat_table(theme: Theme) -> NDArray[np.uint8]:
    """The landing heat as (256, 4) RGBA, alpha rising from 0 to 1 over the lowest 12 %."""
    magma = pyqtgraph.colormap.get("magma")
    table = np.empty((256, 4), dtype=np.uint8)
    table[:, :3] = magma.getLookupTable(*theme.heat, 256)[:, :3]
    table[:, 3] = np.round(255 * np.clip(np.arange(256) / (0.12 * 255), 0.0, 1.0))
    return table
