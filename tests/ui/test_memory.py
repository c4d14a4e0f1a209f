"""Large arrays go back to the system when they are let go; cycles are collected in the window's thread."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.memory import HEAPS, LARGE, collect_here

ROOT = Path(__file__).parents[2]

LARGE_AFTER_LARGER = """
import ctypes
import sys
import numpy as np

if sys.argv[1] == "window":
    from ui.app import application
    application()

class Kept(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Kept
np.ones(3_000_000)  # once it is let go, glibc's own rule puts what is smaller on a heap
before = library.mallinfo2().hblkhd
kept = np.ones(500_000)
print(library.mallinfo2().hblkhd - before)
"""


GLIBC = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "mallinfo2"),
    reason="not glibc 2.33 or newer",
)


def told_of(script: str, where: str) -> Any:
    """What a process of its own prints."""
    own = {
        name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")
    }  # Dask sets some
    env = {**own, "PYTHONPATH": str(ROOT)}
    asked = [sys.executable, "-c", script, where]
    return json.loads(subprocess.run(asked, env=env, capture_output=True, text=True, check=True).stdout)


def mapped(where: str) -> int:
    """Bytes of an array of 4 MB that are the system's own, after a larger one was let go."""
    found: int = told_of(LARGE_AFTER_LARGER, where)
    return found


@GLIBC
def test_a_large_array_is_the_systems_own_in_a_window() -> None:
    assert mapped("window") >= 4_000_000
    assert mapped("nowhere") == 0, "else nothing need be told"


SMALL_ONES = """
import ctypes
import json
import sys
import tempfile
import threading

library = ctypes.CDLL(None)
library.malloc.restype = library.fopen.restype = ctypes.c_void_p
library.malloc.argtypes = [ctypes.c_size_t]
library.free.argtypes = library.fclose.argtypes = [ctypes.c_void_p]
library.fopen.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
library.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]

class Kept(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]

library.mallinfo2.restype = Kept
library.free(library.malloc(20_000_000))  # glibc's own rule holds twice as much back from now on
if sys.argv[1] == "told":
    from ui.memory import give_back_what_is_large
    give_back_what_is_large()

held = [library.malloc(50_000) for _ in range(600)]
for block in reversed(held):
    library.free(block)
kept = library.mallinfo2().keepcost

meet = threading.Barrier(9)

def work():
    library.malloc(1000)
    meet.wait()
    meet.wait()

threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
meet.wait()
with tempfile.NamedTemporaryFile() as file:
    stream = library.fopen(file.name.encode(), b"w")
    library.malloc_info(0, stream)
    library.fclose(stream)
    heaps = file.read().count(b"<heap nr=")
meet.wait()
print(json.dumps([kept, heaps]))
"""


@GLIBC
def test_many_small_blocks_go_back_too_and_threads_share_their_heaps() -> None:
    kept, heaps = told_of(SMALL_ONES, "told")
    assert kept <= 2 * LARGE and heaps <= HEAPS
    kept, heaps = told_of(SMALL_ONES, "untold")
    assert kept > 10 * LARGE and heaps > HEAPS, "else nothing need be told"


def test_cycles_are_collected_in_the_windows_thread_alone(qapp: QApplication, qtbot: QtBot) -> None:
    """Also those that other threads make, and whose end would cut a widget's connections there."""
    collect_here(qapp)
    assert not gc.isenabled(), "no thread collects by itself"
    ended: list[int] = []

    class Cycle:
        def __init__(self) -> None:
            self.me = self

    def make() -> None:
        for _ in range(5000):
            weakref.finalize(Cycle(), lambda: ended.append(threading.get_ident()))

    other = threading.Thread(target=make)
    other.start()
    other.join()
    assert ended == []
    qtbot.waitUntil(lambda: len(ended) > 0)
    assert set(ended) == {threading.get_ident()}


def test_what_is_there_at_the_start_is_not_gone_through_again() -> None:
    """Modules are most of what is there: to go through them once held the window up for a tenth of a second."""
    asked = "import gc; from ui.app import application; application(); print(gc.get_freeze_count())"
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.run([sys.executable, "-c", asked], env=env, capture_output=True, text=True, check=True)
    assert int(told.stdout) > 50_000
