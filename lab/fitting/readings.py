"""Friction and restitution from readings without a film: each reading's own value, and what all say together.

    stopwatch   mu = 2 d / (g t^2)                  time from release to rest
    speed       mu = v^2 / (2 g d)
    ramp        mu = h / (b + d)                    energy: m g h against mu m g on the ramp's base and the flat
    tilt        mu = tan(angle)                     keeps sliding at an even speed
    bounce      e = sqrt(h' / h)
    two-token   e = (sqrt(d_b) - sqrt(d_a)) / (sqrt(d_b) + sqrt(d_a))    equal masses, head on: v ~ sqrt(d)

Errors of reading enter each value, so that a class of 28 with a reaction time of 0.1 s knows what it knows. Means
are taken where the errors are symmetric: of 1 / sqrt(mu) for the stopwatch, of ln mu else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, pi, sqrt

import numpy as np

from lab.board import G
from lab.errors import FitError, UsageError
from lab.fitting.checks import FitWarning
from lab.fitting.laws import FloatArray
from lab.fitting.means import Mean, mean_of
from lab.fitting.numbers import count_of
from lab.fitting.result import Fit, FittedRecording, ReadingFit
from lab.fitting.slides import listed
from lab.recordings.readings import Readings

LEAST_ERROR, MOST_ERROR = 1e-9, 1e3
"""Of one reading, in its unit: neither is anybody's."""


@dataclass(frozen=True)
class ReadingErrors:
    """Standard errors of single readings: time: s (a hand on a stopwatch: 0.1); length: m (a tape: 5 mm);
    angle: rad (one degree); speed: relative (3 %). Raises UsageError for what cannot be."""

    time: float = 0.1
    length: float = 0.005
    angle: float = pi / 180
    speed: float = 0.03

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if not LEAST_ERROR <= value <= MOST_ERROR:
                raise UsageError(
                    f"an error of {value:g} for the {name} cannot be; give {LEAST_ERROR:g} to {MOST_ERROR:g}"
                )


def fit_readings(readings: Readings | Sequence[Readings], errors: ReadingErrors | None = None) -> Fit:
    """Friction or restitution from readings of one quantity, as one fit.

    Raises FitError: nothing given, or friction and restitution mixed, or readings that give neither (landings:
    see `fit_thrower`).
    """
    given = [readings] if isinstance(readings, Readings) else list(readings)
    errors = errors or ReadingErrors()
    if not given:
        raise FitError("there are no readings to fit; give some")
    if any(one.kind == "landings" for one in given):
        raise FitError(
            "places of rest tell the thrower's and the board's scatter together, not mu; fit them with "
            "`--measure landings` alone",
        )
    wanted = {_NAMES[one.kind] for one in given}
    if len(wanted) > 1:
        raise FitError("readings of friction and of restitution are two fits; give them apart")
    name = wanted.pop()
    own = [_own(one, errors) for one in given]
    values, relative = np.concatenate([v for v, _ in own]), np.concatenate([e for _, e in own])
    mean = _of_stopwatches(given, errors) if {one.kind for one in given} == {"stopwatch"} else None
    mean = mean or _mean(name, values, relative, all(one.kind in ("ramp", "tilt") for one in given))
    fits = tuple(
        ReadingFit(one.file, one.kind, row + 1, float(value), float(value * error))
        for one, (its_values, its_errors) in zip(given, own, strict=True)
        for row, (value, error) in enumerate(zip(its_values, its_errors, strict=True))
    )
    several = len(values) > 1
    return Fit(
        law="coulomb",
        values={name: mean.value},
        se={name: mean.se},
        intervals={name: mean.interval},
        rms_m=None,
        spread={name: float(values.std(ddof=1))} if several else {},
        excess={name: mean.scatter} if several else {},
        warnings=tuple(_warnings(given, fits)),
        recordings=tuple(_recording(one, name, its) for one, (its, _) in zip(given, own, strict=True)),
        slides=(),
        readings=fits,
    )


_NAMES = {
    "stopwatch": "mu",
    "speed": "mu",
    "ramp": "mu",
    "tilt": "mu",
    "bounce": "restitution",
    "two-token": "restitution",
}


def _own(one: Readings, errors: ReadingErrors) -> tuple[FloatArray, FloatArray]:
    """Each reading's value and its relative standard error, (n,) each, by first derivatives."""
    c = one.columns
    if one.kind == "stopwatch":
        return _with(
            lambda t, d: 2 * d / (G * t**2), (c["time"], errors.time), (c["distance"], errors.length)
        )
    if one.kind == "speed":
        v, d = c["speed"], c["distance"]
        return _with(lambda v, d: v**2 / (2 * G * d), (v, errors.speed * v), (d, errors.length))
    if one.kind == "ramp":
        parts = ((c[key], errors.length) for key in ("height", "base", "distance"))
        return _with(lambda h, b, d: h / (b + d), *parts)
    if one.kind == "tilt":
        return _with(np.tan, (c["angle"], errors.angle))
    if one.kind == "bounce":
        return _with(lambda h, b: np.sqrt(b / h), (c["height"], errors.length), (c["bounce"], errors.length))
    a, b = c["distance_a"], c["distance_b"]
    return _with(
        lambda a, b: (np.sqrt(b) - np.sqrt(a)) / (np.sqrt(b) + np.sqrt(a)),
        (a, errors.length),
        (b, errors.length),
    )


def _with(
    formula: Callable[..., FloatArray], *readings: tuple[FloatArray, FloatArray | float]
) -> tuple[FloatArray, FloatArray]:
    """A formula's values and their relative errors from readings with errors; halves of an error are taken so that
    a reading near 0 stays one."""
    values = [value for value, _ in readings]
    result = formula(*values)
    variance = np.zeros_like(result)
    for i, (value, error) in enumerate(readings):
        ahead, behind = list(values), list(values)
        ahead[i] = value + error
        behind[i] = np.maximum(value - error, 0.1 * value)
        variance += ((formula(*ahead) - formula(*behind)) / 2) ** 2
    return result, np.sqrt(variance) / np.maximum(np.abs(result), 1e-9)


def _of_stopwatches(given: Sequence[Readings], errors: ReadingErrors) -> Mean:
    """The mean mu of stopwatch readings, by 1 / sqrt(mu) = t sqrt(g / (2 d)), in which a hand's error is even."""
    parts = [
        _with(
            lambda t, d: t * np.sqrt(G / (2 * d)),
            (one.columns["time"], errors.time),
            (one.columns["distance"], errors.length),
        )
        for one in given
    ]
    roots = mean_of(
        [float(v) for values, _ in parts for v in values],
        [float(v * e) for values, relative in parts for v, e in zip(values, relative, strict=True)],
    )
    sigma2 = (2 * roots.scatter / roots.value) ** 2
    lift = exp(0.75 * sigma2)  # the mean of 1/sqrt(mu) of log-normal mu lies above that of the mean mu
    value = lift / roots.value**2
    low, high = (lift / max(end, 1e-3) ** 2 for end in roots.interval[::-1])
    return Mean(value, 2 * value * roots.se / roots.value, value * sqrt(sigma2), (low, high))


def _mean(name: str, values: FloatArray, relative: FloatArray, even: bool) -> Mean:
    """The mean of all: of mu by its logarithm, of restitution as it is.

    even: whether a reading's error is the same whatever it reads (ramps, tilts); then what reads low by chance
    must not count for less.
    """
    if name == "restitution":
        return mean_of(values.tolist(), (relative * values).tolist())
    if even:
        relative = relative * values / np.exp(np.mean(np.log(values)))
    logs = mean_of(np.log(values).tolist(), relative.tolist())
    lift = exp(logs.scatter**2 / 2)
    value = lift * exp(logs.value)
    low, high = (lift * exp(end) for end in logs.interval)
    return Mean(value, value * logs.se, value * logs.scatter, (low, high))


def _warnings(given: Sequence[Readings], fits: Sequence[ReadingFit]) -> list[FitWarning]:
    found = []
    silent = [one.file for one in given if not one.unit_stated]
    if silent:
        text = (
            f"no unit of length is given in {listed(silent)}: metres are assumed; say it in the header, e.g. "
            "`distance (cm)`, or with --unit"
        )
        found.append(FitWarning("unit-assumed", text, {"files": tuple(silent)}))
    vague = [fit for fit in fits if fit.se > 0.3 * abs(fit.value)]
    if vague:
        worst = max(vague, key=lambda fit: fit.se / abs(fit.value))
        found.append(
            FitWarning(
                "coarse-readings",
                f"{len(vague)} of {len(fits)} readings are known no better than 30 %: row {worst.row} gives "
                f"{worst.value:.3f} \N{PLUS-MINUS SIGN} {worst.se:.2g}; take longer slides",
                {"n": len(vague), "of": len(fits), "row": worst.row, "value": worst.value, "se": worst.se},
            )
        )
    return found


def _recording(one: Readings, name: str, values: FloatArray) -> FittedRecording:
    facts = (
        f"{one.kind}, {count_of(len(one), 'reading')}, {one.unit}{'' if one.unit_stated else ' (assumed)'}"
    )
    values_of = {name: float(values.mean())}
    return FittedRecording(
        one.file, f"{one.kind} readings", one.unit, None, (), values_of, facts=facts, notes=one.notes
    )
