"""Spin of tokens that lie flat: for which fits it can be taken in, and when to mistrust one that does not."""

from __future__ import annotations

from math import hypot

import numpy as np

from lab.errors import FitError
from lab.fitting.checks import FitWarning
from lab.fitting.laws import Law
from lab.fitting.numbers import plain
from lab.fitting.slides import Slide, listed
from lab.fitting.together import Together
from lab.motion.base import CONTACTS, dry_force_and_torque

FITTED = ("coulomb", "viscous")
"""Laws whose friction over a base that slides and spins has a closed form."""

_SUPPOSED = 0.02
"""Metres: radius of a token, to say how much a spin would matter if it lay flat."""

_MATTERS = 0.01
"""Share of friction that a spin must take off to be told of."""


def spinning_law(law: Law, base: str, radius: float | None) -> Law:
    """The law for tokens on a flat base; FitError for one that cannot be fitted so."""
    if base not in CONTACTS:
        raise FitError(f"the base {base!r} is not known; known are {', '.join(CONTACTS)}", code="usage")
    if base == "ball":
        raise FitError("a radius is of tokens that lie flat; give their base too, disc or ring", code="usage")
    if radius is None or not 1e-4 <= radius <= 1.0:
        raise FitError(f"a {base} needs the radius that it touches the board with, in metres", code="usage")
    if law.name not in FITTED:
        raise FitError(f"spin is fitted with {' or '.join(FITTED)}, not with {law.name}", code="usage")
    return law.with_base(base, radius)


def ignored(together: Together) -> FitWarning | None:
    """Slides whose heading turns while they slide, fitted as if spin did not matter."""
    found = []
    for slide, start in zip(together.slides, together.joint.starts, strict=True):
        spin, error = _mean_spin(slide)
        speed = hypot(start[2], start[3])
        force = dry_force_and_torque(CONTACTS["disc"], speed / 2, _SUPPOSED * abs(spin))[0]
        if abs(spin) > 4 * error and 1 - force > _MATTERS:
            found.append((1 - force, spin, slide))
    if not found:
        return None
    share, spin, worst = max(found, key=lambda one: one[0])
    where = f" in {worst.label}" if len(found) > 1 else ""
    labels = [slide.label for *_, slide in found]
    return FitWarning(
        "spin-ignored",
        f"{listed(labels)} {'spins while it slides' if len(found) == 1 else 'spin while they slide'}, by "
        f"{abs(spin):.3g} rad/s{where}: for a token that lies flat friction is then weaker by about "
        f"{plain(100 * share, 2)} % (of a disc of {100 * _SUPPOSED:.0f} cm radius), and mu comes out too small; give "
        "its base and radius in metres (--base disc --radius 0.016), and spin is fitted too",
        {"slides": tuple(labels), "worst": worst.label, "spin": spin, "share": share},
    )


def not_seen(together: Together) -> FitWarning | None:
    """Slides of a flat token without a heading: taken as not spinning."""
    blind = [slide.label for slide in together.slides if slide.heading is None]
    if not blind:
        return None
    return FitWarning(
        "spin-not-seen",
        f"no heading is recorded in {listed(blind)}: taken as not spinning; if it spins, it slows less and mu comes "
        "out too small. Mark a second point on the token, or add a heading column",
        {"slides": tuple(blind)},
    )


def _mean_spin(slide: Slide) -> tuple[float, float]:
    """Spin in rad/s on average until the token lies still, and its standard error; no spin without a heading."""
    if slide.heading is None:
        return 0.0, 1.0
    far = np.hypot(slide.x - slide.x[0], slide.y - slide.y[0])
    rows = slice(0, max(int(np.argmax(far >= 0.95 * slide.length)), 5) + 1)
    t, heading = slide.t[rows], slide.heading[rows]
    if len(t) < 5:
        return 0.0, 1.0
    spread = float(np.sqrt(np.sum((t - t.mean()) ** 2)))
    return float(np.polyfit(t, heading, 1)[0]), max(slide.shake, 1e-4) / max(spread, 1e-9)
