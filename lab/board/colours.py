"""The colours of the board and of the data, light and dark, in one place for every picture.

Hue belongs to the game and to the data, ink to everything else. Groups and sides are told apart with red,
green and blue deficiency too; a side always shows its mark beside its colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

Mark = Literal["triangle", "dot", "square", "cross"]


@dataclass(frozen=True)
class SideColours:
    """A side's disc, the mark on it and the rim round it; `outline` draws a token that is not there;
    `mark` is the mark's shape."""

    disc: str
    glyph: str
    rim: str
    outline: str
    mark: Mark


@dataclass(frozen=True)
class Palette:
    """One scheme's colours as #RRGGBB; `heat` is the part of magma that landings use, `warning` the colours
    of a warning's text, ground and edge."""

    window: str
    panel: str
    header: str
    line: str
    text: str
    secondary: str
    accent: str
    paper: str
    special: str
    grid: str
    ink: str
    soft_ink: str
    landings: str
    heat: tuple[float, float]
    data: tuple[str, str, str]
    gain: str
    loss: str
    warning: tuple[str, str, str]
    groups: Mapping[str, str] = field(repr=False)
    sides: Mapping[str, SideColours] = field(repr=False)

    def group(self, name: str | None) -> str:
        """The band's colour of a colour group; the soft ink for a group of one's own naming."""
        return self.groups.get(name or "", self.soft_ink)

    def side(self, token: str) -> SideColours:
        """The colours of a token ("red-1") or side ("red"); ink with a dot for a name of no known side."""
        known = self.sides.get(token) or self.sides.get(token.rpartition("-")[0])
        return known or SideColours(self.ink, self.paper, self.soft_ink, self.soft_ink, "dot")


LIGHT = Palette(
    window="#ECEEF1",
    panel="#FFFFFF",
    header="#F6F7F9",
    line="#D3D8DF",
    text="#1B2027",
    secondary="#59636E",
    accent="#0B63B6",
    paper="#FBFAF6",
    special="#F1F0EB",
    grid="#C8C9C4",
    ink="#1B2027",
    soft_ink="#5A5F66",
    landings="#A4568F",
    heat=(1.0, 0.28),
    data=("#2A6FB0", "#C2601A", "#4B525B"),
    gain="#1A7A3C",
    loss="#A8201A",
    warning=("#7A5200", "#FFF6DF", "#E3BC5A"),
    groups=MappingProxyType(
        {
            "brown": "#5A3825",
            "light-blue": "#8CCBEA",
            "pink": "#D65A9E",
            "orange": "#EE8A2C",
            "red": "#D8322B",
            "yellow": "#F3CB34",
            "green": "#27A35C",
            "dark-blue": "#2B4C9B",
        }
    ),
    sides=MappingProxyType(
        {
            "red": SideColours("#CF2F2A", "#FFFFFF", "#7E1512", "#7E1512", "triangle"),
            "yellow": SideColours("#F6C61B", "#1B2027", "#8A6A00", "#8A6A00", "dot"),
            "green": SideColours("#1F9457", "#FFFFFF", "#0C5531", "#0C5531", "square"),
            "blue": SideColours("#2A62C4", "#FFFFFF", "#153A7C", "#153A7C", "cross"),
        }
    ),
)

DARK = Palette(
    window="#15181C",
    panel="#1E2227",
    header="#23282E",
    line="#363D46",
    text="#E8EBEF",
    secondary="#A3ADB8",
    accent="#62AEFF",
    paper="#2A2E34",
    special="#24282D",
    grid="#474E57",
    ink="#F0F2F4",
    soft_ink="#B4BCC6",
    landings="#C77DB2",
    heat=(0.20, 0.95),
    data=("#6FB1EE", "#F0975A", "#C3CBD4"),
    gain="#6FD08C",
    loss="#FF9A92",
    warning=("#F2CC6B", "#332A12", "#7A6224"),
    groups=MappingProxyType(
        {
            "brown": "#8A5B40",
            "light-blue": "#8FD0F0",
            "pink": "#E877B4",
            "orange": "#F7A24E",
            "red": "#F2685E",
            "yellow": "#F9E07A",
            "green": "#52CB83",
            "dark-blue": "#5F86EA",
        }
    ),
    sides=MappingProxyType(
        {
            "red": SideColours("#EF5A50", "#15181C", "#0E1114", "#EF5A50", "triangle"),
            "yellow": SideColours("#F8D04A", "#15181C", "#0E1114", "#F8D04A", "dot"),
            "green": SideColours("#3FBF7A", "#15181C", "#0E1114", "#3FBF7A", "square"),
            "blue": SideColours("#5B93F5", "#15181C", "#0E1114", "#5B93F5", "cross"),
        }
    ),
)
