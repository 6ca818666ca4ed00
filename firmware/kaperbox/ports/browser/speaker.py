"""The speaker: hands a tune to the page, which plays it once there was a first touch."""


class Speaker:
    def __init__(self, page):
        self._page = page

    def play(self, notes) -> None:
        self._page.play(" ".join(["%d:%d" % note for note in notes]))

    def volume(self, level: int) -> None:
        self._page.set_volume(level)
