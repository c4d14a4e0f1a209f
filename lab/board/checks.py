"""What makes a board one that a token can be slid on; each refusal names the key and the mend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import ROUND_FLOOR, Context
from difflib import get_close_matches
from math import atan, degrees, log, radians
from typing import TYPE_CHECKING, Any

from lab.errors import BoardError, OverlapError

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError

    from lab.board.values import Board, Space, Token

LEAST_OVERLAP = 1e-9
"""Area (m^2) that two spaces may share by rounding of their edges: a thousandth of a square millimetre."""

LEAST_MU = 1e-4
"""Least friction coefficient of any board, ice and air cushions included: at 1 m/s it stops within 510 m."""

_LAW_NUMBERS = {
    "k": ("1/s", 0.0, 10_000.0),
    "c": ("1/m", 0.0, 10_000.0),
    "mu0": ("", 0.0, 5.0),
    "vs": ("m/s", 1e-4, 100.0),
    "p": ("m/s", 0.0, 0.1),
    "q": ("m/s", 1e-3, 100.0),
    "r": ("", 0.0, 5.0),
}
"""Unit, least and greatest value of a law's numbers: far beyond any table, but nothing overflows within them."""

_SMALLER_UNITS = {"centimetres": 0.01, "millimetres": 0.001}

_EDGE = 1e-6
"""How far (m) a space may stand over the board's edge by rounding."""


def check_board(board: Board) -> None:
    """Raise BoardError for the first thing that is wrong with the board."""
    _check_size("board.length", board.length, 0.05, 10.0, usual=1.0)
    _check_size("board.width", board.width, 0.05, 5.0, usual=0.3)
    if not 0 <= board.go_line < board.length:
        raise _wrong(
            "board.go_line", f"{board.go_line:g} m is not on the board", f"give 0 to {board.length:g}"
        )
    _check_surface(board)
    _check_collision(board)
    check_token("token", board.token, board)
    for name, token in board.tokens.items():
        check_token(f"tokens.{name}", token, board)
    for i, seam in enumerate(board.seams):
        if not 0 < seam.y < board.length:
            raise _wrong(
                f"board.seam[{i}].y", f"{seam.y:g} m is not on the board", f"give 0 to {board.length:g}"
            )
        if not 0 <= seam.height <= 0.01:
            raise _wrong(f"board.seam[{i}].height", f"{seam.height:g} m", "give 0 to 0.01 m (1 cm)")
        if not 0 <= seam.loss <= 1:
            raise _wrong(f"board.seam[{i}].loss", f"{seam.loss:g}", "give the lost part, 0 to 1")
    _check_spaces(board)


def _check_size(key: str, value: float, least: float, most: float, usual: float) -> None:
    if value <= 0:
        raise _wrong(key, f"{value:g} m", "give a positive number of metres")
    if value > most:
        raise _wrong(key, f"{value:g} m is too large", _unit_guess(value, least, most, usual))
    if value < least:
        raise _wrong(key, f"{value:g} m is too small", f"give metres, {least:g} to {most:g}")


def _unit_guess(value: float, least: float, most: float, usual: float) -> str:
    """The likely slip of unit, in words: the unit in which the value is nearest to a usual one."""
    fitting = [(name, f) for name, f in _SMALLER_UNITS.items() if least <= value * f <= most]
    if not fitting:
        return f"give metres, {least:g} to {most:g}"
    name, factor = min(fitting, key=lambda unit: abs(log(value * unit[1] / usual)))
    return f"almost surely {name}: write {value * factor:g}"


def check_token(key: str, token: Token, board: Board) -> None:
    """Raise BoardError, with `key` before the number's name, for a token that no board of this size can have."""
    if token.radius <= 0:
        raise _wrong(f"{key}.radius", f"{token.radius:g} m", "give a positive number of metres, e.g. 0.016")
    if 2 * token.radius >= board.width:
        raise _wrong(
            f"{key}.radius",
            f"{token.radius:g} m is too large for a board {board.width:g} m wide",
            _unit_guess(token.radius, 0.002, board.width / 2.001, 0.016),
        )
    if token.radius < 0.001:
        raise _wrong(f"{key}.radius", f"{token.radius:g} m is too small", "give metres, at least 0.001")
    if token.mass <= 0:
        raise _wrong(f"{key}.mass", f"{token.mass:g} kg", "give a positive number of kilograms, e.g. 0.012")
    if token.mass > 5:
        raise _wrong(
            f"{key}.mass",
            f"{token.mass:g} kg is too large",
            f"almost surely grams: write {token.mass / 1000:g}",
        )
    if token.mass < 1e-5:
        raise _wrong(f"{key}.mass", f"{token.mass:g} kg is too small", "give kilograms, at least 0.00001")
    if not 0 < token.height <= 1:
        raise _wrong(
            f"{key}.height",
            f"{token.height:g} m",
            _unit_guess(token.height, 0.001, 1.0, 0.03)
            if token.height > 0
            else "give a positive number of metres",
        )
    if not 0.05 <= token.factor <= 20:
        raise _wrong(f"{key}.factor", f"{token.factor:g}", "give the token's share of mu, 0.05 to 20")


def _check_surface(board: Board) -> None:
    surface = board.surface
    if surface.mu <= 0:
        raise _wrong("surface.mu", f"{surface.mu:g}", "give a positive coefficient, e.g. 0.08")
    if not LEAST_MU <= surface.mu <= 5:
        raise _wrong(
            "surface.mu",
            f"{surface.mu:g} is too {'large' if surface.mu > 5 else 'small'}",
            f"give a coefficient of {LEAST_MU:g} to 5, usually 0.03 to 0.4",
        )
    for key in ("mu_spread", "factor_spread"):
        if not 0 <= getattr(surface, key) <= 0.5:
            raise _wrong(
                f"surface.{key}",
                f"{getattr(surface, key):g}",
                "give a relative standard deviation, 0 to 0.5",
            )
    for key, value in surface:
        if isinstance(value, float) and value < 0:
            raise _wrong(f"surface.{key}", f"{value:g}", "give zero or more")
    for key, (unit, least, most) in _LAW_NUMBERS.items():
        value = getattr(surface, key)
        if not least <= value <= most:
            raise _wrong(f"surface.{key}", f"{value:g}", f"give {least:g} to {most:g} {unit}".rstrip())
    if surface.law == "weakening" and surface.mu0 < LEAST_MU:
        raise _wrong("surface.mu0", f"{surface.mu0:g}", "give the coefficient at rest, e.g. 1.3 times mu")
    if surface.law == "curling" and surface.p / surface.q + surface.r < LEAST_MU:
        raise _wrong(
            "surface.p",
            "with p / q + r next to 0 nothing would ever rest",
            f"give values that make it {LEAST_MU:g} or more",
        )
    _check_tilt(board)


def least_mu(board: Board) -> float:
    """The least friction coefficient that the board's law comes to at any speed, a token's factor left out."""
    surface = board.surface
    return {"weakening": min(surface.mu, surface.mu0), "curling": surface.r}.get(surface.law, surface.mu)


def least_friction(board: Board) -> float:
    """The least friction coefficient that any token of the board has at any speed."""
    return least_mu(board) * min(token.factor for token in (board.token, *board.tokens.values()))


def _within(most: float) -> float:
    """A bound in three digits, none of which is above it: what is told is taken."""
    return float(Context(prec=3, rounding=ROUND_FLOOR).create_decimal(most))


def _check_tilt(board: Board) -> None:
    """A tilt whose tangent reaches the least friction coefficient is refused: nothing would ever rest."""
    least = least_friction(board)
    if board.tilt_tangent > 0 and board.tilt_tangent >= least:
        slope, most = degrees(atan(board.tilt_tangent)), degrees(atan(least))
        raise _wrong(
            "board.tilt_pitch, board.tilt_roll",
            f"at a slope of {slope:.3g} degrees and mu {least:.4g} nothing would ever rest",
            f"tilt the board by less than {_within(most):g} degrees ({_within(radians(most)):g} rad)",
        )


def _check_collision(board: Board) -> None:
    hit = board.collision
    if not 0 <= hit.restitution <= 1:
        raise _wrong("collision.restitution", f"{hit.restitution:g}", "give 0 to 1")
    if not 0 <= hit.restitution_spread <= 0.5:
        raise _wrong(
            "collision.restitution_spread",
            f"{hit.restitution_spread:g}",
            "give a relative standard deviation, 0 to 0.5",
        )
    if not 0 <= hit.friction <= 2:
        raise _wrong("collision.friction", f"{hit.friction:g}", "give 0 to 2")
    if not 0 <= hit.yield_speed <= 100:
        raise _wrong("collision.yield_speed", f"{hit.yield_speed:g} m/s", "give a speed, 0 for none")
    if not 0 <= board.rails.restitution <= 1:
        raise _wrong("rails.restitution", f"{board.rails.restitution:g}", "give 0 to 1")
    if not 0 <= board.rails.friction <= 2:
        raise _wrong("rails.friction", f"{board.rails.friction:g}", "give 0 to 2")


def _check_spaces(board: Board) -> None:
    seen: set[str] = set()
    for i, space in enumerate(board.spaces):
        key = f"space[{i}] ({space.id})"
        if space.id in seen:
            raise _wrong(f"{key}.id", f"there are two spaces {space.id!r}", "give each its own id")
        if space.id in {"off", "jail", "short"} or (space.id == "blank" and space.kind != "blank"):
            raise _wrong(
                f"{key}.id", f"{space.id!r} is a word with a meaning of its own", "choose another id"
            )
        seen.add(space.id)
        _check_shape(key, space)
        x0, y0, x1, y1 = space.box
        if x0 < -_EDGE or y0 < -_EDGE or x1 > board.width + _EDGE or y1 > board.length + _EDGE:
            raise _wrong(
                f"{key}.{_shape_key(space)}",
                f"it reaches from ({x0:g}, {y0:g}) to ({x1:g}, {y1:g}), off the board",
                f"keep it within 0 to {board.width:g} across and 0 to {board.length:g} up the board",
            )
        if space.group is not None and space.kind == "property" and space.group not in board.bonus:
            raise _wrong(
                f"bonus.{space.group}",
                f"the group of {space.id!r} has no bonus",
                f"add `{space.group} = AMOUNT` under [bonus] (0 for none)",
            )
    for group in board.bonus:
        if not any(s.group == group and s.kind == "property" for s in board.spaces):
            close = get_close_matches(group, [s.group for s in board.spaces if s.group], n=1)
            hint = f"did you mean {close[0]!r}?" if close else "remove it, or give a property this group"
            raise _wrong(f"bonus.{group}", "no property has this group", hint)
    for a, b in overlapping(board.spaces):  # the last thing checked: whatever else is wrong is said before it
        raise OverlapError(
            f"it overlaps {a.id!r}; move or shrink one of the two", where=f"space ({b.id}).{_shape_key(b)}"
        )


def _shape_key(space: Space) -> str:
    return "rect" if space.rect is not None else "polygon"


def _check_shape(key: str, space: Space) -> None:
    if (space.rect is None) == (space.polygon is None):
        raise _wrong(
            key, "a space has either rect or polygon", "give rect = [x, y, width, height], or polygon"
        )
    if space.rect is not None:
        if space.rect[2] <= 0 or space.rect[3] <= 0:
            raise _wrong(
                f"{key}.rect", "width and height must be positive", "give [x, y, width, height] in metres"
            )
        return
    if len(space.corners) < 3:
        raise _wrong(f"{key}.polygon", "fewer than three corners", "give at least three [x, y]")
    from shapely import Polygon

    shape = Polygon(space.corners)
    if not shape.is_valid:
        raise _wrong(
            f"{key}.polygon", "its outline crosses itself", "list the corners in order round the space"
        )
    if shape.area <= LEAST_OVERLAP:
        raise _wrong(f"{key}.polygon", "its corners lie on one line", "give it an area")


def overlapping(spaces: Sequence[Space]) -> Iterator[tuple[Space, Space]]:
    """Pairs of spaces that share area, (earlier, later), by the later one's place in the row.

    An outline that crosses itself, which no board has but a hand may draw, is taken by the area within it.
    """
    boxes = [space.box for space in spaces]
    for j, (bx0, by0, bx1, by1) in enumerate(boxes):
        for i in range(j):
            ax0, ay0, ax1, ay1 = boxes[i]
            if bx0 >= ax1 or ax0 >= bx1 or by0 >= ay1 or ay0 >= by1:
                continue
            if (min(ax1, bx1) - max(ax0, bx0)) * (min(ay1, by1) - max(ay0, by0)) <= LEAST_OVERLAP:
                continue
            a, b = spaces[i], spaces[j]
            if a.rect is None or b.rect is None:
                from shapely import Polygon, make_valid

                first, second = make_valid(Polygon(a.corners)), make_valid(Polygon(b.corners))
                if first.intersection(second).area <= LEAST_OVERLAP:
                    continue
            yield a, b


def _wrong(key: str, what: str, mend: str) -> BoardError:
    return BoardError(f"{what}; {mend}", where=key)


# --- what pydantic found, in our words ----------------------------------------------------------------


def explain(error: ValidationError) -> BoardError:
    """One finding of the schema as one sentence with the exact key and the mend.

    A misspelt key goes before the key that is missing because of it.
    """
    found: list[Any] = list(error.errors())
    first = next((finding for finding in found if finding["type"] == "extra_forbidden"), found[0])
    key = _key(first["loc"])
    kind, given = first["type"], first.get("input")
    if kind == "extra_forbidden":
        return BoardError(
            f"unknown key{_did_you_mean(first['loc'])}; remove it or correct its spelling", where=key
        )
    if kind == "missing":
        return BoardError("it is missing; add it", where=key)
    if kind == "finite_number":
        return BoardError(f"{given} is not a number one can measure; give a finite one", where=key)
    if kind == "literal_error":
        return BoardError(
            f"unknown {key.rpartition('.')[2]} {given!r}; give one of {first['ctx']['expected']}", where=key
        )
    message = first["msg"].removeprefix("Value error, ")
    shown = "that" if isinstance(given, int) and abs(given) > 10**300 else repr(given)
    shown = shown if len(shown) <= 60 else f"{shown[:60]}…"
    return BoardError(f"{message[0].lower()}{message[1:]}, not {shown}", where=key)


def _key(loc: tuple[int | str, ...]) -> str:
    """A schema place as the key stands in the file: ("surface", "mu") -> "surface.mu"."""
    names = {"spaces": "space", "seams": "board.seam"}
    key = ""
    for part in loc:
        if isinstance(part, int):
            key += f"[{part}]"
        else:
            key += ("." if key else "") + (names.get(part, part) if not key else part)
    return f"board.{key}" if len(loc) == 1 and key not in {*_TABLES, "board.seam"} else key


_TABLES = {"token", "tokens", "surface", "collision", "rails", "space", "bonus", "money", "provenance"}


def _did_you_mean(loc: tuple[int | str, ...]) -> str:
    from lab.board import values

    homes: dict[str, type[BaseModel]] = {
        "surface": values.Surface,
        "collision": values.Collision,
        "rails": values.Rails,
        "token": values.Token,
        "tokens": values.Token,
        "spaces": values.Space,
        "seams": values.Seam,
        "money": values.Money,
    }
    model: type[BaseModel] = homes.get(str(loc[0]), values.Board) if len(loc) > 1 else values.Board
    close = get_close_matches(str(loc[-1]), list(model.model_fields), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
