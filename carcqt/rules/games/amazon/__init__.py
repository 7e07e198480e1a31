"""Carcassonne: Amazonas (2016): its rules, and its kernel."""

from carcqt.rules.games.amazon.rules import (
    AMAZON,
    ANIMALS,
    CHOOSE,
    RIVER_ANIMALS,
    Amazon,
    AmazonExtra,
    DoubleChosen,
    RiverScoring,
    Sailed,
    boats_of,
)

__all__ = [
    "AMAZON",
    "ANIMALS",
    "CHOOSE",
    "RIVER_ANIMALS",
    "Amazon",
    "AmazonExtra",
    "DoubleChosen",
    "RiverScoring",
    "Sailed",
    "boats_of",
]
