"""The conformance set: releases with the rests, times and hits that a port of the physics has to give.

Computed by the exact solver; as JSON (`knockout-conformance/1`, all that is needed to set each table up) and as CSV
(a row a token, for a spreadsheet).
"""

from __future__ import annotations

import csv
import json
from dataclasses import asdict, dataclass
from io import StringIO
from typing import TYPE_CHECKING, Any

from lab.export.cases import Case, cases
from lab.export.numbers import NOT_DAMPING, physics_document, token_numbers
from lab.motion.batch import SLID

if TYPE_CHECKING:
    from lab.motion import SlideResult

FORMAT = "knockout-conformance/1"

EXACT = 1e-6
"""m, and s: how near a solver comes that finds its events, in double precision."""

STEPPING, STEPPED_HITS = 2e-4, 5e-4
"""m: how near a solver with steps of 1/2000 s comes: STEPPING, and STEPPED_HITS times the case's sensitivity where
tokens hit, for a hit is found up to a step too late."""


_COLUMNS = (
    "version", "case", "board", "law", "restitution", "contact_friction", "contact", "tilt_pitch", "tilt_roll",
    "rails", "seams", "release_x", "release_y", "speed", "angle", "spin", "token", "radius", "mass", "lay_x",
    "lay_y", "rest_x", "rest_y", "off", "hits", "time", "sensitivity",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Conformance:
    """Cases with what the exact solver makes of them."""

    cases: tuple[Case, ...]
    results: tuple[SlideResult, ...]

    def as_dict(self, version: str) -> dict[str, Any]:
        """The set as one JSON document; version: of the package that computed it."""
        boards: dict[str, dict[str, Any]] = {}
        listed = []
        for case, result in zip(self.cases, self.results, strict=True):
            board = _board(case)
            key = next((name for name, known in boards.items() if known == board), f"board-{len(boards) + 1}")
            boards[key] = board
            listed.append(_case(case, result, key))
        return {
            "format": FORMAT,
            "version": version,
            "solver": "exact: events found, motion between them in closed form or by small steps",
            "units": "m, s, kg, rad; angles from straight up the board, positive to the right; spin anticlockwise",
            "notes": [NOT_DAMPING],
            "tolerance": {
                "exact": EXACT,
                "stepping": STEPPING,
                "stepped_hits": STEPPED_HITS,
                "text": f"A solver that finds its events comes within {EXACT:g} m; one with steps of 1/2000 s within "
                f"{STEPPING:g} m + {STEPPED_HITS:g} m x sensitivity (sensitivity only where tokens hit).",
            },
            "boards": boards,
            "cases": listed,
        }

    def json(self, version: str) -> bytes:
        """The document as a file."""
        return (json.dumps(self.as_dict(version), indent=1, allow_nan=False) + "\n").encode()

    def csv(self, version: str) -> bytes:
        """A row a token: the case's board and release, where the token lay, where and when all rest.

        seams: y:height:loss each. A rest is empty for a token that is off.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        parameters = ("mu", "k", "c", "mu0", "vs", "p", "q", "r")
        writer.writerow((*_COLUMNS[:4], *parameters, *_COLUMNS[4:]))
        for case, result in zip(self.cases, self.results, strict=True):
            board, r = case.board, case.release
            surface, hits = board.surface, board.collision
            for token in (SLID, *case.resting):
                kind = case.tokens.get(token, board.token)
                writer.writerow(
                    (version, case.name, case.base, surface.law, *(getattr(surface, name) for name in parameters),
                     hits.restitution, hits.friction, kind.contact, board.tilt_pitch, board.tilt_roll,
                     " ".join(case.rails), " ".join(f"{y:g}:{height:g}:{loss:g}" for y, height, loss in case.seams),
                     r.x, r.y, r.speed, r.angle, r.spin, token, kind.radius, kind.mass,
                     *case.resting.get(token, (r.x, r.y)), *result.rest.get(token, ("", "")), token in result.off,
                     result.hits, result.duration, f"{case.sensitivity():.3g}")
                )  # fmt: skip
        return text.getvalue().encode()


def conformance_set() -> Conformance:
    """The fifty cases, computed."""
    listed = tuple(cases())
    return Conformance(listed, tuple(case.slid() for case in listed))


def _board(case: Case) -> dict[str, Any]:
    """What moves a token in this case: `knockout-physics/1` without what is for reading only."""
    physics = physics_document(case.board)
    left_out = ("check", "notes", "provenance", "scatter", "tokens")
    made_of = {"base": case.base, "with": {**case.changes, "topple": False}}
    return {**made_of, **{key: value for key, value in physics.items() if key not in left_out}}


def _case(case: Case, result: SlideResult, board: str) -> dict[str, Any]:
    return {
        "name": case.name,
        "covers": list(case.covers),
        "board": board,
        "token": SLID,
        "release": asdict(case.release),
        "resting": {name: list(place) for name, place in case.resting.items()},
        "tokens": {name: token_numbers(token) for name, token in case.tokens.items()},
        "rest": {name: list(place) for name, place in result.rest.items()},
        "off": sorted(result.off),
        "hits": result.hits,
        "time": result.duration,
        "events": [event.as_dict() for event in result.events],
        "sensitivity": float(f"{case.sensitivity():.3g}"),
    }
