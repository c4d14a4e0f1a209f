"""Files: the session that the window works on, where it is saved, what was opened lately, what a crash left.

The document knows whether it has changed since it was saved (its undo stack's clean state). Every minute a
changed document is written beside the user's other data, under a lock that ends with the process, and taken away
again once it is saved or discarded: what is found there without its process was left by a crash and is offered again.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryFile
from types import MappingProxyType
from typing import Literal

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QThreadPool, QTimer, Signal

from lab import LabError, read_session
from lab.session import session_bytes
from lab.whole_file import is_file, reason_of, write_whole
from ui.document import LabDocument
from ui.lab_words import line
from ui.language import tr
from ui.parts.lesson import Lesson
from ui.refusals import file_refused
from ui.saving import saved
from ui.session import save_session, session_of, state_of
from ui.settings import Settings
from ui.state import LabState, fresh_state

AUTOSAVE_MS = 60_000
MOST_RECENT = 10
SUFFIX = ".knockout"
OPENING, SAVING, RECOVERING, KEEPING = "open session", "save session", "recover session", "autosave"
"""What went well, or wrong, in what is told: each takes back its own alone."""

Answer = Literal["save", "discard", "cancel"]


Written = tuple[int, int] | None
"""What tells one writing of a file from another: ns and bytes."""


class Files(QObject):
    """Saves and opens sessions.

    changed(): another file, or saved or changed. told(doing, sentence): what went wrong. done(doing): it went well,
    or does not matter any more. doing: OPENING, SAVING, RECOVERING, or "lesson file". said(sentence): that it is saved.
    `settle` is called before all that saves or begins: what is being typed counts then. `ask` is asked what to do with
    unsaved changes, `choose` for a path to save under (None: given up), `overwrite` whether to save over what another
    window or program has written there since; the window sets them.
    """

    changed = Signal()
    told = Signal(str, str)
    said = Signal(str)
    done = Signal(str)

    def __init__(self, document: LabDocument, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._settings = document, settings
        self.path: Path | None = None
        self.ask: Callable[[], Answer] = lambda: "discard"
        self.settle: Callable[[], None] = lambda: None
        self.choose: Callable[[], Path | None] = lambda: None
        self.overwrite: Callable[[], bool] = lambda: True
        self._written: Written = None
        document.undo_stack.cleanChanged.connect(self.changed)

    # --- reading -------------------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Whether there is something that a save would keep."""
        return not self._document.undo_stack.isClean()

    @property
    def name(self) -> str:
        """What the window's title says."""
        return self.path.name if self.path is not None else tr("Untitled")

    @property
    def recent(self) -> list[Path]:
        """Files opened or saved lately that are still there, the latest first."""
        return [Path(text) for text in self._settings.get("recent", []) if is_file(Path(text))]

    # --- doing ---------------------------------------------------------------------------------------

    def note_recent(self, path: Path) -> None:
        """A file was opened or saved."""
        text = str(path.absolute())
        others = [other for other in self._settings.get("recent", []) if other != text]
        self._settings.set("recent", [text, *others][:MOST_RECENT])
        self.changed.emit()

    def new(self) -> bool:
        """An empty table on the same board; False when the user would rather stay."""
        self.settle()
        if not self.may_leave():
            return False
        self._begin(fresh_state(self._document.state.base), None)
        return True

    def open(self, path: Path) -> bool:
        """Another session; False when it was refused (and said) or the user would rather stay. A lesson's start is
        begun without a name of its own."""
        self.settle()
        written = _written(path)
        try:
            state = state_of(read_session(path))
        except LabError as error:
            self.told.emit(OPENING, file_refused(path, error))
            return False
        if not self.may_leave():
            return False
        if not self.dirty and _written(path) != written:  # saved just now, into this very file
            return self.open(path)
        lesson: Lesson = state.parts.get("lesson", Lesson())
        if (
            lesson.is_start
        ):  # for others to begin from too: what is done from here on is saved under another name
            parts = MappingProxyType({**state.parts, "lesson": replace(lesson, begun=True)})
            self._begin(replace(state, parts=parts), None)
        else:
            self._begin(state, path, written)
        self.note_recent(path)
        self.done.emit(OPENING)
        return True

    def save(self) -> bool:
        """Save under the name that the session has, or ask for one; False where the user would rather not."""
        self.settle()
        if self.path is None:
            return self.save_as(self.choose())
        foreign = _written(self.path) not in (None, self._written)
        return (not foreign or self.overwrite()) and self.save_as(self.path)

    def save_as(self, path: Path | None) -> bool:
        """Save under a name as `choose` gives it; False when there was none or it could not be written (and said)."""
        self.settle()
        if path is None:
            return False
        try:
            save_session(self._document.state, path)
        except LabError as error:
            self.told.emit(SAVING, file_refused(path, error))
            self.said.emit("")
            return False
        self.path, self._written = path, _written(path)
        self._document.undo_stack.setClean()
        self.note_recent(path)
        self.done.emit(SAVING)
        self.said.emit(saved(path))
        return True

    def may_leave(self) -> bool:
        """Whether the document may be given up: it is saved, or the user saves or discards it now."""
        if not self.dirty:
            return True
        answer = self.ask()
        return answer == "discard" or (answer == "save" and self.save())

    def recover(self, path: Path) -> bool:
        """What a crash left becomes the document, unsaved; False when it cannot be read (and said), or the user would
        rather stay."""
        self.settle()
        try:
            state = state_of(read_session(path))
        except LabError as error:
            self.told.emit(RECOVERING, file_refused(path, error))
            return False
        if not self.may_leave():
            return False
        self._begin(state, None)
        self._document.undo_stack.resetClean()
        self.done.emit(RECOVERING)
        return True

    def take_over(self, other: Files) -> None:
        """Go on with what another window has open."""
        other.settle()
        state, path, written, dirty = other._document.state, other.path, other._written, other.dirty
        self._begin(state, path, written)
        if dirty:
            self._document.undo_stack.resetClean()
            self.changed.emit()

    def _begin(self, state: LabState, path: Path | None, written: Written = None) -> None:
        self._document.start_over(state)
        self._document.undo_stack.setClean()
        self.path, self._written = path, written
        self.changed.emit()
        self.done.emit(SAVING)  # what could not be saved is given up


def _written(path: Path) -> Written:
    """When a file was last written and how long it is; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


class Autosave(QObject):
    """Writes a changed document every minute into `folder`, a file of its own.

    The file is there only while the document has changes that the user has neither saved nor discarded.

    told(KEEPING, sentence): it could not be written, once for each reason. done(KEEPING): it is written again. Both may
    come from another thread.
    """

    told = Signal(str, str)
    done = Signal(str)

    def __init__(
        self, document: LabDocument, files: Files, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._files, self._folder = document, files, folder
        self._kept: LabState | None = None
        self._writing: LabState | None = None
        self._refusal = ""
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._lock: QLockFile | None = None
        self.path: Path | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(AUTOSAVE_MS)
        self._timer.timeout.connect(self.save)
        self._timer.start()
        files.changed.connect(self._settle)

    def save(self) -> None:
        """Write the document if it has changed since it was written last, here or by the user."""
        state = self._document.state
        if state is self._kept or state is self._writing or not self._files.dirty or not self._claim():
            return
        self._writing, path = state, self.path

        def write() -> None:
            assert path is not None
            try:
                write_whole(path, session_bytes(session_of(state)))
            except LabError as error:  # the next minute tries again
                self._refused(line(error))
            else:
                self._kept, was, self._refusal = state, self._refusal, ""
                if was:
                    self.done.emit(KEEPING)
            finally:
                if self._writing is state:
                    self._writing = None

        self._pool.start(write)

    def kept_now(self) -> bool:
        """Write the document at once; whether it is on the disk now."""
        self.save()
        self.wait()
        return self._kept is self._document.state

    def wait(self) -> None:
        """Until what is being written is on the disk."""
        self._pool.waitForDone()

    def close(self) -> None:
        """The window was closed in order: nothing is left to recover."""
        self._timer.stop()
        self._remove()
        self._let_go()

    def left(self) -> list[Path]:
        """What crashed windows left, the latest first."""
        found = []
        for path in self._folder.glob(f"*{SUFFIX}"):
            if path != self.path and not path.name.startswith("."):
                lock = _lock_of(path)
                if lock.tryLock(0):
                    lock.unlock()
                    found.append(path)
        return sorted(found, key=_age)

    def _settle(self) -> None:
        """The document is as the user saved it, or another has begun: what was kept before is not to be offered."""
        if not self._files.dirty:
            self._remove()

    def _remove(self) -> None:
        """Take the file away, also one that is being written; the lock stays."""
        self.wait()
        self._kept = None
        if self.path is not None:
            with suppress(OSError):  # it is offered again next time
                self.path.unlink(missing_ok=True)

    def _refused(self, reason: str) -> None:
        """Tell it once, not every minute."""
        if reason != self._refusal:
            self._refusal = reason
            self.told.emit(KEEPING, tr("Autosave: {reason}", reason=reason))

    def _claim(self) -> bool:
        """Whether this window has a file of its own in the folder; it takes one the first time, and again where the
        folder was taken away with it. Told once where none can be had."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._refused(f"{self._folder}: {reason_of(error)}")
            return False
        if self.path is not None and _lock_file(self.path).exists():
            return True
        self._let_go()
        for count in range(1, 1000):
            path = self._folder / f"{os.getpid()}-{count}{SUFFIX}"
            lock = _lock_of(path)
            if path.exists():
                continue
            if lock.tryLock(0):
                self.path, self._lock, self._kept = path, lock, None
                return True
            if (
                lock.error() != QLockFile.LockError.LockFailedError
            ):  # no other window's: it cannot be made at all
                break
        self._refused(f"{self._folder}: {_why_unwritable(self._folder)}")
        return False

    def _let_go(self) -> None:
        """Give the file's name up."""
        if self._lock is not None and self.path is not None:
            with suppress(OSError):  # Qt complains of a lock file that others took away
                _lock_file(self.path).touch()
            self._lock.unlock()
        self._lock = self.path = None


def _age(path: Path) -> float:
    """When a file was written, negative; 0 where it is gone by now."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _lock_of(path: Path) -> QLockFile:
    """The lock beside an autosave; it counts until its process has ended, however long that takes."""
    lock = QLockFile(str(_lock_file(path)))
    lock.setStaleLockTime(0)
    return lock


def _lock_file(path: Path) -> Path:
    return path.with_suffix(".lock")


def _why_unwritable(folder: Path) -> str:
    """Why no lock could be made in a folder, as the middle of a sentence."""
    try:
        with TemporaryFile(dir=folder) as trial:
            trial.write(b"a lock holds a line or two")
    except OSError as error:
        return reason_of(error)
    return os.strerror(errno.ENOLCK).lower()


def autosave_folder() -> Path:
    """Where unsaved work is kept: in the user's folder for this application's data."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(place) / "autosave"
