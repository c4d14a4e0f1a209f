"""By how much tokens that lie still may seem to overlap."""

from __future__ import annotations

MOST_OVERLAP = 1e-3 + 1e-9
"""Tokens read off a real table may overlap by this much (m), a slip of the ruler, a millimetre as rounded; more is a
mistake, and refused."""
