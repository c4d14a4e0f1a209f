"""The Fit dock's pages of results: values with interval and spread, warnings, the table of laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from lab.fitting import LAWS
from lab.fitting.numbers import decimals
from lab.fitting.paths import LOSSES
from ui.desk import Desk
from ui.docks.cells import align_heads
from ui.docks.fit_warnings import Said, said
from ui.docks.fit_watch import Fitted, FitWatch
from ui.docks.fit_words import (
    digits,
    hits_words,
    interval,
    law_name,
    law_sentence,
    left_out_words,
    mean_words,
    on_board,
    slope_words,
    spread_words,
    symbol,
    wavy_words,
)
from ui.docks.panel import ScrollPage, label, tall_rows, wrapped
from ui.fields import NumberField, let_go
from ui.figures import FigureButton
from ui.lab_words import line
from ui.language import mark, tr
from ui.numbers import number
from ui.parts.fit import LEAST_RADIUS, MOST_RADIUS
from ui.sheet import Cell, Sheet

LOSS_WORDS = {
    "linear": mark("all marks alike"),
    "soft_l1": mark("wrong marks count less"),
    "huber": mark("wrong marks count little"),
}


def warning_box(what: Said, code: str, mend: Callable[[Said], None] | None, button: str) -> QFrame:
    """A warning: one bold sentence, its numbers, the button that mends it, the code small."""
    box = QFrame()
    box.setObjectName("warning")
    column = QVBoxLayout(box)
    column.setContentsMargins(8, 6, 8, 6)
    column.setSpacing(3)
    sentence = wrapped(what.sentence, "warning-sentence")
    column.addWidget(sentence)
    if what.numbers:
        column.addWidget(wrapped(what.numbers, "warning"))
    row = QHBoxLayout()
    row.addWidget(label(code, "warning-code"))
    row.addStretch(1)
    if mend is not None and button:
        push = QPushButton(button)
        push.clicked.connect(lambda: mend(what))
        row.addWidget(push)
    column.addLayout(row)
    return box


class ResultPage(ScrollPage):
    """mending(what): the button in a warning was pressed."""

    mending = Signal(object)

    def __init__(self, desk: Desk, watch: FitWatch) -> None:
        super().__init__()
        self._document, self._watch = desk.document, watch
        self._shown: object = None
        self._compared: tuple[Fitted | None, object] = (None, None)
        self.column.addLayout(self._options())
        self.values = QWidget()
        self._grid = QGridLayout(self.values)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self.column.addWidget(self.values)
        self.words = wrapped("", "")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.column.addWidget(self.words)
        self._warnings = QVBoxLayout()
        self._warnings.setSpacing(6)
        self.column.addLayout(self._warnings)
        self.column.addStretch(1)

    def _options(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.law = QComboBox()
        self.law.setAccessibleName(tr("Law of friction"))
        for name in LAWS:
            self.law.addItem(law_name(name), name)
        self.loss = QComboBox()
        self.loss.setAccessibleName(tr("How single wrong marks count"))
        for name in LOSSES:
            self.loss.addItem(tr(LOSS_WORDS[name]), name)
        self.tilt = QCheckBox(tr("the board's tilt too"))
        self.tilt.setToolTip(tr("Fit the board's tilt beside friction: needs slides in different directions"))
        for row, (text, field) in enumerate(((tr("Law"), self.law), (tr("Marks"), self.loss))):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            title = QLabel(text)
            title.setBuddy(field)
            grid.addWidget(title, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.tilt, 2, 1)
        self._base_fields(grid, 3)
        self.law.activated.connect(lambda _: self._choose())
        self.loss.activated.connect(lambda _: self._choose())
        self.tilt.clicked.connect(lambda _: self._choose())
        return grid

    def _base_fields(self, grid: QGridLayout, row: int) -> None:
        self.base = QComboBox()
        self.base.setAccessibleName(tr("Base of the recorded tokens"))
        self.base.setToolTip(tr("Under a flat base spin takes part in sliding, and is fitted from headings"))
        self.base.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for text, base in (
            (tr("as the board's tokens"), None),
            (tr("ball: spin plays no part"), "ball"),
            (tr("flat disc"), "disc"),
            (tr("ring"), "ring"),
        ):
            self.base.addItem(text, base)
        self.radius = NumberField(2, "mm")
        self.radius.setRange(0.0, 1000 * MOST_RADIUS)
        self.radius.setSpecialValueText(tr("as the board's tokens"))
        self.radius.setAccessibleName(tr("Radius of the base in millimetres"))
        for at, (text, field) in enumerate(((tr("Base"), self.base), (tr("Radius"), self.radius)), row):
            title = QLabel(text)
            title.setBuddy(field)
            grid.addWidget(title, at, 0)
            grid.addWidget(field, at, 1)
        self.base.activated.connect(lambda _: self._choose())
        self.radius.valueChanged.connect(lambda _: self._choose())

    def _choose(self) -> None:
        part = self._watch.part
        law, loss = self.law.currentData(), self.loss.currentData()
        typed = self.radius.value() / 1000
        radius = max(typed, LEAST_RADIUS) if typed > 0 else None
        base = self.base.currentData()
        new = replace(part, law=law, loss=loss, tilt=self.tilt.isChecked(), base=base, radius=radius)
        self._document.set_part("fit", new, tr("Fit another way"))

    def show_all(self) -> None:
        """Bring options, values and warnings in step."""
        part, fitted = self._watch.part, self._watch.fitted
        self.law.setCurrentIndex(self.law.findData(part.law))
        self.loss.setCurrentIndex(self.loss.findData(part.loss))
        self.tilt.setChecked(part.tilt)
        self.base.setCurrentIndex(max(self.base.findData(part.base), 0))
        self.radius.show_value(1000 * (part.radius or 0.0))
        self.radius.setEnabled(part.base_on(self._document.board.token)[0] != "ball")
        self.show_values()
        if fitted is self._shown:
            return
        self._shown = fitted
        self.words.setText("" if fitted is None else _words(fitted))
        self.words.setVisible(bool(self.words.text()))
        _emptied(self._warnings)
        buttons = {
            "compare": tr("Compare the laws"),
            "recording": tr("See the recording"),
            "remove": tr("Leave it out"),
        }
        for warning in () if fitted is None else fitted.fit.warnings:
            what = said(warning)
            box = warning_box(what, warning.code, self.mending.emit, buttons.get(what.mend, ""))
            self._warnings.addWidget(box)

    def see_warnings(self) -> None:
        """Scroll so that the first warning is in view."""
        item = self._warnings.itemAt(0)
        box = None if item is None else item.widget()
        if box is not None:
            self.column.activate()
            self.verticalScrollBar().setValue(box.y())

    def show_values(self) -> None:
        """The fitted values beside what the table's board has."""
        fitted, board = self._watch.fitted, self._document.board
        before, here = self._compared, (board.surface, board.collision)
        self._compared = (fitted, here)
        if before[0] is fitted and before[1] == here:
            return
        fit = None if fitted is None else fitted.fit
        _emptied(self._grid)
        self.values.setVisible(fit is not None and bool(fit.values))
        if fit is None:
            return
        heads = (
            ("", ""), (tr("value"), ""), (tr("95 %"), tr("How far to trust the value")),
            (tr("± noise"), tr("Standard error by the noise of the marks alone, the rest of 95 % left out")),
            (tr("board"), tr("What the table's board has now; – where its law is another")),
        )  # fmt: skip
        for column, (head, tip) in enumerate(heads):
            cell = self._cell(head, "secondary", right=column > 0)
            cell.setToolTip(tip)
            self._grid.addWidget(cell, 0, column)
        for row, name in enumerate(fit.values, 1):
            d, its = digits(fit, name), on_board(fit, name, board)
            cells = (
                symbol(name), number(fit.values[name], d), interval(fit, name),
                number(fit.se[name], min(decimals(fit.se[name]), 7)), "–" if its is None else number(its, d),
            )  # fmt: skip
            for column, text in enumerate(cells):
                role = "value" if column == 1 else "" if column == 0 else "secondary"
                self._grid.addWidget(self._cell(text, role, right=column > 0), row, column)

    @staticmethod
    def _cell(text: str, role: str, *, right: bool) -> QLabel:
        made = label(text, role)
        if right:
            made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return made


def _emptied(layout: QLayout) -> None:
    """Take all widgets out of a layout and away."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            let_go(widget)


def _words(fitted: Fitted) -> str:
    fit = fitted.fit
    lines = [spread_words(fit), mean_words(fit), wavy_words(fit), slope_words(fit)]
    lines.append(left_out_words(fitted.left_out))
    if fit.rms_m is not None:
        lines.append(tr("Residuals {mm} mm on each axis.", mm=number(1000 * fit.rms_m, 2)))
    lines += hits_words(fit)
    return "\n".join(line for line in lines if line)


class LawsPage(ScrollPage):
    """Laws by AICc, compared on request; one of them can be chosen for the fit."""

    def __init__(self, desk: Desk, watch: FitWatch) -> None:
        super().__init__()
        self._desk, self._document, self._watch = desk, desk.document, watch
        self._shown: object = None
        column = self.column
        row = QHBoxLayout()
        self.compare = QPushButton(tr("Compare the laws"))
        self.compare.setToolTip(tr("Fit every law to these slides"))
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Comparing laws"))
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setProperty("link", True)
        row.addWidget(self.compare)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        row.addStretch(0)
        column.addLayout(row)
        self.sentence = wrapped("", "")
        column.addWidget(self.sentence)
        self.table = QTableWidget(0, 3)
        self.table.setAccessibleName(tr("Laws by AICc"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setMinimumHeight(112)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.table.setTabKeyNavigation(False)
        tall_rows(self.table)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setHorizontalHeaderLabels([tr("Law"), tr("worse by"), tr("off, mm")])
        worse = tr("AICc beyond the best law's: below 2 hardly told apart, above 10 ruled out")
        off = tr("How far the marks lie off the fitted way (rms)")
        for at, tip in ((1, worse), (2, off)):
            self.table.model().setHeaderData(at, Qt.Orientation.Horizontal, tip, Qt.ItemDataRole.ToolTipRole)
        align_heads(self.table, 1, 2)
        column.addWidget(self.table, 1)
        self.values = wrapped("", "secondary")
        column.addWidget(self.values)
        self.use = QPushButton(tr("Fit by this law"))
        self.export = FigureButton(desk, "laws", self.table, self._sheet)
        below = QHBoxLayout()
        below.addWidget(self.use)
        below.addStretch(1)
        below.addWidget(self.export)
        column.addLayout(below)
        self.compare.clicked.connect(watch.compare)
        self.cancel.clicked.connect(watch.cancel_comparing)
        self.use.clicked.connect(self._use)
        self.table.itemSelectionChanged.connect(self._show_use)
        self.table.doubleClicked.connect(lambda _: self._use())

    def _sheet(self) -> Sheet:
        heads = (tr("Law"), tr("worse by (AICc)"), tr("off the model, mm"), tr("Values"))
        table = self._watch.table
        rows: list[tuple[Cell, ...]] = []
        for law in () if table is None else table.rows:
            values = ", ".join(f"{name} {value:.6g}" for name, value in law.values.items())
            rows.append((law_name(law.law), law.delta, 1000 * law.rms_m, values))
        return Sheet(heads, rows)

    def show_all(self) -> None:
        """Bring progress, sentence and table in step."""
        self.export.restyle(self._desk.theme)
        watch = self._watch
        running = watch.compared is not None
        self.bar.setVisible(running)
        self.cancel.setVisible(running)
        self.compare.setVisible(not running)
        self.compare.setEnabled(bool(watch.recordings))
        if running:
            self.bar.setValue(round(100 * (watch.compared or 0.0)))
        table = watch.table
        if watch.compare_refusal is not None and not running:
            self.sentence.setText(line(watch.compare_refusal))
        elif table is None:
            self.sentence.setText(tr("Which law do these slides obey? Compare the laws."))
        elif not watch.table_fresh:
            self.sentence.setText(tr("Of other slides: compare again.") + " " + law_sentence(table))
        else:
            self.sentence.setText(law_sentence(table))
        self.table.setVisible(table is not None)
        self.use.setVisible(table is not None)
        self.export.setVisible(table is not None)
        if table is None:
            self._shown = None
        elif table is not self._shown:
            self._shown = table
            self.table.setRowCount(len(table.rows) + len(table.failed))
            for row, law in enumerate(table.rows):
                values = ", ".join(
                    f"{symbol(name)} {number(value, d)} ({tr('± noise')} {number(law.se[name], d)})"
                    for name, value in law.values.items()
                    for d in (min(decimals(law.se[name]), 6),)
                )
                cells = (law_name(law.law), number(law.delta, 1), number(1000 * law.rms_m, 2))
                self._fill(row, cells, law.law, values)
            for row, (name, reason) in enumerate(table.failed.items(), len(table.rows)):
                self._fill(row, (law_name(name), "–", "–"), None, reason)
            best = next(i for i, law in enumerate(table.rows) if law.law == table.best)
            self.table.selectRow(best)
        self._show_use()

    def _fill(self, row: int, cells: tuple[str, ...], law: str | None, more: str) -> None:
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, law)
            item.setToolTip(more)
            if column in (1, 2):
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, column, item)

    def _chosen(self) -> str | None:
        items = self.table.selectedItems()
        return items[0].data(Qt.ItemDataRole.UserRole) if items else None

    def _show_use(self) -> None:
        law, items = self._chosen(), self.table.selectedItems()
        self.values.setText(items[0].toolTip() if items and self._watch.table is not None else "")
        self.use.setEnabled(law is not None and law != self._watch.part.law)

    def _use(self) -> None:
        law, part = self._chosen(), self._watch.part
        if law is not None and law != part.law:
            new = replace(part, law=law)
            self._document.set_part("fit", new, tr("Fit by the law {law}", law=law_name(law)))
