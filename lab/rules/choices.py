"""The decisions that a record tells, handed out in order to whoever has to decide."""

from __future__ import annotations

from collections.abc import Iterable

from lab.errors import RuleError
from lab.rules.record import Choice

_WHY_UNUSED = {
    "K9": "{who} never lies on an exact tie of spaces then",
    "K12": "{who} is not sent to jail then",
    "K15": "{who} does not lie on Chance at its side's moment",
    "K16": "{who} does not lie on a Railroad when its turn to move comes",
    "K19": "{who} has no token on a House with a property collected, or has chosen already",
}


class RecordedChoices:
    """The choices of one record; those for the same token and rule are used in order, each once."""

    def __init__(self, choices: Iterable[Choice]):
        self._open: list[Choice] = list(choices)

    def take(self, rule: str, who: str) -> Choice | None:
        """The next choice of that token (for K19: side) for that rule; None where the record is silent."""
        for i, choice in enumerate(self._open):
            if choice.rule == rule and choice.who == who:
                return self._open.pop(i)
        return None

    def has(self, rule: str, who: str) -> bool:
        """Whether `take` would find one."""
        return any(choice.rule == rule and choice.who == who for choice in self._open)

    def check_all_used(self) -> None:
        """RuleError with the choice's rule for the first one that nothing in the round asked for."""
        if self._open:
            choice = self._open[0]
            why = _WHY_UNUSED[choice.rule].format(who=choice.who)
            raise RuleError(
                f"this choice is never used: {why}; leave it out or mend the places",
                code=f"rule-{choice.rule}",
                where=choice.where,
            )
