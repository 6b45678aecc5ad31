"""The compiler's symbol graph of a module that is built (debug); nothing is built here."""

import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlparse

ROOT = Path(__file__).resolve().parent.parent
PRODUCTS = ROOT / ".build" / "debug"


@cache
def extract(module: str, products: Path, access: str = "public", *options: str) -> list[dict]:
    """The symbol graphs of a module: its own, and those of its extensions of other modules."""
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
    includes = [products / "Modules", *sorted(ROOT.glob("Sources/*/include")),
                *sorted(ROOT.glob(".build/checkouts/*/Sources/*/include"))]
    with tempfile.TemporaryDirectory() as directory:
        command = ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", directory]
        command += ["-target", target["target"]["unversionedTriple"]]
        command += ["-minimum-access-level", access, "-skip-synthesized-members", *options]
        command += [part for include in includes for part in ("-I", str(include))]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\nIs {module} built? Run `swift build` first.")
        return [json.loads(path.read_text()) for path in sorted(Path(directory).glob("*.json"))]


def place(symbol: dict) -> tuple[Path, int, int] | None:
    """File, line and column of a symbol, from 0; None for what the compiler made."""
    if "location" not in symbol:
        return None
    location = symbol["location"]
    path = Path(unquote(urlparse(location["uri"]).path))
    return path, location["position"]["line"], location["position"]["character"]
