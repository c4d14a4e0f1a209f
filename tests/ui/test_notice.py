"""The box over the table: what was not mended or answered comes back; news do not look like errors."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from lab.session import session_bytes
from tests.ui.hand import turn
from ui.app import Running
from ui.asking import RECOVERY, offer_recovery
from ui.document import LabDocument
from ui.fields import NumberField
from ui.files import Autosave
from ui.languages import spoken, use
from ui.session import session_of
from ui.settings import Settings
from ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def says(window: MainWindow) -> str:
    return window.notice.text.text() if window.notice.isVisible() else ""


def buttons(window: MainWindow) -> dict[str, QPushButton]:
    turn()
    return {one.text(): one for one in window.notice.findChildren(QPushButton) if one.isVisible()}


def close_notice(window: MainWindow) -> None:
    QTest.mouseClick(window.notice._close, LEFT)


def background(widget: QWidget) -> QColor:
    return widget.grab().toImage().pixelColor(5, widget.height() // 2)


def test_an_offer_stands_again_when_an_error_is_mended_or_closed(window: MainWindow) -> None:
    did: list[str] = []
    window.notice.offer("x", "An offer.", ("Do it", lambda: did.append("it")))
    for end in ("mended", "closed", "same again"):
        window.desk.fail("open", "It is no board.")
        assert says(window) == "It is no board." and not buttons(window)
        if end == "same again":
            window.desk.fail("open", "It is no session.")
            assert says(window) == "It is no session."
        if end == "closed":
            close_notice(window)
        else:
            window.desk.succeed("open")
        assert says(window) == "An offer."
    QTest.mouseClick(buttons(window)["Do it"], LEFT)
    assert did == ["it"] and says(window) == ""


def test_errors_do_not_push_one_another_away(window: MainWindow) -> None:
    window.desk.fail("open", "First.")
    window.desk.fail("save", "Second.")
    window.notice.offer("x", "An offer.")
    window.desk.succeed("save")  # beneath: nothing that is seen changes
    assert says(window) == "An offer."
    close_notice(window)
    assert says(window) == "First."
    window.desk.fail("open", "First.")  # once more: it is there once
    close_notice(window)
    assert says(window) == ""


def test_what_two_doings_say_alike_is_two(window: MainWindow) -> None:
    window.desk.fail("one", "The same.")
    window.desk.fail("two", "The same.")
    window.notice.offer("one", "The same.")
    window.desk.succeed("one")
    assert says(window) == "The same." and window.notice.property("news")
    window.notice.withdraw("one")
    assert says(window) == "The same.", "of the other it holds yet"
    window.desk.succeed("two")
    assert says(window) == ""


def test_news_do_not_look_like_errors(window: MainWindow) -> None:
    for name in ("light", "dark"):
        window.themes.choose(name)
        theme = window.themes.current
        window.desk.fail("open", "It is no board.")
        turn()
        assert background(window.notice) == QColor(theme.error_fill)
        window.notice.offer("x", "An offer.", ("Do it", turn))
        turn()
        assert background(window.notice) != QColor(theme.error_fill)
        close_notice(window)
        turn()
        assert background(window.notice) == QColor(theme.error_fill)
        window.desk.succeed("open")


def test_a_language_that_is_spoken_is_no_news(window: MainWindow) -> None:
    assert spoken() == "en"
    window.actions_.languages["en"].trigger()
    assert says(window) == ""
    window.actions_.languages["sv"].trigger()
    assert "Svenska" in says(window)
    window.actions_.languages["ru"].trigger()
    assert "Русский" in says(window)
    window.actions_.languages["en"].trigger()
    assert says(window) == ""


def left_by_crashes(folder: Path, *mus: float) -> list[Path]:
    folder.mkdir(exist_ok=True)
    paths = []
    for n, mu in enumerate(mus):
        document = LabDocument()
        document.set_parameter("mu", mu)
        path = folder / f"99999{n}-1.knockout"
        path.write_bytes(session_bytes(session_of(document.state)))
        paths.append(path)
    return paths


def test_what_a_crash_left_is_offered_in_another_language_too(qapp: QApplication, tmp_path: Path) -> None:
    """As long as nobody has answered; another offer may stand before it."""
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set("language", "en")
    folder = tmp_path / "autosave"
    (path,) = left_by_crashes(folder, 0.123)
    running = Running(qapp, settings, folder)
    try:
        first = running.window
        first.show()
        assert first.autosave is not None
        offer_recovery(first.notice, first.files, first.autosave)
        first.actions_.languages["sv"].trigger()
        (again,) = buttons(first).values()
        again.click()
        turn()
        second = running.window
        assert second is not first and second.notice.offers(RECOVERY) and path.exists()
        bring, _ = buttons(second).values()
        bring.click()
        turn()
        assert second.document.board.surface.mu == 0.123 and not path.exists()
        second.actions_.languages["en"].trigger()
        (again,) = buttons(second).values()
        again.click()
        turn()
        assert not running.window.notice.offers(RECOVERY)
    finally:
        running.window.files.ask = lambda: "discard"
        running.window.close()


@pytest.mark.parametrize("many", [1, 2, 3])
def test_only_what_was_named_is_thrown_away_and_then_the_next_is_offered(
    window: MainWindow, tmp_path: Path, many: int
) -> None:
    folder = tmp_path / "autosave"
    paths = left_by_crashes(folder, *(0.1 + 0.01 * n for n in range(many)))
    kept = Autosave(window.document, window.files, folder)
    offer_recovery(window.notice, window.files, kept)
    for still in range(many, 0, -1):
        assert "unsaved work" in says(window) and len(kept.left()) == still
        QTest.mouseClick(buttons(window)["Throw it away"], LEFT)
    assert says(window) == "" and not any(path.exists() for path in paths)
    kept.close()


@pytest.mark.parametrize("dock", ["parameters", "throw", "play", "sampler"])
@pytest.mark.parametrize("how", ["another language", "close"])
def test_what_is_being_typed_counts_when_the_window_goes(
    qapp: QApplication, tmp_path: Path, dock: str, how: str
) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set("language", "en")
    running = Running(qapp, settings, tmp_path / "autosave")
    old, document = running.window, running.window.document
    try:
        old.show()
        old.show_dock(dock)
        turn()
        if how == "another language":
            old.actions_.languages["sv"].trigger()
            (again,) = buttons(old).values()
        field = next(
            one
            for one in old.docks[dock].findChildren(NumberField)
            if one.isVisible() and one.isEnabled() and not one.isReadOnly()
        )
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, field.textFromValue(field.value() + field.singleStep()))
        before = document.state
        if how == "another language":
            again.click()  # as by a press that moves no focus
            assert running.window is not old
            assert running.window.document.state == document.state
        else:
            old.files.ask = lambda: "discard"
            assert old.close()
            old.deleteLater()
        if dock in ("parameters", "throw"):
            assert document.state != before
        after = document.state
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        turn()
        assert document.state is after, "nothing of a window that is gone changes its document"
    finally:
        if running.window is not old:
            running.window.files.ask = lambda: "discard"
            running.window.close()
            running.window.deleteLater()
        use(qapp, "en")


def test_a_document_whose_window_is_gone_stays_as_it_is(qapp: QApplication) -> None:
    document = LabDocument()
    told: list[object] = []
    document.changed.connect(told.append)
    document.refused.connect(lambda *said: told.append(said))
    document.set_parameter("mu", 0.1)
    state = document.state
    assert len(told) == 1
    document.close()
    document.set_parameter("mu", 0.2)
    document.set_parameter("mu", -3.0)
    document.set_aim(speed=1.5)
    document.place_token("red-1", (0.1, 0.5))
    assert document.state is state and len(told) == 1
