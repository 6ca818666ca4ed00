"""The page's style sheets as data: which colours a rule gives to text and ground."""

import pathlib
import re

PAGE = pathlib.Path(__file__).parents[2] / "host_tools" / "web" / "page"
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COLOUR = re.compile(r"#[0-9a-f]+\b")


def _rules():
    """(selector, {property: value}); of two alike the first, which is no special case."""
    rules = {}
    for path in sorted(PAGE.glob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        for selectors, body in _RULE.findall(text):
            declared = re.findall(r"([\w-]+): ([^;]+);?", body)
            for selector in selectors.split(","):
                for name, value in declared:
                    rules.setdefault(selector.strip(), {}).setdefault(name, value)
    return rules


RULES = _rules()


def colours(selector: str, name: str, within: str = "") -> list[str]:
    """All that this rule's property is made of, as #rrggbb, without what shines through.

    `within`: a selector whose own variables hold there. KeyError for what is not in the sheets.
    """
    value = RULES[selector][name]
    known = {**RULES[":root"], **RULES.get(within or selector, {})}
    while names := re.findall(r"var\((--[\w-]+)\)", value):
        for variable in names:
            value = value.replace(f"var({variable})", known[variable])
    found = [_full(colour) for colour in _COLOUR.findall(value)]
    if not found:
        raise KeyError(f"{selector} has no colour as its {name}")
    return found


def _full(colour):
    digits = colour[1:]
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    return "#" + digits[:6]


def number(script: str, name: str) -> float:
    """A `const NAME = number;` of one of the page's scripts."""
    found = re.search(rf"^const {name} = ([\d.]+);", (PAGE / script).read_text(), re.MULTILINE)
    assert found, f"{script} has no {name}"
    return float(found[1])
