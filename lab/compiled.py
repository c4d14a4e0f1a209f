"""numba, with a cache that always belongs to the sources on disk.

numba's own cache looks only at the file in which a compiled function stands: an edit in a file that this
one imports keeps the old machine code. Here the cache folder's name is a hash of all compiled sources, so
an edit of one law in one file is seen by the next run, and old answers are never found again.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parent


def compiled_sources() -> list[Path]:
    """The source files whose text decides what is compiled: all of `motion/`, and the kernels below it."""
    return [
        *sorted((_PACKAGE / "motion").glob("*.py")),
        *sorted((_PACKAGE / "chance").glob("*.py")),
        _PACKAGE / "disc_area.py",
        _PACKAGE / "compiled.py",
    ]


@cache
def cache_folder() -> Path:
    """Where the machine code of these very sources is kept: a folder in the user's cache."""
    digest = hashlib.sha256()
    for path in compiled_sources():
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return user_cache() / f"kernels-{digest.hexdigest()[:16]}"


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
    and never with `fastmath`: the same seed must give the same bits.
    """
    import numba
    from numba.core import config

    options = {"error_model": "numpy", "nogil": True}
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())  # read while decorating only; put back at once
    try:
        return numba.njit(cache=True, **options)(function)
    except RuntimeError:  # the folder cannot be written: compile without a cache
        return numba.njit(**options)(function)
    finally:
        config.CACHE_DIR = before
