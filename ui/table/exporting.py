"""The table as a picture and its last slide as a moving picture: asked for, made, written whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from lab import LabError
from lab.whole_file import writing_whole
from ui.desk import Desk
from ui.figures import FigureButton
from ui.language import tr
from ui.refusals import refusal
from ui.saving import ask_path, kind_of_file, save, saved
from ui.sheet import Sheet
from ui.table.animation import Reel, animation, kinds
from ui.table.view import TableView
from ui.workers import Step, nothing_waits

PICTURES = (".png", ".svg", ".pdf")


class TableExport(QObject):
    """choose(title, suffixes): asks for a file's name; None where none was given."""

    def __init__(self, desk: Desk, table: TableView) -> None:
        super().__init__(table)
        self._desk, self._table = desk, table
        self._count = 0
        self.choose: Callable[[str, tuple[str, ...]], Path | None] = self._choose
        self.button = FigureButton(desk, "table", table, self.sheet)

    def sheet(self) -> Sheet:
        """Where each token lies, in cm: the data behind the picture."""
        table = self._desk.document.table
        rows: list[tuple[str, str, float | None, float | None]] = [
            (token, tr("on the board"), round(100 * x, 4), round(100 * y, 4))
            for token, (x, y) in table.rest.items()
        ]
        rows += [(token, tr("in jail"), None, None) for token in table.jailed]
        rows += [(token, tr("off the board"), None, None) for token in table.off]
        return Sheet((tr("Token"), tr("Lies"), tr("x, cm"), tr("y, cm")), rows)

    def picture(self) -> None:
        """Ask for a name and write the table as it is seen."""
        path = self.choose(tr("Save the table as a picture"), PICTURES)
        if path is not None:
            save(self._desk, path, lambda: self.button.write(path))

    def animation(self) -> None:
        """Ask for a name and write the last slide as a moving picture, in the background."""
        film = self._desk.player.film
        if film is None or self._desk.player.moving:
            self._desk.said.emit(tr("Slide a token first: there is nothing to show yet."))
            return
        path = self.choose(tr("Save the last slide as a moving picture"), kinds())
        if path is None:
            return
        layout = self._table.layout_of_board
        reel = Reel(
            film,
            self._desk.document.board,
            self._desk.theme,
            "lengthwise" if layout.lengthwise else "upright",
            self._desk.player.slow,
        )

        def steps() -> Iterator[Step]:
            with writing_whole(path) as file:
                for done in animation(reel, path.suffix.lower(), file):
                    if done < 1.0:
                        yield Step(done)
            yield Step(1.0)

        self._count += 1
        self._desk.queue.submit(  # under a key of its own: one that is still being written goes on
            f"animation-{self._count}",
            tr("Moving picture: {file}", file=path.name),
            steps,
            partial(self._stepped, path),
            self._refused,
            nothing_waits,
        )

    def _stepped(self, path: Path, step: Step) -> None:
        if step.done == 1.0:
            self._desk.succeed("save")
            self._desk.said.emit(saved(path))

    def _refused(self, error: LabError) -> None:
        self._desk.fail("save", refusal(error))
        self._desk.said.emit("")

    def _choose(self, title: str, suffixes: tuple[str, ...]) -> Path | None:
        filters = ";;".join(map(kind_of_file, suffixes))
        name = "slide" if ".gif" in suffixes else "table"
        return ask_path(self._table.window(), title, f"{name}{suffixes[0]}", filters, suffixes)
