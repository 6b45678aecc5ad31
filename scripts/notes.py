"""What the sources and the article say of APIs that are no use on a page, or of another use."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources/ApusUI/ApusUI.docc/WhatAPageCannotDo.md"

WORDS = r'"((?:[^"\\]|\\.)*)"'
COMMENT = re.compile(r"^[ \t]*//.*$", re.MULTILINE)
NOTE = re.compile(rf"\b(noMeaning|notDrawn)\(\s*{WORDS}")
UNAVAILABLE = re.compile(
    r'@available\(\s*\*,\s*unavailable,\s*message:\s*(?:"""\n(.*?)"""|' + WORDS + r")\s*\)"
    r"((?:\s*@?\w+)*?)\s+(struct|class|enum|protocol|func|var)\s+(\w+)", re.DOTALL)


class Note(NamedTuple):
    """A call of `noMeaning` or `notDrawn`."""
    # The API as it is written: `blur(radius:opaque:)`, `truncationMode(.middle)`.
    api: str
    is_drawn: bool
    # It is called only for some arguments, so that the API has a use with others.
    is_conditional: bool


def read(folder: Path) -> dict[str, str]:
    """The sources by their file, without lines that are comments."""
    return {str(path): COMMENT.sub("", path.read_text()) for path in sorted(folder.rglob("*.swift"))}


def notes(sources: dict[str, str]) -> list[Note]:
    found = set()
    for text in sources.values():
        for match in NOTE.finditer(text):
            found.add(Note(match[2], match[1] == "notDrawn", is_conditional(text, match.start())))
    return sorted(found)


def is_conditional(text: str, place: int) -> bool:
    """Whether the braces around a call are those of an `if` or a `switch`, or have a `guard` before it."""
    depth = 0
    for index in range(place - 1, -1, -1):
        depth += {"}": 1, "{": -1}.get(text[index], 0)
        if depth < 0:
            head = text[text.rfind("\n", 0, index) + 1:index]
            return bool(re.search(r"\b(if|else|switch)\b", head) or "guard " in text[index:place])
    return False


def unavailable(sources: dict[str, str]) -> dict[str, str]:
    """What the compiler says of a name that is declared unavailable: `.colorMultiply`, `Canvas`."""
    found = {}
    for text in sources.values():
        for block, line, modifiers, kind, name in UNAVAILABLE.findall(text):
            message = block.replace("\\\n", "") if block else line
            message = " ".join(message.replace("\\\\", "\\").split())
            is_member = kind in ("func", "var")
            found[f".{name}" if is_member else name] = message
    return found


def no_meaning(article: str) -> set[str]:
    """The APIs that the article lists as without a meaning."""
    return set(re.findall(r"^- `([^`]+)`", article, re.MULTILINE))


class Drawn(NamedTuple):
    """How a page draws an API, from a row of the article's table."""
    sentence: str
    # The row is about the API alone, not about some use of it: "`trim` on a dashed line".
    is_whole: bool


def drawn_otherwise(article: str) -> dict[str, Drawn]:
    """A row that begins with a word is about several APIs together, and belongs to none of them."""
    rows = article.split("## Drawn differently")[1].split("\n## ")[0]
    found = {}
    for names, rest, sentence in re.findall(
            r"^\| ((?:`[^`]+`(?:, )?)+)(.*?) ?\| (.*) \|$", rows, re.MULTILINE):
        for name in re.findall(r"`([^`]+)`", names):
            found[name] = Drawn(re.sub("[,;] unnamed$", "", sentence), not rest.strip())
    return found


def base(api: str) -> str:
    """`blur(radius:opaque:)` speaks of `blur`."""
    return re.split(r"\W", api, maxsplit=1)[0]


def covers(api: str, shape: str) -> bool:
    """Whether what is said of an API is said of an overload.

    `popover(attachmentAnchor:arrowEdge:)` speaks of every one with these labels among others, `refreshable`
    of all, and `truncationMode(.middle)` of none, as it is about a value.
    """
    if api == base(api):
        return api == base(shape)
    labels = re.fullmatch(r"\w+\(((?:\w+:)*)\)", api)
    if not labels or base(api) != base(shape) or not labels[1]:
        return api == shape
    others = iter(re.findall(r"\w+:", shape))
    return all(label in others for label in re.findall(r"\w+:", labels[1]))


def faults(sources: dict[str, str], article: str) -> list[str]:
    """What a source notes and the article does not list, and what it lists as meaningless and no source notes."""
    noted = notes(sources)
    meaningless = {note.api for note in noted if not note.is_drawn}
    drawn = {note.api for note in noted if note.is_drawn}
    listed = no_meaning(article)
    found = [f"{ARTICLE.name} does not list {api}." for api in sorted(meaningless - listed)]
    found += [f"{ARTICLE.name} lists {api}, which no source notes." for api in sorted(listed - meaningless)]
    unsaid = sorted(drawn - drawn_otherwise(article).keys())
    return found + [f"{ARTICLE.name} does not say how a page draws {api}." for api in unsaid]
