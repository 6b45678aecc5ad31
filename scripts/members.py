"""The members of each type of Apple's that Apus declares, as `apus check` asks for them.

A row of the table is `Type: Parent Parent | name name>Other = name name`. A chain of calls goes on behind the names after
`=`, whose result is of the type itself, and behind `name>Other`. `?` behind a type says that it may have members that
no table can hold, and `~` that Apple's name is not of these modules: it is there for those that inherit from it. Functions and properties are in it, static ones and others, with cases and types; initialisers are
not.
"""

import re
from pathlib import Path
from typing import NamedTuple

import symbolgraph

# What apps import beside them, whose extensions give members to Apple's types.
EXTENDING = ["ViewGraph", "Validation", "ValidatedCells", "Presentation", "PresentationUI", "ScreenTesting",
             "ApusXCTest", "ApusCoreGraphics", "ApusQuartzCore", "ApusOSLog", "ApusCryptoKit"]
# What their types inherit from.
BELOW = ["Swift", "_Concurrency", "FoundationEssentials", "Foundation", "Dispatch", "OpenCombine", "Observation"]
TYPES = {"struct", "class", "enum", "protocol"}
# `padding` gives a view of this type, and a chain goes on.
MODIFIED = "ModifiedContent"


class Result(NamedTuple):
    name: str
    # As it is written, and the first type in it, by its identifier.
    text: str
    type: str


class Members:
    """All public members, by the paths of their types, as `Image.Scale`."""

    def __init__(self, modules: list[str], products: Path):
        self.types: set[str] = set()
        self.paths: dict[str, str] = {}
        self.parents: dict[str, set[str]] = {}
        self.results: dict[str, list[Result]] = {}
        # Types that are no names of Apus, such as `Data`: an app's view of that name may be meant or not.
        self.others: set[str] = set()
        self.open: set[str] = set()
        self.totals: dict[str, set[str]] = {}
        graphs = [(module, graph) for module in dict.fromkeys([*modules, *EXTENDING, *BELOW])
                  for graph in symbolgraph.extract(module, products, "internal")]
        asked = set(modules) - set(BELOW)
        for module, graph in graphs:
            for symbol in graph["symbols"]:
                self.add(symbol, module in asked)
        for _, graph in graphs:
            for relationship in graph["relationships"]:
                self.relate(relationship)

    def add(self, symbol: dict, is_asked: bool) -> None:
        *owner, title = symbol["pathComponents"]
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        if kind in TYPES:
            self.paths[symbol["identifier"]["precise"]] = ".".join([*owner, title])
        unavailable = any(each.get("isUnconditionallyUnavailable") for each in symbol.get("availability", []))
        if symbol["accessLevel"] not in ("public", "open") or unavailable:
            return
        path, name = ".".join(owner), title.partition("(")[0]
        if kind in TYPES and is_asked:
            self.types.add(".".join([*owner, title]))
        if kind in TYPES | {"typealias"} and not owner:
            self.others.add(title)
        if title == "subscript(dynamicMember:)":
            self.open.add(path)
        if path and re.fullmatch(r"\w+", name) and kind not in ("init", "subscript", "deinit"):
            self.results.setdefault(path, []).append(Result(name, *result(symbol, kind)))

    def relate(self, relationship: dict) -> None:
        if relationship["kind"] not in ("conformsTo", "inheritsFrom"):
            return
        child = self.paths.get(relationship["source"])
        parent = self.paths.get(relationship["target"])
        if not parent:
            parent = relationship.get("targetFallback", "").partition(".")[2]
        if child and parent and parent != child:
            self.parents.setdefault(child, set()).add(parent)

    # MARK: Ancestors

    def lineage(self, path: str) -> set[str]:
        found, rest = set(), [path]
        while rest:
            if (each := rest.pop()) not in found:
                found.add(each)
                rest += self.parents.get(each, ())
        return found

    def all(self, path: str) -> set[str]:
        if path not in self.totals:
            self.totals[path] = {each.name for owner in self.lineage(path) for each in self.results.get(owner, ())}
        return self.totals[path]

    # MARK: Rows

    def goes_to(self, path: str, each: Result) -> str:
        """The type that a chain goes on with: the member's own, another, or none."""
        text = re.sub(r"[?!]$", "", each.text)
        text = re.sub(r"<.*>$", "", text).strip()
        if text in ("Self", path, path.rpartition(".")[2]):
            return path
        type = self.paths.get(each.type)
        if not type or not re.fullmatch(r"((some|any) )?[\w.]+", text) or not f".{type}".endswith("." + text.split()[-1]):
            return ""
        if type == MODIFIED and "body" in self.all(path) or type not in self.open and self.all(type) <= self.all(path):
            return path
        return type if type in self.types else ""

    def row(self, path: str) -> str:
        targets: dict[str, set[str]] = {}
        for each in self.results.get(path, []):
            if not each.name.startswith("_"):
                targets.setdefault(each.name, set()).add(self.goes_to(path, each))
        staying = sorted(name for name, types in targets.items() if types == {path})
        going = sorted(name + (f">{min(types)}" if len(types) == 1 and types != {""} else "")
                       for name, types in targets.items() if types != {path})
        parents = sorted(parent for parent in self.parents.get(path, ()) if self.has_row(parent))
        parts = [f"{path}:", *(["?"] if path in self.open else []), *(["~"] if path not in self.types else []),
                 *parents, "|", *going]
        return " ".join([*parts, *(["=", *staying] if staying else [])])

    def has_row(self, path: str) -> bool:
        return bool(self.all(path)) or path in self.types

    def rows(self) -> list[str]:
        wanted = {each for path in self.types for each in self.lineage(path)} | {"Optional"}
        wanted = {each for each in wanted if not each.rpartition(".")[2].startswith("_") or self.all(each)}
        return [self.row(path) for path in sorted(wanted) if self.has_row(path)]


def result(symbol: dict, kind: str) -> tuple[str, str]:
    """What a call or a property gives: its text, and the first type's identifier."""
    fragments = symbol.get("functionSignature", {}).get("returns")
    if kind == "enum.case":
        return "Self", ""
    if kind in TYPES | {"typealias", "associatedtype"}:
        return "", ""
    if fragments is None:
        fragments = symbol.get("declarationFragments", [])
        colons = [index for index, each in enumerate(fragments) if each["spelling"].lstrip().startswith(":")]
        fragments = fragments[colons[0]:] if colons else []
    text = "".join(each["spelling"] for each in fragments).strip().removeprefix(":")
    types = [each.get("preciseIdentifier", "") for each in fragments if each["kind"] == "typeIdentifier"]
    return text.partition("{")[0].partition(" where ")[0].strip(), types[0] if types else ""
