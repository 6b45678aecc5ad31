"""What another package gets that depends on a version of Apus: nothing that only we use.

A small package depends on a clone of Apus by a version, as apps do, and SwiftPM resolves it.
Nothing is compiled.
"""

import json
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# It stays from run to run, so that only what is new is fetched.
SCRATCH = ROOT / ".build" / "dependant"
EXPECTED = Path(__file__).with_name("resolved.txt")

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Dependant",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(url: "file://%s", exact: "%s")],
  targets: [
    .executableTarget(name: "Dependant", dependencies: [%s])
  ]
)
"""


def swift_package(folder: Path, *arguments: str) -> str:
    command = ["swift", "package", "--package-path", str(folder), "--scratch-path"]
    # A scratch path of its own, as who builds at the same time holds the lock of the other one.
    command += [str(SCRATCH / f"{folder.name}.build"), "--security-path", str(SCRATCH / "security")]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def git(folder: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=Apus", "-c", "user.email=apus@localhost"]
    done = subprocess.run(
        ["git", *identity, *arguments], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def make_version(folder: Path) -> str:
    """Commits the manifest and the sources as they are now, and tags them with a new version.

    What did not change keeps its version, and SwiftPM its checkout.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / ".git").exists():
        git(folder, "init", "--quiet", "--initial-branch=main")
    for old in folder.iterdir():
        if old.name != ".git":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copy(ROOT / "Package.swift", folder)
    for name in ("Sources", "Tests", "Examples", "Benchmarks"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns(".build", "__pycache__"))
    git(folder, "add", "--all")
    if git(folder, "status", "--porcelain"):
        git(folder, "commit", "--quiet", "--message=A version")
        git(folder, "tag", f"1.0.{int(time.time())}")
    return git(folder, "describe", "--tags", "--exact-match")


@pytest.fixture(scope="module")
def manifest() -> dict:
    return json.loads(swift_package(ROOT, "dump-package"))


@pytest.fixture(scope="module")
def libraries(manifest) -> dict[str, list[str]]:
    """Each library product and its targets."""
    return {
        product["name"]: product["targets"]
        for product in manifest["products"] if "library" in product["type"]
    }


@pytest.fixture(scope="module")
def resolved(libraries) -> set[str]:
    """The packages that a dependant of all library products gets, without Apus itself."""
    repository, dependant = SCRATCH / "apus", SCRATCH / "app"
    version = make_version(repository)
    source = dependant / "Sources" / "Dependant" / "main.swift"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("")
    products = ", ".join(f'.product(name: "{name}", package: "apus")' for name in libraries)
    (dependant / "Package.swift").write_text(MANIFEST % (repository, version, products))
    # The versions that Apus itself was built with, where it was: they are on this machine.
    (dependant / "Package.resolved").unlink(missing_ok=True)
    if (ROOT / "Package.resolved").exists():
        shutil.copy(ROOT / "Package.resolved", dependant)
    swift_package(dependant, "resolve")
    pins = json.loads((dependant / "Package.resolved").read_text())["pins"]
    return {pin["identity"] for pin in pins} - {"apus"}


def test_a_dependant_gets_nothing_but_what_the_libraries_need(resolved):
    lines = EXPECTED.read_text().splitlines()
    assert sorted(resolved) == [line for line in lines if line and not line.startswith("#")]


def test_no_library_has_unsafe_flags(manifest, libraries):
    targets = {target["name"]: target for target in manifest["targets"]}
    reached, waiting = set(), [name for names in libraries.values() for name in names]
    while waiting:
        name = waiting.pop()
        if name in reached or name not in targets:
            continue
        reached.add(name)
        for dependency in targets[name]["dependencies"]:
            waiting += [dependency[kind][0] for kind in ("byName", "target") if kind in dependency]
    assert {"ApusUI", "SystemFrameworks", "StrictWebSocket", "ApusMacroExpansion"} <= reached
    unsafe = {
        name for name in reached for setting in targets[name]["settings"]
        if "unsafeFlags" in setting["kind"]
    }
    assert not unsafe
    # The question can be answered with yes.
    assert any("unsafeFlags" in setting["kind"] for setting in targets["FixtureApp"]["settings"])
