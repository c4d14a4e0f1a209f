"""Pictures of the window: every dock and preset has its scene, and the program that makes them ends by itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtGui import QColor, QImage

from tests.first_compile import without_compiling
from tests.patience import PATIENCE
from ui.docks import DOCKS, PRESETS
from ui.screenshots import SIZES, reduce
from ui.showcase.scenes import SCENES
from ui.theme import LIGHT


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "ui.screenshots", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_every_dock_and_preset_has_a_scene() -> None:
    preset_docks = {name for name in PRESETS if f"preset-{name}" in SCENES}
    assert preset_docks == set(PRESETS)
    for name in DOCKS:
        assert name in preset_docks or any(scene.startswith(f"dock-{name}") for scene in SCENES), name


@pytest.mark.parametrize(("scale", "language", "mark"), [("1", "en", ""), ("2", "pseudo", "-pseudo@2")])
def test_pictures_are_named_after_what_they_show(
    tmp_path: Path, scale: str, language: str, mark: str
) -> None:
    done = run("--out", str(tmp_path), "--only", "start", "--sizes", "1366", "--scale", scale,
               "--language", language)  # fmt: skip
    assert done.returncode == 0 and without_compiling(done.stderr) == "", done.stderr
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"start-1366-{theme}{mark}.png" for theme in ("dark", "light")]
    images = [QImage(str(tmp_path / name)) for name in names]
    assert {image.size().toTuple() for image in images} == {(1366 * int(scale), 768 * int(scale))}
    dark, light = (image.pixelColor(image.width() // 2, 5).lightness() for image in images)
    assert dark < 100 < 200 < light


def test_a_scene_that_is_not_there_fails(tmp_path: Path) -> None:
    assert run("--out", str(tmp_path), "--only", "no such scene").returncode == 1


def test_readme_shows_three_of_them_with_words_for_who_cannot_see() -> None:
    root = Path(__file__).parents[2]
    shown = re.findall(r"!\[([^\]]+)\]\((docs/[^)]+)\)", (root / "README.md").read_text(encoding="utf-8"))
    assert len(shown) == 3
    for words, name in shown:
        assert len(words.split()) > 10
        assert (root / name).stat().st_size < 200_000
        assert QImage(str(root / name)).size().toTuple() == SIZES[0]


def test_fewer_colours_keep_those_of_small_spots(tmp_path: Path) -> None:
    path, (y, x) = tmp_path / "picture.png", np.mgrid[0:400, 0:300]
    pixels = np.full((400, 600, 3), 236, dtype=np.uint8)
    map_ = (
        60 + x * 180 // 300,
        y * 220 // 400,
        90 + (x + y) * 60 // 700,
    )  # a map of many colours beside them
    pixels[:, 300:] = np.stack(map_, axis=-1)
    spots = [tuple(QColor(LIGHT.group(name)).getRgb()[:3]) for name in LIGHT.palette.groups]
    for k, spot in enumerate(spots):
        pixels[10:20, 20 * k : 20 * k + 12] = spot
    Image.fromarray(pixels).save(path)
    reduce(path)
    with Image.open(path) as image:
        assert image.mode == "P" and len(image.getcolors()) <= 256
        few = np.asarray(image.convert("RGB")).astype(int)
    for k, spot in enumerate(spots):
        assert np.abs(few[15, 20 * k + 5] - spot).max() <= 8, spot
    assert np.abs(few - pixels).max() <= 12
