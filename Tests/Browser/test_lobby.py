"""Pages for whoever has no room: drawn by a process that has seen nobody else."""

import re
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from harness.house import serving
from harness.metrics import metrics
from harness.server import FIXTURE, Server


def get(origin: str, path: str, client: str = "", **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(
        origin + path, headers={"Accept": "text/html", "X-Forwarded-For": client, **headers})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def trusting(**environment: str):
    """A server that believes what the tests say of their addresses."""
    return serving(APUS_ISOLATION="visitor", APUS_TRUSTED_PROXIES="127.0.0.1", **environment)


def test_no_reader_sees_what_a_page_kept_for_another(gate):
    with trusting() as server:
        def read(index: int) -> str:
            status, text = get(server.origin, f"/lobby/name{index}", "192.0.2.1")
            assert status == 200
            return text

        with ThreadPoolExecutor(6) as pool:
            texts = list(pool.map(read, range(40)))
        assert metrics(server.origin)["apus_lobby_pages_total"] >= 10
        found = [re.search(r"before: \[(.*?)\] process: (\d+)", text) for text in texts]
        assert [match[1] for match in found] == [""] * 40
        assert len({match[2] for match in found}) == 40


def test_readers_of_one_page_cost_one_process(gate):
    """Clients without cookies, which ask for the same: a page for each would be a process for each."""
    with trusting() as server:
        def read(index: int) -> tuple[str, str]:
            status, text = get(server.origin, "/lobby/same", f"192.0.2.{index % 2}", **{"Accept-Language": "de"})
            assert status == 200
            return re.search(r"process: (\d+)", text)[1], re.search(r'nonce="([^"]+)"', text)[1]

        for index in range(60):
            read(index)
        start = time.monotonic()
        with ThreadPoolExecutor(4) as pool:
            seen = list(pool.map(read, range(60)))
        assert len({nonce for _, nonce in seen}) == 60
        # A page is shown to others for two seconds; each client may be a new visitor every five.
        assert len({process for process, _ in seen}) <= (time.monotonic() - start) * 0.9 + 4


def test_page_that_ends_its_process_is_asked_twice_by_a_client_and_costs_others_nothing(gate):
    with trusting() as server:
        crashes = "apus_room_crashes_total"
        before = metrics(server.origin).get(crashes, 0)
        # Rooms of strangers are used up, so these are drawn by the lobby.
        for index in range(30):
            get(server.origin, f"/lobby/{index}", "192.0.2.9")
        start = time.monotonic()
        for index in range(8):
            status, _ = get(server.origin, f"/lobby/trap?{index}", "192.0.2.9")
            assert status == 500
        # A client may be a new visitor every five seconds, whose own room is not the lobby's. The next may be due at once.
        assert 2 <= metrics(server.origin)[crashes] - before <= 3 + (time.monotonic() - start) / 5
        status, _ = get(server.origin, "/readyz")
        assert status == 200
        # Another client finds out for itself, and others read on.
        status, text = get(server.origin, "/lobby/fine", "192.0.2.9")
        assert status == 200 and "before: []" in text


def test_endpoints_and_readiness_go_on_while_pages_trap_and_loop(gate):
    with trusting() as server, ThreadPoolExecutor(8) as pool:
        attacks = [
            pool.submit(get, server.origin, f"/lobby/{kind}?{index}", f"198.51.100.{index}")
            for index in range(6) for kind in ("trap", "loop")]
        for _ in range(20):
            assert get(server.origin, "/readyz")[0] == 200
            time.sleep(0.1)
        for attack in attacks:
            assert attack.result()[0] == 500
        assert get(server.origin, "/readyz")[0] == 200


def test_whoever_is_signed_in_waits_for_a_room(gate):
    """Thirty browsers come back at once after a restart: none is shown a page for strangers."""
    server = Server(
        [str(FIXTURE)],
        {"APUS_ISOLATION": "visitor", "APUS_TRUSTED_PROXIES": "127.0.0.1"})
    try:
        server.start()

        def first(index: int) -> str:
            request = urllib.request.Request(
                server.origin + "/lobby/first", headers={
                    "Accept": "text/html", "X-Forwarded-For": f"192.0.2.{index}"})
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.headers["Set-Cookie"].split(";")[0]

        cookies = [first(index) for index in range(30)]
        server.stop()
        server.start()

        def again(index: int) -> str:
            status, text = get(
                server.origin, "/lobby/again", f"192.0.2.{index}",
                Cookie=f"{cookies[index]}; apus-session=valid")
            assert status == 200
            return re.search(r"process: (\d+)", text)[1]

        with ThreadPoolExecutor(30) as pool:
            processes = list(pool.map(again, range(30)))
        assert len(set(processes)) == 30
        assert metrics(server.origin).get("apus_lobby_pages_total", 0) == 0
    finally:
        server.close()
