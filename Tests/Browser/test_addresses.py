"""No address that an app shows runs anything or leads to another site unless it says so with a scheme of the web."""

# As the browser itself reads them.
READ = """() => [...document.querySelectorAll('#screen a[href],#screen img[src]')].map((one) => {
  const url = new URL(one.href ?? one.src)
  return [url.protocol, url.host, one.getAttribute('href') ?? one.getAttribute('src')]
})"""


def test_addresses_that_run_something_or_hide_their_site_are_no_links(page, fixture, gate):
    # Paths of this site are no pictures here.
    gate.allow("404")
    asked, windows, dialogs = [], [], []
    page.context.on("request", lambda request: asked.append(request.url))
    page.context.on("page", lambda window: windows.append(window))
    page.on("dialog", lambda dialog: dialogs.append(dialog))
    page.goto(fixture.origin + "/addresses")
    assert int(page.get_by_test_id("addresses.count").text_content()) > 300
    here = page.evaluate("location.host")
    for protocol, host, text in page.evaluate(READ):
        assert protocol in ("http:", "https:") and host == here, text
    page.get_by_role("button", name="Open all").click()
    page.get_by_role("button", name="Open all").click()
    page.wait_for_function("() => !document.querySelector('.queued')")
    assert page.url == fixture.origin + "/addresses"
    assert not dialogs
    # A path of this site may be opened.
    assert not [window.url for window in windows if not window.url.startswith((fixture.origin, "about:blank"))]
    assert not [url for url in asked if not url.startswith(fixture.origin)]
