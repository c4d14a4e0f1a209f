"""What goes wrong, said in one line: every refusal of the lab is a LabError.

A message is one sentence that names the place and the mend. `code`, where there is one, is a short
kebab-case word that scripts can rely on (`board`, `unit-unknown`, `rule-K16`); it stands at the start
of the printed line. The command line prints the line and exits with status 2; nothing else catches
these broadly.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_PLAIN = {chr(c): ascii(chr(c))[1:-1] for c in (*range(32), 127, 0x85, 0x2028, 0x2029)}
"""A file's name may hold line breaks and other characters that a terminal acts on: they are shown as escapes."""


class LabError(Exception):
    """A refusal in one line.

    Parameters
    ----------
    message: what is wrong and how to mend it, without the code.
    code: short word for scripts, or None.
    where: file or key that the message is about, or None.
    needs: what must be told before it can go on, as arguments are named ("fps", "metres_per_pixel", "unit");
        for whoever can ask.
    reason: short word that names the refusal, and values: what it is about, for whoever says it in words of their own
        (the window has no options of a command line).
    """

    default_code: str | None = None

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        where: str | None = None,
        needs: tuple[str, ...] = (),
        reason: str = "",
        values: Mapping[str, object] = MappingProxyType({}),
    ):
        self.message = " ".join(message.split())
        self.code = code if code is not None else self.default_code
        self.where = where
        self.needs = needs
        self.reason = reason
        self.values = values
        super().__init__(self.line())

    def line(self) -> str:
        """The whole refusal as one line: code, place, message."""
        where = "".join(_PLAIN.get(c, c) for c in self.where or "")
        return ": ".join(part for part in (self.code, where, self.message) if part)

    def at(self, where: str) -> LabError:
        """The same refusal with a place put before the one it has (a file's name before a key)."""
        place = f"{where}: {self.where}" if self.where else where
        return type(self)(
            self.message,
            code=self.code,
            where=place,
            needs=self.needs,
            reason=self.reason,
            values=self.values,
        )


class BoardError(LabError):
    """A board that cannot be read, or that no token could be slid on."""

    default_code = "board"


class OverlapError(BoardError):
    """A board two of whose spaces share area, with nothing else wrong: an editor may keep it as a draft."""


class MotionError(LabError):
    """A slide that the solver cannot compute; `state` holds the table where it stopped."""

    default_code = "motion"
    state: object = None


class ThrowerError(LabError):
    """A thrower or an aim that makes no sense."""

    default_code = "thrower"


class RecordingError(LabError):
    """A recording that cannot be used; the code says why."""


class FitError(LabError):
    """A fit that cannot be made from these recordings."""

    default_code = "fit"


class RuleError(LabError):
    """A record that contradicts itself or the rules; the code is `rule-K5`, `place`, `money` or `format`."""


class SweepError(LabError):
    """A grid that cannot be swept over, a journal that is of another sweep, a cluster that does not answer."""

    default_code = "sweep"


class SamplerError(LabError):
    """A payout, fee or number of throws that makes no sense."""

    default_code = "sampler"


class SessionError(LabError):
    """A session that cannot be read or written."""

    default_code = "session"


class UsageError(LabError):
    """A command called with options or files that do not exist."""

    default_code = "usage"
