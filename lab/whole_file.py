"""Files that are written whole or not at all: what is read later is the old text or the new one.

Whatever ends the program on the way, be it a full disk or a killed process, the file that was there stays as it
was; at worst a hidden `.part` lies beside it. Reading is here too: never without end, whatever the name.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from lab.errors import LabError, UsageError

_LONGEST = 100  # characters of the name that a draft's own name repeats


MOST_BYTES = 30_000_000
"""What is read of one file at most: a device may have no end, and no text of a board or round comes near."""


def read_whole(path: str | os.PathLike[str]) -> bytes:
    """All bytes of a file; OSError where it cannot be read, also when it is larger than MOST_BYTES."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except ValueError as error:  # a name with a zero byte
        raise OSError(errno.ENOENT, str(error)) from error
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"it is larger than {MOST_BYTES // 10**6} MB")
    return content


def reason_of(error: OSError) -> str:
    """Why a file could not be read or written, as the middle of a sentence."""
    return (error.strerror or str(error)).lower()


def is_folder(path: Path) -> bool:
    """`Path.is_dir`, which raises at a name that is too long for any file: then False."""
    try:
        return path.is_dir()
    except OSError:
        return False


def is_file(path: Path) -> bool:
    """`Path.is_file`, which raises at a name that is too long for any file: then False."""
    try:
        return path.is_file()
    except OSError:
        return False


def write_whole(
    path: str | os.PathLike[str],
    content: bytes,
    refusal: type[LabError] = UsageError,
    code: str | None = "no-file",
) -> Path:
    """Write `content` to `path` whole or not at all; returns the path.

    The bytes go to a hidden file in the same folder, from there to the disk, and then take the file's place in
    one step. A link is followed: the file that it names is written. Raises `refusal`, with `code`, where that
    cannot be done.
    """
    with writing_whole(path, refusal, code) as file:
        file.write(content)
    return Path(path)


@contextmanager
def writing_whole(
    path: str | os.PathLike[str], refusal: type[LabError] = UsageError, code: str | None = "no-file"
) -> Iterator[BinaryIO]:
    """A file to write `path` into bit by bit, as `write_whole` does at once: it takes the file's place when the block
    ends; whatever is raised in the block leaves the old one, and no draft. An OSError there is a refusal too."""
    try:
        target = Path(os.path.realpath(path))
    except ValueError as error:  # a name with a zero byte
        raise refusal(f"it cannot be written: {error}", code=code, where=str(path)) from error
    try:
        with _draft(target) as file:
            yield file
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise refusal(f"it cannot be written: {reason}", code=code, where=str(path)) from error


@contextmanager
def _draft(target: Path) -> Iterator[BinaryIO]:
    draft = target.with_name(f".{target.name[:_LONGEST]}.{os.getpid()}-{threading.get_ident()}.part")
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:  # raised again: also where the writing was given up
        with suppress(OSError):  # there may be no draft, nor a folder for it
            draft.unlink()
        raise
    _keep_name(target.parent)


def _keep_name(folder: Path) -> None:
    """Have the folder's new list of names on the disk too, where the system can be asked for that."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some file systems do not know how; the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
