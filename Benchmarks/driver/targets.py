"""What is reported, and what is aimed at: the table of the design, section "What we measure"."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    title: str
    name: str
    # The floor's figure of the same run to which this one is a ratio.
    floor: str | None = None
    # At most this much, or at most this many times the floor.
    most: float | None = None
    most_times: float | None = None
    # At least this much.
    least: float | None = None


@dataclass(frozen=True)
class Section:
    title: str
    lines: list[Line]


TITLES = {"r1": "R1", "r2": "R2", "r3": "R3", "r4": "R4", "r3l": "R3L", "r4l": "R4L"}
CPU = {"r1": 1.7, "r2": 2.5, "r3": 2.5, "r4": 2.5}
MEMORY = {"r1": 30, "r2": 30, "r3": 1_000, "r3l": 150, "r4l": 150}
PAINT = {"r1": .5, "r3": 5, "r4": 60}
DOM = {"r1": 1.3, "r2": 1.3, "r3": 1.5, "r4": 1.5}

SECTIONS = [
    Section("Server, per event", [
        *[Line(f"CPU {title}", f"{screen}.cpu", "floor.cpu", most_times=CPU.get(screen))
          for screen, title in TITLES.items()],
        *[line for screen, title in TITLES.items() for line in [
            Line(f"bytes up {title}", f"{screen}.bytes.up", "floor.bytes.up",
                 most=24 if screen == "r1" else None),
            Line(f"bytes down {title}", f"{screen}.bytes.down", "floor.bytes.down",
                 most=32 if screen == "r1" else None),
        ]],
    ]),
    Section("Server, per idle session", [
        Line(f"memory {title}", f"{screen}.memory", "floor.memory", most=MEMORY.get(screen))
        for screen, title in TITLES.items()
    ]),
    Section("Browser", [
        *[line for screen, title in TITLES.items() for line in [
            Line(f"event → DOM {title}, median", f"apus.{screen}.dom.median",
                 f"floor.{screen}.dom.median", most_times=DOM.get(screen)),
            Line(f"event → DOM {title}, 95 of 100", f"apus.{screen}.dom.p95",
                 f"floor.{screen}.dom.p95"),
        ]],
        Line("interactive at 100 ms round trip, R1", "apus.interactive", "floor.interactive",
             most=500),
    ]),
    Section("First load", [
        *[line for screen, title in TITLES.items() for line in [
            Line(f"first HTML {title}", f"{screen}.paint.raw"),
            Line(f"first HTML {title}, compressed", f"{screen}.paint.gzip"),
            Line(f"server CPU of the first HTML {title}", f"{screen}.load.cpu", most=PAINT.get(screen)),
        ]],
        Line("first contentful paint at 100 ms round trip, R1", "apus.painted", "floor.painted", most=290),
        Line("script with style sheet, compressed", "script.packed", most=24 * 1024),
        Line("style sheet, compressed", "sheet.packed"),
    ]),
    Section("Layout in the browser, beside plain flexbox", [
        *[line for name, title in [
            ("rows", "1,000 rows of 3 texts and a button"), ("screen", "a screen of 300 elements"),
            ("form", "a form of 100 rows of three"),
        ] for line in [
            Line(f"first layout, {title}", f"layout.{name}.apus.first", f"layout.{name}.flexbox.first",
                 most_times=2),
            Line(f"a change of one text, {title}", f"layout.{name}.apus.change",
                 f"layout.{name}.flexbox.change", most=.5),
            Line(f"text of 200 %, {title}", f"layout.{name}.apus.zoom", f"layout.{name}.flexbox.zoom"),
        ]],
    ]),
    Section("A process for each visitor", [
        Line("first byte R1, one process for all, median", "shared.first"),
        Line("first byte R1, median", "rooms.first"),
        Line("first byte R1, 95 of 100", "rooms.first.p95"),
        Line("later than in one for all", "rooms.first.later", most=5),
        Line("first byte when 24 come at once, 95 of 100", "rooms.first.crowd"),
        Line("private memory of an idle visitor R1", "rooms.r1.memory", most=6 * 1024),
        *[Line(f"CPU {TITLES[screen]}, front and room", f"rooms.{screen}.cpu", "floor.cpu",
               most_times=3 if screen == "r1" else 3.5) for screen in ("r1", "r2", "r3", "r4")],
        Line("10,000 who only read: memory meanwhile", "rooms.reads.peak"),
        Line("10,000 who only read: memory that stays", "rooms.reads.growth", most=5),
        Line("10,000 who only read: answers", "rooms.reads.rate"),
        Line("200 visitors: each takes", "rooms.many.memory"),
        Line("200 visitors: time to the screen of each", "rooms.many.arrival"),
        Line("200 visitors at 5 keys a second, median", "rooms.many.p50"),
        Line("200 visitors at 5 keys a second, 99 of 100", "rooms.many.p99"),
        Line("200 random traps under load, median", "traps.p50", most=200),
        Line("200 random traps under load, 99 of 100", "traps.p99", most=1000),
        Line("bystanders before, 99 of 100", "traps.calm.p99"),
        Line("bystanders meanwhile, 99 of 100", "traps.during.p99"),
    ]),
    Section("100 visitors at 5 keys a second, CPU per event", [
        Line("R2, one process for all", "shared.pace", "floor.pace", most_times=2.5),
        Line("R2, a process for each visitor", "rooms.pace", "floor.pace", most_times=4),
    ]),
    Section("One process for all, and one for each core", [
        Line("events that work a million steps, one process", "cores.one"),
        Line("events that work a million steps, two processes", "cores.two"),
        Line("two processes do so many times as much", "cores.ratio", least=1.8),
    ]),
    Section("Engine alone, 1,000 rows of 3 texts", [
        Line("mount to elements", "engine.mount", most=8),
        Line("bodies of the mount", "engine.mount.bodies"),
        Line("change in one row", "engine.row", most=0.05),
        Line("bodies of a change in one row", "engine.row.bodies"),
        Line("changes of a change in one row", "engine.row.changes"),
        Line("change from the rows' owner", "engine.owner"),
        Line("bodies of a change from the owner", "engine.owner.bodies"),
        Line("changes of a change from the owner", "engine.owner.changes"),
        Line("the live tree", "engine.memory", most=1.2),
        Line("elements of the tree", "engine.elements"),
        Line("key in a form of 1,000 fields", "engine.form"),
        Line("bodies per key in a form of 1,000 fields", "engine.form.bodies", most=1),
        Line("changes per key in a form of 1,000 fields", "engine.form.changes"),
        Line("key with 1,000 fields of one list, by index", "slices.index", most=0.2),
        Line("bodies per key, by index", "slices.index.bodies", most=3),
        Line("key with 1,000 fields of one list, by binding", "slices.binding", most=0.2),
        Line("bodies per key, by binding", "slices.binding.bodies", most=3),
        Line("key with 1,000 fields that observe its object", "slices.observed"),
        Line("bodies per key, fields that observe", "slices.observed.bodies"),
    ]),
    Section("10,000 rows of which those near the viewport are built", [
        *[line for kind, title in [
            ("stack", "lazy stack"), ("grid", "lazy grid"), ("list", "list"),
        ] for line in [
            Line(f"mount to elements, {title}", f"lazy.{kind}.mount", "lazy.none.mount"),
            Line(f"bodies of the mount, {title}", f"lazy.{kind}.bodies", most=50),
            Line(f"the live tree, {title}", f"lazy.{kind}.memory", "lazy.none.memory"),
        ]],
    ]),
    Section("Headless host", [
        Line("mount R1", "headless.mount", most=0.3),
        Line("click R1", "headless.click", most=0.05),
        Line("click among 1,000 rows", "headless.click.rows", most=0.05),
        Line("reverse of 10,000 rows", "headless.reverse.rows"),
        Line("form of 12 controls and 85 keys", "headless.form", most=1),
    ]),
    Section("A tap on one of 1,000 rows, in the process", [
        Line("with nothing over the rows", "cover.tap"),
        Line("under an overlay", "cover.tap.overlay", "cover.tap", most_times=1.2),
        Line("under an overlay, 3,000 rows", "cover.tap.overlay.3000", "cover.tap"),
    ]),
    Section("Validation, per record", [
        *[line for kind, title in [("valid", "right"), ("wrong", "three failures")] for line in [
            Line(f"rules, {title}", f"validation.rules.{kind}", f"validation.tuned.{kind}",
                 most_times=1.6),
            Line(f"by hand with `count` and `allSatisfy`, {title}", f"validation.hand.{kind}",
                 f"validation.tuned.{kind}"),
            Line(f"by hand, measured, {title}", f"validation.tuned.{kind}"),
            Line(f"pydantic, {title}", f"validation.pydantic.{kind}",
                 f"validation.tuned.{kind}"),
            Line(f"allocations by rules, {title}", f"validation.rules.{kind}.allocations",
                 most=0 if kind == "valid" else None),
            Line(f"allocations by hand, {title}", f"validation.tuned.{kind}.allocations"),
        ]],
    ]),
]
