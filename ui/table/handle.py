"""TableHandle: the table for those who type, in the console: read it, set tokens down, throw, clear."""

from __future__ import annotations

from lab import Aim, LabError, Release
from ui.desk import Desk
from ui.typed import ask_thread, one_or_many


class TableHandle:
    """The window's table. Places in m, speeds in m/s, angles in rad, as everywhere in `lab`.

    table.rest, table.off                  where tokens lie; those off the board
    table.place("red-1", 0.14, 0.5)        set a token down
    table.throw(speed=0.9, angle=0.02)     throw the waiting token; what is left out is as aimed
    table.clear()                          all tokens back in hand
    """

    _desk: Desk

    def __init__(self, desk: Desk) -> None:
        object.__setattr__(self, "_desk", desk)

    @property
    def rest(self) -> dict[str, tuple[float, float]]:
        """Where each token lies (m)."""
        return dict(self._desk.document.table.rest)

    @property
    def off(self) -> tuple[str, ...]:
        """Tokens off the board."""
        return self._desk.document.table.off

    def place(self, token: str, x: float, y: float) -> None:
        """Set a token down; LabError where it would overlap another or lie off the board."""
        ask_thread()
        if not self._desk.document.place_token(token, (float(x), float(y))):
            raise LabError(f"{token} cannot lie at ({x:g}, {y:g}); give a free place on the board, in metres")

    def throw(
        self,
        speed: float | None = None,
        angle: float | None = None,
        x: float | None = None,
        spin: float | None = None,
    ) -> None:
        """Throw the waiting token; what is left out is as aimed. LabError for what is no aim, and while another slide
        is under way."""
        ask_thread()
        document, player = self._desk.document, self._desk.player
        token, aim = document.table.next_token, document.state.aim
        if token is None or player.moving:
            raise LabError("no token waits at GO; wait until all lie still, or table.clear()")
        start = document.release_place
        thrown = Aim(
            start[0] if x is None else float(x),
            aim.angle if angle is None else float(angle),
            aim.speed if speed is None else float(speed),
            aim.spin if spin is None else float(spin),
        )
        player.throw(token, Release(thrown.x, start[1], thrown.speed, thrown.angle, thrown.spin))

    def clear(self) -> None:
        """All tokens back in hand."""
        ask_thread()
        self._desk.player.stop()
        self._desk.document.clear_table()

    def __setattr__(self, name: str, value: object) -> None:
        raise LabError(
            f'table.{name} is not set like this: table.place("red-1", 0.14, 0.5) sets a token down, table.clear() '
            "takes all up"
        )

    def __repr__(self) -> str:
        lying = one_or_many(len(self.rest), "token")
        return f"table: {lying} on it, {len(self.off)} off; help(table) says what can be done"
