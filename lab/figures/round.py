"""A played round as still figures: every slide in a small picture, and the table when all is slid."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from lab.board.colours import LIGHT, Palette
from lab.figures import style
from lab.figures.board import (
    TOKEN,
    board_axes,
    board_scale,
    draw_bars,
    draw_board,
    draw_token,
)
from lab.figures.numbers import surface_words
from lab.figures.slide import draw_slide
from lab.geometry import space_map
from lab.words import count

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lab.board import Board
    from lab.play import PlayedRound, PlayedSlide

_LEFT, _GAP, _ASIDE = 0.62, 0.3, 1.9
"""Inches: rulers, gap, width of the list beside the table."""

_PANEL, _PANEL_GAP = 2.5, 0.34
"""Inches: a small picture's board is this long; the gap between two."""

MOST_IN_A_ROW = 8


def table_figure(played: PlayedRound, cash: Mapping[str, int], pot: int, palette: Palette = LIGHT) -> Figure:
    """The table after the last slide, K15's included: tokens where they lie, beside it cash, jail and off.

    cash and pot: as scored, after step 4 of the reference card.
    """
    board, record = played.board, played.record
    scale = board_scale(board)
    wide, tall = board.width * scale, board.length * scale
    words = round_caption(played)
    width = _LEFT + wide + _GAP + _ASIDE
    below = style.caption_height(words, width) + 0.3
    figure = style.new_figure(width, below + tall + 0.62, palette)
    style.title(figure, "The table when all is slid", palette)
    axes = board_axes(figure, board, palette, _LEFT, below, scale)
    draw_board(axes, board, palette)
    last = played.slides[-1].after
    for token, (x, y) in last.items():
        draw_token(axes, token, x, y, board.token_for(token).radius, palette)
    write_pot(axes, board, record["pot"], palette)
    aside = style.axes_at(figure, _LEFT + wide + _GAP, below, _ASIDE, tall)
    aside.set(xlim=(0, _ASIDE / scale), ylim=(0, board.length))
    aside.axis("off")
    _draw_aside(aside, played, cash, pot, palette)
    style.caption(figure, words, palette)
    return figure


def slides_figure(played: PlayedRound, palette: Palette = LIGHT) -> Figure:
    """Every slide in order: the tokens where they came to rest, the ways they took, dashed where they lay."""
    board, slides = played.board, played.slides
    scale = board_scale(board, _PANEL, 1.6)
    wide, tall = board.width * scale, board.length * scale
    rows = ceil(len(slides) / MOST_IN_A_ROW)
    columns = ceil(len(slides) / rows)
    step = max(wide, 0.78) + _PANEL_GAP
    width = max(0.2 + columns * step, 5.0)
    words = f"{round_caption(played)} Lines: the ways taken; dashed: where a token lay that was moved."
    below = style.caption_height(words, width) + 0.05
    figure = style.new_figure(width, below + rows * (tall + 0.62) + 0.35, palette)
    style.title(figure, "The round, slide by slide", palette)
    for i, slid in enumerate(slides):
        row, column = divmod(i, columns)
        bottom = below + (rows - 1 - row) * (tall + 0.62) + 0.14
        axes = style.axes_at(figure, 0.2 + column * step, bottom, wide, tall)
        _draw_slide(axes, board, i + 1, slid, palette)
    style.caption(figure, words, palette)
    return figure


def round_caption(played: PlayedRound) -> str:
    """Who played, by which hands and numbers, from which seed."""
    hands = ", ".join(f"{side} {played.throwers[side].name}" for side in played.record["order"])
    surface = played.board.surface
    return (
        f"One simulated round, seed {played.seed}, {len(played.slides)} slides; turn order and throwers: "
        f"{hands}; board {played.board.name}, {surface_words(surface)}, "
        f"± {100 * surface.mu_spread:.2g} % from slide to slide."
    )


def outcome(board: Board, slid: PlayedSlide) -> str:
    """Where the slid token ended, in a word or two: the space's name, "off", "short" or "to jail"."""
    if slid.token in slid.result.off:
        return "off"
    if slid.token in slid.jailed:
        return "to jail"
    x, y = slid.result.rest[slid.token]
    if y < board.go_line:
        return "short"
    held = space_map(board).space_of(x, y, board.token_for(slid.token).radius)
    return next((space.label for space in board.spaces if space.id == held), "blank")


def _draw_slide(axes: Axes, board: Board, number: int, slid: PlayedSlide, palette: Palette) -> None:
    """One small board: number and token above it, the outcome below that."""
    axes.set(xlim=(0, board.width), ylim=(0, board.length), facecolor=palette.paper, xticks=[], yticks=[])
    for spine in axes.spines.values():
        spine.set(color=palette.ink, linewidth=0.8)
    draw_board(axes, board, palette, print_names=False)
    draw_slide(axes, board, slid.result, slid.before, palette)
    for token in slid.jailed:
        draw_bars(axes, *slid.result.rest[token], 2.6 * board.token_for(token).radius, palette)
    axes.text(
        0,
        1.075,
        f"{number}  {slid.token}",
        transform=axes.transAxes,
        fontsize=style.SMALL,
        fontweight="bold",
        color=palette.text,
    )
    again = "again: " if slid.rule == "K15" else ""
    axes.text(
        0,
        1.02,
        again + outcome(board, slid),
        transform=axes.transAxes,
        fontsize=style.SMALL,
        color=palette.secondary,
    )


def write_pot(axes: Axes, board: Board, pot: int, palette: Palette) -> None:
    """The pot as it lay during the slides: above the topmost space, where the board is blank."""
    top = max((space.box[3] for space in board.spaces if space.kind != "blank"), default=board.length)
    if board.length - top > 0.02:
        middle = (top + board.length) / 2
        axes.text(
            0.5 * board.width,
            middle,
            f"Pot {count(pot)}",
            ha="center",
            va="center",
            fontsize=style.TEXT,
            color=palette.soft_ink,
            zorder=TOKEN - 0.5,
        )


def _draw_aside(axes: Axes, played: PlayedRound, cash: Mapping[str, int], pot: int, palette: Palette) -> None:
    """Cash of each side, the pot, and the tokens that lie beside the board."""
    board = played.board
    radius = board.token.radius
    step = 2.9 * radius
    y = board.length - radius

    def head(words: str) -> None:
        nonlocal y
        axes.text(0, y, words, fontsize=style.TEXT, fontweight="bold", color=palette.text, va="center")
        y -= step

    head("Cash after the card")
    for side, amount in cash.items():
        draw_token(axes, side, radius, y, radius, palette)
        axes.text(2.8 * radius, y, side, fontsize=style.TEXT, color=palette.text, va="center")
        right = axes.get_xlim()[1] - radius
        axes.text(right, y, count(amount), fontsize=style.TEXT, color=palette.text, va="center", ha="right")
        y -= step
    axes.text(2.8 * radius, y, "Pot", fontsize=style.TEXT, color=palette.text, va="center")
    right = axes.get_xlim()[1] - radius
    axes.text(right, y, count(pot), fontsize=style.TEXT, color=palette.text, va="center", ha="right")
    y -= 1.5 * step
    lying = set(played.slides[-1].after)
    lost = {token for slid in played.slides for token in slid.result.off}
    for words, tokens in (
        ("In jail", sorted(set(played.replay.start.tokens) - lying - lost)),
        ("Off the board", sorted(lost)),
    ):
        head(words)
        for token in tokens:
            draw_token(axes, token, radius, y, radius, palette, hollow=words == "Off the board")
            if words == "In jail":
                draw_bars(axes, radius, y, 2 * radius, palette)
            axes.text(2.8 * radius, y, token, fontsize=style.TEXT, color=palette.text, va="center")
            y -= step
        if not tokens:
            axes.text(0, y, "none", fontsize=style.TEXT, color=palette.secondary, va="center")
            y -= step
        y -= 0.5 * step
