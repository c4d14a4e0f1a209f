"""One point of a sweep measured: the only part of it that runs on a cluster's workers.

All compiled modules are imported here, at once, and not when threads first need them: they share numba's
settings while they are decorated. Nothing here starts threads of its own.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numba
import numpy as np

import lab.disc_area as disc_area
from lab.board.values import board_from
from lab.chance.outcomes import OFF, SHORT, outcome_names, outcomes_of, printed_worth
from lab.chance.sweep.grid import seed_of
from lab.motion.batch import SLID, slide_many
from lab.throwers import Aim, Thrower

Cell = float | int | str | bool | None
Row = dict[str, Cell]

_PACKAGE = Path(disc_area.__file__).parent
_DECIDES = ("*.py", "board/**/*.py", "motion/**/*.py", "chance/sweep/*.py", "chance/outcomes.py")


@cache
def made_by() -> str:
    """What decides a point's bits beside its content: the sources that compute it, numpy and numba."""
    digest = sha256()
    for path in sorted({path for pattern in _DECIDES for path in _PACKAGE.glob(pattern)}):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    sources = digest.hexdigest()[:12]
    return f"knockout-lab (sources {sources}), numpy {np.__version__}, numba {numba.__version__}"


def measure(task: str) -> tuple[str, Row]:
    """(made_by, row) of one point; task: its content, see `grid.Point`.

    The row: how many slides and from which seed; `off`, `short`, `jail` and `p_<space id>`: shares of them; `worth`
    and `worth_se`: mean printed value and its standard error; `rest_x`, `rest_y`, `sd_x`, `sd_y`: mean and standard
    deviation (m) of where tokens on the board rest, None where none does; `hits`: contacts in a slide on the mean;
    `hit`: share of slides with any; `knocked_off`: resting tokens that a slide puts off the board on the mean;
    `duration`: s on the mean.
    """
    given: dict[str, Any] = json.loads(task)
    board = board_from(given["board"])
    n, seed = given["n"], seed_of(task)
    resting = {name: (x, y) for name, x, y in given["resting"]}
    releases = Thrower(**given["thrower"]).sample(Aim(**given["aim"]), n, seed, board)
    many = slide_many(board, releases, resting, seed=seed, threads=1)
    rest, off = many.rest[:, 0], many.off[:, 0]
    found = outcomes_of(board, rest, off, board.token_for(SLID).radius)
    names = outcome_names(board)
    share = dict(zip(names, (np.bincount(found, minlength=len(names)) / n).tolist(), strict=True))
    worth = printed_worth(board)[found]
    stayed = rest[~off]
    mean, spread = (stayed.mean(axis=0), stayed.std(axis=0)) if len(stayed) else (None, None)
    jails = [space.id for space in board.spaces if space.kind == "go_to_jail"]
    row: Row = {
        "n": n,
        "seed": seed,
        OFF: share.pop(OFF),
        SHORT: share.pop(SHORT),
        "jail": sum(share[space] for space in jails),
        "worth": float(worth.mean()),
        "worth_se": float(worth.std(ddof=1)) / n**0.5 if n > 1 else None,
        "rest_x": None if mean is None else float(mean[0]),
        "rest_y": None if mean is None else float(mean[1]),
        "sd_x": None if spread is None else float(spread[0]),
        "sd_y": None if spread is None else float(spread[1]),
        "hits": float(many.hits.mean()),
        "hit": float((many.hits > 0).mean()),
        "knocked_off": float(many.off[:, 1:].sum(axis=1).mean()),
        "duration": float(many.duration.mean()),
    }
    return made_by(), {**row, **{f"p_{space}": p for space, p in share.items()}}
