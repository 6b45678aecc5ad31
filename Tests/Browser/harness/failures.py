"""Tells each failure when it happens, because a run that is ended early prints no summary."""

import pytest


class Failures:
    """Prints a line for each failed test, with the last line of its error."""

    def __init__(self, config: pytest.Config):
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # Processes of pytest-xdist have no terminal; their reports come here once more, in the process that has.
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = crash.message.splitlines()[0] if crash and crash.message else str(report.longrepr)[-200:]
            terminal.ensure_newline()
            terminal.write_line(f"FAILED {report.nodeid} ({report.when}): {reason[:300]}")
