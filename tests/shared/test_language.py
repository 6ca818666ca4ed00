"""The language: English costs nothing, German is chosen in the settings and kept."""

import sys

from kaperbox.app import language, settings
from kaperbox.app.language import say
from kaperbox.app.settings import LANGUAGE, Settings
from kaperbox.app.store import Store
from kaperbox.ports.simulated.memory import Memory
from tests.shared.box import Box
from tests.shared.screen_walks import ENGLISH, GERMAN, storage

TABLE = "kaperbox.app.german"


def in_english(test):
    """Runs the test, and whatever it leaves behind, the next one is in English."""

    def tested():
        try:
            test()
        finally:
            language.choose(ENGLISH)

    return tested


def settings_form(box):
    box.press("left left ok right right")
    return box


def test_english_is_the_default_and_needs_no_table():
    box = Box()
    assert settings_form(box).chosen() == ["Language EN"]
    assert TABLE not in sys.modules


@in_english
def test_the_table_is_there_while_it_is_needed():
    language.choose(GERMAN)
    assert TABLE in sys.modules and say("Last round!") == "Letzte Runde!"
    language.choose(GERMAN)
    assert TABLE in sys.modules and say("Peace") == "Frieden"
    language.choose(ENGLISH)
    assert TABLE not in sys.modules and say("Peace") == "Peace"


@in_english
def test_what_is_no_text_stays_as_it_is():
    language.choose(GERMAN)
    for text in ("", "ANNE", "Anne", "+500", "1 000", "←", "Frieden", "no such text"):
        assert say(text) == text


@in_english
def test_what_is_chosen_is_seen_at_once_on_every_screen():
    box = settings_form(Box())
    box.press("ok")
    assert box.headline() == "Einstellungen" and box.chosen() == ["Sprache DE"]
    box.press("back")
    assert box.chosen() == ["Einstellungen"]
    box.press("ok right right ok")
    assert box.headline() == "Settings" and box.chosen() == ["Language EN"]
    box.press("back")
    assert box.chosen() == ["Settings"]


@in_english
def test_a_game_goes_on_in_the_other_language():
    box = Box()
    box.start()
    box.hold("back")
    box.press("left ok")
    settings_form(box).press("ok back")
    box.press("right right")
    assert box.headline() == "Spiel 1" and box.chosen() == ["Weiterspielen ↓"]
    box.press("ok")
    assert box.headline() == "Anne fährt"
    box.hold("back")
    assert box.headline() == "Menü" and box.lines()[2] == " Rückgängig    0"


@in_english
def test_it_is_kept_when_the_power_goes_off():
    box = settings_form(Box())
    box.press("ok back")
    language.choose(ENGLISH)
    again = Box(Memory(box.ports.storage.files))
    assert again.lines()[5] == " Freie Würfel"
    assert settings_form(again).chosen() == ["Sprache DE"]


@in_english
def test_a_damaged_language_is_english_and_says_so():
    files = storage(GERMAN)
    wrong = bytearray(files.read(settings.NAME))
    wrong[1] ^= 1
    files.files[settings.NAME] = bytes(wrong)
    box = Box(files)
    assert box.headline() == "Please note"
    box.press("ok")
    assert settings_form(box).chosen() == ["Language EN"]


@in_english
def test_what_is_damaged_besides_is_told_in_german():
    files = storage(GERMAN)
    files.files[settings.NAME] += b"\x00" * 5
    assert Store(files).notes == ["1 beschädigt bei Einstellungen: eine Kopie bleibt."]


@in_english
def test_a_language_of_newer_software_is_english():
    number = len(language.NAMES)
    entry = settings.struct.pack("<BHH", LANGUAGE, number, settings._check(LANGUAGE, number))
    files = Memory()
    files.write(settings.NAME, entry)
    loaded = Settings(entry)
    assert (loaded.get(LANGUAGE), loaded.damaged) == (ENGLISH, 1)
    Box(files)
    assert say("Peace") == "Peace"


@in_english
def test_a_refusal_of_the_engine_is_told_in_german():
    box = Box(storage(GERMAN))
    box.start()
    box.draw(4)
    box.throw("KSSSGGMP")
    box.press("ok")
    assert [line.strip() for line in box.lines()[3:5]] == ["Ein Totenkopf", "bleibt liegen."]


def test_without_a_game_the_button_of_the_menu_says_where_it_is():
    said, box = ["The menu is in a", "game: begin one", "or go on."], Box()
    box.hold("back")
    assert [line.strip() for line in box.lines()[3:6]] == said
    box.press("right right right right ok")
    assert box.headline() == "Settings"
    box.hold("back")
    assert [line.strip() for line in box.lines()[3:6]] == said
