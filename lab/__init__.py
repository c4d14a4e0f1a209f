"""Knockout Lab: slides, landings, fits and rounds of the sliding game, without a window.

Everything public is importable from here. Names are looked up when first used, so that `import lab`
loads neither scipy.optimize nor numba nor Qt.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

_HOMES = {
    "lab.errors": (
        "LabError",
        "BoardError",
        "MotionError",
        "ThrowerError",
        "RecordingError",
        "FitError",
        "RuleError",
        "SweepError",
        "SamplerError",
        "SessionError",
    ),
    "lab.board": (
        "Board",
        "Space",
        "Token",
        "Surface",
        "Collision",
        "Seam",
        "load_board",
        "board_names",
    ),
    "lab.motion": (
        "Draw",
        "Release",
        "Releases",
        "SlideResult",
        "SlideBatch",
        "LiveTable",
        "slide",
        "slide_many",
    ),
    "lab.throwers": ("Thrower", "Aim"),
    "lab.session": ("Session", "read_session", "write_session"),
    "lab.recordings": (
        "Recording",
        "Track",
        "Readings",
        "read_readings",
        "read_recording",
        "readings_of",
        "write_recording",
        "write_tracker",
        "simulate_recording",
        "simulate_recordings",
    ),
    "lab.fitting": (
        "Fit",
        "LawTable",
        "ThrowerFit",
        "compare_laws",
        "fit_readings",
        "fit_slides",
        "thrower_of_landings",
        "thrower_of_releases",
    ),
    "lab.rules": (
        "GameScore",
        "GameState",
        "Replay",
        "RoundScore",
        "RuleOptions",
        "new_game",
        "replay_round",
        "round_under_way",
        "score_game",
        "score_round",
    ),
    "lab.rules.policies": ("Ask", "Greedy", "Policy", "Random", "Throw"),
    "lab.chance": (
        "AimMap",
        "Aims",
        "BestAim",
        "Knock",
        "LandingMap",
        "Mean",
        "PlaneMap",
        "ReleaseTable",
        "SkillCurve",
        "Worth",
        "WorthPart",
        "aim_map",
        "expected_worth",
        "landing_map",
        "landing_maps",
        "landing_plane_map",
        "release_table",
        "release_tables",
        "skill_curve",
        "skill_curve_of",
        "why",
        "worth_parts",
    ),
    "lab.chance.ghost": ("Ghost", "ghost"),
    "lab.chance.rollout": ("RoundsPlayed", "play_out", "score_tables", "table_state"),
    "lab.chance.round_worth": ("RoundWorth", "worth_of_round"),
    "lab.chance.space_values": ("SpaceValues", "space_values"),
    "lab.chance.questions": (
        "Asked",
        "last_slide",
        "pay_jail",
        "protect_or_attack",
        "which_house",
        "which_railroad",
    ),
    "lab.chance.sampler": ("Sampler", "sampler", "sampler_of_landings"),
    "lab.chance.sweep": ("SweepTable", "sweep"),
    "lab.export": ("conformance_set", "engine_code", "physics_document"),
    "lab.play": ("GameShares", "PlayedGame", "play_game", "play_games", "play_round"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)  # pyright: ignore[reportUnsupportedDunderAll]

try:
    __version__ = version("knockout-lab")
except PackageNotFoundError:  # a checkout on the path that was never installed
    __version__ = "0+checkout"

if TYPE_CHECKING:
    from lab.board import Board, Collision, Seam, Space, Surface, Token, board_names, load_board
    from lab.chance import (
        AimMap,
        Aims,
        BestAim,
        Knock,
        LandingMap,
        Mean,
        PlaneMap,
        ReleaseTable,
        SkillCurve,
        Worth,
        WorthPart,
        aim_map,
        expected_worth,
        landing_map,
        landing_maps,
        landing_plane_map,
        release_table,
        release_tables,
        skill_curve,
        skill_curve_of,
        why,
        worth_parts,
    )
    from lab.chance.ghost import Ghost, ghost
    from lab.chance.questions import (
        Asked,
        last_slide,
        pay_jail,
        protect_or_attack,
        which_house,
        which_railroad,
    )
    from lab.chance.rollout import RoundsPlayed, play_out, score_tables, table_state
    from lab.chance.round_worth import RoundWorth, worth_of_round
    from lab.chance.sampler import Sampler, sampler, sampler_of_landings
    from lab.chance.space_values import SpaceValues, space_values
    from lab.chance.sweep import SweepTable, sweep
    from lab.errors import (
        BoardError,
        FitError,
        LabError,
        MotionError,
        RecordingError,
        RuleError,
        SamplerError,
        SessionError,
        SweepError,
        ThrowerError,
    )
    from lab.export import conformance_set, engine_code, physics_document
    from lab.fitting import (
        Fit,
        LawTable,
        ThrowerFit,
        compare_laws,
        fit_readings,
        fit_slides,
        thrower_of_landings,
        thrower_of_releases,
    )
    from lab.motion import Draw, LiveTable, Release, Releases, SlideBatch, SlideResult, slide, slide_many
    from lab.play import GameShares, PlayedGame, play_game, play_games, play_round
    from lab.recordings import (
        Readings,
        Recording,
        Track,
        read_readings,
        read_recording,
        readings_of,
        simulate_recording,
        simulate_recordings,
        write_recording,
        write_tracker,
    )
    from lab.rules import (
        GameScore,
        GameState,
        Replay,
        RoundScore,
        RuleOptions,
        new_game,
        replay_round,
        round_under_way,
        score_game,
        score_round,
    )
    from lab.rules.policies import Ask, Greedy, Policy, Random, Throw
    from lab.session import Session, read_session, write_session
    from lab.throwers import Aim, Thrower


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'lab' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})
