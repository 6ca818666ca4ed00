"""The board's PIO assembler as far as our program needs it: RP2040 data sheet 3.4."""


class PIO:
    SHIFT_LEFT, SHIFT_RIGHT = 0, 1


_SOURCES = {"pins": 0, "x": 1, "y": 2, "null": 3, "isr": 6, "osr": 7}
_TARGETS = {"pins": 0, "x": 1, "y": 2, "exec": 4, "pc": 5, "isr": 6, "osr": 7}
_CONDITIONS = {"not_x": 1, "x_dec": 2, "not_y": 3, "y_dec": 4, "x_not_y": 5, "pin": 6}
_DELAY_BIT = 8


class _Word:
    """`instruction()[delay]`."""

    def __init__(self, words):
        self._words = words
        self._at = len(words) - 1

    def __getitem__(self, delay):
        assert 0 <= delay < 32
        self._words[self._at] |= delay << _DELAY_BIT


class Program:
    """`words` are ready for the instruction memory from 0 on; it wraps from `last` to `first`."""

    def __init__(self):
        self.words = []
        self.labels = {}
        self.first = self.last = 0

    def assemble(self, body):
        for _ in range(2):  # the second time all labels are known
            self.words = []
            body()

    def word(self, word):
        self.words.append(word)
        return _Word(self.words)

    def names(self):
        """What the body of a program may say."""
        names = {name: name for name in list(_SOURCES) + list(_CONDITIONS) + ["exec", "pc"]}
        names.update({"noblock": 0, "block": 1})
        for name in ("mov", "in_", "jmp", "push", "label", "wrap_target", "wrap"):
            names[name] = getattr(self, name)
        return names

    def mov(self, target, source):
        return self.word(0xA000 | _TARGETS[target] << 5 | _SOURCES[source])

    def in_(self, source, count):
        return self.word(0x4000 | _SOURCES[source] << 5 | count & 31)

    def jmp(self, condition, label=None):
        kind = _CONDITIONS[condition] if label else 0
        return self.word(kind << 5 | self.labels.get(label or condition, 0))

    def push(self, block=1):
        return self.word(0x8000 | block << 5)

    def label(self, name):
        self.labels[name] = len(self.words)

    def wrap_target(self):
        self.first = len(self.words)

    def wrap(self):
        self.last = len(self.words) - 1


def asm_pio(in_shiftdir=PIO.SHIFT_LEFT):
    """The decorator, whose function becomes a `Program`."""
    assert in_shiftdir == PIO.SHIFT_LEFT

    def assembled(body):
        program = Program()
        names = program.names()
        held = {name: body.__globals__.get(name) for name in names}
        body.__globals__.update(names)
        program.assemble(body)
        for name, value in held.items():
            if value is None:
                del body.__globals__[name]
            else:
                body.__globals__[name] = value
        return program

    return assembled
