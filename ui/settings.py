"""What is remembered from one run to the next: sizes, docks, language, recent files. None of it is the user's work."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSettings


class Settings:
    """Values by name, in a `QSettings` store; without one they last as long as this object.

    What a store holds may be anything (another version, another program): a value of another type than the
    default's counts as missing.
    """

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store
        self._values: dict[str, Any] = {}

    def get(self, name: str, default: Any) -> Any:
        """The value remembered under `name`, if it is of the default's type; else the default."""
        found = self._values.get(name)
        if found is None and self._store is not None:
            found = self._store.value(name)
            if isinstance(default, bool) and found in ("true", "false"):
                found = found == "true"
            elif isinstance(default, list) and isinstance(found, str):
                found = [found]  # a list of one is stored as its one text
        return found if isinstance(found, type(default)) else default

    def set(self, name: str, value: Any) -> None:
        """Remember a value."""
        self._values[name] = value
        if self._store is not None:
            self._store.setValue(name, value)
