"""The box behind the page: ports, application, and what the strip under the box asks of them.

The page calls it with numbers and text, and gets numbers and text.
"""

import sys

from host_tools.script import FACE_LETTERS
from host_tools.web.box.laid_dealer import LaidDealer
from host_tools.web.box.record_log import RecordLog
from host_tools.web.box.replay import Replay, read_pasted
from host_tools.web.box.scratch import Scratch
from host_tools.web.box.spoken import spoken
from kaperbox.app import language
from kaperbox.app.dealer import Dealer
from kaperbox.app.settings import LANGUAGE
from kaperbox.app.table import Table
from kaperbox.ports.browser.box import Ports, make_ports


class PageBox:
    """`page` is the object that the ports talk to."""

    def __init__(self, page):
        self._page = page
        self._ports = make_ports(page)
        self._dealer = LaidDealer(Dealer(self._ports.entropy))
        self._own = self._table = Table(self._ports, self._dealer)
        self._log = RecordLog()
        self._replay = None

    def tick(self, elapsed_ms):
        self._table.tick(int(elapsed_ms))
        added = self._log.added(self._table._navigator.session, self._dealer.was_asked())
        if added:
            self._page.recorded(added[0], added[1])

    def python(self):
        """Which one this is."""
        return "%d.%d.%d" % sys.implementation.version[:3]

    def said(self):
        """The screen as text."""
        return spoken(self._ports.display.frame)

    def language(self):
        """That of the screen, as a browser names it."""
        return language.NAMES[language.chosen].lower()

    def lay(self, faces, card):
        """`faces`: a letter a die, `.` for any; `card`: a number, -1 for any."""
        self._dealer.lay(
            tuple(FACE_LETTERS.find(face) for face in faces), card if card >= 0 else None
        )

    def replay(self, text):
        """Begins to replay a record. Why it cannot, or ""."""
        record, why = read_pasted(text)
        if record:
            ports = Ports(*(self._ports[:-1] + (Scratch(),)))
            self._replay = Replay(Table(ports, self._dealer), record)
            self._show(self._replay.table)
        return why

    def replay_step(self):
        """Why the next event cannot be, or ""."""
        return self._replay.step()

    def replay_steps(self):
        """How many steps were made and how many there are, as `3/20`."""
        return "%d/%d" % self._replay.steps()

    def end_replay(self):
        self._replay = None
        self._show(self._own)

    def _show(self, table):
        """From now on the buttons and the screen are this table's."""
        language.choose(self._own._navigator.store.settings.get(LANGUAGE))
        self._table = table
        table._navigator.changed = True
        table._colours = table._lamps = None
        table._comfort._told = (None,) * len(table._comfort._told)
