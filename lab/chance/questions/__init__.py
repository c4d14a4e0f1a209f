"""A player's questions, each answered by playing the round out under every answer and the same luck."""

from lab.chance.questions.asked import Asked, Option
from lab.chance.questions.card import which_house, which_railroad
from lab.chance.questions.jail import pay_jail
from lab.chance.questions.order import last_slide
from lab.chance.questions.throw import protect_or_attack

__all__ = [
    "Asked",
    "Option",
    "last_slide",
    "pay_jail",
    "protect_or_attack",
    "which_house",
    "which_railroad",
]
