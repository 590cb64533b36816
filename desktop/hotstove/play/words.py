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
Translate: TypeAlias = "Callable[[str, str, int], str]"
"""Puts a template of a context into a language; the number chooses the form, -1: there is none."""
Called: TypeAlias = "Callable[[Sentence, str, str], str]"
"""What a text is called that fills a blank: the sentence, the blank and the text."""
_BLANK = re.compile(r"\{([a-z_]+)(?::n)?\}")
_COUNT = re.compile(r"\{([a-z_]+):n\}")


def QT_TRANSLATE_NOOP(context: str, text: str, about: str = "", n: int = -1) -> str:
    """Return *text* unchanged: it only marks it to be collected for translation in *context*.

    A text that counts, by a blank like ``{have:n}``, has a form for one and a form for many: its
    mark ends in ``"", 1``.
    """
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
    card files is known in other languages too, one of a person is not and stays. A number that
    fills a blank like ``{have:n}`` chooses between the form for one and the form for many.
    """

    context: str
    template: str
    arguments: dict[str, Filling] = {}

    def english(self) -> str:
        """Return the sentence as it was written, of many even where there is one."""
        return self.told(lambda context, template, n: template)

    def told(self, translate: Translate, called: Called = as_it_stands) -> str:
        """Return the sentence with ``translate(context, template, n)`` in place of each template,
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

        return _BLANK.sub(fill, translate(self.context, self.template, self._number()))

    def _number(self) -> int:
        """Return the number that chooses the form; -1 where nothing is counted."""
        counting = _COUNT.search(self.template)
        number = self.arguments.get(counting[1]) if counting is not None else None
        return number if isinstance(number, int) else -1
