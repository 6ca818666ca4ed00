"""Five buttons, pressed by mouse, finger or key; the page makes sure that no short press is lost."""


class Buttons:
    def __init__(self, page):
        self._page = page

    def pressed(self) -> int:
        return int(self._page.pressed())
