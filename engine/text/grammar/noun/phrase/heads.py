"""Heads of noun phrases: types, organizations, names, sub-names, plain cards."""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from engine.text.parser.template import Parse, Speaker
from engine.text.source import lexicon
from engine.trails.tree import Filter
from engine.trails.tree.loading.words import TYPES

_TYPE_EN = re.compile(r"(item[•・/ ]unit|unit|item|event|base)s?(?: cards?)?(?![a-z])")
#: After these a type can stand: "River Guild UNIT", "sub-name 'Gull' UNITs".
_OF_A_TYPE = ("orgs", "names", "subnames")
_CARD_EN = re.compile(r"cards?(?![a-z])")
_NAMED_EN = re.compile(r"(sub-name |sub name |subname )?(?:'|“(?![・\[]))")
#: A full stop belongs to a word only where its sentence goes on at once: "Lamp Co. UNIT".
_CAPITAL = r"[A-Z](?:[\w’'-]|\.(?=\w| (?:UNIT|ITEM|EVENT|BASE|card)))*"
#: A type or a value in capitals ends an unknown organization: "River Guild UNIT" is a UNIT of the River Guild.
_NO_PART = r"(?!(?:UNIT|ITEM|EVENT|BASE)S?s?\b|Cards?\b|(?:STR|DEF|CP|EP|ATK)\b)"
_ORG_EN = re.compile(rf"{_CAPITAL}(?: (?:of the |of |the |and the )?{_NO_PART}{_CAPITAL})*")
_CJK = re.compile(r"(?!・)[\u3040-\u30ff\u4e00-\u9fff々・]+")
_LATIN = re.compile(r"[A-Z][A-Za-z'-]+\.?(?: [A-Z][A-Za-z'-]+\.?)*")
_OR_EN = re.compile(r",? or (?:an? )?|, (?=[A-Z‘'])|(?<=[a-z]) and (?=(?:UNIT|ITEM|EVENT|BASE)s )")
_LISTED_EN = re.compile(r",? or |, (?=[A-Z‘'])")
_TYPE_JA = re.compile(r"(item[•・/]unit|unit|item|event|base)(?:の?カード(?!名))?")
#: A name stands in either pair of quotes; what holds a full stop or begins with a bullet or icon is a craft.
_NAMED_JA = re.compile(r"(サブ(?:名|ネーム))?(?:“([^”]+)”|「(?![・【])([^」。:]+)」)")
#: Verbs of card texts, whose stems join what they say to what follows: 残り全部, 入れ替え.
_VERB_JA = (
    "[\u4e00-\u9fff]{0,3}(?:残り|取り|割り|切り|戻り|加わり|入れ|割れ|含み|"
    "持|受け|向|置|引|選|続|振|替|除|分け|数|枚|点)"
)
_ORG_JA = re.compile(
    r"(?:(?![・ー])[\u4e00-\u9fff々〆\u30a1-\u30faー・a-z]{2,}?"
    r"|[\u4e00-\u9fff]{1,3}(?:らう|れる|ける|める|える)[\u4e00-\u9fff]{1,4}?"  # a name with a verb in it
    # and with a noun made of a verb: 時計仕掛け工房
    rf"|(?!{_VERB_JA})[\u4e00-\u9fff]{{1,4}}[けりみれ](?!{_VERB_JA})[\u4e00-\u9fff]{{1,4}}?)"
    r"(?=[をはがかの]|と(?!し)|\d|すべて|に(?!ある)|なら|である|でない|ではない|でもある)"
)
#: A name of two parts: 灰の宮廷, 鉄の子たち.
_ORG_OF_JA = re.compile(
    r"([\u4e00-\u9fff々][\u4e00-\u9fff々\u30a1-\u30faー]{0,5})の"
    r"([\u4e00-\u9fff々\u30a1-\u30fa][\u4e00-\u9fff々\u30a1-\u30faー]{1,7}?(?:たち|達)?)"
    r"(?=[をはがかの]|と(?!し)|\d|すべて|に(?!ある)|なら|である|でない|ではない|でもある|unit|item|event|base)"
)
#: What its first part is not: these say which of several is meant.
_WHICH_JA = frozenset("他別次元前後上下全各同最両今左右中外内横隣逆対表裏場絆数本何誰")
_NO_SECOND_JA = ("人数", "総数", "個数", "攻撃力", "防御力", "片方", "一体", "一枚", "一人", "一部")
_OR_JA = re.compile(r"か(?:、)?|または|もしくは|と(?=(?:unit|item|event|base)(?:は|をすべて|すべて))")
#: Words that stand where an organization could, but are none: nothing that only means them is read as one.
_NOT_ORGS = frozenset(
    re.findall(
        r"\S+",
        """
    カード 手札 拠点 軌跡 デッキ 場 絆 相手 対象 以下 以上 合計 組織 数 サポート クラフト アーツ ダメージ
    オーバーキル スタンダメージ 戦闘 応戦 攻撃 戦闘中 応戦中 攻撃中 状態 ターン コスト 持ち主 自身 各プレイヤー
    プレイヤー 支配者 計画 以外 表向き 裏向き 単独 可能 限り 任意 最大 代わり 一番上 一番下 デッキの上 残り 前者
    後者 両方 全員 リンク リンク先 リンク元 リンク中 リンク状態 ホームベース フィールド ライフ 敵 味方 自分 対戦相手
    同名 同じ 別 次 最初 最後 選択 全部 残り全部 発動待機領域 待機領域 発動待機 領域 除外領域 ゾーン 場所 待機
    支配下 コントロール下 アクション スタン レディ スタン中 スクラム攻撃 スクラムサポート オーバーキルダメージ
    シャッフル 支配 支配権 コントロール コントローラー イニシアチブ 主導権 ゲーム ゲーム中 創設レベル 一番 一方 一度
    一回 一緒 半分 名前 場合 方法 未満 本来 共通 無作為 無料 公開 再構築 回復 即死 破壊 除外 交換 使用 影響 適用
    墓地 山札 オーナー 先攻 後攻 攻撃者 防御者 単体 全体 両者 支援 強化 サブ名 タイプ 属性 キーワード 戦術 スクラム
    キャラ キャラクター モンスター トークン ユニット アイテム イベント ベース
    効果 種類 順番 枚数 点数 数値 合計値 誘発 起動 開始 終了 番目 該当 攻撃・応戦 応戦対象 攻撃対象
    他方 片方 もう片方 双方 一部 各自 互い 何か 直前 以前 以降 前回 今回 一つ 二つ 全て 多方 任意数 好きな数 同数 半数
    忠義
    """,
    )
)  # the last one is a keyword before a dash (207.7, 1332.6)
_NOT_ORGS_EN = frozenset(
    (
        "Target",
        "Then",
        "This",
        "That",
        "Those",
        "Each",
        "Every",
        "Any",
        "Both",
        "Only",
        "Most",
        "Some",
        "Either",
        "Neither",
        "All",
        "Another",
        "Other",
        "You",
        "Your",
        "If",
        "When",
        "Whenever",
        "While",
        "Once",
        "As",
        "At",
        "Until",
        "During",
    )
    + ("Draw", "Discard", "Plan", "Gain", "Stun", "Cure", "Ready", "Action", "K.O", "K.O.", "Destroy", "Return", "Put")
    + (
        "STR",
        "DEF",
        "CP",
        "EP",
        "ATK",
        "SCLM",
        "Overkill",
        "X",
        "It",
        "They",
        "Play",
        "Pay",
        "Choose",
        "Reveal",
        "Look",
        "Card",
        "Cards",
        "Craft",
        "Crafts",
        "Art",
        "Arts",
        "Ability",
        "Abilities",
        "Effect",
        "Effects",
        "Player",
        "Players",
        "Opponent",
        "Opponents",
        "Organization",
        "Organizations",
        "Deck",
        "Hand",
        "Trail",
        "Homebase",
        "Field",
        "Bond",
        "Damage",
        "Combat",
        "Attack",
        "Attacking",
        "Defending",
        "Combating",
        "Stunned",
        "Actioned",
        "Loyalty",  # a keyword before a dash (207.7, 1332.6)
        *("Linked", "Unlinked", "Linking", "Boarded", "Boarding", "Cursed", "Supporting", "Blocked", "Blocking"),
        *(
            "Enemy",
            "Friendly",
            "Chosen",
            "Revealed",
            "Discarded",
            "Destroyed",
            "Exiled",
            "Damaged",
            "Tapped",
            "Untapped",
        ),
    )
)
#: Words that can begin an organization, or a sentence, but are none by themselves.
_NOT_ALONE_EN = frozenset(
    ("The", "A", "An", "Both", "No", "Any", "For", "Or", "And", "Otherwise", "Select", "Search", "Remove", "Lose")
    + (
        "First",
        "Last",
        "Next",
        "Same",
        "Different",
        "Several",
        "Some",
        "Most",
        "Every",
        "Current",
        "Printed",
        "Opposing",
    )
    + ("Attacker", "Attackers", "Defender", "Defenders", "Blocker", "Blockers", "Supporter", "Supporters", "Support")
    + ("Ally", "Allies", "Foe", "Foes", "Enemies", "Owner", "Controller", "Name", "Type", "Keyword", "Attribute")
    + ("Character", "Characters", "Creature", "Creatures", "Monster", "Monsters", "Token", "Tokens", "Equipment")
    + ("Zone", "Zones", "Standby", "Exile", "Graveyard", "Library", "Initiative", "Level", "Mana", "Stat", "Stats")
)
#: Words for what something is or does just now, with which no organization ends.
_STATES_EN = frozenset(
    ("Linked", "Unlinked", "Boarded", "Cursed", "Stunned", "Actioned", "Readied", "Attacking", "Defending", "Combating")
)


def _type(word: str) -> str:
    return "ITEM•UNIT" if len(word) > 5 else word.upper()


def _order(kinds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(set(kinds), key=(*TYPES, "ITEM•UNIT").index))


def head_en(parse: Parse, at: int) -> tuple[int, dict[str, Any]] | None:
    """The noun itself, with "or" between several of one kind."""
    low = parse.low
    said: dict[str, Any] = {}
    while True:
        one = _one_en(parse, at)
        if one is None:
            return None
        at, kind, word = one
        said[kind] = (*said.get(kind, ()), word) if word else ()
        if kind in _OF_A_TYPE and (found := _TYPE_EN.match(low, at + 1)) and low[at] == " ":
            said["types"] = (_type(found.group(1)),)
            at = found.end()
            break
        if kind != "types" and low[at] == " " and (found := _CARD_EN.match(low, at + 1)):
            at = found.end()
            break
        found = _OR_EN.match(parse.text, at)
        if found is None or kind == "card":
            break
        following = _one_en(parse, found.end())
        if following is None or following[1] != kind:
            break
        if kind == "types" and (following[2] in said[kind] or found.group().endswith((" a ", " an "))):
            break  # "an ITEM or a UNIT with ...", "a stunned UNIT or an ITEM": a noun phrase of its own
        if found.group() == ", " and _LISTED_EN.match(parse.text, following[0]) is None:
            break  # "if you control no BASEs, UNITs ...": no list goes on after it
        if found.group() == ", " and kind == "types" and (low[at - 1] == "s") is not (low[following[0] - 1] == "s"):
            break  # "if you control an ITEM, UNITs or BASEs ...": of one or of several, but not of both
        at = found.end()
    said.pop("card", None)
    if "types" in said:
        said["types"] = _order(said["types"])
    return at, said


def _one_en(parse: Parse, at: int) -> tuple[int, str, str] | None:
    low, words = parse.low, parse.words
    char = low[at]
    found = _TYPE_EN.match(low, at) if char in "uieb" else None
    if found is not None:
        return found.end(), "types", _type(found.group(1))
    found = _CARD_EN.match(low, at) if char == "c" else None
    if found is not None:
        return found.end(), "card", ""
    found = _NAMED_EN.match(low, at) if char in "s'“" else None
    if found is not None:
        end = _closing(low, found.end()) if low[found.end() - 1] == "'" else low.find("”", found.end())
        if end < 0 or ("." in low[found.end() : end].replace(". ", "") and low[found.end() - 1] == "“"):
            return None
        table = "subnames" if found.group(1) else "names"
        return end + 1, table, words.canonical(table, parse.text[found.end() : end])
    known = words.org_pattern["en"]
    found = known.match(low, at) if known is not None else None
    if found is not None:
        return found.end(), "orgs", words.org_words["en"][found.group(1)]
    if parse.text[at : at + 1].islower():
        return None
    found = _ORG_EN.match(parse.text, at)
    if found is None:
        foreign = _CJK.match(parse.text, at)  # a Japanese word that no card has in English
        return (foreign.end(), "orgs", words.canonical("orgs", foreign.group())) if foreign else None
    word = found.group().removesuffix("'s")
    if word in _NOT_ALONE_EN:
        parse.unknown[at + len(word)] = at  # for the caret: no sentence was understood as far as here
    if not may_be_org_en(word) or words.keyword(word):
        return None  # what the cards at hand know as a keyword is no organization that nobody knows
    end = at + len(word)
    parse.unknown[end] = at
    one = word.removesuffix("s")  # "a Guild ... Guilds": the same organization
    if one != word and re.search(rf"\b{re.escape(one)}\b(?!')", parse.text):
        word = one
    return end, "orgs", words.canonical("orgs", word)


@lru_cache(maxsize=4096)
def may_be_org_en(word: str) -> bool:
    """Whether capitalised words can be an unknown organization: no word of card language, no type misspelt."""
    first = word.split(" ", maxsplit=1)[0]
    if word.rsplit(" ", maxsplit=1)[-1] in _STATES_EN:
        return False  # "it's Tactical Linked"
    if word in _NOT_ALONE_EN or first.rstrip(".") in _NOT_ORGS_EN or word.lower() in lexicon.icon_names("en"):
        return False
    return not get_close_matches(first.upper().rstrip("S.,'-"), TYPES, 1, 0.75)


def _closing(low: str, at: int) -> int:
    """The quote that ends a name: one that no letter follows."""
    end = low.find("'", at)
    while end >= 0 and low[end + 1].isalpha():
        end = low.find("'", end + 1)
    return end


#: What can be said of cards in the hand: CPコストが2以下の手札.
_OF_HAND = {"ranges", "states", "like"}
_HELD = ((), ("cursed",), ("arts",))


def head_ja(parse: Parse, at: int, said: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The noun itself, with か between several of one kind."""
    low = parse.low
    if low.startswith("手札", at) and not said:
        return [(at + 2, {"zone": "hand", "whose": "~"})]
    if low.startswith("手札", at) and said.get("zone") == "field" and len(said) == 2 and said["whose"] != "any":
        return [(at + 2, {"zone": "hand", "whose": said["whose"]})]
    if low.startswith("手札", at) and set(said) <= _OF_HAND and said.get("states", ()) in _HELD:
        return [(at + 2, {"zone": "hand", "whose": "~"})]
    if low.startswith("カード", at) and not low.startswith("カード名", at):
        return [(at + 3, {})]
    found: dict[str, Any] = {}
    while True:
        one = _one_ja(parse, at)
        if one is None:
            return []
        at, kind, word = one
        found[kind] = (*found.get(kind, ()), word)
        if kind in ("orgs", "names", "subnames") and low[at] == "の" and (kinds := _TYPE_JA.match(low, at + 1)):
            found["types"] = (_type(kinds.group(1)),)
            at = kinds.end()
            break
        if kind == "orgs" and (kinds := _TYPE_JA.match(low, at)):
            found["types"] = (_type(kinds.group(1)),)
            at = kinds.end()
            break
        if kind == "orgs" and low.startswith("のカード", at):
            at += 4
            break
        if kind == "orgs" and low.startswith("の組織を持つ", at):
            at += 6
            if (kinds := _TYPE_JA.match(low, at)) is not None:
                found["types"] = (_type(kinds.group(1)),)
                at = kinds.end()
            elif low.startswith("カード", at):
                at += 3
            break
        either = _OR_JA.match(low, at)
        if either is None:
            break
        following = _one_ja(parse, either.end())
        if following is None or following[1] != kind:
            break
        at = either.end()
    if "types" in found:
        found["types"] = _order(found["types"])
    return [(at, found)]


def _one_ja(parse: Parse, at: int) -> tuple[int, str, str] | None:
    low, words = parse.low, parse.words
    char = low[at]
    if char in "uieb":
        found = _TYPE_JA.match(low, at)
        if found is not None:
            return found.end(), "types", _type(found.group(1))
    if char in "“「サ":
        found = _NAMED_JA.match(low, at)
        if found is not None:
            table, quoted = "subnames" if found.group(1) else "names", 2 if found.group(2) else 3
            return found.end(), table, words.canonical(table, parse.text[found.start(quoted) : found.end(quoted)])
    known = words.org_pattern["ja"]
    found = known.match(low, at) if known is not None else None
    if found is not None:
        return found.end(), "orgs", words.org_words["ja"][found.group(1)]
    if char.isascii() and (foreign := _LATIN.match(parse.text, at)) is not None:
        word = foreign.group()
        if word in _NOT_ORGS_EN or get_close_matches(word.upper(), TYPES, 1, 0.75):
            return None
        return foreign.end(), "orgs", words.canonical("orgs", word)
    if (of := _ORG_OF_JA.match(low, at)) is not None and _two_parts(of[1], of[2], words.org_words["ja"]):
        return of.end(), "orgs", words.canonical("orgs", parse.text[at : of.end()])
    found = _ORG_JA.match(low, at)
    if found is None:
        return None
    word = found.group().removesuffix("以外")
    if not may_be_org_ja(word) or words.keyword(word):
        return None
    return at + len(word), "orgs", words.canonical("orgs", parse.text[at : at + len(word)])


def _two_parts(first: str, second: str, known: Collection[str]) -> bool:
    """Whether two words joined by の can be an unknown organization: neither of them means anything by itself."""
    if first in _WHICH_JA or first in known or second in known or second.endswith("中"):
        return False
    if any(word in second for word in _NO_SECOND_JA) or any(word in second for word in _NOT_ORGS if len(word) > 1):
        return False
    return may_be_org_ja(first) and may_be_org_ja(second)


@lru_cache(maxsize=4096)
def may_be_org_ja(word: str) -> bool:
    """Whether a word can be an unknown organization."""
    if word in _NOT_ORGS or word.isascii() or word in lexicon.icon_words("ja"):
        return False
    if word.endswith(("中", "以外")):  # what goes on just now: a state that has another name here; all others than it
        return False
    return not any(
        part in word
        for part in (
            "プレイ",
            "スクラム",
            "戦術リンク",
            "搭乗",
            "ターン",
            "フェイズ",
            "ステップ",
            "アーツ",
            "クラフト",
            "能力",
            "効果",
            "組織",
            "絆",
            "状態",
            "コスト",
            "カード",
            "開始時",
            "終了時",
            "手札",
            "拠点",
            "軌跡",
            "デッキ",
            "unit",
            "item",
            "event",
            "base",
            "ユニット",
            "アイテム",
            "イベント",
        )
    )


def say_head_en(f: Filter, speaker: Speaker, *, plural: bool) -> str:
    """The noun in English."""
    s = "s" if plural else ""
    names = _either([f"‘{speaker.spoken(name, 'en')}’" for name in f.names], " or ")
    subnames = _either([f"sub-name ‘{speaker.spoken(name, 'en')}’" for name in f.subnames], " or ")
    kinds = _either([kind + s for kind in f.types], " or ")
    if f.orgs and f.orgs != ("chosen",):
        orgs = _either([_bare(org, speaker) for org in f.orgs], " or ")
        many = plural and not all(_has_plural(org, speaker) for org in f.orgs)  # "three Unlit cards"
        card = f" card{s}" if many or orgs.endswith(".") else s
        kinds = f"{orgs} {kinds}" if f.types else orgs + card
    if not kinds:
        return names or subnames or f"card{s}"
    return kinds + (f" named {names}" if names else "") + (f" with {subnames}" if subnames else "")


def _has_plural(org: str, speaker: Speaker) -> bool:
    """Whether a plural of an organization is plain: one that is known, is no people, and takes no more than an s."""
    word = speaker.spoken(org, "en")
    return speaker.known("orgs", org) and not word.startswith("The ") and not word.lower().endswith(_CLUMSY)


#: Endings of names that get another letter in the plural, or none.
_CLUMSY = ("y", "ch", "sh", "s", "x", "z", "o")


def _bare(org: str, speaker: Speaker) -> str:
    """A known organization as a noun, which has an article of its own: "an Unlit"."""
    word = speaker.spoken(org, "en")
    return word.removeprefix("The ") if speaker.known("orgs", org) else word


def say_head_ja(f: Filter, speaker: Speaker) -> str:
    """The noun in Japanese."""
    names = _either([f"“{speaker.spoken(name, 'ja')}”" for name in f.names], "か")
    subnames = _either([f"“{speaker.spoken(name, 'ja')}”" for name in f.subnames], "か")
    kinds = _either([kind.replace("•", "・") for kind in f.types], "か")
    if f.orgs and f.orgs != ("chosen",):
        orgs = _either([speaker.spoken(org, "ja") for org in f.orgs], "か")
        kinds = f"{orgs}の{kinds}" if f.types else orgs
    if not kinds:
        return names or (_either([f"サブ名“{speaker.spoken(name, 'ja')}”" for name in f.subnames], "か") or "カード")
    return (f"カード名が{names}の" if names else "") + (f"サブ名が{subnames}の" if subnames else "") + kinds


def _either(words: list[str], joiner: str) -> str:
    return joiner.join(words)
