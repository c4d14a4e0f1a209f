"""The conformance set read back as a stranger would: both our solvers meet it, and it covers what it says."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from math import hypot
from typing import Any

import pytest

from lab import Board, LiveTable, Release, Token, load_board, slide
from lab.export import Conformance, conformance_set
from lab.export.cases import LAWS
from tests.conftest import Report


@pytest.fixture(scope="module")
def made() -> Conformance:
    return conformance_set()


@pytest.fixture(scope="module")
def document(made: Conformance) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(made.json("1.2.3"))
    return read


def table_of(
    document: dict[str, Any], case: dict[str, Any]
) -> tuple[Board, dict[str, Any], dict[str, Token]]:
    """Board, resting tokens and token kinds from what the document says, and nothing else."""
    told = document["boards"][case["board"]]
    board = load_board(told["base"]).with_(**told["with"]).replace(rails=told["rails"], seams=told["seams"])
    kinds = {
        name: Token(**{key: value for key, value in token.items() if key != "inertia"})
        for name, token in case["tokens"].items()
    }
    return board, {name: tuple(place) for name, place in case["resting"].items()}, kinds


def gap(one: Any, other: Any) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def test_there_are_fifty_and_they_cover_what_they_say(document: dict[str, Any]) -> None:
    assert document["format"] == "knockout-conformance/1" and document["version"] == "1.2.3"
    assert len(document["cases"]) == len({case["name"] for case in document["cases"]}) == 50
    covers = Counter(word for case in document["cases"] for word in case["covers"])
    assert set(LAWS) | {
        "lone",
        "hits",
        "spin",
        "disc",
        "ring",
        "tilt",
        "masses",
        "off",
        "rail",
        "seam",
    } == set(covers)
    assert covers["lone"] == 15 and covers["hits"] >= 20
    for case in document["cases"]:
        assert ("hits" in case["covers"]) == (case["hits"] > 0), case["name"]
        assert ("off" in case["covers"]) == bool(case["off"]), case["name"]
        law = document["boards"][case["board"]]["law"]["name"]
        assert law == "coulomb" or law in case["covers"]


def test_every_law_number_that_is_told_is_the_one_that_was_used(document: dict[str, Any]) -> None:
    for case in document["cases"]:
        told, (board, _, _) = document["boards"][case["board"]], table_of(document, case)
        for name, value in told["law"]["parameters"].items():
            assert value == getattr(board.surface, name)
        assert told["token"]["contact"] == board.token.contact
        assert told["collision"]["friction"] == board.collision.friction


def test_the_exact_solver_meets_it(document: dict[str, Any]) -> None:
    most = document["tolerance"]["exact"]
    for case in document["cases"]:
        board, resting, kinds = table_of(document, case)
        result = slide(board, Release(**case["release"]), resting, tokens=kinds)
        assert result.off == set(case["off"]) and result.hits == case["hits"], case["name"]
        assert result.duration == pytest.approx(case["time"], abs=most)
        for name, place in case["rest"].items():
            assert gap(result.rest[name], place) < most, case["name"]


def test_the_live_table_meets_it(document: dict[str, Any], figure: Report) -> None:
    told, worst = document["tolerance"], 0.0
    for case in document["cases"]:
        board, resting, kinds = table_of(document, case)
        live = LiveTable(board, resting, tokens=kinds)
        live.launch("slid", Release(**case["release"]))
        events = live.settle()
        assert live.off == set(case["off"]), case["name"]
        assert sum(event.kind == "contact" for event in events) == case["hits"], case["name"]
        allowed = told["stepping"] + (told["stepped_hits"] * case["sensitivity"] if case["hits"] else 0.0)
        for name, place in case["rest"].items():
            part = gap(live.positions[name], place) / allowed
            worst = max(worst, part)
            assert part < 1.0, (case["name"], name, part * allowed)
        assert live.time == pytest.approx(case["time"], abs=0.01)
    figure("live table against the conformance set: worst part of the tolerance", f"{worst:.2f}", "1")


def test_the_csv_tells_the_same(made: Conformance, document: dict[str, Any]) -> None:
    rows = list(csv.DictReader(io.StringIO(made.csv("1.2.3").decode())))
    cases = {case["name"]: case for case in document["cases"]}
    assert {row["case"] for row in rows} == set(cases)
    for row in rows:
        case = cases[row["case"]]
        assert row["version"] == "1.2.3"
        assert row["law"] == document["boards"][case["board"]]["law"]["name"]
        assert (row["off"] == "True") == (row["token"] in case["off"])
        if row["token"] in case["rest"]:
            assert [float(row["rest_x"]), float(row["rest_y"])] == case["rest"][row["token"]]
        assert float(row["speed"]) == case["release"]["speed"] and int(row["hits"]) == case["hits"]


def test_it_is_the_same_every_time(made: Conformance) -> None:
    assert conformance_set().json("1") == made.json("1")


def test_a_wrong_port_fails_it(document: dict[str, Any]) -> None:
    """Damping instead of friction, or restitution forgotten: the set tells."""
    told = document["tolerance"]
    for case in document["cases"]:
        if case["name"] == "hit-1":
            board, resting, kinds = table_of(document, case)
            soft = slide(board.with_(restitution=0.5), Release(**case["release"]), resting, tokens=kinds)
            allowed = told["stepping"] + told["stepped_hits"] * case["sensitivity"]
            assert max(gap(soft.rest[name], place) for name, place in case["rest"].items()) > allowed
