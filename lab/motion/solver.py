"""The compiled solver as a board needs it: one for straight paths alone, which compiles sooner, or the whole one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, TypeVar

from lab.board import Board, Token
from lab.compiled import tell_if_new, with_constants
from lab.errors import MotionError
from lab.motion.base import BALL, CONTACTS
from lab.motion.kernel import EVENT_CAP, STEP_CAP, run_slide
from lab.motion.tables import Floats

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


LIMITS = f"{EVENT_CAP} events or {STEP_CAP} steps"
"""What a slide ends within, in words."""


def never_ends(what: str, names: Sequence[str], state: Floats) -> NoReturn:
    """Refuse a slide that reached the solver's limits; `what` calls it. state (T, 36): the tokens `names` there."""
    error = MotionError(f"{what} did not end within {LIMITS}; its table is in the error's `state`")
    error.state = dict(zip(names, state.tolist(), strict=True))
    raise error
