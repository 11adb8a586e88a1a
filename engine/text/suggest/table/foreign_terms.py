"""Words of other card games, and what they are called here, for :mod:`engine.text.suggest.rewriter`.

Only such words as mean one thing here: a sacrifice, a sleep or damage to a UNIT are none of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

#: Where a verb of an effect can stand.
_BEGIN = r"(?P<lead>(?:^|[,.:;“] ?|\} ?|\b(?:and|then|may|or) )(?:[Tt]hen,? )?)"
_ONE = (
    r"(?:target|an?|another|[1-9]|one|two|three|all|each|up to \w+|it|them|this card|this UNIT|that UNIT|those UNITs)"
)
_FOR = r"(?:during )?this (?:turn|combat)|until (?:the )?end of (?:the )?(?:turn|combat)"


def _cased(found: re.Match[str], word: str) -> str:
    begin = found.group().lstrip(" :;,.}“")
    return word[0].upper() + word[1:] if begin[:1].isupper() else word


def _side(found: re.Match[str]) -> str:
    """ "An enemy UNIT", "2 friendly UNITs": whose it is comes after it."""
    article = {"an enemy": "a", "a friendly": "a", "another friendly": "another", "another enemy": "another"}.get(
        f"{found['a']} {found['side']}".lower(), found["a"]
    )
    whose = "your opponent controls" if found["side"].lower() in ("enemy", "opposing") else "you control"
    if found["a"][:1].isupper():
        article = article[0].upper() + article[1:]
    return f"{article} {found['what']} {whose}".lstrip()


def _chosen(found: re.Match[str]) -> str:
    """ "Up to two UNITs you control get +1/+1 this turn": they are chosen first."""
    much = found["much"].lower()
    one = much in ("1", "one")
    begin = "choose" if found["lead"].rstrip().endswith(",") else "Choose"
    verb = {"get": "gets", "gain": "gains", "lose": "loses"}.get(found["verb"], found["verb"])
    if not one:
        verb = {"gets": "get", "gains": "gain", "loses": "lose"}.get(found["verb"], found["verb"])
    much, who = f"{begin} up to {found['much']}", "It" if one else "They"
    return f"{found['lead']}{much} {found['what']}. {who} {verb} {found['rest']}"


#: Two that were chosen, with nothing else named after them: "both" is those.
_CARD = r"(?:UNIT|ITEM|BASE|EVENT|card)s?\b"
_TWO = (
    r"(?:[^“”]*?[\W])?(?:[Cc]hooses? (?:up to )?(?:two|2)\b[^.“”]*?|[Tt]wo target[^.“”]*?|[Uu]p to two target[^.“”]*?"
    rf"|[Cc]hooses? (?:an?|another|one|1|target)\b[^.,“”]*?{_CARD}[^.,“”]*? and "
    rf"(?:an?|another|one|1|target)\b[^.,“”]*?{_CARD}"
    rf"|(?:[Tt]arget|[Aa]nother target)\b[^.,“”]*?{_CARD}[^.,“”]*? and (?:another )?target\b[^.,“”]*?{_CARD})"
    rf"(?:(?!{_CARD}|\b(?:[Tt]hem|[Tt]hose|[Ii]t|[Tt]hat)\b)[^“”])*?"
)

#: Cards whose cost is paid with CP, and with EP.
_COSTS_CP = re.compile(r"\b(?:UNIT|ITEM|BASE)s?\b|UNIT|ITEM|BASE")
_COSTS_EP = re.compile(r"\b(?:EVENT|[Aa]rts|craft|ability|abilities)\b|EVENT|アーツ|クラフト")
#: Where what a cost is said of begins: not at a comma between types.
_SAID = re.compile(
    r"[.:;“]|,(?! (?:(?:or|and) )?(?:an? |another |target )?(?:[a-z]+(?:ed|ing) |ready |face-\w+ )?"
    r"(?:[A-Z][\w’-]* ){0,3}(?:UNIT|ITEM|EVENT|BASE|arts))"
)
_SAID_JA = re.compile(r"[。：:「}｝]|(?:時|とき|たび|たびに|なら|場合|限り|間)、")


def _mixed(text: str) -> bool:
    """Whether a cost of either kind would be meant: nobody can tell which."""
    return _COSTS_CP.search(text) is not None and _COSTS_EP.search(text) is not None


def _cp_cost(found: re.Match[str]) -> str:
    before = _SAID.split(found.string[: found.end()])[-1]
    return found.group() if _mixed(before) else f"{found['what']}with CP cost "


def _ep_cost(found: re.Match[str]) -> str:
    before = _SAID.split(found.string[: found.end()])[-1]
    return found.group() if _mixed(before) else f"{found['what']}with EP cost "


def _cost_ja(found: re.Match[str], kind: str) -> str:
    """コスト2以下のUNIT, UNITのコスト: of one kind only, in all that is said of it."""
    before = _SAID_JA.split(found.string[: found.start()])[-1]
    after = re.split(r"[。」]|[をはが、](?!(?:UNIT|ITEM|EVENT|BASE))", found.string[found.end() :])[0]
    return found.group() if _mixed(f"{before}{found.group()}{after}") else kind


def _cards(many: str) -> str:
    return "a card" if many == "1" else f"{many} cards"


def _once(found: re.Match[str]) -> str:
    """How often in a turn: what waits for something triggers, what is paid for is played."""
    waits = re.match(r"\W*(?:When|Whenever|At|\{enter)", found.string) is not None
    if re.search(r"\bmay\b", found.string[: found.start()]) is not None:
        return found.group()  # the craft, or only the option
    return "This craft triggers only once each turn." if waits else "Play this craft only once each turn."


def _given(found: re.Match[str]) -> str:
    """ "Give target UNIT +1/+0 this turn": it gets so much."""
    who = found["who"]
    one = not re.match(r"(?:up to )?(?:two|three|four|[2-9])\b|(?:all|them|those)\b", who, re.I)
    who = {"it": "it", "them": "they"}.get(who.lower(), who)
    if found["give"][0] == "G":
        who = who[0].upper() + who[1:]
    return f"{found['lead']}{who} {'gets' if one else 'get'} {found['much']}"


def _chosen_ja(found: re.Match[str]) -> str:
    """UNIT1体はこのターン中+1/+0を得る: one of them, which is chosen first."""
    many = int(found["n"])
    up_to = found["upto"] or ""
    much, who = f"{'最大' if up_to else ''}{many}つ{up_to}", "それ" if many == 1 else "それら"
    return f"{found['who']}を{much}選ぶ。{who}は{found['u']}"


_ENDS = {"手札に加え": "手札に加える", "軌跡に置き": "軌跡に置く", "場に出し": "場に出す"}
_OWN = r"(?:(?:あなた|相手|自分|自身)の)"

#: What comes of being in a combat and lasts is said with its end: it would stay for good.
_ENDS_SOON = (
    r"(?![^“”]*\b(?:gets?|gains? (?!\w+ (?:bond|EP))|has|have|can[’']t|cannot|must|don[’']t|doesn[’']t"
    r"|loses? (?!\w+ bond))"
    r"(?![^.]*\b(?:this|the|of) (?:combat|turn)\b))"
)

GAMES: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        # what a bracket says of a craft
        (
            re.compile(r"^(\W*?)[\[【](?:Activate|Activated|ACT|AUTO|CONT)[\]】][:,]? ?", re.I),
            r"\1",
        ),
        (
            re.compile(r"^(\W*?)(?:\[|【|<|\{)?(?:On Play|On Enter|When Deployed)(?:\]|】|>|\})?[:,]? ?", re.I),
            r"\1{enter} ",
        ),
        # put there without being played it is not played; as it is played it is not there yet
        (
            re.compile(
                r"^(\W*?)[\[【<]?When Played(?:\]|】|>|(?=,))[:,]? ?(?!.*\b(?:this (?:card|UNIT|ITEM)|it)\b)", re.I
            ),
            r"\1When this card is played, ",
        ),
        (
            re.compile(
                rf"^(\W*?)[\[【<]?(?:When|On|Whenever) (?:Attacking|Attack)(?:\]|】|>|(?=,))[:,]? ?{_ENDS_SOON}", re.I
            ),
            r"\1Whenever this card attacks, ",
        ),
        # it is so before the combat results, with which it fights back (804.8, 804.11)
        (
            re.compile(rf"^(\W*?)(?:When|Whenever) defending, {_ENDS_SOON}"),
            r"\1Whenever this card is attacked, ",
        ),
        (
            re.compile(r"^(\W*?)[\[【(]?(?:Once (?:Per|Each|A) Turn|1/Turn|Once/Turn)[\])】][:,]? ?(?=(\w|\{))", re.I),
            r"\1Once each turn, ",
        ),
        (re.compile(r"^(\W*?Once each turn, )([A-Z])"), lambda found: found[1] + found[2].lower()),
        (re.compile(r"^(\W*?)(\d) EP: ?"), r"\1Pay \2 EP: "),
        # places and states
        (
            re.compile(
                r"\b([Yy]ou|[Yy]our opponent) (?:have|has) ([^.,]*?(?:UNIT|ITEM)s?\b[^.,]*?) (?:in play|on the field)\b"
            ),
            lambda found: f"{found[1]} control{'s' if 'opp' in found[1] else ''} {found[2]}",
        ),
        (re.compile(r"\bin play\b"), "on the field"),
        (re.compile(r"\bat the (top|bottom) of (?=your|their|its)"), r"on the \1 of "),
        (re.compile(r"\bto the owner's (hand|deck|trail)\b"), r"to its owner's \1"),
        (
            re.compile(r"\b(adds?|puts?|returns?) ([^.,]*?) from your hand to the field\b", re.I),
            r"\1 \2 from your hand onto the field",
        ),
        (
            re.compile(rf"{_BEGIN}[Ss]et (?P<what>{_ONE}\b[^.,:]*?) (?:as |to )(?:ready|active)\b"),
            lambda found: f"{found['lead']}{'R' if 'Set' in found.group() else 'r'}eady {found['what']}",
        ),
        (
            re.compile(rf"{_BEGIN}[Uu]ntap (?P<what>{_ONE}\b)"),
            lambda found: f"{found['lead']}{'R' if 'Untap' in found.group() else 'r'}eady {found['what']}",
        ),
        (
            re.compile(rf"{_BEGIN}(?P<tap>[Tt]ap|[Rr]est|[Ee]xhaust) (?P<what>{_ONE}\b)"),
            lambda found: f"{found['lead']}{'A' if found['tap'][0].isupper() else 'a'}ction {found['what']}",
        ),
        (re.compile(r"\b(un)?tapped\b"), lambda found: "ready" if found[1] else "actioned"),
        (re.compile(r"\brested\b(?= UNITs?| ITEMs?|\.|,)"), "actioned"),
        # what happens to something
        (
            re.compile(r"(\b[Ww]hen(?:ever)? [^.,]*?) dies(?=,)"),
            r"\1 is put into the trail from the field",
        ),
        (re.compile(r"(\b[Ww]hen(?:ever)? [^.,]*?) die(?=,)"), r"\1 are put into the trail from the field"),
        (re.compile(r"\b[Ee]ach opponent (?=\w+s\b)"), lambda found: _cased(found, "your opponent ")),
        # whose it is
        (
            re.compile(
                r"(?P<a>\b(?:[Aa]n?|[Tt]arget|[Aa]ll|[Ee]ach|[Aa]nother|[Oo]ther|[1-9]|[Oo]ne|[Tt]wo|[Tt]hree|"
                r"[Ee]very)) "
                r"(?P<side>enemy|friendly|opposing) "
                r"(?P<what>(?:[a-z]+ing |stunned |actioned |ready |)(?:[A-Z][\w'’-]* ){0,3}(?:UNIT|ITEM|BASE)s?)\b"
            ),
            _side,
        ),
        (
            re.compile(r"(?P<a>)(?P<side>[Ee]nemy|[Ff]riendly|[Oo]pposing) (?P<what>(?:UNIT|ITEM|BASE)s)\b"),
            _side,
        ),
        (re.compile(r"(\b(?:UNIT|ITEM|card)s?\b[^.,]*?) that (?:is|are) ((?:CP|EP) cost \d)"), r"\1 with \2"),
        (re.compile(rf"^(?P<before>{_TWO} )(?<!or )(?<!do )both(?=\.$|\. )"), r"\g<before>them"),
        (
            re.compile(r"\bplaces? ([^.,]*?) in (?=(?:your|their|its owner's|the) (?:trail|homebase|hand)\b)"),
            lambda found: found.group().replace("place", "put", 1)[: -len(" in ")] + " into ",
        ),
        (
            re.compile(r"^(\W*)(.*?), this card's (CP|EP) cost is (\d) (less|more) in your hand\."),
            r"\1\2, the \3 cost of this card in your hand is \4 \5.",
        ),
        (re.compile(r"(\b[Ww]hen(?:ever)? )(?:an|each|any) opponent (?=\w+s\b)"), r"\1your opponent "),
        (
            re.compile(r"\b([Mm])ove ([^.,]*?) to the (top|bottom) of (your|their|its owner's) deck"),
            lambda found: f"{'P' if found[1] == 'M' else 'p'}ut {found[2]} on the {found[3]} of {found[4]} deck",
        ),
        # how much
        (
            re.compile(r"\b(is|are) (?:placed|put) on the field(?=,)"),
            lambda found: f"enter{'s' if found[1] == 'is' else ''} the field",
        ),
        (re.compile(r"\b([Dd]raws?) ([1-9])(?=\.|,| and\b| then\b)"), lambda found: f"{found[1]} {_cards(found[2])}"),
        (
            re.compile(r"^((?!.*(?:[Rr]eveal|[Ll]ook|[Cc]hoose)).*?\b[Dd]iscards?) ([1-9])(?=\.|,| and\b| then\b)"),
            lambda found: f"{found[1]} {_cards(found[2])}",
        ),
        (
            re.compile(
                r"\bYou (?:can|may) (?:only )?use this(?: effect| ability| craft|) (?:only )?once (?:per|each|a) turn\."
            ),
            _once,
        ),
        (re.compile(r"\b([Ii]f|[Ww]hile) (an? [^,.]*? )you control is on the field\b"), r"\1 you control \2"),
        (re.compile(r"(?<=[A-Z]) +,"), ","),
        (
            re.compile(r"\bwith (\d or (?:less|more|fewer|greater|higher|lower)) (STR|DEF|CP cost|EP cost)\b"),
            r"with \2 \1",
        ),
        (
            re.compile(
                r"\b(?P<what>(?:UNIT|ITEM)s?(?: card)?s?\b(?:(?!arts)[^.,])*? )with (?:an? )?cost (?:of )?(?=\d)"
            ),
            _cp_cost,
        ),
        (
            re.compile(r"\b(?P<what>EVENTs?(?: card)?s?\b[^.,]*? )with (?:an? )?cost (?:of )?(?=\d)"),
            _ep_cost,
        ),
        (
            re.compile(
                rf"{_BEGIN}(?P<give>[Gg]ive) (?P<who>{_ONE}\b[^.,:]*?) "
                rf"(?P<much>[+\-−]\d+/[+\-−]\d+)(?= (?:{_FOR})|[.,])"
            ),
            _given,
        ),
        (
            re.compile(
                r"(?P<lead>^|[,.:] |\} )(?:[Uu]p to) (?P<much>\w+) (?P<what>(?!target)[^.,:]*?) "
                rf"(?P<verb>gets?|gains?|loses?|can't) (?P<rest>[^.:]*?(?:{_FOR}))"
            ),
            _chosen,
        ),
        (
            re.compile(r"\bthis card's (CP|EP) cost in your hand (is|costs)\b"),
            r"the \1 cost of this card in your hand \2",
        ),
        (
            re.compile(
                r"^(\W*If this card is in your (?:trail|hand)), (at the start of [^.,]*?)(?:,| (?=you)) ?(?=you)"
            ),
            lambda found: f"{found[1]}, {found[2]}, ",
        ),
        (
            re.compile(
                r"^(\W*)If (this card is in your (?:trail|hand)), "
                r"(at the start of (?:the|each) (?:turn|\w+ (?:phase|step)),) "
            ),
            lambda found: f"{found[1]}{found[3][0].upper()}{found[3][1:]} if {found[2]}, ",
        ),
    ),
    "ja": (
        (re.compile(r"^(\W*?)【(?:自|永|起|自動|永続)】[、:]?"), r"\1"),
        (re.compile(r"全て"), "すべて"),
        (re.compile(r"^(\W*?)【?(?:1ターンに1回|ターンに1回|ターン1回|毎ターン1回)】[、:]?"), r"\1ターンに1回、"),
        (re.compile(r"^(\W*?)[\[【](?:起動|起動能力)[\]】][、:]?"), r"\1"),
        (re.compile(r"^(\W*?)([0-9])EP(?=[:：])"), r"\1\2EP支払う"),
        (
            re.compile(r"(?<!無)(敵|味方)の"),
            lambda found: "相手の" if found[1] == "敵" else "あなたの",
        ),
        (re.compile(r"(?<=て)よい(?=。)"), "もよい"),
        (re.compile(r"(てもよい。)(?:支払った|捨てた|戻した|引いた|スタンした|した)ら、"), r"\1そうしたなら、"),
        (re.compile(r"(EVENT|カード|アーツ)を使用(?=し|する)"), r"\1をプレイ"),
        (re.compile(r"([0-9](?:体|枚|つ)(?:以上|以下|))の(?:時|とき)(?=、)"), r"\1なら"),
        (re.compile(r"(全て|すべて)を、?(このターン中|この戦闘中)、?(?=[+\-−－＋])"), r"\1は\2"),
        (re.compile(r"((?:^|(?<=[。、：:}】]))(?:その後、|))([1-9]枚)(?=引[くき])"), r"\1カードを\2"),
        (re.compile(r"^((?!.*(?:見|公開)).*?引[くき][。、](?:その後、|))([1-9]枚)(?=捨て)"), r"\1手札を\2"),
        (re.compile(r"(捨て、(?:その後、|))同じ枚数(?:の?カードを|)(?=引)"), r"\1捨てた枚数と同じだけカードを"),
        (re.compile(r"((?:軌跡|手札)から)([1-9]枚)(?:を|)(?=選)"), r"\1カードを\2"),
        (
            re.compile(
                r"なら、?(?:それを)?(手札に加え|軌跡に置き|場に出し)、(?:違う|そうでない|それ以外)(?:なら|場合)、?(?:それを)?"
                r"(?=[^。、]*(?:置く|戻す|加える)。)"
            ),
            lambda found: f"なら、それを{_ENDS[found[1]]}。そうでないなら、それを",
        ),
        (re.compile(r"([+\-−－＋][0-9]+/[+\-−－＋][0-9]+)し(?=、)"), r"\1を得"),
        (re.compile(r"この(?:キャラクター|キャラ)(?![ァ-ヺー])"), "これ"),
        (
            re.compile(r"(?:KO|ＫＯ|K\.O\.)(する|し(?=、)|した)"),
            lambda found: {"する": "即死させる", "し": "即死させ", "した": "即死させた"}[found[1]],
        ),
        (re.compile(r"(?<=まで)を、"), "を"),
        (re.compile(r"そうしたら、"), "そうしたなら、"),
        (re.compile(r"([+\-−－＋][0-9]+/[+\-−－＋][0-9]+)(?:する|とする|になる)?(?=。|、その後)"), r"\1を得る"),
        (re.compile(r"(?<=[0-9])(つ|体|枚)を(?=(?:このターン中|この戦闘中)?、?[+\-−－＋][0-9]+/)"), r"\1は"),
        (
            re.compile(
                rf"(?P<who>(?:(?<=^)|(?<=[。、}}：:】]))(?:{_OWN})[^。、はを]*?(?:UNIT|ITEM|カード))(?P<n>[1-9])(?:つ|体|枚)(?P<upto>まで|)"
                r"[はに]、?(?P<u>このターン中|この戦闘中|ターン終了時まで|)、?(?=[+\-−－＋「【]|攻撃できない|応戦できない)"
            ),
            _chosen_ja,
        ),
        (
            re.compile(
                r"((?:を|)(?:最大)?([0-9])(?:つ|体|枚)(?:まで|)選び、)(?:そのターン中|このターン中)、?(?=[+\-−－＋])"
            ),
            lambda found: f"{found[1]}{'それ' if found[2] == '1' else 'それら'}はこのターン中",
        ),
        (
            re.compile(
                r"(これ|このカード|このUNIT|あなたのUNIT|あなたのITEM)(が場を離れ)る"
                r"(?=時、(?!.*代わりに)(?!(?:(?:これ|それ|このカード|このUNIT)を|)、?(?:ゲームから除外|(?:(?:持ち主|あなた|自分)の|)"
                r"(?:手札|デッキ|拠点|軌跡|場)(?:の[一-鿿]+|)[にへ])))"
            ),
            r"\1\2た",
        ),
        (
            re.compile(
                r"(^\W*|[。、])((?:あなた|相手|自分)の(?:[A-Z]+の|)効果)(?:では|で|によっては|によって|により)、?(これ|この(?:UNIT|カード|ITEM)|あなたのUNIT|あなたのITEM)は"
            ),
            r"\1\3は\2によって",
        ),
        (re.compile(r"(それ|その(?:UNIT|ITEM|カード))に(?=(?:このターン中|この戦闘中|)、?[+\-−－＋][0-9]+/)"), r"\1は"),
        (re.compile(r"(?<=UNIT|ITEM)のコスト(?=[をはが])"), lambda found: _cost_ja(found, "のCPコスト")),
        (re.compile(r"(?<=EVENT)のコスト(?=[をはが])"), lambda found: _cost_ja(found, "のEPコスト")),
        (re.compile(r"(すべて|全て)に(?=(?:このターン中|この戦闘中|)、?[+\-−－＋][0-9]+/)"), r"\1は"),
        (
            re.compile(r"(が(?:単独で|スクラム|)(?:攻撃|応戦))する(?=(?:時|とき)、(?!.*(?:代わりに|可能な限り|ない)))"),
            r"\1した",
        ),
        (re.compile(r"(STR|DEF)を(?:\+|＋)([0-9]+)する"), r"\1を\2増やす"),
        (re.compile(r"(STR|DEF)を(?:-|−|－)([0-9]+)する"), r"\1を\2減らす"),
        (re.compile(r"((?:^|(?<=[。、]))(?:お互い|両プレイヤー|両者))、"), r"\1は"),
        (
            re.compile(r"(?<![EC]P)(?<![ァ-ヺ])コスト(?:が|)(?=[0-9]+(?:以下|以上|)の(?:[^。、]*の)?(?:UNIT|ITEM))"),
            lambda found: _cost_ja(found, "CPコストが"),
        ),
    ),
}
