"""What must be true of a history, whatever happened in it (I1 to I7)."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Intent:
    """What a visitor meant to happen once."""

    number: int
    effect: str
    # "acknowledged", or "unknown": its room died, and the page was told that it may be lost.
    fate: str = "under way"


@dataclass
class Record:
    """All that is known of one visitor's part of a history."""

    name: str
    intents: list[Intent] = field(default_factory=list)
    # What the screen said at any time.
    seen: list[str] = field(default_factory=list)
    # What was typed and what was shown, at rest.
    typed: str = ""
    shown: str = ""
    held: str = ""
    # What the page had, and what the server had, at rest: texts by name.
    page: dict[str, str] = field(default_factory=dict)
    server: dict[str, str] = field(default_factory=dict)


def violations(
    records: list[Record], effects: list[str], baseline: dict[str, int], after: dict[str, int]
) -> list[str]:
    """What is wrong, a sentence each; none if all is well."""
    found = []
    for record in records:
        own = [line for line in effects if line.split(" ")[0] == record.name]
        times = Counter(own)
        for intent in record.intents:
            count = times[intent.effect]
            if intent.fate == "acknowledged" and count != 1:
                found.append(f"I1 {intent.effect!r} was acknowledged and done {count} times")
            elif intent.fate == "unknown" and count > 1:
                found.append(f"I1 {intent.effect!r} was done {count} times")
            elif intent.fate == "under way":
                found.append(f"I1 {intent.effect!r} was never answered")
        order = {intent.effect: intent.number for intent in record.intents}
        numbers = [order[line] for line in own if line in order]
        if numbers != sorted(numbers):
            found.append(f"I2 {record.name}: done in another order: {numbers}")
        if not record.typed == record.shown == record.held:
            found.append(
                f"I3 {record.name} typed {record.typed!r}, the field holds {record.held!r}, "
                f"the model has {record.shown!r}")
        if record.page != record.server:
            found.append(f"I4 {record.name}: {record.page} on the page, {record.server} on the server")
        others = [other.name for other in records if other is not record]
        for text in record.seen:
            if any(f"<{name}>" in text for name in others):
                found.append(f"I5 {record.name} was shown {text!r}")
        sent = {intent.effect for intent in record.intents if " send " in intent.effect}
        done = [line for line in own if " send " in line]
        if len(done) != len(set(done)) or not set(done) <= sent:
            found.append(f"I6 {record.name} sent {sorted(sent)}; what was done: {done}")
    for name, count in after.items():
        if count > baseline[name]:
            found.append(f"I7 {name}: {baseline[name]} before, {count} after")
    return found
