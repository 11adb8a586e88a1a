"""What a noun phrase can say beside its noun: states, face, owner, zone. One row for both languages."""

from __future__ import annotations

from engine.kernel.frozen import frozen
from engine.text.done_words import EN, JA
from engine.text.surface import BARE, EITHER, NOT_THIS, SUBJECT
from engine.text.turn_words import rows as turn_rows
from engine.trails.tree_nouns import NAMED
from engine.trails.tree_reads import replace

#: Whose something is, where it is "that player".
THAT = "that"


@frozen
class Modifier:
    """One thing a noun phrase can say. en: before the noun, or after it if it begins with a space. Wordings after the
    first are read, not printed."""

    field: str
    value: str
    en: tuple[str, ...]
    ja: tuple[str, ...]


#: Being at something, as Japanese also says of what does it.
DOING = {
    "attacking": "攻撃している",
    "attacking alone": "単独で攻撃している",
    "attacking player": "プレイヤーを攻撃している",
    "sclm attacking": "スクラム攻撃している",
    "defending": "応戦している",
    "combating": "戦闘している",
    "ready": "レディしている",
    "action": "アクションしている",
    "stunned": "スタンしている",
}


def _state(state: str, en: str, ja: str, after: bool = False) -> tuple[Modifier, Modifier]:
    """Being in a state and not being in it. after: English says it only behind the noun."""
    stem = ja.removesuffix("の")
    doing = DOING.get(state, "")
    also = (" that is fighting back", " that are fighting back") if state == "defending" else ()
    negative = (f"{stem}でない", f"{stem}ではない") if ja.endswith("の") else (ja.replace("いる", "いない"),)
    if doing:
        negative = (*negative, f"{doing.removesuffix('る')}ない")
    aft = (f" that isn't {en}", f" that is not {en}", f" that aren't {en}", f" that are not {en}")
    words = (ja, doing) if doing else (ja,) if ja.endswith("の") else (ja, ja.replace("ている", "た"))
    return (
        Modifier("states", state, (f" {en}" if after else f"{en} ", f" that is {en}", f" that are {en}", *also), words),
        Modifier("states", f"-{state}", aft if after else (f"non-{en} ", *aft, f"non{en} "), negative),
    )


def _like_what_was_done() -> list[Modifier]:
    """ "With the same card name as the discarded card"."""
    out = []
    for word in dict.fromkeys(EN.values()):
        en, ja = ([said for said in table if table[said] == word] for table in (EN, JA))
        names = tuple(f" with the same {name} as {said}" for name in ("name", "card name") for said in en)
        alike = ("同じカード名の", "同じ名前の", "カード名が同じ", "同じカード名を持つ")
        ja_names = (*(f"{said}と{way}" for said in ja for way in alike), *(f"{said}と同名の" for said in ja))
        out.append(Modifier("named", f"~{word}", names, ja_names))
        sharing = (
            "that shares an organization with",
            "with the same organization as",
            "that share an organization with",
        )
        ja_sharing = tuple(
            f"{said}と{way}" for said in ja for way in ("同じ組織を持つ", "共通する組織を持つ", "同じ組織の")
        )
        out.append(
            Modifier("shares", f"~{word}", tuple(f" {way} {said}" for way in sharing for said in en), ja_sharing)
        )
    return out


def _relations() -> tuple[Modifier, ...]:
    """How a card stands to this one, to what was named before, or to the others."""
    out = []
    for value, en, ja in (
        ("this", "this card", ("これ", "このカード", "このUNIT")),
        ("~it", "it", ("それ", "そのUNIT", "対象のUNIT")),
    ):
        wordings = tuple(
            f" {that} {have} {word}"
            for that, have in (("that", "shares an organization with"), ("that", "share an organization with"),
                               ("with", "the same organization as"), ("with", "an organization in common with"))
            for word in ((en, "this UNIT") if value == "this" else (en, "that UNIT", "that card"))
        )  # fmt: skip
        same = tuple(f"{word}と{same}組織を持つ" for same in ("同じ", "共通する", "共通の") for word in ja)
        same += tuple(f"{word}と同じ組織の" for word in ja)
        out.append(Modifier("shares", value, wordings, same))
        names = tuple(
            f" {having} the same {name} as {word}"
            for having in ("with", "that has", "that have")
            for name in ("name", "card name")
            for word in ((en, "this UNIT", "this") if value == "this" else (en, "that UNIT", "that card"))
        )
        alike = ("同じカード名の", "同じ名前の", "同名の", "カード名が同じ", "名前が同じ", "同じカード名を持つ")
        ja_names = tuple(f"{one}と{way}" for one in ja for way in alike if way != "同名の")
        ja_names += tuple(f"{one}と同名の" for one in ja)
        out.append(Modifier("named", value, names, ja_names))
        if value == "~it":
            out += _like_what_was_done()
        fights = (
            f" combating {en}",
            f" in combat with {en}",
            f" that is combating {en}",
            f" that {en} is combating",
            f" {en} is combating",
        )
        out.append(Modifier("fights", value, fights, tuple(f"{word}と戦闘中の" for word in ja)))
        for state, doings, ja_doings in (
            ("attacking", ("attacking",), ("を攻撃している", "に攻撃している", "を攻撃中の", "へ攻撃している")),
            ("defending", ("fighting back against", "defending against", "fighting back"),
             ("に応戦している", "に応戦中の")),
        ):  # fmt: skip
            against = tuple(f" {who}{doing} {en}" for doing in doings for who in ("", "that is ", "that are "))
            out.append(Modifier("clash", f"{state} {value}", against,
                                tuple(f"{one}{way}" for way in ja_doings for one in ja)))  # fmt: skip
        out.append(Modifier("clash", f"-attacking {value}", (f" {en} is attacking", f" that {en} is attacking"),
                            tuple(f"{one}が攻撃している" for one in ja)))  # fmt: skip
    for value, en_but, ja_but in (
        ("~it", ("it", "that UNIT", "that ITEM", "that card"), ("それ", "そのUNIT", "そのITEM", "対象のUNIT")),
        ("~them", ("them", "those UNITs", "those ITEMs", "those cards"), ("それら", "それらのUNIT", "それらのITEM")),
    ):
        out.append(
            Modifier(
                "but",
                value,
                tuple(f" {but} {word}" for but in ("other than", "except", "except for") for word in en_but),
                tuple(f"{word}以外の" for word in ja_but),
            )
        )
    out.append(
        Modifier(
            "but",
            "~attacked",
            tuple(f" {but} the UNIT {this} attacked" for but in ("other than", "except", "except for")
                  for this in ("it", "this card")) + (" other than the attacked UNIT",),
            ("これが攻撃したUNIT以外の", "攻撃されたUNIT以外の"),
        )
    )  # fmt: skip
    out.append(
        Modifier(
            "but",
            "~chosen",
            tuple(f" {words}{way}" for words in ("that weren't chosen", "that wasn't chosen", "not chosen",
                                                  "that were not chosen") for way in ("", " this way")),
            ("選ばれなかった", "選ばなかった", "選ばれていない"),
        )
    )  # fmt: skip
    among = (" from among them", " among them", " from among those cards", " among those cards",
             " from it", " from them", " in it", " from that hand", " in that hand",
             " revealed this way", " from among the revealed cards",
             " among the revealed cards", " from the revealed cards",
             " among cards revealed this way")  # fmt: skip
    ja_among = (
        "その中の",
        "その中から",
        "その中にある",
        "それらの中の",
        "それらの中から",
        "公開したカードの中の",
        "公開したカードの中から",
        "これにより公開したカードの中の",
        "これにより公開したカードの中から",
        "公開した",
        "この方法で公開した",
        "これにより公開した",
        "その内の",
        "そのうちの",
        "それらのうちの",
        "見たカードの中の",
    )
    out.append(Modifier("among", "~it", among, ja_among))
    for verb, en_done, ja_done in (
        ("stun", ("stunned",), ("スタンした", "スタンさせた")),
        ("cure", ("cured",), ("回復した", "回復させた")),
        ("ready", ("readied",), ("レディした",)),
        ("action", ("actioned",), ("アクションした",)),
        ("ko", ("K.O.'d",), ("即死した", "即死させた")),
        ("destroy", ("destroyed",), ("破壊した", "破壊された")),
    ):
        out.append(
            Modifier(
                "among",
                f"{DONE_TO}{verb}",
                tuple(f"{that} {word} this way" for word in en_done for that in ("", " that was", " that were")),
                tuple(f"{way}{word}" for word in ja_done for way in ("これにより", "この方法で", "この効果で")),
            )
        )
    moved: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
        ("put trail", ("put into your trail", "put into their trail", "put into its owner's trail"),
         ("軌跡に置いた", "軌跡に置かれた")),
        ("discard", ("discarded",), ("捨てた", "捨てられた")),
        ("exile", ("removed", "removed from the game"),
         ("除外した", "除外された", "ゲームから除外した", "ゲームから除外された")),
    )  # fmt: skip
    for verb, en_words, ja_words in moved:  # where they lie now everybody sees which they are
        these = ("", " from among the cards", " from among those cards", " that was", " that were")
        out.append(
            Modifier(
                "among",
                f"{DONE_TO}{MOVED}{verb}",
                tuple(f"{those} {word} this way" for word in en_words for those in these),
                tuple(
                    f"{way}{word}{there}"
                    for word in ja_words
                    for way in ("これにより", "この方法で", "この効果で")
                    for there in ("", "カードの中の", "カードの中から")
                ),
            )
        )
    for value, en_who, ja_who in (
        ("crew", ("this card", "this ITEM", "this UNIT"), ("これ", "このカード", "このITEM", "このUNIT")),
        ("~crew", ("it", "that ITEM"), ("それ", "そのITEM")),
    ):
        for then, ways, ja_ways in (
            ("", ("boarding", "that is boarding", "that are boarding", "aboard"), ("搭乗している", "搭乗中の")),
            (" then", ("that boarded", "that were boarding", "that was boarding", "that has boarded",
                       "that have boarded", "that had boarded"), ("搭乗していた", "搭乗した")),
        ):  # fmt: skip
            aboard = tuple(f" {way} {who}" for way in ways for who in en_who)
            out.append(
                Modifier("among", value + then, aboard, tuple(f"{who}に{way}" for way in ja_ways for who in ja_who))
            )
    beside = tuple(
        f" {that}{attacking} {this}"
        for attacking in ("SCLM attacking with", "attacking together with", "in a SCLM attack with")
        for that in ("", "that is ", "that are ")
        for this in ("this card", "this UNIT")
    )
    ways_ja = ("スクラム攻撃中の", "スクラム攻撃している", "共にスクラム攻撃中の", "一緒にスクラム攻撃中の")
    ja_beside = tuple(f"{this}と{way}" for way in ways_ja for this in ("これ", "このカード"))
    out.append(Modifier("among", "beside", beside, ja_beside))
    for way, en_ways, ja_way in (("least", ("lowest", "least", "smallest"), ("低い", "小さい")),
                                 ("most", ("highest", "greatest", "most"), ("高い", "大きい"))):  # fmt: skip
        for field, (words, ja_words) in FIELDS.items():
            if field == ARTS_EP:
                continue
            en_all = tuple(f" with the {best} {words[0]}" for best in en_ways)
            en_all += tuple(f" that has the {best} {words[0]}" for best in en_ways)
            ja_all = tuple(
                form
                for worst in ja_way
                for form in (
                    f"最も{ja_words[0]}が{worst}",
                    f"{ja_words[0]}が最も{worst}",
                    f"最も{ja_words[0]}の{worst}",
                    f"一番{ja_words[0]}が{worst}",
                    f"{ja_words[0]}が一番{worst}",
                )
            )
            out.append(Modifier("extreme", f"{way} {field}", en_all, ja_all))
    return tuple(out)


ARTS_EP = "arts ep"
#: Among hidden cards that were looked at, for printing: Japanese counts them as cards.
SEEN = "~seen"
#: How things that are chosen together stand to each other; values are those of ``Choose.alike`` behind the mark.
EACH = "~each "
#: Of those to which something was really done before: the verb stands behind the mark.
DONE_TO = "~did "
#: Before the verb of what has put something where everybody sees it, of which nobody asks whether it was really done.
MOVED = "~"


def _alike() -> tuple[Modifier, ...]:
    same = (" with the same name", " with the same card name", " that have the same name", " that share a name",
            " that have the same card name", " sharing a name")  # fmt: skip
    differ = (" with different names", " with different card names", " that have different names",
              " that don't share a name", " that have different card names")  # fmt: skip
    share = (" that share an organization", " sharing an organization", " with a common organization",
             " that have an organization in common", " with an organization in common")  # fmt: skip
    share_no = (" that don't share an organization", " that share no organization", " that share no organizations",
                " that don't share organizations", " with no organization in common")  # fmt: skip
    return (
        Modifier("named", f"~{NAMED}",
                 (" with that name", " with the named name", " with the chosen name", " with the declared name",
                  " with that card name", " that have that name", " that has that name", " of that name"),
                 ("宣言したカード名の", "宣言した名前の", "指定したカード名の", "指定した名前の", "そのカード名の",
                  "そのカード名を持つ", "宣言したカード名を持つ", "その名前の", "その名前を持つ")),
        Modifier("named", EACH + "name", same, ("同じカード名の", "カード名が同じ", "同じ名前の", "名前が同じ",
                                                "同名の", "カード名の同じ", "同じカード名を持つ")),
        Modifier("named", EACH + "no name", differ,
                 ("カード名の異なる", "異なるカード名の", "カード名が異なる", "名前の異なる", "異なる名前の",
                  "名前が異なる", "それぞれカード名の異なる", "それぞれ異なるカード名の", "異なるカード名を持つ")),
        Modifier("shares", EACH + "organization", share,
                 ("共通する組織を持つ", "共通の組織を持つ", "同じ組織を持つ", "組織が共通する",
                  "互いに共通する組織を持つ")),
        Modifier("shares", EACH + "no organization", share_no,
                 ("共通する組織を持たない", "共通の組織を持たない", "同じ組織を持たない",
                  "互いに共通する組織を持たない")),
        *(row for number in ("cp", "str", "def") for row in _alike_in(number)),
    )  # fmt: skip


def _alike_in(number: str) -> tuple[Modifier, Modifier]:
    """How a number of things that are chosen together stands to each other."""
    en, ja = FIELDS[number][0][0], FIELDS[number][1][0]
    return (
        Modifier("named", EACH + number, (f" with the same {en}", f" that have the same {en}"),
                 (f"{ja}が同じ", f"{ja}の同じ", f"同じ{ja}の", f"同じ{ja}を持つ")),
        Modifier("named", EACH + f"no {number}", (f" with different {en}s", f" that have different {en}s",
                                                   f" with different {en}", f" each with a different {en}",
                                                   f" with a different {en} each"),
                 (f"{ja}の異なる", f"異なる{ja}の", f"{ja}が異なる", f"それぞれ{ja}の異なる", f"それぞれ異なる{ja}の",
                  f"{ja}がそれぞれ異なる", f"異なる{ja}を持つ")),
    )  # fmt: skip


FIELDS = {  # number: English, Japanese, each with other wordings
    "cp": (("CP cost", "cp"), ("CPコスト",)),
    "ep": (("EP cost",), ("EPコスト",)),
    "level": (("building level", "level"), ("創設レベル",)),
    "str": (("STR", "ATK"), ("STR", "ATK")),
    "def": (("DEF",), ("DEF",)),
    "wings": (("Wings of Light", "[Wings of Light]"), ("光まとう翼", "【光まとう翼】")),
    ARTS_EP: (("arts EP cost",), ("アーツのEPコスト",)),
}


def _behind(both: tuple[Modifier, Modifier]) -> tuple[Modifier, Modifier]:
    """Words that English reads before the noun, too, and prints behind it."""
    one, other = both
    return replace(one, en=(f" {one.value}", *one.en)), replace(other, en=(*other.en[1:], other.en[0]))


def _lacking(*words: str) -> tuple[str, ...]:
    """What English says of cards that have none of something."""
    none = (f" that {have} no {word}" for have in ("has", "have") for word in words if not word.startswith("a"))
    verbs = ("doesn't have", "don't have", "does not have", "do not have")
    return (*none, *(f" that {have} {word}" for word in words for have in verbs))


def _lacking_state(word: str) -> tuple[str, ...]:
    """What English says of what is not in a state."""
    return tuple(f" that {verb} {word}" for verb in ("isn't", "is not", "aren't", "are not"))


_STATES: tuple[Modifier, ...] = (
    *_state("ready", "ready", "レディ状態の"),
    *_state("action", "actioned", "アクション状態の"),
    *_state("stunned", "stunned", "スタン状態の"),
    *_state("attacking", "attacking", "攻撃中の"),
    *_behind(_state("attacking alone", "attacking alone", "単独で攻撃中の")),
    *_state("attacking player", "attacking a player", "プレイヤーを攻撃中の", after=True),
    *_state("sclm attacking", "SCLM attacking", "スクラム攻撃中の"),
    *_state("defending", "defending", "応戦中の"),
    *_state("combating", "combating", "戦闘中の"),
    *_state("cursed", "cursed", "呪われている"),
    Modifier(
        "states",
        "attacked",
        (" that attacked this turn", " that has attacked this turn", " that have attacked this turn"),
        ("このターンに攻撃した", "このターン中に攻撃した", "このターン攻撃した", "このターンに攻撃している"),
    ),
    Modifier(
        "states",
        "-attacked",
        (" that didn't attack this turn", " that hasn't attacked this turn", " that haven't attacked this turn"),
        tuple(
            f"このターン{particle}攻撃{verb}"
            for verb in ("していない", "しなかった")
            for particle in ("に", "", "中に")
        ),
    ),
    Modifier(
        "states",
        "entered",
        (
            " that entered the field this turn",
            " that has entered the field this turn",
            " put onto the field this turn",
            " that was put onto the field this turn",
            " that were put onto the field this turn",
            " that have entered the field this turn",
        ),
        ("このターンに場に出た", "このターン中に場に出た", "このターン場に出た"),
    ),
    Modifier("states", "support", (" with support", " that has support", " that have support"), ("サポートを持つ",)),
    Modifier(
        "states",
        "-support",
        (" without support", " that doesn't have support", " that don't have support"),
        ("サポートを持たない",),
    ),
    Modifier(
        "states",
        "arts",
        (" with arts", " that has arts", " that have arts", " with an arts", " that has an arts"),
        ("アーツを持つ",),
    ),
    Modifier(
        "states",
        "-arts",
        (" without arts", " without an arts", *_lacking("arts", "an arts", "any arts")),
        ("アーツを持たない",),
    ),
    Modifier(
        "states",
        "craft",
        (" with a craft", " with crafts", " with one or more crafts", " that has a craft"),
        ("クラフトを持つ",),
    ),
    Modifier(
        "states",
        "-craft",
        (" without crafts", " without a craft", " with no crafts", *_lacking("crafts", "a craft", "any crafts")),
        ("クラフトを持たない",),
    ),
    Modifier(
        "states",
        "organization",
        (" with an organization", " that has an organization", " with organizations", " that have an organization"),
        ("組織を持つ",),
    ),
    Modifier(
        "states",
        "-organization",
        (
            " without an organization",
            " without organizations",
            " with no organization",
            " with no organizations",
            *_lacking("organization", "organizations", "an organization", "any organizations"),
        ),
        ("組織を持たない", "組織のない", "組織がない"),
    ),
    Modifier(
        "states",
        "other organization",
        tuple(
            f" {have} {one} other than {whose} {own} {word}"
            for whose in ("its", "their")
            for own in ("printed", "original")
            for word in ("organizations", "organization")
            for have in ("with", "that has", "that have")
            for one in ("an organization", "organizations")
        ),
        ("本来の組織以外の組織を持つ",),
    ),
    Modifier(
        "orgs",
        "chosen",
        (
            " with that organization",
            " with the chosen organization",
            " with one of those organizations",
            " of the chosen organization",
            " of that organization",
            " of one of those organizations",
            " with the chosen organizations",
        ),
        ("その組織を持つ", "選んだ組織を持つ", "選ばれた組織を持つ", "選んだ組織の", "それを持つ"),
    ),
    Modifier(
        "without",
        "chosen",
        tuple(
            f" {have} {which} organization"
            for which in ("the chosen", "that")
            for have in ("without", "that doesn't have", "that don't have")
        ),
        ("選んだ組織を持たない", "その組織を持たない", "選ばれた組織を持たない", "それを持たない"),
    ),
    Modifier(
        "states",
        "linked",
        ("tactically linked ", " that is tactically linked", " that are tactically linked"),
        ("戦術リンク中の", "戦術リンクしている", "戦術リンク状態の", "戦術リンクされている"),
    ),
    Modifier(
        "states",
        "-linked",
        (*_lacking_state("tactically linked"), *_lacking_state("linked"), "non-tactically linked ", "unlinked "),
        (
            "戦術リンク中でない",
            "戦術リンク中ではない",
            "戦術リンクしていない",
            "戦術リンク状態でない",
            "戦術リンクされていない",
        ),
    ),
    Modifier(
        "states",
        "boarded",
        ("boarded ", " that has been boarded", " that is boarded", " that are boarded"),
        ("搭乗された", "搭乗されている"),
    ),
    Modifier(
        "states",
        "-boarded",
        (*_lacking_state("boarded"), "unboarded "),
        ("搭乗されていない",),
    ),
    *_relations(),
    *_alike(),
    Modifier(
        "face", "up", ("face-up ", "face up ", " that is face-up", " that are face-up"), ("表向きの", "表向きである")
    ),
    Modifier(
        "face",
        "down",
        ("face-down ", "face down ", " that is face-down", " that are face-down"),
        ("裏向きの", "裏向きである"),
    ),
    Modifier("scope", "other", ("other ",), ("他の", "ほかの")),
    Modifier("scope", NOT_THIS, (" other than this card",), ("これ以外の",)),
)

ZONES_EN = {"homebase": "homebase", "trail": "trail", "hand": "hand", "deck": "deck"}
ZONES_JA = {"homebase": "拠点", "trail": "軌跡", "hand": "手札", "deck": "デッキ", "field": "場"}


def _exiled() -> list[Modifier]:
    """Cards that are removed from the game."""
    gone = (" that is removed from the game", " that are removed from the game", " removed from the game")
    out = []
    for whose, owns, en, ja in (
        ("you", (" you own",), ("your",), "あなたの"),
        ("opponent", (" your opponent owns",), ("your opponent's",), "相手の"),
        (SUBJECT, (" they own",), ("their",), "自身の"),
        ("any", ("",), ("any", "the", "either", "a", "either player's", "any player's", "each player's"), ""),
    ):
        words = tuple(f" {where} {one} exile zone" for one in en for where in ("in", "from"))
        words += tuple(f"{own}{word}" for own in owns for word in gone)
        words += (" in the exile zones", " in exile", " in both players' exile zones") if whose == "any" else ()
        each = ("", "お互いの", "いずれかの") if whose == "any" else (ja,)
        tails = ("除外領域にある", "除外領域の", "除外された", "除外されている")
        out.append(Modifier("placed", f"exile {whose}", words, tuple(one + tail for one in each for tail in tails)))
    return out


def _controlled(player: str) -> tuple[str, ...]:
    """What a player controls, as the English texts say it."""
    return tuple(f"{player}{link}{verb}" for verb in ("支配する", "コントロールする") for link in "がの")


def _placed() -> tuple[Modifier, ...]:
    """Owner and zone, which English says in one go. value: "zone whose"."""
    out = []
    for zone, word in ZONES_EN.items():
        ja = ZONES_JA[zone]
        tails = (f"{ja}の", f"{ja}にある") if zone == "hand" else (f"{ja}にある", f"{ja}の")
        # a hand without owner is that of the subject
        own = tuple("自身の" + tail for tail in tails) + (
            (*tails, "手札から", "自身の手札から") if zone == "hand" else ()
        )
        all_ = tuple(
            whose + tail
            for whose in (
                "各プレイヤーの",
                "お互いの",
                "あなたと相手の",
                "すべての",
                "いずれかのプレイヤーの",
                "いずれかの",
            )
            for tail in tails
        )
        moved = (f"{ja}から",) if zone in ("hand", "trail", "homebase") else ()
        for whose, en, owner, has in (
            ("you", "your", "あなたの", " you have"),
            ("opponent", "your opponent's", "相手の", " your opponent has"),
            (THAT, "that player's", "そのプレイヤーの", " that player has"),
        ):
            wordings = tuple(f" {of} {en} {word}" for of in ("in", "from", "of"))
            wordings += (f"{en} {word} ", f"{has} in {'your' if whose == 'you' else 'their'} {word}")
            wordings += (f"{has} in {word}",) if zone == "hand" else ()
            out.append(
                Modifier(
                    "placed",
                    f"{zone} {whose}",
                    wordings,
                    tuple(owner + tail for tail in (*tails, *moved)),
                )
            )
        out.append(
            Modifier(
                "placed",
                f"{zone} {SUBJECT}",
                (f" in their {word}", f" from their {word}", *((" in hand",) if zone == "hand" else ())),
                own,
            )
        )
        every = (
            f" in any {word}",
            f" in a {word}",
            f" in each {word}",
            f" from any {word}",
            f" in a player's {word}",
            f" in all {word}s",
            f" in all players' {word}s",
            f" from all {word}s",
            f" from both players' {word}s",
            f" from a player's {word}",
            f" from a {word}",
            f" in both players' {word}s",
            f" in both {word}s",
            f" in any {word}s",
            f" in any player's {word}",
            f" from any player's {word}",
            f" in either player's {word}",
            f" from either player's {word}",
            f" in {word}s",
            f" from {word}s",
        )
        if zone != "hand":
            out.append(Modifier("placed", f"{zone} {BARE}", (), tails))  # read first
            all_ = (tails[0], *all_)
        out.append(Modifier("placed", f"{zone} any", every, all_))
        if zone != "hand":
            out.append(Modifier("placed", f"{zone} {EITHER}", (), (f"いずれかの{tails[0]}",)))  # printed only
    out += _exiled()
    out.append(
        Modifier("placed", "standby you", (" you are playing",), ("あなたのプレイ中の", "あなたがプレイしている"))
    )
    out.append(
        Modifier(
            "placed", "standby opponent", (" your opponent is playing",), ("相手のプレイ中の", "相手がプレイしている")
        )
    )
    waiting = (
        " being played",
        " in the resolve standby zone",
        " in the standby zone",
        " in resolve standby",
        " in standby",
    )
    ja_waiting = ("プレイ中の", "プレイされている", "発動待機領域の", "発動待機領域にある")
    out.append(Modifier("placed", "standby any", waiting, ja_waiting))
    out.append(
        Modifier(
            "placed",
            "field you",
            (" you control", " on your field", "your "),
            ("あなたの", "あなたの場の", "あなたの場にいる", "あなたの場にある", *_controlled("あなた")),
        )
    )
    out.append(
        Modifier(
            "placed",
            "field opponent",
            (" your opponent controls", " on your opponent's field", "your opponent's ", "opponent's "),
            ("相手の", "相手の場の", "相手の場にいる", "相手の場にある", *_controlled("相手")),
        )
    )
    out.append(
        Modifier(
            "placed",
            f"field {THAT}",
            (" that player controls", " on that player's field", "that player's "),
            ("そのプレイヤーの", "そのプレイヤーの場の", "そのプレイヤーの場にいる", "そのプレイヤーの場にある"),
        )
    )
    out.append(Modifier("placed", f"field {SUBJECT}", (" they control", "their "), ("自身の", "自身の場の")))
    out.append(
        Modifier(
            "placed",
            "field any",
            (" on the field", " in play", "both players' ", "all players' ", "each player's "),
            (
                "場の",
                "場にいる",
                "場にある",
                "お互いの",
                "両プレイヤーの",
                "お互いの場の",
                "すべてのプレイヤーの",
                "各プレイヤーの",
            ),
        )
    )
    return tuple(out)


MODIFIERS: tuple[Modifier, ...] = (
    *_placed(),
    *_STATES,
    *(Modifier("states", *row) for row in turn_rows()),
)
