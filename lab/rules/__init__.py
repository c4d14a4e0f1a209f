"""The rules of the sliding game (RULES.md, K1 to K22): options, records, scoring."""

from lab.rules.options import RuleOptions
from lab.rules.reading import unique_keys
from lab.rules.record import FORMAT as ROUND_FORMAT
from lab.rules.score import SCORE_FORMAT, RoundScore, score_round

__all__ = ["ROUND_FORMAT", "SCORE_FORMAT", "RoundScore", "RuleOptions", "score_round", "unique_keys"]
