"""Exported code lands where we land: Chipmunk's is run on all tables, Box2D's compiled and run on empty ones."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lab import Board, board_names, load_board
from lab.errors import UsageError
from lab.export import ENGINES, Conformance, conformance_set, engine_code, physics_document
from lab.export.cases import LAWS, Case
from lab.export.conformance import STEPPED_HITS, STEPPING
from lab.motion import SlideResult
from tests.conftest import Report
from tests.patience import PATIENCE

SPINNING = 5e-4
"""m: a base that spins is taken as patches in exported code, which costs a little more."""

NO_WARNING = ["-Wall"] + [
    f"-Werror={kind}"
    for kind in (
        "address", "comment", "format", "implicit-function-declaration", "implicit-int", "incompatible-pointer-types",
        "int-conversion", "parentheses", "pointer-sign", "return-type", "uninitialized", "unknown-pragmas",
        "unused-but-set-variable", "unused-label", "unused-value",
    )
]  # fmt: skip
"""By name: what the next compiler warns of beside them is not known."""


@pytest.fixture(scope="module")
def cases() -> Conformance:
    return conformance_set()


def tolerance(case: Case, result: SlideResult) -> float:
    """What the conformance set allows a solver that steps."""
    flat = case.board.token.contact != "ball" and case.release.spin != 0.0
    return (
        STEPPING + (SPINNING if flat else 0.0) + (STEPPED_HITS * case.sensitivity() if result.hits else 0.0)
    )


def run_chipmunk(case: Case) -> dict[str, tuple[float, float] | None]:
    """Where all tokens rest by the exported Python; None for one that is off."""
    exported: dict[str, Any] = {"__name__": "exported"}
    exec(compile(engine_code(case.board, "chipmunk"), "chipmunk.py", "exec"), exported)
    exported["TOKENS"].update({n: (t.radius, t.mass, t.factor) for n, t in case.tokens.items()})
    space, r = exported["make_space"](), case.release
    places = {**case.resting, "slid": (r.x, r.y)}
    bodies = {name: exported["add_token"](space, name, x, y) for name, (x, y) in sorted(places.items())}
    exported["launch"](bodies["slid"], "slid", r.speed, r.angle, r.spin)
    rests: dict[str, tuple[float, float] | None] = exported["settle"](space, bodies)
    return rests


def test_chipmunk_s_code_lands_where_we_land(cases: Conformance, figure: Report) -> None:
    worst: dict[str, float] = {"alone": 0.0, "hits": 0.0}
    for case, result in zip(cases.cases, cases.results, strict=True):
        found = run_chipmunk(case)
        assert {name for name, place in found.items() if place is None} == result.off, case.name
        for name, place in result.rest.items():
            there = found[name]
            assert there is not None
            gap = float(np.hypot(*np.subtract(there, place)))
            assert gap < tolerance(case, result), (case.name, name, gap)
            kind = "hits" if result.hits else "alone"
            worst[kind] = max(worst[kind], gap)
    for kind, gap in worst.items():
        asked = (
            "0.2 mm, 0.7 mm where a flat base spins" if kind == "alone" else "0.2 mm + 0.5 mm x sensitivity"
        )
        figure(
            f"exported Chipmunk code against the exact solver, {kind}: worst", f"{1000 * gap:.2f} mm", asked
        )


def test_chipmunk_s_code_knows_restitution_that_falls_and_rails_of_their_own(cases: Conformance) -> None:
    hit = next(case for case in cases.cases if case.name == "hit-2")
    rail = next(case for case in cases.cases if case.name == "rail")
    soft = replace(hit, changes={**hit.changes, "yield_speed": 0.1})
    dead = replace(rail, changes={**rail.changes, "restitution": 0.0, "contact_friction": 0.0})
    assert soft.slid().rest["a"][1] < hit.slid().rest["a"][1] - 0.005
    for case in (soft, dead):
        result, found = case.slid(), run_chipmunk(case)
        for name, place in result.rest.items():
            there = found[name]
            assert there is not None
            assert float(np.hypot(*np.subtract(there, place))) < tolerance(case, result), case.name


def test_chipmunk_s_code_runs_as_a_script_and_meets_its_own_check(tmp_path: Path) -> None:
    import sys

    script = tmp_path / "table.py"
    script.write_text(engine_code(load_board("knockout").with_(law="viscous", k=0.3), "chipmunk"))
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True).stdout
    x, y, asked_x, asked_y = (float(number) for number in re.findall(r"\d\.\d+", told))
    assert (x, y) == pytest.approx((asked_x, asked_y), abs=1e-4)


MAIN = """
#include <stdio.h>
#include <stdlib.h>
int main( int count, char** given )
{
	float x = atof( given[1] ), y = atof( given[2] ), v = atof( given[3] ), turn = atof( given[4] );
	KnockoutToken token = KnockoutAddToken( KnockoutWorld(), x, y, knockoutRadius, knockoutMass, knockoutFactor );
	KnockoutLaunch( token, v, turn, atof( given[5] ) );
	do { b2World_Step( ( b2WorldId ){ 1 }, knockoutStep, 4 ); } while ( KnockoutSlow( token ) && count );
	printf( "%.9g %.9g\\n", stubX / knockoutScale, stubY / knockoutScale );
}
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_box2d_s_code_compiles_and_a_lone_token_lands_where_ours_does(
    cases: Conformance, tmp_path: Path, figure: Report
) -> None:
    """In a world that only moves what is not hit: the lines that we export, in C's single precision, at 1/480 s."""
    header = tmp_path / "box2d" / "box2d.h"
    header.parent.mkdir()
    shutil.copy(Path(__file__).with_name("stub_box2d.h"), header)
    worst, alone = (
        0.0,
        [
            (case, result)
            for case, result in zip(cases.cases, cases.results, strict=True)
            if not case.resting and not result.off and not case.rails and not case.seams
        ],
    )
    assert len(alone) >= 20
    for case, result in alone:
        source, program = tmp_path / f"{case.name}.c", tmp_path / case.name
        source.write_text(engine_code(case.board, "box2d") + MAIN)
        subprocess.run(
            ["cc", "-std=c11", *NO_WARNING, "-I", tmp_path, "-o", program, source, "-lm"], check=True
        )
        r = case.release
        given = [f"{number!r}" for number in (r.x, r.y, r.speed, r.angle, r.spin)]
        told = subprocess.run(
            [program, *given], capture_output=True, text=True, check=True, timeout=PATIENCE
        ).stdout
        gap = float(np.hypot(*np.subtract([float(v) for v in told.split()], result.rest["slid"])))
        worst = max(worst, gap)
        assert gap < 1e-3, (case.name, gap)
    figure("exported C code at 1/480 s, alone: worst", f"{1000 * worst:.2f} mm", "1 mm")


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", board_names())
def test_every_board_and_law_is_exported_whole(engine: str, law: str, name: str) -> None:
    board = load_board(name).with_(**LAWS[law])
    text = engine_code(board, engine)
    assert "${" not in text and "@if" not in text and "@end" not in text
    assert "damping" in text and law in text and "Check" in text
    opened, closed = (sum(text.count(mark) for mark in marks) for marks in ("([{", ")]}"))
    assert opened == closed


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("contact", ["ball", "disc", "ring"])
def test_the_gdscript_is_gdscript(law: str, contact: str) -> None:
    parser = pytest.importorskip(
        "gdtoolkit.parser", reason="gdtoolkit, a parser of GDScript, is not installed"
    )
    board = load_board("knockout").with_(contact=contact, tilt_pitch=0.01, **LAWS[law])
    parser.parser.parse(engine_code(board, "godot"))


@pytest.mark.parametrize(
    ("engine", "restitution", "friction"),
    [
        ("chipmunk", lambda a, b: a * b, lambda a, b: a * b),
        ("box2d", max, lambda a, b: sqrt(a * b)),
        ("godot", lambda a, b: min(a + b, 1.0), min),
        ("unity", max, lambda a, b: sqrt(a * b)),
    ],
)
def test_by_the_engine_s_rule_a_pair_has_our_restitution_and_friction(
    engine: str, restitution: Any, friction: Any
) -> None:
    known = ENGINES[engine]
    for value in (0.0, 0.15, 0.75, 1.0):
        each, rub = known.restitution_each(value), known.friction_each(value)
        assert restitution(each, each) == pytest.approx(value)
        assert friction(rub, rub) == pytest.approx(value)


def test_numbers_are_in_the_engine_s_units() -> None:
    """A law gives the same deceleration, in units a metre of the engine, at any speed."""
    for name, numbers in LAWS.items():
        board = load_board("knockout").with_(**numbers)
        law = physics_document(board)["law"]
        for engine in ("box2d", "unity"):
            text, s = engine_code(board, engine), ENGINES[engine].scale
            found = dict(re.findall(r"\b([ABCD]) = (-?[\d.e+-]+)f", text))
            a, b, c, d = (float(found[key]) for key in "ABCD")
            for v in (0.01, 0.1, 0.9):
                ours = deceleration(name, law["A"], law["B"], law["C"], law["D"], v)
                assert deceleration(name, a, b, c, d, v * s) / s == pytest.approx(ours, rel=1e-6)


def deceleration(law: str, a: float, b: float, c: float, d: float, v: float) -> float:
    """The laws once more, from the equations."""
    return {
        "coulomb": a,
        "viscous": a + d * v,
        "quadratic": a + d * v**2,
        "weakening": a + b * np.exp(-((v / c) ** 2)) + d * v,
        "curling": a + b / (v + c),
    }[law]


def test_the_plain_numbers_are_json_with_slides_to_check_by() -> None:
    board = load_board("knockout")
    told = json.loads(engine_code(board, "json"))
    assert told["format"] == "knockout-physics/1"
    assert told["law"]["A"] == pytest.approx(0.08 * 9.80665)
    assert told["token"]["inertia"] == pytest.approx(0.5 * 0.012 * 0.016**2)
    assert len(told["check"]) == 3
    for one in told["check"]:  # v^2 / (2 mu g), v / (mu g)
        assert one["rest_y"] - one["y"] == pytest.approx(one["speed"] ** 2 / (2 * 0.08 * 9.80665))
        assert one["time"] == pytest.approx(one["speed"] / (0.08 * 9.80665))


def test_tokens_that_differ_are_told() -> None:
    board: Board = load_board("knockout")
    heavy = {"radius": 0.018, "mass": 0.03, "height": 0.03, "contact": "ball", "factor": 0.9}
    other = board.replace(tokens={"red-1": heavy})
    for engine in ENGINES:
        text = engine_code(other, engine)
        assert "red-1" in text and "0.018" in text and "0.03" in text


def test_a_board_on_which_most_slides_leave_is_exported_with_those_that_stay() -> None:
    steep = load_board("knockout").with_(tilt_roll=0.078)
    check = physics_document(steep)["check"]
    assert 1 <= len(check) < 3
    for engine in ENGINES:
        assert "rests at" in engine_code(steep, engine)


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(UsageError, match="engines are chipmunk"):
        engine_code(load_board("knockout"), "unreal")
