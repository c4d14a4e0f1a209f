"""Qt Linguist's `.ts` files: read and written."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree  # written with; read with defusedxml

from defusedxml.ElementTree import parse

from ui.language import CONTEXT


def plural_class(language: str, n: int) -> int:
    """Which of a language's forms counts n things: the order is Qt Linguist's."""
    n = abs(n)
    if language == "ru":
        if n % 10 == 1 and n % 100 != 11:
            return 0
        return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
    return 0 if n == 1 else 1


def forms_of(language: str) -> int:
    """How many forms a language has."""
    return 1 + max(plural_class(language, n) for n in range(30))


@dataclass
class Texts:
    """The translations of a file: `plain` by their English text, `numbered` a form for each class."""

    language: str
    plain: dict[str, str] = field(default_factory=dict)
    numbered: dict[str, list[str]] = field(default_factory=dict)

    def plural(self, source: str, n: int) -> str | None:
        """The form for n things; None where it is missing."""
        forms = self.numbered.get(source)
        if forms is None:
            return None
        found = forms[min(plural_class(self.language, n), len(forms) - 1)]
        return found or None


def read_ts(path: Path) -> Texts:
    """The finished translations of a file; those that are empty or unfinished are left out."""
    root = parse(path).getroot()
    texts = Texts(root.get("language", "en"))
    for message in root.iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        if translation is None or translation.get("type"):
            continue
        if message.get("numerus") == "yes":
            forms = [form.text or "" for form in translation.findall("numerusform")]
            if forms and all(forms):
                texts.numbered[source] = forms
        elif translation.text:
            texts.plain[source] = translation.text
    return texts


def ts_text(texts: Texts, plain: list[str], numbered: list[str]) -> str:
    """A file with these sources in their order, each with its translation where `texts` has one."""
    root = ElementTree.Element("TS", version="2.1", language=texts.language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for source in plain:
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = source
        _translated(message, texts.plain.get(source))
    for source in numbered:
        message = ElementTree.SubElement(context, "message", numerus="yes")
        ElementTree.SubElement(message, "source").text = source
        forms = texts.numbered.get(source)
        translation = _translated(message, None if forms is None else "")
        for form in forms or [""] * forms_of(texts.language):
            ElementTree.SubElement(translation, "numerusform").text = form
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _translated(message: ElementTree.Element, text: str | None) -> ElementTree.Element:
    translation = ElementTree.SubElement(message, "translation")
    if text is None:
        translation.set("type", "unfinished")
    else:
        translation.text = text
    return translation
