"""Fields whose entry goes away while something is being typed into them say nothing more."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from lab import load_board
from ui.fields import NumberField, let_go
from ui.window import MainWindow


def test_a_field_let_go_while_typed_into_sends_nothing(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column, row, field = QVBoxLayout(page), QWidget(), NumberField(1, "cm")
    QVBoxLayout(row).addWidget(field)
    column.addWidget(row)
    sent: list[float] = []
    field.valueChanged.connect(sent.append)
    page.show()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7")
    let_go(row)
    assert sent == [] and not row.isVisible()


@pytest.mark.parametrize("dock", ["parameters", "board"])
def test_another_board_is_opened_while_a_number_of_the_old_one_is_typed(
    window: MainWindow, dock: str
) -> None:
    """Fields of seams and of bonuses belong to entries that the next board does not have."""
    window.show_dock(dock)
    seams = [{"y": 0.4, "height": 0.0005, "loss": 0.5}, {"y": 0.6, "height": 0.0005, "loss": 0.5}]
    first = load_board("knockout").replace(seams=seams)
    window.document.begin_board(first, "Seams")
    names = [field.accessibleName() for field in window.docks[dock].findChildren(NumberField)]
    names = [name for name in names if "Seam" in name or "Bonus" in name]
    assert names
    for name in names:
        window.document.begin_board(first, "Seams")
        field = next(
            one for one in window.docks[dock].findChildren(NumberField) if one.accessibleName() == name
        )
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "3")
        window.document.open_board("blank-lane")
        assert window.document.board == load_board("blank-lane")
        assert not window.notice.isVisible()
