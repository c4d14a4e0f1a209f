"""CVAT for video 1.1: XML with a track a token and a box (or ellipse, or point) a marked frame.

Places are pixels, y down; frames are the video's own numbers. `outside="1"` says that the token is gone.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element

import numpy as np

from lab.errors import RecordingError
from lab.recordings.found import Found, Part
from lab.recordings.source import Source
from lab.recordings.xml import is_xml, root_of

FORMAT = "CVAT for video XML"


def sniff(source: Source) -> bool:
    """XML whose root is `annotations`."""
    return is_xml(source.text) and "<annotations" in source.text[:2000]


def find(source: Source) -> Found:
    """The tracks; RecordingError (`not-xml-safe`, `format`, `no-data`)."""
    tracks = [(track, _marks(track)) for track in root_of(source.text).iter("track")]
    tracks = [(track, marks) for track, marks in tracks if marks]
    if not tracks:
        raise RecordingError(
            "there is no track with boxes; export it as `CVAT for video 1.1`, not for images", code="no-data"
        )
    labels = [track.get("label") or "token" for track, _ in tracks]
    parts = []
    for (track, marks), label in zip(tracks, labels, strict=True):
        name = label if labels.count(label) == 1 else f"{label} {track.get('id', '')}".strip()
        frame, x, y = np.array(marks, dtype=np.float64).T
        parts.append(Part(name, frame, x, y))
    return Found(FORMAT, tuple(parts), "px", frames=True, y_down=True)


def _marks(track: Element) -> list[tuple[float, float, float]]:
    """(frame, x, y) of each shape that is not outside."""
    marks = []
    for shape in track:
        if shape.get("outside") == "1" or shape.tag not in ("box", "ellipse", "points"):
            continue
        if shape.tag == "box":
            x0, y0, x1, y1 = (_number(shape, name) for name in ("xtl", "ytl", "xbr", "ybr"))
            marks.append((_number(shape, "frame"), (x0 + x1) / 2, (y0 + y1) / 2))
        elif shape.tag == "ellipse":
            marks.append((_number(shape, "frame"), _number(shape, "cx"), _number(shape, "cy")))
        else:
            first, _, _ = (shape.get("points") or "").partition(";")
            x, _, y = first.partition(",")
            marks.append((_number(shape, "frame"), _float(x, "points"), _float(y, "points")))
    return marks


def _number(shape: Element, name: str) -> float:
    return _float(shape.get(name) or "", name)


def _float(text: str, name: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise RecordingError(
            f"{name}={text[:40]!r} of a {FORMAT} shape is no number; export it again", code="format"
        ) from None
