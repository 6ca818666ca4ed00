"""The record of the game on the table as it grows: what has been added since it was last asked."""

from host_tools.record import GAMES as TEXTS
from host_tools.record import Record, write
from kaperbox.app.games import GAMES

LAID = "  # laid down by hand"


class RecordLog:
    def __init__(self):
        self._session = None
        self._told = 0

    def added(self, session, laid: bool):
        """None, or (header or "", lines): a header when it is another game than before.

        `laid`: somebody at the page has said what the dice or the card show.
        """
        header = ""
        if session is not self._session:
            self._session, self._told = session, 0
            header = head(session) if session else "\n"
        if not session or len(session.packed) == self._told:
            return (header, "") if header else None
        lines = self._lines(session)
        if laid:
            lines[-1] += LAID
        return header, "\n".join(lines)

    def _lines(self, session):
        text, unpack = TEXTS[name_of(session.game)], session.game.events.unpack
        lines = []
        while self._told < len(session.packed):
            event, self._told = unpack(session.packed, self._told)
            lines.append(text.write_event(event))
        return lines


def name_of(engine) -> str:
    """What a record calls this game: the name of its engine's package."""
    return engine.__name__.split(".")[-2]


def index_of(name: str) -> int:
    """Of the game with this name in `GAMES`."""
    return [name_of(game.engine) for game in GAMES].index(name)


def head(session) -> str:
    """The record's text up to its first event."""
    name = name_of(session.game)
    return write(Record(name, _setup(name, session), tuple(session.names), ()))


def _setup(name, session):
    """With the profile that is nearest, since on the box rules are changed one by one."""
    rules = session.game.rules
    profiles = [profile for profile, _ in rules.PROFILES]
    nearest = profiles.index(rules.nearest(session.rules)[0])
    return TEXTS[name].setup_of(nearest, session.rules)
