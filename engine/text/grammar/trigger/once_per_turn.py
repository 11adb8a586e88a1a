"""Once each turn, and the first time in a turn. Both languages side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.text.grammar.condition.features import first_time
from engine.text.grammar.lexicon import EVENTS, WHEN, number_plural
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.template import Production, choice, leads, spread, tokens, written
from engine.text.surface import Body, Limit
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

#: Where a trigger says that it happens for the first time, and how often a craft does; the first of each is printed.
_FIRST_JA = ("初めて", "(各ターン|このターン|毎ターン|1ターン|ターン)(中|に|)(初めて|最初に)", "最初に")
_ONCE_JA = "(各ターン|1ターン|ターン|毎ターン)(に|)1(回|度)(だけ|まで|のみ|)(、|)"
#: Subjects after which it can say so.
_SUBJECTS_JA = ("が", "あなたが", "相手が", "プレイヤーが")


def once_per_turn(g: Grammar) -> None:
    """Add to the rules "craft-line" and "limit"."""
    g.add("first", "", en=(" each turn", " in a turn", " this turn", " every turn", " per turn"), ja=_FIRST_JA)
    g.add("once", "", en="(once|one time) (each|per|a|every|in a|this) turn, ", ja=_ONCE_JA)
    g.add("late", "", en=" for the first time (each|in a|this|every|per) turn")
    g.rule("craft-line").productions[:0] = [_first_line(g)]
    g.add("craft-line", build=_once, en="{o:once}{t:trigger}, {b:body}", ja="{o:once}{t:trigger}(、|){b:body}")
    g.add(
        "craft-line",
        build=_once_paid,
        en=("{o:once}{c:costs}: {b:body}", "{o:once}{c:costs}:{b:body}"),
        ja="{o:once}{c:costs}:{b:body}",
    )
    _limits(g)
    turn = "(each|in a|this|every|per) turn"
    for event, verbs, _ in EVENTS:
        if event == "attacks alone":
            continue
        g.add(
            "craft-line",
            build=lambda f, b, event=event: _first(Trigger(event, f, together=1), b),
            en=[f"{WHEN} {{f:nps}} first {number_plural(text)} {turn}, {{b:body}}" for text in verbs],
        )
        g.add(
            "craft-line",
            build=lambda w, b, event=event: _first(Trigger(event, w), b),
            en=[f"{WHEN} {{w:trig-one}} first {text} {turn}, {{b:body}}" for text in verbs],
        )


def _with(b: Body, limit: Limit) -> Any:
    return REJECT if any(one == limit for one in b.limits) else Body(b.sentences, (*b.limits, limit))


def _once(o: str, t: Any, b: Body) -> Any:
    body = _with(b, Limit("turn"))
    return REJECT if body is REJECT else ("triggered", t, body)


def _once_paid(o: str, c: Any, b: Body) -> Any:
    body = _with(b, Limit("turn"))
    return REJECT if body is REJECT else ("activated", c, body)


def _first_limit(t: Any) -> Limit:
    return Limit("", first_time(*_triggers(t)))


def _triggers(t: Any) -> tuple[Trigger, ...]:
    return t if isinstance(t, tuple) else (t,)


def _first(t: Any, b: Body) -> Any:
    plain = replace(t, together=0) if isinstance(t, Trigger) and t.together < 2 else t
    if plain == Trigger("attacks", Filter(whose="you", types=("UNIT",))):
        return ("triggered", Trigger("first attacks", None, None, "you"), b)
    if any(one.together > 1 for one in _triggers(t)):
        return REJECT  # those before may have been fewer
    body = _with(b, _first_limit(t))
    return REJECT if body is REJECT else ("triggered", t, body)


def _first_match(v: Any) -> Mapping[str, Any] | None:
    if v[0] != "triggered" or _first_limit(v[1]) not in v[2].limits:
        return None
    rest = tuple(limit for limit in v[2].limits if limit != _first_limit(v[1]))
    return {"t": v[1], "b": Body(v[2].sentences, rest)}


def derive_once_per_turn(g: Grammar) -> None:
    """Every trigger as the first of its kind in a turn. Needs all of them to be there."""
    g.rule("trigger1").productions[:0] = list(_firsts(g.rule("trigger").productions))
    g.rule("trigger2").productions[:0] = list(_lates(g.rule("trigger").productions))


def _first_line(g: Grammar) -> Production:
    """The line of such a craft, before all others so that it is what is printed."""
    g.add(
        "first-line",
        build=_first,
        match=_first_match,
        en=("the first time {t:trigger1}, {b:body}", "(whenever|when) {t:trigger2}, {b:body}"),
        ja=(
            "(各ターン、|各ターン|各ターンに、|各ターンに|各ターン中、|このターン、|){t:trigger1}(、|){b:body}",
            "(各ターン|毎ターン|1ターン)(に|)(、|)(初めて|最初に)(、|){t:trigger}(、|){b:body}",
        ),
    )
    return g.rule("first-line").productions.pop()


def _firsts(productions: Iterable[Production]) -> Iterable[Production]:
    """Every trigger that an event makes, as the first of its kind in a turn."""
    for production in productions:
        en = tuple(body + written([_FIRST]) for text in production.texts["en"] for body in _english(text))
        ja = tuple(made for one in production.texts["ja"] for made in _japanese(one))
        if en or ja:
            yield Production({"en": en, "ja": ja}, _without(production), _with_first(production))


def _lates(productions: Iterable[Production]) -> Iterable[Production]:
    """The same as English says it after the event: "attacks for the first time each turn"."""
    for production in productions:
        en = tuple(body + written([_LATE]) for text in production.texts["en"] for body in _english(text))
        if en:
            yield Production({"en": en, "ja": ()}, _without(production), lambda value: None)


def _without(production: Production) -> Any:
    """Its build function for templates that say in one more hole that it is the first time."""

    def make(order: Mapping[str, int]) -> Callable[[tuple[Any, ...]], Any]:
        place = order["first"]
        rest = {name: at - (at > place) for name, at in order.items() if name != "first"}
        build = production.build(rest)
        return lambda values: build(values[:place] + values[place + 1 :])

    return make


def _with_first(production: Production) -> Any:
    def match(value: Any) -> Mapping[str, Any] | None:
        holes = production.match(value)
        return None if holes is None else {**holes, "first": ""}

    return match


_WHENEVER = "Whenever "
_FIRST, _LATE = ("first", "first"), ("first", "late")


def _english(text: str) -> Iterable[str]:
    """A template without its first word, "Whenever", where it does not count itself."""
    for one in spread(text) if "first " in text else leads(text):
        if one.startswith(_WHENEVER) and "first " not in one:
            yield one.removeprefix(_WHENEVER)


def _japanese(text: str) -> Iterable[str]:
    """A template with what says that it is the first time after its subject; its wordings are spread only so far."""
    plain = "(" not in text
    if any(word in text for word in ("初めて", "最初")):
        if not plain:
            for one in spread(text):
                yield from _japanese(one)
        return
    before = text if plain else text[: text.index("(")]
    place = 0
    for part in tokens(before):
        subject = next((one for one in _SUBJECTS_JA if isinstance(part, str) and part.startswith(one)), "")
        if subject:
            place += len(subject)
            yield f"{text[:place]}{written([_FIRST])}{text[place:]}"
            return
        place += len(part) if isinstance(part, str) else before.index("}", place) + 1 - place
    if not plain:
        choices, rest = choice(text[len(before) :])
        for one in choices:
            yield from _japanese(before + one + rest)


def _limits(g: Grammar) -> None:
    craft = "(this craft|this ability|it)"
    g.reads(
        "limit",
        Limit("turn"),
        en=(
            "(Play|Use|Activate) only once (each|per|a) turn",
            f"You can (play|use) {craft} only once (each|per|a) turn",
            f"You can only (play|use) {craft} once (each|per|a) turn",
            "(This ability|It|This effect) can be (played|used) only once (each|per|a) turn",
            "This craft can only be (played|used) once (each|per|a) turn",
            "This craft (triggers|can trigger) only once (each|per|a) turn",
            "This (ability|effect) triggers only once (each|per|a) turn",
            "Only once (each|per|a) turn",
            f"(You can't|You cannot|You may not) (play|use|activate) {craft} more than once (each|per|a|in a) turn",
            "(This craft|This ability|It) can't be (played|used|activated) more than once (each|per|a|in a) turn",
        ),
        ja=(
            "(この能力|この効果|これ)は(各ターン|1ターン|ターン)(に|)1(回|度)しか(プレイできない|使えない|使用できない|誘発しない)",
            "このクラフトは(各ターン|1ターン|ターン)(に|)1(回|度)(だけ|のみ)プレイできる",
            "このクラフトは(各ターン|1ターン|ターン)(に|)1(回|度)しか(使えない|使用できない|誘発しない)",
            "(各ターン|1ターン|ターン)(に|)1(回|度)しかプレイできない",
            "このクラフトは(各ターン|1ターン|ターン)(に|)2(回|度)以上(プレイできない|使えない|使用できない)",
        ),
    )
    both: Callable[[Any], Limit] = lambda c: Limit("turn", c)  # noqa: E731
    g.add(
        "limit",
        build=both,
        en=(
            "Play this craft only {c:when} and only once (each|per|a) turn",
            "Play this craft only if {c:conds} and only once (each|per|a) turn",
            "Play this craft only once (each|per|a) turn(,| and) only {c:when}",
            "Play this craft only once (each|per|a) turn {c:when}",
        ),
        ja=(
            "このクラフトは{c:during1}(に|)(、|)(各ターン|1ターン)(に|)1(回|度)しかプレイできない",
            "このクラフトは(各ターン|1ターン)(に|)1(回|度)(、|){c:during1}(に|)しかプレイできない",
            "このクラフトは{c:during1}(に|)しかプレイできず(、|)(各ターン|1ターン)(に|)1(回|度)しかプレイできない",
        ),
    )
