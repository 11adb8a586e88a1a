"""Sentences of a player who was named, and what the opponent chooses. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.grammar.condition.relative_clauses import Whoever
from engine.text.grammar.predicate.inflection import said_each
from engine.text.grammar.sentence.paragraphs import led
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse
from engine.text.surface import (
    SUBJECT,
    THEY,
    AimClause,
    By,
    DigClause,
    FindClause,
    LinkError,
    LookClause,
    OfferClause,
    Otherwise,
    PickClause,
    Predicate,
    Ref,
    Said,
    Top,
    Unless,
)
from engine.trails.tree import Compare, Count, Discard, Filter, If, Is, Range, Shuffle
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import names_in, replace

_THEIRS = re.compile(
    r"\bthey control\b|\btheir (?:hand|deck|trail|homebase|field)\b"
    r"|\btheir (?!owner|controller)(?:[^\s.,]+ ){0,3}(?:units?|items?|bases?|events?|cards?)\b"
)
#: Cards that lie in many places.
_CARDS = re.compile(r"\b(?:bases?|events?|cards?)$")
_PERSONS = re.compile(r"\b(?:opponent|players?|controllers?|owners?)\b")
_OPPONENT = "opponent"


def they(g: Grammar) -> None:
    """Check the clauses that say what to do, and those that say something of objects."""
    for rule in ("clause-do", "clause-said", "ssaid"):
        g.check(rule, "en", _meant)
    for op, n, en in ((">=", 1, "they control {f:a-np}"), ("=", 0, "they (control no {f:nps}|don't control {f:a-np})")):
        g.add("theirs", build=lambda f, op=op, n=n: _they_control(f, op, n), en=en)
    g.check("theirs", "en", lambda parse, at, end, value: value if _spoken(parse, at) else REJECT)
    g.reads("cond", hole("c"), en="{c:theirs}")


def _spoken(parse: Parse, at: int) -> bool:
    """Whether the person spoken of last is the opponent."""
    spoken = _PERSONS.findall(parse.low, 0, at)
    return bool(spoken) and spoken[-1] == _OPPONENT


def _they_control(f: Filter, op: str, n: int) -> Any:
    return Compare(Count(replace(f, whose=_OPPONENT)), op, n) if f.whose == "any" else REJECT


def _meant(parse: Parse, at: int, end: int, value: Any) -> Any:
    """The clause with what is theirs given to the opponent, or REJECT."""
    if "they" not in parse.low and "their" not in parse.low:
        return value
    found = next((one for one in _THEIRS.finditer(parse.low, at, end) if not _quoted(parse.low, at, one.start())), None)
    if found is None:
        return value
    if _CARDS.search(parse.low, found.start(), found.end()) is not None and _given(value) != value:
        return REJECT  # of those that were seen, or of those that lie openly
    meant = _given(value)
    if meant is REJECT or meant == value:
        return meant
    return meant if _spoken(parse, found.start()) else REJECT


def _quoted(low: str, at: int, place: int) -> bool:
    """Whether a place lies in a craft that is gained: what is theirs there, its own sentence says."""
    return low.count("“", at, place) > low.count("”", at, place)


def _given(node: Any) -> Any:
    """The same with the opponent for the subject of the sentence, where something is somebody's."""
    if isinstance(node, Predicate) and node.kind == "crafts":
        return node
    if isinstance(node, tuple):
        made = tuple(_given(part) for part in node)
        return REJECT if REJECT in made else made
    if isinstance(node, (Discard, DigClause, FindClause)):
        return REJECT  # who does it would be another one too
    if isinstance(node, Top):
        return replace(node, whose=node.whose or _OPPONENT)
    if isinstance(node, LookClause):
        return REJECT if node.how == "look" else replace(node, player=node.player or _OPPONENT)
    changed: dict[str, Any] = {}
    if isinstance(node, Filter) and node.whose == SUBJECT:
        changed["whose"] = _OPPONENT
    if isinstance(node, Shuffle) and node.player == SUBJECT:
        changed["player"] = _OPPONENT
    for name in names_in(node.__class__):
        if name in changed:
            continue
        old = getattr(node, name)
        new = _given(old)
        if new is REJECT:
            return REJECT
        if new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node


_UNLESS = "(ないなら|なければ|ないかぎり|ない限り|ない場合)"


def fronted_duration(g: Grammar) -> None:
    """Add to the rules "sentence" and "compound-x"."""
    for rest in ("{s:said}", "{s:said-c}、{r:chain}"):
        g.add("sentence", build=_timed, ja=f"{{u:lead}}{{c:el-c}}、{rest}")
    for rest in ("{p:preds}", "{p:preds-c}、{r:chain}", "{p:preds-t}、{r:chain}"):
        g.add("sentence", build=_unsaid, ja=(f"{{c:el-c}}、{rest}", f"{{c:el-te}}(、|){rest}"))
    g.add("said", build=said_each, ja="{u:lead}{f:per}{who:subj}{x:bonus}を得る")
    g.add("compound-x", build=lambda t, d: (Unless("opponent", (t,), (By("opponent", d),)),),
          ja=f"相手は(、|){{t:toll-opponent}}{_UNLESS}(、|){{d:chain}}")  # fmt: skip
    g.add("compound-x", build=lambda t, d: (Unless("you", (t,), d),),
          ja=f"(あなたは|){{t:toll-you}}{_UNLESS}(、|){{d:chain}}")  # fmt: skip


def _timed(u: Any, c: Any, s: Any, r: tuple[Any, ...] = ()) -> Any:
    """A duration before what is chosen is that of what is said of it."""
    if not isinstance(c, (AimClause, PickClause)) or not isinstance(s, Said):
        return REJECT
    said = led(u, s)
    return REJECT if said is REJECT else (c, said, *r)


def _unsaid(c: Any, p: Any, r: tuple[Any, ...] = ()) -> Any:
    """What is said of what was just chosen needs no word for it."""
    chosen: Any = c.aim if isinstance(c, AimClause) else c.pick if isinstance(c, PickClause) else None
    if chosen is None:
        return REJECT
    return (c, Said(Ref("it" if getattr(chosen, "most", 2) == 1 else "them"), p), *r)


_ELSE = "(それ以外なら|それ以外の場合|そうでないなら|そうでなければ|そうでない場合)(、|)"
_IF = "(なら|の場合)(、|)"


def branches(g: Grammar) -> None:
    """Several ways in one Japanese sentence: それがUNITなら場に出し、ITEMなら手札に加え、それ以外なら軌跡に置く."""
    for chain in ("chain-c", "chain-t"):
        first, next_ = f"{{c:conds-if}}(、|){{s:{chain}}}、", f"{{f:np}}{_IF}"
        g.add("paragraph", build=_two, ja=f"{first}{next_}{{t:sentence}}(。|)")
        g.add("paragraph", build=_three,
              ja=f"{first}{next_}{{r:{chain}}}、{_ELSE}{{t:sentence}}(。|)")  # fmt: skip


def _two(c: Any, s: Any, f: Filter, t: Any) -> Any:
    asked = _also(c, f)
    return REJECT if asked is None else ((If(c, s),), (If(asked, t),))


def _three(c: Any, s: Any, f: Filter, r: Any, t: Any) -> Any:
    both = _two(c, s, f, r)
    return both if both is REJECT else (*both, (Otherwise(t),))


def _also(c: Any, f: Filter) -> Is | None:
    """The same question, for another type."""
    return replace(c, filter=f) if isinstance(c, Is) and f.types and c.filter.types and f != c.filter else None


def several_ways(do: list[Any]) -> list[Any]:
    """Instructions of which the last got what is done otherwise: each condition is asked if none before it held."""
    while len(do) > 1 and _same_asked(do[-2], do[-1]):
        if not _apart(do[-2].condition.filter, do[-1].condition.filter):
            raise LinkError(
                "whether it is done if the condition before held is not said", r"otherwise|if not|そうで|それ以外"
            )
        do = [*do[:-2], replace(do[-2], otherwise=(do[-1],))]
    return do


def last_else(node: Any) -> If | None:
    """The condition at the end of "Otherwise, if ...", of which another sentence can say what is done otherwise."""
    if not isinstance(node, If) or len(node.otherwise) != 1 or not isinstance(node.otherwise[0], If):
        return None
    inner: If = node.otherwise[0]
    return last_else(inner) if inner.otherwise else inner


def within(node: Any, open_: If, then: tuple[Any, ...]) -> Any:
    """The same with what is done otherwise in the last of the conditions."""
    inner: Any = (
        replace(open_, otherwise=then) if node.otherwise == (open_,) else within(node.otherwise[0], open_, then)
    )
    return replace(node, otherwise=(inner,))


def _same_asked(one: Any, other: Any) -> bool:
    """Whether two conditions ask what the same thing is."""
    if not isinstance(one, If) or one.otherwise or not isinstance(other, If):
        return False
    first, second = one.condition, other.condition
    return isinstance(first, Is) and isinstance(second, Is) and first.who == second.who


def _apart(one: Filter, other: Filter) -> bool:
    """Whether nothing is both: of other types, or a number of it is less for one than for the other."""
    if one.types and other.types and set(one.types).isdisjoint(other.types):
        return True
    limits = [(a, b) for a in plain_ranges(one.ranges) for b in plain_ranges(other.ranges) if a.field == b.field]
    return any(_below(a, b) or _below(b, a) for a, b in limits)


def _below(one: Range, other: Range) -> bool:
    return isinstance(one.most, int) and isinstance(other.least, int) and one.most < other.least


_ONE_JA = (
    "(の(どちらか|いずれか|うち|中から|どちらか一方|いずれか一方)(|、)(1つ|)|から(1つ|))(を|)"
    "(選んで|選び、)(行う|実行する)"
)


@frozen
class OneWay:
    """What the subject of the sentence chooses from, and does."""

    options: tuple[tuple[Any, ...], ...]


def opponent_choice(g: Grammar) -> None:
    """Rules: ways-said (two or three things that "they" do); adds to "compound-x" and "item"."""
    g.add("ways-said", (hole("a"), hole("b")),
          en=("they {a:vp-list}, or they {b:vp-list}", "they {a:vp-list}(;|,|) or (they |){b:vp-list}",
              "(they |){a:vp-list}; or (they |){b:vp-list}"),
          ja="「{a:chain}(|。)」(か|または|、または|、|)(|、)「{b:chain}(|。)」")  # fmt: skip
    g.add("ways-said", (hole("a"), hole("b"), hole("c")),
          en=("they {a:vp-list}, they {b:vp-list}, or they {c:vp-list}",
              "they {a:vp-list}(,|;) (they |){b:vp-list}(,|;) or (they |){c:vp-list}"),
          ja="「{a:chain}(|。)」(か|、|)(|、)「{b:chain}(|。)」(か|、|)(|、)「{c:chain}(|。)」")  # fmt: skip
    en = "{p:player3} chooses one(| of these| of the following)( — |: |, ){o:ways-said}"
    ja = f"{{p:player3}}(|、){{o:ways-said}}{_ONE_JA}"
    g.add("compound-x", build=_ways, en=en, ja=ja)
    g.add("sentence", build=lambda p, o: REJECT, match=_said, en=en, ja=ja, says=True)
    g.add("item", build=lambda p, o: REJECT, match=_offered, en=en, ja=ja, says=True)
    g.add("compound-x", build=_either,
          en="{p:player3} (either |){a:vps-list}(,|) or {b:vps-list}")  # fmt: skip
    g.add("compound-x", build=_either,
          ja="{p:player3}{a:chain}か(、|)(または|){b:chain}")  # fmt: skip


def _ways(p: Any, o: Any) -> Any:
    if p in ("each", "you", THEY) or any(isinstance(part, (By, OfferClause)) for option in o for part in option):
        return REJECT
    if isinstance(p, Whoever):
        return (By(p, (OneWay(o),)),) if p.alone else REJECT
    return (OfferClause(p, tuple(((By(p, option),),) for option in o)),)


def _either(p: Any, a: Any, b: Any) -> Any:
    """ "A and B or C" would not say what goes together."""
    return _ways(p, (a, b)) if isinstance(p, Whoever) and len(a) == len(b) == 1 else REJECT


def _said(v: Any) -> Mapping[str, Any] | None:
    one = v[0]
    fits = len(v) == 1 and isinstance(one, By) and len(one.do) == 1 and isinstance(one.do[0], OneWay)
    return {"p": one.player, "o": one.do[0].options} if fits else None


def _offered(v: Any) -> Mapping[str, Any] | None:
    """What its owner or controller, or that player, chooses from and does."""
    one = v[0]
    if len(v) > 1 or not isinstance(one, OfferClause) or isinstance(one.player, str):
        return None
    said = [option[0] for option in one.options if len(option) == 1 and len(option[0]) == 1]
    if len(said) != len(one.options) or not all(_by(by, one.player) for by in said):
        return None
    return {"p": one.player, "o": tuple(by[0].do for by in said)}


def _by(said: tuple[Any, ...], player: Any) -> bool:
    return isinstance(said[0], By) and said[0].player == player
