"""The box's parts as a terminal shows them, with the same names as on the board."""
