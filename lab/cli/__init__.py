"""`knockout-lab`: one small file a command, each loaded only when it is called.

A command is a click command named `command` in `lab/cli/<name>.py`. What a user got wrong leaves as one
line on stderr and exit status 2; a traceback means a bug of ours.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

import click

from lab.cli.interrupt import LostInterrupts
from lab.errors import LabError, UsageError

COMMANDS = {
    "demo": "read slides, fit, map the landings, play and score a round, write one report",
    "fit": "friction from recorded slides",
    "slide": "one slide: where everything comes to rest",
    "landing": "where a thrower's slides come to rest: the chance of each space",
    "aim": "where to aim with one's own skill, what that is worth, and why",
    "ask": "a player's questions: pay for jail, which property, attack, what spaces are worth",
    "sample": "throws for a class: mean and band, chance x payout, fair fee, one's own skill",
    "sweep": "landings and worth over a grid of parameters, as a table",
    "score": "a round record into money, by the rules",
    "replay": "a recorded round told moment by moment, as text and pictures",
    "play": "whole games by policies: who wins, what cash comes from, does going last pay",
    "export": "the tuned physics for another engine, and releases to check a port by",
    "board": "list, show and check boards",
}


_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What the system says when output does not fit where it is sent."""


class _Commands(click.Group):
    """The commands by name; a module is imported when its command is called, not for --help."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"lab.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="knockout-lab", message="%(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """The lab around the sliding game Monopoly Knockout. Without a command it opens the window."""
    if ctx.invoked_subcommand is None:
        from lab.cli.window import open_window

        ctx.exit(open_window())


def main(args: list[str] | None = None) -> None:
    """Run the command line and leave with its exit status: 0, 2 for bad input, 130 when interrupted."""
    _mind_own_pictures()
    sys.exit(run(args))


def run(args: list[str] | None = None) -> int:
    """Run the command line with `args` (default: the process's) and return its exit status."""
    _open_closed_streams()
    if isinstance(sys.stdout, TextIOWrapper):  # a name that the terminal's encoding lacks is no failure
        sys.stdout.reconfigure(errors="backslashreplace")
    with LostInterrupts() as lost:
        try:
            return _run(args)
        except Exception:
            if not lost.any:
                raise
            return _stopped()  # the compiler's own error, after a Ctrl-C that it lost


def _run(args: list[str] | None) -> int:
    try:
        _refuse_no_text(args or ())
        status = cli.main(args, prog_name="knockout-lab", standalone_mode=False)
    except LabError as error:
        click.echo(error.line(), err=True)
        return 2
    except click.ClickException as error:
        message = " ".join(error.format_message().split())
        click.echo(f"usage: {message} (see `{_command_path(error)} --help`)", err=True)
        return 2
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _drop_stdout()
        click.echo(f"no-file: the output cannot be written: {(error.strerror or '').lower()}", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return _stopped()
    return status if isinstance(status, int) else 0


def _open_closed_streams() -> None:
    """Let what services and `>&-` have closed be an empty file: Python leaves nothing at all in their places."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for as long as it runs


def _mind_own_pictures() -> None:
    """Figures go into files of ours: what the user's shell says of windows and dates of figures is for others, and may
    be nonsense that stops matplotlib; what it says of its own cache is no word of ours."""
    os.environ.pop("MPLBACKEND", None)
    if not os.environ.get("SOURCE_DATE_EPOCH", "0").isdecimal():
        del os.environ["SOURCE_DATE_EPOCH"]
    logging.getLogger("matplotlib").setLevel(logging.ERROR)


def _refuse_no_text(args: Iterable[str]) -> None:
    """UsageError for an argument that no shell could give, a zero byte or half of a character in it: as the name of a
    file it would raise anywhere."""
    for arg in args:
        try:
            bad = b"\0" in os.fsencode(arg)
        except UnicodeEncodeError:
            bad = True
        if bad:
            raise UsageError(f"{arg!a:.60} is no text of a command line; write it anew")


def _stopped() -> int:
    click.echo("stopped", err=True)
    return 130


def _drop_stdout() -> None:
    """Let what is still to be printed go nowhere: printing it as the process ends would fail once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _command_path(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context is not None else "knockout-lab"
