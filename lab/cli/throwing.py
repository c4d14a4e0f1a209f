"""Options that say where a hand aims, beside those of `hand.py`, shared by the commands that throw many times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lab.cli.hand import thrower_options

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = (
    click.option("--speed", type=float, help="Aimed speed at release, m/s."),
    click.option("--angle", type=float, default=0.0, help="DEGREES from straight up, positive to the right."),
    click.option(
        "--x", type=float, help="Aimed place of release across the board, m.  [default: the middle]"
    ),
    click.option("--spin", type=float, default=0.0, help="rad/s, positive anticlockwise."),
)


def throwing_options(command: F) -> F:
    """The hand's options (read by `hand.chosen_thrower`), `--speed`, `--angle`, `--x` and `--spin`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return thrower_options(command)
