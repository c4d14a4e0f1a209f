"""The Board dock by keyboard: spaces, amounts and origins by number; boards begun anew, saved and opened again."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton, QWidget

from lab import Space, load_board
from ui.docks.board_editor import BoardDock
from ui.docks.board_origins import joined, parted
from ui.fields import NumberField
from ui.window import MainWindow

KEY = Qt.Key


@pytest.fixture
def dock(window: MainWindow) -> BoardDock:
    window.actions_.presets["board"].trigger()
    found = window.docks["board"]
    assert isinstance(found, BoardDock) and found.isVisible()
    return found


def type_into(field: QWidget, text: str) -> None:
    """Replace what a field holds by typing, and press Enter."""
    field.setFocus()
    assert isinstance(field, NumberField | QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, text) if text else QTest.keyClick(field, KEY.Key_Delete)
    QTest.keyClick(field, KEY.Key_Return)


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def pick(box: QComboBox, data: str) -> None:
    """Choose an entry by the keyboard."""
    box.setFocus()
    wanted = box.findData(data)
    while box.currentIndex() != wanted:
        QTest.keyClick(box, KEY.Key_Down if box.currentIndex() < wanted else KEY.Key_Up)


def choose(dock: BoardDock, space_id: str) -> None:
    """Walk to a space in the list by the keyboard."""
    ids = [space.id for space in dock.desk.draft.spaces]
    dock.spaces.setFocus()
    QTest.keyClick(dock.spaces, KEY.Key_Home)
    for _ in range(ids.index(space_id)):
        QTest.keyClick(dock.spaces, KEY.Key_Down)
    assert dock.desk.draft.selected == space_id


def test_the_form_shows_the_space_that_is_chosen_in_the_list(window: MainWindow, dock: BoardDock) -> None:
    assert dock.spaces.count() == len(window.document.board.spaces)
    assert not dock.form.isEnabled()
    choose(dock, "light-blue-2")
    form, space = dock.form, window.document.board.space("light-blue-2")
    assert (form.id.text(), form.name.text()) == (space.id, space.name)
    assert (form.kind.currentData(), form.group.currentText()) == ("property", "light-blue")
    assert form.value.value() == space.value
    shown = [field.value() for field in (form.left, form.near, form.wide, form.tall)]
    assert space.rect is not None
    assert shown == pytest.approx([100 * number for number in space.rect], abs=0.005)


@pytest.mark.parametrize(
    ("name", "typed", "box"),
    [
        ("left", "1.5", (0.015, 0.4, 0.115, 0.5)),
        ("near", "123,4", (0.05, 1.234, 0.15, 1.334)),
        ("wide", "20.25", (0.05, 0.4, 0.2525, 0.5)),
        ("tall", "5", (0.05, 0.4, 0.15, 0.45)),
    ],
)
def test_numbers_typed_move_and_resize(
    window: MainWindow, dock: BoardDock, name: str, typed: str, box: tuple[float, ...]
) -> None:
    space = Space(id="a", kind="chance", rect=(0.05, 0.4, 0.1, 0.1))
    board = load_board("blank-lane").replace(spaces=[space.model_dump()])
    window.document.begin_board(board, "Open")
    choose(dock, "a")
    type_into(getattr(dock.form, name), typed)
    assert window.document.board.space("a").box == pytest.approx(box)
    window.actions_.undo.trigger()
    assert window.document.board == board


def test_a_number_off_the_board_is_refused_and_the_old_one_stays(window: MainWindow, dock: BoardDock) -> None:
    choose(dock, "brown-1")
    board = window.document.board
    type_into(dock.form.near, "94")
    assert window.document.board is board and not window.desk.draft.pending
    assert dock.trouble.isVisible() and "off the board" in dock.said.text()
    assert dock.form.near.value() == pytest.approx(15.0)
    assert not dock.back.isVisible()


def test_a_number_that_overlaps_is_marked_and_taken_back(window: MainWindow, dock: BoardDock) -> None:
    choose(dock, "brown-1")
    board = window.document.board
    type_into(dock.form.near, "20")
    assert window.document.board is board and window.desk.draft.pending
    assert dock.said.text() == "Brown 1 overlaps Light blue 1."
    assert dock.form.near.value() == pytest.approx(20.0)
    marked = [dock.spaces.item(i).text() for i in range(dock.spaces.count())]
    assert [text for text in marked if "overlaps" in text] == ["Brown 1: overlaps", "Light blue 1: overlaps"]
    press(dock.back)
    assert not window.desk.draft.pending and not dock.trouble.isVisible()
    assert dock.form.near.value() == pytest.approx(15.0)
    type_into(dock.form.near, "20")
    choose(dock, "light-blue-1")
    type_into(dock.form.tall, "1")  # still under it
    assert window.desk.draft.pending
    press(dock.remove)
    assert not window.desk.draft.pending and window.document.board.space("brown-1").box[1] == pytest.approx(
        0.2
    )


def test_names_kinds_groups_and_values(window: MainWindow, dock: BoardDock) -> None:
    choose(dock, "brown-1")
    form = dock.form
    type_into(form.name, "Kebabgatan")
    type_into(form.value, "75")
    type_into(form.id, "kebab-1")
    space = window.document.board.space("kebab-1")
    assert (space.name, space.value) == ("Kebabgatan", 75)
    assert window.desk.draft.selected == "kebab-1"
    type_into(form.group_edit, "food")
    assert window.document.board.space("kebab-1").group == "food"
    assert window.document.board.bonus["food"] == 0 and window.document.board.bonus["brown"] == 100
    pick(form.kind, "house")
    assert (
        window.document.board.space("kebab-1").kind == "house" and "food" not in window.document.board.bonus
    )
    for _ in range(5):
        window.actions_.undo.trigger()
    assert window.document.board == load_board("knockout")


@pytest.mark.parametrize("typed", ["chance-1", "jail", "", "blank"])
def test_an_id_that_cannot_be_is_refused(window: MainWindow, dock: BoardDock, typed: str) -> None:
    choose(dock, "brown-1")
    board = window.document.board
    type_into(dock.form.id, typed)
    assert window.document.board is board
    assert dock.form.id.text() == "brown-1" and dock.trouble.isVisible()


def test_bonuses_notes_name_and_sizes(window: MainWindow, dock: BoardDock) -> None:
    assert list(dock.amounts.fields) == list(window.document.board.bonus)
    type_into(dock.amounts.fields["pink"], "275")
    type_into(dock.amounts.notes, "10, 500 20")
    type_into(dock.head.name, "Kitchen table")
    type_into(dock.head.length, "97.5")
    type_into(dock.head.width_, "30")
    type_into(dock.head.go_line, "14.25")
    board = window.document.board
    assert (board.bonus["pink"], board.money.notes) == (275, (10, 20, 500))
    assert (board.name, board.length, board.width) == ("Kitchen table", 0.975, 0.3)
    assert board.go_line == pytest.approx(0.1425)
    assert board.spaces == load_board("knockout").spaces, "the sheet grows, the print on it stays"
    type_into(dock.amounts.notes, "10, ten")
    assert window.document.board is board and "ten" in dock.amounts.refusal.text()
    assert dock.amounts.notes.text() == "10, 20, 500"
    type_into(dock.head.width_, "20")  # spaces would be off the board
    assert window.document.board is board and dock.trouble.isVisible()
    assert dock.head.width_.value() == pytest.approx(30.0)


def test_origins_are_chosen_and_noted(window: MainWindow, dock: BoardDock) -> None:
    origins = dock.origins
    origins.choose("board.width")
    assert (origins.word.currentData(), origins.note.text()) == ("estimated", "")
    pick(origins.word, "measured")
    type_into(origins.note, "steel tape, 2 November")
    assert window.document.board.provenance["board.width"] == "measured: steel tape, 2 November"
    assert origins.key == "board.width"
    pick(origins.word, "")
    type_into(origins.note, "")
    assert "board.width" not in window.document.board.provenance
    choose(dock, "brown-2")
    origins.choose("space.brown-2")
    pick(origins.word, "published")
    assert window.document.board.provenance["space.brown-2"] == "published"
    type_into(dock.form.id, "brown-9")
    assert window.document.board.provenance["space.brown-9"] == "published"
    assert "space.brown-2" not in window.document.board.provenance


def test_notes_on_origin_are_parted_as_they_are_joined() -> None:
    for note in ("estimated", "measured: by tape", "published: page 3: top", "by hearsay", ""):
        assert joined(*parted(note)) == note
    for board in ("knockout", "table-shuffleboard", "blank-lane"):
        for note in load_board(board).provenance.values():
            word, rest = parted(note)
            assert word, note
            assert note.endswith(rest)


def test_a_new_board_saved_and_opened_again_is_equal(
    window: MainWindow, dock: BoardDock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.actions_.new_board.trigger()
    assert window.document.board.spaces == () and window.desk.draft.on
    assert dock.empty.isVisible() and not dock.spaces.isVisible()
    for _ in range(3):
        press(dock.add)
    assert not dock.empty.isVisible() and dock.spaces.count() == 3
    type_into(dock.form.group_edit, "sea")
    type_into(dock.amounts.fields["sea"], "300")
    press(dock.copy)
    type_into(dock.head.name, "Mine")
    window.actions_.save_board.trigger()
    board = window.document.board
    assert load_board(path) == board and len(board.spaces) == 4 and board.bonus["sea"] == 300
    window.open_board("knockout")
    window.open_files([path])
    assert window.document.board == board
    assert path in window.files.recent


def test_a_saved_board_has_the_numbers_in_force_and_says_that_they_were_changed(
    window: MainWindow, dock: BoardDock, tmp_path: Path
) -> None:
    assert window.document.set_parameter("mu", 0.2)
    assert window.board_controls.save(tmp_path / "changed.toml")
    saved = load_board(tmp_path / "changed.toml")
    assert saved.surface.mu == 0.2 and saved.provenance["surface.mu"] == "estimated: changed by hand"
    assert saved.provenance["token.mass"] == window.document.board.provenance["token.mass"]


def test_a_draft_that_overlaps_is_not_saved_and_a_bad_place_is_told(
    window: MainWindow, dock: BoardDock, tmp_path: Path
) -> None:
    choose(dock, "brown-1")
    type_into(dock.form.near, "20")
    assert not window.board_controls.save(tmp_path / "a.toml")
    assert not (tmp_path / "a.toml").exists()
    assert window.notice.text.text().startswith("Not saved: Brown 1 overlaps Light blue 1.")
    press(dock.back)
    assert window.board_controls.save(tmp_path / "a.toml")
    assert load_board(tmp_path / "a.toml") == load_board("knockout")
    before = (tmp_path / "a.toml").read_bytes()
    assert not window.board_controls.save(tmp_path / "a.toml" / "b.toml")
    assert window.notice.isVisible() and (tmp_path / "a.toml").read_bytes() == before
    tomllib.loads(before.decode())


def test_every_control_has_a_name_to_be_heard(dock: BoardDock) -> None:
    kinds = (NumberField, QComboBox, QLineEdit)
    for kind in kinds:
        for field in dock.findChildren(kind):
            inside = isinstance(field.parent(), NumberField | QComboBox)
            assert inside or field.accessibleName(), field


def test_fields_fit_into_the_dock(window: MainWindow, dock: BoardDock) -> None:
    for size in ((1366, 768), (1920, 1080)):
        window.resize(*size)
        QTest.qWait(1)
        room = dock.form.parentWidget().parentWidget().width()
        assert dock.form.width() <= room
        assert dock.form.minimumSizeHint().width() <= room


def test_the_same_through_every_theme_and_a_board_opened_meanwhile(
    window: MainWindow, dock: BoardDock
) -> None:
    choose(dock, "brown-1")
    type_into(dock.form.near, "20")
    window.themes.choose("dark")
    window.open_board("blank-lane")
    assert not window.desk.draft.pending and window.desk.draft.selected is None
    assert not dock.form.isEnabled() and dock.empty.isVisible() and not dock.trouble.isVisible()
    press(dock.edit)
    assert window.desk.draft.on and window.actions_.edit_board.isChecked()
    press(dock.edit)
    assert not window.desk.draft.on and not window.actions_.edit_board.isChecked()
