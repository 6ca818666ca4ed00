"""Proofs to test with: a secret and a share that everybody knows."""

from kaperbox.app.fate import FateDealer
from kaperbox.app.proof import BOARD, PRESSES, Proof
from kaperbox.app.session import Session
from kaperbox.engine.kapern import game, rules

SECRET = bytes(range(100, 132))
FAIR = Proof(SECRET, BOARD, (183746, 99281734), "LROTTORL")
QUICK = Proof(SECRET, PRESSES, (), "")

PLAYED = "kapern 0 1 1 0 0 1 1 2 500 0 8000 1 0 0, Ann, Bob"
"""What `fated` plays, as it goes into each throw."""


def fated(proof=FAIR, by=rules.AMIGO, names=("Ann", "Bob")):
    """(a session, the dealer that its proof makes)."""
    session = Session(game, by, names)
    session.proof = proof
    return session, FateDealer(session, proof)
