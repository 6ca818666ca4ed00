"""The files of a box's storage, one by one: what each is, what is wrong, what can still be read.

The box itself sets a damaged file aside. Here, where there is a person to judge, more is tried:
one wrong bit is put right, and of anything else the part is read that the rules allow.
"""

from typing import Any, NamedTuple

from kaperbox.app import pieces, saved_game, sealed
from kaperbox.app.games import GAMES
from kaperbox.app.saved_game import Saved

KINDS = (sealed.GAME, sealed.TAIL)


class Piece(NamedTuple):
    """`fault` is "" where all is well; `content` is None where nothing can be read."""

    path: str
    kind: bytes
    content: bytes | None
    fault: str


def is_journal(data: bytes) -> bool:
    """Whether these bytes claim to be of a box's storage."""
    return data[:2] in KINDS


def piece(path: str, data: bytes) -> Piece:
    """What one file has to say."""
    kind = data[:2]
    try:
        return Piece(path, kind, sealed.opened(kind, data), "")
    except sealed.NewerError as newer:
        version = newer.args[0]
        return Piece(path, kind, None, f"written by newer software: version {version} of the form")
    except sealed.DamagedError as damage:
        return _damaged(path, data, str(damage))


def _damaged(path: str, data: bytes, why: str) -> Piece:
    right = sealed.mended(data)
    if right is not None and is_journal(right):
        try:
            content = sealed.opened(right[:2], right)
        except (sealed.DamagedError, sealed.NewerError):
            content = None
        if content is not None:
            return Piece(path, right[:2], content, "one bit was wrong and is put right")
    whole_seal = len(data) > 7
    return Piece(path, data[:2], data[3:-4] if whole_seal else None, why)


def as_far_as_legal(content: bytes) -> tuple[Saved, str]:
    """(the game up to the first event that makes no sense, what is wrong with it or "").

    ValueError where not even the beginning can be read.
    """
    try:
        begun, start = saved_game.begun(content)
    except saved_game.UnknownGameError as unknown:
        raise ValueError(f"a game that is not known here: number {unknown.args[0]}") from None
    engine = GAMES[begun.game].engine
    at, count, fault = start, 0, ""
    state = engine.start(begun.rules, len(begun.names))
    states: list[Any] = [state]
    while at < len(content) and not fault:
        try:
            event, after = engine.events.unpack(content, at)
        except ValueError:
            fault = f"event {count + 1} is broken off or none at all"
            break
        fault = "" if _step(engine, states, event) else f"event {count + 1} is against the rules"
        at, count = (at, count) if fault else (after, count + 1)
    return begun._replace(packed=content[start:at]), fault


def _step(engine: Any, states: list[Any], event: Any) -> bool:
    """Plays one event or undo; False if it cannot be."""
    if event.kind == 0:
        if len(states) > 1:
            states.pop()
        return True
    after = engine.step(states[-1], event)[0]
    if after is states[-1]:
        return False
    states.append(after)
    return True


def joined(first: Piece, tails: list[Piece]) -> bytes:
    """The beginning with every tail that fits."""
    contents = [tail.content for tail in tails]
    return pieces.joined([first.content], contents)[0] or b""
