"""The compiled solver as a board needs it: one for straight paths alone, which compiles sooner, or the whole one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from lab.board import Board, Token
from lab.compiled import tell_if_new, with_constants
from lab.motion.base import BALL, CONTACTS
from lab.motion.kernel import run_slide

F = TypeVar("F", bound=Callable[..., Any])


def may_curve(board: Board, tokens: Iterable[Token] = ()) -> bool:
    """Whether a path on this board may be other than straight by the law alone: the board is tilted, or a base
    couples sliding and spin. tokens: those that differ from the board's."""
    kinds = (board.token, *board.tokens.values(), *tokens)
    return board.tilt_tangent != 0.0 or any(CONTACTS[kind.contact] != BALL for kind in kinds)


def solver_for(function: F, board: Board, tokens: Iterable[Token] = ()) -> F:
    """A compiled function of the solver, or one that calls it, as it is needed on this board; `may_curve` tells
    of tokens. Says so where the solver is to be compiled for it."""
    run, asked = run_slide, function
    if not may_curve(board, tokens):
        run, asked = with_constants(run_slide, MAY_CURVE=False), with_constants(function, MAY_CURVE=False)
    tell_if_new(run, "the solver", "about ten seconds")
    return asked
