"""The table's actions: what menus and toolbar do to the table, and what they show of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from ui.actions import Actions
from ui.desk import Desk
from ui.language import tr
from ui.parts.hand import Hand
from ui.sides import SIDES
from ui.table.exporting import TableExport
from ui.table.shows import Shows
from ui.table.view import TableView

GHOSTLESS = ("play", "teach")
"""Presets that begin without the ghost: it would give the answer away."""

UNRECORDED = ("play",)
"""Presets that begin without a recorded slide: it is of no round."""

ZOOM = 1.5
"""How much nearer one press of the key goes."""


def begin_shows(act: Actions, preset: str) -> None:
    """What is drawn at first in a preset."""
    act.shows["ghost"].setChecked(preset not in GHOSTLESS)
    act.shows["recorded"].setChecked(preset not in UNRECORDED)


class TableControls(QObject):
    """Joins the actions with the table and the document, both ways."""

    def __init__(self, act: Actions, desk: Desk, table: TableView) -> None:
        super().__init__(table)
        self._act, self._desk, self._table = act, desk, table
        for way, action in act.ways.items():
            action.triggered.connect(partial(self._choose_way, way))
        act.by_hand.triggered.connect(self._choose_by_hand)
        act.move_tokens.toggled.connect(self._move_tokens)
        for n, action in act.sides.items():
            action.triggered.connect(partial(self._choose_sides, n))
        for action in act.shows.values():
            action.toggled.connect(self._choose_shows)
        act.step_back.triggered.connect(lambda: desk.player.step(-1))
        act.replay.triggered.connect(self._play_again)
        self.export = TableExport(desk, table)
        act.save_picture.triggered.connect(self.export.picture)
        act.save_animation.triggered.connect(self.export.animation)
        act.zoom_in.triggered.connect(lambda: table.zoom(ZOOM))
        act.zoom_out.triggered.connect(lambda: table.zoom(1 / ZOOM))
        act.zoom_whole.triggered.connect(lambda: table.zoom(0))
        desk.document.changed.connect(self._document_changed)
        self._show_hand()

    def _choose_way(self, way: str) -> None:
        hand: Hand = self._desk.document.part("hand")
        text = tr("Throw by pushing") if way == "push" else tr("Throw by slingshot")
        self._desk.document.set_part("hand", replace(hand, way=way), text)

    def _choose_shows(self) -> None:
        self._table.set_shows(Shows(**{name: action.isChecked() for name, action in self._act.shows.items()}))

    def _play_again(self) -> None:
        player = self._desk.player
        if player.moving or (player.looking_back and not player.running):
            player.toggle_pause()
        else:
            player.replay()

    def _choose_by_hand(self, on: bool) -> None:
        hand: Hand = self._desk.document.part("hand")
        self._desk.document.set_part("hand", replace(hand, by_hand=on), tr("Let go by hand"))

    def _choose_sides(self, n: int) -> None:
        self._desk.player.stop()
        self._desk.document.choose_sides(SIDES[:n])

    def _move_tokens(self, on: bool) -> None:
        self._table.gestures.moves_tokens = on

    def _document_changed(self, names: frozenset[str]) -> None:
        if "hand" in names:
            self._table.gestures.cancel()
            self._show_hand()

    def _show_hand(self) -> None:
        hand: Hand = self._desk.document.part("hand")
        self._act.ways[hand.way].setChecked(True)
        self._act.by_hand.setChecked(hand.by_hand)
        self._act.by_hand.setEnabled(hand.way == "push")
