"""Faults of the system around a server: a clock that jumps, a disk that is full or broken."""

import mmap
import struct
import subprocess
from pathlib import Path


class Faults:
    """What a program sees of the system, from now on.

        faults = Faults(folder)
        server = Server([...], faults.environment)
        faults.move_clock(days=30)
        faults.fail_writes(errno.ENOSPC)
    """

    def __init__(self, folder: Path):
        library, shared = folder / "faults.so", folder / "faults"
        source = Path(__file__).with_name("faults.c")
        subprocess.run(
            ["clang", "-O1", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
        shared.write_bytes(bytes(16))
        with shared.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 16)
        self.environment = {"LD_PRELOAD": str(library), "APUS_TEST_FAULTS": str(shared)}

    def move_clock(self, days: float) -> None:
        """Sets the wall clock ahead of the true time by so much; not that which only runs on."""
        self._shared[:8] = struct.pack("q", int(days * 86_400 * 10**9))

    def fail_writes(self, error: int) -> None:
        """Lets each write to a file fail; 0 lets them succeed."""
        self._shared[8:] = struct.pack("q", error)
