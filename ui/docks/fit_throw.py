"""What the Fit dock does on the table: its values put into the board, a recorded slide thrown again."""

from __future__ import annotations

from dataclasses import replace

from lab import Board, Fit, LabError, Release
from lab.fitting import SlideFit, rethrow
from ui.desk import Desk
from ui.docks.fit_words import apart
from ui.lab_words import line
from ui.language import tr
from ui.locks import held_by_lesson
from ui.numbers import centimetres
from ui.parameter_list import BY_KEY
from ui.parts.fit import MOST_DOTS, FitPart, Thrown, printed
from ui.state import SlideRecord


def use_on_table(desk: Desk, fit: Fit) -> bool:
    """The fitted values into the board, as one step; what was changed beside them stays."""
    document = desk.document
    state = document.state
    heard: list[str] = []
    try:
        base = fit.board(state.base)
        measured = fit.board(state.base.replace(provenance={})).provenance
    except LabError as error:
        desk.fail("board", line(error))
        return False
    names = {"law", *(_number_of(key) for key in measured)}
    if held := held_by_lesson(
        document, [name for name in sorted(names) if _differs(name, state.board, base)]
    ):
        desk.fail("board", held)
        return False
    kept = {key: value for key, value in state.changes.items() if key not in names}

    def hear(_key: str, sentence: str) -> None:
        heard.append(sentence)

    document.refused.connect(hear)
    done = document.put_board(base, tr("Use the fit on the table"), changes=kept)
    document.refused.disconnect(hear)
    if not done:
        desk.fail("board", heard[-1] if heard else tr("This board cannot take the fitted values."))
        return False
    desk.said.emit(tr("The table has the fitted values."))
    return True


def _differs(name: str, here: Board, fitted: Board) -> bool:
    """Whether a board's number, or its law, is another on the fitted board than here."""
    if name == "law":
        return here.surface.law != fitted.surface.law
    return name not in BY_KEY or BY_KEY[name].read(here) != BY_KEY[name].read(fitted)


def _number_of(key: str) -> str:
    """The name of a board's number in its provenance: "mu" for "surface.mu"."""
    return "contact_friction" if key == "collision.friction" else key.rpartition(".")[2]


def throw_recorded(desk: Desk, fit: Fit, slide: SlideFit) -> bool:
    """The recorded release on the table, with the recorded path beside it."""
    document, player = desk.document, desk.player
    token = document.table.next_token
    if player.moving:
        desk.said.emit(tr("Wait until all lie still."))
        return False
    if token is None:
        desk.fail("table", tr("All tokens have been slid: clear the table (R) to throw the recorded slide."))
        return False
    try:
        again = rethrow(fit, slide, document.board)
        blocker = document.blocker(token, (again.release.x, again.release.y))
        if blocker is not None:
            text = tr("{token} lies where the recorded slide begins: move it away.", token=blocker)
            desk.fail("table", text)
            return False
    except LabError as error:
        desk.fail("table", line(error))
        return False
    release = again.release
    every = max(1, -(-len(again.path) // MOST_DOTS))
    path = tuple((float(x), float(y)) for x, y in again.path[::every])
    thrown = Thrown(
        slide.label, token, (release.x, release.y, release.speed, release.angle, release.spin), path,
        again.rest, again.laid, printed(document.board),
    )  # fmt: skip
    part: FitPart = document.part("fit")
    document.set_part("fit", _with_thrown(part, thrown), tr("Throw the recorded slide"))
    try:
        player.throw(token, release)
    except LabError as error:
        desk.fail("table", line(error))
        return False
    return True


def take_off(desk: Desk) -> None:
    """No recorded path on the table any more."""
    part: FitPart = desk.document.part("fit")
    desk.document.set_part("fit", _with_thrown(part, None), tr("Take the recorded path off"))


def difference(desk: Desk) -> str:
    """By how much the rests of the recorded slide and of the table's differ, as far as that is known."""
    state = desk.document.state
    thrown: Thrown | None = desk.document.part("fit").thrown
    if thrown is None:
        return ""
    if desk.player.moving:
        return tr("{label} slides again …", label=thrown.label)
    last = state.last_slide
    if last is None or last.token != thrown.token or last.release != Release(*thrown.release):
        return ""
    lie = ""
    if thrown.laid:
        begin = centimetres(thrown.release[1])
        lie = tr("Laid on the board from where tokens are let go, at {cm} cm, straight up.", cm=begin) + " "
    lie = tr("{label} thrown again.", label=thrown.label) + " " + lie
    if thrown.rest is None:
        return lie + tr("The recording ends before the token rests: the rests cannot be compared.")
    ends = [event for event in last.events if event.token == thrown.token and event.kind in ("rest", "off")]
    if not ends:
        return ""
    end = ends[-1]
    hit = met(last, thrown.token)
    said = (
        tr("On the table the token went off the board.")
        if end.kind == "off"
        else apart(thrown.rest, end.place)
    )
    if hit:
        said += " " + tr("On the way it hit {names}, which is in that.", names=", ".join(hit))
    return lie + said


def met(slide: SlideRecord, token: str) -> list[str]:
    """What a token met on the table, each once: other tokens, rails."""
    met = (
        event.other if event.token == token else event.token
        for event in slide.events
        if event.kind in ("contact", "rail") and token in (event.token, event.other)
    )
    return list(dict.fromkeys(tr("a rail") if name.startswith("rail-") else name for name in met if name))


def is_used(desk: Desk, fit: Fit) -> bool:
    """Whether the table's board has the values of the fit."""
    document = desk.document
    try:
        fitted = fit.board(document.state.base)
        measured = fit.board(document.state.base.replace(provenance={})).provenance
    except LabError:
        return False
    return not any(
        _differs(name, document.board, fitted) for name in {"law", *(_number_of(key) for key in measured)}
    )


def _with_thrown(part: FitPart, thrown: Thrown | None) -> FitPart:
    return replace(part, thrown=thrown)
