"""A sampler's table as people read it: rounded, and still adding up to the mean below it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from math import floor
from typing import TYPE_CHECKING

from lab.words import count

if TYPE_CHECKING:
    from lab.chance.sampler import Sampler


def rounded(parts: Sequence[Fraction], digits: int = 2) -> list[str]:
    """Numbers rounded so that they add up to their rounded sum, each by less than one last digit.

    Largest remainders: all are rounded down, and those that lose most are rounded up until the sum is met.
    """
    unit = 10**digits
    whole = [floor(part * unit) for part in parts]
    missing = floor(sum(parts, Fraction(0)) * unit + Fraction(1, 2)) - sum(whole)
    by_loss = sorted(range(len(parts)), key=lambda i: (whole[i] - parts[i] * unit, i))
    for i in by_loss[:missing]:
        whole[i] += 1
    return [f"{value / unit:.{digits}f}" for value in whole]


def table_rows(sample: Sampler) -> list[tuple[str, str, str, str, str]]:
    """(outcome, times met, chance in %, payout, contribution) of each row; the last is the sum."""
    parts = sample.table()
    contributions = rounded([part.contribution for part in parts])
    total = rounded([sample.exact_mean])[0]
    rows = [
        (
            part.name,
            count(part.chance.count),
            f"{100 * part.chance.p:.4g}",
            f"{float(part.payout):g}",
            contribution,
        )
        for part, contribution in zip(parts, contributions, strict=True)
    ]
    return [*rows, ("Mean of a throw", count(sample.n), "100", "", total)]


def html_table(sample: Sampler) -> str:
    """The table for a notebook."""
    if sample.n == 0:
        return f"<p>{escape(sample.thrower.name)} thrower, board {escape(sample.board.name)}: nothing thrown yet.</p>"
    heads = ("Outcome", "Times", "Chance, %", "× payout", "= contribution")
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(
        "<tr><td style='text-align:left'>" + "</td><td>".join(map(escape, row)) + "</td></tr>"
        for row in table_rows(sample)
    )
    said = [sample.sentence, *([sample.skill.sentence] if sample.skill is not None else [])]
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody><caption>{escape(' '.join(said))} Thrower "
        f"{escape(sample.thrower.name)}, board {escape(sample.board.name)}, seed {sample.seed}</caption></table>"
    )
