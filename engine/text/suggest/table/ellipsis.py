"""What a sentence leaves out because the one before it said it, put back, for :mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

#: What is done by a number, and what it is done to.
_DONE_JA = {"捨て": "手札", "引": "カード", "失": "絆", "得": "絆"}
_NUMBER = "[0-9０-９]+"
#: What a player may have to choose between.
_DEED = "discard|lose|pay|put|return|stun"


def _its_object(found: re.Match[str]) -> str:
    """ "discards a card. If ..., two instead": what it was before."""
    said, much, verb = found["said"], found["much"], found["verb"]
    thing = _DONE_JA[verb]
    before = re.compile(rf"{thing}を{_NUMBER}(?:枚|点)(?:以上|以下|){verb}")
    return f"{said}{thing}を{much}{verb}" if before.search(found.string, 0, found.start()) else found.group()


_SOMEBODY = r"\b(?:players?|opponent|they)\b"


def _whose_hand(found: re.Match[str]) -> str:
    sentence = found.string[: found.start()].rpartition(". ")[2]
    clause = sentence.rpartition(", ")[2]
    if re.search(_SOMEBODY, clause, re.I):
        return "in their hand"
    return found.group() if re.search(_SOMEBODY, sentence, re.I) else "in your hand"


#: What a line begins with before its only sentence.
_ALONE = r"\W*(?:\{\w+\} ?|[Ww]hen(?:ever)? (?:(?! if )[^.,:])*, )?"

LEFT: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(r"(?<=\bcards )in hand\b"), _whose_hand),
        (
            re.compile(
                r"\b(?P<lead>[Tt]he (?P<cost>[CE]P cost of [^.]*?)) is (?P<much>\d+ (?:less|more))\. "
                r"(?P<if>If [^.,]*), it is (?P<other>\d+ (?:less|more)) instead"
            ),
            r"\g<lead> is \g<much>. \g<if>, the \g<cost> is \g<other> instead",
        ),
        # a sentence alone with one verb: what else it said would be replaced too
        (
            re.compile(
                rf"^({_ALONE})([Gg]ain|[Ll]ose|[Dd]raw) (\w+)( bond| cards?|), "
                r"or (\w+)(?: bond| cards?|)(?: instead|) if ([^.]*)\.$"
            ),
            lambda found: (
                f"{found[1]}{found[2]} {found[3]}{found[4]}. If {found[6]}, {found[2].lower()} {found[5]}"
                f"{' cards' if 'card' in found[4] else found[4]} instead."
            ),
        ),
        (
            re.compile(
                rf"^({_ALONE})((?:[Aa]nother )?[Tt]arget (?:(?! and )[^.,])*?|[Tt]his card) gets ([+-]\d+/[+-]\d+)"
                r"( this (?:turn|combat)|), or ([+-]\d+/[+-]\d+)(?: instead|) if ([^.]*)\.$"
            ),
            lambda found: (
                f"{found[1]}{found[2]} gets {found[3]}{found[4]}. If {found[6]}, "
                f"{'this card' if found[2].lower() == 'this card' else 'it'} gets {found[5]}{found[4]} instead."
            ),
        ),
        (
            re.compile(
                r"\b([Cc])hoose(s?) (a|\d|one|two|three) (cards?) (?:in|from) (your|their) hand,? and discards? "
                r"(?:it|them|that card|those cards)\b"
            ),
            lambda found: (
                f"{'D' if found[1] == 'C' else 'd'}iscard{found[2]} {found[3]} {found[4]} from {found[5]} hand"
            ),
        ),
        (
            re.compile(r"\b([Cc])hooses? and (discards?)(?= (?:a|\d|one|two|three) cards? from (?:your|their) hand)"),
            lambda found: found[2].capitalize() if found[1] == "C" else found[2],
        ),
        (
            re.compile(r"(?<=[.,] )(?:then )?one of (?:them|those UNITs|the two) (?=gets|gains|can't)", re.I),
            "Choose one of them. It ",
        ),
        (
            re.compile(r"\b(if) you turned (\w+ or (?:more|fewer) cards) face-(up|down) this way", re.I),
            r"\1 \2 were turned face-\3 this way",
        ),
        (
            re.compile(r"^(\W*)When(?:ever)? (you|your opponent) first (\w+) ([^,]*?) each turn,"),
            r"\1The first time \2 \3 \4 each turn,",
        ),
        (
            re.compile(r"\b([Tt])he (STR and DEF|STR|DEF) of this card (is|are) equal to"),
            lambda found: ("T" if found[1] == "T" else "t") + f"his card's {found[2]} {found[3]} equal to",
        ),
        (
            re.compile(rf"\b(chooses?) to (?={_DEED})([^.:“”]*?)\bor (?:to )?(?={_DEED})"),
            r"must \2or ",
        ),
        (re.compile(r"(?<= [+-]\d/[+-]\d) (while (?:attacking|defending|combating)) (for each [^.,]*)"), r" \2 \1"),
        (re.compile(r"\b(EP cost of (?:your |your opponent's |)EVENTs) in all zones\b"), r"\1"),
        (
            re.compile(r"\b(EP cost of )your opponent's (EVENTs)(?= is \d (?:more|less) for each)"),
            r"\1\2 your opponent plays",
        ),
        (
            re.compile(r"(?<!\bthat )\b(aren't|isn't) (stunned|destroyed|cured|K\.O\.'d) by\b"),
            lambda found: f"can't be {found[2]} by",
        ),
        (re.compile(r"\b(at the start of the (?:cure|combat|start|end) (?:phase|step)) this turn\b", re.I), r"\1"),
        (
            re.compile(r"\b([Uu])ntil (?:your hand has|there are) (\w+) cards(?: in your hand|)(?=\.|,)"),
            r"\1ntil you have \2 cards in your hand",
        ),
        (
            re.compile(r"\b(until (?:they|you) have \w+)(?: cards|)(?=\.)"),
            lambda found: found[1] + " cards in " + ("their" if "they" in found[1] else "your") + " hand",
        ),
        (re.compile(r"\b(K\.O\.(?:'d|ed|’d)) (?:in|during|by) combat\b"), r"\1 while combating"),
    ),
    "ja": (
        (re.compile(r"(?<!の)手札を(\d枚)選(?:んで|び、?)(?:それら?を)?(?=捨て)"), r"手札を\1"),
        (
            re.compile(
                r"(?<=対象と)(?:し、|する。)(この(?:ターン|戦闘)中、)?(?:その(?:中|うち)の|それらのうち)?(?:1つ|片方|一方)は"
                r"(?=[^。]*、(?:もう1つ|もう片方|もう一方|残り)は)"
            ),
            lambda found: f"し、その中の1つを選び、{found[1] or ''}それは",
        ),
        (re.compile(rf"(?P<said>代わりに、?)(?P<much>{_NUMBER}(?:枚|点))(?P<verb>捨て|引|失|得)"), _its_object),
        (
            re.compile(
                rf"(?P<what>(?<=[。、・])[^。、・]*コスト)を(?P<much>{_NUMBER})(?P<way>減らす|増やす)。(?P<if>[^。]*)代わりに、?(?={_NUMBER}(?:減らす|増やす))"
            ),
            r"\g<what>を\g<much>\g<way>。\g<if>代わりに\g<what>を",
        ),
        (re.compile(r"あらゆる領域の(?=(?:(?:あなた|相手)の)?EVENTのEPコスト)"), ""),
        (
            re.compile(r"((?:あなた|相手))の(EVENT)の(EPコスト)を、?(?=[^。、]*につき)"),
            r"\1がプレイする\2の\3を、",
        ),
        (
            re.compile(
                r"(相手は、?)([^。、「」は]*?を[^。、「」は]*?[るくうす])か、?([^。、「」は]*?[るくうす])か(?:のどちらか|のいずれか|)を?(?:選ぶ|選択する)。"
            ),
            r"\1\2か、または\3。",
        ),
        (
            re.compile(
                r"(相手は、?)([^。、「」は]*?を[^。、「」は]*?[るくうす])か、?((?:手札|絆|[0-9]EP|\{action\})[^。、「」は]*?[るくうす])。"
            ),
            r"\1\2か、または\3。",
        ),
        (re.compile(r"(?:それらの?|そ)(?:うち|中の)、?1(?:つ|枚|体)は"), "それらから1つを選ぶ。それは"),
        (re.compile(r"(?:(?<=^)|(?<=[。：:｝}・]))あなたの(手札が[0-9]+枚)(?:以下)?(?=になるまで)"), r"\1"),
        (re.compile(r"(手札が[0-9]+枚)以下(?=になるまで)"), r"\1"),
        (re.compile(r"(?<=戦闘)(?:で|によって|により)(?=即死した時)"), "中に"),
        (re.compile(r"(あなた|相手)の効果で(?=[^。、]*を(?:スタン|回復|破壊|即死)(?:した|させた)時)"), r"\1が効果で"),
        (re.compile(r"あなたが効果によって(?=[^。、]*を(?:スタン|回復|破壊|即死)(?:した|させた)時)"), "あなたが効果で"),
    ),
}
