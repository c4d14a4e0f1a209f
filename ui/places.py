"""Names of the spaces under tokens, with each space's share of the base.

The areas are compiled code; until it has been loaded in the background (`warm_up`) nothing is asked of it,
so that the window never waits for a compiler. Where loading was stopped, whoever asks next begins it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.language import tr
from ui.numbers import share
from ui.resting import beside
from ui.space_words import space_names
from ui.workers import ComputeQueue, Step, nothing_waits

if TYPE_CHECKING:
    from lab import Board, LabError


WARM_UP = "warm-up"


class Places(QObject):
    """Which spaces a token lies on. `ready` is emitted once, when the areas can be asked for; `solver_ready` whenever
    a solver is loaded, for boards of one kind or the other (`lab.motion.solver`)."""

    ready = Signal()
    solver_ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._warm = False
        self._solvers: set[bool] = set()
        """Those that are loaded: for straight paths alone, for paths that may curve."""
        self._queue: ComputeQueue | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the compiled areas are loaded."""
        return self._warm

    def warm_up(self, board: Board, queue: ComputeQueue) -> None:
        """Load the compiled areas and the solver in the background; compiling them takes a while once."""
        self._queue = queue
        if not queue.has(WARM_UP):
            self._load(board, queue)

    def _load(self, board: Board, queue: ComputeQueue) -> None:
        def steps() -> Iterator[Step]:
            from lab.geometry import space_map
            from lab.motion.base import CONTACTS, force_and_torque

            force_and_torque(CONTACTS["disc"], 0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0)  # of the table in motion
            space_map(board).space_of(board.width / 2, board.length / 2, board.token.radius)
            space_map(board).shares(board.width / 2, board.length / 2, board.token.radius)
            yield Step(0.3)
            yield from slides(board)

        queue.submit(WARM_UP, _loading(), steps, self._stepped, _raise, nothing_waits)

    def solves(self, board: Board) -> bool:
        """Whether slides on this board need not wait for a compiler; if they would, their solver is loaded in the
        background, and `solver_ready` tells when."""
        from lab.motion.solver import may_curve

        kind = may_curve(board)
        if kind in self._solvers:
            return True
        key, queue = f"solver {kind}", self._queue
        if queue is not None and not queue.has(WARM_UP) and not queue.has(key):
            queue.submit(key, _loading(), lambda: slides(board), self._solving, _raise, nothing_waits)
        return False

    def _areas(self, board: Board) -> bool:
        """Whether the areas are loaded; if they are not, they will be."""
        if not self._warm and self._queue is not None:
            self.warm_up(board, self._queue)
        return self._warm

    def _stepped(self, step: Step) -> None:
        if not self._warm:
            self._warm = True
            self.ready.emit()
        self._solving(step)

    def _solving(self, step: Step) -> None:
        if step.done >= 1.0:
            self._solvers.add(step.value)
            self.solver_ready.emit()

    def holding(self, board: Board, token: str, place: tuple[float, float]) -> str:
        """Name of the space that holds a token at `place` (K9); "" while the areas are not loaded."""
        if not self._areas(board):
            return ""
        from lab.geometry import space_map

        held = space_map(board).space_of(*place, board.token_for(token).radius)
        return space_names(board)[held] if held is not None else tr("off")

    def shares(self, board: Board, token: str, place: tuple[float, float]) -> list[tuple[str, float]]:
        """(space name, share of the token's base), the greatest first; empty while not loaded."""
        if not self._areas(board):
            return []
        from lab.geometry import space_map

        names = space_names(board)
        found = space_map(board).shares(*place, board.token_for(token).radius)
        return sorted(((names[space], part) for space, part in found.items()), key=lambda item: -item[1])

    def describe(self, board: Board, token: str, place: tuple[float, float]) -> str:
        """ "Railroad 1 (100 % of its base)"; the space that holds it first."""
        held = self.holding(board, token, place)
        parts = dict(self.shares(board, token, place))
        if not held:
            return "…"
        return tr("{space} ({share} of its base)", space=held, share=share(parts.get(held, 0.0)))


def _loading() -> str:
    return tr("Loading the solver (the first start compiles it)")


def slides(board: Board) -> Iterator[Step]:
    """A slide in each way that the window asks for slides; the last step tells which solver they loaded."""
    from lab import Aim, LabError, Release, Releases, Thrower, ghost, slide, slide_many
    from lab.motion.solver import may_curve

    x, y = board.width / 2, board.length / 2
    slide(board, Release(x, y, 0.1)).at(0.0)
    slide_many(board, Releases.from_arrays([x], y, 0.1), seed=1)
    yield Step(0.8)
    with suppress(LabError):  # no throw from there: its parts are loaded all the same when one is possible
        ghost(board, Aim(x, 0.0, 0.1), Thrower.preset("casual"))
    yield Step(1.0, may_curve(board))


def space_at(board: Board, x: float, y: float) -> str:
    """Name of the printed space round a point; "Blank" between them, "" beside the board."""
    if beside(board, (x, y)):
        return ""
    for space in board.spaces:
        if space.kind != "blank" and _inside(space.corners, x, y):
            return space_names(board)[space.id]
    return tr("Blank")


def _inside(corners: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    """Whether a point lies in a polygon, by counting the edges to its right."""
    odd = False
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            odd = not odd
    return odd


def _raise(error: LabError) -> None:
    raise error
