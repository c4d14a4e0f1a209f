"""The reference card, compiled (K15 to K22): what `lab.rules.card` does, in whole numbers and without words."""

from __future__ import annotations

from lab.chance.rollout.resting import kind_under, push
from lab.chance.rollout.tables import (
    CHANCE,
    CHANCE_OF,
    CHANCE_STEP,
    COLLECT_OF,
    DEBT,
    FREE_PARKING,
    HOUSE,
    HOUSE_BONUS,
    HOUSES,
    LUXURY_TAX,
    MOVE,
    NOTE,
    PROPERTY,
    RAILROAD,
    RAILROADS_OF,
    RAILROADS_STEP,
    REFILL,
    RESLIDE,
    TAX,
    TAX_ON_HOUSE,
    TAX_RATE,
    TOKENS_A_SIDE,
    Game,
    Table,
)
from lab.compiled import compiled_part


@compiled_part
def begin_step(task: int, table: Table) -> None:
    """Every side's moment comes in turn order; pot and end have one for all."""
    moment = COLLECT_OF
    if task == CHANCE_STEP:
        moment = CHANCE_OF
    elif task == RAILROADS_STEP:
        moment = RAILROADS_OF
    for side in range(table.money.shape[0] - 3, -1, -1):
        push(moment, side, 0, table)


@compiled_part
def many_on(side: int, kind: int, game: Game, table: Table) -> int:
    """How many of the side's tokens lie on spaces of that kind."""
    many = 0
    for token in range(side * TOKENS_A_SIDE, (side + 1) * TOKENS_A_SIDE):
        if kind_under(token, game, table) == kind:
            many += 1
    return many


@compiled_part
def ask_each(side: int, kind: int, task: int, game: Game, table: Table) -> None:
    """A task for each of the side's tokens on spaces of that kind, in token order (K15, K16)."""
    for token in range((side + 1) * TOKENS_A_SIDE - 1, side * TOKENS_A_SIDE - 1, -1):
        if kind_under(token, game, table) == kind:
            push(task, token, 0, table)


@compiled_part
def chance_of(side: int, game: Game, table: Table) -> None:
    """K15: what of the side lies on Chance when its moment comes slides again."""
    ask_each(side, CHANCE, RESLIDE, game, table)


@compiled_part
def railroads_of(side: int, game: Game, table: Table) -> None:
    """K16: each of the side's tokens on a Railroad may move."""
    ask_each(side, RAILROAD, MOVE, game, table)


@compiled_part
def is_free(space: int, game: Game, table: Table) -> bool:
    """K16: a property on which no token lies."""
    if game.kind[space] != PROPERTY:
        return False
    taken = False
    for token in range(table.where.shape[0]):
        taken = taken or table.where[token] == space
    return not taken


@compiled_part
def collect_of(side: int, game: Game, table: Table) -> None:
    """K17, K18: the side's properties and bonuses; its House and its tax come next."""
    collected = 0
    bank = table.money.shape[0] - 1
    for token in range(side * TOKENS_A_SIDE, (side + 1) * TOKENS_A_SIDE):
        space = table.where[token]
        if kind_under(token, game, table) == PROPERTY and table.collector[space] < 0:
            table.collector[space] = side
            table.money[side] += game.value[space]
            table.money[bank] -= game.value[space]
            collected += 1
    if collected == 0:
        return
    for group in range(game.bonus.shape[0]):
        if has_set(side, group, game, table):
            table.money[side] += game.bonus[group]
            table.money[bank] -= game.bonus[group]
    push(TAX, side, collected, table)
    if many_on(side, HOUSES, game, table) > 0:
        push(HOUSE, side, 0, table)


@compiled_part
def has_set(side: int, group: int, game: Game, table: Table) -> bool:
    """K18: whether the side collected for every property of the set."""
    own = 0
    for space in range(game.group.shape[0]):
        if game.group[space] == group and table.collector[space] == side:
            own += 1
    return bool(own == game.members[group])


@compiled_part
def house_amount(side: int, space: int, game: Game, table: Table) -> int:
    """K19: what the House pays for a property that the side collected."""
    amount, group = int(game.value[space]), game.group[space]
    if game.rule[HOUSE_BONUS] != 0 and group >= 0 and has_set(side, group, game, table):
        amount += int(game.bonus[group])
    return amount


@compiled_part
def tax(side: int, collected: int, game: Game, table: Table) -> None:
    """K20: the tax for each property collected, once, into the pot."""
    if many_on(side, LUXURY_TAX, game, table) == 0:
        return
    many = collected
    if game.rule[TAX_ON_HOUSE] != 0 and many_on(side, HOUSES, game, table) > 0:
        many += 1
    due = game.rule[TAX_RATE] * many
    if game.rule[DEBT] == 0:
        due = min(due, max(table.money[side], 0))
    table.money[side] -= due
    table.money[table.money.shape[0] - 2] += due


@compiled_part
def free_parking(game: Game, table: Table) -> None:
    """K21: the side with most tokens on Free Parking takes the pot; tied sides share it in whole notes."""
    sides, most, tied = table.money.shape[0] - 2, 0, 0
    for side in range(sides):
        parked = many_on(side, FREE_PARKING, game, table)
        if parked > most:
            most, tied = parked, 1
        elif parked == most:
            tied += 1
    pot = table.money[sides]
    if most == 0 or pot == 0:
        return
    share = pot
    if tied > 1:
        share = pot // tied // game.rule[NOTE] * game.rule[NOTE]
    for side in range(sides):
        if many_on(side, FREE_PARKING, game, table) == most:
            table.money[side] += share
            table.money[sides] -= share


@compiled_part
def refill(game: Game, table: Table) -> None:
    """K22: an empty pot is filled again by the bank."""
    pot = table.money.shape[0] - 2
    if table.money[pot] == 0:
        table.money[pot] += game.rule[REFILL]
        table.money[pot + 1] -= game.rule[REFILL]
