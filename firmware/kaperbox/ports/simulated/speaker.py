"""The piezo: makes no sound, but knows which note would sound now, for the eye."""


class Speaker:
    def __init__(self):
        self._notes = ()
        self._played_ms = 0
        self.level = 255

    def volume(self, level: int) -> None:
        self.level = level

    def play(self, notes) -> None:
        self._notes = tuple(notes)
        self._played_ms = 0

    def advance(self, elapsed_ms: int) -> None:
        """Time goes on; notes that are over are forgotten."""
        self._played_ms += elapsed_ms
        while self._notes and self._played_ms >= self._notes[0][1]:
            self._played_ms -= self._notes[0][1]
            self._notes = self._notes[1:]

    def playing(self) -> bool:
        return bool(self._notes and self.level)

    def hertz(self) -> int:
        """Of the note that sounds now; 0 in a pause and in silence."""
        return self._notes[0][0] if self.playing() else 0
