"""Area of a disc over a polygon, exact: the compiled scalar kernels under `geometry.py`.

Source: Green's theorem over the outline, each edge split where it crosses the circle; inside the circle
an edge adds half a cross product, outside it adds half r^2 times the angle it turns through.
"""

from __future__ import annotations

from math import atan2, sqrt

import numpy as np
from numpy.typing import NDArray

from lab.compiled import compiled, compiled_part

UNSEEN, DOUBTFUL = -2, -3
"""What `holding_discs` remembers of a cell instead of a space's number."""


@compiled_part
def edge_area(ax: float, ay: float, bx: float, by: float, r: float) -> float:
    """Signed area between the disc of radius r round the origin and the triangle (origin, a, b)."""
    dx, dy = bx - ax, by - ay
    dd = dx * dx + dy * dy
    if dd == 0.0:
        return 0.0
    b = (ax * dx + ay * dy) / dd
    disc = b * b - (ax * ax + ay * ay - r * r) / dd
    if disc <= 0.0:
        return 0.5 * r * r * atan2(ax * by - ay * bx, ax * bx + ay * by)
    root = sqrt(disc)
    t0, t1 = max(-b - root, 0.0), min(-b + root, 1.0)
    if t0 >= t1:
        return 0.5 * r * r * atan2(ax * by - ay * bx, ax * bx + ay * by)
    px, py = ax + t0 * dx, ay + t0 * dy
    qx, qy = ax + t1 * dx, ay + t1 * dy
    area = 0.5 * (px * qy - py * qx)
    if t0 > 0.0:
        area += 0.5 * r * r * atan2(ax * py - ay * px, ax * px + ay * py)
    if t1 < 1.0:
        area += 0.5 * r * r * atan2(qx * by - qy * bx, qx * bx + qy * by)
    return area


@compiled
def disc_polygon_area(
    x: float, y: float, r: float, corners: NDArray[np.float64], first: int, end: int
) -> float:
    """Area (m^2) that the disc round (x, y) shares with a simple polygon: rows first to end of corners."""
    total = 0.0
    for i in range(first, end):
        j = i + 1 if i + 1 < end else first
        total += edge_area(corners[i, 0] - x, corners[i, 1] - y, corners[j, 0] - x, corners[j, 1] - y, r)
    return abs(total)


@compiled
def disc_shares(
    x: float,
    y: float,
    r: float,
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    shares: NDArray[np.float64],
) -> None:
    """Fill `shares` (n + 1): the part of the disc's base over each of n spaces, last over the blank rest.

    corners (sum of corners, 2) and starts (n + 1) list the outlines; boxes (n, 4) bound them; outline (4, 2)
    is the board's edge. What hangs over the edge of the board counts for nothing.
    """
    full = np.pi * r * r
    n = boxes.shape[0]
    covered = 0.0
    for k in range(n):
        shares[k] = 0.0
        if x + r <= boxes[k, 0] or x - r >= boxes[k, 2] or y + r <= boxes[k, 1] or y - r >= boxes[k, 3]:
            continue
        share = disc_polygon_area(x, y, r, corners, starts[k], starts[k + 1]) / full
        if share > 1e-12:
            shares[k] = share
            covered += share
    left = disc_polygon_area(x, y, r, outline, 0, 4) / full - covered
    shares[n] = left if left > 1e-12 else 0.0


@compiled
def holding_space(
    x: float,
    y: float,
    radius: float,
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    worth: NDArray[np.float64],
    tolerance: float,
    blank_counts: bool,
    shares: NDArray[np.float64],
) -> tuple[int, int]:
    """Index of the space that holds the disc (n is blank, -1 is off), and how many spaces tie, 1 for most.

    Ties within `tolerance` of the base's area go to the greatest `worth` (n + 1), the first among equals.
    Without `blank_counts` the blank holds only what touches no printed space. shares (n + 1) is worked in.
    """
    n = boxes.shape[0]
    if not (outline[0, 0] <= x <= outline[2, 0] and outline[0, 1] <= y <= outline[2, 1]):
        return -1, 0
    disc_shares(x, y, radius, corners, starts, boxes, outline, shares)
    most = 0.0
    for k in range(n):
        if shares[k] > most:
            most = float(shares[k])
    if most > 0.0 and not blank_counts:
        shares[n] = 0.0
    if shares[n] > most:
        most = float(shares[n])
    best, tied = n, 0
    for k in range(n + 1):
        if shares[k] >= most - tolerance and shares[k] > 0.0:
            if tied == 0 or worth[k] > worth[best]:
                best = k
            tied += 1
    return best, tied


@compiled
def holding_spaces(
    xy: NDArray[np.float64],
    radius: NDArray[np.float64],
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    worth: NDArray[np.float64],
    tolerance: float,
    shares: NDArray[np.float64],
    held: NDArray[np.int64],
) -> None:
    """Fill `held` (m,): index of the space that holds each disc of `xy` (m, 2), as by `holding_space`."""
    for i in range(xy.shape[0]):
        held[i], _ = holding_space(
            xy[i, 0], xy[i, 1], radius[i], corners, starts, boxes, outline, worth, tolerance, True, shares
        )


@compiled_part
def surely_holding(
    x: float,
    y: float,
    radius: float,
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    worth: NDArray[np.float64],
    tolerance: float,
    shares: NDArray[np.float64],
    cell: float,
    columns: int,
    known: NDArray[np.int16],
) -> int:
    """As `holding_space`, remembering the cells of the board in which there is no doubt.

    known (rows * columns,): what holds every disc whose centre lies in that cell (`cell` m wide, row by row), or
    UNSEEN, or DOUBTFUL where that depends on where in the cell; filled as cells are met. A disc moved by d gains or
    loses at most 2 d / (pi radius) of its base in any space, so no disc in a cell can differ from the one in its
    middle where the greatest share leads by more than twice that for half a diagonal.
    """
    if not (outline[0, 0] <= x <= outline[2, 0] and outline[0, 1] <= y <= outline[2, 1]):
        return -1
    column, row = int(x / cell), int(y / cell)
    k = row * columns + column
    if known[k] == UNSEEN:
        disc_shares(
            (column + 0.5) * cell, (row + 0.5) * cell, radius, corners, starts, boxes, outline, shares
        )
        best, second = 0, 0.0
        for j in range(1, boxes.shape[0] + 1):
            if shares[j] > shares[best]:
                second = shares[best]
                best = j
            elif shares[j] > second:
                second = shares[j]
        lead = 4.0 * 0.7072 * cell / (np.pi * radius) + tolerance
        known[k] = best if shares[best] - second > lead else DOUBTFUL
    if known[k] != DOUBTFUL:
        return int(known[k])
    held, _ = holding_space(x, y, radius, corners, starts, boxes, outline, worth, tolerance, True, shares)
    return held


@compiled
def holding_discs(
    xy: NDArray[np.float64],
    radius: float,
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    worth: NDArray[np.float64],
    tolerance: float,
    shares: NDArray[np.float64],
    cell: float,
    columns: int,
    known: NDArray[np.int16],
    held: NDArray[np.int64],
) -> None:
    """As `holding_spaces` for many discs of one radius, by `surely_holding`."""
    for i in range(xy.shape[0]):
        held[i] = surely_holding(
            xy[i, 0], xy[i, 1], radius, corners, starts, boxes, outline, worth, tolerance, shares, cell, columns,
            known,
        )  # fmt: skip


@compiled
def count_discs(
    places: NDArray[np.float64],
    gone: NDArray[np.bool_],
    token: int,
    start_x: float,
    start_y: float,
    lowest: float,
    radius: float,
    corners: NDArray[np.float64],
    starts: NDArray[np.int64],
    boxes: NDArray[np.float64],
    outline: NDArray[np.float64],
    worth: NDArray[np.float64],
    tolerance: float,
    shares: NDArray[np.float64],
    cell: float,
    columns: int,
    known: NDArray[np.int16],
    counts: NDArray[np.int64],
) -> None:
    """Add to `counts` (n + 4): how often each space holds token number `token` after a slide that moved it, the blank
    after the n spaces; then how often it was off, lay lower than `lowest` m, and had moved from its start at all.

    places (N, T, 2) m, gone (N, T). A token that was not on the board has a start of NaN.
    """
    n, width, length = boxes.shape[0], outline[2, 0], outline[2, 1]
    for i in range(places.shape[0]):
        x, y = places[i, token, 0], places[i, token, 1]
        if gone[i, token]:
            counts[n + 1] += 1
        elif x == start_x and y == start_y:
            continue
        elif y < lowest:
            counts[n + 2] += 1
        else:
            x, y = min(max(x, 0.0), width), min(max(y, 0.0), length)
            counts[
                surely_holding(
                    x,
                    y,
                    radius,
                    corners,
                    starts,
                    boxes,
                    outline,
                    worth,
                    tolerance,
                    shares,
                    cell,
                    columns,
                    known,
                )
            ] += 1
        counts[n + 3] += 1
