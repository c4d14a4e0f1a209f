"""The keyboard stays with what it was used on: a button that cannot be pressed for a while gets it back."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QWidget


class Turn:
    """A button that is pressed now and then. While it cannot be, the keyboard waits elsewhere: Qt would hand it on to
    whatever stands next, and the next press of Space be that one's.

    place: where it waits; nothing happens there that was not meant.
    """

    def __init__(self, button: QAbstractButton, place: QWidget) -> None:
        self._button, self._place, self._waits = button, place, False

    def set_enabled(self, on: bool) -> None:
        """Whether the button can be pressed."""
        if not on and self._button.hasFocus():
            self._waits = True
            self._place.setFocus()
        self._button.setEnabled(on)
        if on and self._waits:
            self._waits = False
            if self._place.hasFocus():
                self._button.setFocus()
