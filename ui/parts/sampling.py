"""Sampling: what the Sampler dock keeps in the document."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import Any

from lab import LabError
from ui.parts.part import Part

MOST = 1_000_000
"""Throws that one sampler takes."""

MOST_LANDINGS = 500


@dataclass(frozen=True)
class Sampling:
    """payouts: (outcome, amount) where it is not the printed value. fee: of a throw. thrown: how many so far.

    shown: the results are revealed. landings: places (x, y) m where one's own tokens came to rest, as tapped. own:
    the throws are of the hand fitted to these, not of the document's.
    """

    payouts: tuple[tuple[str, float], ...] = ()
    fee: float = 0.0
    thrown: int = 0
    shown: bool = False
    landings: tuple[tuple[float, float], ...] = ()
    own: bool = False


def _to_json(value: Sampling) -> dict[str, Any]:
    return {
        "payouts": dict(value.payouts),
        "fee": value.fee,
        "thrown": value.thrown,
        "shown": value.shown,
        "landings": [list(place) for place in value.landings],
        "own": value.own,
    }


def _from_json(given: Any) -> Sampling:
    if not isinstance(given, dict):
        raise LabError(
            "this is no object; leave the key out or write what the window wrote", where="sampling"
        )
    payouts, landings = given.get("payouts", {}), given.get("landings", [])
    if not isinstance(payouts, dict):
        raise LabError('write {"outcome": amount}', where="sampling.payouts")
    if not isinstance(landings, list) or len(landings) > MOST_LANDINGS:
        raise LabError(
            f"write a list of at most {MOST_LANDINGS} places [x, y] in m", where="sampling.landings"
        )
    thrown = given.get("thrown", 0)
    if isinstance(thrown, bool) or not isinstance(thrown, int) or not 0 <= thrown <= MOST:
        raise LabError(f"write a whole number from 0 to {MOST}", where="sampling.thrown")
    for key in ("shown", "own"):
        if not isinstance(given.get(key, False), bool):
            raise LabError("write true or false", where=f"sampling.{key}")
    return Sampling(
        tuple((str(name), _number(value, f"payouts.{name}")) for name, value in payouts.items()),
        _number(given.get("fee", 0.0), "fee"),
        thrown,
        given.get("shown", False),
        tuple(_place(place, i) for i, place in enumerate(landings)),
        given.get("own", False),
    )


def _place(given: Any, i: int) -> tuple[float, float]:
    if not isinstance(given, list) or len(given) != 2:
        raise LabError("write a place as [x, y] in m", where=f"sampling.landings[{i}]")
    return _number(given[0], f"landings[{i}]"), _number(given[1], f"landings[{i}]")


def _number(given: Any, key: str) -> float:
    if isinstance(given, bool) or not isinstance(given, Real) or not isfinite(given):
        raise LabError(f"{given!r:.40} is no amount; write a finite number", where=f"sampling.{key}")
    return float(given)


SAMPLING = Part("sampling", Sampling(), _to_json, _from_json)
