"""Whole rounds, compiled: the machine of `lab.rules.machine` over plain arrays, played on by greedy sides.

What a round waits for is answered by the answers that were given, one after another, and then by the sides
themselves; or, with STANDING, by the sides until a given answer is asked for. Checked against the rules engine
action by action; it keeps no ledger and says no words.
"""

from __future__ import annotations

from math import nan

from lab.chance.rollout.card import (
    begin_step,
    chance_of,
    collect_of,
    free_parking,
    house_amount,
    is_free,
    railroads_of,
    refill,
    tax,
)
from lab.chance.rollout.deciding import collects_again, moved_to, next_token, pays, picked
from lab.chance.rollout.resting import (
    ask_ties,
    hold,
    kind_under,
    may_pay,
    pay_fee,
    push,
    put,
    rested,
    to_jail,
)
from lab.chance.rollout.tables import (
    A_ANGLE,
    A_END,
    A_FACTOR,
    A_FIRST,
    A_KIND,
    A_SPEED,
    A_SPIN,
    A_WHAT,
    A_WHO,
    A_X,
    AGAIN,
    AIM_SPEED,
    AIM_X,
    AIMED,
    ANSWERS_USED,
    AS_IT_LIES,
    CHANCE,
    CHANCE_OF,
    CHANCE_STEP,
    COLLECT_OF,
    DEPTH,
    END_STEP,
    FEE,
    GO_TO_JAIL,
    GOING_ON,
    HOUSE,
    LAID,
    LAID_OUT,
    MOVE,
    OBSERVED,
    OVER,
    PAID_FOR,
    PARKING_STEP,
    PICKED,
    POT_LEFT,
    R_SPACE,
    R_TOKEN,
    R_X,
    R_Y,
    RAILROADS_OF,
    RESLIDE,
    RESTED,
    RESTS_ON,
    SLIDES,
    STANDING,
    TASK,
    TAX,
    THROWS,
    TIE,
    TOKENS_A_SIDE,
    WAS_PUT,
    WHAT,
    WHO,
    WRONG_ANSWER,
    Floats,
    Game,
    Ints,
    Table,
)
from lab.chance.rollout.throwing import best_target, slide, throw
from lab.compiled import compiled, compiled_part


@compiled
def play_rounds(
    start: Table, game: Game, table: Table, answers: Floats, rests: Floats, seed: int, numbers: Ints,
    money: Ints, where: Ints, ends: Ints,
) -> int:  # fmt: skip
    """Play N rounds on from `start`, each with its own luck; -1, or the round that failed.

    answers (K, 13): to the next decisions, the same in every round. rests (1 or N, R, 4): where tokens of
    observed slides came to rest, the same in every round or its own in each. numbers (N,): of the rounds.
    Fills money (N, S + 3): sides, pot after the four steps, bank, the next round's pot; where (N, T): the
    space of each token at the end; ends (N,): how it ended.
    """
    for n in range(money.shape[0]):
        _copy(start, table)
        ends[n] = play_round(game, table, answers, rests, n if rests.shape[0] > 1 else 0, seed, numbers[n])
        if ends[n] != OVER:
            return n
        sides = table.money.shape[0] - 2
        for k in range(sides + 2):
            money[n, k] = table.money[k]
        money[n, sides] = table.marks[POT_LEFT]
        money[n, sides + 2] = table.money[sides]
        for k in range(where.shape[1]):
            where[n, k] = table.where[k]
    return -1


@compiled_part
def _copy(start: Table, table: Table) -> None:
    """Begin anew."""
    for k in range(start.where.shape[0]):
        table.where[k], table.slid[k], table.slides[k] = start.where[k], start.slid[k], start.slides[k]
        table.xy[k, 0], table.xy[k, 1] = start.xy[k, 0], start.xy[k, 1]
    for k in range(start.money.shape[0]):
        table.money[k] = start.money[k]
    for k in range(start.collector.shape[0]):
        table.collector[k] = start.collector[k]
    for k in range(start.marks.shape[0]):
        table.marks[k] = start.marks[k]
    for k in range(start.marks[DEPTH]):
        for column in range(start.agenda.shape[1]):
            table.agenda[k, column] = start.agenda[k, column]


@compiled_part
def play_round(
    game: Game, table: Table, answers: Floats, rests: Floats, own: int, seed: int, number: int
) -> int:
    """Play one round on to its end; OVER, or why it ended before. own: the round's row of `rests`."""
    while table.marks[DEPTH] > 0:
        row = table.marks[DEPTH] - 1
        task, who, what = table.agenda[row, TASK], table.agenda[row, WHO], table.agenda[row, WHAT]
        if task == CHANCE_STEP and game.rule[RESTS_ON] != AS_IT_LIES and table.marks[WAS_PUT] == 0:
            _put_one(number % table.where.shape[0], int(game.rule[RESTS_ON]), table)
            continue
        if task > HOUSE:
            table.marks[DEPTH] = row
            _do(task, who, what, game, table)
            continue
        if not _still_due(task, who, game, table):
            table.marks[DEPTH] = row
            continue
        given, status = table.marks[ANSWERS_USED], WRONG_ANSWER
        if given < answers.shape[0]:
            status = _given(task, who, given, game, table, answers, rests, own, seed, number)
            if status != WRONG_ANSWER:
                table.marks[ANSWERS_USED] = given + 1
            elif game.rule[STANDING] == 0:
                return WRONG_ANSWER
        if status == WRONG_ANSWER:
            if task > RESLIDE or game.rule[THROWS] != 0:
                status = _decided(task, who, game, table, seed, number)
            else:
                _cut_short(table)
                status = GOING_ON
        if status != GOING_ON:
            return int(status)
    return OVER


@compiled_part
def _put_one(token: int, space: int, table: Table) -> None:
    """All tokens are slid: put one where its worth is wanted, as if it had come to rest there."""
    table.marks[WAS_PUT] = 1
    put(token, space, nan, nan, table)
    push(RESTED, token, 1 << token, table)


@compiled_part
def _do(task: int, who: int, what: int, game: Game, table: Table) -> None:
    """A task that leaves nothing to decide."""
    if task == RESTED:
        rested(who, what, game, table)
    elif task == LAID:
        sent = 0
        for token in range(table.where.shape[0]):
            if kind_under(token, game, table) == GO_TO_JAIL:
                sent |= 1 << token
        to_jail(sent, 0, table)
    elif task == CHANCE_OF:
        chance_of(who, game, table)
    elif task == RAILROADS_OF:
        railroads_of(who, game, table)
    elif task == COLLECT_OF:
        collect_of(who, game, table)
    elif task == TAX:
        tax(who, what, game, table)
    elif task == PARKING_STEP:
        free_parking(game, table)
    elif task == END_STEP:
        table.marks[POT_LEFT] = table.money[table.money.shape[0] - 2]
        refill(game, table)
    else:
        begin_step(task, table)


@compiled_part
def _still_due(task: int, who: int, game: Game, table: Table) -> bool:
    """Whether a decision is still to be made when its turn comes."""
    if task == SLIDES:
        return many_slid(table) < table.where.shape[0]
    return bool(task != RESLIDE or kind_under(who, game, table) == CHANCE)


@compiled_part
def many_slid(table: Table) -> int:
    """How many tokens had their slide of the round."""
    many = 0
    for token in range(table.slid.shape[0]):
        many += table.slid[token]
    return many


@compiled_part
def _cut_short(table: Table) -> None:
    """As if no token were slid any more."""
    left = 0
    for row in range(table.marks[DEPTH]):
        task = table.agenda[row, TASK]
        if task > RESLIDE and task != CHANCE_STEP and task != CHANCE_OF:
            for column in range(table.agenda.shape[1]):
                table.agenda[left, column] = table.agenda[row, column]
            left += 1
    table.marks[DEPTH] = left


# --- decisions ------------------------------------------------------------------------------------------


@compiled_part
def _decided(task: int, who: int, game: Game, table: Table, seed: int, number: int) -> int:
    """The side's own answer, carried out."""
    if task <= RESLIDE:
        token = who
        if task == SLIDES:
            token = next_token(many_slid(table) % (table.money.shape[0] - 2), table)
        target = best_target(token, game, table)
        x, speed = game.targets[token, target, AIM_X], game.targets[token, target, AIM_SPEED]
        status = throw(token, x, 0.0, speed, 0.0, seed, number, game, table)
        return _slid(task, token, status, game, table)
    if task == TIE:
        return _carried_out(task, who, picked(who, game, table), game, table)
    if task == FEE:
        return _carried_out(task, who, 1 if pays(who, game, table) else 0, game, table)
    if task == MOVE:
        return _carried_out(task, who, moved_to(who, game, table), game, table)
    return _carried_out(task, who, collects_again(who, game, table), game, table)


@compiled_part
def _slid(task: int, token: int, status: int, game: Game, table: Table) -> int:
    """The release made, slide."""
    if status != GOING_ON:
        return status
    _taken_up(task, token, table)
    return slide(token, task == AGAIN, game, table)


@compiled_part
def _taken_up(task: int, token: int, table: Table) -> None:
    """The slide that the round waited for is made: SLIDES waits for the next one."""
    if task == SLIDES:
        table.slid[token] = 1
    else:
        table.marks[DEPTH] -= 1


@compiled_part
def _carried_out(task: int, who: int, what: int, game: Game, table: Table) -> int:
    """An answer that is no slide: the space, -1 for none; or whether to pay."""
    table.marks[DEPTH] -= 1
    if task == TIE:
        table.where[who] = what
    elif task == FEE:
        if what != 0:
            pay_fee(who, game, table)
            push(AGAIN, who, 0, table)
    elif task == MOVE:
        if what >= 0:
            put(who, what, nan, nan, table)
    else:
        amount = house_amount(who, what, game, table)
        table.money[who] += amount
        table.money[table.money.shape[0] - 1] -= amount
    return GOING_ON


# --- answers that were given ----------------------------------------------------------------------------


@compiled_part
def _given(
    task: int, who: int, row: int, game: Game, table: Table, answers: Floats, rests: Floats, own: int,
    seed: int, number: int,
) -> int:  # fmt: skip
    """An answer that was given, carried out; WRONG_ANSWER where the round waits for another."""
    kind, about, what = int(answers[row, A_KIND]), int(answers[row, A_WHO]), int(answers[row, A_WHAT])
    if kind == LAID_OUT:
        if task != SLIDES:
            return WRONG_ANSWER
        table.marks[DEPTH] -= 1
        push(LAID, 0, 0, table)
        for token in range(table.slid.shape[0]):
            table.slid[token] = 1
        ask_ties(_observed(row, game, table, answers, rests, own), table)
        return GOING_ON
    if kind > LAID_OUT:
        wanted = TIE + (kind - PICKED)
        if task != wanted or about != who or not _may_be(task, who, what, game, table):
            return WRONG_ANSWER
        return _carried_out(task, who, what, game, table)
    if task > RESLIDE or not _may_slide(task, who, about, table):
        return WRONG_ANSWER
    if kind == OBSERVED:
        _taken_up(task, about, table)
        table.slides[about] += 1
        moved = 1 << about
        for k in range(int(answers[row, A_FIRST]), int(answers[row, A_END])):
            if rests[own, k, R_TOKEN] >= 0.0:
                moved |= 1 << int(rests[own, k, R_TOKEN])
        ties = _observed(row, game, table, answers, rests, own)
        push(RESTED, about, moved | PAID_FOR if task == AGAIN else moved, table)
        ask_ties(ties, table)
        return GOING_ON
    if kind == AIMED:
        status = throw(
            about, answers[row, A_X], answers[row, A_ANGLE], answers[row, A_SPEED], answers[row, A_SPIN],
            seed, number, game, table,
        )  # fmt: skip
        return _slid(task, about, status, game, table)
    for k in range(A_FACTOR - A_X + 1):  # the columns lie as the release's places
        table.release[k] = answers[row, A_X + k]
    return _slid(task, about, GOING_ON, game, table)


@compiled_part
def _may_be(task: int, who: int, what: int, game: Game, table: Table) -> bool:
    """Whether the rules allow the answer: a property that is free (K16), was collected (K19), a fee in hand."""
    if task == MOVE:
        return what < 0 or is_free(what, game, table)
    if task == HOUSE:
        return bool(table.collector[what] == who)
    return task != FEE or what == 0 or may_pay(who, game, table)


@compiled_part
def _may_slide(task: int, who: int, token: int, table: Table) -> bool:
    """Whether the round waits for a slide of this token."""
    if task != SLIDES:
        return who == token
    side = many_slid(table) % (table.money.shape[0] - 2)
    return bool(token // TOKENS_A_SIDE == side and table.slid[token] == 0)


@compiled_part
def _observed(row: int, game: Game, table: Table, answers: Floats, rests: Floats, own: int) -> int:
    """Lay tokens where they came to rest; those with a tie to decide, as bits."""
    ties = 0
    for k in range(int(answers[row, A_FIRST]), int(answers[row, A_END])):
        token, x, y = int(rests[own, k, R_TOKEN]), rests[own, k, R_X], rests[own, k, R_Y]
        if token < 0:
            continue
        if x != x:
            put(token, int(rests[own, k, R_SPACE]), nan, nan, table)
        elif hold(token, x, y, game, table):
            ties |= 1 << token
    return ties
