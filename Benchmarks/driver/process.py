"""What a process uses."""

from pathlib import Path


def cpu_microseconds(pid: int) -> float:
    """Time on a processor of all threads since the process began.

    The scheduler's own account, in nanoseconds: utime and stime of /proc/PID/stat are the same time
    in steps of 10 ms.
    """
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            total += int((task / "schedstat").read_text().split()[0])
        except OSError:
            # A thread that has just ended.
            pass
    return total / 1000


def resident_kib(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(f"process {pid} has no memory")


def private_kib(pid: int) -> int:
    """Memory that no other process shares."""
    total = 0
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith(("Private_Clean:", "Private_Dirty:")):
            total += int(line.split()[1])
    return total
