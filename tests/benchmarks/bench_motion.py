"""Speed of the batch solver beside pymunk and numpy's closed form, on the same slides in the same run."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pymunk
import pytest

from lab import Board, Releases, load_board, slide_many
from tests.lab.motion.tables import crowded, release

G = 9.80665
PYMUNK_SLIDES = 60


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("knockout")


@pytest.fixture(scope="module")
def releases(board: Board) -> Releases:
    rng = np.random.default_rng(1)
    return Releases.of([release(board, rng) for _ in range(100_000)])


@pytest.fixture(scope="module")
def resting(board: Board) -> dict[str, tuple[float, float]]:
    return crowded(board, np.random.default_rng(2), 12)


def test_numpy_closed_form(rate, board: Board, releases: Releases) -> None:
    def closed_form() -> np.ndarray:
        reach = releases.speed**2 / (2 * board.surface.mu * G)
        x = releases.x + np.sin(releases.angle) * reach
        y = releases.y + np.cos(releases.angle) * reach
        return (x < 0) | (x > board.width) | (y < 0) | (y > board.length)

    rate("numpy closed form, lone", len(releases), closed_form)


def test_lone_slides(rate, ratio, board: Board, releases: Releases) -> None:
    rate("batch, lone, 1 thread", len(releases), lambda: slide_many(board, releases, threads=1))
    ratio("batch, lone, 1 thread", "numpy closed form, lone", "at least 0.05")


@pytest.mark.parametrize("tokens", [6, 12])
def test_crowded_slides(rate, board: Board, releases: Releases, tokens: int) -> None:
    places = crowded(board, np.random.default_rng(2), tokens)
    name = f"batch, {tokens} resting, 1 thread"
    rate(name, len(releases), lambda: slide_many(board, releases, places, threads=1))


def test_two_threads(rate, ratio, board: Board, releases: Releases, resting) -> None:
    name = "batch, 12 resting, 2 threads"
    rate(name, len(releases), lambda: slide_many(board, releases, resting, threads=2))
    ratio(name, "batch, 12 resting, 1 thread", "at least 1.5")


LAWS = {
    "viscous": {"law": "viscous", "k": 0.3},
    "quadratic": {"law": "quadratic", "c": 0.2},
    "weakening": {"law": "weakening", "mu0": 0.1, "vs": 0.1},
    "weakening with k v": {"law": "weakening", "mu0": 0.1, "vs": 0.1, "k": 0.1},
    "weakening, scattered k v": {"law": "weakening", "mu0": 0.1, "vs": 0.1, "k": 0.1},
    "curling": {"law": "curling", "r": 0.05},
}
SLOWER = {"disc": {"contact": "disc"}, "ring": {"contact": "ring"}, "tilt": {"tilt_pitch": 0.01}}


@pytest.mark.parametrize("where", ["lone", "12 resting"])
def test_scattered_slides(rate, board: Board, releases: Releases, resting, where: str) -> None:
    places = None if where == "lone" else resting
    name = f"batch, {where}, scattered, 1 thread"
    rate(name, len(releases), lambda: slide_many(board, releases, places, threads=1, seed=1))


@pytest.mark.parametrize("where", ["lone", "12 resting"])
@pytest.mark.parametrize("law", LAWS)
def test_other_laws(rate, ratio, board: Board, releases: Releases, resting, law: str, where: str) -> None:
    name, changed = f"{law}, {where}, 1 thread", board.with_(**LAWS[law])
    seed, beside = None, f"batch, {where}, 1 thread"
    places = None if where == "lone" else resting
    if "scattered" in law:  # beside coulomb with the same draws; beside the exact one too, in the table
        seed = 1
        ratio(name, beside, "no bar: only one of them draws")
        beside = f"batch, {where}, scattered, 1 thread"
    rate(name, len(releases), lambda: slide_many(changed, releases, places, threads=1, seed=seed))
    ratio(name, beside, "at least 0.33")


@pytest.mark.parametrize("where", ["lone", "12 resting"])
@pytest.mark.parametrize("kind", SLOWER)
def test_stepped_paths(rate, ratio, board: Board, releases: Releases, resting, kind: str, where: str) -> None:
    name, changed = f"{kind}, spinning, {where}, 1 thread", board.with_(**SLOWER[kind])
    some = first(releases, 10_000)
    spin = np.random.default_rng(3).normal(0, 20, 10_000)
    spun = Releases.from_arrays(some.x, some.y, some.speed, some.angle, spin)
    places = None if where == "lone" else resting
    rate(name, 10_000, lambda: slide_many(changed, spun, places, threads=1))
    ratio(name, f"batch, {where}, 1 thread", "coupled spin at least 0.033")


def first(releases: Releases, count: int) -> Releases:
    return Releases.from_arrays(*(getattr(releases, f)[:count] for f in ("x", "y", "speed", "angle", "spin")))


@pytest.mark.parametrize(("hertz", "asked"), [(240, "at least 500; aim 1,000"), (2000, "no bar")])
def test_pymunk(rate, ratio, board: Board, releases: Releases, resting, hertz: int, asked: str) -> None:
    """Joint friction, the space built outside the clock, rest and edge polled every 16 steps."""
    name = f"pymunk at 1/{hertz}, 12 resting"

    def build() -> tuple[tuple[list], dict]:
        return ([_space(board, releases[i], resting) for i in range(PYMUNK_SLIDES)],), {}

    def run(spaces: list) -> None:
        for space, bodies in spaces:
            moving = True
            while moving:
                for _ in range(16):
                    space.step(1 / hertz)
                moving = any(
                    body.velocity.length > 1e-4
                    and 0 <= body.position.x <= board.width
                    and 0 <= body.position.y <= board.length
                    for body in bodies
                )

    rate(name, PYMUNK_SLIDES, run, build)
    ratio("batch, 12 resting, 1 thread", name, asked)


def _space(board: Board, thrown, resting) -> tuple[pymunk.Space, list[pymunk.Body]]:
    space = pymunk.Space()
    space.collision_slop = 1e-5
    token = board.token
    bodies = []
    for x, y in [(thrown.x, thrown.y), *resting.values()]:
        body = pymunk.Body(token.mass, pymunk.moment_for_circle(token.mass, 0, token.radius))
        body.position = x, y
        shape = pymunk.Circle(body, token.radius)
        shape.elasticity = sqrt(board.collision.restitution)
        shape.friction = sqrt(board.collision.friction)
        drag = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
        turn = pymunk.GearJoint(space.static_body, body, 0, 1)
        drag.max_bias = turn.max_bias = 0
        drag.max_force = board.surface.mu * token.mass * G
        turn.max_force = drag.max_force * token.radius * 2 / 3
        space.add(body, shape, drag, turn)
        bodies.append(body)
    bodies[0].velocity = thrown.speed * np.sin(thrown.angle), thrown.speed * np.cos(thrown.angle)
    return space, bodies
