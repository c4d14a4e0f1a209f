"""The wheel: boards ship inside and load by name from an install outside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import lab

HOME = Path(lab.__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "--isolated"]
"""As it comes, whatever the user told it; nothing is fetched."""

pytestmark = pytest.mark.skipif(
    not (HOME / "pyproject.toml").is_file(), reason="not in a checkout: there is no wheel to build from here"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [*PIP, "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "-w", folder, HOME],
        check=True,
    )
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_both_packages_the_boards_and_the_licence(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"lab/__init__.py", "ui/__init__.py", "lab/_board_specs/knockout.toml"} <= set(names)
    assert {f"lab/rules/schemas/{kind}.json" for kind in ("round", "game", "score")} <= set(names)
    assert {"lab/rules/WALKTHROUGH.md", "lab/rules/walkthrough.json"} <= set(names)
    assert {
        f"lab/export/templates/{kind}.in" for kind in ("box2d.c", "chipmunk.py", "godot.gd", "unity.cs")
    } <= set(names)
    assert any(name.endswith("LICENSE") for name in names)
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"lab", "ui"}


def test_boards_load_by_name_from_an_installed_wheel(wheel: Path, tmp_path: Path) -> None:
    # a fresh environment that borrows the dependencies of this one, but not the checkout
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    site = (
        next((home / "lib").glob("python*/site-packages")) if os.name != "nt" else home / "Lib/site-packages"
    )
    subprocess.run(
        [*PIP, "--python", python, "install", "--quiet", "--no-index", "--no-deps", wheel],
        check=True,
    )
    borrowed = Path(pytest.__file__).parents[1]
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    (site / "zz_borrowed.pth").write_text(f"import sys; sys.path.append({str(borrowed)!r})\n")
    command = home / ("Scripts/knockout-lab.exe" if os.name == "nt" else "bin/knockout-lab")
    listed = subprocess.run(
        [str(command), "board", "list"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert listed.returncode == 0, listed.stderr
    for name in ("knockout", "table-shuffleboard", "blank-lane"):
        assert name in listed.stdout
    where = subprocess.run(
        [str(python), "-c", "import lab; print(lab.__file__)"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert Path(where.stdout.strip()).is_relative_to(home)
