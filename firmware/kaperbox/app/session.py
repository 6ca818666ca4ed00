"""A game in progress: its players, its events and the state that they lead to."""

from kaperbox.engine.history import UNDO, kept


class Session:
    """`game` is the engine's module of the game; `names` are the players' by seat."""

    def __init__(self, game, rules, names):
        self.game = game
        self.rules = rules
        self.names = names
        self.events = []
        self.state = game.start(rules, len(names))

    def submit(self, event: tuple) -> tuple:
        """The effects of the event; one that is refused leaves no trace."""
        after, effects = self.game.step(self.state, event)
        if after is not self.state:
            self.events.append(event)
            self.state = after
        return effects

    def undo(self) -> tuple | None:
        """Takes the last event that counts back and returns it; None at the start of the game."""
        counting = kept(self.events)
        if not counting:
            return None
        last = counting[-1]
        self.events.append(self.game.events.undo(last.seat))
        self.state = self.game.replay(self.rules, len(self.names), counting[:-1])
        return last

    def steps_back(self) -> int:
        """How many times `undo` can be asked for."""
        undone = sum(1 for event in self.events if event.kind == UNDO)
        return len(self.events) - 2 * undone
