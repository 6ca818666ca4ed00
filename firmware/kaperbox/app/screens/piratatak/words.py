"""Every word about Piratatak that a person reads, on the screen or in a terminal.

Indexed by the engine's numbers. Each sentence fits three screen lines of 16 characters.
"""

from kaperbox.app.language import say
from kaperbox.engine.piratatak import calls, effects, rules

NAMES = ("skull", "sabre", "coconut", "diamond", "boat", "pistol") + (
    ("black", "red", "green", "blue", "yellow", "purple")
)

CODES = "BK RD GN BU YE PU"
"""The colours on the screen, which has none."""

REASONS = {
    effects.GAME_OVER: "The game is over.",
    effects.UNKNOWN_EVENT: "This game has no such move.",
    effects.NOT_YOUR_TURN: "It is not this player's turn.",
    effects.NO_SUCH_PLAYER: "There is no such player.",
    effects.NO_SUCH_DIE: "There are twelve dice.",
    effects.NO_SUCH_FACE: "That die has no such side.",
    effects.LOWEST_DIE: "Roll the lowest of your own dice.",
    effects.NO_DIE_LEFT: "No die left: the turn passes.",
    effects.SHARE_FIRST: "All twelve lie there: share them out.",
    effects.HAS_DICE: "There are dice left to roll.",
    effects.NOT_ALL_LIE: "Not all twelve dice lie there.",
    effects.ROLL_FIRST: "Roll a new die before the next call.",
    effects.NO_SUCH_NAME: "There are twelve names to call.",
    effects.TOO_MANY_SETS: "One to eight sets can be called.",
    effects.NO_TIE_ALONE: "A tie takes two players.",
    effects.NOT_LYING: "That die is not on the track.",
    effects.BOX_ONLY: "The box does not see real dice.",
    effects.TABLE_ONLY: "That is for real dice only.",
    effects.NOTHING_TO_UNDO: "There is nothing to undo.",
}


def code(colour: int) -> str:
    """Two letters for the colour with this number, 0 to 5."""
    return say(CODES)[3 * colour : 3 * colour + 2]


DICE = ("box", "real dice")
_SETTINGS = ("Treasure at", "Tie gap", "Call time", "Lock", "Dice")
_TRACK, TIE_FIELD, CALL_FIELD, _LOCK = range(4)


def setting(index: int, value: int) -> tuple[str, str]:
    """(label, value) of one setting."""
    if index == _TRACK:
        text = str(value)
    elif index == TIE_FIELD:
        text = "%s ms" % tenths(value, 1000)
    elif index == CALL_FIELD:
        text = "%d s" % (value // 1000)
    elif index == _LOCK:
        text = "%d ms" % value
    else:
        text = DICE[value]
    return _SETTINGS[index], text


def tenths(value: int, unit: int) -> str:
    """`value` in units of `unit`, with one digit after the point where there is any: 3.2, 15."""
    whole, rest = value // unit, value % unit * 10 // unit
    return say("%d.%d") % (whole, rest) if rest else str(whole)


def lead(us: int) -> str:
    """How far ahead, in few characters: `3.2 ms`, `83 ms`, `1.4 s`."""
    if us < 10000:
        return say("%d.%d ms") % (us // 1000, us % 1000 // 100)
    if us < 1000000:
        return "%d ms" % (us // 1000)
    return say("%d.%d s") % (us // 1000000, us % 1000000 // 100000)


def signed(steps: int) -> str:
    """`+3`, `-1`, `0`."""
    return "+%d" % steps if steps > 0 else str(steps)


def listed(names: tuple[str, ...]) -> str:
    """`red`, `red and skull`, `red, boat and skull`."""
    if len(names) < 2:
        return "".join(names)
    return say("%s and %s") % (", ".join(names[:-1]), names[-1])


def reason(verdict: calls.Verdict, table: bool) -> str:
    """Why a call was right or wrong: `no third boat`, `red and skull: 2 sets, 5 dice`."""
    if table:
        return say("the table says yes" if verdict.right else "the table says no")
    if not verdict.counts:
        return say("no name in time")
    if not verdict.right:
        return ", ".join([_missing(name, n) for name, n in verdict.counts if n < rules.SET])
    count = len(verdict.counts)
    named = [NAMES[name] for name, _ in verdict.counts]
    if count > 1:
        named = [name for name in NAMES[6:] + NAMES[:6] if name in named]
    names = listed(tuple([say(name) for name in named]))
    dice = calls.bit_count(verdict.taken)
    if count == 1:
        return say("%s: %d dice") % (names, dice)
    return say("%s: %d sets, %d dice") % (names, count, dice)


_MISSING = ("no %s", "only one %s", "no third %s")


def _missing(name, count):
    """What a set of this name lacks, by how many dice there are."""
    return say(_MISSING[count]) % say(NAMES[name])
