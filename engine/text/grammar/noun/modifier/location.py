"""Where what a noun phrase means lies, and whose it is: English says both in one go."""

from __future__ import annotations

from engine.text.grammar.noun.modifier.vocabulary import THAT, ZONES_EN, ZONES_JA, Modifier
from engine.text.surface import BARE, EITHER, SUBJECT


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
