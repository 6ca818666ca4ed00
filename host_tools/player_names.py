"""The names of the players in a record: what a table can tell apart and a screen can show."""

from host_tools.failure import printable, quoted

MAX_NAME = 20


def read_players(text: str, low: int, high: int) -> tuple[str, ...]:
    """The names, parted by commas. ValueError for names that a table cannot tell apart."""
    names = tuple(name.strip() for name in text.split(","))
    if not low <= len(names) <= high:
        raise ValueError(
            f"{len(names)} players: this game is for {low} to {high} (commas part the names)"
        )
    for index, name in enumerate(names):
        if not name:
            raise ValueError(f"player {index + 1} has no name")
        if len(name) > MAX_NAME:
            raise ValueError(f"the name {quoted(name)} is longer than {MAX_NAME} characters")
        if not printable(name):
            raise ValueError(f"the name {quoted(name)} has characters that cannot be shown")
    if len({_folded(name) for name in names}) < len(names):
        raise ValueError("two players have the same name")
    return names


def _folded(name: str) -> str:
    """Large and small letters alike; MicroPython knows those of English alone."""
    return name.casefold() if hasattr(name, "casefold") else name.lower()
