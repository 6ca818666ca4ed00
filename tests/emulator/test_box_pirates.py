"""A round of Piratatak by presses on the emulated board and on the desktop: identical pictures.

The dice are those of one seed on both. What to call is read off the desktop's track.
"""

from kaperbox.app.screens.piratatak.caller import SETTLE_MS
from kaperbox.app.screens.piratatak.track import LOOK_MS
from kaperbox.engine.piratatak import calls
from tests.emulator.both import Both
from tests.emulator.box import OK, RIGHT, ROLL
from tests.emulator.fork import in_copy

FIRST, SECOND = 1, 0
"""The pad that is first, and the one 83.5 ms after it."""
SOON_US, APART_US = 20_000, 83_500
MOST_DICE = 12


def roll_until_a_set_lies(both):
    for _ in range(MOST_DICE):
        both.press(ROLL)
        both.check("a die")
        both.box.run_us(LOOK_MS * 1000)
        faces = both.twin.state().dice.faces
        if calls.sets(faces):
            return [name for name in range(12) if calls.sets(faces) >> name & 1]
    raise AssertionError("no set")


def call(both):
    """Somebody is first, marks all names of which a set lies, and says them."""
    names = roll_until_a_set_lies(both)
    both.pads((FIRST, SOON_US), (SECOND, SOON_US + APART_US))
    both.check_moving("who is first, and by how much")
    both.run_ms(SETTLE_MS)
    at = 0
    for name in names:
        both.press_moving(*(RIGHT,) * (name - at), OK)
        at = name
    both.check_moving("what is marked")
    both.press(ROLL)
    both.check("the verdict")
    both.press(OK)
    both.check("the pawns, and the next turn")
    assert both.twin.state().scores[FIRST] >= len(names)


def tie(both):
    roll_until_a_set_lies(both)
    scores = both.twin.state().scores
    both.pads((FIRST, SOON_US), (SECOND, SOON_US))
    both.check("a tie")
    both.press(OK)
    both.check("after the tie")
    assert both.twin.state().scores == scores


def play(box):
    both = Both(box)
    both.press(RIGHT, OK, OK, OK)
    both.check("the empty track")
    call(both)
    tie(both)


def test_a_round_has_the_same_pictures_as_on_the_desktop(seeded_home):
    in_copy(play, seeded_home)
