"""Sentences before they are put into a person's language; no translating happens here.

A sentence is a template with named blanks and what goes into them. The windows translate the
template by its context; the command line takes the English as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from .values import Value

Filling: TypeAlias = "str | int | tuple[str | Sentence, ...] | Sentence"
NAMES: Final = "cards"
"""The context of what stands in card files: names of cards and decks, and what they say."""
Called: TypeAlias = "Callable[[Sentence, str, str], str]"
"""What a text is called that fills a blank: the sentence, the blank and the text."""
_BLANK = re.compile(r"\{([a-z_]+)\}")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return *text* unchanged: it only marks it to be collected for translation in *context*."""
    return text


GIVEN: Final = (
    QT_TRANSLATE_NOOP("given", "visitor"),
    QT_TRANSLATE_NOOP("given", "home"),
    QT_TRANSLATE_NOOP("given", "hitter"),
    QT_TRANSLATE_NOOP("given", "pitcher"),
    QT_TRANSLATE_NOOP("given", "offense"),
    QT_TRANSLATE_NOOP("given", "defense"),
    QT_TRANSLATE_NOOP("given", "neutral"),
    QT_TRANSLATE_NOOP("given", "either"),
)
"""Words that rules name a side or a kind of card by, in the blanks ``side`` and ``kind``."""


def as_it_stands(sentence: Sentence, blank: str, text: str) -> str:
    """Return *text*: the names of those who write English."""
    return text


class Sentence(Value, frozen=True):
    """One thing to say: *template* with blanks like ``{found}``, plain text, never markup.

    An argument may be a sentence itself; a tuple is listed with commas. Text is a name: one of
    card files is known in other languages too, one of a person is not and stays.
    """

    context: str
    template: str
    arguments: dict[str, Filling] = {}

    def english(self) -> str:
        """Return the sentence as it was written."""
        return self.told(lambda context, template: template)

    def told(self, translate: Callable[[str, str], str], called: Called = as_it_stands) -> str:
        """Return the sentence with ``translate(context, template)`` in place of each template,
        and ``called(sentence, blank, text)`` in place of each text that fills a blank.

        Only plain names are blanks: a translation cannot reach into an argument. A blank that
        a translation invents stays as it is.
        """

        def fill(blank: re.Match[str]) -> str:
            filling = self.arguments.get(blank[1], blank[0])
            parts = filling if isinstance(filling, tuple) else (filling,)
            return ", ".join(said(blank[1], part) for part in parts)

        def said(blank: str, part: str | int | Sentence) -> str:
            if isinstance(part, Sentence):
                return part.told(translate, called)
            return called(self, blank, part) if isinstance(part, str) else str(part)

        return _BLANK.sub(fill, translate(self.context, self.template))
