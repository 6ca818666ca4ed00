"""All that outlives the power: the running game, finished games, settings, known players.

What the table should hear about it is in `notes`, to be shown and taken out.
"""

from kaperbox.app import language, roster, settings
from kaperbox.app.archive import Archive
from kaperbox.app.files import Files
from kaperbox.app.games import GAMES
from kaperbox.app.journal import Journal
from kaperbox.app.language import say
from kaperbox.app.sealed import NewerError
from kaperbox.app.session import resumed

NOT_SAVED = "Not saved! Play on, but keep the power on."


class Store:
    def __init__(self, storage):
        self._files = Files(storage)
        self.notes = self._files.notes
        self.archive = Archive(self._files)
        self._files.make_room = self.archive.let_oldest_go
        self._journal = Journal(self._files, self.archive)
        self._failing = False
        self.settings = self._loaded(settings.NAME, settings.Settings)
        self.roster = self._loaded(roster.NAME, roster.Roster)

    def _loaded(self, name, form):
        loaded = form(self._files.data(name) or b"")
        if name == settings.NAME:
            language.choose(loaded.get(settings.LANGUAGE))
        if loaded.damaged and self._files.replace(name, loaded.packed()):
            text = say("%d of the %s damaged: a copy is kept.")
            self.notes.append(text % (loaded.damaged, say(name)))
        return loaded

    def number(self) -> int:
        """Of the running game."""
        return self._journal.number

    def resume(self):
        """(index of the game, its session) of the running game, or None."""
        saved = self._journal.load()
        if saved is None:
            return None
        try:
            return saved.game, _session(saved)
        except ValueError:
            self._journal.give_up()
            return None

    def finished(self, number: int):
        """(index of the game, its session) of a finished game; None if it cannot be had."""
        from kaperbox.app import saved_game

        try:
            saved = saved_game.unpacked(self.archive.read(number) or b"")
            return saved.game, _session(saved)
        except (ValueError, NewerError, saved_game.UnknownGameError):
            return None

    def finished_of(self, game):
        """The sessions of the finished games whose engine is `game`, one after another."""
        for number in self.archive.numbers():
            found = None if number == self.number() else self.finished(number)
            if found and found[1].game is game:
                yield found[1]

    def begin(self, index: int, session, old) -> None:
        """A new game takes the place of `old`, which goes to the finished ones; None: of none."""
        rules = session.game.rules
        names = [name for name, _ in rules.PROFILES]
        profile = names.index(rules.nearest(session.rules)[0])
        self._say_if_failing(self._journal.begin(index, profile, session, old))

    def keep(self, session) -> None:
        """Saves what has happened. If that fails, the game goes on, and the table is told once."""
        self._say_if_failing(self._journal.keep(session))

    def _say_if_failing(self, saved):
        if not saved and not self._failing:
            self.notes.append(NOT_SAVED)
        if saved and self._failing:
            self.notes.append("Saved again: all is safe.")
        self._failing = not saved

    def seat(self, names: tuple) -> None:
        """These play: the box offers them first the next time, as far as it knows them."""
        known = self.roster.names
        if self.roster.put_first(tuple(name for name in names if name in known)):
            self.keep_roster()

    def keep_settings(self) -> None:
        self._keep(settings.NAME, self.settings.packed())

    def keep_roster(self) -> None:
        self._keep(roster.NAME, self.roster.packed())

    def _keep(self, name, data):
        try:
            if data != self._files.storage.read(name):
                self._files.write_plain(name, data)
        except OSError:
            self.notes.append(say("The %s could not be saved.") % say(name))


def _session(saved):
    """As it was when it was saved. ValueError if the rules do not allow its events."""
    game = GAMES[saved.game].engine
    session = resumed(game, saved.rules, saved.names, saved.packed)
    session.proof = saved.proof
    return session
