"""The main job: recorded slides become friction, that a table, that a landing map and a scored round.

Nothing is written here; a `Demo` holds all that the report shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lab.board import Board
    from lab.chance import LandingMap
    from lab.fitting import Fit
    from lab.play import PlayedRound
    from lab.recordings import Recording
    from lab.rules import RoundScore

BOARD = "knockout"
SLIDES = 6
"""Simulated slides, where no recordings are given."""

LANDINGS = 100_000
HANDS = {"red": "skilled", "yellow": "casual", "green": "casual", "blue": "beginner"}
"""Who plays the round: side and thrower."""

STAGES = (
    "reading the slides",
    "fitting friction",
    "simulating the landings (the first run compiles the solver, about 15 s)",
    "playing and scoring a round",
    "drawing and writing the report",
)


@dataclass(frozen=True, eq=False)
class Demo:
    """All that the main job found.

    printed: the board as shipped; board: the same with the fitted friction. landing: of the first aim of the
    round by a casual thrower; bounds: the same with mu at the two ends of its 95 % interval.
    """

    seed: int
    simulated: bool
    recordings: tuple[Recording, ...]
    fit: Fit
    printed: Board
    board: Board
    landing: LandingMap
    bounds: tuple[LandingMap, LandingMap]
    played: PlayedRound
    score: RoundScore

    def as_dict(self) -> dict[str, Any]:
        """The whole as one JSON document; `fit`, `landing`, `round` and `score` in their own formats."""
        from lab import __version__

        return {
            "version": __version__,
            "seed": self.seed,
            "simulated": self.simulated,
            "recordings": [
                {"file": r.file, "facts": r.facts, "notes": list(r.notes)} for r in self.recordings
            ],
            "fit": self.fit.as_dict(),
            "board": self.board.model_dump(mode="json"),
            "landing": self.landing.as_dict(),
            "landing_bounds": [{"mu": b.board.surface.mu, **b.as_dict()} for b in self.bounds],
            "round": self.played.record,
            "score": self.score.as_dict(),
        }


def run_demo(
    paths: Sequence[str | PathLike[str]] = (),
    seed: int = 1,
    on_stage: Callable[[str], None] = lambda stage: None,
) -> Demo:
    """Do the main job with the recordings at `paths`, or with simulated ones where none are given.

    on_stage: told each of STAGES but the last as it begins. Raises what reading, fitting, board, landing map
    and round raise.
    """
    from lab.board import load_board
    from lab.chance import landing_map
    from lab.fitting import fit_slides
    from lab.play import dearest_aim, play_round
    from lab.recordings import read_recording, simulate_recordings
    from lab.rules import score_round
    from lab.throwers import Thrower

    printed = load_board(BOARD)
    on_stage(STAGES[0])
    recordings = tuple(read_recording(path) for path in paths) or simulate_recordings(
        printed, SLIDES, seed=seed
    )
    on_stage(STAGES[1])
    fit = fit_slides(recordings)
    board = _with_origin(fit.board(printed), simulated=not paths)
    on_stage(STAGES[2])
    thrower = Thrower.preset("casual")
    aim = dearest_aim(board, "red-1", {}, ["red"])
    landing = landing_map(board, thrower, aim, LANDINGS, seed)
    mu, (lo, hi) = fit.values["mu"], fit.intervals["mu"]
    low, high = (
        landing_map(board.with_(mu=end), thrower, aim, LANDINGS, seed) for end in (max(lo, 0.1 * mu), hi)
    )
    on_stage(STAGES[3])
    hands = {side: Thrower.preset(name) for side, name in HANDS.items()}
    played = play_round(board, list(HANDS), hands, seed)
    score = score_round(played.record, board)
    return Demo(seed, not paths, recordings, fit, printed, board, landing, (low, high), played, score)


def _with_origin(board: Board, *, simulated: bool) -> Board:
    """The fitted board; where its slides were simulated its provenance says so instead of "measured"."""
    if not simulated:
        return board
    note = f"simulated: {SLIDES} slides that were never filmed"
    return board.replace(
        provenance={
            key: note if text.startswith("measured") else text for key, text in board.provenance.items()
        }
    )
