"""A and B: two sets of numbers, flipped with one key, and what the same throw does under each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import dist
from types import MappingProxyType

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from lab import LabError, Release, SlideResult, slide
from ui.desk import Desk
from ui.docks.panel import wrapped
from ui.docks.stopped import StoppedLine
from ui.lab_words import in_words
from ui.language import tr
from ui.numbers import NARROW, centimetres
from ui.parts.sets import Sets
from ui.workers import Step

FLIP_KEY = "X"


class SetsBar(QWidget):
    """Two buttons for the sets, one that keeps the numbers as the other set, and a sentence."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk, self._document = desk, desk.document
        self.buttons = {name: QToolButton() for name in ("A", "B")}
        row = QHBoxLayout()
        row.setSpacing(0)
        for name, button in self.buttons.items():
            button.setText(name)
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setToolTip(tr("Set {name} ({key} flips)", name=name, key=FLIP_KEY))
            button.setAccessibleName(tr("Set {name}", name=name))
            button.clicked.connect(lambda _, name=name: self._choose(name))
            row.addWidget(button)
        self.keep = QPushButton()
        self.keep.clicked.connect(self._keep)
        row.addSpacing(8)
        row.addWidget(self.keep)
        row.addStretch(1)
        self.says = wrapped("", "secondary")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 8, 6)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.says)
        self.stopped = StoppedLine()
        self.stopped.again.connect(self._compare)
        column.addWidget(self.stopped)
        self._document.changed.connect(self._changed)
        self._show()

    def flip(self) -> None:
        """The other set comes into force: one step that can be undone."""
        state, sets = self._document.state, self._document.part("sets")
        if sets.other is None:
            self._desk.said.emit(
                tr("There is one set of numbers: keep it as {name} first.", name=sets.waiting)
            )
            return
        after = Sets(sets.waiting, MappingProxyType(dict(state.changes)))
        self._put(dict(sets.other), after, tr("Flip to set {name}", name=sets.waiting))

    def _choose(self, name: str) -> None:
        if name != self._document.part("sets").current:
            self.flip()
        self._show()

    def _keep(self) -> None:
        """The numbers as they are become the other set too; changes go to the one in force."""
        state, sets = self._document.state, self._document.part("sets")
        after = Sets(sets.current, MappingProxyType(dict(state.changes)))
        self._put(dict(state.changes), after, tr("Keep as set {name}", name=sets.waiting))

    def _put(self, changes: dict[str, float | str], sets: Sets, text: str) -> None:
        """Numbers and sets in one step; the board says where that cannot be."""
        after = self._document.rebased(changes)
        if after is not None:
            parts = MappingProxyType({**after.parts, "sets": sets})
            self._document.push(replace(after, parts=parts), text)

    def _changed(self, names: frozenset[str]) -> None:
        if names & {"sets", "board", "base", "aim", "table"}:
            self._show()

    def _show(self) -> None:
        sets = self._document.part("sets")
        for name, button in self.buttons.items():
            button.setChecked(name == sets.current)
            button.setEnabled(name == sets.current or sets.other is not None)
        self.keep.setText(tr("Keep as {name}", name=sets.waiting))
        self.keep.setToolTip(
            tr(
                "Keep these numbers as set {name}, then go on changing {now}",
                name=sets.waiting,
                now=sets.current,
            )
        )
        self.says.setVisible(sets.other is not None)
        self._compare()

    def _compare(self) -> None:
        """What the aimed throw does under both sets, without scatter."""
        self.stopped.hide()
        state, sets, token = (
            self._document.state,
            self._document.part("sets"),
            self._document.table.next_token,
        )
        if sets.other is None or token is None:
            self._desk.queue.cancel("sets")
            self.says.setText(tr("All have been slid.") if sets.other is not None and token is None else "")
            return
        release = Release(*self._document.release_place, state.aim.speed, state.aim.angle, state.aim.spin)

        def steps() -> Iterator[Step]:
            boards = (state.board, state.base.with_(**sets.other))
            yield Step(
                1.0, [slide(board, release, resting=state.table.rest, token=token) for board in boards]
            )

        told = partial(self._told, token)
        self._desk.queue.submit("sets", tr("Both sets"), steps, told, self._refused, self._dropped)

    def _told(self, token: str, step: Step) -> None:
        results: list[SlideResult] = step.value
        sets = self._document.part("sets")
        names = (sets.current, sets.waiting)
        rests = [result.rest.get(token) for result in results]
        said = [
            tr("{name}: off the board", name=name)
            if rest is None
            else tr("{name}: {up} cm up", name=name, up=centimetres(rest[1])).replace(" cm", f"{NARROW}cm")
            for name, rest in sorted(zip(names, rests, strict=True), key=lambda item: item[0])
        ]
        first, second = rests
        if first is not None and second is not None:
            apart = centimetres(dist(first, second))
            said.append(tr("{apart} cm apart", apart=apart).replace(" cm", f"{NARROW}cm"))
        self.says.setText(tr("This throw rests at {places}.", places=", ".join(said)) if said else "")

    def _dropped(self) -> None:
        """What was said is of other numbers, or of another throw."""
        self.says.setText("")
        self.stopped.show()

    def _refused(self, error: LabError) -> None:
        self.says.setText(in_words(error.message))
