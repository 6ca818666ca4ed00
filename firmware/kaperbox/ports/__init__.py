"""Where the world comes in and goes out: the board's pins, or a simulation of them."""
