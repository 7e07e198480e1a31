"""Texts of the history, which are said again once the language is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carcqt.ui.language import language, punctuation


class Retold(str):
    """As it is said now, and how to say it again."""

    say: Callable[[], str]

    def __new__(cls, say: Callable[[], str]) -> Retold:
        made = super().__new__(cls, say())
        made.say = say
        return made

    def format(self, *args: object, **facts: object) -> Retold:
        say = self.say
        return Retold(
            lambda: say().format(
                *map(again, args), **{name: again(fact) for name, fact in facts.items()}
            )
        )


def again(text: Any) -> Any:
    """In the language of now, if it can be said again."""
    return text.say() if isinstance(text, Retold) else text


def about(what: str, text: str) -> Retold:
    """What a step was done to comes first."""
    return Retold(lambda: punctuation().colon(what, again(text)))


class Retells:
    """A class, the first of its bases, whose texts go into the history."""

    def tr(self, text: str, comment: str | None = None, n: int | None = None) -> str:
        contexts = [base.__name__ for base in type(self).__mro__]
        number = None if n is None or n < 0 else n

        def say() -> str:
            said = (language().translate(context, text, number) for context in contexts)
            found = next((one for one in said if one != text), text)
            return found if number is None else found.replace("%n", str(number))

        return Retold(say)
