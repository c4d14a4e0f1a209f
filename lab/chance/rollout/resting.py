"""K7 to K12, compiled: which space holds a token that came to rest, jail, and the fee."""

from __future__ import annotations

from math import nan

from lab.chance.rollout.tables import (
    BLANK_COUNTS,
    DEBT,
    DEPTH,
    FEE,
    FEE_TO_POT,
    GO_LINE,
    GO_TO_JAIL,
    JAIL,
    JAIL_AGAIN,
    JAIL_FEE,
    OFF,
    PAID_FOR,
    SHORT_OFF,
    TASK,
    TIE,
    TOKENS_A_SIDE,
    TOLERANCE,
    WHAT,
    WHO,
    Game,
    Table,
)
from lab.compiled import compiled, compiled_part
from lab.disc_area import holding_space


@compiled_part
def push(task: int, who: int, what: int, table: Table) -> None:
    """Put a task before all others."""
    depth = table.marks[DEPTH]
    table.agenda[depth, TASK], table.agenda[depth, WHO], table.agenda[depth, WHAT] = task, who, what
    table.marks[DEPTH] = depth + 1


@compiled_part
def kind_under(token: int, game: Game, table: Table) -> int:
    """The kind of the space that holds the token; -1 when it is on none."""
    space = table.where[token]
    return int(game.kind[space]) if space >= 0 else -1


@compiled_part
def put(token: int, space: int, x: float, y: float, table: Table) -> None:
    """Lay a token on a space, or off or in jail; NaN for a place that is not known."""
    table.where[token] = space
    table.xy[token, 0], table.xy[token, 1] = x, y


@compiled_part
def hold(token: int, x: float, y: float, game: Game, table: Table) -> bool:
    """Put a token on the space that holds most of its base (K9); whether its owner has a tie to decide."""
    held, tied = holding_space(
        x, y, game.radius[token], game.corners, game.starts, game.boxes, game.outline, game.worth,
        game.number[TOLERANCE], game.rule[BLANK_COUNTS] != 0, table.shares,
    )  # fmt: skip
    if held < 0:
        put(token, OFF, nan, nan, table)
        return False
    put(token, held, x, y, table)
    return bool(tied > 1)


@compiled_part
def ask_ties(ties: int, table: Table) -> None:
    """Tasks for the tokens among `ties` (bits), the first token's first."""
    for token in range(table.where.shape[0] - 1, -1, -1):
        if ties >> token & 1:
            push(TIE, token, 0, table)


@compiled_part
def rested(slid: int, what: int, game: Game, table: Table) -> None:
    """K13 for the slid token, K11 for all that moved (bits of `what`); fees come after those that wait."""
    short = table.xy[slid, 1] < game.number[GO_LINE]  # never so where the place is not known
    if short and game.rule[SHORT_OFF] != 0:
        put(slid, OFF, nan, nan, table)
    sent = 0
    for token in range(table.where.shape[0]):
        if what >> token & 1 and (table.where[token] == JAIL or kind_under(token, game, table) == GO_TO_JAIL):
            sent |= 1 << token
    spared = 1 << slid if what & PAID_FOR != 0 and game.rule[JAIL_AGAIN] == 0 else 0
    to_jail(sent, spared, table)


@compiled
def to_jail(sent: int, spared: int, table: Table) -> None:
    """K11: the tokens of `sent` (bits) go to jail; K12: their owners will decide, but for those of `spared`."""
    for token in range(table.where.shape[0]):
        if sent >> token & 1:
            put(token, JAIL, nan, nan, table)
    if sent & ~spared:
        _ask_fees(sent & ~spared, table)


@compiled_part
def _ask_fees(asked: int, table: Table) -> None:
    """Fees of the tokens (bits), in turn order, after the fees that wait already."""
    depth, many = table.marks[DEPTH], 0
    for token in range(table.where.shape[0]):
        many += asked >> token & 1
    first = depth  # rows from here on are the fees that wait
    while first > 0 and table.agenda[first - 1, TASK] == FEE:
        first -= 1
    for row in range(depth - 1, first - 1, -1):
        for column in range(table.agenda.shape[1]):
            table.agenda[row + many, column] = table.agenda[row, column]
    row = first + many
    for token in range(table.where.shape[0]):
        if asked >> token & 1:
            row -= 1
            table.agenda[row, TASK], table.agenda[row, WHO], table.agenda[row, WHAT] = FEE, token, 0
    table.marks[DEPTH] = depth + many


@compiled
def may_pay(token: int, game: Game, table: Table) -> bool:
    """K12: whether the owner has the fee in hand, or may owe it."""
    return bool(game.rule[DEBT] != 0 or table.money[token // TOKENS_A_SIDE] >= game.rule[JAIL_FEE])


@compiled_part
def pay_fee(token: int, game: Game, table: Table) -> None:
    """K12: the fee goes to the bank or the pot."""
    pot = table.money.shape[0] - 2
    payee = pot if game.rule[FEE_TO_POT] != 0 else pot + 1
    table.money[token // TOKENS_A_SIDE] -= game.rule[JAIL_FEE]
    table.money[payee] += game.rule[JAIL_FEE]
