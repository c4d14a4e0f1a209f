"""The lines that the Ledger dock lists: of the round that is told again, as far as it is told, or of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lab import Board
from lab.ledger import BANK, POT, Entry
from lab.rules.state import RoundState, TableEvent
from ui.language import tr
from ui.referee import Referee
from ui.replays import ReplayWatch


@dataclass(frozen=True)
class Row:
    """One row: a heading without a line, or a line."""

    heading: str
    line: Entry | TableEvent | None = None

    def about(self, side: str) -> bool:
        """Whether a side has to do with it; headings with all."""
        line = self.line
        return line is None or line.side == side or side in line.also or _pays(line, side)


def _pays(line: Entry | TableEvent, side: str) -> bool:
    return isinstance(line, Entry) and side in (line.payer, line.payee)


@dataclass(frozen=True)
class Book:
    """rows: oldest first. start, end: balances of all accounts before them all and now. partial: it is not over."""

    rows: tuple[Row, ...]
    board: Board
    sides: tuple[str, ...]
    start: dict[str, int]
    end: dict[str, int]
    partial: bool

    @property
    def adds_up(self) -> bool:
        """Whether the lines lead from the start to the end, and all accounts together hold what they held."""
        sums = dict(self.start)
        for row in self.rows:
            if isinstance(row.line, Entry):
                sums[row.line.payer] -= row.line.amount
                sums[row.line.payee] += row.line.amount
        return sums == self.end and sum(self.start.values()) == sum(self.end.values())


def replay_title(replays: ReplayWatch) -> str:
    """Whose lines and markers they are where no game is shown: "Replay: round.json"."""
    return tr("Replay: {name}", name=replays.part.name or tr("Round"))


def replay_book(replays: ReplayWatch) -> Book | None:
    """The replayed round up to its place; None without one."""
    replay, scored = replays.replay, replays.scored
    if replay is None or scored is None:
        return None
    start = replay.start
    return Book(
        tuple(_rows(replay.lines, "")),
        scored.board,
        start.order,
        dict(start.balances),
        dict(replay.state.balances),
        replay.score.partial and replay.at == len(replay),
    )


def game_book(referee: Referee) -> Book | None:
    """All rounds of the game so far; None without one."""
    game = referee.game
    if game is None:
        return None
    rows: list[Row] = []
    for number, state in enumerate(game.rounds, 1):
        rows += _rows(state.log, "" if game.single else tr("Round {number}", number=number))
    first, last = game.rounds[0], game.round
    return Book(
        tuple(rows),
        game.board,
        game.state.sides,
        dict(first.ledger.opening),
        _through(game.rounds),
        not game.over and last.over is False,
    )


def _through(rounds: Iterable[RoundState]) -> dict[str, int]:
    """Balances after all rounds; each begins with its own bank at 0, here the bank's are added up."""
    bank, end = 0, {}
    for state in rounds:
        bank += state.balances[BANK]
        end = dict(state.balances)
    return {**end, BANK: bank}


def _rows(lines: Iterable[Entry | TableEvent], before: str) -> Iterable[Row]:
    """The lines under a heading for each part of the round."""
    part = None
    for line in lines:
        now = line.step if line.step in ("sliding", "set-up") else "card"
        if now != part:
            part = now
            named = {
                "set-up": tr("Set-up"),
                "sliding": tr("Slides"),
                "card": tr("Reference card"),
            }[now]
            yield Row(f"{before}: {named}" if before else named)
        yield Row("", line)


def together(balances: dict[str, int]) -> tuple[int, int, int]:
    """Cash of all sides, the pot, and what the bank has paid out on balance."""
    cash = sum(amount for name, amount in balances.items() if name not in (BANK, POT))
    return cash, balances[POT], -balances[BANK]
