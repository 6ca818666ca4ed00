"""On LittleFS: flash that takes nothing any more, from any operation on, is no full disk."""

from kaperbox.app.store import NOT_SAVED
from tests.device.flash import ERASE, Flash
from tests.device.power import Power
from tests.shared.cases import cases
from tests.shared.saved_games import LONG, SHORT, Tape
from tests.shared.saving import living, save_all

EVER = 1 << 30
QUICK = Tape(SHORT)
QUICK.sizes = QUICK.sizes[::3] + QUICK.sizes[-1:]
BIGGER = Tape(LONG, 1000)
"""What is in its files takes blocks of their own."""


class Refusing(Flash):
    """Does `left` operations more, then says that it cannot."""

    left = EVER
    answer = -5

    def writeblocks(self, block, buffer, offset=0):
        if self.works(block):
            return Flash.writeblocks(self, block, buffer, offset)
        return self.answer

    def ioctl(self, what, block):
        if what != ERASE or self.works(block):
            return Flash.ioctl(self, what, block)
        return self.answer

    def works(self, block):
        self.left -= 1
        return self.left >= 0


class Worn(Refusing):
    """Says nothing, and its bits stay as they are: the file system finds no block that it can
    use, and says that there is no space."""

    answer = 0


class WornInPart(Worn):
    """Only what was in use already works on."""

    def works(self, block):
        return Worn.works(self, block) or self.erases[block] > 0


def played(flash, left=EVER, tape=QUICK):
    """(the box, operations) of a game after some others, during which the flash fails."""
    power = Power(flash, format=True)
    session = None
    for _ in range(4):
        session = save_all(power.store, QUICK, session)
    flash.left = left
    list(living(power.store, tape, session))
    return power, left - flash.left


@cases("make", Refusing, Worn)
def test_flash_that_fails_at_any_operation_costs_no_game_that_is_safe(make):
    power, operations = played(make(24))
    assert operations > 20 and power.store.archive.numbers() == [4, 3, 2, 1], operations
    for left in range(operations):
        flash = make(24)
        power, _ = played(flash, left)
        check_notes(power.store.notes)
        check_kept(flash)


def test_worn_flash_of_which_a_part_works_costs_no_finished_game():
    """There the file system says that there is no space, and could remove games all the same."""
    flash = WornInPart(32)
    power, _ = played(flash, 0, BIGGER)
    check_notes(power.store.notes)
    check_kept(flash)


def check_notes(notes):
    """What could not be saved was told, and no game had to go."""
    assert [note for note in notes if note == NOT_SAVED or "could not be" in note]
    assert not [note for note in notes if note.startswith("Space is low")], notes


def check_kept(flash):
    """The flash takes something again: nothing is broken, and no game is missing."""
    flash.left = EVER
    power = Power(flash)
    assert power.store.notes == []
    numbers = power.store.archive.numbers()
    assert numbers in ([3, 2, 1], [4, 3, 2, 1])
    for number in numbers:
        assert power.store.finished(number)[1].packed == QUICK.session.packed
    assert power.store.number() in (4, 5)
    power.off()
