"""Every text that is seen goes through `tr` or `count`, so that a language can be chosen.

The English text is the key. A translator made for the chosen language (see `ui.languages`) is installed in
the application; what it does not know stays English. Texts are looked up when a widget shows them, never at
import, so a constant that holds a text is marked with `mark` and looked up where it is shown.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "knockout-lab"
"""The one context of all texts: the same words mean the same everywhere in this window."""


def mark(text: str) -> str:
    """The text as it is; says that it is to be translated where it is shown."""
    return text


def tr(text: str, **values: object) -> str:
    """The text in the chosen language, its {names} filled in."""
    found = QCoreApplication.translate(CONTEXT, text)
    return found.format(**values) if values else found


def count(n: int, one: str, many: str, **values: object) -> str:
    """ "1 token" or "5 tokens": the form that the language has for n; {n} in it is the number as written.

    `many` is the key. English takes `one` for 1; other languages have a form for each of their classes.
    """
    found = QCoreApplication.translate(CONTEXT, many, "", n)
    if found == many and n == 1:
        found = one
    return found.format(n=n, **values) if "n" not in values else found.format(**values)
