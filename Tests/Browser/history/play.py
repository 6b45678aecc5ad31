"""One history from its first step to the verdict."""

from pathlib import Path

from history.checker import violations
from history.player import Play, Player, trouble_of
from history.scripts import Step


def play(
    steps: list[Step], visitors: int, folder: Path, visitor_type: type[Player] = Player
) -> list[str]:
    """What is wrong with a history; none if all is well."""
    play = Play(folder, visitors, visitor_type)
    try:
        for step in steps:
            play.step(step)
        found = violations(*play.end())
        return found + ([trouble_of(play.server.log)] if found else [])
    finally:
        play.close()
