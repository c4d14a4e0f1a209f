"""Which law do these slides obey? Every law fitted to the same slides, and what speaks for and against each.

Laws are compared by Akaike's criterion for few data, AICc = D + 2 K + 2 K (K + 1) / (N - K - 1). D is -2 log of
the likelihood with each slide's own strength of friction integrated out, so that slides which merely differ do
not speak for a law; K counts the law's parameters, that scatter and the slides' starts; N counts rows that run
in waves as the fewer that they are worth. (K. Burnham, D. Anderson, Model Selection, 2nd ed., 2002, ch. 2.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt

import numpy as np

from lab.errors import FitError
from lab.fitting import checks, film_checks
from lab.fitting.checks import FitWarning
from lab.fitting.fit import usable_slides
from lab.fitting.laws import LAWS, FloatArray, Law, law_named
from lab.fitting.scatter import shared_noise
from lab.fitting.scene import scene_of
from lab.fitting.segments import ToldSegments
from lab.fitting.slides import Slide
from lab.fitting.solve import LEAST_NOISE, Solution
from lab.fitting.together import Together, fit_together, own_fit, own_noise
from lab.recordings import Recording
from lab.recordings.recording import recordings_of

_ORDER = ("coulomb", "viscous", "quadratic", "weakening", "curling")
_ADDS = 4.0
"""AICc by which a law with more parameters must be better to be worth them."""


@dataclass(frozen=True)
class LawFit:
    """One law on the slides.

    values, se: by name; rms_m: residuals on each axis; aicc: the criterion; delta: above the least of all laws;
    scatter: relative, of the slides' friction; waves: share of slides whose residuals run in waves (runs test);
    halves: what the test of halves says, "" when they agree.
    """

    law: str
    values: Mapping[str, float]
    se: Mapping[str, float]
    rms_m: float
    aicc: float
    delta: float
    scatter: float
    waves: float
    halves: str


@dataclass(frozen=True)
class LawTable:
    """Laws from the best to the worst; `best`: the simplest that is as good as any; `sentence` says why.

    failed: laws that these slides do not determine, with the reason.
    """

    rows: tuple[LawFit, ...]
    best: str
    sentence: str
    failed: Mapping[str, str]
    warnings: tuple[FitWarning, ...]

    def __repr__(self) -> str:
        return f"<LawTable: {self.sentence}>"

    def row(self, law: str) -> LawFit:
        """The row of a law; FitError where it has none."""
        for row in self.rows:
            if row.law == law:
                return row
        raise FitError(self.failed.get(law, f"{law} was not compared"))

    def as_dict(self) -> dict[str, object]:
        """The comparison as a JSON document."""
        return {
            "best": self.best,
            "sentence": self.sentence,
            "laws": [
                {
                    "law": row.law,
                    "values": dict(row.values),
                    "se": dict(row.se),
                    "rms_m": row.rms_m,
                    "aicc": row.aicc,
                    "delta": row.delta,
                    "scatter": row.scatter,
                    "waves": row.waves,
                    "halves": row.halves,
                }
                for row in self.rows
            ],
            "failed": dict(self.failed),
            "warnings": [{"code": w.code, "text": w.text} for w in self.warnings],
        }

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{row.law}</td><td>{row.delta:.1f}</td><td>{1e3 * row.rms_m:.2f}</td>"
            f"<td>{', '.join(f'{n} {v:.4g}' for n, v in row.values.items())}</td></tr>"
            for row in self.rows
        )
        return (
            f"<p>{escape(self.sentence)}</p><table><tr><th>law</th><th>AICc above the best</th>"
            f"<th>residuals, mm</th><th>values</th></tr>{rows}</table>"
        )


def compare_laws(
    recordings: Recording | Sequence[Recording],
    laws: Sequence[str] = _ORDER,
    *,
    tilt: bool = False,
    segments: ToldSegments | None = None,
) -> LawTable:
    """Every law fitted to the slides of the recordings, and which of them they obey.

    tilt: whether each law is fitted with the board's tilt, which else would pass for a law of friction; segments: as
    in `fit_slides`. Raises FitError without a slide, for an unknown law, or where the slides determine none.
    """
    tables = [
        table for _, table in comparing(recordings, laws, tilt=tilt, segments=segments) if table is not None
    ]
    return tables[-1]


def comparing(
    recordings: Recording | Sequence[Recording],
    laws: Sequence[str] = _ORDER,
    *,
    tilt: bool = False,
    segments: ToldSegments | None = None,
) -> Iterator[tuple[float, LawTable | None]]:
    """`compare_laws` law by law, for whoever shows progress: (part done, None), at last (1.0, the table)."""
    given = recordings_of(recordings, FitError)
    chosen = [law_named(name).with_tilt() if tilt else law_named(name) for name in laws]
    kept, same = film_checks.copies(given)
    scenes = [scene_of(recording, (segments or {}).get(recording.file)) for recording in kept]
    slides, fast = usable_slides(scenes, tilt=tilt)
    if not slides:
        raise FitError("there is no slide to compare laws on; film one that coasts to rest")
    noise, worth = _noise(slides, chosen if tilt else ())
    steps = len(chosen) + 1
    yield 1 / steps, None
    found, failed = {}, {}
    for done, law in enumerate(chosen, 2):
        try:
            found[law.name] = fit_together(law, slides, noise=noise, whole=True)
        except FitError as error:
            failed[law.name] = error.message
        if done < steps:
            yield done / steps, None
    if not found:
        raise FitError(f"these slides determine no law: {next(iter(failed.values()))}")
    scores = {name: _aicc(together, worth) for name, together in found.items()}
    least = min(scores.values())
    rows = tuple(
        _row(found[name], scores[name], scores[name] - least)
        for name in sorted(scores, key=lambda name: scores[name])
    )
    best = _simplest(rows)
    told = (film_checks.unit_assumed(given), same, checks.speeding(fast))
    yield 1.0, LawTable(rows, best, _sentence(rows, best, slides), failed, tuple(w for w in told if w))


def _noise(slides: Sequence[Slide], tilted: Sequence[Law]) -> tuple[FloatArray, float]:
    """Noise of each slide by the law that leaves least of it, m, and how many rows all are worth.

    Noise in waves counts for more: by the root of how many rows count as one. tilted: laws with the board's tilt, which
    only all slides together tell; none for a level board.
    """
    noises, freedoms, worth = [], [], 0.0
    together = [one.alone for law in tilted if (one := _fitted(law, slides)) is not None]
    for i, slide in enumerate(slides):
        tries = [alone[i] for alone in together] or [
            own_fit(LAWS[name], slide) for name in ("coulomb", "viscous", "quadratic", "weakening")
        ]
        best = min(tries, key=own_noise)
        alike = checks.correlation_time(checks.along(best)) if checks.wavy(best) else 1.0
        noises.append(max(LEAST_NOISE, own_noise(best) * sqrt(alike)))
        freedoms.append(best.freedom)
        worth += slide.axes * len(slide.t) / alike
    return shared_noise(noises, freedoms), worth


def _fitted(law: Law, slides: Sequence[Slide]) -> Together | None:
    try:
        return fit_together(law, slides, whole=True)
    except FitError:
        return None


def _aicc(together: Together, worth: float) -> float:
    starts = sum(2 * slide.axes for slide in together.slides)
    count = len(together.law.parameters) + starts + (len(together.slides) > 1)
    deviance = together.grams.deviance(together.scatter.value, restricted=False)
    return deviance + 2 * count + 2 * count * (count + 1) / max(worth - count - 1, 1.0)


def _row(together: Together, aicc: float, delta: float) -> LawFit:
    law, joint = together.law, together.joint
    halves = checks.halves_differ(together)
    squares = sum(float(np.sum(miss**2)) for miss in joint.misses)
    rows = sum(slide.axes * len(slide.t) for slide in together.slides)
    wavy = [checks.wavy(_single(joint, i)) for i in range(len(together.slides))]
    return LawFit(
        law.name, law.named(joint.values), law.named(joint.se), sqrt(squares / rows), aicc, delta,
        together.scatter.value, float(np.mean(wavy)), "" if halves is None else halves.text,
    )  # fmt: skip


def _single(joint: Solution, i: int) -> Solution:
    """One slide's part of a joint solution."""
    return Solution(
        joint.values, joint.covariance, joint.noise_covariance, joint.starts[i : i + 1],
        joint.factors[i : i + 1], joint.factor_errors[i : i + 1], joint.misses[i : i + 1], joint.cost,
        joint.freedom, joint.turns,
    )  # fmt: skip


def _simplest(rows: Sequence[LawFit]) -> str:
    """The law with fewest parameters, then the more usual one, among those that hardly differ from the best."""
    good = [row for row in rows if row.delta < _ADDS]
    return min(good, key=lambda row: (len(row.values), _ORDER.index(row.law))).law


def _sentence(rows: Sequence[LawFit], best: str, slides: Sequence[Slide]) -> str:
    by_name = {row.law: row for row in rows}
    top = by_name[best]
    speeds = [slide.speed for slide in slides]
    over = f"over speeds up to {max(speeds):.2g} m/s"
    others = [row for row in rows if row.law != best]
    if best == "coulomb":
        more = [row.law for row in others if len(row.values) > len(top.values)]
        adds = f"; {more[0]} adds nothing" if more else ""
        text = f"coulomb explains these slides {over}{adds}"
    else:
        why = {
            "viscous": "deceleration grows with speed",
            "quadratic": "deceleration grows with the square of speed",
            "weakening": "deceleration changes as speed grows from rest",
            "curling": "deceleration falls as speed grows",
        }[best]
        rises = False
        if best == "weakening":
            rises = top.values["mu0"] < top.values["mu"]
            why = why.replace("changes", "rises" if rises else "falls")
        law = "weakening turned about, with mu0 below mu," if rises else best
        text = f"{why}: {law} {over}"
        if "coulomb" in by_name:
            text += f" (coulomb is worse by {by_name['coulomb'].delta - top.delta:.0f} in AICc)"
    alike = [row for row in others if len(row.values) == len(top.values)]
    near = [row.law for row in alike if abs(row.delta - top.delta) < _ADDS]
    if near:
        text += f"; these slides do not tell it from {' or '.join(near)}"
    if top.waves > 0.5:
        text += "; no law describes them quite: residuals run in waves"
    return f"{text}."
