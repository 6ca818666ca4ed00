"""The box as a whole: one tick reads the buttons, lets time pass, and shows what has changed."""

from kaperbox.app import lights
from kaperbox.app.canvas import Canvas, wrapped
from kaperbox.app.chance import Chance
from kaperbox.app.comfort import Comfort
from kaperbox.app.gestures import Gestures
from kaperbox.app.language import say
from kaperbox.app.navigator import Navigator
from kaperbox.app.pads import Pads
from kaperbox.app.store import Store

FRAME_MS = 80
"""How often a moving picture is drawn anew."""


class Table:
    """`ports`: buttons, pads, display, lights, speaker, entropy, storage, and battery where there
    is one (see their README).

    A `dealer` of one's own makes the throws repeatable; `demo` says on the screen that they are.
    """

    def __init__(self, ports, dealer=None, demo=False):
        self._ports = ports
        self._gestures = Gestures()
        self._pads = Pads(ports.pads)
        store = Store(ports.storage)
        self._comfort = Comfort(ports, store.settings)
        chance = Chance(ports.entropy, dealer, demo)
        self._source = chance.source
        self._down = 0
        self._navigator = Navigator(chance, demo, store, ports)
        self._canvas = Canvas()
        self._since_drawn_ms = 0
        self._lit = ((), -1)
        self._colours = None
        self._lamps = 0
        self._stuck = (0, 0)

    def tick(self, elapsed_ms: int) -> None:
        """Everything that is due after `elapsed_ms` more milliseconds."""
        reading = self._pads.read(elapsed_ms)
        self._stir(reading.down & ~reading.held)
        self._navigator.on_pads(reading)  # before ROLL could end their race
        self._play()
        self._read_buttons(elapsed_ms)
        self._navigator.advance(elapsed_ms)
        self._play()
        self._notice_stuck()
        self._since_drawn_ms += elapsed_ms
        self._light()
        if self._navigator.changed or (self._since_drawn_ms >= FRAME_MS and self._moving()):
            self._draw()
        self._navigator.catch_up()

    def _read_buttons(self, elapsed_ms):
        pressed = self._ports.buttons.pressed()
        counts = self._comfort.advance(pressed, elapsed_ms)
        gestures = self._gestures.update(pressed, elapsed_ms)
        down = self._gestures.down()
        self._stir(down & ~self._down)
        self._down = down
        for gesture in gestures:
            if counts:
                self._navigator.on_gesture(gesture)
                self._light()  # first of all: it takes half a millisecond, a screen twenty
                self._play()

    def _moving(self):
        top = self._navigator.top()
        return top.lasts_ms or getattr(top, "moving", False)

    def _stir(self, newly_down):
        """The moment of every press goes into the box's chance, before the press does anything."""
        if self._source and newly_down:
            self._source.press(self._ports.entropy.now_us())

    def _notice_stuck(self):
        buttons, pads = self._gestures.stuck(), self._pads.stuck()
        if buttons != self._stuck[0] or pads != self._stuck[1]:
            self._stuck = (buttons, pads)
            self._navigator.changed = True

    def _play(self):
        if self._navigator.tune is not None:
            self._ports.speaker.play(self._navigator.tune)
            self._navigator.tune = None

    def _draw(self):
        self._since_drawn_ms = 0
        self._navigator.changed = False
        self._canvas.clear()
        self._navigator.top().draw(self._canvas, self._navigator.age_ms)
        said = self._stuck_text() or self._navigator.said
        if said:
            _draw_over(self._canvas, said)
        self._ports.display.show(self._canvas.frame)

    def _stuck_text(self):
        """Nothing where the screen itself says what is stuck."""
        if self._stuck == (0, 0) or getattr(self._navigator.top(), "names_stuck", False):
            return ""
        from kaperbox.app.stuck import stuck_text

        return stuck_text(*self._stuck)

    def _light(self):
        pattern, age_ms = self._navigator.top().pattern, self._navigator.age_ms
        step = age_ms // lights.STEP_MS
        if pattern is not self._lit[0] or step != self._lit[1]:
            self._lit = (pattern, step)
            self._light_dice(lights.look(pattern, age_ms))
        lamps = self._navigator.lamps()
        if lamps != self._lamps:
            self._lamps = lamps
            self._ports.lights.lamps(lamps)

    def _light_dice(self, colours):
        if colours != self._colours:
            self._colours = colours
            self._ports.lights.show(colours)


def _draw_over(canvas, text):
    """A sentence in the middle of the screen, dark on light."""
    lines = wrapped(say(text), 16)
    first = 3
    canvas.blank(first, len(lines))
    for row, line in enumerate(lines):
        canvas.centred(first + row, line)
    canvas.invert(first, 0, 128, len(lines))
