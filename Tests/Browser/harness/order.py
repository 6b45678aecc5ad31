"""Which files of tests begin: a long one that begins last leaves the other processes without work."""

from collections import Counter

# Files that take longer than their number of tests says, in seconds, where they are played alone.
SECONDS = {
    "test_every_page.py": 150,
    "test_recovery.py": 130,
    "test_rooms.py": 110,
    "test_person.py": 100,
    "test_hand_over.py": 70,
    "test_person_mutants.py": 65,
    "test_long_texts.py": 60,
    "test_mask_property.py": 40,
    "test_mutants.py": 35,
    "test_successors.py": 30,
}
# What a test takes of a file that is not listed.
_SECONDS_OF_A_TEST = 1


def longest_first(items: list) -> list:
    """The items of the longest files first. Those of a file stay together, in their order."""
    counts = Counter(item.path.name for item in items)
    seconds = {name: SECONDS.get(name, count * _SECONDS_OF_A_TEST) for name, count in counts.items()}
    return sorted(items, key=lambda item: (-seconds[item.path.name], item.path.name))
