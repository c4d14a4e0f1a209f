"""Boards: loading, changing, and each refusal with its key and its mend."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import lab
from lab import Board, BoardError, Token, board_names, load_board
from lab.board import save_board
from lab.board.file import board_from_toml, board_to_toml
from lab.board.values import _HOME_OF_NUMBER

MINIMAL = """format = "knockout-board/1"
[board]
name = "lane"
length = 1.0
width = 0.3
go_line = 0.1
"""
HOUSE = '[[space]]\nid = "a"\nkind = "house"\n'
SPACE = '[[space]]\nid = "{id}"\nkind = "property"\ngroup = "g"\nvalue = 10\nrect = {rect}\n'
BONUS = "[bonus]\ng = 5\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_three_shipped_boards_load_by_name() -> None:
    assert board_names() == ["knockout", "blank-lane", "table-shuffleboard"]
    for name in board_names():
        assert load_board(name).name == name


def test_the_reference_board_is_the_one_of_the_design() -> None:
    board = load_board("knockout")
    assert (board.length, board.width, board.go_line) == (0.95, 0.28, 0.15)
    assert len(board.spaces) == 27
    assert board.space("dark-blue-2").value == 400
    assert board.space("railroad-1").rect == pytest.approx((0.28 / 3, 0.31, 0.28 / 3, 0.08))
    assert board.bonus["dark-blue"] == 750
    assert [space.id for space in board.spaces][:3] == ["brown-1", "chance-1", "brown-2"]
    assert (board.token.radius, board.token.mass, board.surface.mu) == (0.016, 0.012, 0.08)


@pytest.mark.parametrize("name", board_names())
def test_a_board_written_and_read_again_is_the_same(name: str, tmp_path: Path) -> None:
    board = load_board(name)
    save_board(board, tmp_path / "copy.toml")
    assert load_board(tmp_path / "copy.toml") == board
    assert [path.name for path in tmp_path.iterdir()] == ["copy.toml"]


def test_tokens_and_seams_survive_writing(tmp_path: Path) -> None:
    board = load_board(
        write(
            tmp_path,
            MINIMAL + "[[board.seam]]\ny = 0.5\nheight = 0.0002\nloss = 0.5\n"
            '[tokens.red]\nmass = 0.02\n[tokens."red-1"]\nradius = 0.02\n',
        )
    )
    assert board.token_for("red-1") == Token(mass=0.02, radius=0.02)
    assert board.token_for("red-2").mass == 0.02 and board.token_for("blue-1").mass == 0.012
    assert board.seams[0].y == 0.5
    save_board(board, tmp_path / "copy.toml")
    assert load_board(tmp_path / "copy.toml") == board


def test_a_new_length_and_width_scale_the_spaces_and_the_go_line() -> None:
    board = load_board("knockout").with_(length=1.9, width=0.14)
    assert board.go_line == pytest.approx(0.30)
    assert board.space("brown-2").rect == pytest.approx((0.28 / 3, 0.30, 0.14 / 3, 0.16))
    kept = load_board("knockout").with_(length=1.9, go_line=0.2)
    assert kept.go_line == 0.2 and kept.space("brown-2").rect[1] == pytest.approx(0.30)


def test_every_number_can_be_changed_and_nothing_else_moves() -> None:
    board = load_board("knockout")
    changes = {
        "mu": 0.1, "mu_spread": 0.01, "restitution": 0.5, "restitution_spread": 0.02,
        "contact_friction": 0.2, "mass": 0.02, "radius": 0.015, "go_line": 0.1, "law": "viscous", "k": 0.3,
        "c": 0.1, "mu0": 0.2, "vs": 0.2, "p": 0.001, "q": 0.05, "r": 0.005, "tilt_pitch": 0.01,
        "tilt_roll": -0.01, "contact": "disc", "factor_spread": 0.03, "yield_speed": 0.4, "topple": False,
        "height": 0.02,
    }  # fmt: skip
    with pytest.raises(BoardError) as refused:
        board.with_(grip=1)
    every = refused.value.message.partition("it has ")[2].split(", ")
    assert set(every) == {*changes, "length", "width"}
    changed = board.with_(**changes)
    assert changed.surface.model_dump() == {
        k: changes.get(k, v) for k, v in board.surface.model_dump().items()
    }
    assert changed.collision.friction == 0.2 and changed.token.radius == 0.015
    assert changed.collision.yield_speed == 0.4 and not changed.collision.topple
    assert (changed.token.height, changed.tilt_roll) == (0.02, -0.01)
    assert changed.spaces == board.spaces and board == load_board("knockout")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (MINIMAL.replace("length = 1.0", "length = 95"), ["board.length", "centimetres", "0.95"]),
        (MINIMAL.replace("length = 1.0", "length = 950"), ["board.length", "millimetres", "0.95"]),
        (MINIMAL.replace("length = 1.0", "length = 2440"), ["board.length", "millimetres", "2.44"]),
        (MINIMAL.replace("length = 1.0", "length = -1"), ["board.length", "positive"]),
        (MINIMAL.replace("length = 1.0", "length = nan"), ["board.length", "finite"]),
        (MINIMAL.replace("length = 1.0", "length = 'long'"), ["board.length"]),
        (MINIMAL.replace("length = 1.0\n", ""), ["board.length", "missing"]),
        (MINIMAL.replace("go_line = 0.1", "go_line = 1.5"), ["board.go_line"]),
        (MINIMAL.replace("go_line", "goline"), ["board.goline", "go_line"]),
        (MINIMAL.replace("knockout-board/1", "knockout-board/9"), ["format"]),
        (MINIMAL.replace('format = "knockout-board/1"\n', ""), ["format", "missing"]),
        (MINIMAL + "[token]\nmass = -0.012\n", ["token.mass", "positive"]),
        (MINIMAL + "[token]\nmass = 12\n", ["token.mass", "grams", "0.012"]),
        (MINIMAL + "[token]\nradius = 16\n", ["token.radius", "millimetres", "0.016"]),
        (MINIMAL + "[token]\nradius = 1.6\n", ["token.radius", "centimetres", "0.016"]),
        (MINIMAL + "[token]\nradus = 0.01\n", ["token.radus", "radius"]),
        (MINIMAL + "[surface]\nmu = -0.1\n", ["surface.mu", "positive"]),
        (MINIMAL + "[surface]\nmu = inf\n", ["surface.mu", "finite"]),
        (MINIMAL + '[surface]\nlaw = "sticky"\n', ["surface.law", "coulomb"]),
        (MINIMAL + "[surface]\nmu = 0.1\nmu_spread = 6\n", ["surface.mu_spread"]),
        (MINIMAL + "[collision]\nrestitution = 1.1\n", ["collision.restitution", "0 to 1"]),
        (MINIMAL + "[colision]\nrestitution = 0.5\n", ["colision", "collision"]),
        (MINIMAL.replace("go_line", "tilt_pitch = 0.2\ngo_line"), ["tilt", "rest"]),
        (MINIMAL + SPACE.format(id="a", rect="[0, 0.2, 0.1, 0.1]"), ["bonus.g", "add"]),
        (MINIMAL + BONUS, ["bonus.g", "no property"]),
        (MINIMAL + SPACE.format(id="a", rect="[0.25, 0.2, 0.1, 0.1]") + BONUS, ["space", "(a)", "off"]),
        (MINIMAL + SPACE.format(id="a", rect="[0.1, 0.2, 0, 0.1]") + BONUS, ["rect", "positive"]),
        (MINIMAL + SPACE.format(id="jail", rect="[0.1, 0.2, 0.1, 0.1]") + BONUS, ["jail", "another id"]),
        (
            MINIMAL + SPACE.format(id="a", rect="[0, 0.2, 0.1, 0.1]")
            + SPACE.format(id="b", rect="[0.05, 0.25, 0.1, 0.1]") + BONUS,
            ["(b)", "overlaps 'a'"],
        ),
        (
            MINIMAL + SPACE.format(id="a", rect="[0, 0.2, 0.1, 0.1]")
            + SPACE.format(id="a", rect="[0.2, 0.25, 0.1, 0.1]") + BONUS,
            ["two spaces 'a'"],
        ),
        (MINIMAL + HOUSE.replace("house", "hotel"), ["space[0].kind", "house"]),
        (MINIMAL + HOUSE, ["rect", "polygon"]),
        (
            MINIMAL + HOUSE + 'polygon = [[0,0.2],[0.1,0.3],[0.1,0.2],[0,0.3]]\n',
            ["polygon", "crosses"],
        ),
        (MINIMAL + "[[board.seam]]\ny = 3\nheight = 0.001\n", ["board.seam[0].y"]),
        (MINIMAL + "[tokens.red]\nmass = 0\n", ["tokens.red.mass"]),
        ("this is not toml", ["TOML"]),
        ("", ["format"]),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_is_refused_with_its_key_and_the_mend(
    text: str, words: list[str], tmp_path: Path
) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BoardError) as refusal:
        load_board(path)
    line = refusal.value.line()
    assert line.startswith("board: ") and "board.toml" in line and "\n" not in line
    for word in words:
        assert word in line, line


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"mu": -1}, "surface.mu"), ({"mu": float("nan")}, "surface.mu"), ({"length": 95}, "centimetres"),
        ({"length": "long"}, "board.length"), ({"width": 0}, "board.width"), ({"colour": 3}, "colour"),
        ({"radius": 0.2}, "token.radius"), ({"law": "none"}, "surface.law"), ({"mu": "much"}, "surface.mu"),
    ],
)  # fmt: skip
def test_a_change_that_cannot_be_is_refused(changes: dict, words: str) -> None:
    with pytest.raises(BoardError, match=words):
        load_board("knockout").with_(**changes)


def test_unknown_boards_are_refused_with_the_nearest_name(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="did you mean 'knockout'"):
        load_board("knokout")
    with pytest.raises(BoardError, match="shipped boards: knockout"):
        load_board("zzz")
    with pytest.raises(BoardError, match="no such file"):
        load_board(tmp_path / "missing.toml")
    with pytest.raises(BoardError, match="directory"):
        load_board(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match="not text"):
        load_board(tmp_path / "binary.toml")


def test_a_board_is_frozen() -> None:
    board: Board = load_board("knockout")
    with pytest.raises(ValueError, match="frozen"):
        board.length = 2.0  # type: ignore[misc]  # it is frozen: that is tested


def test_text_that_is_read_is_the_text_that_was_written() -> None:
    import tomllib

    board = load_board("knockout")
    assert board_from_toml(tomllib.loads(board_to_toml(board))) == board


@pytest.mark.parametrize("given", ["true", '"0.08"', "9" * 400])
def test_what_is_not_a_measured_number_is_refused_with_its_key_in_a_short_line(
    given: str, tmp_path: Path
) -> None:
    with pytest.raises(BoardError) as refused:
        load_board(write(tmp_path, f"{MINIMAL}[surface]\nmu = {given}\n"))
    assert refused.value.where is not None and refused.value.where.endswith("surface.mu")
    assert len(refused.value.message) < 150


def test_toml_nested_without_end_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="nested too deeply"):
        load_board(write(tmp_path, "a = " + "[" * 20_000 + "]" * 20_000))


def test_a_seam_that_is_no_table_is_named_as_in_the_file(tmp_path: Path) -> None:
    with pytest.raises(BoardError) as refused:
        load_board(write(tmp_path, f"{MINIMAL}seam = 3\n"))
    assert refused.value.where is not None and refused.value.where.endswith(": board.seam")


def test_saving_where_there_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in ("none", "file"):
        with pytest.raises(BoardError, match="cannot be written"):
            save_board(load_board("knockout"), tmp_path / folder / "x.toml")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["self", "changes", "board"])
def test_any_name_may_be_asked_for_and_a_wrong_one_is_answered(name: str) -> None:
    with pytest.raises(BoardError, match=f"no number '{name}'"):
        load_board("knockout").with_(**{name: 1})


@pytest.mark.parametrize("name", ["self", "fields"])
def test_any_part_may_be_asked_for_and_a_wrong_one_is_answered(name: str) -> None:
    with pytest.raises(BoardError, match=name):
        load_board("knockout").replace(**{name: 1})


def test_functions_that_take_any_names_have_none_of_their_own_among_them() -> None:
    """`with_(**changes)` takes names from users: `self` or `board` among them must not meet an argument of its own."""
    root = Path(lab.__file__).parent
    met = []
    for path in sorted(root.rglob("*.py")):
        if path.parent.name == "cli":  # its functions get their names from click
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.args.kwarg is not None:
                own = [*node.args.args, *node.args.kwonlyargs]
                met += [f"{path.relative_to(root)}: {node.name}({one.arg})" for one in own]
    assert not met, met


@pytest.mark.parametrize("number", ["mu", "restitution", "contact_friction", "mass", "k"])
def test_a_number_given_as_a_part_is_told_where_it_belongs(number: str) -> None:
    board = load_board("knockout")
    with pytest.raises(BoardError, match=rf"board\.with_\({number}="):
        board.replace(**{number: 0.1})
    assert board.with_(**{number: 0.1}) != board
    assert board.replace(length=1.0).length == 1.0 and board.replace(name="mine").name == "mine"


@pytest.mark.parametrize(
    "key",
    [key for key, note in _HOME_OF_NUMBER.items() if ".".join(note) in load_board("knockout").provenance],
)
def test_a_number_that_is_changed_is_an_estimate_from_then_on(key: str) -> None:
    home, field = _HOME_OF_NUMBER[key]
    note = f"{home}.{field}"
    board = load_board("knockout")
    board = board.replace(provenance={**board.provenance, note: "measured: 6 slides"})
    part = board if home == "board" else getattr(board, home)
    now = getattr(part, field)
    assert board.with_(**{key: now}).provenance[note] == "measured: 6 slides", "it is the same number"
    other = "disc" if key == "contact" else "viscous" if key == "law" else 1.01 * now + 0.001
    changed = board.with_(**{key: other})
    assert changed.provenance[note] == "estimated: changed by hand"
    assert {k: v for k, v in changed.provenance.items() if k != note} == {
        k: v for k, v in board.provenance.items() if k != note
    }
    assert changed.with_(**{key: now}).provenance[note] == "estimated: changed by hand", (
        "nobody measured it so"
    )
    bare = board.replace(provenance={})
    assert bare.with_(**{key: other}).provenance == {}
