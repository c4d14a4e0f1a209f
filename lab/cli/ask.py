"""`knockout-lab ask`: a player's questions, answered by playing the round out under every answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lab.cli.hand import chosen_thrower, thrower_options
from lab.cli.house import amounts_from, house_rule_option, house_rules_from
from lab.cli.output import board_options, chosen_board, json_option, print_json, seed_option
from lab.cli.pictures import places_from, resting_option
from lab.errors import LabError, RuleError, UsageError
from lab.json_file import read_json

if TYPE_CHECKING:
    from lab.board import Board
    from lab.chance.questions import Asked
    from lab.chance.space_values import SpaceValues
    from lab.rules import RuleOptions
    from lab.rules.printed import Spot
    from lab.rules.state import RoundState

QUESTIONS = {
    "pay-jail": (
        "pay the fee for --token, which is in jail?",
        "--at red-2=jail --token red-2 --cash red=200",
    ),
    "railroad": (
        "where should --token move from its Railroad?",
        "--at red-1=railroad-1 --at red-2=dark-blue-1 --token red-1",
    ),
    "house": (
        "what should --side collect again for its House?",
        "--at red-1=house-1 --at red-2=green-a --at red-3=pink-1 --side red",
    ),
    "throw": (
        "collect, protect or attack with the next slide?",
        "--resting red-1=0.05,0.75 --resting yellow-1=0.23,0.75",
    ),
    "last-slide": ("does going last carry an advantage?", "--order red,yellow,green"),
    "spaces": ("what is each space really worth?", "--thrower beginner"),
}
"""The questions: what each asks, and the options of an example."""


def _epilog() -> str:
    lines = [
        f"{name}: {text}\n  knockout-lab ask {name} {example}" for name, (text, example) in QUESTIONS.items()
    ]
    return "\b\n" + "\n".join(lines)


@click.command(name="ask", epilog=_epilog())
@click.argument("question", type=click.Choice(tuple(QUESTIONS)))
@click.option(
    "--round",
    "record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A round record as far as it goes, instead of the table's options.",
)
@resting_option
@click.option(
    "--at",
    "words",
    multiple=True,
    metavar="TOKEN=PLACE",
    help="A slid token by its space, or off or jail, e.g. --at red-2=jail (repeatable).",
)
@click.option("--order", help="The sides, first to last.  [default: red,yellow]")
@click.option("--side", help="Who slides next, or asks.  [default: whoever's turn comes]")
@click.option("--token", help="The token that the question is about.")
@click.option("--cash", multiple=True, metavar="SIDE=AMOUNT", help="In hand now (repeatable).")
@click.option("--pot", type=int, help="Above Free Parking.")
@click.option(
    "--worth",
    "measure",
    type=click.Choice(("cash", "lead")),
    help="What counts.  [default: lead; spaces: cash]",
)
@click.option("--n", type=int, help="Rounds for each answer.  [default: 2000; spaces 4000; last-slide 20000]")
@board_options
@thrower_options
@house_rule_option
@seed_option
@json_option
def command(
    question: str,
    record: Path | None,
    resting: tuple[str, ...],
    words: tuple[str, ...],
    order: str | None,
    side: str | None,
    token: str | None,
    cash: tuple[str, ...],
    pot: int | None,
    measure: str | None,
    n: int | None,
    board_name: str,
    changes: tuple[str, ...],
    house_rules: tuple[str, ...],
    seed: int,
    as_json: bool,
    **hand: Any,
) -> None:
    """What a decision brings: the round is played out many times under every answer and the same luck.

    All sides are greedy and throw with the same hand. All intervals are 95 %. cash is what the whole round brings
    the side, lead that less what it brings the best other side.
    """
    from lab.chance.space_values import SpaceValues

    if record is None:
        asks = side if question != "house" else None
        board, options = chosen_board(board_name, changes), house_rules_from(house_rules)
        over = question in ("railroad", "house")
        state = _table(board, resting, words, order or "red,yellow", asks, cash, pot, options, over)
    else:
        told = (*resting, *words, *cash, *changes, *house_rules)
        if told or order is not None or pot is not None or (side is not None and question != "house"):
            raise UsageError("--round: the record says what lies on the table; leave out the options that do")
        state = _recorded(record)
    more: dict[str, Any] = {"seed": seed, **({} if n is None else {"n": n})}
    if measure is not None:
        more["measure"] = measure
    thrower, table = chosen_thrower(**hand), state.printed.board.name
    found = _ANSWERS[question](state, thrower, {"question": question, "token": token, "side": side}, more)
    if as_json:
        print_json({**found.as_dict(), "board": table, "thrower": thrower.as_dict()})
        return
    asked_of = f"seed {seed}, all sides {thrower.name} throwers ({thrower.describe()}), board {table}"
    if isinstance(found, SpaceValues):
        _print_spaces(found, asked_of)
    else:
        _print(found, asked_of)


def _table(
    board: Board,
    resting: tuple[str, ...],
    words: tuple[str, ...],
    order: str,
    side: str | None,
    cash: tuple[str, ...],
    pot: int | None,
    options: RuleOptions,
    over: bool,
) -> RoundState:
    """The table that the options tell of."""
    from lab.chance.rollout.setting import table_state

    places: dict[str, Spot] = {**places_from(resting), **_words(words)}
    sides = tuple(part.strip() for part in order.split(",") if part.strip())
    purses = amounts_from("--cash", cash)
    for one in purses:
        if one not in sides:
            raise UsageError(f"--cash {one}: {one} does not play; the sides are {', '.join(sides)}")
    return table_state(
        board, places, order=sides, side=side, over=over, cash=purses, pot=pot, options=options
    )


def _recorded(path: Path) -> RoundState:
    """The round that a record tells, as far as it goes."""
    from lab.rules import round_under_way, unique_keys

    document = read_json(path, code="format", pairs=unique_keys)
    if not isinstance(document, dict):
        raise RuleError("this is no round record", code="format", where=str(path))
    try:
        return round_under_way(document)
    except LabError as error:
        raise error.at(str(path)) from None


def _words(given: tuple[str, ...]) -> dict[str, str]:
    """Places by word from `--at TOKEN=PLACE`."""
    places: dict[str, str] = {}
    for text in given:
        token, equals, place = (part.strip() for part in text.partition("="))
        if not equals or not token or not place:
            raise UsageError(f"--at {text}: write TOKEN=PLACE, e.g. --at red-2=jail")
        places[token] = place
    return places


def _needed(about: dict[str, str | None], name: str) -> str:
    value = about[name]
    if value is None:
        example = QUESTIONS[about["question"] or ""][1]
        raise UsageError(
            f"--{name} is missing: say which {name} the question is about, e.g. ask {about['question']} {example}"
        )
    return value


def _pay_jail(state: RoundState, hand: Any, about: dict[str, str | None], more: dict[str, Any]) -> Asked:
    from lab.chance.questions import pay_jail

    return pay_jail(state, hand, _needed(about, "token"), **more)


def _railroad(state: RoundState, hand: Any, about: dict[str, str | None], more: dict[str, Any]) -> Asked:
    from lab.chance.questions import which_railroad

    return which_railroad(state, hand, _needed(about, "token"), **more)


def _house(state: RoundState, hand: Any, about: dict[str, str | None], more: dict[str, Any]) -> Asked:
    from lab.chance.questions import which_house

    return which_house(state, hand, _needed(about, "side"), **more)


def _throw(state: RoundState, hand: Any, _about: dict[str, str | None], more: dict[str, Any]) -> Asked:
    from lab.chance.questions import protect_or_attack

    return protect_or_attack(state, hand, **more)


def _of_whole_rounds(state: RoundState, more: dict[str, Any]) -> dict[str, Any]:
    """What a question about whole rounds takes from the table: everything but the tokens on it."""
    if state.slid:
        raise UsageError("this question is about whole rounds; leave out --resting and --at")
    cash = {side: state.balances[side] for side in state.order}
    return {
        "order": state.order,
        "cash": cash,
        "pot": state.balances["pot"],
        "options": state.options,
        **more,
    }


def _last_slide(state: RoundState, hand: Any, _about: dict[str, str | None], more: dict[str, Any]) -> Asked:
    from lab.chance.questions import last_slide

    if "measure" in more:
        raise UsageError("--worth: this question compares cash; leave it out")
    return last_slide(state.printed.board, hand, **_of_whole_rounds(state, more))


def _spaces(state: RoundState, hand: Any, _about: dict[str, str | None], more: dict[str, Any]) -> SpaceValues:
    from lab.chance.space_values import space_values

    return space_values(state.printed.board, hand, **_of_whole_rounds(state, more))


_ANSWERS: dict[str, Callable[[RoundState, Any, dict[str, str | None], dict[str, Any]], Any]] = {
    "pay-jail": _pay_jail,
    "railroad": _railroad,
    "house": _house,
    "throw": _throw,
    "last-slide": _last_slide,
    "spaces": _spaces,
}


def _print(asked: Asked, of: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.figures.numbers import fixed
    from lab.words import count

    console = Console(markup=False, highlight=False, emoji=False)
    console.print(asked.sentence, soft_wrap=True)
    table = Table("answer", asked.measure, "95 %", box=None, pad_edge=False)
    table.columns[1].justify = table.columns[2].justify = "right"
    for option in asked.options:
        worth = option.worth
        table.add_row(option.what, fixed(worth.mean, 0), f"{fixed(worth.lo, 0)} to {fixed(worth.hi, 0)}")
    console.print(table)
    console.print(
        f"{asked.measure} of {asked.side}; {count(asked.n)} rounds for each answer, {of}",
        soft_wrap=True,
    )


def _print_spaces(values: SpaceValues, of: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from lab.figures.numbers import fixed
    from lab.words import count

    console = Console(markup=False, highlight=False, emoji=False)
    table = Table("space", "printed", values.measure, "95 %", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for one in values.spaces:
        worth = one.worth
        span = f"{fixed(worth.lo, 0)} to {fixed(worth.hi, 0)}"
        table.add_row(one.space, str(one.printed), fixed(worth.mean, 0), span)
    console.print(table)
    console.print(
        f"what a token resting there brings its side; {count(values.n)} rounds, {of}",
        soft_wrap=True,
    )
