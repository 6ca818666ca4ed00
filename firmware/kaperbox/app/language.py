"""The language of the screen. What the screens say is written in English; any other language is a
table from the English text to its own, which is loaded when somebody chooses it.

Everything that is drawn passes through `say` in the canvas. Only a text that is filled in or put
together before it is drawn has to be said where that is done.
"""

NAMES = ("EN", "DE")
"""By the number of the setting; the first is the language of the sources."""
_TABLES = ("", "german")

chosen = 0
"""The number of the language that is spoken now."""
_translation = None


def choose(number: int) -> None:
    """From now on everything is said in this language."""
    global chosen, _translation
    chosen = number
    if _translation:
        _translation.drop()
    _translation = None
    if number:
        from kaperbox.app.translation import Translation

        _translation = Translation("kaperbox.app." + _TABLES[number])


def say(text: str) -> str:
    """What is said for an English text; names and numbers stay as they are.

    A text with places to fill in is said first and filled in then: `say("%d dice") % count`.
    """
    return _translation.said(text) if _translation else text
