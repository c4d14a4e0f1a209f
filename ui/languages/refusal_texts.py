"""What is refused, as texts to translate: found in the source, clause by clause, with holes to be filled in.

A refusal is mostly two clauses, what is wrong and how to mend it, parted by "; ". A clause comes with many others, so
each is a text of its own. What fills a hole may be a clause again.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import lab

FOLDERS = {
    Path(lab.__file__).parent: ("cli", "export", "report", "figures", "chance/sweep", "compiled.py"),
    Path(__file__).parent.parent: ("languages", "showcase"),
}
"""Where refusals are made, and what of that the window does not meet."""

OTHERS = (
    "a number is needed, not {shown}",
    "it cannot be written: {reason}",
    "this is no round record",
    "this is too large for a number, not {shown}",
    "field required",
    "extra inputs are not permitted",
    "input should be {what}",
    "{side} slides a token",
    "{token} is paid for and slides again",
    "{token} lies on Chance and slides again",
    "the owner of {token} picks a space among {names}",
    "the owner of {token} pays for it or leaves it in jail",
    "{token} moves to a free property or stays",
    "{side} chooses a property for its House",
    "{events} events or {steps} steps",
    "no such file or directory",
    "permission denied",
    "is a directory",
    "not a directory",
    "file exists",
    "file name too long",
    "no space left on device",
    "read-only file system",
    "operation not permitted",
    "input/output error",
    "too many levels of symbolic links",
)
"""What is put together in other ways, and the system's own words for files."""

SYSTEMS_OWN = frozenset({"OSError", "IsADirectoryError", "FileNotFoundError", "SystemExit", "StopIteration"})
"""Errors whose words are the system's, or nobody's."""

PART = "; "
HOLE = re.compile(r"\{[^{}]*\}")
_DEEP = 4
"""How many names are followed from a hole to the words that fill it."""

_BRACKETS = str.maketrans("{}", "()")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def refusal_texts() -> list[str]:
    """The clauses of all refusals, each once, in the order of the files."""
    found: dict[str, None] = dict.fromkeys(OTHERS)
    for folder, left_out in FOLDERS.items():
        for path in sorted(folder.rglob("*.py")):
            if not path.relative_to(folder).as_posix().startswith(left_out):
                for said in _Module(path).refusals():
                    found.update(dict.fromkeys(clause for clause in said.split(PART) if is_words(clause)))
    return list(found)


def is_words(clause: str) -> bool:
    """Whether a clause says something itself, and does not only stand for what fills its holes."""
    words = HOLE.sub("", clause)
    return len(re.findall(r"[A-Za-z]", words)) >= 4 and len(clause.split()) > 1


class _Module:
    """A file's refusals, with what its own functions and variables put into them."""

    def __init__(self, path: Path) -> None:
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._seen: set[tuple[int, int]] = set()

    @cached_property
    def _functions(self) -> list[Function]:
        return [node for node in ast.walk(self._tree) if isinstance(node, Function)]

    def refusals(self) -> Iterator[str]:
        """All texts that errors of this file are made with."""
        for within in [*self._functions, self._tree]:
            for node in _own(within):
                if isinstance(node, ast.Call) and node.args and _is_error(node.func):
                    yield from self._texts(node.args[0], within, _DEEP)

    def _texts(self, node: ast.expr, within: ast.AST, deep: int) -> Iterator[str]:
        """The texts that an expression may come to, then those that fill its holes."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield _constant(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield " ".join("".join(_pieces(node)).split())
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from self._filling(part.value, within, deep)
        elif isinstance(node, ast.IfExp):
            yield from self._texts(node.body, within, deep)
            yield from self._texts(node.orelse, within, deep)
        elif isinstance(node, ast.BinOp):
            yield from self._texts(node.left, within, deep)
            yield from self._texts(node.right, within, deep)
        else:
            yield from self._filling(node, within, deep)

    def _filling(self, node: ast.expr, within: ast.AST, deep: int) -> Iterator[str]:
        """The phrases that an expression in a hole may come to."""
        if deep == 0:
            return
        for part in _untold(node):
            if isinstance(part, ast.Constant | ast.JoinedStr):
                yield from (text for text in self._texts(part, within, deep - 1) if " " in text.strip())
            elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                yield from self._of_name(part.id, within, deep - 1)
            called = _name(part.func) if isinstance(part, ast.Call) else ""
            for function in (function for function in self._functions if function.name == called):
                for inner in _own(function):
                    if isinstance(inner, ast.Return) and inner.value is not None and self._fresh(inner):
                        yield from self._texts(inner.value, function, deep - 1)

    def _of_name(self, name: str, within: ast.AST, deep: int) -> Iterator[str]:
        """What is put under a name in a function, or given to it as an argument, or stands in the module."""
        for scope in (within, self._tree):
            for node in _own(scope):
                if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
                    continue
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if name in (getattr(target, "id", "") for target in targets) and self._fresh(node):
                    yield from self._texts(node.value, scope, deep)
        if isinstance(within, Function):
            names = [argument.arg for argument in (*within.args.posonlyargs, *within.args.args)]
            names = names[1:] if names[:1] in (["self"], ["cls"]) else names
            for caller in [*self._functions, self._tree]:
                for node in _own(caller):
                    if isinstance(node, ast.Call) and _name(node.func) == within.name:
                        given = {k.arg: k.value for k in node.keywords} | dict(
                            zip(names, node.args, strict=False)
                        )
                        if name in given and self._fresh(given[name]):
                            yield from self._texts(given[name], caller, deep)

    def _fresh(self, node: ast.AST) -> bool:
        """Whether this place has not been looked at."""
        place = (node.lineno, node.col_offset)  # type: ignore[attr-defined]  # statements and expressions have one
        fresh = place not in self._seen
        self._seen.add(place)
        return fresh


def _untold(node: ast.expr) -> Iterator[ast.AST]:
    """The parts of an expression but for texts that are translated by themselves."""
    todo: list[ast.AST] = [node]
    while todo:
        part = todo.pop(0)
        if not (isinstance(part, ast.Call) and _name(part.func) in ("tr", "mark", "count")):
            yield part
            todo.extend(ast.iter_child_nodes(part))


def _own(within: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a function, or of a module, but for those of functions in it."""
    todo = list(ast.iter_child_nodes(within))
    while todo:
        node = todo.pop(0)
        yield node
        if not isinstance(node, Function):
            todo[:0] = ast.iter_child_nodes(node)


def _is_error(called: ast.expr) -> bool:
    name = _name(called)
    return name.endswith("Error") and name not in SYSTEMS_OWN


def _name(function: ast.expr) -> str:
    return getattr(function, "id", "") or getattr(function, "attr", "")


def plain(text: str) -> str:
    """On one line, with other brackets for braces, which are for holes."""
    return " ".join(text.split()).translate(_BRACKETS)


def _constant(text: str) -> str:
    """A text as it stands, or as `str.format` fills it."""
    return re.sub(
        r"\(([a-z_]+)\)", lambda hole: f"{{{hole[1]}}}" if f"{{{hole[1]}}}" in text else hole[0], plain(text)
    )


def _pieces(node: ast.JoinedStr) -> Iterator[str]:
    """A formatted string with names for its holes."""
    names: dict[str, int] = {}
    for part in node.values:
        if isinstance(part, ast.Constant):
            yield str(part.value).translate(_BRACKETS)
        elif isinstance(part, ast.FormattedValue):
            last = re.findall(r"[A-Za-z_]\w*", ast.unparse(part.value).partition("[")[0])
            name = last[-1].strip("_").lower() if last else "value"
            names[name] = names.get(name, 0) + 1
            yield "{" + (name if names[name] == 1 else f"{name}{names[name]}") + "}"
