"""The Measure dock's page of readings: a table to type in or paste into, a stopwatch, and what comes out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import pi

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from lab import Fit, LabError, Readings, fit_readings, readings_of, thrower_of_landings
from lab.fitting import FitWarning, ReadingErrors, ThrowerFit
from lab.recordings.readings import KINDS
from lab.recordings.units import METRES
from ui.desk import Desk
from ui.docks.fit_result import warning_box
from ui.docks.fit_throw import use_on_table
from ui.docks.fit_warnings import said
from ui.docks.measure_table import ReadingsTable, table_text
from ui.docks.measure_words import HINTS, KIND_WORDS, result_words, thrower_words
from ui.docks.panel import FootedPage, wrapped
from ui.docks.stopped import StoppedLine
from ui.fields import NumberField, let_go
from ui.lab_words import line
from ui.language import tr
from ui.locks import held_by_lesson
from ui.numbers import number
from ui.parts.measure import UNITS, MeasurePart
from ui.workers import Step

Answer = tuple[Readings, Fit | ThrowerFit]


class ReadingsPage(FootedPage):
    """Readings of one kind at a time; the result follows each cell."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk, self._document = desk, desk.document
        self.answer: Answer | None = None
        self.refusal: LabError | None = None
        self._of: object = None
        self._answer_of: object = None
        self._clock = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(50)
        self._tick.timeout.connect(self._show_clock)
        column = self.column
        self.column.setContentsMargins(8, 6, 8, 8)
        column.addLayout(self._top())
        self.table = ReadingsTable()
        column.addWidget(self.table, 1)
        column.addLayout(self._buttons())
        self.value = wrapped("", "headline")
        self.words = wrapped("", "secondary")
        column.addWidget(self.value)
        column.addWidget(self.words)
        self.stopped = StoppedLine()
        self.stopped.again.connect(self._compute)
        column.addWidget(self.stopped)
        self._warnings = QVBoxLayout()
        column.addLayout(self._warnings)
        self.use = QPushButton()
        self.use.setProperty("accent", True)
        self.foot.addWidget(self.use)
        self.watch = QPushButton()
        self.watch.setToolTip(tr("Start at the release, stop at rest: the time goes into the table (Space)"))
        self.watch.clicked.connect(self._press_watch)
        column.addWidget(self.watch)
        self.errors = QWidget()
        column.addWidget(self.errors)
        self._make_errors()
        self.use.clicked.connect(self._use)
        self.table.edited.connect(self._edited)
        self.table.pasted.connect(self.paste)
        self._document.changed.connect(self._document_changed)
        self.show_all()

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("Kind of readings"))
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for kind in KINDS:
            self.kind.addItem(tr(KIND_WORDS[kind]), kind)
        self.unit = QComboBox()
        self.unit.setAccessibleName(tr("Unit of lengths"))
        self.unit.setToolTip(tr("Unit of the lengths in this table"))
        for unit in UNITS:
            self.unit.addItem(unit, unit)
        row.addWidget(self.kind, 1)
        row.addWidget(self.unit)
        self.kind.activated.connect(lambda _: self._put(replace(self.part, kind=self.kind.currentData())))
        self.unit.activated.connect(lambda _: self._put(replace(self.part, unit=self.unit.currentData())))
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.paste_button = QPushButton(tr("Paste"))
        self.paste_button.setToolTip(
            tr("Readings from a spreadsheet, with or without heads (Ctrl+V in the table)")
        )
        self.clear = QPushButton(tr("Clear"))
        self.clear.setToolTip(tr("Take all readings of this kind away"))
        row.addWidget(self.paste_button)
        row.addWidget(self.clear)
        row.addStretch(1)
        self.paste_button.clicked.connect(self.paste)
        self.clear.clicked.connect(
            lambda: self._put(self.part.with_rows(self.part.kind, ()), tr("Clear the readings"))
        )
        return row

    def _make_errors(self) -> None:
        """Standard errors of single readings, each where the kind has such a reading."""
        column = QVBoxLayout(self.errors)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(6)
        self._fields: dict[str, tuple[NumberField, float, tuple[str, ...]]] = {}
        named = (
            ("time", tr("Error of a time"), 2, "s", 1.0, ("time",)),
            ("length", tr("Error of a length"), 1, "mm", 1000.0, ("distance", "height", "distance_a")),
            ("angle", tr("Error of an angle"), 1, "°", 180 / pi, ("angle",)),
            ("speed", tr("Error of a speed"), 1, "%", 100.0, ("speed",)),
        )
        title = wrapped(tr("A single reading is off by (standard error):"), "secondary")
        column.addWidget(title)
        column.addLayout(row)
        for key, name, decimals, unit, scale, columns in named:
            field = NumberField(decimals, unit)
            field.setRange(10**-decimals, 1000.0)
            field.setAccessibleName(name)
            field.setToolTip(name)
            field.setFixedWidth(92)
            field.valueChanged.connect(lambda _: self._send_errors())
            self._fields[key] = (field, scale, columns)
            row.addWidget(field)
        row.addStretch(1)

    # --- showing -------------------------------------------------------------------------------------

    @property
    def part(self) -> MeasurePart:
        """What the document holds."""
        found: MeasurePart = self._document.part("measure")
        return found

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"measure", "parts", "board"}:
            self.show_all()

    def show_all(self) -> None:
        """Bring table and result in step with the document."""
        part = self.part
        self.kind.setCurrentIndex(self.kind.findData(part.kind))
        self.unit.setCurrentIndex(self.unit.findData(part.unit))
        columns = KINDS[part.kind]
        self.unit.setVisible(part.kind != "tilt")
        self.table.show_rows(part, self._desk.theme)
        for (field, scale, needed), value in zip(self._fields.values(), part.errors, strict=True):
            field.setVisible(bool(set(needed) & set(columns)))
            field.show_value(value * scale)
        self.errors.setVisible(part.kind != "landings")
        self.clear.setEnabled(bool(part.of(part.kind)))
        self.watch.setVisible("time" in columns)
        self._show_clock()
        self._compute()
        self._show_result()

    def _show_clock(self) -> None:
        if self._tick.isActive():
            self.watch.setText(tr("Stop: {seconds} s", seconds=number(self._clock.elapsed() / 1000, 1)))
        else:
            self.watch.setText(tr("Start the stopwatch"))

    def _show_result(self) -> None:
        part, board = self.part, self._document.board
        landings = part.kind == "landings"
        self.use.setText(tr("Use as the thrower") if landings else tr("Use on the table"))
        while (item := self._warnings.takeAt(0)) is not None:
            box = item.widget()
            if box is not None:
                let_go(box)
        answer = self.answer
        self.use.setEnabled(self.fresh)
        self.value.setVisible(answer is not None)
        if answer is None:
            text = line(self.refusal) if self.refusal is not None else ""
            how = tr("Type readings above, or paste them from a spreadsheet.")
            self.words.setText(text or f"{tr(HINTS[part.kind])} {how}")
            return
        readings, found = answer
        if isinstance(found, ThrowerFit):
            first, second = thrower_words(found, board.surface.mu_spread)
            warnings: tuple[FitWarning, ...] = ()
        else:
            first, second = result_words(found, readings)
            warnings = found.warnings
        self.value.setText(first)
        self.words.setText(second)
        for warning in warnings:
            self._warnings.addWidget(warning_box(said(warning), warning.code, None, ""))

    # --- computing -----------------------------------------------------------------------------------

    def _compute(self) -> None:
        part, board = self.part, self._document.board
        text = table_text(part)
        of = (text, part.kind, part.errors, board.surface.mu_spread if part.kind == "landings" else None)
        if of == self._of:
            return
        before, self._of = self._of, of
        self.stopped.hide()
        if before is None or before[1] != part.kind:  # type: ignore[index]  # a tuple, if anything
            self.answer = None
        if not text:
            self._desk.queue.cancel("measure")
            self.answer, self.refusal = None, None
            return

        def steps() -> Iterator[Step]:
            readings = readings_of(text, part.kind, part.unit, name=tr("the table"))
            if part.kind == "landings":
                yield Step(1.0, (readings, thrower_of_landings(readings, board)))
            else:
                yield Step(1.0, (readings, fit_readings(readings, ReadingErrors(*part.errors))))

        def take(step: Step) -> None:
            self.answer, self.refusal, self._answer_of = step.value, None, of
            self._show_result()

        self._desk.queue.submit(
            "measure", tr("Fitting the readings"), steps, take, self._refuse, self._dropped
        )

    @property
    def fresh(self) -> bool:
        """Whether the answer is of the readings as they stand."""
        return self.answer is not None and self._answer_of == self._of

    def _dropped(self) -> None:
        """What there was is of other readings."""
        self._of, self.answer = None, None
        self.stopped.show()
        self._show_result()

    def _refuse(self, error: LabError) -> None:
        self.answer, self.refusal = None, error
        self._show_result()

    # --- doing ---------------------------------------------------------------------------------------

    def _put(self, part: MeasurePart, text: str = "") -> None:
        self._document.set_part("measure", part, text or tr("Readings"))

    def _edited(self, rows: object) -> None:
        assert isinstance(rows, tuple)
        self._put(self.part.with_rows(self.part.kind, rows), tr("Type a reading"))

    def _send_errors(self) -> None:
        shown = [field.value() / scale for field, scale, _ in self._fields.values()]
        time, length, angle, speed = (
            typed if abs(typed - old) > 1e-4 * old else old
            for old, typed in zip(self.part.errors, shown, strict=True)
        )
        new = (time, length, angle, speed)
        self._put(replace(self.part, errors=new), tr("Errors of reading"))

    def paste(self) -> None:
        """The readings on the clipboard, below those that are there."""
        part = self.part
        text = QApplication.clipboard().text()
        try:
            found = readings_of(text, part.kind, part.unit, name=tr("the clipboard"))
        except LabError as error:
            self._desk.fail("measure", line(error))
            return
        factors = [_factor(name, part.unit) for name in KINDS[part.kind]]
        columns = [
            found.columns[name] / factor for name, factor in zip(KINDS[part.kind], factors, strict=True)
        ]
        rows = [tuple(_cell(float(value)) for value in row) for row in zip(*columns, strict=True)]
        self._put(part.with_rows(part.kind, (*part.of(part.kind), *rows)), tr("Paste readings"))
        for note in found.notes[:1]:
            self._desk.said.emit(note)

    def _press_watch(self) -> None:
        if not self._tick.isActive():
            self._clock.start()
            self._tick.start()
            self._show_clock()
            return
        seconds = self._clock.elapsed() / 1000
        self._tick.stop()
        self._show_clock()
        part = self.part
        at = KINDS[part.kind].index("time")
        rows = [list(row) for row in part.of(part.kind)]
        free = next((row for row in rows if not row[at]), None)
        if free is None:
            rows.append(free := [""] * len(KINDS[part.kind]))
        free[at] = number(seconds, 2)
        line = next(i for i, row in enumerate(rows) if row is free)
        self._put(part.with_rows(part.kind, [tuple(row) for row in rows]), tr("Stopwatch"))
        self.table.setCurrentCell(line, KINDS[part.kind].index("distance"))

    def _use(self) -> None:
        if self.answer is None:
            return
        found = self.answer[1]
        if isinstance(found, ThrowerFit):
            if held := held_by_lesson(self._document, ["hand"]):
                self._desk.fail("measure", held)
                return
            self._document.set_thrower(found.thrower)
            self._desk.said.emit(tr("The thrower is the one measured."))
        else:
            use_on_table(self._desk, found)


def _factor(column: str, unit: str) -> float:
    """SI in the unit that a column is shown in."""
    if column in ("time", "speed"):
        return 1.0
    return pi / 180 if column == "angle" else METRES[unit]


def _cell(value: float) -> str:
    """A pasted number as it stands in the table: no more digits than it has."""
    return next(
        (text for d in range(7) if abs(value - round(value, d)) < 1e-9 and (text := number(value, d))),
        number(value, 6),
    )
