"""Lets a monkey at a window: files to drop, what counts as broken, memory; by hand or in `make verify`."""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import monotonic
from typing import Any
from unittest import mock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
)

from tests.ui.monkey import TEXTS, Monkey
from ui.app import application
from ui.document import LabDocument
from ui.theme import Themes
from ui.window import MainWindow

Answer = QMessageBox.StandardButton


def bad_files(folder: Path) -> list[Path]:
    """Files of every kind, good and bad, to be dropped."""
    from lab import load_board, simulate_recording, write_recording
    from lab.board import save_board

    board = load_board("knockout")
    save_board(board, folder / "good.toml")
    write_recording(simulate_recording(0.08, 0.9), folder / "good.csv")
    contents = {
        "empty.csv": b"",
        "empty.toml": b"",
        "empty.knockout": b"",
        "binary.csv": bytes(range(256)) * 20,
        "half.toml": b'format = "knockout-board/1"\n[board]\nname = "x"\nlength = ',
        "half.json": b'{"format": "knockout-round/1", "board": "knockout", "order": ["red"',
        "round.json": b'{"format": "knockout-round/1", "board": "knockout", "order": ["red", "yellow"], "cash": {}}',
        "game.json": b'{"format": "knockout-game/1", "rounds": 3}',
        "new.knockout": b'{"format": "knockout-session/99"}',
        "two-columns.csv": b"t,x\n0,0\n0.1,0.2\n0.2,0.3\n",
        "pixels.csv": b"frame,x,y\n0,10,20\n1,12,40\n2,14,55\n3,15,66\n4,15,70\n",
        "nan.csv": b"t,token,x,y\n0,red-1,nan,inf\n1,red-1,1e400,0\n",
        "picture.png": b"\x89PNG\r\n\x1a\n" + b"\x00" * 40,
        "picture.jpg": b"\xff\xd8\xff\xe0" + b"\x00" * 40,
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [*sorted(folder.iterdir()), folder, folder / "missing.csv"]


def come_to_rest(window: MainWindow) -> None:
    """Let what is being computed come to its end; what takes longer than 20 s is stopped."""
    end = monotonic() + 20.0
    while not window.desk.queue.idle:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        if monotonic() > end:
            window.desk.queue.cancel_all()


def memory_mb() -> float:
    """Memory of this process (MB) that is in use now: what is free but was not given back is no leak."""
    gc.collect()
    with suppress(OSError, AttributeError):  # glibc's alone
        ctypes.CDLL(None).malloc_trim(0)
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def run(actions: int, seed: int, log: Path | None = None, every: int = 1000) -> dict[str, Any]:
    """Let a monkey act; what broke, what it had done before, the memory (MB) after each `every` actions, and
    the widgets left when the window is closed."""
    app = application()
    folder = Path(mkdtemp(prefix="monkey-"))
    broken: list[str] = []
    sizes: list[float] = []
    ignored = "This plugin does not support"

    def heard(kind: QtMsgType, context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and kind != QtMsgType.QtInfoMsg and not text.startswith(ignored):
            broken.append(f"Qt: {text}")

    def raised(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        broken.append("".join(traceback.format_exception(kind, error, trace)))

    hand = Random(seed + 1)
    saved = folder / "saved"
    saved.mkdir()

    def name_to_save(*_: object, **__: object) -> tuple[str, str]:
        return (str(saved / f"{hand.randrange(5)}{hand.choice(('', '.knockout', '.json', '.png'))}"), "")

    def names_to_open(*_: object, **__: object) -> tuple[list[str], str]:
        return ([str(hand.choice(files))] if hand.random() < 0.7 else [], "")

    def name_to_open(*_: object, **__: object) -> tuple[str, str]:
        return (next(iter(names_to_open()[0]), ""), "")

    files = bad_files(folder)
    with (
        mock.patch.object(QFileDialog, "getSaveFileName", name_to_save),
        mock.patch.object(QFileDialog, "getOpenFileNames", names_to_open),
        mock.patch.object(QFileDialog, "getOpenFileName", name_to_open),
        mock.patch.object(QFileDialog, "getExistingDirectory", lambda *_, **__: str(saved)),
        mock.patch.object(
            QInputDialog, "getText", lambda *_, **__: (hand.choice(TEXTS), hand.random() < 0.7)
        ),
        mock.patch.object(QMessageBox, "exec", lambda *_: 0),
        mock.patch.object(QMessageBox, "question", lambda *_: hand.choice((Answer.Yes, Answer.No))),
        mock.patch.object(QMenu, "exec", lambda *_: None),
        mock.patch.object(sys, "excepthook", raised),
    ):
        before = qInstallMessageHandler(heard)
        window = MainWindow(LabDocument(), Themes(app, "light"))
        window.resize(1366, 768)
        window.show()
        monkey = Monkey(window, seed, files)
        out = log.open("w", encoding="utf-8") if log is not None else None
        done = 0
        for done in range(1, actions + 1):
            try:
                monkey.act()
            except Exception:
                broken.append(traceback.format_exc())
            if out is not None:
                print(done, monkey.done[-1] if monkey.done else "", file=out, flush=True)
            if done % every == 0:
                come_to_rest(window)
                sizes.append(memory_mb())
            if broken:
                break
        last = list(monkey.done)
        window.files.ask = lambda: "discard"
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del window, monkey
        gc.collect()
        qInstallMessageHandler(before)
        if out is not None:
            out.close()
    left = [type(widget).__name__ for widget in QApplication.allWidgets()]
    return {"done": done, "broken": broken, "before": last, "memory": sizes, "left": left}


def main() -> int:
    """By hand: say what was done before anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="each action as it is done, for when the interpreter dies")
    parser.add_argument("--out", type=Path, help="what was found, as JSON")
    chosen = parser.parse_args()
    found = run(chosen.actions, chosen.seed, chosen.log)
    if chosen.out is not None:
        chosen.out.write_text(json.dumps(found), encoding="utf-8")
    print("\n".join(found["before"][-12:]))
    for text in found["broken"]:
        print(text)
    print(f"{found['done']} actions, memory {[round(mb) for mb in found['memory']]} MB, left {found['left']}")
    return 1 if found["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
