"""Where to save: the file dialog, with the suffix that belongs to the file put on before it is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from lab.whole_file import is_file
from ui.language import tr


def ask_path(parent: QWidget, title: str, start: str, kinds: str, suffixes: Sequence[str]) -> Path | None:
    """A path to save under that ends in one of `suffixes`; None when the user gives up.

    kinds: the dialog's filters, ";;" between them; the one that is chosen says which suffix is put on a name that has
    none of them. The dialog asks about replacing the name as typed; the whole name is asked about here.
    """
    found, kind = QFileDialog.getSaveFileName(parent, title, start, kinds)
    if not found:
        return None
    path = Path(found)
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
