"""A slow and breakable network between a browser and a server."""

import asyncio
import random
import socket
import threading


class DelayProxy:
    """Forwards TCP to a port of this machine, each byte `one_way_delay_ms` later.

    It knows nothing of what it carries, so HTTP and WebSocket pass alike. As over a real line, a
    new connection costs one round trip before its first byte.

        with DelayProxy(server.port, one_way_delay_ms=75) as proxy:
            page.goto(f"{proxy.origin}/report")
            proxy.cut()
            proxy.restore()
    """

    def __init__(self, target_port: int, one_way_delay_ms: float = 0):
        self.target_port = target_port
        self.one_way_delay_ms = one_way_delay_ms
        self.bytes_up = 0
        self.bytes_down = 0
        self._is_cut = False
        # Connections that were accepted before this one's number carry nothing.
        self._accepted = self._first_alive = 0
        self._connections: set[asyncio.Transport] = set()
        self._tasks: set[asyncio.Task] = set()
        self._listener: asyncio.Server | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._on_loop(self._start())

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def connection_count(self) -> int:
        """How many connections from the browser's side are open."""
        return self._on_loop(self._count_connections())

    def cut(self) -> None:
        """Resets every connection and refuses new ones, until `restore`."""
        self._on_loop(self._cut())

    def blackhole(self) -> None:
        """Lets nothing through and closes nothing, until `restore`; what waits then arrives."""
        self._on_loop(self._set_flow(False))

    def silence(self) -> None:
        """Lets nothing through on the connections that are open now, and closes none; new ones work.

        So does a line whose other end has gone without a word.
        """
        self._on_loop(self._silence())

    def restore(self) -> None:
        """Ends `cut` and `blackhole`."""
        self._on_loop(self._restore())

    def close(self) -> None:
        if not self._loop.is_running():
            return
        self._on_loop(self._shut_down())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> "DelayProxy":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _on_loop(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(timeout=10)

    async def _start(self) -> int:
        self._flow = asyncio.Event()
        self._flow.set()
        await self._listen(0)
        return self._listener.sockets[0].getsockname()[1]

    async def _listen(self, port: int) -> None:
        self._listener = await asyncio.start_server(
            self._accept, "127.0.0.1", port, reuse_address=True, backlog=128)

    async def _count_connections(self) -> int:
        return len(self._connections) // 2

    async def _set_flow(self, flows: bool) -> None:
        if flows:
            self._flow.set()
        else:
            self._flow.clear()

    async def _silence(self) -> None:
        self._first_alive = self._accepted

    async def _cut(self) -> None:
        self._is_cut = True
        self._listener.close()
        for transport in list(self._connections):
            transport.abort()

    async def _restore(self) -> None:
        self._flow.set()
        if self._is_cut:
            self._is_cut = False
            await self._listen(self.port)

    async def _shut_down(self) -> None:
        await self._cut()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        self._tasks.add(task)
        accepted = self._loop.time()
        number, self._accepted = self._accepted, self._accepted + 1
        opened = [writer.transport]
        self._connections.add(writer.transport)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target_port)
            opened.append(far_writer.transport)
            self._connections.add(far_writer.transport)
            handshake_ends = accepted + 2 * self.one_way_delay_ms / 1000
            await asyncio.gather(
                self._pump(number, reader, far_writer, "bytes_up", handshake_ends),
                self._pump(number, far_reader, writer, "bytes_down", handshake_ends))
        except (OSError, asyncio.CancelledError):
            # A side that goes away takes the other one with it, below.
            pass
        finally:
            for transport in opened:
                transport.abort()
                self._connections.discard(transport)
            self._tasks.discard(task)

    async def _pump(
        self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
        counter: str, earliest: float,
    ) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0.0, due - self._loop.time()))
                await self._flow.wait()
                if number < self._first_alive:
                    continue
                if not data:
                    writer.write_eof()
                    return
                writer.write(data)
                await writer.drain()

        async def receive() -> None:
            while True:
                data = await reader.read(65536)
                setattr(self, counter, getattr(self, counter) + len(data))
                now = max(self._loop.time(), earliest)
                queue.put_nowait((now + self.one_way_delay_ms / 1000, data))
                if not data:
                    return

        tasks = [asyncio.create_task(deliver()), asyncio.create_task(receive())]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()


def free_port() -> int:
    """A port of this machine that nothing listens on.

    It is not one of those that the system gives to connections (32768 and above on Linux): a server
    that is stopped and started again would find its port taken by a connection of another process.
    """
    while True:
        port = random.randrange(10_000, 32_768)
        # Browsers open no page there (the port of a protocol whose name is Amanda).
        if port == 10_080:
            continue
        with socket.socket() as probe:
            # As a server does, so that what is left of earlier connections is no obstacle.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
