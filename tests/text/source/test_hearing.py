"""Of a line that is not understood, the part before the trouble is kept, whole sentences only."""

from __future__ import annotations

import pytest

from engine.text.partial import hear
from engine.trails import tree as t
from tests.text.reading import words


@pytest.mark.parametrize(
    ("text", "lang", "kind", "rest"),
    [
        ("• {action}, Pay 1 EP: Draw a card. Then sing a song.", "en", "", "Then sing a song."),
        ("• Whenever this card attacks, dance.", "en", "", "dance."),
        ("• {enter} Draw a card. Juggle.", "en", "", "Juggle."),
        ("Stun target UNIT. Then, sing to it. Draw a card.", "en", "event", "Then, sing to it. Draw a card."),
        ("・これが攻撃した時、カードを1枚引く。歌う。", "ja", "", "歌う。"),
        ("UNITを1つ対象とし、それを応援する。", "ja", "event", "UNITを1つ対象とし、それを応援する。"),
        ("<<Song>> Draw a card. Hum.", "en", "arts", "Hum."),
    ],
)
def test_what_is_left_to_the_players(text: str, lang: str, kind: str, rest: str) -> None:
    heard = hear(text, lang, words(), kind)
    assert heard.rest == rest
    assert text[heard.at :].strip() == rest


def test_costs_and_triggers_are_whole_and_sentences_before_the_trouble_stay() -> None:
    heard = hear("• {action}, Pay 1 EP: Draw a card. Then sing a song.", "en", words())
    assert heard.kind == "activated"
    assert heard.tree == t.Activated(t.Cost((t.Do("action", "this"), t.PayEP(1))), t.Effect((), (t.Draw(),)))
    heard = hear("・これが攻撃した時、歌う。", "ja", words())
    assert heard.tree == t.Triggered(t.Trigger("attacks", "this"), t.Effect((), ()))


def test_of_some_lines_nothing_is_known() -> None:
    heard = hear("• Blah blah", "en", words())
    assert (heard.kind, heard.tree, heard.rest) == ("continuous", None, "Blah blah")
