"""How long tests wait at most for what does come: a machine's speed is unknown, so that only a hang is longer."""

from __future__ import annotations

PATIENCE = 300.0
"""Seconds for one thing: an answer, a process that ends."""

LONG_PATIENCE = 3600.0
"""Seconds for a program that looks at everything, or that a monkey drives."""
