"""The settings that a game or practice begins with: the usual ones, with those of this box."""

from kaperbox.app import settings
from kaperbox.app.screens.piratatak import words
from kaperbox.engine.piratatak import rules


def box_rules(of_box) -> rules.Rules:
    """`of_box`: `settings.Settings`, with the tie window and the time to call."""
    with_tie = rules.with_field(rules.USUAL, words.TIE_FIELD, 100 * of_box.get(settings.TIE))
    return rules.with_field(with_tie, words.CALL_FIELD, 1000 * of_box.get(settings.CALL))
