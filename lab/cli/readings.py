"""`knockout-lab fit --measure KIND`: friction, restitution or a hand's skill from readings without a film."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from decimal import ROUND_CEILING, Context
from math import degrees, floor, radians
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lab.cli.output import check_within, print_json

if TYPE_CHECKING:
    from lab.board import Board
    from lab.cli.recording import Told
    from lab.fitting import Fit
    from lab.recordings import Readings
    from lab.recordings.camera import Camera
    from lab.recordings.still import Still

F = TypeVar("F", bound=Callable[..., Any])

ERRORS = ("reaction", "tape", "angle_error", "speed_error")
"""The parameters that tell how exactly readings are read."""

_UNITS = {"--reaction": "s", "--tape": "m", "--angle-error": "degrees", "--speed-error": "times the speed"}

KINDS = ("stopwatch", "speed", "ramp", "tilt", "bounce", "two-token", "landings")


def readings_options(command: F) -> F:
    """Options `--measure` and the errors of reading; `--board` for landings."""
    for option in reversed(
        (
            click.option(
                "--measure",
                "kind",
                type=click.Choice(KINDS),
                help="Readings: stopwatch (time, distance), speed (speed, distance), ramp (height, base, distance), "
                "tilt (angle), bounce (height, bounce), two-token (distance_a, distance_b), landings (x, y).",
            ),
            click.option(
                "--reaction", type=float, default=0.1, show_default=True, help="Error of a stopwatch, s."
            ),
            click.option(
                "--tape", type=float, default=0.005, show_default=True, help="Error of a length, m."
            ),
            click.option(
                "--angle-error",
                type=float,
                default=1.0,
                show_default=True,
                help="Error of an angle, degrees.",
            ),
            click.option(
                "--speed-error",
                type=float,
                default=0.03,
                show_default=True,
                help="Relative error of a speed.",
            ),
        )
    ):
        command = option(command)
    return command


def fit_measured(
    files: Sequence[str],
    kind: str,
    told: Told,
    board: Board,
    *,
    each: bool,
    as_json: bool,
    reaction: float,
    tape: float,
    angle_error: float,
    speed_error: float,
) -> None:
    """Read, fit and print."""
    from lab.fitting import ReadingErrors, fit_readings
    from lab.fitting.readings import LEAST_ERROR, MOST_ERROR

    camera = told.camera(board)
    if kind == "landings" and camera is not None:
        stills = [_still(file, camera) for file in files]
        _skill([place for still in stills for place in still.places.values()], board, (), as_json)
        return
    given = [read_given(file, kind, told.unit) for file in files]
    if kind == "landings":
        _skill([place for one in given for place in places_of(one)], board, given, as_json)
        return
    for option, value in (
        ("--reaction", reaction), ("--tape", tape), ("--angle-error", angle_error), ("--speed-error", speed_error)
    ):  # fmt: skip
        least, most = LEAST_ERROR, MOST_ERROR  # of radians too, which take more room in degrees
        if option == "--angle-error":
            least, most = _rounded_up(degrees(least)), float(floor(degrees(most)))
        check_within(option, value, least, most, _UNITS[option])
    errors = ReadingErrors(reaction, tape, radians(angle_error), speed_error)
    fits = [fit_readings([one], errors) for one in given] if each else [fit_readings(given, errors)]
    if as_json:
        documents = [fit.as_dict() for fit in fits]
        print_json(documents if each else documents[0])
        return
    for fit in fits:
        _print(fit)
    _notes(given)


def _rounded_up(value: float) -> float:
    """The least number of one digit that is not below a value."""
    return float(Context(prec=1, rounding=ROUND_CEILING).create_decimal(value))


def read_given(file: str, kind: str, unit: str | None) -> Readings:
    """The readings in a file, or on stdin where its name is `-`."""
    from lab.recordings import read_readings, readings_of

    if file == "-":
        return readings_of(sys.stdin.read(), kind, unit)
    return read_readings(file, kind, unit)


def places_of(landings: Readings) -> list[tuple[float, float]]:
    """Where tokens came to rest, (x, y) m each."""
    return [(float(x), float(y)) for x, y in zip(landings.columns["x"], landings.columns["y"], strict=True)]


def place_still(files: Sequence[str], told: Told, board: Board, board_name: str, *, as_json: bool) -> None:
    """The tokens of photos as places on the board, and as the start of a round record."""
    from lab.errors import UsageError

    camera = told.camera(board)
    if camera is None:
        raise UsageError("a photo needs the board's corners; give --corners")
    stills = [_still(file, camera) for file in files]
    if as_json:
        documents = [
            {**still.as_dict(), "round": still.round_record(board_name, board.width, board.length)}
            for still in stills
        ]
        print_json(documents[0] if len(documents) == 1 else documents)
        return
    for still in stills:
        for name, (x, y) in still.places.items():
            error = 100 * still.errors[name]
            click.echo(f"{name}: {100 * x:.1f}, {100 * y:.1f} cm ± {error:.1f} ({still.file})")


def _still(file: str, camera: Camera) -> Still:
    from lab.recordings.still import read_still, still_of

    return still_of(sys.stdin.read(), camera) if file == "-" else read_still(file, camera)


def _notes(given: Sequence[Readings]) -> None:
    """What was left out or taken for granted."""
    for one in given:
        for note in one.notes:
            click.echo(f"note: {note} ({one.file})")


def _skill(
    pairs: Sequence[tuple[float, float]], board: Board, given: Sequence[Readings], as_json: bool
) -> None:
    """The hand's skill from all landings together."""
    from lab.fitting import thrower_of_landings

    found = thrower_of_landings(pairs, board)
    if as_json:
        print_json({"thrower": found.as_dict()})
    else:
        click.echo(f"thrower: {found.sentence}")
        _notes(given)


def _print(fit: Fit) -> None:
    from rich.console import Console
    from rich.table import Table

    (name,) = fit.values
    table = Table("reading", name, "\N{PLUS-MINUS SIGN} s.e.", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for one in fit.readings:
        table.add_row(f"{one.kind} {one.row}", f"{one.value:.3f}", f"{one.se:.3f}")
    Console(highlight=False).print(table)
    click.echo(f"\n{fit.summary}")
    for warning in fit.warnings:
        click.echo(f"warning {warning.code}: {warning.text}")
