"""How wide the docks are in a window that is opened again: as the user left them, else as their preset has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.test_dock_rooms import move_edge, width
from tests.ui.test_kept_layout import opened
from ui.docks import WIDTHS
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow

__all__ = ["opened"]

Open = Callable[[], MainWindow]


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900), (1920, 1080)])
def test_a_first_window_has_its_docks_as_wide_as_the_preset(
    qtbot: QtBot, themes: Themes, size: tuple[int, int]
) -> None:
    window = MainWindow(LabDocument(), themes)
    window.files.ask = lambda: "discard"
    try:
        window.resize(*size)
        window.show()
        assert width(window, "tune") == pytest.approx(WIDTHS["tune"] * size[0], abs=2)
    finally:
        window.close()
        window.deleteLater()


@pytest.mark.parametrize("by", [60, -30])
def test_an_edge_that_the_user_moved_is_there_when_the_window_is_opened_again(
    opened: Open,
    by: int,
) -> None:
    first = opened()
    before = width(first, "tune")
    move_edge(first, "throw", by)
    own = width(first, "tune")
    assert own == pytest.approx(before + by, abs=5)
    second = opened()
    assert width(second, "tune") == own
    second.resize(1600, 900)
    assert width(second, "tune") == own, "it is the user's in another size too"
    third = opened()
    assert width(third, "tune") == own
    third.show_preset("aim")
    third.show_preset("tune")
    assert width(third, "tune") == pytest.approx(before, abs=2), "a preset that is chosen is plain again"


def test_docks_that_nobody_moved_take_their_part_of_a_window_opened_again(
    opened: Open,
) -> None:
    width(opened(), "tune")
    second = opened()
    for wide in (1920, 1366, 1600):
        second.resize(wide, 900)
        assert width(second, "tune") == pytest.approx(WIDTHS["tune"] * wide, abs=2)
