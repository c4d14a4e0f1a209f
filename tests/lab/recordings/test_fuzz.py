"""Spoilt files of every format give a Recording or one line: no traceback, no hang, no flood of memory."""

from __future__ import annotations

import resource
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import numpy as np
import pytest

from lab import fit_slides, read_recording, simulate_recording, write_recording
from lab.errors import LabError
from tests.conftest import Report
from tests.lab.recordings.lookalikes import MAKERS
from tests.lab.recordings.made import Rng
from tests.lab.recordings.made_tables import excel_dates, phyphox
from tests.patience import PATIENCE
from tests.shared import shared_files

ASKED = 5
"""Seconds of the processor's time for a file, where that is measured: in `make verify`."""

TOLD: dict[str, object] = {"fps": 60.0, "metres_per_pixel": 5e-4}

PIECES = [
    b"nan", b"1e308", b"-1e300", b"inf", b'"', b",", b";", b"\t", b"\xff", b"\x00", b"#", b"\n", b"px", b"<", b"]]>",
    b"&x;", "\N{MINUS SIGN}".encode(), b"9" * 400, b"1,5", b"e", b"\r", b"'", b"--", b"\xc3",
]  # fmt: skip


def flipped(rng: Rng, data: bytearray) -> bytearray:
    """Some bytes other ones."""
    for _ in range(int(rng.choice([1, 3, 20]))):
        data[int(rng.integers(len(data)))] = int(rng.integers(256))
    return data


def inserted(rng: Rng, data: bytearray) -> bytearray:
    for _ in range(int(rng.choice([1, 3, 10]))):
        at = int(rng.integers(len(data)))
        data[at:at] = PIECES[int(rng.integers(len(PIECES)))]
    return data


def cut(rng: Rng, data: bytearray) -> bytearray:
    """Lines left out, cut short, or the file's end missing."""
    lines = bytes(data).split(b"\n")
    for _ in range(int(rng.choice([1, 4, 12]))):
        at = int(rng.integers(len(lines)))
        kind = int(rng.integers(3))
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines[at] = lines[at][: int(rng.integers(len(lines[at]) + 1))]
        else:
            lines = lines[: max(1, at)]
    return bytearray(b"\n".join(lines))


def shuffled(rng: Rng, data: bytearray) -> bytearray:
    """Columns, or lines, in another order; in all lines or in some."""
    lines = bytes(data).split(b"\n")
    if rng.random() < 0.3:
        return bytearray(b"\n".join(lines[int(i)] for i in rng.permutation(len(lines))))
    delimiter = max((b",", b";", b"\t", b" "), key=bytes(data).count)
    width = max(line.count(delimiter) for line in lines) + 1
    order = rng.permutation(width)
    some = rng.random() < 0.3
    mixed = []
    for line in lines:
        cells = line.split(delimiter)
        if len(cells) > 1 and not (some and rng.random() < 0.5):
            cells = [cells[i] if i < len(cells) else b"" for i in order]
        mixed.append(delimiter.join(cells))
    return bytearray(b"\n".join(mixed))


def recoded(rng: Rng, data: bytearray) -> bytearray:
    """Another encoding, or one taken for another."""
    text = bytes(data).decode("utf-8", "replace")
    encoding = str(
        rng.choice(["utf-16", "utf-16-be", "utf-8-sig", "latin-1", "cp1251", "utf-32", "cp500", "utf-7"])
    )
    return bytearray(text.encode(encoding, "replace"))


MUTATIONS: tuple[Callable[[Rng, bytearray], bytearray], ...] = (flipped, inserted, cut, shuffled, recoded)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """TimeoutError after so many seconds of the processor's time."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def sources(folder: Path, rng: Rng) -> list[tuple[str, bytes]]:
    """A file of each format: (its name, its bytes), and those of the reference where there are any."""
    made = [(maker.__name__ + one.ending, one.data) for maker in MAKERS for one in [maker(rng)]]
    write_recording(simulate_recording(0.2, 0.8, fps=60), folder / "own.csv")
    made.append(("own.csv", (folder / "own.csv").read_bytes()))
    made += [("phyphox.csv", phyphox(rng)), ("phyphox.zip", phyphox(rng)), ("dates.csv", excel_dates(rng))]
    files = [path for path in shared_files("recordings/lookalikes/*.*") if path.suffix != ".json"]
    return made + [(path.name, path.read_bytes()) for path in files if path.stat().st_size]


def compiled(folder: Path, whole: list[tuple[str, bytes]]) -> None:
    """Read and fit each file once as it is: what is compiled for that counts for no spoilt one."""
    for name, data in whole:
        path = folder / f"whole{Path(name).suffix}"
        path.write_bytes(data)
        for told in ({}, TOLD):
            with suppress(LabError):  # what is told is not for every format
                fit_slides(read_recording(path, **told))  # type: ignore[arg-type]  # names of options


def spoil(folder: Path, count: int, seed: int, seconds: float) -> tuple[Counter[str], int]:
    """What comes of `count` spoilt files of at most so many seconds, by code, and the growth of memory in bytes."""
    rng = np.random.default_rng(seed)
    whole = sources(folder, rng)
    compiled(folder, whole)
    outcomes: Counter[str] = Counter()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for i in range(count):
        name, data = whole[i % len(whole)]
        spoilt = bytearray(data)
        for _ in range(int(rng.choice([1, 1, 2]))):
            if spoilt:
                spoilt = MUTATIONS[int(rng.integers(len(MUTATIONS)))](rng, spoilt)
        path = folder / f"spoilt{Path(name).suffix}"
        path.write_bytes(spoilt)
        try:
            with limited(seconds):
                recording = read_recording(path, **(TOLD if rng.random() < 0.5 else {}))  # type: ignore[arg-type]  # names of options
                outcomes["read"] += 1
                fit_slides(recording)
        except LabError as error:
            line = error.line()
            assert "\n" not in line and error.code, (name, line)
            outcomes[error.code] += 1
        except Exception as error:
            kept = folder / f"kept-{i}-{name}"
            kept.write_bytes(spoilt)
            raise AssertionError(f"{name}, file {i} (seed {seed}, kept as {kept}): {error!r}") from error
    return outcomes, 1024 * (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)


def test_spoilt_files_give_a_recording_or_one_line(tmp_path: Path) -> None:
    outcomes, _ = spoil(tmp_path, 200, seed=1, seconds=PATIENCE)
    assert (
        outcomes["read"] > 10 and len(outcomes) > 6
    )  # neither all spoilt beyond reading nor all let through


@pytest.mark.verify
def test_two_thousand_spoilt_files_give_a_recording_or_one_line(tmp_path: Path, figure: Report) -> None:
    outcomes, grown = spoil(tmp_path, 2000, seed=2, seconds=ASKED)
    figure("2,000 spoilt files", f"{outcomes['read']} read, no traceback, none over {ASKED} s", "none")
    figure("2,000 spoilt files, memory", f"grew by {grown / 1e6:.0f} MB", "under 1 GB")
    assert grown < 1e9
