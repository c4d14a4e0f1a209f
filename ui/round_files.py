"""Files of rounds and games: asked for, read in the queue, written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFileDialog, QWidget

from lab import LabError, RuleError
from lab.json_file import read_json
from lab.rules import unique_keys
from lab.whole_file import utf8, write_whole
from ui.language import tr
from ui.saving import ask_path

SUFFIX = ".json"


def ask_source(parent: QWidget, title: str) -> Path | None:
    """A record to open; None when the user gives up."""
    found, _ = QFileDialog.getOpenFileName(parent, title, "", _kinds())
    return Path(found) if found else None


def ask_target(parent: QWidget, title: str, start: str) -> Path | None:
    """A path to write a record to; None when the user gives up."""
    return ask_path(parent, title, start, _kinds(), (SUFFIX,))


def _kinds() -> str:
    """The file dialog's filter."""
    return tr("Rounds and games (*.json)")


def read_document(path: Path) -> dict[str, Any]:
    """The JSON object in a file; LabError with the file's name where there is none."""
    document = read_json(path, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("a record is an object: {...}", code="format", where=str(path))
    return document


def write_document(path: Path, document: Mapping[str, Any]) -> None:
    """Write a record as JSON, whole or not at all; LabError where that cannot be done."""
    text = json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False)
    write_whole(path, utf8(f"{text}\n"), LabError)
