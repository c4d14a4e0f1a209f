"""A fit's warnings in plain words: one sentence, its numbers, and what mends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from lab.fitting import FitWarning
from ui.language import count, tr
from ui.numbers import centimetres, number


@dataclass(frozen=True)
class Said:
    """A warning as it is shown: one plain sentence, its numbers, and what mends it: "compare", "recording",
    "remove" or "" for nothing that this dock can do."""

    sentence: str
    numbers: str
    mend: str = ""
    path: str = ""


def said(warning: FitWarning) -> Said:
    """A warning in plain words; one of a kind that is not known here in those of the lab."""
    facts: Mapping[str, Any] = warning.facts
    words = _WORDS.get(warning.code)
    if words is None or not facts:
        return Said(warning.text, "")
    return words(facts)


def _speeds_up(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("Faster with time, which friction cannot do: {slides}.", slides=listed(f["slides"])),
        tr(
            "By {a} m/s². Is the board tilted, or the camera askew? No mu is taken from it.",
            a=number(f["acceleration"], 2),
        ),
    )


def _no_slowing(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("No slowing down can be seen in {slides}.", slides=listed(f["slides"])),
        tr(
            "{name} {value}, standard error {se}. Film until the token lies still.",
            name=f["name"], value=number(f["value"], 4), se=number(f["se"], 4),
        ),
    )  # fmt: skip


def _rest_not_seen(f: Mapping[str, Any]) -> Said:
    late = f["late"]
    when = (
        tr("By this fit it never stops.")
        if late == inf
        else tr("It would stop {seconds} s after the last row.", seconds=number(late, 2))
    )
    return Said(
        tr(
            "Still in motion in the last row: {slides}. Film on until all lies still.",
            slides=listed(f["slides"]),
        ),
        when,
    )


def _law_misfit(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("The law {law} does not describe {slides}.", law=f["law"], slides=listed(f["slides"])),
        tr(
            "Residuals run in waves of {rms} mm over {length} cm.",
            rms=number(1000 * f["rms"], 1), length=centimetres(f["length"]),
        ),
        "compare",
    )  # fmt: skip


def _halves(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("Not slowed as {law} says: {slides}.", law=f["law"], slides=listed(f["slides"])),
        tr(
            "By {first} m/s² in the first half and {second} m/s² in the second.",
            first=number(f["first"], 3), second=number(f["second"], 3),
        ),
        "compare",
    )  # fmt: skip


def _outlier(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("{slides} is far from the others: leave it out if something went wrong.", slides=listed(f["slides"])),
        tr(
            "{name} {value}; the other {n} slides {others}, standard deviation {spread}.",
            name=f["name"], value=number(f["value"], 4), n=f["n"], others=number(f["others"], 4),
            spread=number(f["spread"], 4),
        ),
        "remove",
        f["file"],
    )  # fmt: skip


def _not_separable(f: Mapping[str, Any]) -> Said:
    if "angles" in f:
        low, high = (number(angle) for angle in f["angles"])
        return Said(
            tr("These slides hardly tell the board's tilt from friction."),
            tr(
                "They go between {low}° and {high}° from straight up; correlation {r}. Film slides the other way too.",
                low=low, high=high, r=number(f["correlation"], 2),
            ),
        )  # fmt: skip
    vague = ", ".join(
        f"{name} {number(value, 3)} ± {number(error, 3)}" for name, (value, error) in f["vague"].items()
    )
    return Said(
        tr("These slides do not tell the numbers of the law {law} apart.", law=f["law"]),
        tr("Speeds up to {speed} m/s: {vague}. Add slides at other speeds, or take a simpler law.",
           speed=number(f["speed"], 2), vague=vague),
        "compare",
    )  # fmt: skip


def _unit_assumed(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("No unit of length is given in {files}: metres are assumed.", files=listed(f["files"])),
        tr("Were it centimetres, mu would come out 100 times too large."),
        "recording",
    )


def _no_slide(f: Mapping[str, Any]) -> Said:
    return Said(tr("Nothing slides in {slides}: left out.", slides=listed(f["slides"])), "")


def _repeated(f: Mapping[str, Any]) -> Said:
    share = tr("{share} % repeat the one before; each is counted once.", share=number(100 * f["share"]))
    rates = ""
    if f["fps"] is not None and f["real_fps"] is not None:
        rates = " " + tr(
            "Filmed at {real} pictures a second, not {fps}.", real=number(f["real_fps"]), fps=number(f["fps"])
        )
    return Said(tr("Pictures come more than once in {files}.", files=listed(f["files"])), share + rates)


def _wrong_marks(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("Marks jump away from the path and back in {slides}.", slides=listed(f["slides"])),
        count(f["n"], "1 mark left out.", "{n} marks left out."),
    )


def _same_data(f: Mapping[str, Any]) -> Said:
    one, other = f["pairs"][0]
    return Said(tr("{one} holds the same data as {other}: counted once.", one=one, other=other), "")


def _rate(f: Mapping[str, Any]) -> Said:
    mu, fps, choices = f["mu"], f["fps"], f["choices"]
    times = " / ".join(number(times) for times, _ in choices)
    then = " / ".join(number(other, 3) for _, other in choices)
    numbers = (
        tr("Were the camera's rate {times} times higher, mu would be {mu}.", times=times, mu=then)
        if mu < 0.1
        else tr("Were the frame rate {times} times lower, mu would be {mu}.", times=times, mu=then)
    )
    return Said(
        tr("A mu of {mu} at {fps} pictures a second is hard to believe.", mu=number(mu, 4), fps=number(fps)),
        numbers,
        "recording",
    )


def _coarse(f: Mapping[str, Any]) -> Said:
    return Said(
        tr("{n} of {of} readings are known no better than 30 %: take longer slides.", n=f["n"], of=f["of"]),
        tr(
            "Row {row} gives {value} ± {se}.",
            row=f["row"], value=number(f["value"], 3), se=number(f["se"], 3),
        ),
    )  # fmt: skip


_WORDS = {
    "speeds-up": _speeds_up,
    "no-slowing": _no_slowing,
    "rest-not-seen": _rest_not_seen,
    "law-misfit": _law_misfit,
    "halves-differ": _halves,
    "outlier-slide": _outlier,
    "not-separable": _not_separable,
    "unit-assumed": _unit_assumed,
    "no-slide": _no_slide,
    "repeated-frames": _repeated,
    "wrong-marks": _wrong_marks,
    "same-data": _same_data,
    "frame-rate-suspect": _rate,
    "coarse-readings": _coarse,
}


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: the first three, then how many more."""
    if len(names) > 4:
        return tr("{names} and {n} more", names=", ".join(names[:3]), n=len(names) - 3)
    if len(names) > 1:
        return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])
    return names[0] if names else ""
