"""What lies on the table: the board, its spaces, its tokens and its surface, as frozen values.

SI units throughout; origin at the near left corner, x to the right, y up the board (away from the thrower).
Reading and writing TOML is in `file.py`, the checks that a mere type cannot make in `checks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot, tan
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, field_validator

from lab.board.checks import check_board, explain
from lab.errors import BoardError

G = 9.80665
"""Standard gravity, m/s^2 (CGPM 1901)."""

CHANGED = "estimated: changed by hand"
"""The note on a number's origin once it is another than was measured or published."""


def _no_truth_nor_text(value: Any) -> Any:
    """`true` is not 1 and "0.1" is not 0.1: a file that says so has a slip in it."""
    if isinstance(value, bool | str | bytes):
        raise ValueError("a number is needed")
    if isinstance(value, int) and abs(value) > 10**300:
        raise ValueError("this is too large for a number")
    return value


Finite = Annotated[float, BeforeValidator(_no_truth_nor_text), Field(allow_inf_nan=False)]
Kind = Literal["property", "railroad", "chance", "house", "luxury_tax", "free_parking", "go_to_jail", "blank"]
Contact = Literal["ball", "disc", "ring"]
Law = Literal["coulomb", "viscous", "quadratic", "weakening", "curling"]


class Value(BaseModel):
    """Base of the frozen parts of a board: unknown keys, NaN and infinity are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    def __init__(self, /, **given: Any):
        """From keywords; BoardError with the exact key and the mend, as for a board read from a file."""
        try:
            self.__pydantic_validator__.validate_python(given, self_instance=self)
        except ValidationError as error:
            raise explain(error) from None

    # parts within a board are validated as ever, so that the refusal names the whole key
    __init__.__pydantic_base_init__ = True  # type: ignore[attr-defined]  # pydantic's own mark on a function


class Token(Value):
    """A token: a disc base of `radius` m, `mass` kg, `height` m.

    contact: how it touches the board: `ball` (friction at the centre, spin uncoupled), `disc`, `ring`.
    factor: multiplies the board's mu for this token.
    """

    radius: Finite = 0.016
    mass: Finite = 0.012
    height: Finite = 0.03
    contact: Contact = "ball"
    factor: Finite = 1.0


class Surface(Value):
    """What slows a token: the law's name and its parameters (see `motion/friction.py` for the equations).

    mu: sliding coefficient; mu_spread: relative standard deviation of mu from slide to slide; factor_spread:
    that of a token's own factor on it, from token to token.
    k (1/s), c (1/m): viscous and quadratic drag; mu0, vs (m/s): weakening; p, q, r: curling.
    """

    law: Law = "coulomb"
    mu: Finite = 0.08
    mu_spread: Finite = 0.0
    factor_spread: Finite = 0.0
    k: Finite = 0.0
    c: Finite = 0.0
    mu0: Finite = 0.0
    vs: Finite = 0.1
    p: Finite = 0.00200985
    q: Finite = 0.06385782
    r: Finite = 0.00626286


class Collision(Value):
    """Token-token hits: restitution, its relative spread from slide to slide, and contact friction.

    yield_speed: m/s of impact above which restitution falls as the -1/4 power; 0 keeps it constant.
    topple: whether a hit may tip a token over (an event; it moves on as before).
    """

    restitution: Finite = 0.75
    restitution_spread: Finite = 0.0
    friction: Finite = 0.0
    yield_speed: Finite = 0.0
    topple: Annotated[bool, Field(strict=True)] = True


class Rails(Value):
    """Walls along some sides of the board, with a restitution and friction of their own."""

    sides: tuple[Literal["left", "right", "near", "far"], ...] = ()
    restitution: Finite = 0.5
    friction: Finite = 0.1


class Seam(Value):
    """A bump across the board at `y`, `height` m high; `loss` is the part of m g h that is not given back."""

    y: Finite
    height: Finite
    loss: Finite = 0.0


class Space(Value):
    """A printed space: a rectangle [x, y, width, height] or a polygon of (x, y) corners, in metres."""

    id: Annotated[str, Field(min_length=1)]
    name: str = ""
    kind: Kind
    group: str | None = None
    value: Annotated[int, Field(ge=0, strict=True)] = 0
    rect: tuple[Finite, Finite, Finite, Finite] | None = None
    polygon: tuple[tuple[Finite, Finite], ...] | None = None

    @property
    def label(self) -> str:
        """The name to show: `name`, or one made from the id ("light-blue-1" -> "Light blue 1")."""
        return self.name or self.id.replace("-", " ").capitalize()

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The outline as (x, y) corners in metres, anticlockwise for a rectangle, as given for a polygon."""
        if self.rect is not None:
            x, y, w, h = self.rect
            return ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
        assert self.polygon is not None  # checked on loading
        return self.polygon

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Bounding box (x0, y0, x1, y1) in metres."""
        xs = [x for x, _ in self.corners]
        ys = [y for _, y in self.corners]
        return min(xs), min(ys), max(xs), max(ys)

    def scaled(self, fx: float, fy: float) -> Space:
        """The space stretched by fx across and fy up the board."""
        if self.rect is not None:
            x, y, w, h = self.rect
            return self.model_copy(update={"rect": (x * fx, y * fy, w * fx, h * fy)})
        return self.model_copy(update={"polygon": tuple((x * fx, y * fy) for x, y in self.corners)})


class Money(Value):
    """The notes that the bank has, whole amounts."""

    notes: tuple[Annotated[int, Field(gt=0, strict=True)], ...] = (50, 100, 500)


class Board(Value):
    """A board with its surface, tokens and spaces. Frozen; `with_` gives a changed copy."""

    name: str
    length: Finite
    width: Finite
    go_line: Finite
    tilt_pitch: Finite = 0.0
    tilt_roll: Finite = 0.0
    seams: tuple[Seam, ...] = ()
    token: Token = Token()
    tokens: Mapping[str, Token] = Field(default_factory=dict)
    surface: Surface = Surface()
    collision: Collision = Collision()
    rails: Rails = Rails()
    spaces: tuple[Space, ...] = ()
    bonus: Mapping[str, Annotated[int, Field(ge=0, strict=True)]] = Field(default_factory=dict)
    money: Money = Money()
    provenance: Mapping[str, str] = Field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Board {self.name}: {self.length:g} x {self.width:g} m, {len(self.spaces)} spaces, {self.surface.law}>"

    __str__ = __repr__

    @field_validator("tokens", mode="before")
    @classmethod
    def _complete(cls, tokens: Any, info: Any) -> Any:
        """Token overrides as read from a file name only what differs; the rest is the board's token.

        A token's own entry ("red-1") builds on its side's ("red").
        """
        base = info.data.get("token")
        if base is None or not isinstance(tokens, Mapping):
            return tokens
        complete: dict[str, Any] = {}
        for name in sorted(tokens, key=lambda name: ("-" in name, name)):
            given = tokens[name]
            if isinstance(given, Mapping):
                side = complete.get(name.rpartition("-")[0], base)
                side = side if isinstance(side, Mapping) else side.model_dump()
                complete[name] = {**side, **given}
            else:
                complete[name] = given
        return complete

    def model_post_init(self, context: Any, /) -> None:  # noqa: ARG002 - pydantic gives it
        """Every board that exists is one that a token can be slid on."""
        check_board(self)

    # --- lookups -------------------------------------------------------------------------------------

    def space(self, space_id: str) -> Space:
        """The space of that id; BoardError when there is none."""
        for space in self.spaces:
            if space.id == space_id:
                return space
        raise BoardError(f"there is no space {space_id!r} on the board {self.name!r}")

    def token_for(self, token: str) -> Token:
        """The token of that name: its own entry, else its side's ("red" for "red-1"), else the board's."""
        return self.tokens.get(token) or self.tokens.get(token.rpartition("-")[0]) or self.token

    def group_members(self, group: str) -> tuple[Space, ...]:
        """The properties of a colour group, in board order."""
        return tuple(s for s in self.spaces if s.group == group and s.kind == "property")

    # --- changing ------------------------------------------------------------------------------------

    def with_(self, /, **changes: Any) -> Board:
        """A copy with other numbers.

        Takes law, mu, mu_spread, factor_spread and any law parameter; restitution, restitution_spread,
        contact_friction, yield_speed, topple; mass, radius, height, contact; length, width, go_line, tilt_pitch,
        tilt_roll. A new length or width scales the spaces and seams with it, and the GO line unless `go_line` is
        given too. Where a number's origin was noted, it is an estimate from now on (`CHANGED`).

        Raises BoardError for an unknown key and for a number that no board can have.
        """
        parts: dict[str, dict[str, Any]] = {"surface": {}, "collision": {}, "token": {}, "board": {}}
        for key, value in changes.items():
            home, field = _HOME_OF_NUMBER.get(key, (None, key))
            if home is None:
                known = ", ".join(_HOME_OF_NUMBER)
                raise BoardError(f"a board has no number {key!r} to change; it has {known}")
            parts[home][field] = value
        data = self.model_dump()
        for home in ("surface", "collision", "token"):
            data[home].update(parts[home])
        for token in data["tokens"].values():
            token.update({k: v for k, v in parts["token"].items() if token[k] == getattr(self.token, k)})
        sizes = parts["board"]
        for key in ("length", "width"):
            size = sizes.get(key)
            if size is not None and not (isinstance(size, int | float) and 0 < size < 1e300):
                shown = repr(size) if not isinstance(size, int) or abs(size) < 1e300 else "one of that size"
                raise BoardError(
                    f"{key} must be a positive number of metres, not {shown}", where=f"board.{key}"
                )
        fy = sizes.get("length", self.length) / self.length
        fx = sizes.get("width", self.width) / self.width
        data["go_line"] = self.go_line * fy
        data["seams"] = [{**seam, "y": seam["y"] * fy} for seam in data["seams"]]
        data["spaces"] = [space.scaled(fx, fy).model_dump() for space in self.spaces]
        data.update(sizes)
        for home, fields in parts.items():
            part = self if home == "board" else getattr(self, home)
            for field, value in fields.items():
                if (note := f"{home}.{field}") in self.provenance and getattr(part, field) != value:
                    data["provenance"][note] = CHANGED
        return board_from(data)

    def replace(self, /, **fields: Any) -> Board:
        """A copy with whole parts replaced: `spaces`, `tokens`, `bonus`, `name`, ...

        Raises BoardError for an unknown part and for one that no board can have; numbers are `with_`'s.
        """
        for key in fields:
            if key in _HOME_OF_NUMBER and key not in type(self).model_fields:
                raise BoardError(f"{key} is a number, not a part of a board; write board.with_({key}=...)")
        return board_from({**self.model_dump(), **fields})

    # --- pictures ------------------------------------------------------------------------------------

    def _repr_html_(self) -> str:
        from lab.board.picture import board_svg

        return board_svg(self)

    @property
    def tilt_tangent(self) -> float:
        """Tangent of the steepest slope of the tilted board."""
        return hypot(tan(self.tilt_pitch), tan(self.tilt_roll))


def board_from(data: Mapping[str, Any]) -> Board:
    """A checked board from plain data; BoardError with the exact key and the mend."""
    try:
        return Board.model_validate(data)
    except ValidationError as error:
        raise explain(error) from None


def value_of(text: str) -> float | str:
    """What `with_` takes, from how people type it: true, false, a number, or a word."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return float(text)
    except ValueError:
        return text


def number_names() -> tuple[str, ...]:
    """The names that `Board.with_` takes."""
    return tuple(_HOME_OF_NUMBER)


_HOME_OF_NUMBER: dict[str, tuple[str, str]] = {
    **{key: ("surface", key) for key in Surface.model_fields},
    "restitution": ("collision", "restitution"),
    "restitution_spread": ("collision", "restitution_spread"),
    "contact_friction": ("collision", "friction"),
    "yield_speed": ("collision", "yield_speed"),
    "topple": ("collision", "topple"),
    **{key: ("token", key) for key in ("mass", "radius", "height", "contact")},
    **{key: ("board", key) for key in ("length", "width", "go_line", "tilt_pitch", "tilt_roll")},
}
