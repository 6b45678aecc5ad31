"""Long lists of cases: `make test` plays a part that a seed draws, `make soak` plays all of them."""

import os
import random
from collections import defaultdict

MARKER = (
    "part(count, each=''): make test plays so many of the cases, of each value of the parameters that "
    "are named, or of their attributes: part(1, each='step look.scheme')")

LONGER = "longer: make soak plays it with longer texts"


def is_whole() -> bool:
    return os.environ.get("PARTS") == "all"


def value(parameters: dict, name: str) -> object:
    name, *attributes = name.split(".")
    found = parameters[name]
    for attribute in attributes:
        found = getattr(found, attribute)
    return found


def left_out(items: list, seed: int) -> list:
    """The items that are not drawn from those marked with `part`.

    The same seed draws the same, in each process of a run. What is asked for by name is played: a
    list that is no longer than its part stays whole.
    """
    lists = defaultdict(list)
    for item in items:
        if marker := item.get_closest_marker("part"):
            names = marker.kwargs.get("each", "").split()
            values = " ".join(str(value(item.callspec.params, name)) for name in names)
            lists[item.path.name, item.originalname, values, marker.args[0]].append(item)
    rest = []
    for (*key, count), cases in lists.items():
        if len(cases) > count:
            drawn = random.Random(f"{seed} {key}").sample(range(len(cases)), count)
            rest += [case for place, case in enumerate(cases) if place not in drawn]
    return rest
