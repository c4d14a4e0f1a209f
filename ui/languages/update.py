"""`python -m ui.languages.update`: bring the `.ts` files into step with the texts in the source.

Texts are the literals in `tr(...)`, `mark(...)` and `count(n, one, many)` under `ui/`, the rules, and what is told of
the laws of friction; in files of their own, `refusals.*.ts`, what is refused. Translations that are there are kept;
those whose text is gone are dropped; new ones are marked unfinished. Exit status 1 while any are.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from lab.motion.friction import LAWS
from lab.rules.texts import RULES
from lab.whole_file import write_whole
from ui.languages import FOLDER, LANGUAGES
from ui.languages.refusal_texts import refusal_texts
from ui.languages.ts import Texts, read_ts, ts_text

UI = Path(__file__).parent.parent


def texts_of(folder: Path = UI) -> tuple[list[str], list[str]]:
    """The texts of all sources: plain ones, and those with a form for each number; each once, file by file.

    ValueError names file and line of a text that is no literal, for it could not be translated.
    """
    plain: dict[str, None] = {}
    numbered: dict[str, None] = {}
    for told in (*RULES.values(), *_of_laws()):
        plain[told] = None
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name, arguments = node.func.id, node.args
            if name == "mark" or (name == "tr" and isinstance(arguments[0], ast.Constant | ast.JoinedStr)):
                plain[_literal(arguments[0], path)] = None
            elif name == "count" and len(arguments) >= 3:
                numbered[_literal(arguments[2], path)] = None
    return list(plain), list(numbered)


def _of_laws() -> list[str]:
    """Sources and usual ranges of the laws of friction; plain numbers need no translation."""
    usual = [usual for law in LAWS.values() for _, usual in law.parameters.values()]
    return [*(law.source for law in LAWS.values()), *(text for text in usual if any(map(str.isalpha, text)))]


def _literal(node: ast.expr, path: Path) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"{path}:{node.lineno}: give the text itself; a computed one cannot be translated")


def main() -> int:
    """Write the files anew and say what is unfinished."""
    plain, numbered = texts_of()
    refusals = refusal_texts()
    unfinished = 0
    for code in LANGUAGES:
        if code != "en":
            unfinished += _renew(FOLDER / f"{code}.ts", code, plain, numbered)
            unfinished += _renew(FOLDER / f"refusals.{code}.ts", code, refusals, [])
    return 1 if unfinished else 0


def _renew(path: Path, code: str, plain: list[str], numbered: list[str]) -> int:
    """Write one file anew; how many of its texts have no translation."""
    known = read_ts(path) if path.is_file() else Texts(code)
    known.language = code
    write_whole(path, ts_text(known, plain, numbered).encode())
    missing = [text for text in plain if text not in known.plain]
    missing += [text for text in numbered if text not in known.numbered]
    print(f"{path.name}: {len(plain) + len(numbered)} texts, {len(missing)} unfinished")
    return len(missing)


if __name__ == "__main__":
    sys.exit(main())
