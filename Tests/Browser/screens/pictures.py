"""Files that a person might choose as a photo."""

import struct
import zlib


def png(width: int = 64, height: int = 48, padding: int = 0) -> bytes:
    """A picture in one colour; `padding` bytes of ancillary data make it as large as one likes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        whole = kind + data
        return struct.pack("!I", len(data)) + whole + struct.pack("!I", zlib.crc32(whole))

    rows = b"".join(b"\x00" + b"\x3c\x8d\xbc" * width for _ in range(height))
    header = struct.pack("!IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
        + (chunk(b"puNk", bytes(padding)) if padding else b"") + chunk(b"IEND", b""))


def file(name: str, content: bytes, kind: str = "image/png") -> dict:
    """A file as Playwright chooses it."""
    return {"name": name, "mimeType": kind, "buffer": content}
