"""Reading a round record (`knockout-round/1`) into frozen values; what contradicts itself is refused here.

Whether the round it tells obeys the rules is for the steps to find out (`resting.py`, `card.py`); here
stand the checks that need nothing but the record and the board's print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.rules.checks import (
    MOST_MONEY,
    as_bool,
    as_list,
    as_mapping,
    as_money,
    check_keys,
    did_you_mean,
    inside,
    is_name,
    shown,
)
from lab.rules.options import MOST_SIDES, RuleOptions
from lab.rules.printed import Printed, Spot

FORMAT = "knockout-round/1"
TOKENS_A_SIDE = 4
_NEEDED = ("format", "order", "cash", "pot", "final")
_ALSO = ("board", "options", "choices", "why")
_CHOICE_KEYS = {
    "K9": (("token", "space"), ()),
    "K12": (("token", "pay"), ("rest", "release", "draw")),
    "K15": (("token",), ("rest", "release", "draw")),
    "K16": (("token", "space"), ()),
    "K19": (("side", "space"), ()),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision that a record tells.

    rule: K9, K12, K15, K16 or K19. who: the token, for K19 the side. where: its place in the record.
    space: what was picked; None for a declined K16 and for K12 and K15. pay: K12 only.
    rest: the new slide of a paid K12 or a K15: where every token that moved came to rest.
    """

    rule: str
    who: str
    where: str
    space: str | None = None
    pay: bool = False
    rest: Mapping[str, Spot] | None = None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round read off the table after all slides: order and cash before it, places, and the decisions.

    tokens: all tokens of all sides, in turn order, one side's in token order.
    """

    order: tuple[str, ...]
    cash: Mapping[str, int]
    pot: int
    options: RuleOptions
    tokens: tuple[str, ...]
    final: Mapping[str, Spot]
    choices: tuple[Choice, ...]


def record_of(document: object) -> Mapping[str, Any]:
    """The record in a document: the document itself, or what stands under its `round`."""
    record = as_mapping(document, "")
    if "format" not in record and "round" in record:
        record = as_mapping(record["round"], "round")
    if "format" not in record:
        raise RuleError(
            f'it is missing; a record begins with "format": "{FORMAT}"', code="format", where="format"
        )
    if record["format"] != FORMAT:
        raise RuleError(
            f'{shown(record["format"])} is not a format this version reads; it reads "{FORMAT}"',
            code="format",
            where="format",
        )
    return record


def board_name_of(record: Mapping[str, Any]) -> str:
    """The board that the record names: a shipped board's name or the path of a .toml file."""
    name = record.get("board")
    if name is None:
        raise RuleError(
            'it is missing; name the board, e.g. "board": "knockout"', code="format", where="board"
        )
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= 200:
        raise RuleError(f"{shown(name)} is not a board's name", code="format", where="board")
    return name


def read_record(document: object, printed: Printed) -> RoundRecord:
    """A checked record.

    document: the record, or a mapping that holds it under `round`. printed: the board it was played on.
    Raises RuleError: `format`, `money`, `place`, `rule-K1`, `rule-K7`, with the place in the record.
    """
    record = record_of(document)
    if "slides" in record:
        raise RuleError(
            "records with `slides` are not scored yet; give the places after all slides as `final`",
            code="format",
            where="slides",
        )
    check_keys(record, needed=_NEEDED, also=_ALSO, where="")
    options = RuleOptions.from_dict(record.get("options", {}))
    order = _read_order(record["order"])
    if options.team_sizes is not None and len(options.team_sizes) != len(order):
        raise RuleError(
            f"{len(options.team_sizes)} teams, but {len(order)} sides in `order`; make them agree",
            code="rule-K1",
            where="options.team_sizes",
        )
    tokens = tuple(f"{side}-{n}" for side in order for n in range(1, TOKENS_A_SIDE + 1))
    return RoundRecord(
        order=order,
        cash=_read_cash(record["cash"], order, least=-MOST_MONEY if options.allow_debt else 0),
        pot=as_money(record["pot"], "pot"),
        options=options,
        tokens=tokens,
        final=_read_final(record["final"], tokens, printed),
        choices=_read_choices(record.get("choices", ()), order, tokens, printed),
    )


def unique_keys(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """`object_pairs_hook` for json: a key that stands twice is refused, not quietly overwritten.

    RuleError: `rule-K1` where the key is a token's name, `format` else.
    """
    together: dict[str, Any] = {}
    for key, value in pairs:
        if key in together:
            is_token = "-" in key and key[-1:].isdigit()
            raise RuleError(
                f"{shown(key)} stands there twice; keep one", code="rule-K1" if is_token else "format"
            )
        together[key] = value
    return together


# --- the parts ------------------------------------------------------------------------------------------


def _read_order(value: object) -> tuple[str, ...]:
    sides = as_list(value, "order")
    for i, side in enumerate(sides):
        where = f"order[{i}]"
        if not is_name(side):
            raise RuleError(
                f'{shown(side)} is not a side\'s name; give a word such as "red"', code="format", where=where
            )
        if side in (BANK, POT):
            raise RuleError(
                f"{side!r} is an account of its own; name the side otherwise", code="format", where=where
            )
        if side in sides[:i]:
            raise RuleError(f"{side} stands there twice; name each side once", code="rule-K1", where=where)
    if not 2 <= len(sides) <= MOST_SIDES:
        raise RuleError(f"{len(sides)} sides; 2 to {MOST_SIDES} sides play", code="rule-K1", where="order")
    return tuple(sides)


def _read_cash(value: object, order: tuple[str, ...], *, least: int) -> dict[str, int]:
    cash = as_mapping(value, "cash")
    for side in cash:
        if side not in order:
            raise _unknown_side(side, order, inside("cash", side))
    missing = [side for side in order if side not in cash]
    if missing:
        raise RuleError(
            "it is missing; give the side's cash, 0 for none", code="format", where=inside("cash", missing[0])
        )
    return {side: as_money(cash[side], inside("cash", side), least=least) for side in order}


def _read_final(value: object, tokens: tuple[str, ...], printed: Printed) -> dict[str, Spot]:
    final = as_mapping(value, "final")
    known = set(tokens)
    for token in final:
        if token not in known:
            raise _unknown_token(token, tokens, inside("final", token))
    for token in tokens:
        if token not in final:
            raise RuleError(
                f"it is missing; each side has {TOKENS_A_SIDE} tokens, give its place (or 'off')",
                code="rule-K1",
                where=inside("final", token),
            )
    return {token: printed.read_spot(final[token], inside("final", token)) for token in tokens}


def _read_choices(
    value: object, order: tuple[str, ...], tokens: tuple[str, ...], printed: Printed
) -> tuple[Choice, ...]:
    return tuple(
        _read_choice(choice, f"choices[{i}]", order, tokens, printed)
        for i, choice in enumerate(as_list(value, "choices"))
    )


def _read_choice(
    value: object, where: str, order: tuple[str, ...], tokens: tuple[str, ...], printed: Printed
) -> Choice:
    choice = as_mapping(value, where)
    rule = choice.get("rule")
    if not isinstance(rule, str) or rule not in _CHOICE_KEYS:
        raise RuleError(
            f"{shown(rule)} is no rule that leaves a choice; those are {', '.join(_CHOICE_KEYS)}",
            code="format",
            where=f"{where}.rule",
        )
    needed, also = _CHOICE_KEYS[rule]
    check_keys(choice, needed=("rule", *needed), also=(*also, "why"), where=where)
    if rule == "K19":
        who = choice["side"]
        if who not in order:
            raise _unknown_side(who, order, f"{where}.side")
    else:
        who = choice["token"]
        if who not in tokens:
            raise _unknown_token(who, tokens, f"{where}.token")
    space = None
    if "space" in choice and not (rule == "K16" and choice["space"] is None):
        space = printed.read_word(choice["space"], f"{where}.space")
    pay = as_bool(choice["pay"], f"{where}.pay") if rule == "K12" else False
    rest = None
    if rule == "K15" or pay:
        rest = _read_slide(choice, rule, who, where, tokens, printed)
    elif "rest" in choice or "release" in choice:
        raise RuleError(
            f"{who} is not paid for, so it has no new slide; set `pay` to true or leave the slide out",
            code="rule-K12",
            where=where,
        )
    return Choice(rule=rule, who=who, where=where, space=space, pay=pay, rest=rest)


def _read_slide(
    choice: Mapping[str, Any],
    rule: str,
    token: str,
    where: str,
    tokens: tuple[str, ...],
    printed: Printed,
) -> dict[str, Spot]:
    """Where the tokens came to rest after the new slide that a K12 or K15 choice tells."""
    if "rest" not in choice:
        if "release" in choice:
            raise RuleError(
                "a slide given by its release is not computed here yet; give the places after it as `rest`",
                code="format",
                where=f"{where}.release",
            )
        raise RuleError(
            f"the new slide of {token} is missing; give where it came to rest as `rest`",
            code=f"rule-{rule}",
            where=where,
        )
    where = f"{where}.rest"
    rest = as_mapping(choice["rest"], where)
    for moved in rest:
        if moved not in tokens:
            raise _unknown_token(moved, tokens, inside(where, moved))
    if token not in rest:
        raise RuleError(
            f"{token} slid, so its own place belongs here", code=f"rule-{rule}", where=inside(where, token)
        )
    return {moved: printed.read_spot(spot, inside(where, moved)) for moved, spot in rest.items()}


def _unknown_side(side: object, order: tuple[str, ...], where: str) -> RuleError:
    hint = did_you_mean(side, order) if isinstance(side, str) else ""
    return RuleError(
        f"{shown(side)} does not play{hint}; the sides are {', '.join(order)}", code="rule-K1", where=where
    )


def _unknown_token(token: object, tokens: tuple[str, ...], where: str) -> RuleError:
    hint = did_you_mean(token, tokens) if isinstance(token, str) else ""
    return RuleError(
        f"there is no token {shown(token)}{hint}; each side in `order` has {TOKENS_A_SIDE}, "
        f"numbered as in {tokens[0]} to {tokens[TOKENS_A_SIDE - 1]}",
        code="rule-K1",
        where=where,
    )
