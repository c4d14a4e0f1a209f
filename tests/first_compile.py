"""What is said once, where the lab is compiled: which test meets it depends on what ran before."""

from __future__ import annotations


def without_compiling(stderr: str) -> str:
    """What a process wrote beside the word that something is compiled for the first time."""
    return "".join(line for line in stderr.splitlines(keepends=True) if not line.startswith("compiling "))
