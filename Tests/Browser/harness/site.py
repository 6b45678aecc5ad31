"""A whole site, found by following its links from the start page."""

import re
from dataclasses import dataclass, field
from typing import Callable, Iterator

from playwright.sync_api import Page, expect

from harness.accessibility import settle


@dataclass
class SitePage:
    """A page as a visitor found it."""

    address: str
    status: int
    title: str
    headings: tuple[str, ...]
    links: tuple[str, ...]
    # Identifiers of what is on it, without the parts that come from addresses or are numbers.
    parts: frozenset[str] = field(repr=False)


_READ = """() => ({
  headings: [...document.querySelectorAll('h1, h2, [role=heading]')].filter(one => one.checkVisibility())
    .map(one => one.textContent.trim()),
  links: [...document.querySelectorAll('a[href]')].filter(one => one.checkVisibility())
    .map(one => one.getAttribute('href')),
  parts: [...document.querySelectorAll('[data-testid]')].filter(one => one.checkVisibility())
    .map(one => one.dataset.testid),
})"""


def open_page(page: Page, origin: str, address: str) -> int:
    """Opens the address, waits until it is live and nothing loads or moves, and returns its status."""
    status = page.goto(origin + address).status
    if page.locator("script").count():
        expect(page.locator(".live")).to_be_attached()
        expect(page.locator(".busy-1").filter(visible=True)).to_have_count(0)
    settle(page)
    return status


def wait_until_complete(page: Page) -> None:
    """Until the page is live, has its late scripts and is laid out with them."""
    expect(page.locator(".live")).to_be_attached()
    page.evaluate("import(document.getElementById('screen').dataset.more + '#0').then(() => document.fonts.ready)")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
    settle(page)


def explore(
    page: Page, origin: str, start: str = "/", seen: Callable[[SitePage], None] = lambda _: None,
    leads_on: Callable[[str], bool] = lambda _: True,
) -> list[SitePage]:
    """All pages that visible links lead to, one after the other, from `start`.

    Links to other sites are not followed, nor those of which `leads_on` is false. `seen` is called while a
    page is open.
    """
    found: dict[str, SitePage] = {}
    todo = [start]
    for address in todo:
        status = open_page(page, origin, address)
        read = page.evaluate(_READ)
        links = tuple(sorted({link for link in read["links"] if link.startswith("/")}))
        found[address] = SitePage(
            address, status, page.title(), tuple(read["headings"]), links, frozenset(read["parts"]))
        seen(found[address])
        todo += [link for link in links if link not in todo and leads_on(link)]
    names = {part for one in found for part in one.split("/")}
    for one in found.values():
        one.parts = frozenset(
            ".".join(part for part in name.split(".") if part not in names and not re.search(r"\d", part))
            for name in one.parts)
    return list(found.values())


def kinds(pages: list[SitePage]) -> Iterator[SitePage]:
    """One page of those that have the same parts, the first that was found."""
    known = set()
    for page in pages:
        if page.parts not in known:
            known.add(page.parts)
            yield page
