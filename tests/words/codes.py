"""Every problem that the code can name, read from the code itself."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.support import ROOT

Scope = ast.FunctionDef | ast.Module


class Named(NamedTuple):
    """A code, with the facts that it comes with at one place."""

    code: str
    facts: frozenset[str]
    where: str


class Code:
    """Follows names to what they may stand for: just as far as ours need it."""

    def __init__(self, *packages: str) -> None:
        self.modules = {
            path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
            for package in packages
            for path in sorted((ROOT / package).rglob("*.py"))
        }
        self._tellers: list[tuple[str, Scope, ast.Call | ast.Tuple]] = []
        """Calls and tuples that may name a problem."""
        self._calls = defaultdict[str, list[ast.Call]](list)
        self._functions = defaultdict[str, list[ast.FunctionDef]](list)
        for path, module in self.modules.items():
            for scope, node in _scoped(module):
                if isinstance(node, ast.FunctionDef):
                    self._functions[node.name].append(node)
                elif isinstance(node, ast.Call | ast.Tuple):
                    self._tellers.append((f"{path}:{node.lineno}", scope, node))
                    if isinstance(node, ast.Call):
                        self._calls[_name(node.func)].append(node)

    def named(self) -> Iterator[Named]:
        """Problems by `Problem.at(code, *place, **facts)`, or as a pair of code and facts."""
        for where, scope, node in self._tellers:
            match node:
                case ast.Call(ast.Attribute(ast.Name("Problem"), "at"), [code, *_], keywords):
                    if _is_unpacked(code, scope):
                        continue  # out of a pair, which is seen where it is made
                    codes, facts = self.strings(code, scope), _facts(keywords, scope)
                    assert codes, f"{where}: which code is this?"
                case ast.Tuple([code, ast.Dict(keys)]) if isinstance(node.ctx, ast.Load):
                    codes, facts = self.strings(code, scope), frozenset(_constants(keys))
                case _:
                    continue
            for found in sorted(codes):
                yield Named(found, facts, where)

    def first_arguments(self, function: str) -> set[str]:
        """The texts that a function is called with."""
        return {text for call in self._calls[function] for text in _constants(call.args[:1])}

    def strings(self, value: ast.expr | None, scope: Scope) -> set[str]:
        match value:
            case ast.Constant(str(text)):
                return {text}
            case ast.IfExp(_, one, other):
                return self.strings(one, scope) | self.strings(other, scope)
            case ast.BoolOp(_, [one, *_]):
                return self.strings(one, scope)
            case ast.Subscript(ast.Name(table)):
                return self._in_table(table)
            case ast.Call(ast.Name("str"), [inner]):
                return self.strings(inner, scope)
            case ast.Call(function):
                return self._returned(_name(function))
            case ast.Name(name):
                found = set[str]()
                for assigned in _assigned(name, scope):
                    found |= self.strings(assigned, scope)
                if isinstance(scope, ast.FunctionDef) and name in _first_parameter(scope):
                    found |= self.first_arguments(scope.name)
                return found
        return set()

    def _in_table(self, name: str) -> set[str]:
        """What a constant holds; nothing stands for no problem."""
        tables = [
            node.value.elts
            for module in self.modules.values()
            for node in module.body
            if isinstance(node, ast.AnnAssign)
            and ast.unparse(node.target) == name
            and isinstance(node.value, ast.Tuple)
        ]
        return {text for table in tables for text in _constants(table) if text}

    def _returned(self, function: str) -> set[str]:
        found = set[str]()
        for node in self._functions[function]:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    found |= self.strings(inner.value, node)
        return found


def _scoped(module: ast.Module) -> Iterator[tuple[Scope, ast.AST]]:
    """Everything in a module, with the function that it stands in."""
    left: list[tuple[Scope, ast.AST]] = [(module, module)]
    while left:
        scope, node = left.pop()
        yield scope, node
        inner = node if isinstance(node, ast.FunctionDef) else scope
        left.extend((inner, child) for child in ast.iter_child_nodes(node))


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def _constants(values: Iterable[ast.expr | None]) -> Iterator[str]:
    for value in values:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value


def _first_parameter(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args[:1]]


def _assigned(name: str, scope: Scope) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign([ast.Name(target)], value) if target == name:
                yield value
            case ast.NamedExpr(ast.Name(target), value) if target == name:
                yield value


def _is_unpacked(value: ast.expr, scope: Scope) -> bool:
    return isinstance(value, ast.Name) and any(
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Tuple)
        and value.id in map(ast.unparse, node.targets[0].elts)
        for node in ast.walk(scope)
    )


def _facts(keywords: list[ast.keyword], scope: Scope) -> frozenset[str]:
    facts = {keyword.arg for keyword in keywords if keyword.arg}
    for keyword in keywords:
        if keyword.arg is None:
            dicts = [keyword.value, *_assigned(ast.unparse(keyword.value), scope)]
            known = [list(_constants(node.keys)) for node in dicts if isinstance(node, ast.Dict)]
            assert known, f"line {keyword.value.lineno}: which facts are these?"
            facts.update(*known)
    return frozenset(facts)
