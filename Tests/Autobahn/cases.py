"""Fetches Autobahn's case files and loads them into Python 3.

Their strings are Python 2's: bytes. Read as Latin-1, each byte becomes the character of the same
number, so that slicing, joining and comparing mean the same; the client turns them back into bytes
where they meet the network.
"""

import binascii
import builtins
import codecs
import hashlib
import importlib.abc
import importlib.util
import re
import subprocess
import sys
import tarfile
import types

PACKAGE = "autobahntestsuite"
VERSION = "25.10.1"
SHA256 = "b083d6e15330fc16f3e5f0975cce2b15f21bfa0c6db09547316b1852c6dbd6df"
GROUPS = {"1", "2", "3", "4", "5", "6", "7", "10"}


def fetch(folder):
    """The archive of the package, downloaded once."""
    archive = folder / f"{PACKAGE}-{VERSION}.tar.gz"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
             "--disable-pip-version-check", "--no-binary", ":all:", "--dest", str(folder),
             f"{PACKAGE}=={VERSION}"],
            check=True)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != SHA256:
        sys.exit(f"{archive.name} has the checksum {digest}, expected {SHA256}")
    return archive


def sources(archive):
    """The text of each case module, by name."""
    found = {}
    pattern = re.compile(rf"{PACKAGE}-{VERSION}/{PACKAGE}/case/(\w+)\.py$")
    with tarfile.open(archive) as files:
        for member in files:
            match = pattern.match(member.name)
            if match:
                found[match[1]] = files.extractfile(member).read().decode("latin-1")
    return found


def translated(text):
    text = re.sub(r"^# coding=.*$", "", text, flags=re.M)
    text = re.sub(r"^(\s*)print\b *(.*)$", r"\1print(\2)", text, flags=re.M)
    # Python 3 has no bases after `object`, and `/` between integers is not a fraction in Python 2.
    text = text.replace("(object, Case, )", "(Case, )")
    return text.replace(" / self.p.autoFragmentSize", " // self.p.autoFragmentSize")


class CaseFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Lets the case modules import each other."""

    def __init__(self, found):
        self.found = found

    def find_spec(self, name, path, target=None):
        if name in self.found:
            return importlib.util.spec_from_loader(name, self)
        return None

    def exec_module(self, module):
        module.xrange = range
        module.unichr = builtins.chr
        code = compile(translated(self.found[module.__name__]), module.__name__ + ".py", "exec")
        exec(code, module.__dict__)
        if hasattr(module, "binascii"):
            module.binascii = stand_in_for_binascii


class Utf8Validator:
    """Autobahn's validator, as far as the cases use it: one whole text at a time."""

    def reset(self):
        pass

    def validate(self, text):
        decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            decoder.decode(text.encode("latin-1"))
        except UnicodeDecodeError:
            return False, False
        return True, decoder.getstate()[0] == b""


class WebSocketProtocol:
    STATE_CLOSED = 0
    STATE_CONNECTING = 1
    STATE_CLOSING = 2
    STATE_OPEN = 3


def b2a_hex(text):
    return binascii.b2a_hex(text.encode("latin-1") if isinstance(text, str) else text).decode()


stand_in_for_binascii = types.ModuleType("binascii")
stand_in_for_binascii.b2a_hex = b2a_hex


def load(folder):
    """Every case of the groups: pairs of a number such as `6.4.1` and a class."""
    found = sources(fetch(folder))
    for name, contents in {
        "autobahn": {},
        "autobahn.websocket": {},
        "autobahn.websocket.protocol": {"WebSocketProtocol": WebSocketProtocol},
        "autobahn.websocket.utf8validator": {"Utf8Validator": Utf8Validator},
    }.items():
        module = types.ModuleType(name)
        module.__dict__.update(contents)
        sys.modules[name] = module
    # While the case modules are loaded, `binascii` takes their kind of strings.
    real = sys.modules["binascii"]
    sys.modules["binascii"] = stand_in_for_binascii
    finder = CaseFinder(found)
    sys.meta_path.insert(0, finder)
    try:
        classes = {}
        for name in found:
            match = re.match(r"case(\d+)_", name)
            if not match or match[1] not in GROUPS:
                continue
            module = __import__(name)
            for value in vars(module).values():
                for candidate in value if isinstance(value, list) else [value]:
                    number = getattr(candidate, "__name__", "")
                    if isinstance(candidate, type) and re.match(r"Case\d+(_\d+)+$", number):
                        classes[number[4:].replace("_", ".")] = candidate
    finally:
        sys.meta_path.remove(finder)
        sys.modules["binascii"] = real
    return sorted(classes.items(), key=lambda item: [int(part) for part in item[0].split(".")])
