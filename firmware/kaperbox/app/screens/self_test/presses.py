"""The pages on which every button and every pad is to be pressed once."""

from kaperbox.app.language import say
from kaperbox.app.pads import since
from kaperbox.app.screens.self_test import parts
from kaperbox.app.screens.self_test.contacts import DOWN, NOTHING, Bounces, Contact
from kaperbox.app.screens.self_test.report import OK
from kaperbox.app.screens.self_test.turning import HELD, HINT, KEYS


class Buttons:
    """Reads the port itself: a gesture of OK or BACK would come only when it is let go."""

    title = "Buttons"
    tune = pattern = ()
    lamps = (0, 0)
    keys = HELD

    def __init__(self, ports, report):
        self._port = ports.buttons
        self._report = report
        self._contacts = tuple(Contact() for _ in parts.BUTTONS)

    def watch(self, reading):
        _advance(self._contacts, self._port.pressed(), reading.elapsed_ms)
        for name, contact in zip(parts.BUTTONS, self._contacts):
            _note(self._report, name, contact.finding())

    def on_gesture(self, gesture):
        return False

    def draw(self, canvas):
        _draw_lines(canvas, self._report, parts.BUTTONS, self._contacts)
        canvas.centred(6, "hold OK: go on")
        canvas.centred(7, "hold BACK: leave")


class Pads:
    """The lamp of a pad is lit while it is down: so one sees whether it is in its own jack."""

    title = "Pads"
    tune = pattern = ()
    keys = KEYS

    def __init__(self, ports, report):
        self._report = report
        self._contacts = tuple(Contact() for _ in parts.PADS)
        self._bounces = tuple(Bounces() for _ in parts.PADS)
        self.lamps = (0, 0)

    def watch(self, reading):
        """Edges may come in any order. A press that began and ended between two ticks counts."""
        now_us = reading.now_us
        for _, pad, us, down in sorted(
            [(since(us, now_us), pad, us, int(down)) for pad, us, down in reading.edges]
        ):
            self._bounces[pad].note(us, down)
            self._contacts[pad].advance(down, 0)
        _advance(self._contacts, reading.down, reading.elapsed_ms)
        self.lamps = (reading.down, 0)
        for place, name in enumerate(parts.PADS):
            _note(self._report, name, self._finding(place))

    def _finding(self, place):
        finding = self._contacts[place].finding()
        return self._bounces[place].finding() if finding == OK else finding

    def on_gesture(self, gesture):
        return False

    def draw(self, canvas):
        _draw_lines(canvas, self._report, parts.PADS, self._contacts)
        canvas.centred(6, "press each pad")
        canvas.centred(7, HINT)


def _advance(contacts, mask, elapsed_ms):
    for place, contact in enumerate(contacts):
        contact.advance(mask >> place & 1, elapsed_ms)


def _note(report, name, finding):
    """Who only turns the pages again takes nothing back of what was found before; and a button
    that is down while the page is turned is not down for ever."""
    if finding not in (NOTHING, DOWN):
        report.note(name, finding)


def _draw_lines(canvas, report, names, contacts):
    for row, (name, contact) in enumerate(zip(names, contacts)):
        is_down = contact.finding() == DOWN
        canvas.text(1 + row, 0, name + say(DOWN.words) if is_down else report.line(name))
