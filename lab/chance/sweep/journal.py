"""What a sweep has measured so far, kept beside its output: an interrupted sweep goes on from here.

A text file with a JSON document a line: first who made it, then a point each, named by its content and with a sum
by which a spoilt line is known. A line is written at once and only ever appended; what a crash cut off is no line
and is measured again. Where the system has locks, one sweep at a time writes into it.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

from lab.chance.sweep.point import Row, made_by
from lab.errors import SweepError

try:
    import fcntl
except ImportError:  # Windows
    _LOCKS = False
else:
    _LOCKS = True

FORMAT = "knockout-sweep/1"

_NONE_OF_OURS = "this is not the journal of a sweep; name another output, or remove it"


def points_kept(path: Path) -> int:
    """How many points the journal in `path` holds; none where there is no file."""
    return max(path.read_bytes().count(b"\n") - 1, 0) if path.exists() else 0


class Journal:
    """The journal in `path`, read, locked and ready to be appended to until it is closed; a context manager.

    rows: what is in it, by the points' keys. Raises SweepError when it was made by other sources, is none of
    ours, is spoilt, is another sweep's at this moment, cannot be written, or holds points that are not among
    `keys`: they would be lost. A journal in which nothing is kept is gone when it is closed.
    """

    def __init__(self, path: Path, keys: Collection[str]):
        self.path = path
        self.rows: dict[str, Row] = {}
        self._handle = self._opened()
        try:
            self._read()
            strangers = len(self.rows.keys() - set(keys))
            if strangers:
                raise self._refused(
                    f"{strangers} of its {len(self.rows)} points are not in this grid, so it is of another sweep; "
                    "finish that one as it was called, name another output, or remove this file"
                )
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file, and of an empty one for good."""
        with suppress(OSError):  # whoever removed it meanwhile did this work
            if os.fstat(self._handle).st_size == 0:
                self.path.unlink()
        os.close(self._handle)

    def keep(self, key: str, row: Row) -> None:
        """Write a point down, for good."""
        lines = [json.dumps({"key": key, "row": row, "sum": _sum(key, row)}, allow_nan=False)]
        if os.fstat(self._handle).st_size == 0:
            lines.insert(0, json.dumps({"format": FORMAT, "made_by": made_by()}))
        self._append("".join(f"{line}\n" for line in lines).encode())
        self.rows[key] = row

    def _append(self, content: bytes) -> None:
        size = os.fstat(self._handle).st_size
        try:
            left = memoryview(content)
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError as error:
            with suppress(OSError):  # half a line would spoil the next one
                os.ftruncate(self._handle, size)
            raise self._unusable(error) from error

    def _opened(self) -> int:
        """A handle on the file, made where there is none, that no other sweep has."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        while True:
            try:
                handle = os.open(self.path, flags, 0o666)
            except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
                raise self._unusable(error) from error
            try:
                if not stat.S_ISREG(os.fstat(handle).st_mode):
                    raise self._refused("this is no plain file; name another output")
                self._lock(handle)
                if _is_at(handle, self.path):
                    return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)  # the sweep that had it has removed it meanwhile: begin anew

    def _lock(self, handle: int) -> None:
        """Take the file for this sweep; the lock goes with the handle, however the process ends."""
        if not _LOCKS:
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise self._refused(
                "another sweep is writing into it; wait for that one, or name another output"
            ) from error
        except OSError:  # a file system without locks
            return

    def _read(self) -> None:
        try:
            with os.fdopen(os.dup(self._handle), "rb") as file:
                content = file.read()
        except OSError as error:
            raise self._unusable(error) from error
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            head, *lines = whole.splitlines()
            self._read_head(head)
            for number, line in enumerate(lines, 2):
                self._read_point(number, line)
        if len(whole) < len(content):  # cut off in the middle of a line
            os.ftruncate(self._handle, len(whole))

    def _read_head(self, line: bytes) -> None:
        head = _document(line)
        if head.get("format") != FORMAT:
            raise self._refused(_NONE_OF_OURS)
        if head.get("made_by") != made_by():
            raise self._refused(
                f"it was made by {head.get('made_by')}, this is {made_by()}: their numbers may differ; remove it, "
                "or finish with that version"
            )

    def _read_point(self, number: int, line: bytes) -> None:
        entry = _document(line)
        key, row = entry.get("key"), entry.get("row")
        if not isinstance(key, str) or not isinstance(row, dict) or entry.get("sum") != _sum(key, row):
            raise self._refused(
                f"line {number} is spoilt; remove the line, and its point is measured again, or the file"
            )
        self.rows[key] = row

    def _refused(self, message: str) -> SweepError:
        return SweepError(message, where=str(self.path))

    def _unusable(self, error: OSError | ValueError) -> SweepError:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        return SweepError(f"it cannot be written: {reason}", code="no-file", where=str(self.path))


def _is_at(handle: int, path: Path) -> bool:
    """Whether the open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _document(line: bytes) -> dict[str, Any]:
    """The JSON object that a line holds, an empty one where it holds none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _sum(key: str, row: Row) -> str:
    """What tells a point as it was written from a spoilt one: 64 bits of its SHA-256."""
    return sha256(json.dumps([key, row]).encode()).hexdigest()[:16]
