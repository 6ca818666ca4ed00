"""A game in progress: its players, its events and the state that they lead to.

The events are kept as the bytes that the game packs them into, a twelfth of what the values take:
a long game of five players has some three hundred.
"""

from kaperbox.engine.history import counting, undone


class Session:
    """`game` is the engine's module of the game; `names` are the players' by seat."""

    def __init__(self, game, rules, names):
        self.game = game
        self.rules = rules
        self.names = names
        self.proof = None  # a `proof.Proof` where the dice can be checked
        self.packed = bytearray()
        self.state = self._start()

    def submit(self, event: tuple) -> tuple:
        """The effects of the event; one that is refused leaves no trace."""
        after, effects = self.game.step(self.state, event)
        if after is not self.state:
            self.packed.extend(self.game.events.pack(event))
            self.state = after
        return effects

    def happened(self):
        """Every event in order, undone ones and the undos too."""
        at = 0
        while at < len(self.packed):
            event, at = self.game.events.unpack(self.packed, at)
            yield event

    def counting(self):
        """The events that still count, in order."""
        kinds = bytes([event.kind for event in self.happened()])
        for event, counts in zip(self.happened(), counting(kinds)):
            if counts:
                yield event

    def undo(self) -> tuple | None:
        """Takes the last event that counts back and returns it; None at the start of the game."""
        last = None
        for event in self.counting():
            last = event
        if last is not None:
            self.packed.extend(self.game.events.pack(self.game.events.undo(last.seat)))
            self.state = self._start()
            for event in self.counting():
                self.state = self.game.step(self.state, event)[0]
        return last

    def redo(self) -> tuple | None:
        """Does the event again that was last undone and returns it; None where there is none."""
        waiting = self._waiting()
        if not waiting:
            return None
        event, _ = self.game.events.unpack(self.packed, waiting[-1])
        self.submit(event)
        return event

    def steps_back(self) -> int:
        """How many times `undo` can be asked for."""
        return sum(1 for _ in self.counting())

    def steps_forward(self) -> int:
        """How many times `redo` can be asked for."""
        return len(self._waiting())

    def _waiting(self):
        """Where in `packed` the events begin that can be done again."""
        packed, starts, kinds, at = self.packed, [], bytearray(), 0
        while at < len(packed):
            starts.append(at)
            event, at = self.game.events.unpack(packed, at)
            kinds.append(event.kind)
        starts.append(at)

        def alike(one, other):
            return _slice(packed, starts, one) == _slice(packed, starts, other)

        return [starts[place] for place in undone(kinds, alike)]

    def _start(self):
        return self.game.start(self.rules, len(self.names))


def _slice(packed, starts, place):
    return packed[starts[place] : starts[place + 1]]


def resumed(game, rules: tuple, names: tuple, packed: bytes) -> Session:
    """A session as it was after these events. ValueError if the rules do not allow them."""
    session = Session(game, rules, names)
    session.packed.extend(packed)
    for event in session.counting():
        after, _ = game.step(session.state, event)
        if after is session.state:
            raise ValueError("an event is against the rules")
        session.state = after
    return session
