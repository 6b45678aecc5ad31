"""The table of a run."""

import os
import platform
from datetime import date

from results import Results, number
from targets import SECTIONS, Line


def write(results: Results, parts: list[str]) -> str:
    lines = [
        "# Measured", "",
        f"`make bench`, {date.today().isoformat()}, {os.cpu_count()} processors, "
        f"{platform.machine()}, load {os.getloadavg()[0]:.1f}, release builds. The floor is a bare "
        "WebSocket echo on SwiftNIO whose page sets one text, in the same run: on a shared machine "
        "trust the ratios, not the absolute figures.", "",
        "R1 is a counter; R2 a field that is judged on each key; R3 and R4 are 1,000 and 10,000 rows "
        "of three texts and a button; R3L and R4L are the same rows in a `List`. The "
        "rows' data is one array that all sessions share.", "",
        "A process for each visitor is the default of servers; all other figures are of one process for all. "
        "Traps are of six kinds; a wait is from the key to the answer of the next process to another key.", "",
        "Validation judges one million records of ten fields by eighteen checks. Its floor is the same "
        "written out by hand in Swift, by one who measured; e-mail addresses, web addresses and phone "
        "numbers are judged by the same functions in both.", "",
    ]
    if len(parts) < 6:
        lines += [f"Only measured in this run: {', '.join(parts)}.", ""]
    for section in SECTIONS:
        rows = [_row(line, results) for line in section.lines]
        if not any(rows):
            continue
        lines += [
            f"## {section.title}", "", "| | measured | × floor | target | |",
            "|---|---:|---:|---:|---|", *[row for row in rows if row], "",
        ]
    lines += [f"- {note}" for note in results.notes]
    return "\n".join(lines).rstrip() + "\n"


def _row(line: Line, results: Results) -> str | None:
    value = results.get(line.name)
    if value is None:
        return None
    floor = results.get(line.floor) if line.floor else None
    ratio = value / floor if floor else None
    target, is_met = "", None
    if line.most_times is not None:
        target = f"≤ {line.most_times:g} × floor"
        is_met = None if ratio is None else ratio <= line.most_times
    elif line.least is not None:
        target = f"≥ {number(line.least)} {results.units[line.name]}"
        is_met = value >= line.least
    elif line.most is not None:
        target = f"≤ {number(line.most)} {results.units[line.name]}"
        is_met = value <= line.most
    verdict = {None: "", True: "met", False: "**not met**"}[is_met]
    shown_ratio = "" if ratio is None else f"{ratio:.2f}"
    return (
        f"| {line.title} | {number(value)} {results.units[line.name]} | {shown_ratio} | {target} "
        f"| {verdict} |")
