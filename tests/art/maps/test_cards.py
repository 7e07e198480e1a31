"""Cards of the map game can be told from each other."""

from __future__ import annotations

from carcqt.art.drawings.species import COLOURS
from carcqt.art.maps.cards import (
    card_back,
    card_image,
    event_card,
    income_card,
    mission_card,
    order_card,
    tent_card,
)
from tests.art.samples import assert_different


def test_cards_differ() -> None:
    species = list(COLOURS)
    cards = [income_card(number, 30 - number, name) for number, name in enumerate(species)]
    cards += [income_card(0, 31, "all"), income_card(6, 7, "safe")]
    events = ("jaguar", "crocodile", "fire", "theft", "guide", "bonus-fish", "unheard-of")
    cards += [event_card(event) for event in events]
    cards += [mission_card(("A", "B")), mission_card(()), order_card(1), order_card(2)]
    cards += [tent_card(0), tent_card(1), card_back()]
    assert_different([card_image(card, 60) for card in cards])
    image = card_image(cards[0], 60)
    assert (image.width(), image.height()) == (60, 84)
