"""Files of programs that track in pixels, made up at random; the scale and the frame rate are told beside them."""

from __future__ import annotations

import numpy as np

from tests.lab.recordings.made import Columns, Made, Rng, path


def _pixels(rng: Rng) -> tuple[Columns, float, np.ndarray, np.ndarray, np.ndarray, dict[str, object]]:
    """A path, its scale, frames and pixel places (y down), and what has to be told."""
    t, x, y = path(rng)
    scale = float(rng.uniform(3e-4, 8e-4))
    fps = 1 / float(t[1] - t[0])
    frames = np.arange(len(t)) + int(rng.integers(0, 500))
    px, py = (x + 1.5) / scale, (2.0 - y) / scale
    return (
        (frames / fps, px * scale, -py * scale),
        scale,
        frames,
        px,
        py,
        {"fps": fps, "metres_per_pixel": scale},
    )


def deeplabcut(rng: Rng) -> Made:
    (t, x, y), _, frames, px, py, told = _pixels(rng)
    several = rng.random() < 0.4
    names = ["centre", "rim"] if several else ["puck"]
    lines = ["scorer," + ",".join(["DLC"] * 3 * len(names))]
    lines.append("bodyparts," + ",".join(n for n in names for _ in range(3)))
    lines.append("coords," + ",".join(["x", "y", "likelihood"] * len(names)))
    sure = rng.random(len(t)) > 0.08
    for i in range(len(t)):
        cells = [str(frames[i])]
        for k in range(len(names)):
            good = sure[i] or k
            place = [px[i] + 20 * k, py[i]] if good else list(rng.uniform(0, 1000, 2))
            cells += [repr(float(v)) for v in (*place, 0.97 if good else 0.02)]
        lines.append(",".join(cells))
    tracks = {names[0]: (t[sure], x[sure], y[sure])}
    if several:
        tracks["rim"] = (t, x + 20 * float(told["metres_per_pixel"]), y)  # type: ignore[arg-type]  # a number, among what is told
    return Made("\n".join(lines).encode(), tracks, told, unit="px")


def mot(rng: Rng) -> Made:
    (t, x, y), _, frames, px, py, told = _pixels(rng)
    seen = rng.random(len(t)) > 0.05
    lines = []
    for i in np.flatnonzero(seen):
        w, h = rng.uniform(28, 36, 2)
        lines.append(f"{frames[i]},4,{px[i] - w / 2:.6f},{py[i] - h / 2:.6f},{w:.6f},{h:.6f},0.9,-1,-1,-1")
    return Made("\n".join(lines).encode(), {"4": (t[seen], x[seen], y[seen])}, told, unit="px", ending=".txt")


def cvat(rng: Rng) -> Made:
    (t, x, y), _, frames, px, py, told = _pixels(rng)
    gone = rng.random(len(t)) < 0.08
    boxes = "".join(
        f'<box frame="{frames[i]}" outside="{int(gone[i])}" xtl="{px[i] - 25:.5f}" ytl="{py[i] - 25:.5f}" '
        f'xbr="{px[i] + 25:.5f}" ybr="{py[i] + 25:.5f}"></box>\n'
        for i in range(len(t))
    )
    text = (
        '<?xml version="1.0" encoding="utf-8"?>\n<annotations><version>1.1</version>'
        f'<track id="0" label="puck">{boxes}</track></annotations>'
    )
    kept = ~gone
    return Made(text.encode(), {"puck": (t[kept], x[kept], y[kept])}, told, 1e-5, unit="px", ending=".xml")
