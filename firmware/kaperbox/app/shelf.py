"""Gives modules that a ride does not need back to the heap; whoever wants one imports it again.

An interpreter keeps every module that was ever imported, and on the board their code takes far
more room than a game does. To load one takes the board a fifth of a second: nobody minds where a
list is opened, but it must not happen while dice are thrown. So nothing that a ride needs is here.
"""

import sys

_SCREENS = (
    " home finished settings free_dice self_test players names name_entry setup house_rules "
    "rule_words practice drill fair_start table_share promise_again fairness_page history help "
    "scoring_help winner note "
)
"""Of home, set-up and menus, of any game."""
_BESIDES = " leftovers saved_game base32 fairness stuck "


class Shelf:
    def __init__(self):
        self._count = 0  # of the modules that were left the last time

    def tidy(self, games: str, screens: str) -> None:
        """Away with what only home, set-up and menus need, and with the rules of these `games` and
        the `screens` of those (their packages, each between blanks). What is shown goes on."""
        if len(sys.modules) == self._count:
            return
        for name in list(sys.modules):
            if _is_needless(name, games, screens):
                forget(name)
        self._count = len(sys.modules)


def forget(name: str) -> None:
    """Takes a module away, and the name that its package has for it."""
    package, _, short = name.rpartition(".")
    del sys.modules[name]
    if package in sys.modules:
        delattr(sys.modules[package], short)


def _is_needless(name, games, screens):
    parts = name.split(".")
    if parts[:2] == ["kaperbox", "engine"]:
        return _any_in(parts[2:], games)
    if parts[:3] == ["kaperbox", "app", "screens"]:
        return _any_in(parts[3:], _SCREENS + screens)
    return parts[:2] == ["kaperbox", "app"] and _any_in(parts[2:], _BESIDES)


def _any_in(parts, names):
    return any(" %s " % part in names for part in parts)
