"""The colours carry the text: contrast by the WCAG formula, one short style sheet, both themes whole."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox

import ui
from lab import load_board
from ui.icons import space_icon, token_icon
from ui.style_sheet import STYLE_SHEET
from ui.theme import DARK, LIGHT, Theme, Themes, heat_table, style_sheet

BOTH = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.1)."""
    rgb = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio (WCAG 2.1)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@BOTH
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("text", "panel"),
        ("text", "header"),
        ("text", "window"),
        ("text", "accent_fill"),
        ("secondary", "panel"),
        ("secondary", "header"),
        ("secondary", "surround"),
        ("on_accent", "accent"),
        ("error_text", "error_fill"),
        ("warning_text", "warning_fill"),
        ("ink", "paper"),
        ("ink", "special"),
        ("soft_ink", "special"),
        ("tag_text", "tag_fill"),
        ("tag_soft", "tag_fill"),
    ],
)
def test_text_stands_out_from_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@BOTH
def test_fields_and_focus_have_an_edge_that_is_seen(theme: Theme) -> None:
    assert contrast(theme.field_edge, theme.panel) >= 3.0
    assert contrast(theme.accent, theme.panel) >= 3.0


@BOTH
def test_a_sides_sign_stands_out_from_its_disc(theme: Theme) -> None:
    for colours in theme.palette.sides.values():
        assert contrast(colours.glyph, colours.disc) >= 3.0


def test_every_colour_of_the_sheet_comes_from_the_theme() -> None:
    assert "#" not in re.sub(r"Q\w+#[\w-]+", "", STYLE_SHEET)  # but in the names of widgets
    assert len(STYLE_SHEET.splitlines()) < 120
    assert "$" not in style_sheet(LIGHT)


def test_colours_stand_in_the_theme_only() -> None:
    for path in Path(ui.__file__).parent.rglob("*.py"):
        if path.name not in ("theme.py", "photo.py"):  # a photo has its own light
            text = path.read_text(encoding="utf-8")
            assert not [w for w in text.split('"') if len(w) == 7 and w.startswith("#")], path


@BOTH
def test_heat_fades_out_at_the_lowest_levels(theme: Theme) -> None:
    table = heat_table(theme)
    assert table[0, 3] == 0
    assert (np.diff(table[:, 3].astype(int)) >= 0).all()
    assert (table[32:, 3] == 255).all()


def test_themes_are_whole() -> None:
    for f in fields(Theme):
        assert type(getattr(LIGHT, f.name)) is type(getattr(DARK, f.name))
    assert [*LIGHT.palette.groups] == [*DARK.palette.groups]


def test_choosing_a_theme_changes_the_palette_at_once(themes: Themes) -> None:
    told: list[Theme] = []
    themes.changed.connect(told.append)
    themes.choose("dark")
    assert QApplication.palette().color(QPalette.ColorRole.Base) == QColor(DARK.panel)
    themes.choose("light")
    assert told == [DARK, LIGHT]
    themes.changed.disconnect(told.append)


def test_the_systems_theme_is_followed_unless_one_was_chosen(themes: Themes) -> None:
    themes.choose("dark")
    themes._system_changed()
    assert themes.current is DARK
    themes.choose("system")
    assert themes.current is LIGHT  # the offscreen platform has no dark scheme
    themes.choose("light")


@BOTH
def test_edges_of_fields_are_seen(qapp: QApplication, themes: Themes, theme: Theme) -> None:
    themes.choose(theme.name)
    for field in (QCheckBox(), QDoubleSpinBox(), QComboBox()):
        shown = field.grab().toImage()
        colours = {shown.pixelColor(x, shown.height() // 2).name() for x in range(shown.width())}
        assert max(contrast(colour, theme.panel) for colour in colours - {theme.text}) >= 2.8, field
    themes.choose("light")


@BOTH
def test_icons_in_a_selected_row_keep_their_colours(qapp: QApplication, theme: Theme) -> None:
    space = next(space for space in load_board("knockout").spaces if space.kind == "property")
    for icon in (token_icon("yellow-1", theme), space_icon(space, theme), space_icon(None, theme)):
        plain, selected = (
            icon.pixmap(16, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)
        )
        assert plain == selected
