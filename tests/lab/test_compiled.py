"""The compiled solver is always the one whose sources are on disk."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lab
import lab.compiled
from lab import Release, load_board, slide
from lab.compiled import compiled_sources, tell_if_new, with_constants
from lab.motion.kernel import launch, run_slide
from lab.motion.pieces import set_velocity
from lab.motion.tables import MOVING, STATE, TOKEN_COLUMNS, new_plan

ASK = "from lab.motion.friction import stop_distance; print(stop_distance(0, 0.5, 0.0, 1.0, 0.0, 1.0))"
HOME = Path(lab.__file__).parents[1]


def ask(folder: Path, cache: Path, question: str = ASK) -> tuple[float, list[str]]:
    """What a fresh process answers with the sources in `folder`, and the cache folders afterwards."""
    environment = {**os.environ, "KNOCKOUT_LAB_CACHE": str(cache), "PYTHONPATH": str(folder)}
    asked = subprocess.run(
        [sys.executable, "-c", question],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(asked.stdout), sorted(path.name for path in cache.glob("kernels-*"))


def test_an_edit_of_one_law_is_seen_by_the_next_run(tmp_path: Path) -> None:
    folder, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(HOME / "lab", folder / "lab", ignore=shutil.ignore_patterns("__pycache__"))
    first, folders = ask(folder, cache)
    assert first == 1.0 and len(folders) == 1
    again, same = ask(folder, cache)
    assert again == 1.0 and same == folders
    law = folder / "lab" / "motion" / "friction.py"
    text = law.read_text()
    assert "return 0.5 * v * v / a" in text
    law.write_text(text.replace("return 0.5 * v * v / a", "return 2.0 * v * v / a"))
    edited, folders = ask(folder, cache)
    assert edited == 4.0 and len(folders) == 2


def test_an_edit_of_a_constant_in_a_file_that_compiles_nothing_is_seen(tmp_path: Path) -> None:
    folder, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(HOME / "lab", folder / "lab", ignore=shutil.ignore_patterns("__pycache__"))
    question = (
        "import numpy as np; from lab.motion import tables; "
        "from lab.motion.pieces import greatest_acceleration as part; import numba; "
        "ask = numba.njit(lambda tok, plan: part(0, tok, plan)); "
        "tok, plan = np.arange(35.0)[None, :], tables.new_plan(1); plan[0] = 2; plan[0, tables.STATE] = 1; "
        "print(ask(tok, plan))"
    )
    assert ask(folder, cache, question)[0] == 33.0  # the column of AMAX
    constants = folder / "lab" / "motion" / "tables.py"
    text = constants.read_text()
    assert "AW1, AMAX, STEP_SIZE" in text
    constants.write_text(text.replace("AW1, AMAX, STEP_SIZE", "AW1, STEP_SIZE, AMAX"))
    assert ask(folder, cache, question)[0] == 34.0


def test_every_file_that_compiles_counts_and_what_it_takes_names_from() -> None:
    names = {path.relative_to(HOME / "lab").as_posix() for path in compiled_sources()}
    assert {"motion/friction.py", "motion/contact.py", "motion/kernel.py", "disc_area.py"} <= names
    assert {"motion/tables.py", "board/values.py"} <= names
    assert {"chance/rollout/machine.py", "chance/rollout/tables.py"} <= names
    assert not {
        name for name in names if name.startswith(("rules/", "cli/", "figures/", "chance/questions/"))
    }


def test_import_is_lazy() -> None:
    ask_modules = (
        "import sys, lab; lab.load_board; "
        "print([m for m in ('numba', 'scipy.optimize', 'PySide6', 'pymunk') if m in sys.modules])"
    )
    asked = subprocess.run([sys.executable, "-c", ask_modules], capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == "[]"


def test_unknown_names_are_not_in_the_package() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        lab.nonsense  # noqa: B018 - looking it up is the test
    assert "slide_many" in dir(lab)


def test_the_first_use_says_that_it_compiles_and_the_next_does_not(tmp_path: Path) -> None:
    ask_slide = (
        "from lab import Release, load_board, slide; slide(load_board('knockout'), Release(0.14, 0.1, 0.8))"
    )
    environment = {**os.environ, "KNOCKOUT_LAB_CACHE": str(tmp_path)}
    words = [
        subprocess.run(
            [sys.executable, "-c", ask_slide], env=environment, capture_output=True, text=True, check=True
        ).stderr
        for _ in range(2)
    ]
    assert words[0].strip() == "compiling the solver for this machine, once: about ten seconds"
    assert words[1] == ""
    kept = {path.name.partition("-")[0] for path in tmp_path.glob("**/*.nbi")}
    assert (
        "kernel.run_slide_MAY_CURVE_False" in kept
    )  # of the solver of straight paths, and no more than that
    assert not kept & {"kernel.run_slide", "pieces._begin_curved", "spinning.begin_spinning", "pieces.begin"}


def test_each_of_the_solvers_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lab.compiled, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(lab.compiled, "_told", set())
    straight = with_constants(run_slide, MAY_CURVE=False)
    (tmp_path / "motion").mkdir()
    (tmp_path / "motion" / "kernel.run_slide_MAY_CURVE_False-1.py.nbi").touch()
    for _ in range(2):
        tell_if_new(straight, "one", "no time")
        tell_if_new(run_slide, "the other", "a minute")
    assert [record.getMessage() for record in caplog.records] == [
        "compiling the other for this machine, once: a minute"
    ]


def test_other_constants_are_built_in_wherever_they_are_used() -> None:
    assert with_constants(run_slide, NOT_ASKED_FOR=1) is run_slide
    straight = with_constants(run_slide, MAY_CURVE=False)
    assert straight is with_constants(run_slide, MAY_CURVE=False) is not run_slide
    assert with_constants(run_slide, MAY_CURVE=None) is not straight
    with pytest.raises(TypeError, match="set_velocity is compiled into its callers alone"):
        with_constants(set_velocity, MOVING=7)(
            0, 1.0, 0.0, 0.0, 0.0, np.zeros((1, TOKEN_COLUMNS)), new_plan(1)
        )
    edge = with_constants(launch, MOVING=7)
    tok, plan = np.zeros((1, TOKEN_COLUMNS)), new_plan(1)
    edge(0, 0.0, 0.0, 1.0, 0.0, 0.0, tok, plan)
    assert plan[0, STATE] == 7
    launch(0, 0.0, 0.0, 1.0, 0.0, 0.0, tok, plan)
    assert plan[0, STATE] == MOVING


def test_python_is_refused_what_is_compiled_into_its_callers_alone() -> None:
    tok, plan = np.zeros((1, TOKEN_COLUMNS)), new_plan(1)
    for _ in range(2):
        with pytest.raises(TypeError, match="set_velocity is compiled into its callers alone"):
            set_velocity(0, 1.0, 0.0, 0.0, 0.0, tok, plan)
    assert slide(load_board("knockout"), Release(0.14, 0.1, 0.8)).duration > 0.0  # it is compiled by now
    with pytest.raises(TypeError, match="set_velocity is compiled into its callers alone"):
        set_velocity(0, 1.0, 0.0, 0.0, 0.0, tok, plan)


def answered(cache: Path, most: int | None = None) -> tuple[float, str]:
    """What a fresh process answers, and says, with this cache; most: bytes that a file may have, as on a full disk."""
    words = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most})); " if most else ""
    asked = subprocess.run(
        [sys.executable, "-c", words + ASK],
        env={**os.environ, "KNOCKOUT_LAB_CACHE": str(cache), "PYTHONPATH": str(HOME)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(asked.stdout), asked.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are of Unix")
def test_a_cache_that_cannot_be_kept_costs_time_alone(tmp_path: Path) -> None:
    sound = answered(tmp_path / "cache")
    assert sound[1] == ""
    value, said = answered(tmp_path / "full", most=4096)
    assert value == sound[0] and said.count("\n") == 1 and "cannot be kept" in said
    (tmp_path / "file").write_text("no folder")
    assert answered(tmp_path / "file")[0] == sound[0]


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("spoilt", [b"", b"\x80\x04 cut off", b"\xff" * 500])
def test_a_spoilt_cache_is_compiled_anew(tmp_path: Path, kind: str, spoilt: bytes) -> None:
    sound = answered(tmp_path)
    files = list(tmp_path.glob(f"kernels-*/*/*.{kind}"))
    assert files
    for file in files:
        file.write_bytes(spoilt)
    assert answered(tmp_path) == sound
    assert all(
        file.read_bytes() != spoilt for file in tmp_path.glob(f"kernels-*/*/friction.stop_dist*.{kind}")
    )
    assert answered(tmp_path) == sound


@pytest.mark.parametrize("jit", ["0", "1"])
def test_a_cache_that_no_folder_can_be_is_done_without(tmp_path: Path, jit: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", f"import lab.compiled as c; {ASK}; c.tell_if_new(c.compiled(lambda: 1), '', '')"],
        env={**os.environ, "KNOCKOUT_LAB_CACHE": str(tmp_path / ("n" * 300)), "PYTHONPATH": str(HOME),
             "NUMBA_DISABLE_JIT": jit},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert float(asked.stdout) == 1.0 and asked.stderr.count("\n") <= 1


def test_older_machine_code_is_removed_whatever_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Links that lead nowhere, files, and folders that another process removes at the same time."""
    monkeypatch.setenv("KNOCKOUT_LAB_CACHE", str(tmp_path))
    for k in range(6):
        (tmp_path / f"kernels-{k}").mkdir()
        os.utime(tmp_path / f"kernels-{k}", (k, k))
    (tmp_path / "kernels-link").symlink_to("/nonexist")
    (tmp_path / "kernels-file").touch()
    lstat = Path.lstat

    def lost(path: Path) -> os.stat_result:
        if path.name == "kernels-5":
            path.rmdir()
        return lstat(path)

    monkeypatch.setattr(Path, "lstat", lost)
    assert lab.compiled.cache_folder.__wrapped__().parent == tmp_path
    assert {path.name for path in tmp_path.iterdir()} == {
        "kernels-2", "kernels-3", "kernels-4", "kernels-link", "kernels-file"
    }  # fmt: skip


MANY_BOARDS = """
from lab import Board, Release, Thrower, fit_slides, load_board, play_out, simulate_recording, slide, table_state
from lab.board.values import Rails
from lab.chance.rollout.setting import greedy_players
from lab.export.numbers import physics_document

BOARD = load_board("knockout")
SURFACES = [
    {}, {"law": "viscous", "k": 0.5}, {"law": "weakening", "mu0": 0.14}, {"law": "curling"},
    {"contact": "disc", "contact_friction": 0.2}, {"contact": "ring"}, {"tilt_pitch": 0.02, "tilt_roll": 0.01},
]

def rests(board):
    thrown = Release(0.2, 0.05, 1.3, 0.02, 20.0)
    return [xy for _, xy in sorted(slide(board, thrown, {"red-1": (0.21, 0.6), "red-2": (0.25, 0.7)}).rest.items())]

def answer():
    boards = [BOARD.with_(**surface) for surface in SURFACES]
    boards += [board.replace(rails=Rails(sides=("left", "right", "near", "far"))) for board in boards]
    films = [simulate_recording(0.15, 0.8 + i / 5, seed=i, fps=30) for i in range(2)]
    found = [*map(rests, boards), *map(list, fit_slides(films, "viscous").intervals.values())]
    found += [list(check.values()) for board in boards for check in physics_document(board)["check"]]
    begun = table_state(BOARD, {"red-1": (0.2, 0.6), "yellow-1": (0.25, 0.7)})
    return [*found, *play_out(begun, greedy_players(begun.order, Thrower.preset("casual")), 3).cash.tolist()]
"""


def test_without_numba_s_compiler_the_lab_answers_the_same(tmp_path: Path) -> None:
    """NUMBA_DISABLE_JIT=1, for debuggers and coverage: plain Python, nothing compiled and nothing said of it."""
    made: dict[str, Any] = {}
    exec(MANY_BOARDS, made)
    compiled_answer = made["answer"]()
    question = f"{MANY_BOARDS}\nimport json; print(json.dumps(answer()))"
    asked = subprocess.run(
        [sys.executable, "-W", "error", "-c", question],
        env={
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "KNOCKOUT_LAB_CACHE": str(tmp_path / "cache"),
            "PYTHONPATH": str(HOME),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stderr == "" and not list(tmp_path.rglob("*.nb*"))
    for plain, machine in zip(json.loads(asked.stdout), compiled_answer, strict=True):
        np.testing.assert_allclose(plain, machine, rtol=1e-7, atol=1e-9)
