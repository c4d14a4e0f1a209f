"""Rounds played out by the thousand, compiled and checked against the rules engine."""

from lab.chance.rollout.answers import LaidOut
from lab.chance.rollout.playing import RoundsPlayed, play_out

__all__ = ["LaidOut", "RoundsPlayed", "play_out"]
