"""From a game as the rules know it to the arrays that compiled rounds work on, and back to words.

Everything that hangs on board, house rules and players alone is built once for them (`game_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import nan, sqrt
from typing import TYPE_CHECKING

import numpy as np

from lab.chance.rollout import tables
from lab.chance.rollout.tables import Floats, Game, Ints, Table
from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.motion.scatter import steepness_of
from lab.motion.setup import Setup, board_numbers, tokens_at_rest
from lab.motion.tables import EVENT_COLUMNS, PLAN_COLUMNS, SEGMENT_COLUMNS, TOKEN_COLUMNS
from lab.noise import root_of, shaped
from lab.rules.aiming import greedy_targets
from lab.rules.policies import Greedy
from lab.rules.printed import JAIL, OFF, Printed
from lab.rules.state import RoundState, Task, side_of
from lab.throwers import STEEPEST, release_y

if TYPE_CHECKING:
    from lab.rules.drive import Player
    from lab.rules.options import RuleOptions

_TASKS = {
    "slides": tables.SLIDES, "again": tables.AGAIN, "reslide": tables.RESLIDE, "tie": tables.TIE,
    "fee": tables.FEE, "railroad": tables.MOVE, "house": tables.HOUSE, "rested": tables.RESTED,
    "laid": tables.LAID, "chance": tables.CHANCE_STEP, "railroads": tables.RAILROADS_STEP,
    "collect": tables.COLLECT_STEP, "free-parking": tables.PARKING_STEP, "end": tables.END_STEP,
    "chance-of": tables.CHANCE_OF, "railroads-of": tables.RAILROADS_OF, "collect-of": tables.COLLECT_OF,
    "tax": tables.TAX,
}  # fmt: skip

_OF_A_SIDE = ("house", "chance-of", "railroads-of", "collect-of", "tax")
_OF_NOBODY = ("slides", "laid", "chance", "railroads", "collect", "free-parking", "end")


MOST_MONEY = 10**12
"""Of one account, value or fee: sums of them stay whole numbers of 64 bits."""

_AMOUNTS = ("starting_cash", "jail_fee", "smallest_note", "luxury_tax", "pot_refill")

_NO_HANDS = np.zeros((1, tables.HAND_COLUMNS)), np.zeros((0, 1))


def game_of(
    printed: Printed, order: tuple[str, ...], options: RuleOptions, players: Mapping[str, Player] | None
) -> Game:
    """What does not change in the game.

    players: by side, greedy ones; None: nobody slides, and what is to be decided follows the rules' defaults.
    Raises RuleError for a policy that compiled rounds do not know.
    """
    check_money(printed.value, "value")
    check_money(printed.board.bonus, "bonus")
    check_money({name: getattr(options, name) for name in _AMOUNTS}, "options")
    board = printed.board
    tokens = tuple(f"{side}-{n}" for side in order for n in range(1, tables.TOKENS_A_SIDE + 1))
    kinds = tuple(board.token_for(token) for token in tokens)
    table = Setup(board, tokens, kinds, np.zeros((len(tokens), 2)))
    rows, plans = tokens_at_rest(table)
    targets = _targets(printed, tokens) if players else np.zeros((len(tokens), 1, 6))
    hands, tails = _hands(tokens, players) if players else _NO_HANDS
    fastest = float(
        (targets[:, :, tables.AIM_SPEED] * (1.0 + 9.0 * hands[:, None, tables.SPEED_SCATTER])).max()
    )
    spaces = printed.space_map
    kind, value, group, bonus, members = _printed(printed)
    return Game(
        kind, value, group, bonus, members, _rules(options, throws=players is not None),
        _numbers(printed, options),
        spaces.corners, spaces.starts, spaces.boxes, spaces.outline, spaces.worth,
        rows, plans, np.array([token.factor for token in kinds]), board_numbers(table, fastest),
        np.array([token.radius for token in kinds]), hands, tails, targets,
        np.array([_patience(players[side]) if players else -1.0 for side in order]),
    )  # fmt: skip


def check_money(amounts: Mapping[str, int], where: str) -> None:
    """Raise RuleError (`money`) for amounts that compiled rounds could not add up."""
    for name, amount in amounts.items():
        if abs(amount) > MOST_MONEY:
            raise RuleError(
                f"{amount} is more money than compiled rounds count; give at most {MOST_MONEY}",
                code="money",
                where=f"{where}.{name}",
            )


def _printed(printed: Printed) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """Kind, value and set of each space; bonus and number of properties of each set."""
    kind = np.array([tables.KINDS.index(kind) for kind in printed.kind.values()])
    value = np.array(list(printed.value.values()))
    group = np.full(len(kind), -1)
    for number, ids in enumerate(printed.sets.values()):
        group[[printed.place_in_order[space] for space in ids]] = number
    bonus = np.array([printed.board.bonus[name] for name in printed.sets], dtype=np.int64)
    members = np.array([len(ids) for ids in printed.sets.values()], dtype=np.int64)
    return kind, value, group, bonus, members


KNOWN_OPTIONS = frozenset(
    (
        "starting_cash", "jail_fee", "jail_fee_to", "allow_debt", "tie_tolerance", "smallest_note", "luxury_tax",
        "pot_refill", "team_sizes", "equal_cash", "token_choice", "foul", "blank_counts", "jail_again",
        "short_slide", "railroad_may_stay", "house_bonus", "tax_on_house",
    )
)  # fmt: skip
"""House rules that compiled rounds play by, or that change nothing within a round of greedy sides."""


def _rules(options: RuleOptions, *, throws: bool) -> Ints:
    for name in options.changed():
        if name not in KNOWN_OPTIONS:
            raise RuleError(
                f"compiled rounds do not know the house rule {name}; leave it as it is",
                code="format",
                where=f"options.{name}",
            )
    rule = np.zeros(tables.RULES, dtype=np.int64)
    rule[tables.JAIL_FEE], rule[tables.FEE_TO_POT] = options.jail_fee, options.jail_fee_to == "pot"
    rule[tables.DEBT], rule[tables.NOTE] = options.allow_debt, options.smallest_note
    rule[tables.TAX_RATE], rule[tables.REFILL] = options.luxury_tax, options.pot_refill
    rule[tables.FOUL_OFF], rule[tables.BLANK_COUNTS] = options.foul == "off", options.blank_counts
    rule[tables.JAIL_AGAIN], rule[tables.SHORT_OFF] = options.jail_again, options.short_slide == "off"
    rule[tables.HOUSE_BONUS], rule[tables.TAX_ON_HOUSE] = options.house_bonus, options.tax_on_house
    rule[tables.THROWS], rule[tables.RESTS_ON] = throws, tables.AS_IT_LIES
    return rule


def _numbers(printed: Printed, options: RuleOptions) -> Floats:
    board = printed.board
    number = np.zeros(tables.NUMBERS)
    number[tables.WIDTH], number[tables.GO_LINE] = board.width, board.go_line
    number[tables.RELEASE_Y], number[tables.HAND_RADIUS] = release_y(board), board.token.radius
    number[tables.NEAR] = board.go_line + 2 * printed.largest_radius
    number[tables.TOLERANCE], number[tables.STEEPEST] = options.tie_tolerance, STEEPEST
    number[tables.MU_SIGMA] = sqrt(np.log1p(board.surface.mu_spread**2))
    number[tables.FACTOR_SIGMA] = sqrt(np.log1p(board.surface.factor_spread**2))
    number[tables.RESTITUTION] = board.collision.restitution
    number[tables.RESTITUTION_SPREAD] = board.collision.restitution_spread
    number[tables.STEEPNESS] = steepness_of(board)
    return number


def _targets(printed: Printed, tokens: tuple[str, ...]) -> Floats:
    """(T, K, 6): see `tables.py`."""
    return np.array(
        [
            [
                (
                    printed.place_in_order[target.space] if target.space else -1,
                    target.x, target.y, target.value, target.aim.x, target.aim.speed,
                )
                for target in greedy_targets(printed, token)
            ]
            for token in tokens
        ]
    )  # fmt: skip


def _hands(tokens: tuple[str, ...], players: Mapping[str, Player]) -> tuple[Floats, Floats]:
    """hands (T, 32) and tails (H, 2305), see `tables.py`."""
    hands = np.zeros((len(tokens), tables.HAND_COLUMNS))
    tails: dict[float, int] = {}
    for row, token in zip(hands, tokens, strict=True):
        hand = players[side_of(token)].hand(token)
        row[: tables.TAIL] = hand.angle, hand.speed, hand.place, hand.spin
        row[tables.CORRELATED] = bool(hand.correlations)
        row[tables.ROOT :] = root_of(hand.correlations).ravel()
        row[tables.TAIL] = -1 if hand.freedom is None else tails.setdefault(hand.freedom, len(tails))
    even = np.linspace(0.0, tables.TAIL_END, tables.TAIL_END * tables.TAIL_STEPS + 1)
    return hands, np.array([shaped(even, freedom) for freedom in tails]).reshape(len(tails), len(even))


def _patience(player: Player) -> float:
    if not isinstance(player.policy, Greedy):
        raise RuleError(
            f"rounds are played out by the greedy policy alone, not by {player.policy.name!r}; choose greedy",
            code="format",
            where="policies",
        )
    if player.policy.pays_from < 0:
        raise RuleError("a side pays from 0 fees on, not below; give 0 or more", where="pays_from")
    return player.policy.pays_from


# --- a round under way -----------------------------------------------------------------------------------


def table_of(state: RoundState) -> Table:
    """The round as it stands, and room to work in."""
    printed, order, tokens = state.printed, state.order, state.tokens
    check_money(state.balances, "cash")
    places = [state.places.get(token) for token in tokens]
    where = [tables.UNSLID if p is None else space_number(printed, p.space) for p in places]
    xy = [(nan, nan) if p is None or p.xy is None else p.xy for p in places]
    collector = np.full(len(printed.kind), -1)
    for space, side in state.collector.items():
        collector[printed.place_in_order[space]] = order.index(side)
    agenda = np.zeros((tables.AGENDA_ROOM, 3), dtype=np.int64)
    waiting = [_task(state, task) for task in reversed(state.agenda)]
    agenda[: len(waiting)] = np.array(waiting, dtype=np.int64).reshape(-1, 3)
    many = len(tokens)
    return Table(
        where=np.array(where), xy=np.array(xy),
        slid=np.array([int(token in state.slid) for token in tokens]),
        slides=np.zeros(many, dtype=np.int64),
        money=np.array([state.balances[account] for account in (*order, POT, BANK)]),
        collector=collector, agenda=agenda, marks=np.array([len(waiting), 0, 0, 0]),
        noise=np.zeros(tables.NOISE), release=np.zeros(8), shares=np.zeros(len(printed.kind)),
        lying=np.zeros(3 * many), tok=np.zeros((many, TOKEN_COLUMNS)),
        plan=np.zeros((many, PLAN_COLUMNS), dtype=np.int64), hits=np.zeros(3, dtype=np.int64),
        no_events=np.empty((0, EVENT_COLUMNS)), no_segments=np.empty((0, SEGMENT_COLUMNS)),
    )  # fmt: skip


def another(table: Table) -> Table:
    """A table of its own with the same on it."""
    return Table._make(array.copy() for array in table)


def space_number(printed: Printed, space: str) -> int:
    """A space, `off` or `jail` as a number."""
    if space == OFF:
        return tables.OFF
    return tables.JAIL if space == JAIL else printed.place_in_order[space]


def space_word(printed: Printed, number: int) -> str:
    """A number as the space, `off` or `jail`."""
    if number < 0:
        return OFF if number == tables.OFF else JAIL
    return printed.space_map.ids[number]


def _task(state: RoundState, task: Task) -> tuple[int, int, int]:
    who, what = 0, 0
    if task.kind in _OF_A_SIDE:
        who = state.order.index(task.who)
    elif task.kind not in _OF_NOBODY:
        who = state.tokens.index(task.who)
    if task.kind == "rested":
        what = sum(1 << state.tokens.index(token) for token in task.names)
        what |= tables.PAID_FOR if task.rule == "K12" else 0
    elif task.kind == "tax":
        what = len(task.names)
    return _TASKS[task.kind], who, what
