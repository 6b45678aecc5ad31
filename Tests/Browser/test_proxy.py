"""Behind nginx, as servers that others reach are: plain and by TLS, over IPv4 and IPv6."""

import socket
import ssl

import pytest
from harness.nginx import Nginx
from harness.server import FIXTURE, Server
from harness.visitor import TAP, Refused, Visitor

NAME = "example.org"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server as the article sets it up, and nginx before it."""
    server = Server([str(FIXTURE)], {
        "APUS_ISOLATION": "visitor", "APUS_HOSTS": NAME, "APUS_TRUSTED_PROXIES": "127.0.0.1"})
    try:
        server.start()
        with Nginx(tmp_path_factory.mktemp("nginx"), server.port) as nginx:
            yield server, nginx
    finally:
        server.close()


def line(nginx: Nginx, is_secure: bool, address: str = "127.0.0.1") -> socket.socket:
    port = nginx.secure_port if is_secure else nginx.port
    plain = socket.create_connection((address, port), timeout=10)
    if not is_secure:
        return plain
    context = ssl.create_default_context(cafile=str(nginx.certificate))
    return context.wrap_socket(plain, server_hostname=NAME)


def ask(nginx: Nginx, is_secure: bool, request: str, address: str = "127.0.0.1") -> tuple[int, str]:
    """The status and the head of an answer."""
    with line(nginx, is_secure, address) as connection:
        connection.sendall(request.encode())
        head = b""
        while b"\r\n\r\n" not in head and (data := connection.recv(65536)):
            head += data
    return int(head.split(b" ", 2)[1]), head.split(b"\r\n\r\n")[0].decode("latin-1")


def get(host: str = NAME, **headers: str) -> str:
    lines = [f"Host: {host}", "Accept: text/html", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "GET /harm HTTP/1.1\r\n" + "".join(f"{one}\r\n" for one in lines) + "\r\n"


class ProxiedVisitor(Visitor):
    """A visitor who asks nginx instead of the server."""

    def __init__(self, nginx: Nginx, is_secure: bool, address: str, host: str = NAME):
        self.nginx, self.is_secure, self.address, self.host = nginx, is_secure, address, host
        super().__init__(f"{'https' if is_secure else 'http'}://{host}")

    def page(self, path: str) -> str:
        with line(self.nginx, self.is_secure, self.address) as connection:
            connection.sendall(get(self.host).encode())
            answer = b""
            while data := connection.recv(65536):
                answer += data
        head, _, body = answer.partition(b"\r\n\r\n")
        for field in head.decode().split("\r\n"):
            if field.lower().startswith("set-cookie: "):
                self.cookie = {"Cookie": field.split(": ", 1)[1].split(";")[0]}
        return body.decode()

    def open_line(self) -> socket.socket:
        return line(self.nginx, self.is_secure, self.address)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
@pytest.mark.parametrize("is_secure", [False, True])
def test_visitor_behind_a_proxy_is_served_and_survives_a_crash(place, is_secure, address):
    _, nginx = place
    with ProxiedVisitor(nginx, is_secure, address) as visitor:
        assert ("__Host-" in visitor.cookie["Cookie"]) == is_secure
        visitor.tap("harm.count")
        assert visitor.shown("harm.value") == "1"
        first = visitor.process
        visitor.do(TAP, "harm.trap")
        visitor.wait_for_another_room()
        assert visitor.process != first
        visitor.tap("harm.count")


@pytest.mark.parametrize("is_secure", [False, True])
def test_page_of_a_port_that_is_not_the_usual_one_gets_its_socket(place, is_secure):
    _, nginx = place
    host = f"{NAME}:{nginx.secure_port if is_secure else nginx.port}"
    with ProxiedVisitor(nginx, is_secure, "127.0.0.1", host) as visitor:
        visitor.tap("harm.count")
        assert visitor.shown("harm.value") == "1"
        visitor.close()
        # A page of the usual port is another site.
        with pytest.raises(Refused):
            visitor.connect(origin=f"{'https' if is_secure else 'http'}://{NAME}")


def test_browser_stays_with_https_where_the_proxy_says_so(place):
    _, nginx = place
    status, head = ask(nginx, True, get())
    assert status == 200 and "strict-transport-security: max-age=" in head.lower()
    assert "secure" in [part.strip().lower() for part in head.replace("\r\n", ";").split(";")]
    status, head = ask(nginx, False, get())
    assert status == 200 and "strict-transport-security" not in head.lower()


def test_name_of_another_site_gets_nothing(place):
    _, nginx = place
    assert ask(nginx, True, get("evil.example"))[0] == 421


def test_what_a_visitor_says_of_their_address_is_not_believed(place):
    server, nginx = place
    for number in range(3):
        # The proxy writes these itself, whatever came.
        status, head = ask(nginx, False, get(
            X_Forwarded_Proto="https", X_Forwarded_Host="evil.example",
            X_Forwarded_For=f"192.0.2.{number}"))
        assert status == 200 and "__Host-" not in head
    assert "APUS_TRUSTED_PROXIES" not in server.log


@pytest.mark.parametrize("is_secure", [False, True])
def test_socket_of_a_foreign_origin_is_refused_behind_a_proxy(place, is_secure):
    _, nginx = place
    with ProxiedVisitor(nginx, is_secure, "127.0.0.1") as visitor:
        visitor.close()
        with pytest.raises(Refused) as refused:
            visitor.connect(origin="https://evil.example")
        assert refused.value.status == 403
        # By another scheme it is another site, too.
        with pytest.raises(Refused):
            visitor.connect(origin=f"{'http' if is_secure else 'https'}://{NAME}")


@pytest.mark.parametrize(("request_", "statuses"), [
    ("GET / HTTP/1.1\r\nHost: example.org\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
     {400, 200, 404}),
    ("TRACE / HTTP/1.1\r\nHost: example.org\r\n\r\n", {405}),
    ("GET / HTTP/1.1\r\n\r\n", {400}),
    ("GET / HTTP/1.1\r\nHost: example.org\r\nX: " + "a" * 40_000 + "\r\n\r\n", {400, 431}),
])
def test_odd_requests_are_refused_behind_a_proxy(place, request_, statuses):
    _, nginx = place
    assert ask(nginx, False, request_)[0] in statuses
