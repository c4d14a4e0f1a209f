"""Files of rounds and games: read in the queue, written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lab import LabError, RuleError
from lab.cli.output import read_json
from lab.rules import unique_keys
from lab.whole_file import write_whole


def read_document(path: Path) -> dict[str, Any]:
    """The JSON object in a file; LabError with the file's name where there is none."""
    document = read_json(path, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("a record is an object: {...}", code="format", where=str(path))
    return document


def write_document(path: Path, document: Mapping[str, Any]) -> None:
    """Write a record as JSON, whole or not at all; LabError where that cannot be done."""
    text = json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False)
    write_whole(path, f"{text}\n".encode(), LabError)
