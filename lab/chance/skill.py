"""The best aim as a function of skill: how the target moves, and what practice is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import degrees
from typing import TYPE_CHECKING, Any

from lab.chance.aims import CHECK, AimMap, BestAim, aim_map
from lab.chance.filling import SLIDES
from lab.errors import ThrowerError

if TYPE_CHECKING:
    from lab.board import Board
    from lab.chance.worth import Worth
    from lab.throwers import Thrower

SCALES = (0.125, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)


@dataclass(frozen=True, eq=False)
class SkillCurve:
    """Best aims of one hand made surer and less sure.

    scales: what its scatters are multiplied by, ascending; best: the best aim for each, with its worth; slides: what
    found each, beside best[i].worth.n that told its worth. whole: place and spin are scaled too, not angle and
    speed alone.
    """

    board: Board
    thrower: Thrower
    worth: Worth
    resting: Mapping[str, tuple[float, float]]
    scales: tuple[float, ...]
    best: tuple[BestAim, ...]
    slides: int
    seed: int
    whole: bool

    def __repr__(self) -> str:
        return (
            f"<SkillCurve: {len(self.scales)} skills, {self.thrower.name} thrower, board {self.board.name}>"
        )

    def as_dict(self) -> dict[str, Any]:
        """`{"thrower", "scales", "best": [...]}` for JSON."""
        return {
            "thrower": self.thrower.as_dict(),
            "scales": list(self.scales),
            "best": [best.as_dict() for best in self.best],
        }

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{scale:g}</td><td>{100 * best.aim.x:.1f}</td><td>{degrees(best.aim.angle):.1f}</td>"
            f"<td>{best.aim.speed:.3f}</td><td>{best.worth.mean:.1f}</td>"
            f"<td>{best.worth.lo:.1f} to {best.worth.hi:.1f}</td></tr>"
            for scale, best in zip(self.scales, self.best, strict=True)
        )
        return (
            "<table><thead><tr><th>Scatter, times</th><th>x, cm</th><th>angle, °</th><th>speed, m/s</th>"
            f"<th>worth</th><th>95 %</th></tr></thead><tbody>{rows}</tbody><caption>{escape(self.thrower.name)} "
            f"thrower, {self.slides:,} slides a point, seed {self.seed}</caption></table>"
        )


def skill_curve(
    board: Board,
    thrower: Thrower,
    x: float | Sequence[float] | None = None,
    resting: Mapping[str, tuple[float, float]] | None = None,
    worth: Worth | None = None,
    *,
    scales: Sequence[float] = SCALES,
    angles: tuple[float, float] | None = None,
    speeds: tuple[float, float] | None = None,
    slides: int = SLIDES // 4,
    check: int = CHECK,
    seed: int = 1,
    token: str = "slid",
) -> SkillCurve:
    """The best aim for the hand with all its scatters times each of `scales`; else as `aim_map`, for each of them.

    Raises ThrowerError for a scale that is not above 0, and as `aim_map`.
    """
    asked = _checked(scales)
    maps = [
        aim_map(
            board, scaled(thrower, scale), x, resting, worth,
            angles=angles, speeds=speeds, slides=slides, check=check, seed=seed, token=token,
        )
        for scale in asked
    ]  # fmt: skip
    return _curve(maps, thrower, asked, whole=True)


def skill_curve_of(aims: AimMap, scales: Sequence[float] = SCALES) -> SkillCurve:
    """The curve from a map's own table, at once: angle and speed scaled, place and spin left as they are.

    A table made for `hands` as fine and as wide as the scales bears it best.
    """
    asked = _checked(scales)
    hands = [replace(aims.thrower, angle=aims.thrower.angle * s, speed=aims.thrower.speed * s) for s in asked]
    return _curve(
        [AimMap.of(aims.table, hand, aims.check) for hand in hands], aims.thrower, asked, whole=False
    )


def scaled(thrower: Thrower, scale: float) -> Thrower:
    """The hand with all its scatters times `scale`, at most what a hand may have."""
    return replace(
        thrower,
        **{key: min(getattr(thrower, key) * scale, 1.0) for key in ("angle", "speed", "place")},
        spin=thrower.spin * scale,
    )


def _curve(maps: Sequence[AimMap], thrower: Thrower, scales: tuple[float, ...], *, whole: bool) -> SkillCurve:
    table = maps[0].table
    best = tuple(aims.best for aims in maps)
    return SkillCurve(
        table.board, thrower, table.worth, table.resting, scales, best, table.slides, table.seed, whole
    )


def _checked(scales: Sequence[float]) -> tuple[float, ...]:
    if not scales or min(scales) <= 0:
        raise ThrowerError("a scatter is multiplied by numbers above 0; give one or more", where="scales")
    return tuple(sorted(scales))
