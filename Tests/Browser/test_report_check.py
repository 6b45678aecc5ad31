"""The rules of the report's screens, asked by a program over a socket."""

import json
import urllib.error
import urllib.request

import pytest

RIGHT = {
    "disappearanceDate": "2024-02-29", "timeZone": "Europe/Warsaw", "selectedSpecies": "dog",
    "race": "Beagle", "selectedGender": "female", "age": "4",
    "location": {"latitude": "52.2", "longitude": "21.0"},
    "phone": "+48 123 456 789", "email": "name@example.com",
}
PROBLEM = "application/problem+json"


@pytest.fixture
def ask(server):
    """Sends a body, and gives status, type and text of the answer."""
    def ask(body, content_type="application/json", **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(
            server.origin + "/report/check", data=data, method="POST",
            headers={"Content-Type": content_type, **headers})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.headers.get("Content-Type"), answer.read()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers.get("Content-Type"), answer.read()
    return ask


def test_right_report_is_nothing_to_talk_about(ask):
    assert ask(RIGHT) == (204, None, b"")


def test_three_failures_at_once_in_the_words_of_the_screens(ask):
    status, content_type, text = ask(
        {**RIGHT, "race": " ", "age": "41", "location": {"latitude": "91", "longitude": "21"}})
    assert (status, content_type) == (422, PROBLEM)
    problem = json.loads(text)
    assert problem["status"] == 422 and problem["title"]
    assert [(entry["pointer"], entry["code"], entry["detail"]) for entry in problem["errors"]] == [
        ("#/race", "required", "Please enter race"),
        ("#/age", "range", "Age must be between 0 and 40"),
        ("#/location/latitude", "range", "Latitude must be between -90 and 90"),
    ]


@pytest.mark.parametrize("body", [
    b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"age": 4}', b'{"selectedSpecies": "dragon"}',
    b'{"disappearanceDate": "2026-02-30"}', b"[" * 20_000,
], ids=["nothing", "open", "list", "null", "bytes", "number", "species", "day", "deep"])
def test_malformed_is_a_bad_request_and_harms_nobody(ask, body):
    status, content_type, text = ask(body)
    assert (status, content_type) == (400, PROBLEM)
    assert json.loads(text)["status"] == 400
    assert ask(RIGHT)[0] == 204


def test_other_than_json_is_refused(ask):
    status, content_type, _ = ask(RIGHT, "text/plain")
    assert (status, content_type) == (415, PROBLEM)


def test_too_large_is_refused(ask):
    assert ask({**RIGHT, "additionalDescription": "x" * 70_000})[0] == 413
    assert ask({**RIGHT, "additionalDescription": "x" * 60_000})[0] == 204


def test_page_of_another_site_is_refused(ask):
    assert ask(RIGHT, Origin="https://example.com")[0] == 403
