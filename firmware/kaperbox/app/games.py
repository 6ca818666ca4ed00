"""The games of the box: one line each. A game is its engine and the flow of its screens."""

from collections import namedtuple

from kaperbox.app.screens.kapern import flow as kapern_flow
from kaperbox.engine.kapern import game as kapern

Game = namedtuple("Game", ("name", "engine", "flow"))

GAMES = (Game("Piraten Kapern", kapern, kapern_flow),)
