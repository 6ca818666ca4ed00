"""A record played on the box step by step, on a table of its own: the game on the other waits.

It reaches into the application, since nothing on the board hands events to it from outside.
"""

from host_tools.failure import CommandError
from host_tools.record import Record, read
from host_tools.web.box.record_log import index_of
from kaperbox.app.actions import UNDO
from kaperbox.app.deeds import CARRY_OUT
from kaperbox.app.games import GAMES
from kaperbox.app.session import Session

_NAME = "record"


class Replay:
    """`table` is a new one."""

    def __init__(self, table, record: Record):
        self._record = record
        self._next = 0
        self.table = table
        navigator = table._navigator
        play = navigator.play
        play.game = GAMES[index_of(self._record.game)]
        rules = self._record.setup.rules
        play.session = Session(play.game.engine, rules, self._record.players)
        navigator.show([])
        navigator.changed = True

    def steps(self) -> tuple[int, int]:
        """(how many were made, how many there are)."""
        return self._next, len(self._record.events)

    def step(self) -> str:
        """The next event, with its screens and tunes. Why it cannot be, or ""."""
        made, steps = self.steps()
        if made == steps:
            return ""
        event = self._record.events[made]
        navigator = self.table._navigator
        size = len(navigator.session.packed)
        if event.kind:
            self._submit(navigator, event)
        else:
            CARRY_OUT[UNDO](navigator, None)
        self._show_from_start(navigator)
        if len(navigator.session.packed) == size:
            return "line %d: %s" % (self._record.lines[made], navigator.said)
        self._next += 1
        return ""

    def _submit(self, navigator, event):
        """As the navigator does, but without the moves that the box makes of itself: those are in
        the record."""
        before = navigator.session.state
        told = navigator.session.submit(event)
        flow = navigator.play.game.flow
        if flow.refusal(told):
            navigator.say(flow.refusal(told))
        else:
            navigator.show(list(flow.moments(navigator.session, before, told)))

    def _show_from_start(self, navigator):
        navigator.changed = True
        navigator.age_ms = 0
        navigator.tune = navigator.top().tune or navigator.tune


def read_pasted(text: str):
    """(the record, "") or (None, why this is none): one line, with the number of the wrong one."""
    try:
        return read(text.encode(), _NAME), ""
    except CommandError as error:
        where, reason = error.args[:2]
        return None, where.replace(_NAME + ":", "Line ") + ": " + reason
