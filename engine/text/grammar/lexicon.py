"""Words that stand in rows of several levels: what happens, what was done to cards, and the forms of verbs and
predicates, each a rule of its own (:func:`verb`, :func:`both_languages`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.text.parser.grammar import REJECT, Grammar, spread
from engine.text.parser.template import tails
from engine.text.source.lexicon import inflect
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


#: Verb, English and Japanese participles, and the kinds of things it is said of.
_SAID = (
    ("discard", ("discarded",), ("捨てた", "捨てられた"), ("card", "UNIT", "ITEM", "EVENT", "BASE")),
    ("reveal", ("revealed",), ("公開した", "公開された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("choose", ("chosen",), ("選んだ", "選ばれた"), ("card", "UNIT", "ITEM", "EVENT")),
    ("destroy", ("destroyed",), ("破壊した", "破壊された"), ("card", "UNIT", "ITEM", "BASE")),
    ("ko", ("k.o.'d",), ("即死させた", "即死した"), ("card", "UNIT")),
    ("return", ("returned",), ("戻した", "手札に戻した"), ("card", "UNIT", "ITEM")),
    ("exile", ("removed",), ("除外した", "除外された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("stun", ("stunned",), ("これによりスタンした", "これによりスタンさせた"), ("UNIT",)),
)


def _table() -> tuple[Mapping[str, str], Mapping[str, str]]:
    en: dict[str, str] = {}
    ja: dict[str, str] = {}
    for verb, words, ja_words, kinds in _SAID:
        for kind in kinds:
            word = f"did {verb} {kind}"
            for done in words:
                en[f"the {done} {kind.lower()}"] = en[f"the {kind.lower()} {done} this way"] = word
            noun = "カード" if kind == "card" else kind.lower()
            for done in ja_words:
                for way in ("", "これにより", "この方法で", "このeventで", "このクラフトで", "この効果で"):
                    if not (way and done.startswith("これ")):
                        ja[f"{way}{done}{noun}"] = word
    return en, ja


_EN, _JA = _table()
EN: Final[Mapping[str, str]] = _EN
JA: Final[Mapping[str, str]] = _JA


#: State, English participle, its verb form after "that", Japanese in the past and denied.
DONE = (
    ("was stunned", "stunned", "was", ("スタンした", "スタンされた"),
     ("スタンしていない", "スタンしなかった", "スタンされていない")),
    ("was cured", "cured", "was", ("回復した", "回復された"), ("回復していない", "回復しなかった", "回復されていない")),
    ("was readied", "readied", "was", ("レディした", "レディされた"), ("レディしていない", "レディしなかった")),
    ("was actioned", "actioned", "was", ("アクションした", "アクションされた"),
     ("アクションしていない", "アクションしなかった")),
    ("was attacked", "attacked", "was", ("攻撃された",), ("攻撃されていない", "攻撃されなかった")),
    ("fought back", "fought back", "", ("応戦した",), ("応戦していない", "応戦しなかった")),
)  # fmt: skip
_TURN_JA = ("このターンに", "このターン中に", "このターン", "このターン中")


def _that(done: str, was: str) -> tuple[str, ...]:
    """What English says of it behind the noun; of what was attacked it has to say "was"."""
    if not was:
        return tuple(f" that {have}{done} this turn" for have in ("", "has ", "have "))
    haves = ("was", "were", "has been", "have been")
    bare = () if done == "attacked" else (f" {done} this turn",)
    return (*(f" that {have} {done} this turn" for have in haves), *bare)


def _not_that(done: str, was: str) -> tuple[str, ...]:
    if not was:
        return tuple(f" that {have} this turn" for have in ("didn't fight back", "hasn't fought back",
                                                            "haven't fought back"))  # fmt: skip
    haves = ("wasn't", "weren't", "was not", "were not", "hasn't been", "haven't been")
    return tuple(f" that {have} {done} this turn" for have in haves)


def rows() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    """State, English and Japanese of what a noun phrase says of it."""
    out = []
    for state, done, was, ja, ja_not in DONE:
        out.append((state, _that(done, was), tuple(turn + word for word in ja for turn in _TURN_JA)))
        out.append((f"-{state}", _not_that(done, was), tuple(turn + word for word in ja_not for turn in _TURN_JA)))
    not_in = tuple(
        f" that {have} the field this turn" for have in ("didn't enter", "hasn't entered", "haven't entered")
    )
    there = ("場に出ていない", "場に出なかった")
    out.append(("-entered", not_in, tuple(turn + word for word in there for turn in _TURN_JA)))
    return tuple(out)


THIRD = {"ready": "readies", "have": "has"}


def third(phrase: str) -> str:
    """An English phrase that begins with a verb, in the third person."""
    phrase = phrase.replace("choose and discard ", "choose and discards ").replace("{home}", "{home:their-home}")
    verb, space, rest = phrase.partition(" ")
    return THIRD.get(verb, verb + ("es" if verb.endswith(("sh", "ch")) else "s")) + space + rest


def verb(
    g: Grammar,
    shape: Any = None,
    *,
    en: Sequence[str] = (),
    ja: Sequence[str] = (),
    build: Callable[..., Any] | None = None,
    match: Callable[[Any], Mapping[str, Any] | None] | None = None,
    says: bool = False,
    where: Callable[..., bool] | None = None,
) -> None:
    """A verb phrase in all its forms. says: it is only printed."""
    base = [plain for text in en for plain in spread(text)]
    whole = [plain for text in ja for plain in tails(text)]
    forms = [inflect(plain) for plain in whole]
    # in a Japanese chain the object need not be said again: 〜を1枚探し、公開し、手札に加える
    forms += [inflect(plain.replace("{who:obj}", "{who:same}")) for plain in whole if plain.startswith("{who:obj}")]
    how: dict[str, Any] = {"build": build, "match": match, "where": where, "says": says}
    g.add("vp", shape, en=base, ja=[form[0] for form in forms], **how)
    others = sorted((third(text) for text in base), key=lambda text: " your " in text)  # said of somebody: "their"
    g.add("vps", shape, en=others, ja=[form[1] for form in forms], **how)
    g.add("vpt", shape, en=base, ja=[form[2] for form in forms], **how)


def both_languages(g: Grammar, ja: tuple[str, ...], **how: Any) -> None:
    """A predicate in all its Japanese forms; English alike in all."""
    forms = [inflect(plain) for text in ja for plain in tails(text)]
    en = how.pop("en", ())
    g.add("pred", en=en, ja=[form[0] for form in forms], **how)
    g.add("pred-c", ja=[form[1] for form in forms], **how)
    g.add("pred-t", ja=[form[2] for form in forms], **how)
