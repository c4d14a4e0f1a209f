"""Who sits at the table: each side's policy and hands, from what a caller says about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lab.errors import RuleError, ThrowerError
from lab.rules.drive import Player
from lab.rules.policies import POLICIES, Policy
from lab.throwers import Thrower
from lab.whole_numbers import check_type

Hands = Thrower | Sequence[Thrower]
"""One hand, or one for each of a team's people."""

Throwers = Thrower | Sequence[Thrower] | Mapping[str, Hands]
"""The hand of all sides alike, one for each side in their order, or hands by side."""

Policies = str | Policy | Sequence[str | Policy] | Mapping[str, str | Policy]
"""The policy of all sides alike, one for each side in their order, or by side; by name or as an object."""


_HAND = "a Thrower, such as Thrower.preset('casual'), or one for each side"


def players_of(
    sides: Sequence[str],
    throwers: Throwers,
    policies: Policies = "greedy",
    people: Mapping[str, Sequence[str]] | None = None,
) -> dict[str, Player]:
    """A player for each side.

    Raises ThrowerError for a side without a hand or with more hands than people, RuleError for a side without
    a policy or with one that does not exist.
    """
    hands, chosen = _hands(sides, throwers), _chosen(sides, policies)
    for side, own in hands.items():
        seated = len(people[side]) if people and side in people else len(own)
        if len(own) > max(seated, 1):
            raise ThrowerError(
                f"{side} has {len(own)} throwers for {seated} people; give at most one for each",
                where="throwers",
            )
    return {side: Player(_policy(chosen[side]), hands[side]) for side in sides}


def _hands(sides: Sequence[str], throwers: Throwers) -> dict[str, tuple[Thrower, ...]]:
    if isinstance(throwers, Thrower):
        return dict.fromkeys(sides, (throwers,))
    check_type(throwers, Sequence | Mapping, _HAND, "throwers", ThrowerError)
    given = throwers if isinstance(throwers, Mapping) else dict(zip(sides, throwers, strict=False))
    hands = {}
    for side in sides:
        own = given.get(side)
        if not own:
            raise ThrowerError(f"there is no thrower for {side!r}; give one for each side", where="throwers")
        if not isinstance(own, Thrower):
            check_type(own, Sequence, _HAND, f"throwers.{side}", ThrowerError)
        hands[side] = (own,) if isinstance(own, Thrower) else tuple(own)
        for one in hands[side]:
            check_type(one, Thrower, _HAND, f"throwers.{side}", ThrowerError)
    return hands


def _chosen(sides: Sequence[str], policies: Policies) -> Mapping[str, str | Policy]:
    if isinstance(policies, str) or not isinstance(policies, Mapping | Sequence):
        return dict.fromkeys(sides, policies)
    given = policies if isinstance(policies, Mapping) else dict(zip(sides, policies, strict=False))
    missing = [side for side in sides if side not in given]
    if missing:
        raise RuleError(
            f"there is no policy for {missing[0]!r}; give one for each side", code="format", where="policies"
        )
    return given


def _policy(policy: str | Policy) -> Policy:
    if not isinstance(policy, str):
        if not isinstance(getattr(policy, "name", None), str):
            raise RuleError(
                f"this is of type {type(policy).__name__}; give a policy, or one's name: {', '.join(POLICIES)}",
                code="format",
                where="policies",
            )
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
