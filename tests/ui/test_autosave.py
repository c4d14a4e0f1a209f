"""Autosave: what counts as kept is on the disk; a disk that fails is tried again and told of once."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import ui.files
from lab import LabError, read_session
from lab.session import session_bytes
from lab.whole_file import write_whole
from ui.app import Running
from ui.asking import offer_recovery
from ui.document import LabDocument
from ui.files import KEEPING, OPENING, SAVING, Autosave, Files
from ui.languages import use
from ui.session import session_of
from ui.settings import Settings
from ui.theme import Themes
from ui.window import MainWindow


class Disk:
    """Stands for `write_whole`: fails while it is `full`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self.written: list[Path] = []
        monkeypatch.setattr(ui.files, "write_whole", self)

    def __call__(self, path: Path, content: bytes) -> Path:
        if self.full:
            raise LabError("it cannot be written: no space left on device", where=str(path))
        self.written.append(path)
        return write_whole(path, content)


def mu_of(path: Path) -> float:
    return read_session(path).the_changed_board().surface.mu


def test_what_a_full_disk_refused_is_written_when_there_is_room(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    told: list[str] = []
    kept = Autosave(window.document, window.files, tmp_path)
    kept.told.connect(lambda _, said: told.append(said))
    window.document.set_parameter("mu", 0.11)
    for _ in range(3):  # minutes pass
        kept.save()
        kept.wait()
        qtbot.wait(1)
    assert len(told) == 1 and "no space left" in told[0]
    assert not kept.kept_now()
    assert kept.path is not None and not kept.path.exists()
    disk.full = False
    kept.save()  # the same document as before
    kept.wait()
    assert mu_of(kept.path) == 0.11
    kept.save()
    kept.wait()
    assert len(disk.written) == 1  # unchanged since: nothing is to be done
    disk.full = True
    window.document.set_parameter("mu", 0.12)
    assert not kept.kept_now()
    qtbot.wait(1)
    assert len(told) == 2  # it had gone well meanwhile
    assert mu_of(kept.path) == 0.11  # the last good one stays
    kept.close()


def test_what_an_autosave_tells_is_its_own(
    qtbot: QtBot, themes: Themes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands until the document is kept again, beside what went wrong with saving and opening, which take back
    their own alone; and it is told anew when it fails anew."""
    disk = Disk(monkeypatch)
    made = MainWindow(LabDocument(), themes, autosave=tmp_path / "autosave")
    made.files.ask = lambda: "discard"
    qtbot.addWidget(made)
    made.show()
    kept, bad = made.autosave, tmp_path / "bad.knockout"
    assert kept is not None
    bad.write_text("no session")

    def told() -> set[str]:
        kept.wait()
        qtbot.wait(1)
        return {one.about for one in made.notice._said}

    made.document.set_parameter("mu", 0.11)
    kept.save()
    assert told() == {KEEPING}
    assert "no space left" in made.notice.text.text()
    assert not made.files.open(bad) and not made.files.save_as(tmp_path / "none" / "mine.knockout")
    assert told() == {KEEPING, OPENING, SAVING}
    assert made.files.save_as(tmp_path / "mine.knockout")
    assert told() == {KEEPING, OPENING}, "nothing was kept nor opened meanwhile"
    assert made.files.open(tmp_path / "mine.knockout")
    assert told() == {KEEPING}
    made.document.set_parameter("mu", 0.12)
    disk.full = False
    kept.save()
    assert told() == set() and not made.notice.isVisible()
    disk.full = True
    made.document.set_parameter("mu", 0.13)
    kept.save()
    assert told() == {KEEPING} and made.notice.isVisible()
    made.close()


def test_a_crash_copy_stays_until_its_successor_is_written(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = LabDocument()
    document.set_parameter("mu", 0.11)
    left = tmp_path / "1-1.knockout"
    left.write_bytes(session_bytes(session_of(document.state)))
    disk = Disk(monkeypatch)
    kept = Autosave(window.document, window.files, tmp_path)

    def bring_back() -> None:
        offer_recovery(window.notice, window.files, kept)
        buttons = {button.text(): button for button in window.notice.findChildren(QPushButton)}
        QTest.mouseClick(buttons["Bring it back"], Qt.MouseButton.LeftButton)

    bring_back()
    assert window.document.board.surface.mu == 0.11
    assert left.is_file() and mu_of(left) == 0.11
    disk.full = False
    bring_back()
    assert not left.exists()
    assert kept.path is not None and mu_of(kept.path) == 0.11
    kept.close()


def test_a_folder_that_cannot_be_made_is_told_once_and_keeps_the_copy(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    document = LabDocument()
    files = Files(document, Settings())
    told: list[str] = []
    kept = Autosave(document, files, tmp_path / "file" / "autosave")
    kept.told.connect(lambda _, said: told.append(said))
    document.set_parameter("mu", 0.11)
    assert not kept.kept_now() and not kept.kept_now()
    assert len(told) == 1 and "autosave" in told[0]
    kept.close()


def test_the_bytes_are_made_beside_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game takes a while to write out: the hand on the table does not wait for it."""
    threads: list[int] = []

    def watched(session):
        threads.append(threading.get_ident())
        return session_bytes(session)

    monkeypatch.setattr(ui.files, "session_bytes", watched)
    document = LabDocument()
    kept = Autosave(document, Files(document, Settings()), tmp_path)
    document.set_parameter("mu", 0.11)
    assert kept.kept_now()
    assert len(threads) == 1 and threads[0] != threading.get_ident()
    kept.close()


def saved(window: MainWindow, folder: Path) -> None:
    window.document.set_parameter("mu", 0.12)
    assert window.files.save_as(folder / "mine.knockout")


def saved_as_it_was_kept(window: MainWindow, folder: Path) -> None:
    assert window.files.save_as(folder / "mine.knockout")


def discarded(window: MainWindow, folder: Path) -> None:
    assert window.files.new()


def another_opened(window: MainWindow, folder: Path) -> None:
    path = folder / "other.knockout"
    path.write_bytes(session_bytes(session_of(LabDocument().state)))
    assert window.files.open(path)


def undone(window: MainWindow, folder: Path) -> None:
    window.document.undo_stack.undo()


ENDS = [saved, saved_as_it_was_kept, discarded, another_opened, undone]


@pytest.mark.parametrize("end", ENDS)
def test_what_was_saved_or_discarded_is_not_offered_after_a_crash(
    window: MainWindow, tmp_path: Path, end: Callable[[MainWindow, Path], None]
) -> None:
    kept = Autosave(window.document, window.files, tmp_path / "autosave")
    window.document.set_parameter("mu", 0.10)
    assert kept.kept_now() and kept.path is not None and kept.path.is_file()
    path = kept.path
    end(window, tmp_path)
    assert not path.exists()
    assert not kept.kept_now()  # nothing is unsaved
    assert not path.exists()
    if end is undone:
        window.document.undo_stack.redo()  # the very state that was kept before
    else:
        window.document.set_parameter("mu", 0.13)
    assert kept.kept_now() and kept.path == path
    assert mu_of(path) == window.document.board.surface.mu
    kept.close()
    assert not path.exists()


def test_what_is_being_written_when_it_is_saved_is_not_left(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(path: Path, content: bytes) -> Path:
        time.sleep(0.3)
        return write_whole(path, content)

    monkeypatch.setattr(ui.files, "write_whole", slowly)
    kept = Autosave(window.document, window.files, tmp_path / "autosave")
    window.document.set_parameter("mu", 0.10)
    kept.save()
    assert window.files.save_as(tmp_path / "mine.knockout")
    kept.wait()
    assert kept.path is not None and not kept.path.exists()
    kept.close()


@pytest.mark.parametrize("leave", ["save", "cancel"])
def test_work_that_could_not_be_saved_stays_kept(window: MainWindow, tmp_path: Path, leave: str) -> None:
    kept = Autosave(window.document, window.files, tmp_path / "autosave")
    window.document.set_parameter("mu", 0.10)
    assert kept.kept_now() and kept.path is not None
    window.files.ask = lambda: leave
    window.files.choose = lambda: tmp_path / "no-folder" / "mine.knockout"
    assert not window.files.new()
    assert window.files.dirty and mu_of(kept.path) == 0.10
    kept.close()
    window.files.ask = lambda: "discard"


def test_another_language_keeps_the_copy_of_unsaved_work(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new window has written its own before the old one takes its away."""
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set("language", "en")
    running = Running(qapp, settings, tmp_path / "autosave")
    old = running.window
    try:
        old.document.set_parameter("mu", 0.10)
        assert old.autosave is not None and old.autosave.kept_now()
        before = old.autosave.path
        taken_away: list[list[float]] = []
        close = old.autosave.close
        old.autosave.close = lambda: (close(), taken_away.append(kept_mus(tmp_path)))
        old.reopening.emit()
        assert taken_away == [[0.10]]
        assert before is not None and not before.exists()
    finally:
        running.window.files.ask = lambda: "discard"
        running.window.close()
        running.window.deleteLater()
        use(qapp, "en")
    assert kept_mus(tmp_path) == []


def kept_mus(folder: Path) -> list[float]:
    return [mu_of(path) for path in (folder / "autosave").glob("*.knockout")]


@contextmanager
def full_disk(folder: Path) -> Iterator[Path]:
    """While it lasts no byte can be written to any file of this process."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield folder
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def unwritable(folder: Path) -> Iterator[Path]:
    if not hasattr(os, "geteuid") or os.geteuid() == 0:  # whom no mode keeps out
        if sys.platform != "linux":
            pytest.skip("no folder refuses files here")
        yield Path("/proc/self")
        return
    folder.mkdir()
    folder.chmod(0o500)
    try:
        yield folder
    finally:
        folder.chmod(0o700)


@pytest.mark.parametrize("where", [full_disk, unwritable])
def test_a_folder_in_which_nothing_can_be_written_is_told_once(
    qtbot: QtBot, tmp_path: Path, where: Callable[[Path], Iterator[Path]]
) -> None:
    document = LabDocument()
    files = Files(document, Settings())
    told: list[str] = []
    with where(tmp_path / "autosave") as folder:
        kept = Autosave(document, files, folder)
        kept.told.connect(lambda _, said: told.append(said))
        document.set_parameter("mu", 0.11)
        assert not kept.kept_now() and not kept.kept_now()
        qtbot.wait(1)
    assert len(told) == 1 and told[0].startswith(f"Autosave: {folder}: "), told
    assert kept.kept_now() is (where is full_disk)  # as soon as there is room
    kept.close()


def test_a_folder_that_was_removed_is_made_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[str] = []
    kept = Autosave(window.document, window.files, tmp_path / "autosave")
    kept.told.connect(lambda _, said: told.append(said))
    window.document.set_parameter("mu", 0.11)
    assert kept.kept_now()
    shutil.rmtree(tmp_path / "autosave")
    window.document.set_parameter("mu", 0.12)
    assert kept.kept_now() and kept.path is not None
    assert kept_mus(tmp_path) == [0.12]
    assert Autosave(LabDocument(), window.files, tmp_path / "autosave").left() == []  # locked, as before
    shutil.rmtree(tmp_path / "autosave")
    kept.close()
    qtbot.wait(1)
    assert told == []
