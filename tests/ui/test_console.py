"""The console: what is changed there shows at once; a crash in it leaves the window alive; it says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.hand import play_out
from ui.docks import console as module
from ui.document_handle import DocumentHandle
from ui.window import MainWindow

pytestmark = pytest.mark.filterwarnings("ignore::PendingDeprecationWarning", "ignore::DeprecationWarning")

NEEDS_EXTRA = pytest.mark.skipif(not module.available(), reason="the extra jupyter is not installed")


def say(window: MainWindow, qtbot: QtBot, line: str) -> str:
    """Type a line into the console and return what it answered."""
    console = window.docks["console"].console
    control = console._control
    before = len(control.toPlainText())
    with qtbot.waitSignal(console.executed):
        QTest.keyClicks(control, line)
        QTest.keyClick(control, Qt.Key.Key_Return)
    qtbot.wait(20)
    return control.toPlainText()[before:]


@pytest.fixture
def console(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    window.show_dock("console")
    qtbot.waitUntil(lambda: "In [" in window.docks["console"].console._control.toPlainText())
    yield window


@NEEDS_EXTRA
def test_what_is_changed_there_shows_at_once(console: MainWindow, qtbot: QtBot) -> None:
    say(console, qtbot, 'doc.set_parameter("mu", 0.12)')
    assert console.document.board.surface.mu == 0.12
    assert console.docks["parameters"]._rows["mu"].field.value() == 0.12
    console.document.undo_stack.undo()
    assert "0.08" in say(console, qtbot, "doc.board.surface.mu")
    say(console, qtbot, 'table.place("blue-1", 0.14, 0.5)')
    assert console.document.table.rest["blue-1"] == (0.14, 0.5)
    say(console, qtbot, "table.throw(0.8, angle=0.0)")
    assert console.player.moving
    play_out(console)
    assert len(console.document.table.rest) == 2
    say(console, qtbot, "table.clear()")
    assert not console.document.table.rest
    assert "slide_many" in say(console, qtbot, "lab.slide_many")


@NEEDS_EXTRA
def test_what_the_greeting_and_help_show_works(console: MainWindow, qtbot: QtBot) -> None:
    """Each example as it stands there, the manual's too, and a board that is set is one step."""
    manual = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    greeting = console.docks["console"].console._control.toPlainText().partition("In [")[0]
    for line in module.EXAMPLES:
        assert line in greeting and line in manual
        assert "Error" not in say(console, qtbot, line), line
    assert console.document.board.surface.mu == 0.1 and console.player.moving
    play_out(console)
    say(console, qtbot, 'table.place("blue-1", 0.05, 0.8)')
    steps = console.document.undo_stack.index()
    assert "Error" not in say(console, qtbot, "doc.board = doc.board.with_(mu=0.2)")
    document = console.document
    assert document.board.surface.mu == 0.2 and document.undo_stack.index() == steps + 1
    assert document.table.rest["blue-1"] == (0.05, 0.8)
    say(console, qtbot, "doc.undo()")
    assert document.board.surface.mu == 0.1
    told = say(console, qtbot, "doc")
    assert "knockout" in told and "mu 0.1" in told and "2 tokens" in told
    assert "2 tokens on it" in say(console, qtbot, "table")
    with redirect_stdout(StringIO()) as out:
        help(DocumentHandle(document))
    assert out.getvalue().count("\n") < 80


@NEEDS_EXTRA
def test_the_banner_is_the_same_each_time(console: MainWindow) -> None:
    banner = console.docks["console"].console._control.toPlainText().partition("In [")[0]
    assert "lab, doc, table" in banner and "Tip" not in banner


@NEEDS_EXTRA
def test_a_crash_there_leaves_the_window_alive(console: MainWindow, qtbot: QtBot) -> None:
    before = console.document.state
    for line, words in (
        ("1/0", "ZeroDivisionError"),
        ("raise SystemExit", ""),
        ('table.place("blue-1", 9, 9)', "cannot lie at"),
        ("lab.load_board('no')", "no board"),
        ("doc.set_parameter('nonsense', 1)", "no number 'nonsense'; there are mu, "),
        ("doc.set_parameter('mu', 99)", "out of range"),
        ("doc.board = 'knockout'", "takes a board"),
        ("doc.board = doc.board.with_(mu=-1)", "mu"),
        ("doc.table = None", "is not set like this"),
        ("doc.state = 1", "is not set like this"),
        ("table.rest = {}", "is not set like this"),
    ):
        assert words in say(console, qtbot, line)
    assert console.document.state is before
    assert console.isVisible() and console.queue.idle


@NEEDS_EXTRA
@pytest.mark.parametrize("line", ["await nothing()", "[x async for x in y]"])
def test_what_nobody_runs_there_is_refused_as_in_a_file(console: MainWindow, qtbot: QtBot, line: str) -> None:
    said = say(console, qtbot, line)
    assert "SyntaxError" in said and "Traceback" not in said
    assert ": 2\n" in say(console, qtbot, "1+1")


@NEEDS_EXTRA
@pytest.mark.parametrize(
    "line",
    [
        "input('name? ')",
        "[input('name? ') for _ in range(9)]",
        "from IPython.core.debugger import set_trace; set_trace()",
    ],
)
def test_what_asks_there_ends_with_the_window(console: MainWindow, qtbot: QtBot, line: str) -> None:
    """In a turn of the prompt's own, as a click on its cross is. The next window is asked then, not the one before."""
    closed: list[bool] = []
    late: list[bool] = []
    widget = console.docks["console"].console
    channel = widget.kernel_client.stdin_channel
    turn = channel.process_events

    def turn_or_end() -> None:
        turn()
        late.extend(closed)
        if late:
            raise SystemExit  # the test ends, whatever it finds

    def look() -> None:
        if widget._reading:
            closed.append(console.close())
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(10, look)
    channel.process_events = turn_or_end
    widget.execute(line)
    qtbot.waitUntil(lambda: bool(closed))
    assert closed == [True] and not late and not console.isVisible()


@NEEDS_EXTRA
def test_what_is_asked_there_can_be_answered(console: MainWindow, qtbot: QtBot) -> None:
    widget = console.docks["console"].console

    def look() -> None:
        if widget._reading:
            QTest.keyClicks(widget._control, "Ada")
            QTest.keyClick(widget._control, Qt.Key.Key_Return)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(10, look)
    assert "'Ada'" in say(console, qtbot, "input('name? ')")


@NEEDS_EXTRA
def test_what_was_typed_is_seen_in_the_other_theme_too(console: MainWindow, qtbot: QtBot) -> None:
    console.themes.choose("dark")
    say(console, qtbot, "doc.board.surface.mu")
    document = console.docks["console"].console._control.document()
    block = document.find("doc.board.surface.mu").block()
    for theme, ground in (("light", 255), ("dark", 0), ("light", 255)):
        console.themes.choose(theme)
        formats = block.layout().formats()
        inks = [part.format.foreground().color().lightness() for part in formats]
        assert inks and all(abs(ink - ground) > 60 for ink in inks), (theme, inks)
        for asked, colour in (("In [", "gain"), ("Out[", "loss")):
            at = document.find(asked)
            assert not at.isNull()
            ink = at.charFormat().foreground().color().name()
            assert ink == getattr(console.themes.current.palette, colour).lower(), (theme, asked)


def test_without_the_extra_it_says_how_to_get_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "NEEDED", ("no_such_module",))
    window.show_dock("console")
    dock = window.docks["console"]
    assert any(module.INSTALL in label.text() for label in dock.findChildren(QLabel))
    (button,) = [b for b in dock.findChildren(QPushButton) if b.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == module.INSTALL


@NEEDS_EXTRA
def test_what_it_pops_up_belongs_to_it(console: MainWindow) -> None:
    """Call tips and completions that belong to nobody would outlive the window."""
    foreign = [
        widget for widget in QApplication.allWidgets() if type(widget).__module__.startswith("qtconsole")
    ]
    assert foreign and set(foreign) <= set(console.docks["console"].findChildren(QWidget))


@pytest.mark.parametrize("begun", [0, 10, module.LONGEST - 1, module.LONGEST, 10 * module.LONGEST])
@pytest.mark.parametrize(
    "text", ["", "a", "x" * 9000, "ab\n" * 3000, "y" * 4000 + "\nz\r" + "w" * 2001, "\n" * 5]
)
def test_lines_are_broken_and_nothing_is_lost(text: str, begun: int) -> None:
    found = module.broken(text, begun)
    lines = found.replace("\r", "\n").split("\n")
    assert all(len(line) <= module.LONGEST for line in lines[1:])
    assert len(lines[0]) <= max(module.LONGEST - begun, 0)
    assert found.replace("\n", "") == text.replace("\n", "")
    assert begun or max(map(len, text.split("\n"))) > module.LONGEST or found == text


@NEEDS_EXTRA
@pytest.mark.parametrize(
    "line", ["print(3000000 * 'x')", "3000000 * 'x'", "for _ in range(99): print(9000 * 'x', end='')"]
)
def test_a_line_without_end_is_shown_in_many(console: MainWindow, qtbot: QtBot, line: str) -> None:
    say(console, qtbot, line)
    document = console.docks["console"].console._control.document()
    block, longest = document.begin(), 0
    while block.isValid():
        longest, block = max(longest, block.length()), block.next()
    assert module.LONGEST // 2 < longest <= module.LONGEST + 1
