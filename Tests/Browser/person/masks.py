"""What the fields of the form make of what is typed: pure functions, as in PersonForm.swift."""

from typing import Callable, NamedTuple


class Mask(NamedTuple):
    apply: Callable[[str], str]
    """The text that the field holds instead of a text."""
    keeps: Callable[[str], bool]
    """Whether a character is the person's, and not a separator or refused."""


def _digits(text: str) -> str:
    return "".join(character for character in text if character in "0123456789")


def _parted(size: int, separator: str, limit: int) -> Callable[[str], str]:
    def apply(text: str) -> str:
        kept = _digits(text)[:limit]
        return separator.join(kept[at:at + size] for at in range(0, len(kept), size))

    return apply


def _is_digit(character: str) -> bool:
    return character in "0123456789"


def _any(character: str) -> bool:
    return True


MASKS = {
    "u": Mask(str.upper, _any),
    "g": Mask(_parted(4, " ", 16), _is_digit),
    "h": Mask(_parted(5, "-", 15), _is_digit),
    "d": Mask(_digits, _is_digit),
    "l": Mask(lambda text: text[:8], _any),
}
PLAIN = Mask(lambda text: text, _any)


def mask_of(kind: str) -> Mask:
    return MASKS.get(kind, PLAIN)


def masked(kind: str, text: str, caret: int) -> tuple[str, int]:
    """The text that a mask makes of it, and the caret behind the last kept character before it."""
    mask = mask_of(kind)
    after = mask.apply(text)
    kept = sum(map(mask.keeps, text[:caret]))
    if kept == 0:
        return after, 0
    for place, character in enumerate(after):
        kept -= mask.keeps(character)
        if kept == 0:
            return after, place + 1
    return after, len(after)
