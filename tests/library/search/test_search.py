"""The search box: what its language means, what it says about mistakes, what it offers next."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.library.common import Record, jsonl, take, unit
from trails_desktop.library.library import Library
from trails_desktop.library.search.completion import complete, condition, terms_of, with_condition
from trails_desktop.library.search.query import FIELDS, FLAGS, QueryError, Term, parse
from trails_desktop.library.search.searcher import GROUPS, SORTS

CARDS: list[Record] = [
    unit(
        "S-001",
        name="Amber Warden",
        subname="Gate",
        orgs=["Harbor Watch"],
        cp=1,
        str=2,
        text="[Covert]\n• {enter} Draw a card.",
        set="Sea",
        rarity="C",
    ),
    unit(
        "S-001",
        lang="ja",
        name="琥珀の番人",
        subname="門",
        orgs=["港の番人"],
        cp=1,
        str=2,
        text="【暗躍】\n・{enter}カードを1枚引く。",
        set="海",
        rarity="C",
    ),
    unit(
        "S-002",
        name="Ember Warden",
        subname="Common",
        orgs=["Harbor Watch", "Red Mill"],
        cp=3,
        str=4,
        rarity="SR",
        text="• When this card attacks, target UNIT gets -1/-0 this combat.",
        set="Sea",
        arts={"ep": 2, "name": "Flare", "text": "Draw a card."},
    ),
    {
        "number": "S-003",
        "name": "Tide Song",
        "type": "EVENT",
        "ep": 2,
        "text": "Quaff the unreadable thing.",
        "set": "Sea",
    },
    {
        "number": "S-004",
        "name": "Old Mole",
        "subname": "Pier",
        "type": "BASE",
        "level": 4,
        "set": "Land",
        "corrected": {"name": "New Mole"},
    },
    {
        "number": "S-005",
        "lang": "ja",
        "name": "海の人形",
        "type": "UNIT/ITEM",
        "cp": 2,
        "str": 3,
        "def": 0,
        "text": "・これが攻撃した時、相手のUNITを1つ対象とし、それをスタンする。",
    },
]


@pytest.fixture(scope="module")
def cards(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with cards of which everything is known."""
    import shutil

    from trails_desktop.library.opening import open_library
    from trails_desktop.paths import Paths

    folder = tmp_path_factory.mktemp("search") / "data"
    shutil.copytree(made, folder)
    library = open_library(Paths(folder))
    take(library, jsonl(folder / "cards.jsonl", CARDS))
    library.packs.record([["S-001", "S-001", "S-002"]], 1)
    library.read_texts()
    return library


def found(library: Library, query: str) -> str:
    """The cards of this file's own set that a query finds, by their last digit."""
    return "".join(number[-1] for number in library.find(query).numbers if number.startswith("S-"))


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("", "12345"),
        ("str>=3", "25"),
        ("str<3", "1"),
        ("str=3", "5"),
        ("str:3", "5"),
        ("str!=3", "1234"),
        ("cp:2..3", "25"),
        ("cp:1-2", "15"),
        ("level>=4", "4"),
        ("ep:2", "3"),
        ("arts<=2", "2"),
        ("def=0", "5"),
        ("type:unit", "125"),
        ("type:item", "5"),
        ("type:UNIT/ITEM", "5"),
        ("-type:unit", "34"),
        ("t:base", "4"),
        ('org:"Harbor Watch"', "12"),
        ("org:港の番人", "12"),
        ("org:harbor", "12"),
        ("org:番人", "12"),
        ("org=harbor", ""),
        ("name:warden", "12"),
        ("name:ward", "12"),
        ("name:琥珀", "1"),
        ("name:番", "1"),
        ('name:"amber warden"', "1"),
        ("sub:common", "2"),
        ("sub:門", "1"),
        ('text:"target"', "2"),
        ('text:"draw a card"', "12"),
        ("text:対象", "5"),
        ("text:1枚", "1"),
        ("text:スタン", "5"),
        ("text:引", "1"),
        ("warden", "12"),
        ("amber draw", "1"),
        ("暗躍", "1"),
        ("ｔｉｄｅ", "3"),
        ("S-00", "12345"),
        ("s-003", "3"),
        ("人", "15"),
        ("craft:covert", "1"),
        ("craft:暗躍", "1"),
        ("-craft:covert", "2345"),
        ("set:sea", "123"),
        ("set:海", "1"),
        ("rarity:sr", "2"),
        ("lang:ja", "15"),
        ("lang:en -lang:ja", "234"),
        ("id:S-00*", "12345"),
        ("id:S-003", "3"),
        ("owned>=2", "1"),
        ("is:owned", "12"),
        ("is:mine", "12345"),
        ("is:shipped", ""),
        ("is:corrected", "4"),
        ("is:common", "2"),
        ("is:arts", "2"),
        ("is:vanilla", "4"),
        ("is:dual", "5"),
        ("is:manual", "3"),
        ("is:playable", "1245"),
        ("is:unread", ""),
        ("name:new", "4"),
        ("name:old", "4"),
        ("cp:1 or cp:3", "12"),
        ("cp:1 | cp:3", "12"),
        ("(cp:1 or cp:2) str>2", "5"),
        ("-(cp:1 or cp:2)", "234"),
        ("not cp:1", "2345"),
        ("type:unit (warden or lang:ja) -str:4", "15"),
        ("ｃｐ：１", "1"),
        ("（cp:1 or cp:3）", "12"),
        ('str>=3 org:"Harbor Watch" type:unit text:"target" -craft:covert cp<=3 is:playable', "2"),
    ],
)
def test_what_a_query_means(cards: Library, query: str, numbers: str) -> None:
    assert found(cards, query) == numbers


@pytest.mark.parametrize(
    ("query", "place", "said"),
    [
        ("foo:1", "foo", "There is no field foo"),
        ("typ:unit", "typ", "did you mean type?"),
        ("type:unti", "unti", "did you mean unit?"),
        ("is:playble", "playble", "did you mean playable?"),
        ("cp>=x y", "x", "whole number"),
        ("a cp>", "cp>", "A value must follow"),
        ("a name>=3", "name>=3", "name is no number"),
        ("a or", "or", "must follow after or"),
        ("a (b", "(", "never closed"),
        ("a) b", ")", "closes nothing"),
        ('a "b', '"', "never closed"),
        ("a ()", "()", "between the parentheses"),
        ("a -", "-", "must follow after -"),
        (">=3", ">=", "A field must stand before"),
        ("x " * 100, "x " * 100, "at most 60 conditions"),
        ("-" * 100 + "a", "-" * 41, "negated too often"),
    ],
)
def test_a_mistake_is_said_at_its_place(query: str, place: str, said: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse(query)
    error = caught.value
    assert said in str(error)
    assert query[error.at : error.end] == place
    assert error.caret(query).splitlines()[1].index("^") == error.at


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(
    st.text(max_size=40),
    st.lists(st.sampled_from(
        ["cp", "type", "is", "text", ":", ">=", "=", "1", "unit", "or", "not", "-", "(", ")", '"', " ", "a", "暗",
         "*", "%", "'", "|", "＂"]
    ), max_size=14).map("".join),
))  # fmt: skip
@example('"a OR b')
@example("NEAR(a b)")
@example("cp:999999999")
@example('text:"-"')
@example("name:^x")
def test_any_text_is_searched_or_refused_with_a_place(cards: Library, query: str) -> None:
    try:
        numbers = cards.find(query, sort="relevance").numbers
    except QueryError as error:
        assert 0 <= error.at <= error.end <= max(len(query), error.at)
        assert error.said.text
    else:
        assert set(numbers) <= set(cards.pool())
    for one in complete(query, len(query) // 2, cards.search.words_for()):
        assert 0 <= one.start <= one.end <= len(query)


def test_mistyped_names_are_found(cards: Library) -> None:
    for typed, meant in (("wraden", "warden"), ("amebr", "amber"), ("name:embre", "ember")):
        result = cards.find(typed)
        assert any(number.startswith("S-") for number in result.numbers), typed
        assert meant in dict(result.meant)[typed.removeprefix("name:")]
    assert cards.find("xyzzyx").numbers == ()
    assert cards.find('"wraden"').numbers == ()  # what is quoted is meant
    assert cards.search.names_like("Embr Wardn")[0] == "S-002"
    assert cards.search.names_like("琥珀の番")[0] == "S-001"


@pytest.mark.parametrize("sort", SORTS)
def test_every_order_has_all_cards(cards: Library, sort: str) -> None:
    everything = set(cards.pool())
    for down in (False, True):
        numbers = cards.find("", sort=sort, down=down).numbers
        assert len(numbers) == len(everything) == len(set(numbers))


def test_orders(cards: Library) -> None:
    def order(sort: str, **how: object) -> str:
        return "".join(one[-1] for one in cards.find("is:mine", sort=sort, **how).numbers)

    assert order("number") == "12345"
    assert order("number", down=True) == "54321"
    assert order("cp") == "15243"
    assert order("cp", down=True) == "25143"  # what has no CP comes last all the same
    assert order("type") == "15234"
    assert order("newest") == "54321"
    assert [one[-1] for one in cards.find("draw or amber", sort="relevance", among=["S-002", "S-001"]).numbers] == [
        "1",
        "2",
    ]
    assert cards.find("", limit=3).numbers == cards.find("").numbers[:3]


@pytest.mark.parametrize("group", GROUPS[1:])
def test_sections_hold_every_card_once(cards: Library, group: str) -> None:
    result = cards.find("", group=group)
    assert sorted(number for section in result.sections for number in section.numbers) == sorted(result.numbers)
    assert len({section.key for section in result.sections}) == len(result.sections)


def test_sections_are_in_the_order_of_the_rules(cards: Library) -> None:
    keys = [section.key for section in cards.find("", group="type").sections]
    assert keys == ["UNIT", "ITEM", "EVENT", "BASE"]
    assert [section.key for section in cards.find("is:mine", group="cp").sections] == ["1", "2", "3", ""]


def test_an_undone_import_is_no_longer_found(library: Library, tmp_path: Path) -> None:
    ident = take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001", name="Zanzibar Quux", text="Frobnicate.")]))
    assert library.find("frobnicate").numbers == library.find("zanzibar").numbers == ("X-001",)
    library.undo_import(ident)
    assert library.find("frobnicate").numbers == library.find('"zanzibar"').numbers == ()


# --- completion -------------------------------------------------------------------------------------------------------
def offers(library: Library, typed: str) -> list[str]:
    """The query after each offer, for a cursor at the bar."""
    cursor = typed.index("|")
    query = typed.replace("|", "", 1)
    return [
        query[: one.start] + one.text + query[one.end :]
        for one in complete(query, cursor, library.search.words_for("en"))
    ]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("ty|", "type:"), ("type:|", "type:unit"), ("type:b|", "type:base"), ("cp|", "cp:"), ("is:pl|", "is:playable"),
        ("org:har|", 'org:"Harbor Watch"'), ('org:"Har|', 'org:"Harbor Watch"'),
        ('org:"Har|bor"', 'org:"Harbor Watch"'),
        ("cp:1 o|", "cp:1 org:"), ("-craft:cov|", "-craft:covert"), ("(type:ev|)", "(type:event)"),
        ("amb|", '"Amber Warden"'),
        ("set:s|", "set:Sea"), ("rarity:S|", "rarity:SR"),
    ],
)  # fmt: skip
def test_what_is_offered_first(cards: Library, typed: str, first: str) -> None:
    assert first in offers(cards, typed)[:2]


def test_what_else_is_offered(cards: Library) -> None:
    assert "cp:1 or " in offers(cards, "cp:1 o|")
    assert "cp:1 or " in offers(cards, "cp:1 |")
    assert "(cp:1 )" in offers(cards, "(cp:1 |")
    assert "or " not in offers(cards, "o|")
    assert offers(cards, 'text:"a |') == []
    assert offers(cards, "nofield:a|") == []
    assert all(offer.hint is not None for offer in complete("", 0, {}) if offer.kind == "field")


def test_every_value_offered_is_one_the_language_knows(cards: Library) -> None:
    words = cards.search.words_for()
    for field in FIELDS:
        for one in complete(f"{field.name}:", len(field.name) + 1, words):
            parse(f"{field.name}:{one.text}")
        parse(field.example)
    assert set(FLAGS) == set(next(field.values for field in FIELDS if field.name == "is"))


# --- a panel of filters -----------------------------------------------------------------------------------------------
def test_a_panel_changes_one_condition() -> None:
    query = with_condition("amber", "org", ":", "Harbor Watch")
    assert query == 'amber org:"Harbor Watch"'
    assert with_condition(query, "org", ":", "Red") == "amber org:Red"
    assert with_condition(query, "org", ":", "") == "amber"
    assert with_condition("cp>=2", "cp", "<=", "4") == "cp>=2 cp<=4"
    assert with_condition("a or b", "cp", ":", "4") == "(a or b) cp:4"
    assert with_condition("a (", "cp", ":", "4") == "cp:4"
    assert [(term.field, term.value) for term in terms_of(query)] == [("", "amber"), ("org", "Harbor Watch")]
    assert terms_of("a or b") == ()
    for value in ("a b", "or", "-x", "(", 'q"q', "a:b"):
        (term,) = terms_of(condition("name", ":", value))
        assert isinstance(term, Term)
        assert term.value == value.replace('"', "")
