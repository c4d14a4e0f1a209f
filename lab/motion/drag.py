"""What slows a token on the live table in each sub-step, for pymunk's bodies.

Under coulomb friction a ball is held by a PivotJoint to the table with `max_force` = mu m g and no bias: it
takes speed away evenly, holds a token that rests, and costs no Python. Every other law, and a flat base that
spins, needs a velocity function, which pymunk calls for each body and step: the same rates as the reference
solver's, an Euler step of them, and a stop where they would turn the motion round.
"""

from __future__ import annotations

from math import hypot

import pymunk

from lab.board import Token
from lab.compiled import plain
from lab.motion.base import CONTACTS, force_and_torque
from lab.motion.friction import COULOMB, deceleration


def add_drag(
    space: pymunk.Space,
    body: pymunk.Body,
    token: Token,
    law: int,
    numbers: tuple[float, float, float, float],
    inertia: float,
) -> None:
    """Let the table slow a body; numbers: the law's A, B, C, D for this token; inertia in units of m R^2."""
    if law == COULOMB and token.contact == "ball":
        joint = pymunk.PivotJoint(space.static_body, body, (0.0, 0.0), (0.0, 0.0))
        joint.max_bias = 0.0
        joint.max_force = numbers[0] * token.mass
        space.add(joint)
        return
    a, b, c, d = numbers
    base, radius = CONTACTS[token.contact], token.radius
    slowing = plain(deceleration)
    at_rest = slowing(law, a, b, c, d, 0.0)

    def slow(body: pymunk.Body, gravity: pymunk.Vec2d, _damping: float, dt: float) -> None:
        vx, vy = body.velocity
        w = body.angular_velocity
        if vx == vy == w == 0.0:  # friction at rest is stronger than any tilt that a board may have
            return
        v, u = hypot(vx, vy), radius * abs(w)
        if token.contact == "ball":
            force, torque = slowing(law, a, b, c, d, v), 0.0
        else:
            force, torque = force_and_torque(base, law, a, b, c, d, v, u)
        vx, vy = vx + gravity.x * dt, vy + gravity.y * dt
        pulled = hypot(vx, vy)
        if pulled <= force * dt or (pulled < at_rest * dt and (token.contact == "ball" or u < at_rest * dt)):
            body.velocity = 0.0, 0.0
        else:
            left = 1.0 - force * dt / pulled
            body.velocity = vx * left, vy * left
        if token.contact != "ball":
            turned = torque / (inertia * radius) * dt
            body.angular_velocity = 0.0 if turned >= abs(w) else w - turned if w > 0 else w + turned

    body.velocity_func = slow
