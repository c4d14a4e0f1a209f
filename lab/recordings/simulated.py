"""Recordings of slides that never happened, for demos and for testing fits: each says so in name and header.

The token slows by mu g along a straight line, s(t) = v t - mu g t^2 / 2 until t = v / (mu g) (Coulomb's law),
then lies still; the camera adds Gaussian noise to each axis and rounds to a micrometre. The law is written out here
and not asked of `lab.motion`: fits ask that, and would else be tried against themselves.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt

import numpy as np

from lab.board import Board, G
from lab.errors import RecordingError
from lab.recordings.own import FORMAT
from lab.recordings.recording import Recording, Track


def simulate_recording(
    mu: float,
    speed: float,
    *,
    angle: float = 0.0,
    x: float = 0.14,
    y: float = 0.15,
    fps: float = 240.0,
    noise: float = 3e-4,
    wait: float = 0.0,
    rest: float = 0.2,
    token: str = "red-1",
    seed: int = 1,
    file: str | None = None,
) -> Recording:
    """A recording of one slide, made up.

    speed: m/s at the release; angle: rad from straight up the board, positive to the right; x, y: m, the
    place of release; noise: m, standard deviation on each axis; wait, rest: s of lying still before the
    release and after the stop. The same arguments give the same recording. Raises RecordingError for numbers
    that make no slide.
    """
    positive = {"mu": mu, "speed": speed, "fps": fps}
    for name, value in {**positive, "noise": noise, "wait": wait, "rest": rest}.items():
        if not np.isfinite(value) or value < 0 or (name in positive and value == 0):
            raise RecordingError(f"a slide cannot be simulated with {name} = {value:g}", code="simulated")
    duration = speed / (mu * G)
    t = np.arange(int((wait + duration + rest) * fps) + 1) / fps
    moving = np.clip(t - wait, 0.0, duration)
    along = speed * moving - mu * G * moving**2 / 2
    errors = np.random.default_rng(seed).normal(0.0, noise, (2, len(t)))
    track = Track(
        token,
        np.round(t, 9),
        np.round(x + sin(angle) * along + errors[0], 6),
        np.round(y + cos(angle) * along + errors[1], 6),
    )
    remark = (
        f"simulated, not filmed: coulomb, mu {mu:.6g}, {speed:.6g} m/s, "
        f"noise {noise * 1e3:.3g} mm, seed {seed}"
    )
    return Recording(
        file or f"simulated-{seed}.csv", FORMAT, "m", track.fps, (track,), notes=(remark,), comments=(remark,)
    )


def simulate_recordings(
    board: Board, n: int = 6, *, seed: int = 1, fps: float = 240.0, noise: float = 3e-4
) -> tuple[Recording, ...]:
    """`n` made-up slides over `board`, from its GO line to 30 to 85 % of the way to the far edge.

    mu is drawn for each slide from the board's mu and mu_spread, the direction within about a degree.
    Raises RecordingError for a board whose law is not coulomb.
    """
    if board.surface.law != "coulomb":
        raise RecordingError(
            f"slides are simulated with the coulomb law, and {board.name!r} has {board.surface.law}",
            code="simulated",
        )
    recordings = []
    for index in range(n):
        rng = np.random.default_rng([seed, index])
        scatter = max(0.2, 1 + board.surface.mu_spread * rng.standard_normal())
        mu = board.surface.mu * scatter
        distance = rng.uniform(0.3, 0.85) * (board.length - board.go_line)
        recordings.append(
            simulate_recording(
                mu,
                sqrt(2 * mu * G * distance),
                angle=radians(rng.standard_normal()),
                x=board.width / 2,
                y=board.go_line,
                fps=fps,
                noise=noise,
                seed=int(rng.integers(2**31)),
                file=f"simulated-{index + 1}.csv",
            )
        )
    return tuple(recordings)
