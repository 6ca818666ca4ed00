"""Settings, notes and what the self-test finds: nothing is cut off, in any language."""

from kaperbox.app.gestures import OK
from kaperbox.app.language import say
from kaperbox.app.screens.note import Note
from kaperbox.app.screens.self_test import chance, contacts, files, inside, parts, report
from kaperbox.app.screens.settings import LINES, SettingsForm
from kaperbox.app.settings import FIELDS, LANGUAGE, Settings
from kaperbox.app.store import NOT_SAVED
from kaperbox.app.stuck import stuck_text
from tests.shared.cases import cases
from tests.shared.screen_walks import LANGUAGES, Looker, faults
from tests.shared.self_test_box import Battery


class Fixed(Settings):
    """Of one language, whatever is pressed."""

    def __init__(self, number):
        Settings.__init__(self)
        self._number = number

    def get(self, number):
        return self._number if number == LANGUAGE else Settings.get(self, number)


@cases("number", *LANGUAGES)
def test_every_value_of_every_setting(number):
    looker = Looker(number)
    form = SettingsForm(Fixed(number))
    for line in range(len(LINES)):
        field = FIELDS[LINES[line][0]]
        for _ in range((field.high - field.low) // field.step + 1):
            form.cursor = line
            form.on_gesture(OK)
            looker.canvas.clear()
            form.draw(looker.canvas, 0)
            for form.cursor in (5, 6):
                looker.canvas.clear()
                form.draw(looker.canvas, 0)
    assert faults(looker) == []


NOTES = (
    ("%d of the %s damaged: a copy is kept.", (11, "settings")),
    ("%d of the %s damaged: a copy is kept.", (24, "players")),
    ("The %s could not be saved.", ("settings",)),
    ("Saved again: all is safe.", ()),
    ("Space is low: game %d had to go.", (12345,)),
    ("Game %d is of newer software: left alone.", (12345,)),
    ("Game %d is not filed yet.", (12345,)),
    ("A bit of %s was wrong: put right.", ("games/00123",)),
    ("The folder %s cannot be read.", ("games",)),
    ("%s is damaged: set aside.", ("games/00123",)),
    ("%s is damaged and stays: it cannot be moved.", ("games/00123",)),
    ("%s is damaged: no room to put it right.", ("games/00123",)),
)
SENTENCES = (
    "Hold BACK for the menu and undo.",
    "The menu is in a game: begin one or go on.",
    "It is over and the secret told: no undo.",
    "This is the start of the game.",
    "No game is over yet.",
    "This game cannot be read here.",
    "No ride is over yet.",
    "Eight letters are the most.",
    "Somebody else has that name.",
    "That is all eight dice.",
    "All eight dice, please: also skulls.",
    "No die lies on the track.",
)


@cases("number", *LANGUAGES)
def test_notes_and_sentences(number):
    looker = Looker(number)
    looker.look(Note(NOT_SAVED))
    for text, values in NOTES:
        looker.look(Note(say(text) % tuple([say(v) if v in NAMED else v for v in values])))
    for text in SENTENCES:
        looker.hear(text)
    for bit in range(9):
        looker.hear(stuck_text(1 << bit & 31, 1 << bit >> 5))
    for form in ("Taken back: %s", "Done again: %s"):
        looker.hear(say(form) % ("ANNEBERT, " + say("die knocked over")))
    assert faults(looker) == []


NAMED = ("settings", "players")


def findings():
    """(part, what can be found)."""
    found = [(parts.ENTROPY, finding) for finding in chance._FINDINGS.values()]
    for words in [trouble for _, trouble in files._STEPS] + [" full"]:
        found.append((parts.STORAGE, report.Finding(False, words)))
    for part in (parts.BUTTONS[0], parts.PADS[3]):
        found += [
            (part, finding) for finding in (contacts.NOTHING, contacts.DOWN, contacts._STUCK)
        ]
    for millivolts, low in ((300, True), (3100, True), (6600, False), (4900, False)):
        found.append((parts.BATTERY, inside.battery_finding(Battery(millivolts, low))))
    return found


@cases("number", *LANGUAGES)
def test_what_the_self_test_finds(number):
    looker, of_box = Looker(number), report.Report(True)
    bounces = contacts.Bounces()
    for bounces.most in (0, 3, 99):
        of_box.note(parts.PADS[0], bounces.finding())
        looker.canvas.clear()
        looker.canvas.text(1, 0, of_box.line(parts.PADS[0]))
    for part, finding in findings():
        of_box.note(part, finding)
        looker.canvas.clear()
        looker.canvas.text(1, 0, of_box.line(part))
        for line in of_box.lines():
            looker.canvas.clear()
            looker.canvas.text(1, 0, line)
    assert faults(looker) == []
