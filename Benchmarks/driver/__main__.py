"""Measures Apus beside the floor, prints the table and writes it down.

    Benchmarks/run [--only engine,validation,server,browser,layout,rooms,pace] [--screens r1,r2,…] [--output FILE]
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from harness.server import Server, workers  # noqa: E402

import browser_side  # noqa: E402
import layout_side  # noqa: E402
import pace_side  # noqa: E402
import report  # noqa: E402
import rooms_side  # noqa: E402
import server_side  # noqa: E402
import validation_side  # noqa: E402
from results import Results  # noqa: E402
from targets import TITLES  # noqa: E402

PARTS = ["engine", "validation", "server", "browser", "layout", "rooms", "pace"]
BINARIES = Path(os.environ.get("APUS_BENCH_BINARIES", ROOT / ".build" / "release"))

# What protects a public server from one visitor; here all visitors are one.
UNLIMITED = {
    "APUS_EVENT_RATE": "1000000", "APUS_EVENT_BURST": "1000000",
    "APUS_REQUEST_RATE": "1000000", "APUS_REQUEST_BURST": "1000000",
    "APUS_CONNECTIONS_PER_ADDRESS": "100000", "LOG_LEVEL": "warning", "APUS_ISOLATION": "shared",
    # One process, without a front: what is measured is the event.
    "APUS_SHARED_ROOMS": "1",
}


def names(text: str, known: list[str]) -> list[str]:
    chosen = text.split(",")
    if unknown := set(chosen) - set(known):
        raise SystemExit(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    return [name for name in known if name in chosen]


def worker(server: Server) -> int:
    """The process that serves: the supervisor's child, or the server itself if it has none."""
    return (workers(server) or [server.process.pid])[0]


def measure_engine(results: Results) -> None:
    print("Engine and headless host", flush=True)
    run = subprocess.run(
        [str(BINARIES / "EngineBench")], check=True, stdout=subprocess.PIPE, text=True)
    for line in run.stdout.splitlines():
        figure = json.loads(line)
        results.add(figure["name"], figure["value"], figure["unit"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures Apus beside the floor.")
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--screens", default=",".join(TITLES))
    parser.add_argument("--output", default=str(ROOT / "Benchmarks" / "results.md"))
    arguments = parser.parse_args()
    parts = names(arguments.only, PARTS)
    screens = names(arguments.screens, list(TITLES))
    results = Results()
    if "engine" in parts:
        measure_engine(results)
    if "validation" in parts:
        print("Validation", flush=True)
        validation_side.measure(BINARIES / "ValidationBench", results)
    serves = bool({"server", "browser", "layout", "rooms", "pace"} & set(parts))
    floor = Server([str(BINARIES / "EchoFloor")])
    apus = Server([str(BINARIES / "BenchApp")], UNLIMITED)
    try:
        if serves:
            floor.start()
            apus.start()
        if "server" in parts:
            print("Server", flush=True)
            server_side.measure_floor(floor.port, worker(floor), results)
            server_side.measure_apus(apus.port, worker(apus), screens, results)
            server_side.measure_first_paint(apus.port, worker(apus), screens, results)
        if "pace" in parts:
            pace_side.measure_floor(floor.port, worker(floor), results)
        if "rooms" in parts and "server" not in parts:
            server_side.measure_floor(floor.port, worker(floor), results)
        if "browser" in parts:
            print("Browser", flush=True)
            browser_side.measure(
                {"floor": floor.origin, "apus": apus.origin},
                {"floor": floor.port, "apus": apus.port}, screens, results)
        if "layout" in parts:
            print("Layout", flush=True)
            layout_side.measure(apus.origin, results)
        if "server" in parts:
            print("Memory", flush=True)
            server_side.measure_memory(apus, worker, screens, results)
    finally:
        floor.close()
        apus.close()

    def make(**environment):
        return Server([str(BINARIES / "BenchApp")], {**UNLIMITED, **environment})

    if "rooms" in parts:
        print("Rooms", flush=True)
        rooms_side.measure(make, results)
    if "pace" in parts:
        print("The pace of people", flush=True)
        pace_side.measure(make, results)
    table = report.write(results, parts)
    Path(arguments.output).write_text(table)
    print(f"\n{table}")


if __name__ == "__main__":
    main()
