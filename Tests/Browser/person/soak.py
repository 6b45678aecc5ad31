"""Thousands of scripts: `scripts/soak person`, or `make soak-person`.

SEED is the first seed (0), COUNT how many scripts each browser plays (1000), BROWSERS which
(`chromium firefox`), SHRINK the seconds for shrinking one that fails (300).
"""

import os
import sys
from concurrent.futures import FIRST_COMPLETED, wait

from person.pool import Pool


def main() -> int:
    first, count = int(os.environ.get("SEED", 0)), int(os.environ.get("COUNT", 1000))
    browsers = os.environ.get("BROWSERS", "chromium firefox").split()
    seconds = float(os.environ.get("SHRINK", 300))
    waiting = [(browser, seed) for seed in range(first, first + count) for browser in browsers]
    passed = failed = 0
    pool = Pool()
    running = set()
    try:
        while waiting or running:
            while waiting and len(running) < 8 * len(browsers):
                running.add(pool.play_seed(*waiting.pop(0), shrink_seconds=seconds))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                if result.fault is None:
                    passed += 1
                else:
                    failed += 1
                    print(f"seed {result.script.seed} in {result.script.browser}: "
                          f"{result.report()}", flush=True)
                if (passed + failed) % 50 == 0:
                    print(f"{passed} passed, {failed} failed so far", flush=True)
    finally:
        pool.close()
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
