"""What modules declare, by name and by the labels of their parameters, from the symbol graph."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import symbolgraph

TYPES = {"struct", "class", "enum", "protocol", "typealias", "macro"}
METHODS = {"method", "type.method", "func"}
VALUES = {"type.property", "property", "enum.case", "type.method"}


class Parameter(NamedTuple):
    label: str
    takes_closure: bool
    has_default: bool
    is_variadic: bool


class Declaration(NamedTuple):
    kind: str
    # What it is declared in, and its name without labels.
    owner: str
    name: str
    # `blur(radius:opaque:)`, without the place of the call, which the compiler fills in.
    shape: str
    parameters: list[Parameter]


def of_modules(modules: list[str], products: Path) -> list[Declaration]:
    """The public declarations, with those that the compiler hides for a label with an underscore."""
    found = []
    for module in modules:
        for graph in symbolgraph.extract(module, products, "internal"):
            for symbol in graph["symbols"]:
                if symbol["accessLevel"] in ("public", "open"):
                    found.append(declaration(symbol))
    return found


def declaration(symbol: dict) -> Declaration:
    *owner, title = symbol["pathComponents"]
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    name, _, labels = title.partition("(")
    if kind == "init":
        name = owner[-1] if owner else name
    shape = name
    if labels:
        shape += "(" + re.sub(r"\b_?(file|line):", "", labels)
    return Declaration(kind, ".".join(owner), name, shape, parameters(symbol))


def parameters(symbol: dict) -> list[Parameter]:
    """Those in the source, as the graph does not say which have a default."""
    place = symbolgraph.place(symbol)
    if not place or not place[0].is_relative_to(symbolgraph.ROOT) or "(" not in symbol["names"]["title"]:
        return []
    path, line, column = place
    text = "".join(source(path)[line:line + 40])[column:]
    found = []
    for part in split(text[opening(text):]):
        head, _, type = part.partition(":")
        words = [word for word in head.split() if not word.startswith("@")]
        if words:
            has_default = "=" in re.sub(r"==|->", "", type)
            found.append(Parameter(words[0], "->" in type, has_default, "..." in type))
    return found


@cache
def source(path: Path) -> list[str]:
    return [re.sub(r"//.*", "", line) for line in path.read_text().splitlines(keepends=True)]


def opening(text: str) -> int:
    """The place behind the parenthesis that opens the parameters, behind those of the generic ones."""
    depth = 0
    for index, character in enumerate(text):
        if character == "<":
            depth += 1
        elif character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == "(" and depth == 0:
            return index + 1
    return len(text)


def split(text: str) -> list[str]:
    """The parameters up to the parenthesis that closes their list."""
    parts, depth = [""], 0
    for index, character in enumerate(text):
        if character in "([{" or character == "<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth < 0:
                break
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def takes(parameters: list[Parameter], call: str) -> bool:
    """Whether a call with these labels compiles, as far as labels say: `(_:isPresented:){}message{}`."""
    written, _, trailing = call.partition(")")
    arguments = [(label, False) for label in written.strip("(").split(":")[:-1]]
    arguments += [(label, True) for label in re.findall(r"(\w*)\{\}", trailing)]
    return fits(parameters, arguments)


def fits(parameters: list[Parameter], arguments: list[tuple[str, bool]]) -> bool:
    if not parameters:
        return not arguments
    first, rest = parameters[0], parameters[1:]
    if arguments:
        label, is_trailing = arguments[0]
        is_taken = first.takes_closure and label in ("", first.label) if is_trailing else label == first.label
        if is_taken and fits(rest, arguments[1:]):
            return True
        # More values of a list have no label.
        if is_taken and first.is_variadic and fits([first._replace(label="_"), *rest], arguments[1:]):
            return True
    return (first.has_default or first.is_variadic) and fits(rest, arguments)
