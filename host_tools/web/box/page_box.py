"""The box behind the page: ports, application, and what the strip under the box asks of them."""

from host_tools.web.box.laid_dealer import LaidDealer
from host_tools.web.box.spoken import spoken
from kaperbox.app.dealer import Dealer
from kaperbox.app.table import Table
from kaperbox.ports.browser.box import make_ports


class PageBox:
    """Called by the page with numbers and text; `page` is the object that the ports talk to."""

    def __init__(self, page):
        self._ports = make_ports(page)
        self._dealer = LaidDealer(Dealer(self._ports.entropy))
        self._table = Table(self._ports, self._dealer)

    def tick(self, elapsed_ms):
        self._table.tick(int(elapsed_ms))

    def said(self):
        """The screen as text."""
        return spoken(self._ports.display.frame)

    def lay(self, faces, card):
        """`faces`: a letter a die, `.` for any; `card`: a number, -1 for any."""
        self._dealer.lay(tuple("KSGDMP".find(face) for face in faces), card if card >= 0 else None)

    def lies(self):
        return self._dealer.lies()
