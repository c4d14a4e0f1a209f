"""Killed while it saves, a hundred times: the session or its autosave always loads."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lab import read_session
from ui.session import state_of

TIMES = 100

SAVING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from ui.document import LabDocument
from ui.files import Autosave, Files
from ui.parts.teach import Throw
from ui.settings import Settings
folder = Path(sys.argv[1])
document = LabDocument()
files = Files(document, Settings())
kept = Autosave(document, files, folder / "autosave")
files.save_as(folder / "mine.knockout")
document.set_parameter("mu", 0.1)
kept.save()
kept.wait()
print("ready", flush=True)
n = 0
while True:
    n += 1
    document.set_parameter("mu", 0.05 + 0.001 * (n % 100))
    stops = [0.001 * k for k in range(500)]
    document.set_part("teach", document.part("teach").stopped(*stops, speed=1.0, throw=Throw(1.0, 0.1)), "Stops")
    kept.save()
    files.save_as(folder / "mine.knockout")
"""


@pytest.mark.verify
def test_a_hundred_kills_while_saving(tmp_path: Path) -> None:
    hand = random.Random(1)
    whole = autosaves = 0
    for n in range(TIMES):
        folder = tmp_path / str(n)
        folder.mkdir()
        child = subprocess.Popen(
            [sys.executable, "-c", SAVING, str(folder)],
            stdout=subprocess.PIPE,
            env=dict(os.environ),
            text=True,
        )
        assert child.stdout is not None and child.stdout.readline() == "ready\n"
        time.sleep(hand.uniform(0.0, 0.15))
        child.send_signal(signal.SIGKILL)
        assert child.wait() == -signal.SIGKILL, "it was still saving"
        child.stdout.close()
        state_of(read_session(folder / "mine.knockout"))
        whole += 1
        for path in (folder / "autosave").glob("*.knockout"):
            state_of(read_session(path))
            autosaves += 1
    print(f"\nkilled while saving: {whole} of {TIMES} sessions load (asked: all), {autosaves} autosaves too")
    assert whole == TIMES
