"""The header lines of a record that only a game with dice of the box has, all read together."""

from host_tools import proof_text
from host_tools.proof_text import Promise
from host_tools.record_text import Line, at_line, check_there
from kaperbox.app.proof import Proof

OPTIONAL = proof_text.KEYS + (proof_text.SECRET, proof_text.SEAL)


def read_promise(keys: dict[str, Line], players: int, end: int) -> Promise | None:
    """What the box promised about its dice, None where the record has nothing of it. LineError."""
    if not any(key in keys for key in OPTIONAL):
        return None
    check_there(keys, proof_text.KEYS, end)
    commitment, entropy, share = (keys[key] for key in proof_text.KEYS)
    letters = at_line(commitment.number, proof_text.read_hash, commitment.text)
    source = at_line(entropy.number, proof_text.read_entropy, entropy.text)
    shares, word = at_line(share.number, proof_text.read_share, share.text, players)
    secret = _told(keys, proof_text.SECRET, proof_text.read_secret) or b""
    seal = _told(keys, proof_text.SEAL, proof_text.read_hash) or ""
    lines = {key: keys[key].number for key in OPTIONAL if key in keys}
    return Promise(letters, Proof(secret, source, shares, word), seal, lines)


def _told(keys, key, reader):
    """What a line says that need not be there."""
    return at_line(keys[key].number, reader, keys[key].text) if key in keys else None
