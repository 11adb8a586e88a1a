"""What is left out of a line that is typed quickly, put back for :mod:`engine.text.suggest.rewriter`: commas, capitals
of types, spaces, the noun after "this", the subject of a craft."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

# --- types without capitals -----------------------------------------------------------------------------------------
_TYPE = re.compile(r"\b(?:[Uu]nit|[Ii]tem|(?<!in the )[Ee]vent|[Bb]ase)(?P<many>s?)\b")


def _capitals(found: re.Match[str]) -> str:
    many = found["many"]
    return found.group().removesuffix(many).upper() + many if many else found.group().upper()


def _money(found: re.Match[str]) -> str:
    return f"{found[1]} {found[2].upper()}P"


# --- a comma after what something waits for, or hangs on ------------------------------------------------------------
#: Where a sentence begins: of a line, of a quoted craft, after another sentence.
_BEGIN = r"(?:^\W*(?:[Tt]hen,? )?|[.:“] ?・? ?(?:Then, )?|\} |, (?=if ))"
_OPENS = (
    rf"(?P<open>{_BEGIN}(?:[Ww]hen(?:ever)?|[Aa]t (?:the|end of)|[Ww]hile|[Ii]f|[Aa]s long as)\b"
    r"(?:K\.O\.|(?! if )[^.,:“”])*?"
)
#: Nothing that still wants what comes after: "attacks and this card is ready", "stunned by this card".
_WANTS = "".join(
    rf"(?<!\b{word})"
    for word in (
        *("and", "or", "but", "if", "when", "while", "whenever", "that", "than", "as", "of", "by", "to", "with"),
        *("from", "in", "on", "is", "are", "then"),
    )
)
#: What may be attacked as well: "attacks this gets +1/+0", "attacks you lose 1 bond".
_AIMED = (
    r"(?!(?:(?<=\battacks )|(?<=\battack )|(?<=\bfights back ))"
    r"(?:you (?!may|can)|this|it|they|that|your (?:other )?UNITs|each UNIT|(?:other )?UNITs)\b)"
)
#: What can only be the subject of another clause, with what it does: "you may", "this card gets".
_CLAUSE = (
    r"(?:you (?:may|can|gain|lose|get)\b|(?:your opponent|they|that player|each player) "
    r"(?:may|must|gains?|loses?|discards?|draws?|reveals?|can't)\b|"
    r"(?:this(?: card| UNIT| ITEM|)|it|they|that UNIT|your (?:other )?UNITs|"
    r"(?:each UNIT|(?:other )?UNITs) you control|UNITs your opponent controls) "
    r"(?:gets?|gains?|loses?|has|have|can't|costs?)\b)"
)
#: Nothing follows that would be the clause instead: "at the end of a turn you lose bond, draw a card".
_LAST = r"(?!(?:K\.O\.|[^.“”])*, (?!then\b|and\b|or\b))"
#: Ends of what something waits for, after which a verb can only begin what is done.
_ENDS = (
    r"(?:phase|step|turn|combat|field|attacks|alone|back|is attacked|stunned|destroyed|K\.O\.'d|cured|readied|"
    r"discarded|cards?|UNITs?|ITEMs?|EVENTs?|BASEs?|(?:you|opponent) controls?|trail|homebase|hand|"
    r"or (?:more|less|fewer|higher|lower)|is (?:ready|actioned)|while (?:attacking|defending))"
)
_DO = (
    r"(?:draw|stun|destroy|cure|ready|K\.O\.|return|discard|plan|action|put|look|search|reveal|choose|gain|lose|remove)"
    r" (?=(?:an?|the|one|two|three|four|target|up to|all|each|any|another|it|this|them|that|your|X|\d|at)\b)"
)
#: What a craft without a subject says of its own card.
_SAYS = r"(?=(?:gets? [+\-]|(?:gains?|has) (?:\[|“)|can't (?:attack|fight|be)))"

# --- whose it is ----------------------------------------------------------------------------------------------------
_AFTER_OWNER = (
    r"(?=$|[.,:”]| (?:gets?|gains?|loses?|has|have|can't|with|that|this|until|attacks?|is|are|and|or|to|for|by|while|"
    r"enters?|leaves?|fights?|would)\b)"
)
_OWNERS = {"yours": "you control", "mine": "you control", "theirs": "they control"}


def _owner(found: re.Match[str]) -> str:
    return f"{found['what']} {_OWNERS.get(found['who'], 'your opponent controls')}"


_BECOME = r"(?P<done>stunned|K\.O\.'d|destroyed|cured|attacked|readied|discarded)\b"

# --- Japanese -------------------------------------------------------------------------------------------------------
_THING = r"(?:UNIT|ITEM|EVENT|BASE|カード|アーツ)"
#: How a clause begins that has been run together with the one before it.
_GOES_ON = (
    r"(?=それら?|その|これ|この|ターン|自分|あなた|相手|持ち主|カードを|絆を|手札|軌跡|デッキ|拠点|場に|ゲーム|[+\-【「]|"
    r"即死|スタン(?!した|している)|回復|レディ|アクション|破壊|除外|裏向き|表向き|捨て|公開|無効)"
)
_FIGHTS_JA = r"(?:スクラム|単独で)?攻撃中|応戦中|戦闘中"

TYPED: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(r"(?<=[A-Za-z0-9])(?= ?”?$)"), "."),
        (_TYPE, _capitals),
        (re.compile(r"\b(\d+|X) ?([CcEe])[Pp]\b"), _money),
        (re.compile(r"\b([ce])p (?=costs?\b)"), lambda found: f"{found[1].upper()}P "),
        (re.compile(r"\b(?:[Kk][Oo]|k\.o\.)(?:'d|'ed|ed|d)\b"), "K.O.'d"),
        (re.compile(r"\b(?:[Kk][Oo]|k\.o\.)(?=s?(?: |$))"), "K.O."),
        (re.compile(rf"\b(?P<when>[Ww]hen(?:ever)? [^.,]*?\b)gets {_BECOME}"), r"\g<when>is \g<done>"),
        (re.compile(rf"\b(?P<when>[Ww]hen(?:ever)? [^.,]*?\b)get {_BECOME}"), r"\g<when>are \g<done>"),
        (re.compile(rf"\bwould get {_BECOME}"), r"would be \g<done>"),
        (
            re.compile(
                r"\b(?P<what>(?:UNIT|ITEM)s?) of "
                rf"(?P<who>yours|mine|theirs|your opponent's|(?:the|my) opponent's){_AFTER_OWNER}"
            ),
            _owner,
        ),
        (re.compile(r"\b1 of their own\b"), "one of their"),
        (re.compile(r"\b([Cc]hoose) 1(?=:)"), r"\1 one"),
        (re.compile(r"\bdo this only once (?:each|per|a) turn\b", re.I), "This craft triggers only once each turn"),
        (re.compile(rf"{_OPENS}\b{_ENDS}) (?=if (?:this|you|your|there|it)\b)"), r"\g<open>, "),
        (re.compile(rf"{_OPENS}{_WANTS}) {_AIMED}(?P<then>{_CLAUSE}){_LAST}"), r"\g<open>, \g<then>"),
        (re.compile(rf"{_OPENS}\b{_ENDS}) (?P<then>{_DO})"), r"\g<open>, \g<then>"),
        (re.compile(r"\b([Ii]f (?:you|they) do) (?=(?:[a-z]|K\.O\.|\+))(?!not\b|so\b|this\b|that\b|it\b)"), r"\1, "),
        (re.compile(r"(?<=\w),? otherwise,? (?=[a-z])"), ". Otherwise, "),
        (re.compile(rf"(?P<lead>^\W*|[“:] ?・? ?){_SAYS}"), r"\g<lead>This card "),
        (
            re.compile(rf"(?P<lead>^\W*|“ ?・? ?)(?P<while>[Ww]hile \w+(?: alone)?),? {_SAYS}"),
            r"\g<lead>\g<while>, this card ",
        ),
        (
            re.compile(
                r"(?P<lead>^\W*|“ ?・? ?)(?P<says>[Tt]his card (?:has|gains?) (?:\[[^\]]*\]|“[^”]*”)) "
                r"while (?P<state>ready|actioned|stunned|linked)(?=\.|$|”)"
            ),
            lambda found: (
                f"{found['lead']}While this card is {found['state']}, {found['says'][0].lower()}{found['says'][1:]}"
            ),
        ),
        (re.compile(r"\b(attack|attacks|attacking|fight back|than|beside) this(?=$|[.,:”])"), r"\1 this card"),
        (
            re.compile(
                r"\b([Rr]eady|[Cc]ure|[Ss]tun|[Aa]ction|[Dd]estroy|[Dd]iscard|[Rr]eturn|[Rr]emove|[Pp]ut|K\.O\.) this"
                r"(?=$|[.,:”]| (?:to|from|into|onto|on|and|instead|at)\b)"
            ),
            r"\1 this card",
        ),
    ),
    "ja": (
        (re.compile(r"(?<=[ぁ-んァ-ヺ一-鿿0-9])(?=$)"), "。"),
        (re.compile(rf"(対象とし|対象に取り|選び|探し){_GOES_ON}"), r"\1、"),
        (re.compile(rf"((?:開始|終了|した|れた|出た|った)(?:時|とき)|なら|その後){_GOES_ON}"), r"\1、"),
        (re.compile(r"(引き|置き|捨て|戻し|加え|得て|得|失い|させ|回復し|スタンし)(?=その後)"), r"\1、"),
        (
            re.compile(
                rf"((?:^|(?<=[。、：:・}}｝]))[^。、：:・}}｝]*?{_THING})([0-9０-９])(?=(?:つ|体|枚)(?:まで)?を?(?:対象|選|探))"
            ),
            r"\1を\2",
        ),
        (re.compile(r"(を[0-9０-９](?:つ|体|枚)(?:まで)?)を(?=対象|選|探)"), r"\1"),
        (re.compile(rf"(?P<lead>^\W*|[「“]・?)(?P<while>{_FIGHTS_JA})(?=[+\-【「])"), r"\g<lead>\g<while>、"),
        (
            re.compile(
                r"(?P<lead>^[・•]|[「“]・)(?P<state>レディ状態|アクション状態|スタン状態)(?P<if>の間|の限り|である限り|なら|の場合)、?"
                r"(?=[+\-【「])"
            ),
            r"\g<lead>これが\g<state>なら、これは",
        ),
        (re.compile(r"([+\-][0-9]+/[+\-][0-9]+)(?=$|[。」”])"), r"\1を得る"),
    ),
}
