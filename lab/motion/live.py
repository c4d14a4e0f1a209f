"""The table that one plays on: pymunk, stepped in real time, by the same laws as the reference solver.

What slows tokens is in `drag.py`. Restitution and friction of each contact are set when it is found, so that
they are exactly the board's. Spin of a ball is uncoupled from its motion and is gone when the token rests, as
in the batch solver.

pymunk moves first and slows afterwards, which slides v dt / 2 too far; a launch is therefore lowered by half
a step's deceleration. After a hit the two solvers differ by what the token moves in a step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, hypot, sin, sqrt
from typing import Any

import numpy as np
import pymunk

from lab.board import Board, G, Token
from lab.errors import MotionError
from lab.motion.contact import restitution_at, topples
from lab.motion.drag import add_drag, plain
from lab.motion.events import SIDES, Event
from lab.motion.friction import deceleration, law_code, law_numbers
from lab.motion.release import Release
from lab.motion.scatter import draw
from lab.motion.setup import (
    Places,
    check_clear_of_rails,
    check_kind,
    check_on_board,
    inertia_of,
    pressing,
    set_up,
    slope,
    token_kind,
)
from lab.overlap import MOST_OVERLAP

STEP = 1 / 2000
"""Seconds of one sub-step: at 1/240 a struck token's direction is off by degrees."""

_STILL = 1e-7  # m/s; friction brings a token to zero but for rounding
_SPINLESS = 1e-7  # rad/s


@dataclass
class _Piece:
    """One token on the live table."""

    kind: Token
    body: pymunk.Body
    shape: pymunk.Circle
    moving: bool = False


class LiveTable:
    """Tokens on a board, some moving, carried on in time by `advance`.

    board: setting it changes the surface, tokens and size at once, also while tokens move.
    resting: {token: (x, y)} m. tokens: those that differ from the board's. step: s of a sub-step.
    Raises MotionError as `slide` does.
    """

    def __init__(
        self,
        board: Board,
        resting: Places | None = None,
        *,
        tokens: Mapping[str, Token] | None = None,
        step: float = STEP,
    ):
        if not 1e-6 <= step <= 0.1:
            raise MotionError(f"a step of {step:g} s is not usable; give 0.000001 to 0.1 s", where="step")
        table = set_up(board, resting, tokens)
        self._board = board
        self._tokens = dict(tokens or {})
        self._step = step
        self._left_over = 0.0
        self._drawn_for: tuple[int | None, tuple[str, ...]] = (None, ())
        self._draw()
        self._pieces: dict[str, _Piece] = {}
        self._events: list[Event] = []
        self.time = 0.0
        """Seconds that tokens have moved since the table was made."""
        self.off: set[str] = set()
        """Tokens that left the board since it was last cleared or they were placed again."""
        places = dict(zip(table.names, table.place.tolist(), strict=True))
        self._rebuild({name: ((x, y), (0.0, 0.0), 0.0, 0.0) for name, (x, y) in places.items()})

    # --- what one sees -------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board that the tokens slide on; set it to change everything at once."""
        return self._board

    @board.setter
    def board(self, board: Board) -> None:
        check_kind(board, Board, "board", "a Board, as `load_board` gives one")
        for name in (*self._tokens, *self._pieces):  # before anything changes
            token_kind(board, self._tokens, name)
        self._board = board
        self._draw()
        self._rebuild(self._states())
        self._take_off()

    @property
    def moving(self) -> bool:
        """Whether any token moves."""
        return any(piece.moving for piece in self._pieces.values())

    @property
    def positions(self) -> dict[str, tuple[float, float]]:
        """Centre (x, y) m of every token on the board."""
        return {name: _pair(piece.body.position) for name, piece in self._pieces.items()}

    @property
    def velocities(self) -> dict[str, tuple[float, float]]:
        """Velocity (x, y) m/s of every token on the board."""
        return {name: _pair(piece.body.velocity) for name, piece in self._pieces.items()}

    @property
    def headings(self) -> dict[str, float]:
        """Angle (rad, anticlockwise) that every token has turned through."""
        return {name: piece.body.angle for name, piece in self._pieces.items()}

    @property
    def spins(self) -> dict[str, float]:
        """Spin (rad/s, anticlockwise) of every token on the board."""
        return {name: piece.body.angular_velocity for name, piece in self._pieces.items()}

    # --- what one does -------------------------------------------------------------------------------

    def launch(self, token: str, release: Release, *, seed: int | None = None) -> None:
        """Let a token go, from wherever it was; it may be new on the table.

        seed: draws the board's scatter of mu, restitution and token factors until the next launch, as `slide` does
        for resting tokens in the order of their names; without it all are the board's own.
        """
        check_kind(release, Release, "release", "a Release")
        check_on_board(self._board, release.x, release.y, "release")
        radius = token_kind(self._board, self._tokens, token).radius
        check_clear_of_rails(self._board, release.x, release.y, radius, "release")
        self._check_free(token, release.x, release.y, "release")
        states = self._states()
        self._drawn_for = seed, (token, *sorted(states.keys() - {token}))
        self._draw()
        numbers = self._numbers(token, token_kind(self._board, self._tokens, token))
        slowing = plain(deceleration)(law_code(self._board), *numbers, release.speed)
        speed = max(release.speed - 0.5 * slowing * self._step, 0.0)
        velocity = (speed * sin(release.angle), speed * cos(release.angle))
        states[token] = ((release.x, release.y), velocity, 0.0, release.spin)
        self.off.discard(token)
        self._rebuild(states)
        self._pieces[token].moving = True
        self._events.append(Event("start", self.time, token, (release.x, release.y)))

    def place(self, token: str, x: float, y: float) -> None:
        """Set a token down at rest at (x, y) m; it may be new on the table."""
        check_on_board(self._board, x, y, token)
        radius = token_kind(self._board, self._tokens, token).radius
        check_clear_of_rails(self._board, x, y, radius, token)
        self._check_free(token, x, y, token)
        states = self._states()
        states[token] = ((x, y), (0.0, 0.0), 0.0, 0.0)
        self.off.discard(token)
        self._rebuild(states)

    def remove(self, token: str) -> None:
        """Take a token off the table; one that is not there is no error."""
        states = self._states()
        states.pop(token, None)
        self.off.discard(token)
        self._rebuild(states)

    def clear(self) -> None:
        """Take all tokens off the table."""
        self.off.clear()
        self._events.clear()
        self._rebuild({})

    def advance(self, seconds: float) -> list[Event]:
        """Carry the moving tokens on by `seconds`; returns what happened, in order.

        Whole sub-steps are made; what is left over counts at the next call.
        """
        self._left_over += seconds
        while self.moving and self._left_over >= self._step:
            self._left_over -= self._step
            self._sub_step()
        if not self.moving:
            self._left_over = 0.0
        happened, self._events = self._events, []
        return happened

    def settle(self, limit: float = 60.0) -> list[Event]:
        """Carry on until everything lies still; MotionError when that takes more than `limit` seconds."""
        end = self.time + limit
        happened = self.advance(0.0)
        while self.moving:
            if self.time > end:
                raise MotionError(f"tokens still move after {limit:g} s")
            happened += self.advance(256 * self._step)
        return happened

    # --- inside --------------------------------------------------------------------------------------

    def _states(self) -> dict[str, Any]:
        """Place, velocity, heading and spin of every token."""
        return {
            name: (
                _pair(piece.body.position),
                _pair(piece.body.velocity),
                piece.body.angle,
                piece.body.angular_velocity,
            )
            for name, piece in self._pieces.items()
        }

    def _rebuild(self, states: Mapping[str, Any]) -> None:
        """A fresh space from the states in order of name, so that the same state gives the same motion."""
        space = pymunk.Space()
        space.collision_slop = 1e-5  # the default, 0.1 m, is three token widths
        space.gravity = slope(self._board)
        space.on_collision(pre_solve=self._before_contact, post_solve=self._after_contact)
        self._space = space
        self._pieces = {}
        self._names: dict[pymunk.Shape, str] = {}
        self._add_rails()
        for name in sorted(states):
            self._add(name, *states[name])

    def _add_rails(self) -> None:
        width, length = self._board.width, self._board.length
        corners = {
            "left": ((0, 0), (0, length)),
            "right": ((width, 0), (width, length)),
            "near": ((0, 0), (width, 0)),
            "far": ((0, length), (width, length)),
        }
        for side in SIDES:
            if side in self._board.rails.sides:
                rail = pymunk.Segment(self._space.static_body, *corners[side], 0.0)
                self._space.add(rail)
                self._names[rail] = f"rail-{side}"

    def _draw(self) -> None:
        """The values of the slide under way, on the board as it is now: `_strength` multiplies all dry friction,
        `_factors` are the tokens' own factors on it."""
        seed, names = self._drawn_for
        own = np.array([token_kind(self._board, self._tokens, name).factor for name in names])
        mu, restitution, factors = draw(self._board, own, 1, seed)
        self._strength, self._restitution = float(mu[0]) / self._board.surface.mu, float(restitution[0])
        self._factors = dict(zip(names, factors[0].tolist(), strict=True))

    def _numbers(self, name: str, kind: Token) -> tuple[float, float, float, float]:
        """The law's numbers for a token, its factor on dry friction counted in."""
        a, b, c, d = law_numbers(self._board.surface, pressing(self._board))
        factor = self._strength * self._factors.get(name, kind.factor)
        return a * factor, b * factor, c, d

    def _add(
        self,
        name: str,
        place: tuple[float, float],
        velocity: tuple[float, float],
        heading: float,
        spin: float,
    ) -> None:
        kind = token_kind(self._board, self._tokens, name)
        inertia = inertia_of(kind)
        body = pymunk.Body(kind.mass, inertia * kind.mass * kind.radius**2)
        body.position, body.velocity = place, velocity
        body.angle, body.angular_velocity = heading, spin
        shape = pymunk.Circle(body, kind.radius)
        self._space.add(body, shape)
        add_drag(self._space, body, kind, law_code(self._board), self._numbers(name, kind), inertia)
        self._names[shape] = name
        self._pieces[name] = _Piece(kind, body, shape, moving=hypot(*velocity) > _STILL or spin != 0.0)

    def _sub_step(self) -> None:
        before = {name: piece.body.position.y for name, piece in self._pieces.items() if self._board.seams}
        self._space.step(self._step)
        self.time += self._step
        if before:
            self._cross_seams(before)
        width, length = self._board.width, self._board.length
        outside = False
        for name, piece in self._pieces.items():
            body = piece.body
            vx, vy = body.velocity
            spins = piece.kind.contact != "ball" and abs(body.angular_velocity) > _SPINLESS
            if abs(vx) > _STILL or abs(vy) > _STILL or spins:
                piece.moving = True
                x, y = body.position
                outside = outside or not (0 <= x <= width and 0 <= y <= length)
            elif piece.moving:
                piece.moving = False
                body.velocity = (0.0, 0.0)
                body.angular_velocity = 0.0
                self._events.append(Event("rest", self.time, name, _pair(body.position)))
        if outside:
            self._take_off()

    def _cross_seams(self, before: Mapping[str, float]) -> None:
        """Slow or stop the tokens whose centre crossed a seam in the last sub-step."""
        for name, y in before.items():
            body = self._pieces[name].body
            for number, seam in enumerate(self._board.seams, start=1):
                if y == seam.y or (y < seam.y) == (body.position.y < seam.y):
                    continue
                self._events.append(
                    Event("seam", self.time, name, (body.position.x, seam.y), f"seam-{number}")
                )
                vx, vy = body.velocity
                climb = 2.0 * G * seam.height
                if vy * vy <= climb:
                    body.position = body.position.x, seam.y
                    body.velocity, body.angular_velocity = (0.0, 0.0), 0.0
                else:
                    left = sqrt(vy * vy - climb * seam.loss)
                    body.velocity = vx, left if vy > 0 else -left

    def _take_off(self) -> None:
        """Take every token whose centre has left the board off the table (K7)."""
        width, length = self._board.width, self._board.length
        for name, piece in list(self._pieces.items()):
            x, y = piece.body.position
            if not (0 <= x <= width and 0 <= y <= length):
                self._space.remove(*piece.body.constraints, piece.shape, piece.body)
                del self._pieces[name], self._names[piece.shape]
                self.off.add(name)
                self._events.append(Event("off", self.time, name, (x, y)))

    def _before_contact(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        first, second = arbiter.shapes
        one, other = arbiter.bodies
        approach = abs((one.velocity - other.velocity).dot(arbiter.contact_point_set.normal))
        if isinstance(first, pymunk.Circle) and isinstance(second, pymunk.Circle):
            hits = self._board.collision
            arbiter.restitution = plain(restitution_at)(self._restitution, hits.yield_speed, approach)
            arbiter.friction = hits.friction
        else:
            arbiter.restitution, arbiter.friction = self._board.rails.restitution, self._board.rails.friction

    def _after_contact(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        if not arbiter.is_first_contact:
            return
        first, second = sorted((self._names[shape] for shape in arbiter.shapes), key=self._is_rail)
        if not self._is_rail(second):
            first, second = sorted((first, second))
        place = _pair(self._pieces[first].body.position)
        impulse = abs(arbiter.total_impulse.dot(arbiter.contact_point_set.normal))
        time, rail = self.time + self._step, self._is_rail(second)
        self._events.append(Event("rail" if rail else "contact", time, first, place, second, impulse))
        if rail or not self._board.collision.topple:
            return
        for name in (first, second):
            kind, at = self._pieces[name].kind, self._pieces[name].body.position
            if plain(topples)(impulse, kind.mass, kind.radius, kind.height):
                self._events.append(Event("topple", time, name, _pair(at)))

    def _is_rail(self, name: str) -> bool:
        return name not in self._pieces

    def _check_free(self, token: str, x: float, y: float, where: str) -> None:
        radius = token_kind(self._board, self._tokens, token).radius
        for name, piece in self._pieces.items():
            if name == token:
                continue
            gap = hypot(*(piece.body.position - (x, y))) - radius - piece.kind.radius
            if gap < -MOST_OVERLAP:
                raise MotionError(
                    f"{token} would overlap {name} by {-gap * 1000:.1f} mm; choose a free place", where=where
                )


def _pair(vector: pymunk.Vec2d) -> tuple[float, float]:
    return float(vector.x), float(vector.y)
