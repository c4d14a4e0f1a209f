"""Files of every format made up at random, with what must be read from them.

Each maker draws its own quirks (delimiter, decimal sign, unit, language, order of columns, missing marks), so
that a reader is tried on hundreds of files of which none was seen before.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import cos, radians, sin

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


def tracker_text(rng: Rng) -> Made:
    t, x, y = path(rng, begin=float(rng.choice([0, 0.31])))
    delimiter, sign = [*[signs(rng)] * 4, (" ", ".")][int(rng.integers(5))]
    minus = str(rng.choice(["-", "-", "\N{MINUS SIGN}"]))
    title = str(rng.choice(["massa A", "masse_B", "puck", "\u0448\u0430\u0439\u0431\u0430"]))
    longer = delimiter if rng.random() < 0.3 else ""
    header = ["t", "x", "y"] + (["v", "a"] if rng.random() < 0.5 else [])
    lines = [title.replace(" ", "_") if delimiter == " " else title, delimiter.join(header) + longer]
    for i, row in enumerate(zip(t, x, y, strict=True)):
        cells = [java(value, sign, minus) for value in row]
        if len(header) > 3 and delimiter != " ":
            cells += ["" if i < 2 or i > len(t) - 3 else java(0.3, sign, minus)] * 2
        lines.append(delimiter.join(cells))
    if rng.random() < 0.3:
        body = lines[2:]
        rng.shuffle(body)
        lines[2:] = body
    return Made(ended(rng, lines), {lines[0]: (t, x, y)}, tolerance=1e-8, stated=False)


def tracker_multi(rng: Rng) -> Made:
    t, xa, ya = path(rng)
    xb, yb = xa[::-1] + 0.1, ya[::-1]
    delimiter, sign = signs(rng)
    first = int(rng.integers(0, len(t) // 3))
    names = ["disco A", "disco B"]
    d = delimiter
    end = d if rng.random() < 0.5 else ""
    lines = ["#multi:", f"{d}{names[0]}{d}{d}{names[1]}{d}{end}", f"t{d}x{d}y{d}x{d}y{end}"]
    for i in range(len(t)):
        b = [java(xb[i], sign), java(yb[i], sign)] if i >= first else ["", ""]
        lines.append(d.join([java(t[i], sign), java(xa[i], sign), java(ya[i], sign), *b]))
    tracks = {names[0]: (t, xa, ya), names[1]: (t[first:], xb[first:], yb[first:])}
    return Made(ended(rng, lines), tracks, tolerance=1e-8, stated=False)


def home_wide(rng: Rng) -> Made:
    delimiter, sign = signs(rng)
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    style = int(rng.integers(5))
    names = [["slide"], ["red-1", "blue-2"], ["1", "2"]][int(rng.integers(3))]
    t, x, y = path(rng)
    tracks = {name: (t, x + 0.1 * k, y) for k, name in enumerate(names)}
    time = str(rng.choice(["t", "time", "Zeit", "temps", "tid", "Time"]))

    def named(what: str, of: str) -> str:
        return [f"{what} ({of})", f"{what} [{of}]", f"{what}_{of}", f"{what}({of})", f"{what} / {of}"][style]

    columns: list[tuple[str, np.ndarray, int]] = [(named(time, "s"), t, 6)]
    for name, (_, xs, ys) in tracks.items():
        label = "" if name == "slide" else f"{name}_" if rng.random() < 0.5 else f"{name} "
        columns.append((named(f"{label}x", unit), xs / metres, 6))
        columns.append((named(f"{label}y", unit), ys / metres, 6))
    if rng.random() < 0.5:
        columns.append((named("v", f"{unit}/s"), np.full_like(t, 0.5), 3))
    if rng.random() < 0.5:
        order = rng.permutation(len(columns))
        columns = [columns[i] for i in order]
    lines = ["# filmed in the kitchen"] * int(rng.integers(2))
    lines.append(delimiter.join(name for name, _, _ in columns))
    rows = [[digits(float(v[i]), d, sign) for _, v, d in columns] for i in range(len(t))]
    kept = np.ones(len(t), dtype=bool)
    if rng.random() < 0.5:
        for i in rng.choice(len(t), 3, replace=False):
            blank = str(rng.choice(["", "NaN", "nan", "-", "n/a"]))
            rows[i] = [row if "s" in columns[k][0].lower()[-2:] and _is_time(columns[k][0]) else blank
                       for k, row in enumerate(rows[i])]  # fmt: skip
            kept[i] = False
    lines += [delimiter.join(row) for row in rows]
    tracks = {name: (a[kept], b[kept], c[kept]) for name, (a, b, c) in tracks.items()}
    return Made(ended(rng, lines), tracks, tolerance=2e-6, unit=unit)


def _is_time(name: str) -> bool:
    return name.lower().startswith(("t", "zeit"))


def home_units_row(rng: Rng) -> Made:
    t, x, y = path(rng)
    delimiter, sign = signs(rng)
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    around = [("", ""), ("(", ")"), ("[", "]")][int(rng.integers(3))]
    lines = [
        delimiter.join(["t", "x", "y"]),
        delimiter.join(f"{around[0]}{u}{around[1]}" for u in ("s", unit, unit)),
    ]
    for row in zip(t, x / metres, y / metres, strict=True):
        lines.append(delimiter.join(digits(float(value), 7, sign) for value in row))
    return Made(ended(rng, lines), {"slide": (t, x, y)}, unit=unit)


def home_long(rng: Rng) -> Made:
    delimiter, sign = signs(rng)
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    word = str(rng.choice(["disk_id", "token", "id", "object", "Objekt", "particle"]))
    names = [["3", "7"], ["red-1", "blue-2"]][int(rng.integers(2))]
    t, x, y = path(rng)
    begin = int(rng.integers(0, 1000))
    lines = [delimiter.join(["frame", word, f"cx_{unit}", f"cy_{unit}", "r_px", "colour"])]
    shift = int(rng.integers(0, 9))
    kept = {name: rng.random(len(t)) > 0.05 for name in names}
    fps = 1 / float(t[1] - t[0])
    for i in range(len(t) + shift):
        for k, name in enumerate(names):
            at = i - shift * k
            if 0 <= at < len(t) and kept[name][at]:
                cells = [str(begin + i), name, *(digits(float(v[at] / metres), 7, sign) for v in (x, y))]
                lines.append(delimiter.join([*cells, digits(51.3, 2, sign), "red"]))
    tracks = {}
    for k, name in enumerate(names):
        frames = begin + shift * k + np.arange(len(t))
        tracks[name] = (frames[kept[name]] / fps, x[kept[name]], y[kept[name]])
    return Made(ended(rng, lines), tracks, {"fps": fps}, unit=unit)


def missing_minus_one(rng: Rng) -> Made:
    t, x, y = path(rng)
    delimiter, sign = signs(rng)
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    x, y = x - x.min() + 0.2, y - y.min() + 0.2
    kept = rng.random(len(t)) > 0.1
    lines = [delimiter.join(["frame", "t (s)", f"x ({unit})", f"y ({unit})"])]
    for i in range(len(t)):
        places = [digits(float(v[i] / metres), 7, sign) if kept[i] else "-1" for v in (x, y)]
        lines.append(delimiter.join([str(i), digits(float(t[i]), 6, sign), *places]))
    return Made(ended(rng, lines), {"slide": (t[kept], x[kept], y[kept])}, unit=unit)


def tracker_project(rng: Rng) -> Made:
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    names = ["mass A", "mass B"][: int(rng.integers(1, 3))]
    t, x, y = path(rng)
    step, start = int(rng.integers(1, 4)), int(rng.integers(0, 90))
    delta = 1000 * float(t[1] - t[0]) / step
    ox, oy, angle = rng.uniform(100, 900), rng.uniform(100, 900), rng.uniform(-40, 40)
    scale = rng.uniform(800, 3000) * metres
    tracks, items = {}, []
    for k, name in enumerate(names):
        xs, ys = x + 0.05 * k, y
        tracks[name] = (t - t[0], xs, ys)
        c, s = cos(radians(angle)), sin(radians(angle))
        px = ox + scale / metres * (c * xs - s * ys)
        py = oy - scale / metres * (s * xs + c * ys)
        marks = "".join(
            f'<property name="[{start + step * i}]" type="object"><object class="o.PointMass$FrameData">'
            f'<property name="x" type="double">{float(px[i])!r}</property>'
            f'<property name="y" type="double">{float(py[i])!r}</property></object></property>\n'
            for i in range(len(t))
        )
        items.append(
            '<property name="item" type="object">'
            '<object class="org.opensourcephysics.cabrillo.tracker.PointMass">'
            f'<property name="mass" type="double">0.012</property><property name="name" type="string">{name}'
            f'</property><property name="framedata" type="array">{marks}</property></object></property>'
        )
    text = f"""<?xml version="1.0" encoding="UTF-8"?>
<object class="org.opensourcephysics.cabrillo.tracker.TrackerPanel">
<property name="videoclip" type="object"><object class="org.opensourcephysics.media.core.VideoClip">
<property name="startframe" type="int">{start}</property>
<property name="stepsize" type="int">{step}</property>
</object></property>
<property name="clipcontrol" type="object"><object class="o.StepperClipControl">
<property name="delta_t" type="double">{delta!r}</property></object></property>
<property name="coords" type="object"><object class="o.ImageCoordSystem">
<property name="framedata" type="array" class="f"><property name="[0]" type="object"><object class="f">
<property name="xorigin" type="double">{ox}</property><property name="yorigin" type="double">{oy}</property>
<property name="angle" type="double">{angle}</property>
<property name="xscale" type="double">{scale}</property>
<property name="yscale" type="double">{scale}</property>
</object></property></property></object></property>
<property name="length_unit" type="string">{unit}</property>
<property name="tracks" type="collection" class="java.util.ArrayList">{"".join(items)}</property></object>
"""
    data, ending = text.encode(), ".trk"
    if rng.random() < 0.4:
        data, ending = (
            zipped({"my slide.trk": data, "html/info.html": b"<p>x", "videos/a.txt": b"none"}),
            ".trz",
        )
    return Made(data, tracks, tolerance=1e-9, unit=unit, ending=ending)


def logger_pro(rng: Rng) -> Made:
    t, x, y = path(rng, begin=float(rng.choice([0, 0.46])))
    unit, metres = [("m", 1.0), ("cm", 0.01), ("mm", 0.001)][int(rng.integers(3))]
    two = rng.random() < 0.5

    def column(name: str, of: str, values: np.ndarray | None) -> str:
        cells = (
            ""
            if values is None
            else "<ColumnCells>\n" + "\n".join(f"{v:.12g}" for v in values) + "\n</ColumnCells>"
        )
        names = f"<DataObjectName>{name}</DataObjectName><ColumnUnits>{of}</ColumnUnits>"
        return f"<DataColumn>{names}{cells}</DataColumn>"

    columns = [column("Time", "s", t), column("X", unit, x / metres), column("Y", unit, y / metres)]
    tracks = {"slide": (t, x, y)}
    if two:
        columns += [column("X 2", unit, x / metres + 1), column("Y 2", unit, y / metres)]
        tracks["2"] = (t, x + metres, y)
    columns.append(column("X Velocity", f"{unit}/s", None))
    text = (
        f"<Document>\n<Version>3.16.2</Version><DataSet><DataSetName>Video</DataSetName>{''.join(columns)}</DataSet>"
        "<DataSet><DataSetName>&#38;&#38;^% CurveFitFunctions</DataSetName></DataSet></Document>"
    )
    return Made(text.encode(), tracks, tolerance=1e-9, unit=unit, ending=".cmbl")


def vernier(rng: Rng) -> Made:
    t, x, _ = path(rng)
    short = [["t\td"], []][int(rng.integers(2))]
    units = [["seconds\tmeters"], ["s\tm"]][int(rng.integers(2))]
    lines = [
        "Vernier Format 2",
        "Untitled.cmbl 3/14/2024 10:22:31 .",
        "Data Set",
        "Time\tDistance",
        *short,
        *units,
        "",
    ]
    lines += [f"{a:.6f}\t{b:.7f}" for a, b in zip(t, x, strict=True)]
    return Made(ended(rng, lines), {"slide": (t, x, 0 * x)}, ending=".txt")


def runs(rng: Rng) -> Made:
    style = int(rng.integers(3))
    count = 1 if style == 0 else int(rng.integers(1, 4))
    every = [path(rng) for _ in range(count)]
    delimiter, sign = signs(rng)
    if delimiter == "," and sign == ",":
        delimiter = ";"
    names = [[f"Latest{k or ''}" for k in range(count)], [f"Data Set {k + 1}" for k in range(count)],
             [f"Run #{k + 1}" for k in range(count)]][style]  # fmt: skip

    def header(name: str) -> list[str]:
        what = [("Time", "s"), ("Position", "m"), ("Velocity", "m/s")]
        return [[f"{name}: {w} ({u})", f"{name}:{w}({u})", f"{w} ({u}) {name}"][style] for w, u in what]

    lines = [delimiter.join(cell for name in names for cell in header(name))]
    for i in range(max(len(t) for t, _, _ in every)):
        cells: list[str] = []
        for t, x, _ in every:
            cells += (
                [digits(float(t[i]), 6, sign), digits(float(x[i]), 7, sign), ""] if i < len(t) else [""] * 3
            )
        lines.append(delimiter.join(cells))
    return Made(ended(rng, lines), {n: (t, x, 0 * x) for n, (t, x, _) in zip(names, every, strict=True)})


def qualisys(rng: Rng) -> Made:
    t, x, y = path(rng)
    names = ["token", "puck 2"][: int(rng.integers(1, 3))]
    timed = rng.random() < 0.5
    fps = 1 / float(t[1] - t[0])
    start = 939 if timed else 0
    lines = [f"NO_OF_FRAMES\t{len(t) * 3}", "NO_OF_CAMERAS\t4", f"NO_OF_MARKERS\t{len(names)}"]
    lines += [f"FREQUENCY\t{fps:.9g}", "DATA_INCLUDED\t3D", "MARKER_NAMES\t" + "\t".join(names)]
    header = (["Frame", "Time"] if timed else []) + [f"{n} {axis}" for n in names for axis in "XYZ"]
    lines.append("\t".join(header) + "\t")
    seen = rng.random(len(t)) > 0.05
    for i in range(len(t)):
        cells = [str(start + i), f"{t[i]:.5f}"] if timed else []
        for k in range(len(names)):
            place = [1000 * x[i] + 30 * k, 1000 * y[i], 15.6] if seen[i] or k else [0, 0, 0]
            cells += [f"{v:.3f}" for v in place]
        lines.append("\t".join(cells))
    tracks = {names[0]: (t[seen], x[seen], y[seen])}
    if len(names) == 2:
        tracks[names[1]] = (t, x + 0.03, y)
    return Made("\n".join(lines).encode(), tracks, tolerance=6e-6, unit="mm", ending=".tsv")


def viana(rng: Rng) -> Made:
    t, x, y = path(rng)
    sign = str(rng.choice([",", "."]))
    blank = int(rng.integers(0, 20))
    lines = ["Frame; Zeit (in s); Objekt 1 x-Koordinate; Objekt 1 y-Koordinate; Objekt 1 x-Geschwindigkeit; "
             "Objekt 1 y-Geschwindigkeit"]  # fmt: skip
    beat = float(t[1] - t[0])
    for i in range(blank):
        lines.append(f"{i + 1}; {java(i * beat, sign)}; ; ; ;")
    for i in range(len(t)):
        cells = [str(blank + i + 1), java((blank + i) * beat, sign), java(x[i], sign), java(y[i], sign)]
        lines.append("; ".join([*cells, *([java(0.1, sign)] * 2 if 1 < i < len(t) - 2 else [])]))
    return Made(ended(rng, lines), {"Objekt 1": ((blank + np.arange(len(t))) * beat, x, y)}, stated=False)


def kinovea_csv(rng: Rng) -> Made:
    t, x, y = path(rng)
    delimiter, sign = [(",", "."), (";", ",")][int(rng.integers(2))]
    names = ["Bahn 1", "Trajectory 2"][: int(rng.integers(1, 3))]
    tracks = {name: (t, x + 0.1 * k, y) for k, name in enumerate(names)}
    lines = [delimiter.join(f'"{c}"' for c in ["Time", *(f"{n}/0/{a}" for n in names for a in "XY")])]
    for i in range(len(t)):
        cells = [t[i], *(v[i] for _, a, b in tracks.values() for v in (a, b))]
        lines.append(delimiter.join(f'"{f"{v:.9g}".replace(".", sign)}"' for v in cells))
    return Made(ended(rng, lines), tracks, stated=False)


def kinovea_txt(rng: Rng) -> Made:
    sign = str(rng.choice([",", "."]))
    lines = ["#Kinovea Trajectory data export", "#T X Y"]
    tracks = {}
    for name in ["Trajectory 1", "Bahn 2"][: int(rng.integers(1, 3))]:
        t, x, y = tracks[name] = path(rng)
        lines += ["", f"# {name}"]
        lines += [" ".join(f"{v:.9g}".replace(".", sign) for v in row) for row in zip(t, x, y, strict=True)]
    return Made(ended(rng, lines), tracks, stated=False, ending=".txt")


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
        tracks["rim"] = (t, x + 20 * float(told["metres_per_pixel"]), y)  # type: ignore[arg-type]
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


def own(rng: Rng) -> Made:
    lines = ["# format: knockout-recording/1", "# fps: 240", "t,token,x,y"]
    tracks = {}
    rows = []
    for name in ("blue-2", "green-1"):
        t, x, y = tracks[name] = path(rng, begin=float(rng.uniform(0, 0.3)))
        rows += [(float(a), name, float(b), float(c)) for a, b, c in zip(t, x, y, strict=True)]
    rows.sort(key=lambda row: row[0])
    lines += [f"{a!r},{n},{b!r},{c!r}" for a, n, b, c in rows]
    order = dict.fromkeys(n for _, n, _, _ in rows)
    return Made("\n".join(lines).encode(), {n: tracks[n] for n in order})


def zipped(members: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return stream.getvalue()


def phyphox(rng: Rng, *, kind: str = "Linear Acceleration") -> bytes:
    """An export of accelerations, as CSV or zip."""
    t = np.sort(rng.uniform(0, 4, 200))
    delimiter, sign = [(",", "."), (";", ","), ("\t", ",")][int(rng.integers(3))]
    names = ["Time (s)", *(f"{kind} {axis} (m/s^2)" for axis in "xyz"), "Absolute acceleration (m/s^2)"]
    lines = [delimiter.join(f'"{name}"' for name in names)]
    lines += [delimiter.join(java(float(v), sign) for v in (a, *rng.normal(size=4))) for a in t]
    data = "\n".join(lines).encode()
    if rng.random() < 0.5:
        data = zipped({"Raw Data.csv": data, "meta/device.csv": b'"property","value"\n"version","1.2"\n'})
    return data


def excel_dates(rng: Rng) -> bytes:
    """A table in which a spreadsheet made dates of numbers, with or without its header."""
    t, x, y = path(rng)
    month = ["jan.", "Feb-", "mar ", "\u043c\u0430\u0440.", "dic-", "okt."]
    lines = ["t;x;y"] if rng.random() < 0.5 else []
    for i in range(len(t)):
        dated = f"{month[int(rng.integers(len(month)))]}{int(rng.integers(1, 99)):02d}"
        cells = [
            f"{44208 + 31 * (i // 5)},00",
            digits(float(x[i]), 3),
            dated if rng.random() < 0.6 else digits(float(y[i]), 3),
        ]
        lines.append(";".join(cells))
    return "\n".join(lines).encode()


MAKERS: tuple[Callable[[Rng], Made], ...] = (
    tracker_text, tracker_multi, home_wide, home_units_row, home_long, missing_minus_one, tracker_project,
    logger_pro, vernier, runs, qualisys, viana, kinovea_csv, kinovea_txt, deeplabcut, mot, cvat, own,
)  # fmt: skip
