"""Scripts that failed once, each named for its fault."""

from person.scripts import Script

LONG = "word " * 14_000


def _script(form: str, round_trip: int, *steps: tuple, browser: str = "chromium") -> Script:
    return Script(browser, form, steps, round_trip)


def _in_the_middle(
    kind: str, before: str, caret: int, text: str, ms: int, round_trip: int,
    browser: str = "chromium",
) -> Script:
    """Types into a field with separators, at a caret that is not at its end."""
    return _script(
        f"r.{kind}", round_trip, ("click", "r0"), ("type", before, 0), ("rest",),
        ("press", "Home"), *[("press", "ArrowRight")] * caret, ("type", text, ms),
        browser=browser)


FAULTS = {
    # 1: what is typed after Return goes to the next field.
    "1_password_in_the_email_field": _script(
        "r.pio.sio", 150, ("click", "r0"), ("type", "jonas@care.example", 60), ("return",),
        ("type", "care-demo", 60)),
    "1_password_in_the_email_field_firefox": _script(
        "r.pio.sio", 150, ("click", "r0"), ("type", "jonas@care.example", 60), ("return",),
        ("type", "care-demo", 60), browser="firefox"),
    "1_two_returns": _script(
        "r.po.uo.p", 300, ("click", "r0"), ("type", "one", 30), ("return",), ("type", "two", 30),
        ("return",), ("type", "three", 30)),
    "1_return_during_a_cut": _script(
        "r.po.p", 60, ("click", "r0"), ("type", "one", 30), ("line", "cut"), ("return",),
        ("type", "two", 30), ("wait", 500), ("line", "restore")),
    "1_digits_of_a_code": _script(
        "r.c.c.c.c", 150, ("click", "r0"), ("type", "1234", 60)),
    "1_digits_of_a_code_firefox": _script(
        "r.c.c.c.c", 150, ("click", "r0"), ("type", "1234", 60), browser="firefox"),
    "1_after_a_picked_value": _script(
        "r.ko.p", 150, ("choose", "r0", 2), ("type", "picked", 60)),
    "1_after_a_refused_form": _script(
        "r.p.p", 150, ("click", "r0"), ("type", "here", 30), ("check",), ("type", "there", 60)),
    "1_click_elsewhere_after_return": _script(
        "r.po.p.p", 300, ("click", "r0"), ("type", "one", 30), ("return",), ("click", "r2"),
        ("type", "three", 60)),
    # 3: the caret counts the characters that a mask keeps.
    # Digits were swapped where an answer came between two keys.
    "3_chip_number_after_the_fifth": _in_the_middle("h", "111122", 5, "56789", 60, 60),
    "3_chip_number_after_the_fifth_slowly": _in_the_middle("h", "111122", 5, "56789", 300, 150),
    "3_chip_number_after_the_second": _in_the_middle("h", "111122", 2, "56789", 150, 60),
    "3_card_number_after_the_second": _in_the_middle("g", "12564", 2, "7893", 150, 60),
    "3_card_number_before_the_space": _in_the_middle("g", "12564", 4, "7893", 300, 150),
    "3_card_number_before_the_space_firefox": _in_the_middle(
        "g", "12564", 4, "7893", 300, 150, browser="firefox"),
    "3_paste_in_the_middle": _script(
        "r.g", 60, ("click", "r0"), ("type", "12345678", 0), ("rest",), ("press", "Home"),
        ("press", "ArrowRight"), ("paste", "55"), ("type", "9678", 150)),
    "3_undo_of_capitals": _script(
        "r.u", 60, ("click", "r0"), ("type", "abc", 30), ("rest",), ("undo",)),
    "3_undo_and_redo_of_groups": _script(
        "r.g", 60, ("click", "r0"), ("type", "123456", 30), ("rest",), ("undo",), ("redo",)),
    "3_undo_of_capitals_firefox": _script(
        "r.u", 60, ("click", "r0"), ("type", "abc", 30), ("rest",), ("undo",), browser="firefox"),
    # 4: after a crash or a restart everything is back where it was.
    "4_root_and_pushed_page": _script(
        "r.p-p.p", 60, ("click", "r0"), ("type", "root", 30), ("push",), ("click", "p0"),
        ("type", "pushed", 30), ("rest",), ("kill",), ("rest",), ("back",), ("rest",)),
    "4_rows_with_one_identifier": _script(
        "r.pr.pr.pr.pr", 20, ("click", "r0"), ("type", "one", 0), ("click", "r1"),
        ("type", "two", 0), ("click", "r2"), ("type", "three", 0), ("click", "r3"),
        ("type", "four", 0), ("rest",), ("kill",), ("rest",)),
    "4_field_without_identifier": _script(
        "r.p.p", 20, ("click", "r1"), ("type", "here", 30), ("rest",), ("kill",),
        ("type", " and there", 60), ("rest",)),
    "4_text_in_a_sheet": _script(
        "r.pi-s.pi.u", 20, ("open",), ("click", "s0"), ("type", "in a sheet", 30), ("rest",),
        ("kill",), ("rest",), ("type", "!", 0), ("close",), ("rest",)),
    "4_restarted_server": _script(
        "r.pi.p.um", 20, ("click", "r0"), ("type", "one", 30), ("click", "r1"), ("type", "two", 30),
        ("click", "r2"), ("type", "three", 30), ("rest",), ("stop",), ("type", "four", 60),
        ("start",), ("rest",)),
    "4_count_and_choice": _script(
        "r.pi.k.t", 20, ("choose", "r1", 3), ("date", "r2", "2027-03-14"), ("count",),
        ("rest",), ("kill",), ("rest",)),
    "4_second_tab": _script(
        "r.p-t.p", 20, ("click", "r0"), ("type", "first", 30), ("switch",), ("click", "t0"),
        ("type", "second", 30), ("rest",), ("kill",), ("rest",), ("switch",), ("rest",)),
    # 5: a line that is half-open is noticed.
    "5_half_open_line": _script(
        "r.pi", 60, ("click", "r0"), ("type", "before ", 30), ("rest",), ("line", "strand"),
        ("type", "and after", 60), ("count",), ("rest",)),
    "5_half_open_line_firefox": _script(
        "r.pi", 60, ("click", "r0"), ("type", "before ", 30), ("rest",), ("line", "strand"),
        ("type", "and after", 60), ("count",), ("rest",), browser="firefox"),
    "5_banner_after_offline_and_online": _script(
        "r.pi", 20, ("offline",), ("online",), ("click", "r0"), ("type", "here", 30), ("rest",)),
    # 7: a long text can be edited.
    "7_long_text": _script(
        "r.e", 20, ("click", "r0"), ("paste", LONG), ("rest",), ("type", "end", 30),
        ("press", "Home"), ("type", "begin ", 30), ("rest",)),
    # 8: a button acts on what was typed.
    "8_button_of_a_text_under_way": _script(
        "r.p-x.b", 300, ("click", "r0"), ("type", "text", 0), ("count",)),
    "8_button_of_a_mask_under_way": _script(
        "r.g-x.b", 300, ("click", "r0"), ("type", "123456", 30), ("count",)),
}
