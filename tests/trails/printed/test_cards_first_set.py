"""The shipped cards: what they print in two languages is what their effects do, and the set holds together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.trails import tree as t
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.cards.printing import RARITIES, Printing
from engine.trails.tree.loading.words import ICON_CRAFTS

CARDS = Path(__file__).resolve().parents[3] / "assets" / "cards"
ORGS = {
    "Longline Couriers": "長路逓信隊",
    "White Vigil": "白灯会",
    "Terrace Compact": "段丘盟約",
    "Prism College": "分光学院",
    "The Unlit": "無灯衆",
    "Ironglass Works": "鉄硝子工廠",
}
ICONS_JA = dict(
    zip(
        ICON_CRAFTS,
        (
            "暗躍", "援軍", "帰属", "派遣", "武術", "ヘイト", "高揚", "体制崩し", "魔法", "光まとう翼", "呪い", "人形",
            "戦術リンク", "搭乗", "暗躍：選択式",
        ),
        strict=True,
    )
)  # fmt: skip
#: Cards whose wording goes beyond the small vocabulary of this file. What they mean is held by tests/text alone, which
#: reads both languages of every card and compares.
WIDER = frozenset(f"D1-{number:03d}" for number in (
    1, 2, 13, 15, 20, 24, 26, 30, 39, 41, 43, 51, 58, 61, 63, 65, 68, 69, 75, 78, 82,
    105, 106, 107, 111, 112, 113, 115, 119, 120,
))  # fmt: skip

# Words that belong to other people's worlds; lower case, parts of words.
DENIED = (
    "estelle", "joshua", "kloe", "olivert", "schwarzer", "bannings", "arkride", "crossbell", "erebonia", "liberl",
    "calvard", "zemuria", "orbal", "orbment", "septium", "sept-terrion", "aidios", "ouroboros", "bracer", "jaeger",
    "thors", "falcom", "arseille", "valimar", "ys origin", "trails", "sky fc", "cold steel", "reverie", "daybreak",
    "エステル", "ヨシュア", "リィン", "ロイド", "ヴァン・", "遊撃士", "導力", "七耀",
    "七の至宝", "ゼムリア", "リベール", "エレボニア",
    "クロスベル", "カルバード", "ウロボロス", "猟兵", "軌跡", "騎神", "結社", "身喰らう",
    "pokemon", "pokémon", "pikachu", "digimon", "gundam", "zaku", "mobile suit", "final fantasy", "chocobo", "moogle",
    "materia", "dragon quest", "kingdom hearts", "planeswalker", "mana vault", "yu-gi", "exodia", "hearthstone",
    "zelda", "hyrule", "ganon", "jedi", "sith", "skywalker", "hobbit", "mordor", "gandalf", "hogwarts", "granger",
    "targaryen", "westeros", "witcher", "geralt", "warcraft", "azeroth", "ガンダム", "ポケモン", "チョコボ",
)  # fmt: skip

#: For each verb of the tree, a word that stands in the English and one that stands in the Japanese text.
SAID = {
    "stun": ("Stun", "スタンする"),
    "cure": ("ure ", "回復する"),
    "ko": ("K.O.", "即死させる"),
    "destroy": ("estroy", "破壊"),
    "ready": ("Ready", "レディする"),
    "action": ("ction", "クション"),
    "support": ("gains support", "サポートを得る"),
    "return": ("owner’s hand", "持ち主の手札に戻す"),
    "rebuild": ("Rebuild", "再構築する"),
}
#: The same as patterns that match nothing else in an English effect (a cost or trigger before it is cut off).
VERBS = {
    "stun": r"\b[Ss]tun (?:another )?(?:up to two )?target",
    "cure": r"\b[Cc]ure (?:another )?(?:up to two )?target",
    "ko": r"\bK\.O\. target",
    "destroy": r"\b[Dd]estroy (?:target|an) ",
    "ready": r"\b[Rr]eady target",
    "action": r"\bAction target",
    "support": r"gains support",
    "return": r"\b[Rr]eturn target .* to its owner’s hand",
    "rebuild": r"\b[Rr]ebuild target",
}
STATES = {
    "attacking": ("ttacking", "攻撃中の"),
    "defending": ("efending", "応戦中の"),
    "combating": ("combating", "戦闘中の"),
    "stunned": ("stunned", "スタン状態の"),
}
UNTIL = {"combat": ("this combat", "この戦闘中"), "turn": ("this turn", "このターン中")}


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(CARDS)


def nodes(node: Any) -> Iterator[Any]:
    """Every record of a tree, outermost first."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
    elif is_dataclass(node):
        yield node
        for item in fields(node):
            yield from nodes(getattr(node, item.name))


def words(printing: Printing) -> str:
    """Everything a printing says by its rules text."""
    return f"{printing.text}\n{printing.arts.text}" if printing.arts else printing.text


def both(pool: CardPool, number: str) -> tuple[str, str]:
    return words(pool.printing(number, "en")), words(pool.printing(number, "ja"))


def test_every_kind_of_card_is_there(pool: CardPool) -> None:
    printings = [pool.printing(number) for number in pool]
    assert len(pool) >= 120
    types = Counter(p.type for p in printings)
    assert types.keys() == {"UNIT", "ITEM", "EVENT", "BASE", "ITEM/UNIT"}
    assert types["UNIT"] >= 65 and types["ITEM"] + types["ITEM/UNIT"] >= 15
    assert types["EVENT"] >= 25 and types["BASE"] >= 15
    by_org = Counter(org for p in printings for org in p.orgs or ("none",))
    assert by_org.keys() == {*ORGS, "none"}
    for org in ORGS:
        kinds = Counter(p.type for p in printings if org in p.orgs)
        assert kinds["UNIT"] >= 9 and kinds["ITEM"] and kinds["EVENT"] >= 3 and kinds["BASE"] >= 2, (org, kinds)


def test_every_icon_craft_of_both_books_is_on_some_card(pool: CardPool) -> None:
    icons = Counter(node.key for number in pool for node in nodes(pool.meaning(number)) if isinstance(node, t.Icon))
    assert icons.keys() == set(ICON_CRAFTS) == set(ICONS_JA)


def test_every_card_is_printed_in_both_languages(pool: CardPool) -> None:
    for number in pool:
        assert re.fullmatch(r"D1-(?:0\d\d|1[01]\d|120)", number)
        versions = pool.versions(number)
        assert list(versions) == ["en", "ja"], number
        en, ja = versions["en"], versions["ja"]
        assert tuple(ORGS[org] for org in en.orgs) == ja.orgs, number
        assert (en.set, ja.set) == ("Carriers of Daylight", "昼を運ぶ者たち")
        assert en.rarity == ja.rarity and en.rarity in RARITIES
        assert bool(en.subname) is bool(ja.subname)
        assert bool(en.subname) is (en.type != "EVENT"), number
        assert (en.arts is None) is (ja.arts is None)
        if en.arts and ja.arts:
            assert en.arts.ep == ja.arts.ep and en.arts.name and ja.arts.name
        assert ja.effects is None, f"{number}: the meaning stands with the English printing"
        assert not en.extra and not ja.extra
        assert not re.search(r"[぀-ヿ一-鿿]", words(en) + en.name + en.subname), number
        assert en.name.isascii() or "’" in en.name


def test_numbers_keep_to_the_ranges_of_play(pool: CardPool) -> None:
    for number in pool:
        card = pool.printing(number)
        boarded = any(isinstance(craft, t.Icon) and craft.key == "Boarding" for craft in pool.meaning(number).crafts)
        if boarded:
            assert card.type == "ITEM" and card.cp and card.strength and card.defence, number
            assert card.strength + card.defence <= 3 * card.cp + 1, number
        elif card.type == "ITEM":
            assert card.strength is None and card.defence is None, number
        if "UNIT" in card.type:
            assert card.cp is not None and card.strength is not None and card.defence is not None
            assert 1 <= card.cp <= 7
            assert 2 * card.cp - 1 <= card.strength + card.defence <= 2 * card.cp + 3, number
        if card.type == "EVENT":
            assert card.ep is not None and 1 <= card.ep <= 3, number
        if card.type == "BASE":
            assert card.level is not None and 1 <= card.level <= 4, number
        if card.arts:
            assert card.type == "UNIT" and 1 <= card.arts.ep <= 3, number


def test_crafts_on_the_card_are_crafts_of_its_meaning(pool: CardPool) -> None:
    for number in pool:
        meaning = pool.meaning(number)
        icons = [craft.key for craft in meaning.crafts if isinstance(craft, t.Icon)]
        others = len(meaning.crafts) - len(icons)
        for lang, bullet, names in (("en", "•", icons), ("ja", "・", [ICONS_JA[icon] for icon in icons])):
            card = pool.printing(number, lang)
            lines = card.text.splitlines()
            assert sum(line.startswith(bullet) for line in lines) == others, (number, lang)
            opening = [line for line in lines if line.startswith(("[", "【"))]
            printed = re.findall(r"[\[【](.+?)[\]】]", "".join(opening))
            assert [re.sub(r" ?(?:\d+|[“「].*)$", "", icon) for icon in printed] == names, (number, lang)
            assert (meaning.event is not None) is (card.type == "EVENT"), number
            assert (meaning.arts is not None) is (card.arts is not None), number
            if card.type != "EVENT":
                assert len(lines) == len(opening) + others, (number, lang)


def test_both_texts_print_the_same_numbers_and_signs(pool: CardPool) -> None:
    spelled = {"a card": "1", "two": "2", "X": "X"}
    for number in pool:
        en, ja = both(pool, number)
        for pattern in (r"[+-][\dX]/[+-][\dX]", r"\{action\}", r"\{enter\}", r"[\dX] ?EP", r"[\dX] ?CP"):
            assert Counter(s.replace(" ", "") for s in re.findall(pattern, en)) == Counter(
                s.replace(" ", "") for s in re.findall(pattern, ja)
            ), (number, pattern)
        assert len(re.findall(r"[Tt]arget ", en)) == ja.count("対象とし"), number
        plans = re.findall(r"[Pp]lan (\d)", en)
        assert plans == re.findall(r"計画(\d)", ja), number
        assert re.findall(r"(\d) bond", en) == re.findall(r"絆を(\d)点", ja), number
        drawn = [spelled[w] for w in re.findall(r"[Dd]raws? (a card|two|X)", en)]
        assert drawn == re.findall(r"カードを([\dX])枚引く", ja), number
        assert len(re.findall(r"iscards? a card", en)) == len(re.findall("手札を(?:無作為に)?(?:1枚)?捨て", ja)), number
        assert en.count("only once each turn") == ja.count("各ターンに1回しか"), number
        assert en.count("ou may ") == ja.count("てもよい"), number
        assert en.count("CP cost") == ja.count("CPコスト"), number
        for english, japanese in ORGS.items():
            assert en.count(english) == ja.count(japanese), (number, english)


def test_each_ability_does_what_its_line_says(pool: CardPool) -> None:
    for number in (number for number in pool if number not in WIDER):
        for ability, en, ja in abilities(pool, number):
            at = f"{number}: {en} / {ja}"
            found = list(dict.fromkeys(nodes(ability)))  # a filter that stands twice is printed once
            filters = [node for node in found if isinstance(node, t.Filter)]
            for node in found:
                for english, japanese in said(node):
                    assert english in en and japanese in ja, f"{at}: {node} should print {english!r} and {japanese!r}"
            check_owners(found, filters, en, ja, at)
            states = {state for node in filters for state in node.states}
            for state, (english, japanese) in STATES.items():
                assert (state in states) is (english in en.replace("is stunned", "")) is (japanese in ja), at
            untils = {node.until for node in found if isinstance(node, t.Get | t.Have | t.PlayerRule)}
            for until, (english, japanese) in UNTIL.items():
                assert (until in untils) is (english in en) is (japanese in ja), at
            signs = set(re.findall(r"[+-][\dX]/[+-][\dX]", en))
            gets = [node for node in found if isinstance(node, t.Get | t.Continuous)]
            assert signs == {_signs(node.strength, node.defence) for node in gets}, at
            targets = [node for node in nodes(ability) if isinstance(node, t.Target)]
            assert len(targets) == len(re.findall(r"[Tt]arget ", en)), at
            for kind, english in ((t.Draw, "raw a card"), (t.Plan, "lan "), (t.Bond, " bond"), (t.Discard, "iscard")):
                assert any(isinstance(node, kind) for node in found) is (
                    english in en.replace("two cards", "a card")
                ), at
            effect = re.split(r": |, ", en, maxsplit=1)[-1] if en.startswith("•") else en
            for verb, (_, japanese) in SAID.items():
                does = any(isinstance(node, t.Do) and node.verb == verb and node.who != "this" for node in found)
                assert does is bool(re.search(VERBS[verb], effect)), f"{at}: {verb}"
                assert not does or japanese in ja, at


def abilities(pool: CardPool, number: str) -> Iterator[tuple[object, str, str]]:
    """Every ability but icon crafts, with its line in both languages."""
    meaning, en, ja = pool.meaning(number), pool.printing(number, "en"), pool.printing(number, "ja")
    crafts = [craft for craft in meaning.crafts if not isinstance(craft, t.Icon)]
    lines = [[line for line in card.text.splitlines() if line[0] in "•・"] for card in (en, ja)]
    yield from zip(crafts, *lines, strict=True)
    if meaning.event:
        yield meaning.event, en.text, ja.text
    if meaning.arts and en.arts and ja.arts:
        yield meaning.arts, en.arts.text, ja.arts.text


def check_owners(found: list[Any], filters: list[t.Filter], en: str, ja: str, at: str) -> None:
    """Whose things are meant, and whether this card itself is left out."""
    mine = [node for node in filters if node.whose == "you"]
    played = [node for node in mine if node.zone == "standby"]
    homebase = [node for node in mine if node.zone == "homebase"]
    field = [node for node in mine if node.zone == "field"]
    theirs = [node for node in filters if node.whose == "opponent"]
    steps = [node for node in found if isinstance(node, t.Trigger) and node.moment and node.player == "you"]
    puts = [node for node in found if isinstance(node, t.Put) and node.to == "homebase"]
    assert len(re.findall(r"you control\b", en)) == len(field), at
    assert len(re.findall(r"your homebase", en)) == len(homebase) + len(puts), at
    assert len(re.findall(r"your opponent controls|your opponent’s", en)) == len(theirs), at
    assert ja.count("あなたの") == len(field) + len(homebase) + len(steps), at
    assert ja.count("相手の") == len(theirs), at
    assert en.count("you play an EVENT") == ja.count("あなたがEVENTをプレイした時") == len(played), at
    others = [node for node in filters if node.scope == "other"]
    assert len(re.findall(r"[Oo]ther ", en)) == ja.count("あなたの他の") == len(others), at


TRIGGERS = {
    "attacks": ("attacks,", "攻撃した時、"),
    "is attacked": ("is attacked,", "攻撃された時、"),
    "sclm attacks": ("SCLM attacks,", "スクラム攻撃した時、"),
    "stuns": ("this card stuns a UNIT,", "これがUNITをスタンした時、"),
    "is stunned": ("is stunned,", "スタンした時、"),
    "is cured": ("is cured,", "回復した時、"),
    "is destroyed": ("is destroyed,", "破壊された時、"),
    "overkill": ("deals Overkill damage,", "オーバーキルダメージを与えた時、"),
    "enters": ("• {enter} ", "・{enter}"),
}
MOMENTS = {
    ("draw step", "you"): ("At the start of your draw step,", "あなたのドローステップ開始時、"),
    ("deployment step", "you"): ("t the start of your deployment step,", "あなたの配備ステップ開始時、"),
    ("cure phase", "each"): ("• At the start of the cure phase,", "・回復フェイズ開始時、"),
}
RULES = {
    "cannot fight back": ("can’t fight back", "応戦できない"),
    "cannot overkill": ("can’t cause overkill", "オーバーキルしない"),
}


def said(node: object) -> list[tuple[str, str]]:
    """What one record of a tree must print, in English and in Japanese."""
    match node:
        case t.Do(verb="action", who="this"):
            return [("• {action}: ", "・{action}：")]
        case t.Do(verb="destroy", who="this"):
            return [("• Destroy this card: ", "・これを破壊する：")]
        case t.Do(verb=verb):
            return [SAID[verb]]
        case t.Have(icons=icons, rules=rules):
            return [(f"gains [{icon}]", f"【{ICONS_JA[icon]}】を得る") for icon in icons] + [
                RULES[rule] for rule in rules
            ]
        case t.PlayerRule(rule="no stun damage", player="you"):
            return [("You don’t take stun damage", "あなたはスタンダメージを受けない")]
        case t.Bond(player="you", amount=int(amount)) if amount > 0:
            return [(f"ain {amount} bond", f"絆を{amount}点得る")]
        case t.Bond(player="opponent", amount=int(amount)) if amount < 0:
            return [(f"your opponent loses {-amount} bond", f"相手は絆を{-amount}点失う")]
        case t.Draw(player="you", amount=amount):
            return [({1: "raw a card", 2: "raw two cards"}[int(str(amount))], f"カードを{amount}枚引く")]
        case t.Discard(player="opponent", amount=1, how="choose"):
            return [("our opponent discards a card", "相手は手札を1枚捨てる")]
        case t.Discard(player="you", amount=1, how="choose"):
            return [("discard a card", "手札を1枚捨て")]
        case t.Bond() | t.Draw() | t.Discard():
            raise AssertionError(f"no wording is known for {node}")
        case t.Plan(amount=amount):
            return [(f"lan {amount}", f"計画{amount}")]
        case t.PayEP(amount=t.X()):
            return [("• Pay X EP: ", "・X EP支払う：")]
        case t.PayEP(amount=amount):
            return [(f"• Pay {amount} EP: ", f"・{amount}EP支払う：")]
        case t.Gain(what=what, amount=amount):
            return [(f"ain {amount} {what.upper()}", f"{amount}{what.upper()}を得る")]
        case t.Put(to="homebase", state="action", face="down"):
            phrase = "put a card from your hand face-down into your homebase actioned"
            return [(phrase, "手札を1枚拠点に裏向きのアクション状態で置")]
        case t.May(then=then):
            return [("ou may ", "てもよい。")] + ([("If you do, ", "そうしたなら、")] if then else [])
        case t.Filter(orgs=orgs, types=types, face=face, names=names):
            up = [("face-up", "表向きの")] if face == "up" else []
            named = [("‘Maren Sorrel’", "“マーレン・ソレル”")] if names == ("Maren Sorrel",) else []
            return [(org, ORGS[org]) for org in orgs] + [(kind, kind) for kind in types] + up + named
        case t.Range(field="cp", least=None, most=most):
            return [(f"with CP cost {most} or less", f"CPコストが{most}以下の")]
        case t.Target(least=0, most=2):
            return [("up to two target ", "最大2つまで対象とし")]
        case t.Compare(left=t.Count(of=t.Filter(zone="homebase")), op=">=", right=5):
            return [(" you have five or more cards in your homebase", "拠点にカードが5枚以上ある")]
        case t.Trigger(event="start", moment=moment, player=player):
            return [MOMENTS[moment, player]]
        case t.Trigger(event="is played"):
            return [("you play ", "プレイした時、")]
        case t.Trigger(event=event, who=who):
            return [TRIGGERS[event], *([("this card", "これが")] if who == "this" and event != "enters" else [])]
        case t.Activated(once="turn"):
            return [("Play this craft only once each turn.", "このクラフトは各ターンに1回しかプレイできない。")]
        case _:
            return []


def _signs(strength: t.Amount, defence: t.Amount) -> str:
    """As printed: +1/+0; a count is printed by what each is worth, and a nought follows the sign of the other."""

    def worth(amount: t.Amount) -> str:
        match amount:
            case t.Count(each=each):
                return str(each)
            case t.X():
                return "X"
            case _:
                return str(amount)

    one, two = worth(strength), worth(defence)
    sign = "-" if "-" in one + two else "+"
    return f"{sign}{one.lstrip('-')}/{sign}{two.lstrip('-')}"


def test_every_verb_of_the_first_play_is_on_some_card(pool: CardPool) -> None:
    found = [node for number in pool for node in nodes(pool.meaning(number))]
    verbs = {node.verb for node in found if isinstance(node, t.Do)}
    assert verbs >= {"stun", "cure", "ko", "destroy", "ready", "action", "support", "return", "rebuild"}
    kinds = {type(node) for node in found}
    assert kinds >= {t.Get, t.Have, t.Draw, t.Discard, t.Bond, t.Gain, t.Plan, t.May, t.Choose, t.Put, t.PayEP, t.X}
    assert {node.until for node in found if isinstance(node, t.Get)} == {"combat", "turn"}
    events = {node.event for node in found if isinstance(node, t.Trigger)}
    assert events >= {
        "attacks", "sclm attacks", "stuns", "is stunned", "is cured", "overkill", "enters", "is played", "start",
        "is destroyed",
    }  # fmt: skip
    during_combat = [
        number
        for number in pool
        if {"attacking", "defending", "combating"}
        & {state for node in nodes(pool.meaning(number)) if isinstance(node, t.Target) for state in node.filter.states}
    ]
    assert len(during_combat) >= 20, "combat is where priority is given most often"


def test_names_follow_the_naming_rules(pool: CardPool) -> None:
    pairs = Counter(pool.identity(number) for number in pool)
    assert max(pairs.values()) == 1
    for number in pool:
        en, ja = pool.printing(number, "en"), pool.printing(number, "ja")
        assert "'" not in en.name and len(en.subname.split()) <= 3, number
        assert en.subname == en.subname.title().replace(" Of ", " of "), number
        assert len(ja.name) <= 12 and (not ja.subname or 2 <= len(ja.subname) <= 7), number
        said = f"{words(en)} {en.name} {en.subname}".lower()
        assert not re.search(r"\b(?:north|south|east|west)\b", said), number


def test_no_name_comes_from_another_world(pool: CardPool) -> None:
    for number in pool:
        for card in pool.versions(number).values():
            names = [card.name, card.subname, card.set, *card.orgs, card.arts.name if card.arts else ""]
            for name in names:
                hits = [word for word in DENIED if word in name.lower()]
                assert not hits, f"{number} {card.lang}: {name} contains {hits}"


def test_rarities_are_dealt_as_the_set_wants_them(pool: CardPool) -> None:
    rarities = Counter(pool.printing(number).rarity for number in pool)
    assert rarities == {"C": 56, "U": 36, "R": 20, "SR": 8}
    for org in ORGS:
        mine = Counter(pool.printing(number).rarity for number in pool if org in pool.printing(number).orgs)
        assert mine["SR"] >= 1 and mine["C"] + mine["U"] >= 2 * (mine["R"] + mine["SR"]), (org, mine)


def test_no_craft_can_be_played_for_nothing_again_and_again(pool: CardPool) -> None:
    for craft in (node for number in pool for node in pool.meaning(number).crafts if isinstance(node, t.Activated)):
        spent = any(isinstance(step, t.Do) and step.who == "this" for step in craft.cost.steps)
        paid = any(isinstance(step, t.PayEP) and isinstance(step.amount, int) for step in craft.cost.steps)
        assert craft.once or spent or paid
