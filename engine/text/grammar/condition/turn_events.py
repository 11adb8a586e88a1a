"""Conditions on what has happened this turn. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import FROM, bare_noun, played
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.trails.tree import Chose, Compare, Filter, Happened, Initiative, Not, PlayedFrom, PlayerStat, Trigger
from engine.trails.tree.reads import replace

# event, English in the past (was it, wasn't it), Japanese stem before て/で and its ending
WERE: tuple[tuple[str, tuple[str, str], tuple[str, ...]], ...] = (
    ("attacks", ("attacked", "attack"), ("攻撃して",)),
    ("sclm attacks", ("SCLM attacked", "SCLM attack"), ("スクラム攻撃して",)),
    ("fights back", ("fought back", "fight back"), ("応戦して",)),
    ("is attacked", ("was attacked", ""), ("攻撃されて",)),
    ("is stunned", ("was stunned", ""), ("スタンして", "スタンされて")),
    ("is cured", ("was cured", ""), ("回復して", "回復されて")),
    ("overkill", ("dealt Overkill damage", "deal Overkill damage"), ("オーバーキルダメージを与えて",)),
    ("enters", ("entered the field", "enter the field"), ("場に出て",)),
    ("leaves", ("left the field", "leave the field"), ("場を離れて",)),
    ("is ko", ("was K.O.'d", ""), ("即死して",)),
    ("is destroyed", ("was destroyed", ""), ("破壊されて",)),
    ("to trail", ("was put into the trail", ""), ("軌跡に置かれて",)),
)
_DID: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("draws", "drew a card", "draw a card", ("カードを引いて",)),
    ("discards", "discarded a card", "discard a card", ("手札を捨てて", "カードを捨てて")),
    ("loses bond", "lost bond", "lose bond", ("絆を失って",)),
    ("gains bond", "gained bond", "gain bond", ("絆を得て",)),
    ("plays arts", "played (|an |any )arts", "play (|an |any )arts", ("アーツをプレイして",)),
    ("gains ep", "gained EP", "gain EP", ("EPを得て",)),
    ("takes stun damage", "took stun damage", "take stun damage", ("スタンダメージを受けて",)),
)


def after(te: str, *, not_: bool) -> tuple[str, ...]:
    """The Japanese form that a condition ends in: 〜している, 〜していた, 〜していない."""
    return tuple(te + end for end in (("いない", "いなかった") if not_ else ("いる", "いた"))) + (
        () if not_ else (te.removesuffix("て") + "た",)
    )


def orders(form: str) -> tuple[str, str]:
    """The turn before the subject, or after it."""
    return f"{{t:turn-ja}}{{w:trig-who}}が{form}", f"{{w:turn-who}}が{{t:turn-ja}}{form}"


def _owned(f: Filter, whose: str) -> Any:
    return replace(f, whose=whose) if f.whose == "any" else REJECT


def turn_events(g: Grammar) -> None:
    """Add them to the rule "cond"."""
    en_turn = "(this turn|during this turn|earlier this turn)"
    ja_turn = "(このターンに|このターン中に|このターン中、|このターン中|このターン、|このターン|このターンの間に)"
    g.add("turn-ja", "", ja=ja_turn)
    g.add("turn-who", hole("w"), ja="{w:trig-who}")
    g.add(
        "none", hole("f"), match=lambda v: {"f": v} if isinstance(v, Filter) else None, en=("no {f:np}", "no {f:nps}")
    )
    g.reads("none", hole("f"), en="none of (the |){f:nps}")
    for whose, en in (("you", "your"), ("opponent", "your opponent's")):
        g.add("none", build=partial(_owned, whose=whose), en=f"none of {en} {{f:nps}}")
    for whose, en, have, ja in (("you", "you", "have", "あなた"), ("opponent", "your opponent", "has", "相手")):
        attacked = Happened(Trigger("attacks", Filter(whose=whose, types=("UNIT",))))
        g.reads(
            "cond",
            Not(attacked),
            en=f"{en} (didn't attack|did not attack|{have}n't attacked) {en_turn}",
            ja=(f"{ja_turn}{ja}が攻撃してい(ない|なかった)", f"{ja}が{ja_turn}攻撃してい(ない|なかった)"),
        )
        g.reads(
            "cond",
            attacked,
            en=f"{en} (attacked|{have} attacked) {en_turn}",
            ja=(f"{ja_turn}{ja}が攻撃し(た|ている|ていた)", f"{ja}が{ja_turn}攻撃し(た|ている|ていた)"),
        )
        them, ja_them = ("you", "あなた") if whose == "opponent" else ("your opponent", "相手")
        at = f"{ja_them}(|プレイヤー)(を|に|へ)"
        struck = Happened(Trigger("attacks player", Filter(whose=whose, types=("UNIT",))))
        g.add(
            "cond",
            struck,
            en=f"{en} (attacked|{have} attacked) {them} {en_turn}",
            ja=(f"{ja_turn}{ja}が{at}攻撃し(た|ている|ていた)", f"{ja}が{ja_turn}{at}攻撃し(た|ている|ていた)"),
        )
        g.add(
            "cond",
            Not(struck),
            en=f"{en} (didn't attack|did not attack|{have}n't attacked) {them} {en_turn}",
            ja=(f"{ja_turn}{ja}が{at}攻撃してい(ない|なかった)", f"{ja}が{ja_turn}{at}攻撃してい(ない|なかった)"),
        )
    for event, (was, did), te in WERE:
        shape = Happened(Trigger(event, hole("w")))
        no = f"didn't {did}" if did else was.replace("was ", "wasn't ")
        long = f"did not {did}" if did else was.replace("was ", "was not ")
        g.add(
            "cond",
            shape,
            match=partial(_match, event=event),
            en=(f"{{w:trig-who}} {was} {en_turn}", f"{{w:trig-who}} has {was.replace('was ', 'been ')} {en_turn}"),
            ja=[text for stem in te for form in after(stem, not_=False) for text in orders(form)],
        )
        many = was.replace("was ", "were ")
        g.add("cond", Not(shape), match=partial(_match_none, event=event), en=f"{{w:none}} ({was}|{many}) {en_turn}")
        g.add(
            "cond",
            Not(shape),
            match=partial(_match_not, event=event),
            en=f"{{w:trig-who}} ({no}|{long}) {en_turn}",
            ja=[text for stem in te for form in after(stem, not_=True) for text in orders(form)],
        )
        g.add(
            "cond",
            Happened(Trigger(event, hole("f")), hole("n")),
            where=lambda n: isinstance(n, int) and n > 1,
            en=(
                f"{{n:numw}} or more {{f:nps}} {many} {en_turn}",
                f"{{n:numw}} or more {{f:nps}} have {many.replace('were ', 'been ')} {en_turn}",
            ),
        )
        g.add(
            "cond",
            build=lambda f, m, event=event: _often(f, m[1], event),
            match=partial(_often_match, event=event),
            ja=[f"{ja_turn}{{f:np}}が{{m:cnt}}以上{form}" for stem in te for form in after(stem, not_=False)],
        )
        g.add(
            "cond",
            build=lambda f, m, event=event: _often(f, m[1], event),
            ja=[f"{ja_turn}{{m:cnt}}以上の{{f:np}}が{form}" for stem in te for form in after(stem, not_=False)],
        )
    for player, en, ja in (("you", "you", "あなたが"), ("opponent", "your opponent", "相手が")):
        for event, did, do, stems in _DID:
            shape = Happened(Trigger(event, None, None, player))
            have = "have" if player == "you" else "has"
            g.add(
                "cond",
                shape,
                en=(
                    f"{en} {did} {en_turn}",
                    f"{en} {have} {_participle(did)} {en_turn}",
                    *((f"you've {_participle(did)} {en_turn}",) if player == "you" else ()),
                ),
                ja=[
                    lead + form
                    for stem in stems
                    for form in after(stem, not_=False)
                    for lead in (ja_turn + ja, ja + ja_turn)
                ],
            )
            g.add(
                "cond",
                Not(shape),
                en=(
                    f"{en} (didn't|did not) {do} {en_turn}",
                    f"{en} ({have}n't|{have} not) {_participle(did)} {en_turn}",
                    f"{en} ({have}n't|{have} not) {_participle(did).replace('a card', 'any cards')} {en_turn}",
                ),
                ja=[
                    lead + form
                    for stem in stems
                    for form in after(stem, not_=True)
                    for lead in (ja_turn + ja, ja + ja_turn)
                ],
            )
        for field, did, do, stem in (("bond lost", "lost", "lose", "失"), ("bond gained", "gained", "gain", "得")):
            joined = "って" if stem == "失" else "て"
            past = "った" if stem == "失" else "た"
            most = Compare(PlayerStat(field, player), ">=", hole("n"))
            g.add(
                "cond",
                most,
                match=partial(_bond_match, most=most, op=">="),
                en=(
                    f"{en} {did} {{n:num}} or more bond {en_turn}",
                    f"{en} ({'have' if player == 'you' else 'has'}) {did} {{n:num}} or more bond {en_turn}",
                ),
                ja=[f"{ja_turn}{ja}絆を{{n:num}}点以上{stem}{end}" for end in (f"{joined}いる", past, f"{joined}いた")],
            )
            g.add(
                "cond",
                build=partial(_fewer_bond, field=field, player=player),
                match=partial(_bond_match, most=most, op="<="),
                en=f"{en} (didn't|did not) {do} {{n:num}} or more bond {en_turn}",
                ja=[f"{ja_turn}{ja}絆を{{n:num}}点以上{stem}{joined}{end}" for end in ("いない", "いなかった")],
            )
        _plays(g, player, en, ja, en_turn, ja_turn)
    _others(g)


def _fewer_bond(n: Any, field: str, player: str) -> Any:
    """Not so much: one less at the most."""
    return Compare(PlayerStat(field, player), "<=", n - 1) if isinstance(n, int) and n > 0 else REJECT


def _bond_match(v: Any, most: Compare, op: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or (v.left, v.op) != (most.left, op) or not isinstance(v.right, int):
        return None
    return {"n": v.right if op == ">=" else v.right + 1}


def _participle(did: str) -> str:
    return did.replace("drew", "drawn").replace("took", "taken")


def _plays(g: Grammar, player: str, en: str, ja: str, en_turn: str, ja_turn: str) -> None:
    def build(f: Filter, player: str = player) -> Any:
        trigger = played(f, player)
        return REJECT if trigger is REJECT else Happened(trigger)

    def deny(f: Filter) -> Any:
        made = build(f)
        return REJECT if made is REJECT else Not(made)

    def match(v: Any, player: str = player) -> Mapping[str, Any] | None:
        if not isinstance(v, Happened) or v.least != 1 or v.trigger.event != "is played":
            return None
        who = v.trigger.who
        if not isinstance(who, Filter) or who.whose != player or who.zone != "standby":
            return None
        bare = who.types and set(who.types) <= {"EVENT", "BASE"}
        return {"f": replace(who, whose="any", zone="homebase" if bare else "field")}

    have = "have" if player == "you" else "has"

    def many(f: Filter, n: Any) -> Any:
        made = build(f)
        return REJECT if made is REJECT or not isinstance(n, int) else replace(made, least=n)

    def many_match(v: Any) -> Mapping[str, Any] | None:
        if not isinstance(v, Happened) or v.least < 2:
            return None
        holes = match(replace(v, least=1))
        return None if holes is None else {**holes, "n": v.least, "m": (v.least, v.least, "枚")}

    g.add(
        "cond",
        build=many,
        match=many_match,
        en=(
            f"{en} played {{n:numw}} or more {{f:nps}} {en_turn}",
            f"{en} {have} played {{n:numw}} or more {{f:nps}} {en_turn}",
            *((f"you've played {{n:numw}} or more {{f:nps}} {en_turn}",) if player == "you" else ()),
        ),
        ja=(),
    )
    g.add(
        "cond",
        build=lambda f, m: many(f, m[1]),
        match=many_match,
        ja=[
            f"{lead}{{f:card}}を{{m:cnt}}以上プレイし{form}"
            for lead in (ja_turn + ja, ja + ja_turn)
            for form in ("ている", "ていた", "た")
        ],
    )
    g.add(
        "cond",
        build=build,
        match=match,
        en=(
            f"{en} played {{f:a-card}} {en_turn}",
            f"{en} {have} played {{f:a-card}} {en_turn}",
            *((f"you've played {{f:a-card}} {en_turn}",) if player == "you" else ()),
        ),
        ja=[
            f"{lead}{{f:card}}をプレイし{form}"
            for lead in (ja_turn + ja, ja + ja_turn)
            for form in ("ている", "ていた", "た")
        ],
    )
    your = "your" if player == "you" else "their"
    for zone, ja_zone in FROM:
        g.add(
            "cond",
            build=partial(_from, zone=zone, player=player),
            match=partial(_from_match, zone=zone, player=player),
            en=(
                f"{en} played {{f:a-card}} from {your} {zone} {en_turn}",
                f"{en} {have} played {{f:a-card}} from {your} {zone} {en_turn}",
            ),
            ja=[
                f"{lead}{ja_zone}から{{f:card}}をプレイし{form}"
                for lead in (ja_turn + ja, ja + ja_turn)
                for form in ("ている", "ていた", "た")
            ],
        )
    g.add(
        "cond",
        build=deny,
        match=lambda v: match(v.what) if isinstance(v, Not) else None,
        en=(
            f"{en} (didn't|did not) play {{f:a-card}} {en_turn}",
            f"{en} ({have}n't|{have} not) played {{f:a-card}} {en_turn}",
            f"{en} ({have}n't|{have} not) played any {{f:nps}} {en_turn}",
        ),
        ja=[f"{ja_turn}{ja}{{f:card}}をプレイし{form}" for form in ("ていない", "ていなかった", "なかった")],
    )


def _from(f: Filter, zone: str, player: str) -> Any:
    """A card that was played from a zone."""
    if f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    return Happened(Trigger("is played", replace(f, zone=zone, whose=player)))


def _from_match(v: Any, zone: str, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.trigger.event != "is played" or not isinstance(v.trigger.who, Filter):
        return None
    f = v.trigger.who
    fits = v == Happened(Trigger("is played", f)) and (f.zone, f.whose) == (zone, player)
    return {"f": bare_noun(f)} if fits else None


def _often(f: Filter, n: Any, event: str) -> Any:
    return Happened(Trigger(event, f), n) if isinstance(n, int) and n > 1 else REJECT


def _often_match(v: Any, event: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.least < 2 or not isinstance(v.trigger.who, Filter):
        return None
    fits = v.trigger == Trigger(event, v.trigger.who)
    return {"f": v.trigger.who, "n": v.least, "m": (v.least, v.least, counter(v.trigger.who))} if fits else None


def _match(v: Any, event: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.least != 1 or v.trigger.who is None:
        return None
    return {"w": v.trigger.who, "t": ""} if v.trigger == Trigger(event, v.trigger.who) else None


def _match_not(v: Any, event: str) -> Mapping[str, Any] | None:
    return _match(v.what, event) if isinstance(v, Not) else None


def _match_none(v: Any, event: str) -> Mapping[str, Any] | None:
    found = _match_not(v, event)
    return found if found is not None and isinstance(found["w"], Filter) else None


def _others(g: Grammar) -> None:
    for player, en, ja in (("you", "you", "あなた"), ("opponent", "your opponent", "相手")):
        are = "are" if player == "you" else "is"
        have = "have" if player == "you" else "has"
        other_ja = "相手" if player == "you" else "あなた"  # one of the two always has it
        others = (
            (
                "your opponent (isn't|is not) the initiative player",
                "your opponent (doesn't|does not) have the initiative",
            )
            if player == "you"
            else (
                "you (aren't|are not) the initiative player",
                "you (don't|do not) have the initiative",
                "you're not the initiative player",
            )
        )
        if player == "you":
            others = (*others, "you're the initiative player")
        g.add(
            "cond",
            Initiative(player),
            en=(f"{en} {are} the initiative player", f"{en} {have} the initiative", *others),
            ja=(
                f"{ja}がイニシアチブプレイヤー(である|)",
                f"{ja}が(イニシアチブ|主導権)を(持つ|持っている|得ている)",
                f"{ja}が主導権プレイヤー(である|)",
                f"{other_ja}が(イニシアチブ|主導権)を(持たない|持っていない)",
                f"{other_ja}が(イニシアチブプレイヤー|主導権プレイヤー)で(は|)ない",
                f"{ja}がインシアチブプレイヤー(である|)",
            ),
        )
    g.add(
        "cond",
        build=lambda x: Chose(x[0]) if len(x) == 1 and x[0] != "*" else REJECT,
        match=lambda v: {"x": (v.org,)} if isinstance(v, Chose) else None,
        en=(
            "(one|any) of the chosen organizations is {x:orgs}",
            "you chose {x:orgs}",
            "the chosen organization is {x:orgs}",
        ),
        ja=(
            "選んだ組織(の|のうち)(1つ|一つ|いずれか|どれか)が{x:orgs}(である|)",
            "選んだ組織に{x:orgs}が(ある|含まれる|含まれている)",
            "選んだ組織が{x:orgs}(である|)",
            "{x:orgs}を選んだ",
        ),
    )
    for zone, en_zone, ja_zone in (
        ("homebase", "your homebase", "拠点"),
        ("hand", "your hand", "手札"),
        ("trail", "your trail", "軌跡"),
    ):
        g.add(
            "cond",
            PlayedFrom(zone),
            en=(
                f"this (card|EVENT|UNIT|ITEM|arts) was played from {en_zone}",
                f"you played this (card|EVENT|UNIT|ITEM|arts) from {en_zone}",
                f"these arts were played from {en_zone}",
            ),
            ja=(
                f"(これ|このカード|このEVENT|このUNIT|このITEM|このアーツ)が(あなたの|){ja_zone}からプレイされ(た|ている|ていた)",
                f"(これ|このカード|このEVENT|このUNIT|このITEM|このアーツ)を(あなたの|){ja_zone}からプレイし(た|ている|ていた)",
                f"あなたがこれを{ja_zone}からプレイし(た|ている|ていた)",
            ),
        )
