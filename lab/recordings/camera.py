"""A camera that looks at the board at a slant: from places in the picture to metres on the board.

Four known points (the board's corners, or any others) fix the homography that maps the picture's plane onto the
board's (R. Hartley, A. Zisserman, Multiple View Geometry, 2nd ed., 2004, ch. 4). A mark that lies above the board
is seen shifted away from the camera; where the camera stands follows from the same homography when its principal
point is the middle of the picture and its pixels are square (ch. 8.8), so that the shift can be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot, isfinite, sqrt

import numpy as np

from lab.errors import UsageError
from lab.recordings.recording import FloatArray

CLICK = 1.5
"""Pixels by which a clicked corner is off, standard deviation on each axis."""

POINTING = 0.5
"""Pixels of the screen by which a click is off, standard deviation on each axis: a pixel's own width leaves 0.29, the
hand the rest."""


MOST_PIXELS, FARTHEST = 1e6, 1e4
"""No picture has more pixels on a side, and no place that is filmed lies further (m) from the board's corner."""


HIGHEST = 0.5
"""A mark's height as a share of the camera's own: what is above hides the board, and is mostly a slip of unit."""


@dataclass(frozen=True)
class Camera:
    """What is known of the picture.

    corners: (x, y) px of four known points or more; places: where they are on the board, (x, y) m;
    click: standard error of a corner on each axis, px; mark_height: of the tracked mark above the board, m;
    picture: width and height, px; focal: focal length, px. The last two are needed for a mark above the board
    only (focal can mostly be found from the corners). Raises UsageError for points that fix nothing.
    """

    corners: tuple[tuple[float, float], ...]
    places: tuple[tuple[float, float], ...]
    click: float = CLICK
    mark_height: float = 0.0
    picture: tuple[float, float] | None = None
    focal: float | None = None

    def __post_init__(self) -> None:
        if len(self.corners) < 4 or len(self.corners) != len(self.places):
            raise UsageError(
                f"corners given: {len(self.corners)}, places on the board: {len(self.places)}; give four of each at "
                "least, in the same order",
                reason="corners-few",
                values={"n": len(self.corners)},
            )
        numbers = [n for pair in (*self.corners, *self.places) for n in pair]
        if not all(isfinite(n) for n in (*numbers, self.click, self.mark_height)):
            raise UsageError("a corner is not a number; write x,y in pixels", reason="corner-number")
        if max(abs(n) for pair in self.corners for n in pair) > MOST_PIXELS or self.click > MOST_PIXELS:
            raise UsageError(
                f"no picture has a corner or a click beyond {MOST_PIXELS:g} pixels",
                reason="corner-far",
                values={"most": MOST_PIXELS},
            )
        if max(*(abs(n) for pair in self.places for n in pair), self.mark_height) > FARTHEST:
            raise UsageError(
                f"a place or a mark is further off than {FARTHEST:g} m; give metres", reason="place-far"
            )
        if self.picture is not None and not all(0 < n <= MOST_PIXELS for n in self.picture):
            raise UsageError(
                f"a picture is 1 to {MOST_PIXELS:g} pixels wide and high",
                reason="picture-size",
                values={"most": MOST_PIXELS},
            )
        if self.focal is not None and not 1 <= self.focal <= FARTHEST * MOST_PIXELS:
            raise UsageError(
                f"a focal length of {self.focal:g} pixels is none; a phone's is some 1000 to 4000",
                reason="focal-length",
            )
        if self.click < 0 or self.mark_height < 0:
            raise UsageError(
                "the error of a click and the height of the mark cannot be negative", reason="negative"
            )
        for what, points in (("corners", self.corners), ("places", self.places)):
            if _flat(np.array(points)):
                raise UsageError(
                    f"three of the {what} lie on one line: they fix no board; take its four corners",
                    reason="corners-on-line",
                )
        if _area(np.array(self.corners)) * _area(np.array(self.places)) > 0:
            raise UsageError(
                "the corners go round the other way than their places: give near left, near right, far right, far "
                "left, in pixels that count downwards",
                reason="corners-round",
            )
        if self.mark_height > 0 and self.picture is None:
            raise UsageError(
                "a mark above the board needs the size of the picture; give --picture WIDTHxHEIGHT",
                reason="picture-unknown",
            )
        turned = self.homography
        if not np.all(np.isfinite(turned)):
            raise UsageError(
                "these corners fix no board; are they in the order of their places?", reason="corners-none"
            )
        sides = np.column_stack([np.array(self.corners), np.ones(len(self.corners))]) @ turned[2]
        if np.any(sides <= 0):
            raise UsageError(
                "these corners cannot be one board seen by one camera; are they in order round it?",
                reason="corners-none",
            )

    @property
    def homography(self) -> FloatArray:
        """From picture to board, (3, 3): the plane of the marks, with its third row positive on the corners."""
        board = _homography(np.array(self.places), np.array(self.corners))
        if self.mark_height > 0:
            board = self._raised(board)
        inverse = np.linalg.inv(board)
        sign = np.sign(np.sum(inverse[2] @ np.array([*self.corners[0], 1.0])))
        turned: FloatArray = inverse * sign
        return turned

    def to_board(self, x: FloatArray, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Metres on the board, (n,) each, for places in the picture, (n,) each; NaN beyond the horizon."""
        turned = self.homography
        seen = turned @ np.stack([x, y, np.ones_like(x)])
        depth = np.where(seen[2] > 1e-9 * np.abs(seen[2]).max(initial=1e-9), seen[2], np.nan)
        return seen[0] / depth, seen[1] / depth

    def nudged(self, corner: int, axis: int, pixels: float) -> Camera:
        """The camera with one corner moved along one axis."""
        corners = [list(point) for point in self.corners]
        corners[corner][axis] += pixels
        return replace(self, corners=tuple((x, y) for x, y in corners))

    @property
    def slant(self) -> float | None:
        """Angle in rad between the line of sight and the board's normal, None where it cannot be told."""
        pose = self._pose(_homography(np.array(self.places), np.array(self.corners)))
        return None if pose is None else float(np.arccos(min(abs(pose[1][2, 2]), 1.0)))

    def _pose(self, board: FloatArray) -> tuple[float, FloatArray, FloatArray] | None:
        """Focal length (px), rotation (3, 3) and translation (3,) of the board's plane; None where unknown."""
        if self.picture is None:
            return None
        middle = np.array([[1, 0, -self.picture[0] / 2], [0, 1, -self.picture[1] / 2], [0, 0, 1]])
        h = middle @ board
        focal = self.focal if self.focal is not None else _focal(h)
        if focal is None:
            return None
        m = np.diag([1 / focal, 1 / focal, 1.0]) @ h
        scale = sqrt(float(np.linalg.norm(m[:, 0]) * np.linalg.norm(m[:, 1])))
        m = m / scale * np.sign(m[2, 2])
        first = m[:, 0] / np.linalg.norm(m[:, 0])
        second = m[:, 1] - first * (first @ m[:, 1])
        second = second / np.linalg.norm(second)
        return focal, np.stack([first, second, np.cross(first, second)], 1), m[:, 2]

    def _raised(self, board: FloatArray) -> FloatArray:
        """From the plane of the marks to the picture."""
        pose = self._pose(board)
        if pose is None:
            raise UsageError(
                "the camera looks too straight down for its distance to be told from the corners; give --focal "
                "(focal length in pixels), or --mark-height 0 and a mark on the board",
                reason="camera-straight",
            )
        focal, turn, shift = pose
        own = abs(float(turn[:, 2] @ shift))
        if self.mark_height > HIGHEST * own:
            raise UsageError(
                f"a mark {self.mark_height:g} m above the board, and the camera itself {own:.2g} m: that can hardly "
                "be; give metres, 0.03 for 3 cm",
                reason="mark-high",
                values={"m": own},
            )
        assert self.picture is not None  # a pose needs it
        middle = np.array([[focal, 0, self.picture[0] / 2], [0, focal, self.picture[1] / 2], [0, 0, 1]])
        towards = -np.sign(float(turn[:, 2] @ shift))  # the board's upper side is the one that is seen
        raised: FloatArray = middle @ np.column_stack(
            [turn[:, 0], turn[:, 1], shift + towards * self.mark_height * turn[:, 2]]
        )
        return raised


def board_corners(width: float, length: float) -> tuple[tuple[float, float], ...]:
    """A board's corners in m, in the order in which they are asked for: near left, near right, far right, far
    left."""
    return (0.0, 0.0), (width, 0.0), (width, length), (0.0, length)


def click_error(grain: float) -> float:
    """By how much a click is off on each axis, px of the picture; grain: px of the picture to one of the screen."""
    return hypot(CLICK, POINTING * grain)


def points_of(text: str, what: str) -> tuple[tuple[float, float], ...]:
    """`412,880 1502,874 ...` as points; UsageError where it is something else."""
    points = []
    for word in text.replace(";", " ").split():
        x, comma, y = word.partition(",")
        try:
            if not comma:
                raise ValueError
            points.append((float(x), float(y)))
        except ValueError:
            raise UsageError(
                f"{what}: {word[:30]!r} is no point; write x,y and a blank before the next",
                reason="point",
                values={"point": word[:30]},
            ) from None
    return tuple(points)


def _homography(source: FloatArray, target: FloatArray) -> FloatArray:
    """The homography (3, 3) that takes source (n, 2) to target (n, 2), by least squares of normalised points."""
    s, t = _normal(source), _normal(target)
    a, b = _apply(s, source), _apply(t, target)
    rows = []
    for (x, y), (u, v) in zip(a, b, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, -u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, -v])
    found = np.linalg.svd(np.array(rows))[2][-1].reshape(3, 3)
    whole: FloatArray = np.linalg.inv(t) @ found @ s
    return whole / np.linalg.norm(whole)


def _normal(points: FloatArray) -> FloatArray:
    """Moves points to their middle and scales them to a mean distance of sqrt 2 (Hartley)."""
    middle = points.mean(axis=0)
    scale = sqrt(2.0) / max(float(np.hypot(*(points - middle).T).mean()), 1e-12)
    return np.array([[scale, 0, -scale * middle[0]], [0, scale, -scale * middle[1]], [0, 0, 1]])


def _apply(h: FloatArray, points: FloatArray) -> FloatArray:
    seen = np.column_stack([points, np.ones(len(points))]) @ h.T
    places: FloatArray = seen[:, :2] / seen[:, 2:]
    return places


def _focal(h: FloatArray) -> float | None:
    """The focal length in px for which the board's axes come out square and alike; None where nothing tells it."""
    h = h / np.linalg.norm(h[:, :2])
    left = np.array([h[0, 0] * h[0, 1] + h[1, 0] * h[1, 1], np.sum(h[:2, 0] ** 2) - np.sum(h[:2, 1] ** 2)])
    right = np.array([h[2, 0] * h[2, 1], h[2, 0] ** 2 - h[2, 1] ** 2])
    power = float(right @ right)
    if power < 1e-24:
        return None
    square = -float(left @ right) / power
    return sqrt(square) if square > 0 else None


def _area(points: FloatArray) -> float:
    """Signed area of the polygon through the first four points."""
    x, y = points[:4].T
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2


def _flat(points: FloatArray) -> bool:
    """Whether any three of the first four points lie on one line."""
    four = points[:4]
    reach = float(np.ptp(four, axis=0).max())
    for skip in range(4):
        a, b, c = np.delete(four, skip, axis=0)
        area = abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
        if area < 1e-4 * max(reach, 1e-12) ** 2:
            return True
    return False
