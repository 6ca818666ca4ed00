"""A box as far as saving goes, on a flash that is switched on and off."""

import vfs

from kaperbox.app.store import Store
from kaperbox.ports.pico.storage import Storage
from tests.shared.saving import saving, switched_on

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


def played(flash, *tapes):
    """Plays games one after another on an empty flash. (image before, operations, marks, games).

    A mark is (operations done, number of the game, bytes of events safe); games are packed events.
    """
    power = Power(flash, format=True)
    before = bytes(flash.data)
    flash.log.clear()
    marks, session = [(0, 0, 0)], None
    for tape in tapes:
        for session in saving(power.store, tape, session):  # noqa: B020 - the last one is old
            marks.append((len(flash.log), power.store.number(), len(session.packed)))
    power.off()
    return before, flash.log, marks, [bytes(tape.session.packed) for tape in tapes]
