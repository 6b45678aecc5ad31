"""The network between a person and a server."""

import asyncio

from harness.proxy import DelayProxy


class Line(DelayProxy):
    """A proxy that can also leave its connections half-open, as a phone does that changes cells."""

    def __init__(self, target_port: int, one_way_delay_ms: float = 0):
        self._stranded: set[asyncio.Transport] = set()
        super().__init__(target_port, one_way_delay_ms)

    @property
    def bytes(self) -> int:
        return self.bytes_up + self.bytes_down

    def strand(self) -> None:
        """What is open now stays open, and nothing passes through it ever again."""
        self._on_loop(self._strand())

    async def _strand(self) -> None:
        self._stranded |= self._connections

    async def _pump(self, reader, writer, counter, earliest) -> None:
        await super()._pump(reader, _Strandable(writer, self._stranded), counter, earliest)


class _Strandable:
    """A writer whose bytes get lost once its connection is stranded."""

    def __init__(self, writer: asyncio.StreamWriter, stranded: set[asyncio.Transport]):
        self._writer = writer
        self._stranded = stranded

    def write(self, data: bytes) -> None:
        if self._writer.transport not in self._stranded:
            self._writer.write(data)

    def write_eof(self) -> None:
        if self._writer.transport not in self._stranded:
            self._writer.write_eof()

    async def drain(self) -> None:
        await self._writer.drain()
