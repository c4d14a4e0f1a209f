"""What comes out of a fit: values with their errors, what was left over, and how far to trust it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from html import escape
from math import ceil, log10

import numpy as np

from lab.board import Board
from lab.fitting.checks import FitWarning
from lab.fitting.laws import LAWS, FloatArray
from lab.fitting.objective import positions

__all__ = ["Fit", "FitWarning", "FittedRecording", "SlideFit"]


@dataclass(frozen=True)
class FittedRecording:
    """One file of a fit: what was read, its tracks by name, and the values that it gives on its own."""

    file: str
    format: str
    unit: str
    fps: float | None
    tracks: tuple[str, ...]
    values: Mapping[str, float]


@dataclass(frozen=True, eq=False)
class SlideFit:
    """One slide of a fit.

    recording, track: where it comes from; label: how to name it; begin: the time stamp of the first row
    used, s; cut: rows left out before it; t (n,): seconds after `begin`; data, model (n, 2): m, the model
    with the values shared by all slides; start: (x, y, vx, vy) of the model at `begin`, m and m/s;
    values, se: of this slide fitted on its own; rms_m: what its own fit leaves on each axis.
    """

    recording: str
    track: str
    label: str
    begin: float
    cut: int
    t: FloatArray
    data: FloatArray
    model: FloatArray
    start: tuple[float, float, float, float]
    values: Mapping[str, float]
    se: Mapping[str, float]
    rms_m: float

    @property
    def residuals(self) -> FloatArray:
        """Data less model, (n, 2) m."""
        return self.data - self.model

    @property
    def direction(self) -> FloatArray:
        """Unit vector of the motion, (2,)."""
        velocity = np.array(self.start[2:])
        unit: FloatArray = velocity / max(float(np.hypot(*velocity)), 1e-12)
        return unit


@dataclass(frozen=True, eq=False)
class Fit:
    """A law's values from recorded slides.

    values, se: by name; se are statistical standard errors: what the noise of the tracks leaves open.
    intervals: 95 %; where the slides differ by more than their errors explain, the value is the mean over
    slides, and the interval what this many slides say about it. spread: standard deviation between the
    slides' own values (empty for one slide). excess: the part of it that noise does not explain. rms_m:
    residuals on each axis. wavy: how many slides leave residuals that are surely not noise.
    """

    law: str
    values: Mapping[str, float]
    se: Mapping[str, float]
    intervals: Mapping[str, tuple[float, float]]
    rms_m: float
    spread: Mapping[str, float]
    excess: Mapping[str, float]
    warnings: tuple[FitWarning, ...]
    recordings: tuple[FittedRecording, ...]
    slides: tuple[SlideFit, ...] = field(repr=False)
    wavy: int = 0

    def path(self, slide: SlideFit, t: FloatArray) -> FloatArray:
        """The model's places (n, 2) in metres at (n,) seconds after the slide's `begin`."""
        law = LAWS[self.law]
        values = np.array([self.values[name] for name in law.parameters])
        return positions(law, np.array(slide.start), values, t).T

    def board(self, board: Board, *, on: date | None = None) -> Board:
        """`board` with the fitted surface, its origin noted as "measured: n slides, date" (`on`: today).

        With three slides or more mu_spread is set too: the scatter beyond noise, relative to mu; with fewer
        the board's own stays.
        """
        n = len(self.slides)
        note = f"measured: {n} {'slide' if n == 1 else 'slides'}, {(on or date.today()).isoformat()}"
        changes: dict[str, float | str] = {"law": self.law, **self.values}
        origins = {f"surface.{name}": note for name in self.values}
        if n >= 3:
            changes["mu_spread"] = self.excess["mu"] / self.values["mu"]
            origins["surface.mu_spread"] = note
        changed = board.with_(**changes)
        return changed.replace(provenance={**changed.provenance, **origins})

    @property
    def summary(self) -> str:
        """One sentence: the value, and how far to trust it."""
        mu, se = self.values["mu"], self.se["mu"]
        lo, hi = self.intervals["mu"]
        digits = decimals(se)
        n = len(self.slides)
        text = f"mu = {mu:.{digits}f} \N{PLUS-MINUS SIGN} {se:.{digits}f} (standard error)"
        text += f" from {n} slide{'s' * (n > 1)}"
        if n == 1:
            text += ", which cannot say how much slides differ: film three at least"
        else:
            sd = self.spread["mu"]
            text += (
                f"; single slides differ by {sd:.{decimals(sd)}f} ({100 * sd / mu:.2g} %, standard deviation)"
                f", the mean is known to {lo:.{digits}f} to {hi:.{digits}f} (95 %)"
            )
        if self.wavy:
            where = "" if n == 1 else "in all of them " if self.wavy == n else f"in {self.wavy} of them "
            text += f"; {where}the residuals are not mere noise: the true error exceeds the standard one"
        if self.warnings:
            text += f"; read the warnings first: {', '.join(warning.code for warning in self.warnings)}"
        return f"{text}."

    def as_dict(self) -> dict[str, object]:
        """The `fit` JSON document."""
        return {
            "law": self.law,
            "values": dict(self.values),
            "se": dict(self.se),
            "intervals": {name: list(pair) for name, pair in self.intervals.items()},
            "rms_m": self.rms_m,
            "spread": dict(self.spread),
            "warnings": [{"code": w.code, "text": w.text} for w in self.warnings],
            "recordings": [
                {
                    "file": r.file,
                    "format": r.format,
                    "unit": r.unit,
                    "fps": r.fps,
                    "tracks": len(r.tracks),
                    "names": list(r.tracks),
                    "values": dict(r.values),
                }
                for r in self.recordings
            ],
            "slides": [
                {
                    "file": s.recording,
                    "track": s.track,
                    "begin": s.begin,
                    "rows": len(s.t),
                    "rows_before": s.cut,
                    "values": dict(s.values),
                    "se": dict(s.se),
                    "rms_m": s.rms_m,
                }
                for s in self.slides
            ],
            "summary": self.summary,
        }

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr>{self._row(name)}</tr>" for name in self.values)
        warnings = "".join(f"<li>{escape(w.text)} <code>{w.code}</code></li>" for w in self.warnings)
        return (
            f"<p>{escape(self.summary)}</p><table><tr><th>{escape(self.law)}</th><th>value</th>"
            "<th>standard error</th><th>95 %</th><th>slide to slide</th></tr>"
            f"{rows}</table><p>residuals {1e3 * self.rms_m:.2f} mm on each axis</p><ul>{warnings}</ul>"
        )

    def _row(self, name: str) -> str:
        se, (lo, hi), spread = self.se[name], self.intervals[name], self.spread.get(name)
        d = decimals(se)
        cells = [
            escape(name),
            f"{self.values[name]:.{d}f}",
            f"{se:.{d}f}",
            f"{lo:.{d}f} to {hi:.{d}f}",
            "" if spread is None else f"{spread:.{decimals(spread)}f}",
        ]
        return "".join(f"<td>{cell}</td>" for cell in cells)


def decimals(error: float) -> int:
    """Decimals that show an error to one figure, four at least and eight at most."""
    return min(8, max(4, ceil(-log10(error)))) if error > 0 else 4
