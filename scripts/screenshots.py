"""Writes docs/images: pages of the showcase in light and dark, phone-wide and desktop-wide.

    scripts/screenshots [name=path …]

Each page gives `name-light-390.png`, `name-dark-390.png`, `name-light-1280.png` and
`name-dark-1280.png`. The README shows `report.png`, the first page in light on a phone.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from harness.browser import LOOKS, SIZES, launch, open_context  # noqa: E402
from harness.gate import Gate  # noqa: E402
from harness.server import Server  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

PAGES = {"report": "/report", "reports": "/reports"}


def main(arguments: list[str]) -> None:
    pages = dict(argument.split("=", 1) for argument in arguments) or PAGES
    images = ROOT / "docs" / "images"
    images.mkdir(parents=True, exist_ok=True)
    server = Server()
    try:
        server.start()
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for look in LOOKS:
                # Text on a real screen is sharp, and a picture that moves cannot be compared.
                context = open_context(
                    browser, look, device_scale_factor=2, reduced_motion="reduce")
                gate = Gate()
                gate.watch(context)
                page = context.new_page()
                for name, path in pages.items():
                    answer = page.goto(server.origin + path)
                    if answer is None or not answer.ok:
                        raise SystemExit(f"{path} answers {answer and answer.status}")
                    page.evaluate("document.fonts.ready.then(() => 1)")
                    file = images / f"{name}-{look.scheme}-{SIZES[look.size][0]}.png"
                    page.screenshot(path=file, animations="disabled", caret="hide")
                    print(file.relative_to(ROOT))
                gate.check()
                context.close()
            browser.close()
    finally:
        server.close()
    if "report" in pages:
        shutil.copyfile(images / "report-light-390.png", images / "report.png")


if __name__ == "__main__":
    main(sys.argv[1:])
