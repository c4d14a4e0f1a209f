"""Reads and fits the recordings of the document in the background, and compares the laws one after the other.

The last answers stay until new ones are there. A comparison is one job a law, so that other work of the window
goes in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal

from lab import Fit, LabError, LawTable, Recording, fit_slides
from lab.fitting import LeaveOneOut, SegmentKind, Stretch, comparing
from lab.recordings.reading import recording_of
from lab.recordings.source import Source, read_sources
from ui.desk import Desk
from ui.lab_words import line
from ui.language import tr
from ui.openers import check_file, refused_line
from ui.parts.fit import MOST_KEPT, Entry, FitPart
from ui.refusals import file_refused
from ui.workers import Step

Read = Recording | LabError
"""What became of a recording: itself, or why it cannot be used (yet)."""

MOST_REMEMBERED = 200


@dataclass(frozen=True, eq=False)
class Fitted:
    """A fit with what it is of: what the document held when it was asked for."""

    fit: Fit
    of: object
    left_out: LeaveOneOut | None = None
    whole: bool = False
    """Whether `left_out` is what comes out, and not still to come."""


class FitWatch(QObject):
    """changed: there is something new to show."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._document, self._queue = desk, desk.document, desk.queue
        self._read: dict[Entry, Read] = {}
        self._opened = count()
        self._asked: object = None
        self.fitted: Fitted | None = None
        self.refusal: LabError | None = None
        self.table: LawTable | None = None
        self.table_of: object = None
        self.compared: float | None = None
        """Part of a comparison that is done; None while none is under way."""
        self.compare_refusal: LabError | None = None
        self._document.changed.connect(self._document_changed)
        self.follow()

    # --- what one sees -------------------------------------------------------------------------------

    @property
    def part(self) -> FitPart:
        """What the document holds."""
        found: FitPart = self._document.part("fit")
        return found

    def read(self, entry: Entry) -> Read | None:
        """What became of a recording; None while it is not read yet."""
        return self._read.get(entry.content)

    @property
    def recordings(self) -> list[Recording]:
        """Those that can be used."""
        found = [self.read(entry) for entry in self.part.entries]
        return [one for one in found if isinstance(one, Recording)]

    @property
    def fresh(self) -> bool:
        """Whether the fit is of what the document holds now."""
        return self.fitted is not None and self.fitted.of == self._of(self.part)

    @property
    def stopped(self) -> bool:
        """Whether the fit was cancelled before it came to an end; `follow` begins it again."""
        return self._asked is None and bool(self.part.entries)

    @property
    def table_fresh(self) -> bool:
        """Whether the comparison of laws is of the recordings that can be used now."""
        return self.table is not None and self.table_of == self._slides_of(self.part)

    # --- what one does -------------------------------------------------------------------------------

    def open(self, paths: Sequence[Path]) -> None:
        """Read files in the background; those that can be used, or could after an answer, come in, in one step."""
        files = [str(path) for path in paths]

        def steps() -> Iterator[Step]:
            found: list[tuple[Entry, Read]] = []
            for number, file in enumerate(files, 1):
                found.append(_opened(file))
                yield Step(number / (len(files) + 1))
            yield Step(1.0, found)

        def take(step: Step) -> None:
            if step.value is not None:
                self._take_opened(step.value)

        key, text = f"fit-open-{next(self._opened)}", tr("Reading recordings")
        self._desk.bring(key, text, steps, take, self._tell)

    def take(self, recordings: Sequence[tuple[Entry, Recording]], text: str) -> None:
        """Recordings that are already read."""
        self._remember(dict(recordings))
        self._document.set_part("fit", self.part.with_entries([entry for entry, _ in recordings]), text)

    def compare(self) -> None:
        """Fit every law to the slides, one after the other."""
        part, recordings = self.part, self.recordings
        steps = comparing(recordings, tilt=part.tilt, segments=_told(part))
        self.compared, self.compare_refusal = 0.0, None
        self._advance(steps, self._slides_of(part))
        self.changed.emit()

    def cancel_comparing(self) -> None:
        """Stop comparing; the last table stays."""
        self._queue.cancel("fit-laws")
        self.compared = None
        self.changed.emit()

    def follow(self) -> None:
        """Read and fit what the document holds, unless that is done or under way."""
        part = self.part
        asked = self._of(part)
        if asked == self._asked:
            return
        self._asked = asked
        if self.fresh and self.fitted is not None and self.fitted.whole and self.refusal is None:
            self._queue.cancel("fit")
            self.changed.emit()
            return
        if not part.entries:
            self._queue.cancel("fit")
            self.fitted, self.refusal, self.table, self.table_of = None, None, None, None
            self.changed.emit()
            return
        known = {entry: self.read(entry) for entry in part.entries}
        base, radius = part.base_on(self._document.board.token)

        def steps() -> Iterator[Step]:
            recordings = []
            for number, (entry, read) in enumerate(known.items(), 1):
                if read is None:
                    read = _read(entry)
                    yield Step(0.4 * number / len(known), (entry.content, read))
                if isinstance(read, Recording):
                    recordings.append(read)
            if not recordings:
                yield Step(1.0, None)
                return
            yield Step(0.5, None)
            fit = fit_slides(
                recordings, part.law, loss=part.loss, tilt=part.tilt, base=base, radius=radius,
                segments=_told(part),
            )  # fmt: skip
            yield Step(0.9, Fitted(fit, asked))
            yield Step(1.0, Fitted(fit, asked, fit.left_out, whole=True))

        self.refusal = None
        self._queue.submit("fit", tr("Fitting the slides"), steps, self._take, self._refuse, self._dropped)
        self.changed.emit()

    # --- inside --------------------------------------------------------------------------------------

    def _of(self, part: FitPart) -> object:
        """What a fit is of."""
        return part.entries, part.law, part.loss, part.tilt, part.base_on(self._document.board.token)

    def _slides_of(self, part: FitPart) -> object:
        """What a comparison of laws is of: recordings that ask something are not in it; those that are still read
        will be."""
        used = tuple(entry for entry in part.entries if not isinstance(self.read(entry), LabError))
        return used, part.tilt

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"fit", "parts", "board"}:
            self.follow()
            self.changed.emit()

    def _dropped(self) -> None:
        """`follow` begins it again."""
        self._asked = None
        self.changed.emit()

    def _dropped_comparing(self) -> None:
        self.compared = None
        self.changed.emit()

    def _take_opened(self, found: Sequence[tuple[Entry, Read]]) -> None:
        good = [(entry, read) for entry, read in found if not _hopeless(read)]
        bad = [
            file_refused(entry.path, read)
            for entry, read in found
            if isinstance(read, LabError) and _hopeless(read)
        ]
        if bad:
            self._desk.fail("open recordings", refused_line(bad))
        else:
            self._desk.succeed("open recordings")
        if not good:
            return
        self._remember(dict(good))
        entries = [entry for entry, _ in good]
        self._document.set_part("fit", self.part.with_entries(entries), tr("Open recordings"))

    def _tell(self, error: LabError) -> None:
        self._desk.fail("open recordings", line(error))

    def _remember(self, found: dict[Entry, Read]) -> None:
        self._read.update(found)
        kept = {entry.content for entry in self.part.entries} | set(found)
        for entry in [entry for entry in self._read if entry not in kept]:
            if len(self._read) > MOST_REMEMBERED:
                del self._read[entry]

    def _take(self, step: Step) -> None:
        if isinstance(step.value, Fitted):
            self.fitted, self.refusal = step.value, None
        elif step.value is not None:
            entry, read = step.value
            self._remember({entry: read})
        elif step.done == 1.0:
            self.fitted = None
        self.changed.emit()

    def _refuse(self, error: LabError) -> None:
        self.refusal = error
        self.changed.emit()

    def _advance(self, run: Iterator[tuple[float, LawTable | None]], of: object) -> None:
        def steps() -> Iterator[Step]:
            yield Step(1.0, next(run))

        def take(step: Step) -> None:
            done, table = step.value
            self.compared = done
            if table is None:
                self._advance(run, of)
            else:
                self.table, self.table_of, self.compared = table, of, None
            self.changed.emit()

        text = tr("Comparing laws")
        self._queue.submit("fit-laws", text, steps, take, self._refuse_comparing, self._dropped_comparing)

    def _refuse_comparing(self, error: LabError) -> None:
        self.compared, self.compare_refusal = None, error
        self.changed.emit()


def _told(part: FitPart) -> dict[str, dict[str, tuple[Stretch, ...]]]:
    return {
        entry.path: {
            token: tuple(Stretch(cast(SegmentKind, kind), begin, end) for kind, begin, end in stretches)
            for token, stretches in entry.segments
        }
        for entry in part.entries
        if entry.segments
    }


def _hopeless(read: Read) -> bool:
    """Whether no answer could make it useful."""
    return isinstance(read, LabError) and not read.needs


def _sources(file: str) -> tuple[Source, ...]:
    check_file(file)
    return read_sources(file)


def _opened(file: str) -> tuple[Entry, Read]:
    try:
        sources = _sources(file)
    except LabError as error:
        return Entry(file), error
    short = sum(len(source.text) for source in sources) <= MOST_KEPT
    entry = Entry(file, sources if short else ())
    return entry, _read(entry)


def _read(entry: Entry) -> Read:
    """The recording of an entry, by its kept text or else from its file."""
    try:
        return recording_of(entry.sources or _sources(entry.path), entry.told)
    except LabError as error:
        return error


def answered(part: FitPart, entry: Entry, read: Callable[[Entry], Read | None], *, alike: bool) -> FitPart:
    """The part with an entry's answers; alike: given to all others too that ask the same."""
    old = part.entry(entry.path)
    needs = _needs(read(old)) if old is not None else ()
    new = [
        replace(other, told=entry.told)
        for other in part.entries
        if other.path == entry.path or (alike and needs and _needs(read(other)) == needs)
    ]
    return part.with_entries(new)


def _needs(read: Read | None) -> tuple[str, ...]:
    return read.needs if isinstance(read, LabError) else ()
