"""Tables as people, spreadsheets and phones write them, made up at random."""

from __future__ import annotations

import numpy as np

from tests.lab.recordings.made import Made, Rng, digits, ended, java, path, signs, zipped


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


def phyphox(rng: Rng) -> bytes:
    """An export of accelerations, as CSV or zip."""
    t = np.sort(rng.uniform(0, 4, 200))
    delimiter, sign = [(",", "."), (";", ","), ("\t", ",")][int(rng.integers(3))]
    names = [
        "Time (s)",
        *(f"Linear Acceleration {axis} (m/s^2)" for axis in "xyz"),
        "Absolute acceleration (m/s^2)",
    ]
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
