"""A box as far as saving goes: what it does when it is switched on, and storages that fail."""

from kaperbox.app.session import Session
from kaperbox.app.settings import VOLUME
from kaperbox.app.store import Store
from kaperbox.ports.simulated.memory import Memory

NO_SPACE, BROKEN = 28, 5


class Full(Memory):
    """Takes `left` writes more; then there is no space, for `failures` of them or for good.

    A move needs no space, and is none of the writes.
    """

    error = NO_SPACE

    def __init__(self, files=None, left=1 << 20, failures=1 << 20):
        Memory.__init__(self, files)
        self.left = left
        self.failures = failures

    def write(self, name, data):
        self.left -= 1
        if self.left < 0 and self.failures:
            self.failures -= 1
            raise OSError(self.error, "not written")
        Memory.write(self, name, data)

    def free(self):
        return 0


class Broken(Full):
    """Fails in the same way, but not for want of space."""

    error = BROKEN


class Worn(Full):
    """Says that there is no space where there is plenty, as LittleFS does of worn-out flash."""

    def free(self):
        return 1 << 20


def fresh(session):
    """The same game before its first event."""
    begun = Session(session.game, session.rules, session.names)
    begun.proof = session.proof
    return begun


def save_all(store, tape, old=None):
    """Saves a game step by step from its beginning; gives its session."""
    return list(saving(store, tape, old))[-1]


def saving(store, tape, old=None):
    """The same, one step at a time: yields the session at its beginning and after each step."""
    session = fresh(tape.session)
    store.begin(tape.game, session, old)
    yield session
    for size in tape.sizes:
        session.packed[:] = tape.session.packed[:size]
        store.keep(session)
        yield session


def living(store, tape, old=None):
    """The same on a box that knows the players, and where somebody turns the volume now and then.

    Yields after each of these too.
    """
    for count, session in enumerate(saving(store, tape, old)):
        yield session
        if not count:
            store.roster.put_first(tuple(reversed(session.names)))
            store.keep_roster()
            yield session
            store.seat(session.names)
            yield session
        if count % 40 == 5:
            store.settings.step(VOLUME)
            store.keep_settings()
            yield session


def switched_on(storage):
    """(store, the session that it goes on with or None)."""
    store = Store(storage)
    found = store.resume()
    return store, found[1] if found else None
