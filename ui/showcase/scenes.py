"""Scenes: each dock and preset with something in it, by the name that its pictures have."""

from __future__ import annotations

from collections.abc import Callable
from math import pi

from PySide6.QtWidgets import QScrollArea

from lab import Thrower, simulate_recordings, slide_many, write_recording
from lab.play import play_round
from lab.play.open_game import Seat, begin_game
from ui.docks.fit import FitDock
from ui.docks.play import PlayDock
from ui.parts.aiming import Aiming
from ui.parts.measure import MeasurePart
from ui.parts.sampling import Sampling
from ui.parts.teach import Pin, Teach
from ui.showcase.photo import photo
from ui.showcase.stage import Stage

AIMS = (
    (14.0, 0.5, 0.86),
    (9.5, -1.0, 1.02),
    (19.0, 1.5, 0.74),
    (14.5, 0.2, 0.90),
    (8.5, 4.0, 1.45),
    (16.5, 0.0, 0.98),
)
"""Place (cm), angle (degrees), speed (m/s) of the slides before the first pictures."""


def _start(stage: Stage) -> None:
    stage.window.show_preset("tune")


def _slides(stage: Stage) -> None:
    """A few slides as a casual hand throws them."""
    stage.fresh()
    for aim in AIMS:
        stage.slide(*aim)
    stage.document.set_aim(x=0.14, angle=0.0, speed=0.97)


def _tune(stage: Stage) -> None:
    _slides(stage)
    stage.window.show_preset("tune")
    stage.window.actions_.landing.setChecked(True)


def _standing(stage: Stage) -> None:
    stage.window.actions_.orientations["standing"].trigger()


def _upright(stage: Stage) -> None:
    stage.window.actions_.orientations["upright"].trigger()


def _automatic(stage: Stage) -> None:
    stage.window.actions_.orientations["auto"].trigger()


def _parameters(stage: Stage) -> None:
    _automatic(stage)
    document = stage.document
    seam = {"y": 0.6, "height": 0.0002, "loss": 0.5}
    document.put_board(document.state.base.replace(seams=[seam]), "Add a seam")
    document.put_changes({"law": "weakening", "mu": 0.07, "mu0": 0.11, "vs": 0.3}, "Law of friction")
    stage.window.show_dock("parameters")


def _parameters_below(stage: Stage) -> None:
    for area in stage.window.docks["parameters"].findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def _alone(name: str) -> Callable[[Stage], None]:
    """A dock of the left side with the side for itself."""

    def scene(stage: Stage) -> None:
        stage.window.docks["parameters"].setVisible(name == "parameters")
        stage.window.show_dock(name)

    return scene


def _dock(name: str) -> Callable[[Stage], None]:
    def scene(stage: Stage) -> None:
        stage.window.show_dock(name)

    return scene


def _tokens(stage: Stage) -> None:
    stage.document.set_parameter("mu", 0.09)
    stage.window.show_preset("tune")
    stage.window.show_dock("tokens")


def _throw(stage: Stage) -> None:
    """A slide exactly as it is aimed."""
    stage.document.set_scatter(False)
    stage.window.show_dock("throw")


def _landing(stage: Stage) -> None:
    stage.document.set_scatter(True)
    stage.window.show_dock("landing")


def _fit(stage: Stage) -> None:
    _slides(stage)
    paths = []
    for recording in simulate_recordings(stage.document.board, 6, seed=3):
        paths.append(stage.folder / recording.file)
        write_recording(recording, paths[-1])
    stage.window.show_preset("tune")
    stage.window.open_files(paths)
    stage.wait(lambda: len(stage.document.part("fit").entries) == len(paths))
    stage.idle()  # what has come in shows its slides once it is fitted
    body = _fit_dock(stage).body
    body.pages.setCurrentWidget(body.files)


def _fit_dock(stage: Stage) -> FitDock:
    dock = stage.window.docks["fit"]
    assert isinstance(dock, FitDock)
    return dock


def _fit_page(page: str) -> Callable[[Stage], None]:
    def scene(stage: Stage) -> None:
        stage.window.show_dock("fit")
        body = _fit_dock(stage).body
        body.pages.setCurrentWidget(getattr(body, page))
        if page == "laws":
            body.watch.compare()

    return scene


def _fit_throw(stage: Stage) -> None:
    """The recorded path beside the thrown one."""
    stage.document.clear_table()
    body = _fit_dock(stage).body
    body.pages.setCurrentWidget(body.result)
    body.throw.click()
    stage.play_out()


def _measure(stage: Stage) -> None:
    rows = (("1.3", "70"), ("1.25", "68.5"), ("1.4", "74"), ("1.1", "52"), ("1.35", "71"))
    part = MeasurePart("stopwatch", "cm", (("stopwatch", rows),), (0.1, 0.005, pi / 180, 0.03))
    stage.document.set_part("measure", part, "Readings")
    _fit_dock(stage).body.off.click()
    stage.window.show_dock("measure")


def _picture(stage: Stage) -> None:
    picture = photo(stage.folder / "table.png", stage.document.board)
    stage.window.open_files([stage.folder / "table.png"])
    stage.idle()
    part: MeasurePart = stage.document.part("measure")
    whole = MeasurePart(part.kind, part.unit, part.rows, part.errors, picture)
    stage.document.set_part("measure", whole, "Marks")


def _aim(stage: Stage) -> None:
    _slides(stage)
    stage.window.show_preset("aim")


def _aim_less(stage: Stage) -> None:
    """The same for a better hand."""
    stage.document.set_part("aiming", Aiming(scale=0.5), "Skill")


def _sampler(stage: Stage) -> None:
    stage.document.set_part("aiming", Aiming(), "Skill")
    stage.document.clear_table()
    stage.document.set_part("sampling", Sampling(fee=75.0, thrown=300), "Throw 300 times")
    stage.window.show_preset("tune")
    stage.window.show_dock("sampler")


def _sampler_shown(stage: Stage) -> None:
    board = stage.document.board
    releases = Thrower.preset("casual").sample(stage.document.state.aim, 12, 5, board)
    batch = slide_many(board, releases, seed=5)
    places = tuple((float(x), float(y)) for x, y in batch.rest[:, 0] if x == x)
    sampling = Sampling(fee=75.0, thrown=1000, shown=True, landings=places)
    stage.document.set_part("sampling", sampling, "Show the results")


def _board(stage: Stage) -> None:
    stage.window.show_preset("board")
    stage.window.desk.draft.switch(True)
    stage.window.desk.draft.select(stage.document.board.spaces[3].id)


def _replay(stage: Stage) -> None:
    stage.window.desk.draft.switch(False)
    stage.fresh()
    hands = dict.fromkeys(("red", "yellow"), Thrower.preset("casual"))
    played = play_round(stage.document.board, ("red", "yellow"), hands, 7)
    stage.window.show_preset("tune")
    stage.window.show_dock("replay")
    replays = stage.window.desk.replays
    replays.open(played.record, "round.json")
    stage.wait(lambda: replays.scored is not None and replays.fresh)
    replays.step_to(len(played.replay) - 3)


def _ledger(stage: Stage) -> None:
    stage.window.docks["fit"].hide()
    stage.window.show_dock("ledger")


def _console(stage: Stage) -> None:
    stage.window.docks["ledger"].hide()
    stage.window.show_dock("console")
    console = getattr(stage.window.docks["console"], "console", None)
    if console is not None:
        stage.wait(lambda: "In [" in console._control.toPlainText(), 30)
        console.execute("doc.board.surface")
        stage.wait(lambda: "In [2]" in console._control.toPlainText(), 30)


def _play_form(stage: Stage) -> None:
    stage.fresh()
    stage.window.show_preset("play")


def _play(stage: Stage) -> None:
    """Three sides in the middle of a round, two of them policies; the person is asked."""
    seats = {"red": Seat(), "yellow": Seat("greedy", "casual"), "green": Seat("random", "casual")}
    game = begin_game(stage.document.board, seats, seed=3)
    dock = stage.window.docks["play"]
    assert isinstance(dock, PlayDock)
    dock.showing.setChecked(False)
    referee = stage.window.desk.referee
    referee.begin(game, "Begin the game")
    for _ in range(3):
        stage.idle()
        if referee.waiting is not None and referee.waiting.kind == "slide":
            stage.slide(14.0, 0.0, 0.93)
    stage.idle()


def _teach(stage: Stage) -> None:
    stage.window.desk.referee.end()
    stage.fresh()
    stage.document.set_aim(x=0.14, angle=0.0, speed=0.95)
    stage.window.show_preset("teach")
    pins = (Pin("A", 0.52), Pin("B", 0.81), Pin("C", 0.66))
    stage.document.set_part("teach", Teach(pins=pins), "Pins")
    for _ in range(2):
        stage.window.teach.throw_ten()
        stage.idle()
    stage.window.teach.throw_once()
    stage.play_out()


def _teach_details(stage: Stage) -> None:
    stage.window.teach.details.setChecked(True)


SCENES: dict[str, Callable[[Stage], None]] = {
    "start": _start,
    "preset-tune": _tune,
    "view-standing": _standing,
    "view-upright": _upright,
    "dock-parameters": _parameters,
    "dock-parameters-below": _parameters_below,
    "dock-slide-log": _alone("slide-log"),
    "dock-tokens": _tokens,
    "dock-throw": _throw,
    "dock-landing": _landing,
    "dock-fit-files": _fit,
    "dock-fit-segments": _fit_page("segments"),
    "dock-fit-result": _fit_page("result"),
    "dock-fit-laws": _fit_page("laws"),
    "dock-fit-throw": _fit_throw,
    "dock-measure-readings": _measure,
    "dock-measure-picture": _picture,
    "preset-aim": _aim,
    "preset-aim-skilled": _aim_less,
    "dock-sampler": _sampler,
    "dock-sampler-shown": _sampler_shown,
    "dock-aim": _dock("aim"),
    "preset-board": _board,
    "dock-replay": _replay,
    "dock-ledger": _ledger,
    "dock-console": _console,
    "preset-play-form": _play_form,
    "preset-play": _play,
    "dock-card": _dock("card"),
    "preset-teach": _teach,
    "preset-teach-details": _teach_details,
}
"""In this order: a scene may stand on the one before it."""
