"""What pixels and lamps draw together, and how far the pixels must be dimmed to stay below it."""

import board

_FULL = 255


def lamps_ma(mask: int) -> int:
    """Of all lamps of the mask, fully lit."""
    total = 0
    while mask:
        total += board.LAMP_MA * (mask & 1)
        mask >>= 1
    return total


def limit(channels, mask: int) -> None:
    """Dims all channels alike, so that colours stay, until everything is within the budget."""
    left_ma = board.LIMIT_MA - lamps_ma(mask) - board.PIXEL_COUNT * board.PIXEL_IDLE_MA
    allowed = left_ma * _FULL // board.PIXEL_CHANNEL_MA
    total = sum(channels)
    if total > allowed:
        for at in range(len(channels)):
            channels[at] = channels[at] * allowed // total
