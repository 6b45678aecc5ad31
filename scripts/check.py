"""Runs every check of the repository and ends with the line `N passed, N failed`."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Callable, NamedTuple

import notes

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".build" / "test-results"
JOBS = os.environ.get("JOBS", "2")
# Seconds after which a run of Swift tests counts as one that hangs; it takes one to two minutes.
SWIFT_TEST_LIMIT = 900
# The tools' tests build apps with what the browsers leave of the cores: 3 minutes on a quiet machine of two
# cores.
TOOLS_TEST_LIMIT = 3300
# One more than there are cores: a browser that waits for a server leaves its core to another one.
BROWSER_JOBS = os.environ.get("BROWSER_JOBS", str((os.cpu_count() or 1) + 1))

# Files of browser tests that Firefox plays, too: layout from right to left, focus, keys and dialogs.
IN_FIREFOX = ["directions", "keys", "dialogs"]

# About one in a hundred. More that fail are no accident.
BROWSER_TESTS_ONCE_MORE = 20


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
        try:
            cases = list(ElementTree.parse(report).iter("testcase"))
        except FileNotFoundError:
            continue
        except ElementTree.ParseError:
            # Of a run that was ended before it had written its report.
            succeeded = False
            continue
        for case in cases:
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
    # Tests that run programs wait on threads that all others need, and Foundation's handling of file
    # descriptors is not safe beside itself: one after the other.
    programs = (
        r"(SourceTests\.(NameTable|Documentation)|ApusMacrosTests\.PluginProcess"
        r"|WebHostTests\.Vocabulary|LayoutSolverTests\.TwoSolvers)Tests")
    return (
        run_swift_tests("swift", "swift", "test", "--skip", servers, "--skip", programs)
        + run_swift_tests("swift-programs", "swift", "test", "--no-parallel", "--filter", programs)
        + run_swift_tests("swift-server", "swift", "test", "--filter", servers))


def run_swift_tests(name: str, *command: str, limit: int = SWIFT_TEST_LIMIT) -> Count:
    report = RESULTS / f"{name}.xml"
    # What has started or passed is counted below; what is left to read is what went wrong.
    succeeded = run(
        "timeout", "--verbose", "--kill-after=10", str(limit), *command, "--skip-build",
        "--xunit-output", str(report),
        hiding="◇|✔ Test (?!run)|Test Case .* (started|passed)")
    return count_reports([report, report.with_name(f"{name}-swift-testing.xml")], succeeded)


def check_wire() -> Count:
    script = ROOT / "Tests" / "Autobahn" / "run.py"
    if not script.exists():
        return Count(0, 0)
    process = subprocess.Popen(
        [sys.executable, str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        print(line, end="", flush=True)
        lines.append(line)
    return count_line(lines, process.wait() == 0)


def check_lint() -> Count:
    """Tests the lint, a package of its own, and asks it about the showcase."""
    package = ("--package-path", "Tools/Lint")
    if not run("swift", "build", *package, "-j", JOBS, "--build-tests"):
        return Count(0, 1)
    count = run_swift_tests("lint", "swift", "test", *package, limit=TOOLS_TEST_LIMIT)
    return count + one(run("scripts/lint", "--strict"))


def check_json_schema() -> Count:
    return run_pytest("json-schema", "Tests/JSONSchema")


def check_package() -> Count:
    return run_pytest("package", "Tests/Package")


def run_pytest(name: str, folders: str | list[str], *options: str, browser: str = "chromium") -> Count:
    report = RESULTS / f"{name}.xml"
    folders = [folders] if isinstance(folders, str) else folders
    succeeded = run(
        "env", f"BROWSER={browser}", sys.executable, "-m", "pytest", *folders, "-q",
        f"--junitxml={report}", *options)
    return count_reports([report], succeeded)


def check_client_types() -> Count:
    """Checks the types of the browser's scripts, which are written in comments."""
    return one(run("tsc", "--project", "Sources/PageClient/ClientTypes"))


def check_client() -> Count:
    """Tests what the browser's scripts do without a browser."""
    files = sorted(str(file) for file in (ROOT / "Tests" / "Client").glob("*.test.mjs"))
    process = subprocess.run(
        ["node", "--test", "--test-reporter=tap", *files], cwd=ROOT, text=True, stdout=subprocess.PIPE)
    found = dict(re.findall(r"^# (pass|fail) (\d+)$", process.stdout, re.MULTILINE))
    count = Count(int(found.get("pass", 0)), int(found.get("fail", 0)))
    if count.failed or not count.passed or process.returncode:
        print(process.stdout)
        return count if count.failed else count + Count(0, 1)
    return count


def check_browser() -> Count:
    """In processes side by side, each with its browser, its servers and whole files of tests.

    A process that dies is a failed test in the report.
    """
    return BROWSER.run(
        f"--numprocesses={BROWSER_JOBS}", "--dist=loadfile",
        # In the order of harness/order.py, not by the number of tests.
        "--no-loadscope-reorder", "--max-worker-restart=2", "--durations=10")


def check_firefox() -> Count:
    """What browsers differ in most; `make soak-firefox` plays all."""
    return FIREFOX.run("--numprocesses=2", "--dist=loadfile")


class BrowserRun:
    """Tests in a browser, of which a few that failed beside a thousand others are run once more, alone.

    A machine that is too busy is no fault of a page, and what is wrong fails again. Tests that passed only alone are
    named, so that what made them wait too little is mended.
    """

    def __init__(self, name: str, browser: str, files: list[str]):
        self._name = name
        self._browser = browser
        self._files = files
        # Which tests failed, for pytest. Each browser has its own, because they play the same tests.
        self._cache = f"cache_dir={RESULTS / name}-cache"
        self._failed = 0

    def run(self, *options: str) -> Count:
        count = run_pytest(self._name, self._files, "-o", self._cache, *options, browser=self._browser)
        self._failed = count.failed
        return count

    def failed_few(self) -> bool:
        return 0 < self._failed <= BROWSER_TESTS_ONCE_MORE

    def run_again(self) -> Count:
        """Plays what failed, and returns the change of the count. Nothing else may run on the machine."""
        print(f"\n{self._failed} of the tests in {self._browser} failed beside others; now alone:", flush=True)
        again = run_pytest(
            f"{self._name}-again", self._files, "-o", self._cache, "-v", "--last-failed",
            "--last-failed-no-failures=none", browser=self._browser)
        if again.passed:
            print(f"FLAKY: {again.passed} of the browser tests passed only alone; see above.", flush=True)
        # A run that ended before all were played proves nothing of the rest.
        return Count(again.passed, -again.passed)


BROWSER = BrowserRun("browser", "chromium", ["Tests/Browser"])
FIREFOX = BrowserRun("firefox", "firefox", [f"Tests/Browser/test_{name}.py" for name in IN_FIREFOX])


def check_again() -> Count:
    return sum((tests.run_again() for tests in (BROWSER, FIREFOX) if tests.failed_few()), Count(0, 0))


def check_lists() -> Count:
    """What has no meaning on a page or is drawn otherwise is listed in the documentation by its name."""
    faults = notes.faults(notes.read(ROOT / "Sources"), notes.ARTICLE.read_text())
    for fault in faults:
        print(fault)
    return one(not faults)


def check_table() -> Count:
    """The table of names, and what `apus check` knows of them, are what the symbol graph and the sources give."""
    return one(run("scripts/api-table", "--check")) + one(run("scripts/check-names", "--check"))


def check_whole_modules() -> Count:
    """Each module type-checks as a release build does it, for which there is no time here."""
    return one(run(sys.executable, "scripts/whole_modules.py"))


class Check(NamedTuple):
    title: str
    action: Callable[[], Count]
    # Without a build there is nothing to test.
    needs_build: bool


CHECKS = [
    Check("Format", check_format, False),
    Check("Lists of the documentation", check_lists, False),
    Check("Types of the browser's scripts", check_client_types, False),
    Check("The browser's scripts, without a browser", check_client, False),
    Check("Build", check_build, False),
    Check("Table of names", check_table, True),
    Check("Modules as in a release build", check_whole_modules, True),
    Check("Swift tests", check_swift_tests, True),
    Check("WebSocket conformance", check_wire, True),
    Check("Browser tests", check_browser, True),
    Check("Browser tests in Firefox", check_firefox, True),
]

# What has no deadlines, and no use for the build: it takes what the browser tests leave of the cores.
BESIDE_THE_BROWSERS = [
    Check("JSON Schema, by a validator", check_json_schema, False),
    Check("The package, as another one gets it", check_package, False),
    Check("Lint", check_lint, False),
]


class Beside:
    """Checks in a process of their own, with a low priority; they are shown when they have ended."""

    def __init__(self, *command: str):
        self._output = tempfile.TemporaryFile("w+", errors="replace")
        self._process = subprocess.Popen(
            ["nice", "-n", "10", *command], cwd=ROOT, stdout=self._output,
            stderr=subprocess.STDOUT)

    def end(self) -> Count:
        succeeded = self._process.wait() == 0
        with self._output as file:
            file.seek(0)
            output = file.read()
        print(output, end="", flush=True)
        return count_line(output.splitlines()[-1:], succeeded)


def count_line(lines: list[str], succeeded: bool) -> Count:
    """Counts from the line `N passed, N failed`. A run that ended without it has failed."""
    counts = [Count(int(found[1]), int(found[2])) for line in lines
              if (found := re.match(r"(\d+) passed, (\d+) failed", line))]
    if not counts:
        return Count(0, 1)
    return counts[-1] if succeeded or counts[-1].failed else counts[-1] + one(False)


def run_check(check: Check) -> Count:
    print(f"\n== {check.title}", flush=True)
    start = time.monotonic()
    count = check.action()
    seconds = time.monotonic() - start
    print(
        f"== {check.title}: {count.passed} passed, {count.failed} failed ({seconds:.1f} s)",
        flush=True)
    return count


def run_all() -> Count:
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    total, is_built, beside = Count(0, 0), True, None
    for check in CHECKS:
        if check.action is check_browser:
            beside = Beside(sys.executable, __file__, "--beside")
        if check.needs_build and not is_built:
            continue
        count = run_check(check)
        total += count
        if check.action is check_build:
            is_built = count.failed == 0
    if beside:
        total += beside.end()
    if BROWSER.failed_few() or FIREFOX.failed_few():
        total += run_check(Check("Browser tests, alone", check_again, True))
    return total


def main() -> int:
    if sys.argv[1:] == ["--beside"]:
        total = sum((run_check(check) for check in BESIDE_THE_BROWSERS), Count(0, 0))
    else:
        total = run_all()
    print(f"\n{total.passed} passed, {total.failed} failed")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
