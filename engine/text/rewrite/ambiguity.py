"""Words of which nobody can tell what they mean beside others of the same line: such a line is not understood (201.1).

The grammar would settle them by its own rules, but a reader may take them otherwise, and the two would play two games.

Guard: tests/text/declined.yaml.
"""

from __future__ import annotations

import re

from engine.text.rewrite.orders import SIDES, UNENDING, UNSAID, with_subjects

_MANY = (
    r"(?:[Ee]ach player|[Bb]oth players|[Aa]ll players|[Ee]very player|(?:[Bb]oth )?[Yy]ou and your opponent"
    r"|[Yy]our opponent and you)\b"
)

#: What is there besides, of which nobody says whether it is in that player's field too.
ANYWHERE = re.compile(
    r"(?:あなた|相手)の場に[^。、「」]*が[^。、「」は]*(?:あり|あって|いて|おり|なく|なくて|いなくて)、"
    r"((?!あなた|相手|自分|自身|互い|これ|それ|その|場|手札|軌跡|拠点|デッキ|絆|除外)[^。、「」がのはに]*"
    r"(?:UNIT|ITEM|BASE|カード)が[^。、「」]*(?:なら|場合|限り|間))"
)

#: By language: words of which one must be in the line at all, and where what is not clear begins (group 1).
_UNCLEAR: dict[str, tuple[tuple[tuple[str, ...], re.Pattern[str], str], ...]] = {
    "en": (
        # each of those, or this card
        (
            ("ach ",),
            re.compile(
                r"\b[Ee]ach (?!player\b|turn\b|time\b|of\b|opponent\b|combat\b|other player\b)[^.,“”]*? "
                r"(?:gets?|gains?|loses?|has|can't|is|becomes?) [^.“”]*?"
                r"\b(?:if|while|unless|with|than|as|of) (it\b(?! (?:attacks|fights|stuns)))"
            ),
            "which",
        ),
        # this card, or each of those
        *(((" controller ", " owner "), pattern, "whose") for pattern in UNSAID["en"]),
        # of the one who acts, or of whose card it is
        (("friendly", "enemy", "opposing"), SIDES["en"], "whose"),
        # both did it: what "you" did would have to be told from what the other player did
        (
            ("this way",),
            re.compile(_MANY + r"[^“”]*?[.,] (?:[^.]*?)(\byou (?:\w+ed|put|sent|took) [^.]*?\bthis way\b)"),
            "whose",
        ),
        # the other player did it
        (
            ("this way",),
            re.compile(r"(?:^|[.:,] )[Yy]our opponent [^.“”]*\. If (\byou (?:\w+ed|put|sent|took) [^.]*?\bthis way\b)"),
            "whose",
        ),
        # the UNIT that was chosen, or the one the condition speaks of
        (
            ("that UNIT",),
            re.compile(
                r"\b[Tt]arget [^.]*\. (?:[^.]*\. )*If (?:you|your opponent|either player) controls? "
                r"(?:a|an|another)(?: [^\W_][^,.]*?)? UNIT\b[^,.]*, [^.]*?(\bthat UNIT\b)"
            ),
            "which",
        ),
        # those that are so, or those that have just been made so to pay for it
        (
            ("actioned ", "stunned "),
            re.compile(
                r"^[^:“”]*\b(?:[Aa]ction|[Ss]tun) (?:an?|another|one|two|three|any|up|\d)\b[^:“”]*:[^“”]*?"
                r"(\b[Tt]he (?:actioned|stunned) (?:UNIT|ITEM|card)s\b)"
            ),
            "which",
        ),
        # of things of both players those that came to one of them
        (
            ("this way",),
            re.compile(
                r"\b(?:K\.O\.|[Dd]estroy|[Rr]eturn) (?:all|each)\b(?![^.]*\byou control)[^.]*\.[^.]*?"
                r"(\b(?:returned to your hand|put into your trail) this way\b)"
            ),
            "whose",
        ),
        # of several, which may have several owners
        (
            ("ts owner", "ts controller"),
            re.compile(
                r"\b(?:[Tt]wo|[Tt]hree|[Uu]p to \w+) target \w+s?\b[^.]*\. (?:Then,? )?([Ii]ts (?:owner|controller)\b)"
            ),
            "whose",
        ),
        # this card, of which the sentence speaks, or the UNIT named last
        (
            ("t gets", "t gains", "t can't", "t loses", "t has"),
            re.compile(
                r"^\W*When(?:ever)? this (?:card|UNIT) (?:attacks|fights back(?: against)?|stuns) (?:an?|another) "
                r"[^,.]*, (?:(?:(?!target |hoose )[^“”])*?[,;.] (?:and )?)?"
                r"([Ii]t (?:gets|gains|loses|has|can't)\b)(?![^.]*\bthat UNIT\b)"
            ),
            "which",
        ),
        # the card that the trigger is about, or the UNIT that boards it
        (
            ("boards this ",),
            re.compile(
                r"^\W*When(?:ever)? [^,.]* boards this \w+, "
                r"(?:(?:(?!target |hoose )[^“”])*?\W)?((?:[Ii]ts?|[Tt]hat card)\b)"
            ),
            "which",
        ),
        # one of those UNITs, or one of all cards that were shown
        (
            ("among them", "among those"),
            re.compile(
                r"\b[Ii]f there are (?!(?:no|any)\b)[^.,“”]*\b(?!cards)\w+s (?:\w+ )?among (?:them|those cards), "
                r"[^.“”]*?\b((?:one|two) of (?:them|those cards))\b"
            ),
            "which",
        ),
        # the same one twice, or others each time: what the other one is hangs on it
        (
            ("one of them", "one of those"),
            re.compile(
                r"\bone of (?:them|those[ \w]*)\b[^“”]*?\b(one of (?:them|those)\b)"
                r"(?=[^“”]*\bthe (?:other|rest|last)\b)"
            ),
            "which",
        ),
        # the crafts too, or only the numbers that stand right before it
        (
            ("while ",),
            re.compile(
                r"\b(?:have|has|gains?) (?:\[[^\]]*\]|“[^”]*”) and (?:gets? )?[+-]\d+/[+-]\d+"
                r" (while (?:attacking|fighting back|defending)\b)"
            ),
            "when",
        ),
        # as it was before the sentence that changed it, which is asked after that
        (
            (" was ", " had "),
            re.compile(
                r"\b(?:(?:gets?|gains?|los(?:es|e)) (?!\d|half|X\b|that|control|(?:two|three|four|five)\b)|becomes? )"
                r"[^.“”]*\. (?:Then,? )?"
                r"([Ii]f (?:(?:it|that \w+|they) (?:already )?(?:had\b(?! (?:no )?support)|was an?\b)"
                r"|(?:its|that \w+'s|their) (?:STR|DEF|(?:CP|EP) cost) (?:was|were)\b))"
            ),
            "when",
        ),
        (
            ("bond was ",),
            re.compile(r"\b(?:gains?|loses?) \w+ bond\b[^.“”]*\. (?:Then,? )?(If [^.,]*\bbond was\b)", re.IGNORECASE),
            "when",
        ),
        (
            (" had ",),
            re.compile(
                r"\b(?:draws?|discards?|returns?|puts?) [^.“”]*\. (?:Then,? )?"
                r"([Ii]f (?:you|they|your opponent) had\b[^.,]*\bhand\b)",
                re.IGNORECASE,
            ),
            "when",
        ),
        # what holds from then on triggers again and again (1211.9); what comes about does so once
        (
            ("become",),
            re.compile(
                r"^\W*When(?:ever)? (?:(?!bond)[^,.“”])*?\b(becomes? (?:[1-9]|one|two|three|four|five|less|more|equal|"
                r"higher|greater))"
            ),
            "how often",
        ),
        # the place that was named, or the cards that were moved there or away from it
        (
            (" in it",),
            re.compile(r"\b(?:[Rr]ebuild|[Ss]huffle) [^.]*\b(?:homebase|trail|deck)\b[^.]*\. [^.]*?\bcards? (in it\b)"),
            "which",
        ),
        ((" in it",), re.compile(r"\b[Ss]huffle [^.]*\binto (?:your|their) deck\b[^.]*\. [^.]*? (in it\b)"), "which"),
        (("stun damage",), UNENDING["en"], "until when"),
        # cards lie with their owner (502.5): of another player's, the words say that they do not
        (
            ("into your",),
            re.compile(
                r"\b[Pp]ut (?:[^.,]*\b)?your opponent's (?:trail|deck|hand|homebase)\b[^.,]*?"
                r"(\binto your (?:homebase|hand|deck|trail)\b)"
            ),
            "whose",
        ),
    ),
    "ja": (
        # each of those, or this card
        (
            ("すべて", "それぞれ"),
            re.compile(
                r"(?:UNIT|ITEM|カード)(?:は|が)?(?:すべて|それぞれ)(?:は|が)?、?[^。「」]*?(それが[^。、「」]*(?:なら|場合|間))"
            ),
            "which",
        ),
        # those that were chosen, or all of that kind
        (
            ("対象とし",),
            re.compile(
                r"(?:あなた|相手)のUNITを[0-9]+(?:つ|体|枚)と(?:あなた|相手)のUNITを[0-9]+(?:つ|体|枚)対象とし、"
                r"[^。]*?((?:あなた|相手)のUNITは)"
            ),
            "which",
        ),
        # both did it, or the other player: without a subject it would be what you did
        (
            ("捨てたなら", "捨てた場合", "スタンしたなら", "スタンした場合"),
            re.compile(
                r"(?:各プレイヤー|すべてのプレイヤー|互い|両プレイヤー|両方のプレイヤー|双方のプレイヤー|あなたと相手|相手とあなた|相手)"
                r"[はにがの][^。]*。(?:これにより|この方法で|この効果で)((?:UNIT|ITEM|EVENT|BASE|カード|手札)を[^。、]*?(?:捨て|スタンし)た(?:なら|場合))"
            ),
            "whose",
        ),
        (
            ("そのUNIT",),
            re.compile(r"対象とし、[^。]*。(?:[^。]*。)*[^。、]*UNITが(?:いる|ある)(?:なら|場合)、[^。]*?(そのUNIT)"),
            "which",
        ),
        (
            ("あなたの手札に", "あなたの拠点に", "あなたのデッキに", "あなたの軌跡に"),
            re.compile(
                r"相手の(?:軌跡|デッキ|手札|拠点)[^。]*?(?:(?:対象とし|選び)、それら?を|[枚つ]を)"
                r"(?:[^。、]*?で)?(あなたの(?:拠点|手札|デッキ|軌跡)に)"
            ),
            "whose",
        ),
        # those that were chosen by both, or the one that was chosen last
        (("選ばれた",), re.compile(r"選び、相手は[^。]*選ぶ。(選ばれた(?:UNIT|ITEM|カード)を)"), "which"),
        # of several, which may have several owners
        (
            ("持ち主は", "持ち主が", "支配者", "コントローラー"),
            re.compile(
                r"(?:[2-9](?:つ|枚)(?:まで)?対象とし|すべて)[^。]*。[^。]*?"
                r"(その(?:UNITの|カードの)?(?:持ち主|支配者|コントローラー)[はが])"
            ),
            "whose",
        ),
        # as it was before the sentence that changed it, which is asked after that
        (
            ("だったなら", "ていたなら", "だった場合", "ていた場合"),
            re.compile(
                r"(?:(?<![点分半])を(?:得る|失う)|になる)。(?:その後、)?((?:それ|その(?:UNIT|ITEM|カード))"
                r"(?:の(?:STR|DEF|(?:CP|EP)コスト))?が(?!サポートを)[^。、]*?(?:だった|持っていた)(?:なら|場合))"
            ),
            "when",
        ),
        (
            ("だったなら", "だった場合"),
            re.compile(
                r"絆を[\dX]+点(?:失う|得る)。(?:その後、)?((?:(?:あなた|相手)の|)絆が[^。、]*だった(?:なら|場合))"
            ),
            "when",
        ),
        (
            ("だったなら", "だった場合"),
            re.compile(
                r"(?:引く|捨てる|手札に(?:戻す|加える))。(?:その後、)?((?:(?:あなた|相手)の|)手札が[^。、]*だった(?:なら|場合))"
            ),
            "when",
        ),
        # what holds from then on triggers again and again (1211.9); what comes about does so once
        (
            ("になった", "になる"),
            re.compile(
                r"^\W*(?:(?!絆|手札が0枚)[^。、「」])*?[0-9](?:枚|つ|体|)(?:以上|以下|未満|)(に(?:なった|なる)(?:時|とき|たび))"
            ),
            "how often",
        ),
        # one of all that both have, or one of each
        (
            ("各プレイヤーの", "お互いの", "両方のプレイヤーの"),
            re.compile(
                r"((?:各プレイヤー|お互い|両方のプレイヤー)の(?:拠点|軌跡|手札|場|UNIT|ITEM|BASE)[^。、はが]*を"
                r"(?:最大)?[0-9]+(?:枚|つ|体)(?!ずつ))"
            ),
            "whose",
        ),
        # what the opponent goes on to do, or what you do
        (
            ("さらに", "更に"),
            re.compile(
                r"相手は[^。「」]*。(?:その後、)?(?:(?:絆|手札|デッキ|軌跡|拠点|場)[^。、]*?(?:なら|場合)、)?"
                r"((?:さらに|更に)(?!、?(?:あなた|相手|各|互|両))[^。]*?(?:捨て|失う|得る|引く|失い|引き|得て))"
            ),
            "whose",
        ),
        (
            ("そうしな",),
            re.compile(
                r"相手は[^。「」]*(?:てもよい|できる)。そうしな(?:ければ|いなら|い場合|かったなら|かった場合)、"
                r"((?:絆を[\dX]+点失う|手札を[^。、はが]*捨てる))"
            ),
            "whose",
        ),
        # the card that the trigger is about, or the UNIT that boards it
        (
            ("搭乗した",),
            re.compile(
                r"^\W*[^。、]*がこれに搭乗した(?:時|とき|たび)に?、"
                r"(?:(?!対象|選)[^「」])*?(それ(?!ぞれ|ら|以))"
            ),
            "which",
        ),
        (("スタンダメージ",), UNENDING["ja"], "until when"),
        *((("支配者は", "コントローラーは", "持ち主は"), pattern, "whose") for pattern in UNSAID["ja"]),
        (("敵", "味方"), SIDES["ja"], "whose"),
        # of the opponent who did it, or of whose effect it is
        (
            ("自身の",),
            re.compile(
                r"相手が[^。、]*?(?:時|たび)、(?:(?:この|次の)ターン中、?)?(自身の(?:UNIT|ITEM|BASE|場|手札|デッキ|軌跡|拠点|絆))"
            ),
            "whose",
        ),
        # both are in that player's field, or the second ones anywhere
        (("の場に",), ANYWHERE, "whose"),
        # whose it is, after what the opponent did in the same sentence
        (
            ("自分の", "自身の"),
            re.compile(
                r"相手は[^。「」は]*[りしえてちびみき]、((?:自分|自身)の(?:絆|手札|デッキ|軌跡|拠点|場|UNIT|ITEM|BASE)"
                r"[^。、は]*?(?:なら|場合))"
            ),
            "whose",
        ),
        # a condition without a subject after a sentence of the opponent's
        (
            ("自身の",),
            re.compile(r"相手は[^。「」]*。(?:その後、)?(自身の(?:絆|手札|デッキ|軌跡|拠点)[^。、は]*?(?:なら|場合))"),
            "whose",
        ),
    ),
}


#: All of these words by language.
_HINTS = {
    lang: re.compile("|".join(re.escape(word) for words, _, _ in rows for word in words))
    for lang, rows in _UNCLEAR.items()
}


def unclear(text: str, lang: str) -> tuple[int, str] | None:
    """Where words of an understood line are not clear, and what is not: "whose", "which", ...; None if all of it is."""
    if lang == "ja" and (said := with_subjects(text)) != text:  # read as if it were yours
        return next(at for at, (one, other) in enumerate(zip(text, said, strict=False)) if one != other), "whose"
    if _HINTS[lang].search(text) is None:
        return None  # as with most lines
    for words, pattern, what in _UNCLEAR[lang]:
        for word in words:
            if word in text:
                if (found := pattern.search(text)) is not None:
                    return found.start(1), what
                break
    return None
