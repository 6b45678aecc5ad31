"""The form that a script is played on, and its address. PersonForm.swift reads the same."""

import random
from dataclasses import dataclass

KINDS = {
    "p": "plain", "u": "upper-casing", "g": "groups of four digits", "h": "chip number",
    "d": "digits only", "l": "at most eight characters", "n": "number", "t": "date",
    "s": "secure", "e": "editor", "k": "picker", "c": "a box of a code",
}
# Kinds whose field has a caret.
TYPED = "pugdhlnsec"


@dataclass(frozen=True)
class Field:
    key: str
    kind: str
    flags: str

    @property
    def page(self) -> str:
        return self.key[0]

    @property
    def index(self) -> int:
        return int(self.key[1:])

    @property
    def moves(self) -> bool:
        return "o" in self.flags


@dataclass(frozen=True)
class Form:
    """`Form("r.pi.uo-s.p")`: a root with two fields and a sheet with one."""

    description: str

    @property
    def pages(self) -> dict[str, list[Field]]:
        pages = {}
        for page in self.description.split("-"):
            letter, *parts = page.split(".")
            if letter != "x":
                pages[letter] = [
                    Field(f"{letter}{index}", part[0], part[1:])
                    for index, part in enumerate(parts)]
        return pages

    @property
    def options(self) -> str:
        return "".join(
            page[1:].replace(".", "") for page in self.description.split("-") if page[0] == "x")

    @property
    def fields(self) -> dict[str, Field]:
        return {field.key: field for fields in self.pages.values() for field in fields}

    @property
    def path(self) -> str:
        return f"/person/{self.description}"

    def without(self, key: str) -> "Form":
        """The form without the last field of a page, or without the page."""
        letter = key[0]
        pages = []
        for page in self.description.split("-"):
            if page[0] == letter:
                parts = page.split(".")[:-1]
                if len(parts) < 2:
                    continue
                page = ".".join(parts)
            pages.append(page)
        return Form("-".join(pages))


def generate(random: random.Random) -> Form:
    """A form as somebody might write one: most fields are plain, some are peculiar."""

    def field(letter: str) -> str:
        kind = random.choice("pppuugghdlnse" + ("tk" if letter == "r" else ""))
        flags = ""
        if random.random() < 0.5:
            flags += "i"
        if kind not in "et" and random.random() < 0.5:
            flags += "o"
        if kind not in "ntk" and random.random() < 0.25:
            flags += "m"
        return kind + flags

    def fields(letter: str, most: int) -> str:
        found = [field(letter) for _ in range(random.randint(1, most))]
        if random.random() < 0.25:
            found += random.choice("pug") + "r",
            found += [found[-1]] * random.randint(1, 2)
        if random.random() < 0.2:
            found += ["c"] * random.randint(3, 4)
        return ".".join([letter, *found[:8]])

    pages = [fields("r", 4)]
    if random.random() < 0.3:
        pages.append(fields("s", 3))
    if random.random() < 0.3:
        pages.append(fields("p", 3))
    if random.random() < 0.2:
        pages.append(fields("t", 2).replace("m", ""))
    if random.random() < 0.25:
        pages.append("x.b")
    return Form("-".join(pages))
