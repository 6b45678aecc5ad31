"""A server starts when it is healthy, says why it does not, and its worker can be killed."""

import os
import select
import sys
import urllib.request

import pytest
from harness.server import Server, kill_worker, workers

# Serves /healthz, and has a child of the same program that it replaces when it dies.
SUPERVISOR = """
import http.server, os, subprocess, sys, threading

def supervise():
    while True:
        worker = subprocess.Popen([sys.executable, '-c', 'import sys; sys.stdin.read()'],
            stdin=subprocess.PIPE)
        started.set()
        worker.wait()

class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(os.environ['DATA'].encode())

started = threading.Event()
threading.Thread(target=supervise, daemon=True).start()
started.wait()
http.server.HTTPServer((os.environ['HOST'], int(os.environ['PORT'])), Handler).serve_forever()
"""


@pytest.fixture
def new_server():
    servers = []

    def new(program: str) -> Server:
        servers.append(Server([sys.executable, "-c", program]))
        return servers[-1]

    yield new
    for server in servers:
        server.close()


def test_server_gets_its_port_and_data_directory(new_server):
    server = new_server(SUPERVISOR).start()
    with urllib.request.urlopen(server.origin, timeout=5) as response:
        assert response.read().decode() == str(server.data)
    assert server.data.is_dir()


def test_server_starts_again_on_the_same_port(new_server):
    server = new_server(SUPERVISOR).start()
    port, first = server.port, server.process.pid
    server.stop()
    server.start()
    assert server.port == port
    assert server.process.pid != first


def test_server_that_ends_is_reported_with_its_log(new_server):
    with pytest.raises(RuntimeError, match="no database"):
        new_server("import sys; sys.exit('no database')").start()


def test_server_that_never_answers_is_given_up(new_server):
    server = new_server("import threading; threading.Event().wait()")
    with pytest.raises(RuntimeError, match="does not serve"):
        server.start(timeout=0.3)
    assert server.process is None


def test_killed_worker_is_gone_and_the_server_lives(new_server):
    server = new_server(SUPERVISOR).start()
    before = workers(server)
    assert len(before) == 1
    descriptor = os.pidfd_open(before[0])
    try:
        assert kill_worker(server) == before[0]
        # A process descriptor becomes readable when its process has ended.
        assert select.select([descriptor], [], [], 5)[0] == [descriptor]
    finally:
        os.close(descriptor)
    assert server.process.poll() is None


def test_server_without_worker_is_said(new_server):
    program = SUPERVISOR.replace("threading.Thread(target=supervise, daemon=True).start()", "")
    program = program.replace("started.wait()", "")
    with pytest.raises(AssertionError, match="no worker"):
        kill_worker(new_server(program).start())
