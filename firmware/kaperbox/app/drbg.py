"""The generator of all throws: HMAC_DRBG with SHA-256, NIST SP 800-90A Rev. 1, section 10.1.2.

Public, old and well studied: whoever does not trust this file can take any other implementation of
the standard and gets the same bytes. The names in brackets are the standard's.
"""

from kaperbox.app.keyed_hash import SIZE, hmac_sha256

MOST_BYTES = 65536
"""Of one `generate` (max_number_of_bits_per_request, table 2). The limit of 2**48 requests before
a reseed (reseed_interval) cannot be reached by any table."""


class HmacDrbg:
    """`entropy`, `nonce` and `personalization` are what the standard calls them (10.1.2.3)."""

    def __init__(self, entropy: bytes, nonce: bytes = b"", personalization: bytes = b""):
        self._key = bytes(SIZE)
        self._value = b"\x01" * SIZE
        self._update(entropy + nonce + personalization)

    def reseed(self, entropy: bytes, additional: bytes = b"") -> None:
        """Mixes fresh entropy in (10.1.2.4)."""
        self._update(entropy + additional)

    def generate(self, count: int, additional: bytes = b"") -> bytes:
        """The next bytes (10.1.2.5). ValueError for more than the standard allows at once."""
        if count > MOST_BYTES:
            raise ValueError("more than %d bytes at once" % MOST_BYTES)
        if additional:
            self._update(additional)
        made = b""
        while len(made) < count:
            self._value = hmac_sha256(self._key, self._value)
            made += self._value
        self._update(additional)
        return made[:count]

    def _update(self, data):
        """HMAC_DRBG_Update (10.1.2.2): a second round only where there is data."""
        for mark in (b"\x00", b"\x01") if data else (b"\x00",):
            self._key = hmac_sha256(self._key, self._value + mark + data)
            self._value = hmac_sha256(self._key, self._value)
