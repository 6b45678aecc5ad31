"""Runs every check of the repository and ends with the line `N passed, N failed`."""

import os
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Callable, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".build" / "test-results"
JOBS = os.environ.get("JOBS", "2")


class Count(NamedTuple):
    passed: int
    failed: int

    def __add__(self, other: "Count") -> "Count":
        return Count(self.passed + other.passed, self.failed + other.failed)


def one(succeeded: bool) -> Count:
    return Count(1, 0) if succeeded else Count(0, 1)


def run(*command: str, hiding: str | None = None) -> bool:
    """Runs a command from the root and tells whether it succeeded.

    Lines that match `hiding` from their beginning are left out.
    """
    if hiding is None:
        return subprocess.run(command, cwd=ROOT).returncode == 0
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace")
    assert process.stdout is not None
    for line in process.stdout:
        if not re.match(hiding, line):
            print(line, end="", flush=True)
    return process.wait() == 0


def count_reports(reports: list[Path], succeeded: bool) -> Count:
    """Counts the cases of JUnit reports.

    A run that failed without naming a case (a crash, a report that was never written, no test at
    all) counts as one failure, so that it cannot pass for nothing to report.
    """
    count = Count(0, 0)
    for report in reports:
        if not report.exists():
            continue
        for case in ElementTree.parse(report).iter("testcase"):
            faults = case.find("failure") is not None or case.find("error") is not None
            if case.find("skipped") is None:
                count += one(not faults)
    if (not succeeded and count.failed == 0) or count == Count(0, 0):
        count += Count(0, 1)
    return count


def check_format() -> Count:
    names = ["Package.swift", "Sources", "Tests", "Examples", "Benchmarks", "scripts"]
    names += [f"Tools/Lint/{name}" for name in ("Package.swift", "Sources", "Tests")]
    present = [name for name in names if (ROOT / name).exists()]
    return one(run("swift", "format", "lint", "--strict", "--recursive", "--parallel", *present))


def check_build() -> Count:
    return one(run("swift", "build", "-j", JOBS, "--build-tests"))


def check_swift_tests() -> Count:
    # Servers have deadlines for their clients; beside a thousand other tests a client may miss them.
    servers = r"WebHostTests\.Server"
    return (
        run_swift_tests("swift", "--skip", servers)
        + run_swift_tests("swift-server", "--filter", servers))


def run_swift_tests(name: str, *choice: str) -> Count:
    report = RESULTS / f"{name}.xml"
    # What has started or passed is counted below; what is left to read is what went wrong.
    succeeded = run(
        "swift", "test", "--skip-build", *choice, "--xunit-output", str(report),
        hiding="◇|✔ Test (?!run)|Test Case .* (started|passed)")
    return count_reports([report, report.with_name(f"{name}-swift-testing.xml")], succeeded)


def check_wire() -> Count:
    script = ROOT / "Tests" / "Autobahn" / "run.py"
    if not script.exists():
        return Count(0, 0)
    process = subprocess.Popen(
        [sys.executable, str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    count = None
    for line in process.stdout:
        print(line, end="", flush=True)
        if found := re.match(r"(\d+) passed, (\d+) failed", line):
            count = Count(int(found[1]), int(found[2]))
    succeeded = process.wait() == 0
    if count is None or (not succeeded and count.failed == 0):
        return (count or Count(0, 0)) + one(succeeded)
    return count


def check_lint() -> Count:
    """Tests the lint, a package of its own, and asks it about the showcase."""
    package = ("--package-path", "Tools/Lint")
    if not run("swift", "build", *package, "-j", JOBS, "--build-tests"):
        return Count(0, 1)
    report = RESULTS / "lint.xml"
    succeeded = run(
        "swift", "test", *package, "--skip-build", "--xunit-output", str(report),
        hiding="◇|✔ Test (?!run)|Test Case .* (started|passed)")
    count = count_reports([report, report.with_name("lint-swift-testing.xml")], succeeded)
    return count + one(run("scripts/lint", "--strict"))


def check_json_schema() -> Count:
    report = RESULTS / "json-schema.xml"
    succeeded = run(
        sys.executable, "-m", "pytest", "Tests/JSONSchema", "-q", f"--junitxml={report}")
    return count_reports([report], succeeded)


def check_browser() -> Count:
    report = RESULTS / "browser.xml"
    succeeded = run(
        sys.executable, "-m", "pytest", "Tests/Browser", "-q", f"--junitxml={report}")
    return count_reports([report], succeeded)


def check_lists() -> Count:
    """What has no meaning on a page or is drawn otherwise is listed in the documentation by its name."""
    article = (ROOT / "Sources/ApusUI/ApusUI.docc/WhatAPageCannotDo.md").read_text()
    listed = set(re.findall(r"^- `([^`]+)`", article, re.MULTILINE))
    noted, drawn = set(), set()
    for source in (ROOT / "Sources").rglob("*.swift"):
        text = source.read_text()
        noted |= set(re.findall(r'noMeaning\(\s*"([^"]+)"', text))
        drawn |= set(re.findall(r'notDrawn\(\s*"([^"]+)"', text))
    for name in sorted(noted - listed):
        print(f"WhatAPageCannotDo.md does not list {name}.")
    for name in sorted(listed - noted):
        print(f"WhatAPageCannotDo.md lists {name}, which no source notes.")
    unnamed = sorted(name for name in drawn if f"`{name}`" not in article)
    for name in unnamed:
        print(f"WhatAPageCannotDo.md does not say how a page draws {name}.")
    return one(noted == listed and not unnamed)


class Check(NamedTuple):
    title: str
    action: Callable[[], Count]
    # Without a build there is nothing to test.
    needs_build: bool


CHECKS = [
    Check("Format", check_format, False),
    Check("Lists of the documentation", check_lists, False),
    Check("Build", check_build, False),
    Check("Swift tests", check_swift_tests, True),
    Check("WebSocket conformance", check_wire, True),
    Check("JSON Schema, by a validator", check_json_schema, False),
    Check("Browser tests", check_browser, True),
    # Last, because it builds swift-syntax, and whoever waits wants to hear of the rest first.
    Check("Lint", check_lint, False),
]


def main() -> int:
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    total, is_built = Count(0, 0), True
    for check in CHECKS:
        if check.needs_build and not is_built:
            continue
        print(f"\n== {check.title}", flush=True)
        start = time.monotonic()
        count = check.action()
        total += count
        if check.action is check_build:
            is_built = count.failed == 0
        seconds = time.monotonic() - start
        print(
            f"== {check.title}: {count.passed} passed, {count.failed} failed ({seconds:.1f} s)",
            flush=True)
    print(f"\n{total.passed} passed, {total.failed} failed")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
