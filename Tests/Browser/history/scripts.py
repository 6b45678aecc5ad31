"""What visitors and the nemesis do, from a seed."""

import random

# A step is (who, what, value); the nemesis is nobody.
Step = tuple[int | None, str, object]

ACTS = ["type", "type", "type", "count", "count", "send", "wait", "leave"]
FAULTS = [
    "kill room", "stop room", "cut", "cut all", "trap", "kill front", "disk", "clock", "flood", "harmful address",
    "crowd", "strangers",
]


def script(seed: int, visitors: int, steps: int, faults: list[str] = FAULTS) -> list[Step]:
    generator = random.Random(seed)
    found: list[Step] = []
    for number in range(steps):
        who = generator.randrange(visitors)
        if generator.random() < 0.2:
            fault = generator.choice(faults)
            value = {
                "disk": generator.randrange(2), "clock": generator.choice([-0.4, 0, 0.4]),
            }.get(fault, who)
            found.append((None, fault, value))
        else:
            found.append((who, generator.choice(ACTS), number))
    return found
