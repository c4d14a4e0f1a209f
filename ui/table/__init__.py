"""The board and its tokens on the screen: drawing, throwing, the live motion."""
