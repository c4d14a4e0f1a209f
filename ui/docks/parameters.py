"""The Parameters dock: the numbers of surface, token, collision, board and hand, with unit, usual range and origin.

A number counts at once, on the table at rest and in motion. What the board refuses is said under the field
and the old value stays in force. Only the numbers of the law in force are shown.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from lab import Board
from lab.motion.friction import KNOWN_LAWS
from ui.desk import Desk
from ui.docks.board_parts import RailsEditor, SeamsEditor, TokensEditor
from ui.docks.hand import HandRows
from ui.docks.panel import Panel, TallScroll, label, wrapped
from ui.docks.parameter_row import ORIGIN_WIDTH, ParameterRow
from ui.docks.sets_bar import FLIP_KEY, SetsBar
from ui.icons import icon
from ui.language import mark, tr
from ui.parameter_list import PARAMETERS, SECTIONS
from ui.parameters import LAW_NAMES, counts, depends_on_mass, law_equation, law_start, origin_mark
from ui.theme import Theme

AnyWidget = TypeVar("AnyWidget", bound=QWidget)

CONTACT_NAMES = {
    "ball": mark("Captive ball: spin apart"),
    "disc": mark("Flat disc: spin coupled"),
    "ring": mark("Rim: spin coupled"),
}


class ParametersDock(Panel):
    """Shows and changes the board's numbers and the hand's."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, tr("Parameters"), "parameters")
        self._document, self._theme = desk.document, desk.theme

    def fill(self) -> None:
        document, theme = self._document, self._theme
        content = QWidget()
        content.setObjectName("scrolled")
        grid = self._grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 8)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, 118)  # names of numbers in English, unbroken
        grid.setColumnMinimumWidth(3, ORIGIN_WIDTH)
        self._rows: dict[str, ParameterRow] = {}
        self._told_of: Board | None = None
        self._tooltips: dict[str, str] = {}
        self._mass_note = self._note()
        self._law_note = wrapped("", "secondary")
        self._law_note.setContentsMargins(10, 0, 8, 2)
        self.law = self._choice(LAW_NAMES, tr("Law of friction"), self._choose_law)
        self.contact = self._choice(CONTACT_NAMES, tr("How tokens touch the board"), self._choose_contact)
        self.topple = QCheckBox(tr("Hits may tip tokens over (K8)"))
        self.topple.setToolTip(tr("A tipped token is stood up where it comes to rest; it moves on as before"))
        self.topple.clicked.connect(self._set_topple)
        self._at = 0
        for section in SECTIONS:
            self._across(label(tr(section), "section"))
            if section == "Surface":
                self._across(self._inset(self.law))
                self._across(self._law_note)
            elif section == "Token":
                self._across(self._inset(self.contact))
            for parameter in (p for p in PARAMETERS if p.section == section):
                row = self._rows[parameter.key] = ParameterRow(grid, self._at, parameter, theme)
                row.strip.step.connect(document.end_step)
                row.field.valueChanged.connect(lambda _, key=parameter.key: self._send(key))
                row.reset.clicked.connect(lambda _, key=parameter.key: document.reset_parameter(key))
                self._at += 2
                if parameter.key == "mass":
                    self._across(self._mass_note)
            if section == "Token":
                self.tokens = self._across(TokensEditor(document, theme))
            elif section == "Collision":
                self._across(self._inset(self.topple))
            elif section == "Board":
                self.seams = self._across(SeamsEditor(document, theme))
                self.rails = self._across(RailsEditor(document, theme))
        self._across(label(tr("Hand"), "section"))
        self.hand = HandRows(document, grid, self._at, theme)
        grid.setRowStretch(self.hand.end, 1)
        scroll = TallScroll()
        scroll.setWidget(content)
        self.sets = SetsBar(self.desk)
        self.key(FLIP_KEY, self.sets.flip)
        self.column.addWidget(self.sets)
        self.column.addWidget(scroll)
        content.setMinimumWidth(344)
        document.changed.connect(self._document_changed)
        document.refused.connect(self._refused)

    def _across(self, widget: AnyWidget) -> AnyWidget:
        self._grid.addWidget(widget, self._at, 0, 1, 4)
        self._at += 1
        return widget

    def _choice(self, names: dict[str, str], accessible: str, chosen: object) -> QComboBox:
        box = QComboBox()
        for key, name in names.items():
            box.addItem(tr(name), key)
        box.setAccessibleName(accessible)
        box.setMinimumContentsLength(12)
        box.activated.connect(chosen)
        return box

    @staticmethod
    def _inset(widget: QWidget) -> QWidget:
        """The widget in from the dock's edges, as the names of the numbers are."""
        room = QWidget()
        row = QHBoxLayout(room)
        row.setContentsMargins(10, 2, 8, 2)
        row.addWidget(widget)
        return room

    def _note(self) -> QWidget:
        note = QWidget()
        row = QHBoxLayout(note)
        row.setContentsMargins(10, 0, 8, 2)
        row.setSpacing(5)
        self._note_icon = QLabel()
        row.addWidget(self._note_icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(wrapped(tr("Equal masses: no path depends on it."), "secondary"), 1)
        return note

    def restyle(self, theme: Theme) -> None:
        """Draw strips and icons in another theme."""
        self._theme = theme
        for part in (self.tokens, self.seams, self.rails, self.hand):
            part.set_theme(theme)
        self._show()

    # --- sending -------------------------------------------------------------------------------------

    def _send(self, key: str) -> None:
        row = self._rows[key]
        row.refuse("", self._theme)
        if not self._document.set_parameter(key, row.field.value() / row.parameter.scale):
            row.field.show_value(row.parameter.shown(self._document.board))

    def _choose_law(self) -> None:
        law, state = self.law.currentData(), self._document.state
        if law != state.board.surface.law:
            changes = {**state.changes, "law": law, **law_start(state.board, law)}
            self._document.put_changes(changes, tr("Law of friction"))
        self._show()

    def _choose_contact(self) -> None:
        changes = {**self._document.state.changes, "contact": self.contact.currentData()}
        self._document.put_changes(changes, tr("Contact of the tokens"))
        self._show()

    def _set_topple(self, on: bool) -> None:
        self._document.put_changes({**self._document.state.changes, "topple": on}, tr("Toppling"))

    def _refused(self, key: str, sentence: str) -> None:
        if key in self._rows:
            self._rows[key].refuse(sentence, self._theme)

    # --- showing -------------------------------------------------------------------------------------

    def _document_changed(self, names: frozenset[str]) -> None:
        if names & {"board", "base", "changes", "lesson"}:
            self._show()

    def _show(self) -> None:
        state, locked = self._document.state, self._document.part("lesson").locked
        board, base = state.board, state.base
        if self._told_of is not base:  # words take longer than numbers: a slider waits for them
            self._told_of = base
            for row in self._rows.values():
                row.strip.drop()
            self._tooltips = {key: row.parameter.tooltip(base) for key, row in self._rows.items()}
        for key, row in self._rows.items():
            parameter = row.parameter
            row.show_row(counts(board, key))
            row.show_value(
                parameter.shown(board),
                parameter.shown(base),
                origin=origin_mark(base, parameter),
                tooltip=self._tooltips[key],
                locked=key in locked,
                theme=self._theme,
            )
        self.law.setCurrentIndex(KNOWN_LAWS.index(board.surface.law))
        self._law_note.setText(law_equation(board.surface.law))
        self.contact.setCurrentIndex(self.contact.findData(board.token.contact))
        self.topple.setChecked(board.collision.topple)
        for widget, key in ((self.law, "law"), (self.contact, "contact"), (self.topple, "topple")):
            widget.setEnabled(key not in locked)
        for part, key in ((self.seams, "seams"), (self.rails, "rails"), (self.tokens, "tokens")):
            part.setEnabled(key not in locked)
        self._mass_note.setVisible(not depends_on_mass(board))
        self._note_icon.setPixmap(icon("info", self._theme).pixmap(14, 14))
