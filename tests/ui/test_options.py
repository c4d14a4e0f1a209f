"""Every option of the window's own functions is given by somebody: one that never is, does nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).parents[2]
CALLERS = ("ui", "tests")
FOR_USERS = {
    "ui/table/handle.py": "what the console offers",
    "ui/screenshots.py: main": "an entry point",
}
QTS = {"sort", "setData"}
"""Methods that Qt calls, with options as Qt has them."""

Call = tuple[int, frozenset[str], bool]
"""How many arguments by place, which by name, and whether there are stars among them."""


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def calls_in(tree: ast.AST) -> Iterator[tuple[str, Call]]:
    """Each call with the name that it calls; of `partial` the call that it makes."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        by_name = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
        stars = len(by_name) < len(node.keywords) or any(isinstance(one, ast.Starred) for one in node.args)
        yield name_of(node.func), (len(node.args), by_name, stars)
        if name_of(node.func) == "partial" and node.args:
            yield name_of(node.args[0]), (len(node.args) - 1, by_name, stars)


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef, int]]:
    """Each function with the name that it is called by, and how many arguments its callers leave out (self)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    static = any(name_of(mark) == "staticmethod" for mark in one.decorator_list)
                    yield node.name if one.name == "__init__" else one.name, one, 0 if static else 1
        elif isinstance(node, ast.Module):
            yield from ((one.name, one, 0) for one in node.body if isinstance(one, ast.FunctionDef))


def never_given(trees: dict[str, ast.Module], calls: dict[str, list[Call]]) -> Iterator[str]:
    """file: function: option, of the window's own."""
    for path, tree in trees.items():
        for called, function, left_out in functions_in(tree):
            given, takes = calls.get(called, []), function.args
            places = [*takes.posonlyargs, *takes.args]
            first = len(places) - len(takes.defaults)
            options = [(at - left_out, one.arg) for at, one in enumerate(places) if at >= first]
            pairs = zip(takes.kwonlyargs, takes.kw_defaults, strict=True)
            options += [(-1, one.arg) for one, default in pairs if default is not None]
            for at, name in options:
                if not any(stars or name in by or 0 <= at < many for many, by, stars in given):
                    yield f"{path}: {called}: {name}"


def all_calls(trees: list[ast.Module]) -> dict[str, list[Call]]:
    calls: dict[str, list[Call]] = {}
    for tree in trees:
        for name, call in calls_in(tree):
            calls.setdefault(name, []).append(call)
    return calls


def test_no_option_is_never_given() -> None:
    paths = [path for folder in CALLERS for path in sorted((HOME / folder).rglob("*.py"))]
    trees = {path.relative_to(HOME).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    own = {path: tree for path, tree in trees.items() if path.startswith("ui/")}
    found = [
        line
        for line in never_given(own, all_calls([*trees.values()]))
        if line.split(": ")[1] not in QTS and not line.startswith(tuple(FOR_USERS))
    ]
    assert found == []


def test_an_option_that_is_never_given_is_found() -> None:
    tree = ast.parse(
        "def f(a, b=1, *, c=2, d=3): ...\n"
        "class K:\n    def __init__(self, e, g=1, h=2): ...\n"
        "f(0, d=1)\npartial(f, 1, 2)\nK(1, 2)\n"
    )
    assert list(never_given({"x": tree}, all_calls([tree]))) == ["x: f: c", "x: K: h"]
