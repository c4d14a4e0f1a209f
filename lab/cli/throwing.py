"""Where a hand aims, beside `hand.py`'s who: shared by the commands that throw many times at one aim."""

from __future__ import annotations

from collections.abc import Callable
from math import radians
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lab.cli.hand import thrower_options
from lab.cli.output import check_within
from lab.errors import UsageError

if TYPE_CHECKING:
    from lab.board import Board
    from lab.throwers import Aim

F = TypeVar("F", bound=Callable[..., Any])

_STEEPEST = 89.9
"""Degrees: an aim points up the board."""

AIM = ("speed", "reach", "angle", "x", "spin")
"""The parameters of `throwing_options` beside the hand's, as `aimed` takes them."""

_OPTIONS = (
    click.option(
        "--speed",
        type=float,
        help="Aimed speed at release, m/s (on the shipped knockout board 0.4 to 1.1 rest on its spaces).",
    ),
    click.option(
        "--reach",
        type=float,
        help="Instead of --speed: how far up the board, m, it would bring a lone token that is slid straight.",
    ),
    click.option(
        "--angle",
        type=float,
        default=0.0,
        show_default=True,
        help="DEGREES from straight up, positive to the right.",
    ),
    click.option(
        "--x", type=float, help="Aimed place of release across the board, m.  [default: the middle]"
    ),
    click.option(
        "--spin",
        type=float,
        default=0.0,
        show_default=True,
        help="Aimed spin, rad/s, positive anticlockwise.",
    ),
)


def throwing_options(command: F) -> F:
    """The hand's options (read by `hand.chosen_thrower`), then `--speed`, `--reach`, `--angle`, `--x`, `--spin`, which
    `aimed` takes out of the same `**hand`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return thrower_options(command)


def aimed(board: Board, hand: dict[str, Any], *, else_speed: float | None = None) -> Aim:
    """The aim that the options tell, which are taken out of `hand`.

    else_speed: m/s where neither --speed nor --reach is given; None: one of them must be (UsageError).
    """
    from lab.throwers import Aim, speed_up_to

    speed, reach, angle, x, spin = (hand.pop(key) for key in AIM)
    if speed is not None and reach is not None:
        raise UsageError("--speed and --reach are two aims; give one of them")
    check_within("--angle", angle, -_STEEPEST, _STEEPEST, "degrees from straight up the board")
    if reach is not None:
        speed = speed_up_to(board, reach, "--reach")
    speed = else_speed if speed is None else speed
    if speed is None:
        raise UsageError("how fast is it let go? Give --speed, or --reach for how far up the board")
    return Aim(board.width / 2 if x is None else x, radians(angle), speed, spin)
