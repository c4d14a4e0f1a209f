"""One slide of a compiled round: where a greedy hand aims, what its scatter makes of it, where all come to rest.

The same as `aiming`, `drive.thrown` and `simulated` in `lab.rules`, and the reference solver under them.
"""

from __future__ import annotations

from math import cos, exp, hypot, inf, nan, pi, sin

from lab.chance.rollout.draws import normals
from lab.chance.rollout.resting import ask_ties, hold, push, put
from lab.chance.rollout.tables import (
    ANGLE_SCATTER,
    CORRELATED,
    ENDLESS,
    FACTOR_SIGMA,
    FOUL_OFF,
    GO_LINE,
    GOING_ON,
    HAND_RADIUS,
    MU_SIGMA,
    NEAR,
    NO_ROOM,
    OFF,
    PAID_FOR,
    PLACE_SCATTER,
    RELEASE_Y,
    RESTED,
    RESTITUTION,
    RESTITUTION_SPREAD,
    ROOT,
    SPEED_SCATTER,
    SPIN_SCATTER,
    STEEPEST,
    STEEPNESS,
    TAIL,
    TAIL_END,
    TAIL_STEPS,
    TARGET_SPACE,
    TARGET_X,
    TARGET_Y,
    TOKENS_A_SIDE,
    WAYS,
    WIDTH,
    Floats,
    Game,
    Table,
)
from lab.compiled import compiled_part
from lab.motion import kernel
from lab.motion.quick import GONE, one_slide

X, Y, SPEED, ANGLE, SPIN, MU, HIT, FACTOR = range(8)
"""Places in `Table.release`: the release, then the values drawn for the slide (mu as a part of the board's)."""

STEP, TURNS = 0.002, 48
"""The search for a free place behind the GO line, as in `lab.rules.drive`."""


@compiled_part
def best_target(token: int, game: Game, table: Table) -> int:
    """Row of `Game.targets` at which a greedy hand aims: the dearest property still worth collecting with no
    token in the way, else the dearest, else the last row, the middle of the board."""
    last, start = game.targets.shape[1] - 1, game.number[RELEASE_Y]
    dearest = last
    for row in range(last):
        if _is_taken(token, int(game.targets[token, row, TARGET_SPACE]), table):
            continue
        free = _way_free(token, game.targets[token, row, TARGET_X], start, game, table)
        if game.targets[token, row, TARGET_Y] <= free:
            return row
        if dearest == last:
            dearest = row
    return int(dearest)


@compiled_part
def _is_taken(token: int, space: int, table: Table) -> bool:
    """K17: whether another token of the side, or of one earlier in turn order, lies there."""
    for other in range((token // TOKENS_A_SIDE + 1) * TOKENS_A_SIDE):
        if other != token and table.where[other] == space:
            return True
    return False


@compiled_part
def _way_free(token: int, x: float, start: float, game: Game, table: Table) -> float:
    """How far up the board (m) the way straight up at x is free."""
    free = inf
    for other in range(table.where.shape[0]):
        if other == token:
            continue
        reach = game.radius[token] + game.radius[other]
        aside, y = table.xy[other, 0] - x, table.xy[other, 1]
        if -reach < aside < reach and y > start - reach:
            free = min(free, y - reach)
    return free


@compiled_part
def throw(
    token: int,
    x: float,
    angle: float,
    speed: float,
    spin: float,
    seed: int,
    number: int,
    game: Game,
    table: Table,
) -> int:
    """What the side's hand makes of an aim, into `table.release`; GOING_ON, or NO_ROOM behind the line."""
    normals(seed, number, token, table.slides[token], table.noise)
    return loosed(token, x, angle, speed, spin, game, table)


@compiled_part
def loosed(token: int, x: float, angle: float, speed: float, spin: float, game: Game, table: Table) -> int:
    """As `throw`, with the normal numbers in `table.noise`."""
    noise, release, hands = table.noise, table.release, game.hands
    deviate(token, game, noise)
    back, radius = game.number[RELEASE_Y], game.number[HAND_RADIUS]
    place = hands[token, PLACE_SCATTER]
    release[X] = min(max(x + place * noise[2], radius), game.number[WIDTH] - radius)
    release[Y] = min(max(back + place * noise[3], min(radius, back)), game.number[GO_LINE])
    release[SPEED] = max(speed * (1.0 + hands[token, SPEED_SCATTER] * noise[1]), 0.0)
    steepest = game.number[STEEPEST]
    release[ANGLE] = min(max(angle + hands[token, ANGLE_SCATTER] * noise[0], -steepest), steepest)
    release[SPIN] = spin + hands[token, SPIN_SCATTER] * noise[4]
    draw(token, game, table)
    return free_place(token, game, table)


@compiled_part
def deviate(token: int, game: Game, noise: Floats) -> None:
    """Turn the first five of `noise` into the hand's deviations, in units of its sigmas (see `lab.noise`)."""
    hands = game.hands
    if hands[token, CORRELATED] != 0.0:
        a, b, c, d, e = noise[0], noise[1], noise[2], noise[3], noise[4]
        for k in range(WAYS):
            at = ROOT + WAYS * k
            noise[k] = (
                hands[token, at] * a + hands[token, at + 1] * b + hands[token, at + 2] * c
                + hands[token, at + 3] * d + hands[token, at + 4] * e
            )  # fmt: skip
    row = int(hands[token, TAIL])
    if row < 0:
        return
    for k in range(WAYS):
        place = min(abs(noise[k]), TAIL_END - 1e-9) * TAIL_STEPS
        step = int(place)
        part = place - step
        wide = (1.0 - part) * game.tails[row, step] + part * game.tails[row, step + 1]
        noise[k] = wide if noise[k] >= 0.0 else -wide


@compiled_part
def draw(token: int, game: Game, table: Table) -> None:
    """The slide's mu, restitution and token factor, from the last three of `table.noise`."""
    number, noise, release = game.number, table.noise, table.release
    release[MU] = max(_log_normal(number[MU_SIGMA], noise[5]), number[STEEPNESS])
    stronger = max(_log_normal(number[FACTOR_SIGMA], noise[7]), number[STEEPNESS] / release[MU])
    hit = number[RESTITUTION] * (1.0 + number[RESTITUTION_SPREAD] * noise[6])
    release[HIT] = min(max(hit, 0.0), 1.0)
    release[FACTOR] = game.factors[token] * stronger


@compiled_part
def _log_normal(sigma: float, noise: float) -> float:
    """A factor of mean 1."""
    return exp(sigma * noise - 0.5 * sigma * sigma)


@compiled_part
def free_place(token: int, game: Game, table: Table) -> int:
    """Move the release to the nearest free place behind the GO line where a token lies in its place."""
    x, y, near = table.release[X], table.release[Y], False
    for other in range(table.where.shape[0]):
        if other != token and table.xy[other, 1] < game.number[NEAR]:
            near = True
    if not near or _is_free(token, x, y, game, table):
        return GOING_ON
    radius, width, line = game.radius[token], game.number[WIDTH], game.number[GO_LINE]
    back = min(radius, game.number[RELEASE_Y])
    for ring in range(1, int(hypot(width, line) / STEP) + 2):
        for turn in range(TURNS):
            at_x = x + ring * STEP * sin(2 * pi * turn / TURNS)
            at_y = y + ring * STEP * cos(2 * pi * turn / TURNS)
            inside = radius <= at_x <= width - radius and back <= at_y <= line
            if inside and _is_free(token, at_x, at_y, game, table):
                table.release[X], table.release[Y] = at_x, at_y
                return GOING_ON
    return NO_ROOM


@compiled_part
def _is_free(token: int, x: float, y: float, game: Game, table: Table) -> bool:
    """Whether the token can stand at (x, y) without overlapping one that lies near the line."""
    for other in range(table.where.shape[0]):
        if other == token or not table.xy[other, 1] < game.number[NEAR]:
            continue
        if hypot(x - table.xy[other, 0], y - table.xy[other, 1]) < game.radius[token] + game.radius[other]:
            return False
    return True


@compiled_part
def slide(token: int, paid: bool, game: Game, table: Table) -> int:
    """Slide the token as `table.release` says; ties and RESTED come next on the agenda. GOING_ON or ENDLESS."""
    release, lying = table.release, table.lying
    table.slides[token] += 1
    if release[Y] > game.number[GO_LINE] and game.rule[FOUL_OFF] != 0:  # K6
        put(token, OFF, nan, nan, table)
        return GOING_ON
    lying[0], lying[1], lying[2] = token, release[X], release[Y]
    many = 1
    for other in range(table.where.shape[0]):
        if other != token and table.xy[other, 0] == table.xy[other, 0]:
            lying[3 * many], lying[3 * many + 1] = other, table.xy[other, 0]
            lying[3 * many + 2] = table.xy[other, 1]
            many += 1
    table.hits[2] = 0
    status = one_slide(
        lying, game.rows, game.plans, game.factors, game.board, table.tok[:many], table.plan[:many],
        table.hits, table.no_events, table.no_segments,
        release[SPEED], release[ANGLE], release[SPIN], release[MU], release[HIT], release[FACTOR],
    )  # fmt: skip
    if status != kernel.DONE:
        return ENDLESS
    _lay_down(token, paid, game, table)
    return GOING_ON


@compiled_part
def _lay_down(token: int, paid: bool, game: Game, table: Table) -> None:
    """Where the slide left everything, from `table.lying`; K7 and K9."""
    lying = table.lying
    moved, ties = 1 << token, 0
    k = 0
    for other in range(table.where.shape[0]):
        if other == token or table.xy[other, 0] != table.xy[other, 0]:
            continue
        k += 1
        x, y = lying[3 * k + 1], lying[3 * k + 2]
        if x == table.xy[other, 0] and y == table.xy[other, 1]:
            continue
        moved |= 1 << other
        if lying[3 * k] == GONE:
            put(other, OFF, nan, nan, table)
        elif hold(other, x, y, game, table):
            ties |= 1 << other
    if lying[0] == GONE:
        put(token, OFF, nan, nan, table)
    elif hold(token, lying[1], lying[2], game, table):
        ties |= 1 << token
    push(RESTED, token, moved | PAID_FOR if paid else moved, table)
    ask_ties(ties, table)
