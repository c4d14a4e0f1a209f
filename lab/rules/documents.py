"""The formats of rounds, games and scores as pydantic models: what their JSON Schemas are made from.

The schemas are shipped beside this file (`schemas/`). They say what a document looks like; whether what it
tells obeys the rules is for `score_round` to find out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model
from pydantic.json_schema import SkipJsonSchema

from lab.rules.options import RuleOptions

FOLDER = Path(__file__).parent / "schemas"


class _Part(BaseModel):
    """Base of the parts: unknown keys and numbers that are not finite are refused."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)


Money = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]
Amount = Annotated[int, Field(ge=0, le=1_000_000_000)]
Side = Annotated[str, Field(min_length=1, max_length=60)]
Sides = Annotated[list[Side], Field(min_length=2, max_length=4, json_schema_extra={"uniqueItems": True})]
TokenName = Annotated[str, Field(pattern=r"^.+-[1-4]$", description='A side and a number: "red-1".')]
Position = Annotated[tuple[float, float], Field(description="[x, y] in metres.")]
Spot = Annotated[
    str | Position,
    Field(description='A space id, "blank", "off", "jail", or a position [x, y] in metres.'),
]

Options = create_model(
    "Options",
    __config__=ConfigDict(extra="forbid"),
    __doc__="House rules; those left out are the rule sheet's.",
    **{name: (hint, getattr(RuleOptions(), name)) for name, hint in get_type_hints(RuleOptions).items()},  # type: ignore[call-overload]  # fields by name
)


Absent = SkipJsonSchema[None]
"""A key that may be left out; null is not the same and is refused."""


class ReleaseDocument(_Part):
    """A release: place in metres, speed in m/s, angle in rad from straight up the board, spin in rad/s."""

    x: float
    y: float
    speed: Annotated[float, Field(ge=0)]
    angle: float = 0.0
    spin: float = 0.0


class DrawDocument(_Part):
    """The values that a computed slide used; those left out are the board's own."""

    mu: Annotated[float, Field(gt=0)] | Absent = None
    restitution: Annotated[float, Field(ge=0, le=1)] | Absent = None
    factor: Annotated[float, Field(gt=0)] | Absent = None


class _NewSlide(_Part):
    """A slide: observed (`rest`: every token that moved, before anyone was taken to jail) or computed."""

    rest: dict[TokenName, Spot] | Absent = None
    release: ReleaseDocument | Absent = None
    draw: DrawDocument | Absent = None
    toppled: list[TokenName] | Absent = None
    why: str | Absent = None


_SLID = ConfigDict(
    extra="forbid",
    allow_inf_nan=False,
    json_schema_extra={"anyOf": [{"required": ["rest"]}, {"required": ["release"]}]},
)


class SlideDocument(_NewSlide):
    """K5: a side slides one of its tokens."""

    model_config = _SLID

    side: Side
    token: TokenName


class TieChoice(_Part):
    """K9: the owner picks among tied spaces."""

    rule: Literal["K9"]
    token: TokenName
    space: str
    why: str | Absent = None


class FeeChoice(_NewSlide):
    """K12: the owner of a jailed token pays and slides it again, or does not."""

    rule: Literal["K12"]
    token: TokenName
    pay: bool


class ChanceChoice(_NewSlide):
    """K15: a token on Chance is slid again."""

    model_config = _SLID

    rule: Literal["K15"]
    token: TokenName


class RailroadChoice(_Part):
    """K16: a token on a Railroad moves to a free property, or stays (null)."""

    rule: Literal["K16"]
    token: TokenName
    space: str | None
    why: str | Absent = None


class HouseChoice(_Part):
    """K19: the property that a side collects for once more."""

    rule: Literal["K19"]
    side: Side
    space: str
    why: str | Absent = None


ChoiceDocument = Annotated[
    TieChoice | FeeChoice | ChanceChoice | RailroadChoice | HouseChoice, Field(discriminator="rule")
]


class RoundDocument(_Part):
    """A round (`knockout-round/1`): the places after all slides (`final`), or slide by slide (`slides`)."""

    model_config = ConfigDict(
        extra="forbid",
        allow_inf_nan=False,
        json_schema_extra={"oneOf": [{"required": ["final"]}, {"required": ["slides"]}]},
    )

    format: Literal["knockout-round/1"]
    board: str | Absent = Field(
        default=None, description="A shipped board's name, or the path of a .toml file."
    )
    order: Sides
    cash: dict[Side, Money]
    pot: Amount
    options: Options = Field(default_factory=Options)  # type: ignore[valid-type]  # made at run time
    final: dict[TokenName, Spot] | Absent = None
    slides: list[SlideDocument] | Absent = None
    choices: list[ChoiceDocument] = Field(default_factory=list)
    why: str | Absent = None


class GameDocument(_Part):
    """A game (`knockout-game/1`): its rounds, each with the cash, pot and order that the last one left."""

    format: Literal["knockout-game/1"]
    board: str
    sides: Sides
    people: dict[Side, list[str]] | Absent = None
    players: dict[Side, str] | Absent = None
    options: Options = Field(default_factory=Options)  # type: ignore[valid-type]  # made at run time
    seed: Annotated[int, Field(ge=0)] | Absent = None
    rounds: Annotated[list[RoundDocument], Field(max_length=4)]
    why: str | Absent = None


class StepDocument(_Part):
    """A line of the ledger: `amount` goes from `from` to `to` by `rule`."""

    model_config = ConfigDict(extra="forbid", validate_by_name=False, validate_by_alias=True)

    step: Literal["sliding", "chance", "railroads", "collect", "free-parking", "end"]
    rule: Annotated[str, Field(pattern=r"^K\d+$")]
    side: Side | None
    token: TokenName | None
    space: str | None
    amount: Amount
    payer: str = Field(alias="from")
    payee: str = Field(alias="to")
    why: str


class ScoreDocument(_Part):
    """A score (`knockout-score/1`): cash + next_pot - bank is the same before and after the round."""

    format: Literal["knockout-score/1"]
    cash: dict[Side, int]
    pot: Amount
    bank: int
    next_pot: Amount
    next_order: Sides
    spaces: dict[TokenName, str]
    steps: list[StepDocument]
    partial: Literal[True] | Absent = None


DOCUMENTS: Mapping[str, type[BaseModel]] = {
    "round": RoundDocument,
    "game": GameDocument,
    "score": ScoreDocument,
}


def json_schema(kind: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of "round", "game" or "score", made from the models here."""
    schema = _plain(DOCUMENTS[kind].model_json_schema())
    assert isinstance(schema, dict)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:knockout-lab:{kind}:1",
        **schema,
        "title": f"knockout-{kind}/1",
    }


def _plain(schema: object) -> object:
    """Without titles that repeat a key and nulls as defaults of what may be left out; tokens by name only."""
    if isinstance(schema, list):
        return [_plain(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "patternProperties" in schema:
        schema = {key: value for key, value in schema.items() if key != "propertyNames"}
        schema["additionalProperties"] = False
    return {
        key: {name: _plain(part) for name, part in value.items()}
        if key in ("properties", "$defs")
        else _plain(value)
        for key, value in schema.items()
        if key != "title" and not (key == "default" and value is None)
    }


def shipped_schema(kind: str) -> str:
    """The text of the schema that is shipped with the package."""
    return (FOLDER / f"{kind}.json").read_text(encoding="utf-8")


def write_schemas(folder: Path = FOLDER) -> list[Path]:
    """Write all schemas into a folder, by default where the package ships them from; returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for kind in DOCUMENTS:
        path = folder / f"{kind}.json"
        path.write_text(json.dumps(json_schema(kind), indent=1) + "\n", encoding="utf-8")
        paths.append(path)
    return paths
