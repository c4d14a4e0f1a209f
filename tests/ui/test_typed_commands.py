"""What is typed in the console and cannot be is refused at once; the table goes on as before."""

from __future__ import annotations

import threading
from collections.abc import Callable
from math import inf, nan, pi

import pytest

from lab import LabError, Thrower
from tests.ui.hand import play_out
from ui.document_handle import DocumentHandle
from ui.parts.lesson import Lesson
from ui.table.handle import TableHandle
from ui.window import MainWindow


@pytest.mark.parametrize(
    "numbers",
    [
        {"angle": 3.0},
        {"angle": -pi / 2},
        {"angle": nan},
        {"speed": -1.0},
        {"speed": inf},
        {"speed": 1e9},
        {"spin": -1e9},
        {"x": 5.0},
        {"x": nan},
    ],
    ids=str,
)
def test_a_throw_that_no_hand_makes(window: MainWindow, numbers: dict[str, float]) -> None:
    table = TableHandle(window.desk)
    with pytest.raises(LabError):
        table.throw(**numbers)
    assert not window.player.moving and window.actions_.throw.isEnabled()
    assert window.document.undo_stack.count() == 0
    table.throw(angle=0.1)
    play_out(window)
    assert len(table.rest) + len(table.off) == 1
    assert window.document.state.aim.angle == 0.1


COMMANDS: dict[str, Callable[[DocumentHandle, TableHandle], object]] = {
    "throw": lambda doc, table: table.throw(speed=0.8),
    "place": lambda doc, table: table.place("red-1", 0.14, 0.5),
    "clear": lambda doc, table: table.clear(),
    "number": lambda doc, table: doc.set_parameter("mu", 0.1),
    "reset": lambda doc, table: doc.reset_parameter("mu"),
    "board": lambda doc, table: setattr(doc, "board", doc.board.with_(mu=0.1)),
    "hand": lambda doc, table: doc.set_thrower(Thrower.preset("skilled")),
    "aim": lambda doc, table: doc.set_aim(speed=0.5),
    "undo": lambda doc, table: doc.undo(),
    "redo": lambda doc, table: doc.redo(),
    "open": lambda doc, table: doc.open_board("blank-lane"),
    "a part": lambda doc, table: doc.set_part("lesson", Lesson(task="Slide!"), "Lesson"),
    "a new session": lambda doc, table: doc.start_over(doc.state),
    "what cannot be": lambda doc, table: doc.rebased({"mu": -1.0}),
    "its steps": lambda doc, table: doc.undo_stack.undo(),
    "its steps, all": lambda doc, table: doc.undo_stack.setIndex(0),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_another_thread_reads_and_changes_nothing(
    window: MainWindow, command: Callable[[DocumentHandle, TableHandle], object]
) -> None:
    doc, table = DocumentHandle(window.document), TableHandle(window.desk)
    before, told, read = window.document.state, [], []

    def work() -> None:
        read.append((doc.board.name, doc.state.aim.speed, table.rest))
        read.append((doc.waiting()[0], doc.part("lesson"), doc.blocker("red-1", (0.14, 0.5))))
        read.append((doc.rebased({"mu": 0.1}).board.surface.mu, hasattr(doc, "part"), doc.release_place))
        try:
            command(doc, table)
        except LabError as error:
            told.append(str(error))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert len(told) == 1 and "thread" in told[0]
    assert read[0] == (before.board.name, before.aim.speed, {})
    assert read[1] == (before.table.next_token, Lesson(), None)
    assert read[2] == (0.1, True, window.document.release_place)
    assert window.document.state is before and not window.player.moving
    command(doc, table)
