"""All that a box can show, on a canvas that notes what has no room; in any language."""

from kaperbox.app import language, settings
from kaperbox.app.dealer import Dealer
from kaperbox.app.roster import Roster
from kaperbox.app.session import Session
from kaperbox.app.table import Table, _draw_over
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.chance import Chance
from tests.shared.fitting import Fitting

NAMES = ("ANNEBERT", "WILHELMI", "OSWALDIN", "MMMMMMMM", "EDDAEDDA")
"""As long as names can be."""
ENGLISH, GERMAN = 0, 1
LANGUAGES = range(len(language.NAMES))
AGES = (0, 100, 3000)


def storage(number):
    """Of a box that speaks this language and knows these names."""
    files, of_box, roster = Memory(), settings.Settings(), Roster()
    for _ in range(number):
        of_box.step(settings.LANGUAGE)
    roster.put_first(NAMES)
    files.write(settings.NAME, of_box.packed())
    files.write("players", roster.packed())
    return files


class Bytes:
    """Entropy that is the same every time."""

    def __init__(self, seed):
        self._chance = Chance(seed)

    def read(self, count):
        return bytes([self._chance.below(256) for _ in range(count)])


def box_in(number, seed=1):
    """A whole box in this language; its dice are thrown by chance."""
    box = Box(storage(number))
    box.table = Table(box.ports, Dealer(Bytes(seed)))
    box.canvas = box.table._canvas = Fitting(NAMES)
    box.wait(20)
    return box


class Looker:
    """Draws screens in a language, all on one canvas."""

    def __init__(self, number):
        language.choose(number)
        self.canvas = Fitting(NAMES)

    def look(self, screen):
        for age_ms in AGES:
            self.canvas.clear()
            screen.draw(self.canvas, age_ms)

    def look_through(self, screen, gesture, times):
        """The same after each of so many gestures."""
        for _ in range(times):
            self.look(screen)
            screen.on_gesture(gesture)

    def hear(self, text):
        """A sentence over the screen."""
        self.canvas.clear()
        _draw_over(self.canvas, text)

    def play(self, engine, flow, rules, players, packed):
        """A game of these events, with every screen that it brings."""
        session, at = Session(engine, rules, NAMES[:players]), 0
        while at < len(packed):
            event, at = engine.events.unpack(packed, at)
            self._happen(session, flow, event)
        self.look(flow.rides(session))
        return session

    def _happen(self, session, flow, event):
        if not event.kind:
            session.undo()
        else:
            before = session.state
            told = session.submit(event)
            for moment in flow.moments(session, before, told):
                self.look(moment)
        self.hear(flow.told(event, session.names))
        self.look(flow.screen(session, False))


def faults(looker):
    """What did not fit; the language is English again, as other tests want it."""
    language.choose(ENGLISH)
    return looker.canvas.faults


def bytes_of(text):
    return bytes([int(text[at : at + 2], 16) for at in range(0, len(text), 2)])


def press_about(box, chance, times):
    """Hands that press anything."""
    for _ in range(times):
        what = chance.below(20)
        if what < 16:
            box.press(("roll", "ok", "roll", "ok", "right", "left", "roll", "back")[what // 2])
        elif what < 17:
            box.hold("ok")
        elif what < 18:
            box.hold(("back", "ok")[chance.below(2)])
        else:
            box.pad(1 + chance.below(4), chance.below(30000))
        box.wait((20, 100, 100, 700)[chance.below(4)])
        keep_language(box)


def keep_language(box):
    """In the settings they press anything, too, and they make up names."""
    of_box = box.table._navigator.store.settings
    box.canvas._names = NAMES + tuple(box.table._navigator.store.roster.names)
    while of_box.get(settings.LANGUAGE) != GERMAN:
        of_box.step(settings.LANGUAGE)
        language.choose(GERMAN)
