"""Chance is fair: no remainder of a byte may favour a face or a card."""

from kaperbox.app.dealer import Dealer


class Bytes:
    """An entropy port that counts 0, 1, 2 ... 255 and begins again."""

    def __init__(self):
        self.next = 0

    def read(self, count):
        data = bytes((self.next + i & 255) for i in range(count))
        self.next = self.next + count & 255
        return data


def test_all_bytes_give_each_face_equally_often():
    faces = Dealer(Bytes()).faces(252)
    assert [faces.count(face) for face in range(6)] == [42] * 6


def test_a_byte_above_the_last_whole_multiple_is_thrown_away():
    entropy = Bytes()
    entropy.next = 252
    assert Dealer(entropy).faces(1) == (0,)
    assert entropy.next == 1


def test_a_card_is_drawn_by_how_many_are_left():
    pile = (0, 2, 0, 1, 0)
    dealer = Dealer(Bytes())
    drawn = [dealer.card(pile) for _ in range(255)]
    assert [drawn.count(card) for card in range(5)] == [0, 170, 0, 85, 0]


def test_every_limit_up_to_a_whole_byte_is_fair():
    for limit in (1, 2, 3, 7, 38, 255, 256):
        dealer = Dealer(Bytes())
        numbers = [dealer.below(limit) for _ in range(256 - 256 % limit)]
        assert [numbers.count(n) for n in range(limit)] == [256 // limit] * limit
