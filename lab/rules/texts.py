"""What each rule of the game says, by its number: for the ledger, the reference card and the help."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

RULES: Mapping[str, str] = MappingProxyType(
    {
        "K1": "2 to 4 sides play, each with four tokens of one colour and a turn marker. More people form teams.",
        "K2": "The bank lays 500 above Free parking: the pot. Everyone starts with the same cash.",
        "K3": "Chance decides who goes first in round 1. After each round the first side goes last.",
        "K4": "There are as many rounds as sides, so that each goes first once. Most cash wins.",
        "K5": "In turn order each side slides one of its tokens, until every side has slid all four.",
        "K6": "A token must leave the hand before the GO line. Past the line is a foul: it is slid again.",
        "K7": "A token whose centre has left the board is out of play for this round.",
        "K8": "A token that falls over is stood up where it lies; nothing else changes.",
        "K9": "A token is on the space that holds most of its base. Where two hold exactly the same, its owner "
        "picks one.",
        "K10": "Only the last place counts: a token that is pushed on has left its earlier space.",
        "K11": "When all lie still, every token on Go to jail goes to jail, whoever put it there.",
        "K12": "The owner of a token that goes to jail may pay 100 at once and slide it again. If not, it stays "
        "in jail until the round is over.",
        "K13": "A token that stops short of the GO line stays there, in the way of others, and earns nothing.",
        "K14": "A token in jail earns nothing.",
        "K15": "Step 1, Chance: a side's tokens that lie on Chance go back to GO and are slid once more.",
        "K16": "Step 2, Railroads: each token on a Railroad moves to a property on which no token lies, as its "
        "owner chooses.",
        "K17": "Step 3: the bank pays the printed amount for each property with a token of the side, once, and "
        "to one side only: the earliest in turn order.",
        "K18": "A side that collected for every property of a colour gets the bonus of the set too.",
        "K19": "A side with a token on a House collects once more for one property that it collected for.",
        "K20": "A side with a token on Luxury tax pays 100 into the pot for each property that it collected for.",
        "K21": "Step 4: the side with most tokens on Free parking takes the pot; sides that tie share it in "
        "whole notes.",
        "K22": "The round is over: all tokens are taken back, the turn markers move on, and the bank fills an "
        "empty pot.",
    }
)
"""The rules by number, one or two sentences each, with the numbers of the default house rules."""
