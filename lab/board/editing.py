"""Spaces moved, resized, added and snapped: what an editor of boards does, without a window.

Everything takes and gives frozen values, in metres. Boxes are (x0, y0, x1, y1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lab.board.checks import LEAST_OVERLAP, overlapping

if TYPE_CHECKING:
    from lab.board.values import Board, Space

Box = tuple[float, float, float, float]

GRID = 0.005
"""m; where nothing else is near, edges snap to this."""

SMALLEST = 0.002
"""m; a space is not made narrower than this by hand."""


def shifted(space: Space, dx: float, dy: float) -> Space:
    """The space moved by (dx, dy)."""
    if space.rect is not None:
        x, y, width, height = space.rect
        return space.model_copy(update={"rect": (x + dx, y + dy, width, height)})
    corners = tuple((x + dx, y + dy) for x, y in space.corners)
    return space.model_copy(update={"polygon": corners})


def boxed(space: Space, box: Box) -> Space:
    """The space filling another bounding box; a polygon is stretched with it."""
    x0, y0, x1, y1 = box
    if space.rect is not None:
        return space.model_copy(update={"rect": (x0, y0, x1 - x0, y1 - y0)})
    ox0, oy0, ox1, oy1 = space.box
    fx, fy = (x1 - x0) / (ox1 - ox0), (y1 - y0) / (oy1 - oy0)
    corners = tuple((x0 + (x - ox0) * fx, y0 + (y - oy0) * fy) for x, y in space.corners)
    return space.model_copy(update={"polygon": corners})


def with_corner(space: Space, at: int, x: float, y: float) -> Space:
    """A polygon with its corner number `at` elsewhere."""
    corners = list(space.corners)
    corners[at] = (x, y)
    return space.model_copy(update={"polygon": tuple(corners)})


def kept_on(board: Board, box: Box) -> Box:
    """The box moved so that it lies on the board, as far as it is no larger than that."""
    x0, y0, x1, y1 = box
    dx = max(0.0, -x0) if x0 < 0 else min(0.0, board.width - x1)
    dy = max(0.0, -y0) if y0 < 0 else min(0.0, board.length - y1)
    return x0 + dx, y0 + dy, x1 + dx, y1 + dy


# --- snapping -----------------------------------------------------------------------------------------


def lines_of(board: Board, spaces: Iterable[Space]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Where edges snap to: (x, y) lines of the board's edges, of these spaces and, along y, of GO."""
    xs, ys = {0.0, board.width}, {0.0, board.length, board.go_line}
    for space in spaces:
        x0, y0, x1, y1 = space.box
        xs |= {x0, x1}
        ys |= {y0, y1}
    return tuple(sorted(xs)), tuple(sorted(ys))


def snapped(value: float, lines: Sequence[float], reach: float) -> float:
    """The nearest line within `reach`, else the nearest point of the grid."""
    near = min(lines, key=lambda line: abs(line - value))
    return near if abs(near - value) <= reach else round(round(value / GRID) * GRID, 9)


def snapped_shift(low: float, high: float, lines: Sequence[float], reach: float) -> float:
    """By how much to move the stretch low..high so that one of its ends meets a line within `reach`.

    Else so that its low end lies on the grid.
    """
    gaps = [line - end for line in lines for end in (low, high)]
    least = min(gaps, key=abs)
    return least if abs(least) <= reach else round(round(low / GRID) * GRID, 9) - low


# --- adding -------------------------------------------------------------------------------------------


def free_id(spaces: Iterable[Space], wish: str) -> str:
    """`wish`, or with the next number at its end that no space has: "pink-2" after "pink-1"."""
    taken = {space.id for space in spaces} | {"off", "jail", "short", "blank"}
    if wish not in taken:
        return wish
    stem, _, last = wish.rpartition("-")
    stem = stem if stem and last.isdigit() else wish
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


def free_place(board: Board, spaces: Sequence[Space], width: float, height: float) -> Box | None:
    """The lowest free box of that size beyond the GO line, then the leftmost; None where there is none."""
    boxes = [space.box for space in spaces]
    xs = sorted({0.0, *(round(box[2], 9) for box in boxes)})
    ys = sorted({board.go_line, *(round(box[3], 9) for box in boxes)})
    for y in ys:
        if y < board.go_line or y + height > board.length + 1e-9:
            continue
        across = [box for box in boxes if box[1] < y + height and box[3] > y]
        for x in xs:
            if x + width <= board.width + 1e-9 and not any(_meet(x, y, width, height, b) for b in across):
                return x, y, x + width, y + height
    return None


def _meet(x: float, y: float, width: float, height: float, box: Box) -> bool:
    across, up = min(x + width, box[2]) - max(x, box[0]), min(y + height, box[3]) - max(y, box[1])
    return across > 0 and up > 0 and across * up > LEAST_OVERLAP


# --- the whole board ----------------------------------------------------------------------------------


def with_spaces(board: Board, spaces: Sequence[Space], /, **fields: Any) -> Board:
    """The board with other spaces, and a bonus for just the groups that they have.

    A new group has no bonus (0) unless it takes the place of the only one that is gone: then it keeps its amount.
    So do notes on the origin of single spaces ("space.ID"), which go where their space goes.
    `fields`: more parts to replace, as for `Board.replace`. Raises OverlapError where two spaces share area and
    nothing else is wrong, BoardError for all else.
    """
    groups = list(dict.fromkeys(s.group for s in spaces if s.kind == "property" and s.group is not None))
    bonus: dict[str, int] = dict(fields.pop("bonus", board.bonus))
    gone, new = [group for group in bonus if group not in groups], [g for g in groups if g not in bonus]
    amount = bonus[gone[0]] if len(gone) == len(new) == 1 else 0
    kept = {group: bonus[group] for group in bonus if group in groups}
    kept |= dict.fromkeys(new, amount)
    fields.setdefault("provenance", _notes_for(board, spaces))
    return board.replace(spaces=[space.model_dump() for space in spaces], bonus=kept, **fields)


def _notes_for(board: Board, spaces: Sequence[Space]) -> dict[str, str]:
    before, after = [space.id for space in board.spaces], [space.id for space in spaces]
    gone, new = [i for i in before if i not in after], [i for i in after if i not in before]
    renamed = {f"space.{gone[0]}": f"space.{new[0]}"} if len(gone) == len(new) == 1 else {}
    lost = {f"space.{space_id}" for space_id in gone}
    notes = {renamed.get(key, key): note for key, note in board.provenance.items()}
    return {key: note for key, note in notes.items() if key not in lost}


def notes_from(text: str) -> tuple[int, ...]:
    """The bank's notes from how people type them: "50, 100 500". ValueError names the word that is no amount."""
    words = text.replace(",", " ").replace(";", " ").split()
    for word in words:
        if not (word.isascii() and word.isdigit() and 0 < int(word) < 10**9):
            raise ValueError(word)
    return tuple(sorted({int(word) for word in words}))


def sound(before: Sequence[Space], after: Sequence[Space]) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """Of edited spaces those that can stay together, the others as they were before; and those that could not stay.

    before: spaces that do not overlap. A space that was not there before, and overlaps, is left out; one whose place
    in the list is that of a space that is gone was renamed, and is that one again.
    """
    known, there = {space.id: space for space in before}, {space.id for space in after}
    was = {
        space.id: known.get(space.id)
        or (before[at] if at < len(before) and before[at].id not in there else None)
        for at, space in enumerate(after)
    }
    kept: dict[str, Space] = {space.id: space for space in after}
    gone: list[Space] = []
    while clashing := [
        (key, space)
        for pair in overlapping(tuple(kept.values()))
        for key, space in kept.items()
        if (space is pair[0] or space is pair[1]) and was[key] != space
    ]:
        for key, space in dict(clashing).items():
            gone.append(space)
            kept[key] = was[key] or space
            if was[key] is None:
                del kept[key]
    return tuple(kept.values()), tuple(gone)
