"""Type-checks each of our modules as a whole, as release builds do.

A debug build checks file by file, and infers the isolation of some members otherwise: what it takes may not build for
release. Needs a debug build, whose commands say how each module is compiled. Names of modules may be given.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = ROOT / ".build" / "debug.yaml"
# Options of the build, by how many arguments follow them.
OPTIONS = {
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
    "-c": 0, "-enable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-Onone": 0,
    "-enable-testing": 0, "-parseable-output": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1, "-g": 0,
    "-DDEBUG": 0, "-j2": 0,
}


def commands() -> dict[str, list[str]]:
    """How each module of this package is compiled in a debug build."""
    found = {}
    for line in COMMANDS.read_text().splitlines():
        if not line.startswith('    args: ["') or '"-module-name"' not in line or '"-emit-module"' not in line:
            continue
        arguments = json.loads(line.removeprefix("    args: "))
        name = arguments[arguments.index("-module-name") + 1]
        sources = next((argument[1:] for argument in arguments if argument.startswith("@")), None)
        if sources and Path(sources).exists() and f"{ROOT}/Sources/" in Path(sources).read_text():
            found[name] = arguments
    return found


def whole(arguments: list[str]) -> list[str]:
    """The same without what only a build needs."""
    kept, skipped = [], 0
    for place, argument in enumerate(arguments):
        if skipped:
            skipped -= 1
        elif place and arguments[place - 1] in ("-Xcc", "-Xfrontend"):
            kept.append(argument)
        elif argument in OPTIONS:
            skipped = OPTIONS[argument]
        elif not re.fullmatch(r"-j\d+", argument):
            kept.append(argument)
    return kept + ["-typecheck", "-whole-module-optimization"]


def main() -> int:
    wanted = sys.argv[1:]
    failed = []
    for name, arguments in commands().items():
        if wanted and name not in wanted:
            continue
        if subprocess.run(whole(arguments), cwd=ROOT).returncode != 0:
            failed.append(name)
    print(f"{len(failed)} modules do not type-check as a whole: {', '.join(failed)}" if failed else "all modules are well")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
