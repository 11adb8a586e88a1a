"""Where things lie, said or implied, and the words of zones, fields and deeds. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.template import Parse
from engine.text.surface import BARE, EITHER, SUBJECT, Both, Pick, Ref
from engine.trails.tree import Compare, CountOrgs, Do, Filter, PlayCard, Put, Reveal
from engine.trails.tree.reads import replace

_PLACED = re.compile(r"field|in play|場")
_SHOWN = re.compile(r"\blooks? at|\breveals?\b|見る?[、。てた]|公開")
_DISCARD = re.compile(r"\bdiscards? $")
_ANYTHING = Filter()
#: What is done to cards that nobody has to say more of than that they were seen.
_SEEN_ONLY = frozenset((Put, Reveal, PlayCard))


def implied_zone(g: Grammar) -> None:
    """Check the objects of verbs."""
    for lang in ("en", "ja"):
        g.check("obj", lang, _placed)


def _placed(parse: Parse, at: int, end: int, value: Any) -> Any:
    """A choice of just any card: among what was looked at before, or REJECT."""
    if value.__class__ is not Pick or value.filter != _ANYTHING or _PLACED.search(parse.low, at, end) is not None:
        return value
    if parse.low.startswith("捨て", end) or _DISCARD.search(parse.low, 0, at) is not None:
        return value  # from the hand (1314.1a)
    shown = _SHOWN.search(parse.low, 0, at) is not None
    return replace(value, filter=Filter(among="~it")) if shown else REJECT


def among_shown(clause: Any) -> Any:
    """What is put somewhere, discarded, revealed or played after cards were seen: of those, if no zone is named."""
    kind = clause.__class__
    if kind not in _SEEN_ONLY and not (kind is Do and clause.verb == "discard"):
        return clause
    who = _seen(clause.who)
    return clause if who is clause.who else replace(clause, who=who)


def _seen(who: Any) -> Any:
    """A noun, or two of them, among the cards that were seen; the same object if it says where it lies."""
    if isinstance(who, Both):
        parts = tuple(map(_seen, who.parts))
        return Both(parts) if any(new is not old for new, old in zip(parts, who.parts, strict=True)) else who
    f = who.filter if who.__class__ is Pick else who
    if f.__class__ is not Filter or f.whose != "any" or f.states or f.face != "any" or f.among or f.fights:
        return who
    if f.zone != "field" and not (f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}):
        return who
    f = replace(f, zone="field", among="~it")
    return f if who.__class__ is Filter else replace(who, filter=f)


def openly(clause: Any) -> bool:
    """Whether something is revealed that lies where everybody sees it: nothing was looked at, and no zone is named."""
    if clause.__class__ is not Reveal:
        return False
    who: Any = clause.who
    nouns = [getattr(one, "filter", one) for one in (who.parts if isinstance(who, Both) else (who,))]
    return any(f.__class__ is Filter and f.zone == "field" and not f.among for f in nouns)


def organization_count(g: Grammar) -> None:
    """Add to the rule "cond", before what compares any two numbers."""
    productions = g.rule("cond").productions
    others = len(productions)
    _add(g)
    productions[:] = [*productions[others:], *productions[:others]]


def _add(g: Grammar) -> None:
    among = "(among them|in total|between them)"
    for op, en, ja in ((">=", " or more", "以上"), ("<=", " or (fewer|less)", "以下"), ("=", "", "")):
        made, match = partial(_made, op=op), partial(_match, op=op, many=True)
        g.add(
            "cond",
            build=made,
            match=partial(_match, op=op, many=False),
            en=f"{{r:back-s}} has {{n:numw}}{en} organizations",
            ja=f"{{r:back}}が{{n:num}}つ{ja}の組織を持つ",
        )
        g.add(
            "cond",
            build=made,
            match=match,
            en=(
                f"{{r:back-s}} (have|had|has) {{n:numw}}{en} (different |)organizations {among}",
                f"there are {{n:numw}}{en} (different |)organizations among {{r:back}}",
                f"{{r:back-s}} (have|had) a total of {{n:numw}}{en} (different |)organizations",
                f"{{r:back-s}} (has|have|had) {{n:numw}}{en} (different |)organizations",
            ),
            ja=(
                f"{{r:back}}(が|の)持つ組織が(合計(で|)|合わせて|全部で){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}(が|の)持つ組織(の種類|)が{{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}の組織が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}(ある|である|)",
                f"{{r:back}}が(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}の組織を持(つ|っている)",
                f"{{r:back}}が組織を(合計(で|)|合わせて|全部で|){{n:num}}(つ|種類){ja}持(つ|っている)",
            ),
        )


def _made(r: Any, n: Any, op: str) -> Any:
    return Compare(CountOrgs(r), op, n) if isinstance(n, int) else REJECT


def _match(v: Any, op: str, *, many: bool) -> Mapping[str, Any] | None:
    of: Any = v.left.of if isinstance(v, Compare) and v.op == op and isinstance(v.left, CountOrgs) else None
    if not isinstance(of, Ref) or v.left != CountOrgs(of) or not isinstance(v.right, int):  # type: ignore[arg-type]
        return None
    return {"r": of, "n": v.right} if (of.word == "them" or of.word.endswith("s")) is many else None


#: Whose something is, where it is "that player".
THAT = "that"


@frozen
class Modifier:
    """One thing a noun phrase can say. en: before the noun, or after it if it begins with a space. Wordings after the
    first are read, not printed."""

    field: str
    value: str
    en: tuple[str, ...]
    ja: tuple[str, ...]


#: Being at something, as Japanese also says of what does it.
DOING = {
    "attacking": "攻撃している",
    "attacking alone": "単独で攻撃している",
    "attacking player": "プレイヤーを攻撃している",
    "sclm attacking": "スクラム攻撃している",
    "defending": "応戦している",
    "combating": "戦闘している",
    "ready": "レディしている",
    "action": "アクションしている",
    "stunned": "スタンしている",
}

#: The EP cost of the arts that a card has.
ARTS_EP = "arts ep"
#: Among hidden cards that were looked at, for printing: Japanese counts them as cards.
SEEN = "~seen"
#: "One" without a noun: of what a condition before it says that there is, else of those that stand before.
ONE = "~one"
#: How things that are chosen together stand to each other; values are those of ``Choose.alike`` behind the mark.
EACH = "~each "
#: Of those to which something was really done before: the verb stands behind the mark.
DONE_TO = "~did "
#: Before the verb of what has put something where everybody sees it, of which nobody asks whether it was really done.
MOVED = "~"
YOURS = "your "  #: before that verb: of what is yours alone, "put into your trail this way"
#: Where Japanese says "by this", which may be the card: これにより除外された.
BY_THIS = f"{DONE_TO}{MOVED}exile by"

FIELDS = {  # number: English, Japanese, each with other wordings
    "cp": (("CP cost", "cp"), ("CPコスト",)),
    "ep": (("EP cost",), ("EPコスト",)),
    "level": (("building level", "level"), ("創設レベル",)),
    "str": (("STR", "ATK"), ("STR", "ATK")),
    "def": (("DEF",), ("DEF",)),
    "wings": (("Wings of Light", "[Wings of Light]"), ("光まとう翼", "【光まとう翼】")),
    ARTS_EP: (("arts EP cost",), ("アーツのEPコスト",)),
}

ZONES_EN = {"homebase": "homebase", "trail": "trail", "hand": "hand", "deck": "deck"}
ZONES_JA = {"homebase": "拠点", "trail": "軌跡", "hand": "手札", "deck": "デッキ", "field": "場"}


def _exiled() -> list[Modifier]:
    """Cards that are removed from the game."""
    gone = (" that is removed from the game", " that are removed from the game", " removed from the game")
    out = []
    for whose, owns, en, ja in (
        ("you", (" you own",), ("your",), "あなたの"),
        ("opponent", (" your opponent owns",), ("your opponent's",), "相手の"),
        (SUBJECT, (" they own",), ("their",), "自身の"),
        ("any", ("",), ("any", "the", "either", "a", "either player's", "any player's", "each player's"), ""),
    ):
        words = tuple(f" {where} {one} exile zone" for one in en for where in ("in", "from"))
        words += tuple(f"{own}{word}" for own in owns for word in gone)
        words += (" in the exile zones", " in exile", " in both players' exile zones") if whose == "any" else ()
        each = ("", "お互いの", "いずれかの") if whose == "any" else (ja,)
        tails = ("除外領域にある", "除外領域の", "除外された", "除外されている")
        out.append(Modifier("placed", f"exile {whose}", words, tuple(one + tail for one in each for tail in tails)))
    return out


def _controlled(player: str) -> tuple[str, ...]:
    """What a player controls, as the English texts say it."""
    return tuple(f"{player}{link}{verb}" for verb in ("支配する", "コントロールする") for link in "がの")


def placed() -> tuple[Modifier, ...]:
    """Owner and zone, which English says in one go. value: "zone whose"."""
    out = []
    for zone, word in ZONES_EN.items():
        ja = ZONES_JA[zone]
        tails = (f"{ja}の", f"{ja}にある") if zone == "hand" else (f"{ja}にある", f"{ja}の")
        # a hand without owner is that of the subject
        own = tuple("自身の" + tail for tail in tails) + (
            (*tails, "手札から", "自身の手札から") if zone == "hand" else ()
        )
        all_ = tuple(
            whose + tail
            for whose in (
                "各プレイヤーの",
                "お互いの",
                "あなたと相手の",
                "すべての",
                "いずれかのプレイヤーの",
                "いずれかの",
            )
            for tail in tails
        )
        moved = (f"{ja}から",) if zone in ("hand", "trail", "homebase") else ()
        for whose, en, owner, has in (
            ("you", "your", "あなたの", " you have"),
            ("opponent", "your opponent's", "相手の", " your opponent has"),
            (THAT, "that player's", "そのプレイヤーの", " that player has"),
        ):
            wordings = tuple(f" {of} {en} {word}" for of in ("in", "from", "of"))
            wordings += (f"{en} {word} ", f"{has} in {'your' if whose == 'you' else 'their'} {word}")
            wordings += (f"{has} in {word}",) if zone == "hand" else ()
            out.append(
                Modifier("placed", f"{zone} {whose}", wordings, tuple(owner + tail for tail in (*tails, *moved)))
            )
        out.append(
            Modifier(
                "placed",
                f"{zone} {SUBJECT}",
                (f" in their {word}", f" from their {word}", *((" in hand",) if zone == "hand" else ())),
                own,
            )
        )
        every = (
            f" in any {word}",
            f" in a {word}",
            f" in each {word}",
            f" from any {word}",
            f" in a player's {word}",
            f" in all {word}s",
            f" in all players' {word}s",
            f" from all {word}s",
            f" from both players' {word}s",
            f" from a player's {word}",
            f" from a {word}",
            f" in both players' {word}s",
            f" in both {word}s",
            f" in any {word}s",
            f" in any player's {word}",
            f" from any player's {word}",
            f" in either player's {word}",
            f" from either player's {word}",
            f" in {word}s",
            f" from {word}s",
        )
        if zone != "hand":
            out.append(Modifier("placed", f"{zone} {BARE}", (), tails))  # read first
            all_ = (tails[0], *all_)
        out.append(Modifier("placed", f"{zone} any", every, all_))
        if zone != "hand":
            out.append(Modifier("placed", f"{zone} {EITHER}", (), (f"いずれかの{tails[0]}",)))  # printed only
    out += _exiled()
    out.append(
        Modifier("placed", "standby you", (" you are playing",), ("あなたのプレイ中の", "あなたがプレイしている"))
    )
    out.append(
        Modifier(
            "placed", "standby opponent", (" your opponent is playing",), ("相手のプレイ中の", "相手がプレイしている")
        )
    )
    waiting = (
        " being played",
        " in the resolve standby zone",
        " in the standby zone",
        " in resolve standby",
        " in standby",
    )
    ja_waiting = ("プレイ中の", "プレイされている", "発動待機領域の", "発動待機領域にある")
    out.append(Modifier("placed", "standby any", waiting, ja_waiting))
    out.append(
        Modifier(
            "placed",
            "field you",
            (" you control", " on your field", "your "),
            ("あなたの", "あなたの場の", "あなたの場にいる", "あなたの場にある", *_controlled("あなた")),
        )
    )
    out.append(
        Modifier(
            "placed",
            "field opponent",
            (" your opponent controls", " on your opponent's field", "your opponent's ", "opponent's "),
            ("相手の", "相手の場の", "相手の場にいる", "相手の場にある", *_controlled("相手")),
        )
    )
    out.append(
        Modifier(
            "placed",
            f"field {THAT}",
            (" that player controls", " on that player's field", "that player's "),
            ("そのプレイヤーの", "そのプレイヤーの場の", "そのプレイヤーの場にいる", "そのプレイヤーの場にある"),
        )
    )
    out.append(Modifier("placed", f"field {SUBJECT}", (" they control", "their "), ("自身の", "自身の場の")))
    out.append(
        Modifier(
            "placed",
            "field any",
            (" on the field", " in play", "both players' ", "all players' ", "each player's "),
            (
                "場の",
                "場にいる",
                "場にある",
                "お互いの",
                "両プレイヤーの",
                "お互いの場の",
                "すべてのプレイヤーの",
                "各プレイヤーの",
            ),
        )
    )
    return tuple(out)
