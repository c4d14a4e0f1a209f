"""What `knockout-lab fit` prints for people: tables, sentences, warnings, and what was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lab.fitting import Fit, LawTable
    from lab.fitting.kinks import Kink
    from lab.recordings import Recording


def bounds(intervals: Mapping[str, tuple[float, float]]) -> str:
    from lab.fitting.numbers import DEGREE, decimals, ends, shown_in

    parts = []
    for name, (lo, hi) in intervals.items():
        scale, unit = shown_in(name)
        lo, hi = scale * lo, scale * hi
        digits = max(decimals((hi - lo) / 4) - (2 if unit == DEGREE else 0), 1)
        parts.append(f"{name} {ends(lo, hi, digits)}{unit}")
    return ", ".join(parts)


def _value(name: str, value: float) -> str:
    """A law's value with its unit: "mu 0.0801", "tilt_roll 0.512°"."""
    from lab.fitting.numbers import plain, shown_in

    scale, unit = shown_in(name)
    return f"{name} {plain(scale * value, 4)}{unit}"


def print_laws(table: LawTable) -> None:
    """The laws, best first, and the sentence that says which these slides obey."""
    from rich.console import Console
    from rich.table import Table

    rows = Table("law", "AICc above the best", "residual, mm", "values", box=None, pad_edge=False)
    for row in table.rows:
        values = ", ".join(_value(name, value) for name, value in row.values.items())
        rows.add_row(row.law, f"{row.delta:.1f}", f"{1e3 * row.rms_m:.2f}", values)
    click.echo()
    Console(highlight=False).print(rows)
    for law, reason in table.failed.items():
        click.echo(f"{law}: {reason}")
    click.echo(f"laws: {table.sentence}")


def tell(recordings: Sequence[Recording]) -> None:
    """What was understood of each file, and what was dropped or ignored, each with the files it was said of."""
    from lab.fitting.slides import listed

    for recording in recordings[:12]:
        click.echo(f"read: {recording.name}: {recording.facts}")
    if len(recordings) > 12:
        click.echo(f"read: {len(recordings) - 12} more files")
    notes: dict[str, list[str]] = {}
    for recording in recordings:
        for note in recording.notes:
            notes.setdefault(note, []).append(recording.name)
    for note, names in notes.items():
        click.echo(f"note: {note} ({listed(names)})")


def print_fits(fits: Sequence[Fit]) -> None:
    """A table of the slides, then a sentence, the hits and the warnings of each fit."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from lab.fitting.numbers import decimals

    console = Console(highlight=False)
    main = fits[0].main
    spins = any(slide.spin is not None for fit in fits for slide in fit.slides)
    columns = [
        "slide",
        "rows",
        main,
        "\N{PLUS-MINUS SIGN} s.e.",
        "residual, mm",
        *(["spin, rad/s"] if spins else []),
    ]
    table = Table(*columns, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for fit in fits:
        for slide in fit.slides:
            digits = decimals(slide.se[main])
            table.add_row(
                Text(slide.label),
                str(len(slide.t)),
                f"{slide.values[main]:.{digits}f}",
                f"{slide.se[main]:.{digits}f}",
                f"{1e3 * slide.rms_m:.2f}",
                *([] if slide.spin is None else [f"{slide.spin:.2f}"]),
            )
    if table.row_count:
        console.print(table)
    for fit in fits:
        click.echo(f"\n{fit.law}: {fit.summary}")
        for slide in fit.slides:
            if slide.cut:
                click.echo(f"note: {slide.cut} rows before the release left out ({slide.label})")
        for hit in fit.hits:
            click.echo(f"hit: {hit.sentence}")
        for scene in fit.scenes:
            for meeting in scene.meetings:
                if meeting.rail:
                    click.echo(f"rail: {_bounce(scene.actors[meeting.one].body.label, meeting.kink)}")
        left = fit.left_out
        if left is not None:
            click.echo(
                f"leave one out: each resting place predicted from the other slides is off by "
                f"{100 * left.rms:.2f} cm (rms); {left.covered} of {len(left.slides)} lie in their 95 % bands"
            )
        for warning in fit.warnings:
            click.echo(f"warning {warning.code}: {warning.text}")


def _bounce(token: str, kink: Kink) -> str:
    """A bounce off a rail in words."""
    back = "" if kink.rebound is None else f", comes off it with {kink.rebound:.2f} of the speed against it"
    return f"{token} meets one at {kink.time:.3f} s{back}"


def print_more(more: Sequence[Mapping[str, Any]]) -> None:
    """What was asked for beside each fit: laws, bootstrap, thrower."""
    for extra in more:
        if "laws" in extra:
            print_laws(extra["laws"])
        if "bootstrap" in extra:
            sample = extra["bootstrap"]
            text = bounds(sample.intervals)
            click.echo(f"bootstrap: {text} (95 % of {len(sample.values)} samples of the slides)")
        if "thrower" in extra:
            click.echo(f"thrower: {extra['thrower'].sentence}")
