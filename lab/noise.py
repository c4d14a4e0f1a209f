"""From standard normal noise to a hand's deviations: correlated, normal or Student-t, at random or evenly spread.

A hand deviates in five ways, `WAYS`. Their correlations are those of normal numbers behind the deviations (a
Gaussian copula), which for a normal hand are the deviations themselves; a Student-t hand turns each of these
into a t of the same standard deviation, so that uncorrelated ways stay independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from numbers import Real
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.errors import ThrowerError

Floats = NDArray[np.float64]

WAYS = ("angle", "speed", "x", "y", "spin")
"""In which a release deviates from its aim, in the order of noise: x and y are the place across and along."""

Correlations = tuple[tuple[str, str, float], ...]
"""(way, other way, correlation), ways in the order of WAYS, pairs without any left out."""


def correlations_of(given: object) -> Correlations:
    """Correlations as a hand keeps them, from pairs {("angle", "speed"): 0.3}, triples, or a matrix (5, 5).

    Raises ThrowerError for an unknown way, a pair given twice, a number beyond -1 to 1, and for correlations that
    cannot hold together.
    """
    if isinstance(given, Mapping):
        listed: list[tuple[Any, ...]] = [(*_pair(key), value) for key, value in given.items()]
    elif _rows_of_numbers(given):
        listed = _of_matrix(np.asarray(given, dtype=float))
    elif isinstance(given, Sequence) and all(isinstance(item, list | tuple) for item in given):
        listed = [tuple(item) for item in given]
    else:
        raise _refusal(f"{given!r:.60} are no correlations; give pairs or a matrix of 5 by 5")
    found: dict[tuple[str, str], float] = {}
    for item in listed:
        if len(item) != 3:
            raise _refusal(f"{item!r:.60} is no correlation; give two ways and a number")
        pair, value = _ordered(item[0], item[1]), item[2]
        if not isinstance(value, Real) or isinstance(value, bool) or not abs(float(value)) <= 1:
            raise _refusal(f"the correlation {value!r:.40} of {' and '.join(pair)} must lie within -1 to 1")
        if pair in found:
            raise _refusal(f"the correlation of {' and '.join(pair)} is given twice; give it once")
        found[pair] = float(value)
    kept = tuple((*pair, value) for pair, value in sorted(found.items(), key=_place) if value)
    if np.linalg.eigvalsh(correlation_matrix(kept)).min() < -1e-9:
        raise _refusal("these correlations cannot all hold at once; make them weaker")
    return kept


def correlation_matrix(correlations: Correlations) -> Floats:
    """The matrix (5, 5) in the order of WAYS."""
    matrix = np.eye(len(WAYS))
    for one, other, value in correlations:
        i, j = WAYS.index(one), WAYS.index(other)
        matrix[i, j] = matrix[j, i] = value
    return matrix


@lru_cache(maxsize=64)
def root_of(correlations: Correlations) -> Floats:
    """The matrix (5, 5) that turns independent normal numbers into correlated ones."""
    size, turn = np.linalg.eigh(correlation_matrix(correlations))
    root: Floats = (turn * np.sqrt(np.maximum(size, 0.0))) @ turn.T
    return root


def shaped(normal: ArrayLike, freedom: float | None) -> Floats:
    """Deviations of standard deviation 1 from standard normal numbers: themselves, or a Student-t's."""
    noise = np.asarray(normal, dtype=float)
    if freedom is None:
        return noise
    from scipy.special import ndtr, stdtrit

    tail = stdtrit(freedom, ndtr(-np.abs(noise)))  # from the tail, where no digit is lost
    wide: Floats = np.copysign(tail, noise) * sqrt((freedom - 2.0) / freedom)
    return wide


def share_below(deviation: ArrayLike, freedom: float | None) -> Floats:
    """The chance that a deviation of standard deviation 1 is smaller than `deviation`."""
    from scipy.special import ndtr, stdtr

    below = np.asarray(deviation, dtype=float)
    if freedom is None:
        return np.asarray(ndtr(below))
    return np.asarray(stdtr(freedom, below * sqrt(freedom / (freedom - 2.0))))


def to_normal(deviation: ArrayLike, freedom: float | None) -> Floats:
    """The standard normal number behind a deviation of standard deviation 1: `shaped` turned round."""
    given = np.asarray(deviation, dtype=float)
    if freedom is None:
        return given
    from scipy.special import ndtri

    return np.asarray(np.copysign(ndtri(share_below(-np.abs(given), freedom)), given))


def even_noise(ways: int, n: int, seed: int) -> Floats:
    """Standard normal noise (ways, n) spread evenly: a scrambled Sobol sequence through the normal's quantiles."""
    from scipy.special import ndtri

    points = even_points(ways, n, seed)
    return np.asarray(ndtri(points, out=points))


def even_points(ways: int, n: int, seed: int) -> Floats:
    """Points (ways, n) inside the unit cube: the first n of a scrambled Sobol sequence."""
    from scipy.stats import qmc

    rng = np.random.default_rng([_EVEN, seed])
    sequence = qmc.Sobol(ways, scramble=True, rng=rng).random_base2(max(n - 1, 0).bit_length())
    points = np.ascontiguousarray(sequence[:n].T)
    return np.clip(points, 1e-12, 1.0 - 1e-12, out=points)


_EVEN = 0x736F626F
"""Keys the stream that scrambles."""


def _rows_of_numbers(given: Any) -> bool:
    """Whether this is a matrix with a row and a column for each of WAYS."""
    if not isinstance(given, np.ndarray | list | tuple) or len(given) != len(WAYS):
        return False
    return all(
        isinstance(row, np.ndarray | list | tuple)
        and len(row) == len(WAYS)
        and all(isinstance(value, Real) for value in row)
        for row in given
    )


def _of_matrix(matrix: Floats) -> list[tuple[Any, ...]]:
    if not (np.allclose(matrix, matrix.T, atol=1e-9) and np.allclose(np.diag(matrix), 1.0, atol=1e-9)):
        raise _refusal("a correlation matrix is the same on both sides of its diagonal, which is 1")
    return [
        (WAYS[i], WAYS[j], float(matrix[i, j])) for i, j in zip(*np.triu_indices(len(WAYS), 1), strict=True)
    ]


def _pair(key: object) -> tuple[Any, Any]:
    parts = key.replace(",", " ").split() if isinstance(key, str) else key
    if not isinstance(parts, list | tuple) or len(parts) != 2:
        raise _refusal(f"{key!r:.60} is no pair; give two of {', '.join(WAYS)}")
    return parts[0], parts[1]


def _ordered(one: object, other: object) -> tuple[str, str]:
    for way in (one, other):
        if way not in WAYS:
            raise _refusal(f"{way!r:.40} is no way to deviate; give two of {', '.join(WAYS)}")
    if one == other:
        raise _refusal(f"{one} goes with itself; give two different of {', '.join(WAYS)}")
    first, second = sorted((str(one), str(other)), key=WAYS.index)
    return first, second


def _place(item: tuple[tuple[str, str], float]) -> tuple[int, int]:
    return WAYS.index(item[0][0]), WAYS.index(item[0][1])


def _refusal(sentence: str) -> ThrowerError:
    return ThrowerError(sentence, where="thrower.correlations")
