"""What happens to objects, as triggers, replacements and conditions name it, and what is played or does it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.text.parser.grammar import REJECT
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

WHEN = "(Whenever|When)"
TOKI = "(時|とき|時に|たび|たびに)"
# event, English after the subject (singular, plural), Japanese after が
EVENTS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("attacks", ("(attacks|attack)",), ("攻撃した",)),
    ("attacks alone", ("(attacks|attack) alone",), ("単独で攻撃した",)),
    (
        "sclm attacks",
        ("SCLM (attacks|attack)", "(makes|make) a SCLM attack", "(attacks|attack) together with another UNIT"),
        ("スクラム攻撃した", "他のUNITと(共に|ともに|一緒に)攻撃した"),
    ),
    ("attacks player", ("(attacks|attack) (a player|players)",), ("プレイヤー(を|に)攻撃した", "プレイヤーへ攻撃した")),
    ("fights back", ("(fights|fight) back", "(defends|defend)"), ("応戦した",)),
    ("is attacked", ("(is|are) attacked",), ("攻撃された",)),
    (
        "is sclm attacked",
        ("(is|are) SCLM attacked", "(is|are) attacked by two or more UNITs"),
        ("スクラム攻撃された", "2つ以上のUNITに攻撃された"),
    ),
    ("is stunned", ("(is|are|becomes|become) stunned",), ("スタンした", "スタンされた", "スタン状態になった")),
    ("is cured", ("(is|are) cured",), ("回復した", "回復された")),
    (
        "is readied",
        ("(is|are) readied", "(readies|ready)", "(becomes|become) ready"),
        ("レディした", "レディ状態になった", "レディされた"),
    ),
    (
        "is actioned",
        ("(is|are) actioned", "(becomes|become) actioned"),
        ("アクションした", "アクション状態になった", "アクションされた"),
    ),
    ("is cursed", ("(is|are|becomes|become) cursed",), ("呪われた", "呪われた状態になった")),
    (
        "is linked",
        ("(is|are|becomes|become) tactically linked",),
        ("戦術リンクした", "戦術リンクされた", "戦術リンク状態になった"),
    ),
    ("is boarded", ("(is|are|becomes|become) boarded",), ("搭乗された",)),
    ("boards", ("(boards|board) (an ITEM|ITEMs)",), ("ITEMに搭乗した",)),
    ("gains support", ("(gains|gain) support",), ("サポートを得た",)),
    (
        "is sclm supported",
        ("(gains|gain) support (by|from|through) SCLM Support", "(is|are) SCLM Supported"),
        ("スクラムサポート(によって|により|で)サポートを得た", "スクラムサポートされた"),
    ),
    ("is rebuilt", ("(is|are) rebuilt",), ("再構築された", "再構築した")),
    (
        "overkill",
        (
            "(deals|deal) Overkill damage",
            "(causes|cause) Overkill",
            "(deals|deal) Overkill damage to (a player|your opponent|players)",
        ),
        ("オーバーキルダメージを与えた", "オーバーキルした", "(プレイヤー|相手)にオーバーキルダメージを与えた"),
    ),
    (
        "enters",
        ("(enters|enter) the field", "(is|are) put onto the field", "(enters|enter)"),
        ("場に出た", "場に置かれた"),
    ),
    ("leaves", ("(leaves|leave) the field",), ("場を離れた", "場から離れた")),
    ("is ko", ("(is|are) K.O.'d", "(is|are) K.O.ed", "(is|are) K.O.d"), ("即死した", "即死させられた", "即死された")),
    ("is destroyed", ("(is|are) destroyed",), ("破壊された",)),
    (
        "to trail",
        (
            "(is|are) put into (the|its owner's|a|their owner's) trail from the field",
            "(is|are) put into (the|its owner's|a|their owner's) trail",
            "(is|are) put from the field into (the|its owner's|a) trail",
        ),
        (
            "場から(持ち主の|)軌跡に置かれた",
            "(持ち主の|)軌跡に置かれた",
            "場から(持ち主の|)軌跡に送られた",
            "軌跡に送られた",
        ),
    ),
)


_PLAIN = (
    ("された", "される"),
    ("した", "する"),
    ("出た", "出る"),
    ("かれた", "かれる"),
    ("離れた", "離れる"),
    ("えた", "える"),
    ("われた", "われる"),
    ("なった", "なる"),
    ("られた", "られる"),
    ("引いた", "引く"),
    ("捨てた", "捨てる"),
    ("失った", "失う"),
    ("得た", "得る"),
    ("行った", "行う"),
)


def whenever(text: str) -> str:
    """A Japanese verb in the past as it stands before たび; "" for one not known."""
    return next((text.removesuffix(past) + now for past, now in _PLAIN if text.endswith(past)), "")


def nowhere_else(w: Any) -> bool:
    """Whether it speaks of cards that are never on the field: EVENTs and BASEs."""
    return isinstance(w, Filter) and bool(w.types) and set(w.types) <= {"EVENT", "BASE"}


def by_origin() -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...], bool]]:
    """What happens, in both languages; whether the text leaves open from where a card comes."""
    for event, en, ja in EVENTS:
        if event != "to trail":
            yield event, en, ja, False
            continue
        for open_ in (False, True):
            en_said = tuple(text for text in en if ("the field" not in text) is open_)
            yield event, en_said, tuple(text for text in ja if ("場から" not in text) is open_), open_


#: A choice of verb forms in a template, and those of one.
_CHOICE = re.compile(r"\((\w+)((?:\|\w+)+)\)")
SINGULAR = frozenset(("is", "becomes", "attacks", "makes", "fights", "defends", "readies", "deals", "causes", "enters",
                      "leaves", "gains", "boards"))  # fmt: skip


def in_number(text: str, *, plural: bool) -> str:
    """ "(is|are|becomes|become) stunned" as it is said of one, or of several."""

    def forms(found: re.Match[str]) -> str:
        kept = [word for word in found.group()[1:-1].split("|") if (word in SINGULAR) is not plural]
        return f"({'|'.join(kept)})" if len(kept) > 1 else kept[0]

    return _CHOICE.sub(forms, text, count=1)


def number_plural(text: str) -> str:
    """A verb of :data:`EVENTS` as it is said of several."""
    return in_number(text, plural=True)


#: What can be replaced: event, English after "would", Japanese before 場合.
IN_COMBAT = "stun in combat"  #: no effect does it
REPLACED = (
    ("stun", "be stunned", ("スタンする", "スタンされる")),
    (IN_COMBAT, "be stunned (in|by|through|during) combat", ("戦闘(で|によって|により)スタン(する|される)",)),
    ("cure", "be cured", ("回復する",)),
    ("ko", "be K.O.'d", ("即死する", "即死させられる")),
    ("destroy", "be destroyed", ("破壊される",)),
    ("to trail", "be put into (the|its owner's) trail", ("軌跡に置かれる", "持ち主の軌跡に置かれる")),
    ("field to trail", "be put into (the|its owner's|a) trail from the field", ("場から(持ち主の|)軌跡に置かれる",)),
    ("leave", "leave the field", ("場を離れる", "場から離れる")),
    ("discard", "be discarded", ("捨てられる",)),
    ("overkill", "(deal|cause) Overkill damage", ("オーバーキルダメージを与える", "オーバーキルする")),
)
PLAYERS_WOULD = (
    ("draw", "draw a card", "カードを引く"),
    ("lose bond", "lose bond", "絆を失う"),
    ("gain bond", "gain bond", "絆を得る"),
    ("overkill damage", "take Overkill damage", "オーバーキルダメージを受ける"),
    (
        "overkill damage",
        "lose bond (by|from|to|through|because of|due to) overkill( damage|)",
        "オーバーキル(ダメージ|)(で|によって|により)(、|)絆を失う",
    ),
    ("stun damage", "take stun damage", "スタンダメージを受ける"),
    (
        "stun damage",
        "lose bond (by|from|to|through|because of|due to) stun damage",
        "スタンダメージ(で|によって|により)(、|)絆を失う",
    ),
)
#: Events of players by which they lose or gain bond.
PLAYERS_LOSE = ("lose bond", "gain bond", "overkill damage", "stun damage")


#: Zones that a card can be played from, of which a text speaks.
FROM = (("homebase", "拠点"), ("hand", "手札"), ("trail", "軌跡"))


def played(f: Filter, whose: str) -> Any:
    """The trigger for playing a card; it waits in the standby zone unless the text says where it was played from."""
    if f.whose not in ("any", whose, "~") or f.zone not in ("field", *(zone for zone, _ in FROM)):
        return REJECT
    if f.whose == "any" and f.zone not in ("field", "homebase"):
        return REJECT
    return Trigger("is played", replace(f, zone="standby" if f.whose == "any" else f.zone, whose=whose))


def bare_noun(f: Filter) -> Filter:
    """The noun of what is played, wherever it waits."""
    bare = f.types and set(f.types) <= {"EVENT", "BASE"}
    return replace(f, whose="any", zone="homebase" if bare else "field")


#: Player, English after the verb, Japanese before it; the first says nothing of it.
BY = (
    ("", "", ""),
    ("each", " by (an effect|a card effect|effects)", "(効果|カードの効果)(によって|により|で)"),
    ("you", " by (your effect|your effects|an effect you control|effects you control|an effect of your card|"
     "an effect of a card you control)", "あなたの(カードの|)効果(によって|により|で)"),
    ("opponent", " by (your opponent's effect|your opponent's effects|an effect your opponent controls|"
     "effects your opponent controls|an effect of your opponent's card|an effect of a card your opponent controls)",
     "相手の(カードの|)効果(によって|により|で)"),
)  # fmt: skip
