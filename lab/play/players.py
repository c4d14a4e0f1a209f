"""Who sits at the table: each side's policy and hands, from what a caller says about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lab.errors import RuleError, ThrowerError
from lab.rules.drive import Player
from lab.rules.policies import POLICIES, Policy
from lab.throwers import Thrower

Hands = Thrower | Sequence[Thrower]
"""One hand, or one for each of a team's people."""

Throwers = Hands | Mapping[str, Hands]
"""The hands of all sides alike, or by side."""

Policies = str | Policy | Mapping[str, str | Policy]
"""The policy of all sides alike, or by side; by name ("greedy", "random") or as an object."""


def players_of(
    sides: Sequence[str],
    throwers: Throwers,
    policies: Policies = "greedy",
    people: Mapping[str, Sequence[str]] | None = None,
) -> dict[str, Player]:
    """A player for each side.

    Raises ThrowerError for a side without a hand or with more hands than people, RuleError for a policy that
    does not exist.
    """
    players = {}
    for side in sides:
        hands = throwers.get(side) if isinstance(throwers, Mapping) else throwers
        if isinstance(hands, Thrower):
            hands = (hands,)
        if not hands:
            raise ThrowerError(f"there is no thrower for {side!r}; give one for each side", where="throwers")
        seated = len(people[side]) if people and side in people else len(hands)
        if len(hands) > max(seated, 1):
            raise ThrowerError(
                f"{side} has {len(hands)} throwers for {seated} people; give at most one for each",
                where="throwers",
            )
        chosen = policies.get(side, "greedy") if isinstance(policies, Mapping) else policies
        players[side] = Player(_policy(chosen), tuple(hands))
    return players


def _policy(policy: str | Policy) -> Policy:
    if not isinstance(policy, str):
        return policy
    if policy not in POLICIES:
        raise RuleError(
            f"there is no policy {policy!r}; there are {', '.join(POLICIES)}", code="format", where="policies"
        )
    return POLICIES[policy]


def described(players: Mapping[str, Player]) -> dict[str, str]:
    """Each side's player in a few words: "greedy, casual"."""
    return {
        side: ", ".join([player.policy.name, *dict.fromkeys(hand.name for hand in player.hands)])
        for side, player in players.items()
    }
