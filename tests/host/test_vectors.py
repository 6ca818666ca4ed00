"""The table of vectors against the file that it was taken from, where that lies beside us."""

import json
import pathlib

import pytest

from tests.shared.kapern_vectors import VECTORS

FILE = pathlib.Path(__file__).parents[3] / "shared" / "vectors" / "kapern_scores.json"


def as_row(case: dict) -> tuple:
    """A case of the file as a row of our table."""
    agains = [f"{numbers(again['dice'])} {again['faces']}" for again in case["rerolls"]]
    return (
        case["id"],
        case["card"],
        case["first"],
        numbers(case.get("on_card", [])),
        ", ".join(agains),
        case["end"],
        case["rider"] or 0,
        case["others"],
        case.get("players", 2),
    )


def numbers(dice: list[int]) -> str:
    return " ".join(str(die) for die in dice)


def test_the_table_is_the_file() -> None:
    if not FILE.exists():
        pytest.skip("vectors/kapern_scores.json is not beside this checkout")
    assert [as_row(case) for case in json.loads(FILE.read_text())] == list(VECTORS)
