"""nginx before a server, with the settings of the article `ServingScreens`."""

import re
import subprocess
import time
from pathlib import Path

from harness.proxy import free_port
from harness.server import ROOT

PROGRAM = ROOT / ".build" / "nginx" / "usr" / "sbin" / "nginx"
ARTICLE = ROOT / "Sources" / "ApusUI" / "ApusUI.docc" / "ServingScreens.md"


def settings_of_the_article() -> str:
    """What the article says to write into nginx's configuration."""
    return re.search(r"```nginx\n(.*?)```", ARTICLE.read_text(), re.DOTALL)[1]


class Nginx:
    """Listens on a port of its own, by HTTP and HTTPS, over IPv4 and IPv6, as `example.org`."""

    def __init__(self, folder: Path, server_port: int):
        self.port, self.secure_port = free_port(), free_port()
        self.folder = folder
        self.certificate, key = folder / "certificate.pem", folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
             "/CN=example.org", "-addext", "subjectAltName=DNS:example.org", "-keyout", str(key),
             "-out", str(self.certificate)], check=True, capture_output=True)
        settings = settings_of_the_article()
        # What stands for this machine in the article.
        for wanted, here in [
            ("listen 443 ssl;", f"listen {self.secure_port} ssl; listen [::1]:{self.secure_port} ssl; "
                                f"listen {self.port}; listen [::1]:{self.port};"),
            ("127.0.0.1:8080", f"127.0.0.1:{server_port}"),
            ("/etc/ssl/example.org.pem", str(self.certificate)),
            ("/etc/ssl/example.org.key", str(key)),
        ]:
            assert wanted in settings, f"the article does not say {wanted}"
            settings = settings.replace(wanted, here)
        places = "\n".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off; {places}\n{settings}\n}}\n")
        self.process: subprocess.Popen | None = None

    def __enter__(self) -> "Nginx":
        self.process = subprocess.Popen(
            [str(PROGRAM), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e",
             str(self.folder / "error.log")])
        deadline = time.monotonic() + 10
        while not (self.folder / "pid").exists():
            assert self.process.poll() is None, (self.folder / "error.log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
