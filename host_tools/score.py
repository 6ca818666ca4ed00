"""`kaperbox score`: what one ride is worth, line by line, with the ruling behind each line."""

import argparse

from host_tools.failure import CommandError, one_of, quoted
from host_tools.kapern_dice_text import CARD_NAMES, faces_text, mask, read_dice, read_faces
from host_tools.kapern_events_text import ENDS
from host_tools.kapern_rules_text import PROFILE_NAMES, profile, with_setting
from host_tools.kapern_score_text import as_json, as_text
from kaperbox.app.screens.kapern import words
from kaperbox.engine.kapern import events, moves, result, score
from kaperbox.engine.kapern.rules import (
    DICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SHIP_SABRES,
    SHIPWRECK,
    ZOMBIE,
    Rules,
)
from kaperbox.engine.kapern.state import Ride

_CARDS = (*CARD_NAMES, "none")
"""In the order of the engine's numbers, whose last is no card."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("card", metavar="CARD", help=f"the pirate card: {', '.join(_CARDS)}")
    add("faces", metavar="FACES", help="eight letters, as the dice lie: K S G D M P")
    add("--end", choices=ENDS, help="how the ride ended, where the dice do not say it")
    add("--on-card", nargs="+", metavar="DICE", help="dice on Treasure Island, from 1: 1 2 5")
    add("--players", type=int, default=MIN_PLAYERS, metavar="N", help="at the table (2)")
    add("--rules", default="amigo", metavar="PROFILE", help=f"{one_of(PROFILE_NAMES)} (amigo)")
    add("--set", action="append", default=[], metavar="FIELD=VALUE", help="change one rule")
    add("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    """Writes the sum. CommandError: status 2 for wrong words, 1 for a ride that cannot be."""
    rules, ride = _rules(args), _ride(args)
    outcome = score.outcome(rules, ride, _ended(rules, ride, args.end), _players(args.players))
    print(as_json(outcome) if args.json else as_text(outcome))
    return 0


def _rules(args: argparse.Namespace) -> Rules:
    try:
        rules = profile(args.rules)
    except ValueError as error:
        raise CommandError("--rules", str(error)) from None
    for setting in args.set:
        try:
            rules = with_setting(rules, setting)
        except ValueError as error:
            raise CommandError("--set", str(error)) from None
    return rules


def _ride(args: argparse.Namespace) -> Ride:
    name = args.card.lower()
    if name not in _CARDS:
        raise CommandError("CARD", f"unknown card {quoted(args.card)}: {one_of(_CARDS)}")
    try:
        faces = read_faces(args.faces, DICE)
    except ValueError as error:
        raise CommandError("FACES", str(error)) from None
    return Ride(_CARDS.index(name), faces, _on_card(args.on_card), 1, 0)


def _on_card(named: list[str] | None) -> int:
    """`1 2 5`, `1,2,5` and `125` are the same three dice."""
    if named is None:
        return 0
    try:
        return mask(read_dice(list("".join(named).replace(",", "").replace(" ", ""))))
    except ValueError as error:
        raise CommandError("--on-card", str(error)) from None


def _players(count: int) -> int:
    if not MIN_PLAYERS <= count <= MAX_PLAYERS:
        reason = f"{count} players: the game is for {MIN_PLAYERS} to {MAX_PLAYERS}"
        raise CommandError("--players", reason)
    return count


def _ended(rules: Rules, ride: Ride, named: str | None) -> int:
    """How the ride ended, as `events.ENDED_…`, by what was said or else by the dice."""
    ended = _by_dice(ride) if named is None else ENDS.index(named)
    why = result.why_not_ended(ride, ended)
    if why:
        raise CommandError(_shown(ride), words.REASONS[why], 1)
    nine = ended == events.ENDED_STOP and score.is_nine(rules, ride)
    return events.ENDED_NINE if nine else ended


def _by_dice(ride: Ride) -> int:
    skulls = moves.skulls(ride)
    if ride.card in (ZOMBIE, SHIPWRECK) or skulls < 3:
        return events.ENDED_STOP
    if skulls == 3 or SHIP_SABRES[ride.card] or ride.on_card:
        return events.ENDED_BUST
    reason = f"{skulls} skulls: say which it was, --end bust or --end island"
    raise CommandError(_shown(ride), reason, 1)


def _shown(ride: Ride) -> str:
    return f"{_CARDS[ride.card]} {faces_text(ride.dice)}"
