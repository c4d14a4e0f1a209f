"""What every dock shares: its frame, and small labels with a role in the style sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ui.desk import Desk
from ui.icons import icon
from ui.theme import Theme
from ui.timers import one_shot


def label(text: str, role: str) -> QLabel:
    """A label with one of the style sheet's roles: section, secondary, refusal."""
    made = QLabel(text)
    made.setProperty("role", role)
    return made


def wrapped(text: str, role: str) -> QLabel:
    """A label that breaks its text over lines and takes the height it needs."""
    made = label(text, role)
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return made


WIDEST_PAGE = 480
"""px: no page asks for more, lest it take the table's room."""
LEAST_PAGE = 40
"""px of height that a page gets at least."""
LEAST_ROW = 26
"""px of a table's row."""


LONGEST_NAME = 200
"""px of a name that somebody has given; a file's or a board's may be of any length, and no window is so wide."""


def elided(widget: QWidget, name: str) -> str:
    """A name in a widget's font, its middle left out where it is longer than `LONGEST_NAME`."""
    return widget.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, LONGEST_NAME)


class Brief(QLabel):
    """A label of one line that ends in an ellipsis where there is no room; then its tooltip says all of it."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def shown(self) -> str:
        """The text as it is drawn."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…"), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """The tooltip is of the moment: what is cut off now."""
        if event.type() == QEvent.Type.ToolTip:
            self._tell()
        return super().event(event)

    def _tell(self) -> None:
        self.setToolTip(self.text() if self.shown != self.text() else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        painter.drawText(self.contentsRect(), int(self.alignment()), self.shown)
        painter.end()
        self._tell()


class TallScroll(QScrollArea):
    """Scrolls up and down alone: it gets no narrower than what is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._hints: object = None

    def minimumSizeHint(self) -> QSize:
        """As wide as the content must be, with its bar."""
        least, inner = super().minimumSizeHint(), self.widget()
        if inner is None:
            return least
        wide = max(inner.minimumSizeHint().width(), inner.minimumWidth())
        wide += self.verticalScrollBar().sizeHint().width()
        return QSize(min(wide, WIDEST_PAGE), min(least.height(), LEAST_PAGE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is in it may need another width from now on."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            asked = self.minimumSizeHint(), self.sizeHint()
            if asked != self._hints:  # else a number that moves lays the whole window out
                self._hints = asked
                self.updateGeometry()
        return super().eventFilter(watched, event)


class ScrollPage(TallScroll):
    """A page of a dock that scrolls up and down; `column` is its vertical layout, to fill."""

    def __init__(self) -> None:
        super().__init__()
        body = QWidget()
        body.setObjectName("scrolled")
        self.column = QVBoxLayout(body)
        self.column.setContentsMargins(8, 6, 8, 6)
        self.column.setSpacing(6)
        self.setWidget(body)


class FootedPage(QWidget):
    """A page that scrolls, `column` is its layout; below, what is always in sight: `foot`, a row to fill."""

    def __init__(self) -> None:
        super().__init__()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.page = ScrollPage()
        self.column = self.page.column
        whole.addWidget(self.page, 1)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(8, 6, 8, 8)
        self.foot.setSpacing(6)
        whole.addLayout(self.foot)


def tall_rows(view: QTableView) -> None:
    """Rows as high as what is said in them needs, where it breaks over lines; `LEAST_ROW` at least."""
    rows = view.verticalHeader()
    rows.hide()
    rows.setMinimumSectionSize(LEAST_ROW)
    rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.setWordWrap(True)


def side_by_side(box: QBoxLayout, beside: bool) -> None:
    """Lay a box's parts beside one another, or one under the other where there is no room."""
    box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)


class Room(TallScroll):
    """A dock's room for its body, which is scrolled where the room is lower than the body's least height.

    A scroll area that resizes its content by itself goes by the height that suits its width, and scrolls what could
    be laid out lower. spare: ask for the height that the body needs, up to `MOST`, so that the docks of a column fit
    on a small screen whatever they hold; else the room makes do with `LEAST`. of_lines: whether the body holds nothing
    that could be lower than it asks for: then its texts get all the lines that its width makes of them.
    """

    LEAST, MOST = 130, 260

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self.spare = self.of_lines = False
        self._body = body
        self.setWidgetResizable(False)
        self.setWidget(body)

    def ask(self, *, spare: bool) -> None:
        """Ask for all that the body needs, or not."""
        self.spare = spare
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Not narrower than the body and, where it may be scrolled, its bar."""
        least, most = self._least(), self.MOST if self.spare else self.LEAST
        if least.height() <= most:
            return least
        return QSize(least.width() + self.verticalScrollBar().sizeHint().width(), most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._body:
            self._fit()
        return super().eventFilter(watched, event)

    def show_place(self, widget: QWidget, place: QRect) -> None:
        """Scroll so that a place of a widget in the body is in sight."""
        corner = widget.mapTo(self._body, place.bottomLeft())
        self.ensureVisible(corner.x(), corner.y(), 0, 4)

    def _least(self) -> QSize:
        return self._body.minimumSizeHint().expandedTo(self._body.minimumSize())

    def _fit(self) -> None:
        """The body takes the whole room, and more height where that is too little."""
        room = self.maximumViewportSize()
        least = self._least_at(room.width())
        if room.height() < least.height():
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
            least = self._least_at(room.width())
        self._body.resize(room.expandedTo(least))

    def _least_at(self, width: int) -> QSize:
        """How large the body must be where it has a width."""
        least = self._least()
        if self._body.hasHeightForWidth():  # where texts have the width for one line, two are not needed
            fitting = self._body.heightForWidth(max(width, least.width()))
            least.setHeight(fitting if self.of_lines else min(least.height(), fitting))
        return least


class Panel(QDockWidget):
    """A dock with a named body and a vertical layout, `column`, to fill.

    A panel fills itself when it is first shown or needed (`ensure`), so that the window opens quickly: what
    costs time belongs in `fill`, with its connections.

    What changes often asks for a drawing (`draw_soon`): however many changes there are in one turn of the event
    loop, the panel draws once, and only while it can be seen; else when it is next.
    """

    def __init__(self, desk: Desk, title: str, name: str) -> None:
        super().__init__(title)
        self.desk = desk
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        body = QWidget()
        body.setObjectName("dockBody")
        self.column = QVBoxLayout(body)
        self.column.setContentsMargins(1, 0, 1, 1)
        self.column.setSpacing(0)
        self.room = Room(body)
        self.setWidget(self.room)
        self.filled = self.in_sight = self._due = self._unstyled = False
        self._keys: list[QShortcut] = []
        self._soon = one_shot(self, 0, self.catch_up)
        self.visibilityChanged.connect(self._look)
        self.topLevelChanged.connect(self._mark)
        self._mark()

    def _mark(self) -> None:
        """The title's buttons in the theme's colours, for the style's own are dark in both."""
        for name, sign in (("qt_dockwidget_closebutton", "close"), ("qt_dockwidget_floatbutton", "float")):
            if (button := self.findChild(QAbstractButton, name)) is not None:
                button.setIcon(icon(sign, self.desk.theme))

    def fill(self) -> None:
        """Make the widgets, connect them, show the document; called once."""
        raise NotImplementedError

    def restyle(self, theme: Theme) -> None:
        """Draw what the style sheet does not reach in another theme; called when filled, and at once after."""

    def draw(self) -> None:
        """Show the document as it is now; for panels that ask for it by `draw_soon`."""
        raise NotImplementedError

    def draw_soon(self, *_: object) -> None:
        """Something changed: draw in the next turn of the event loop, or when the panel is seen again."""
        self._due = True
        if self.in_sight and not self._soon.isActive():
            self._soon.start()

    def draw_now(self, *_: object) -> None:
        """Draw at once, seen or not; what was asked for before is done with it."""
        self._soon.stop()
        self._due = False
        self.draw()

    def catch_up(self, *_: object) -> None:
        """Draw at once if that is due and can be seen: after what the user did in the panel itself."""
        if self._due and self.in_sight:
            self.draw_now()

    def seen(self, on: bool) -> None:
        """The panel can be seen from now on, or no longer; called when filled. Work for nobody may rest."""

    def spread(self) -> None:
        """The panel has another width; called when filled."""

    def open_files(self, paths: list[Path]) -> None:
        """Take files of the kind that this dock opens (see `ui.openers`); called when filled."""
        raise NotImplementedError

    def ensure(self) -> None:
        """Fill the panel if that was not done yet."""
        if not self.filled:
            self.filled = True
            self.fill()
            self.restyle(self.desk.theme)

    def set_theme(self, theme: Theme) -> None:
        """Another theme: a panel that is not filled, or not seen, takes it when it is."""
        self._mark()
        self._unstyled = self.filled and not self.in_sight
        if self.filled and self.in_sight:
            self.restyle(theme)

    def key(self, sequence: str, act: Callable[[], object]) -> None:
        """A key of the whole window, and of the panel where it floats, while the panel is seen."""
        shortcut = QShortcut(QKeySequence(sequence), self.parentWidget() or self)
        shortcut.activated.connect(act)
        shortcut.setEnabled(self.in_sight)
        self._keys.append(shortcut)

    def _look(self, on: bool) -> None:
        """Seen or not: behind another tab is not, though Qt shows every tab once."""
        on = on or (self.isFloating() and self.isVisible())  # left of the first screen Qt takes it for hidden
        if on == self.in_sight:
            return
        self.in_sight = on
        for key in self._keys:
            key.setEnabled(on)
        if on:
            self.ensure()
            if self._unstyled:
                self._unstyled = False
                self.restyle(self.desk.theme)
            self.catch_up()
        if self.filled:
            self.seen(on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.filled:
            self.spread()


def lone(text: str, button: QPushButton) -> QWidget:
    """A page with nothing but a sentence and the button that does it."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(20, 20, 20, 20)
    sentence = wrapped(text, "secondary")
    sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
    column.addStretch(1)
    column.addWidget(sentence)
    column.addSpacing(10)
    column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
    column.addStretch(1)
    return page
