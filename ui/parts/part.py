"""Part: how one view's value begins, and how it is written into a session and read back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Part:
    """fresh: the value of a new document, frozen. to_json: to what `json` writes. from_json: back from it.

    `from_json` is given whatever a file holds under the part's name; what it cannot use it refuses with a
    LabError that names the key and the mend.
    """

    name: str
    fresh: Any
    to_json: Callable[[Any], Any]
    from_json: Callable[[Any], Any]
