"""numba, with a cache that always belongs to the sources on disk.

numba's own cache looks only at the file in which a compiled function stands: an edit in a file that this
one imports keeps the old machine code. Here the cache folder's name is a hash of all compiled sources and of
what they import, so an edit of one law in one file is seen by the next run, and old answers are never found
again.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, NoReturn, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parent
_KEPT = 3
_IMPORT = re.compile(r"^from (lab[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
_LOG = logging.getLogger("lab")
_LOCK = RLock()
_told: set[str] = set()


def compiled_sources() -> list[Path]:
    """The source files whose text decides what is compiled: every file of the lab that compiles something, and
    all that such a file takes names from, for a constant is built into the machine code."""
    mark = f"from {__name__} import compiled"
    texts = {path: path.read_text(encoding="utf-8") for path in _PACKAGE.rglob("*.py")}
    found: set[Path] = set()
    waiting = [path for path, text in texts.items() if mark in text]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _taken_from(texts[path])
    return sorted(found)


def _taken_from(text: str) -> Iterator[Path]:
    """The files of the lab that a source file takes names from as it is imported."""
    for module, names in _IMPORT.findall(text):
        home = _PACKAGE.parent.joinpath(*module.split("."))
        for name in re.findall(r"\w+", names):
            inner = home / f"{name}.py"
            outer = home / "__init__.py" if home.is_dir() else home.with_suffix(".py")
            yield inner if inner.is_file() else outer


@cache
def cache_folder() -> Path:
    """Where the machine code of these very sources is kept: a folder in the user's cache.

    Folders of older sources are removed, but for the few used last.
    """
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in compiled_sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    folder = user_cache() / f"kernels-{digest.hexdigest()[:16]}"
    if not _listed(folder.parent, folder.name):
        dated = []
        for path in _listed(user_cache(), "kernels-*"):
            with suppress(OSError):  # another process tidies too
                found = path.lstat()
                if stat.S_ISDIR(found.st_mode):
                    dated.append((found.st_mtime, path))
        for _, path in sorted(dated)[:-_KEPT]:
            shutil.rmtree(path, ignore_errors=True)
    return folder


def _listed(folder: Path, pattern: str) -> list[Path]:
    """What lies in a folder; nothing where nobody can look."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def tell_if_new(function: Callable[..., Any], what: str, wait: str) -> None:
    """Say once that something is to be compiled, where no machine code of `function` is kept yet.

    Nothing is where numba is switched off.
    """
    if not hasattr(function, "py_func"):
        return
    code = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"  # how its cache file's name begins
    with _LOCK:
        if code not in _told:
            _told.add(code)
            if not _listed(cache_folder(), f"*/{code}-*.nbi"):
                _LOG.warning("compiling %s for this machine, once: %s", what, wait)


def user_cache() -> Path:
    """The user's cache folder for this program; KNOCKOUT_LAB_CACHE names another one."""
    if chosen := os.environ.get("KNOCKOUT_LAB_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local")))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")))
    return base / "knockout-lab"


def compiled(function: F) -> F:
    """Compile `function` with numba when first called, cached on disk by the hash of the sources.

    Compiled code lets go of the interpreter, so that plain threads can share a batch; it is never made
    parallel by numba itself (its `workqueue` layer aborts the process when two threads do that at once),
    and never with `fastmath`: the same seed must give the same bits. It may not make arrays: numba would then
    count references at every call, which costs several times what the physics does.
    """
    made = _decorated(function, no_cpython_wrapper=False)
    if made is not function:
        cast(Any, made).decorator = compiled
    return made


def compiled_part(function: F) -> F:
    """`compiled` for a function that only compiled ones call, which takes about a fifth less of the compiler's
    time: what takes its arguments out of Python's hands is not made. Python is refused with TypeError, but where
    numba is switched off: there all is Python.
    """
    part: Any = _decorated(function, no_cpython_wrapper=True)
    if part is function:
        return function

    def add_overload(overload: Any) -> None:
        part.overloads[tuple(overload.signature.args)] = overload  # but not among what Python's calls find

    def refuse(*_arguments: object, **_named: object) -> NoReturn:
        raise TypeError(f"{function.__name__} is compiled into its callers alone; make it `compiled`")

    part.add_overload, part._compile_for_args, part.decorator = add_overload, refuse, compiled_part
    return cast(F, part)


def plain(function: F) -> F:
    """The Python of a compiled function, also where numba is switched off and it is that already.

    For small functions where a window is drawn, which may not wait until the compiler has finished other work.
    """
    return cast(F, getattr(function, "py_func", function))


def with_constants(function: F, /, **constants: object) -> F:
    """`function`, which is compiled, with other values of constants that it and all it calls take by these names.

    A test of such a constant is settled before the compiler's work begins: what it rules out is never compiled.
    What does not use them is shared with the function as it stands. Callees count that are called by their own
    names, not through a module's.
    """
    with _LOCK:  # made once, whichever thread comes first
        return cast(F, _with_constants(function, tuple(sorted(constants.items()))))


@cache
def _with_constants(function: Any, constants: tuple[tuple[str, object], ...]) -> Any:
    python: Any = plain(function)
    if python is function:
        return function  # nothing is compiled where numba is switched off
    names, values = python.__code__.co_names, dict(constants)
    changed = {name: values[name] for name in names if name in values}
    for name in names:
        used = python.__globals__.get(name)
        if hasattr(used, "decorator") and (other := _with_constants(used, constants)) is not used:
            changed[name] = other
    if not changed:
        return function
    around = {**python.__globals__, **changed}
    copy = FunctionType(python.__code__, around, python.__name__, python.__defaults__, python.__closure__)
    # numba tells functions apart by this name, in its cache and in the machine code
    copy.__qualname__ = "_".join([python.__qualname__, *(f"{name}_{value}" for name, value in constants)])
    copy.__module__, copy.__doc__ = python.__module__, python.__doc__
    return function.decorator(copy)


def _decorated(function: F, /, **more: bool) -> F:
    import numba

    config: Any = numba.config
    njit: Any = numba.njit
    options = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True, **more}
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())  # read while decorating only; put back at once
    try:
        made = njit(cache=True, **options)(function)
        if made is not function:  # numba switched off (NUMBA_DISABLE_JIT) gives the function back
            _forgive(made)
        return cast(F, made)
    except (RuntimeError, OSError):  # the folder cannot be written: compile without a cache
        return cast(F, njit(**options)(function))
    finally:
        config.CACHE_DIR = before


def _forgive(made: Any) -> None:
    """Let what is kept on disk only ever save time: what cannot be read is compiled anew, and what cannot be
    written (a full disk, a folder that went away) is compiled in every run."""
    kept = made._cache
    load, save = kept.load_overload, kept.save_overload

    def load_if_sound(signature: object, context: object) -> Any:
        try:
            return load(signature, context)
        except Exception:  # a spoilt file may fail in any way that unpickling knows
            with suppress(OSError):
                kept.flush()
            return None

    def save_if_possible(signature: object, code: object) -> None:
        try:
            save(signature, code)
        except OSError as error:
            _tell_unkept(error.strerror or "it cannot be written")

    kept.load_overload, kept.save_overload = load_if_sound, save_if_possible


@cache
def _tell_unkept(why: str) -> None:
    _LOG.warning(
        "machine code cannot be kept in %s (%s): it is compiled in every run", user_cache(), why.lower()
    )
