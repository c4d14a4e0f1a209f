"""One slide within a round (K5 to K8, K13): observed as somebody read it off the table, or simulated."""

from __future__ import annotations

from collections.abc import Mapping

from lab.errors import RuleError
from lab.rules.actions import Slide
from lab.rules.checks import inside
from lab.rules.printed import JAIL, OFF, Spot
from lab.rules.resting import cannot_move, lay_down, sent_to_jail, to_jail
from lab.rules.simulated import simulate
from lab.rules.state import Place, Task, side_of
from lab.rules.work import Round, Work


def side_to_slide(order: tuple[str, ...], slid: tuple[str, ...]) -> str:
    """K5: the side whose turn it is after these slides."""
    return order[len(slid) % len(order)]


def may_slide(work: Round, side: str) -> tuple[str, ...]:
    """K5: the tokens that the side may slide now."""
    unslid = tuple(token for token in work.own(side) if token not in work.slid)
    return unslid if work.options.token_choice == "any" else unslid[:1]


def check_turn(work: Work, token: str) -> None:
    """Refuse (`rule-K5`) a slide out of turn, of a token already slid, or out of token order."""
    side = side_to_slide(work.order, work.slid)
    if side_of(token) == side and token not in work.slid and work.options.token_choice == "any":
        return
    may = may_slide(work, side)
    if token in may:
        return
    if side_of(token) != side:
        what = f"it is {side}'s turn to slide, not {side_of(token)}'s"
    elif token in work.slid:
        what = f"{token} has been slid already in this round"
    else:
        what = f"tokens are slid in order at this table, so {token} is not next"
    raise RuleError(f"{what}; slide {' or '.join(may)}", code="rule-K5")


def slide(work: Work, action: Slide, rule: str) -> None:
    """The slide made and its tokens laid down; ties, then jail and fees come next on the agenda."""
    token, release = action.token, action.release
    go_line = work.printed.board.go_line
    if release is not None and release.y > go_line:
        if work.options.foul == "off":
            work.places[token] = Place(OFF)
            why = f"{token} is released past the GO line and is out of play for the round."
            work.told("K6", token, OFF, why, "foul-off")
            return
        raise RuleError(
            f"{token} is released at y = {release.y:g} m, past the GO line at {go_line:g} m: a foul; slide "
            "it again",
            code="rule-K6",
            where="release.y",
        )
    moved: Mapping[str, Spot]
    toppled = action.toppled
    if action.rest is not None:
        moved = _observed(work, token, action.rest, rule)
        ties = lay_down(work, moved, observed=True, where="rest")
    elif release is not None:
        moved, toppled = simulate(work, token, release, action.draw)
        ties = lay_down(work, moved, observed=False, where="release")
    else:
        raise RuleError(
            f"the slide of {token} is missing; give its `release`, or where it came to rest as `rest`",
            code=f"rule-{rule}",
        )
    for fallen in toppled:
        if fallen not in moved:
            raise RuleError(
                f"{fallen} did not move, so it cannot have fallen; leave it out",
                code="rule-K8",
                where="toppled",
            )
    names = tuple(t for t in work.tokens if t in moved) if len(moved) > 1 else (token,)
    work.next_tasks(*ties, Task("rested", token, names, rule, toppled))


def _observed(work: Work, token: str, rest: Mapping[str, Spot], rule: str) -> dict[str, Spot]:
    """The tokens that moved, with where they came to rest: the slid one, and others that lay on the board."""
    if token not in rest:
        raise RuleError(
            f"{token} slid, so its own place belongs here", code=f"rule-{rule}", where=inside("rest", token)
        )
    moved: dict[str, Spot] = {}
    for other, spot in rest.items():
        before = work.places.get(other)
        if other == token:
            moved[other] = spot
        elif before is None:
            raise RuleError(
                f"{other} has not been slid yet, so it cannot lie there; leave it out",
                code="rule-K5",
                where=inside("rest", other),
            )
        elif before.space not in (OFF, JAIL):
            moved[other] = spot
        elif spot != before.space:
            raise cannot_move(other, before.space, inside("rest", other))
    return moved


def rested(work: Work, task: Task) -> None:
    """All lie still and owners have picked: say where, and take to jail who lies on Go To Jail (K11)."""
    token, rule, label = task.who, task.rule, work.printed.label
    go_line = work.printed.board.go_line
    for moved in (token, *(name for name in task.names if name != token)):
        place = work.places[moved]
        if moved == token:
            does, what = (f"{token} slides", "slid") if rule == "K5" else (f"{token} slides again", "again")
        else:
            does, what = f"{moved} is pushed", "pushed"
        if place.xy is not None and place.xy[1] < go_line:
            if moved == token and work.options.short_slide == "off":
                work.places[moved] = place = Place(OFF)
                why = f"{does}, stops short of the GO line and is taken off."
                what += "-taken-off"
            else:
                why = f"{does} and lies short of the GO line, on no paying space."
                what += "-short"
            work.told("K13", moved, place.space, why, what)
        elif place.space == OFF:
            work.told(rule, moved, OFF, f"{does} and leaves the board.", f"{what}-off")
        else:
            why = f"{does} and comes to rest on {label(place.space)}."
            work.told(rule, moved, place.space, why, what)
    for fallen in task.toppled:
        why = f"{fallen} fell over on the way and is stood up where it lies."
        work.told("K8", fallen, work.places[fallen].space, why, "fell")
    sent = sent_to_jail(work, task.names)
    if sent:
        to_jail(work, sent, token if rule == "K12" else None)
