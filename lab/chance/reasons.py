"""Why an aim is the best one, in one sentence: where its slides come to rest, beside an aim at the dearest space."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lab.board.labels import space_names
from lab.chance.landing import LandingMap, landing_map

if TYPE_CHECKING:
    from lab.board import Space
    from lab.chance.aims import AimMap
    from lab.throwers import Aim

_COUNTED = {"cash": "of cash in the whole round ", "lead": "of lead over the best other side "}
_SLIDES = 50_000
_TOLD = 3
_SAME = 1.03


def why(aims: AimMap) -> str:
    """The best aim, its worth and where its slides rest, and what an aim at the dearest property would give."""
    from lab.rules.aiming import straight_aim

    best, table = aims.best, aims.table
    landing = _landing(aims, best.aim)
    if not aims.values.any() and not best.worth.mean:
        return f"Nothing on the board {aims.board.name} brings any money, so no aim is better than another."
    counted = _COUNTED.get(table.worth.name, "")
    words = aims.thrower.words
    sentence = (
        f"{words[0].upper()}{words[1:]} does best to let go at {aim_words(best.aim)}: worth "
        f"{money_words(best.worth.mean)} {counted}on average, for {_where(landing)}"
    )
    dearest = max(
        (space for space in aims.board.spaces if space.kind == "property" and space.value > 0),
        key=lambda space: space.value,
        default=None,
    )
    if dearest is None:
        return f"{sentence}."
    name = space_names(aims.board)[dearest.id]
    straight = straight_aim(aims.board, *_middle(dearest), token=table.token)
    there = aims.expected(straight, _SLIDES, table.seed + 2)
    if best.worth.mean < _SAME * there.mean or _near(best.aim, straight):
        return f"{sentence}; that is as good as aiming at the dearest space, {name}, itself."
    missed = _landing(aims, straight)
    hit = missed.spaces[dearest.id].p
    if hit < 0.005 and table.resting:
        reason = "as the tokens in the way let none rest on it"
    else:
        reason = f"as {_percent(hit)} would rest on it{_and_off(missed)}"
    return f"{sentence}; straight at the dearest space, {name}, it would be worth {money_words(there.mean)}, {reason}."


def money_words(amount: float) -> str:
    """Money in the digits that tell something: "247", "1.93"."""
    return f"{amount:.0f}" if abs(amount) >= 10 or not amount else f"{amount:.2f}"


def aim_words(aim: Aim) -> str:
    """ "x 14.0 cm, 2.1° to the right, 0.982 m/s"."""
    degrees = round(float(np.degrees(aim.angle)), 1)
    side = (
        "straight up" if not degrees else f"{abs(degrees):.1f}° to the {'right' if degrees > 0 else 'left'}"
    )
    return f"x {100 * aim.x:.1f} cm, {side}, {aim.speed:.3f} m/s"


def _where(landing: LandingMap) -> str:
    """Where most of the worth comes from: "24 % rest on Green B (300), 20 % on Dark blue 2 (400) and 3 % leave"."""
    names = space_names(landing.board)
    value = {space.id: space.value for space in landing.board.spaces}
    met = [space for space, chance in landing.spaces.items() if chance.p >= 0.005]
    order = sorted(met, key=lambda s: (-landing.spaces[s].p * value.get(s, 0), -landing.spaces[s].p))
    parts = [
        f"{_percent(landing.spaces[s].p)} {'rest ' if i == 0 else ''}on {names[s]}"
        + (f" ({value[s]})" if value.get(s) else "")
        for i, s in enumerate(order[:_TOLD])
    ]
    return (", ".join(parts) or "none rest on a space") + _and_off(landing)


def _and_off(landing: LandingMap) -> str:
    return f" and {_percent(landing.off.p)} leave the board" if landing.off.p >= 0.005 else ""


def _landing(aims: AimMap, aim: Aim) -> LandingMap:
    table = aims.table
    return landing_map(
        table.board,
        aims.thrower,
        aim,
        _SLIDES,
        table.seed + 1,
        table.resting,
        token=table.token,
        tokens=table.tokens,
    )


def _middle(space: Space) -> tuple[float, float]:
    x0, y0, x1, y1 = space.box
    return (x0 + x1) / 2, (y0 + y1) / 2


def _near(one: Aim, other: Aim) -> bool:
    return (
        abs(one.x - other.x) < 0.005
        and abs(one.angle - other.angle) < 0.01
        and abs(one.speed / other.speed - 1) < 0.01
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
