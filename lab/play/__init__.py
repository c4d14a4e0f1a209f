"""Whole games played without a window: sides, throwers and policies over the rules."""

from lab.play.game import PlayedGame, play_game
from lab.play.many import SOURCES, GameShares, play_games
from lab.play.rounds import PlayedRound, PlayedSlide, play_round
from lab.rules.aiming import dearest_aim, straight_aim

__all__ = [
    "SOURCES",
    "GameShares",
    "PlayedGame",
    "PlayedRound",
    "PlayedSlide",
    "dearest_aim",
    "play_game",
    "play_games",
    "play_round",
    "straight_aim",
]
