"""What spaces are worth: where it can be said beforehand, and that the rest hangs together."""

from __future__ import annotations

import json

import pytest

from lab import Seam, Thrower, load_board
from lab.chance.space_values import SpaceValues, space_values
from lab.errors import RuleError
from lab.rules.options import RuleOptions

BOARD = load_board("knockout")
WALLED = BOARD.replace(seams=tuple(Seam(y=0.134 + 0.001 * k, height=0.01, loss=1.0) for k in range(16)))


@pytest.fixture(scope="module")
def values() -> SpaceValues:
    return space_values(BOARD, Thrower.preset("casual"), n=1600)


def test_every_space_and_kind_is_told(values: SpaceValues) -> None:
    assert [one.space for one in values.spaces] == [
        *(space.id for space in BOARD.spaces if space.kind != "blank"),
        "blank",
    ]
    assert set(values.kinds) == {one.kind for one in values.spaces}
    json.dumps(values.as_dict(), allow_nan=False)
    assert "dark-blue-2" in values._repr_html_()


def test_what_pays_nothing_is_worth_nothing(values: SpaceValues) -> None:
    blank = values.of("blank")
    assert blank.mean == blank.lo == blank.hi == 0.0
    assert values.kinds["luxury_tax"].hi < 0


def test_spaces_of_one_kind_without_a_value_are_worth_the_same(values: SpaceValues) -> None:
    assert values.of("railroad-1") == values.of("railroad-2")
    assert values.of("house-1") == values.of("house-2")


def test_where_no_other_token_scores_a_space_is_worth_what_the_rules_say_of_it_alone() -> None:
    """A wall before the GO line: every slide stops short of it and is taken off."""
    options = RuleOptions(short_slide="off")
    found = space_values(WALLED, Thrower(), n=64, pot=350, options=options, cash={"red": 300, "yellow": 300})
    alone = {"house": 0.0, "luxury_tax": 0.0, "chance": 0.0, "free_parking": 350.0, "railroad": 400.0,
             "go_to_jail": -100.0,  # paid for once: the new slide ends at the wall, not in jail
             "blank": 0.0}  # fmt: skip
    for one in found.spaces:
        expected = alone.get(one.kind, float(one.printed))
        assert one.worth.mean == one.worth.lo == one.worth.hi == expected, one.space


def test_jail_is_worth_its_fee_and_slide_only_to_who_can_pay() -> None:
    hand = Thrower.preset("casual")
    poor = space_values(BOARD, hand, n=400)
    rich = space_values(BOARD, hand, n=400, cash={"red": 1000, "yellow": 1000})
    assert poor.of("go-to-jail-1").mean == 0.0
    assert rich.of("go-to-jail-1").mean != 0.0


def test_a_higher_value_is_worth_more() -> None:
    dearer = BOARD.replace(
        spaces=tuple(
            space.model_copy(update={"value": space.value + 1000}) if space.id == "brown-1" else space
            for space in BOARD.spaces
        )
    )
    hand = Thrower.preset("beginner")
    assert (
        space_values(dearer, hand, n=400).of("brown-1").mean
        > space_values(BOARD, hand, n=400).of("brown-1").mean
    )


def test_the_lead_counts_what_the_other_side_loses_too() -> None:
    """What a token takes from the other side counts in the lead, and not in cash."""
    hand = Thrower.preset("casual")
    cash, lead = (space_values(BOARD, hand, n=800, measure=measure) for measure in ("cash", "lead"))
    assert lead.of("blank").mean == 0.0
    assert lead.of("dark-blue-1").mean > cash.of("dark-blue-1").mean


def test_refusals() -> None:
    hand = Thrower.preset("casual")
    with pytest.raises(RuleError, match="2 or more"):
        space_values(BOARD, hand, n=1)
    with pytest.raises(RuleError, match="no measure"):
        space_values(BOARD, hand, n=10, measure="fame")  # type: ignore[arg-type]  # no measure: that is tested
    with pytest.raises(RuleError, match="no space"):
        space_values(BOARD, hand, n=2).of("moon")
