"""The board drawn with matplotlib, to scale: paper, heat, grid, bands, print, tokens on top."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil
from typing import TYPE_CHECKING

from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Circle, Polygon, Rectangle
from matplotlib.patheffects import withStroke

from lab.board.colours import LIGHT, Palette
from lab.board.labels import band_height, band_outline, name_lines
from lab.figures import style
from lab.figures.glyphs import DOT_RADIUS, GLYPHS, MARKS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lab.board import Board, Space

PAPER, HATCH, HEAT, GRID, BAND, PRINT, TRAIL, TOKEN = 0.5, 0.8, 1.0, 1.5, 1.8, 2.0, 2.5, 3.0
"""Layers upwards."""

NAME, VALUE = 7.0, 9.0
"""Sizes of the print on a space, pt."""

LONGEST, WIDEST = 8.0, 3.6
"""The board in a figure is at most this long and wide, inches."""


def board_scale(board: Board, longest: float = LONGEST, widest: float = WIDEST) -> float:
    """Inches of figure for a metre of board."""
    return min(longest / board.length, widest / board.width)


def board_axes(
    figure: Figure, board: Board, palette: Palette, left: float, bottom: float, scale: float
) -> Axes:
    """Axes in metres for the board at so many inches a metre, with rulers in cm at the left and near edge."""
    axes = style.axes_at(figure, left, bottom, board.width * scale, board.length * scale)
    axes.set(xlim=(0, board.width), ylim=(0, board.length), facecolor=palette.paper)
    for spine in axes.spines.values():
        spine.set(color=palette.ink, linewidth=1.2, zorder=TRAIL - 0.1)
    step = 0.1 * ceil(board.length / 1.25)
    rows = [i * step for i in range(int(board.length / step + 1e-9) + 1)]
    axes.set_yticks(rows, [f"{100 * y:.0f}" for y in rows])
    columns = [0.0, board.width / 2, board.width]
    axes.set_xticks(columns, [f"{100 * x:.3g}" for x in columns])
    axes.tick_params(colors=palette.secondary, labelsize=style.TICK, length=3, width=0.8)
    axes.annotate(
        "cm",
        (0, 1),
        xycoords="axes fraction",
        xytext=(-5, 3),
        textcoords="offset points",
        ha="right",
        fontsize=style.TICK,
        color=palette.secondary,
    )
    return axes


def draw_board(
    axes: Axes,
    board: Board,
    palette: Palette = LIGHT,
    *,
    print_names: bool = True,
    halo: bool = False,
    chances: Mapping[str, float] | None = None,
) -> None:
    """Spaces with bands, names, values and glyphs, and the GO line.

    halo: a paper rim round all print, for heat under it. chances: {space id: chance}, printed as whole %
    where half a per cent or more. Without `print_names` only cells and bands are drawn (small pictures).
    """
    for space in board.spaces:
        if space.kind != "blank":
            _draw_cell(axes, space, palette)
    axes.add_artist(
        Line2D((0, board.width), (board.go_line,) * 2, color=palette.ink, linewidth=2.0, zorder=BAND)
    )
    if not print_names:
        return
    pen = _Pen(axes, palette, halo)
    if board.go_line * pen.scale > 0.3:
        pen.write("GO", 0.004, board.go_line - 0.004, VALUE, va="top", weight="bold")
    for space in board.spaces:
        if space.kind != "blank":
            pen.print_space(space)
    for space in board.spaces:
        chance = (chances or {}).get(space.id, 0.0)
        if chance >= 0.005 and space.kind != "blank":
            _, y0, x1, _ = space.box
            right = x1 - 3 / 72 / pen.scale
            pen.write(f"{100 * chance:.0f} %", right, y0 + pen.gap, NAME, ha="right", weight="bold")


def _draw_cell(axes: Axes, space: Space, palette: Palette) -> None:
    """One cell's ground, grid and band."""
    if space.kind != "property":
        axes.add_artist(Polygon(space.corners, facecolor=palette.special, edgecolor="none", zorder=PAPER))
    if space.kind == "go_to_jail":
        axes.add_artist(
            Polygon(
                space.corners,
                facecolor="none",
                edgecolor=palette.grid,
                hatch="////",
                linewidth=0,
                zorder=HATCH,
            )
        )
    axes.add_artist(
        Polygon(space.corners, facecolor="none", edgecolor=palette.grid, linewidth=0.8, zorder=GRID)
    )
    if band := band_outline(space):
        axes.add_artist(
            Polygon(
                band,
                facecolor=palette.group(space.group),
                edgecolor=palette.soft_ink,
                linewidth=0.5,
                zorder=BAND,
            )
        )


class _Pen:
    """Prints on spaces: knows the figure's scale and how wide a text comes out."""

    def __init__(self, axes: Axes, palette: Palette, halo: bool):
        figure = axes.get_figure()
        assert isinstance(figure, Figure)
        self.axes, self.figure, self.palette = axes, figure, palette
        self.scale = axes.get_position().width * figure.get_figwidth() / axes.get_xlim()[1]  # inches a metre
        self.effects = [withStroke(linewidth=2.0, foreground=palette.paper)] if halo else []
        self.gap = 3 / 72 / self.scale

    def write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        ha: str = "left",
        va: str = "bottom",
        weight: str = "normal",
    ) -> None:
        """Text at (x, y) m."""
        self.axes.text(
            x,
            y,
            words,
            fontsize=size,
            ha=ha,
            va=va,
            color=self.palette.ink,
            fontweight=weight,
            path_effects=self.effects,
            zorder=PRINT,
            linespacing=1.05,
        )

    def print_space(self, space: Space) -> None:
        """Name at the top left under the band, value or glyph at the bottom left."""
        x0, y0, x1, y1 = space.box
        room = (x1 - x0) * self.scale - 8 / 72
        tall = (y1 - y0 - band_height(space)) * self.scale
        below = (VALUE + 5) / 72
        rows = int((tall - below) // (NAME * 1.25 / 72))
        lines = name_lines(space, room, lambda words: style.text_width(self.figure, words, NAME), rows)
        left = x0 + 4 / 72 / self.scale
        self.write("\n".join(lines), left, y1 - band_height(space) - self.gap, NAME, va="top")
        if tall < below:
            return
        if space.value:
            self.write(str(space.value), left, y0 + self.gap, VALUE, weight="bold")
        elif glyph := GLYPHS.get(space.kind):
            size = VALUE / 72 / self.scale
            for stroke in glyph:
                xs = [left + size * u for u, _ in stroke]
                ys = [y0 + 1.4 * self.gap + size * v for _, v in stroke]
                self.axes.add_artist(
                    Line2D(
                        xs,
                        ys,
                        color=self.palette.soft_ink,
                        linewidth=1.0,
                        zorder=PRINT,
                        solid_capstyle="round",
                        path_effects=self.effects,
                    )
                )


def board_figure(board: Board, palette: Palette = LIGHT) -> Figure:
    """The board alone, with its rulers in cm."""
    scale = board_scale(board)
    wide, tall = board.width * scale, board.length * scale
    figure = style.new_figure(max(wide + 0.92, 3.0), tall + 1.0, palette)
    style.title(figure, f"Board {board.name}", palette)
    draw_board(board_axes(figure, board, palette, 0.62, 0.4, scale), board, palette)
    return figure


# --- tokens -------------------------------------------------------------------------------------------


def draw_token(
    axes: Axes,
    token: str,
    x: float,
    y: float,
    radius: float,
    palette: Palette = LIGHT,
    *,
    hollow: bool = False,
) -> None:
    """A token's true disc with its side's mark, whole even where it hangs over the board's edge.

    hollow: the dashed outline of one that is not there.
    """
    side = palette.side(token)
    if hollow:
        axes.add_artist(
            Circle(
                (x, y),
                radius,
                facecolor="none",
                edgecolor=side.outline,
                linestyle="--",
                linewidth=1.0,
                zorder=TOKEN,
                clip_on=False,
            )
        )
    else:
        axes.add_artist(
            Circle(
                (x, y),
                radius,
                facecolor=side.disc,
                edgecolor=palette.paper,
                linewidth=2.4,
                zorder=TOKEN,
                clip_on=False,
            )
        )
        axes.add_artist(
            Circle(
                (x, y),
                radius,
                facecolor=side.disc,
                edgecolor=side.rim,
                linewidth=1.0,
                zorder=TOKEN,
                clip_on=False,
            )
        )
    ink = side.outline if hollow else side.glyph
    if side.mark == "dot":
        axes.add_artist(
            Circle((x, y), DOT_RADIUS * radius, facecolor=ink, linewidth=0, zorder=TOKEN, clip_on=False)
        )
    else:
        outline = [(x + radius * u, y + radius * v) for u, v in MARKS[side.mark]]
        axes.add_artist(Polygon(outline, facecolor=ink, linewidth=0, zorder=TOKEN, clip_on=False))


def draw_trail(
    axes: Axes, token: str, places: Iterable[tuple[float, float]], palette: Palette = LIGHT
) -> None:
    """The way a token took: a line in its side's colour under the tokens."""
    xs, ys = zip(*places, strict=True)
    axes.add_artist(
        Line2D(
            xs,
            ys,
            color=palette.side(token).disc,
            linewidth=1.6,
            zorder=TRAIL,
            solid_capstyle="round",
            alpha=0.75,
        )
    )


def draw_bars(axes: Axes, x: float, y: float, size: float, palette: Palette = LIGHT) -> None:
    """Three bars in a frame over a jailed token; `size` is the frame's side (m)."""
    corner = (x - size / 2, y - size / 2)
    axes.add_artist(
        Rectangle(corner, size, size, facecolor="none", edgecolor=palette.ink, linewidth=1.0, zorder=TOKEN)
    )
    for part in (0.25, 0.5, 0.75):
        xs, ys = (corner[0] + part * size,) * 2, (corner[1], corner[1] + size)
        axes.add_artist(Line2D(xs, ys, color=palette.ink, linewidth=1.0, zorder=TOKEN))
