"""How what a noun phrase means stands to other things: this card, what was named or done before, each other."""

from __future__ import annotations

from engine.text.grammar.lexicon import EN, JA
from engine.text.grammar.noun.places import ARTS_EP, BY_THIS, DONE_TO, EACH, FIELDS, MOVED, YOURS, Modifier
from engine.trails.tree.nouns import NAMED, NAMED_TYPE


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


def relations() -> tuple[Modifier, ...]:
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
        ("put trail", ("put into their trail", "put into its owner's trail", "put into a trail", "put into the trail"),
         ("軌跡に置いた", "軌跡に置かれた")),
        (f"{YOURS}put trail", ("put into your trail",), ("あなたの軌跡に置いた", "あなたの軌跡に置かれた")),
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
                    if verb != "exile" or way != "これにより"
                ),
            )
        )
    out.append(  # what this effect has removed, or this card by another one
        Modifier("among", BY_THIS, (), tuple(f"これにより{out_of}除外{done}{there}" for out_of in ("", "ゲームから")
                                             for done in ("した", "された")
                                             for there in ("", "カードの中の", "カードの中から")))
    )  # fmt: skip
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
    gone = tuple(
        f"{that} {done}{out_of} {by} this {kind}"
        for done, out_of in (("removed", " from the game"), ("removed", ""), ("exiled", ""))
        for by in ("by", "with")
        for that in ("", " that was", " that were")
        for kind in ("card", "UNIT", "ITEM", "BASE")
    )
    gone_ja = tuple(
        f"{this}{by}{out_of}{done}"
        for this in ("このカード", "これ", "このUNIT", "このITEM", "このBASE")
        for by, done in (("によって", "除外された"), ("が", "除外した"), ("によって", "除外した"), ("で", "除外した"))
        for out_of in ("", "ゲームから")
    )  # fmt: skip
    out.append(Modifier("among", "removed", gone, gone_ja))
    beside = tuple(
        f" {that}{attacking} {this}"
        for attacking in ("SCLM attacking with", "attacking with", "attacking together with", "in a SCLM attack with")
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


def alike() -> tuple[Modifier, ...]:
    same = (" with the same name", " with the same card name", " that have the same name", " that share a name",
            " that have the same card name", " sharing a name")  # fmt: skip
    differ = (" with different names", " with different card names", " that have different names",
              " that don't share a name", " that have different card names")  # fmt: skip
    share = (" that share an organization", " sharing an organization", " with a common organization",
             " that have an organization in common", " with an organization in common")  # fmt: skip
    share_no = (" that don't share an organization", " that share no organization", " that share no organizations",
                " that don't share organizations", " with no organization in common", " with different organizations",
                " that have different organizations")  # fmt: skip
    return (
        Modifier("named", f"~{NAMED}",
                 (" with that name", " with the named name", " with the chosen name", " with the declared name",
                  " with that card name", " that have that name", " that has that name", " of that name"),
                 ("宣言したカード名の", "宣言した名前の", "指定したカード名の", "指定した名前の", "そのカード名の",
                  "そのカード名を持つ", "宣言したカード名を持つ", "その名前の", "その名前を持つ")),
        Modifier("named", f"~{NAMED_TYPE}",
                 (" of that type", " of the named type", " of the chosen type", " of the declared type",
                  " with that type", " that has that type", " that have that type", " of that card type",
                  " of the named card type", " of the chosen card type", " with that card type"),
                 ("宣言した種類の", "指定した種類の", "選んだ種類の", "宣言したタイプの", "選んだタイプの",
                  "指定したタイプの", "宣言したカードタイプの", "その種類の", "そのタイプの", "その種類を持つ")),
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
                  "互いに共通する組織を持たない", "異なる組織を持つ", "組織の異なる", "組織が異なる",
                  "それぞれ異なる組織を持つ", "組織がそれぞれ異なる")),
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
