"""A monkey at the window: nothing breaks, memory stays, nothing is left open. Short in the quick suite."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Report
from tests.patience import LONG_PATIENCE

ROOT = Path(__file__).parents[2]


def let_loose(actions: int, seed: int, folder: Path, seconds: float) -> dict[str, Any]:
    """What a run in a process of its own came to, so that a crash of the interpreter is told, not shared."""
    found = folder / "found.json"
    log = folder / "log.txt"
    given = [
        f"--{key}={value}"
        for key, value in {"actions": actions, "seed": seed, "log": log, "out": found}.items()
    ]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.ui.monkey_run", *given],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    last = log.read_text(encoding="utf-8").splitlines()[-12:] if log.is_file() else []
    assert found.is_file(), "\n".join([f"ended with {done.returncode}", *last, done.stderr[-6000:]])
    came: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))
    assert came["broken"] == [], "\n".join([*last, *came["broken"]])
    assert done.returncode == 0, done.stderr[-6000:]
    assert came["done"] == actions and came["left"] == []
    return came


def test_a_short_run_breaks_nothing(tmp_path: Path) -> None:
    came = let_loose(150, 7, tmp_path, seconds=LONG_PATIENCE)
    assert came["broken"] == [] and came["done"] == 150


@pytest.mark.verify
def test_twenty_thousand_actions_break_nothing_and_memory_is_flat(tmp_path: Path, figure: Report) -> None:
    """In a window as it is started every day: the first run compiles, and a compiler keeps much memory."""
    let_loose(5_000, 1, tmp_path, seconds=2 * 3600)
    came = let_loose(20_000, 1, tmp_path, seconds=6 * 3600)
    memory = came["memory"]  # MB, after every thousand
    assert len(memory) == 20
    growth = max(memory[4:]) / memory[4] - 1
    figure("20,000 random actions, seed 1: broken", str(len(came["broken"])), "0")
    figure("memory after 5,000 actions to the most until 20,000", f"{100 * growth:+.1f} %", "within 10 %")
    figure("widgets left when the window is closed", str(len(came["left"])), "0")
    assert abs(growth) < 0.10 and abs(memory[-1] / memory[4] - 1) < 0.10
