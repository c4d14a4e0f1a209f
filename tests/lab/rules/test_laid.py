"""Where tokens lie that are known by their space alone: on it, apart from all others."""

from __future__ import annotations

import json
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from lab import replay_round
from lab.rules.laid import gone, jailed, laid_out
from tests.lab.rules.rounds import slid
from tests.shared import shared_files

CASES = shared_files("cases/*.json")


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_every_token_is_somewhere_and_on_the_space_that_the_rules_say(case: Path) -> None:
    replay = replay_round(json.loads(case.read_text(encoding="utf-8")), partial=True)
    for at in range(len(replay) + 1):
        state = replay.jump(at).state
        lying, off, jail = laid_out(state), gone(state), jailed(state)
        assert sorted((*lying, *off, *jail)) == sorted(state.places)
        printed = state.printed
        for token, xy in lying.items():
            place = state.places[token]
            if place.xy is not None:
                assert xy == place.xy
            else:
                assert printed.space_map.space_of(*xy, printed.radius[token]) == place.space
        for one, two in combinations(lying, 2):
            if state.places[one].xy is None or state.places[two].xy is None:
                apart = hypot(lying[one][0] - lying[two][0], lying[one][1] - lying[two][1])
                assert apart >= printed.radius[one] + printed.radius[two]


def test_blank_ground_and_a_crowded_space_have_room_too() -> None:
    record = slid(
        *({f"{side}-{n}": "blank" if n < 3 else "brown-1"} for n in range(1, 5) for side in ("red", "yellow"))
    )
    state = replay_round(record).jump(8).state
    lying = laid_out(state)
    assert len(lying) == 8
    for one, two in combinations(lying.values(), 2):
        assert hypot(one[0] - two[0], one[1] - two[1]) >= 0.032
