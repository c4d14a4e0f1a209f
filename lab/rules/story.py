"""A replay as text: what happened, moment by moment, each line with its rule, the money after every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lab.ledger import POT, Entry
from lab.rules.replay import Moment, Replay
from lab.rules.score import signed
from lab.rules.state import RoundState

if TYPE_CHECKING:
    from lab.motion import Event

STEPS = {
    "sliding": "Sliding",
    "chance": "Step 1: Chance",
    "railroads": "Step 2: Railroads",
    "collect": "Step 3: Collect and pay",
    "free-parking": "Step 4: Free Parking",
    "end": "End of the round",
}
"""The parts of a round as headings."""

_MOST_EVENTS = 6


def story(replay: Replay) -> str:
    """The round as text, as far as the replay stands; at its end with the score."""
    closing = _closing(replay) if replay.at == len(replay) else ["", f"So far: {money(replay.state)}."]
    return "\n".join([*_opening(replay), *_moments(replay), *closing])


def _opening(replay: Replay) -> Iterator[str]:
    start = replay.start
    yield f"A round on the board {start.printed.board.name}. Turn order: {', '.join(start.order)}."
    yield f"Before it: {money(start)}."


def _moments(replay: Replay) -> Iterator[str]:
    step = None
    before = replay.start
    for moment in replay.moments[: replay.at]:
        now = moment.lines[0].step if moment.lines else "sliding"
        if now != step:
            if step is not None and before.balances != replay.start.balances:
                yield f"      {money(before)}"
            yield ""
            yield STEPS[now]
            step = now
        yield from _told(moment)
        before = moment.after


def _told(moment: Moment) -> Iterator[str]:
    """A moment's lines, the first one numbered."""
    number = f"{moment.number:3d}."
    if not moment.lines:
        yield f"{number} {'':4} {'':>6}  {headline(moment)}"
    for line in moment.lines:
        amount = signed(line) if isinstance(line, Entry) else ""
        yield f"{number} {line.rule:4} {amount:>6}  {line.why}"
        number = "    "
    motion = moment.motion()
    if motion is not None:
        hits = [event for event in motion.events if event.kind not in ("start", "rest", "topple")]
        told = [event_in_words(event) for event in hits[:_MOST_EVENTS]]
        if len(hits) > _MOST_EVENTS:
            told.append(f"and {len(hits) - _MOST_EVENTS} more")
        if told:
            yield f"{'':18}on the way: {'; '.join(told)}"


def _closing(replay: Replay) -> Iterator[str]:
    score = replay.score
    cash = ", ".join(f"{side} {amount}" for side, amount in score.cash.items())
    yield ""
    if score.partial:
        yield "The round is not over: this is what it would come to if nobody slid any more."
    yield f"After it: {cash}; pot {score.next_pot}. The bank paid out {score.bank} on balance."
    yield f"Next round's order: {', '.join(score.next_order)}."
    if rules := score.house_rules():
        yield f"House rules: {'; '.join(rules)}."


def headline(moment: Moment) -> str:
    """What the moment is, in a few words: "red-1 slides"."""
    who = moment.token or moment.side or ""
    return {
        "table": "The tokens as they lay after all slides",
        "slide": f"{who} slides" if moment.rule == "K5" else f"{who} slides again",
        "tie": f"{who} lies on a tie",
        "fee": f"{who} in jail",
        "railroad": f"{who} on a Railroad",
        "collect": f"{who} collects and pays",
        "free-parking": "Free Parking",
        "end": "The pot",
    }[moment.kind]


def event_in_words(event: Event) -> str:
    """One thing that happened while tokens moved: "0.41 s red-1 hits yellow-2"."""
    what = {
        "contact": f"{event.token} and {event.other} hit",
        "off": f"{event.token} leaves the board",
        "topple": f"{event.token} topples",
        "seam": f"{event.token} crosses a seam",
    }.get(event.kind, f"{event.token}: {event.kind}")
    return f"{event.time:.2f} s {what}"


def money(state: RoundState) -> str:
    """What everybody holds: "red 100, yellow 0; pot 500"."""
    cash = ", ".join(f"{side} {amount}" for side, amount in state.cash.items())
    return f"{cash}; pot {state.balances[POT]}"
