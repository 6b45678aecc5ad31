"""The compiler's symbol graph of a module that is built (debug); nothing is built here."""

import contextlib
import hashlib
import json
import shutil
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
    """The symbol graphs of a module: its own, and those of its extensions of other modules.

    They are kept beside the products until the module is built anew, because many checks ask for them.
    """
    built = products / "Modules" / f"{module}.swiftmodule"
    made = built.stat() if built.exists() else None
    kind = hashlib.sha256(json.dumps([access, options]).encode()).hexdigest()[:8]
    # A file whose lines moved leaves the module as it was. The places of its declarations are in another file.
    places = built.with_suffix(".swiftsourceinfo")
    moved = places.stat().st_mtime_ns if places.exists() else 0
    version = f"{made.st_mtime_ns}.{made.st_size}.{moved}" if made else "none"
    folder = products / "symbolgraphs" / f"{module}-{kind}" / version
    if not made or not folder.exists():
        write_graphs(module, products, access, options, folder)
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]


def write_graphs(module: str, products: Path, access: str, options: tuple[str, ...], folder: Path) -> None:
    """Asks the compiler for the graphs, and moves them to a folder when all are there."""
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
    includes = [products / "Modules", *sorted(ROOT.glob("Sources/*/include")),
                *sorted(ROOT.glob(".build/checkouts/*/Sources/*/include"))]
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as directory:
        graphs = Path(directory) / "graphs"
        graphs.mkdir()
        command = ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", str(graphs)]
        command += ["-target", target["target"]["unversionedTriple"]]
        command += ["-minimum-access-level", access, "-skip-synthesized-members", *options]
        command += [part for include in includes for part in ("-I", str(include))]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\nIs {module} built? Run `swift build` first.")
        for old in folder.parent.glob("[0-9n]*"):
            if old != folder:
                shutil.rmtree(old, ignore_errors=True)
        # Other processes ask for the same graphs, and read no half of them.
        with contextlib.suppress(OSError):
            graphs.rename(folder)


def place(symbol: dict) -> tuple[Path, int, int] | None:
    """File, line and column of a symbol, from 0; None for what the compiler made."""
    if "location" not in symbol:
        return None
    location = symbol["location"]
    path = Path(unquote(urlparse(location["uri"]).path))
    return path, location["position"]["line"], location["position"]["character"]
