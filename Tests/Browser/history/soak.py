"""Plays many histories: python -m history.soak, with SEED, COUNT, VISITORS, STEPS and SHRINK."""

import os
import sys
import tempfile
from pathlib import Path

from history.play import play
from history.scripts import script
from history.shrink import shrink


def number(name: str, default: int) -> int:
    return int(os.environ.get(name) or default)


def main() -> int:
    seed, count = number("SEED", 0), number("COUNT", 100)
    visitors, steps = number("VISITORS", 6), number("STEPS", 120)

    def wrong(history) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return play(history, visitors, Path(folder))

    failed = 0
    for current in range(seed, seed + count):
        history = script(current, visitors, steps)
        found = wrong(history)
        print(f"seed {current}: {found or 'well'}", flush=True)
        if found:
            failed += 1
            smallest = shrink(history, lambda part: bool(wrong(part)), number("SHRINK", 120))
            print(f"the smallest that goes wrong: {smallest}\n{wrong(smallest)}", flush=True)
    print(f"{count - failed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
