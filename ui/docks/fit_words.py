"""What a fit has to say, in the words of the window: laws, results, what a recording holds."""

from __future__ import annotations

from math import ceil, hypot, isfinite, log10

from lab import Board, Fit, LabError, LawTable, Recording
from lab.fitting import LeaveOneOut
from lab.fitting.sentence import MU_PER_DEGREE, one_way
from ui.docks.fit_warnings import listed
from ui.lab_words import in_words
from ui.language import count, mark, tr
from ui.numbers import NARROW, centimetres, number
from ui.parameters import LAW_NAMES

KINDS = {
    "still": mark("lies still"),
    "push": mark("is pushed"),
    "coast": mark("coasts"),
    "hit": mark("hit"),
    "rail": mark("meets a rail"),
    "rest": mark("rests"),
}
"""What a segment is called."""

NAMES = {"restitution": mark("restitution"), "contact_friction": mark("contact friction")}
SYMBOLS = {"mu": "μ", "mu0": "μ0"}

LAW_WORDS = {
    "coulomb": mark("the same deceleration at every speed"),
    "viscous": mark("deceleration grows with speed"),
    "quadratic": mark("deceleration grows with the square of speed"),
    "weakening": mark("deceleration changes as speed grows from rest"),
    "curling": mark("deceleration falls as speed grows"),
}


def symbol(name: str) -> str:
    """A fitted value's name as it is shown: μ, k, restitution, contact friction."""
    return tr(NAMES[name]) if name in NAMES else SYMBOLS.get(name, name)


def law_name(law: str) -> str:
    """A law's name as it is shown: "Coulomb (dry)"."""
    return tr(LAW_NAMES[law])


def headline(fit: Fit) -> str:
    """The main value with its interval, in one line."""
    name = next((n for n in (fit.main, *fit.values) if n in fit.values), None)
    if name is None:
        return tr("Nothing could be fitted: read the warnings.")
    return tr(
        "{name} = {value}, 95 %: {interval}",
        name=symbol(name), value=number(fit.values[name], digits(fit, name)), interval=interval(fit, name),
    )  # fmt: skip


def digits(fit: Fit, name: str) -> int:
    """Decimals that a fitted value bears: two figures of its interval's half, four at most, or all that tell it."""
    lo, hi = fit.intervals[name]
    half = (hi - lo) / 2
    if not (isfinite(half) and half > 0):
        return 4
    figures = ceil(-log10(half))
    return max(min(max(figures + 1, 2), 4), min(figures, 7))


def interval(fit: Fit, name: str) -> str:
    """Both ends of the 95 % interval of a value."""
    lo, hi = fit.intervals[name]
    d = digits(fit, name)
    if not isfinite(hi):
        return tr("from {low}", low=number(lo, d))
    return tr("{low} to {high}", low=number(lo, d), high=number(hi, d))


def on_board(fit: Fit, name: str, board: Board) -> float | None:
    """What a board has where a fit has its value; None where the board's law is another and has no such number."""
    if name == "restitution":
        return board.collision.restitution
    if name == "contact_friction":
        return board.collision.friction
    here: float | None = getattr(board.surface, name, None)
    return here if board.surface.law == fit.law else None


def origin(fit: Fit) -> str:
    """What the values come from."""
    parts = []
    if fit.slides:
        parts.append(count(len(fit.slides), "1 slide", "{n} slides"))
    if fit.hits:
        parts.append(count(len(fit.hits), "1 hit", "{n} hits"))
    return tr("measured: {parts}", parts=", ".join(parts)) if parts else ""


def spread_words(fit: Fit) -> str:
    """How much single slides differ, or that one slide cannot say."""
    if len(fit.slides) == 1:
        return tr("One slide cannot say how much slides differ: film three at least.")
    if fit.main not in fit.spread:
        few = len(fit.slides) > 1
        return tr("So few slides cannot say how much slides differ: film more.") if few else ""
    sd = fit.spread[fit.main]
    said, percent = number(sd, _figures(sd)), number(100 * sd / fit.values[fit.main], 1)
    if fit.main != "mu" or fit.mu_spread <= 0:
        return tr(
            "Single slides differ by {sd} ({percent} %, standard deviation).",
            sd=said, percent=percent,
        )  # fmt: skip
    own = number(100 * fit.mu_spread, 1)
    if own == percent:
        return tr(
            "Single slides differ by {sd} ({percent} %, standard deviation), hardly less without their noise: that "
            "is put on the table.",
            sd=said, percent=percent,
        )  # fmt: skip
    return tr(
        "Single slides differ by {sd} ({percent} %, standard deviation), by {own} % without their noise: that is "
        "put on the table.",
        sd=said, percent=percent, own=own,
    )  # fmt: skip


def trust(fit: Fit) -> str:
    """What the values come from and how far to trust them, in one line beside the headline."""
    text = origin(fit)
    if len(fit.slides) == 1:
        text = tr("{origin}, which cannot say how much slides differ", origin=text)
    elif fit.slides and fit.main not in fit.spread:
        text = tr("{origin}, too few to say how much slides differ", origin=text)
    elif fit.slides:
        part = number(100 * fit.spread[fit.main] / fit.values[fit.main], 1)
        text = tr("{origin}; single slides differ by {percent} %", origin=text, percent=part)
    if fit.wavy:
        text = tr("{origin}; their residuals are not mere noise", origin=text)
    return text


def mean_words(fit: Fit) -> str:
    """That so few slides cannot say how well their mean is known, where they cannot."""
    if len(fit.slides) < 2 or isfinite(fit.intervals[fit.main][1]):
        return ""
    return tr("So few slides cannot say how well the mean of all is known: film more.")


def wavy_words(fit: Fit) -> str:
    """How many slides leave residuals that are not noise, and what that means."""
    if not fit.wavy:
        return ""
    if len(fit.slides) == 1:
        where = tr("The residuals are not mere noise")
    elif fit.wavy == len(fit.slides):
        where = tr("In all slides the residuals are not mere noise")
    else:
        where = tr("In {n} of {all} slides the residuals are not mere noise", n=fit.wavy, all=len(fit.slides))
    return tr("{where}: the true error exceeds the standard one.", where=where)


def slope_words(fit: Fit) -> str:
    """What a slope that the slides cannot tell would do to mu."""
    if fit.main != "mu" or not one_way(fit):
        return ""
    mu, percent = number(MU_PER_DEGREE, 3), number(100 * MU_PER_DEGREE / fit.values["mu"])
    if len(fit.slides) == 1:
        return tr(
            "One slide cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).",
            mu=mu, percent=percent,
        )  # fmt: skip
    return tr(
        "Slides in one direction cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).",
        mu=mu, percent=percent,
    )  # fmt: skip


def left_out_words(left: LeaveOneOut | None) -> str:
    """What predictions of left-out slides missed by."""
    if left is None:
        return ""
    return tr(
        "Each slide predicted from the others misses its rest by {cm} cm (rms); {covered} of {n} lie in their "
        "95 % bands.",
        cm=number(100 * left.rms, 1), covered=left.covered, n=len(left.slides),
    )  # fmt: skip


def hits_words(fit: Fit) -> list[str]:
    """Each hit with its restitution, energy and momentum."""
    lines = []
    for hit in fit.hits:
        (e, se), (ratio, ratio_se), (lost, lost_se) = hit.restitution, hit.energy_ratio, hit.momentum_lost
        lines.append(
            tr(
                "{one} meets {other} at {time} s: restitution {e} ± {se}; energy after over before {ratio} ± "
                "{ratio_se}; momentum lost {lost} ± {lost_se} %.",
                one=hit.tokens[0], other=hit.tokens[1], time=number(hit.time, 3),
                e=number(e, 3), se=number(se, 3), ratio=number(ratio, 2), ratio_se=number(ratio_se, 2),
                lost=number(100 * lost, 1), lost_se=number(100 * lost_se, 1),
            )
        )  # fmt: skip
    return lines


def law_sentence(table: LawTable) -> str:
    """Which law the slides obey."""
    best = f"{law_name(table.best)}: {tr(LAW_WORDS[table.best])}"
    others = [row.law for row in table.rows if row.law != table.best and row.delta < 4]
    top = table.row(table.best)
    if table.best == "coulomb":
        text = tr("The simplest law explains these slides as well as any: {law}.", law=best)
    else:
        text = tr("These slides speak for {law}.", law=best)
        if any(row.law == "coulomb" for row in table.rows):
            worse = table.row("coulomb").delta - top.delta
            named = law_name("coulomb")
            text += " " + tr("{law} is worse by {n} in AICc.", law=named, n=number(worse))
    if others:
        text += " " + tr("As good, or nearly: {laws}.", laws=listed([law_name(law) for law in others]))
    if top.waves > 0.5:
        text += " " + tr("No law describes them quite: residuals run in waves.")
    return text


def understood(recording: Recording) -> list[tuple[str, str]]:
    """What a reader understood, as pairs of what and how."""
    unit = recording.unit if recording.unit_stated else tr("{unit} (assumed)", unit=recording.unit)
    rate = (
        tr("no steady frame rate")
        if recording.fps is None
        else tr(
            "{fps} pictures a second",
            fps=number(recording.fps, 0 if abs(recording.fps - round(recording.fps)) < 0.005 else 2),
        )
    )
    tracks = ", ".join(
        tr("{name} ({rows})", name=track.name, rows=count(len(track), "1 row", "{n} rows"))
        for track in recording.tracks
    )
    gaps = (
        count(recording.missing, "1 picture without a mark", "{n} pictures without a mark")
        if recording.missing
        else tr("none")
    )
    found = [(tr("Format"), recording.format)]
    if recording.delimiter:
        found.append((tr("Between cells"), recording.delimiter))
    if recording.decimal:
        found.append((tr("Decimal sign"), recording.decimal))
    found += [(tr("Unit"), unit), (tr("Rate"), rate), (tr("Tracks"), tracks), (tr("Gaps"), gaps)]
    return found


def question(error: LabError) -> str:
    """What has to be answered before a recording can be used."""
    texts = {
        ("fps",): tr("The rows count pictures. How many pictures a second did the camera take?"),
        ("metres_per_pixel",): tr(
            "The places are in pixels. How long is one pixel on the board? (The length of something in the picture "
            "over its pixels.)"
        ),
        ("metres_per_pixel", "fps"): tr(
            "The places are in pixels and the rows count pictures. How long is one pixel on the board, and how many "
            "pictures a second did the camera take?"
        ),
        ("unit",): tr("The file does not say its unit of length. Which is it?"),
        ("unit", "fps"): tr(
            "The file does not say its unit of length, and the rows count pictures. Which unit, and how many "
            "pictures a second?"
        ),
    }
    return texts.get(error.needs, in_words(error.message))


def apart(recorded: tuple[float, float], simulated: tuple[float, float]) -> str:
    """By how much two places of rest differ."""
    dx, dy = simulated[0] - recorded[0], simulated[1] - recorded[1]
    if hypot(dx, dy) < 0.001:
        return tr("The rests agree within a millimetre.")
    ways = []
    if abs(dy) >= LEAST_SHOWN:
        far, near = tr("{cm} cm farther"), tr("{cm} cm shorter")
        ways.append((far if dy > 0 else near).format(cm=centimetres(abs(dy))))
    if abs(dx) >= LEAST_SHOWN:
        right, left = tr("{cm} cm to the right"), tr("{cm} cm to the left")
        ways.append((right if dx > 0 else left).format(cm=centimetres(abs(dx))))
    bound = (way.replace(" ", NARROW, 1) for way in ways)  # the unit stays at its number
    return tr(
        "The rests differ by {cm}{space}cm: the table's token lies {ways}.",
        cm=centimetres(hypot(dx, dy)), space=NARROW, ways=", ".join(bound),
    )  # fmt: skip


LEAST_SHOWN = 0.0005
"""m: less is written 0.0 cm."""


def _figures(value: float) -> int:
    """Decimals that show a number to two figures."""
    return min(max(1 - ceil(log10(value)) + 1, 0), 6) if value > 0 else 0
