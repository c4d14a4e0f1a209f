"""What the report says: each picture with what it shows and how far to trust it, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING

from lab.figures.numbers import centimetres, fixed, interval, percent
from lab.figures.round import outcome
from lab.fitting.numbers import decimals
from lab.report import page
from lab.words import MINUS, count, listed

if TYPE_CHECKING:
    from lab.chance import Chance
    from lab.report.job import Demo

Pictures = Mapping[str, str]
"""The pictures as HTML, by name: fit, landing, slides, table."""


def report_html(demo: Demo, pictures: Pictures) -> str:
    """The whole report as one self-contained page."""
    sections = (_slides(demo), _friction(demo, pictures), _table(demo), _landing(demo, pictures))
    parts = [*_head(demo)]
    for section in (*sections, _round(demo, pictures), _more()):
        parts += ["<section>", *section, "</section>"]
    return page.page("From a recorded slide to a scored round", parts)


def sentence(demo: Demo) -> str:
    """The whole run in one sentence, for the command line and the top of the page."""
    n = len(demo.fit.slides)
    slides = f"{count(n)} {'simulated' if demo.simulated else 'recorded'} slide{'s' * (n != 1)}"
    alone = " of that slide alone, for one cannot say how much slides differ" if n == 1 else ""
    return (
        f"{slides} {'give' if n != 1 else 'gives'} mu {_mu(demo)}{alone}; {count(demo.landing.n)} simulated throws "
        f"land on it; in one round {_winners(demo)}."
    )


def _head(demo: Demo) -> Iterator[str]:
    yield page.heading("From a recorded slide to a scored round", 1)
    yield page.text(sentence(demo), "lead")
    if demo.simulated:
        yield page.told(
            "The slides are simulated, not filmed.",
            "They show what the lab does with recordings and say nothing of any real board. Give recordings "
            "of your own and everything below is computed from them.",
            "warning",
        )
    fit, (name, best) = demo.fit, demo.landing.rows()[0]
    lo, hi = fit.intervals["mu"]
    digits = decimals(fit.se["mu"])
    n = len(fit.slides)
    yield page.tiles(
        [
            (
                "Friction, mu",
                fixed(fit.values["mu"], digits),
                f"95 %: {fixed(lo, digits)} to {fixed(hi, digits)}; {count(n)} slide{'s' * (n != 1)}",
            ),
            (
                f"Likeliest landing: {name}",
                f"{percent(best.p)} %",
                f"{interval(best.lo, best.hi)}; {count(best.n)} slides, seed {demo.landing.seed}",
            ),
            (
                "The round",
                _winners(demo),
                f"{len(demo.played.slides)} slides, seed {demo.played.seed}, scored by K7 to K22",
            ),
        ]
    )


def _slides(demo: Demo) -> Iterator[str]:
    yield page.heading("1. The slides")
    kind = "Made up for this report" if demo.simulated else "Read from the files given"
    yield page.text(f"{kind}: where a token was, many times a second, while it slid and came to rest.")
    yield page.table(
        ("recording", "format", "unit", "pictures/s", "rows", "origin and remarks"),
        (
            (
                escape(r.name),
                escape(r.format),
                escape(r.unit if r.unit_stated else f"{r.unit}, assumed"),
                "no steady rate" if r.fps is None else f"{r.fps:.4g}",
                count(sum(len(track) for track in r.tracks)),
                escape("; ".join(r.notes)),
            )
            for r in demo.recordings
        ),
        right=(3, 4),
        words=5,
    )


def _friction(demo: Demo, pictures: Pictures) -> Iterator[str]:
    fit = demo.fit
    yield page.heading("2. One number for friction")
    yield page.text(
        "Dots are the tracked places, the line is a token that is slowed by mu times gravity and then stands "
        "still. The lower plot is what the line misses. One mu is fitted to all slides together; each may "
        "differ from it by as much as it shows."
    )
    yield pictures["fit"]
    yield page.text(fit.summary)
    for warning in fit.warnings:
        yield page.told(f"{warning.code}:", warning.text, "warning")
    trust = (
        f"Residuals of {fixed(1000 * (fit.rms_m or 0.0), 2)} mm on each axis say how well the law follows each track. "
        "The standard error knows only the noise of the tracks"
    )
    if "mu" in fit.spread:
        spread = fit.spread["mu"]
        trust += (
            f"; one slide and the next differ by {fixed(spread, decimals(spread))} (standard deviation), and "
            "that is what the next throw will feel"
        )
    else:
        few = "one slide" if len(fit.slides) == 1 else "so few slides"
        trust += f"; from {few} nobody can tell how much the next one will differ"
    yield page.told("How far to trust it.", f"{trust}.", "trust")
    if demo.simulated:
        yield page.told("The truth is known here.", _truth(demo), "note")


def _truth(demo: Demo) -> str:
    """How near the fit came to what the simulated slides were made with."""
    surface, fit = demo.printed.surface, demo.fit
    lo, hi = fit.intervals["mu"]
    miss = fit.values["mu"] - surface.mu
    held = "holds" if lo <= surface.mu <= hi else "does not hold"
    return (
        f"The slides were made with mu {fixed(surface.mu, 4)}, scattering by {100 * surface.mu_spread:.2g} % "
        f"from slide to slide; the fit misses it by {fixed(100 * abs(miss) / surface.mu, 1)} %, and its 95 % "
        f"interval {held} it."
    )


def _table(demo: Demo) -> Iterator[str]:
    board = demo.board
    surface, hit, token, source = board.surface, board.collision, board.token, board.provenance
    yield page.heading("3. The table it makes")
    yield page.text(
        f"The fitted friction is put into the board {board.name!r}; its other numbers stay as they were, "
        "most of them estimates."
    )
    rows = (
        ("mu", fixed(surface.mu, decimals(demo.fit.se["mu"])), "surface.mu"),
        ("mu from slide to slide", f"{fixed(100 * surface.mu_spread, 1)} %", "surface.mu_spread"),
        ("length", f"{centimetres(board.length)} cm", "board.length"),
        ("width", f"{centimetres(board.width)} cm", "board.width"),
        ("GO line", f"{centimetres(board.go_line)} cm", "board.go_line"),
        ("token radius", f"{fixed(100 * token.radius, 2)} cm", "token.radius"),
        ("token mass", f"{fixed(1000 * token.mass, 1)} g", "token.mass"),
        ("restitution", f"{fixed(hit.restitution, 2)}", "collision.restitution"),
        (
            "restitution from hit to hit",
            f"{100 * hit.restitution_spread:.2g} %",
            "collision.restitution_spread",
        ),
        ("contact friction", f"{fixed(hit.friction, 2)}", "collision.friction"),
        ("spaces and values", f"{len(board.spaces)} spaces", "space"),
    )
    yield page.table(
        ("number", "value", "source"),
        ((escape(name), value, escape(source.get(key, ""))) for name, value, key in rows),
        right=(1,),
        words=2,
    )


def _landing(demo: Demo, pictures: Pictures) -> Iterator[str]:
    landing = demo.landing
    low, high = demo.bounds
    target = demo.landing.rows()[0][0]
    yield page.heading("4. Where slides land")
    yield page.text(
        f"{count(landing.n)} throws of one aim, straight at the dearest property, by a "
        f"{landing.thrower.name} thrower (assumed: {landing.thrower.describe()}). No two are alike: hand, "
        "friction and board scatter. The stronger the colour, the more of them in a square centimetre; the "
        "bars tell how many came to rest in each centimetre up the board."
    )
    yield pictures["landing"]
    most = max(chance.p for _, chance in landing.rows())
    yield page.table(
        ("space", "chance, %", "95 %", ""),
        (
            (
                escape(name),
                percent(chance.p),
                f"{percent(chance.lo)} to {percent(chance.hi)}",
                page.bar(chance.p / most),
            )
            for name, chance in landing.rows()
        ),
        right=(1, 2),
    )
    yield page.text(
        f"All rows add up to 100 %; go to jail in all {percent(landing.jail.p)} % "
        f"({interval(landing.jail.lo, landing.jail.hi)}). {count(landing.n)} slides, seed {landing.seed}.",
        "note",
    )
    ends = [
        f"{percent(_chance(bound.rows(), target).p)} % with mu {fixed(bound.board.surface.mu, 4)}"
        for bound in (low, high)
    ]
    yield page.told(
        "How far to trust it.",
        "The intervals count only how many throws were simulated. Friction itself is not known better than "
        f"its own interval: for the same aim {target} gets {ends[0]} and {ends[1]}. The thrower's scatter is "
        "assumed, not measured.",
        "trust",
    )


def _chance(rows: list[tuple[str, Chance]], name: str) -> Chance:
    from lab.chance import Chance

    n = rows[0][1].n
    return dict(rows).get(name, Chance.of(0, n))


def _round(demo: Demo, pictures: Pictures) -> Iterator[str]:
    played, score = demo.played, demo.score
    hands = listed([f"{side} ({played.throwers[side].name})" for side in played.record["order"]])
    yield page.heading("5. One round, played and scored")
    yield page.text(
        f"Turn order and throwers: {hands}. Everyone aims straight at the dearest property still worth it, "
        "at the speed that just reaches it, and scatters as the hand does. Tokens on Go to jail leave the "
        "table at once (K11), and nobody pays to come back (K12)."
    )
    yield pictures["slides"]
    yield pictures["table"]
    yield page.heading("What each slide did", 3)
    yield page.table(
        ("slide", "rule", "token", "speed, m/s", "hits", "ended", "also moved"),
        (
            (
                str(i),
                slid.rule,
                page.side_mark(slid.side) + escape(slid.token),
                fixed(slid.release.speed, 3),
                str(slid.result.hits),
                escape(outcome(demo.board, slid)),
                escape(listed([t for t in slid.moved() if t != slid.token])),
            )
            for i, slid in enumerate(played.slides, 1)
        ),
        right=(0, 3, 4),
        words=6,
    )
    yield page.heading("The ledger", 3)
    yield page.text("Each line names its rule. + is what the side gets, − what it pays.", "note")
    yield page.table(
        ("rule", "who", "space", "amount", "why"),
        (
            (
                escape(rule),
                (page.side_mark(side) if side else "") + escape(token or side),
                escape(space),
                _amount(amount),
                escape(why),
            )
            for rule, side, token, space, amount, why in score.rows()
        ),
        right=(3,),
        words=4,
    )
    yield page.heading("The money", 3)
    yield page.table(
        ("side", "thrower", "cash"),
        (
            (page.side_mark(side) + escape(side), escape(played.throwers[side].name), count(amount))
            for side, amount in score.cash.items()
        ),
        right=(2,),
    )
    yield page.text(
        f"Pot {count(score.pot)}, next round {count(score.next_pot)}. The bank paid out {count(score.bank)} "
        f"on balance; cash and next pot together are what they were before, plus that. Next round's order: "
        f"{listed(list(score.next_order))} (K3).",
    )
    if rules := score.house_rules():
        yield page.text(f"House rules in play: {'; '.join(rules)}.", "note")
    yield page.told(
        "How far to trust it.",
        f"This is one round of one seed ({played.seed}): another seed gives another winner. The money is "
        "exact; the slides are as good as the numbers above.",
        "trust",
    )


def _more() -> Iterator[str]:
    yield page.heading("With your own slides")
    yield page.commands(
        (
            "knockout-lab demo --recording my-slide-1.csv --recording my-slide-2.csv",
            "knockout-lab fit my-slide-1.csv my-slide-2.csv",
            "knockout-lab landing --speed 0.95 --set mu=0.08 --out pictures",
            "knockout-lab score round.json",
        )
    )
    yield page.text(
        "A recording is a table of t, x, y (seconds and metres) with one row a picture; the round of this "
        "report is in report.json under round, with everything else that is printed here.",
        "note",
    )


def _mu(demo: Demo) -> str:
    """mu with its 95 % interval."""
    lo, hi = demo.fit.intervals["mu"]
    digits = decimals(demo.fit.se["mu"])
    return f"{fixed(demo.fit.values['mu'], digits)} (95 %: {fixed(lo, digits)} to {fixed(hi, digits)})"


def _winners(demo: Demo) -> str:
    most = max(demo.score.cash.values())
    winners = [side for side, amount in demo.score.cash.items() if amount == most]
    if len(winners) == 1:
        return f"{winners[0]} wins with {count(most)}"
    return f"{listed(winners)} share it with {count(most)} each"


def _amount(words: str) -> str:
    """A signed amount in its colour, always with its sign."""
    if not words:
        return ""
    kind = "loss" if words[0] in f"-{MINUS}" else "gain"
    return f'<span class="{kind}">{escape(words)}</span>'
