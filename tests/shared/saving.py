"""A box as far as saving goes: what it does when it is switched on, and a storage that fails."""

from kaperbox.app.session import Session
from kaperbox.app.store import Store
from kaperbox.ports.simulated.memory import Memory

NO_SPACE = 28


class Full(Memory):
    """Takes `left` writes more; then there is no space, for `failures` of them or for good.

    A move needs no space, and is none of the writes.
    """

    def __init__(self, files=None, left=1 << 20, failures=1 << 20):
        Memory.__init__(self, files)
        self.left = left
        self.failures = failures

    def write(self, name, data):
        self.left -= 1
        if self.left < 0 and self.failures:
            self.failures -= 1
            raise OSError(NO_SPACE, "no space")
        Memory.write(self, name, data)


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


def switched_on(storage):
    """(store, the session that it goes on with or None)."""
    store = Store(storage)
    found = store.resume()
    return store, found[1] if found else None
