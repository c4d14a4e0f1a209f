"""The rules of the sliding game (RULES.md, K1 to K22): the game as a value, records, scoring, replay.

Who decides stands apart, in `lab.rules.policies`: it needs hands that throw, and scoring does not.
"""

from lab.rules.actions import Action, Decision, Fee, House, Move, NextRound, Pick, Slide, Start
from lab.rules.game import GameState, apply, decision, legal_actions, new_game
from lab.rules.games import FORMAT as GAME_FORMAT
from lab.rules.games import GameScore, is_game, score_game
from lab.rules.options import RuleOptions
from lab.rules.reading import unique_keys
from lab.rules.record import FORMAT as ROUND_FORMAT
from lab.rules.replay import Moment, Replay, replay_round
from lab.rules.score import SCORE_FORMAT, RoundScore, read_round, round_under_way, score_round
from lab.rules.story import story
from lab.rules.teams import seat, team_sizes

__all__ = [
    "GAME_FORMAT",
    "ROUND_FORMAT",
    "SCORE_FORMAT",
    "Action",
    "Decision",
    "Fee",
    "GameScore",
    "GameState",
    "House",
    "Moment",
    "Move",
    "NextRound",
    "Pick",
    "Replay",
    "RoundScore",
    "RuleOptions",
    "Slide",
    "Start",
    "apply",
    "decision",
    "is_game",
    "legal_actions",
    "new_game",
    "read_round",
    "replay_round",
    "round_under_way",
    "score_game",
    "score_round",
    "seat",
    "story",
    "team_sizes",
    "unique_keys",
]
