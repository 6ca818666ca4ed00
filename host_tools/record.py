"""Records: a whole game as text that a person can read, type and mail.

`read` and `write` know what every record has: the first line, the header, players, one event a
line. What the events of one game look like is in that game's own module, named in `GAMES`; a new
game is one line there. What a record says is checked for form only: whether a move is allowed is
for the engine to say.

Runs on both interpreters, since the page of the box writes and reads records too.
"""

from host_tools import kapern_text, piratatak_text, proof_text
from host_tools.failure import CommandError, one_of, quoted
from host_tools.player_names import read_players
from host_tools.promise_lines import OPTIONAL, read_promise
from host_tools.record_text import (
    FIRST_WORD,
    VERSION,
    Line,
    LineError,
    at_line,
    check_there,
    parts,
)

GAMES = {"kapern": kapern_text, "piratatak": piratatak_text}
"""Each has KEYS, PLAYERS, VERBS, NO_SETUP, read_key, write_keys, read_event, write_event."""


class Record:
    """`setup`: what the game's own header lines say. `lines`: where each event stood, which
    makes no difference between two records. `promise`: what its dice can be checked by."""

    def __init__(self, game, setup, players, events, lines=(), promise=None):
        self.game = game
        self.setup = setup
        self.players = players
        self.events = events
        self.lines = lines
        self.promise = promise

    def said(self) -> tuple:
        return self.game, self.setup, self.players, self.events, self.promise

    def __eq__(self, other) -> bool:
        return isinstance(other, Record) and self.said() == other.said()

    def __repr__(self) -> str:
        return "Record%r" % (self.said(),)


def read(data: bytes, name: str) -> Record:
    """The record in these bytes; `name` is the file's, for the message of a `CommandError`."""
    try:
        return _read(data)
    except LineError as wrong:
        raise CommandError(f"{name}:{wrong.line}", wrong.reason) from None


def _read(data: bytes) -> Record:
    header, body, end = parts(data)
    name, game = _game(header, end)
    keys = _by_key(header, ("game",) + game.KEYS + ("players",), end)
    setup = game.NO_SETUP
    for key in game.KEYS:
        setup = at_line(keys[key].number, game.read_key, setup, key, keys[key].text)
    low, high = game.PLAYERS
    players = at_line(keys["players"].number, read_players, keys["players"].text, low, high)
    events = tuple(at_line(line.number, _event, game, line.text, len(players)) for line in body)
    promise = read_promise(keys, len(players), end)
    return Record(name, setup, players, events, tuple(line.number for line in body), promise)


def _game(header, end):
    for line in header:
        key, name = (line.text.split(None, 1) + [""])[:2]
        if key == "game":
            if name not in GAMES:
                raise LineError(
                    line.number, f"unknown game {quoted(name)}: {one_of(tuple(GAMES))}"
                )
            return name, GAMES[name]
    raise LineError(end, 'the header has no "game" line')


def _by_key(header: list[Line], known: tuple[str, ...], end: int) -> dict[str, Line]:
    found: dict[str, Line] = {}
    for line in header:
        key, value = (line.text.split(None, 1) + [""])[:2]
        if key.isdigit():
            raise LineError(line.number, "an empty line must stand between header and events")
        if key not in known + OPTIONAL:
            raise LineError(line.number, f"unknown header key {quoted(key)}: {one_of(known)}")
        if key in found:
            raise LineError(line.number, f'"{key}" is there already, in line {found[key].number}')
        if not value:
            raise LineError(line.number, f'"{key}" has no value')
        found[key] = Line(line.number, value)
    check_there(found, known, end)
    return found


def _event(game, text, players):
    who, *words = text.split()
    if who.strip("0123456789"):
        raise ValueError(f"{quoted(who)} is no player: a line begins with a player's number")
    if len(who) > 3 or not 1 <= int(who) <= players:
        raise ValueError(f"player {quoted(who)} is not in this game: 1 to {players}")
    if not words or words[0] not in game.VERBS:
        verb = f"unknown verb {quoted(words[0])}" if words else "the verb is missing"
        raise ValueError(f"{verb}: {one_of(game.VERBS)}")
    return game.read_event(int(who) - 1, words[0], words[1:])


def write(record: Record) -> str:
    """The one form of this record: two equal records are the same bytes."""
    head, body = _lines(record)
    if record.promise and record.promise.proof.secret:
        head.append(f"{proof_text.SEAL} {seal(record)}")
    return _text(head, body)


def seal(record: Record) -> str:
    """What the seal of this record must be."""
    return proof_text.seal(_text(*_lines(record)))


def _lines(record: Record) -> tuple[list[str], list[str]]:
    """(the header without the seal, the events)."""
    game = GAMES[record.game]
    head = [f"{FIRST_WORD} {VERSION}", f"game {record.game}"] + game.write_keys(record.setup)
    head += ["players " + ", ".join(record.players)]
    head += proof_text.write_promise(record.promise) if record.promise else []
    return head, [game.write_event(event) for event in record.events]


def _text(head: list[str], body: list[str]) -> str:
    return "\n".join(head + [""] + body) + "\n"
