"""Files that are opened or dropped, each by what it holds: a session, a board, or what one of the docks opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl

from lab import LabError
from ui.desk import Desk
from ui.docks import DOCKS
from ui.docks.panel import Panel
from ui.files import Files
from ui.language import count, tr
from ui.openers import kind_of, refused_line
from ui.refusals import file_refused

FIRST = {"session": 0, "board": 1}
"""What others are opened in, and on: it comes before them."""
ROUNDS = frozenset({"round", "game"})
"""What may name a board of its own."""
ASIDE = "put aside"
"""What is told of a board that was put aside."""


def holds_files(data: QMimeData) -> bool:
    """Whether something of what is dragged lies on this computer."""
    return any(url.isLocalFile() for url in data.urls())


class Opener:
    """Opens files; what is refused, or left aside, is told, and does not keep the others from being opened.

    shown: brings a dock to the front, by its name, and gives it.
    """

    def __init__(self, desk: Desk, files: Files, shown: Callable[[str], Panel]) -> None:
        self._desk, self._files, self._shown = desk, files, shown
        self._laid: str | None = None
        """The file of the board on which a round or a game comes that was opened with it."""
        desk.document.changed.connect(self._board_changed)
        desk.document.leaving.connect(self._left)

    def drop(self, data: QMimeData) -> bool:
        """Open what was dropped; False where none of it lies on this computer, as with addresses of the web."""
        if not holds_files(data):
            return False
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        self.open(paths, [_not_here(url) for url in data.urls() if not url.isLocalFile()])
        return True

    def open(self, paths: Sequence[Path], refused: Sequence[str] = ()) -> None:
        """Each file by what it holds. refused: what is told of others that came with them, a line each."""
        bad, kinds = list(refused), dict[str, list[Path]]()
        for path in paths:
            try:
                kinds.setdefault(kind_of(path), []).append(path)
            except LabError as error:
                bad.append(file_refused(path, error))
        aside: list[str] = []
        self._laid = None
        for kind in sorted(kinds, key=lambda kind: FIRST.get(kind, len(FIRST))):
            found = kinds[kind]
            opener = next((name for name, place in DOCKS.items() if kind in place.opens), None)
            alone = kind != "recording" and len(found) > 1
            if kind == "board":
                why = self._board(found[-1])
                bad += why
                alone = alone and not why
            elif kind == "session":
                alone = self._files.open(found[-1]) and alone
            elif opener is None:
                bad.append(tr("{file}: nothing here opens a {kind}", file=found[-1].name, kind=kind))
                alone = False
            else:
                self._shown(opener).open_files(found)
                self._files.note_recent(found[-1])
            if alone:
                aside.append(_left_aside(found))
            if kind == "board" and not why and not ROUNDS.isdisjoint(kinds):
                self._laid = found[-1].name
        self._tell(" ".join([*([refused_line(bad)] if bad else []), *aside]))

    def _board_changed(self, names: frozenset[str]) -> None:
        """A round or a game lies on the board that it names: where that is not the one that came with it, say so."""
        if "base" not in names:
            return
        laid, self._laid = self._laid, None
        self._desk.succeed(ASIDE)
        if laid is not None and names & {"replay", "game"}:
            said = tr(
                "{file} was put aside: what was opened with it lies on the board {board}. Undo brings it back.",
                file=laid,
                board=self._desk.document.board.name,
            )
            self._desk.fail(ASIDE, said)

    def _left(self) -> None:
        """Another session begins: there is nothing that Undo could bring back."""
        self._laid = None
        self._desk.succeed(ASIDE)

    def board(self, name_or_path: str) -> None:
        """Another board, by its file or a shipped one's name."""
        self._tell(" ".join(self._board(name_or_path)))

    def _board(self, name_or_path: str | Path) -> list[str]:
        """Open it; why not, as a line, or nothing."""
        try:
            self._desk.document.open_board(name_or_path)
        except LabError as error:
            return [file_refused(name_or_path, error)]
        if (path := Path(name_or_path)).is_file():
            self._files.note_recent(path)
        return []

    def _tell(self, sentence: str) -> None:
        if sentence:
            self._desk.fail("open", sentence)
        else:
            self._desk.succeed("open")


def _left_aside(found: Sequence[Path]) -> str:
    """What is told where only the last of several files could be taken."""
    return count(
        len(found) - 1,
        "{file} alone was taken; {n} more of its kind was not: open it by itself.",
        "{file} alone was taken; {n} more of its kind were not: open them one by one.",
        file=found[-1].name,
    )


def _not_here(url: QUrl) -> str:
    """What is told of an address of the web."""
    return tr("{address}: it does not lie on this computer; save it as a file first", address=url.toString())
