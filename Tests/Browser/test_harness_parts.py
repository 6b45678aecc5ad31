"""A part of a long list is drawn by a seed, and what is asked for by name is played."""

from pathlib import Path
from types import SimpleNamespace

from harness import parts


def cases(count: int, marker: SimpleNamespace | None, **parameters) -> list:
    return [
        SimpleNamespace(
            path=Path("test_list.py"), originalname="test_case", number=number,
            callspec=SimpleNamespace(params=parameters),
            get_closest_marker=lambda name: marker if name == "part" else None)
        for number in range(count)
    ]


def part(count: int, **options) -> SimpleNamespace:
    return SimpleNamespace(args=(count,), kwargs=options)


def numbers(items: list) -> list[int]:
    return [item.number for item in items]


def test_as_many_are_drawn_as_the_part_has():
    assert len(parts.left_out(cases(10, part(4)), seed=0)) == 6


def test_a_seed_draws_the_same_and_another_one_others():
    first, again, other = (numbers(parts.left_out(cases(50, part(5)), seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_each_value_has_its_part():
    marker = part(3, each="browser")
    both = cases(8, marker, browser="chromium") + cases(5, marker, browser="firefox")
    rest = [item.callspec.params["browser"] for item in parts.left_out(both, seed=0)]
    assert rest.count("chromium") == 5 and rest.count("firefox") == 2


def test_what_is_not_marked_or_asked_for_by_name_is_played():
    assert parts.left_out(cases(10, None) + cases(3, part(4)), seed=0) == []


def test_the_value_of_an_attribute_has_its_part():
    marker = part(1, each="look.scheme")
    both = [
        case for scheme in ("light", "dark")
        for case in cases(2, marker, look=SimpleNamespace(scheme=scheme))]
    rest = [item.callspec.params["look"].scheme for item in parts.left_out(both, seed=0)]
    assert sorted(rest) == ["dark", "light"]
