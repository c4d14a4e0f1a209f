"""What follows when tokens come to rest: K7 to K9 at once, then jail and the fee (K11, K12).

Used for the places that a record gives after all slides, and for every slide, whoever made it and why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from lab.errors import RuleError
from lab.ledger import BANK, POT
from lab.overlap import MOST_OVERLAP
from lab.rules.actions import Fee, Pick
from lab.rules.checks import inside
from lab.rules.printed import JAIL, OFF, Spot
from lab.rules.state import Place, Task, side_of
from lab.rules.work import Round, Work


def lay_down(work: Work, spots: Mapping[str, Spot], *, observed: bool, where: str) -> list[Task]:
    """Lay tokens down (K7, K9); the ties that their owners have still to decide.

    Until then a tied token lies where the default puts it. observed: places that somebody read off a table,
    refused (`place`) where tokens overlap.
    """
    ties: list[Task] = []
    points: list[str] = []
    # in turn order, so that the listing order changes nothing
    for token in spots if len(spots) == 1 else [t for t in work.tokens if t in spots]:
        spot = spots[token]
        if isinstance(spot, str):
            work.places[token] = Place(spot)
        else:
            points.append(token)
    if points:
        ties = _hold(work, points, [spot for t in points if not isinstance(spot := spots[t], str)])
        if observed:
            _check_apart(work, points, where)
    return ties


def _hold(work: Work, tokens: Sequence[str], places: Sequence[tuple[float, float]]) -> list[Task]:
    """Put each token on the space that holds most of its base; a task for each tie."""
    spaces, radius, options = work.printed.space_map, work.printed.radius, work.options
    tolerance, blank_counts = options.tie_tolerance, options.blank_counts
    ties = []
    for token, xy in zip(tokens, places, strict=True):
        held, tied = spaces.held_and_tied(*xy, radius[token], tolerance, blank_counts=blank_counts)
        if tied > 1:
            names = spaces.tied(*xy, radius[token], tolerance, blank_counts=blank_counts)
            ties.append(Task("tie", token, tuple(names)))
            work.places[token] = Place(work.printed.dearest(names), xy)
        else:
            work.places[token] = Place(spaces.ids[held], xy)
    return ties


def _check_apart(work: Work, laid: Sequence[str], where: str) -> None:
    """Refuse (`place`) tokens just laid down that overlap another one whose position is known."""
    radius = work.printed.radius
    known = [
        (t, place.xy[0], place.xy[1], radius[t])
        for t, place in work.places.items()
        if place.xy is not None and t not in laid
    ]
    for late in laid:
        x, y = work.places[late].xy or (0.0, 0.0)
        own = radius[late]
        for early, ox, oy, other in known:
            reach = own + other - MOST_OVERLAP
            if -reach < x - ox < reach and hypot(x - ox, y - oy) < reach:
                overlap = own + other - hypot(x - ox, y - oy)
                raise RuleError(
                    f"{late} and {early} overlap by {overlap * 1000:.1f} mm; measure the two again",
                    code="place",
                    where=inside(where, late),
                )
        known.append((late, x, y, own))


def pick(work: Work, task: Task, action: Pick) -> None:
    """K9: the owner's pick among tied spaces."""
    token, tied = task.who, task.names
    if action.space not in tied:
        raise RuleError(
            f"{action.space} is not among the tied spaces of {token}; pick one of {', '.join(tied)}",
            code="rule-K9",
        )
    work.places[token] = Place(action.space, work.places[token].xy)
    labels = " and ".join(work.printed.label(one) for one in tied)
    why = f"{token} lies equally on {labels}: {work.printed.label(action.space)} counts."
    work.told("K9", token, action.space, why, "tie", tied)


# --- K11, K12: jail and the fee --------------------------------------------------------------------------


def to_jail(work: Work, sent: Sequence[str], slid: str | None = None) -> None:
    """K11: `sent` (in turn order) go to jail at once; K12: their owners will decide, after those waiting.

    slid: the token whose own paid slide has just come to rest, for `jail_again`.
    """
    for token in sent:
        space = work.places[token].space
        work.places[token] = Place(JAIL)
        work.told("K11", token, space, f"{token} lies on Go To Jail and goes to jail.", "to-jail")
    asked = [Task("fee", token) for token in sent if work.options.jail_again or token != slid]
    waiting = 0
    while waiting < len(work.agenda) and work.agenda[waiting].kind == "fee":
        waiting += 1
    work.agenda[waiting:waiting] = asked


def sent_to_jail(work: Work, moved: Sequence[str]) -> tuple[str, ...]:
    """K11: those of the moved tokens (in turn order) that lie on Go To Jail, or were told as in jail."""
    kind, places = work.printed.kind, work.places
    return tuple(t for t in moved if (space := places[t].space) == JAIL or kind.get(space) == "go_to_jail")


def may_pay(work: Round, token: str) -> bool:
    """K12: whether the owner has the fee in hand, or may owe it."""
    return work.options.allow_debt or work.balances[side_of(token)] >= work.options.jail_fee


def fee(work: Work, action: Fee) -> None:
    """K12: the fee booked, the slide put first; refused without the cash for it, unless debt is allowed."""
    token, side = action.token, side_of(action.token)
    if not action.pay:
        why = f"{side} does not pay: {token} stays in jail until the round ends."
        work.told("K12", token, JAIL, why, "unpaid")
        return
    if not may_pay(work, token):
        raise RuleError(
            f"{side} has {work.balances[side]} in hand and cannot pay {work.options.jail_fee} for {token}; "
            "set `pay` to false",
            code="rule-K12",
        )
    work.paid(
        "K12",
        side,
        BANK if work.options.jail_fee_to == "bank" else POT,
        work.options.jail_fee,
        f"{side} pays to take {token} out of jail and slide it again.",
        side=side,
        token=token,
        space=JAIL,
    )
    work.next_tasks(Task("again", token, rule="K12"))


def cannot_move(token: str, before: str, where: str) -> RuleError:
    """The refusal of a token that moves though it is off the board (K7) or in jail (K12)."""
    if before == OFF:
        return RuleError(
            f"{token} is off the board and out of play for the round, so it cannot move; leave it out",
            code="rule-K7",
            where=where,
        )
    return RuleError(
        f"{token} is in jail until the round ends or its fee is paid, so it cannot move; leave it out",
        code="rule-K12",
        where=where,
    )
