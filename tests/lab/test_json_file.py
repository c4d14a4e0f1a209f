"""JSON from people: what no file can hold, or none gives back, is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.errors import LabError
from lab.json_file import check_plain, read_json

HALVES = ["\ud800", "a\udfffb", "\udc00\ud800"]


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("held", ['{{"a": ["x", "{}"]}}', '{{"{}": 1}}'])
def test_half_a_character_is_refused(tmp_path: Path, half: str, held: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(held.format(half.encode("unicode-escape").decode()), encoding="ascii")
    with pytest.raises(LabError, match="half of a character") as refused:
        read_json(path, code="format")
    refused.value.line().encode()  # can be printed
    assert refused.value.line().startswith(f"format: {path}: ")


def test_whole_characters_are_read_however_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(r'["\ud83d\ude00", "\\ud800", "é"]', encoding="utf-8")
    assert read_json(path, code="format") == ["\N{GRINNING FACE}", "\\ud800", "é"]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf"), 10**300, -(10**400), *HALVES])
def test_the_place_of_what_no_file_gives_back_is_told(value: object) -> None:
    check_plain({"a": {"b": [1, 2.5, "x", None, True, 10**299]}, "c": ()})
    for plain, place in (({"a": [{"b": (0, value)}]}, "a[0].b[1]"), ([value], "[0]"), ({"x": value}, "x")):
        with pytest.raises(LabError) as refused:
            check_plain(plain)
        assert refused.value.where == place
