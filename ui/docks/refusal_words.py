"""Refusals of cameras, corners and marks in the words of the window: they name its fields and speak its language."""

from __future__ import annotations

from lab import LabError
from ui.lab_words import line
from ui.language import count, mark, tr
from ui.numbers import number

PLAIN = {
    "corner-number": mark("A corner is not a number: write x,y in pixels, a blank between corners."),
    "place-far": mark("The board or the mark's height is larger than can be: give it in its unit."),
    "focal-length": mark("This focal length cannot be: a phone's is some 1000 to 4000 pixels."),
    "negative": mark("The height of the mark cannot be negative."),
    "corners-on-line": mark("Three of the corners lie on one line: take the board's four corners."),
    "corners-round": mark(
        "The corners go round the wrong way: give near left, near right, far right, far left, as the thrower stands."
    ),
    "corners-none": mark("These corners cannot be one board: are they in order round it?"),
    "picture-unknown": mark("A mark above the board needs the size of the picture, e.g. 1920x1080."),
    "camera-and-scale": mark(
        "The corners give scale and direction: set “Scale” to none and take the tick off “turn y over”."
    ),
    "rate-unsteady": mark(
        "The times keep no steady beat that “Pictures a second” could be set to: leave it at 0."
    ),
    "token-horizon": mark("A token lies beyond the horizon of the picture: check the corners."),
}
"""By the reason of a refusal, where it needs no more words."""

STRAIGHT_FILM = mark(
    "The camera looks too straight down to tell its distance from the corners: give the “Focal length”, or 0 as “Mark "
    "above the board”."
)
STRAIGHT_PHOTO = mark(
    "The camera looks too straight down to tell its distance from the corners: set the height of the marks to 0 mm and "
    "mark the tokens where they stand on the board."
)


def refusal_words(error: LabError, *, photo: bool = False) -> str:
    """A refusal as the window says it; those that it has no words for as they are, in one line.

    photo: of a still photo, which is clicked on, and not of a film, whose corners are typed.
    """
    reason, values = error.reason, error.values
    if reason in PLAIN:
        return tr(PLAIN[reason])
    if reason == "camera-straight":
        return tr(STRAIGHT_PHOTO if photo else STRAIGHT_FILM)
    if reason == "corners-few":
        n = int(str(values["n"]))
        return count(
            n,
            "Corners: the board's four are needed, 1 is given.",
            "Corners: the board's four are needed, {n} are given.",
        )
    if reason == "corner-far":
        return tr("No picture has a corner beyond {n} pixels.", n=_number(values["most"]))
    if reason == "picture-size":
        return tr("A picture is 1 to {n} pixels wide and high.", n=_number(values["most"]))
    if reason == "point":
        return tr(
            "Corners: “{typed}” is no point; write x,y and a blank before the next.", typed=values["point"]
        )
    if reason == "camera-and-unit":
        return tr(
            "The file is in {unit}, and corners need places in the picture: export pixels, or leave “Corners” empty.",
            unit=values["unit"],
        )
    if reason == "mark-high":
        return tr(
            "The camera itself is {m} m above the board: the mark's height can hardly be this; is it in its unit?",
            m=_number(values["m"], 2),
        )
    if reason == "tokens-overlap":
        return tr(
            "{one} and {other} lie in one another: move their marks, or name them otherwise.",
            one=values["one"], other=values["other"],
        )  # fmt: skip
    if reason == "token-far":
        return tr(
            "{token} would lie {m} m from the board: check its mark and the corners.",
            token=values["token"], m=_number(values["m"], 1),
        )  # fmt: skip
    return line(error)


def _number(value: object, decimals: int = 0) -> str:
    return number(float(str(value)), decimals)
