"""What a phone would have after the same actions in the same order, without any network.

A step is a tuple, its name first; scripts.py lists them. The oracle says of each step whether it
has a meaning now (possible.py), whether a person would look at the screen before doing it, and what it
does to what the phone shows (phone.py).
"""

from person.forms import TYPED, Field
from person.masks import mask_of, masked
from person.phone import SEPARATED
from person.possible import TEXT_STEPS, UNFORESEEN, Possible


class Oracle(Possible):
    """What each step does, by the step's name: `_do_` and it."""

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
