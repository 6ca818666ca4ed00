"""Proofs to test with: a secret and a share that everybody knows."""

from kaperbox.app.fate import FateDealer
from kaperbox.app.proof import BOARD, PRESSES, Proof
from kaperbox.app.session import Session
from kaperbox.engine.kapern import game, rules

SECRET = bytes(range(100, 132))
FAIR = Proof(SECRET, BOARD, (183746, 99281734), "LROTTORL")
QUICK = Proof(SECRET, PRESSES, (), "")


def fated(proof=FAIR, by=rules.AMIGO, names=("Ann", "Bob")):
    """(a session, the dealer that its proof makes)."""
    session = Session(game, by, names)
    session.proof = proof
    return session, FateDealer(session, proof)
