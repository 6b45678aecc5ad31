"""What `make test` counts: nothing that failed may pass for nothing to report."""

import importlib.util
import sys

import pytest
from harness.server import ROOT

# Where a script looks for the modules beside it when it is run.
sys.path.insert(0, str(ROOT / "scripts"))
_spec = importlib.util.spec_from_file_location("check", ROOT / "scripts" / "check.py")
check = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(check)

PASSED = '<testcase name="a"/>'
FAILED = '<testcase name="b"><failure message="no"/></testcase>'
BROKEN = '<testcase name="c"><error message="no"/></testcase>'
SKIPPED = '<testcase name="d"><skipped/></testcase>'


@pytest.mark.parametrize(
    ("cases", "succeeded", "expected"),
    [
        (PASSED * 3, True, (3, 0)),
        (PASSED + FAILED + BROKEN, False, (1, 2)),
        (PASSED + SKIPPED, True, (1, 0)),
        (PASSED, False, (1, 1)),
        ("", True, (0, 1)),
        (None, True, (0, 1)),
        (None, False, (0, 1)),
    ],
)
def test_reports_are_counted(tmp_path, cases, succeeded, expected):
    report = tmp_path / "report.xml"
    if cases is not None:
        report.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    assert check.count_reports([report, tmp_path / "none.xml"], succeeded) == expected


@pytest.mark.parametrize(
    ("output", "status", "expected"),
    [
        ("much\\n3 passed, 0 failed", 0, (3, 0)),
        ("3 passed, 2 failed", 1, (3, 2)),
        ("3 passed, 0 failed", 1, (3, 1)),
        ("3 passed, 0 failed\\nand then it was killed", 137, (0, 1)),
        ("", 0, (0, 1)),
    ],
)
def test_checks_beside_are_counted(output, status, expected):
    beside = check.Beside("sh", "-c", f"printf '{output}'; exit {status}")
    assert beside.end() == expected


@pytest.mark.parametrize(("fails_again", "expected"), [(False, (2, 0)), (True, (1, 1))])
def test_few_that_fail_beside_others_count_as_they_end_alone(tmp_path, monkeypatch, fails_again, expected):
    monkeypatch.setattr(check, "RESULTS", tmp_path)
    marker = tmp_path / "marker"
    file = tmp_path / "test_once.py"
    file.write_text(f"""
from pathlib import Path

def test_passes(): pass

def test_fails_once():
    is_first = not Path({str(marker)!r}).exists()
    Path({str(marker)!r}).touch()
    assert not is_first and not {fails_again}
""")
    run = check.BrowserRun("browser", "chromium", [str(file)])
    first = run.run()
    assert first == (1, 1) and run.failed_few()
    assert first + run.run_again() == expected
