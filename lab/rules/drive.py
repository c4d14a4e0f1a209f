"""Rounds played on by policies: who decides, whose hand throws, and what the slides draw from the seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from lab.errors import ThrowerError
from lab.rules.actions import Action, Slide
from lab.rules.machine import decision, play
from lab.rules.policies import Policy, Throw
from lab.rules.state import RoundState
from lab.throwers import Thrower, release_y

if TYPE_CHECKING:
    from numpy.random import Generator

    from lab.board import Board
    from lab.motion import Release

_SLIDES_AT_ONCE = 20
"""Slides for which random numbers are drawn at once; a round has 8 to 16, and those that are made again."""

_STEP, _TURNS = 0.002, 48
"""The search for a free place behind the GO line: rings of so many places, each so much (m) wider."""


@dataclass(frozen=True)
class Player:
    """A side at the table: who decides, and the hands of its people, who slide its tokens by turns (K1)."""

    policy: Policy
    hands: tuple[Thrower, ...]

    def hand(self, token: str) -> Thrower:
        """Whose hand slides the token: the first one's the first token, and so on round the team."""
        return self.hands[(int(token.rpartition("-")[2]) - 1) % len(self.hands)]


def play_on(
    state: RoundState, players: Mapping[str, Player], rng: Generator
) -> tuple[RoundState, list[tuple[str, Action]]]:
    """The round played to its end, and every action with the rule of the decision that it answered.

    players: by side. Where there is only one answer nobody is asked. What hands and slides draw comes from
    `rng`: the same state, players and generator play the same round to the last bit.
    """
    played: list[tuple[str, Action]] = []
    noise = _noise(rng)
    while (waiting := decision(state)) is not None:
        action = waiting.forced
        if action is None:
            assert waiting.side is not None
            player = players[waiting.side]
            answer = player.policy.decide(state, waiting, rng)
            action = (
                thrown(state, answer, player.hand(answer.token), next(noise))
                if isinstance(answer, Throw)
                else answer
            )
        played.append((waiting.rule, action))
        state = play(state, action).state
    return state, played


def _noise(rng: Generator) -> Iterator[list[float]]:
    """Standard normal numbers, eight for each slide: five for the hand, three for the draw."""
    while True:
        yield from rng.standard_normal((_SLIDES_AT_ONCE, 8)).tolist()


def thrown(state: RoundState, throw: Throw, hand: Thrower, noise: Sequence[float]) -> Slide:
    """The slide that comes of a throw: the hand's release, beside what lies in its place, and the draw.

    noise: eight standard normal numbers.
    """
    from lab.motion.scatter import draw_from

    printed = state.printed
    release = hand.release(throw.aim, noise, printed.board)
    near = printed.board.go_line + 2 * printed.largest_radius
    table = {
        name: place.xy
        for name, place in state.places.items()
        if place.xy is not None and place.xy[1] < near and name != throw.token
    }
    if table:
        release = free_release(printed.board, release, table, throw.token)
    return Slide(throw.token, release, draw_from(printed.board, throw.token, *noise[5:]))


def free_release(
    board: Board, release: Release, table: Mapping[str, tuple[float, float]], token: str
) -> Release:
    """The release, moved to the nearest free place behind the GO line where another token lies in its place.

    table: {token: (x, y)} m of the tokens on the board. Raises ThrowerError when there is no room left.
    """
    from lab.motion import Release

    radius = board.token_for(token).radius
    others = [(place, radius + board.token_for(name).radius) for name, place in table.items()]
    back = min(radius, release_y(board))

    def free(x: float, y: float) -> bool:
        return all(hypot(x - ox, y - oy) >= reach for (ox, oy), reach in others)

    if free(release.x, release.y):
        return release
    for ring in range(1, int(hypot(board.width, board.go_line) / _STEP) + 2):
        for turn in range(_TURNS):
            x = release.x + ring * _STEP * sin(2 * pi * turn / _TURNS)
            y = release.y + ring * _STEP * cos(2 * pi * turn / _TURNS)
            if radius <= x <= board.width - radius and back <= y <= board.go_line and free(x, y):
                return Release(x, y, release.speed, release.angle, release.spin)
    raise ThrowerError(f"there is no room behind the GO line to set {token} down", where="release")
