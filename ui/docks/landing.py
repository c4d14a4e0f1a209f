"""The Landing dock: the chance of each space for this aim and hand, with its interval and origin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.desk import Desk
from ui.docks.cells import cell_table
from ui.docks.landing_table import BAR, CHANCE, BarDelegate, LandingModel
from ui.docks.panel import Panel, label, lone, wrapped
from ui.docks.stopped import StoppedLine
from ui.figures import FigureButton
from ui.flow import Flow
from ui.hands import hand_name
from ui.language import count, tr
from ui.numbers import NARROW, milliseconds, number, percent
from ui.theme import Theme

COUNTS = (10_000, 100_000, 1_000_000)
LEAST_TABLE = 300
"""px of the table's width: names of spaces in short, chances and their intervals."""


class LandingDock(Panel):
    """Shows the chances, and switches the layer on."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Landing"), "landing")
        self._document, self._watch, self._theme = desk.document, desk.watch, desk.theme

    def fill(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty_page())
        self._stack.addWidget(self._full_page(self._theme))
        self.column.addWidget(self._stack)
        self._watch.changed.connect(self.draw_soon)  # the table has its picture first
        self._document.changed.connect(self._document_changed)

    def _empty_page(self) -> QWidget:
        button = self.show_button = QPushButton(tr("Show the landing map"))
        button.setToolTip("L")
        button.clicked.connect(lambda: self.desk.landing.emit(True))
        return lone(tr("Where would this throw come to rest, time and again?"), button)

    def _full_page(self, theme: Theme) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        controls = Flow(line_gap=4)
        controls.setContentsMargins(10, 6, 10, 2)
        self.count = QComboBox()
        self.count.setAccessibleName(tr("Slides in the landing map"))
        for n in COUNTS:
            self.count.addItem(tr("{n} slides", n=number(n)), n)
        self.seed = QSpinBox()
        self.seed.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.seed.setRange(0, 999_999)
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setToolTip(tr("The same seed gives the same map again"))
        seed = QLabel(tr("seed"))
        seed.setBuddy(self.seed)
        drawn = QWidget()
        row = QHBoxLayout(drawn)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addStretch(1)
        row.addWidget(seed)
        row.addWidget(self.seed)
        row.addSpacing(4)
        controls.add(self.count)
        controls.add(drawn, 1)
        column.addLayout(controls)
        self.caption = wrapped("", "secondary")
        self.caption.setContentsMargins(10, 2, 10, 6)
        column.addWidget(self.caption)
        self.refusal = wrapped("", "refusal")
        self.refusal.setContentsMargins(10, 0, 10, 6)
        column.addWidget(self.refusal)
        self.stopped = StoppedLine(10)
        self.stopped.again.connect(self._watch.again)
        column.addWidget(self.stopped)
        self._model = LandingModel(theme)
        view = self.table = cell_table(self._model, tr("Chance of each space"), BAR)
        view.setItemDelegateForColumn(BAR, BarDelegate(self._model, view))
        header = view.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicator(CHANCE, Qt.SortOrder.DescendingOrder)
        view.setSortingEnabled(True)
        view.setMinimumWidth(LEAST_TABLE)
        self.export = FigureButton(self.desk, "landing", view, self._model.sheet)
        row.addWidget(self.export)
        column.addWidget(view, 1)
        self._together = label("", "secondary")
        self._together.setContentsMargins(10, 4, 10, 4)
        column.addWidget(self._together)
        self.count.activated.connect(lambda _: self._document.set_sampling(n=self.count.currentData()))
        self.seed.valueChanged.connect(lambda value: self._document.set_sampling(seed=value))
        return page

    def restyle(self, theme: Theme) -> None:
        """Draw chips and bars in another theme."""
        self._theme = self._model.theme = theme
        self.export.restyle(theme)
        self.draw_now()

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"n", "seed"}:
            self._show_sampling()

    def _show_sampling(self) -> None:
        state = self._document.state
        self.count.setCurrentIndex(self.count.findData(state.n))
        self.seed.blockSignals(True)
        self.seed.setValue(state.seed)
        self.seed.blockSignals(False)

    def draw(self) -> None:
        """The map's chances in the table, what they are of, and what stands in the way of a map."""
        watch = self._watch
        self._stack.setCurrentIndex(1 if watch.on else 0)
        self._show_sampling()
        self.refusal.setText(watch.refusal)
        self.refusal.setVisible(bool(watch.refusal))
        self.stopped.setVisible(watch.stopped)
        landing = watch.current
        self._model.take(landing, fresh=watch.fresh)
        self.export.setEnabled(landing is not None)
        if landing is None:
            self.caption.setText("" if watch.refusal or watch.stopped else tr("computing …"))
            self._together.setText("")
            return
        found = landing.map
        said = tr(
            "{slides}; hand: {hand}; {onto}, seed {seed}, {took}",
            slides=landing.count_text(),
            hand=hand_name(found.thrower),
            onto=count(len(found.resting), "onto {n} resting token", "onto {n} resting tokens"),
            seed=found.seed,
            took=milliseconds(landing.seconds),
        )
        said = said.replace(f" {found.seed},", f"{NARROW}{found.seed},")
        self.caption.setText(said if watch.fresh else f"{said}; {landing.was_for()}")
        total = sum(chance.p for chance in found.spaces.values()) + found.off.p + found.short.p
        self._together.setText(
            tr(
                "Together {total} %. Any Go to jail: {jail} %.",
                total=number(100 * total, 1),
                jail=percent(found.jail.p),
            )
        )
