"""English wordings and the plainer ones that mean the same, for :mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

#: What happens to something, which "if" can stand before as well as "whenever".
_HAPPENS = r"(?:attacks|fights back|is attacked|enters the field|leaves the field|SCLM attacks)"

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
    r"\b(If (you|your opponent) (control|controls|have|has) \w+ or (?:more|fewer|less) ((?:(?! or an? )[^,.])+?)), "
    r"((?:[^.]|K\.O\.)*\. If \2 \3 \w+ or (?:more|fewer|less))(?=,)",
    re.I,
)

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
    r"(\b(?:[Aa]ll|[Ee]ach(?! player)|number of) (?:(?! an? | and )[^.,:])*?(?:in|from) |"
    r"(?:^\W*|\. )(?:UNIT|ITEM|EVENT|BASE|Card)s (?:in|from) )"
    r"each player's (trail|hand|homebase)\b"
)

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
    r"(?:you )?(gain|take) control of ((?:(?! and )[^.,])+)(?=\.)"
)

_FIGURE = re.compile(
    rf"(^\W*|[.,:] )([^.,:]+?) (?:has|have|gets?|gains?) (?:an? |its |their )?"
    rf"(building level|Wings of Light|STR|DEF) {_NUMBER} (less|more)\b"
)

_BY_AS_MUCH = {"reduced": "less", "increased": "more"}

#: Two things demanded of one noun: "that is cursed and has CP cost 2 or less".
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


def _theirs(found: re.Match[str]) -> str:
    return f"{'a ' if found.group(1) else ''}{found.group(2)} your opponent controls"


def _moved(found: re.Match[str]) -> str:
    return f"{'P' if found.group(1) == 'M' else 'p'}ut {found.group(2)} into {found.group(3)} {found.group(4)}"


#: Only where what it does has an end: else it would be a bonus for ever, and adds up.
_IF_IT_HAPPENS = (
    rf"^(\W*)If (?=(?:this card|a|an|another|one)\b[^,.]* {_HAPPENS}\b(?![^,]*\bturn)[^,.]*, "
    r"[^.]*\bthis (?:combat|turn)\b)"
)


def _taken(found: re.Match[str]) -> str:
    verb, money, way, number = found.groups()
    return f"{verb} {money} cost {number} {_BY_AS_MUCH[way]}"


def _costing(found: re.Match[str]) -> str:
    """ "UNITs you control cost 1 CP less": the cost of what is there already. It is asked last of all."""
    lead, who, number, money, way = found.groups()
    begin = "The" if not lead.strip(" ") or lead.endswith(". ") else "the"
    return f"{lead}{begin} {money} cost of {who} is {number} {way}"


#: Patterns and what stands in their place.
PLAINER: Sequence[tuple[re.Pattern[str], Any]] = (
    (
        re.compile(
            r"\b(Look at your opponent's hand|[Yy]our opponent reveals their hand)"
            r"(?:\. (?:Then, )?[Tt]hey| and they) discards? (an?|one) (\w+) of your choice((?: with| that)[^.]*|)\."
        ),
        r"\1. Choose \2 \3\4 from it. Your opponent discards it.",
    ),
    (
        re.compile(
            r"\b([Rr])emove from the game ((?:an?|target|up to \w+|all|each|any number of|one|two|three) [^.,:]*)"
        ),
        r"\1emove \2 from the game",
    ),
    (re.compile(r"^(?!.*opponent)(.*\binto your trail\b.*\bput into )the (?=trail this way)"), r"\1your "),
    (re.compile(r"\bYou (?:can|may) only (?:play|use) this craft\b"), "Play this craft only"),
    (re.compile(r"\bNeither player (?=(?:take|gain|lose|draw|discard)s\b)"), "Players don't "),
    (re.compile(r"(?<=Players don't )(take|gain|lose|draw|discard)s\b"), r"\1"),
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
        re.compile(r"\bwould be (stunned|destroyed|discarded|cured)\b([^.]*), it (?:isn't|is not)(?= instead\.|\.)"),
        r"would be \1\2, it isn't \1",
    ),
    (_LENT, r"\1\2 control of \3 this turn"),
    (re.compile(r"(^|[.:] )You control (?=target |it\b|them\b)"), r"\1Gain control of "),
    (
        re.compile(
            r"(^|[.:,] )((?![^.:,]*\b(?:opponent|player|[Tt]hey|[Tt]heir|them|controller|owner)\b)(?!then )"
            r"[^.:,]*) of your choice\b"
        ),
        r"\1\2",
    ),
    (re.compile(r"\b((?:your opponent|they|that player) (?:(?! (?:and|or) )[^.:,])*) of their choice\b", re.I), r"\1"),
    *((pattern, r"\1 that \2 ") for pattern in _ALSO_EN),
    (re.compile(r"( that (is|are)) ([a-z]+(?: [a-z]+)?) and not (?=[a-z])"), r"\1 \3 that \2n't "),
    (re.compile(r"( that (?:is|are)) ([a-z]+(?: [a-z]+)?) and (?!not )(?=[a-z])"), r"\1 \2\1 "),
    (re.compile(r"\bthe EP cost of (its|that card's|that UNIT's) arts\b"), r"\1 arts EP cost"),
    (re.compile(r"\b(has|had) (?:an |)arts EP cost(?: of|)\b"), r"\1 arts with EP cost"),
    (
        re.compile(
            r"(?<=\. )((?![^.]*\b(?:two|three|\d|or more|any number)\b[^.]* with the same)[^.]*)"
            r" with the same (card |)name(?! as)\b"
        ),
        r"\1 with the same \2name as it",
    ),
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
    (
        re.compile(r"\bfor each time an? ([^.,]*?) was (stunned|cured|K\.O\.'d) this turn\b"),
        r"for each \1 \2 this turn",
    ),
    (
        re.compile(r"\b(M|m)ove ([^.,]*?) (?:in)?to (your|its owner's|their owners') (hand|homebase|trail|hands)\b"),
        _moved,
    ),
    (re.compile(r"\bName an organization\b"), "Choose an organization"),
    (re.compile(r"(?<=\b[Ii]t can't attack) again(?= this (?:turn|combat))"), ""),
    (re.compile(r"(?<=\b[Ii]t can't fight back) again(?= this (?:turn|combat))"), ""),
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
        lambda found: (
            found.group()
            if re.search(r"\b(?:if|while|as long as)\b", found.string[: found.start()], re.I)
            else f". {found.group(1)[0].upper()}{found.group(1)[1:]} "
        ),
    ),
    # "two UNITs with the same organization" may mean each other's: only one card is said to be like what was named
    (
        re.compile(r"\b((?:another|a|that) (?:UNIT|card|ITEM)) (?:with|of) the same (organization|name)(?! as\b)"),
        r"\1 with the same \2 as it",
    ),
    # of two or more that one player controls it is each other's, where no target stands before
    (
        re.compile(
            r"\b(controls? (?:two|three|four|five|\d+) or more (?:UNIT|ITEM|card)s) (?:with|of) the same organization\b"
            r"(?! (?:as|in)\b)"
        ),
        lambda found: (
            found.group()
            if "arget " in found.string[: found.start()]
            else f"{found.group(1)} that share an organization"
        ),
    ),
    (re.compile(r"\bput there this way\b"), "put into your trail this way"),
    (
        re.compile(r"\b(At|at) the end of (?:each|any|the|a) turn (?:in which|when|that|on which) ([^,.]*?) attacked,"),
        r"\1 the end of the turn, if \2 attacked this turn,",
    ),
    (
        re.compile(r"^(\W*)(?:During|In|On) the turn (this card|it) (entered the field|attacked|was stunned)(?: in|),"),
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
    (
        re.compile(
            r"^(\W*When(?:ever)? this card (?:SCLM )?attacks[^.]*?)\bUNIT (?:that is |)(?:SCLM |)attacking with it\b"
        ),
        r"\1other attacking UNIT",
    ),
    (re.compile(r"\bbe chosen as (?:a|the) fight back target\b"), "be fought back against"),
    (re.compile(r"\bthe (EP cost) of that (?:EVENT or arts|card or arts|arts or EVENT)\b"), r"its \1"),
    (
        re.compile(r"^(?:This turn|Until the end of the turn), t(arget [^“.]*? gets?) (“[^”]*”)(?=$| )"),
        r"T\1 \2 this turn.",
    ),
    (re.compile(r"\bplaced\b"), "put"),
    (re.compile(r"\bplace(s?)\b"), r"put\1"),
    (re.compile(r"(^\W*|[.:,] |\} )Place (?=[a-z])"), r"\1Put "),
)
