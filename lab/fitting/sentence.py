"""A fit in one sentence: the value, and how far to trust it."""

from __future__ import annotations

from math import ceil, isfinite, log10, radians, tan
from typing import TYPE_CHECKING

import numpy as np

from lab.fitting.numbers import count_of, decimals, ends, plain, with_error

if TYPE_CHECKING:
    from lab.fitting.result import Fit

MU_PER_DEGREE = tan(radians(1.0))
"""What a slope of one degree along the slides adds to mu, or takes from it: tan(1 degree)."""


def sentence(fit: Fit) -> str:
    """The value of a fit, its error, and what these slides or readings cannot tell."""
    if fit.readings:
        return _of_readings(fit)
    if not fit.slides:
        text = "no slide could be fitted"
        if fit.hits:
            text += f", but {count_of(len(fit.hits), 'hit')} measured"
        return f"{text}; read the warnings: {', '.join(w.code for w in fit.warnings)}."
    name = fit.main
    value, se = fit.values[name], fit.se[name]
    lo, hi = fit.intervals[name]
    digits = decimals(se)
    n = len(fit.slides)
    text = f"{name} = {value:.{digits}f} \N{PLUS-MINUS SIGN} {se:.{digits}f} (standard error)"
    for other in fit.fitted_law.parameters:
        if other != name:
            text += f", {other} = {with_error(other, fit.values[other], fit.se[other])}"
    text += f" from {count_of(n, 'slide')}"
    if n == 1:
        text += ", which cannot say how much slides differ: film three at least"
    elif name in fit.spread:
        sd = fit.spread[name]
        text += f"; single slides differ by {sd:.{decimals(sd)}f} ({plain(100 * sd / value, 2)} %, standard deviation)"
        if isfinite(hi):
            text += f", the mean is known to {lo:.{digits}f} to {hi:.{digits}f} (95 %)"
        else:
            text += f", and {n} are too few to say how well the mean of all is known: film more"
    elif isfinite(hi):
        text += f"; {n} are too few to say how much slides differ"
        text += f", the mean is known to {lo:.{digits}f} to {hi:.{digits}f} (95 %)"
    else:
        text += f"; {n} are too few to say how much slides differ and how well the mean of all is known: film more"
    if fit.wavy:
        where = "" if n == 1 else "in all of them " if fit.wavy == n else f"in {fit.wavy} of them "
        text += f"; {where}the residuals are not mere noise: the true error exceeds the standard one"
    if name == "mu" and one_way(fit):
        text += (
            f"; {'one slide' if n == 1 else 'slides in one direction'} cannot tell a slope: each degree of it would "
            f"change mu by {MU_PER_DEGREE:.3f} ({plain(100 * MU_PER_DEGREE / value, 2)} %)"
        )
    if may_be_tilt(fit):
        text += "; they go in different directions and differ: a tilted board may be why, so fit its tilt too"
    return f"{text}{_warned(fit)}."


def may_be_tilt(fit: Fit) -> bool:
    """Whether slides differ by far more than their errors, and with their directions (F test at 5 %), while no tilt is
    fitted. Fewer than four slides cannot tell by their directions: that they differ is enough for the hint."""
    if fit.main != "mu" or "mu" not in fit.spread or fit.fitted_law.tilted or one_way(fit):
        return False
    own = np.array([slide.values["mu"] for slide in fit.slides])
    n, errors = len(own), [slide.se["mu"] for slide in fit.slides]
    if fit.spread["mu"] < 3 * float(np.median(errors)):
        return False
    ways = np.column_stack([np.ones(n), [slide.direction for slide in fit.slides]])
    around = float(np.sum((own - own.mean()) ** 2))
    left = float(np.sum((own - ways @ np.linalg.lstsq(ways, own)[0]) ** 2))
    if n < 4 or left <= 1e-9 * around:
        return True
    from scipy.stats import f

    return bool(f.sf((around - left) / 2 / (left / (n - 3)), 2, n - 3) < 0.05)


def one_way(fit: Fit) -> bool:
    """Whether a slope would pass for friction: no two slides are a right angle apart, and no tilt is fitted."""
    if fit.fitted_law.tilted or not fit.slides:
        return False
    ways = np.array([slide.direction for slide in fit.slides])
    return bool(np.min(ways @ ways.T) > 0)


def _of_readings(fit: Fit) -> str:
    (name,) = fit.values
    value, (lo, hi) = fit.values[name], fit.intervals[name]
    d = max(3, ceil(-log10(max(hi - lo, 1e-9) / 4))) if isfinite(hi - lo) else 3
    text = f"{name} = {value:.{d}f}, 95 %: {ends(lo, hi, d)}, from {count_of(len(fit.readings), 'reading')}"
    if fit.spread:
        text += f"; single readings differ by {fit.spread[name]:.{d}f} (standard deviation)"
        beyond = fit.excess[name]
        text += (
            f", {beyond:.{d}f} of it beyond the errors of reading" if beyond else ", as errors of reading do"
        )
    return f"{text}{_warned(fit)}."


def _warned(fit: Fit) -> str:
    if not fit.warnings:
        return ""
    return f"; read the warnings first: {', '.join(warning.code for warning in fit.warnings)}"
