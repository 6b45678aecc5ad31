"""Takes pictures of the showcase's pages in light and dark, phone-wide and desktop-wide.

    scripts/screenshots [name …]

Each scene gives `name-light-390.png`, `name-dark-390.png`, `name-light-1280.png` and
`name-dark-1280.png` in `.build/screenshots`; without names all scenes are taken. The few that the
documentation shows (`SHOWN`) are copied to docs/images.
"""

import shutil
import sys
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from harness.browser import LOOKS, SIZES, Look, launch, open_context  # noqa: E402
from harness.gate import Gate  # noqa: E402
from harness.server import Server  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402
from screens.builder import BuilderArea  # noqa: E402
from screens.care import sign_in  # noqa: E402
from screens.pictures import file, landscape  # noqa: E402
from screens.report import Animal, ReportFlow  # noqa: E402

ANIMALS = [
    Animal(),
    Animal(name="Minka", species="Cat", race="Maine Coon", age="2", phone="030 1234567"),
    Animal(name="", species="Bird", race="Budgerigar", gender="male", age="", chip_number=""),
]


def start(flow: ReportFlow) -> None:
    flow.page.goto(flow.origin)
    expect(flow.item("start.reportButton.tap")).to_be_visible()


def login_cells(flow: ReportFlow) -> None:
    flow.page.goto(flow.origin + "/login-cells")
    email = flow.page.get_by_test_id("loginCells.emailTextField.input")
    email.fill("ada@mailinator.com")
    flow.page.get_by_test_id("loginCells.validateButton.tap").click()
    expect(flow.page.get_by_label("Refused by the server")).to_be_visible()
    expect(flow.page.get_by_test_id("loginCells.passwordTextField.input")).to_have_attribute(
        "aria-invalid", "true")


def care(who: str, path: str, seen: str) -> Callable[[ReportFlow], None]:
    """A page of CareSupport, as one of its demo accounts sees it."""

    def scene(flow: ReportFlow) -> None:
        sign_in(flow.page, flow, who)
        expect(flow.item("dashboard.greeting.text")).to_be_visible(timeout=30_000)
        flow.page.goto(f"{flow.origin}/care{path}")
        expect(flow.item(seen)).to_be_visible()

    return scene


def builder(address: str, seen: str, condition: str = "") -> Callable[[ReportFlow], None]:
    """A page of the site office, with the repository in a condition."""

    def scene(flow: ReportFlow) -> None:
        area = BuilderArea(flow.page, flow.origin).sign_in(address)
        if condition:
            area.set_condition(condition)
            area.choose("Projects")
        expect(area.item(seen).first).to_be_visible()

    return scene


def profile(address: str, seen: str) -> Callable[[ReportFlow], None]:
    def scene(flow: ReportFlow) -> None:
        flow.page.goto(flow.origin + address)
        expect(flow.item(seen).filter(visible=True).first).to_be_visible()

    return scene


def photo(flow: ReportFlow) -> None:
    flow.go_to("photo")
    flow.choose_photo(file("luna-in-the-park.png", landscape(), "image/png"))
    expect(flow.item("photo.preview.image").locator("img")).to_be_visible()


def photo_error(flow: ReportFlow) -> None:
    flow.go_to("photo")
    flow.choose_photo(file("letter.png", b"Dear all"))
    expect(flow.item("photo.error.text")).to_be_visible()


def description_filled(flow: ReportFlow) -> None:
    flow.go_to("animalDescription")
    flow.fill_animalDescription()


def description_errors(flow: ReportFlow) -> None:
    flow.go_to("animalDescription")
    flow.description("age").fill("41")
    flow.description("latitude").fill("91")
    flow.advance("animalDescription")
    expect(flow.item("animalDescription.gender.error")).to_be_visible()


def contact_errors(flow: ReportFlow) -> None:
    flow.go_to("contactDetails")
    flow.contact("phone").fill("123")
    flow.contact("email").fill("name@")
    flow.advance("contactDetails")
    expect(flow.item("contactDetails.emailTextField.input.error")).to_be_visible()


def toast(flow: ReportFlow) -> None:
    contact_errors(flow)
    expect(flow.item("toast.message.tap")).to_be_visible()


def location_alert(flow: ReportFlow) -> None:
    flow.go_to("animalDescription")
    flow.item("animalDescription.gpsButton.tap").click()
    expect(flow.page.get_by_role("alertdialog")).to_be_visible()


def reports(flow: ReportFlow) -> None:
    for animal in ANIMALS:
        flow.go_to("summary", animal)
    flow.page.goto(flow.origin + "/reports")
    expect(flow.page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(len(ANIMALS))


def no_reports(flow: ReportFlow) -> None:
    flow.page.goto(flow.origin + "/reports")
    expect(flow.item("reports.message.text")).to_be_visible()


SCENES: dict[str, Callable[[ReportFlow], object]] = {
    "start": start,
    "login-cells": login_cells,
    "care-sign-in": lambda flow: flow.page.goto(flow.origin + "/care"),
    "care-patient": care("maria", "", "dashboard.greeting.text"),
    "care-coordinator": care("amara", "", "dashboard.greeting.text"),
    "care-tasks": care("lena", "/tasks", "taskList.list.scroll"),
    "care-health": care("maria", "/health/maria", "health.chart.image"),
    "profile": profile("/profile/ada", "profile.name.text"),
    "profile-missing": profile("/profile/nobody", "profile.missing.title.text"),
    "people": profile("/profile", "people.row.ada.tap"),
    "builder-login": lambda flow: BuilderArea(flow.page, flow.origin).open(),
    "builder-projects": builder("/builder", "projects.list.scroll"),
    "builder-rfis": builder("/builder/rfis", "rfis.list.scroll"),
    "builder-error": builder("/builder", "errorState.retry.tap", "Failing"),
    "builder-empty": builder("/builder", "emptyState.title.text", "Empty"),
    "reports-empty": no_reports,
    "report": lambda flow: flow.open().expect_step("chipNumber"),
    "report-photo-empty": lambda flow: flow.go_to("photo"),
    "report-photo": photo,
    "report-photo-error": photo_error,
    "report-description-empty": lambda flow: flow.go_to("animalDescription"),
    "report-description": description_filled,
    "report-description-errors": description_errors,
    "report-location-alert": location_alert,
    "report-contact-empty": lambda flow: flow.go_to("contactDetails"),
    "report-contact-errors": toast,
    # Before the summary, which sends a report of its own.
    "reports": reports,
    "report-summary": lambda flow: flow.go_to("summary"),
}


# Scene, look and the name under which the documentation shows it.
SHOWN = [
    ("report", "light-390", "report"),
    ("report-description", "light-390", "description"),
    ("report-description-errors", "dark-390", "errors-dark"),
    ("reports", "dark-390", "reports-dark"),
    ("report-description", "light-1280", "description-wide"),
    ("care-patient", "light-390", "care"),
    ("care-health", "dark-390", "care-health-dark"),
    ("builder-projects", "dark-390", "builder-dark"),
    ("profile", "light-390", "profile"),
]
# Bytes: they are part of the repository.
LARGEST = 150_000


def take(names: list[str], look: Look, browser: Browser, images: Path) -> None:
    """Takes scenes with one look, on a server of their own, so that the list is always the same."""
    server = Server()
    try:
        server.start()
        for name in names:
            # Text on a real screen is sharp, and a picture that moves cannot be compared.
            context = open_context(browser, look, device_scale_factor=2, reduced_motion="reduce")
            gate = Gate()
            # Of things that are not there there are pictures, too.
            gate.allow("status of 404")
            gate.watch(context)
            page = context.new_page()
            SCENES[name](ReportFlow(page, server.origin))
            # A field that has the focus looks otherwise than the rest; a dialog always has it.
            page.evaluate("""() => {
              if (!document.querySelector('dialog[open]')) document.activeElement.blur()
              scrollTo(0, 0)
              return document.fonts.ready.then(() => 1)
            }""")
            # What a person sees at once: bars stand at the window's edges.
            target = images / f"{name}-{look.scheme}-{SIZES[look.size][0]}.png"
            page.screenshot(path=target, animations="disabled", caret="hide")
            print(target.relative_to(ROOT), flush=True)
            gate.check()
            context.close()
    finally:
        server.close()


def main(arguments: list[str]) -> None:
    if unknown := set(arguments) - set(SCENES):
        raise SystemExit(f"There is no scene {', '.join(unknown)}: {', '.join(SCENES)}")
    # In the order of the list above: empty comes before full.
    names = [name for name in SCENES if name in (arguments or SCENES)]
    images = ROOT / ".build" / "screenshots"
    images.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for look in LOOKS:
            take(names, look, browser, images)
        browser.close()
    for name, look, shown in SHOWN:
        if name not in names:
            continue
        picture = images / f"{name}-{look}.png"
        if picture.stat().st_size > LARGEST:
            raise SystemExit(f"{picture.name} is too large for docs/images.")
        shutil.copyfile(picture, ROOT / "docs" / "images" / f"{shown}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
