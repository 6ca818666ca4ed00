"""A game in progress: its players, its events and the state that they lead to.

The events are kept as the bytes that the game packs them into, a twelfth of what the values take:
a long game of five players has some three hundred.
"""

from kaperbox.engine.history import counting


class Session:
    """`game` is the engine's module of the game; `names` are the players' by seat."""

    def __init__(self, game, rules, names):
        self.game = game
        self.rules = rules
        self.names = names
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

    def steps_back(self) -> int:
        """How many times `undo` can be asked for."""
        return sum(1 for _ in self.counting())

    def _start(self):
        return self.game.start(self.rules, len(self.names))
