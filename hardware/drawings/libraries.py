"""Our symbols as a library file, and the lists that make KiCad find it and the footprints."""

from hardware.drawings.sexpr import Item, quoted, render
from hardware.drawings.symbols import symbol
from hardware.model import Kind


def library(kinds: dict[str, Kind]) -> str:
    """The symbols as a library of their own, so that KiCad can offer and check them."""
    entries = [_bare(symbol(kinds[name])) for name in sorted(kinds)]
    head: list[Item] = [["version", "20211014"], ["generator", "kaperbox"]]
    return render(["kicad_symbol_lib", *head, *entries]) + "\n"


def table(kind: str, kind_of_file: str, name: str) -> str:
    """KiCad's list of libraries, `sym` or `fp`, naming the one beside the project."""
    where: Item = ["uri", quoted("${KIPRJMOD}/" + name)]
    words: list[Item] = [["name", quoted("kaperbox")], ["type", quoted(kind_of_file)], where]
    entry: Item = ["lib", *words, ["options", quoted("")], ["descr", quoted("Kaperbox")]]
    return render([kind + "_lib_table", entry]) + "\n"


def _bare(entry: Item) -> Item:
    assert not isinstance(entry, (str, int, float))
    return [entry[0], str(entry[1]).replace("kaperbox:", ""), *entry[2:]]
