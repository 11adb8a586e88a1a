"""Verbs by which a player plays cards or gains control of them. Both languages side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Parse
from engine.text.surface import BARE, SUBJECT, Ref
from engine.trails.tree import Control, Filter, PlayCard
from engine.trails.tree.reads import replace

_WHO = hole("who")


def add(g: Grammar) -> None:
    """Add to the verbs."""
    verb(g, PlayCard(_WHO), en=("play {who:obj}",), ja=("{who:obj}プレイする",))
    verb(
        g,
        PlayCard(_WHO, free=True),
        en=(
            "play {who:obj} without paying (its|the|their) (cost|CP cost|EP cost|costs)",
            "play {who:obj} for free",
            "play {who:obj} without paying CP",
            "play {who:obj} without paying EP",
        ),
        ja=(
            "{who:obj}コストを支払わずにプレイする",
            "{who:obj}(CPコスト|EPコスト|コスト|CP|EP)を(支払わずに|支払うことなく|支払わず)(、|)プレイする",
            "{who:obj}(、|)(それの|その|)(CPコスト|EPコスト|コスト)を(支払わずに|支払うことなく)(、|)プレイする",
            "(CPコスト|EPコスト|コスト)を(支払わずに|支払うことなく)(、|){who:obj}プレイする",
            "{who:obj}無料でプレイする",
        ),
    )
    verb(
        g,
        PlayCard(_WHO, less=hole("n")),
        en=(
            "play {who:obj} for {n:num} less",
            "play {who:obj} for {n:num} (CP|EP) less",
            "play {who:obj} for {n:num} less (CP|EP)",
            "play {who:obj} with its (cost|CP cost|EP cost) reduced by {n:num}",
            "play {who:obj}, reducing its (cost|CP cost|EP cost) by {n:num}",
        ),
        ja=(
            "{who:obj}コストを{n:num}減らしてプレイする",
            "{who:obj}(、|)(CPコスト|EPコスト|コスト)を{n:num}(減らして|少なくして)(、|)プレイする",
            "(CPコスト|EPコスト|コスト)を{n:num}減らして(、|){who:obj}プレイする",
        ),
    )
    for until, en, ja in (
        ("game", "", ("", "")),
        ("turn", " (until end of turn|this turn|until the end of the turn|until (the |)end of this turn)",
         ("このターン中、", "(ターン終了時まで|このターンの終了時まで|このターンの間|このターン中)(、|)")),
    ):  # fmt: skip
        verb(
            g,
            Control(_WHO, SUBJECT, until),
            en=(f"gain control of {{who:obj}}{en}", f"take control of {{who:obj}}{en}"),
            ja=tuple(
                wording
                for lead in dict.fromkeys(ja)
                for wording in (
                    f"{lead}{{who:obj}}支配する",
                    f"{{who:obj}}{lead}支配する",
                    f"{lead}{{who:obj}}(あなたの|自身の)支配下に置く",
                    f"{lead}{{who:ctl}}(得る|獲得する)",
                    f"{lead}{{who:ctl-of}}支配者(になる|となる)",
                    *(
                        (
                            f"{lead}あなた(は|が){{who:ctl}}(得る|獲得する)",
                            f"{lead}あなた(は|が){{who:obj}}支配する",
                            f"{lead}あなた(は|が){{who:ctl-of}}支配者(になる|となる)",
                        )
                        if lead
                        else ()
                    ),
                )
            ),
        )
    for zone, where, place in (("trail", "your trail", "軌跡"), ("exile", "outside the game", "除外領域")):
        own = Filter(zone=zone, whose="you", scope="this")
        g.add("permit", own, en=(
            f"you (may|can) play this card from {where}", f"this card (may|can) be played from {where}",
            f"you (may|can) play it from {where}",
        ), ja=(
            f"あなたは(あなたの|){place}からこれをプレイできる", f"これは(あなたの|){place}からプレイできる",
            f"あなたはこれを(あなたの|){place}からプレイ(できる|してもよい)",
            f"これは(あなたの|){place}にあるならプレイできる",
            f"これを(あなたの|){place}からプレイ(できる|してもよい)",
            f"あなたは(あなたの|){place}にあるこれをプレイ(できる|してもよい)",
        ))  # fmt: skip
    g.add("permit", build=_may_play, match=lambda v: {"f": v} if v.scope == "all" else None,
          en=("you (may|can) play {f:nps}", "you (may|can) play {f:nps} as though (they were|it were) in your hand"),
          ja=("あなたは{f:np}をプレイできる", "あなたは{f:np}をプレイしてもよい",
              "あなたは{f:np-own}をプレイ(できる|してもよい)", "{f:np}をプレイできる",
              "あなたは{f:np}を(、|)手札にあるかのように(、|)プレイ(できる|してもよい)",
              "あなたは{f:np-own}を(、|)手札にあるかのように(、|)プレイ(できる|してもよい)"))  # fmt: skip
    g.check("permit", "ja", _own_place)
    g.add("craft-line", ("may play", hole("f"), None), en="{f:permit}(.|)", ja="{f:permit}(。|)")
    g.add(
        "craft-line",
        ("may play", hole("f"), hole("c")),
        match=lambda v: {"f": v[1], "c": v[2]} if v[0] == "may play" and v[2] is not None and len(v) == 3 else None,
        en=("if {c:conds}, {f:permit}(.|)", "(while|as long as) {c:conds}, {f:permit}(.|)",
            "{f:permit} (if|while|as long as) {c:conds}(.|)"),
        ja="{c:conds}(、|){f:permit}(。|)",
    )  # fmt: skip
    for word, zone in (("軌跡", "trail"), ("除外領域", "exile")):
        g.add("np-own", build=partial(_from, zone=zone), ja=f"{word}(から|の|にある){{f:np}}")
        can = "プレイ(できる|してもよい|してよい)"
        g.add(
            "permit",
            build=partial(_permitted, zone=zone),
            ja=f"(あなたは|){{f:np}}を(、|)(あなたの|自身の|){word}から(、|){can}",
        )
    g.reads("ctl-of", hole("w"), ja="{w:back}の")
    g.reads("ctl", Ref("it"), ja="その(支配|コントロール)(権|)を")
    g.reads("ctl", hole("w"), ja="{w:back}の(支配|コントロール)(権|)を")


def _may_play(f: Filter) -> Any:
    """Cards from the trail or from outside the game; from elsewhere they are played anyway."""
    return f if f.zone in ("trail", "exile") and f.scope == "all" else REJECT


def _own_place(parse: Parse, at: int, end: int, f: Filter) -> Any:
    """A place without an owner is that of the player who may."""
    bare = parse.low.startswith("あなたは軌跡", at)
    return REJECT if bare and f.whose in ("any", BARE) else f


def _permitted(f: Filter, zone: str) -> Any:
    own = _from(f, zone)
    return REJECT if own is REJECT else _may_play(own)


def _from(f: Filter, zone: str) -> Any:
    return replace(f, zone=zone, whose="you") if f.zone in ("field", "homebase") and f.whose == "any" else REJECT
