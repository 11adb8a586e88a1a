"""What is done to objects: stun, cure, destroy, ready, put, return, reveal, choose. Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.verb.object.destinations import PUTS, homes, put_match
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import ANY, SUBJECT, Aim, AimClause, Both, Pick, PickClause, Ref, There, Top
from engine.trails.tree import Discard, Do, Filter, Have, Put, Reveal, Shuffle
from engine.trails.tree.reads import replace

_WHO = hole("who")
_DO: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (  # verb, English, Japanese
    ("stun", ("stun {who:obj}",), ("{who:obj}スタンする", "{who:obj}スタンさせる")),
    ("cure", ("cure {who:obj}",), ("{who:obj}回復する", "{who:obj}回復させる")),
    ("ko", ("K.O. {who:obj}", "KO {who:obj}"), ("{who:obj}即死させる", "{who:obj}即死する")),
    ("destroy", ("destroy {who:obj}",), ("{who:obj}破壊する",)),
    ("ready", ("ready {who:obj}",), ("{who:obj}レディする", "{who:obj}レディ状態にする")),
    ("action", ("action {who:obj}",), ("{who:obj}アクションする", "{who:obj}アクション状態にする")),
    ("exile", ("remove {who:obj} from the game", "exile {who:obj}"), ("{who:obj}(ゲームから|)除外する",)),
    (
        "return",
        (
            "return {who:obj} to (its owner's|their owner's|your|their) hand",
            "return {who:obj} to their owners' hand(s|)",
            "return {who:obj} to hand",
        ),
        ("{who:obj}(持ち主の|あなたの|)手札に戻す",),
    ),
    ("rebuild", ("rebuild {who:obj}",), ("{who:obj}再構築する",)),
    ("face up", ("turn {who:obj} face-up", "turn {who:obj} face up"), ("{who:obj}表向きにする",)),
    ("face down", ("turn {who:obj} face-down", "turn {who:obj} face down"), ("{who:obj}裏向きにする",)),
    ("curse", ("curse {who:obj}",), ("{who:obj}呪う", "{who:obj}呪われた状態にする")),
    ("counter", ("counter {who:obj}",), ("{who:obj}無効にする", "{who:obj}打ち消す")),
)


def add(g: Grammar) -> None:
    """Verbs with an object. Rules besides: same, own-hand, until-able, pick."""
    g.reads("same", Ref("same"), ja="")
    for name, en, ja in _DO:
        verb(g, Do(name, _WHO), en=en, ja=ja)
    verb(g, Do("rebuild", _WHO), ja=("{who:obj}再構築",))
    homes(g)
    for places, en, ja in PUTS:
        verb(g, Put(_WHO, **places), en=en, ja=ja, match=put_match(places))
    verb(
        g,
        build=_discard_that,
        match=lambda v: {"who": v.who} if isinstance(v, Do) and v.verb == "discard" else None,
        en=("discard {who:obj}",),
        ja=("{who:obj}捨てる",),
    )
    verb(g, Reveal(hole("f")), en=("reveal {f:own-hand}",), ja=("{f:own-hand}(すべて|)公開する",))
    verb(g, Reveal(Filter(zone="hand", whose="you")), ja=("あなたの手札を(すべて|)公開する",))
    g.reads("until-able", hole("u"), ja="{u:until}")
    verb(
        g,
        Have(_WHO, rules=("must attack",), until=hole("u")),
        en=("attack with {who:obj}{u:until} if able", "attack with {who:obj} if able{u:until}"),
        ja=(
            "{u:until-able}(可能な限り|可能なら)(、|){who:back}で攻撃する",
            "(可能な限り|可能なら)(、|){u:until}{who:back}で攻撃する",
            "{u:until-able}{who:back}で(可能な限り|可能なら)攻撃する",
            "{u:until-c}(相手は|あなたは)(、|)(可能な限り|可能なら)(、|){who:back}で攻撃する",
        ),
        match=lambda v: None,
    )
    verb(
        g,
        Reveal(Filter(zone="hand", whose="opponent")),
        en=("reveal your opponent's hand",),
        ja=("相手の手札を(すべて|)公開する",),
    )
    g.add("own-hand", Filter(zone="hand", whose=SUBJECT), en="(your|their) hand(|s)", ja="(自身の|)手札を")
    for to, wheres in (("bottom", ("on the bottom of", "under")), ("top", ("on top of", "on the top of"))):
        verb(g, Put(hole("f"), f"deck {to}"), match=lambda v: None,
             en=[f"put {{f:own-hand}} {where} (your|their) deck(|s)(| in any order)" for where in wheres])  # fmt: skip
    verb(g, Reveal(_WHO), en=("reveal {who:obj}",), ja=("{who:obj}公開する", "{who:obj}(相手に|)見せる"))
    verb(
        g,
        Shuffle(SUBJECT),
        en=("shuffle (your|their) deck", "shuffle"),
        ja=("(自身の|あなたの|)デッキを切る", "(自身の|あなたの|)デッキをシャッフルする", "シャッフルする"),
    )
    verb(g, PickClause(hole("p")), en=("choose {p:pick}", "select {p:pick}"), ja=("{p:pick}選ぶ", "{p:pick}選択する"))
    for demand, words in (
        (_one_target, "target (a |an |one |1 ){f:np}"),
        (_up_to_targets, "target up to {n:numw} {f:nps}"),
        (_any_targets, "target any number of {f:nps}"),
        (_some_targets, "target {n:numw} {f:nps}"),
    ):
        g.add("vp", build=demand, en=words)
    # an instruction of its own: "you may choose one UNIT" offers a choice
    g.add("clause-do", build=lambda f: AimClause(Aim(f)) if f.zone == "field" else REJECT,
          en="choose one {f:np}")  # fmt: skip
    g.add("pick", hole("p"), en="{p:obj}", ja="{p:obj}", match=lambda v: {"p": v})


def _one_target(f: Filter) -> Any:
    return AimClause(Aim(f))


def _up_to_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, 0, n))


def _any_targets(f: Filter) -> Any:
    return AimClause(Aim(f, 0, ANY))


def _some_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, n, n)) if n != 1 else REJECT


def _card_of(f: Filter) -> Filter:
    """What a noun says of a card, wherever it lies."""
    return Filter(f.zone, "any", f.types, f.orgs, f.names, f.subnames, f.contains, ranges=f.ranges, named=f.named)


def _discard_that(who: Any) -> Any:
    """ "discard it", "discard a UNIT": without a zone it is a card in the hand (1314.1a)."""
    thing: Any = who
    if isinstance(who, (Ref, Top)) or who == There("hand"):
        return Do("discard", thing)
    if isinstance(who, Filter):
        if who.zone in ("field", "homebase") and who == _card_of(who):
            thing = who = replace(who, zone="hand", whose=SUBJECT)  # "each UNIT" is each in the hand
        whole = Filter(zone="hand", whose=who.whose)
        fits = who.zone == "hand" and who.whose in ("you", "opponent", SUBJECT) and who != whole
        return Do("discard", thing) if fits else REJECT
    if isinstance(who, Both):  # "a UNIT and an ITEM"
        both = [_discard_that(part) for part in who.parts]
        fits = all(isinstance(one, Do) and isinstance(one.who, Pick) for one in both)
        return Do("discard", replace(who, parts=tuple(one.who for one in both))) if fits else REJECT  # type: ignore[arg-type]
    if not isinstance(who, Pick) or who.chooser == "random":  # that is read as a verb of its own
        return REJECT
    f = who.filter
    if f.zone in ("field", "homebase") and f.whose == "any" and f.face == "any" and not f.among:
        f = replace(f, zone="hand", whose=SUBJECT)
    elif f.zone != "hand" and not f.among:
        return REJECT
    plain = Filter(zone="hand", whose=SUBJECT)
    if f in (plain, replace(plain, scope="other")) and who.least == who.most:  # "discard another card": one more
        return Discard(SUBJECT, who.most)
    return Do("discard", replace(who, filter=f))  # type: ignore[arg-type]
