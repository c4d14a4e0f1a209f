"""Looking closely at many slides: every hit of each for momentum and energy, every table for overlaps.

Compiled, over the solver's own log of paths, so that a million slides take seconds. For level boards and
straight paths under coulomb friction with balls.
"""

from __future__ import annotations

import numba
import numpy as np

from lab import Board, Releases
from lab.motion import kernel
from lab.motion import tables as tb
from lab.motion.setup import Setup, board_numbers, tokens_at_rest

LOG = 512


@numba.njit
def _audit_hits(tok, events, segments, n_events, n_segments):
    """Worst gain of energy (J) and loss of momentum (N s) over the hits of one logged slide."""
    worst_energy, worst_momentum = 0.0, 0.0
    for e in range(n_events):
        if events[e, 0] != tb.CONTACT:
            continue
        t, impulse = events[e, 1], events[e, 4]
        px = py = energy = scale = 0.0
        for which in range(2):
            i = int(events[e, 2 + which])
            before, after = -1, -1
            for k in range(n_segments):
                if segments[k, 0] != i:
                    continue
                if segments[k, 3 + tb.T0] < t:
                    before = k
                elif after < 0 and segments[k, 3 + tb.T0] == t:
                    after = k
            m, j, r = tok[i, tb.MASS], tok[i, tb.INERTIA], tok[i, tb.RADIUS]
            for sign, k in ((-1.0, before), (1.0, after)):
                if k < 0:
                    continue
                v, w = segments[k, 3 + tb.V], segments[k, 3 + tb.W]
                if sign < 0.0 and v > 0.0:
                    v = max(v - segments[k, 3 + tb.NA] * (t - segments[k, 3 + tb.T0]), 0.0)
                px += sign * m * v * segments[k, 3 + tb.UX]
                py += sign * m * v * segments[k, 3 + tb.UY]
                energy += sign * 0.5 * m * (v * v + j * r * r * w * w)
                scale = max(scale, m * v)
        worst_energy = max(worst_energy, energy)
        worst_momentum = max(worst_momentum, np.hypot(px, py) - 1e-16 * (impulse + scale))
    return worst_energy, worst_momentum


@numba.njit
def _audit(start, start_plan, board, releases, restitution, worst, counts):
    """Run slides one by one with their logs; fills worst (6,) and counts (N, 2): events and hits."""
    tokens = start.shape[0]
    events, segments = np.empty((LOG, tb.EVENT_COLUMNS)), np.empty((2 * LOG, tb.SEGMENT_COLUMNS))
    count = np.zeros(3, np.int64)
    for n in range(releases.shape[1]):
        tok, plan = start.copy(), start_plan.copy()
        kernel.launch(
            0, releases[0, n], releases[1, n], releases[2, n], releases[3, n], releases[4, n], tok, plan
        )
        count[:] = 0
        status = kernel.run_slide(tok, plan, board, restitution, events, segments, count)
        if status != kernel.DONE:
            return n
        counts[n, 0], counts[n, 1] = count[0], count[2]
        gain, loss = _audit_hits(tok, events, segments, count[0], count[1])
        worst[0], worst[1] = max(worst[0], gain), max(worst[1], loss)
        for i in range(tokens):
            if plan[i, tb.STATE] == tb.OFF:
                continue
            x, y = tok[i, tb.X], tok[i, tb.Y]
            worst[2] = max(worst[2], -x, x - board[tb.WIDTH], -y, y - board[tb.LENGTH])
            for j in range(i):
                if plan[j, tb.STATE] != tb.OFF:
                    gap = np.hypot(tok[j, tb.X] - x, tok[j, tb.Y] - y) - tok[i, tb.RADIUS] - tok[j, tb.RADIUS]
                    worst[3] = max(worst[3], -gap)
    return -1


def audit(
    board: Board, releases: Releases, resting: dict[str, tuple[float, float]]
) -> tuple[np.ndarray, np.ndarray]:
    """Worst (energy gained J, momentum lost N s, place off the board m, overlap m) and (N, 2) counts."""
    place = np.vstack([[0.0, 0.0], list(resting.values())])
    names = ("slid", *resting)
    table = Setup(board, names, tuple(board.token_for(name) for name in names), place)
    tok, plan = tokens_at_rest(table)
    worst, counts = np.zeros(4), np.zeros((len(releases), 2), dtype=np.int64)
    given = np.array([releases.x, releases.y, releases.speed, releases.angle, releases.spin])
    failed = _audit(tok, plan, board_numbers(table, 1.0), given, board.collision.restitution, worst, counts)
    assert failed < 0, f"slide {failed} did not end or has more than {LOG} events"
    return worst, counts
