"""Statistics that a fair dealer passes and a dealer with a common mistake does not.

Each function takes something that deals and gives (chi-square, degrees of freedom) pairs under
names. A pair is judged against the critical value for an error rate of 1 in 1,000,000: that is how
often a fair dealer would fail one judgement, if its seed were drawn anew each time. The seeds are
fixed, so a dealer that passes once passes always.
"""


def critical(freedom):
    """Above which chi-square is with a chance of 1 in 1,000,000 (Wilson and Hilferty, 1931).

    In whole numbers of hundredths, a little too large rather than too small.
    """
    ninth = 2 / (9 * freedom)
    root = 1 - ninth + 4.7535 * ninth**0.5
    return freedom * root**3 + 0.5


def chi_square(counts):
    """(chi-square, degrees of freedom) of counts that should be equal."""
    total = sum(counts)
    expected = total / len(counts)
    return sum([(count - expected) ** 2 for count in counts]) / expected, len(counts) - 1


def failed(judgements):
    """The names of those that are beyond the critical value."""
    return sorted(name for name, (found, freedom) in judgements if found > critical(freedom))


def counts_of(values, kinds):
    counted = [0] * kinds
    for value in values:
        counted[value] += 1
    return counted


def of_dice(faces):
    """Judgements of dice one after another: faces, neighbours, and those a throw apart."""
    return [
        ("faces", chi_square(counts_of(faces, 6))),
        ("serial pairs", chi_square(pairs(faces, 1))),
        ("pairs a throw apart", chi_square(pairs(faces, 8))),
    ]


def pairs(faces, apart):
    """Counts of the 36 pairs of dice so far apart; no die is in two pairs."""
    counted = [0] * 36
    for begin in range(0, len(faces) - 2 * apart + 1, 2 * apart):
        for at in range(begin, begin + apart):
            counted[faces[at] * 6 + faces[at + apart]] += 1
    return counted


def of_throws(rows):
    """Judgements of throws of eight dice: each position, and equal ones following each other."""
    found = []
    for die in range(8):
        column = bytes(row[die] for row in rows)
        found.append(("position %d" % (die + 1), chi_square(counts_of(column, 6))))
    same = sum(rows[at] == rows[at + 1] for at in range(len(rows) - 1))
    found.append(("equal throws in a row", (1000 if same > 1 else 0, 1)))
    return found


def of_shuffles(orders, pile):
    """Judgements of whole piles as they were drawn: every card at every position.

    One chi-square over all cells; rows and columns are fixed, so (k - 1)(n - 1) are free.
    """
    size, total = sum(pile), 0
    for card, copies in enumerate(pile):
        if copies:
            column = [0] * size
            for order in orders:
                for place, drawn in enumerate(order):
                    column[place] += drawn == card
            expected = len(orders) * copies / size
            total += sum([(count - expected) ** 2 for count in column]) / expected
    kinds = sum([1 for copies in pile if copies])
    freedom = (kinds - 1) * (size - 1)
    # Drawn without putting back, the cells vary a little less: by (size - 1) / size.
    return [("cards at positions", (total * (size - 1) / size, freedom))]


def drawn(dealer, pile):
    """The whole pile, card by card."""
    left, order = list(pile), []
    for _ in range(sum(pile)):
        card = dealer.card(tuple(left))
        left[card] -= 1
        order.append(card)
    return order
