"""Where cards are put, and whose they are where that is not said. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ANY, OWN, SUBJECT, Aim, FindClause, Pick, Ref
from engine.trails.tree import Choose, Dig, Do, Filter, LinkOrgs, LookTop, PlayCard, Put, Reveal, Search, Shuffle, Swap
from engine.trails.tree.reads import replace

#: The homebase of whoever owns a card, where it may be the other player.
OWNERS = "its owner's homebase"
#: Zones in which everything of a player's is theirs as owner (105.3).
_ZONES = frozenset(("hand", "deck", "trail"))
_PUTS = (
    ("hand", "put {who:obj} into your hand", "{who:obj}手札に加える"),
    ("deck top", "put {who:obj} on top of your deck", "{who:obj}デッキの上に置く"),
    ("deck bottom", "put {who:obj} on the bottom of your deck", "{who:obj}デッキの下に置く"),
    ("trail", "put {who:obj} into your trail", "{who:obj}軌跡に置く"),
)
_PLACES = frozenset(place for place, _, _ in _PUTS)


def implied_owner(g: Grammar) -> None:
    """Add to the verb phrases, for printing only."""
    who = hole("who")
    for place, en, ja in _PUTS:
        verb(g, Put(who, OWN + place), en=(en, en.replace("your", "their")), ja=(ja,), says=True)
    for face, state in (("down", "ready"), ("down", "action"), ("up", "ready"), ("up", "action")):
        turned, lying = " face-down" * (face == "down"), " actioned" * (state == "action")
        how = "裏向きの" * (face == "down") + "アクション状態" if state == "action" else "裏向き" * (face == "down")
        verb(g, Put(who, OWNERS, state, face), en=(f"put {{who:obj}}{turned} into its owner's homebase{lying}",),
             ja=(f"{{who:obj}}持ち主の拠点に{how}{'で' * bool(how)}置く",), says=True)  # fmt: skip
    back = ("return {who:obj} to your hand", "return {who:obj} to their hand")
    verb(g, Do(OWN + "return", who), en=back, ja=("{who:obj}手札に戻す",), says=True)
    verb(g, Shuffle(OWN + "deck"), en=("shuffle your deck",), ja=("デッキを切る",), says=True)
    for most, exact, en, ja in (
        (1, True, "search your deck for {f:found}", "デッキから{f:found}を1枚探す"),
        (hole("n"), True, "search your deck for {n:numw} {f:founds}", "デッキから{f:founds}を{n:num}枚探す"),
        (1, False, "search your deck for {f:found}", "デッキから{f:found}を1枚探す"),
        (ANY, False, "search your deck for any number of {f:founds}", "デッキから{f:founds}を任意の数探す"),
        (hole("n"), False, "search your deck for up to {n:numw} {f:founds}", "デッキから{f:founds}を最大{n:num}枚探す"),
    ):
        verb(g, FindClause(hole("f"), most, OWN, None, exact), en=(en,), ja=(ja,), says=True)
    g.add("obj", Ref(OWN), ja="", says=True)


def own(clause: Any, f: Filter | None, whose: Any = "you") -> Any:
    """The clause for something that a player does to cards that lie where ``f`` says, if they are their own."""
    if f is None or f.whose != whose or whose == "any" or f.zone not in _ZONES:
        return clause
    if isinstance(clause, Put) and clause == Put(clause.who, clause.to) and clause.to in _PLACES:
        return replace(clause, to=OWN + clause.to)
    return Do(OWN + "return", clause.who) if isinstance(clause, Do) and clause == Do("return", clause.who) else clause


def owners(clause: Any, f: Filter | None) -> Any:
    """The clause for something that is put into a homebase, if it may be somebody else's card."""
    if (
        not isinstance(clause, Put)
        or clause.to != "homebase"
        or clause.who == "this"
        or f is None
        or (f.whose == "you" and f.zone != "field")
    ):
        return clause
    return replace(clause, to=OWNERS)


def plain(clause: Any) -> Any:
    """One's own deck is searched and shuffled."""
    if clause == Shuffle(SUBJECT):
        return Shuffle(OWN + "deck")
    return (
        replace(clause, apart=OWN)
        if isinstance(clause, FindClause) and not clause.apart and clause.total is None and _said_so(clause)
        else clause
    )


def _said_so(clause: FindClause) -> bool:
    """Whether it need not be said that it may be none: of one card, where its quality or its number says so."""
    return clause.most != 1 or clause.exact or clause.filter.asks_identity


def goes_on(looking: bool, before: Any, node: Any) -> bool:
    """Whether something is done with cards that were looked at or found just before: "then" goes without saying."""
    with_them = isinstance(node, Choose | Put | Reveal | PlayCard)
    return with_them and (looking or isinstance(before, LookTop | Search | Dig))


def shown_and_put(shown: Reveal, node: Any) -> bool:
    """Whether what is shown is put somewhere next: both are said in one sentence."""
    return isinstance(node, Put) and node.who == shown.who


def unsaid(clauses: list[Any]) -> list[Any]:
    """The same without naming the object again, as Japanese does: 公開し、手札に加える."""
    return [replace(one, who=Ref(OWN)) if isinstance(getattr(one, "who", None), Ref) else one for one in clauses]


_CHOSEN = ("chosen",)
_WHO = hole("who")


def link_and_swap(g: Grammar) -> None:
    """Add to the verbs, and to "el"."""
    _orgs(g)
    _units(g)
    _swaps(g)
    verb(
        g,
        Do("action", "this"),
        match=lambda v: None,
        en=("action this ready (card|UNIT|ITEM)",),
        ja=("レディ状態の(これ|このカード|このUNIT)をアクションする",),
    )


def _orgs(g: Grammar) -> None:
    """ "Link those organizations this turn" (1310.1)."""
    verb(
        g,
        LinkOrgs(_CHOSEN, hole("u")),
        en=(
            "link (those|the chosen) organizations{u:until}",
            "link (those|the chosen) organizations you control{u:until}",
            "link them{u:until}",
        ),
        ja=(
            "{u:until}(あなたの|)(選んだ|選ばれた|それらの)組織をリンクする",
            "(あなたの|)(選んだ|選ばれた|それらの)組織を{u:until}リンクする",
            "{u:until}それらをリンクする",
            "それらを{u:until}リンクする",
        ),
        match=lambda v: {"u": v.until} if isinstance(v, LinkOrgs) and v.orgs == _CHOSEN else None,
    )
    verb(
        g,
        build=lambda x, u: LinkOrgs(x, u) if len(x) > 1 else REJECT,
        match=lambda v: {"x": v.orgs, "u": v.until} if isinstance(v, LinkOrgs) and "chosen" not in v.orgs else None,
        en=("link your {x:orgs}{u:until}", "link {x:orgs} you control{u:until}"),
        ja=("{u:until}あなたの{x:orgs}をリンクする", "あなたの{x:orgs}を{u:until}リンクする"),
    )


def _units(g: Grammar) -> None:
    """ "Tactically link two target ready UNITs you control" (ja:1336.1)."""
    verb(
        g,
        build=_pair,
        match=lambda v: {"who": v.who} if isinstance(v, Do) and v.verb == "link" else None,
        en=("tactically link {who:obj}", "tactical link {who:obj}"),
        ja=("{who:obj}戦術リンクする", "{who:obj}戦術リンクさせる"),
    )


def _pair(who: Any) -> Any:
    """Two of them, no more and no fewer."""
    if isinstance(who, (Aim, Pick)):
        fits = who.least == who.most == 2 and who.filter.whose == "you"
    else:
        fits = isinstance(who, Ref) and (who.word in ("them", "same") or who.word.endswith("s"))
    thing: Any = who
    return Do("link", thing) if fits else REJECT


def _swaps(g: Grammar) -> None:
    """ "Switch the STR and DEF of target UNIT" (104.6)."""
    verb(
        g,
        Swap(_WHO, hole("u")),
        en=("switch the STR and DEF of {who:obj}{u:until}", "(swap|exchange) the STR and DEF of {who:obj}{u:until}"),
    )
    for name, end in (
        ("el", "(入れ替える|交換する)"),
        ("el-c", "(入れ替え|交換し)"),
        ("el-t", "(入れ替えて|交換して)"),
    ):
        g.add(
            name,
            Swap(_WHO, hole("u")),
            match=_is_swap if name != "el-t" else lambda v: None,
            ja=(
                f"{{who:poss}}STRとDEF(の値|の数値|)を{{u:until}}{end}",
                f"{{u:until-c}}{{who:poss}}STRとDEF(の値|の数値|)を{end}",
            ),
        )


def _is_swap(v: Any) -> Mapping[str, Any] | None:
    return {"who": v.who, "u": v.until} if isinstance(v, Swap) and not v.field else None


_OWNERS = "its owner's|your|their|their owner's|their owners'"
_TO = "into (your|its owner's|their owner's|their|the owner's) "
#: How a card lies in the homebase: face, state, and the rule that says both in one.
_HOME = tuple((face, state) for face in ("down", "up") for state in ("action", "ready"))


def _home(face: str, state: str) -> dict[str, str]:
    """Where it is put, without what goes without saying."""
    places = {"to": "homebase", "face": face, "state": state}
    return {key: value for key, value in places.items() if value not in ("up", "ready")}


def _home_en(face: str, state: str) -> tuple[str, ...]:
    """A card into the homebase: face and state before or after the place, in either order. Ready goes without saying,
    and so does face-up."""
    up, turned = f"face-{face}", "actioned" if state == "action" else "ready"
    how = f"{{how:home-{face}-{state}}}"
    out = [f"put {{who:obj}} {up} {{home}} {turned}", f"put {{who:obj}} {turned} {{home}} {up}"]
    out += [f"put {{who:obj}} {how} {{home}}", f"put {{who:obj}} {{home}} {how}"]
    if state == "ready":
        out = [f"put {{who:obj}} {up} {{home}}", f"put {{who:obj}} {{home}} {up}", *out]
    elif face == "up":
        out += ["put {who:obj} {home} actioned", "put {who:obj} actioned {home}"]
    if (face, state) == ("up", "ready"):
        out += ["put {who:obj} {home}", "put {who:obj} {home} ready"]
    return tuple(out)


def homes_ja(face: str, state: str) -> tuple[str, ...]:
    """The same in Japanese."""
    up, turned = _HOW_JA[face], _HOW_JA[state]
    how = f"{{how:home-{face}-{state}}}で"
    out = [f"{{who:obj}}{{home}}{how}置く", f"{{who:obj}}{how}{{home}}置く"]
    if state == "ready":
        out = [f"{{who:obj}}{{home}}{up}で置く", f"{{who:obj}}{up}で{{home}}置く", *out]
    elif face == "up":
        out += [f"{{who:obj}}{{home}}{turned}で置く", f"{{who:obj}}{turned}で{{home}}置く"]
    if (face, state) == ("up", "ready"):
        out += ["{who:obj}{home}置く", f"{{who:obj}}{{home}}{turned}で置く", f"{{who:obj}}{turned}で{{home}}置く"]
    return tuple(out)


_HOW_JA = {"up": "表向き", "down": "裏向き", "action": "アクション状態", "ready": "レディ状態"}


def homes(g: Grammar) -> None:
    """Rules: home (the place), and for each face and state how a card lies there."""
    ja = "(|あなたの|持ち主の|自身の)拠点に"
    g.add("home", "", en=(f"{_TO}homebase", f"{_TO.replace('into', 'in')}homebase"), ja=ja)
    g.add("their-home", "", en="(into|in) (their|its owner's|their owner's|your|the owner's) homebase", ja=ja)
    for face, state in _HOME:
        up, turned = f"face-{face}", "actioned" if state == "action" else "ready"
        one, other = _HOW_JA[face], _HOW_JA[state]
        g.add(
            f"home-{face}-{state}",
            "",
            en=f"({up}(,| and|) {turned}|{turned}(,| and|) {up})",
            ja=f"({one}の{other}|{one}{other}|{one}かつ{other}|{one}で{other}|{one}、{other}|{other}の{one}|{other}で{one})",
        )


def put_match(places: dict[str, Any]) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Put) and v == Put(v.who, **places)
        return {"who": v.who, "home": "", "how": ""} if fits else None

    return match


PUTS: tuple[tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        {"to": "hand"},
        (
            "put {who:obj} into (its owner's|your|their owner's|their|the owner's) hand",
            "put {who:obj} into their owners' (hand|hands)",
            "add {who:obj} to (your|its owner's|their) hand",
            "put {who:obj} in your hand",
        ),
        ("{who:obj}(持ち主の|あなたの|)手札に加える",),
    ),
    (
        {"to": "field"},
        (
            "put {who:obj} onto the field",
            "put {who:obj} onto its owner's field",
            "put {who:obj} onto the field under its owner's control",
            "put {who:obj} onto the field ready",
            "return {who:obj} (to|onto) the field(| ready)",
        ),
        (
            "{who:obj}(|持ち主の)場に(|レディ状態で)出す",
            "{who:obj}場に(|レディ状態で)(置く|戻す)",
            "{who:obj}レディ状態で(持ち主の|)場に出す",
        ),
    ),
    (
        {"to": "field", "state": "action"},
        (
            "put {who:obj} onto the field actioned",
            "put {who:obj} onto its owner's field actioned",
            "put {who:obj} onto the field in (the action|an action|an actioned) state",
            "return {who:obj} (to|onto) the field actioned",
        ),
        (
            "{who:obj}アクション状態で(|持ち主の)場に(出す|戻す|置く)",
            "{who:obj}(|持ち主の)場にアクション状態で(出す|戻す|置く)",
        ),
    ),
    (
        {"to": "your field"},
        ("put {who:obj} onto your field(| ready)", "put {who:obj} onto the field under your control"),
        ("{who:obj}あなたの場に(|レディ状態で)出す", "{who:obj}レディ状態であなたの場に出す"),
    ),
    (
        {"to": "your field", "state": "action"},
        ("put {who:obj} onto your field actioned", "put {who:obj} onto the field under your control actioned"),
        ("{who:obj}アクション状態であなたの場に出す", "{who:obj}あなたの場にアクション状態で出す"),
    ),
    *((_home(face, state), _home_en(face, state), homes_ja(face, state)) for face, state in _HOME),
    (
        {"to": "deck top"},
        (
            f"put {{who:obj}} on top of ({_OWNERS}) deck(|s)(| in any order)",
            "put {who:obj} back on top of your deck(| in any order)",
            "return {who:obj} to the top of (its owner's|your|their|their owner's) deck(| in any order)",
            "put {who:obj} on the top of (its owner's|your|their) deck",
            "put {who:obj} (back on top|back|on top)(| in any order)",
        ),
        (
            "{who:obj}(|好きな順番で|任意の順番で|望む順番で|好きな順で)(持ち主の|)デッキの(一番|)上に(|好きな順番で|任意の順番で)(置く|戻す)",
            "{who:obj}(好きな順番で|任意の順番で|望む順番で|好きな順で)(元に|)戻す",
        ),
    ),
    (
        {"to": "deck bottom"},
        (
            f"put {{who:obj}} on the bottom of ({_OWNERS}) deck(|s)(| in any order)",
            "return {who:obj} to the bottom of (its owner's|your|their|their owner's) deck(| in any order)",
            "put {who:obj} under (its owner's|your|their) deck(| in any order)",
            "put {who:obj} on the bottom(| in any order)",
        ),
        (
            "{who:obj}(|好きな順番で|任意の順番で|望む順番で|好きな順で)(持ち主の|)デッキの(一番|)下に(|好きな順番で|任意の順番で)(置く|戻す)",
        ),
    ),
    (
        {"to": "trail"},
        (
            "put {who:obj} into (its owner's|your|their owner's|their|the owner's) trail",
            "put {who:obj} into their owners' (trail|trails)",
            "put {who:obj} into the trail",
            "put {who:obj} into their owners' trail(s|)",
            "send {who:obj} to (its owner's|your|the) trail",
        ),
        ("{who:obj}(持ち主の|)軌跡に置く", "{who:obj}(持ち主の|)軌跡に送る"),
    ),
)


#: Where things are put, and the English words for it after the object.
PLACES: tuple[tuple[dict[str, Any], dict[str, list[str]]], ...] = tuple(
    (places, {"en": [text.removeprefix("put {who:obj} ") for text in en if text.startswith("put {who:obj} ")]})
    for places, en, _ in PUTS
)
