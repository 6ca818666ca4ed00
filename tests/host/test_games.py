"""Every game of the box has the names that the README lists for a third one."""

import pytest

from host_tools import record, replay
from kaperbox.app.games import GAMES

FLOW = "setup opening is_over screen moments refusal deal told menu_items"
ENGINE = "start step replay rules events"
RULES = "Rules LIMITS PROFILES nearest MIN_PLAYERS MAX_PLAYERS"
EVENTS = "pack unpack undo"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.package)
def test_a_game_has_what_the_readme_lists(game):
    owners = {FLOW: game.flow, ENGINE: game.engine, RULES: game.engine.rules}
    owners[EVENTS] = game.engine.events
    for names, owner in owners.items():
        assert [name for name in names.split() if not hasattr(owner, name)] == []


def test_every_game_has_records():
    packages = {game.package for game in GAMES}
    assert set(record.GAMES) == set(replay.GAMES) == packages
