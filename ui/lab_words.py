"""What `lab` says in English when it refuses, in the window's language.

`lab` knows no languages: what it says is found again, clause by clause, among the texts of its source, and written as
the translation has it. What is not found stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from lab import LabError
from ui.language import mark, tr
from ui.languages import FOLDER, LANGUAGES, spoken
from ui.languages.pseudo import PSEUDO, pseudo
from ui.languages.refusal_texts import HOLE, PART, is_words, plain
from ui.languages.ts import read_ts

_DEEP = 3
"""How often a clause is looked for in what fills another's hole."""
MOST = 1000
"""Characters of a message in which clauses are looked for."""

_QUOTED = re.compile(r"(?<!\w)'[^']*'(?!\w)")
_ITEM = r"(?:'[^']*'|[\w./-]+)"
_LIST = re.compile(rf"{_ITEM}(?:(?:, | or | and ){_ITEM})*(?: or | and ){_ITEM}")
"""What `lab` makes of several names, quoted or not."""
JOINED = mark("{one} or {other}"), mark("{one} and {other}")

_HELD = "\x00"
_TICKED = re.compile(r"`([^`\n]+)`")
"""What `lab` marks as typed, as terminals do; a window shows it plain."""


@dataclass(frozen=True)
class _Clause:
    """How a clause is recognised, in how many letters of its own, and what it is in another language."""

    form: re.Pattern[str]
    letters: int
    said: str


def in_words(message: str) -> str:
    """What `lab` says, in the language that is spoken, without the terminal's backticks."""
    said = message if spoken() == "en" or len(message) > MOST else _spoken(spoken(), message)
    return _TICKED.sub(r"\1", said)


@lru_cache(maxsize=256)
def _spoken(_language: str, message: str) -> str:
    """The same sentence is asked for again and again, as by a wheel that is turned against a limit."""
    held = _QUOTED.sub(lambda quoted: quoted[0].replace(PART, _HELD), message)  # what is quoted is no clause
    return PART.join(_translated(clause, _DEEP) for clause in held.split(PART)).replace(_HELD, PART)


def line(error: LabError) -> str:
    """A whole refusal as one line, as `LabError.line` has it: code, place, what `lab` says."""
    return LabError(in_words(error.message), code=error.code, where=error.where).line()


@cache
def _clauses(code: str) -> list[_Clause]:
    """All that is known of a language, the clauses that say most first."""
    other = next(known for known in LANGUAGES if known != "en")
    if code != PSEUDO:
        texts = read_ts(FOLDER / f"refusals.{code}.ts").plain
    else:
        texts = {text: pseudo(text) for text in read_ts(FOLDER / f"refusals.{other}.ts").plain}
    clauses = [_Clause(_form(text), len(HOLE.sub("", text)), said) for text, said in texts.items()]
    return sorted(clauses, key=lambda clause: -clause.letters)


def _form(text: str) -> re.Pattern[str]:
    parts, holes = HOLE.split(text), HOLE.findall(text)
    filled = [f"(?P<{hole[1:-1]}>.*?)" for hole in holes]
    return re.compile("".join(re.escape(p) + h for p, h in zip(parts, [*filled, ""], strict=True)), re.DOTALL)


def _translated(said: str, deep: int) -> str:
    """A clause in the language that is spoken, what fills its holes too."""
    words = said.strip()
    if deep < _DEEP and _LIST.fullmatch(words):
        either, both = (tr(text).format(one="", other="") for text in JOINED)
        return said.replace(" or ", either).replace(" and ", both)
    if deep == 0 or not is_words(plain(words)):
        return said
    for clause in _clauses(spoken()):
        found = clause.form.fullmatch(words) or clause.form.fullmatch(plain(words))
        if found is not None:
            holes = {name: _translated(value, deep - 1) for name, value in found.groupdict().items()}
            return said.replace(words, clause.said.format(**holes))
    aside = re.fullmatch(r"(.*?)(\s*)(\(.*\))", said, re.DOTALL)  # after a name, "(did you mean …?)"
    if aside is not None and aside[1]:
        return aside[1] + aside[2] + _translated(aside[3], deep - 1)
    place, colon, rest = said.partition(": ")
    return place + colon + _translated(rest, deep - 1) if colon else said
