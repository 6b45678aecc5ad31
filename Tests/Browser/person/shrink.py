"""The smallest script that still fails."""

import time
from dataclasses import replace
from typing import Callable, Iterator

from person.forms import Form
from person.scripts import Script

TROUBLE = {"line", "kill", "stop", "start"}


def shrink(
    script: Script, fails: Callable[[Script], bool], seconds: float
) -> Script:
    """Tries smaller and smaller scripts, for a while; `fails` plays one."""
    deadline = time.monotonic() + seconds
    seen = {script}
    is_smaller = True
    while is_smaller:
        is_smaller = False
        for candidate in _smaller(script):
            if candidate in seen:
                continue
            seen.add(candidate)
            if time.monotonic() > deadline:
                return script
            if fails(candidate):
                script = candidate
                is_smaller = True
                break
    return script


def _smaller(script: Script) -> Iterator[Script]:
    steps = script.steps
    quiet = [step for step in steps if step[0] not in TROUBLE]
    if len(quiet) < len(steps):
        yield script.with_steps(quiet)
    if script.round_trip:
        yield replace(script, round_trip=0)
    form = Form(script.form)
    # Steps on a page that is not there have no meaning, and are left out.
    for letter in form.pages:
        if letter != "r":
            yield replace(script, form="-".join(
                page for page in script.form.split("-") if page[0] != letter))
    for fields in form.pages.values():
        if not any(step[1:2] == (fields[-1].key,) for step in steps):
            smaller = form.without(fields[-1].key)
            if "r" in smaller.pages:
                yield replace(script, form=smaller.description)
    # Large parts first.
    size = len(steps) // 2
    while size >= 1:
        for at in range(len(steps) - size, -1, -size):
            yield script.with_steps(steps[:at] + steps[at + size:])
        size //= 2
    for index, step in enumerate(steps):
        if step[0] in {"type", "paste"} and len(step[1]) > 1:
            for text in (step[1][:len(step[1]) // 2], step[1][:-1]):
                yield script.with_steps(
                    (*steps[:index], (step[0], text, *step[2:]), *steps[index + 1:]))
