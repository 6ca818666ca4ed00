"""The profiles and their fields (K1 to K28 as far as editions differ)."""

from kaperbox.engine.kapern import rules
from kaperbox.engine.kapern.rules import AMIGO, CLASSIC, GIGAMIC
from tests.shared.table import house


def test_amigo_is_all_defaults():
    assert (
        rules.Rules(
            must_keep_one=0,
            ship_sabres_fill_chest=1,
            skull_card_blocks_chest=1,
            island_single_die=0,
            floor_at_zero=0,
            guardian_rescues=1,
            nine_wins=1,
            peace_multiplier=2,
            peace_penalty=500,
            shipwreck=rules.DOUBLE_ALL,
            target=8000,
            starter_last_ride=1,
            deck=rules.NEW38,
            dice=rules.BOX_DICE,
        )
        == AMIGO
    )


def test_classic_and_gigamic_are_amigo_with_changes():
    assert house(AMIGO, deck=rules.CLASSIC35) == CLASSIC
    expected = house(AMIGO, target=6000, must_keep_one=1, peace_multiplier=1)
    expected = house(expected, peace_penalty=1000, starter_last_ride=0, deck=rules.CLASSIC35)
    assert expected == GIGAMIC
    assert [name for name, _ in rules.PROFILES] == ["amigo", "classic", "gigamic"]
    assert [profile for _, profile in rules.PROFILES] == [AMIGO, CLASSIC, GIGAMIC]


def test_a_house_profile_knows_what_it_changed():
    assert rules.changed(AMIGO, AMIGO) == ()
    assert rules.changed(rules.with_field(AMIGO, 10, 5000), AMIGO) == (10,)
    assert rules.changed(CLASSIC, AMIGO) == (12,)


def test_fields_stay_within_their_limits():
    for index in range(len(AMIGO)):
        low, high = rules.LIMITS[index]
        assert rules.with_field(AMIGO, index, low)[index] == low
        assert rules.with_field(AMIGO, index, high)[index] == high
        for value in (low - 1, high + 1):
            try:
                rules.with_field(AMIGO, index, value)
            except ValueError:
                continue
            raise AssertionError((index, value))


def test_the_limits_are_those_of_the_rulings():
    yes_no = rules.Rules(*range(len(AMIGO)))
    for index in yes_no[:7] + (yes_no.starter_last_ride,):
        assert rules.LIMITS[index] == (0, 1)
    assert rules.LIMITS.peace_multiplier == (1, 3) and rules.LIMITS.peace_penalty == (0, 1000)
    assert rules.LIMITS.shipwreck == (rules.DOUBLE_ALL, rules.VALUE_ONLY)
    assert rules.LIMITS.target[0] <= 5000 and rules.LIMITS.target[1] >= 8000
    assert (rules.MIN_PLAYERS, rules.MAX_PLAYERS) == (2, 5)
    assert rules.LIMITS.deck == (rules.NEW38, rules.TABLE_DECK)
    assert rules.LIMITS.dice == (rules.BOX_DICE, rules.TABLE_DICE)
