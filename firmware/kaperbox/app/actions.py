"""What a screen answers to a gesture: nothing, or (verb, argument) for the navigator to carry out.

Screens decide nothing themselves, so that each can be tested without the others.
"""

(
    OPEN,  # a function that makes the screen to put on top
    CLOSE,  # None: take this screen away
    HOME,  # None: back to the first screen, the game is kept
    CHOOSE,  # index into `games.GAMES`: set that game up
    GIVE_UP,  # the same, and the game that is kept is given up for it
    BEGIN,  # (rules, names): the game, once the dice are provably fair
    START,  # (rules, names, proof or None): the game itself
    RESUME,  # None: go on with the game that is kept
    SUBMIT,  # events, in order
    ROLL,  # (events before it, what to throw or draw as the game's flow understands it)
    THROW_FREE,  # how many dice: the top screen gets their faces by `thrown(faces)`
    UNDO,  # None
    SAY,  # a text to show for a moment
    REDO,  # None
    FINISHED,  # None: the list of the games that are over
    SETTINGS,  # None: the form of the settings
    KEEP_SETTINGS,  # None: they may have changed; take this screen away
    REPLACE,  # as OPEN, and this screen is taken away
    REDRAW,  # None: what the screen shows has changed
    SELF_TEST,  # None: the pages that test the parts
) = range(20)

CLOSED = (CLOSE, None)
