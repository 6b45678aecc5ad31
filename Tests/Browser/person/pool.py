"""Many scripts at once: processes that have a browser and a server each."""

import multiprocessing
import os
import time
import traceback
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.util import Finalize
from typing import Callable, NamedTuple

from person.scripts import Script, generate

WORKERS = {
    "chromium": int(os.environ.get("PERSON_CHROMIUM", os.cpu_count() or 1)),
    "firefox": int(os.environ.get("PERSON_FIREFOX", 1)),
}


class Result(NamedTuple):
    script: Script
    fault: str | None
    """What did not agree, or what went wrong otherwise; None if nothing."""
    seconds: float
    smallest: Script | None = None
    is_played: bool = True
    """False where the harness went wrong, which proves nothing about the page."""

    def report(self) -> str:
        text = f"{self.fault}\n"
        if self.smallest:
            text += f"\nThe smallest script that fails:\n\n{self.smallest.as_test()}"
        return text


class Pool:
    """Plays scripts in processes of their own, because a killed server is one's own."""

    def __init__(self, workers: dict[str, int] | None = None):
        self._workers = {**WORKERS, **(workers or {})}
        self._executors: dict[str, ProcessPoolExecutor] = {}

    def play(
        self, script: Script, plant: Callable[[str], str] | None = None, is_patient: bool = False,
        shrink_seconds: float = 0,
    ) -> Future:
        return self._executor(script.browser).submit(
            _play, script, plant, is_patient, shrink_seconds)

    def play_seed(self, browser: str, seed: int, shrink_seconds: float = 0) -> Future:
        return self.play(generate(seed, browser), shrink_seconds=shrink_seconds)

    def close(self) -> None:
        for executor in self._executors.values():
            executor.shutdown(cancel_futures=True)

    def _executor(self, browser: str) -> ProcessPoolExecutor:
        if browser not in self._executors:
            self._executors[browser] = ProcessPoolExecutor(
                self._workers[browser], mp_context=multiprocessing.get_context("spawn"))
        return self._executors[browser]


_players: dict = {}


def _player(browser: str):
    from person.browsers import BROWSERS
    from person.runner import Player, new_server

    if browser not in _players:
        server = new_server()
        try:
            player = Player(BROWSERS[browser](), server)
        except BaseException:
            server.close()
            raise
        # Processes of a pool end without `atexit`.
        ending = Finalize(player, _end, (player.browser, server), exitpriority=100)
        _players[browser] = (player, ending)
    return _players[browser][0]


def _end(browser, server) -> None:
    try:
        browser.close()
    finally:
        server.close()


def _fault(script: Script, **options) -> tuple[str | None, Script, bool]:
    """What did not agree, the script up to there, and whether it could be played at all."""
    from person.runner import Disagreement

    try:
        _player(script.browser).play(script, **options)
        return None, script, True
    except Disagreement as disagreement:
        return str(disagreement), script.with_steps(disagreement.done), True
    except Exception:
        # A browser that does not answer is no browser any more.
        if gone := _players.pop(script.browser, None):
            try:
                gone[1]()
            except Exception:
                pass
        return "The script could not be played:\n" + traceback.format_exc(), script, False


def _play(
    script: Script, plant: Callable[[str], str] | None, is_patient: bool, shrink_seconds: float
) -> Result:
    from person.shrink import shrink

    options = {"plant": plant, "is_patient": is_patient}
    began = time.monotonic()
    fault, done, is_played = _fault(script, **options)
    if not is_played:
        # Once more, with a new browser: one that does not start in time says nothing of the page.
        fault, done, is_played = _fault(script, **options)
    seconds = time.monotonic() - began

    def fails(smaller: Script) -> bool:
        fault, _, is_played = _fault(smaller, is_hasty=True, **options)
        return fault is not None and is_played

    smallest = None
    if fault and is_played and shrink_seconds:
        smallest = shrink(done, fails, shrink_seconds)
    return Result(script, fault, seconds, smallest, is_played)
