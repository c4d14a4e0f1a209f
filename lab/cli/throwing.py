"""Where a hand aims, beside `hand.py`'s who: shared by the commands that throw many times at one aim."""

from __future__ import annotations

from collections.abc import Callable
from math import radians
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lab.cli.hand import thrower_options

if TYPE_CHECKING:
    from lab.board import Board
    from lab.throwers import Aim

F = TypeVar("F", bound=Callable[..., Any])


def throwing_options(*, speed_required: bool = False) -> Callable[[F], F]:
    """The hand's options (read by `hand.chosen_thrower`), then `--speed`, `--angle`, `--x`, `--spin` (by `aimed`)."""
    options = (
        click.option("--speed", type=float, required=speed_required, help="Aimed speed at release, m/s."),
        click.option(
            "--angle", type=float, default=0.0, help="DEGREES from straight up, positive to the right."
        ),
        click.option(
            "--x", type=float, help="Aimed place of release across the board, m.  [default: the middle]"
        ),
        click.option("--spin", type=float, default=0.0, help="rad/s, positive anticlockwise."),
    )

    def add(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return thrower_options(command)

    return add


def aimed(board: Board, speed: float, angle: float, x: float | None, spin: float) -> Aim:
    """The aim that the options tell: angle in degrees, x in m from the left edge or None for the middle."""
    from lab.throwers import Aim

    return Aim(board.width / 2 if x is None else x, radians(angle), speed, spin)
