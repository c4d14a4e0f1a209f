"""`python -m tests.benchmarks.starts`: how long it takes until one can begin, each in a process of its own.

The first use compiles the solver, in a cache that is empty; later ones load it. Of each the least of some tries is
told, for whatever else the machine does only ever adds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

SLIDE = "from lab import Release, load_board, slide; slide(load_board('knockout'), Release(0.14, 0.05, 0.9))"
MANY = (
    "from lab import Aim, Thrower, load_board, slide_many; board = load_board('knockout'); "
    "slide_many(board, Thrower.preset('casual').sample(Aim(0.14, 0.0, 0.9), 100, seed=1, board=board))"
)
WINDOW = """
from ui.app import application
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow
app = application()
window = MainWindow(LabDocument(), Themes(app, "light"))
window.show()
app.processEvents()
import os
os._exit(0)  # what comes after is not waited for
"""


def seconds(command: list[str], env: Mapping[str, str]) -> float:
    """How long a process takes; what it writes to stderr where it fails."""
    began = perf_counter()
    done = subprocess.run(command, env=dict(env), capture_output=True, text=True)
    took = perf_counter() - began
    if done.returncode != 0:
        raise RuntimeError(done.stderr[-2000:])
    return took


def main() -> int:
    """Measure and print; returns the exit status."""
    python = [sys.executable, "-c"]
    here = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

    def least(tries: int, measure: Callable[[], float]) -> float:
        return min(measure() for _ in range(tries))

    def compiled_anew(code: str) -> float:
        with TemporaryDirectory() as cache:
            return seconds([*python, code], {**here, "KNOCKOUT_LAB_CACHE": cache})

    told = (
        ("first slide, compiled", least(2, lambda: compiled_anew(SLIDE)), 15.0),
        ("first slide_many, compiled", least(2, lambda: compiled_anew(MANY)), 15.0),
        ("a slide in a later start", least(5, lambda: seconds([*python, SLIDE], here)), 1.5),
        ("the window shown, warm", least(5, lambda: seconds([*python, WINDOW], here)), 3.0),
        (
            "knockout-lab --help",
            least(5, lambda: seconds([sys.executable, "-m", "lab.cli", "--help"], here)),
            0.5,
        ),
    )
    for what, took, asked in told:
        print(f"{what:28} {took:6.2f} s  (asked: {asked:g} s)")
    return 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[2])
    sys.exit(main())
