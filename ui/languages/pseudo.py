"""A language for tests: every text marked, accented and a third longer, so that what is not translatable and what
has no room to grow can be seen."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from ui.language import CONTEXT

PSEUDO = "pseudo"
_ACCENTS = str.maketrans("aeiouycnsAEIOUCNS", "åéîöûýçñšÅÉÎÖÛÇÑŠ")
_KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|&[a-z]+;)")
"""What a text's program fills in, and marks of rich text."""


def pseudo(text: str) -> str:
    """ "[Çléår thé tåblé ~~~~~]" for "Clear the table"; placeholders and tags stay."""
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    told = "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in parts)
    words = sum(len(part) for part in parts if not _KEPT.fullmatch(part))  # numbers and names do not grow
    return f"[{told}{' ' + '~' * max(round(0.35 * words), 1) if len(text) > 3 else ''}]"


class PseudoTranslator(QTranslator):
    """Translates every text of this window into itself, marked."""

    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,  # noqa: ARG002 - Qt gives it
    ) -> str | None:
        return pseudo(sourceText) if context == CONTEXT else None
