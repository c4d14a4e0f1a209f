"""A hand's skill and where it aims: from one aim to many releases, none of them alike.

A thrower is a set of standard deviations. Every release draws its own angle, speed, place and spin round
the aim, normally or with the longer tails of Student's t, independently or correlated; nothing here knows of
friction, which has a scatter of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from math import inf, isfinite, pi
from numbers import Real
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from lab.errors import ThrowerError
from lab.noise import Correlations, correlations_of, even_noise, root_of, shaped
from lab.whole_numbers import check_whole

if TYPE_CHECKING:
    from lab.board import Board
    from lab.motion import Release, Releases

BEHIND_GO = 0.05
"""How far (m) behind the GO line a hand lets go; half-way to the line where that would be off the board."""

_USUAL_GO_LINE = 0.15

STEEPEST = 0.499 * pi
"""A drawn angle (rad) is kept short of sideways."""

_STREAM = 0x7468726F
"""Keys the thrower's stream: the scatter of mu that slides draw from the same seed is independent of it."""


MOST_THROWS = 10_000_000
"""Releases that are drawn at once: 400 megabytes."""

_BLOCK = 1 << 14
"""Throws that share a stream."""

_SIGMAS = ("angle", "speed", "place", "spin")


@dataclass(frozen=True)
class Aim:
    """What a thrower means to do: release at `x` (m) with `speed` (m/s), `angle` (rad) and `spin` (rad/s).

    angle is from straight up the board, positive to the right; spin is positive anticlockwise.
    Raises ThrowerError for a number that is not finite, a negative speed, an angle of a right angle or more, and for
    more speed or spin than any hand gives (as `Release`).
    """

    x: float
    angle: float
    speed: float
    spin: float = 0.0

    def __post_init__(self) -> None:
        from lab.motion.release import FASTEST, FASTEST_SPIN

        _check_finite("aim", self)
        if self.speed < 0:
            raise ThrowerError(f"the speed {self.speed:g} m/s is negative; give 0 or more", where="aim.speed")
        if abs(self.angle) >= pi / 2:
            raise ThrowerError(
                f"the angle {self.angle:g} rad does not point up the board; give radians between -1.57 and "
                "1.57 (1 degree is 0.01745)",
                where="aim.angle",
            )
        for key, most, unit in (("speed", FASTEST, "m/s"), ("spin", FASTEST_SPIN, "rad/s")):
            if abs(value := getattr(self, key)) > most:
                raise ThrowerError(
                    f"{abs(value):g} {unit} is more than any hand gives; give at most {most:g}",
                    where=f"aim.{key}",
                )

    def as_dict(self) -> dict[str, float]:
        """`{"x", "angle", "speed", "spin"}` for JSON, in m, rad, m/s and rad/s."""
        return {key: float(getattr(self, key)) for key in ("x", "angle", "speed", "spin")}


@dataclass(frozen=True)
class Thrower:
    """A hand's scatter as standard deviations.

    angle: of the aim, rad; speed: relative to the aimed speed (0.034 is 3.4 %); place: of the release place
    in each of x and y, m; spin: rad/s. `name` is what reports call it, `source` says where the numbers are from.
    correlations: of the deviations in angle, speed, x, y and spin, given as {("angle", "speed"): 0.3}, as triples
    or as a matrix (5, 5), kept as triples. freedom: Student's t of so many degrees instead of a normal, more than
    2; the sigmas stay the standard deviations.

    Raises ThrowerError for a negative or non-finite sigma and for one out of any hand's range (almost surely a
    slip of unit), for correlations that cannot be and a freedom of 2 or less.
    """

    angle: float = 0.0
    speed: float = 0.0
    place: float = 0.0
    spin: float = 0.0
    name: str = "own"
    correlations: Correlations = ()
    freedom: float | None = None
    source: str = "given"

    def __post_init__(self) -> None:
        _check_finite("thrower", self)
        object.__setattr__(self, "correlations", correlations_of(self.correlations))
        if self.freedom is not None and self.freedom <= 2:
            raise ThrowerError(
                f"a Student-t of {self.freedom:g} degrees of freedom has no standard deviation; give more than 2",
                where="thrower.freedom",
            )
        for key, most, unit in (("angle", 1.0, "rad"), ("speed", 1.0, "(1 is 100 %)"), ("place", 1.0, "m")):
            value = getattr(self, key)
            if value > most:
                raise ThrowerError(
                    f"a scatter of {value:g} is more than any hand has; give 0 to {most:g} {unit}",
                    where=f"thrower.{key}",
                )
        for key in _SIGMAS:
            if getattr(self, key) < 0:
                raise ThrowerError(
                    f"the scatter {getattr(self, key):g} is negative; give 0 or more", where=f"thrower.{key}"
                )

    @classmethod
    def preset(cls, name: str) -> Thrower:
        """A ready-made hand: "beginner", "casual" or "skilled".

        All three are assumed, none is measured: beginner 3.0 degrees, 6 %, 8 mm, 4 rad/s; casual 1.5 degrees,
        3.4 %, 4 mm, 2 rad/s; skilled 0.7 degrees, 1.7 %, 2 mm, 1 rad/s.
        """
        try:
            return PRESETS[name]
        except KeyError:
            raise ThrowerError(
                f"there is no thrower {name!r}; presets are {', '.join(PRESETS)}, or give your own sigmas"
            ) from None

    def sample(
        self, aim: Aim, n: int, seed: int, board: Board | None = None, *, even: bool = False
    ) -> Releases:
        """`n` releases round `aim`; the same seed gives the same bits.

        even: spread them evenly (quasi-randomly, a Sobol sequence), for means with a smaller error; they are then
        no independent throws.

        Place: x round `aim.x`, y round `release_y(board)` (0.1 m, as on the reference board, when no board is
        given). With a board the whole token is set down on it and its centre behind the GO line: a place
        drawn beyond is moved to that limit. A drawn speed below zero becomes zero.

        Raises ThrowerError when n is not from 1 to MOST_THROWS, the seed negative, or the aim's place not on the
        board.
        """
        from lab.board import Board
        from lab.motion import Releases

        if not isinstance(aim, Aim):
            raise ThrowerError(f"{aim!r:.60} is no Aim", where="aim")
        if board is not None and not isinstance(board, Board):
            raise ThrowerError(f"{board!r:.60} is no Board; `load_board` reads one", where="board")
        check_whole(n, "n", ThrowerError)
        check_whole(seed, "seed", ThrowerError)
        n, seed = int(n), int(seed)
        if n < 1:
            raise ThrowerError(f"{n} slides are none; give 1 or more", where="n")
        if n > MOST_THROWS:
            raise ThrowerError(
                f"{n} slides are more than are taken at once; give at most {MOST_THROWS}", where="n"
            )
        if seed < 0:
            raise ThrowerError(f"{seed} is negative; give 0 or more", where="seed")
        if board is not None and not 0 <= aim.x <= board.width:
            raise ThrowerError(
                f"{aim.x:g} m is not on the board; give 0 to {board.width:g} (metres from the left edge)",
                where="aim.x",
            )
        noise = even_noise(5, n, seed) if even else None
        sigmas = np.array([[self.angle], [aim.speed * self.speed], [self.place], [self.place], [self.spin]])
        middle = np.array([[aim.angle], [aim.speed], [aim.x], [release_y(board)], [aim.spin]])
        rows = np.empty((5, n))

        def fill(first: int) -> None:
            part = slice(first, min(first + _BLOCK, n))
            own = _noise(part.stop - first, seed, first // _BLOCK) if noise is None else noise[:, part]
            drawn = self.deviations(own)
            with np.errstate(over="ignore", invalid="ignore"):  # what is not finite is refused below
                drawn *= sigmas
                np.add(drawn, middle, out=rows[:, part])
            angle, speed, x, y, _ = rows[:, part]
            np.clip(angle, -STEEPEST, STEEPEST, out=angle)
            np.maximum(speed, 0.0, out=speed)
            if board is not None:
                radius = board.token.radius
                np.clip(x, radius, board.width - radius, out=x)
                np.clip(y, min(radius, release_y(board)), board.go_line, out=y)

        firsts = range(0, n, _BLOCK)
        if len(firsts) == 1:
            fill(0)
        else:
            with ThreadPoolExecutor(2) as pool:
                list(pool.map(fill, firsts))
        angle, speed, x, y, spin = rows
        return Releases.given(x, y, speed, angle, spin)

    def correlated(self, correlations: object) -> Thrower:
        """This hand with other correlations, given as pairs, triples or a matrix (5, 5)."""
        return replace(self, correlations=correlations_of(correlations))

    def deviations(self, noise: NDArray[np.float64]) -> NDArray[np.float64]:
        """Deviations (5, n) in units of the sigmas, in the order of `lab.noise.WAYS`, from standard normal noise."""
        mixed = root_of(self.correlations) @ noise if self.correlations else noise
        return shaped(mixed, self.freedom)

    def release(self, aim: Aim, noise: Sequence[float], board: Board) -> Release:
        """One release round `aim` from five standard normal numbers; distributed as by `sample`, and faster.

        noise: for angle, speed, place across, place along, spin. The aim's place must be on the board.
        """
        from lab.motion import Release

        if self.correlations or self.freedom is not None:
            noise = self.deviations(np.asarray(noise, dtype=float)[:5]).tolist()
        back, radius = release_y(board), board.token.radius
        return Release(
            min(max(aim.x + self.place * noise[2], radius), board.width - radius),
            min(max(back + self.place * noise[3], min(radius, back)), board.go_line),
            max(aim.speed * (1.0 + self.speed * noise[1]), 0.0),
            min(max(aim.angle + self.angle * noise[0], -STEEPEST), STEEPEST),
            aim.spin + self.spin * noise[4],
        )

    @property
    def words(self) -> str:
        """The thrower within a sentence: "a casual thrower", "an unsure thrower", "this thrower" without a name."""
        if self.name == "own":
            return "this thrower"
        return f"{'an' if self.name[:1].lower() in 'aeiou' else 'a'} {self.name} thrower"

    def describe(self) -> str:
        """The scatter in words: "angle ± 1.5°, speed ± 3.4 %, place ± 4 mm, spin ± 2 rad/s", without what is nought."""
        parts = (
            (self.angle, f"angle ± {_figures(np.degrees(self.angle))}°"),
            (self.speed, f"speed ± {_figures(100 * self.speed)} %"),
            (self.place, f"place ± {_figures(1000 * self.place)} mm"),
            (self.spin, f"spin ± {_figures(self.spin)} rad/s"),
        )
        words = ", ".join(text for sigma, text in parts if sigma) or "no scatter"
        for one, other, value in self.correlations:
            words += f", {one} with {other} {value:+.2g}".replace("-", "\N{MINUS SIGN}")
        return words if self.freedom is None else f"{words}, Student-t of {self.freedom:g} degrees of freedom"

    def as_dict(self) -> dict[str, object]:
        """Name and numbers for JSON; correlations and freedom where there are any."""
        told: dict[str, object] = {key: getattr(self, key) for key in ("name", *_SIGMAS)}
        if self.correlations:
            told["correlations"] = [list(item) for item in self.correlations]
        if self.freedom is not None:
            told["freedom"] = self.freedom
        return told


def release_y(board: Board | None = None) -> float:
    """Where up the board (m) a hand lets go: 5 cm behind the GO line, or half-way to a nearer line."""
    return _release_y(_USUAL_GO_LINE if board is None else board.go_line)


def speed_up_to(board: Board, reach: float, where: str) -> float:
    """The speed (m/s) that brings a lone token, slid straight from where a hand lets go, to rest `reach` m up a board.

    Raises ThrowerError at `where` for a place behind the release, one that is no number, and one that drag forbids.
    """
    from lab.motion.reach import speed_to_reach

    way = reach - release_y(board)
    if not 0 <= way < inf:
        raise ThrowerError(
            f"{reach:g} m lies behind the place of release, {release_y(board):g} m", where=where
        )
    speed = speed_to_reach(board, way)
    if not isfinite(speed):
        raise ThrowerError(f"no speed comes to {reach:g} m against this drag", where=where)
    return speed


@lru_cache(maxsize=64)
def _release_y(go_line: float) -> float:
    return round(max(go_line - BEHIND_GO, go_line / 2), 9)


def _noise(n: int, seed: int, block: int) -> NDArray[np.float64]:
    """Standard normal noise (5, n) of a block of throws, from a stream of its own, so that threads share the work."""
    rng = np.random.default_rng([_STREAM, seed, block] if block else [_STREAM, seed])
    return rng.standard_normal((5, n))


def _check_finite(what: str, value: Aim | Thrower) -> None:
    """Refuse NaN, infinity and what is not a number, with the field's name."""
    for field in fields(value):
        given = getattr(value, field.name)
        if field.name in ("name", "source", "correlations") or (field.name == "freedom" and given is None):
            continue
        try:
            sound = not isinstance(given, bool) and isinstance(given, Real) and isfinite(given)
        except OverflowError:  # a whole number beyond any float
            sound = False
        if not sound:
            raise ThrowerError(f"{given!r:.60} is not a finite number", where=f"{what}.{field.name}")


def _assumed(name: str, degrees: float, speed: float, place: float, spin: float) -> Thrower:
    return Thrower(np.radians(degrees).item(), speed, place, spin, name, source="assumed")


PRESETS = {
    "beginner": _assumed("beginner", 3.0, 0.06, 0.008, 4.0),
    "casual": _assumed("casual", 1.5, 0.034, 0.004, 2.0),
    "skilled": _assumed("skilled", 0.7, 0.017, 0.002, 1.0),
}


def _figures(value: float) -> str:
    """Two figures, or all before the point: never an exponent where people read a percentage."""
    if value >= 99.5:
        return f"{value:.0f}"
    return f"{value:.2g}" if value >= 1e-3 else f"{value:.6f}".rstrip("0").rstrip(".")
