"""Recordings made up for fits, with laws worked out here by hand and not by the code under test."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, log, log1p, sin, sqrt

import numpy as np

from lab import Recording, Track
from lab.board import G
from lab.fitting.scene import scene_of

Rng = np.random.Generator


def kinds(recording: Recording) -> list[str]:
    """What the first token does, segment by segment."""
    return [segment.kind for segment in scene_of(recording).actors[0].segments]


def slowing(law: str, values: dict[str, float], v: np.ndarray | float) -> np.ndarray | float:
    """Deceleration by the law as DESIGN writes it."""
    mu = values["mu"]
    if law == "coulomb":
        return mu * G + 0 * v
    if law == "viscous":
        return mu * G + values["k"] * v
    if law == "quadratic":
        return mu * G + values["c"] * v**2
    return G * (mu + (values["mu0"] - mu) * np.exp(-((v / values["vs"]) ** 2))) + values["k"] * v


def path(
    law: str, values: dict[str, float], speed: float
) -> tuple[Callable[[np.ndarray], np.ndarray], float]:
    """Metres at times after a start, and the time of the stop."""
    mu = values["mu"]
    if law == "coulomb":
        stop = speed / (mu * G)
        return lambda t: speed * np.minimum(t, stop) - mu * G * np.minimum(t, stop) ** 2 / 2, stop
    if law == "viscous":
        k = values["k"]
        end = mu * G / k
        stop = log1p(speed / end) / k

        def way(t: np.ndarray) -> np.ndarray:
            s = np.minimum(t, stop)
            return (speed + end) * -np.expm1(-k * s) / k - end * s

        return way, stop
    v = np.concatenate([np.geomspace(speed, 1e-7, 6000), [0.0]])  # dv/a and v dv/a by the trapezoidal rule
    a = np.asarray(slowing(law, values, v))
    steps = -np.diff(v)
    time = np.concatenate([[0], np.cumsum(steps * (1 / a[1:] + 1 / a[:-1]) / 2)])
    far = np.concatenate([[0], np.cumsum(steps * (v[1:] / a[1:] + v[:-1] / a[:-1]) / 2)])
    return lambda t: np.interp(t, time, far), float(time[-1])


def recorded(
    rng: Rng,
    law: str,
    values: dict[str, float],
    speed: float,
    *,
    fps: float,
    noise: float,
    wait: float = 0.0,
    rest: float = 0.2,
    name: str = "made.csv",
) -> Recording:
    """One slide, filmed: Gaussian noise of `noise` m on each axis."""
    way, stop = path(law, values, speed)
    t = np.arange(int((wait + stop + rest) * fps) + 1) / fps
    along = way(np.maximum(t - wait, 0.0))
    angle = rng.uniform(0, 2 * np.pi)
    x, y = rng.normal(0, noise, (2, len(t)))
    track = Track("a", t, 0.1 + cos(angle) * along + x, 0.2 + sin(angle) * along + y)
    return Recording(name, "made", "m", fps, (track,))


def random_set(
    rng: Rng, law: str, slides: int, *, spread: float = 0.0
) -> tuple[list[Recording], dict[str, float]]:
    """A film of some slides over one surface, and the surface's values; mu 0.03 to 0.4, 30 to 500 fps.

    spread: relative standard deviation of mu from slide to slide, log-normal with mean 1.
    """
    mu = exp(rng.uniform(log(0.03), log(0.4)))
    values = {"mu": mu}
    fps, noise = exp(rng.uniform(log(30), log(500))), exp(rng.uniform(log(1e-4), log(2e-3)))
    if law == "viscous":
        values["k"] = exp(rng.uniform(log(0.3), log(3.0)))
    if law == "quadratic":
        values["c"] = exp(rng.uniform(log(0.1), log(1.0)))
    if law == "weakening":
        values |= {"mu0": mu * rng.uniform(1.3, 2.0), "vs": rng.uniform(0.1, 0.4), "k": rng.uniform(0.0, 0.5)}
    films = []
    sigma = sqrt(log1p(spread**2))
    for i in range(slides):
        factor = exp(sigma * rng.standard_normal() - sigma**2 / 2)
        mine = {name: value * factor if name in ("mu", "mu0") else value for name, value in values.items()}
        speed = sqrt(2 * mu * G * rng.uniform(0.2, 0.8)) * (1.3 if law != "coulomb" else 1.0)
        films.append(
            recorded(
                rng, law, mine, speed, fps=fps, noise=noise, wait=float(rng.choice([0.0, 0.3])),
                rest=rng.uniform(0.1, 0.4), name=f"slide-{i}.csv",
            )
        )  # fmt: skip
    return films, values
