"""The hostile client speaks the wire's language, and numbers a page's elements as its script."""

import pytest
from harness.hostile import Closed, HostileClient, Refused
from harness.small_server import SmallServer

PAGE = """<!DOCTYPE html><html lang="en"><body>
<main id="screen" data-token="abc" data-first="11">
<div class="stack"><span data-testid="one">A</span>
<div class="field"><input data-p="1" data-testid="two"><span data-p="2">x</span></div>
<span class="image"><svg><path d="M0 0"></path></svg></span>
<label data-s="2"><select data-p="2" data-testid="three"></select></label>
<button data-testid="four">B</button></div>
</main><button data-testid="outside">C</button></body></html>"""


def test_elements_are_numbered_in_their_order():
    with SmallServer({"/": PAGE}) as server:
        client = HostileClient(server.origin, "/")
    assert client.token == "abc"
    # Stack 11, field 13, image 14, label 15 with two that are not on the page.
    assert client.nodes == {"one": 12, "two": 13, "three": 15, "four": 18}


def test_message_arrives_as_it_was_sent():
    with SmallServer({"/": PAGE}) as server, HostileClient(server.origin, "/") as client:
        client.connect(path="/echo")
        client.send([7])
        assert client.receive() == [7]
        assert client.acknowledged == 7
        client.send([3, 7, [0, 2, "text"]])
        client.receive()
        assert client.changes == [[0, 2, "text"]]
        client.send("", opcode=8)
        with pytest.raises(Closed):
            client.receive()


def test_refusal_has_its_status():
    with SmallServer({"/": PAGE}) as server, HostileClient(server.origin, "/") as client:
        with pytest.raises(Refused) as refused:
            client.connect(path="/nowhere")
        assert refused.value.status == 404
