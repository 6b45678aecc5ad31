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
