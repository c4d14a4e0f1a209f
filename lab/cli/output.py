"""What the commands share: idle options refused, JSON printed, the output folder, board options."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from lab.errors import UsageError
from lab.whole_file import is_folder, reason_of

if TYPE_CHECKING:
    from lab.board import Board

F = TypeVar("F", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document on stdout.")
seed_option = click.option(
    "--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Seed of everything random."
)


def refuse_idle(names: Collection[str], because: str) -> None:
    """UsageError for the first of the command's parameters `names` that was given where it would do nothing."""
    context = click.get_current_context()
    for option in context.command.params:
        name = option.name or ""
        if name in names and context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise UsageError(f"{option.opts[0]} does nothing {because}; leave it out")


def check_within(option: str, value: float | None, least: float, most: float, unit: str) -> None:
    """UsageError, in the option's own unit, for a number out of `least` to `most`; None was not given."""
    if value is not None and not least <= value <= most:
        raise UsageError(f"{option} {value:g} cannot be; give {least:g} to {most:g} {unit}")


def was_given(name: str) -> bool:
    """Whether the command's parameter `name` was given, and is not the default."""
    return click.get_current_context().get_parameter_source(name) is not ParameterSource.DEFAULT


def print_json(document: object) -> None:
    """Print one JSON document, never NaN or infinity in it."""
    click.echo(json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False))


def output_folder(path: Path) -> Path:
    """Make the folder that a command writes into; refuses when a file is in the way."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"this folder cannot be made: {reason_of(error)}", code="no-file", where=str(path)
        ) from error
    return path


class OutType(click.Path):
    """The file or folder to write; an empty one, as a variable that is not set leaves it, is refused."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not str(value).strip():
            name = "--out" if param is None else param.opts[0]
            raise UsageError(f"{name} is empty; give a name, or leave it out")
        return Path(str(value))


class FolderType(OutType):
    """The folder of an `--out`: what looks like the file of a picture or a table is refused, no folder made of it."""

    name = "folder"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path: Path = super().convert(value, param, ctx)
        if path.suffix.lower() in _FILES and not is_folder(path):
            raise UsageError(
                f"--out {path}: this command writes into a folder; give --out FOLDER"
                + (f" and --format {path.suffix[1:].lower()}" if path.suffix.lower() in _PICTURES else "")
            )
        return path


_PICTURES = (".png", ".svg", ".pdf")
_FILES = (*_PICTURES, ".jpg", ".jpeg", ".gif", ".csv", ".json", ".html", ".txt", ".parquet")


def file_in(out: Path, name: str) -> Path:
    """The file that an `--out` means which takes a file or a folder: a path without an ending, or of a folder that
    there is, is a folder (made if missing), and the file in it is called `name`."""
    if out.suffix and not is_folder(out):
        return out
    return output_folder(out) / name


def board_options(command: F) -> F:
    """Options `--board NAME_OR_PATH` and `--set KEY=VALUE` (as in `board.with_`), read by `chosen_board`."""
    command = click.option(
        "--set",
        "changes",
        multiple=True,
        metavar="KEY=VALUE",
        help="Change a number of the board, e.g. --set mu=0.1 (repeatable). KEY: mu, mu_spread, restitution, "
        "contact_friction, mass, radius, length, width, go_line, tilt_pitch, tilt_roll, law and its parameters ...; a "
        "wrong one is answered with all that there are. In SI units.",
    )(command)
    return click.option(
        "--board",
        "board_name",
        default="knockout",
        show_default=True,
        help="A shipped board's name, or a TOML file.",
    )(command)


def chosen_board(board_name: str, changes: tuple[str, ...]) -> Board:
    """The board named on the command line with its changes applied."""
    from lab.board import load_board
    from lab.board.values import value_of

    board = load_board(board_name)
    values: dict[str, float | str] = {}
    for change in changes:
        key, equals, text = (part.strip() for part in change.partition("="))
        if not equals or not key:
            raise UsageError(f"--set {change}: write KEY=VALUE, e.g. --set mu=0.1")
        if key in values:
            raise UsageError(f"--set {change}: {key} is given twice; set each number once")
        values[key] = value_of(text)
    return board.with_(**values) if values else board
