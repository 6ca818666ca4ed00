"""The sounds that belong to no game: (hertz, milliseconds) notes, 0 hertz is a pause."""

CLICK = ((1800, 8),)
REFUSED = ((160, 90), (0, 30), (160, 90))
ROLL = tuple((300 + 97 * i % 220, 30) for i in range(12))
"""Dice that tumble."""
