"""Options that describe a thrower and where it aims, shared by the commands that throw many times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import radians
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from lab.throwers import Thrower

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--thrower", "name", default="casual", show_default=True, help="beginner, casual or skilled."
    ),
    click.option("--angle-scatter", type=float, metavar="DEGREES", help="Instead of the preset's."),
    click.option("--speed-scatter", type=float, metavar="PERCENT", help="Instead of the preset's."),
    click.option("--place-scatter", type=float, metavar="MILLIMETRES", help="Instead of the preset's."),
    click.option("--spin-scatter", type=float, metavar="RAD/S", help="Instead of the preset's."),
    click.option("--speed", type=float, help="Aimed speed at release, m/s."),
    click.option("--angle", type=float, default=0.0, help="DEGREES from straight up, positive to the right."),
    click.option(
        "--x", type=float, help="Aimed place of release across the board, m.  [default: the middle]"
    ),
    click.option("--spin", type=float, default=0.0, help="rad/s, positive anticlockwise."),
)


def throwing_options(command: F) -> F:
    """`--thrower` with its sigmas, `--speed`, `--angle`, `--x` and `--spin`; read the sigmas by `thrower_from`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def thrower_from(
    name: str,
    angle_scatter: float | None,
    speed_scatter: float | None,
    place_scatter: float | None,
    spin_scatter: float | None,
) -> Thrower:
    """The preset with the sigmas that were given, in the command line's units (degrees, %, mm, rad/s)."""
    from lab.throwers import Thrower

    thrower = Thrower.preset(name)
    given: dict[str, float] = {}
    if angle_scatter is not None:
        given["angle"] = radians(angle_scatter)
    if speed_scatter is not None:
        given["speed"] = speed_scatter / 100
    if place_scatter is not None:
        given["place"] = place_scatter / 1000
    if spin_scatter is not None:
        given["spin"] = spin_scatter
    changed: Any = given
    return replace(thrower, name="own", **changed) if given else thrower
