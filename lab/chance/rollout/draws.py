"""Random numbers that belong to a slide, not to the order of slides: the same seed, round, token and turn give
the same numbers whatever was decided before. Two decisions are then compared under the same luck.

Source: the mixing function of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014); Box and Muller, Annals of Mathematical Statistics 29 (1958) 610-611.
"""

from __future__ import annotations

from math import cos, log, pi, sin, sqrt

import numpy as np

from lab.chance.rollout.tables import Floats
from lab.compiled import compiled, compiled_part

_GAMMA, _ONE, _TWO = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_30, _27, _31, _11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)


@compiled_part
def mixed(key: np.uint64) -> np.uint64:
    """64 bits that look like chance, one to one from 64 others."""
    key = (key ^ (key >> _30)) * _ONE
    key = (key ^ (key >> _27)) * _TWO
    return key ^ (key >> _31)


@compiled
def normals(seed: int, number: int, token: int, turn: int, noise: Floats) -> None:
    """Fill `noise` (an even number of places) with standard normal numbers.

    number: of the round. turn: how often the token was slid before in it.
    """
    key = mixed(np.uint64(seed) + _GAMMA)
    key = mixed((key ^ np.uint64(number)) + _GAMMA)
    key = mixed((key ^ np.uint64(64 * turn + token)) + _GAMMA)
    for k in range(0, noise.shape[0], 2):
        key += _GAMMA
        u = (float(mixed(key) >> _11) + 1.0) * 2.0**-53
        key += _GAMMA
        turned = 2.0 * pi * (float(mixed(key) >> _11) * 2.0**-53)
        length = sqrt(-2.0 * log(u))
        noise[k], noise[k + 1] = length * cos(turned), length * sin(turned)
