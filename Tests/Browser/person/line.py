"""The network between a person and a server."""

from harness.proxy import DelayProxy


class Line(DelayProxy):
    """A proxy that knows how much has passed through it."""

    @property
    def bytes(self) -> int:
        return self.bytes_up + self.bytes_down
