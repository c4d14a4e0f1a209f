"""The board's own small picture: to scale, every space on it, safe to put into a page."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from lab import Board, Space, board_names, load_board
from lab.board.labels import band_outline, cut_below, name_lines, space_code
from lab.board.picture import board_svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", board_names())
def test_every_shipped_board_has_a_picture_that_is_whole_xml_and_to_scale(name: str) -> None:
    board = load_board(name)
    root = ET.fromstring(board_svg(board))
    outline = root.find(f"{SVG}rect")
    assert outline is not None
    ratio = float(outline.get("height", 0)) / float(outline.get("width", 1))
    assert ratio == pytest.approx(board.length / board.width, rel=0.01)


def test_every_property_shows_its_value_and_its_name_or_code() -> None:
    board = load_board("knockout")
    words = " ".join(ET.fromstring(board_svg(board)).itertext())
    for space in board.spaces:
        if space.kind == "property":
            assert str(space.value) in words
            assert space.label in words or space_code(space) in words or space.label.split()[0] in words
    assert "GO" in words


def test_names_from_a_file_cannot_break_out_of_the_text() -> None:
    board = load_board("blank-lane").replace(
        name="<script>alert('a')</script>",
        spaces=[{"id": "a", "name": "<b>&", "kind": "house", "rect": [0.0, 0.2, 0.3, 0.3]}],
    )
    picture = board_svg(board)
    assert "<script" not in picture
    assert "<b>" not in picture
    assert "&lt;b&gt;&amp;" in picture


def test_a_notebook_shows_the_picture() -> None:
    board = load_board("blank-lane")
    assert board._repr_html_() == board_svg(board)


def test_a_name_takes_one_line_else_two_else_its_code_else_none() -> None:
    space = Space(id="light-blue-1", kind="property", group="light-blue", rect=(0, 0, 1, 1))
    assert name_lines(space, 12, len) == ("Light blue 1",)
    assert name_lines(space, 7, len) == ("Light", "blue 1")
    assert name_lines(space, 7, len, rows=1) == ("LB 1",)
    assert name_lines(space, 4, len) == ("LB 1",)
    assert name_lines(space, 3, len) == ()


def test_codes_are_short_and_specials_have_none() -> None:
    board = load_board("knockout")
    codes = [space_code(space) for space in board.spaces if space.kind == "property"]
    assert codes[:3] == ["BR 1", "BR 2", "LB 1"]
    assert len(set(codes)) == len(codes)
    assert space_code(board.space("house-1")) == ""
    assert space_code(Space(id="zone-1", kind="property", group="zone-1", rect=(0, 0, 1, 1))) == "Z 1"


def test_the_band_is_the_far_fifth_of_a_property_whatever_its_shape() -> None:
    square = Space(id="a", kind="property", rect=(0.0, 0.0, 0.1, 0.05))
    corners = [coordinate for corner in sorted(band_outline(square)) for coordinate in corner]
    assert corners == pytest.approx([0.0, 0.04, 0.0, 0.05, 0.1, 0.04, 0.1, 0.05])
    assert band_outline(Space(id="b", kind="house", rect=(0.0, 0.0, 0.1, 0.05))) == ()
    assert cut_below(((0, 0), (2, 0), (1, 2)), 1.0) == ((1.5, 1.0), (1, 2), (0.5, 1.0))


def test_a_board_of_polygons_is_drawn_too() -> None:
    board = Board(
        name="round",
        length=0.5,
        width=0.4,
        go_line=0.05,
        spaces=(
            Space(
                id="bull-1",
                kind="property",
                value=50,
                group=None,
                polygon=((0.1, 0.1), (0.3, 0.1), (0.2, 0.4)),
            ),
        ),
    )
    assert "50" in board_svg(board)
