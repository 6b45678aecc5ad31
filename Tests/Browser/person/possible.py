"""What has a meaning on a phone now, and what a person would look at the screen for."""

from person.forms import TYPED, Field
from person.phone import SEPARATED, Phone

# Fields whose text the person cannot foresee: before a step by a character they look at it.
UNFORESEEN = "ghdl"
BY_CHARACTER = {
    "ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight", "Backspace", "Delete"}
TEXT_STEPS = {"type", "press", "paste", "cut", "compose", "click", "tab", "shift_tab", "wait",
              "offline", "online"}
# What a person does blindly, before they have seen that the focus moved.
BLIND = {"type", "return", "wait", "click", "count", "check", "line", "start"}


class Possible(Phone):
    """A check for each step that has not always a meaning, by the step's name: `_can_` and it."""

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
