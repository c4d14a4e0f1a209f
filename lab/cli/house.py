"""What the commands of the game share: house rules, cash and turn order from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lab.errors import UsageError

if TYPE_CHECKING:
    from lab.rules import RuleOptions

F = TypeVar("F", bound=Callable[..., Any])


def house_rule_option(command: F) -> F:
    """Option `--option KEY=VALUE` (repeatable); read with `house_rules_from`."""
    return click.option(
        "--option",
        "house_rules",
        multiple=True,
        metavar="KEY=VALUE",
        help="A house rule, e.g. --option jail_fee_to=pot (repeatable; `score --house-rules` lists them).",
    )(command)


def house_rules_from(given: tuple[str, ...]) -> RuleOptions:
    """The rule sheet's options with those of `--option` put in."""
    from lab.rules import RuleOptions

    return RuleOptions.from_dict({key: _value(text) for key, text in _pairs("--option", given)})


def amounts_from(name: str, given: tuple[str, ...]) -> dict[str, int]:
    """Whole amounts by side from `NAME SIDE=AMOUNT`."""
    amounts: dict[str, int] = {}
    for side, text in _pairs(name, given):
        try:
            amounts[side] = int(text)
        except ValueError:
            raise UsageError(f"{name} {side}={text}: write a whole amount, e.g. {name} {side}=150") from None
    return amounts


def words_from(name: str, given: tuple[str, ...], sides: tuple[str, ...], default: str) -> dict[str, str]:
    """A word for each side from `NAME WORD` (all) and `NAME SIDE=WORD`."""
    words = dict.fromkeys(sides, default)
    for text in given:
        side, equals, word = (part.strip() for part in text.rpartition("="))
        if not word or (equals and not side):
            raise UsageError(f"{name} {text}: write NAME or SIDE=NAME")
        if not equals:
            words = dict.fromkeys(sides, word)
        elif side in words:
            words[side] = word
        else:
            raise UsageError(f"{name} {text}: {side} does not play; the sides are {', '.join(sides)}")
    return words


def _pairs(name: str, given: tuple[str, ...]) -> list[tuple[str, str]]:
    pairs = []
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise UsageError(f"{name} {text}: write KEY=VALUE")
        pairs.append((key.strip(), value.strip()))
    return pairs


def _value(text: str) -> object:
    """A number, true, false, null or a list as JSON has them; anything else is a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text
