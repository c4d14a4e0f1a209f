"""Teach: the board lying lengthwise for a class, guesses as pins, slides as blocks on the same axis."""
