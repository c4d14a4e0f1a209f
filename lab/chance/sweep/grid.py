"""The grid of a sweep: its axes as people write them, and the points they span.

An axis changes the board (any name of `board.with_`), the thrower or the aim:

    mu, length, mass, law, ...                          as in `board.with_`
    skill                                               a thrower's preset: beginner, casual, skilled
    scatter                                             a factor on all of the thrower's sigmas
    thrower.angle, thrower.speed, .place, .spin         one sigma (rad, relative, m, rad/s)
    aim.x, aim.angle, aim.speed, aim.spin               m, rad, m/s, rad/s
    aim.reach                                           metres up the board; the speed that reaches it there
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from difflib import get_close_matches
from hashlib import sha256
from itertools import product
from math import isfinite, prod
from numbers import Real
from typing import Any

from lab.board import Board
from lab.board.values import number_names, value_of
from lab.errors import LabError, SweepError
from lab.throwers import Aim, Thrower, speed_up_to

Value = float | str | bool

MOST_POINTS = 100_000

_THROWER = ("angle", "speed", "place", "spin")
_AIM = ("x", "angle", "speed", "spin", "reach")


@dataclass(frozen=True)
class Axis:
    """One axis of a grid: what is changed, and to which values. SweepError for what no grid can have."""

    name: str
    values: tuple[Value, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.name, str):
            raise SweepError(f"{self.name!r:.60} is no name of an axis; give text")
        plain = tuple(self._plain(value) for value in self.values)
        object.__setattr__(self, "values", plain)  # 1 is 1.0: the same point, whoever wrote it
        known = axis_names()
        if self.name not in known:
            close = get_close_matches(self.name, known, n=1)
            hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
            raise SweepError(f"there is nothing {self.name!r} to sweep over; {hint}")
        if not self.values:
            raise SweepError("an axis needs one value at least", where=self.name)
        for value in self.values:
            if isinstance(value, float) and not isfinite(value):
                raise SweepError(f"{value} is not a finite number", where=self.name)
        if len(set(self.values)) < len(self.values):
            raise SweepError("a value stands twice; name each once", where=self.name)

    def _plain(self, value: object) -> Value:
        """A value as a float, text, true or false; SweepError for what is none of them."""
        if isinstance(value, bool | str):
            return value
        try:
            if isinstance(value, Real):
                return float(value)
        except OverflowError:  # a whole number beyond any float
            pass
        raise SweepError(f"{value!r:.60} is no value of an axis; give numbers or words", where=self.name)


@dataclass(frozen=True)
class Point:
    """One point of a grid: its value on each axis, and what is thrown there, as JSON text.

    task holds board, thrower, aim, resting tokens, n and the sweep's seed; `seed` and `key` come from that text
    alone, so that a point gives the same numbers in whichever grid and on whichever machine it is measured.
    """

    values: Mapping[str, Value]
    task: str

    @property
    def key(self) -> str:
        """A name for the point's content."""
        return sha256(self.task.encode()).hexdigest()[:32]

    @property
    def seed(self) -> int:
        """The seed of the point's throws."""
        return seed_of(self.task)


def seed_of(task: str) -> int:
    """The seed that a point's content stands for: 49 bits of its SHA-256, below 10^15, so that spreadsheets, which hold
    15 digits, keep it whole and `landing --seed` takes it."""
    return int.from_bytes(sha256(task.encode()).digest()[:8], "big") >> 15


def axis_names() -> tuple[str, ...]:
    """Everything that a grid can go over."""
    own = ("skill", "scatter", *(f"thrower.{key}" for key in _THROWER), *(f"aim.{key}" for key in _AIM))
    return (*number_names(), *own)


def axes_of(grid: object) -> list[Axis]:
    """The axes of a grid given as {name: values} or as axes; SweepError for what is no grid."""
    if isinstance(grid, Mapping):
        axes: list[Axis] = []
        for name, values in grid.items():
            if isinstance(values, str) or not isinstance(values, Iterable):
                raise SweepError(f"{values!r:.60} are no values; give a list of them", where=f"{name!s:.60}")
            axes.append(Axis(name, tuple(values)))
        return axes
    given = list(grid) if isinstance(grid, Iterable) else [grid]
    named = [axis for axis in given if isinstance(axis, Axis)]
    if len(named) < len(given):
        raise SweepError(f"{grid!r:.60} is no grid; give {{name: values}} or a list of axes")
    return named


def checked_resting(resting: object) -> dict[str, tuple[float, float]]:
    """Places of resting tokens as {name: (x, y)} of floats, m; SweepError for what is none."""
    if resting is None:
        return {}
    if not isinstance(resting, Mapping):
        raise SweepError(f"{resting!r:.60} are no places; give {{token: (x, y)}} in metres", where="resting")
    places = {}
    for name, place in resting.items():
        try:
            x, y = place
            if not (isinstance(name, str) and isinstance(x, Real) and isinstance(y, Real)):
                raise TypeError
            places[name] = float(x), float(y)
        except (TypeError, ValueError, OverflowError):
            raise SweepError(
                f"{place!r:.60} is no place; give (x, y) in metres", where=f"resting.{name!s:.60}"
            ) from None
    return places


def read_axis(text: str) -> Axis:
    """An axis as written on the command line: `mu=0.05:0.15:11` (from, to, how many) or `mu=0.05,0.08,0.1`."""
    name, equals, written = (part.strip() for part in text.partition("="))
    if not equals or not name or not written:
        raise SweepError(f"{text!r} is no axis; write NAME=FROM:TO:COUNT or NAME=VALUE,VALUE")
    if ":" not in written:
        return Axis(name, tuple(value_of(part.strip()) for part in written.split(",")))
    parts = written.split(":")
    try:
        first, last, count = float(parts[0]), float(parts[1]), int(parts[2])
        if len(parts) != 3 or not 2 <= count <= MOST_POINTS:
            raise ValueError
    except (ValueError, IndexError):
        raise SweepError(
            f"{written!r} is no range; write FROM:TO:COUNT with a count of 2 to {MOST_POINTS}", where=name
        ) from None
    # to 12 digits: 0.06 rather than 0.060000000000000005
    steps = (float(f"{first + (last - first) * i / (count - 1):.12g}") for i in range(count))
    return Axis(name, tuple(steps))


def grid_points(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    axes: Sequence[Axis],
    *,
    n: int,
    seed: int,
    resting: Mapping[str, tuple[float, float]],
    middle: bool,
) -> list[Point]:
    """The points, the last axis changing fastest; every one is checked.

    middle: aim from the middle of each point's board, instead of from `aim.x`.
    Raises SweepError for a grid that is too large, and what a point's board, thrower or aim is refused with, with
    the point named.
    """
    names = [axis.name for axis in axes]
    if len(set(names)) < len(names):
        raise SweepError("an axis stands twice; name each once")
    size = prod(len(axis.values) for axis in axes)
    if size > MOST_POINTS:
        raise SweepError(f"{size} points are more than one sweep takes; give at most {MOST_POINTS}")
    points = []
    for chosen in product(*(axis.values for axis in axes)):
        values = dict(zip(names, chosen, strict=True))
        try:
            points.append(Point(values, _task(board, thrower, aim, values, n, seed, resting, middle)))
        except LabError as error:
            raise error.at(_named(values)) from None
    return points


def _named(values: Mapping[str, Value]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _task(
    board: Board,
    thrower: Thrower,
    aim: Aim,
    values: Mapping[str, Value],
    n: int,
    seed: int,
    resting: Mapping[str, tuple[float, float]],
    middle: bool,
) -> str:
    changes = {name: value for name, value in values.items() if name in number_names()}
    table = board.with_(**changes) if changes else board
    given = dict(_numbers(values, "aim."))
    reach = given.pop("reach", None)
    if middle:
        given.setdefault("x", table.width / 2)
    aimed = replace(aim, **given)
    if reach is not None:
        if "aim.speed" in values:
            raise SweepError("a speed and a place to reach are two aims; sweep over one of them")
        aimed = replace(aimed, speed=speed_up_to(table, reach, "aim.reach"))
    if not 0 <= aimed.x <= table.width:
        raise SweepError(f"{aimed.x:g} m is not on the board; give 0 to {table.width:g}", where="aim.x")
    for name, (x, y) in resting.items():
        if not (0 <= x <= table.width and 0 <= y <= table.length):
            raise SweepError(f"({x:g}, {y:g}) is off this board", where=f"resting.{name}")
    thrown = _thrower(thrower, values)
    return json.dumps(
        {
            "board": table.model_dump(mode="json", exclude={"provenance"}),
            "thrower": _scatter(thrown),
            "aim": {key: float(value) for key, value in asdict(aimed).items()},
            "resting": [[name, float(x), float(y)] for name, (x, y) in resting.items()],
            "n": n,
            "seed": seed,
        },
        sort_keys=True,
        allow_nan=False,
    )


def _thrower(thrower: Thrower, values: Mapping[str, Value]) -> Thrower:
    """The thrower of a point: the preset first, then single sigmas, then the factor on all."""
    if "skill" in values:
        thrower = Thrower.preset(str(values["skill"]))
    sigmas = dict(_numbers(values, "thrower."))
    factor = values.get("scatter", 1.0)
    if isinstance(factor, bool | str):
        raise SweepError(f"{factor!r} is not a factor; give a number", where="scatter")
    if factor != 1.0:
        every = {key: sigmas.get(key, getattr(thrower, key)) for key in _THROWER}
        sigmas = {key: sigma * factor for key, sigma in every.items()}
    changed: Any = sigmas
    return replace(thrower, name="own", **changed) if sigmas else thrower


def _scatter(thrower: Thrower) -> dict[str, Any]:
    """All that decides what a hand does: its fields but for what it is called and where that is from."""
    given = {field.name: getattr(thrower, field.name) for field in fields(thrower)}
    numbers = {key: float(given.pop(key)) for key in _THROWER}
    return {**numbers, **{key: value for key, value in given.items() if key not in ("name", "source")}}


def _numbers(values: Mapping[str, Value], prefix: str) -> Iterator[tuple[str, float]]:
    """The values of the axes of that prefix, which are numbers."""
    for name, value in values.items():
        if name.startswith(prefix):
            if isinstance(value, bool | str):
                raise SweepError(f"{value!r} is not a number", where=name)
            yield name.removeprefix(prefix), value
