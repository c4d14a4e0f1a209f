"""How compiled rounds keep a game: what does not change in it, one table under way, and the codes of both.

Sides are numbered by turn order, tokens side by side in that order; spaces in board order, `blank` last.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

KINDS = (
    "property", "railroad", "chance", "house", "luxury_tax", "free_parking", "go_to_jail", "blank",
)  # fmt: skip
PROPERTY, RAILROAD, CHANCE, HOUSES, LUXURY_TAX, FREE_PARKING, GO_TO_JAIL, BLANK = range(8)

UNSLID, JAIL, OFF = -3, -2, -1
"""Where a token is when it is on no space."""

TOKENS_A_SIDE = 4

# --- tasks on the agenda, as in `lab.rules.machine`; those that are decisions come first
SLIDES, AGAIN, RESLIDE, TIE, FEE, MOVE, HOUSE = range(7)
RESTED, LAID, CHANCE_STEP, RAILROADS_STEP, COLLECT_STEP, PARKING_STEP, END_STEP = range(7, 14)
CHANCE_OF, RAILROADS_OF, COLLECT_OF, TAX = range(14, 18)
TASK, WHO, WHAT = range(3)
"""Columns of the agenda. WHO: token or side. WHAT of RESTED: the tokens that moved, as bits, and
`PAID_FOR` where the slide was one after the fee (K12)."""
PAID_FOR = 1 << 20

# --- places in `Game.rule`: the house rules as whole numbers
JAIL_FEE, FEE_TO_POT, DEBT, NOTE, TAX_RATE, REFILL, FOUL_OFF, BLANK_COUNTS, JAIL_AGAIN = range(9)
SHORT_OFF, HOUSE_BONUS, TAX_ON_HOUSE, THROWS, RESTS_ON, STANDING = range(9, 15)
RULES = 15
AS_IT_LIES = -9
"""RESTS_ON: the space on which one token is put when all are slid (token k of T in round k, modulo T), to see
what that is worth; or this: no token is. STANDING: given answers wait until they are asked for."""

# --- places in `Game.number`: what is measured in metres or parts
WIDTH, GO_LINE, RELEASE_Y, HAND_RADIUS, NEAR, TOLERANCE, STEEPEST = range(7)
MU_SIGMA, RESTITUTION, RESTITUTION_SPREAD, FACTOR_SIGMA, STEEPNESS = range(7, 12)
NUMBERS = 12

# --- columns of `Game.hands`, `Game.targets`
ANGLE_SCATTER, SPEED_SCATTER, PLACE_SCATTER, SPIN_SCATTER, TAIL, CORRELATED, ROOT = range(7)
WAYS = 5
HAND_COLUMNS = ROOT + WAYS * WAYS  # the matrix that correlates the five deviations, row by row
TAIL_STEPS, TAIL_END = 256, 9  # of Student-t deviations: so many to one sigma, up to so many sigmas
TARGET_SPACE, TARGET_X, TARGET_Y, TARGET_VALUE, AIM_X, AIM_SPEED = range(6)

NOISE = 8
"""Normal numbers for each slide: five for the hand, three for the board's scatter."""

# --- answers that are given: kinds, columns, and the columns of `rests`
RELEASED, AIMED, OBSERVED, LAID_OUT, PICKED, PAYS, MOVES, COLLECTS = range(8)
A_KIND, A_WHO, A_WHAT, A_X, A_Y, A_SPEED, A_ANGLE, A_SPIN, A_MU, A_HIT, A_FACTOR = range(11)
A_FIRST, A_END = 11, 12  # rows of `rests` that belong to an observed slide
ANSWER_COLUMNS = 13
R_TOKEN, R_SPACE, R_X, R_Y = range(4)  # a place of NaN is known by its space alone

# --- places in `Table.marks`, and how a round ends
DEPTH, ANSWERS_USED, POT_LEFT, WAS_PUT = range(4)
OVER, ENDLESS, WRONG_ANSWER, NO_ROOM = range(4)
GOING_ON = -1


class Game(NamedTuple):
    """What does not change in a game of S sides on a board of n spaces.

    kind, value, group (n + 1): code, printed value, colour set with a bonus (-1: none). bonus, members (G):
    amount and number of properties of each set. rule, number: see above. corners to worth: the spaces as in
    `SpaceMap`. rows, plans, factors: the T tokens at rest for the solver, board: its numbers. radius (T).
    hands (T, 32): the hand that slides it. tails (H, 2305): Student-t deviations at even steps of the normal
    ones behind them, for the hands whose TAIL names a row. targets (T, K, 6): what a greedy hand aims at, the
    best first. pays_from (S): at what value, in fees, a side leaves jail (see `Greedy`); negative: the side
    only ever takes the rules' own defaults.
    """

    kind: Ints
    value: Ints
    group: Ints
    bonus: Ints
    members: Ints
    rule: Ints
    number: Floats
    corners: Floats
    starts: Ints
    boxes: Floats
    outline: Floats
    worth: Floats
    rows: Floats
    plans: Ints
    factors: Floats
    board: Floats
    radius: Floats
    hands: Floats
    tails: Floats
    targets: Floats
    pays_from: Floats


class Table(NamedTuple):
    """A round under way, changed in place.

    where (T): space of each token, or OFF, JAIL, UNSLID. xy (T, 2) m, NaN where unknown. slid (T): whether it
    had its slide of the round; slides (T): how often it was slid in all. money (S + 2): sides, pot, bank.
    collector (n + 1): the side that collected there, -1 for none. agenda (A, 3): what is still to be done,
    the next thing in row marks[DEPTH] - 1. The rest is worked in.
    """

    where: Ints
    xy: Floats
    slid: Ints
    slides: Ints
    money: Ints
    collector: Ints
    agenda: Ints
    marks: Ints
    noise: Floats
    release: Floats
    shares: Floats
    lying: Floats
    tok: Floats
    plan: Ints
    hits: Ints
    no_events: Floats
    no_segments: Floats


AGENDA_ROOM = 96
"""Tasks that can wait at once: 16 fees, ties and re-slides, and the card's."""
