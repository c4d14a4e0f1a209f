"""Rounds played out by the thousand, compiled and checked against the rules engine.

What is random in the rest of a round (the hands, the board's scatter, what Chance and paid slides come to) is not
replaced by a mean: it is drawn, each round its own, and decisions are those of greedy sides. A mean over rounds is
then the expectation under that policy; with the same seed the engine plays the same rounds to the same money.
"""

from lab.chance.rollout.answers import LaidOut
from lab.chance.rollout.playing import RoundsPlayed, play_out
from lab.chance.rollout.scoring import score_tables
from lab.chance.rollout.setting import greedy_players, table_state

__all__ = ["LaidOut", "RoundsPlayed", "greedy_players", "play_out", "score_tables", "table_state"]
