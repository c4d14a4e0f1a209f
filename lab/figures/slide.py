"""One slide as a still figure: the ways that tokens took, where they lay before, where they rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from lab.board.colours import LIGHT, Palette
from lab.figures import style
from lab.figures.board import board_axes, board_scale, draw_board, draw_token, draw_trail
from lab.figures.numbers import centimetres, fixed, surface_words
from lab.geometry import space_map
from lab.words import count, listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matplotlib.axes import Axes

    from lab.board import Board
    from lab.motion import Release, SlideResult

_LEFT, _RIGHT, _LEAST_WIDTH = 0.62, 0.3, 4.3
"""Inches: rulers at the left of the board, margin at its right, room for the caption."""

_TRAIL_STEP = 0.02
"""Time (s) between the points of a trail."""


def draw_slide(
    axes: Axes,
    board: Board,
    result: SlideResult,
    before: Mapping[str, tuple[float, float]],
    palette: Palette = LIGHT,
) -> None:
    """Trails of all tokens that moved, dashed outlines where they lay, every token where it rests."""
    even = np.arange(0.0, result.duration, _TRAIL_STEP)
    times = np.union1d(even, [event.time for event in result.events])  # no corner is cut
    frames = [result.at(float(t)) for t in times]
    for token in frames[0]:
        if frames[0][token] != frames[-1][token]:
            draw_trail(axes, token, [frame[token] for frame in frames], palette)
            if token in before:
                draw_token(axes, token, *before[token], board.token_for(token).radius, palette, hollow=True)
    for token, (x, y) in result.rest.items():
        draw_token(axes, token, x, y, board.token_for(token).radius, palette)


def slide_figure(
    board: Board,
    release: Release,
    result: SlideResult,
    before: Mapping[str, tuple[float, float]],
    palette: Palette = LIGHT,
) -> Figure:
    """The slide on the whole board; the caption tells release, resting place, hits and time."""
    scale = board_scale(board)
    wide, tall = board.width * scale, board.length * scale
    words = slide_caption(board, release, result)
    width = max(_LEFT + wide + _RIGHT, _LEAST_WIDTH)
    below = style.caption_height(words, width) + 0.3
    figure = style.new_figure(width, below + tall + 0.62, palette)
    style.title(figure, f"One slide of {result.token}", palette)
    axes = board_axes(figure, board, palette, _LEFT, below, scale)
    draw_board(axes, board, palette, halo=True)
    draw_slide(axes, board, result, before, palette)
    style.caption(figure, words, palette)
    return figure


def slide_caption(board: Board, release: Release, result: SlideResult) -> str:
    """Release, resting place with its space, hits, what went off, the values used."""
    turned = (
        f", {fixed(float(np.degrees(release.angle)), 1)}° from straight" if release.angle else ", straight"
    )
    words = (
        f"Released at {fixed(release.speed, 3)} m/s{turned}, from {centimetres(release.x)} cm across, "
        f"{centimetres(release.y)} cm up. "
    )
    if result.token in result.off:
        words += "It leaves the board"
    else:
        x, y = result.rest[result.token]
        held = space_map(board).space_of(x, y, board.token_for(result.token).radius)
        label = next((space.label for space in board.spaces if space.id == held), "blank")
        short = ", short of the GO line" if y < board.go_line else ""
        words += f"It rests {centimetres(x)} cm across, {centimetres(y)} cm up: {label}{short}"
    hits = f"{count(result.hits)} hit{'' if result.hits == 1 else 's'}"
    words += f"; {hits}, {fixed(result.duration, 3)} s."
    if others := sorted(result.off - {result.token}):
        words += f" Off the board: {listed(others)}."
    return f"{words} Board {board.name}, {surface_words(board.surface, result.draw.mu)}."
