"""A game as one run of bytes: who plays what by which rules, then every event, undone ones too.

Only ever added to, so of two of the same game the longer is the newer. Numbers are of seven bits a
byte, the lowest first, the highest bit set on all but the last; so a rule takes one byte mostly.

    game, number, profile, rules: count and each field, players: count and each length and UTF-8
    proof: the bytes of `proof.pack`, if the highest bit of the game is set
    events, each in the packed form of its game
"""

from collections import namedtuple

from kaperbox.app.games import GAMES

Saved = namedtuple("Saved", ("game", "number", "profile", "rules", "names", "proof", "packed"))
"""`game` is an index into `GAMES`, `number` counts the games of this box from 1 (0: not of a box),
`profile` is an index into the game's `PROFILES`, `proof` a `proof.Proof` or None, `packed` has the
events."""

_LONGEST_NUMBER = 5
_PROVED = 128
"""In the byte of the game: it has a proof. Software that is too old takes it for an unknown game
and leaves it alone."""


class UnknownGameError(Exception):
    """One that this software does not have."""


def beginning(saved: Saved) -> bytes:
    """The bytes before the first event. Every name is at most 255 bytes long."""
    data = bytearray((saved.game | (_PROVED if saved.proof else 0),))
    data.extend(_number(saved.number) + bytes((saved.profile, len(saved.rules))))
    for value in saved.rules:
        data.extend(_number(value))
    data.append(len(saved.names))
    for name in saved.names:
        letters = name.encode()
        data.append(len(letters))
        data.extend(letters)
    return bytes(data) + (_packed_proof(saved.proof) if saved.proof else b"")


def _packed_proof(given):
    from kaperbox.app.proof import pack

    return pack(given)


def _number(value):
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
    return bytes(data)


def unpacked(data: bytes) -> Saved:
    """The game in these bytes. ValueError in words, or `UnknownGameError`."""
    saved, start = begun(data)
    at, unpack = start, GAMES[saved.game].engine.events.unpack
    while at < len(data):
        at = unpack(data, at)[1]
    return Saved(*(saved[:6] + (bytes(data[start:]),)))


def begun(data: bytes) -> tuple:
    """(the game without its events, where they start)."""
    try:
        return _begun(data)
    except IndexError:
        raise ValueError("it ends too soon") from None


def _begun(data):
    game, at = data[0] & ~_PROVED, 1
    if game >= len(GAMES):
        raise UnknownGameError(game)
    number, at = _read_number(data, at)
    profile, count, at = data[at], data[at + 1], at + 2
    values = []
    for _ in range(count):
        value, at = _read_number(data, at)
        values.append(value)
    engine = GAMES[game].engine
    names, at = _read_names(data, at, engine.rules)
    proof, at = _read_proof(data, at) if data[0] & _PROVED else (None, at)
    rules = _rules(engine.rules, profile, values)
    return Saved(game, number, profile, rules, names, proof, b""), at


def _read_proof(data, at):
    """Imported where there is one: a box with real dice never needs it."""
    from kaperbox.app.proof import unpack

    return unpack(data, at)


def _read_number(data, at):
    value = 0
    for place in range(_LONGEST_NUMBER):
        value |= (data[at + place] & 127) << 7 * place
        if data[at + place] < 128:
            return value, at + place + 1
    raise ValueError("a number is too long")


def _rules(of_game, profile, values):
    """Fields that are younger than the file are those of the profile."""
    if profile >= len(of_game.PROFILES):
        raise ValueError("unknown rules")
    known = of_game.PROFILES[profile][1]
    if len(values) > len(known):
        raise ValueError("unknown rules")
    rules = of_game.Rules(*(tuple(values) + tuple(known[len(values) :])))
    for value, (low, high) in zip(rules, of_game.LIMITS):
        if not low <= value <= high:
            raise ValueError("a rule is out of its limits")
    return rules


def _read_names(data, at, of_game):
    count, at = data[at], at + 1
    if not of_game.MIN_PLAYERS <= count <= of_game.MAX_PLAYERS:
        raise ValueError("%d players" % count)
    names = ()
    for _ in range(count):
        size = data[at]
        if at + 1 + size > len(data):
            raise ValueError("it ends too soon")
        try:
            names += (bytes(data[at + 1 : at + 1 + size]).decode(),)
        except UnicodeError:
            raise ValueError("a name has no letters") from None
        at += 1 + size
    return names, at
