"""A hand's skill from what it did: scatter of recorded releases, or of the places where tokens came to rest.

Landings alone tell the thrower's and the board's scatter together: a hand that varies its speed by s makes
distances vary by 2 s, and so does a board whose mu varies by 2 s. They cannot be told apart, unless the board's
scatter is known from slides; then its part is taken off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin, sqrt
from numbers import Real
from typing import TYPE_CHECKING

import numpy as np
from scipy.stats import chi2

from lab.errors import FitError
from lab.fitting.laws import FloatArray
from lab.fitting.numbers import plain
from lab.fitting.result import Fit
from lab.recordings.readings import Readings
from lab.throwers import Aim, Thrower, release_y

if TYPE_CHECKING:
    from lab.board import Board

_FEWEST = 3

_LEAVES_OUT = ("same-data", "no-slide", "speeds-up", "no-slowing")
"""Codes of warnings that tell why a recording gives no throw."""

_WIDEST = 1.0
"""No hand's throws, all meant alike, differ by more than this: relative in distance, rad in direction."""

_FARTHEST = 100.0
"""m; a place further off is no landing of a token, but a slip of unit or of sign."""


@dataclass(frozen=True)
class ThrowerFit:
    """A hand's scatter.

    thrower: as it can throw again; aim: what it meant on the mean, None where that does not point up the board;
    n: how many throws; source: "releases" or "landings"; intervals: 95 %, of each sigma that was measured.
    """

    thrower: Thrower
    aim: Aim | None
    n: int
    source: str
    intervals: Mapping[str, tuple[float, float]]
    sentence: str

    def as_dict(self) -> dict[str, object]:
        """The thrower in the `fit` document; angles in radians, speed relative, place in metres."""
        return {
            "n": self.n,
            "source": self.source,
            "sigmas": {key: getattr(self.thrower, key) for key in self.intervals},
            "intervals": {key: list(pair) for key, pair in self.intervals.items()},
            "aim": None if self.aim is None else vars(self.aim),
            "sentence": self.sentence,
        }


def thrower_of_releases(fit: Fit, name: str = "measured") -> ThrowerFit:
    """The scatter of the releases of a fit's slides, all meant alike; of their spins too, where all were recorded.

    Raises FitError with fewer than three slides.
    """
    if len(fit.slides) < _FEWEST:
        n = len(fit.slides)
        why = "; ".join(warning.text for warning in fit.warnings if warning.code in _LEAVES_OUT)
        raise FitError(
            f"a hand's scatter needs {_FEWEST} throws at least; there {'is' if n == 1 else 'are'} {n}"
            f"{f' ({why})' if why else ''}"
        )
    starts = np.array([slide.own_start for slide in fit.slides])
    speeds = np.hypot(starts[:, 2], starts[:, 3])
    angles = _about(np.arctan2(starts[:, 2], starts[:, 3]))
    n = len(starts)
    sigmas = {
        "angle": float(angles.std(ddof=1)),
        "speed": float(np.log(speeds).std(ddof=1)),
        "place": float(np.sqrt(np.mean(starts[:, :2].var(axis=0, ddof=1)))),
    }
    intervals = {
        key: _interval(sigma, n - 1 if key != "place" else 2 * (n - 1)) for key, sigma in sigmas.items()
    }
    spins = _spins(fit)
    if spins is not None:
        sigmas["spin"] = float(spins.std(ddof=1))
        intervals["spin"] = _interval(sigmas["spin"], n - 1)
    angle, speed, place, spin = (sigmas.get(key, 0.0) for key in ("angle", "speed", "place", "spin"))
    thrower = Thrower(angle, speed, place, spin, name=name, source=f"fitted to {n} releases")
    meant = 0.0 if spins is None else float(spins.mean())
    aim = _aim(float(starts[:, 0].mean()), float(angles.mean()), float(np.exp(np.log(speeds).mean())), meant)
    text = f"{n} releases: {thrower.describe()}; {_sureness(n - 1)}"
    return ThrowerFit(thrower, aim, n, "releases", intervals, text)


def thrower_of_landings(
    landings: Readings | Sequence[tuple[float, float]],
    board: Board,
    *,
    release: tuple[float, float] | None = None,
    name: str = "measured",
) -> ThrowerFit:
    """The scatter of places of rest, all meant alike: the thrower's and the board's together.

    release: where the hand lets go, m; by default straight below the landings' mean, behind the GO line. The
    part that the board's own mu_spread explains is taken off the speed; the place of release is taken as exact.
    Raises FitError with fewer than three landings, where they are not up the board from the release, for places
    that are no numbers, and where they are further apart than one hand's throws.
    """
    if isinstance(landings, Readings):
        if landings.kind != "landings":
            raise FitError(f"{landings.kind} readings hold no places of rest; read them as landings")
        places = np.stack([landings.columns["x"], landings.columns["y"]], 1)
    else:
        places = _places(landings, "landings")
    n = len(places)
    if n < _FEWEST:
        raise FitError(f"a hand's scatter needs {_FEWEST} landings at least; there are {n}")
    x0, y0 = float(places[:, 0].mean()), release_y(board)
    if release is not None:
        x0, y0 = _places([release], "release")[0].tolist()
    far = np.hypot(places[:, 0] - x0, places[:, 1] - y0)
    if np.any(far < 1e-3) or np.any(places[:, 1] <= y0):
        raise FitError(
            "some landings are not up the board from the place of release; give the release's place"
        )
    angles = _about(np.arctan2(places[:, 0] - x0, places[:, 1] - y0))
    apart = float(np.log(far).std(ddof=1)), float(angles.std(ddof=1))
    if apart[0] > _WIDEST or apart[1] > _WIDEST:
        raise FitError(
            f"these landings are {plain(100 * apart[0], 3)} % apart in distance and {plain(np.degrees(apart[1]), 3)}° "
            "in direction: no throws of one hand, all meant alike; give metres, and each aim on its own"
        )
    along = float(np.log(far).std(ddof=1))
    spread = board.surface.mu_spread
    speed = sqrt(max(along**2 - np.log1p(spread**2), 0.0)) / 2
    sigmas = {"angle": float(angles.std(ddof=1)), "speed": speed}
    low, high = _interval(along, n - 1)
    own = np.log1p(spread**2)
    intervals = {
        "angle": _interval(sigmas["angle"], n - 1),
        "speed": (sqrt(max(low**2 - own, 0.0)) / 2, sqrt(max(high**2 - own, 0.0)) / 2),
    }
    thrower = Thrower(sigmas["angle"], speed, name=name, source=f"fitted to {n} landings")
    distance = float(np.exp(np.log(far).mean()))
    aim = _aim(x0, float(angles.mean()), _speed_for(board, distance))
    whose = (
        f"the board's own scatter of mu ({plain(100 * spread, 2)} %) taken off the speed"
        if spread > 0
        else "the thrower's and the board's scatter together: landings cannot tell them apart"
    )
    text = (
        f"{n} landings {plain(100 * along, 2)} % apart in distance: angle \N{PLUS-MINUS SIGN} "
        f"{plain(np.degrees(sigmas['angle']), 2)}°, speed \N{PLUS-MINUS SIGN} {plain(100 * speed, 2)} %, {whose}; "
        f"{_sureness(n - 1)}"
    )
    return ThrowerFit(thrower, aim, n, "landings", intervals, text)


def _places(given: object, what: str) -> FloatArray:
    """Places (n, 2) m; FitError for what are no pairs of numbers, and for places that no token comes to."""
    try:
        rows = [tuple(row) for row in given]  # type: ignore[attr-defined]  # what cannot be walked over: TypeError
        if not all(len(row) == 2 and all(map(_is_number, row)) for row in rows):
            raise TypeError
        places = np.array(rows, dtype=np.float64).reshape(-1, 2)
    except (TypeError, ValueError, OverflowError):
        raise FitError("these are no places; give pairs (x, y) of numbers in metres", where=what) from None
    if not (np.abs(places) <= _FARTHEST).all():
        raise FitError(
            f"a place is no finite number or further off than {_FARTHEST:g} m; give metres on the board",
            where=what,
        )
    return places


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def _about(angles: FloatArray) -> FloatArray:
    """Angles without jumps of a whole turn: each next to their mean direction."""
    middle = atan2(float(np.sin(angles).mean()), float(np.cos(angles).mean()))
    nearest: FloatArray = middle + (angles - middle + pi) % (2 * pi) - pi
    return nearest


def _aim(x: float, angle: float, speed: float, spin: float = 0.0) -> Aim | None:
    up = abs(angle) < 1.5 and cos(angle) > 0 and hypot(sin(angle), speed) > 0
    return Aim(x, angle, speed, spin) if up else None


def _spins(fit: Fit) -> FloatArray | None:
    """The releases' spins, (n,) rad/s; None where not every slide's heading was recorded and fitted."""
    spins = [slide.spin for slide in fit.slides if slide.spin is not None]
    if fit.together is None or any(slide.heading is None for slide in fit.together.slides):
        return None
    return np.array(spins) if len(spins) == len(fit.slides) else None


def _interval(sigma: float, freedom: int) -> tuple[float, float]:
    """95 % interval of a standard deviation of normal values."""
    most, least = float(chi2.ppf(0.975, freedom)), float(chi2.ppf(0.025, freedom))
    return sigma * sqrt(freedom / most), sigma * sqrt(freedom / least)


def _sureness(freedom: int) -> str:
    """How well a standard deviation from so many values is known: by 1 / sqrt(2 f)."""
    return f"each spread is known to about {100 / sqrt(2 * freedom):.0f} %"


def _speed_for(board: Board, distance: float) -> float:
    """The release speed with which a token on the board slides so far, m/s."""
    from scipy.optimize import brentq

    from lab.motion.friction import law_code, law_numbers, stop_distance

    a, b, c, d = law_numbers(board.surface)
    code = law_code(board)
    top = 1.0
    while stop_distance(code, a, b, c, d, top) < distance:
        top *= 2
    return float(brentq(lambda v: stop_distance(code, a, b, c, d, v) - distance, 1e-6, top, xtol=1e-9))
