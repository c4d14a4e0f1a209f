"""What comes out of a fit: values with their errors, what was left over, and how far to trust it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from html import escape
from math import ceil, inf, isfinite
from typing import TYPE_CHECKING

import numpy as np

from lab.board import Board
from lab.errors import FitError
from lab.fitting.bootstrap import Bootstrap, Progress, bootstrap
from lab.fitting.checks import FitWarning
from lab.fitting.hits import Hit
from lab.fitting.laws import LAWS, TILTS, FloatArray, Law, law_of
from lab.fitting.numbers import count_of, decimals, ends, shown_in
from lab.fitting.objective import positions
from lab.fitting.predict import LeaveOneOut, Prediction, leave_one_out, predicted
from lab.fitting.profile import profile_interval
from lab.fitting.scene import Scene, Segment
from lab.fitting.sentence import sentence
from lab.fitting.together import Together
from lab.recordings import Track
from lab.whole_numbers import check_type

if TYPE_CHECKING:
    from lab.motion import Release

__all__ = ["Fit", "FitWarning", "FittedRecording", "ReadingFit", "SlideFit"]

_LONGEST = 10_000
"""Rows that a model goes on for at most, after the slide's last."""


@dataclass(frozen=True)
class FittedRecording:
    """One file of a fit: what was read, its tracks by name, and the values that it gives on its own.

    segments: what each token does, by its name: still, push, coast, hit, rail, rest, with times by the file's clock.
    """

    file: str
    format: str
    unit: str
    fps: float | None
    tracks: tuple[str, ...]
    values: Mapping[str, float]
    segments: Mapping[str, tuple[Segment, ...]] = field(default_factory=dict)
    facts: str = ""
    notes: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """The recording in the `fit` document."""
        return {
            "file": self.file,
            "format": self.format,
            "unit": self.unit,
            "fps": self.fps,
            "tracks": len(self.tracks),
            "names": list(self.tracks),
            "values": dict(self.values),
            "segments": {
                name: [{"kind": s.kind, "begin": s.begin, "end": s.end} for s in segments]
                for name, segments in self.segments.items()
            },
            "facts": self.facts,
            "notes": list(self.notes),
        }


@dataclass(frozen=True, eq=False)
class SlideFit:
    """One slide of a fit.

    recording, track: where it comes from; label: how to name it; begin: the time stamp of the first row
    used, s; cut: rows left out before it; t (n,): seconds after `begin`; data, model (n, 2): m, the model with the
    values shared by all slides and the slide's own `factor` on dry friction; start: (x, y, vx, vy) of the model at
    `begin`, m and m/s; values, se: of this slide alone (for a law of several parameters: its own dry friction, the
    rest shared); rms_m: what its own fit leaves on each axis; own_start, own_spin: the start by its own fit; ends:
    "rest", "hit" or "view"; spin (anticlockwise; spin_se: standard error), heading: at `begin`, rad/s and rad.
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
    own_start: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    factor: float = 1.0
    ends: str = "view"
    spin: float | None = None
    own_spin: float = 0.0
    spin_se: float | None = None
    heading: float = 0.0

    @property
    def whole_start(self) -> tuple[float, ...]:
        """The start with heading and spin, where spin is fitted."""
        return self.start if self.spin is None else (*self.start, self.heading, self.spin)

    @property
    def rests(self) -> bool:
        """Whether the recording shows the token come to rest."""
        return self.ends == "rest"

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

    def as_dict(self) -> dict[str, object]:
        """The slide in the `fit` document."""
        return {
            "file": self.recording,
            "track": self.track,
            "begin": self.begin,
            "rows": len(self.t),
            "rows_before": self.cut,
            "speed": float(np.hypot(*self.own_start[2:])),
            "values": dict(self.values),
            "se": dict(self.se),
            "rms_m": self.rms_m,
            **({} if self.spin is None else {"spin": self.spin, "spin_se": self.spin_se}),
        }


@dataclass(frozen=True)
class ReadingFit:
    """One reading without a film: its file, kind and row (from 1), and what it gives alone."""

    file: str
    kind: str
    row: int
    value: float
    se: float


@dataclass(frozen=True, eq=False)
class Fit:
    """A law's values from recorded slides.

    values, se: by name, `restitution` and `contact_friction` among them where a hit is in the data; se are
    statistical standard errors: what the noise of the tracks leaves open. intervals: 95 %; where the slides
    differ by more than their errors explain, the value is the mean over slides, and the interval what this many
    slides say about it. All are empty where no slide could be fitted: the warnings then say why.
    spread: standard deviation between the slides' own values (none where so few do not tell it). excess: the part
    of it that noise does not explain. rms_m: residuals on each axis, each slide with its own dry friction. wavy: how
    many slides leave residuals that are surely not noise. correlations: of the law's parameters, by "mu k". readings:
    what was read without a film, where the fit is of such.
    """

    law: str
    values: Mapping[str, float]
    se: Mapping[str, float]
    intervals: Mapping[str, tuple[float, float]]
    rms_m: float | None
    spread: Mapping[str, float]
    excess: Mapping[str, float]
    warnings: tuple[FitWarning, ...]
    recordings: tuple[FittedRecording, ...]
    slides: tuple[SlideFit, ...] = field(repr=False)
    wavy: int = 0
    correlations: Mapping[str, float] = field(default_factory=dict)
    hits: tuple[Hit, ...] = ()
    readings: tuple[ReadingFit, ...] = ()
    scatter_interval: tuple[float, float] = (0.0, inf)
    together: Together | None = field(default=None, repr=False)
    scenes: tuple[Scene, ...] = field(default=(), repr=False)

    def __repr__(self) -> str:
        return f"<Fit {self.law}: {self.summary}>"

    @property
    def main(self) -> str:
        """The parameter that says most: `mu`, or the law's first."""
        return LAWS[self.law].main

    @property
    def fitted_law(self) -> Law:
        """The law as it was fitted: with the board's tilt and the tokens' base where they were."""
        return law_of(self.law, self.values) if self.together is None else self.together.law

    @property
    def mu_spread(self) -> float:
        """Relative standard deviation of dry friction from slide to slide, beyond noise."""
        if self.together is not None:
            return self.together.scatter.value
        return self.excess["mu"] / self.values["mu"] if "mu" in self.excess else 0.0

    def path(self, slide: SlideFit, t: FloatArray) -> FloatArray:
        """The model's places (n, 2) in metres at (n,) seconds after the slide's `begin`."""
        law = self.fitted_law
        return positions(law, slide.whole_start, law.from_named(self.values), t, slide.factor).T

    def modelled(self, slide: SlideFit) -> Track:
        """The model of a slide as a track, on the file's clock, from the slide's first row on until it lies still.

        As many rows a second as the slide has; to be laid over the film (`write_tracker`).
        """
        law = self.fitted_law
        beat = float(np.median(np.diff(slide.t)))
        _, _, stop = law.rest(slide.whole_start, law.from_named(self.values), slide.factor)
        last = float(slide.t[-1])
        more = last + beat * np.arange(1, min(ceil(max(stop - last, 0.0) / beat), _LONGEST) + 1)
        t = np.concatenate([slide.t, more])
        x, y = self.path(slide, t).T
        return Track(f"{slide.track} by {self.law}", slide.begin + t, x, y)

    def board(self, board: Board, *, on: date | None = None) -> Board:
        """`board` with the fitted surface and collisions, their origin noted as "measured: n slides, date".

        With three slides or more mu_spread is set too: the scatter beyond noise, relative to mu; with fewer, or
        where `spread` has none, the board's own stays; so it does where readings or hits differ no more than their
        errors make them, which measures no spread. So for restitution_spread and hits. on: the date, today by
        default.
        Raises FitError where nothing was fitted.
        """
        check_type(board, Board, "a Board, as `load_board` gives one", "board", FitError, "usage")
        if not self.values:
            raise FitError("nothing was fitted that could go into a board; read the warnings")
        day = (on or date.today()).isoformat()
        n = len(self.slides) or len(self.readings)
        changes: dict[str, float | str] = {}
        origins = {}
        law = law_of(self.law, self.values)
        if law.main in self.values:
            note = f"measured: {count_of(n, 'slide' if self.slides else 'reading')}, {day}"
            changes.update({"law": self.law, **{name: self.values[name] for name in law.parameters}})
            origins.update(
                {f"{'board' if name in TILTS else 'surface'}.{name}": note for name in law.parameters}
            )
            told = law.main in self.excess if self.together is not None else self.mu_spread > 0
            if n >= 3 and told:
                changes["mu_spread"] = self.mu_spread
                origins["surface.mu_spread"] = note
        if "restitution" in self.values:
            count = len(self.hits) or len(self.readings)
            note = f"measured: {count_of(count, 'hit' if self.hits else 'reading')}, {day}"
            changes["restitution"] = min(max(self.values["restitution"], 0.0), 1.0)
            origins["collision.restitution"] = note
            beyond = self.excess.get("restitution", 0.0)
            if count >= 3 and beyond > 0 and self.values["restitution"] > 0:
                changes["restitution_spread"] = beyond / self.values["restitution"]
                origins["collision.restitution_spread"] = note
        if "contact_friction" in self.values:
            changes["contact_friction"] = max(self.values["contact_friction"], 0.0)
            origins["collision.friction"] = f"measured: {count_of(len(self.hits), 'hit')}, {day}"
        changed = board.with_(**changes)
        return changed.replace(provenance={**changed.provenance, **origins})

    def predict(self, release: Release, *, sure: float = 0.95) -> Prediction:
        """Where a release comes to rest, with the band that holds it with the chance `sure`.

        Raises FitError where nothing was fitted, or the release does not move.
        """
        return predicted(self._fitted(), release, sure=sure)

    def leave_one_out(self) -> LeaveOneOut:
        """Each slide's resting place predicted from the others; FitError with fewer than three slides."""
        return leave_one_out(self._fitted())

    def profile(self, name: str) -> tuple[float, float]:
        """95 % interval of a parameter of the law by its profile likelihood; FitError for an unknown one."""
        together = self._fitted()
        if name not in together.law.parameters:
            raise FitError(f"{self.law} has no {name!r}; it has {', '.join(together.law.parameters)}")
        return profile_interval(together, name)

    def bootstrap(
        self, n: int = 1000, *, seed: int = 1, progress: Progress = lambda done, of: None
    ) -> Bootstrap:
        """`n` fits of slides drawn with repetition; FitError with fewer than three slides."""
        return bootstrap(self._fitted(), n, seed=seed, progress=progress)

    def _fitted(self) -> Together:
        if self.together is None:
            raise FitError("no slide could be fitted; read the warnings")
        return self.together

    @property
    def summary(self) -> str:
        """One sentence: the value, and how far to trust it."""
        return sentence(self)

    def as_dict(self) -> dict[str, object]:
        """The `fit` JSON document."""
        left = self.left_out
        return {
            "law": self.law,
            "values": dict(self.values),
            "se": dict(self.se),
            "intervals": {
                name: [end if isfinite(end) else None for end in pair]
                for name, pair in self.intervals.items()
            },
            "rms_m": self.rms_m,
            "spread": dict(self.spread),
            "excess": dict(self.excess),
            "correlations": dict(self.correlations),
            "warnings": [{"code": w.code, "text": w.text} for w in self.warnings],
            "recordings": [recording.as_dict() for recording in self.recordings],
            "slides": [slide.as_dict() for slide in self.slides],
            "hits": [hit.as_dict() for hit in self.hits],
            "readings": [vars(reading) for reading in self.readings],
            "leave_one_out": None if left is None else left.as_dict(),
            "summary": self.summary,
        }

    @property
    def left_out(self) -> LeaveOneOut | None:
        """`leave_one_out`, or None where too few slides end at rest, or those without one do not tell the law."""
        if self.together is None or len(self.slides) < 3 or not any(slide.rests for slide in self.slides):
            return None
        try:
            return self.leave_one_out()
        except FitError:
            return None

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr>{self._row(name)}</tr>" for name in self.values)
        warnings = "".join(f"<li>{escape(w.text)} <code>{w.code}</code></li>" for w in self.warnings)
        left = "" if self.rms_m is None else f"<p>residuals {1e3 * self.rms_m:.2f} mm on each axis</p>"
        return (
            f"<p>{escape(self.summary)}</p><table><tr><th>{escape(self.law)}</th><th>value</th>"
            "<th>standard error</th><th>95 %</th><th>slide to slide</th></tr>"
            f"{rows}</table>{left}<ul>{warnings}</ul>"
        )

    def _row(self, name: str) -> str:
        se, (lo, hi), spread = self.se[name], self.intervals[name], self.spread.get(name)
        scale, unit = shown_in(name)
        d = decimals(scale * se)
        cells = [
            escape(name),
            f"{scale * self.values[name]:.{d}f}{unit}",
            f"{scale * se:.{d}f}{unit}",
            f"{ends(scale * lo, scale * hi, d)}{unit}",
            "" if spread is None else f"{spread:.{decimals(spread)}f}",
        ]
        return "".join(f"<td>{cell}</td>" for cell in cells)
