"""What the table says: whose turn it is, where a token lies, how an aim reads."""

from __future__ import annotations

from dataclasses import dataclass

from lab import Board
from lab.ledger import POT
from lab.rules.state import side_of
from ui.document import LabDocument
from ui.language import count, tr
from ui.numbers import NARROW, centimetres, direction, share, speed
from ui.places import Places
from ui.sides import side_name
from ui.state import Place
from ui.table.player import Player


@dataclass(frozen=True)
class Note:
    """The words beside the board: `token` is drawn before the title."""

    token: str | None
    title: str
    hint: str
    then: str


def note(document: LabDocument, player: Player, how: str, told: tuple[str, str] | None = None) -> Note:
    """Who slides, how (`how` is the hint while a token waits), and who follows; `told` of a round that the table tells
    of while all lie still."""
    table = document.table
    if told is not None and not player.moving and not player.looking_back:
        return Note(None, *told, "")
    token = player.token or table.next_token
    if player.moving:
        title = tr("{token} slides", token=token)
        hint = tr("Held: Space goes on.") if player.paused else tr("Space holds it.")
    elif player.looking_back:
        token = player.slid
        title, hint = tr("Looking back at {token}", token=token), tr("Esc ends that.")
    elif token is None:
        playing = document.part("game").game is not None
        title = tr("All have been slid")
        hint = tr("The Play panel says what comes next.") if playing else tr("R clears the table.")
    else:
        title, hint = tr("{side} slides {token}", side=side_name(side_of(token)), token=token), how
    after = next((other for other in document.waiting() if other not in (token, table.next_token)), None)
    idle = not player.moving and not player.looking_back
    return Note(token, title, hint, tr("Then {token}", token=after) if after is not None and idle else "")


def pot(document: LabDocument) -> int | None:
    """What lies in the pot of the game that is played; None without a game."""
    game = document.part("game").game
    return None if game is None else game.round.balances[POT]


def lying(document: LabDocument) -> str:
    """ "3 tokens on the board, 1 off": for screen readers."""
    table = document.table
    on = count(len(table.rest), "{n} token on the board", "{n} tokens on the board")
    told = tr("{tokens}, {off} off", tokens=on, off=len(table.off))
    return tr("{so_far}, {n} in jail", so_far=told, n=len(table.jailed)) if table.jailed else told


def aim_lines(metres_per_second: float, angle: float, x: float) -> tuple[str, str]:
    """Speed and direction of an aim, and where it starts."""
    return (
        f"{speed(metres_per_second)}, {direction(angle)}",
        tr("from x {place}", place=f"{centimetres(x)}{NARROW}cm"),
    )


def place_lines(places: Places, board: Board, token: str, place: Place) -> tuple[str, ...]:
    """Name and place of a token, and its share of area by space."""
    parts = places.shares(board, token, place)
    first = f"{token}  {centimetres(place[0])}{NARROW}cm, {centimetres(place[1])}{NARROW}cm"
    shares = "   ".join(f"{name}: {share(part)}" for name, part in parts[:3])
    return (first, shares) if shares else (first,)
