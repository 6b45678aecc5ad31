"""Long files of tests begin before short ones."""

from pathlib import Path
from types import SimpleNamespace

from harness import order

FOLDER = Path(__file__).parent


def items(*names: str) -> list:
    return [SimpleNamespace(path=Path(name), number=number) for number, name in enumerate(names)]


def test_files_that_take_long_begin(monkeypatch):
    monkeypatch.setattr(order, "SECONDS", {"b.py": 40, "d.py": 50})
    found = order.longest_first(items("a.py", "a.py", "b.py", "c.py", "c.py", "c.py", "d.py", "b.py"))
    assert [item.path.name for item in found] == ["d.py", "b.py", "b.py", "c.py", "c.py", "c.py", "a.py", "a.py"]


def test_tests_of_a_file_stay_together_and_in_their_order():
    found = order.longest_first(items("a.py", "b.py", "a.py", "b.py"))
    assert [item.number for item in found] == [0, 2, 1, 3]


def test_files_that_are_listed_are_there():
    assert [name for name in order.SECONDS if not (FOLDER / name).exists()] == []
