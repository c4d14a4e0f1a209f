"""A file made up at random and what must be read from it: what all makers of such files share."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, sin

import numpy as np

Rng = np.random.Generator
Columns = tuple[np.ndarray, np.ndarray, np.ndarray]


@dataclass
class Made:
    """A file: its bytes, what has to be told, the tracks in it (t, x, y in s and m), how exact they are."""

    data: bytes
    tracks: dict[str, Columns]
    told: dict[str, object] = field(default_factory=dict)
    tolerance: float = 1e-6
    unit: str = "m"
    stated: bool = True
    ending: str = ".csv"
    shifted: bool = False


def path(rng: Rng, *, begin: float = 0.0) -> Columns:
    """One slide, t from `begin` on, with noise: s and m."""
    fps = float(rng.choice([25, 30, 50, 59.94, 60, 100, 120, 240]))
    mu, v = rng.uniform(0.05, 0.3), rng.uniform(0.7, 1.8)
    a = mu * 9.80665
    n = max(12, int((v / a + 0.2) * fps))
    t = begin + np.arange(n) / fps
    moving = np.minimum(t - begin, v / a)
    way = v * moving - a * moving**2 / 2
    turn = rng.uniform(0, 2 * np.pi)
    x, y = rng.uniform(-0.3, 0.3, 2)
    noise = rng.normal(0, 3e-4, (2, n))
    return t, x + cos(turn) * way + noise[0], y + sin(turn) * way + noise[1]


def digits(value: float, decimals: int, sign: str = ".") -> str:
    return f"{value:.{decimals}f}".replace(".", sign)


def java(value: float, sign: str = ".", minus: str = "-") -> str:
    mantissa, _, exponent = f"{value:.9E}".partition("E")
    return f"{mantissa}E{int(exponent)}".replace(".", sign).replace("-", minus)


def ended(rng: Rng, lines: Sequence[str]) -> bytes:
    """Lines as a file: newlines and encoding drawn."""
    text = str(rng.choice(["\n", "\r\n"])).join([*lines, ""])
    return text.encode(str(rng.choice(["utf-8", "utf-8", "utf-8-sig", "utf-16"])))


def signs(rng: Rng) -> tuple[str, str]:
    """Delimiter and decimal sign that go together."""
    options = [("\t", "."), ("\t", ","), (";", "."), (";", ","), (",", ".")]
    return options[int(rng.integers(len(options)))]


def zipped(members: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return stream.getvalue()
