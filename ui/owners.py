"""Which window a widget belongs to, windows of its own that it is in included: docks that float, dialogs."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def belongs_to(widget: QWidget, window: QWidget) -> bool:
    """Whether the widget is the window, or in it, or in a window that belongs to it."""
    at: QWidget | None = widget
    while at is not None and at is not window:
        at = at.parentWidget()
    return at is window
