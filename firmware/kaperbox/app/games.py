"""The games of the box: one line each. A game is its engine and the flow of its screens.

Only the game that is played is loaded: on the board there is no room for what nobody plays.
"""


class Game:
    """`package` is its name in `engine/` and in `app/screens/`."""

    def __init__(self, name, package):
        self.name = name
        self.package = package

    @property
    def engine(self):
        """The module `game` of its engine."""
        return _module("kaperbox.engine.%s.game" % self.package)

    @property
    def flow(self):
        """The module `flow` of its screens."""
        return _module("kaperbox.app.screens.%s.flow" % self.package)


def _module(name):
    return __import__(name, None, None, ("*",))


GAMES = (
    Game("Piraten Kapern", "kapern"),
    Game("Piratatak", "piratatak"),
)


def packages(but) -> str:
    """Those of all games but one, each between blanks."""
    return "".join([" %s " % game.package for game in GAMES if game is not but])
