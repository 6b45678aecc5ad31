"""Plays a script of several visitors against a server, with the nemesis among them."""

import errno
import os
import re
import select
import signal
import time
from pathlib import Path

from harness.faults import Faults
from harness.server import FIXTURE, Server, rooms, workers
from harness.visitor import EDIT, TAP, Closed, Refused, Visitor
from history.attack import Attack
from history.checker import Intent, Record
from history.scripts import Step

PATIENCE = 40


class Player(Visitor):
    """A visitor who writes down what they meant, and what they were shown."""

    def __init__(self, origin: str, name: str):
        self.record = Record(name)
        self.own: dict[int, Intent] = {}
        # The screen that what was typed last was typed into.
        self.typed_into = 0
        super().__init__(origin, f"/history/{name}")

    def mean(self, effect: str, kind: int, control: str, *values: object) -> None:
        # A screen that began anew has lost what was typed last; a page types it again before all else.
        while self.typed_into != self.renewed:
            self.type(self.record.typed)
        intent = Intent(len(self.record.intents), f"{self.record.name} {effect}")
        self.record.intents.append(intent)
        self.own[self.sent + 1] = intent
        try:
            self.do(kind, control, *values)
        except Closed:
            self.revive()

    def type(self, text: str) -> None:
        self.record.typed = text
        self.typed_into = self.renewed
        try:
            self.do(EDIT, "history.field", text)
            self.values[self.nodes["history.field"]] = text
        except Closed:
            self.revive()

    def revive(self) -> None:
        """Comes back, however long the server needs."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.come_back()
            except (Closed, Refused, OSError):
                if time.monotonic() > deadline:
                    raise AssertionError("the server does not let a visitor in")
                time.sleep(0.02)

    def rest(self) -> None:
        """Returns when all that was done is answered, and the field holds what was typed."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                # A room that was killed a moment ago is noticed by who wants something of it.
                self.do(TAP, "history.count")
                self.settle()
                if self.field("history.field") == self.record.typed == self.shown("history.echo"):
                    return
                # As a page does when a screen came back without what was typed last.
                self.type(self.record.typed)
                self.settle()
            except (Closed, Refused, OSError):
                self.revive()

    def take(self) -> None:
        """Takes what has arrived."""
        try:
            while self._rest or (
                self._socket and select.select([self._socket], [], [], 0)[0]):
                self.receive()
        except (Closed, OSError):
            self.revive()

    def _note(self, message: list) -> list:
        self.record.seen.append(str(message))
        if message and message[0] == "n":
            for intent in self.own.values():
                intent.fate = "unknown"
            self.own = {}
        found = super()._note(message)
        self._acknowledge()
        return found

    def _acknowledge(self) -> None:
        for number in [number for number in self.own if number <= self.acknowledged]:
            self.own.pop(number).fate = "acknowledged"

    def texts_by_name(self) -> dict[str, str]:
        return {
            name: self.shown(f"history.{name}") for name in ("name", "echo", "value", "sent")}


class Play:
    """One history: a server, its visitors, and what the nemesis has done."""

    def __init__(self, folder: Path, visitors: int, visitor_type: type[Player] = Player):
        self.effects = folder / "effects"
        self.faults = Faults(folder)
        self.server = Server([str(FIXTURE)], {
            "APUS_ISOLATION": "visitor", "FIXTURE_EFFECTS": str(self.effects),
            "APUS_TRUSTED_PROXIES": "127.0.0.1",
            **self.faults.environment})
        self.server.start()
        self.players = [
            visitor_type(self.server.origin, f"v{number}") for number in range(visitors)]
        self.counts = [0] * visitors
        self.baseline = {"files of the front": self._files() + 12}
        self.is_stopped: set[int] = set()
        self.attack = Attack(self.server.port)

    def _files(self) -> int:
        return len(os.listdir(f"/proc/{workers(self.server)[0]}/fd"))

    def _files_in_the_end(self) -> int:
        """Once rooms that crashed have written their reports, for which they have a minute."""
        deadline = time.monotonic() + 70
        while (count := self._files()) > self.baseline["files of the front"] and time.monotonic() < deadline:
            time.sleep(0.2)
        return count

    def step(self, step: Step) -> None:
        who, what, value = step
        if who is None:
            return self._fault(what, value)
        player = self.players[who]
        match what:
            case "type":
                text = player.record.typed
                player.type(f"{text[-40:]}<{player.record.name}>{value}")
            case "count":
                try:
                    player.do(TAP, "history.count")
                except Closed:
                    player.revive()
            case "send":
                player.type(f"<{player.record.name}>{value}")
                player.mean(f"send {player.record.typed}", TAP, "history.send")
            case "wait": player.take()
            case "leave": player.revive()

    def _fault(self, what: str, value) -> None:
        match what:
            case "kill room": self._signal(value, signal.SIGKILL)
            case "stop room":
                # For less than the front waits.
                self._signal(value, signal.SIGSTOP)
                time.sleep(0.05)
                self._signal(value, signal.SIGCONT)
            case "cut": self.players[value].revive()
            case "cut all":
                for player in self.players:
                    player.revive()
            case "trap":
                try:
                    self.players[value].do(TAP, "history.trap")
                except Closed:
                    self.players[value].revive()
            case "kill front":
                # None is there while another is started.
                for front in workers(self.server)[:1]:
                    os.kill(front, signal.SIGKILL)
            case "disk": self.faults.fail_writes(errno.ENOSPC if value else 0)
            case "clock": self.faults.move_clock(value)
            case "flood": self.attack.request("/healthz", count=300)
            case "harmful address": self.attack.request(f"/lobby/trap?{value}")
            case "crowd": self.attack.crowd(60)
            case "strangers":
                for number in range(4):
                    self.attack.request(f"/lobby/{number}")

    def _signal(self, number: int, kind: int) -> None:
        try:
            found = rooms(self.server)
        except IndexError:
            # The front is being replaced.
            return
        if found:
            try:
                os.kill(found[number % len(found)], kind)
            except ProcessLookupError:
                pass

    def end(self) -> tuple[list[Record], list[str], dict[str, int], dict[str, int]]:
        """Lets all come to rest, and says what is known then."""
        self.faults.fail_writes(0)
        self.faults.move_clock(0)
        self.attack.end()
        for player in self.players:
            player.rest()
            player.record.shown = player.shown("history.echo")
            player.record.held = player.field("history.field")
        for player in self.players:
            player.record.page = player.texts_by_name()
            player.record.server = self._on_server(player)
        for player in self.players:
            player.close()
        after = {"files of the front": self._files_in_the_end()}
        lines = self.effects.read_text().splitlines() if self.effects.exists() else []
        return [player.record for player in self.players], lines, self.baseline, after

    def _on_server(self, player: Player) -> dict[str, str]:
        """What the server would show a page that has nothing."""
        if not player.received:
            return player.texts_by_name()
        player.send([player.received])
        player.close()
        received, player.received = player.received, 0
        before = player.renewed
        player.join(is_fresh=False)
        player.received = received
        player.wait_until(lambda: player.renewed > before)
        return player.texts_by_name()

    def close(self) -> None:
        self.attack.end()
        for player in self.players:
            player.close()
        self.server.close()


def trouble_of(log: str) -> str:
    """The lines of a server's log that may explain a history."""
    return "\n".join(re.findall(r".*(?:error|warning).*", log)[-20:])
