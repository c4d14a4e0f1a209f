"""`knockout-lab export`: a board's physics in an engine's own terms, and the conformance set for ports."""

from __future__ import annotations

from pathlib import Path

import click

from lab.cli.output import (
    OutType,
    board_options,
    chosen_board,
    file_in,
    json_option,
    output_folder,
    print_json,
)
from lab.errors import UsageError

_FILES = {
    "chipmunk": "knockout_table.py",
    "box2d": "knockout_table.h",
    "godot": "knockout_token.gd",
    "unity": "KnockoutToken.cs",
    "json": "knockout_physics.json",
}
"""The engines, and what their file is called in a folder."""


@click.command(name="export")
@click.option(
    "--engine",
    type=click.Choice(tuple(_FILES)),
    help="For whom: Python with pymunk for Chipmunk, C, GDScript, C#; json is the plain numbers.",
)
@board_options
@click.option(
    "--conformance",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Write 50 releases with their rests, times and hits: conformance.json and conformance.csv.",
)
@json_option
@click.option(
    "--out",
    type=OutType(),
    metavar="FILE|FOLDER",
    help="The file, or a folder for one by the engine's usual name (made if missing).  [default: print it]",
)
def command(
    engine: str | None,
    board_name: str,
    changes: tuple[str, ...],
    conformance: Path | None,
    as_json: bool,
    out: Path | None,
) -> None:
    """Numbers and lines of code that make another engine's tokens stop like ours."""
    if (engine is None) == (conformance is None):
        raise UsageError(
            "give --engine for a board's physics, or --conformance for the set to check a port by"
        )
    if conformance is not None:
        if out is not None or changes or board_name != "knockout":
            raise UsageError("--conformance has boards of its own and writes into its folder; give it alone")
        _conformance(conformance, as_json)
        return
    from lab.export import engine_code, physics_document

    assert engine is not None
    board = chosen_board(board_name, changes)
    text = engine_code(board, engine)
    if out is not None:
        from lab.whole_file import utf8, write_whole

        out = write_whole(file_in(out, _FILES[engine]), utf8(text))
    if as_json:
        print_json({"engine": engine, "board": board.name, "text": text, "physics": physics_document(board)})
    elif out is None:
        click.echo(text, nl=False)
    else:
        click.echo(f"{engine}: {out}")


def _conformance(folder: Path, as_json: bool) -> None:
    """Both files, from the exact solver."""
    from lab import __version__
    from lab.export import conformance_set
    from lab.whole_file import write_whole

    found = conformance_set()
    output_folder(folder)
    written = [
        write_whole(folder / "conformance.json", found.json(__version__)),
        write_whole(folder / "conformance.csv", found.csv(__version__)),
    ]
    if as_json:
        print_json(found.as_dict(__version__))
        return
    hits = sum(result.hits > 0 for result in found.results)
    click.echo(
        f"{len(found.cases)} releases, {hits} with hits, from the exact solver of version {__version__}"
    )
    for path in written:
        click.echo(f"file: {path}")
