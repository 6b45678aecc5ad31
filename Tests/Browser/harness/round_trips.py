"""Lines of which tests are played over each, and the part of them that `make test` plays."""

import pytest


class RoundTrip(int):
    """Milliseconds from a message to its answer."""

    @property
    def is_delayed(self) -> bool:
        return self > 0

    def __str__(self) -> str:
        return f"{int(self)}ms"


ROUND_TRIPS = [RoundTrip(0), RoundTrip(150), RoundTrip(400)]

# The slow lines repeat each other: the quick one is played, and one of those. The fixture is called `slow`.
quick_and_slow = pytest.mark.part(1, each="slow.is_delayed")
