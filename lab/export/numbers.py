"""A board's physics as plain numbers (`knockout-physics/1`): what every engine's export is made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lab.board import G
from lab.motion.friction import LAWS, law_numbers
from lab.motion.setup import inertia_of, pressing, slope
from lab.throwers import release_y

if TYPE_CHECKING:
    from lab.board import Board, Token

FORMAT = "knockout-physics/1"

NOT_DAMPING = (
    "Friction takes away speed evenly (a = mu g), damping takes away a share of it: a damped token creeps to its "
    "rest, a real one stops. Leave the engine's damping at zero and slow tokens as told here."
)
LAUNCH = (
    "Engines move a token first and slow it after the step, which carries it v dt / 2 too far: let it go slower by "
    "half a step's deceleration, v - a(v) dt / 2."
)
SPIN = {
    "ball": "A ball contact: spin and slide do not touch each other; when the token rests, set its spin to zero.",
    "disc": "A flat base: friction acts on each patch against that patch's own slip, so spin and slide are coupled.",
    "ring": "A rim: friction acts all round it against the rim's own slip, so spin and slide are coupled.",
}


def physics_document(board: Board) -> dict[str, Any]:
    """All that moves a token on the board, in SI units; readers ignore keys that they do not know.

    law: a = A + B shape(v) + drag(v), see `equation`; a token's factor multiplies A and B. tilt: acceleration
    (m/s^2) along the board. check: lone releases straight up the board from (x, y), and where and when they rest.
    """
    surface, hits = board.surface, board.collision
    numbers = dict(zip("ABCD", law_numbers(surface, pressing(board)), strict=True))
    across, along = slope(board)
    return {
        "format": FORMAT,
        "board": board.name,
        "units": "m, s, kg, rad",
        "g": G,
        "frame": "origin at the near left corner, x to the right, y up the board; angles from straight up, positive "
        "to the right; spin positive anticlockwise",
        "size": {"width": board.width, "length": board.length, "go_line": board.go_line},
        "off": "a token is off when its centre leaves the board",
        "law": {
            "name": surface.law,
            "equation": LAWS[surface.law].equation,
            "parameters": {name: getattr(surface, name) for name in LAWS[surface.law].parameters},
            **numbers,
        },
        "tilt": {"x": across, "y": along},
        "token": token_numbers(board.token),
        "tokens": {name: token_numbers(token) for name, token in board.tokens.items()},
        "collision": {
            "restitution": hits.restitution,
            "friction": hits.friction,
            "yield_speed": hits.yield_speed,
            "topple": hits.topple,
        },
        "rails": board.rails.model_dump(mode="json"),
        "seams": [seam.model_dump() for seam in board.seams],
        "scatter": {
            "mu": surface.mu_spread,
            "factor": surface.factor_spread,
            "restitution": hits.restitution_spread,
        },
        "notes": notes(board),
        "check": check_slides(board),
        "provenance": dict(board.provenance),
    }


def token_numbers(token: Token) -> dict[str, Any]:
    """A token's numbers; inertia in kg m^2 about its axis."""
    return {**token.model_dump(), "inertia": inertia_of(token) * token.mass * token.radius**2}


def notes(board: Board) -> list[str]:
    """What has to be known beside the numbers."""
    said = [NOT_DAMPING, LAUNCH, SPIN[board.token.contact]]
    if board.collision.yield_speed > 0:
        said.append(
            f"Restitution is {board.collision.restitution:g} up to {board.collision.yield_speed:g} m/s of impact and "
            "falls as its -1/4 power above."
        )
    if board.rails.sides:
        said.append(
            f"Rails along {', '.join(board.rails.sides)}: restitution {board.rails.restitution:g}, friction "
            f"{board.rails.friction:g} with any token."
        )
    if board.seams:
        said.append(
            "A seam costs m g height to climb and keeps `loss` of it: vy becomes sqrt(vy^2 - 2 g height loss); a "
            "token with vy^2 <= 2 g height stops there."
        )
    spread = (board.surface.mu_spread, board.surface.factor_spread, board.collision.restitution_spread)
    if any(spread):
        said.append(
            "No two real slides are alike: draw mu and factors log-normal, restitution normal, with `scatter` as "
            "relative standard deviation, anew for each slide."
        )
    return said


def check_slides(
    board: Board, parts: tuple[float, ...] = (0.75, 0.5, 0.25, 0.1, 0.0)
) -> list[dict[str, float]]:
    """Up to three lone slides to these parts of the way up the board: release, rest and time, from the exact solver.

    Those that leave the board (one that is tilted sideways) are left out; one that is not let go at all rests.
    """
    from lab.motion import Release, slide
    from lab.motion.reach import rough_speed_to_reach

    x, y = board.width / 2, release_y(board)
    found: list[dict[str, float]] = []
    for part in parts:
        speed = round(rough_speed_to_reach(board, part * (board.length - y)), 3)
        result = slide(board, Release(x, y, speed))
        if result.rest and len(found) < 3:
            rest_x, rest_y = result.rest[result.token]
            time = result.duration
            found.append({"x": x, "y": y, "speed": speed, "rest_x": rest_x, "rest_y": rest_y, "time": time})
    return found
