"""Five buttons, pressed by mouse, finger or key; the page sees to it that no tap is lost."""


class Buttons:
    def __init__(self, page):
        self._page = page

    def pressed(self) -> int:
        return int(self._page.pressed())
