"""Piratatak: `game.step` plays it, `state.start` begins it, `rules` holds its settings."""
