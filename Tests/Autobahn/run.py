#!/usr/bin/env python3
"""Runs Autobahn's WebSocket cases 1-7 and 10 against the echo that is built from our frame layer.

    Tests/Autobahn/run.py                   all 247 cases
    Tests/Autobahn/run.py 6.4 7.9.1         those whose number starts so
    Tests/Autobahn/run.py --mutant utf8     against an echo that leaves a rule out: must fail

The cases come from the package `autobahntestsuite` on PyPI. They are written in Python 2, so
`cases.py` translates them while loading, and `client.py` stands in for the client that they drive.
A case passes if Autobahn would call both its behaviour and its closing OK or INFORMATIONAL;
NON-STRICT counts as a failure here.
"""

import argparse
import asyncio
import pathlib
import subprocess
import sys
import time

import cases
from client import run_case

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPECTED = 247
AT_ONCE = 24


def selected(case_name, prefixes):
    number = case_name.split(".")
    return not prefixes or any(number[: len(p)] == p for p in (x.split(".") for x in prefixes))


async def run_all(chosen, port):
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(name, case):
        async with gate:
            return name, await run_case(case, port)

    return await asyncio.gather(*(one(name, case) for name, case in chosen))


def start_echo(arguments):
    command = [str(arguments.echo)] + (["--mutant", arguments.mutant] if arguments.mutant else [])
    echo = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    line = echo.stdout.readline().strip()
    if not line.isdigit():
        echo.kill()
        sys.exit(f"the echo did not start: {line!r}")
    return echo, int(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("prefixes", nargs="*", metavar="CASE")
    parser.add_argument("--echo", type=pathlib.Path, default=ROOT / ".build/debug/AutobahnEcho")
    parser.add_argument("--cases", type=pathlib.Path, default=ROOT / ".build/autobahn")
    parser.add_argument("--mutant")
    arguments = parser.parse_args()

    available = cases.load(arguments.cases)
    if len(available) != EXPECTED:
        sys.exit(f"expected {EXPECTED} cases, found {len(available)}")
    chosen = [(name, case) for name, case in available if selected(name, arguments.prefixes)]
    if not chosen:
        sys.exit("no such case")

    started = time.monotonic()
    echo, port = start_echo(arguments)
    try:
        results = asyncio.run(run_all(chosen, port))
        survived = echo.poll() is None
    finally:
        echo.kill()
        echo.wait()

    failed = 0
    for name, result in results:
        if not result.passed:
            failed += 1
            print(f"case {name}: {result}")
    if not survived:
        print("the echo died")
    print(f"{len(results) - failed} passed, {failed} failed ({time.monotonic() - started:.0f} s)")
    return 0 if failed == 0 and survived else 1


if __name__ == "__main__":
    sys.exit(main())
