"""The reference material that may lie beside the checkout: recordings, scored rounds, records to refuse."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def shared_folder() -> Path:
    """Where the reference material would be: `../shared`, or the folder that KNOCKOUT_LAB_SHARED names."""
    beside = Path(__file__).resolve().parents[2] / "shared"
    return Path(os.environ.get("KNOCKOUT_LAB_SHARED", beside))


def shared_path(*parts: str) -> Path:
    """A file or folder of the reference material; skips the test, saying so, when it is missing."""
    path = shared_folder().joinpath(*parts)
    if not path.exists():
        pytest.skip(f"reference material is missing: {'/'.join(parts)} is not in {shared_folder()}")
    return path


def shared_files(pattern: str) -> list[Path]:
    """Files of the reference material by glob, sorted; empty when the material is missing."""
    return sorted(shared_folder().glob(pattern))
