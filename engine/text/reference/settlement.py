"""Which number a word for a number means, X among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from engine.text.grammar.predicate.inflection import merged
from engine.text.grammar.static.whole_cost import IN_HAND
from engine.text.reference.both_players import OTHERS, WHICH, clear, of_whom_else, seen_from, too_early
from engine.text.source.lexicon import icon_parameter
from engine.text.surface import FOR_GOOD, OPEN, PAID, SELF, LinkError, Predicate, Said
from engine.text.trees import defined, has_x, mapped
from engine.trails.tree import (
    THAT_PLAYER,
    Against,
    Continuous,
    Do,
    Every,
    Filter,
    GainCrafts,
    GainNames,
    GainOrgs,
    Get,
    Have,
    Icon,
    Ignore,
    Is,
    Lose,
    Much,
    Set,
)
from engine.trails.tree.loading.words import BY_SOURCE
from engine.trails.tree.reads import replace, speaks_of

#: Rules about UNITs that say the same without them.
_PLAIN = ("cannot be attacked", "cannot be fought back")
LASTING = (Get, GainCrafts, GainNames, GainOrgs, Have, Lose, Set)


#: What is said of whom a UNIT cannot attack, and whose UNITs it can be said of: they attack the other side's player.
_STRUCK = {"cannot attack you": "opponent", "cannot attack your opponent": "you"}


def of_players(rules: Any, whose: Any) -> Any:
    """The rules of UNITs of a player with what they say of the other player settled. Raises :class:`LinkError`."""
    if not clear(rules, whose):
        raise LinkError("whose UNITs that would be is not said", r"attack|fight|攻撃|応戦")
    if too_early(rules):
        raise LinkError(
            "who attacks with whom is known only after it has been judged",
            r"(?:SCLM )?attacking|defending|combat|(?:単独で|スクラム)?攻撃(?:中|して)|戦闘|応戦",
        )
    rules = seen_from(rules, whose)
    words = [rule for rule in rules if isinstance(rule, str)]
    if _STRUCK.keys().isdisjoint(words):
        return rules
    if any(_STRUCK.get(rule, whose) != whose for rule in words):
        raise LinkError("whom they could attack is not said", r"attack|攻撃")
    return tuple("cannot attack players" if rule in words and rule in _STRUCK else rule for rule in rules)


class PluralError(LinkError):
    """One object where a word means several: それら after a trigger that may mean all of them at once."""


def instruction(kind: str, who: Any, value: Any, until: str) -> Any:
    if kind == "bonus":
        return Get(who, value[0], value[1], until)
    if kind == "support" and until in ("turn", "combat"):
        return Do(f"support this {until}", who)
    if kind == "no support" and until in ("turn", "combat"):
        return Have(who, rules=("no support",), until=until)
    if kind in ("support", "no support"):
        if until != "game":
            raise LinkError("support has no duration")
        return Do("support" if kind == "support" else "lose support", who)
    if kind == "orgs of":
        return GainOrgs(who, value, until)
    if kind == "crafts of":
        return GainCrafts(who, value, until)
    if kind in ("icon crafts of", "names of") and value == who:
        raise LinkError("it has that already", r"names?\b|icon crafts|カード名|名前|アイコンクラフト")
    if kind == "icon crafts of":
        return GainCrafts(who, value, until, "icons")
    if kind == "names of":
        return GainNames(who, value, until)
    if kind == "lose icons":
        return Lose(who, (), value, "", until)
    if kind == "lose orgs":
        return Lose(who, value, (), "", until)
    if kind == "lose crafts":
        return Lose(who, (), (), "all", until)
    if kind in ("set str", "set def", "set cp"):
        return Set(who, kind[4:], value, until)
    if kind == "curse" and until in ("game", "turn"):
        return Do("curse" if until == "game" else "curse this turn", who)
    if kind == "curse":
        return Have(who, rules=("has curse",), until=until)
    if kind == "ignore":
        return Ignore(who, until)
    if kind == "wings":
        return Get(who, 0, 0, until, value)
    if kind == "cp":
        return Get(who, 0, 0, until, 0, value)
    raise LinkError(f"'{kind}' cannot be said here")


def inherited(then: tuple[Any, ...], before: list[Any]) -> tuple[Any, ...]:
    """What comes instead lasts as long as what it takes the place of, unless it says how long."""
    lasting = [node for node in before if isinstance(node, LASTING)]

    def settle(node: Any) -> Any:
        if not isinstance(node, LASTING) or node.until != "game" or not lasting:
            return node
        return replace(node, until=next((old for old in lasting if type(old) is type(node)), lasting[0]).until)

    return tuple(settle(node) for node in then)


def names_phase(rules: Any) -> bool:
    """Whether rules say themselves when they hold (in a cure phase), so that their time is that of nothing else."""
    return any(isinstance(rule, str) and rule.endswith(" cure") for rule in rules)


def settled(predicates: tuple[Predicate, ...]) -> list[Predicate]:
    """Durations handed on: to what stands before it in the sentence, else to what comes after. Raises LinkError."""
    out = [_plain_icons(part) for part in predicates]
    lending = [part.kind != "rules" or not names_phase(part.value) for part in out]
    taking = [part.until == OPEN and part.kind not in FOR_GOOD for part in out]
    timed = [index for index, lends in enumerate(lending) if lends and out[index].until != OPEN]
    for index, takes in enumerate(taking):
        if takes and timed:
            nearest = next((other for other in timed if other > index), timed[-1])
            out[index] = replace(out[index], until=out[nearest].until)
        elif takes and not all(lending):
            raise LinkError("how long is said of one part of the sentence only", r"cure phase|回復フェイズ")
    return out


def _plain_icons(part: Predicate) -> Predicate:
    """Quoted icon crafts are icon crafts (1401.1)."""
    if part.kind != "crafts" or not isinstance(part.value, tuple) or not part.value:
        return part
    if not all(
        isinstance(craft, Icon) and craft == Icon(craft.key) and not icon_parameter(craft.key) for craft in part.value
    ):
        return part
    return replace(part, kind="icons", value=tuple(craft.key for craft in part.value))


#: What is said with numbers, which can be those of each of several things.
_NUMBERS = ("bonus", "cp", "held", "level", "wings", "set str", "set def", "set cp")


def continuous(clause: Said, condition: Any, value: Any, own: Any, others: Any) -> Continuous:
    """A continuous craft of what is said. ``value`` fills in references, ``own`` the numbers of each of several,
    ``others`` what "other" means of each of them."""
    who = clause.who
    if not isinstance(who, (str, Filter)):
        raise LinkError("a continuous craft is about this card or everything of a kind")
    if any(part.kind == "rules" and of_whom_else(who, part.value) for part in clause.predicates):
        raise LinkError(WHICH, OTHERS)
    who, clause = turned(value(who), clause)
    several = isinstance(who, Filter)
    parts: dict[str, Any] = {}
    for part in map(_plain_icons, clause.predicates):
        if part.until.startswith("while "):
            state = part.until.removeprefix("while ")
            if state == "against this":
                if not isinstance(who, Filter):
                    raise LinkError("a card in combat with itself")
                who = replace(who, fights="this")
            elif isinstance(who, Filter):
                who = replace(who, states=tuple(sorted({*who.states, state})))
            elif condition is None:
                condition = Is("this", Filter(states=(state,)))
            else:
                raise LinkError("two conditions")
        elif part.until != OPEN:
            raise LinkError("a continuous craft has no duration")
        kind = part.kind
        each = others(part.value) if several and kind in (*_NUMBERS, "orgs of") else part.value
        got = value(own(each, several) if kind in _NUMBERS else each)
        if kind == "rules":
            got = of_players(got, getattr(who, "whose", "you"))
        if kind == "rules" and "cannot be played" in got:
            raise LinkError("of cards that are not named yet it is said what players cannot play", r"can.?t|プレイ")
        if kind == "bonus":
            both = merged((parts["strength"], parts["defence"]), got) if "strength" in parts else got
            if both is None:
                raise LinkError("two bonuses")
            parts["strength"], parts["defence"] = both
        elif kind in ("icons", "orgs", "names", "rules", "crafts"):
            parts[kind] = (*parts.get(kind, ()), *got)
        elif kind == "support":
            parts["rules"] = (*parts.get("rules", ()), "has support")
        elif kind == "curse" and (several or condition is not None):  # else it is [Curse] itself (1414.1)
            parts["rules"] = (*parts.get("rules", ()), "has curse")
        elif kind in ("lose icons", "lose orgs"):
            parts["lose"] = (*parts.get("lose", ()), *got)
        elif kind == "lose crafts":
            parts["lose"] = (*parts.get("lose", ()), "crafts")
        elif kind in ("cp", "level"):
            parts[kind] = got
        elif kind == "held":  # of UNITs and ITEMs the one, of EVENTs the other
            parts["cp"] = parts["ep"] = got
            condition = IN_HAND if condition is None else Every((IN_HAND, condition))
        elif kind in ("types", "player_rules"):
            parts[kind] = (*parts.get(kind, ()), *got)
        elif kind == "player":
            parts["player"] = part.value
        elif kind == "costs":
            parts["costs"] = (*parts.get("costs", ()), *got)
        elif kind == "wings":
            parts["wings"] = got
        elif kind.startswith("set "):
            parts["sets"] = (*parts.get("sets", ()), (kind[4:], got))
        elif kind == "orgs of":
            parts["orgs_of"] = got
        else:
            raise LinkError(f"a continuous craft cannot say '{kind}'")
    return Continuous(who, condition=condition, **parts)


def _ours(who: Any) -> Any:
    """Whom a rule about UNITs of the opponent can mean: they only ever fight yours (803.5, 804.8)."""
    if not isinstance(who, Filter) or who.whose == "you" or who.zone != "field":
        return who
    if who.whose != "any":
        raise LinkError("UNITs of one player do not fight each other", r"your opponent|相手")
    return replace(who, whose="you")


def turned(who: Any, clause: Said) -> tuple[Any, Said]:
    """ "UNITs ... can't attack this card" says that this card can't be attacked by them; whose they are is plain."""
    if len(clause.predicates) != 1:
        return who, clause
    (part,) = clause.predicates
    rule = part.value[0] if part.kind == "rules" and len(part.value) == 1 else None
    if not isinstance(rule, Against) or rule.what in BY_SOURCE:
        return who, clause
    if rule.what == "cannot fight back" and who == "this" and isinstance(rule.who, Filter):
        who, rule = rule.who, Against("cannot be fought back by", "this")  # they are not fought back by it
    elif rule.what == "cannot fight back":
        if rule.who != "this" or not isinstance(who, Filter) or who.whose == "you":
            raise LinkError("who cannot fight back is said of the one that is not fought back")
        who, rule = "this", Against("cannot be fought back by", who)
    if rule == Against("cannot attack", "this") and isinstance(who, Filter) and who.whose != "you":
        who, rule = "this", Against("cannot be attacked by", who)
    if isinstance(rule.who, Filter) and rule.who.whose == "opponent":
        who = _ours(who)
        rule = replace(rule, who=replace(rule.who, whose="any"))
    plain = rule.what.removesuffix(" by")
    word: Any = plain if rule.who == Filter(types=("UNIT",)) and plain in _PLAIN else rule
    return who, Said(who, (replace(part, value=(word,)),))


def marks_in(node: Any) -> list[str]:
    if isinstance(node, Much):
        return ["much"]
    if node == THAT_PLAYER:
        return [THAT_PLAYER.who]
    if isinstance(node, str):
        return [node] if node.startswith("\0") or node == "it" else []
    if isinstance(node, tuple):
        return [mark for part in node for mark in marks_in(part)]
    if not is_dataclass(node) or isinstance(node, type):
        return []
    return [mark for item in fields(node) for mark in marks_in(getattr(node, item.name))]


_WORDS = r"where X|\bX (?:is|equals)|X(?:は|とは)"


class Explained(NamedTuple):
    """Instructions that were said with X, and what they have become."""

    before: Any
    after: Any
    amount: Any


def worked_out(linker: Any, do: list[Any], amount: Any) -> list[Any]:
    """Instructions with what X is in the place of it; the linker remembers how they were said."""
    made = [defined(node, amount) for node in do]
    linker.explained += [Explained(*both, amount) for both in zip(do, made, strict=True) if both[0] != both[1]]
    if linker.cost_x and made == do:
        linker.explained.append(Explained((), (), amount))  # only what is paid is so much
    return made


def where_meant(linker: Any, last: list[Any], out: list[Any]) -> list[Any]:
    """The instructions that an explanation of X is about: those of the sentence before it, or further back."""
    if _uses(last) or any(has_x(aim) for _, aim in linker.targets):
        return last
    if _uses(out):
        return out
    if linker.cost_x:
        return last
    raise LinkError("X is explained, but nothing before it uses X", _WORDS)


def one_number(linker: Any, do: list[Any]) -> list[Any]:
    """The instructions of a whole effect, with X again where it is the same number in several of them."""
    said: list[Explained] = linker.explained
    if not said:
        return do
    left = linker.cost_x or bool(_uses(do))
    amounts = list({one.amount: None for one in said})
    if not amounts or (not left and (len(amounts) > 1 or sum(_uses(one.before) for one in said) < 2)):
        return do
    if len(amounts) > 1 or linker.x is not None:
        raise LinkError("which X is meant is not said", _WORDS)
    (amount,) = amounts
    if speaks_of(amount, SELF):  # each of several has a number of its own
        if left:
            raise LinkError("whose number it is would not be the same for all that is said", _WORDS)
        return do
    if linker.cost_x and speaks_of(amount, PAID):
        raise LinkError("X has to be known before it is paid", _WORDS)
    linker.x = amount
    was = {one.after: one.before for one in reversed(said)}
    return [mapped(node, lambda part: was.get(part, part)) for node in do]


def uses(do: Iterable[Any]) -> bool:
    """Whether X stands in any of some instructions."""
    return _uses(tuple(do)) > 0


def several_use(do: Iterable[Any]) -> bool:
    """Whether X stands in more than one instruction."""
    return _uses(tuple(do)) > 1


def _uses(node: Any) -> int:
    """In how many instructions X stands; not in crafts that are gained, which have an X of their own."""
    if isinstance(node, tuple | list):
        return sum(_uses(part) for part in node)
    if isinstance(node, Have):
        node = replace(node, crafts=())
    parts = [name for name in ("cost", "then", "otherwise", "options") if isinstance(getattr(node, name, None), tuple)]
    if not parts:
        return int(has_x(node))
    bare = replace(node, **dict.fromkeys(parts, ()))
    return int(has_x(bare)) + sum(_uses(getattr(node, name)) for name in parts)
