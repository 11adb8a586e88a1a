"""What a noun phrase can say beside its noun: states, face, owner, zone. One row for both languages."""

from __future__ import annotations

from dataclasses import dataclass

from engine.text.surface import SUBJECT


@dataclass(frozen=True, slots=True)
class Modifier:
    """One thing a noun phrase can say. en: before the noun, or after it if it begins with a space. Wordings after the
    first are read, not printed."""

    field: str
    value: str
    en: tuple[str, ...]
    ja: tuple[str, ...]


def _state(state: str, en: str, ja: str) -> tuple[Modifier, Modifier]:
    stem = ja.removesuffix("の")
    negative = (f"{stem}でない", f"{stem}ではない") if ja.endswith("の") else (ja.replace("いる", "いない"),)
    aft = (f" that isn't {en}", f" that is not {en}", f" that aren't {en}", f" that are not {en}")
    return (
        Modifier("states", state, (f"{en} ", f" that is {en}", f" that are {en}"), (ja,)),
        Modifier("states", f"-{state}", (f"non-{en} ", *aft, f"non{en} "), negative),
    )


_STATES: tuple[Modifier, ...] = (
    *_state("ready", "ready", "レディ状態の"),
    *_state("action", "actioned", "アクション状態の"),
    *_state("stunned", "stunned", "スタン状態の"),
    *_state("attacking", "attacking", "攻撃中の"),
    *_state("attacking alone", "attacking alone", "単独で攻撃中の"),
    *_state("defending", "defending", "応戦中の"),
    *_state("combating", "combating", "戦闘中の"),
    *_state("cursed", "cursed", "呪われている"),
    Modifier("states", "support", (" with support", " that has support", " that have support"), ("サポートを持つ",)),
    Modifier(
        "states",
        "-support",
        (" without support", " that doesn't have support", " that don't have support"),
        ("サポートを持たない",),
    ),
    Modifier("face", "up", ("face-up ", "face up "), ("表向きの", "表向きである")),
    Modifier("face", "down", ("face-down ", "face down "), ("裏向きの", "裏向きである")),
    Modifier("scope", "other", ("other ", " other than this card"), ("他の", "これ以外の", "ほかの")),
)

_ZONES_EN = {"homebase": "homebase", "trail": "trail", "hand": "hand", "deck": "deck"}
_ZONES_JA = {"homebase": "拠点", "trail": "軌跡", "hand": "手札", "deck": "デッキ", "field": "場"}


def _placed() -> tuple[Modifier, ...]:
    """Owner and zone, which English says in one go. value: "zone whose"."""
    out = []
    for zone, word in _ZONES_EN.items():
        ja = _ZONES_JA[zone]
        tails = (f"{ja}の", f"{ja}にある") if zone == "hand" else (f"{ja}にある", f"{ja}の")
        # a hand without owner is that of the subject
        own = tuple("自身の" + tail for tail in tails) + ((*tails, "手札から") if zone == "hand" else ())
        all_ = tuple("各プレイヤーの" + tail for tail in tails) if zone == "hand" else tails
        moved = (f"{ja}から",) if zone in ("hand", "trail") else ()
        for whose, en, owner in (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の")):
            wordings = tuple(f" {of} {en} {word}" for of in ("in", "from", "of"))
            if whose == "opponent":
                wordings += (f" in their {word}",) if zone != "hand" else ()
            out.append(
                Modifier(
                    "placed",
                    f"{zone} {whose}",
                    wordings,
                    tuple(owner + tail for tail in (*tails, *moved)),
                )
            )
        out.append(
            Modifier(
                "placed",
                f"{zone} {SUBJECT}",
                (f" in their {word}", f" from their {word}", *((" in hand",) if zone == "hand" else ())),
                own,
            )
        )
        every = (f" in any {word}", f" in a {word}", f" in each {word}", f" from any {word}", f" in a player's {word}")
        out.append(Modifier("placed", f"{zone} any", every, all_))
    gone = " that is removed from the game"
    out.append(Modifier("placed", "exile you", (f" you own{gone}",), ("あなたの除外領域にある", "あなたの除外された")))
    out.append(Modifier("placed", "exile opponent", (f" your opponent owns{gone}",), ("相手の除外領域にある",)))
    out.append(Modifier("placed", "exile any", (gone,), ("除外領域にある", "除外された")))
    out.append(
        Modifier("placed", "standby you", (" you are playing",), ("あなたのプレイ中の", "あなたがプレイしている"))
    )
    out.append(
        Modifier(
            "placed", "standby opponent", (" your opponent is playing",), ("相手のプレイ中の", "相手がプレイしている")
        )
    )
    out.append(Modifier("placed", "standby any", (" being played",), ("プレイ中の", "プレイされている")))
    out.append(
        Modifier(
            "placed",
            "field you",
            (" you control", " on your field", "your "),
            ("あなたの", "あなたの場の", "あなたの場にいる", "あなたの場にある"),
        )
    )
    out.append(
        Modifier(
            "placed",
            "field opponent",
            (" your opponent controls", " on your opponent's field", "your opponent's "),
            ("相手の", "相手の場の", "相手の場にいる", "相手の場にある"),
        )
    )
    out.append(Modifier("placed", f"field {SUBJECT}", (" they control", " you choose to control"), ("自身の",)))
    out.append(Modifier("placed", "field any", (" on the field",), ("場の", "場にいる", "場にある")))
    return tuple(out)


MODIFIERS: tuple[Modifier, ...] = (*_placed(), *_STATES)
FIELDS = {  # number: English, Japanese, each with other wordings
    "cp": (("CP cost", "cp"), ("CPコスト",)),
    "ep": (("EP cost",), ("EPコスト",)),
    "level": (("building level", "level"), ("創設レベル",)),
    "str": (("STR", "ATK"), ("STR", "ATK")),
    "def": (("DEF",), ("DEF",)),
}
