"""The table saved as a picture and its last slide as a moving one: whole files, of what was seen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile
from threading import Event
from typing import Any, BinaryIO
from weakref import finalize

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lab import Release, load_board, slide
from lab.errors import LabError
from tests.patience import PATIENCE
from tests.ui.hand import slide_next
from ui.resting import laid
from ui.table import animation as animation_module
from ui.table.animation import FPS, LONGEST_SIDE, Reel, animation, kinds
from ui.table.film import SolvedFilm
from ui.table.layout import framed
from ui.theme import LIGHT
from ui.window import MainWindow

pytestmark = pytest.mark.usefixtures("qapp")  # letters cannot be drawn without one

BOARD = load_board("knockout")

Started = list[subprocess.Popen[bytes]]


def reel(speed: float = 0.5, slow: float = 1.0) -> Reel:
    result = slide(BOARD, Release(0.14, 0.1, speed), {"blue-1": (0.05, 0.8)}, token="red-1")
    return Reel(SolvedFilm(result), BOARD, LIGHT, "lengthwise", slow)


def written(what: Reel, suffix: str) -> bytes:
    out = BytesIO()
    steps = list(animation(what, suffix, out))
    assert steps == sorted(steps) and steps[-1] == 1.0 > steps[-2]
    assert len(set(steps) - {0.0}) == what.count + 1  # the same again while ffmpeg is waited for
    return out.getvalue()


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
@pytest.mark.parametrize("orientation", ["upright", "standing"])
def test_the_table_is_saved_as_it_is_seen(
    window: MainWindow, tmp_path: Path, suffix: str, orientation: str
) -> None:
    window.document.place_token("red-1", (0.14, 0.5))
    window.actions_.orientations[orientation].trigger()
    path = tmp_path / f"table{suffix}"
    export = window.table_controls.export
    export.choose = lambda title, suffixes: path if suffix in suffixes else None
    window.actions_.save_picture.trigger()
    content = path.read_bytes()
    assert path.name in window.status.says.text()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    if suffix == ".svg":
        kinds_of = {kind: content.count(b"<" + kind) for kind in (b"svg", b"image", b"text", b"path")}
        if orientation == "upright":  # strokes and letters, no picture of a screen
            assert kinds_of[b"image"] == 0 and kinds_of[b"text"] + kinds_of[b"path"] > 40
        else:
            assert kinds_of[b"image"] == 1
    elif suffix == ".pdf":
        assert content.startswith(b"%PDF")
    else:
        image = QImage.fromData(content)
        table = window.table
        at = table._ground.transform().map(table.layout_of_board.point(0.14, 0.507)) * 2
        colour = image.pixelColor(at.toPoint())
        assert image.width() == 2 * table.width()
        assert colour in (QColor(LIGHT.side("red-1").disc), QColor(LIGHT.side("red-1").glyph))


@pytest.mark.parametrize("orientation", ["upright", "lengthwise"])
def test_no_picture_tells_what_to_do_next(window: MainWindow, tmp_path: Path, orientation: str) -> None:
    """What is said to who sits here is not on it; who is off the board is."""
    table, button = window.table, window.table_controls.export.button
    window.actions_.orientations[orientation].trigger()

    def colours(room: QRectF) -> set[str]:
        image = QImage(str(button.write(tmp_path / "table.png")))
        xs, ys = (
            range(round(2 * lo), round(2 * hi))
            for lo, hi in ((room.left(), room.right()), (room.top(), room.bottom()))
        )
        return {image.pixelColor(x, y).name() for x in xs for y in ys}

    waits = table.layout_of_board.point(*window.document.release_place).toPoint()
    QTest.mouseMove(table.viewport(), waits)
    assert table._tag.isVisible() and table._note.hint
    tag = table._tag.sceneBoundingRect()
    assert colours(QRectF(tag.right() - 12, tag.top() + 6, 8, 8)) != {QColor(LIGHT.tag_fill).name()}
    assert colours(table._note.room) == {QColor(LIGHT.surround).name()}
    table._told = lambda: ("Replay", "3 of 12")
    table._show_note()
    assert table._note.title == "Replay" and len(colours(table._note.room)) == 1
    window.document.put_table(laid(window.document.table, {}, ("blue-1",)), "Off")
    assert len(colours(table._note.room)) > 9


def test_its_data_tell_where_each_token_lies(window: MainWindow) -> None:
    window.document.place_token("red-1", (0.14, 0.5))
    slide_next(window, speed=2.5, x=0.05)
    sheet = window.table_controls.export.sheet()
    assert ("red-1", "on the board", 14.0, 50.0) in [tuple(row) for row in sheet.rows]
    assert ("yellow-1", "off the board", None, None) in [tuple(row) for row in sheet.rows]


def test_a_gif_shows_the_slide_in_its_time(tmp_path: Path) -> None:
    what = reel()
    path = tmp_path / "slide.gif"
    path.write_bytes(written(what, ".gif"))
    layout, size = framed((BOARD.width, BOARD.length), True, LONGEST_SIDE, BOARD.token.radius)
    disc = QColor(LIGHT.side("red-1").disc).getRgb()[:3]
    with Image.open(path) as film:
        assert film.size == size.toTuple() and film.n_frames == what.count
        seconds = 0.0
        for k in (0, what.count // 2, what.count - 1):
            film.seek(k)
            x, y = what.film.at(k / FPS).positions["red-1"]
            radius = BOARD.token_for("red-1").radius
            at = layout.point(x, y - 0.75 * radius)  # beside the sign, still on the disc
            got = film.convert("RGB").getpixel((round(at.x()), round(at.y())))
            assert isinstance(got, tuple)
            assert max(abs(a - b) for a, b in zip(got, disc, strict=True)) < 30
        for k in range(film.n_frames):
            film.seek(k)
            seconds += film.info["duration"] / 1000
        assert seconds == pytest.approx((what.count - 1) / FPS + 1.0, abs=0.01)


def test_slow_motion_has_more_pictures_and_too_many_are_refused() -> None:
    assert reel(slow=0.5).count == pytest.approx(2 * reel().count, abs=2)
    with pytest.raises(LabError, match="slow motion"):
        list(animation(reel(speed=2.5, slow=1 / 1000), ".gif", BytesIO()))


def test_what_cannot_be_written_here_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation_module, "ffmpeg", lambda: None)
    assert kinds() == (".gif",)
    with pytest.raises(LabError, match=r"choose \.gif"):
        list(animation(reel(), ".mp4", BytesIO()))


def test_an_ffmpeg_that_fails_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    false = shutil.which("false")
    if false is None:
        pytest.skip("no program that fails here")
    monkeypatch.setattr(animation_module, "ffmpeg", lambda: false)
    with pytest.raises(LabError, match="gave up") as refused:
        list(animation(reel(), ".mp4", BytesIO()))
    assert "\n" not in refused.value.line()


@pytest.mark.skipif(animation_module.ffmpeg() is None, reason="no ffmpeg here")
def test_an_mp4_is_one() -> None:
    assert b"ftyp" in written(reel(), ".mp4")[:64]


def test_every_picture_of_a_gif_is_the_one_that_was_painted() -> None:
    what = reel()
    with Image.open(BytesIO(written(what, ".gif"))) as film:
        for k, painted in enumerate(what.pictures()):
            film.seek(k)
            got = np.asarray(film.convert("RGB")).astype(int)
            meant = np.frombuffer(animation_module._rgb(painted), np.uint8).reshape(got.shape)
            assert np.abs(got - meant).max() < 60 and np.abs(got - meant).mean() < 1.0


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In ffmpeg's place a program that writes what it is given, as it is."""
    if os.name != "posix":
        pytest.skip("no shell here")
    program = tmp_path / "copies"
    program.write_text('#!/bin/sh\nfor last; do :; done\nexec cat > "$last"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(animation_module, "ffmpeg", lambda: str(program))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The programs that were started since."""
    found: Started = []
    start = subprocess.Popen

    def popen(*args: Any, **more: Any) -> subprocess.Popen[bytes]:
        found.append(start(*args, **more))
        return found[-1]

    monkeypatch.setattr(subprocess, "Popen", popen)
    return found


@pytest.mark.usefixtures("copies")
def test_ffmpeg_is_given_every_picture_and_the_last_one_for_a_second() -> None:
    what = reel()
    pictures = [animation_module._rgb(image) for image in what.pictures()]
    assert written(what, ".mp4") == b"".join([*pictures, *[pictures[-1]] * FPS])


@pytest.mark.usefixtures("copies")
@pytest.mark.parametrize("suffix", [".gif", ".mp4"])
def test_pictures_are_let_go_as_they_are_written(suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, alive, most = reel(slow=0.25), set(), 0
    paint = Reel._picture

    def painted(self: Reel, *args: Any) -> QImage:
        nonlocal most
        image = paint(self, *args)
        number = len(alive), id(image), object()
        alive.add(number)
        finalize(image, alive.discard, number)
        most = max(most, len(alive))
        return image

    monkeypatch.setattr(Reel, "_picture", painted)
    out = TemporaryFile()  # noqa: SIM115 (closed below)
    tracemalloc.start()
    for _ in animation(what, suffix, out):
        pass
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    out.close()
    one = 3 * what.size[0] * what.size[1]
    assert what.count > 60 and most <= 3, "pictures of Qt"
    assert peak < 12 * one, "bytes of pictures"


@pytest.mark.usefixtures("copies")
@pytest.mark.parametrize("suffix", [".gif", ".mp4"])
def test_writing_that_is_given_up_ends_what_was_started(
    suffix: str, monkeypatch: pytest.MonkeyPatch, started: Started
) -> None:
    monkeypatch.setattr(animation_module, "_PATIENCE", PATIENCE)  # no step is told twice
    writing = animation(reel(slow=0.25), suffix, BytesIO())
    assert 0.0 < next(writing) < next(writing) < 0.1
    writing.close()  # type: ignore[attr-defined]  # a generator
    assert len(started) == (suffix == ".mp4") and all(one.returncode is not None for one in started)


def test_stopped_by_cancel_the_old_file_stays_and_no_draft(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, go = animation_module._gif, Event()

    def held(reel: Reel, out: BinaryIO) -> Iterator[int]:
        for number in write(reel, out):
            yield number
            assert number < reel.count // 10 or go.wait(PATIENCE)

    monkeypatch.setattr(animation_module, "_gif", held)
    slide_next(window, speed=0.6)
    window.player.slow = 0.05
    path = tmp_path / "slide.gif"
    path.write_bytes(b"old")
    window.table_controls.export.choose = lambda title, suffixes: path
    window.actions_.save_animation.trigger()
    bar, cancel = window.status.bar, window.status.cancel
    qtbot.waitUntil(lambda: cancel.isVisible() and bar.value() > 2)
    assert len(list(tmp_path.iterdir())) == 2
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    go.set()
    qtbot.waitUntil(lambda: window.queue.idle)
    qtbot.wait(20)
    assert [file.name for file in tmp_path.iterdir()] == ["slide.gif"] and path.read_bytes() == b"old"
    assert "slide.gif" not in window.status.says.text()


def test_a_disk_that_is_full_is_told_and_the_old_file_stays(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(reel: Reel, out: BinaryIO) -> Iterator[int]:
        out.write(b"GIF89a")
        yield 1
        raise OSError(28, "No space left on device")

    slide_next(window, speed=0.4)
    monkeypatch.setattr(animation_module, "_gif", full)
    path = tmp_path / "slide.gif"
    path.write_bytes(b"old")
    window.table_controls.export.choose = lambda title, suffixes: path
    window.actions_.save_animation.trigger()
    qtbot.waitUntil(window.notice.isVisible)
    assert [file.name for file in tmp_path.iterdir()] == ["slide.gif"] and path.read_bytes() == b"old"


@pytest.mark.parametrize("orientation", ["upright", "standing"])
def test_a_picture_that_cannot_be_painted_leaves_the_view_as_it_was(
    window: MainWindow, orientation: str
) -> None:
    window.actions_.orientations[orientation].trigger()
    before = window.table.grab().toImage()
    with pytest.raises((TypeError, AttributeError)):
        window.table.render(object())  # type: ignore[arg-type]  # no painter: that is tested
    assert not window.table._saving
    assert window.table.grab().toImage() == before


def test_the_last_slide_is_saved_from_the_menu(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "slide.gif"
    window.table_controls.export.choose = lambda title, suffixes: path
    window.actions_.save_animation.trigger()
    assert not path.exists() and "Slide a token first" in window.status.says.text()
    slide_next(window, speed=0.4)
    window.actions_.save_animation.trigger()
    qtbot.waitUntil(lambda: "slide.gif" in window.status.says.text() and path.exists())
    assert path.read_bytes().startswith(b"GIF89a")
    assert [file.name for file in tmp_path.iterdir()] == ["slide.gif"]


def test_a_folder_that_is_not_there_is_told(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    slide_next(window, speed=0.4)
    window.table_controls.export.choose = lambda title, suffixes: tmp_path / "none" / f"x{suffixes[0]}"
    window.actions_.save_picture.trigger()
    assert window.notice.isVisible()
    window.notice.hide()
    window.actions_.save_animation.trigger()
    qtbot.waitUntil(window.notice.isVisible)


def test_two_moving_pictures_in_a_row_are_both_written(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    slide_next(window, speed=0.5)
    window.player.slow = 0.25
    paths = [tmp_path / f"{name}.gif" for name in "ab"]
    for path in paths:
        window.table_controls.export.choose = lambda title, suffixes, path=path: path
        window.actions_.save_animation.trigger()
    qtbot.waitUntil(lambda: all(path.exists() for path in paths))
    assert paths[0].read_bytes() == paths[1].read_bytes()
    qtbot.waitUntil(lambda: window.queue.idle)


@pytest.mark.parametrize("end", ["cancel", "close"])
def test_an_ffmpeg_that_reads_nothing_is_ended(
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    started: Started,
    end: str,
) -> None:
    if os.name != "posix":
        pytest.skip("no shell here")
    program = tmp_path / "waits"
    program.write_text(f"#!/bin/sh\nexec sleep {2 * PATIENCE:g}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(animation_module, "ffmpeg", lambda: str(program))
    waited: list[int] = []
    wait = animation_module._waiting

    def waiting(*args: Any) -> Iterator[int]:
        for number in wait(*args):
            waited.append(number)
            yield number

    monkeypatch.setattr(animation_module, "_waiting", waiting)
    slide_next(window, speed=0.4)
    folder = tmp_path / "out"
    folder.mkdir()
    window.table_controls.export.choose = lambda title, suffixes: folder / "slide.mp4"
    window.actions_.save_animation.trigger()
    qtbot.waitUntil(lambda: bool(waited))  # for the first picture to be read
    assert len(list(folder.iterdir())) == 1, "the draft"
    if end == "cancel":
        window.queue.cancel_all()
        qtbot.waitUntil(lambda: window.queue.idle)
    else:
        window.close()
        window.queue.close()
    assert [one.returncode for one in started] == [-signal.SIGKILL], "it was waited for"
    assert list(folder.iterdir()) == []
