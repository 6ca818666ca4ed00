"""What is said in another language for an English text; loaded with the first such language.

A table is a module that `host_tools/languages.py` has made: `MARKS` are checksums of the English
texts, `TEXTS` what is said instead, in groups, and `ENDS` where each of them ends in its group.
"""

from binascii import crc32

from kaperbox.app.shelf import forget

GROUP = 64
"""So many texts are in one run of bytes: no longer than a used heap has room for."""
_MARK = 4
_END = 2


class Translation:
    """`name` is that of the table's module."""

    def __init__(self, name):
        self._name = name
        self._table = __import__(name, None, None, ("*",))

    def drop(self) -> None:
        """Gives the table back to the heap."""
        forget(self._name)

    def said(self, text: str) -> str:
        """The text itself where the table has none."""
        marks = self._table.MARKS
        mark = crc32(text.encode()).to_bytes(_MARK, "little")
        at = marks.find(mark)
        while at > 0 and at % _MARK:  # across two marks
            at = marks.find(mark, at + 1)
        if at < 0:
            return text
        place = at // _MARK
        begin = self._end(place - 1) if place % GROUP else 0
        return self._table.TEXTS[place // GROUP][begin : self._end(place)].decode()

    def _end(self, place):
        at = place * _END
        return int.from_bytes(self._table.ENDS[at : at + _END], "little")
