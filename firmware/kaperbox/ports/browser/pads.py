"""The four pads: edges with the time that the browser gave the event itself."""


class Pads:
    def __init__(self, page):
        self._page = page

    def take(self) -> tuple:
        """(pad, microseconds, down) of each edge since the last call."""
        told = self._page.take_pads()
        return tuple(tuple(int(part) for part in edge.split(":")) for edge in told.split())

    def now_us(self) -> int:
        return int(self._page.pads_now_us())
