"""Languages: which there are, which is spoken, and how words join in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from hotstove.binding.languages import SYSTEM, Interpreter, native_name
from hotstove.binding.translation import called, joined, refusal, told
from hotstove.files.bounded import read_bytes
from hotstove.files.phrasebook import ENGLISH, languages
from hotstove.files.refused import FileRefused
from hotstove.play.words import Sentence

FOLDER = Path(__file__).parents[2] / "resources" / "translations"


@pytest.fixture
def interpreter(qapp):
    before = QLocale()
    made = Interpreter(FOLDER)
    yield made
    made.speak(ENGLISH)
    QLocale.setDefault(before)


def said(text: str) -> str:
    return QCoreApplication.translate("Menus", text)


def test_english_and_french_are_there_and_call_themselves_by_their_own_names():
    assert {"en", "fr"} <= set(languages(FOLDER))
    assert [native_name(code) for code in ("en", "fr")] == ["English", "Français"]


def test_a_language_is_put_on_and_taken_off(interpreter):
    interpreter.speak("fr")
    assert said("&Settings…") == "&Paramètres…"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    interpreter.speak("en")
    assert said("&Settings…") == "&Settings…"


@pytest.mark.parametrize(
    ("reads", "spoken"),
    [
        (["fr-CA", "en-US"], "fr"),
        (["de-DE", "fr-FR", "en-US"], "fr"),
        (["de-DE"], "en"),
        (["en-GB", "fr-FR"], "en"),
    ],
)
def test_the_language_follows_the_system(interpreter, monkeypatch, reads, spoken):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: reads)
    interpreter.speak(SYSTEM)
    assert interpreter.language == spoken


def test_a_language_that_is_not_there_is_english(interpreter):
    interpreter.speak("fr")
    interpreter.speak("tlh")
    assert interpreter.language == "en"


def test_decimals_are_those_of_the_language(interpreter):
    sentence = Sentence("showdown", "Bases of hits: {bases}", {"bases": "1.25"})
    assert told(sentence) == "Bases of hits: 1.25"
    interpreter.speak("fr")
    assert told(sentence).endswith("1,25")


def test_french_elides_before_a_name(interpreter):
    sentence = Sentence("showdown", "{player}'s {what}", {"player": "Abe Orr", "what": "IP"})
    assert told(sentence) == "Abe Orr's IP"
    interpreter.speak("fr")
    assert told(sentence) == "IP d’Abe Orr"
    assert joined("le tour de Émile, puis de Bea") == "le tour d’Émile, puis de Bea"
    assert joined("mode Ouvert") == "mode Ouvert"


def test_names_of_cards_are_translated_and_names_of_people_are_not(interpreter):
    sentence = Sentence(
        "showdown", "The {club} play {card}.", {"club": "Windfalls", "card": "Guess Curve"}
    )
    interpreter.speak("fr")
    assert told(sentence) == "Les Windfalls jouent Deviner la courbe."
    assert called("Eliseo Tecuapetla") == "Eliseo Tecuapetla"
    assert called("") == ""


def test_a_file_that_is_refused_says_so_in_french(interpreter, tmp_path):
    with pytest.raises(FileRefused) as met:
        read_bytes(tmp_path / "none.hotstove", 10)
    assert met.value.sentence.endswith(
        "there is no such file. Check the name, or choose another file."
    )
    interpreter.speak("fr")
    assert refusal(met.value) == (
        f"{tmp_path / 'none.hotstove'} n’a pas été ouvert\N{NO-BREAK SPACE}: il n’y a pas de tel "
        "fichier. Vérifiez le nom, ou choisissez un autre fichier."
    )


def test_what_is_said_of_a_file_quotes_it_as_it_stands(interpreter):
    given = {"field": "kind", "found": "Guess Curve", "allowed": ("hitter", "pitcher")}
    of_file = Sentence("catalog", "{field} is “{found}”; allowed: {allowed}.", given)
    nine = "The {side} side does not have nine players in nine positions ({rule})."
    of_game = Sentence("showdown", nine, {"side": "visitor", "rule": "SD-B-04"})
    interpreter.speak("fr")
    assert "« Guess Curve »" in told(of_file).replace("\N{NO-BREAK SPACE}", " ")
    assert "hitter, pitcher" in told(of_file)
    assert "visiteur" in told(of_game)


def test_what_a_person_reads_decides_how_words_join(interpreter, monkeypatch):
    """English dates and a list of languages that begins with French."""
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: ["fr-FR", "en-US"])
    interpreter.speak(SYSTEM)
    assert joined("le tour de Émile") == "le tour d’Émile"


def test_one_and_many_have_their_forms(interpreter):
    def drawn(count: int) -> str:
        arguments = {"club": "Windfalls", "count": count}
        return told(Sentence("showdown", "The {club} draw {count:n} cards.", arguments))

    interpreter.speak("en")
    assert [drawn(1), drawn(2)] == ["The Windfalls draw 1 card.", "The Windfalls draw 2 cards."]
    interpreter.speak("fr")
    assert [drawn(0), drawn(1), drawn(2)] == [
        "Les Windfalls piochent 0 carte.",
        "Les Windfalls piochent 1 carte.",
        "Les Windfalls piochent 2 cartes.",
    ]
