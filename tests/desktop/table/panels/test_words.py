"""Templates into text: filled, translated, linked, and never turned into markup by a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QTextDocument

from engine.kernel.decisions import Decision, Kind
from engine.trails.views.records import LogLine
from tests.desktop.parts import words
from trails_desktop.match.api import Reason
from trails_desktop.table.cards.words import Span, link_target, own_name, told_apart


class Backwards(QTranslator):
    """Stands for a language with another word order."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Only two texts are known; everything else stays."""
        known = {"{who} loses {n} bond": "{n} der Bindung verliert {who}", "yes": "ja"}
        return known.get(source, source)

    def isEmpty(self) -> bool:
        """Never."""
        return False


@pytest.fixture
def backwards(qapp: QCoreApplication) -> Iterator[None]:
    translator = Backwards()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_fields_are_filled_in_with_names() -> None:
    line = LogLine(5, "803.3", 0, "{who}: {a} attacks {t} with {n}", (
        ("who", ("seat", 0)), ("a", ("card", "D1-009", 7)), ("t", ("seat", 1)), ("n", 5),
    ))  # fmt: skip
    sentence = words().log_line(line)
    assert sentence.plain == "You: Tam Orrel attacks Bryn with 5"
    assert sentence.rule == "803.3"
    assert Span("Tam Orrel", "card", "D1-009", 7) in sentence.spans
    assert [span.kind for span in sentence.spans if span.kind != "plain"] == ["seat", "card", "seat", "value"]


@pytest.mark.usefixtures("backwards")
def test_a_translation_may_reorder_the_fields() -> None:
    reason = Reason("804", "{who} loses {n} bond", (("who", ("seat", 1)), ("n", 3)))
    assert words().reason(reason).plain == "3 der Bindung verliert Bryn"
    assert words().sentence("{a}", (("a", True),)).plain == "ja"


def test_a_name_never_becomes_markup() -> None:
    sentence = words().sentence("{card} & <i>{n}</i>", (("card", ("card", "D1-666", 3)), ("n", "<u>x</u>")))
    document = QTextDocument()
    document.setHtml(sentence.html())
    assert document.toPlainText() == "<b>Sly & Co</b> & <i><u>x</u></i>"
    assert "<b>" not in sentence.html() and "<u>" not in sentence.html() and "<i>" not in sentence.html()
    assert sentence.plain == "<b>Sly & Co</b> & <i><u>x</u></i>"


def test_links_lead_to_card_and_object() -> None:
    sentence = words().sentence("{card}", (("card", ("card", 'D1"-<9>', 12)),))
    document = QTextDocument()
    document.setHtml(sentence.html("#ffcc00"))
    block = document.begin()
    link = block.begin().fragment().charFormat().anchorHref()
    assert link_target(link) == ('D1"-<9>', 12)
    assert link_target("https://example.org/1") is None
    assert link_target("card:D1-009:x") is None


@pytest.mark.parametrize(
    ("template", "args", "said"),
    [
        ("{who} plays", (), "{who} plays"),
        ("100 % {", (), "100 % {"),
        ("a {{brace}}", (), "a {brace}"),
        ("{n}", (("n", None),), "–"),
        ("{n}", (("n", ()),), ""),
        ("{n}", (("n", ("Couriers", "Vigil", 3)),), "Couriers, Vigil, 3"),
        ("", (), ""),
        ("{card}", (("card", ("card", "X-1")),), "X-1"),
    ],
)
def test_odd_templates_do_no_harm(template: str, args: tuple[tuple[str, None], ...], said: str) -> None:
    assert words().sentence(template, args).plain == said


def test_a_question_is_worded_with_its_rule() -> None:
    decision = Decision(
        0, Kind.NUMBER, "number", "1204.2", "Choose a number up to {most}", (), 0, 7, args=(("most", 7),)
    )
    sentence = words().prompt(decision)
    assert sentence.plain == "Choose a number up to 7" and sentence.rule == "1204.2"


def test_players_of_the_same_name_are_told_apart() -> None:
    assert told_apart(("Player", "player"), 1) == ("Player", "player (you)")
    assert told_apart(("Ann", "Bo"), 0) == ("Ann", "Bo") and told_apart(("Ann", "Ann"), -1) == ("Ann", "Ann")
    assert own_name(("Ann", "Bo"), 1) == "Bo (you)"
    assert own_name(told_apart(("Ann", "Ann"), 0), 0) == "Ann (you)", "once is enough"
