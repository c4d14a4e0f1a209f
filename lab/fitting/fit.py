"""From recordings to a Fit: find the slides, fit them together, measure the hits, and say what to mistrust."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import pi

import numpy as np

from lab.errors import FitError
from lab.fitting import checks, film_checks, spin_checks
from lab.fitting.approach import Friction
from lab.fitting.clicks import click_covariance
from lab.fitting.hits import Hit, contact_friction_of, hits_of, restitution_of
from lab.fitting.laws import TILTS, FloatArray, Law, law_named
from lab.fitting.paths import LOSSES
from lab.fitting.profile import profile_interval
from lab.fitting.result import Fit, FittedRecording, SlideFit
from lab.fitting.scene import Scene, scene_of
from lab.fitting.segments import ToldSegments
from lab.fitting.slides import Slide, listed
from lab.fitting.spin_checks import spinning_law
from lab.fitting.together import Together, fit_together
from lab.recordings import Recording
from lab.recordings.recording import recordings_of

MOST_SLIDES = 300
"""Of one fit: its time grows with their number's third power, and these take some minutes."""

_FEW = 2
"""Parameters up to which the errors of a law are as good as symmetric."""


def fit_slides(
    recordings: Recording | Sequence[Recording],
    law: str = "coulomb",
    *,
    loss: str = "linear",
    masses: Mapping[str, float] | None = None,
    tilt: bool = False,
    base: str = "ball",
    radius: float | None = None,
    segments: ToldSegments | None = None,
) -> Fit:
    """The law's values from one or many recordings, shared by all their slides, and what their hits say.

    Each slide has a start of its own; x and y are fitted by a straight path that stops. Slides are weighed by
    the noise that each leaves on its own, and may differ in dry friction by as much as they show. Tracks in
    which nothing slides or that get faster are left out with a warning; so are files that hold the same data.

    law: any of `motion`; loss: "linear", "soft_l1" or "huber" (less swayed by single wrong marks);
    masses: kg by token, for hits; tilt: whether the board's tilt (tilt_pitch, tilt_roll) is fitted too, along
    curved paths: slides in different directions tell it from friction; base: "disc" or "ring" for tokens that lie
    flat, of `radius` m: their spin, read from recorded headings, is fitted with the motion that it changes (coulomb
    and viscous); segments: what tokens do, by file and name, where somebody looked and knows better. Raises FitError:
    no recording or nothing that slides or meets, `unknown-law`, slides that do not determine the law, a base without
    a radius.
    """
    given = recordings_of(recordings, FitError)
    chosen = law_named(law).with_tilt() if tilt else law_named(law)
    if base != "ball" or radius is not None:
        chosen = spinning_law(chosen, base, radius)
    if loss not in LOSSES:
        raise FitError(f"the loss {loss!r} is not known; known are {', '.join(LOSSES)}", code="usage")
    if not given:
        raise FitError("there is no recording to fit; give one at least")
    kept, same = film_checks.copies(given)
    told = segments or {}
    scenes = [scene_of(recording, told.get(recording.file)) for recording in kept]
    slides, fast = usable_slides(scenes, tilt=tilt)
    still = [label for scene in scenes for label in scene.still]
    warnings = [
        film_checks.unit_assumed(given),
        film_checks.repeated_frames(scenes),
        film_checks.wrong_marks(scenes),
        same,
        film_checks.nothing_slides(still),
        checks.speeding(fast),
    ]
    together = fit_together(chosen, slides, loss=LOSSES[loss]) if slides else None
    if together is not None:
        together = _with_clicks(together, kept, told)
    even = None if together is None else checks.no_slowing(together)
    if even is not None:
        together = None
        warnings.append(even)
    friction = None if together is None else _friction(together)
    hits = [hit for scene in scenes for hit in hits_of(scene, masses, friction)]
    if even is not None and not fast and not hits:
        raise FitError(even.text)
    if together is None and not fast and not hits:
        raise FitError(
            f"no slide is left to fit: nothing slides in {listed(still or [k.name for k in kept])}"
        )
    if together is not None:
        warnings += [
            spin_checks.ignored(together) if base == "ball" else spin_checks.not_seen(together),
            film_checks.rate_suspect(scenes, together.joint.values[0]) if chosen.main == "mu" else None,
            checks.tells_nothing(together),
            checks.rest_not_seen(together),
            checks.law_misfit(together),
            checks.halves_differ(together),
            checks.outlier(together),
            checks.not_separable(together),
        ]
    found = tuple(warning for warning in warnings if warning)
    return _fit(chosen, given, scenes, together, hits, found)


def usable_slides(
    scenes: Sequence[Scene], *, tilt: bool = False
) -> tuple[list[Slide], list[tuple[Slide, float]]]:
    """The slides to fit, and those that get faster with their accelerations (also after hits).

    tilt: whether the board may be tilted: a slide down it may get faster, and is fitted. Raises FitError for more than
    MOST_SLIDES to fit.
    """
    kept, fast = [], []
    for scene in scenes:
        for actor in scene.actors:
            for slide in (*actor.slides, *actor.later):
                faster = None if tilt else checks.acceleration(slide)
                if faster is not None:
                    fast.append((slide, faster))
                elif slide in actor.slides:
                    kept.append(slide)
    if len(kept) > MOST_SLIDES:
        raise FitError(
            f"{len(kept)} slides are more than one fit takes; give at most {MOST_SLIDES}, and leave out the short "
            "tracks of a tracker that changes its tokens' names"
        )
    return kept, fast


def _friction(together: Together) -> Friction:
    """What slows the tokens of a hit, over its short way: a tilt is left out."""
    level = together.law.level
    return Friction(level, together.joint.values[: len(level.parameters)])


def _with_clicks(together: Together, recordings: Sequence[Recording], told: ToldSegments) -> Together:
    """The fit with what the errors of clicked corners add to the covariance of its values."""
    law, joint = together.law, together.joint

    def values(moved: Sequence[Recording]) -> FloatArray:
        slides = [slide for one in moved for slide in scene_of(one, told.get(one.file)).slides]
        count = len(together.slides)
        if len(slides) != count:
            return joint.values
        noise = together.noise if count > 1 else None
        return fit_together(law, slides, noise=noise, loss=together.loss).joint.values

    more = click_covariance(recordings, joint.values, values)
    if not more.any():
        return together
    return replace(
        together,
        clicked=np.diag(more),
        joint=replace(
            joint, covariance=joint.covariance + more, noise_covariance=joint.noise_covariance + more
        ),
    )


def _fit(
    law: Law,
    given: Sequence[Recording],
    scenes: Sequence[Scene],
    together: Together | None,
    hits: Sequence[Hit],
    warnings: tuple[checks.FitWarning, ...],
) -> Fit:
    values: dict[str, float] = {}
    se: dict[str, float] = {}
    intervals: dict[str, tuple[float, float]] = {}
    spread: dict[str, float] = {}
    excess: dict[str, float] = {}
    slides: tuple[SlideFit, ...] = ()
    rms: float | None = None
    if together is not None:
        values, se = law.named(together.joint.values), law.named(together.joint.se)
        intervals = _intervals(together)
        slides = _slide_fits(together)
        rms = _rms(together.slides, together.joint.misses)
        if together.tells_scatter:
            for name in law.dry:
                own = together.own[checks.telling(together), law.parameters.index(name)]
                if len(own) < 2:
                    continue
                spread[name] = float(own.std(ddof=1))
                excess[name] = together.scatter.value * values[name]
    for name, mean in (
        ("restitution", restitution_of(hits)),
        ("contact_friction", contact_friction_of(hits)),
    ):
        if mean is not None:
            values[name], se[name], intervals[name] = mean.value, mean.se, mean.interval
            if len(hits) > 1:
                spread[name] = excess[name] = mean.scatter
    return Fit(
        law=law.name,
        values=values,
        se=se,
        intervals=intervals,
        rms_m=rms,
        spread=spread,
        excess=excess,
        warnings=warnings,
        recordings=tuple(_recording(law, recording, scenes, together) for recording in given),
        slides=slides,
        wavy=0 if together is None else sum(checks.wavy(one) for one in together.alone),
        correlations={} if together is None else _correlations(together),
        hits=tuple(hits),
        scatter_interval=(0.0, float("inf")) if together is None else together.scatter.interval,
        together=together,
        scenes=tuple(scenes),
    )


def _intervals(together: Together) -> dict[str, tuple[float, float]]:
    """95 % intervals; by the profile of the likelihood for laws of many parameters, where they are known at all.

    For one slide wider by the root of how many rows count as one, where residuals run in waves.
    """
    joint = together.joint
    half = together.halfwidth
    if len(together.slides) == 1 and checks.wavy(joint):
        half = half * np.sqrt(checks.correlation_time(checks.along(joint)))
    law = together.law
    intervals = {}
    for name, value, h, low in zip(
        law.parameters, joint.values.tolist(), half.tolist(), law.least, strict=True
    ):
        known = len(law.parameters) > _FEW and not law.tilted and h < abs(value)
        if known:
            intervals[name] = profile_interval(together, name)
        elif name in TILTS:
            intervals[name] = (max(value - h, -pi / 2), min(value + h, pi / 2))
        else:
            intervals[name] = (max(float(low), value - h), value + h)
    return intervals


def _correlations(together: Together) -> dict[str, float]:
    names, whole = together.law.parameters, together.joint.covariance
    errors = np.sqrt(np.diag(whole))
    return {
        f"{names[i]} {names[j]}": float(whole[i, j] / max(errors[i] * errors[j], 1e-300))
        for i in range(len(names))
        for j in range(i + 1, len(names))
    }


def _recording(
    law: Law, recording: Recording, scenes: Sequence[Scene], together: Together | None
) -> FittedRecording:
    """The file's facts, and what its slides alone say together; no values where none is usable."""
    scene = next((s for s in scenes if s.recording is recording), None)
    values: dict[str, float] = {}
    if together is not None:
        mine = [i for i, slide in enumerate(together.slides) if slide.recording.file == recording.file]
        mine = [i for i in mine if scene is not None and together.slides[i] in scene.slides]
        if len(mine) == len(together.slides):
            values = law.named(together.joint.values)
        elif mine:
            values = _values_alone(together, mine)
    return FittedRecording(
        recording.file,
        recording.format,
        recording.unit,
        recording.fps,
        tuple(track.name for track in recording.tracks),
        values,
        {} if scene is None else {actor.body.name: actor.segments for actor in scene.actors},
        recording.facts,
        recording.notes,
    )


def _values_alone(together: Together, mine: Sequence[int]) -> dict[str, float]:
    """The values that some of the slides give by themselves.

    For a law of many parameters, or where they do not determine it: their own dry friction beside the shared rest.
    """
    law, rows = together.law, list(mine)
    if len(law.parameters) <= _FEW:
        slides, alone = [together.slides[i] for i in rows], [together.alone[i] for i in rows]
        try:
            part = fit_together(law, slides, alone, noise=together.noise[rows], loss=together.loss)
        except FitError:
            pass
        else:
            return law.named(part.joint.values)
    return law.named(together.own[rows].mean(axis=0))


def _slide_fits(together: Together) -> tuple[SlideFit, ...]:
    """Each slide with the path of the shared law through it."""
    return tuple(_slide_fit(together, i, slide) for i, slide in enumerate(together.slides))


def _slide_fit(together: Together, i: int, slide: Slide) -> SlideFit:
    law, one, joint = together.law, together.alone[i], together.joint
    x, y, vx, vy = joint.starts[i, :4].tolist()
    x0, y0, vx0, vy0 = one.starts[0, :4].tolist()
    data = np.stack([slide.x, slide.y], axis=1)
    own = law.named(together.own[i])
    heading, spin = joint.starts[i, 4:].tolist() if law.spinning else (0.0, None)
    return SlideFit(
        recording=slide.recording.file,
        track=slide.track,
        label=slide.label,
        begin=slide.begin,
        cut=slide.cut,
        t=slide.t,
        data=data,
        model=data - joint.misses[i].T,
        start=(x, y, vx, vy),
        values=own,
        se={name: float(together.own_se[i] * own[name]) for name in law.dry},
        rms_m=_rms([slide], one.misses),
        own_start=(x0, y0, vx0, vy0),
        factor=float(joint.factors[i]),
        ends=slide.ends,
        spin=spin,
        own_spin=float(one.starts[0, 5]) if law.spinning else 0.0,
        spin_se=None if joint.spin_errors is None else float(joint.spin_errors[i]),
        heading=heading,
    )


def _rms(slides: Sequence[Slide], misses: Sequence[FloatArray]) -> float:
    """Root mean square on each measured axis, metres."""
    squares = sum(float(np.sum(miss**2)) for miss in misses)
    return float(np.sqrt(squares / sum(slide.axes * len(slide.t) for slide in slides)))
