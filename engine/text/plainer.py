"""With what a line is read that was not read as it stands: words that mean the same, tried one after the other.

None of them may change what a line says; each stands alone, or with others in the order in which they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

#: What it does for a time, and to whom: それに+1/+0を与える is それは+1/+0を得る.
_FOR = "(?:このターン中|この戦闘中|ターン終了時まで|次のターン中)、?"
_GIVEN = rf"((?:{_FOR})?(?:[+\-－＋][\dX]+/[+\-－＋][\dX]+|【[^】]*】|「[^」]*」)[^。、]*?)"
#: Verbs before 後, and how they are joined to what follows.
_AFTER = (("引いた", "引き"), ("捨てた", "捨て"), ("した", "し"), ("戻した", "戻し"), ("置いた", "置き"),
          ("出した", "出し"), ("見た", "見て"), ("得た", "得て"), ("失った", "失い"), ("加えた", "加え"),
          ("切った", "切り"))  # fmt: skip

#: The verb of an option, and its beginning where it was not taken.
_NOT_DONE = (("失って", "失わ"), ("得て", "得"), ("引いて", "引か"), ("置いて", "置か"), ("出して", "出さ"),
             ("加えて", "加え"), ("選んで", "選ば"), ("見せて", "見せ"), ("戻して", "戻さ"))  # fmt: skip

#: What happens to something, which "if" can stand before as well as "whenever".
_HAPPENS = r"(?:attacks|fights back|is attacked|enters the field|leaves the field|SCLM attacks)"

#: A trigger that says "each time" means no more than one that says "when"; the verb before it, as it ends.
_EACH_TIME = re.compile(
    r"(?<=[^。])(する|される|させる|引く|行う|失う|なる|戻る|加わる|[けげせてねべめれえ]る|[出得]る)"
    r"(?:たびに?|度に)(?=、|,|，)"
)
_WAS = {
    "する": "した",
    "引く": "引いた",
    "行う": "行った",
    "失う": "失った",
    "なる": "なった",
    "戻る": "戻った",
    "加わる": "加わった",
}
#: "A card at random from your opponent's hand": from where it is comes first.
_RANDOM = re.compile(r"( at random)((?: from| in) (?:your opponent's|your|their) (?:hand|trail|homebase))", re.I)
#: A time before "even if": it comes last.
_EVEN_IF = re.compile(r"( this (?:turn|combat))( even (?:if|while|when) [^.]*)", re.I)
#: Numbers that are printed in digits.
_HIGHER = {"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
           "eighteen": 18, "nineteen": 19, "twenty": 20, "twenty-five": 25, "thirty": 30, "forty": 40,
           "fifty": 50}  # fmt: skip
_HIGH = re.compile(rf"\b({'|'.join(sorted(_HIGHER, key=len, reverse=True))})\b", re.I)


def _in_digits(found: re.Match[str]) -> str:
    return str(_HIGHER[found.group().lower()])


#: A second number of what was counted before: "If you control two or more UNITs, .... If you control four or more, ..."
_AS_MANY_EN = re.compile(
    r"\b(If (you|your opponent) (control|controls|have|has) \w+ or (?:more|fewer|less) ([^,.]+?)), "
    r"((?:[^.]|K\.O\.)*\. If \2 \3 \w+ or (?:more|fewer|less))(?=,)",
    re.I,
)
_AS_MANY_JA = re.compile(
    r"((?<![^。、：:・｝}は])([^。、：:・｝}は]+?が)[0-9]+(?:枚|つ|体)(?:以上|以下)(?:いる|ある|)(?:なら|の場合|場合|の間|間)"
    r"[^。]*。)([0-9]+(?:枚|つ|体)(?:以上|以下)(?:いる|ある|)(?:なら|の場合|場合|の間|間))"
)
#: これは、…なら+2/+2を、…なら代わりに+4/+4を得る: a sentence for each.
_PLUS = r"[+\-][0-9]+/[+\-][0-9]+"
_EITHER_MUCH = re.compile(
    rf"(これ|このカード)は、?([^。]+?)なら、?({_PLUS})を、([^。]+?)なら、?代わりに({_PLUS})を得る"
)
#: A number of what was named, before the number that is compared with it: それのSTR以下のDEFを持つUNIT.
_MUCH = (
    "(?:この方法で|これにより|それ|これ|その(?:UNIT|ITEM|カード))[^、。をはが]*?(?:の合計|STR|DEF|CPコスト|EPコスト)"
)
#: Where a thing comes from, which stands before it in the printed style: UNITを1枚手札から場に出す.
_BEGINS, _THING = "(?:(?<=^)|(?<=[。、：:は・｝}]))", "[^。、：:を・｝}は「」]+?"
_SO_MANY, _OUT_OF = "(?:最大|)[0-9０-９]+(?:枚|つ|体)(?:まで|)、?", "((?:あなたの|相手の|自身の|)(?:手札|軌跡))から"
#: Of what enters from there without a number it is one.
_ENTERS = "場に(?:(?:アクション|レディ)状態で)?(?:出す|出し|置く|置き|置い)"
#: "Is now" is no more than "is".
_NOW = re.compile(r"\b(is|are|has|have) now\b")

#: A colon after an option: what is paid stands before it.
_COLON = re.compile(r"(, you may (?:pay|discard|remove|put|return|stun|action) [^.:“”‘]*): (?=\S)")


#: "The CP costs of UNITs you play are 1 more": what is said of one number of each.
_COSTS = re.compile(r"(?<=\b[Tt]he )((?:[CE]P )?cost|building level)s of ([^.,:]*?) are (?=\d|X\b|increased|reduced)")
#: Whose trail it is where nothing but one's own can be meant.
_INTO_YOURS = re.compile(
    r"\b((?:this card|an? (?:UNIT|ITEM) you control) would be put into )your trail(?= from the field)"
)


#: All that lies with both; one "in each player's trail" would be two.
_EACH_ONES = re.compile(
    r"(\b(?:[Aa]ll|[Ee]ach|number of) [^.,:]*?(?:in|from) |(?:^\W*|\. )(?:UNIT|ITEM|EVENT|BASE|Card)s (?:in|from) )"
    r"each player's (trail|hand|homebase)\b"
)


def _as_it_was(found: re.Match[str]) -> str:
    verb = found.group(1)
    return (_WAS.get(verb) or verb[:-1] + "た") + "時"


#: How much dearer or cheaper something is: "have CP cost 1 less", "has its CP cost reduced by 1".
_NUMBER = r"(\d+|X|one|two|three|four|five)"
_MONEY = rf"(?:an? |its |their )?(CP|EP) costs? (?:of )?{_NUMBER} (less|more)\b"
_TAKEN = rf"(?:its|their) (CP|EP) costs? (reduced|increased) by {_NUMBER}"
#: A choice of the opponent between two things they do.
_THEY_CHOOSE = re.compile(
    r"\bYour opponent chooses one(?: of the following|): they ([^.,:]+?),? or (?:they )?([^.,:]+?)\."
)
#: A time before what is controlled for it.
_LENT = re.compile(
    r"(^|[.:] )(?:Until (?:the )?end of (?:the |this )?turn|This turn|During this turn), "
    r"(?:you )?(gain|take) control of ([^.,]+)"
)
_FIGURE = re.compile(
    rf"(^\W*|[.,:] )([^.,:]+?) (?:has|have|gets?|gains?) (?:an? |its |their )?"
    rf"(building level|Wings of Light|STR|DEF) {_NUMBER} (less|more)\b"
)
_BY_AS_MUCH = {"reduced": "less", "increased": "more"}


#: Two things demanded of one noun: "that is cursed and has CP cost 2 or less", 呪われていて、CPコストが2以下の.
_ALSO_EN = tuple(
    re.compile(rf"(\b{lead}[^.,:]*?) and ({verbs}) ")
    for lead, verbs in (
        ("that (?:is|isn't|has|doesn't|attacked|shares|was) ", "is|isn't|has|doesn't|attacked|shares|was"),
        ("that (?:are|aren't|have|don't|attacked|share|were) ", "are|aren't|have|don't|attacked|share|were"),
        (
            r"with(?:out)? (?=\[|CP |EP |STR|DEF|arts|sub|Wings|building)",
            "is|isn't|are|aren't|has|doesn't|attacked|shares?",
        ),
    )
)
#: What stands before it is no other clause: が only behind a number.
_SAID_JA = "((?:^|[。、:「])(?:[^。、:「」はが]|(?:(?<=コスト)|(?<=レベル)|(?<=STR)|(?<=DEF)|(?<=翼))が)*?)"
_ALSO_JA = tuple(
    (re.compile(f"{_SAID_JA}{joined}(?=[^。は:]*[をがに])"), rf"\1{whole}")
    for joined, whole in (
        ("を持ち、", "を持つ"),
        ("を持たず、", "を持たない"),
        ("て(?:おり|い)(?:て|)、", "ている"),
        ("て(?:おらず|いなくて|いず)、", "ていない"),
        ("(?:でなく|ではなく)、", "でない"),
        ("ていて", "ている"),
        ("(?<=[中態面き])で(?:あり|)、", "の"),
        ("(?<=[上下満\\d])で(?:あり|)、?", "の"),
    )
)


def _theirs(found: re.Match[str]) -> str:
    return f"{'a ' if found.group(1) else ''}{found.group(2)} your opponent controls"


def _moved(found: re.Match[str]) -> str:
    return f"{'P' if found.group(1) == 'M' else 'p'}ut {found.group(2)} into {found.group(3)} {found.group(4)}"


#: The same verbs where they are an option.
_MAY = {"支払う": "支払って", "捨てる": "捨てて", "戻す": "戻して", "置く": "置いて", "失う": "失って",
        "アクションする": "アクションして", "スタンする": "スタンして"}  # fmt: skip


def _option(found: re.Match[str]) -> str:
    return f"{_MAY[found.group(1)]}もよい。そうしたなら、{found.group(2)}。"


#: What, and then where from: "UNITを1枚手札から場に出す".
_WHAT_FIRST = (
    r"((?:^|(?<=[。、:}・]))[^。、:}・「」]*?)を((?:最大|)\d(?:枚|つ|体)(?:まで|)|)、?"
    r"((?:あなたの|相手の|)(?:手札|軌跡|拠点))から((?:最大|)\d(?:枚|つ|体)(?:まで|)|)"
    r"(?=(?:裏向きで|表向きで|アクション状態で|レディ状態で|)"
    r"(?:場に|手札に|拠点に|軌跡に|デッキ|ゲームから|持ち主の|捨て|公開|除外|戻))"
)


def _where_first(found: re.Match[str]) -> str:
    what, many, where, others = found.groups()
    whose = "" if where.startswith(("あなた", "相手", "手札")) else "あなたの"
    return f"{whose}{where}から{what}を{many or others or '1枚'}"


#: Who else may be meant by "own" in a sentence.
_SOMEBODY = ("相手", "プレイヤー", "支配者", "持ち主", "互い")


def _own(found: re.Match[str]) -> str:
    sentence = found.group()
    if any(word in sentence for word in _SOMEBODY):
        return sentence
    return sentence.replace("自分の", "あなたの").replace("自身の", "あなたの")


def _from_own(found: re.Match[str]) -> str:
    sentence = found.group()
    if any(word in sentence for word in _SOMEBODY):
        return sentence
    return re.sub("(^|(?<=[、:}・]))(?=(?:軌跡|拠点)から)", "あなたの", sentence)


def _cut(found: re.Match[str]) -> str:
    return "切る" if found.group(1) == "する" else "切り"


#: Only where what it does has an end: else it would be a bonus for ever, and adds up.
_IF_IT_HAPPENS = (
    rf"^(\W*)If (?=(?:this card|a|an|another|one)\b[^,.]* {_HAPPENS}\b(?![^,]*\bturn)[^,.]*, "
    r".*\bthis (?:combat|turn)\b)"
)


def _taken(found: re.Match[str]) -> str:
    verb, money, way, number = found.groups()
    return f"{verb} {money} cost {number} {_BY_AS_MUCH[way]}"


def _costing(found: re.Match[str]) -> str:
    """ "UNITs you control cost 1 CP less": the cost of what is there already. It is asked last of all."""
    lead, who, number, money, way = found.groups()
    begin = "The" if not lead.strip(" ") or lead.endswith(". ") else "the"
    return f"{lead}{begin} {money} cost of {who} is {number} {way}"


PLAINER: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (_HIGH, _in_digits),
        (re.compile(r"\bthis (?:UNIT|ITEM|BASE|EVENT)\b"), "this card"),
        (
            re.compile(r"^(\W*)When(?:ever)? (?=(?:K\.O\.|[^.])*\bwould\b(?:K\.O\.|\. If you do,|[^.])*\binstead\b)"),
            r"\1If ",
        ),
        (re.compile(r"\bis treated as (?:having|though it had|if it had)\b"), "has"),
        (re.compile(r"\bare treated as (?:having|though they had|if they had)\b"), "have"),
        (re.compile(_IF_IT_HAPPENS), r"\1Whenever "),
        *(
            (re.compile(rf"(?<=\. ){who} then "), f"Then, {who[0].lower()}{who[1:]} ")
            for who in ("Each player", "Your opponent", "That player")
        ),
        (re.compile(r"^(\W*)When (?=(?:you|your opponent) (?:have|has|control|controls)\b)"), r"\1While "),
        (re.compile(r"\bany of them\b"), "any number of them"),
        (_THEY_CHOOSE, r"Your opponent must \1 or \2."),
        (re.compile(r"(this card would be put into) (?:your|a) trail"), r"\1 its owner's trail"),
        (
            re.compile(
                r"\bwould be (stunned|destroyed|discarded|cured)\b([^.]*), it (?:isn't|is not)(?= instead\.|\.)"
            ),
            r"would be \1\2, it isn't \1",
        ),
        (_LENT, r"\1\2 control of \3 this turn"),
        (re.compile(r"(^|[.:] )You control (?=target |it\b|them\b)"), r"\1Gain control of "),
        (
            re.compile(r"(^|[.:,] )((?![^.:,]*\b(?:opponent|player|they|their|them)\b)[^.:,]*) of your choice\b"),
            r"\1\2",
        ),
        (re.compile(r"\b((?:your opponent|they|that player) [^.:,]*) of their choice\b", re.I), r"\1"),
        *((pattern, r"\1 that \2 ") for pattern in _ALSO_EN),
        (re.compile(r"( that (is|are)) ([a-z]+(?: [a-z]+)?) and not (?=[a-z])"), r"\1 \3 that \2n't "),
        (re.compile(r"( that (?:is|are)) ([a-z]+(?: [a-z]+)?) and (?!not )(?=[a-z])"), r"\1 \2\1 "),
        (re.compile(r"\bthe EP cost of (its|that card's|that UNIT's) arts\b"), r"\1 arts EP cost"),
        (re.compile(r"\b(has|had) (?:an |)arts EP cost(?: of|)\b"), r"\1 arts with EP cost"),
        (re.compile(r"(?<=\. )([^.]*) with the same (card |)name(?! as)\b"), r"\1 with the same \2name as it"),
        (re.compile(rf"\b(ha(?:s|ve)) {_TAKEN}"), _taken),
        (re.compile(rf"\b(?:has|gets|gains) {_MONEY}"), r"costs \2 \1 \3"),
        (re.compile(rf"\b(?:have|get|gain) {_MONEY}"), r"cost \2 \1 \3"),
        (re.compile(rf"(^\W*|[.,:] )([^.,:]+?) costs? {_NUMBER} (CP|EP) (less|more)\b"), _costing),
        (_FIGURE, r"\1The \3 of \2 is \4 \5"),
        (re.compile(r"\bPrevent all (Overkill|stun) damage (?:that )?you would take\b"), r"You take no \1 damage"),
        (_NOW, r"\1"),
        (_AS_MANY_EN, r"\1, \5 \4"),
        (re.compile(r"\bYou (?:may|can) use (this craft only)\b"), r"Play \1"),
        (_COLON, r"\1. If you do, "),
        (_RANDOM, r"\2 at random"),
        (_EVEN_IF, r"\2\1"),
        (_COSTS, r"\1 of \2 is "),
        (_EACH_ONES, r"\1both players' \2s"),
        (
            re.compile(r"\bbecause of (?=(?:an effect|a card effect|effects|your opponent's effect|your effect)\b)"),
            "by ",
        ),
        (_INTO_YOURS, r"\1the trail"),
        (re.compile(r"\bgoes to (?=your|the|its|a|their)\b"), "is put into "),
        # what is countered waits to resolve, and whoever played it controls it
        (re.compile(r"(?<=ounter )((?:an?|target|up to one target)\b[^.]*?) that is waiting to resolve\b"), r"\1"),
        (
            re.compile(r"(?<=ounter )((?:an?|target)\b[^.]*?) (?:that was |)played by your opponent\b"),
            r"\1 your opponent controls",
        ),
        (
            re.compile(r"\b(?:the|all) remaining (?=(?:attacking|defending|SCLM attacking|ready|actioned|stunned) )"),
            "other ",
        ),
        (
            re.compile(r"\b(?:The|All) remaining (?=(?:attacking|defending|SCLM attacking|ready|actioned|stunned) )"),
            "Other ",
        ),
        (
            re.compile(r"\bwith (?:a |)(CP cost|EP cost|STR|DEF) equal to (it|that card|that UNIT)\b"),
            r"with the same \1 as \2",
        ),
        (re.compile(r"\bthe same number of (?=cards\b)"), "that many "),
        (
            re.compile(
                r"(?<=\bface-up)(?:,|) (?:ignoring|without paying|regardless of) (?:its|the|their) building levels?\b"
            ),
            "",
        ),
        (re.compile(r"\b[Aa]t the end of that (?=combat\b)"), "At the end of the "),
        (
            re.compile(
                r"\b(STR and DEF|STR|DEF) (becomes?) (\d+)( this (?:turn|combat))\.( If [^.]*,) "
                r"(?:they|it) becomes? (\d+) instead"
            ),
            r"\1 \2 \3\4.\5 its \1 \2 \6 instead",
        ),
        (re.compile(r"\beach (discards? (?:all|every) cards? in) your hands?\b"), r"each \1 their hand"),
        (re.compile(r"\b[Yy]ou and your opponent each\b"), "Each player"),
        (re.compile(r"\btreated as (?:though|if) it were (?=\d)"), "treated as "),
        (re.compile(r"\b(?:(a)n )?(?:opposing|enemy) ((?:UNIT|ITEM|BASE)s?)\b"), _theirs),
        (re.compile(r"\ban additional (?=\+\d)"), ""),
        (
            re.compile(r"\bit has a (printed |)(CP cost|EP cost|STR|DEF) of (\d+ or (?:more|less|higher|lower))\b"),
            r"its \1\2 is \3",
        ),
        (re.compile(r",? (?:up |)to a maximum of (\+\d+/\+\d+|\w+)(?: cards| bond| EP|)(?=[.,])"), r" (maximum \1)"),
        (
            re.compile(r"\bfor each time an? ([^.,]*?) was (stunned|cured|K\.O\.'d) this turn\b"),
            r"for each \1 \2 this turn",
        ),
        (
            re.compile(
                r"\b(M|m)ove ([^.,]*?) (?:in)?to (your|its owner's|their owners') (hand|homebase|trail|hands)\b"
            ),
            _moved,
        ),
        (re.compile(r"\bName an organization\b"), "Choose an organization"),
        (re.compile(r"(?<=attack) again(?= this (?:turn|combat))"), ""),
        (re.compile(r"(?<=fight back) again(?= this (?:turn|combat))"), ""),
        (
            re.compile(r"\bone of your opponent's (face-(?:down|up)) cards in their homebase\b"),
            r"a \1 card in your opponent's homebase",
        ),
        (
            re.compile(
                r"(^\W*|[.:,] )(?:(O)|o|(E)ach o|each o)pponent "
                r"(?=loses|gains|discards|draws|puts|reveals|chooses|can't)"
            ),
            lambda found: f"{found.group(1)}{'Your' if found.group(2) or found.group(3) else 'your'} opponent ",
        ),
        (re.compile(r"\bin battle\b"), "in combat"),
        (re.compile(r"\b(leave|enter)(s?) play\b"), r"\1\2 the field"),
        (re.compile(r"\b(\d+)\+ (?=cards|UNITs|ITEMs|BASEs|EVENTs|bond|EP)"), r"\1 or more "),
        (
            re.compile(
                r"\b((?:[Ii]f|[Ww]hile|as long as) (?:you|your opponent)) (?:have|has) "
                r"(?=(?:at least|exactly|\w+ or \w+) [^.,]*?(?:UNIT|ITEM)s?,)"
            ),
            r"\1 control ",
        ),
        (
            re.compile(r"; (it|they|that UNIT|those UNITs) (?=gets?\b|gains?\b|can't\b|loses?\b)"),
            lambda found: f". {found.group(1)[0].upper()}{found.group(1)[1:]} ",
        ),
        (re.compile(r"\bput there this way\b"), "put into your trail this way"),
        (
            re.compile(
                r"\b(At|at) the end of (?:each|any|the|a) turn (?:in which|when|that|on which) ([^,.]*?) attacked,"
            ),
            r"\1 the end of the turn, if \2 attacked this turn,",
        ),
        (
            re.compile(
                r"^(\W*)(?:During|In|On) the turn (this card|it) (entered the field|attacked|was stunned)(?: in|),"
            ),
            r"\1If \2 \3 this turn,",
        ),
        (re.compile(r"\b(its|their|this card's) (STR|DEF) becomes 0(?: or less)? this way\b"), r"\1 \2 is 0 or less"),
        (
            re.compile(
                r"\b[Cc]hoose (?:a|any) number of (cards|UNITs|EVENTs|ITEMs)(?: in| from) your hand and discard them\b"
            ),
            r"Discard any number of \1",
        ),
        (
            re.compile(r"\bdamage (?:that is |)dealt to (you|your opponent|players) by Overkill\b"),
            r"Overkill damage dealt to \1",
        ),
        (
            re.compile(
                r"\b([Tt]his turn, |)Overkill damage (?:dealt to you|you take|you would take) "
                r"(?:is reduced to|becomes) 0\b"
            ),
            r"\1you take no Overkill damage",
        ),
        (
            re.compile(r"\bwould be stunned (this (?:turn|combat)), it isn't(?: stunned|)\. Instead, ([^.]*)\."),
            r"would be stunned \1, \2 instead.",
        ),
        (re.compile(r"\bUNIT (?:that is |)(?:SCLM |)attacking with (it|them|that UNIT)\b"), "other attacking UNIT"),
        (re.compile(r"\bbe chosen as (?:a|the) fight back target\b"), "be fought back against"),
        (re.compile(r"\bthe (EP cost) of that (?:EVENT or arts|card or arts|arts or EVENT)\b"), r"its \1"),
        (
            re.compile(r"^(?:This turn|Until the end of the turn), t(arget [^“.]*? gets?) (“[^”]*”)(?=$| )"),
            r"T\1 \2 this turn.",
        ),
        (re.compile(r"\bplaced\b"), "put"),
        (re.compile(r"\bplace(s?)\b"), r"put\1"),
        (re.compile(r"(^\W*|[.:,] |\} )Place (?=[a-z])"), r"\1Put "),
    ),
    "ja": (
        (re.compile("この(?:カード|UNIT|ITEM|BASE|EVENT)(?!名)"), "これ"),
        (re.compile("持つもの(?:として扱う|とする|とみなす)"), "持つ"),
        (re.compile(rf"に(?={_GIVEN}を与え)"), "は"),
        (re.compile(rf"(?<=[はを、しびて]){_GIVEN}を与え(る|、|て)"), r"\1を得\2"),
        (re.compile(rf"{_GIVEN}(?:される|する)。"), r"\1を得る。"),
        *(
            (re.compile(f"((?:^|。|：|:|、)[^。：:が]*){done}後(?:に|)、?"), rf"\1{joined}、その後、")
            for done, joined in _AFTER
        ),
        (re.compile("(?<=[をは、])スタン状態にする"), "スタンする"),
        (_EACH_TIME, _as_it_was),
        (re.compile("(?<=(?:攻撃|応戦))する(?:なら|場合)、(?=.*この(?:戦闘|ターン)中)"), "した時、"),
        (re.compile("(?<=(?:ステップ|フェイズ))の間"), "中"),
        *_ALSO_JA,
        (re.compile("可能な限り、?(相手の[^。、は]*は|相手は)(?=.*攻撃する)"), r"\1可能な限り"),
        (re.compile("(?<![がUNIT])(これ|このカード)に搭乗した(?=時|とき)"), r"UNITが\1に搭乗した"),
        (re.compile("場で(?=最も|一番)"), "場の"),
        (re.compile("(?:両方|両者|お互い|各プレイヤー)の(?=(?:拠点|軌跡|除外領域)の)"), ""),
        (re.compile("(あなた|相手)の(?=プレイする)"), r"\1が"),
        (re.compile("が1(?:枚|つ|体|人)も(?=な|い(?:な|ま))"), "が"),
        (
            re.compile(r"は(CPコスト|EPコスト|創設レベル|光まとう翼)が(\d+)点?(減|少な|下が)(?:る|い)"),
            r"の\1を\2減らす",
        ),
        (
            re.compile(r"は(CPコスト|EPコスト|創設レベル|光まとう翼)が(\d+)点?(増え|多|高く?な|上が)(?:る|い)"),
            r"の\1を\2増やす",
        ),
        (re.compile("場合にのみ"), "場合のみ"),
        (re.compile(r"(?<=[枚点つ体人上下満類\d])である(?=場合|時|とき)"), "の"),
        (re.compile("(これ|それ|そのUNIT)より(大きい|小さい|高い|低い)(STR|DEF|CPコスト)を持つ"), r"\3が\1より\2"),
        (re.compile("(?:再び|もう一度|再度)(?=(?:攻撃|応戦)できない)"), ""),
        (
            re.compile("((?:あなた|相手)の軌跡)に置かれるカードは、代わりにゲームから除外(?:される|する)"),
            r"カードが\1に置かれる場合、代わりにそれをゲームから除外する",
        ),
        (re.compile(_WHAT_FIRST), _where_first),
        (re.compile("対戦相手"), "相手"),
        (re.compile("自分(?=[はが])"), "あなた"),
        (re.compile("登場した"), "場に出た"),
        (re.compile("ターンの開始時に?、"), "ターン開始時、"),
        (re.compile("ターン終了まで"), "ターン終了時まで"),
        (re.compile("山札"), "デッキ"),
        (re.compile("相手に見せて(?:から|、|)"), "公開し、"),
        (re.compile("(引いてもよい。)引いた(?:なら|場合)、"), r"\1そうしたなら、"),
        (re.compile("攻撃対象に(?:選ばれない|選べない|ならない)"), "攻撃されない"),
        (re.compile(f"({'|'.join(_MAY)})ことで、([^。]*[るくうすつむぶぐ])ことができる。"), _option),
        (re.compile("プレイする次の(UNIT|EVENT|ITEM|BASE|カード)"), r"次にプレイする\1"),
        (re.compile("シャッフル(する|し(?=、))"), _cut),
        (
            re.compile(
                "(戻した|捨てた|引いた|公開した|置いた|除外した)(?:カードの|)枚数"
                "(?:分の|分|に等しい点数の|と同じ点数の|だけ)絆を得る"
            ),
            r"これにより\1カード1枚につき、絆を1点得る",
        ),
        (re.compile("[^。]*(?:軌跡|拠点)から[^。]*"), _from_own),
        (re.compile("[^。]*自[分身]の(?:軌跡|拠点|デッキ|UNIT|ITEM|手札|場)[^。]*"), _own),
        (re.compile("発動待機中の(?=(?:クラフト|アーツ|EVENT|能力)[^。]*無効)"), ""),
        (re.compile("相手の?(?:が|)プレイした(?=[^。、]*(?:クラフト|アーツ|EVENT|能力)を[^。]*無効)"), "相手の"),
        (
            re.compile("(?:残りの|残った)(?=(?:攻撃中|応戦中|スクラム攻撃中|レディ状態|アクション状態|スタン状態)の)"),
            "他の",
        ),
        (re.compile("(それ|そのUNIT|そのカード)と(CPコスト|EPコスト|STR|DEF)が(?:等しい|同じ)"), r"\1と同じ\2の"),
        (re.compile("、?創設レベル(?:を無視して|に関係なく)、?(?=表向きに)"), "、"),
        (re.compile("その戦闘の?終了時"), "戦闘終了時"),
        (re.compile("(?<=[ァ-ヺ])も(?=得る)"), "を"),
        (re.compile("(?<=。)(手札|拠点|軌跡)からプレイし(た|ていた)(なら|場合)"), r"このカードを\1からプレイし\2\3"),
        (re.compile("(この(?:EVENT|カード)|これ)は、?([^。]*?)なら、((?:EP|CP)コスト)が"), r"\2なら、\1の\3は"),
        (re.compile("(光まとう翼|STR|DEF|CPコスト)の(?:数|)値が(?=最も|一番)"), r"\1が"),
        (
            re.compile("これと(?:共に|ともに|一緒に)(?:スクラム|)攻撃(?:している|した|する|中の)(?:他の|)(?=UNIT)"),
            "これとスクラム攻撃中の",
        ),
        (re.compile("(?<=あなたが)(?:1|)ターン(?:中|)に(?=[2-9]枚目の)"), "各ターン"),
        (re.compile("場に出る(?:際|とき|時|場合)(?:に|)、?アクション状態で(?:場に|)出る"), "アクション状態で場に出る"),
        (
            re.compile("((?:これ|それ|そのUNIT)の(?:STR|DEF|CPコスト))(以下|以上)の(STR|DEF|CPコスト)を持つ"),
            r"\3が\1\2の",
        ),
        (
            re.compile("^(\\W*)(この(?:カード|UNIT|ITEM|EVENT)|これ)は、?((?:手札|軌跡|拠点|場)から[^。、はが]*時、)"),
            r"\1\2が\3",
        ),
        (re.compile("(あなた|相手)が([^。、がは]*)をプレイするための([EC]P)コスト"), r"\1がプレイする\2の\3コスト"),
        (re.compile("(?:お互いに|お互いは|互いに)、?自[分身]の"), "各プレイヤーは自身の"),
        (re.compile(r"(\d枚)を手札に、"), r"\1を手札に加え、"),
        (re.compile(r"(\d枚)を軌跡に、"), r"\1を軌跡に置き、"),
        (re.compile("(?<=UNIT)の応戦対象に(?:選ばれない|選べない|ならない)"), "に応戦されない"),
        (re.compile("その(?:EVENTかアーツ|アーツかEVENT|カードかアーツ)の(?=EPコスト)"), "その"),
        (
            re.compile(
                "(それ|そのUNIT)の(STRとDEF|STR|DEF)(は(?:このターン|この戦闘)中、?\\d+になる。)([^。]*)代わりに(?=\\d+になる)"
            ),
            r"\1の\2\3\4代わりにそれの\2は",
        ),
        *(
            (re.compile(f"({option}もよい。){other}な(?:い|かった)(?:なら|場合)、"), r"\1そうしないなら、")
            for option, other in _NOT_DONE
        ),
        (re.compile("自分の"), "自身の"),
        (re.compile("(、[^。：:]*てもよい)[：:](?=[^】])"), r"\1。そうしたなら、"),
        (re.compile("(いない|がない|いる|ある)時、(?=これ|あなた|相手)"), r"\1なら、"),
        (re.compile("プレイし(?:ていた|た)なら"), "プレイしているなら"),
        (re.compile("このターン(?:に|中に|中、|、|)(?=[^。、はが]*をプレイし)"), "このターンにあなたが"),
        (re.compile("(てもよい。)(?:捨て|支払わ|戻さ|し)な(?:い|かった)(?:なら|場合)、"), r"\1そうしないなら、"),
        (re.compile("(てもよい。)(?:捨てた|支払った|戻した|した)(?:なら|場合)、"), r"\1そうしたなら、"),
        (_EITHER_MUCH, r"\2なら、\1は\3を得る。\4なら、代わりに\1は\5を得る"),
        (_AS_MANY_JA, r"\1\2\3"),
        (re.compile(f"({_MUCH})(以下|以上|未満)の(DEF|STR|CPコスト|EPコスト)を持つ"), r"\3が\1\2の"),
        (re.compile(f"{_BEGINS}({_THING})を({_SO_MANY}){_OUT_OF}"), r"\3の\1を\2"),
        (re.compile(f"{_BEGINS}({_THING})を{_OUT_OF}({_SO_MANY})"), r"\2の\1を\3"),
        (re.compile(f"{_BEGINS}{_OUT_OF}({_THING}を{_SO_MANY})(?=ゲームから除外|捨て)"), r"\1の\2"),
        (re.compile(f"{_BEGINS}({_THING})を{_OUT_OF}(?={_ENTERS})"), r"\2の\1を1枚"),
        (re.compile(f"{_BEGINS}{_OUT_OF}({_THING})を(?={_ENTERS})"), r"\1の\2を1枚"),
        (re.compile("残り(?:のカード|)(?:のすべて|すべて|全て|全部)(?=を)"), "残り"),
        (re.compile("(は)、"), r"\1"),
        (re.compile(r"([はをが])、(?!\d)"), r"\1"),
    ),
}  #: patterns and what stands in their place, by language

#: Names, in which no word is put in another's place: of cards, sub-names and arts. What is quoted otherwise is a craft.
_NAMES = {
    "en": re.compile(r"‘[^’]*’|(?<![A-Za-z])'[^']+'(?![A-Za-z])|<<[^>]*>>"),
    "ja": re.compile(r"“[^”]*”|《[^》]*》|<<[^>]*>>"),
}


def plainer(text: str, lang: str) -> Iterator[str]:
    """The line with each wording replaced alone, and with all of them from each one on, where that changes it."""
    tried = {text}
    for begin in range(len(PLAINER[lang])):
        other = text
        for pattern, plain in PLAINER[lang][begin:]:
            if (new := _replaced(pattern, plain, other, lang)) != other:
                other = new
                if other not in tried:
                    tried.add(other)
                    yield other


def _replaced(pattern: re.Pattern[str], plain: Any, text: str, lang: str) -> str:
    """The line with the wording replaced where it is no part of a name."""
    names = [found.span() for found in _NAMES[lang].finditer(text)]

    def put(found: re.Match[str]) -> str:
        if any(begin < found.end() and found.start() < end for begin, end in names):
            return found.group()
        return str(plain(found) if callable(plain) else found.expand(plain))

    return pattern.sub(put, text)
