"""Sentences put plainly before they are read: order, subjects, and what is said as a rule or of each."""

from __future__ import annotations

import re

#: A stem that is joined to the next deed without a comma: 公開し手札に加える.
_STEM = re.compile(r"(?<=公開し)(?=手札に加え|場に出|軌跡に置)")
#: The object before what there is one of it for: UNITをこれによりアクションしたITEM1つにつき1つ選び.
_RATE = re.compile(
    r"((?:自身の|あなたの|相手の|)(?:UNIT|ITEM|BASE|カード)を)"
    r"((?:これにより|この方法で|この(?:EVENT|クラフト|効果)で)[^、。をはが]+?1(?:つ|枚)につき)(?=1(?:つ|枚|体))"
)


#: What there is one of, before where it comes from: UNITを1枚手札から場に出す.
_FROM = re.compile(r"([^、。「」：:}は・]+を\d+枚)((?:あなたの|自身の|)(?:手札|軌跡|デッキ)から)(?=\D)")


def in_order(text: str) -> str:
    """The line as it is read; the line itself where that is how it stands."""
    text = _RATE.sub(r"\2\1", _STEM.sub("、", text))
    return _FROM.sub(r"\2\1", text) if "枚" in text and "から" in text else text


_PLAYER = re.compile(
    r"(各プレイヤー|すべてのプレイヤー|お?互いのプレイヤー|両プレイヤー|両方のプレイヤー|双方のプレイヤー|あなたと相手|相手とあなた|相手)"
    r"(?:は|が)|互い"
)
_SENTENCE = re.compile(r"(?<=[。「])(?:その後、|さらに、|次に、)?")
_OWN = re.compile(r"(?<![れるトドムTMEスA-Za-z])自身の(?=手札|デッキ|軌跡|拠点|場|UNIT|ITEM|BASE|カード|絆)")


def with_subjects(text: str) -> str:
    """The line with the subject repeated where 自身の would have none; the line itself where nothing is missing."""
    if "自身の" not in text or "。" not in text:
        return text
    out, subject, at = [], "", 0
    for cut in [*_SENTENCE.finditer(text), None]:
        sentence = text[at : cut.start()] if cut is not None else text[at:]
        out.append(_spoken(sentence, subject))
        named = _PLAYER.search(sentence)
        if named is not None:
            subject = named.group(1) or "各プレイヤー"
        elif _OWN.search(sentence) is None:
            subject = ""
        at = cut.start() if cut is not None else at
    return "".join(out)


def _spoken(sentence: str, subject: str) -> str:
    own = _OWN.search(sentence)
    if not subject or own is None or "あなた" in sentence or "プレイヤー" in sentence or "相手" in sentence:
        return sentence
    begin = _SENTENCE.match("。" + sentence, 1)
    at = begin.end() - 1 if begin is not None else 0
    return f"{sentence[:at]}{subject}は{sentence[at:]}"


_THIS = r"this (?:EVENT|card)"
_FREE = r"(?:without paying (?:its (?:(?:EP|CP) )?costs?|its EP|EP|for it)|for free|for 0 EP|at no cost)"
_EN_free_events = re.compile(
    rf"\b(?:(y)ou (?:may|can) play {_THIS} {_FREE}|(t)his (?:EVENT|card) (?:may|can) be played {_FREE})"
    r"(?= (?:if|while|as long as) |\.|$)",
    re.IGNORECASE,
)
_JA_free_events = re.compile(
    r"(?:あなたは、?)?(?:この(?:EVENT|カード)|これ)(?:を|は、?|の)(?:コスト|EPコスト|EP)(?:を)?"
    r"(?:支払わずに|払わずに|支払うことなく)、?プレイ(?:できる|する事ができる|することができる|して(?:も)?(?:よい|良い))(?=。|$)"
)


def priced(text: str, lang: str) -> str:
    """The line of an EVENT with such a sentence put as what it costs."""
    if lang == "ja":
        return _JA_free_events.sub("このEVENTのEPコストは0になる", text) if "プレイ" in text else text
    return _EN_free_events.sub(_costs_nothing, text) if " play" in text else text


def _costs_nothing(found: re.Match[str]) -> str:
    first = found.group(1) or found.group(2)
    return "This EVENT costs 0 EP" if first.isupper() else "this EVENT costs 0 EP"


_NO_EN = r"you (?:don't take|don’t take|do not take|can't take|take no)(?: any)? stun damage"
_SUBJECT = (
    r"(?P<this>this (?:card|UNIT))|(?:an? UNIT|UNITs)(?P<which> you control(?: with \[[^\]]+\])?| with \[[^\]]+\])"
)
_EN_events_as_rules = re.compile(
    rf"\b(?:when|whenever) (?:{_SUBJECT}) (?:is|are|becomes?) stunned, {_NO_EN}\.", re.IGNORECASE
)
_JA_events_as_rules = re.compile(
    r"(?P<who>これ|このカード|このUNIT|(?:【[^】]+】を持つ)?あなたのUNIT|あなたの【[^】]+】を持つUNIT)が"
    r"(?:スタンした(?:時|とき|場合)|スタンするたび)、?(?:あなたは)?スタンダメージを受けない。"
)
#: What else is said so, of which nobody says how long it lasts.
UNENDING = {
    "en": re.compile(rf"\b[Ww]hen(?:ever)? [^.,]* (?:is|are|becomes?) stunned, ({_NO_EN})\."),
    "ja": re.compile(r"スタンした(?:時|とき|場合)、?((?:あなたは)?スタンダメージを受けない)。"),
}


#: "Ready this card. It gets ...": what has just been named.
_IT = re.compile(
    r"(\b(?:[Rr]eady|[Ss]tun|[Aa]ction|[Cc]ure) this (?:card|UNIT)\. )It (?=gets|gains|has|loses|can't|cannot|doesn't)"
)
#: 〜し、その後〜してもよい: only what comes afterwards is an option.
_AFTER = re.compile(
    r"(?:(?<=^)|(?<=[。：:・}時]))(?P<lead>、?(?:(?!なら|場合|たら|限り)[^。：:])*?)"
    r"(?P<verb>引き|得|失い|捨て|置き|し|戻し|加え|出し|切り)、その後、?(?=(?!相手|各|お互)[^。]*てもよい。)"
)
#: 相手が絆を失う場合、代わりに〜失う: the bond is the opponent's in either.
_THEIRS_events_as_rules = re.compile(
    r"((?:相手が(?:絆を(?:失う|得る)|(?:オーバーキル|スタン)ダメージを受ける)|(?:これ|このカード|あなたの[^。、]*)がオーバーキルダメージを与える)(?:場合|なら)、代わりに、?)"
    r"(?=(?:その|同じ)[^。、は]*絆を[^。、は]*(?:失う|得る)|(?:失う|得る)絆を)"
)
#: "If you would draw a card, draw one more instead": so many more than that one (504.3).
_ONE_MORE = re.compile(
    r"(?P<would>\b(?:you|your opponent) would draw a card\b[^.]*?, )(?P<who>they |you )?draws? "
    r"(?:that many(?: cards)? plus (?P<plus>one|two|1|2)(?: cards?)?"
    r"|(?P<more>one|two|1|2) (?:more|additional|extra) cards?) instead"
)
#: "STR +2 / DEF +2", "STR+2、DEF+2": what is printed as +2/+2.
_EACH_NUMBER = re.compile(r"\b(?:STR|ATK) ?([+-][0-9]+)(?: ?/ ?|、|,? and |と)DEF ?([+-][0-9]+)")
#: DEFの値が本来のDEFの値以上: the value that is compared is the number itself.
_VALUE = re.compile(r"((?:STR|DEF|コスト))の値(?=が)")
_LINKED = re.compile(r"\b([Tt])wo (target [^.,]*?) become tactically linked\b")
#: At the beginning of a craft: "STR of this card is ...".
_NUMBER_OF_THIS = re.compile(r"^(\W*)(?:The )?(STR|DEF) of this (?:card|UNIT) (?=is\b)")
_ENDS = {"引き": "引く", "得": "得る", "失い": "失う", "捨て": "捨てる", "置き": "置く", "し": "する", "戻し": "戻す",
         "加え": "加える", "出し": "出す", "切り": "切る"}  # fmt: skip


def as_rule(text: str, lang: str) -> str:
    """The line with such a sentence said of the UNIT itself, and with what would be taken for something else put so
    that it is not."""
    text = each_controller(text, lang)
    if "DEF" in text:
        text = _EACH_NUMBER.sub(r"\1/\2", text)
    if lang == "ja":
        if "の値が" in text:
            text = _VALUE.sub(r"\1", text)
        if "代わりに" in text and ("相手が" in text or "オーバーキルダメージを与える" in text):
            text = _THEIRS_events_as_rules.sub(r"\1相手は", text)
        if "その後" in text and "てもよい" in text:
            text = _AFTER.sub(lambda found: f"{found['lead']}{_ENDS[found['verb']]}。その後、", text)
        return (
            _JA_events_as_rules.sub(r"\g<who>はスタンダメージを受けない。", text) if "スタンダメージ" in text else text
        )
    if "would draw a card" in text:
        text = _ONE_MORE.sub(_drawn, text)
    if " become tactically linked" in text:
        text = _LINKED.sub(_linked, text)
    if " of this " in text:
        text = _NUMBER_OF_THIS.sub(r"\1This card's \2 ", text)
    if " this " in text and ". It " in text:
        text = _IT.sub(r"\1This card ", text)
    return _EN_events_as_rules.sub(_said, text) if "stun damage" in text else text


def _linked(found: re.Match[str]) -> str:
    return f"{'Tactically' if found[1] == 'T' else 'tactically'} link two {found[2]}"


def _drawn(found: re.Match[str]) -> str:
    much = "three" if (found["plus"] or found["more"]) in ("two", "2") else "two"
    return f"{found['would']}{found['who'] or ''}draw {much} cards instead"


def _said(found: re.Match[str]) -> str:
    if found["this"]:
        whole = f"{found['this']} takes no stun damage."
    else:
        which = found["which"] if "you control" in found["which"] else f" you control{found['which']}"
        whole = f"UNITs{which} take no stun damage."
    return whole[0].upper() + whole[1:]


_EN_distributive_controller = re.compile(
    r"\b(?P<for>[Ff]or) each (?P<which>(?:[^,.]*? )?)(?P<kind>UNIT|ITEM)(?P<more>(?: [^,.]*?)?), "
    r"(?:its|that (?P=kind)'s) controller (?P<act>loses|gains|draws|discards) (?P<what>[^,.]+)(?=\.)"
)
_JA_distributive_controller = re.compile(
    r"(?:(?<=^)|(?<=[。、・:：}｝]))(?P<which>[^。、:：｝}]*?)(?P<kind>UNIT|ITEM)1(?:つ|体)につき、?"
    r"(?:それの|その)(?:コントローラー|支配者)は(?P<what>[^。]+)(?=。)"
)
#: Who controls those that are counted.
_THEIRS_distributive_controller = {
    "en": re.compile(r"\b(?:control|controls|your?|yours|their|owns?)\b"),
    "ja": re.compile(r"あなた|相手|自[分身]|敵|味方"),
}
#: What stands before of which no "its" is.
_NOTHING = {
    "en": re.compile(
        r"\b[Tt]his (?:card|UNIT)\b(?!'s|’s)|\beach turn\b|\bthe (?:start|end) of (?:the|your) \w+(?: \w+)?\b"
    ),
    "ja": re.compile(r"これ|この(?:カード|UNIT)"),
}
#: And what might be.
_NAMED = {
    "en": re.compile(
        r"\b(?:UNIT|ITEM|EVENT|BASE|card)s?\b|\b(?:an?|another|target|it|its|that|those|them|they|one|two|three|each|all|"
        r"choose|opponent|player)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile(r"UNIT|ITEM|EVENT|BASE|カード|それ|その|対象|選|相手|プレイヤー"),
}
_OWNED_EN = r"(?=[^,.]*\b(?:you control|your opponent controls|of your|your)\b)"
_OTHERS_EN = r"(?![^,.]*\b(?:you control|your opponent controls|of your|your)\b)"
_CONTROLLER_JA = r"(?:それの|その)(?:コントローラー|支配者|持ち主)は"
#: What is left of that is not read: of whom it would be is not said. One of those that are counted, or what is named
#: before them; and with a player named, who has nobody before them.
UNSAID = {
    "en": (
        re.compile(
            rf"\b[Ff]or each {_OTHERS_EN}(?:(?=[^,.]*\bUNIT\b[^,.]*, that UNIT)|(?=[^,.]*\bITEM\b[^,.]*, that ITEM)"
            r"|(?=[^,.]*, (?:its|that card)))[^,.]*, ((?:its|that \w+'s) (?:controller|owner)\b)"
        ),
        re.compile(
            r"(?:^|“)(?:(?!\b(?:UNIT|ITEM|EVENT|BASE)s?\b(?<!this UNIT))[^“”])*?"
            rf"\b[Ff]or each {_OWNED_EN}[^,.]*, ((?:its|that \w+'s) (?:controller|owner)\b)"
        ),
    ),
    "ja": (
        re.compile(rf"(?:^|(?<=[。、・:：}}｝]))(?![^。、]*(?:あなた|相手))[^。、]*につき、?({_CONTROLLER_JA})"),
        re.compile(
            r"^(?:(?!(?<!この)UNIT|ITEM|EVENT|BASE)[^。、]|[。、](?![^。、]*につき))*?[。、・]?[^。、]*(?:あなた|相手)[^。、]*につき、?"
            rf"({_CONTROLLER_JA})"
        ),
    ),
}
#: "Friendly" and "enemy" in a sentence in which somebody else acts.
SIDES = {
    "en": re.compile(
        r"\b(?:[Oo]pponents?|[Pp]layers?|(?:[Cc]ontroller|[Oo]wner)s?(?!'s|’s|'|’)|[Tt]hey)\b"
        r"(?:K\.O\.|[^.“”])*?\b(friendly|enemy|opposing)\b"
    ),
    "ja": re.compile(
        r"(?:(?:相手|プレイヤー|支配者|コントローラー|持ち主)(?:は|が|も|に|の[^。「」]*?[はが])|お?互い|両者|双方)"
        r"[^。「」]*?((?<!無)(?:敵|味方)(?:の|(?=UNIT|ITEM|ユニット|アイテム)))"
    ),
}


def each_controller(text: str, lang: str) -> str:
    """The line with that said of each player."""
    if lang == "ja":
        return (
            _JA_distributive_controller.sub(_said_ja, text)
            if "につき" in text and ("支配者" in text or "コントローラー" in text)
            else text
        )
    return _EN_distributive_controller.sub(_said_en, text) if " controller " in text and "or each " in text else text


def _of_those(found: re.Match[str], lang: str) -> bool:
    """Whether "its" can only be one of those that are counted, and nobody says yet whose they are."""
    before = re.split("[“「]", found.string[: found.start()])[-1]
    counted = found["which"] + (found["more"] if lang == "en" else "")
    return (
        _THEIRS_distributive_controller[lang].search(counted) is None
        and _NAMED[lang].search(_NOTHING[lang].sub("", before)) is None
    )


def _said_en(found: re.Match[str]) -> str:
    """ "For each stunned UNIT, its controller loses 1 bond": each player for those of their own."""
    if not _of_those(found, "en"):
        return found.group()
    kind, more = found["kind"], found["more"].replace(" on the field", "")
    said = f"each player {found['act']} {found['what']} for each {found['which']}{kind} they control{more}"
    return said[0].upper() + said[1:] if found["for"] == "For" else said


def _said_ja(found: re.Match[str]) -> str:
    if not _of_those(found, "ja"):
        return found.group()
    return f"各プレイヤーは自身の{found['which']}{found['kind']}1つにつき{found['what']}"
