"""Judges the records of `Benchmarks/Validation` with pydantic, beside our rules and code by hand."""

import json
import subprocess
import time
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    BaseModel, Field, HttpUrl, StringConstraints, ValidationError, ValidationInfo, field_validator)

from results import Results

PASSES, TURNS = 100, 10


class Signup(BaseModel):
    """Ten fields, eighteen checks. Formats are patterns of its own engine, which is linear too."""

    name: Annotated[str, StringConstraints(pattern=r"\S", max_length=100)]
    email: Annotated[str, StringConstraints(
        pattern=r"^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+$", min_length=1,
        max_length=254)]
    phone: Annotated[str, StringConstraints(pattern=r"^\+?([0-9][ ().-]*){7,15}$", min_length=1)]
    age: Annotated[int, Field(ge=18, le=120)]
    country: Literal["PL", "DE", "CZ", "SK", "UA"]
    postcode: Annotated[str, StringConstraints(pattern=r"^[0-9]{2}-[0-9]{3}$", min_length=1)]
    website: HttpUrl
    password: Annotated[str, StringConstraints(pattern=r"\S", min_length=12, max_length=128)]
    confirmation: Annotated[str, StringConstraints(pattern=r"\S", min_length=1)]
    about: Annotated[str, StringConstraints(max_length=500)]

    @field_validator("confirmation")
    @classmethod
    def confirmed(cls, value: str, info: ValidationInfo) -> str:
        if value != info.data.get("password"):
            raise ValueError("differs")
        return value


def _records(are_right: bool) -> list[dict]:
    countries = ["PL", "DE", "CZ", "SK", "UA"]
    records = []
    for number in range(1_000):
        record = {
            "name": f"Maria Kowalska-Nowak {number}",
            "email": f"maria.kowalska{number}@example.com",
            "phone": f"+48 601 234 {100 + number % 900}", "age": 18 + number % 100,
            "country": countries[number % 5], "postcode": f"00-{100 + number % 900}",
            "website": f"https://www.example.com/people/{number}?tab=about",
            "password": f"correct horse battery {number}",
            "confirmation": f"correct horse battery {number}",
            "about": "Keeps bees and repairs old radios. " * (1 + number % 5)}
        if not are_right:
            record.update(
                email=f"maria.kowalska{number}.example.com", age=7, confirmation="correct horse")
        records.append(record)
    return records


def _nanoseconds(records: list[dict], expected: int) -> float:
    validate, failures = Signup.model_validate, 0
    start = time.thread_time_ns()
    for _ in range(PASSES):
        for record in records:
            try:
                validate(record)
            except ValidationError as error:
                failures += error.error_count()
    spent = time.thread_time_ns() - start
    assert failures == expected * len(records) * PASSES, f"{failures} failures"
    return spent / (PASSES * len(records))


def measure(binary: Path, results: Results) -> None:
    run = subprocess.run([str(binary)], check=True, stdout=subprocess.PIPE, text=True)
    for line in run.stdout.splitlines():
        figure = json.loads(line)
        results.add(figure["name"], figure["value"], figure["unit"])
    for kind, expected in [("valid", 0), ("wrong", 3)]:
        records = _records(expected == 0)
        fastest = min(_nanoseconds(records, expected) for _ in range(TURNS))
        results.add(f"validation.pydantic.{kind}", fastest, "ns")
