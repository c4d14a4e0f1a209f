"""A moment of a replayed round as a still figure: the table then, what happened, and the money."""

from __future__ import annotations

from math import ceil, sqrt
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from lab.board.colours import LIGHT, Palette
from lab.figures import style
from lab.figures.board import board_axes, board_scale, draw_bars, draw_board, draw_token
from lab.figures.round import write_pot
from lab.figures.slide import draw_slide
from lab.ledger import POT, Entry
from lab.rules.printed import BLANK, JAIL, OFF
from lab.rules.score import signed
from lab.rules.story import headline
from lab.words import MINUS, count

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lab.board import Board
    from lab.rules import Replay
    from lab.rules.state import RoundState

_LEFT, _GAP, _ASIDE = 0.62, 0.3, 3.3
"""Inches: rulers, gap, width of the text beside the table."""

_LONGEST = 6.0
"""The board is at most this long, inches."""

_LINE = 0.165
"""Inches from one line of text to the next."""


def moment_figure(replay: Replay, palette: Palette = LIGHT) -> Figure:
    """The moment at which the replay stands; its start where nothing has happened yet."""
    state, moment = replay.state, replay.moment
    board = state.printed.board
    scale = board_scale(board, _LONGEST)
    wide, tall = board.width * scale, board.length * scale
    width = _LEFT + wide + _GAP + _ASIDE
    words = _caption(replay)
    below = style.caption_height(words, width) + 0.3
    figure = style.new_figure(width, below + tall + 0.62, palette)
    what = "Before the first slide" if moment is None else f"Moment {moment.number}: {headline(moment)}"
    style.title(figure, what, palette)
    axes = board_axes(figure, board, palette, _LEFT, below, scale)
    draw_board(axes, board, palette, halo=True)
    motion = None if moment is None else moment.motion()
    write_pot(axes, board, state.balances[POT], palette)
    if motion is not None and moment is not None:
        before = {t: xy for t, xy in moment.before.table().items() if t != moment.token}
        draw_slide(axes, board, motion, before, palette)
        seen = set(motion.rest)
    else:
        seen = set()
        _draw_moved(axes, replay, palette)
    for token, (x, y) in spots(state).items():
        if token not in seen:
            draw_token(axes, token, x, y, state.printed.radius[token], palette)
    if motion is not None:
        for token, (x, y) in motion.rest.items():
            if state.places[token].space == JAIL:
                draw_bars(axes, x, y, 2.6 * state.printed.radius[token], palette)
    aside = style.axes_at(figure, _LEFT + wide + _GAP, below, _ASIDE, tall)
    aside.set(xlim=(0, _ASIDE), ylim=(0, tall))
    aside.axis("off")
    _write_aside(figure, aside, replay, tall, scale, palette)
    style.caption(figure, words, palette)
    return figure


def spots(state: RoundState) -> dict[str, tuple[float, float]]:
    """Where to draw each token on the board (m): its position, or a place of its own on the space it is on.

    Tokens whose space alone is known stand in rows on it; on the blank they stand at the far end.
    """
    places = state.table()
    by_space: dict[str, list[str]] = {}
    for token in state.lying():
        if token not in places:
            by_space.setdefault(state.places[token].space, []).append(token)
    for space, tokens in by_space.items():
        x0, y0, x1, y1 = _room(state.printed.board, space)
        columns = min(ceil(sqrt(len(tokens) * (x1 - x0) / (y1 - y0))), len(tokens))
        rows = ceil(len(tokens) / columns)
        for i, token in enumerate(tokens):
            row, column = divmod(i, columns)
            across = (x1 - x0) * (column + 0.5) / columns
            places[token] = (x0 + across, y0 + (y1 - y0) * (row + 0.5) / rows)
    return places


def _room(board: Board, space: str) -> tuple[float, float, float, float]:
    """The box (m) in which tokens of a space stand."""
    if space != BLANK:
        return board.space(space).box
    top = max((one.box[3] for one in board.spaces if one.kind != "blank"), default=board.go_line)
    if board.length - top > 0.02:
        return 0.0, top, board.width, board.length
    return 0.0, 0.0, board.width, max(board.go_line, 0.02)


def _draw_moved(axes: Axes, replay: Replay, palette: Palette) -> None:
    """Dashed outlines where the tokens lay that this moment moved by hand."""
    moment = replay.moment
    if moment is None:
        return
    before = spots(moment.before)
    for token in moment.moved():
        if token in before:
            draw_token(axes, token, *before[token], moment.before.printed.radius[token], palette, hollow=True)


def _write_aside(
    figure: Figure, axes: Axes, replay: Replay, tall: float, scale: float, palette: Palette
) -> None:
    """What happened, then cash, jail and off; in inches from the top left."""
    state = replay.state
    y = tall - 0.1

    def head(words: str) -> None:
        nonlocal y
        axes.text(0, y, words, fontsize=style.TEXT, fontweight="bold", color=palette.text, va="top")
        y -= 1.35 * _LINE

    head("What happened")
    for amount, words in _happened(replay):
        lines = style.wrapped(figure, words, style.TEXT, _ASIDE - 0.62)
        colour = palette.gain if amount.startswith("+") else palette.loss
        axes.text(0.52, y, amount, fontsize=style.TEXT, color=colour, va="top", ha="right")
        for line in lines:
            axes.text(0.62, y, line, fontsize=style.TEXT, color=palette.text, va="top")
            y -= _LINE
        y -= 0.25 * _LINE
    y -= 0.8 * _LINE
    head("Cash")
    radius = state.printed.board.token.radius * scale * 0.8
    for side, held in [*state.cash.items(), ("Pot", state.balances[POT])]:
        if side in state.cash:
            draw_token(axes, side, radius, y - radius, radius, palette)
        axes.text(2.8 * radius, y - radius, side, fontsize=style.TEXT, color=palette.text, va="center")
        right = _ASIDE - 0.9
        axes.text(
            right, y - radius, count(held), fontsize=style.TEXT, color=palette.text, va="center", ha="right"
        )
        y -= 2.5 * radius
    y -= 0.8 * _LINE
    for words, space in (("In jail", JAIL), ("Off the board", OFF)):
        head(words)
        tokens = [t for t in state.tokens if t in state.places and state.places[t].space == space]
        for i, token in enumerate(tokens):
            row, column = divmod(i, _ASIDE_TOKENS)
            x = radius + column * (_ASIDE - 0.2) / _ASIDE_TOKENS
            middle = y - radius - row * 2.5 * radius
            draw_token(axes, token, x, middle, radius, palette, hollow=space == OFF)
            if space == JAIL:
                draw_bars(axes, x, middle, 2 * radius, palette)
            axes.text(x + 1.5 * radius, middle, token, fontsize=style.SMALL, color=palette.text, va="center")
        if not tokens:
            axes.text(0, y, "none", fontsize=style.TEXT, color=palette.secondary, va="top")
        y -= max(ceil(len(tokens) / _ASIDE_TOKENS) * 2.5 * radius, 1.2 * _LINE) + 0.8 * _LINE


_ASIDE_TOKENS = 4
"""Tokens in a row beside the board."""


def _happened(replay: Replay) -> list[tuple[str, str]]:
    """(signed amount, sentence) of each line of the moment."""
    if replay.moment is None:
        return [("", f"Turn order: {', '.join(replay.start.order)}.")]
    return [
        (
            signed(line).replace("−", MINUS) if isinstance(line, Entry) else "",
            f"{line.why} ({line.rule})",
        )
        for line in replay.moment.lines
    ] or [("", f"{headline(replay.moment)} ({replay.moment.rule})")]


def _caption(replay: Replay) -> str:
    state = replay.state
    order = ", ".join(state.order)
    words = f"{replay.at} of {len(replay)} moments; turn order {order}; board {state.printed.board.name}."
    placed = [t for t in state.lying() if state.places[t].xy is None]
    if placed:
        words += " Tokens known by their space alone stand in rows on it."
    if replay.moment is not None and replay.moment.motion() is not None:
        words += " Lines: the ways taken; dashed: where a token lay that was moved."
    return words
