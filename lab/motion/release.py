"""How tokens leave the hand: one Release, or many as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isfinite
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lab.errors import MotionError
from lab.whole_numbers import check_type

_FIELDS = ("x", "y", "speed", "angle", "spin")

FASTEST, FASTEST_SPIN = 100.0, 10_000.0
"""m/s and rad/s: more than any hand gives, and what the solvers are tested up to."""


@dataclass(frozen=True)
class Release:
    """One release: place (x, y) m, speed m/s, angle rad from straight up the board, positive to the right,
    spin rad/s, positive anticlockwise.

    Raises MotionError for NaN, infinity, a negative speed, one above 100 m/s or a spin above 10 000 rad/s.
    """

    x: float
    y: float
    speed: float
    angle: float = 0.0
    spin: float = 0.0

    def __post_init__(self) -> None:
        values = (self.x, self.y, self.speed, self.angle, self.spin)
        plain = all(type(value) is float and isfinite(value) for value in values)
        if plain and 0 <= self.speed <= FASTEST and abs(self.spin) <= FASTEST_SPIN:
            return  # the usual case, quickly
        given = [_floats(name, getattr(self, name)) for name in _FIELDS]
        for name, value in zip(_FIELDS, given, strict=True):
            if value.ndim:
                raise MotionError(
                    "one release has one number here; many make `Releases`", where=f"release.{name}"
                )
        _check(*given)


@dataclass(frozen=True, eq=False)
class Releases:
    """Many releases as float arrays of one length (N,), read-only; made by `from_arrays` or `of`. Arrays that can be
    written to are copied: whoever changes theirs afterwards changes no release.

    Raises MotionError for what are no such arrays, and as `Release`.
    """

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    speed: NDArray[np.float64]
    angle: NDArray[np.float64]
    spin: NDArray[np.float64]

    def __repr__(self) -> str:
        return f"<Releases: {len(self.x):,}>"

    def __post_init__(self) -> None:
        given = [getattr(self, name) for name in _FIELDS]
        for name, array in zip(_FIELDS, given, strict=True):
            right = isinstance(array, np.ndarray) and array.dtype == np.float64 and array.ndim == 1
            if not right or len(array) != len(given[0]):
                raise MotionError(
                    "releases are float arrays of one length; `Releases.from_arrays` makes them of anything",
                    where=f"release.{name}",
                )
        _check(*given)
        for name, array in zip(_FIELDS, given, strict=True):
            object.__setattr__(self, name, _for_reading(array.copy() if array.flags.writeable else array))

    @classmethod
    def from_arrays(
        cls, x: ArrayLike, y: ArrayLike, speed: ArrayLike, angle: ArrayLike = 0.0, spin: ArrayLike = 0.0
    ) -> Releases:
        """Releases from arrays or single numbers, broadcast to one length.

        Raises MotionError for shapes that do not fit, more than one dimension, and as `Release`.
        """
        given = [_floats(*pair) for pair in zip(_FIELDS, (x, y, speed, angle, spin), strict=True)]
        try:
            arrays = np.broadcast_arrays(*given)
        except ValueError as error:
            shapes = ", ".join(f"{name} {value.shape}" for name, value in zip(_FIELDS, given, strict=True))
            raise MotionError(f"these arrays do not broadcast to one length: {shapes}") from error
        if arrays[0].ndim > 1:
            raise MotionError(f"releases are one-dimensional arrays, not of shape {arrays[0].shape}")
        return cls.given(*(np.array(np.atleast_1d(array), dtype=float, order="C") for array in arrays))

    @classmethod
    def given(
        cls,
        x: NDArray[np.float64],
        y: NDArray[np.float64],
        speed: NDArray[np.float64],
        angle: NDArray[np.float64],
        spin: NDArray[np.float64],
    ) -> Releases:
        """Releases of float arrays (N,) that are given away: as by `from_arrays`, without a copy."""
        return cls(*map(_for_reading, (x, y, speed, angle, spin)))

    @classmethod
    def of(cls, releases: Iterable[Release]) -> Releases:
        """Releases from single ones."""
        listed = list(releases) if isinstance(releases, Iterable) else [releases]
        for i, one in enumerate(listed):
            check_type(one, Release, "a Release", f"releases[{i}]", MotionError)
        return cls.from_arrays(*(np.array([getattr(r, name) for r in listed], float) for name in _FIELDS))

    def __len__(self) -> int:
        return len(self.x)

    def part(self, first: int, end: int) -> Releases:
        """Those from number `first` up to `end`."""
        return Releases(*(getattr(self, name)[first:end] for name in _FIELDS))

    def __getitem__(self, i: int) -> Release:
        return Release(*(float(getattr(self, name)[i]) for name in _FIELDS))

    def __iter__(self) -> Iterator[Release]:
        return (self[i] for i in range(len(self)))


def _for_reading(array: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same numbers, without a copy, as an array that cannot be written to."""
    if not isinstance(array, np.ndarray):
        return array  # which is then refused
    view = array.view()
    view.flags.writeable = False
    return view


def _floats(name: str, value: ArrayLike) -> NDArray[np.float64]:
    """A number, or numbers, as floats; MotionError for what is none (text, too, that spells one)."""
    try:
        given = np.asarray(value)
        if given.dtype.kind not in "fiub" and not all(isinstance(item, Real) for item in given.flat):
            raise ValueError
        return given.astype(float)
    except (TypeError, ValueError, OverflowError) as error:
        raise MotionError(f"the release's {name} must be a finite number", where=f"release.{name}") from error


def _check(*arrays: NDArray[np.float64]) -> None:
    for name, array in zip(_FIELDS, arrays, strict=True):
        if not np.isfinite(array).all():
            raise MotionError(f"the release's {name} must be a finite number", where=f"release.{name}")
    if (arrays[2] < 0).any():
        raise MotionError(
            "a speed cannot be negative; turn the angle by half a turn instead", where="release.speed"
        )
    for name, array, most, unit in (
        ("speed", arrays[2], FASTEST, "m/s"),
        ("spin", arrays[4], FASTEST_SPIN, "rad/s"),
    ):
        if (abs(array) > most).any():
            raise MotionError(
                f"{abs(array).max():g} {unit} is more than any hand gives; give at most {most:g}",
                where=f"release.{name}",
            )
