"""The Fit dock's page of slides: which token is looked at, its plots, and its segments by number and by key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from lab.fitting import SegmentKind, Stretch
from ui.desk import Desk
from ui.docks.fit_plots import FitPlots, Seen, edges_of, seen_of, sheet_of, stretches_of
from ui.docks.fit_watch import FitWatch
from ui.docks.fit_words import KINDS
from ui.docks.panel import ScrollPage, wrapped
from ui.fields import NumberField
from ui.figures import FigureButton
from ui.language import tr
from ui.numbers import number
from ui.theme import Theme


class SegmentsPage(ScrollPage):
    """chosen(): another token is looked at."""

    chosen = Signal()

    def __init__(self, desk: Desk, watch: FitWatch) -> None:
        super().__init__()
        self._document, self._watch = desk.document, watch
        self._theme = desk.theme
        self._all: list[Seen] = []
        self._drawn: object = None
        column = self.column
        self.column.setSpacing(4)
        self.token = QComboBox()
        self.token.setAccessibleName(tr("Token that is looked at"))
        self.token.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.plots = FitPlots()
        self.export = FigureButton(desk, "fit", self.plots.graphics, lambda: sheet_of(self.seen))
        row = QHBoxLayout()
        row.addWidget(self.token, 1)
        row.addWidget(self.export)
        column.addLayout(row)
        self.plots.setMinimumHeight(210)
        column.addWidget(self.plots, 1)
        self.hint = wrapped("", "secondary")
        column.addWidget(self.hint)
        column.addWidget(self._controls())
        self.token.activated.connect(lambda _: self._choose())
        self.plots.moved.connect(self._tell)

    def _controls(self) -> QWidget:
        box = self.box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        self.segment = QComboBox()
        self.segment.setAccessibleName(tr("Segment"))
        self.segment.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("What the token does in this segment"))
        for box_ in (self.segment, self.kind):
            box_.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box_.setMinimumContentsLength(6)
        for kind, word in KINDS.items():
            self.kind.addItem(tr(word), kind)
        self.begin, self.end = NumberField(3, "s"), NumberField(3, "s")
        for field, name in ((self.begin, tr("Segment from")), (self.end, tr("Segment to"))):
            field.setAccessibleName(name)
            field.setRange(-1e6, 1e6)
            field.setSingleStep(0.005)
            field.setMinimumWidth(76)
        self.split = QPushButton(tr("Split"))
        self.split.setToolTip(tr("Cut this segment in two in its middle"))
        self.found = QPushButton(tr("As found"))
        self.found.setToolTip(tr("Forget what was moved by hand"))
        grid.addWidget(self.segment, 0, 0)
        grid.addWidget(self.kind, 0, 1)
        grid.addWidget(self.split, 0, 2)
        grid.addWidget(self.begin, 1, 0)
        grid.addWidget(self.end, 1, 1)
        grid.addWidget(self.found, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.segment.activated.connect(lambda _: self._show_segment())
        self.kind.activated.connect(lambda _: self._send(kind=self.kind.currentData()))
        self.begin.valueChanged.connect(lambda value: self._send(begin=value))
        self.end.valueChanged.connect(lambda value: self._send(end=value))
        self.split.clicked.connect(self._split)
        self.found.clicked.connect(lambda: self._tell(()))
        return box

    # --- showing -------------------------------------------------------------------------------------

    @property
    def seen(self) -> Seen | None:
        """The token that is looked at."""
        at = self.token.currentIndex()
        return self._all[at] if 0 <= at < len(self._all) else None

    def choose_recording(self, path: str) -> None:
        """Look at a token of a recording."""
        seen = self.seen
        at = next((i for i, one in enumerate(self._all) if one.path == path), None)
        if at is not None and (seen is None or seen.path != path):
            self.token.setCurrentIndex(at)
            self._choose()

    def show_all(self, theme: Theme) -> None:
        """Bring list and plots in step with what was read and fitted."""
        self._theme = theme
        self.export.restyle(theme)
        fit = None if self._watch.fitted is None else self._watch.fitted.fit
        recordings = self._watch.recordings
        stale = not self._watch.fresh
        key = (tuple(id(one) for one in recordings), id(fit), stale, theme.name)
        if key == self._drawn:
            return
        self._drawn = key
        before = self.seen
        self._all = seen_of(recordings, fit)
        names = [seen.label for seen in self._all]
        if [self.token.itemText(i) for i in range(self.token.count())] != names:
            self.token.clear()
            self.token.addItems(names)
        if before is not None:
            at = next(
                (i for i, s in enumerate(self._all) if (s.path, s.token) == (before.path, before.token)), 0
            )
            self.token.setCurrentIndex(at)
        self._show_token()

    def _choose(self) -> None:
        self._show_token()
        self.chosen.emit()

    def _show_token(self) -> None:
        seen = self.seen
        self.plots.show_seen(seen, self._theme, stale=not self._watch.fresh)
        segments = () if seen is None else seen.segments
        self.box.setEnabled(bool(segments))
        at = max(self.segment.currentIndex(), 0)
        coasts = [i for i, segment in enumerate(segments) if segment.kind == "coast"]
        if self.segment.count() != len(segments):
            at = coasts[0] if coasts else 0
        self.segment.clear()
        for number_, segment in enumerate(segments, 1):
            kind = tr(KINDS[segment.kind])
            self.segment.addItem(f"{number_}: {kind}")
            whole = tr(
                "{n}: {kind}, {from_} to {to} s", n=number_, kind=kind,
                from_=number(segment.begin, 3), to=number(segment.end, 3),
            )  # fmt: skip
            self.segment.setItemData(number_ - 1, whole, Qt.ItemDataRole.ToolTipRole)
        self.segment.setCurrentIndex(min(at, len(segments) - 1))
        told = seen is not None and self._told(seen)
        self.found.setEnabled(told)
        self._show_segment()
        if seen is None:
            self.hint.setText("")
        elif told:
            self.hint.setText(tr("Segments as moved by hand. Circles: along the way; squares: across it."))
        else:
            self.hint.setText(
                tr(
                    "Drag the edges of the segments; the fit follows. Circles: along the way; squares: across it."
                )
            )

    def _told(self, seen: Seen) -> bool:
        entry = self._watch.part.entry(seen.path)
        return entry is not None and any(token == seen.token for token, _ in entry.segments)

    def _show_segment(self) -> None:
        seen, at = self.seen, self.segment.currentIndex()
        if seen is None or not 0 <= at < len(seen.segments):
            return
        edges = edges_of(seen)
        self.begin.show_value(edges[at])
        self.end.show_value(edges[at + 1])
        self.begin.setEnabled(at > 0)
        self.end.setEnabled(at + 1 < len(seen.segments))
        self.kind.setCurrentIndex(self.kind.findData(seen.segments[at].kind))

    # --- doing ---------------------------------------------------------------------------------------

    def _send(
        self, *, kind: SegmentKind | None = None, begin: float | None = None, end: float | None = None
    ) -> None:
        seen, at = self.seen, self.segment.currentIndex()
        if seen is None or not 0 <= at < len(seen.segments):
            return
        kinds, edges = [segment.kind for segment in seen.segments], edges_of(seen)
        if kind is not None:
            kinds[at] = kind
        if begin is not None and at > 0:
            edges[at] = min(max(begin, edges[at - 1]), edges[at + 1])
        if end is not None and at + 1 < len(kinds):
            edges[at + 1] = min(max(end, edges[at]), edges[at + 2])
        self._tell(stretches_of(seen, kinds, edges, join=kind is not None))

    def _split(self) -> None:
        seen, at = self.seen, self.segment.currentIndex()
        if seen is None or not 0 <= at < len(seen.segments):
            return
        edges = edges_of(seen)
        middle = (edges[at] + edges[at + 1]) / 2
        stretches = [Stretch(segment.kind, edges[i], edges[i + 1]) for i, segment in enumerate(seen.segments)]
        one = stretches[at]
        stretches[at : at + 1] = [Stretch(one.kind, one.begin, middle), Stretch(one.kind, middle, one.end)]
        self._tell(stretches)

    def _tell(self, stretches: Sequence[Stretch]) -> None:
        seen = self.seen
        entry = None if seen is None else self._watch.part.entry(seen.path)
        if seen is None or entry is None:
            return
        new = self._watch.part.with_entries(
            [entry.with_segments(seen.token, [(s.kind, s.begin, s.end) for s in stretches])]
        )
        self._document.set_part("fit", new, tr("Move a segment"))
