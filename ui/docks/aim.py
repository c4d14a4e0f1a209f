"""The Aim dock: what each aim is worth for this hand, the best one, why, and how that changes with skill."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, exp, log
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from lab import Aim, Thrower
from lab.throwers import PRESETS
from ui.desk import Desk
from ui.docks.aim_answer import AnswerPanel
from ui.docks.aim_curve import SkillCurvePlot
from ui.docks.aim_map import AimPlot
from ui.docks.aim_work import AimWork, hand_of, with_answer
from ui.docks.panel import Brief, Panel, TallScroll, label, side_by_side, wrapped
from ui.docks.stopped import StoppedLine
from ui.figures import FigureButton
from ui.flow import Flow
from ui.hands import hand_name, scatter
from ui.language import tr
from ui.numbers import milliseconds, number
from ui.parts.aiming import SCALES
from ui.theme import Theme, text_font

if TYPE_CHECKING:
    from lab import AimMap

_WIDE = 720
"""From this width (px) on, map and answer stand side by side."""

_STOPS = 200
"""Of the slider, from the surest hand to the least sure."""


def scale_of(stop: int) -> float:
    """The scale of the scatter at a stop of the slider; the middle is the hand as it is."""
    low, high = log(SCALES[0]), log(SCALES[1])
    return 1.0 if stop == stop_of(1.0) else round(exp(low + (high - low) * stop / _STOPS), 4)


def stop_of(scale: float) -> int:
    """The stop of the slider nearest to a scale."""
    low, high = log(SCALES[0]), log(SCALES[1])
    return round(_STOPS * (log(scale) - low) / (high - low))


class _Names(QWidget):
    """Under the slider: where on it the ready-made hands are as sure in angle as this one."""

    def __init__(self, slider: QSlider, theme: Theme) -> None:
        super().__init__()
        self._slider, self.theme = slider, theme
        self._thrower = Thrower.preset("casual")
        self.setFixedHeight(18)

    def show_hand(self, thrower: Thrower) -> None:
        """The hand that the slider scales."""
        self._thrower = thrower
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._thrower.angle <= 0:
            return
        painter = QPainter(self)
        font = text_font(11)
        painter.setFont(font)
        slider = self._slider
        grip = slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, slider)
        last = -1.0
        for hand in sorted(PRESETS.values(), key=lambda hand: hand.angle):
            scale = hand.angle / self._thrower.angle
            if SCALES[0] * 0.99 <= scale <= SCALES[1] * 1.01:
                part = min(max(stop_of(scale) / _STOPS, 0.0), 1.0)
                x = slider.x() - self.x() + grip / 2 + part * (slider.width() - grip)
                text = hand_name(hand)
                wide = painter.fontMetrics().horizontalAdvance(text)
                left = min(max(x - wide / 2, 0.0), self.width() - wide)
                painter.setPen(QColor(self.theme.line))
                painter.drawLine(QPointF(x, 0), QPointF(x, 3))
                painter.setPen(QColor(self.theme.secondary))
                if left > last:
                    painter.drawText(QPointF(left, 15), text)
                    last = left + wide + 6
        painter.end()


class _Turning(TallScroll):
    """Gets as narrow as its parts need under one another, also while they lie beside one another: it is turned then."""

    def minimumSizeHint(self) -> QSize:
        least, inner = super().minimumSizeHint(), self.widget()
        parts = inner.layout() if inner is not None else None
        if parts is None:
            return least
        items = [item for item in map(parts.itemAt, range(parts.count())) if item is not None]
        wide = max(item.minimumSize().width() for item in items) + self.verticalScrollBar().sizeHint().width()
        return QSize(min(least.width(), wide), least.height())


class AimDock(Panel):
    """Map, skill, curve and answer; computes while it is seen."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Aim"), "aim")
        self._document = desk.document

    def fill(self) -> None:
        desk, theme = self.desk, self.desk.theme
        self.work = AimWork(desk, self)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(0)
        self.answer = AnswerPanel(desk)
        self._parts.addWidget(self._left(theme), 11)
        self._parts.addWidget(self.answer, 10)
        inner = QWidget()
        inner.setObjectName("scrolled")
        inner.setLayout(self._parts)
        scroll = _Turning()
        scroll.setWidget(inner)
        self.column.addWidget(scroll)
        self._foot = QVBoxLayout()
        self.column.addLayout(self._foot)
        self.work.changed.connect(self._show)
        self._document.changed.connect(self._document_changed)
        self.plot.aimed.connect(self._aim_at)
        self.plot.thrown.connect(self._throw)
        self.plot.pointed.connect(self.pointer.setText)
        self.answer.aiming.connect(self._aim_best)
        self.answer.throwing.connect(self._throw_best)
        self.worth.activated.connect(lambda _: self._choose(worth=self.worth.currentData()))
        self.skill.valueChanged.connect(lambda stop: self._choose(scale=scale_of(stop)))
        self.same.clicked.connect(lambda: self._choose(scale=1.0))

    def _left(self, theme: Theme) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(10, 8, 10, 6)
        column.setSpacing(4)
        row = Flow(gap=8)
        title = label(tr("Skill"), "plain")
        title.setFont(text_font(13, 600))
        self._hand = wrapped("", "secondary")
        self.worth = QComboBox()
        self.worth.setAccessibleName(tr("What counts"))
        self.worth.addItem(tr("printed value"), "printed")
        self.worth.addItem(tr("cash of this round"), "cash")
        self.worth.addItem(tr("lead over the best opponent"), "lead")
        self._hand.setMinimumWidth(200)
        row.add(title)
        row.add(self._hand, 1)
        row.add(self.worth)
        column.addLayout(row)
        skill = QHBoxLayout()
        skill.setSpacing(8)
        self.skill = QSlider(Qt.Orientation.Horizontal)
        self.skill.setRange(0, _STOPS)
        self.skill.setPageStep(10)
        self.skill.setAccessibleName(tr("Skill: scatter in angle and speed, surer to the left"))
        self.skill.setToolTip(tr("Surer to the left, less sure to the right"))
        self.same = QPushButton(tr("As it is"))
        self.same.setToolTip(tr("The skill of the chosen thrower"))
        skill.addWidget(self.skill, 1)
        skill.addWidget(self.same)
        self.plot = AimPlot(theme)
        self.plot.setMinimumHeight(240)
        self.export = FigureButton(self.desk, "aim-map", self.plot, self.plot.sheet)
        skill.addWidget(self.export)
        skill.addSpacing(4)  # in line with the one over the curve
        column.addLayout(skill)
        self._names = _Names(self.skill, theme)
        column.addWidget(self._names)
        self.refusal = wrapped("", "refusal")
        column.addWidget(self.refusal)
        self.stopped = StoppedLine()
        self.stopped.again.connect(self.work.again)
        column.addWidget(self.stopped)
        column.addWidget(self.plot, 3)
        self.pointer, self.says = Brief("", "secondary"), wrapped("", "secondary")
        column.addWidget(self.pointer)
        self.curve = SkillCurvePlot(theme)
        self.curve.setMinimumHeight(130)
        self.curve_export = FigureButton(self.desk, "worth-by-skill", self.curve, self.curve.sheet, over=True)
        column.addWidget(self.curve, 1)
        column.addWidget(self.says)
        return made

    def restyle(self, theme: Theme) -> None:
        """Draw plots and table in another theme."""
        self._names.theme = theme
        for part in (self.plot, self.curve, self.answer, self.export, self.curve_export):
            part.restyle(theme)
        self._show()

    # --- doing ---------------------------------------------------------------------------------------

    def _choose(self, **changes: object) -> None:
        before = self._document.part("aiming")
        after = replace(before, **changes)
        if after != before:
            key = "aiming.scale" if "scale" in changes else None
            text = tr("Skill") if "scale" in changes else tr("What an aim is worth")
            self._document.set_part("aiming", after, text, key)

    def _aim_at(self, angle: float, speed: float) -> None:
        self._document.set_aim(angle=angle, speed=speed)

    def _throw(self) -> None:
        self.desk.throwing.emit()

    def _aim_best(self) -> None:
        answer = self.work.answer
        if answer is not None:
            self._aim_at(answer.aim.angle, answer.aim.speed)

    def _throw_best(self) -> None:
        self._aim_best()
        self._throw()

    # --- showing -------------------------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"aim", "thrower", "aiming"}:
            self._show_controls()
        if "aim" in names:
            self.plot.show_aim(self._document.state.aim)

    def _show_controls(self) -> None:
        state, aiming = self._document.state, self._document.part("aiming")
        self.worth.setCurrentIndex(self.worth.findData(aiming.worth))
        self.skill.blockSignals(True)
        self.skill.setValue(stop_of(aiming.scale))
        self.skill.blockSignals(False)
        hand = hand_of(state, aiming)
        exact = not (state.thrower.angle or state.thrower.speed)
        self.skill.setEnabled(not exact)
        self.same.setEnabled(aiming.scale != 1.0)
        name = hand_name(state.thrower)
        said = tr("{hand} hand: {scatter}", hand=name, scatter=scatter(hand))
        if aiming.scale != 1.0:
            said = tr(
                "{scale} × {hand}: {scatter}", scale=number(aiming.scale, 2), hand=name, scatter=scatter(hand)
            )
        self._hand.setText(said)
        self._names.show_hand(state.thrower)

    def _show(self) -> None:
        work, state = self.work, self._document.state
        self._show_controls()
        self.refusal.setText(work.refusal)
        self.refusal.setVisible(bool(work.refusal))
        self.stopped.setVisible(work.stopped)
        self.export.setEnabled(work.map is not None)
        self.curve_export.setEnabled(bool(work.curve))
        self.plot.show_aim(state.aim)
        waits = not (work.refusal or work.stopped)
        self.plot.empty(work.map is None)
        self.curve.empty(work.map is None or not work.curve)
        self.answer.show_answer(work.answer, fresh=work.answer_fresh, waits=waits)
        if work.map is None:
            self.says.setText(tr("computing …") if waits else "")
            return
        found = work.map
        best, worth = found.peak if work.whole else _rough_peak(found)
        answer = work.answer if work.answer_fresh else None
        checked = answer is not None and answer.aim == best
        told = answer.mean.mean if answer is not None and checked else worth
        tag = tr(
            "Best for ± {angle}°\nworth {worth} at {speed} m/s",
            angle=number(degrees(found.thrower.angle), 1),
            worth=number(told),
            speed=number(best.speed, 3),
        )
        other: tuple[Thrower, Aim] | None = None
        aiming = self._document.part("aiming")
        if aiming.scale != 1.0 and work.own is not None:
            other = work.own
        self.plot.show_map(found, best, other, tag, told, fresh=work.map_fresh)
        points = work.curve
        if points and answer is not None and checked:
            points = with_answer(points, aiming.scale, answer)
        self.curve.show_curve(points, state.thrower.angle, aiming.scale, told)
        table = found.table
        words = tr(
            "{a} × {s} aims, {n} slides, {took}; seed {seed}",
            a=len(found.angles),
            s=len(found.speeds),
            n=number(table.slides),
            took=milliseconds(work.seconds) if work.whole and work.seconds else "…",
            seed=table.seed,
        )
        if work.map_seconds:
            words += tr("; this skill {took}", took=milliseconds(work.map_seconds))
        self.says.setText(words)

    # --- events --------------------------------------------------------------------------------------

    def seen(self, on: bool) -> None:
        self.work.switch(on)

    def spread(self) -> None:
        beside = self.width() >= _WIDE
        side_by_side(self._parts, beside)
        self.answer.keep_buttons(None if beside else self._foot)
        self._foot.setContentsMargins(*((0, 0, 0, 0) if beside else (12, 6, 12, 8)))


def _rough_peak(found: AimMap) -> tuple[Aim, float]:
    """The best of the map's own aims, while the table still grows."""
    i, j = divmod(int(found.values.argmax()), len(found.speeds))
    return Aim(found.x, float(found.angles[i]), float(found.speeds[j])), float(found.values[i, j])
