"""Finds the whole numbers that the modules of a program give names to.

A constant is a name in capitals that is stored once, at the top level of its module, and whose
value follows from other constants: `A = 3`, `A, B = 1, 2 * C`, `(A, B) = range(other.C)`. A module
has those that it imports as well.
"""

import ast
import collections
import re
import types

Constants = dict[str, int]
"""Name: value."""

_CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]*")
_LEAVES = (ast.Constant, ast.Name, ast.Attribute, ast.expr_context, ast.operator, ast.unaryop)
_KNOWN = (*_LEAVES, ast.BinOp, ast.UnaryOp, ast.Tuple, ast.Call)


class Program:
    """`trees` and, once found, `constants`: both by the names of the modules."""

    def __init__(self, trees: dict[str, ast.Module]):
        self.trees = trees
        self.constants: dict[str, Constants] = {name: {} for name in trees}
        self._stored = {name: _stored(tree) for name, tree in trees.items()}
        found = -1
        while found < sum(map(len, self.constants.values())):
            found = sum(map(len, self.constants.values()))
            for name in trees:
                self._find(name)

    def _find(self, name):
        for node in ast.walk(self.trees[name]):
            if isinstance(node, ast.ImportFrom):
                self._import(name, node)
        for node in self.trees[name].body:
            self.constants[name].update(self.defined(name, node))

    def _import(self, name, node):
        known = self.constants.get(node.module, {})
        for alias in node.names:
            local = alias.asname or alias.name
            if alias.name in known and self._stored[name][local] == 0:
                self.constants[name][local] = known[alias.name]

    def defined(self, name: str, node: ast.stmt) -> Constants:
        """The constants that this statement of the module gives their values: all or none."""
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            return {}
        targets, stored = _names(node.targets[0]), self._stored[name]
        values = self._values(name, node.value)
        if not targets or len(targets) != len(values):
            return {}
        if not all(_CAPITALS.fullmatch(each) and stored[each] == 1 for each in targets):
            return {}
        return dict(zip(targets, values, strict=True))

    def _values(self, name, node):
        """Those of an expression; () if they are not all whole numbers that are known."""
        if not all(isinstance(part, _KNOWN) for part in ast.walk(node)):
            return ()
        code = compile(ast.Expression(node), name, "eval")
        try:
            value = eval(code, {"__builtins__": {"range": range}}, self._scope(name))
        except (NameError, AttributeError, TypeError):
            return ()
        values = tuple(value) if isinstance(value, (tuple, range)) else (value,)
        return values if all(type(each) is int for each in values) else ()

    def _scope(self, name):
        others = {
            local: types.SimpleNamespace(**self.constants[module])
            for local, module in self.modules(name).items()
        }
        return others | self.constants[name]

    def modules(self, name: str) -> dict[str, str]:
        """By the names that they have in this module, the other modules that it imports."""
        found = {}
        for node in ast.walk(self.trees[name]):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                package = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
                for alias in node.names:
                    found[alias.asname or alias.name] = package + alias.name
        stored = self._stored[name]
        return {
            local: module
            for local, module in found.items()
            if module in self.trees and not stored[local]
        }


def _stored(tree):
    """How often each name is given a value, anywhere in the module, but for imports."""
    count = collections.Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            count[node.id] += 1
        elif isinstance(node, ast.arg):
            count[node.arg] += 1
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            count[node.name] += 1
    return count


def _names(target):
    """The names of a target of an assignment, [] if it has anything else."""
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part.id for part in parts if isinstance(part, ast.Name)] if _all_names(parts) else []


def _all_names(parts):
    return all(isinstance(part, ast.Name) for part in parts)
