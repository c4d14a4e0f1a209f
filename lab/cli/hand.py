"""What the commands that throw share: which hand, by preset or by its own scatters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import degrees, floor, radians
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lab.cli.output import check_within
from lab.errors import UsageError

if TYPE_CHECKING:
    from lab.throwers import Thrower

F = TypeVar("F", bound=Callable[..., Any])

HAND = ("name", "angle_scatter", "speed_scatter", "place_scatter", "spin_scatter", "correlation", "student_t")
"""The parameters of `thrower_options`, as `chosen_thrower` takes them."""

_OPTIONS = (
    click.option(
        "--thrower", "name", default="casual", show_default=True, help="beginner, casual or skilled."
    ),
    click.option("--angle-scatter", type=float, metavar="DEGREES", help="Instead of the preset's."),
    click.option("--speed-scatter", type=float, metavar="PERCENT", help="Instead of the preset's."),
    click.option("--place-scatter", type=float, metavar="MILLIMETRES", help="Instead of the preset's."),
    click.option("--spin-scatter", type=float, metavar="RAD/S", help="Instead of the preset's."),
    click.option(
        "--correlation",
        multiple=True,
        metavar="WAY,WAY=NUMBER",
        help="Of two of angle, speed, x, y and spin, e.g. --correlation angle,speed=0.4 (repeatable).",
    ),
    click.option("--student-t", type=float, metavar="FREEDOM", help="Longer tails than a normal's."),
)


def thrower_options(command: F) -> F:
    """Options that say who throws; the command takes them as `**hand` and gives them to `chosen_thrower`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def chosen_thrower(
    name: str,
    angle_scatter: float | None,
    speed_scatter: float | None,
    place_scatter: float | None,
    spin_scatter: float | None,
    correlation: tuple[str, ...],
    student_t: float | None,
) -> Thrower:
    """The preset, with what was given instead in the command line's units (degrees, %, mm, rad/s)."""
    from lab.throwers import Thrower

    for option, value, most, unit in (
        ("--angle-scatter", angle_scatter, degrees(1.0), "degrees"),
        ("--speed-scatter", speed_scatter, 100.0, "percent"),
        ("--place-scatter", place_scatter, 1000.0, "millimetres"),
    ):
        check_within(option, value, 0.0, floor(100 * most) / 100, unit)
    thrower = Thrower.preset(name)
    chosen = replace(
        thrower,
        angle=thrower.angle if angle_scatter is None else radians(angle_scatter),
        speed=thrower.speed if speed_scatter is None else speed_scatter / 100,
        place=thrower.place if place_scatter is None else place_scatter / 1000,
        spin=thrower.spin if spin_scatter is None else spin_scatter,
        freedom=student_t,
    ).correlated(_pairs(correlation))
    return chosen if chosen == thrower else replace(chosen, name="own", source="given")


def _pairs(options: tuple[str, ...]) -> list[tuple[str, str, float]]:
    pairs = []
    for option in options:
        ways, _, text = option.partition("=")
        try:
            one, other = (way.strip() for way in ways.split(","))
            pairs.append((one, other, float(text)))
        except ValueError:
            raise UsageError(
                f"--correlation {option}: write WAY,WAY=NUMBER, e.g. --correlation angle,speed=0.4"
            ) from None
    return pairs
