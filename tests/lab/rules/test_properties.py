"""What holds for every record: money is conserved, listing and names mean nothing, garbage is refused."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lab.board import load_board
from lab.errors import LabError
from lab.rules import score_round
from tests.lab.rules.rounds import a_round

BOARD = load_board("knockout")
IDS = [space.id for space in BOARD.spaces]
PLACES = st.sampled_from([*IDS, "blank", "off", "jail"])
RESTS = st.one_of(PLACES, st.tuples(st.floats(0, BOARD.width), st.floats(0, BOARD.length)).map(list))
QUICK = settings(
    max_examples=250,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "jail_fee": st.integers(0, 300),
        "jail_fee_to": st.sampled_from(["bank", "pot"]),
        "allow_debt": st.booleans(),
        "smallest_note": st.sampled_from([1, 7, 50, 100]),
        "luxury_tax": st.integers(0, 300),
        "pot_refill": st.integers(0, 600),
    },
)


@st.composite
def records(draw: st.DrawFn) -> dict[str, Any]:
    """Final records with the decisions that they need: Chance is slid again, fees are paid if they can be."""
    order = draw(st.permutations(["red", "yellow", "green", "blue"]))[: draw(st.integers(2, 4))]
    tokens = [f"{side}-{n}" for side in order for n in (1, 2, 3, 4)]
    options: dict[str, Any] = draw(OPTIONS)
    cash = {side: draw(st.integers(0, 40)) * 50 for side in order}
    record = a_round(
        {token: draw(PLACES) for token in tokens},
        order=order,
        cash=cash,
        pot=draw(st.integers(0, 2000)),
        **options,
    )
    record["choices"] = [
        {"rule": "K15", "token": token, "rest": {token: draw(PLACES)}}
        for token in tokens
        if record["final"][token].startswith("chance")
    ]
    purse = dict(cash)
    for token in tokens:
        side = token.rpartition("-")[0]
        fee = options.get("jail_fee", 100)
        if record["final"][token].startswith("go-to-jail") and purse[side] >= fee and draw(st.booleans()):
            purse[side] -= fee
            spot = draw(st.sampled_from(["brown-1", "off", "green-b", "house-1", "jail", "blank"]))
            record["choices"].append({"rule": "K12", "token": token, "pay": True, "rest": {token: spot}})
    return record


@given(records())
@QUICK
def test_money_is_conserved_and_nobody_owes_unless_allowed(record: dict[str, Any]) -> None:
    end = score_round(record, BOARD)
    before = sum(record["cash"].values()) + record["pot"]
    assert sum(end.cash.values()) + end.next_pot - end.bank == before
    assert end.pot >= 0
    if not end.options.allow_debt:
        assert min(end.cash.values()) >= 0
    accounts = {**record["cash"], "pot": record["pot"], "bank": 0}
    for entry in end.steps:
        assert entry.amount >= 0
        accounts[entry.payer] -= entry.amount
        accounts[entry.payee] += entry.amount
        assert sum(accounts.values()) == before
    assert accounts == {**end.cash, "pot": end.next_pot, "bank": -end.bank}


@given(records())
@QUICK
def test_each_token_ends_in_one_place_and_each_property_pays_one_side(record: dict[str, Any]) -> None:
    end = score_round(record, BOARD)
    assert set(end.spaces) == set(record["final"])
    assert set(end.spaces.values()) <= {*IDS, "blank", "off", "jail"}
    assert not any(space.startswith("go-to-jail") for space in end.spaces.values())
    paid = [entry.space for entry in end.steps if entry.rule == "K17"]
    assert len(paid) == len(set(paid))
    # the properties with tokens on them are those that pay, whoever owns the tokens
    kinds = {space.id: space.kind for space in BOARD.spaces}
    assert set(paid) == {space for space in end.spaces.values() if kinds.get(space) == "property"}


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """The record with other side names, in token names too."""
    if isinstance(value, dict):
        return {_renamed(key, names): _renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    if isinstance(value, str):
        side, dash, number = value.rpartition("-")
        if value in names:
            return names[value]
        if side in names and number.isdigit():
            return names[side] + dash + number
    return value


def _shuffled(value: Any, chance: random.Random) -> Any:
    """The record with every object's keys in another order."""
    if isinstance(value, dict):
        items = [(key, _shuffled(item, chance)) for key, item in value.items()]
        chance.shuffle(items)
        return dict(items)
    if isinstance(value, list):
        return [_shuffled(item, chance) for item in value]
    return value


@given(records(), st.randoms(use_true_random=False))
@QUICK
def test_the_order_of_listing_changes_nothing(record: dict[str, Any], chance: random.Random) -> None:
    shuffled = _shuffled(record, chance)
    chance.shuffle(shuffled["choices"])  # one choice for each token and rule here: their order says nothing
    assert json.dumps(score_round(shuffled, BOARD).as_dict()) == json.dumps(
        score_round(record, BOARD).as_dict()
    )


@given(records())
@QUICK
def test_the_names_of_the_sides_change_nothing(record: dict[str, Any]) -> None:
    # "red" and "green" are colour sets too; "off-1" and "jail" look like places
    names = {"red": "zebra", "yellow": "off", "green": "Команда 1", "blue": "a-1"}
    end = score_round(record, BOARD).as_dict()
    other = score_round(_renamed(record, names), BOARD).as_dict()
    for key in ("pot", "bank", "next_pot"):
        assert other[key] == end[key]
    assert other["cash"] == _renamed(end["cash"], names)
    assert other["next_order"] == _renamed(end["next_order"], names)
    assert list(other["spaces"].values()) == list(end["spaces"].values())


JUNK = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(["red-1", "red", "K15", "K12", "brown-1", "off", "jail", "bank", "pot", 500]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(records(), JUNK, st.randoms(use_true_random=False))
@settings(QUICK, max_examples=600)
def test_whatever_stands_in_a_record_it_is_scored_or_refused_in_one_line(
    record: dict[str, Any], junk: Any, chance: random.Random
) -> None:
    broken = deepcopy(record)
    part: Any = broken
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            break
        key = chance.choice(keys)
        if not isinstance(part[key], dict | list) or not part[key] or chance.random() < 0.3:
            if isinstance(part, dict) and chance.random() < 0.2:
                part[str(junk)] = part.pop(key)
            elif chance.random() < 0.2:
                del part[key]
            else:
                part[key] = junk
            break
        part = part[key]
    try:
        json.dumps(score_round(broken).as_dict(), allow_nan=False)
    except LabError as error:
        line = error.line()
        assert error.code and line.isprintable() and len(line) < 600


@given(records(), st.data())
@settings(QUICK, max_examples=60)
def test_positions_and_words_may_be_mixed(record: dict[str, Any], data: st.DataObject) -> None:
    for token in data.draw(st.sets(st.sampled_from(sorted(record["final"])), max_size=6)):
        record["final"][token] = data.draw(RESTS)
    try:
        end = score_round(record, BOARD)
    except LabError as error:  # they overlap, lie on Chance without a slide, or leave a choice unused
        assert error.code in ("place", "rule-K15", "rule-K12")
    else:
        assert set(end.spaces.values()) <= {*IDS, "blank", "off", "jail"}
