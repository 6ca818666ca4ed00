"""What has just happened, shown until it is pressed away: each made from an effect."""

from kaperbox.app import pictures
from kaperbox.app.actions import CLOSED
from kaperbox.app.gestures import BACK, OK, ROLL, TIME_UP
from kaperbox.app.language import say
from kaperbox.app.screens.moment import Moment
from kaperbox.app.screens.piratatak import lights, tunes, words
from kaperbox.app.screens.piratatak.track_picture import draw_pawns
from kaperbox.engine.piratatak.rules import COCONUT, COCONUT_STEPS, SKULL

BRIEF_MS = 2500
MOVE_MS = 900


class Pawns:
    """The four tracks; the pawns that move are seen moving. Goes on by itself."""

    tune = ()
    pattern = ()

    def __init__(self, names, before, after, track):
        self._names = names
        self._before = before
        self._after = after
        self._track = track
        self.lasts_ms = BRIEF_MS if before != after else 0

    def on_gesture(self, gesture):
        return CLOSED if gesture in (OK, ROLL, BACK, TIME_UP) else None

    def draw(self, canvas, age_ms):
        canvas.headline(say("Treasure at %d") % self._track)
        way = min(age_ms, MOVE_MS)
        scores = tuple(
            was + (now - was) * way // MOVE_MS for was, now in zip(self._before, self._after)
        )
        draw_pawns(canvas, 2, self._names, scores, self._track)
        canvas.centred(7, "OK go on")


def verdict(name: str, found, track_seen: bool) -> list:
    """The screens of a verdict: right or wrong and why, then what coconut and skull do."""
    text = "%s: %s" % (name, words.reason(found, not track_seen))
    if not found.right:
        headline = say("Wrong!  %d") % found.steps
        shown = pictures.SCENE_THUNDER if found.counts or not track_seen else _HOURGLASS
        return [Moment(headline, shown, text, tunes.WRONG, lights.WRONG)]
    headline = say("Right!  +%d") % found.steps
    screens = [Moment(headline, _picture(found), text, tunes.RIGHT, lights.RIGHT)]
    if found.steps > max(1, len(found.counts)) and _has(found, COCONUT):
        screens.append(_coconut())
    if found.others:
        screens.append(_skull())
    return screens


_HOURGLASS = pictures.SCENE_HOURGLASS


def _has(found, name):
    """Whether the name is in the call; with real dice only the steps can tell."""
    return not found.counts or name in [called for called, _ in found.counts]


def _picture(found):
    for name, _ in found.counts:
        if name < len(pictures.SETS):
            return pictures.SETS[name]
    return pictures.SCENE_JACKPOT


def _coconut():
    text = say("Coconuts! That set counts %d.") % COCONUT_STEPS
    return _brief("Coconut tree", pictures.SETS[COCONUT], text, (tunes.COCONUT, lights.COCONUT))


def _skull():
    text = "Skulls! All the others go one back."
    return _brief("Skulls", pictures.SETS[SKULL], text, (tunes.SKULL, lights.SKULL))


def _brief(headline, picture, text, tune_and_pattern):
    moment = Moment(headline, picture, text, *tune_and_pattern)
    moment.lasts_ms = BRIEF_MS
    return moment


def tie(names: tuple[str, ...]) -> Moment:
    """Nobody has the word (P12)."""
    text = say("%s at once: nobody calls.") % words.listed(names)
    return Moment("A tie!", pictures.SCENE_DUEL, text, tunes.TIE, lights.TIE)


def shared() -> Moment:
    text = "All dice are dealt out again."
    return Moment("Share out", pictures.FACE_ROLLING, text, tunes.SHARED, lights.SHARED)
