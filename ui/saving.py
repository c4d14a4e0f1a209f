"""Saving a file: where to, with the suffix put on before that is asked about; written, and what came of it said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from lab import LabError
from lab.whole_file import is_file
from ui.desk import Desk
from ui.language import tr
from ui.refusals import file_refused


def ask_path(parent: QWidget, title: str, start: str, kinds: str, suffixes: Sequence[str]) -> Path | None:
    """A path to save under that ends in one of `suffixes`; None when the user gives up, or names no file (`.`, `/`).

    kinds: the dialog's filters, ";;" between them; the one that is chosen says which suffix is put on a name that has
    none of them. The dialog asks about replacing the name as typed; the whole name is asked about here.
    """
    found, kind = QFileDialog.getSaveFileName(parent, title, start, kinds)
    path = Path(found)
    if path.name in ("", ".."):
        return None
    if path.suffix.lower() in suffixes:
        return path
    suffix = next((suffix for suffix in suffixes if suffix in kind), suffixes[0])
    path = path.with_name(path.name + suffix)
    return path if not is_file(path) or _may_replace(parent, path) else None


def _may_replace(parent: QWidget, path: Path) -> bool:
    buttons = QMessageBox.StandardButton
    asked = tr("{file} is there already. Replace it?", file=path.name)
    answer = QMessageBox.question(parent, tr("Replace the file"), asked, buttons.Yes | buttons.No, buttons.No)
    return answer == buttons.Yes


def save(desk: Desk, path: Path, write: Callable[[], object]) -> bool:
    """Have a file written; said in the status line, or told why it is not."""
    try:
        write()
    except LabError as error:
        desk.fail("save", file_refused(path, error))
        desk.said.emit("")  # what was said of a file before is not of this one
        return False
    desk.succeed("save")
    desk.said.emit(saved(path))
    return True


def saved(path: Path) -> str:
    """What is said of a file that was written."""
    return tr("Saved {file}.", file=path.name)


def kind_of_file(suffix: str) -> str:
    """The dialog's filter for files that end in `suffix`."""
    return tr("{kind} files (*{suffix})", kind=suffix[1:].upper(), suffix=suffix)
