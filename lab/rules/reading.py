"""Reading a round record into frozen values; what contradicts itself is refused here.

Whether the round it tells obeys the rules is for the machine to find out; here stand the checks that need
nothing but the record and the board's print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lab.errors import MotionError, RuleError
from lab.ledger import BANK, POT
from lab.rules.actions import Slide
from lab.rules.checks import (
    MOST_MONEY,
    as_bool,
    as_list,
    as_mapping,
    as_money,
    as_number,
    check_keys,
    did_you_mean,
    inside,
    is_name,
    shown,
)
from lab.rules.options import MOST_SIDES, RuleOptions
from lab.rules.printed import Printed, Spot
from lab.rules.record import FORMAT, Choice, RoundRecord, SlideRecord
from lab.rules.state import TOKENS_A_SIDE, side_of, tokens_of

if TYPE_CHECKING:
    from lab.motion import Draw, Release

_NEEDED = ("format", "order", "cash", "pot")
_ALSO = ("board", "options", "choices", "why", "final", "slides")
_NEW_SLIDE = ("rest", "release", "draw", "toppled")
_SLIDE_NEEDED = ("side", "token")
_SLIDE_ALSO = (*_NEW_SLIDE, "why")
_CHOICE_KEYS = {
    "K9": (("token", "space"), ()),
    "K12": (("token", "pay"), _NEW_SLIDE),
    "K15": (("token",), _NEW_SLIDE),
    "K16": (("token", "space"), ()),
    "K19": (("side", "space"), ()),
}


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
    Raises RuleError: `format`, `money`, `place`, `rule-K…`, with the place in the record.
    """
    record = record_of(document)
    check_keys(record, needed=_NEEDED, also=_ALSO, where="")
    if "final" in record and "slides" in record:
        raise RuleError(
            "a record gives the slides, or the places after them all, not both; leave one out",
            code="format",
            where="slides",
        )
    if "final" not in record and "slides" not in record:
        raise RuleError(
            "it is missing; give every token's place after all slides, or the slides as `slides`",
            code="format",
            where="final",
        )
    options = RuleOptions.from_dict(record.get("options", {}))
    order = _read_order(record["order"])
    if options.team_sizes is not None and len(options.team_sizes) != len(order):
        raise RuleError(
            f"{len(options.team_sizes)} teams, but {len(order)} sides in `order`; make them agree",
            code="rule-K1",
            where="options.team_sizes",
        )
    tokens = tokens_of(order)
    final = slides = None
    if "final" in record:
        final = _read_final(record["final"], tokens, printed)
    else:
        slides = _read_slides(record["slides"], order, tokens, printed)
    return RoundRecord(
        order=order,
        cash=_read_cash(record["cash"], order, least=-MOST_MONEY if options.allow_debt else 0),
        pot=as_money(record["pot"], "pot"),
        options=options,
        tokens=tokens,
        final=final,
        slides=slides,
        choices=_read_choices(record.get("choices", ()), order, tokens, printed),
        document=record,
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


# --- order, cash, places ---------------------------------------------------------------------------------


def _read_order(value: object) -> tuple[str, ...]:
    sides = as_list(value, "order")
    for i, side in enumerate(sides):
        check_side_name(side, f"order[{i}]")
        if side in sides[:i]:
            raise RuleError(
                f"{side} stands there twice; name each side once", code="rule-K1", where=f"order[{i}]"
            )
    if not 2 <= len(sides) <= MOST_SIDES:
        raise RuleError(f"2 to {MOST_SIDES} sides play, not {len(sides)}", code="rule-K1", where="order")
    return tuple(sides)


def check_side_name(side: object, where: str) -> None:
    """Refuse (`format`) what is not a side's name."""
    if not is_name(side):
        raise RuleError(
            f'{shown(side)} is not a side\'s name; give a word such as "red"', code="format", where=where
        )
    if side in (BANK, POT):
        raise RuleError(
            f"{side!r} is an account of its own; name the side otherwise", code="format", where=where
        )


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
    spots: dict[str, Spot] = {}
    for token in tokens:
        spot = printed.plain_spot(final[token])
        spots[token] = printed.read_spot(final[token], inside("final", token)) if spot is None else spot
    return spots


# --- slides ----------------------------------------------------------------------------------------------


def _read_slides(
    value: object, order: tuple[str, ...], tokens: tuple[str, ...], printed: Printed
) -> tuple[SlideRecord, ...]:
    slides = []
    for i, one in enumerate(as_list(value, "slides")):
        where = f"slides[{i}]"
        given = as_mapping(one, where)
        check_keys(given, needed=_SLIDE_NEEDED, also=_SLIDE_ALSO, where=where)
        side, token = given["side"], given["token"]
        if side not in order:
            raise _unknown_side(side, order, f"{where}.side")
        if token not in tokens:
            raise _unknown_token(token, tokens, f"{where}.token")
        if side_of(token) != side:
            raise RuleError(
                f"{token} is {side_of(token)}'s token, not {side}'s; a side slides its own",
                code="rule-K5",
                where=f"{where}.token",
            )
        slides.append(SlideRecord(side, _read_slide(given, "K5", token, where, tokens, printed), where))
    return tuple(slides)


def _read_slide(
    given: Mapping[str, Any],
    rule: str,
    token: str,
    where: str,
    tokens: tuple[str, ...],
    printed: Printed,
) -> Slide:
    """A slide as a record tells it: by its release, or by where the tokens came to rest, or both."""
    if "rest" not in given and "release" not in given:
        raise RuleError(
            f"the new slide of {token} is missing; give where it came to rest as `rest`, or its `release`",
            code=f"rule-{rule}",
            where=where,
        )
    rest: dict[str, Spot] | None = None
    release: Release | None = None
    draw: Draw | None = None
    if "rest" in given:
        rest = _read_rest(given["rest"], rule, token, f"{where}.rest", tokens, printed)
    if "release" in given:
        release = _read_release(given["release"], f"{where}.release")
    if "draw" in given:
        if release is None:
            raise RuleError(
                "a draw belongs to a slide that is computed from its release; leave it out",
                code="format",
                where=f"{where}.draw",
            )
        draw = _read_draw(given["draw"], token, f"{where}.draw", printed)
    toppled: tuple[str, ...] = ()
    if "toppled" in given:
        toppled = tuple(as_list(given["toppled"], f"{where}.toppled"))
        for fallen in toppled:
            if fallen not in tokens:
                raise _unknown_token(fallen, tokens, f"{where}.toppled")
    return Slide(token, release, draw, rest, toppled)


def _read_rest(
    value: object, rule: str, token: str, where: str, tokens: tuple[str, ...], printed: Printed
) -> dict[str, Spot]:
    rest = as_mapping(value, where)
    for moved in rest:
        if moved not in tokens:
            raise _unknown_token(moved, tokens, inside(where, moved))
    if token not in rest:
        raise RuleError(
            f"{token} slid, so its own place belongs here", code=f"rule-{rule}", where=inside(where, token)
        )
    spots: dict[str, Spot] = {}
    for moved, given in rest.items():
        spot = printed.plain_spot(given)
        spots[moved] = printed.read_spot(given, inside(where, moved)) if spot is None else spot
    return spots


def _read_release(value: object, where: str) -> Release:
    from lab.motion import Release

    given = as_mapping(value, where)
    check_keys(given, needed=("x", "y", "speed"), also=("angle", "spin"), where=where)
    numbers = {key: as_number(number, f"{where}.{key}", code="format") for key, number in given.items()}
    try:
        return Release(**numbers)
    except MotionError as error:
        key = (error.where or "").removeprefix("release")
        raise RuleError(error.message, code="format", where=where + key) from error


def _read_draw(value: object, token: str, where: str, printed: Printed) -> Draw:
    """The scattered values of a slide; what is left out is the board's own."""
    from lab.motion import Draw

    board = printed.board
    given = as_mapping(value, where)
    check_keys(given, needed=(), also=("mu", "restitution", "factor"), where=where)
    numbers = {key: as_number(number, f"{where}.{key}", code="format") for key, number in given.items()}
    for key, least, most in (("mu", 1e-4, 10.0), ("restitution", 0.0, 1.0), ("factor", 0.01, 100.0)):
        if not least <= numbers.get(key, least) <= most:
            raise RuleError(
                f"{numbers[key]:g} is not one; give {least:g} to {most:g}",
                code="format",
                where=f"{where}.{key}",
            )
    return Draw(
        numbers.get("mu", board.surface.mu),
        numbers.get("restitution", board.collision.restitution),
        numbers.get("factor", board.token_for(token).factor),
    )


# --- choices ---------------------------------------------------------------------------------------------


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
    slide = None
    if rule == "K15" or pay:
        slide = _read_slide(choice, rule, who, where, tokens, printed)
    elif any(key in choice for key in _NEW_SLIDE):
        raise RuleError(
            f"{who} is not paid for, so it has no new slide; set `pay` to true or leave the slide out",
            code="rule-K12",
            where=where,
        )
    return Choice(rule=rule, who=who, where=where, space=space, pay=pay, slide=slide)


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
