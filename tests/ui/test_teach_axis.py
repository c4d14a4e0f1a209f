"""What is read and hit from the back row in Teach: numbers of the axis, the box of exact slides, whole quantities."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionButton

from tests.ui.hand import turn
from tests.ui.painted import paint_all
from ui.parts.teach import Teach

if TYPE_CHECKING:
    from ui.window import MainWindow


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_every_tick_of_the_axis_has_its_number_and_the_box_is_as_large_as_its_words(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.show_preset("teach")
    window.resize(*size)
    window.document.set_part("teach", replace(Teach(), stops=(0.5, 0.6), speed=0.9), "Slides")
    view = window.teach
    view.details.setChecked(True)
    for _ in range(3):
        turn()
    said = [one for one in paint_all(window) if one.widget is view.strip]
    numbers = [int(one.text) for one in said if one.text.isdecimal()]
    assert numbers[-1] + numbers[1] > 100 * window.document.board.length, numbers
    unit = next(one for one in said if one.text == "cm")
    assert not any(unit.box.intersects(one.box) for one in said if one.text.isdecimal())
    style, option = view.exact.style(), QStyleOptionButton()
    option.initFrom(view.exact)
    box = style.subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, view.exact)
    assert box.height() >= view.exact.fontInfo().pixelSize() and view.exact.height() >= 48
