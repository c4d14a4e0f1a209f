"""Rounds played out by the thousand, compiled and checked against the rules engine."""

from lab.chance.rollout.answers import LaidOut
from lab.chance.rollout.playing import RoundsPlayed, play_out
from lab.chance.rollout.scoring import score_tables
from lab.chance.rollout.setting import greedy_players, table_state

__all__ = ["LaidOut", "RoundsPlayed", "greedy_players", "play_out", "score_tables", "table_state"]
