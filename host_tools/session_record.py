"""A game of the box as a record: what its journal keeps, in text."""

from typing import Any

from host_tools.proof_text import promised
from host_tools.record import Record
from kaperbox.app.session import Session


def record_of(name: str, setup: Any, session: Session, over: bool) -> Record:
    """`name` is the game's in `record.GAMES`, `setup` what its header lines say.

    The secret is told when the game is over: until then, who has it knows every throw to come.
    """
    promise = promised(session.proof, over) if session.proof else None
    happened = tuple(session.happened())
    return Record(name, setup, tuple(session.names), happened, promise=promise)
