"""Fixtures of the browser tests. Elements are found by `data-testid`: page.get_by_test_id(…)."""

import os
from pathlib import Path
from typing import Callable, Iterator

import pytest
from harness import capabilities, order, parts
from harness.browser import Look, close, launch, open_context
from harness.failures import Failures
from harness.gate import Gate
from harness.proxy import DelayProxy
from harness.server import FIXTURE, Server
from harness.site import wait_until_complete
from playwright.sync_api import Browser, Page, Playwright, sync_playwright


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    close(browser)


@pytest.fixture(scope="session")
def large_text(playwright: Playwright) -> Iterator[Browser]:
    """A browser whose visitor has set letters of twice the usual size."""
    browser = launch(playwright, font_size=32)
    yield browser
    close(browser)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The showcase, shared by all tests that leave it as they found it."""
    server = Server()
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def own_server(gate: Gate) -> Iterator[Server]:
    """A showcase for one test that stops it, kills its worker or looks at all its data."""
    server = Server()
    try:
        yield server.start()
        gate.end()
    finally:
        server.close()


@pytest.fixture(scope="session")
def fixture() -> Iterator[Server]:
    """The screens of Tests/Browser/Fixture, shared by all tests."""
    server = Server([str(FIXTURE)])
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(scope="session")
def whole_fixture() -> Iterator[Server]:
    """As `fixture`, with the client's script as it is written, for tests that change its text."""
    server = Server([str(FIXTURE)], {"APUS_CLIENT": "whole"})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def new_fixture(gate: Gate) -> Iterator[Callable[[], Server]]:
    """Starts servers of the fixture's screens that end with the test, for tests that kill them."""
    servers = []

    def new() -> Server:
        servers.append(Server([str(FIXTURE)]))
        return servers[-1].start()

    yield new
    gate.end()
    for server in servers:
        server.close()


@pytest.fixture
def look() -> Look:
    """What `page` is seen with; a test that wants all looks is parametrized with `LOOKS`."""
    return Look()


@pytest.fixture
def gate() -> Gate:
    """Watches every page of `new_page`, which fails the test if one did what no page may do.

    `gate.allow` names what the test itself causes, such as a socket that it cuts.
    """
    return Gate()


@pytest.fixture
def new_page(browser: Browser, gate: Gate, look: Look) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a context of its own, all watched by the gate.

    `new_page(look=…, **options)` takes Playwright's options of a context. A second tab of the same
    visitor is `page.context.new_page()`.
    """
    contexts = []

    def new(look: Look = look, **options) -> Page:
        context = open_context(browser, look, **options)
        contexts.append(context)
        gate.watch(context)
        return context.new_page()

    yield new
    # Before the contexts close, so that the gate hears what the last action caused.
    try:
        gate.check()
    finally:
        for context in contexts:
            context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page()


@pytest.fixture
def new_proxy(gate: Gate) -> Iterator[Callable[..., DelayProxy]]:
    """Makes proxies that end with the test: `new_proxy(server.port, one_way_delay_ms=75)`."""
    proxies = []

    def new(target_port: int, one_way_delay_ms: float = 0) -> DelayProxy:
        proxies.append(DelayProxy(target_port, one_way_delay_ms))
        return proxies[-1]

    yield new
    gate.end()
    for proxy in proxies:
        proxy.close()


def pytest_configure(config):
    config.addinivalue_line("markers", parts.MARKER)
    config.addinivalue_line("markers", parts.LONGER)
    config.addinivalue_line("markers", capabilities.MARKER)
    config.pluginmanager.register(Failures(config))


# After what was asked for by `-k` is known.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    mark_known_faults(items)
    capabilities.leave_out(items)
    rest = capabilities.without_page(items)
    if not parts.is_whole():
        rest += parts.left_out(items, seed=int(os.environ.get("PART_SEED", 0)))
    items[:] = order.longest_first([item for item in items if item not in rest])
    config.hook.pytest_deselected(items=rest)


def mark_known_faults(items) -> None:
    """Marks the tests of known_faults.txt as expected to fail."""
    faults = {}
    for line in (Path(__file__).parent / "known_faults.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, reason = line.split(maxsplit=1)
            faults[name] = reason
    for item in items:
        for name in (item.path.name, item.nodeid.removeprefix("Tests/Browser/")):
            if name in faults:
                item.add_marker(pytest.mark.xfail(reason=faults[name], strict=False))


@pytest.fixture
def show(page: Page, fixture: Server) -> Callable[[str], Page]:
    """Shows a stranger's screen on a phone."""
    def show(name: str) -> Page:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{fixture.origin}/strangers/{name}")
        wait_until_complete(page)
        return page
    return show
