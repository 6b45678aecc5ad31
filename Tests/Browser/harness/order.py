"""Which files of tests begin: a long one that begins last leaves the other processes without work."""

from collections import Counter

# Files that take longer or shorter than their number of tests says, in seconds.
SECONDS = {
    "test_every_page.py": 150,
    "test_recovery.py": 130,
    "test_lobby.py": 120,
    "test_rooms.py": 110,
    "test_person.py": 100,
    "test_connection.py": 90,
    "test_care.py": 90,
    "test_looks.py": 90,
    "test_photo.py": 80,
    "test_masks.py": 75,
    "test_hand_over.py": 70,
    "test_person_mutants.py": 40,
    "test_typing.py": 65,
    "test_builder.py": 62,
    "test_mutants.py": 60,
    "test_long_texts.py": 60,
    "test_swipes.py": 50,
    "test_profile.py": 45,
    "test_mask_property.py": 40,
    "test_conversations.py": 38,
    "test_care_wide.py": 38,
    "test_successors.py": 30,
    "test_report_rules.py": 30,
    "test_trust_outside.py": 29,
    "test_reload.py": 27,
    "test_trust.py": 26,
    "test_logs.py": 13,
    "test_languages.py": 11,
    "test_hostile.py": 10,
    "test_stranger_screens.py": 10,
    "test_pictures.py": 8,
}
# Seconds of a test in an unlisted file.
_SECONDS_OF_A_TEST = 1


def longest_first(items: list) -> list:
    """The items of the longest files first. Those of a file stay together, in their order."""
    counts = Counter(item.path.name for item in items)
    seconds = {name: SECONDS.get(name, count * _SECONDS_OF_A_TEST) for name, count in counts.items()}
    return sorted(items, key=lambda item: (-seconds[item.path.name], item.path.name))
