"""What comes next for a moving token, compiled: the end of its piece, an edge, a rail, a seam, another token."""

from __future__ import annotations

from math import inf, sqrt

from lab.compiled import compiled_part
from lab.motion.meeting import edge_distance, resting_contact, safe_step
from lab.motion.pieces import greatest_acceleration, motion_at, time_of, way
from lab.motion.tables import (
    AMAX,
    ANY_RAIL,
    CONTACT,
    CURVED,
    ENDS,
    FORM,
    LEAVE,
    LENGTH,
    MAY_CURVE,
    MOVING,
    NEXT,
    OTHER,
    PLANNED,
    RADIUS,
    RAIL,
    RAILS,
    REST,
    RESTING,
    SEAM,
    SEAMS,
    SEAMS_END,
    STATE,
    STEP,
    T0,
    T1,
    TOLD,
    TOLD_BY,
    UX,
    UY,
    WHEN,
    WIDTH,
    X1,
    Y1,
    Floats,
    Ints,
    V,
    X,
    Y,
)  # fmt: skip

SAME_TIME = 1e-12
"""Events nearer than this (s) happen at once; their order is then one of place."""

ON_THE_SPOT = 1e-15
"""A curved piece whose ends are no further apart (m) only turns: it comes to no edge, though it may lie on one."""


@compiled_part
def sooner(t: float, i: int, u: float, j: int, tok: Floats) -> bool:
    """Whether token i's event at t comes before token j's at u: by time, then nearer the thrower, then left."""
    if t < u - SAME_TIME:
        return True
    if t > u + SAME_TIME:
        return False
    if tok[i, Y] != tok[j, Y]:
        return tok[i, Y] < tok[j, Y]
    return tok[i, X] < tok[j, X]


@compiled_part
def plan_end(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Find how token i's piece ends if no token is in its way, and until when it holds."""
    best, kind, which = tok[i, T1], REST, -1
    if MAY_CURVE and plan[i, FORM] == CURVED:
        kind = STEP
        t, kind_there, which_there = _curved_boundary(i, best, tok, plan, board)
        if t < best:
            best, kind, which = t, kind_there, which_there
    else:
        along, kind_there, which_there = _straight_boundary(i, tok, board)
        t = time_of(i, along, tok, plan, board)
        if t < best:
            best, kind, which = t, kind_there, which_there
    tok[i, ENDS] = tok[i, WHEN] = best
    plan[i, NEXT], plan[i, OTHER] = kind, which


@compiled_part
def _straight_boundary(i: int, tok: Floats, board: Floats) -> tuple[float, int, int]:
    """Metres along a straight path to the first edge, rail or seam, what it is, and which one."""
    x, y, ux, uy = tok[i, X], tok[i, Y], tok[i, UX], tok[i, UY]
    along, kind, which = edge_distance(x, y, ux, uy, board[WIDTH], board[LENGTH]), LEAVE, -1
    if board[ANY_RAIL] != 0.0:
        along = inf
        for side in range(4):
            gap, rate = _side_gap(side, x, y, ux, uy, tok[i, RADIUS], board)
            if rate < 0.0 and max(gap, 0.0) / -rate < along:
                along, which = max(gap, 0.0) / -rate, side
                kind = RAIL if board[RAILS + side] != 0.0 else LEAVE
    if uy != 0.0:
        for k in range(SEAMS, int(board[SEAMS_END]), 3):
            there = (board[k] - y) / uy
            if 0.0 < there < along:
                along, kind, which = there, SEAM, (k - SEAMS) // 3
    return along, kind, which


@compiled_part
def _side_gap(
    side: int, x: float, y: float, vx: float, vy: float, radius: float, board: Floats
) -> tuple[float, float]:
    """How far (m) a centre is from where a side stops or loses it, and how fast (m/s) that changes."""
    room = radius if board[RAILS + side] != 0.0 else 0.0
    if side == 0:
        return x - room, vx
    if side == 1:
        return board[WIDTH] - room - x, -vx
    if side == 2:
        return y - room, vy
    return board[LENGTH] - room - y, -vy


@compiled_part
def _curved_boundary(i: int, until: float, tok: Floats, plan: Ints, board: Floats) -> tuple[float, int, int]:
    """When a curved piece first comes to an edge, rail or seam before `until`, what it is, and which."""
    span, most = until - tok[i, T0], tok[i, AMAX]
    if abs(tok[i, X1] - tok[i, X]) + abs(tok[i, Y1] - tok[i, Y]) < ON_THE_SPOT:
        return inf, LEAVE, -1
    reach = (tok[i, V] + 0.5 * most * span) * span
    best, kind, which = inf, LEAVE, -1
    for side in range(4):
        gap, _ = _side_gap(side, tok[i, X], tok[i, Y], 0.0, 0.0, tok[i, RADIUS], board)
        if gap <= reach:
            t = _search_boundary(i, side, min(until, best), tok, plan, board)
            if t < best:
                best, which = t, side
                kind = RAIL if board[RAILS + side] != 0.0 else LEAVE
    for k in range(SEAMS, int(board[SEAMS_END]), 3):
        gap = board[k] - tok[i, Y]
        if gap != 0.0 and abs(gap) <= reach:
            t = _search_boundary(i, k, min(until, best), tok, plan, board)
            if t < best:
                best, kind, which = t, SEAM, (k - SEAMS) // 3
    return best, kind, which


@compiled_part
def _search_boundary(i: int, line: int, until: float, tok: Floats, plan: Ints, board: Floats) -> float:
    """When a curved piece closes its gap to a side (line 0 to 3), or to the seam at board[line], if before
    `until`; else inf."""
    t, most = tok[i, T0], tok[i, AMAX]
    below = line >= SEAMS and tok[i, Y] < board[line]
    while True:
        x, y, vx, vy = motion_at(i, t, tok, plan, board)
        if line < SEAMS:
            gap, rate = _side_gap(line, x, y, vx, vy, tok[i, RADIUS], board)
        elif below:
            gap, rate = board[line] - y, -vy
        else:
            gap, rate = y - board[line], vy
        step = safe_step(gap, rate, most)
        if not t + step > t:  # closed; or no number any more, which the event cap then ends
            return t
        t += step
        if t >= until:
            return inf


@compiled_part
def meeting_time(i: int, j: int, since: float, until: float, tok: Floats, plan: Ints, board: Floats) -> float:
    """When token i, which moves, meets token j between `since` and `until`; inf when it does not.

    On a straight path token i's state must be that of `since`: it may have crossed token j's place before.
    """
    reach = tok[i, RADIUS] + tok[j, RADIUS]
    moves = plan[j, STATE] == MOVING
    if not moves and (not MAY_CURVE or plan[i, FORM] != CURVED):
        dx, dy = tok[j, X] - tok[i, X], tok[j, Y] - tok[i, Y]
        along = resting_contact(dx, dy, tok[i, UX], tok[i, UY], reach)
        if along == inf:
            return inf
        t = time_of(i, along, tok, plan, board)
        return t if t < until else inf
    return _search_meeting(i, j, since, until, tok, plan, board)


@compiled_part
def _search_meeting(
    i: int, j: int, since: float, until: float, tok: Floats, plan: Ints, board: Floats
) -> float:
    """`meeting_time` where one of the two is on a curved path, or both move: the safe search."""
    reach, moves = tok[i, RADIUS] + tok[j, RADIUS], plan[j, STATE] == MOVING
    t = max(since, tok[i, T0])
    if moves:
        t = max(t, tok[j, T0])
    most_i, most_j = greatest_acceleration(i, tok, plan), greatest_acceleration(j, tok, plan)
    if t >= until or _too_far(i, j, until, reach, most_i, most_j, tok, plan, board):
        return inf
    while True:
        ix, iy, ivx, ivy = motion_at(i, t, tok, plan, board)
        jx, jy, jvx, jvy = tok[j, X], tok[j, Y], 0.0, 0.0
        if moves:
            jx, jy, jvx, jvy = motion_at(j, t, tok, plan, board)
        dx, dy = jx - ix, jy - iy
        apart = sqrt(dx * dx + dy * dy)
        rate = (dx * (jvx - ivx) + dy * (jvy - ivy)) / apart if apart > 0.0 else -1.0
        step = safe_step(apart - reach, rate, most_i + most_j)
        if not t + step > t:  # closed; or no number any more, which the event cap then ends
            return t
        t += step
        if t >= until:
            return inf


@compiled_part
def _too_far(
    i: int, j: int, until: float, reach: float, most_i: float, most_j: float, tok: Floats, plan: Ints,
    board: Floats,
) -> bool:  # fmt: skip
    """Whether two tokens cannot meet before `until` even if they head for each other."""
    far = 0.0
    for n in range(2):
        k, most = (i, most_i) if n == 0 else (j, most_j)
        if plan[k, STATE] != MOVING:
            continue
        span = until - tok[k, T0]
        if MAY_CURVE and plan[k, FORM] == CURVED:
            far += (tok[k, V] + 0.5 * most * span) * span
        else:
            far += way(k, span, tok, plan, board)
    far += reach
    dx, dy = tok[j, X] - tok[i, X], tok[j, Y] - tok[i, Y]
    return dx * dx + dy * dy > far * far


@compiled_part
def _first_resting(i: int, tok: Floats, plan: Ints) -> tuple[float, int]:
    """Metres along token i's straight path to the first resting token in its way, and which; inf and T."""
    x, y, ux, uy, radius = tok[i, X], tok[i, Y], tok[i, UX], tok[i, UY], tok[i, RADIUS]
    nobody = tok.shape[0]
    best, other = inf, nobody
    for j in range(tok.shape[0]):
        if plan[j, STATE] == RESTING:
            along = resting_contact(tok[j, X] - x, tok[j, Y] - y, ux, uy, radius + tok[j, RADIUS])
            if along < inf and (other == nobody or sooner(along, j, best, other, tok)):
                best, other = along, j
    return best, other


@compiled_part
def plan_token(i: int, tok: Floats, plan: Ints, board: Floats) -> None:
    """Find token i's next event; tells a moving partner of it, when that is sooner than the partner's own.

    Token i's state must be that of now, see `meeting_time`. Its end is planned already (`plan_end`). Of tokens
    that are planned together each pair is looked at once: what is found goes over in TOLD.
    """
    nobody = tok.shape[0]  # never -1: numba would compile everything once more for that very number
    best, other, curved = tok[i, ENDS], nobody, MAY_CURVE and plan[i, FORM] == CURVED
    if tok[i, TOLD] < inf:
        best, other = tok[i, TOLD], plan[i, TOLD_BY]
    if not curved:
        along, j = _first_resting(i, tok, plan)
        t = time_of(i, along, tok, plan, board)
        if t < tok[i, ENDS] and (other == nobody or sooner(t, j, best, other, tok)):
            best, other = t, j
    for j in range(tok.shape[0]):
        moves = plan[j, STATE] == MOVING
        if (
            j == i
            or not (moves or (curved and plan[j, STATE] == RESTING))
            or (moves and plan[j, PLANNED] != 0)
        ):
            continue
        until = min(tok[i, ENDS], tok[j, ENDS]) if moves else tok[i, ENDS]
        t = _search_meeting(i, j, tok[i, T0], until, tok, plan, board)
        if t == inf:
            continue
        if other == nobody or sooner(t, j, best, other, tok):
            best, other = t, j
        if not moves:
            continue
        if tok[j, WHEN] == -inf:  # it is to be planned yet
            if tok[j, TOLD] == inf or sooner(t, i, tok[j, TOLD], plan[j, TOLD_BY], tok):
                tok[j, TOLD] = t
                plan[j, TOLD_BY] = i
        elif t < tok[j, WHEN] - SAME_TIME:
            tok[j, WHEN] = t
            plan[j, NEXT], plan[j, OTHER] = CONTACT, i
    tok[i, WHEN] = best
    if other < nobody:
        plan[i, NEXT], plan[i, OTHER] = CONTACT, other
    plan[i, PLANNED] = 1


@compiled_part
def await_plan(i: int, tok: Floats) -> None:
    """Mark moving token i, whose end is planned, for `plan_token`; PLANNED must be 0, as for all that move."""
    tok[i, WHEN], tok[i, TOLD] = -inf, inf
