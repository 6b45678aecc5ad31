"""What a phone would have after the same actions in the same order, without any network.

A step is a tuple, its name first; scripts.py lists them. The oracle says of each step whether it
has a meaning now, whether a person would look at the screen before doing it, and what it does.
"""

from person.forms import TYPED, Field, Form
from person.masks import mask_of, masked

BEGIN_DATE = "2023-11-14"
SEPARATED = "gh"
# Fields whose text the person cannot foresee: before a step by a character they look at it.
UNFORESEEN = "ghdl"
BY_CHARACTER = {
    "ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight", "Backspace", "Delete"}
TEXT_STEPS = {"type", "press", "paste", "cut", "compose", "click", "tab", "shift_tab", "wait",
              "offline", "online"}
# What a person does blindly, before they have seen that the focus moved.
BLIND = {"type", "return", "wait", "click", "count", "check", "line", "start"}


class Oracle:
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

    # What has a meaning.

    def can(self, step: tuple) -> bool:
        name, *values = step
        check = getattr(self, f"_can_{name}", None)
        if check and not check(*values):
            return False
        return not self.is_down or not self.needs_rest(step) and name in {
            *TEXT_STEPS, "return", "count", "check", "line", "start"}

    def needs_rest(self, step: tuple) -> bool:
        """Whether a person looks at the screen, at rest, before doing it."""
        name, *values = step
        if name in {"rest", "undo", "redo", "click_at"}:
            return True
        if self.is_moving and name not in BLIND:
            return True
        if self.has_crashed and name not in {*TEXT_STEPS, "line", "start", "kill", "stop"}:
            return True
        if name in {"kill", "stop"}:
            # Of what was done, but not of what was typed, nobody knows whether it was done.
            return self.has_acted
        if name != "press" or self.focus is None:
            return False
        if self.selection is None:
            return True
        kind = self.fields[self.focus].kind
        if kind not in UNFORESEEN or not self.is_dirty or values[0] not in BY_CHARACTER:
            return False
        is_at_end = self.range == (len(self.text[self.focus]),) * 2
        return not (values[0] == "Backspace" and is_at_end and not self.was_refused)

    def _kind(self) -> str:
        return self.fields[self.focus].kind if self.focus else ""

    def _has_caret(self) -> bool:
        return self.focus is not None and self.selection is not None and self._kind() in TYPED

    def _can_type(self, text: str, ms: int) -> bool:
        if not self._has_caret():
            return False
        if self._kind() == "c":
            at = self.fields[self.focus].index
            boxes = [field for field in self.shown[at:] if field.kind == "c"]
            return len(text) <= len(boxes) and not any(self.text[box.key] for box in boxes)
        if self._kind() == "n":
            start, end = self.range
            whole = self.text[self.focus][:start] + text + self.text[self.focus][end:]
            return whole.isdigit() and len(whole) < 10
        return "\n" not in text or self._kind() == "e"

    def _can_paste(self, text: str) -> bool:
        return self._kind() != "c" and self._can_type(text, 0)

    def _can_compose(self, syllables: list[str]) -> bool:
        start, end = self.range or (0, 1)
        return self._has_caret() and self._kind() in "pue" and start == end

    def _can_press(self, key: str) -> bool:
        if self.focus is None or self._kind() not in TYPED:
            return False
        if self.selection is None:
            return key in {"Home", "End", "Control+a"}
        start, end = self.range
        if key in {"Backspace", "Delete"} and self._kind() in "nc":
            # A number's separators are the format's, and a box of a code is left at once.
            return (start, end) == (0, len(self.text[self.focus]))
        if key == "Delete" and start == end and self._kind() in SEPARATED:
            # A separator comes back at once, and the caret would stand before it for ever.
            return self.text[self.focus][start:start + 1].isdigit()
        if key == "Backspace" and start == end and self._kind() in SEPARATED:
            return self.text[self.focus][max(0, start - 1):start].isdigit()
        if key.startswith("Shift+") and start != end:
            return self.is_by_shift
        return True

    def _can_cut(self) -> bool:
        return self._has_caret() and self._kind() not in "sc" and (
            self.range[0] != self.range[1]) and (
            self._kind() != "n" or self._can_press("Backspace"))

    def _can_undo(self) -> bool:
        return self.focus is not None and self.undoable == self.focus

    def _can_redo(self) -> bool:
        return self.focus is not None and self.redoable == self.focus

    def _can_click(self, key: str) -> bool:
        return key in self.fields and self.fields[key] in self.shown and (
            self.fields[key].kind in TYPED)

    def _can_click_at(self, key: str, part: float) -> bool:
        return self._can_click(key) and self.fields[key].kind not in "es"

    def _can_tab(self, by: int = 1) -> bool:
        if self.focus is None:
            return False
        here = self.fields[self.focus]
        there = here.index + by
        return 0 <= there < len(self.shown) and "t" not in here.kind + self.shown[there].kind

    def _can_shift_tab(self) -> bool:
        return self._can_tab(-1)

    def _can_return(self) -> bool:
        if not self._has_caret():
            return False
        if self._kind() == "e":
            return True
        if self._kind() == "c" or not self.fields[self.focus].moves:
            return False
        at = self.fields[self.focus].index + 1
        return at >= len(self.shown) or self.shown[at].kind in TYPED

    def _can_count(self) -> bool:
        return "b" not in self.form.options or not self.shown or (
            self.known(self.shown[0].key) != "")

    def _first_empty(self) -> Field | None:
        return next((field for field in self.shown
                     if "r" in field.flags or not self.known(field.key)), None)

    def _can_check(self) -> bool:
        field = self._first_empty()
        return field is not None and field.kind in TYPED

    def _can_choose(self, key: str, index: int) -> bool:
        if key not in self.fields or self.fields[key] not in self.shown:
            return False
        field = self.fields[key]
        if field.kind != "k" or self.text[key] == str(index):
            return False
        at = field.index + 1
        return not field.moves or at >= len(self.shown) or self.shown[at].kind in TYPED

    def _can_date(self, key: str, day: str) -> bool:
        return key in self.fields and self.fields[key] in self.shown and (
            self.fields[key].kind == "t") and self.text[key] != day

    def _can_open(self) -> bool:
        return self.page == "r" and "s" in self.pages

    def _can_close(self) -> bool:
        return self.page == "s"

    def _can_push(self) -> bool:
        return self.page == "r" and "p" in self.pages

    def _can_back(self) -> bool:
        return self.page == "p"

    def _can_switch(self) -> bool:
        return self.page in "rt" and "t" in self.pages

    def _can_line(self, what: str) -> bool:
        return (what == "restore") == (self.is_down == "line") and self.is_down != "server"

    def _can_kill(self) -> bool:
        return not self.is_down

    _can_stop = _can_kill

    def _can_start(self) -> bool:
        return self.is_down == "server"

    # What it does.

    def apply(self, step: tuple) -> None:
        name, *values = step
        if name not in {*TEXT_STEPS, "rest", "line", "kill", "stop", "start"}:
            self.has_acted = True
        getattr(self, f"_do_{name}")(*values)

    def rested(self) -> None:
        if self.has_crashed:
            # The screen is another one, which has nothing to undo.
            self.undoable = self.redoable = None
        self.is_dirty = self.was_refused = self.has_acted = self.has_crashed = False
        self.is_moving = False

    def _reset(self, letter: str) -> None:
        """A page that begins."""
        self.counts[letter] = 0
        self.taken[letter] = ""
        for field in self.pages[letter]:
            if "m" not in field.flags or field.key not in self.text:
                self.text[field.key] = {"t": BEGIN_DATE, "k": "0"}.get(field.kind, "")
                self.history.pop(field.key, None)

    def _leave(self) -> None:
        """The focus leaves; a number that was typed is shown in its format."""
        if self.focus and self._kind() == "n" and self.text[self.focus]:
            self.text[self.focus] = f"{int(self.known(self.focus)):,}"
        self.focus = self.selection = self.undoable = self.redoable = None
        self.is_by_shift = False

    def _go(self, field: Field | None) -> None:
        """The focus goes to a field by itself: only in an empty one its caret is certain."""
        self._leave()
        if field is None:
            return
        self.focus = field.key
        self.is_moving = True
        if field.kind in TYPED and not self.text[field.key]:
            self.selection = (0, 0)

    def _set(self, raw: str, caret: int) -> None:
        kind = self._kind()
        before = self.text[self.focus]
        self.history.setdefault(self.focus, {before})
        after, caret = masked(kind, raw, caret)
        if kind in UNFORESEEN:
            keeps = mask_of(kind).keeps
            self.was_refused |= sum(map(keeps, after)) != len(raw) - sum(
                1 for character in raw if character in " -" and kind in SEPARATED)
        self.text[self.focus] = after
        self.history[self.focus].add(after)
        self.selection = (caret, caret)
        self.is_loose = self.has_crashed
        self.is_dirty = True
        self.is_by_shift = False
        self.redoable = None
        self.undoable = self.focus if kind not in "ncs" and after != before else None

    def _insert(self, text: str) -> None:
        start, end = self.range
        old = self.text[self.focus]
        raw = old[:start] + text + old[end:]
        self._set(raw, start + len(text))
        self.is_loose |= not text
        # A separator that the mask does not take is seen until the answer takes it out, where a phone
        # never shows it. Backspace deletes what is seen: to delete a character that the person does
        # not see at the caret would be worse than to differ from the phone. So whoever typed one
        # looks before they delete, as with any other character that is not taken.
        if self._kind() in SEPARATED:
            after = self.text[self.focus]
            self.was_refused |= any(raw.count(one) > after.count(one) for one in set(text) & {*" -"})

    def _do_type(self, text: str, ms: int) -> None:
        for character in text:
            self._insert(character)
            if self._kind() == "c":
                at = self.fields[self.focus].index + 1
                if at < len(self.shown) and self.shown[at].kind == "c":
                    self.has_acted = True
                    self._go(self.shown[at])

    def _do_paste(self, text: str) -> None:
        self._insert(text)

    def _do_compose(self, syllables: list[str]) -> None:
        self._insert(syllables[-1])
        self.undoable = None

    def _do_cut(self) -> None:
        self._insert("")

    def _do_press(self, key: str) -> None:
        length = len(self.text[self.focus])
        *modifiers, key = key.split("+")
        if self.selection is None:
            self.selection = (0, 0)
        if key == "a":
            self.selection = (0, length)
            self.is_by_shift = False
            return
        start, end = self.range
        anchor, head = self.selection
        if key in {"Backspace", "Delete"}:
            if start == end:
                start, end = (start - 1, end) if key == "Backspace" else (start, end + 1)
            if start < 0 or end > length:
                return
            old = self.text[self.focus]
            self._set(old[:start] + old[end:], start)
            self.is_loose = True
            return
        self.is_loose = False
        # What is undone after the caret has moved, browsers see differently.
        self.undoable = self.redoable = None
        if "Shift" in modifiers:
            head = {"Home": 0, "End": length, "ArrowLeft": max(0, head - 1),
                    "ArrowRight": min(length, head + 1)}[key]
            self.selection = (anchor, head)
            self.is_by_shift = True
            return
        if start != end and key.startswith("Arrow"):
            head = start if key == "ArrowLeft" else end
        else:
            head = {"Home": 0, "End": length, "ArrowLeft": max(0, head - 1),
                    "ArrowRight": min(length, head + 1)}[key]
        self.selection = (head, head)
        self.is_by_shift = False

    def _do_undo(self) -> None:
        # What comes back, the page says: see `adopt`.
        self.undoable = None
        self.redoable = self.focus
        self.selection = None

    def _do_redo(self) -> None:
        self.redoable = None
        self.selection = None

    def adopt(self, text: str, selection: tuple[int, int] | None) -> None:
        """Takes from the page what browsers may do differently, after it was judged."""
        self.text[self.focus] = text
        self.selection = selection

    def _do_click(self, key: str) -> None:
        if self.focus != key:
            self._leave()
        self.undoable = self.redoable = None
        self.is_moving = False
        self.focus = key
        length = len(self.text[key])
        self.selection = (length, length)
        self.is_by_shift = False

    def _do_click_at(self, key: str, part: float) -> None:
        self._do_click(key)
        self.selection = None

    def _do_tab(self, by: int = 1) -> None:
        field = self.shown[self.fields[self.focus].index + by]
        self._go(field)
        self.is_moving = False
        # By Tab, the whole text of a field is selected.
        if field.kind in TYPED and field.kind != "e":
            self.selection = (0, len(self.text[field.key]))

    def _do_shift_tab(self) -> None:
        self._do_tab(-1)

    def _do_return(self) -> None:
        if self._kind() == "e":
            self.has_acted = False
            return self._insert("\n")
        self._move()

    def _move(self) -> None:
        at = self.fields[self.focus].index + 1
        self._go(self.shown[at] if at < len(self.shown) else None)

    def _do_count(self) -> None:
        self._leave()
        self.counts[self.page] += 1
        first = self.shown[0] if self.shown else None
        # A row keeps its text to itself.
        self.taken[self.page] = self.known(first.key) if first and "r" not in first.flags else ""

    def _do_check(self) -> None:
        self._leave()
        self._go(self._first_empty())

    def _do_choose(self, key: str, index: int) -> None:
        self._leave()
        self.focus = key
        self.text[key] = str(index)
        if self.fields[key].moves:
            self._move()

    def _do_date(self, key: str, day: str) -> None:
        self._leave()
        self.history[key] = {day}
        self.text[key] = day

    def _turn(self, page: str, begins: bool = False) -> None:
        self._leave()
        left, self.page = self.page, page
        if left in "sp":
            self._reset(left)

    def _do_open(self) -> None:
        self._turn("s")

    def _do_close(self) -> None:
        self._turn("r")

    def _do_push(self) -> None:
        self._turn("p")

    def _do_back(self) -> None:
        self._turn("r")

    def _do_switch(self) -> None:
        self._turn("t" if self.page == "r" else "r")

    def _do_line(self, what: str) -> None:
        if what != "strand":
            self.is_down = False if what == "restore" else "line"

    def _do_kill(self) -> None:
        self.has_crashed = self.is_loose = True
        self.undoable = self.redoable = None

    def _do_stop(self) -> None:
        self._do_kill()
        self.is_down = "server"

    def _do_start(self) -> None:
        self.is_down = False

    def _do_rest(self) -> None:
        pass

    def _do_wait(self, ms: int) -> None:
        pass

    _do_offline = _do_online = _do_rest
