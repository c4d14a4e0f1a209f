"""How the compiled solver keeps a table: two arrays with a row a token, and one for the board.

Plain arrays, indexed by the names of their columns: rows taken out, or tuples of arrays handed about, cost
more in numba than all the physics.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# --- columns of `tok` (T, 36): a token's numbers
# state: place, direction, speed, spin, when this holds, and when the piece of path ends
X, Y, UX, UY, V, W, T0, T1 = range(8)
# when its next event comes, and until when its piece holds
WHEN, ENDS = range(8, 10)
# numbers of the law for this token, and those of its present piece
QA, QB, QC, QD, NA, NB, NC, ND = range(10, 18)
# what it is; inertia in units of m R^2
RADIUS, MASS, INERTIA, HEIGHT = range(18, 22)
# a curved piece: acceleration and spin's rate at its start; place, velocity, spin and their rates at its end;
# the greatest acceleration on the way; the next step's length as a part of the furthest one that may be
AX, AY, AW, X1, Y1, VX1, VY1, W1, AX1, AY1, AW1, AMAX, STEP_SIZE = range(22, 35)
# while several tokens are planned at once: the soonest meeting that one planned before it found with it
TOLD = 35
TOKEN_COLUMNS = 36

# --- columns of `plan` (T, 10): a token's whole numbers
# whether it moves; its next event and who or what is in it; form and law of its piece; whether it was tipped;
# how it touches the board, and the board's law
STATE, NEXT, OTHER, FORM, LAW, TOPPLED, BASE, OWN_LAW = range(8)
# while several tokens are planned at once: whether its plan is made, and who found the meeting told to it
PLANNED, TOLD_BY = range(8, 10)
PLAN_COLUMNS = 10
RESTING, MOVING, OFF = range(3)
STRAIGHT, TAIL, CURVED = range(3)
MAY_CURVE: bool = True
"""Whether a piece may be other than STRAIGHT by the board's law. Where none may, False is built in instead
(`solver_for`): what other pieces need is then left out, and the compiler has a third less to do."""
# no law's codes; laws of a piece that is looked up, NB and NC the time and way left to rest: along the law's curve
# (`curve.py`), NA the stretch; along a curve of spin (`spinning.py`), NA the scale of its time, ND where it begins
ALONG_CURVE, ALONG_SPIN = -1, -2

# kinds of event, as in events.KINDS; STEP is the solver's own
START, CONTACT, RAIL, SEAM, TOPPLE, REST, LEAVE, STEP = range(8)
EVENT_COLUMNS = 7  # kind, time, token, other, impulse, x, y
SEGMENT_COLUMNS = 3 + TOKEN_COLUMNS  # token, form, law; the token's numbers

# --- places in `board`: size; acceleration along the tilted board; yield speed and friction of hits; whether
# hits may tip tokens; whether there are rails, on which sides, their restitution and friction; where the seams
# end and where the curve of the law (`curve.py`) and those of spin (`spinning.py`) begin (0: none); then three
# numbers a seam: y, height, loss
WIDTH, LENGTH, GX, GY, YIELD_SPEED, FRICTION, MAY_TOPPLE, ANY_RAIL, RAILS = range(9)
RAIL_RESTITUTION, RAIL_FRICTION, SEAMS_END, CURVE, SPIN, SEAMS = range(RAILS + 4, RAILS + 10)
LEFT, RIGHT, NEAR, FAR = range(4)


def new_plan(tokens: int) -> Ints:
    """Whole numbers of `tokens` tokens, all at rest."""
    plan = np.zeros((tokens, PLAN_COLUMNS), dtype=np.int64)
    plan[:, OTHER] = -1
    return plan
