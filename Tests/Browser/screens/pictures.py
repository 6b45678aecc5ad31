"""Files that a person might choose as a photo."""

import struct
import zlib
from typing import Iterable


def png(width: int = 64, height: int = 48, padding: int = 0) -> bytes:
    """A picture in one colour; `padding` bytes of ancillary data make it as large as one likes."""
    return _png(width, height, (b"\x3c\x8d\xbc" * width for _ in range(height)), padding)


def landscape(width: int = 1200, height: int = 800) -> bytes:
    """A meadow below an evening sky."""

    def row(y: int) -> bytes:
        part = y / height
        if part < 0.6:
            return bytes((int(70 + 170 * part / 0.6), int(110 + 70 * part), 190)) * width
        return bytes((int(70 - 40 * part), int(150 - 60 * part), 60)) * width

    return _png(width, height, map(row, range(height)))


def _png(width: int, height: int, rows: Iterable[bytes], padding: int = 0) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        whole = kind + data
        return struct.pack("!I", len(data)) + whole + struct.pack("!I", zlib.crc32(whole))

    header = struct.pack("!IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\x00" + row for row in rows))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels)
        + (chunk(b"puNk", bytes(padding)) if padding else b"") + chunk(b"IEND", b""))


def file(name: str, content: bytes, kind: str = "image/png") -> dict:
    """A file as Playwright chooses it."""
    return {"name": name, "mimeType": kind, "buffer": content}
