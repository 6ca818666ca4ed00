"""Where secrets come from: the board's chance, tested, together with the moments of presses.

Every press is stirred in, always: it does no harm, and nobody can foresee a microsecond. But it
is counted on only if the board's chance fails its tests (`health`). Then the box says so and makes
no secret before 64 presses: at two bits for each, which is little for a hand even where a tick of
the box lasts milliseconds, these are the 128 bits that a throw is worth. They are worth it once:
each further secret of a broken board takes 64 new presses, so that it is told of each time.
"""

import hashlib

from kaperbox.app.drbg import HmacDrbg
from kaperbox.app.health import LOPSIDED, REPEATING, START_BYTES, STUCK, WELL, Health
from kaperbox.app.proof import BOARD, PRESSES, SECRET_BYTES

NEEDED = 64
_STARTED = 64  # bytes read at once when it starts

_WORDS = {
    STUCK: "The box's chance is stuck.",
    LOPSIDED: "The box's chance is lopsided.",
    REPEATING: "The box's chance repeats.",
}


class Source:
    """`entropy` is the port; `presses` counts them, `last_us` is the moment of the latest."""

    def __init__(self, entropy):
        self._entropy = entropy
        self._health = Health()
        self._pool = b""
        self._since_trouble = 0
        self.presses = 0
        self.last_us = 0
        for _ in range(START_BYTES // _STARTED):
            started = self._raw(_STARTED)
        self._free = HmacDrbg(started)  # only in use for what is left of a throw, see `read`

    def press(self, us: int) -> None:
        """A button or pad went down at this microsecond of any counter of at most 32 bits."""
        self.presses += 1
        self.last_us = us
        self._pool = hashlib.sha256(self._pool + us.to_bytes(4, "little")).digest()
        if self._health.trouble:
            self._since_trouble += 1

    def trouble(self) -> str:
        """What is wrong with the board's chance, in a sentence; "" if nothing is."""
        return _WORDS.get(self._health.trouble, "")

    def missing(self) -> int:
        """How many presses it still takes before there can be a secret."""
        return max(0, NEEDED - self._since_trouble) if self._health.trouble else 0

    def kind(self) -> int:
        """What the secrets rest on: `proof.BOARD` or `proof.PRESSES`."""
        return BOARD if self._health.trouble == WELL else PRESSES

    def secret(self) -> bytes:
        """32 bytes for one game; b"" while presses are missing.

        A hash of it all, and then the pool moves on by a hash of its own: who learns the secret,
        as everybody does at the end, learns nothing of the pool or of other secrets.
        """
        raw = self._raw(SECRET_BYTES)
        if self.missing():
            return b""
        secret = hashlib.sha256(b"secret" + raw + self._pool).digest()
        self._pool = hashlib.sha256(b"pool" + raw + self._pool).digest()
        self._since_trouble = 0
        return secret

    def read(self, count: int) -> bytes:
        """Bytes for dice that belong to no game. Ask only when no presses are missing.

        Of a secret of their own each time; but a throw that needs a few bytes more than it asked
        for first goes on with those of its beginning where the next secret would take presses.
        """
        secret = self.secret()
        if secret:
            self._free = HmacDrbg(secret)
        return self._free.generate(count)

    def _raw(self, count):
        data = self._entropy.read(count)
        self._health.check(data)
        return data
