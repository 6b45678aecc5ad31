"""The client that Autobahn's cases drive: sends what they ask for, right or wrong, and keeps the
books by which they judge the server. Names and meanings are those of Autobahn's own client with
`failByDrop=False`; only its patience is longer, for busy machines.
"""

import asyncio
import base64
import dataclasses
import hashlib
import os
import socket
import struct
import types

from cases import WebSocketProtocol

PATIENCE = 5.0


@dataclasses.dataclass
class Result:
    behavior: str
    behavior_close: str
    detail: str

    @property
    def passed(self):
        fine = ("OK", "INFORMATIONAL")
        return self.behavior in fine and self.behavior_close in fine

    def __str__(self):
        return f"{self.behavior}, closing {self.behavior_close}: {self.detail}"


class Client(WebSocketProtocol):
    CLOSE_STATUS_CODE_NORMAL = 1000
    CLOSE_STATUS_CODE_GOING_AWAY = 1001
    CLOSE_STATUS_CODE_PROTOCOL_ERROR = 1002
    CLOSE_STATUS_CODE_UNSUPPORTED_DATA = 1003
    CLOSE_STATUS_CODE_INVALID_PAYLOAD = 1007
    CLOSE_STATUS_CODE_POLICY_VIOLATION = 1008
    CLOSE_STATUS_CODE_MESSAGE_TOO_BIG = 1009

    def __init__(self, case):
        self.state = self.STATE_CONNECTING
        self.factory = types.SimpleNamespace(isServer=False)
        self.connectionWasOpen = False
        self.closedByMe = self.failedByMe = self.droppedByMe = self.wasClean = False
        self.localCloseCode = self.localCloseReason = None
        self.remoteCloseCode = self.remoteCloseReason = None
        self.autoFragmentSize = 0
        self.txFrameStats = {}
        self.outgoing = asyncio.Queue()
        self.later = []
        self.streamed = None
        self.fragments = None
        self.case = case(self)

    # What the cases call.

    def sendFrame(self, opcode, payload="", fin=True, rsv=0, mask=None, payload_len=None,
                  chopsize=None, sync=False):
        if mask is not None:
            raise NotImplementedError("no case of these groups gives a mask")
        data = payload.encode("latin-1")
        if payload_len is not None:
            data = (data * (payload_len // len(data) + 1))[:payload_len]
        self.txFrameStats[opcode] = self.txFrameStats.get(opcode, 0) + 1
        key = os.urandom(4)
        first = (0x80 if fin else 0) | rsv << 4 | opcode
        self.write(header(first, len(data), key) + masked(data, key), chopsize)

    def sendMessage(self, payload, isBinary=False, fragmentSize=None, sync=False):
        if self.state != self.STATE_OPEN:
            return
        opcode = 2 if isBinary else 1
        size = fragmentSize or self.autoFragmentSize
        if not size or len(payload) <= size:
            self.sendFrame(opcode, payload)
            return
        for start in range(0, len(payload), size):
            last = start + size >= len(payload)
            self.sendFrame(opcode if start == 0 else 0, payload[start:start + size], fin=last)

    def beginMessage(self, isBinary=False):
        self.streamed = types.SimpleNamespace(opcode=2 if isBinary else 1, key=None, sent=0)

    def beginMessageFrame(self, length):
        self.streamed.key, self.streamed.sent = os.urandom(4), 0
        self.write(header(self.streamed.opcode, length, self.streamed.key))
        self.streamed.opcode = 0

    def sendMessageFrameData(self, payload, sync=False):
        data = payload.encode("latin-1")
        self.write(masked(data, self.streamed.key, self.streamed.sent))
        self.streamed.sent += len(data)

    def endMessage(self):
        self.sendFrame(self.streamed.opcode, "", fin=True)

    def sendClose(self, code=None, reason=None):
        self.sendCloseFrame(code, reason)

    def sendCloseFrame(self, code=None, reasonUtf8=None, isReply=False):
        if self.state != self.STATE_OPEN:
            return
        payload = "" if code is None else struct.pack("!H", code).decode("latin-1")
        if reasonUtf8 is not None:
            payload += reasonUtf8
        self.sendFrame(8, payload)
        self.state = self.STATE_CLOSING
        self.closedByMe = not isReply
        self.localCloseCode, self.localCloseReason = code, reasonUtf8
        if self.closedByMe:
            self.call_later(PATIENCE, self.give_up)

    def continueLater(self, delay, function, tag=None):
        self.call_later(delay, lambda: self.state != self.STATE_CLOSED and function())

    def killAfter(self, delay):
        self.call_later(delay, self.fail)

    def closeAfter(self, delay):
        self.call_later(delay, self.sendClose)

    # The connection.

    def write(self, data, chopsize=None):
        if chopsize:
            for start in range(0, len(data), chopsize):
                self.outgoing.put_nowait(data[start:start + chopsize])
        else:
            self.outgoing.put_nowait(data)

    def call_later(self, delay, function):
        self.later.append(asyncio.get_running_loop().call_later(delay, function))

    def fail(self, code=CLOSE_STATUS_CODE_GOING_AWAY):
        if self.state == self.STATE_CLOSED:
            return
        self.failedByMe = True
        if self.state == self.STATE_OPEN:
            self.sendClose(code)
        else:
            self.drop()

    def give_up(self):
        """The server neither answered our close frame nor dropped the connection."""
        if self.state != self.STATE_CLOSED:
            self.wasClean = False
            self.drop()

    def drop(self):
        self.droppedByMe = True
        self.state = self.STATE_CLOSED
        self.transport.abort()

    async def write_all(self, writer):
        try:
            while True:
                writer.write(await self.outgoing.get())
                await writer.drain()
                # Lets each piece leave on its own.
                await asyncio.sleep(0)
        except OSError:
            pass

    async def read_all(self, reader):
        while True:
            try:
                first, second = await reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    (length,) = struct.unpack("!H", await reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack("!Q", await reader.readexactly(8))
                payload = await reader.readexactly(length)
            except (asyncio.IncompleteReadError, OSError):
                return
            if first & 0x70 or second & 0x80:
                self.fail(self.CLOSE_STATUS_CODE_PROTOCOL_ERROR)
            else:
                self.frame(first & 0x0F, bool(first & 0x80), payload.decode("latin-1"))

    def frame(self, opcode, fin, payload):
        if opcode == 8:
            if len(payload) >= 2:
                (self.remoteCloseCode,) = struct.unpack("!H", payload[:2].encode("latin-1"))
                self.remoteCloseReason = payload[2:]
            self.wasClean = True
            self.sendCloseFrame(self.CLOSE_STATUS_CODE_NORMAL, isReply=True)
            self.case.onClose(True, self.remoteCloseCode, self.remoteCloseReason)
            # From here the server has to end the connection.
            self.call_later(PATIENCE, self.give_up)
        elif self.state != self.STATE_OPEN:
            pass
        elif opcode == 9:
            self.sendFrame(10, payload)
        elif opcode == 10:
            self.case.onPong(payload)
        elif opcode in (0, 1, 2) and (opcode == 0) == (self.fragments is not None):
            kind, text = self.fragments or (opcode, "")
            self.fragments = (kind, text + payload)
            if fin:
                kind, text = self.fragments
                self.fragments = None
                self.case.onMessage(text, kind == 2)
        else:
            self.fail(self.CLOSE_STATUS_CODE_PROTOCOL_ERROR)

    async def run(self, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        self.transport = writer.transport
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await self.handshake(reader, writer, port)
        self.state = self.STATE_OPEN
        self.connectionWasOpen = True
        writing = asyncio.create_task(self.write_all(writer))
        self.case.onOpen()
        await self.read_all(reader)
        self.state = self.STATE_CLOSED
        for timer in self.later:
            timer.cancel()
        writing.cancel()
        self.transport.abort()
        self.case.onConnectionLost(self.failedByMe)

    async def handshake(self, reader, writer, port):
        key = base64.b64encode(os.urandom(16))
        writer.write(
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n"
            % (port, key))
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        digest = hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
        accept = b"sec-websocket-accept: " + base64.b64encode(digest).lower()
        if not answer.startswith(b"http/1.1 101") or accept not in answer.split(b"\r\n"):
            raise ConnectionError("the upgrade was refused")


def header(first, length, key):
    if length <= 125:
        return struct.pack("!BB", first, 0x80 | length) + key
    if length <= 0xFFFF:
        return struct.pack("!BBH", first, 0x80 | 126, length) + key
    return struct.pack("!BBQ", first, 0x80 | 127, length) + key


def masked(data, key, offset=0):
    turned = (key[offset % 4:] + key[:offset % 4]) * (len(data) // 4 + 1)
    wide = int.from_bytes(turned[:len(data)], "big") ^ int.from_bytes(data, "big")
    return wide.to_bytes(len(data), "big")


async def run_case(case, port):
    client = Client(case)
    try:
        await asyncio.wait_for(client.run(port), 40)
    except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
        return Result("FAILED", "FAILED", f"{type(error).__name__} {error}")
    judged = client.case
    detail = f"{judged.result} {judged.resultClose}"
    if judged.behavior == "FAILED":
        detail += f" Expected {judged.expected}, received {judged.received}"[:300]
    return Result(judged.behavior, judged.behaviorClose, detail)
