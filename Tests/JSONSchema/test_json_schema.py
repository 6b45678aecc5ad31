"""Asks a real validator whether the exported schema means what the rules mean.

The schema and the cases are files: `JSONSchemaTests` in Swift holds the rules to the same ones.
"""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

FOLDER = Path(__file__).resolve().parent
SCHEMA = json.loads((FOLDER / "registration.schema.json").read_text())
CASES = json.loads((FOLDER / "registration.cases.json").read_text())

# Formats are checked too, as strict clients do.
VALIDATOR = Draft202012Validator(SCHEMA, format_checker=Draft202012Validator.FORMAT_CHECKER)


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_verdict(case):
    faults = [error.message for error in VALIDATOR.iter_errors(case["instance"])]
    assert (not faults) == case["schema"], faults


def test_nothing_that_the_rules_accept_is_refused():
    accepted = [case for case in CASES if case["rules"]]
    assert len(accepted) > 10
    assert all(VALIDATOR.is_valid(case["instance"]) for case in accepted)
