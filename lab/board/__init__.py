"""What lies on the table: Board, Space, Token, Surface; loading, saving, checking."""

from lab.board.file import board_names, load_board, save_board
from lab.board.values import (
    Board,
    Collision,
    G,
    Kind,
    Money,
    Rails,
    Seam,
    Space,
    Surface,
    Token,
    board_from,
)

__all__ = [
    "Board",
    "Collision",
    "G",
    "Kind",
    "Money",
    "Rails",
    "Seam",
    "Space",
    "Surface",
    "Token",
    "board_from",
    "board_names",
    "load_board",
    "save_board",
]
