"""Browsers see the fonts of the tests, and none that a machine has besides."""

import os
import re
import subprocess

import pytest
from harness import fonts
from harness.browser import Look, close, launch, open_context
from harness.server import ROOT
from playwright.sync_api import Page

FAMILIES = {"Inter", "Inter Display", "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Noto Color Emoji"}
# The letters of this one are as wide as high.
BOXES = ROOT / "Tests/Browser/Fixture/Resources/Fonts/boxes-regular.ttf"
WIDTH = """font => {
  const text = document.createElement('span')
  text.textContent = 'Hamburg'
  text.style.font = '20px ' + font
  document.body.replaceChildren(text)
  return Math.round(text.getBoundingClientRect().width * 100)
}"""


@pytest.fixture
def machine_with_more_fonts(tmp_path, monkeypatch):
    """A person's own folder of fonts has one more, which the system's configuration names."""
    folder = tmp_path / "fonts"
    folder.mkdir()
    (folder / BOXES.name).write_bytes(BOXES.read_bytes())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")


def families(environment: dict[str, str]) -> set[str]:
    names = subprocess.run(
        ["fc-list", ":", "family"], env=environment, text=True, check=True, stdout=subprocess.PIPE)
    return {line.split(",")[0] for line in names.stdout.splitlines()}


def width(page: Page, font: str) -> int:
    """Of a text of seven letters of 20 points, in hundredths of a point."""
    return page.evaluate(WIDTH, font)


def test_the_fonts_of_the_tests_are_all_that_there_are(machine_with_more_fonts, tmp_path):
    machine = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    machine.pop("FONTCONFIG_FILE", None)
    assert "Apus Boxes" in families(machine)
    assert families({**machine, **fonts.environment()}) == FAMILIES


# It opens pages in a browser of its own.
@pytest.mark.usefixtures("browser")
def test_a_font_of_the_machine_is_as_wide_as_one_that_is_nowhere(playwright, machine_with_more_fonts):
    browser = launch(playwright)
    context = open_context(browser, Look())
    page = context.new_page()
    nowhere = width(page, "'No Such Font'")
    assert width(page, "'Apus Boxes'") == nowhere < 100_00
    # The style sheet's list begins with names that a machine may have.
    assert width(page, "'Noto Sans', system-ui, sans-serif") == width(page, "Inter")
    context.close()
    close(browser)


@pytest.mark.parametrize("name, family", [
    ("system-ui", "Inter"), ("sans-serif", "Inter"), ("serif", "DejaVu Serif"), ("monospace", "DejaVu Sans Mono")])
def test_names_that_are_no_fonts_own_are_fonts_of_the_tests(page, name, family):
    assert width(page, name) == width(page, f"'{family}'")
    assert width(page, "'DejaVu Serif'") != width(page, "Inter") != width(page, "'DejaVu Sans Mono'")


def test_all_browsers_are_started_with_the_fonts_of_the_tests():
    starts = re.compile(r'which\("(firefox-esr|chromium-headless-shell)"\)')
    files = [file for folder in ("Tests/Browser", "scripts", "Benchmarks") for file in (ROOT / folder).rglob("*.py")]
    starting = {file.name: file.read_text() for file in files if starts.search(file.read_text())}
    assert {"browser.py", "firefox.py", "browsers.py"} <= starting.keys()
    assert [name for name, text in starting.items() if "**fonts.environment(" not in text] == []
