"""What a reader noted of a recording, in the language of the window; a note that is not known here stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable

from ui.language import count, mark, tr
from ui.numbers import number

EXACT = {
    "y runs down in pictures: turned over": mark("y runs down in pictures: turned over"),
    "marks taken to lie on the board itself: if they are higher, tell how high": mark(
        "marks taken to lie on the board itself: if they are higher, give “Mark above the board”"
    ),
    "no column of times or frame numbers: rows counted as pictures": mark(
        "no column of times or frame numbers: rows counted as pictures"
    ),
    "the project was never calibrated: its places are pixels": mark(
        "the project was never calibrated: its places are pixels"
    ),
    "decoded as UTF-16": mark("decoded as UTF-16"),
    "not UTF-8: decoded as Windows-1252": mark("not UTF-8: decoded as Windows-1252"),
    "rows sorted by time": mark("rows sorted by time"),
    "headings are missing in some rows, so all are ignored": mark(
        "headings are missing in some rows, so all are ignored"
    ),
}

Groups = tuple[str, ...]

SHAPES: tuple[tuple[str, Callable[[Groups], str]], ...] = (
    (
        r"(\d+) rows? without a time or a place dropped",
        lambda g: count(
            int(g[0]),
            "1 row without a time or a place dropped",
            "{n} rows without a time or a place dropped",
        ),
    ),
    (
        r"(\d+) rows? with a repeated time dropped",
        lambda g: count(
            int(g[0]), "1 row with a repeated time dropped", "{n} rows with a repeated time dropped"
        ),
    ),
    (
        r"(\d+) rows? with -1, -1 taken as missing",
        lambda g: count(
            int(g[0]), "1 row with -1, -1 taken as missing", "{n} rows with -1, -1 taken as missing"
        ),
    ),
    (
        r"(\d+) rows with a likelihood below (\S+) dropped",
        lambda g: count(
            int(g[0]),
            "1 row with a likelihood below {least} dropped",
            "{n} rows with a likelihood below {least} dropped",
            least=_written(g[1]),
        ),
    ),
    (
        r"dropped, for it has fewer than (\d+) rows",
        lambda g: tr("dropped, for it has fewer than {n} rows", n=g[0]),
    ),
    (r"columns ignored: (.+)", lambda g: tr("columns ignored: {names}", names=g[0])),
    (
        r"mass of (.+) taken from its name: (\S+) kg",
        lambda g: tr("mass of {name} taken from its name: {kg} kg", name=g[0], kg=_written(g[1])),
    ),
    (
        r"the header says (\S+) fps, the times say (\S+); the times count",
        lambda g: tr(
            "the header says {one} pictures a second, the times say {other}: the times count",
            one=_written(g[0]),
            other=_written(g[1]),
        ),
    ),
    (
        r"the file says (\S+) fps, you say (\S+); \S+ counts",
        lambda g: tr(
            "the file says {one} pictures a second, you say {other}: yours count",
            one=_written(g[0]),
            other=_written(g[1]),
        ),
    ),
    (
        r"the file says (\S+), you say (\S+); \S+ counts",
        lambda g: tr("the file says {one}, you say {other}: yours counts", one=g[0], other=g[1]),
    ),
    (
        r"the times say (\S+) fps, you say (\S+): times scaled by (\S+)",
        lambda g: tr(
            "the times say {one} pictures a second, you say {other}: times scaled by {factor}",
            one=_written(g[0]),
            other=_written(g[1]),
            factor=_written(g[2]),
        ),
    ),
    (
        r"the length of a pixel is left unused: the file is in (\S+)",
        lambda g: tr("“Scale” is left unused: the file is in {unit}", unit=g[0]),
    ),
    (
        r"places in the picture turned into metres by (\d+) known points",
        lambda g: tr("places in the picture turned into metres by {n} known points", n=g[0]),
    ),
    (
        r"places in the picture turned into metres by (\d+) known points "
        r"\(camera (\d+) degrees from straight down\)",
        lambda g: tr(
            "places in the picture turned into metres by {n} known points (camera {degrees}° from straight down)",
            n=g[0],
            degrees=g[1],
        ),
    ),
    (
        r"simulated, not filmed: coulomb, mu (\S+), (\S+) m/s, noise (\S+) mm, seed (\d+)",
        lambda g: tr(
            "made up, not filmed: Coulomb, μ {mu}, {speed} m/s, noise {noise} mm, seed {seed}",
            mu=_written(g[0]),
            speed=_written(g[1]),
            noise=_written(g[2]),
            seed=g[3],
        ),
    ),
)


def note_words(note: str) -> str:
    """A note as the window says it, whether it begins with the name of what it is about or not."""
    found = _known(note)
    if found is None:
        name, colon, rest = note.partition(": ")
        found = _known(rest) if colon else None
        return note if found is None else f"{name}: {found}"
    return found


def _known(note: str) -> str | None:
    if note in EXACT:
        return tr(EXACT[note])
    for shape, words in SHAPES:
        if (match := re.fullmatch(shape, note)) is not None:
            return words(match.groups())
    return None


def _written(figure: str) -> str:
    """A number as the language writes it."""
    plain = re.fullmatch(r"-?\d+(?:\.(\d+))?", figure)
    return figure if plain is None else number(float(figure), len(plain[1] or ""))
