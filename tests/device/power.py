"""A box as far as saving goes, on a flash that is switched on and off."""

import vfs

from kaperbox.app.store import Store
from kaperbox.ports.pico.storage import Storage
from tests.shared.saving import living, switched_on

MOUNT = "/flash"


class Power:
    """From the mount on; `off()` is the end of it. `format` makes a new file system first.

    `session` is the game that it goes on with. Without `replay` it is not played through the
    rules, which takes most of the time, and has only `packed`.
    """

    def __init__(self, flash, format=False, replay=True):
        self.off()
        if format:
            vfs.VfsLfs2.mkfs(flash, progsize=256)
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), MOUNT)
        self.flash = flash
        self.start(Storage(MOUNT + "/data"), replay)

    def start(self, storage, replay):
        self.storage = storage
        if replay:
            self.store, self.session = switched_on(storage)
        else:
            self.store = Store(storage)
            self.session = self.store._journal.load()

    def off(self):
        """Also what a test that failed has left mounted."""
        try:
            vfs.umount(MOUNT)
        except OSError:
            pass

    def kept(self):
        """Of this moment: number of the game, bytes of its events, settings, known players."""
        of_game = (self.store.number(), len(self.session.packed)) if self.session else (0, 0)
        return of_game + (self.store.settings.packed(), self.store.roster.packed())


def played(flash, *tapes, spoil=None):
    """Plays games one after another on an empty flash. (image before, operations, marks, games).

    A mark is (operations done, what is `kept`); games are packed events. `spoil(store)` may make
    a mistake that the marks know nothing of.
    """
    power = Power(flash, format=True)
    if spoil:
        spoil(power.store)
    before = bytes(flash.data)
    flash.log.clear()
    marks = [(0, power.kept())]
    for tape in tapes:
        for session in living(power.store, tape, power.session):
            power.session = session
            marks.append((len(flash.log), power.kept()))
    power.off()
    return before, flash.log, marks, [bytes(tape.session.packed) for tape in tapes]
