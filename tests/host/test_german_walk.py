"""A box that speaks German shows no English word, wherever one goes."""

import re
from collections.abc import Callable

import pytest

from host_tools import german
from kaperbox.app import language
from kaperbox.app.screens.players import NAMES
from kaperbox.engine.kapern.rules import PROFILES
from tests.host.shown_texts import SAME, listed
from tests.shared import test_box_fits as box
from tests.shared import test_kapern_fits as kapern
from tests.shared import test_piratatak_fits as piratatak
from tests.shared.chance import Chance
from tests.shared.screen_walks import ENGLISH, GERMAN, Looker, box_in, press_about

WORD = re.compile(r"[^\W\d_]+")
KNOWN = {
    word
    for text in [*(said for part in german.PARTS for said in part.values()), *listed(SAME), *NAMES]
    for word in WORD.findall(text)
}
LETTERS = {"D", "SW", "PB", "LP"}
"""Of names of parts; other words in capitals are people."""


PROFILE_NAMES = {name for name, _ in PROFILES}


def english(shown: set[str]) -> set[str]:
    """The words that are neither German nor, beside a long name, its beginning."""
    words = {word for text in shown for word in WORD.findall(text)}
    unknown = {word for word in words - KNOWN - LETTERS - PROFILE_NAMES if word != word.upper()}
    return {word for word in unknown if not any(known.startswith(word) for known in KNOWN)}


WALKS: list[Callable[[int], Looker]] = [
    kapern.golden_games,
    kapern.cards_and_entries,
    kapern.sums,
    kapern.sentences,
    piratatak.golden_games,
    piratatak.verdicts,
    piratatak.callers,
    piratatak.tracks,
    piratatak.forms,
    box.fair,
    box.fairness,
    box.forms,
]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: f"{walk.__module__}.{walk.__name__}")
def test_a_walk_shows_no_english(walk: Callable[[int], Looker]) -> None:
    shown = walk(GERMAN).canvas.shown
    language.choose(ENGLISH)
    assert english(shown) == set()


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_whatever_is_pressed_shows_no_english(seed: int) -> None:
    pressed = box_in(GERMAN, seed)
    press_about(pressed, Chance(seed), 400)
    language.choose(ENGLISH)
    assert english(pressed.canvas.shown) == set()


def test_english_is_found() -> None:
    shown = kapern.sentences(ENGLISH).canvas.shown
    assert {"skull", "The", "Nobody"} <= english(shown)
