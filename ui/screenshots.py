"""`python -m ui.screenshots --out DIR`: pictures of every dock and preset with content, to be looked at.

Each scene of `ui.showcase.scenes` at 1366x768 and 1920x1080, light and dark, named after what it shows:
`dock-fit-laws-1366-dark.png`. `--scale 2` draws the same window with twice the pixels (`...@2.png`), another
language shows whether texts have room. Nothing is asked and nothing waited for for ever: a view that does not get
ready is said, its picture left out, and the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from ui.languages import LANGUAGES, use
from ui.languages.pseudo import PSEUDO

SIZES = ((1366, 768), (1920, 1080))
THEMES = ("light", "dark")
PSEUDO_NAME = "pseudo"


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m ui.screenshots", description=__doc__.split("\n\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--only", default="", metavar="TEXT", help="scenes whose name has this in it")
    parser.add_argument("--sizes", default="1366,1920", help="widths of the window (default: %(default)s)")
    parser.add_argument("--themes", default=",".join(THEMES), help="default: %(default)s")
    parser.add_argument("--small", action="store_true", help="256 colours, as README's pictures in docs/")
    parser.add_argument("--scale", type=int, default=1, choices=(1, 2), help="pixels to a point")
    parser.add_argument(
        "--language", default="en", choices=(*LANGUAGES, PSEUDO_NAME), help="what the window speaks"
    )
    return parser.parse_args(arguments)


def shoot(asked: argparse.Namespace) -> int:
    """Make the pictures in this process; returns how many scenes failed."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from lab import LabError
    from ui.app import application
    from ui.document import LabDocument
    from ui.showcase.scenes import SCENES
    from ui.showcase.stage import Stage
    from ui.theme import Themes
    from ui.window import MainWindow

    before = qInstallMessageHandler(_said_by_qt)
    asked.out.mkdir(parents=True, exist_ok=True)
    app = application()
    language = PSEUDO if asked.language == PSEUDO_NAME else asked.language
    use(app, language)
    sizes = [size for size in SIZES if str(size[0]) in asked.sizes.split(",")]
    chosen = [theme for theme in THEMES if theme in asked.themes.split(",")]
    marks = ("" if asked.language == "en" else f"-{asked.language}") + ("@2" if asked.scale == 2 else "")
    themes = Themes(app, "light")
    window = MainWindow(LabDocument(), themes)
    window.files.ask = lambda: "discard"
    failed = 0 if any(asked.only in name for name in SCENES) else 1
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(window, Path(folder))
        window.resize(*sizes[0])
        window.show()
        stage.wait(lambda: window.queue.idle and window.places.is_ready)
        last = max((at for at, name in enumerate(SCENES) if asked.only in name), default=-1)
        for name, scene in list(SCENES.items())[: last + 1]:
            window.resize(*sizes[0])
            QApplication.processEvents()
            try:
                scene(stage)
                for width, height in sizes:
                    window.resize(width, height)
                    stage.idle()
                    for theme in chosen if asked.only in name else ():
                        themes.choose(theme)
                        QApplication.processEvents()
                        path = asked.out / f"{name}-{width}-{theme}{marks}.png"
                        if not window.grab().save(str(path)):
                            raise LabError("cannot be written; give another folder", where=str(path))
                        if asked.small:
                            reduce(path)
                        print(path, *_another_size(window.width(), width), flush=True)
            except (TimeoutError, LabError) as error:
                failed += 1
                print(f"{name}: {error}", file=sys.stderr, flush=True)
    window.close()
    qInstallMessageHandler(before)
    return failed


def reduce(path: Path) -> None:
    """Give the picture 256 colours of its own: a third of the size, and hardly seen."""
    from PIL import Image

    with Image.open(path) as image:
        cover, plain = Image.Quantize.MAXCOVERAGE, Image.Dither.NONE  # small spots of colour keep theirs
        few = image.convert("RGB").quantize(256, method=cover, kmeans=3, dither=plain)
    few.save(path, optimize=True)


def _said_by_qt(_kind: object, _context: object, text: str) -> None:
    """Qt's words, but for what the offscreen platform says of every window: it has no manager to hint to."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)


def _another_size(is_wide: int, asked: int) -> tuple[str, ...]:
    """What is said of a window that does not get as small as it was told."""
    return () if is_wide == asked else (f"({is_wide} px wide)",)


def main(arguments: list[str] | None = None) -> int:
    """Make the pictures; returns the exit status."""
    asked = parsed(arguments)
    if asked.scale == 2 and os.environ.get("QT_SCALE_FACTOR") != "2":  # Qt reads it when it starts
        given = sys.argv[1:] if arguments is None else arguments
        again = [sys.executable, "-m", "ui.screenshots", *given]
        return subprocess.run(again, env={**os.environ, "QT_SCALE_FACTOR": "2"}, check=False).returncode
    return 1 if shoot(asked) else 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
