"""A round's tokens as the table has them: at rest, off, in jail, and the one that slides next."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from lab.rules.actions import Decision
from lab.rules.laid import gone, jailed, laid_out
from lab.rules.replay import Replay
from lab.rules.state import RoundState
from ui.sides import waiting as unslid
from ui.state import Table


def table_of(state: RoundState, waiting: Decision | None = None) -> Table:
    """The table of a round. waiting: what it waits for; a token that slides again is taken up to GO."""
    slides = waiting.tokens if waiting is not None and waiting.kind == "slide" else ()
    again = {token for token in slides if token in state.places}
    rest = {token: xy for token, xy in laid_out(state).items() if token not in again}
    if waiting is None:  # nobody is asked: the table goes on in turn order, as it does by itself
        slides = unslid(state.places, state.order)
    return Table(
        rest=MappingProxyType(rest),
        off=gone(state),
        next_token=slides[0] if slides else None,
        jailed=tuple(token for token in jailed(state) if token not in again),
        sides=state.order,
    )


def table_at(replay: Replay, at: int) -> Table:
    """The table of a replay after so many moments; at GO waits the token that the record slides next."""
    table = table_of(replay.jump(at).state)
    waiting = unslid({*table.rest, *table.off, *table.jailed}, table.sides)
    slides = (moment.token for moment in replay.moments[at:] if moment.kind == "slide")
    following = next((token for token in slides if token in waiting), table.next_token)
    return replace(table, next_token=following)


def alike(one: Table, other: Table) -> bool:
    """Whether the same tokens lie in the same places; which one slides next does not count."""
    return (
        dict(one.rest) == dict(other.rest)
        and set(one.off) == set(other.off)
        and set(one.jailed) == set(other.jailed)
    )
