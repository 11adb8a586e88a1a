"""Trees as sentences of either language, by the templates that read them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.text.describe.clauses import Unlinker
from engine.text.describe.words import CannotSay
from engine.text.grammar.condition.features import counted
from engine.text.grammar.static.whole_cost import ep_as_price, held
from engine.text.grammar.topics import whole
from engine.text.grammar.trigger.zone_change import WAITS
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Speaker
from engine.text.reference.antecedents import Bound
from engine.text.reference.assembly import link_effect, linked
from engine.text.reference.both_players import seen_from
from engine.text.reference.options import asked_of, known_then
from engine.text.reference.participles import plain_others
from engine.text.rewrite.ambiguity import ANYWHERE
from engine.text.rewrite.cost_floor import bare, with_floor
from engine.text.source.lexicon import icon_parameter, icon_words
from engine.text.source.normalise import ACTION, ENTER
from engine.text.surface import (
    OPEN,
    PAID,
    SUBJECT,
    Body,
    IfDone,
    Limit,
    LinkError,
    Otherwise,
    Predicate,
    Said,
    Static,
    There,
)
from engine.text.trees import has_x
from engine.trails import tree as t
from engine.trails.tree import Effect, Filter, Replacement, Trigger
from engine.trails.tree.reads import replace, speaks_of


class CardMeanings:
    """What is handed in to the grammar: crafts in quotes mean and print what whole lines do."""

    def crafts(self, line: Any) -> Any:
        return linked(line)

    def effect(self, clauses: tuple[Any, ...]) -> t.Effect | None:
        try:
            return link_effect([(clauses,)])
        except (LinkError, IndexError):
            return None

    def said(self, craft: Any, lang: str, speaker: Speaker) -> str | None:
        try:
            return craft_text(craft, lang, speaker)
        except CannotSay:
            return None


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The grammar of printed style: what cards are read and printed by."""
    return whole(CardMeanings())


def say_craft(craft: Any, lang: str, speaker: Speaker) -> str:
    """A craft as a line with its bullet; an icon craft in brackets. Raises CannotSay."""
    if isinstance(craft, t.Icon):
        return _print("icon-line", (craft,), lang, speaker)
    bullet = "• " if lang == "en" else "・"
    tree, least = bare(craft)
    return with_floor(bullet + craft_text(tree, lang, speaker), least, lang)


def craft_text(craft: Any, lang: str, speaker: Speaker) -> str:
    """A craft without its bullet."""
    line = _raw(craft, lang)
    text = _print("craft-line", line, lang, speaker)
    keyword = speaker.spoken(f"{craft.keyword}—", lang) if craft.keyword else ""
    return keyword + _finish(text, lang)


def say_effect(effect: t.Effect, lang: str, speaker: Speaker) -> str:
    """An EVENT or arts ability. Raises CannotSay."""
    tree, least = bare(effect)
    said = _finish(_print("effect-body", Unlinker(tree, lang).sentences(), lang, speaker), lang)
    return with_floor(said, least, lang)


def _print(rule: str, value: Any, lang: str, speaker: Speaker) -> str:
    text = grammar().print(rule, value, lang, speaker)
    if text is None:
        raise CannotSay("no template says this")
    return text


def _raw(craft: Any, lang: str) -> Any:
    if isinstance(craft, t.Triggered):
        asked, bare = asked_of(craft.effect)
        unlinker = Unlinker(bare, lang, craft.trigger)
        limits: tuple[Any, ...] = (Limit(f"triggers {craft.once}"),) if craft.once else ()
        if known_then(craft.condition) and asked is None:
            asked = craft.condition
        elif craft.condition is not None:
            limits = (*limits, Limit("", counted(craft.condition)))
        early = asked is not None and not any(speaks_of(asked, register) for register in unlinker.targets)
        question: Any = unlinker.value(asked) if early else None  # before anything else is named
        sentences = unlinker.sentences()
        if asked is not None:
            first, *rest = sentences or ((),)
            sentences = ((t.If(question if early else unlinker.value(asked), first),), *rest)
        else:
            two_ways = len(sentences) > 1 and isinstance(sentences[1][0], Otherwise)
            if len(sentences[0]) == 1 and isinstance(sentences[0][0], t.If) and not two_ways:
                raise CannotSay("a condition at the start of a triggered effect is about all of it")
        if craft.zone == "hand" and craft.condition is None and asked is None:
            unlinker = Unlinker(craft.effect, lang, craft.trigger)
            if _says_where(craft.effect):
                unlinker.place = "hand"
                sentences = unlinker.sentences()
            else:
                unlinker.bound.append(Bound("this", t.Filter(), "this"))
                show: Any = There("hand")
                first, *rest = unlinker.sentences()
                sentences = ((t.May((t.Reveal(show),)),), (IfDone(first),), *rest)
        elif craft.zone != "field":
            there = WAITS[craft.zone]
            one = limits[-1].condition if limits else None
            whole = there if one is None else t.Every((there, *(one.of if isinstance(one, t.Every) else (one,))))
            limits = (*(limits if one is None else limits[:-1]), Limit("", whole))
        trigger = (craft.trigger, *craft.also) if craft.also else craft.trigger
        return ("triggered", trigger, Body(sentences, limits))
    if isinstance(craft, t.Activated):
        limits = (Limit(craft.once),) if craft.once else ()
        if craft.condition is not None:
            limits = (*limits, Limit("", counted(craft.condition)))
        cost = Unlinker(t.Effect((), craft.cost.steps), lang)
        cost.is_cost = True
        if craft.zone != "field":
            if not any(getattr(step, "who", "") == "this" for step in craft.cost.steps):
                limits = (*limits, Limit("", t.Is("this", t.Filter(zone=craft.zone))))
            cost.place = craft.zone
        chain = cost.chain(craft.cost.steps)
        effect = Unlinker(craft.effect, lang)
        effect.cost_x = has_x(craft.cost.steps)
        effect.paying = next((one for one in cost.bound if one.mark == PAID), None)
        verbs = (step.verb for step in craft.cost.steps if isinstance(step, t.Do) and step.who == PAID)
        effect.paid_by = next(verbs, "")
        return ("activated", chain, Body(effect.sentences(), limits))
    if isinstance(craft, t.Continuous) and craft.link:
        return ("link", craft)
    if isinstance(craft, t.Continuous):
        return ("static", _statics(craft))
    if isinstance(craft, t.Replacement):
        about = t.Trigger("would", craft.who if craft.who != "opponent" else None)
        if craft.event == "stuns":
            about = t.Trigger("stuns", craft.who, craft.other)
        unlinker = Unlinker(t.Effect((), craft.instead), lang, about)
        if craft.who in ("you", "opponent"):
            unlinker.bound.clear()
        condition = None if craft.condition is None else unlinker.value(craft.condition)
        chain = unlinker.chain(craft.instead)
        if unlinker.defines:
            raise CannotSay("an explanation of X in what comes instead")
        whom = (craft.who, craft.other) if craft.event == "stuns" else craft.who
        event = (craft.event, whom, craft.by, *((craft.once,) if craft.once else ()))
        return ("replacement", condition, event, ("may", chain) if craft.may else chain)
    if isinstance(craft, t.MayPlay):
        unlinker = Unlinker(t.Effect((), ()), lang)
        condition = None if craft.condition is None else unlinker.value(craft.condition)
        if not craft.once and craft.instead is None:
            return ("may play", craft.who, condition)
        return ("may play", craft.who, condition, craft.once, said_with(craft.instead, lang))
    if isinstance(craft, t.PlayLimit):
        return ("play limit", craft.of, counted(craft.condition))
    if isinstance(craft, t.AttackCost) and len(craft.steps) == 1:
        step = craft.steps[0]
        return ("attack cost", replace(step, player=SUBJECT) if isinstance(step, t.Discard | t.Bond) else step)
    raise CannotSay("no template says this")


def _says_where(effect: t.Effect) -> bool:
    """Whether a craft of a card in the hand begins with an option to do something with that card."""
    option = effect.do[0] if effect.do else None
    return isinstance(option, t.May) and any(getattr(step, "who", None) == "this" for step in option.cost)


#: Attributes that a craft gives while it is valid, as they are said.
_ATTRIBUTES = {"has support": "support", "has curse": "curse"}


def _statics(craft: t.Continuous) -> tuple[Static, ...]:
    craft, in_hand = held(craft)
    craft = ep_as_price(craft)
    predicates: list[Predicate] = []
    if craft.strength != 0 or craft.defence != 0:
        predicates.append(Predicate("bonus", (craft.strength, craft.defence), OPEN))
    for kind, value in (("icons", craft.icons), ("orgs", craft.orgs), ("names", craft.names), ("crafts", craft.crafts)):
        if value:
            predicates.append(Predicate(kind, value, OPEN))
    predicates += [
        Predicate(_ATTRIBUTES[rule], (), OPEN) if rule in _ATTRIBUTES else Predicate("rules", (rule,), OPEN)
        for rule in seen_from(craft.rules, getattr(craft.who, "whose", "you"))
    ]
    for word in craft.lose:
        kind = "lose crafts" if word == "crafts" else "lose icons" if _is_icon(word) else "lose orgs"
        predicates.append(Predicate(kind, "all" if word == "crafts" else (word,), OPEN))
    if craft.types:
        predicates.append(Predicate("types", craft.types, OPEN))
    if craft.orgs_of is not None:
        predicates.append(Predicate("orgs of", craft.orgs_of, OPEN))
    numbers = (("cp", craft.cp), ("held", in_hand), ("level", craft.level), ("wings", craft.wings))
    alone = [Predicate(kind, value, OPEN) for kind, value in numbers if value != 0]
    if craft.costs:
        alone.append(Predicate("costs", craft.costs, OPEN))
    if craft.player_rules:
        alone.append(Predicate("player_rules", craft.player_rules, OPEN))
        if craft.player != "you":
            alone.append(Predicate("player", craft.player, OPEN))
    alone += [Predicate(f"set {field}", amount, OPEN) for field, amount in craft.sets]
    if alone and (predicates or len({part.kind.split(" ")[0] for part in alone} - {"player"}) > 1):
        raise CannotSay("a cost and something else in one sentence")
    predicates += alone
    if not predicates or craft.link:
        raise CannotSay("no template says this")
    unlinker = Unlinker(t.Effect((), ()), "en")
    who = craft.who if isinstance(craft.who, str) else unlinker.noun(craft.who)
    return (
        Static(
            Said(who, plain_others(tuple(predicates), isinstance(craft.who, t.Filter))),
            counted(craft.condition),
            craft.everywhere,
        ),
    )


def _is_icon(word: str) -> bool:
    return word in icon_words("en").values() and icon_parameter(word) == ""


#: What is moved or shown where it lies: "discard a UNIT in your hand" is "from your hand".
_FROM = re.compile(
    r"(?i)\b((?:discard|put|reveal|return|play)(?:(s)|) "
    r"(?!(?:it|them) )(?:(?! (?:in|on|from|into|to|and|have|is|are|if) )[^.,:;“”])+) in "
    r"((?(2)their|(?:your|their|your opponent's)) (?:hand|trail))\b(?! and| or)"
)


#: Several cards have owners of their own: "put them into their owner's hand".
_OWNERS = re.compile(
    r"(?i)\b((?:put|return)s? (?:face-down )?(?:them|the rest|those|(?:up to )?(?:two|three|four|five|six|seven|X)|"
    r"any number of)\b[^.,:;“”]*? (?:(?:in)?to|on top of|on the bottom of) )"
    r"its (owner's (?:hand|trail|homebase|deck))\b"
)


#: Cards are there in another word than UNITs are: ITEMがある, UNITがいる.
_THERE_JA = re.compile(
    r"((?<!か)(?:ITEM|BASE|EVENT|カード)が(?:(?:ちょうど)?\d+[つ枚](?:以上|以下)?)?)い(る|ない)(?=なら|時|場合|、)"
)


def _there_ja(found: re.Match[str]) -> str:
    return found.group(1) + ("ある" if found.group(2) == "る" else "ない")


#: One at the most is one: "up to one UNIT".
_ONE = re.compile(r"(?i)\b(up to one (?:[a-z]+ )*?(?:[A-Z][\w’]+ )*?(?:UNIT|ITEM|EVENT|BASE|card))s\b")
#: What several do: "UNITs that share an organization with this card".
_SEVERAL_SHARE = re.compile(r"\b((?:UNIT|ITEM|BASE|EVENT|card)s(?: (?:you|your opponent) controls?)? that share)s\b")
#: What "they" choose from is of what is theirs.
_THEIR_HAND = re.compile(r"(\bthey discard )your (?=hand\b)")
#: What is there, or is counted, is among them; what is taken comes from among them.
_AMONG = re.compile(r"\b((?:[Tt]here (?:is|are)|for (?:each|every)) (?:(?! from )[^.,:;“”])*?) from (?=among them\b)")
_AMONG_JA = re.compile(
    r"その中の((?:(?!その中|カード)[^、。：「」])*?が(?:\d+枚(?:以上|以下|)|)(?:いる|いない|ある|ない)(?=なら))"
)


#: After a number or a state, which are nouns, 場合 wants の.
_CASE_JA = re.compile(r"(?<=[下上点枚つ態中])(?=場合にしか)")


def _finish(text: str, lang: str) -> str:
    """Capital letters at the start of sentences, "Then" between them, a full stop, the icons by name."""
    text = text.replace(ACTION, "{action}").replace(ENTER, "{enter}")
    text = (_AMONG if lang == "en" else _AMONG_JA).sub(r"\1 " if lang == "en" else r"その中に\1", text)
    if lang == "ja":
        text = _THERE_JA.sub(_there_ja, re.sub(r":(?![^【]*】)", "：", text))
        text = ANYWHERE.sub(lambda found: f"{found.group()[: -len(found[1])]}場に{found[1]}", text)
        text = _CASE_JA.sub("の", text)
        return _stopped(text, "。")
    text = _ONE.sub(r"\1", text) if "up to one " in text.lower() else text
    text = _OWNERS.sub(r"\1their \2", _FROM.sub(r"\1 from \3", text))
    text = _THEIR_HAND.sub(r"\1their ", text)
    text = _SEVERAL_SHARE.sub(r"\1", text) if " shares " in text else text
    out = []
    start = True
    depth = 0
    for index, char in enumerate(text):
        if start and char.isalpha():
            char, start = char.upper(), False
        elif char == "{" and start:
            start = False
        out.append(char)
        depth += (char == "‘") - (char == "’")
        if char in "“・" or (char == "." and text[index + 1 : index + 2] == " " and not text[:index].endswith("K.O")):
            start = True
        if text[: index + 1].endswith(("{action}: ", "{enter} ")) or (char == " " and text[index - 1 : index] == ":"):
            start = True
    said = "".join(out).replace(" ・ ", " • ").replace(", Whenever ", ", whenever ").replace(", At the ", ", at the ")
    return _stopped(said, ".")


def _stopped(text: str, stop: str) -> str:
    if text.endswith((stop + stop, f"{stop}”{stop}", f"{stop}」{stop}")) and not text.endswith("K.O.."):
        return text[:-1]  # the last of several effects has its own
    return text if text.endswith((stop, stop + "”", stop + "」")) else text + stop


_UNCOUNTERED = t.Continuous("this", rules=("cannot be countered",))


def _costs(tree: Any) -> bool:
    """Whether it says of its own card what it costs, and nothing else."""
    own = isinstance(tree, t.Continuous) and tree.who == "this" and bool(tree.costs)
    return own and tree == t.Continuous("this", costs=tree.costs, condition=tree.condition)


def _limit(tree: Any, lang: str, speaker: Speaker) -> str:
    """When an EVENT may be played, or what it costs, without a bullet."""
    tree, least = bare(tree)
    return with_floor(_finish(_print("card-line", _raw(tree, lang), lang, speaker), lang), least, lang)


def said_lines(trees: Iterable[Any], lang: str, speaker: Speaker) -> str:
    """What a line was understood as; "" if no template says it.

    Each craft is a line of its own, icon crafts share one; when an EVENT may be played, and that it cannot
    be countered, goes on in the line of its effect.
    """
    out = ""
    effect = before = None
    try:
        for tree in trees:
            limits = effect is not None and (isinstance(tree, t.PlayLimit) or tree == _UNCOUNTERED or _costs(tree))
            if isinstance(tree, t.Effect):
                said, effect = say_effect(tree, lang, speaker), tree
            else:
                said = _limit(tree, lang, speaker) if limits else ""
                said = said or say_craft(tree, lang, speaker)
            together = limits or (isinstance(before, t.Icon) and isinstance(tree, t.Icon))
            out += (("" if lang == "ja" and limits else " ") if together else "\n" if out else "") + said
            before = tree
    except CannotSay:
        return ""
    return out


def said_with(craft: Replacement | None, lang: str) -> tuple[str, Any] | None:
    """What happens to the card in the place of something, as the line says it."""
    if craft is None:
        return None
    inner = Unlinker(Effect((), craft.instead), lang, Trigger(f"would {craft.event}", Filter(types=("UNIT",))))
    chain = inner.chain(craft.instead)
    return craft.event, ("may", chain) if craft.may else chain
