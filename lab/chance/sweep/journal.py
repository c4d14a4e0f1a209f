"""What a sweep has measured so far, kept beside its output: an interrupted sweep goes on from here.

A text file with a JSON document a line: first who made it, then a point each, named by its content. A line is
written at once and only ever appended; what a crash cut off is no line and is measured again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection
from pathlib import Path

from lab.chance.sweep.point import Row, made_by
from lab.errors import SweepError

FORMAT = "knockout-sweep/1"


def points_kept(path: Path) -> int:
    """How many points the journal in `path` holds; none where there is no file."""
    return max(path.read_bytes().count(b"\n") - 1, 0) if path.exists() else 0


class Journal:
    """The journal in `path`, read and ready to be appended to; it is made when the first point is kept.

    rows: what is in it, by the points' keys. Raises SweepError when it was made by other sources, is none of
    ours, or holds points that are not among `keys`: they would be lost.
    """

    def __init__(self, path: Path, keys: Collection[str]):
        self.path = path
        self.rows: dict[str, Row] = {}
        if path.exists():
            self._read()
        strangers = len(self.rows.keys() - set(keys))
        if strangers:
            raise SweepError(
                f"{strangers} of its {len(self.rows)} points are not in this grid, so it is of another sweep; "
                "finish that one as it was called, name another output, or remove this file",
                where=str(path),
            )

    def keep(self, key: str, row: Row) -> None:
        """Write a point down, for good."""
        text = json.dumps({"key": key, "row": row}, allow_nan=False)
        if not self.rows and not self.path.exists():
            self._append(json.dumps({"format": FORMAT, "made_by": made_by()}))
        self._append(text)
        self.rows[key] = row

    def _append(self, line: str) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(f"{line}\n".encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise SweepError(
                f"it cannot be written: {reason}", code="no-file", where=str(self.path)
            ) from error

    def _read(self) -> None:
        try:
            content = self.path.read_bytes()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise SweepError(reason, code="no-file", where=str(self.path)) from error
        whole = content[: content.rfind(b"\n") + 1]
        if not whole:  # cut off in its first line
            self.path.unlink()
            return
        lines = whole.splitlines()
        try:
            head = json.loads(lines[0])
            if head["format"] != FORMAT:
                raise ValueError
            theirs = str(head["made_by"])
            kept = [json.loads(line) for line in lines[1:]]
            self.rows = {entry["key"]: entry["row"] for entry in kept}
        except (ValueError, KeyError, TypeError) as error:
            raise SweepError(
                "this is not the journal of a sweep; name another output, or remove it", where=str(self.path)
            ) from error
        if theirs != made_by():
            raise SweepError(
                f"it was made by {theirs}, this is {made_by()}: their numbers may differ; remove it, or "
                "finish with that version",
                where=str(self.path),
            )
        if len(whole) < len(content):  # cut off in the middle of a line
            os.truncate(self.path, len(whole))
