"""Pay to leave jail (K12)?"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from lab.chance.questions.asked import ROUNDS, Asked, Rounds
from lab.chance.rollout.setting import Hands
from lab.chance.round_worth import Measure
from lab.errors import RuleError
from lab.rules.actions import Fee
from lab.rules.printed import JAIL
from lab.rules.resting import may_pay
from lab.rules.state import Place, RoundState, Task, side_of


def pay_jail(
    state: RoundState,
    throwers: Hands,
    token: str,
    *,
    n: int = ROUNDS,
    seed: int = 1,
    measure: Measure = "lead",
) -> Asked:
    """Whether to pay the fee for a token that has just come into jail, and slide it again now.

    state: waits for that decision, or is a table on which the token lies in jail, and the decision is due before
    anything else. Raises RuleError (`rule-K12`) for a token that is not in jail and a side that cannot pay.
    """
    at = state.places.get(token)
    if at is None or at.space != JAIL:
        raise RuleError(f"{token} is not in jail, so nobody pays for it", code="rule-K12", where="token")
    side = side_of(token)
    if not may_pay(state, token):
        raise RuleError(
            f"{side} has {state.balances[side]} in hand and cannot pay {state.options.jail_fee}; give it cash",
            code="rule-K12",
            where="cash",
        )
    if not state.agenda or state.agenda[0][:2] != ("fee", token):
        places = MappingProxyType({**state.places, token: Place(JAIL)})
        state = replace(state, places=places, agenda=(Task("fee", token), *state.agenda))
    rounds = Rounds(state, side, throwers, measure, n, seed)
    fee = state.options.jail_fee
    pay = rounds.played(f"pay {fee}", f"Pay {fee} and slide {token} again", [Fee(token, True)])
    stay = rounds.played("stay in jail", f"Leave {token} in jail", [Fee(token, False)])
    return rounds.asked(f"pay {fee} to take {token} out of jail?", [pay, stay])
