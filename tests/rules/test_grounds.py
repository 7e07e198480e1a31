"""The places for roaming pieces, as the kernel keeps them."""

from __future__ import annotations

from random import Random

from carcqt.rules.games.goldrush import Goldrush
from carcqt.rules.kernel.kernel import Kernel
from tests.support import builtin_material


def grounds(kernel: Kernel) -> list[int]:
    return sorted(kernel.ground[place] for place in range(kernel.grounds))


def test_moves_back_and_forth_keep_the_places() -> None:
    """Two tents that go to and fro: what was last in the list is put back where it was."""
    rng = Random(41)
    game = Goldrush.new(builtin_material("goldrush"), 2, rng)
    kernel = game.kernel
    before: list[list[int]] = []
    for _ in range(600):
        if game.is_over or (before and rng.random() < 0.35):
            for _ in range(rng.randint(1, len(before)) if rng.random() < 0.1 else 1):
                kernel.pop()
                assert grounds(kernel) == before.pop()
                for place in range(kernel.grounds):
                    assert kernel.ground_slot[kernel.ground[place]] == place
                assert sum(slot != -1 for slot in kernel.ground_slot) == kernel.grounds
        else:
            before.append(grounds(kernel))
            kernel.play(kernel.nth_choice(rng.randrange(kernel.count_choices())))
