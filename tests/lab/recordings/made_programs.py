"""Files of programs that know their scale, made up at random."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from tests.lab.recordings.made import Made, Rng, digits, ended, java, path, signs, zipped


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
