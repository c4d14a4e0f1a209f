"""The window's languages: English in the source, others in Qt Linguist's files (`.ts`) beside this one.

`python -m ui.languages.update` brings the files into step with the source; Qt Linguist, or any editor, fills them.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ui.language import CONTEXT
from ui.languages.pseudo import PSEUDO, PseudoTranslator
from ui.languages.ts import Texts, read_ts

FOLDER = Path(__file__).parent
LANGUAGES = {"en": "English", "ru": "Русский", "sv": "Svenska"}
"""Code and own name of each language that is complete."""


class TsTranslator(QTranslator):
    """A language as its `.ts` file has it; what the file lacks stays English."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context != CONTEXT:
            return None
        return self._texts.plural(sourceText, n) if n >= 0 else self._texts.plain.get(sourceText)


def system_language() -> str:
    """The language of the system where it is one of ours, else English."""
    code = QLocale.system().name().partition("_")[0]
    return code if code in LANGUAGES else "en"


_installed: list[QTranslator] = []
_spoken = ["en"]


def spoken() -> str:
    """The code of the language that is spoken now."""
    return _spoken[0]


def use(app: QCoreApplication, code: str) -> None:
    """Speak a language from now on: texts that are looked up next, numbers, dates, Qt's own words.

    code: one of `LANGUAGES`, or `PSEUDO`, which shows where a text is not translatable or has no room to grow.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    _spoken[0] = code
    of_numbers = "en" if code == PSEUDO else code
    QLocale.setDefault(QLocale.system() if of_numbers == system_language() else QLocale(of_numbers))
    if code == PSEUDO:
        _install(app, PseudoTranslator())
    elif code in LANGUAGES and code != "en":
        qt_words = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt_words.load(f"qtbase_{code}", folder):
            _install(app, qt_words)
        _install(app, TsTranslator(read_ts(FOLDER / f"{code}.ts")))


def _install(app: QCoreApplication, translator: QTranslator) -> None:
    app.installTranslator(translator)
    _installed.append(translator)
