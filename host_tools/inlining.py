"""Writes constants out where the board's modules use them, and takes their names away.

A name costs the board's heap some 30 bytes, and 8 more in each module that imports it; a number
in the byte code costs no more than the name that stood there. So the sources keep their names, and
the board gets the numbers. Every line stays where it is: a crash log tells the line of the source.
"""

import ast

from host_tools.constants import Constants, Program

Edit = tuple[ast.AST, str]
"""A part of a source, and what to write in its place."""


def inlined(sources: dict[str, str]) -> dict[str, str]:
    """The sources, by the names of their modules, without constants."""
    program = Program({name: ast.parse(text) for name, text in sources.items()})
    kept = _asked_for(program)
    return {name: _edited(text, _edits(program, name, kept)) for name, text in sources.items()}


def _asked_for(program):
    """Names that are asked of any object, which might turn out to be a module: they must stay."""
    names = set()
    for name, tree in program.trees.items():
        modules = program.modules(name)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and _base(node) not in modules:
                names.add(node.attr)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr":
                names |= {each.value for each in node.args if isinstance(each, ast.Constant)}
    return names


def _base(node):
    return node.value.id if isinstance(node.value, ast.Name) else ""


def _edits(program, name, kept) -> list[Edit]:
    tree, constants, modules = program.trees[name], program.constants[name], program.modules(name)
    edits: list[Edit] = []
    for node in tree.body:
        defined = program.defined(name, node)
        if defined and not kept.intersection(defined):
            edits.append((node, "pass"))
    gone = {id(part) for node, _ in edits for part in ast.walk(node)}
    for node in ast.walk(tree):
        value = None if id(node) in gone else _value(program, node, constants, modules)
        if value is not None:
            edits.append((node, f"({value})"))
            gone |= {id(part) for part in ast.walk(node)}
    used = {
        each.id for each in ast.walk(tree) if isinstance(each, ast.Name) and id(each) not in gone
    }
    needless = (set(modules) | set(constants)) - used - kept
    return edits + _imports(tree, needless)


def _value(program, node, constants: Constants, modules):
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return constants.get(node.id)
    if isinstance(node, ast.Attribute) and _base(node) in modules:
        return program.constants[modules[_base(node)]].get(node.attr)
    return None


def _imports(tree, needless) -> list[Edit]:
    """The imports without the names that nothing uses any more."""
    edits: list[Edit] = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.ImportFrom, ast.Import)):
            names = [each for each in node.names if (each.asname or each.name) not in needless]
            if len(names) < len(node.names):
                node.names = names
                edits.append((node, ast.unparse(node) if names else "pass"))
    return edits


def _edited(text: str, edits: list[Edit]) -> str:
    """The text with all edits made and as many lines as before."""
    data = text.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    places = []
    for node, new in edits:
        assert isinstance(node, (ast.stmt, ast.expr)) and node.end_lineno is not None
        end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
        places.append((starts[node.lineno - 1] + node.col_offset, end, new))
    for start, end, new in sorted(places, reverse=True):
        lines = data[start:end].count(b"\n")
        data = data[:start] + new.encode() + b"\n" * lines + data[end:]
    return data.decode()
