"""A player who insists on every move, for the tables of all games."""


class Insisting:
    """`game` and `effects` are the engine's modules of the game."""

    def __init__(self, game, effects):
        self._step = game.step
        self._refused = effects.REFUSED

    def play(self, state, *happened):
        """The state after these events, none of which may be refused."""
        for event in happened:
            state, told = self._step(state, event)
            assert told[0].kind != self._refused, (event, told[0].value)
        return state

    def told(self, state, event):
        """The effects of an event that is not refused."""
        self.play(state, event)
        return self._step(state, event)[1]

    def kinds(self, state, event):
        """What the effects of an event say, in order."""
        return tuple(effect.kind for effect in self.told(state, event))

    def refusal(self, state, event):
        """Why the event is refused; it must leave the very same state."""
        after, effect = self._step(state, event)
        assert after is state
        assert len(effect) == 1 and effect[0].kind == self._refused, event
        assert effect[0].seat == event.seat and effect[0].outcome is None
        return effect[0].value
