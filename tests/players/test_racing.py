"""Who is tried on, and who is out."""

from __future__ import annotations

from random import Random

from carcqt.players.racing import FIRST, Candidate, Race


def run(worths: list[float], tries: int, noise: float = 4.0, looks: int = 0) -> list[Candidate]:
    """Candidates of such a true worth, each try with the same luck for all and some of its own."""
    rng = Random(1)
    candidates = [Candidate(looks=0.0) for _ in worths]
    true = {id(each): worth for each, worth in zip(candidates, worths, strict=True)}
    race, used = Race(candidates, looks), 0
    while race.is_open and used + len(race.running) <= tries:
        luck = rng.gauss(0, 20)
        used += len(race.running)
        race.add(
            [luck + true[id(each)] + rng.gauss(0, noise) for each in race.running], used / tries
        )
    assert {*map(id, race.ranked())} == {*map(id, candidates)}
    assert race.ranked()[0].behind == 0
    return candidates


def test_time_is_for_those_who_are_close() -> None:
    best, close, far, further = run([5.0, 4.6, -3.0, -9.0], 200)
    assert len(best.leads) == len(close.leads) > 4 * len(far.leads)
    assert len(further.leads) == FIRST


def test_what_is_clear_ends_early() -> None:
    best, *others = run([9.0, 0.0, 0.0, 0.0, 0.0, 0.0], 1000, noise=2.0)
    assert len(best.leads) == FIRST
    assert all(each.behind > 4 for each in others)


def test_what_comes_to_the_same_needs_no_more_tries() -> None:
    one, other = run([1.0, 1.0], 1000, noise=0.0)
    assert len(one.leads) == len(other.leads) == FIRST


def test_the_more_is_spent_the_fewer_run() -> None:
    """Four that are all the same: half of them get more tries than the others."""
    tries = sorted(len(each.leads) for each in run([0.0] * 4, 100, noise=9.0))
    assert tries[0] < tries[-1]
    assert tries[-1] == tries[-2]


def test_a_good_look_counts_as_much_as_some_tries() -> None:
    plain, pretty = Candidate(looks=0.0), Candidate(looks=4.0)
    race = Race([plain, pretty], looks=3)
    race.add([1.0, 0.0], 0.1)
    assert race.ranked() == [pretty, plain]
    for _ in range(3):
        race.add([5.0 if each is plain else 0.0 for each in race.running], 0.1)
    assert race.ranked() == [plain, pretty]
