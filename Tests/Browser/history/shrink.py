"""The smallest history that still goes wrong."""

import time
from typing import Callable

from history.scripts import Step


def shrink(steps: list[Step], fails: Callable[[list[Step]], bool], seconds: float) -> list[Step]:
    """Leaves out ever smaller parts, for a while; `fails` plays what is left."""
    deadline = time.monotonic() + seconds
    size = len(steps) // 2
    while size >= 1:
        is_smaller = False
        for start in range(0, len(steps), size):
            candidate = steps[:start] + steps[start + size:]
            if time.monotonic() > deadline:
                return steps
            if candidate and fails(candidate):
                steps, is_smaller = candidate, True
                break
        if not is_smaller:
            size //= 2
    return steps
