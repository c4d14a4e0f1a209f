"""Files that are written whole or not at all: what is read later is the old text or the new one.

Whatever ends the program on the way, be it a full disk or a killed process, the file that was there stays as it
was; at worst a hidden `.part` lies beside it. Reading is here too: never without end, whatever the name.
"""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from lab.errors import LabError, UsageError

_LONGEST = 100  # bytes of the name that a draft's own name repeats

_HANDED_OVER = ("/dev/fd/", "/dev/stdin", "/proc/")  # where open files have names of their own

MOST_BYTES = 30_000_000
"""What is read of one file at most: a device may have no end, and no text of a board or round comes near."""


def read_whole(path: str | os.PathLike[str]) -> bytes:
    """All bytes of a file; OSError where it cannot be read, also when it is larger than MOST_BYTES."""
    content = read_beginning(path, MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"it is larger than {MOST_BYTES // 10**6} MB")
    return content


def read_beginning(path: str | os.PathLike[str], most: int) -> bytes:
    """The first `most` bytes of a file, or all; OSError where it cannot be read.

    A pipe with a name is refused: it would be waited for until somebody writes to it. One that was handed over open,
    as a shell's `<(...)` is, ends with its writer and is read.
    """
    try:
        if Path(path).is_fifo() and not str(Path(path).absolute()).startswith(_HANDED_OVER):
            raise OSError(errno.EINVAL, "this is a pipe that may never end, no file")
        with Path(path).open("rb") as file:
            return file.read(most)
    except ValueError as error:  # a name with a zero byte
        raise OSError(errno.ENOENT, str(error)) from error


def reason_of(error: OSError) -> str:
    """Why a file could not be read or written, as the middle of a sentence."""
    said = error.strerror or str(error)
    return said[:1].lower() + said[1:]


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


def utf8(text: str) -> bytes:
    """`text` as bytes of UTF-8, whatever names it holds.

    A half of a pair is no character, and stands in the name of a file that is not UTF-8: it is written as its escape,
    `\\udcff`, which JSON reads as just that.
    """
    return text.encode("utf-8", "backslashreplace")


def readable(name: str) -> str:
    """A file's name as text that can be written and drawn anywhere: what is no character is shown as its escape."""
    return utf8(name).decode()


def short_name(name: str) -> str:
    """The beginning of a file's name, for the name of a draft, which has no more than 255 bytes either."""
    return os.fsencode(name)[:_LONGEST].decode("utf-8", "ignore")


def refuse_no_plain_file(path: Path) -> None:
    """OSError where something is that a file must not take the place of: a device, a pipe, a folder."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):  # it is made, or refused where it is made
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EEXIST, "it is no plain file, but a device or a pipe; name another")


def write_whole(
    path: str | os.PathLike[str],
    content: bytes,
    refusal: type[LabError] = UsageError,
    code: str | None = "no-file",
) -> Path:
    """Write `content` to `path` whole or not at all; returns the path.

    The bytes go to a hidden file in the same folder, from there to the disk, and then take the file's place in
    one step. A link is followed: the file that it names is written. Raises `refusal`, with `code`, where that
    cannot be done, or where something is that is no plain file: a folder, a device, a pipe.
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
        raise refusal(f"it cannot be written: {reason_of(error)}", code=code, where=str(path)) from error


@contextmanager
def _draft(target: Path) -> Iterator[BinaryIO]:
    refuse_no_plain_file(target)
    draft = target.with_name(f".{short_name(target.name)}.{os.getpid()}-{threading.get_ident()}.part")
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        refuse_no_plain_file(target)  # it may have come meanwhile
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
