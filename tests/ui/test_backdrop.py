"""The board that is kept as a picture is the board as it is: after every change the same as painted from nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from lab import Aim, Board, load_board
from ui.landing import Landing, landings
from ui.state import fresh_state
from ui.table import backdrop
from ui.table.backdrop import Backdrop, Seen
from ui.table.board_words import paint_words, take_name_off
from ui.table.camera import standing
from ui.table.layout import Layout, fit
from ui.theme import THEMES, Theme

WAYS = ("upright", "lengthwise", "standing", "teach")
SIZE = QSize(620, 636)

Painted = tuple[QImage, QImage]
"""The board, and what is written on it."""
TRACE = 25
"""Of 255: what a line or a letter at the edge of a clip differs by when it is painted in two steps."""

Parts = tuple[Board, Layout, Theme, QTransform, str]


@cache
def landing_of(speed: float, *, preview: bool = False) -> Landing:
    """A landing map of the reference board, of a few slides."""
    board = load_board("knockout")
    state = replace(fresh_state(board), n=4000 if preview else 500, aim=Aim(0.14, 0.0, speed), seed=1)
    return next(landings(state, preview=True))


def seen_in(way: str, board: Board | None = None, size: QSize = SIZE) -> Seen:
    """The board in one of the four ways to look at it, without a landing map."""
    board = load_board("knockout") if board is None else board
    view = (size.width(), size.height())
    layout = fit(view, (board.width, board.length), "upright" if way == "standing" else way)
    seen = standing(layout, view) if way == "standing" else QTransform()
    return Seen(board, layout, THEMES["light"], None, fresh=False, view=seen)


def drawn(kept: Backdrop, seen: Seen, size: QSize = SIZE, ratio: float = 1.0) -> Painted:
    """What a backdrop shows on a screen with `ratio` pixels to a point."""
    return painted(kept, lambda painter: kept.draw(painter, seen, size, ratio), size, ratio)


def saved(seen: Seen) -> Painted:
    """The same as strokes and letters, as a picture that is saved has it."""
    anew = Backdrop()
    return painted(anew, lambda painter: anew.draw_strokes(painter, seen))


def painted(
    kept: Backdrop, draw: Callable[[QPainter], None], size: QSize = SIZE, ratio: float = 1.0
) -> Painted:
    images = []
    for paint in (draw, lambda painter: kept.words.paint(painter, QStyleOptionGraphicsItem())):
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            paint(painter)
        images.append(image)
    return images[0], images[1]


def pixels(image: QImage) -> NDArray[np.int16]:
    """(height, width, 4) of 0..255, the last opacity."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width()].astype(np.int16)


def board_changed(**parts: object) -> Callable[[Seen], Seen]:
    return lambda seen: replace(seen, board=seen.board.replace(**parts))


def space_changed(**parts: object) -> Callable[[Seen], Seen]:
    """The first space, brown-1, with other keys."""

    def change(seen: Seen) -> Seen:
        first, *others = [space.model_dump() for space in seen.board.spaces]
        return replace(seen, board=seen.board.replace(spaces=[{**first, **parts}, *others]))

    return change


BOARD: dict[str, Callable[[Seen], Seen]] = {
    "name": space_changed(name="Ostgatan"),
    "value": space_changed(value=75),
    "group": space_changed(group="green"),
    "kind": space_changed(kind="go_to_jail", group=None, value=0),
    "place": space_changed(rect=(0.0, 0.15, 0.07, 0.06)),
    "shape": space_changed(rect=None, polygon=((0.0, 0.15), (0.09, 0.15), (0.0, 0.22))),
    "no spaces": board_changed(spaces=[], bonus={}),
    "seams": board_changed(seams=[{"y": 0.6, "height": 0.0002, "loss": 0.5}]),
    "go_line": board_changed(go_line=0.1),
}
LOOK: dict[str, Callable[[Seen], Seen]] = {
    "theme": lambda seen: replace(seen, theme=THEMES["dark"]),
    "nearer": lambda seen: replace(seen, layout=replace(seen.layout, scale=1.2 * seen.layout.scale)),
    "aside": lambda seen: replace(seen, layout=replace(seen.layout, left=seen.layout.left + 7)),
    "larger type": lambda seen: replace(seen, layout=replace(seen.layout, large=True)),
    "tilted": lambda seen: replace(seen, view=seen_in("standing").view),
    "tilted, nearer": lambda seen: replace(seen, view=seen.view * QTransform.fromScale(1.3, 1.3)),
    "another way": lambda seen: replace(seen, layout=seen_in("lengthwise").layout),
    "pot": lambda seen: replace(seen, pot=650),
    "landing": lambda seen: replace(seen, landing=landing_of(0.5), fresh=True),
    "landing, stale": lambda seen: replace(seen, landing=landing_of(0.5), fresh=False),
    "landing, another": lambda seen: replace(seen, landing=landing_of(1.1), fresh=True),
}


def test_every_part_of_what_is_seen_has_its_change_here() -> None:
    changed = {
        part.name
        for change in (*BOARD.values(), *LOOK.values())
        for part in fields(Seen)
        if getattr(change(seen_in("upright")), part.name) != getattr(seen_in("upright"), part.name)
    }
    assert changed == {part.name for part in fields(Seen)}


@pytest.mark.parametrize("what", [*BOARD, *LOOK])
@pytest.mark.parametrize("heat", [False, True], ids=["plain", "heat"])
def test_after_a_change_and_back_the_picture_is_that_painted_from_nothing(
    qapp: QApplication, what: str, heat: bool
) -> None:
    first = seen_in("upright")
    if heat:
        first = replace(first, landing=landing_of(0.9), fresh=True)
    then = (BOARD | LOOK)[what](first)
    kept = Backdrop()
    before = drawn(kept, first)
    after = drawn(kept, then)
    assert before != after, "or the change is none"
    assert after == drawn(Backdrop(), then)
    assert drawn(kept, first) == before == drawn(Backdrop(), first)


def test_the_landing_map_comes_grows_goes_stale_and_goes(qapp: QApplication) -> None:
    plain = seen_in("lengthwise")
    maps = [landing_of(0.5), landing_of(0.5, preview=True), landing_of(1.1)]
    looks = [
        plain,
        *(replace(plain, landing=found, fresh=True) for found in maps),
        replace(plain, landing=maps[-1], fresh=False),
        plain,
    ]
    assert {look.unnamed for look in looks} > {None}, "one of these chances takes the place of a name"
    kept, pictures = Backdrop(), []
    for look in looks:
        pictures.append(drawn(kept, look))
        assert pictures[-1] == drawn(Backdrop(), look)
        for shown, stroked in zip(pictures[-1], saved(look), strict=True):
            assert abs(pixels(shown) - pixels(stroked)).max() < TRACE
    assert all(one != other for one, other in pairwise(pictures))
    assert pictures[0] == pictures[-1]


def test_another_size_and_another_screen_have_their_own_picture(qapp: QApplication) -> None:
    seen = replace(seen_in("upright"), landing=landing_of(0.9), fresh=True)
    kept = Backdrop()
    for size, ratio in (
        (SIZE, 1.0),
        (SIZE, 2.0),
        (QSize(700, 500), 2.0),
        (QSize(700, 640), 1.25),
        (SIZE, 1.0),
    ):
        assert drawn(kept, seen, size, ratio) == drawn(Backdrop(), seen, size, ratio)
        assert kept.words.picture is not None
        assert kept.words.picture.size() == size * ratio, "a pixel for each of the screen's"


@pytest.fixture
def strokes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is painted as strokes and letters, in its order; to be emptied by the test."""
    painted: list[str] = []

    def counted(name: str, paint: Callable[..., None]) -> Callable[..., None]:
        def count(*args: object, **more: object) -> None:
            painted.append(name)
            paint(*args, **more)

        return count

    for name in ("ground", "heat", "print", "words", "chances"):
        function = f"paint_{name}"
        monkeypatch.setattr(backdrop, function, counted(name, getattr(backdrop, function)))
    return painted


def test_only_what_has_changed_is_painted_again(qapp: QApplication, strokes: list[str]) -> None:
    """A frame while tokens move is a copy of the picture; a new landing map leaves the print alone."""
    kept, seen = Backdrop(), replace(seen_in("upright"), landing=landing_of(0.9), fresh=True)
    drawn(kept, seen)
    assert sorted(strokes) == ["chances", "ground", "heat", "print", "words"]
    harder = seen.board.replace(surface={"law": "coulomb", "mu": 0.1}, name="Other", money={"notes": [5]})
    for same in (
        seen,
        replace(seen),
        replace(seen, board=load_board("knockout")),
        replace(seen, board=harder),
    ):
        strokes.clear()
        drawn(kept, same)
        assert strokes == []
    for other in (replace(seen, landing=landing_of(0.5)), replace(seen, fresh=False)):
        strokes.clear()
        drawn(kept, other)
        assert sorted(strokes) == ["chances", "heat"]
        strokes.clear()
        drawn(kept, other)
        assert strokes == []
    drawn(kept, replace(seen, theme=THEMES["dark"]))
    assert sorted(strokes) == ["chances", "ground", "heat", "print", "words"]


# --- a name that makes way --------------------------------------------------------------------------


def over_go() -> Board:
    """A part of the reference board whose first space lies on the strip before the GO line, over all its width."""
    first, *others = [space.model_dump() for space in load_board("knockout").spaces[:4]]
    spaces = [{**first, "rect": (0.0, 0.01, 0.28, 0.13)}, *others]
    return load_board("knockout").replace(spaces=spaces, bonus={"brown": 100, "light-blue": 100})


def in_each_others_boxes() -> Board:
    """Two triangles that share one rectangle, and another pair whose boxes overlap in part."""
    shapes = {
        "a": ((0.0, 0.2), (0.28, 0.2), (0.0, 0.4)),
        "b": ((0.28, 0.2), (0.28, 0.4), (0.0, 0.4)),
        "c": ((0.0, 0.45), (0.18, 0.45), (0.0, 0.65)),
        "d": ((0.28, 0.5), (0.28, 0.75), (0.08, 0.75)),
    }
    spaces = [
        {
            "id": name,
            "name": f"Name of {name}",
            "kind": "property",
            "group": "pink",
            "value": 50,
            "polygon": shape,
        }
        for name, shape in shapes.items()
    ]
    return load_board("blank-lane").replace(spaces=spaces, bonus={"pink": 0})


def written(paint: Callable[[QPainter], None], size: QSize = SIZE) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint(painter)
    return image


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "board",
    [load_board("knockout"), over_go(), in_each_others_boxes()],
    ids=["knockout", "over GO", "boxes that overlap"],
)
def test_a_name_taken_off_is_a_name_never_written(qapp: QApplication, way: str, board: Board) -> None:
    """Everything else stays: neighbours in the same box, GO, the value below the name."""
    size = QSize(1300, 420) if way == "teach" else SIZE
    seen = seen_in(way, board, size)
    with_all = pixels(written(seen.paint_words, size))
    named = 0
    for space in board.spaces:
        parts = seen.board, seen.layout, seen.theme, seen.view, space.id

        def taken_off(painter: QPainter, parts: Parts = parts) -> None:
            seen.paint_words(painter)
            take_name_off(painter, *parts)

        def never_written(painter: QPainter, parts: Parts = parts) -> None:
            paint_words(painter, *parts)

        bare = pixels(written(never_written, size))
        # a letter cut by a clip differs by a trace from the same letter whole
        assert abs(pixels(written(taken_off, size)) - bare).max() < TRACE, space.id
        named += abs(bare - with_all).max() > 100
    assert named > len(board.spaces) / 3, "there were names to take off"


# --- where the heat lies ----------------------------------------------------------------------------


def spots() -> Iterator[tuple[float, float]]:
    """Places (m) near the four corners of the reference board, none of them another's mirror image."""
    return iter(((0.03, 0.25), (0.25, 0.2), (0.05, 0.85), (0.22, 0.9)))


@pytest.mark.parametrize("way", WAYS)
def test_heat_lies_where_the_tokens_come_to_rest_in_every_way(qapp: QApplication, way: str) -> None:
    seen, found = seen_in(way), landing_of(0.9)
    for x, y in spots():
        density = np.zeros_like(found.density)
        across, up = (
            min(int(part * n), n - 1) for part, n in zip((x / 0.28, y / 0.95), density.shape, strict=True)
        )
        density[across, up] = 1.0
        hot = replace(seen, landing=replace(found, density=density, full=1.0), fresh=True)
        rows, columns = np.nonzero(pixels(written(hot.paint_heat))[:, :, 3] > 40)
        assert len(rows) > 4
        back, invertible = hot.view.inverted()
        assert invertible
        place = hot.layout.metres(back.map(QPointF(columns.mean() + 0.5, rows.mean() + 0.5)))
        assert place == pytest.approx((x, y), abs=0.012)
