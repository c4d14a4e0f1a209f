"""A refusal for want of something says what is missing, so that whoever can ask asks for it."""

from __future__ import annotations

import pytest

from lab import RecordingError
from lab.recordings import read_text

ROWS = "\n".join(f"{i},{10 + 9 * i - 0.3 * i * i:.2f},{5 + i}" for i in range(14))
WANTED = {
    "frame,x (px),y (px)\n": ("metres_per_pixel", "fps"),
    "t (s),x (px),y (px)\n": ("metres_per_pixel",),
    "frame,x (m),y (m)\n": ("fps",),
    "t (s),x (cubits),y (cubits)\n": ("unit",),
}


@pytest.mark.parametrize("header", WANTED)
def test_what_is_missing_is_named_as_the_reader_takes_it(header: str) -> None:
    with pytest.raises(RecordingError) as refused:
        read_text(header + ROWS, name="made.csv")
    assert refused.value.needs == WANTED[header]
    assert refused.value.where == "made.csv"


@pytest.mark.parametrize("header", WANTED)
def test_told_what_is_missing_it_reads(header: str) -> None:
    answers = {"fps": 30.0, "metres_per_pixel": 1e-3, "unit": "cm"}
    told = {need: answers[need] for need in WANTED[header]}
    assert len(read_text(header + ROWS, name="made.csv", **told).tracks[0]) == 14  # type: ignore[arg-type]  # names of options


def test_other_refusals_need_nothing() -> None:
    with pytest.raises(RecordingError) as refused:
        read_text("t,x,y\n", name="made.csv")
    assert refused.value.needs == ()
