"""Every test of the window can fail by itself: it asserts, waits for something, or expects to be refused."""

from __future__ import annotations

import ast
from pathlib import Path

CLAIMS = {"raises", "waitUntil", "waitSignal", "waitSignals", "assertNotEmitted", "warns"}


def claims(node: ast.AST) -> bool:
    """Whether something in a test can be found wrong, other than by a crash."""
    return any(
        (isinstance(part, ast.Assert) and (part.msg is not None or not narrows(part.test)))
        or (isinstance(part, ast.Attribute) and part.attr in CLAIMS)
        for part in ast.walk(node)
    )


def narrows(test: ast.expr) -> bool:
    """Whether what is asserted only tells the type checker which type it is."""
    if isinstance(test, ast.BoolOp):
        return all(narrows(part) for part in test.values)
    return isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance"


def test_every_test_of_the_window_claims_something() -> None:
    tests = [
        (path.name, node.name, claims(node))
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert len(tests) > 300
    assert [(file, name) for file, name, sound in tests if not sound] == []


def test_a_test_without_a_claim_is_found() -> None:
    assert not claims(ast.parse("def test_x(window):\n    window.close()\n"))
    assert not claims(ast.parse("def test_x(window):\n    assert isinstance(window, Window)\n"))
    assert claims(ast.parse("def test_x(window):\n    assert isinstance(window, Window) and window.open\n"))
    assert claims(ast.parse("def test_x(qtbot):\n    qtbot.waitUntil(print)\n"))
