"""The decisions of a compiled round: by a side's greedy policy (`lab.rules.policies.Greedy`), or by the rules'
own defaults for a side that has none."""

from __future__ import annotations

from lab.chance.rollout.card import house_amount, is_free
from lab.chance.rollout.resting import may_pay
from lab.chance.rollout.tables import (
    BLANK_COUNTS,
    CHANCE,
    FREE_PARKING,
    GO_TO_JAIL,
    HOUSES,
    JAIL_FEE,
    LUXURY_TAX,
    PROPERTY,
    RAILROAD,
    TARGET_VALUE,
    TOKENS_A_SIDE,
    TOLERANCE,
    Game,
    Table,
)
from lab.chance.rollout.throwing import best_target
from lab.compiled import compiled_part
from lab.disc_area import disc_shares


@compiled_part
def next_token(side: int, table: Table) -> int:
    """The side's first token that is not slid yet."""
    token = side * TOKENS_A_SIDE
    while table.slid[token] != 0:
        token += 1
    return token


@compiled_part
def pays(token: int, game: Game, table: Table) -> bool:
    """K12: whether the side leaves jail: when what it would aim at is worth so many fees."""
    patience = game.pays_from[token // TOKENS_A_SIDE]
    if patience < 0.0 or not may_pay(token, game, table):
        return False
    value = game.targets[token, best_target(token, game, table), TARGET_VALUE]
    return bool(value >= patience * game.rule[JAIL_FEE])


@compiled_part
def picked(token: int, game: Game, table: Table) -> int:
    """K9: the space that the owner picks among the tied ones (see `Greedy`)."""
    space = table.where[token]  # the default lies there already
    if game.pays_from[token // TOKENS_A_SIDE] < 0.0:
        return int(space)
    shares = table.shares
    disc_shares(
        table.xy[token, 0], table.xy[token, 1], game.radius[token], game.corners, game.starts, game.boxes,
        game.outline, shares,
    )  # fmt: skip
    blank = shares.shape[0] - 1
    most = 0.0
    for k in range(blank):
        most = max(most, shares[k])
    if most > 0.0 and game.rule[BLANK_COUNTS] == 0:
        shares[blank] = 0.0
    most = max(most, shares[blank])
    best, best_worth = -1, 0.0
    for k in range(blank + 1):
        if shares[k] > 0.0 and shares[k] >= most - game.number[TOLERANCE]:
            worth = _worth_of_pick(token, k, game, table)
            if best < 0 or worth > best_worth:
                best, best_worth = k, worth
    return best


@compiled_part
def _worth_of_pick(token: int, space: int, game: Game, table: Table) -> float:
    """What a greedy owner thinks of a tied space."""
    kind = game.kind[space]
    worth = 0.0
    if kind == PROPERTY:
        worth = float(game.value[space])
        for other in range((token // TOKENS_A_SIDE + 1) * TOKENS_A_SIDE):
            if other != token and table.where[other] == space:
                worth = 0.0
    elif kind == GO_TO_JAIL:
        worth = -100.0
    elif kind == LUXURY_TAX:
        worth = -50.0
    elif kind == FREE_PARKING:
        worth = 0.5 * table.money[table.money.shape[0] - 2]
    elif kind == RAILROAD:
        worth = 100.0
    elif kind == CHANCE or kind == HOUSES:  # noqa: SIM109 - a tuple would be built
        worth = 50.0
    return worth


@compiled_part
def moved_to(token: int, game: Game, table: Table) -> int:
    """K16: the free property of most worth to the owner, or -1 where none is free."""
    side = token // TOKENS_A_SIDE
    greedy = game.pays_from[side] >= 0.0
    best, best_worth = -1, 0
    for space in range(game.kind.shape[0]):
        if not is_free(space, game, table):
            continue
        worth = game.value[space]
        if greedy:
            worth += _completes(side, space, game, table)
        if best < 0 or worth > best_worth:
            best, best_worth = space, worth
    return best


@compiled_part
def _completes(side: int, space: int, game: Game, table: Table) -> int:
    """The bonus of the set that a token on `space` would complete by where the side's tokens lie now."""
    group = game.group[space]
    if group < 0:
        return 0
    for other in range(game.group.shape[0]):
        if game.group[other] != group or other == space:
            continue
        held = False
        for token in range(side * TOKENS_A_SIDE, (side + 1) * TOKENS_A_SIDE):
            held = held or table.where[token] == other
        if not held:
            return 0
    return int(game.bonus[group])


@compiled_part
def collects_again(side: int, game: Game, table: Table) -> int:
    """K19: the collected property that pays most once more; by default the dearest as printed."""
    greedy = game.pays_from[side] >= 0.0
    best, best_worth = -1, 0
    for space in range(game.kind.shape[0]):
        if table.collector[space] != side:
            continue
        worth = house_amount(side, space, game, table) if greedy else int(game.value[space])
        if best < 0 or worth > best_worth:
            best, best_worth = space, worth
    return best
