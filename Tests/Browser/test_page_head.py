"""What pages say of themselves to search engines, messengers and browsers."""

import re

import pytest

PAGES = ["/", "/reports", "/report", "/care", "/login-cells", "/profile/ada", "/builder"]


def head_of(page, origin: str, address: str) -> str:
    answer = page.request.get(origin + address, headers={"Accept": "text/html"})
    assert answer.status == 200
    return answer.text().split("</head>")[0]


def content(head: str, name: str) -> str | None:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', head)
    return found and found.group(1)


@pytest.mark.parametrize("address", PAGES)
def test_a_page_says_what_it_is_and_where(page, server, address):
    head = head_of(page, server.origin, address)
    assert len(content(head, "description")) > 40
    assert content(head, "og:description") == content(head, "description")
    assert content(head, "og:site_name") == "Apus"
    assert content(head, "og:url").startswith(server.origin + "/")
    assert re.search(r'<link rel="canonical" href="([^"]*)"', head).group(1) == content(head, "og:url")
    name = content(head, "og:title")
    assert re.search(r'<title>([^<]+)</title>', head).group(1) == (name if name == "Apus" else f"{name} – Apus")
    assert '(prefers-color-scheme: dark)" content="#000"' in head


def test_pages_have_titles_of_their_own(page, server):
    heads = [head_of(page, server.origin, address) for address in PAGES]
    titles = [content(head, "og:title") for head in heads]
    assert len(set(titles)) == len(PAGES), titles
    assert len({content(head, "description") for head in heads}) == len(PAGES)


def test_a_query_is_not_part_of_where_a_page_is(page, server):
    head = head_of(page, server.origin, "/reports?from=mail")
    assert content(head, "og:url") == server.origin + "/reports"
