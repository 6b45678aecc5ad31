"""What a phone shows of a form: its fields' texts, the focus, the caret, and what has happened since
the person looked at it last."""

from person.forms import Field, Form
from person.masks import mask_of

BEGIN_DATE = "2023-11-14"
SEPARATED = "gh"


class Phone:
    def __init__(self, form: Form):
        self.form = form
        self.fields = form.fields
        self.pages = form.pages
        self.text: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        self.taken: dict[str, str] = {}
        self.page = "r"
        self.focus: str | None = None
        # Anchor and head of the selection; None where only the page knows it.
        self.selection: tuple[int, int] | None = None
        self.is_by_shift = False
        # Whether the caret may stand on either side of a separator.
        self.is_loose = False
        # Since the screen was looked at last:
        self.is_dirty = False
        self.was_refused = False
        self.has_acted = False
        # The focus went by itself, to where the person has not seen it yet.
        self.is_moving = False
        self.is_down: str | bool = False
        self.has_crashed = False
        self.undoable: str | None = None
        self.redoable: str | None = None
        self.history: dict[str, set[str]] = {}
        for letter in self.pages:
            self._reset(letter)
        self.model_texts: dict[str, str] = {}

    # What the page and the server have to show.

    @property
    def shown(self) -> list[Field]:
        return self.pages.get(self.page, [])

    def known(self, key: str) -> str:
        """What the server holds of a field."""
        text, kind = self.text[key], self.fields[key].kind
        if kind == "n":
            return str(int(text.replace(",", ""))) if text else ""
        if kind == "t":
            return "" if text == BEGIN_DATE and key not in self.history else text
        return text

    def values(self) -> dict[str, str]:
        """What the server says of all pages."""
        values = {key: self.known(key) for key in self.fields}
        for letter in self.pages:
            values[f"{letter}.count"] = str(self.counts[letter])
            values[f"{letter}.taken"] = self.taken[letter]
        return values

    def is_there(self, caret: tuple[int, int]) -> bool:
        """Whether the caret may stand there. Behind what was typed, it stands at one place only."""
        if caret == self.range:
            return True
        text, kind = self.text[self.focus], self._kind()
        if kind not in SEPARATED or not self.is_loose or caret[0] != caret[1]:
            return False
        keeps = mask_of(kind).keeps
        kept = [sum(map(keeps, text[:place])) for place in (caret[0], self.range[0])]
        return self.range[0] == self.range[1] and kept[0] == kept[1]

    @property
    def range(self) -> tuple[int, int] | None:
        return self.selection and (min(self.selection), max(self.selection))

    def _kind(self) -> str:
        return self.fields[self.focus].kind if self.focus else ""

    def _reset(self, letter: str) -> None:
        """A page that begins."""
        self.counts[letter] = 0
        self.taken[letter] = ""
        for field in self.pages[letter]:
            if "m" not in field.flags or field.key not in self.text:
                self.text[field.key] = {"t": BEGIN_DATE, "k": "0"}.get(field.kind, "")
                self.history.pop(field.key, None)
