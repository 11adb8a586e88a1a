"""What players do by a number, and cards that are played or change hands. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.lexicon import PLAYERS_LOSE, verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse
from engine.text.source.lexicon import inflect
from engine.text.surface import BARE, SUBJECT, Ref
from engine.trails.tree import Bond, Control, Count, Discard, Draw, Filter, Much, Neg, PlayCard, Sum
from engine.trails.tree.reads import replace

_ENDS = (("gain", 1, "得る"), ("lose", -1, "失う"))
_TIMES = ((2, "twice", "2倍"), (3, "three times", "3倍"))


def event_amount(g: Grammar) -> None:
    """Add to the verbs of players; "sofar": what a bond that would be lost or gained becomes."""
    for act, sign, ja in _ENDS:
        verb(
            g,
            build=partial(Bond, SUBJECT, Much(sign)),
            match=partial(_plain, each=sign),
            en=(f"{act} (that much|that many|the same amount of) bond(|s)", f"{act} that much"),
            ja=(
                f"(その点数と|それと|)同じ(だけの|点数の|だけ|点数)絆を{ja}",
                f"その(点数|分|点数分|数値分)の絆を{ja}",
                f"絆を(その点数|同じ点数|同じだけ|その分){ja}",
            ),
        )
        for times, word, ja_word in _TIMES:
            verb(
                g,
                build=partial(Bond, SUBJECT, Much(sign * times)),
                match=partial(_plain, each=sign * times),
                en=(f"{act} {word} that (much|many)( bond|)",),
                ja=(f"その(点数の|){ja_word}(の点数|)の絆を{ja}", f"絆をその(点数の|){ja_word}{ja}"),
            )
        for more, way, ja_way in ((-1, "less", "(減らす|減る)"), (1, "more", "(増やす|増える)")):
            verb(
                g,
                build=partial(_changed, sign=sign, more=more),
                match=partial(_changed_match, sign=sign, more=more),
                en=(f"{act} {{n:num}} {way} bond", f"{act} {{n:num}} {way}", f"{act} {{n:num}} bond {way}"),
                ja=(f"{ja}絆(を|は){{n:num}}(点|){ja_way}", f"{ja}点数(を|は){{n:num}}(点|){ja_way}"),
            )  # fmt: skip
            verb(
                g,
                build=partial(_changed_by, sign=sign, more=more),
                match=partial(_changed_by_match, sign=sign, more=more),
                en=(f"{act} {{n:num}} {way} bond{{f:per}}",),
                ja=(f"{ja}絆(を|は){{f:per}}{{n:num}}(点|){ja_way}", f"{ja}点数(を|は){{f:per}}{{n:num}}(点|){ja_way}"),
            )
    g.add(
        "amount",
        Much(),
        en=("that amount of bond", "the (|amount of )bond (lost|gained)", "the amount of bond you (lost|gained)"),
        ja=("その絆の点数", "(失った|得た)絆の(点数|数|量)", "(失った|得た)点数"),
    )
    _instead(g)


def _instead(g: Grammar) -> None:
    """What a loss or gain becomes may be said without "instead"."""
    for player, en, s, ja in (
        ("you", ("", "you "), "", "(あなたが|)"),
        ("opponent", ("they ", "your opponent "), "s", "相手が"),
    ):
        for act, sign, ja_act in _ENDS:
            verb_s = act + s
            for more, way, ja_way in ((-1, "less", "(減らす|減る)"), (1, "more", "(増やす|増える)")):
                forms = {f"{who}{act if who == 'they ' else verb_s}" for who in en}
                g.add(
                    "sofar",
                    build=partial(_said, player=player, sign=sign, more=more),
                    en=tuple(f"{form} {{n:num}} {way}( bond|)( instead|)" for form in sorted(forms)),
                    ja=tuple(
                        f"(代わりに、|代わりに|){ja}{ja_act}{what}(を|は){{n:num}}(点|){ja_way}"
                        for what in ("絆", "点数", "絆の点数", "絆の数")
                    ),
                )
    for player, en_take, ja in (
        ("you", "you (take|lose)", "(あなたが|)"),
        ("opponent", "(they take|your opponent takes|they lose)", "相手が"),
    ):
        for more, way, ja_way in ((-1, "less", "(減らす|減る)"), (1, "more", "(増やす|増える)")):
            g.add(
                "sofar",
                build=partial(_said, player=player, sign=-1, more=more),
                en=f"{en_take} {{n:num}} {way} (stun |Overkill |)damage( instead|)",
                ja=f"(代わりに、|代わりに|){ja}受ける(スタン|オーバーキル|)ダメージ(を|は){{n:num}}(点|){ja_way}",
            )
            g.add(
                "sofar",
                build=partial(_said, player=player, sign=-1, more=more),
                en=f"{en_take.replace('|lose', '').replace('|they lose', '')} {{n:num}} {way}( instead|)",
                ja=f"(代わりに、|代わりに|){ja}受ける点数(を|は){{n:num}}(点|){ja_way}",
            )
    for more, way in ((-1, "less"), (1, "more")):
        deals = f"deals {{n:num}} {way}( damage|)"
        g.add("dealt", build=partial(_dealt, each=1, more=more), en=deals)
    for times, word, _ in _TIMES:
        deals = f"deals {word} that much( damage|)"
        g.add("dealt", build=partial(_dealt, n=0, each=times, more=0), en=deals)
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", None, e, s) if e[0] in PLAYERS_LOSE or e[0] == "overkill" else REJECT,
        en=("if {e:replaced}, {s:sofar}(.|)", "{e:first-replaced}, {s:sofar}(.|)"),
        ja=tuple(
            f"{{e:{rule}}}(場合|なら|時)(、|に、|は、){{s:sofar}}(。|)" for rule in ("replaced", "first-replaced")
        ),
    )
    g.add(
        "craft-line",
        build=lambda e, s: ("replacement", None, e, s) if e[0] == "overkill" and _mine(e[1]) else REJECT,
        en=("if {e:replaced}, it {s:dealt}( instead|)(.|)", "{e:first-replaced}, it {s:dealt}( instead|)(.|)"),
    )


def _mine(who: Any) -> bool:
    """Whether what deals damage is surely its controller's: whom it is dealt to is plain then."""
    return who == "this" or (isinstance(who, Filter) and who.whose == "you")


def _plain(v: Any, each: int) -> Mapping[str, Any] | None:
    return {} if v == Bond(SUBJECT, Much(each)) else None


def _changed(n: Any, sign: int, more: int) -> Any:
    return Bond(SUBJECT, Much(sign, more * n)) if isinstance(n, int) and n > 0 else REJECT


def _changed_by(n: Any, f: Any, sign: int, more: int) -> Any:
    """So much less for each of something."""
    return Bond(SUBJECT, Much(sign, scale(more * n, f))) if isinstance(n, int) and n > 0 else REJECT


def _changed_by_match(v: Any, sign: int, more: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Bond) or v.player != SUBJECT or not isinstance(v.amount, Much):
        return None
    found = None if isinstance(v.amount.more, int) else unscale((v.amount.more,))
    fits = found is not None and v.amount.each == sign and found[1][0] * more > 0
    return {"n": abs(found[1][0]), "f": found[0]} if found is not None and fits else None


def _changed_match(v: Any, sign: int, more: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Bond) or v.player != SUBJECT or not isinstance(v.amount, Much):
        return None
    fits = v.amount.each == sign and isinstance(v.amount.more, int) and v.amount.more * more > 0
    return {"n": abs(v.amount.more)} if fits else None


def _said(n: Any, player: str, sign: int, more: int) -> Any:
    return (Bond(player, Much(sign, more * n)),) if isinstance(n, int) and n > 0 else REJECT


def _dealt(n: Any, each: int, more: int) -> Any:
    return (Bond("opponent", Much(-each, more * n)),) if isinstance(n, int) else REJECT


_CHOOSE = {"vp": "choose", "vps": "chooses", "vpt": "choose"}
_HAND = Count(Filter(zone="hand", whose=SUBJECT))


def hand_size(g: Grammar) -> None:
    """Add to the verbs of players."""
    for kind, en, third, ja in (
        (Draw, "draw", "draws", "カードを引く"),
        (Discard, "discard", "discards", "手札を捨てる"),
    ):
        for one in (True, False):
            noun = "(one|1|a single) card" if one else "{n:numw} cards"
            n_ja = "1" if one else "{n:num}"
            forms = [
                inflect(f"{whose}手札が{n_ja}枚になる{until}{what}")
                for whose in ("", "自身の")
                for until in ("まで", "まで、", "ように")
                for what in ((ja,) if kind is Draw else (ja, "捨てる", "カードを捨てる"))
            ]
            if kind is Discard:
                forms += [
                    inflect(f"{whose}手札{card}{n_ja}枚{chosen}残り(の手札|のカード|)を(すべて|)捨てる")
                    for whose in ("(|自身の|あなたの)",)
                    for card in ("を", "のカードを", "から", "からカードを")
                    for chosen in ("選び、", "選んで")
                ]
            how: dict[str, Any] = {
                "build": partial(_until, kind=kind) if not one else partial(_until, kind=kind, n=1),
                "match": partial(_match, kind=kind, one=one),
            }
            for rule, word, form, you, your in (
                ("vp", en, 0, "you", "your "),
                ("vps", third, 1, "they", "their "),
                ("vpt", en, 2, "you", "your "),
            ):
                said = f"{noun} in ({your}|)hand"
                wordings = [f"{word} (cards |){until} {you} have {said}" for until in ("until", "so that")]
                if kind is Discard:
                    wordings.append(f"{word} (cards |)until {you} have only {said}")
                    wordings.append(f"{word} down to {noun}( in hand|)")
                    wordings.append(f"{_CHOOSE[rule]} {noun} in {your}hand and {word} the (rest|others)")
                g.add(rule, en=wordings, ja=[text[form] for text in forms], **how)


def _until(n: Any, kind: Any) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Draw(SUBJECT, Sum((n, Neg(_HAND)))) if kind is Draw else Discard(SUBJECT, Sum((_HAND, -n)))


def hand_goal(amount: Any) -> tuple[type, int] | None:
    """To how many cards in hand is drawn or discarded, if an amount says that."""
    if not isinstance(amount, Sum) or len(amount.parts) != 2:
        return None
    one, other = amount.parts
    for kind, n, hand in ((Draw, one, other.amount if isinstance(other, Neg) else None), (Discard, other, one)):
        plain = isinstance(hand, Count) and hand.each == 1 and hand.of == Filter(zone="hand", whose=hand.of.whose)
        if plain and isinstance(n, int):
            return kind, n if kind is Draw else -n
    return None


def _match(v: Any, kind: Any, one: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, kind) or v.player != SUBJECT or (kind is Discard and v.how != "choose"):
        return None
    goal = hand_goal(v.amount)
    if goal is None or goal[0] is not kind or goal[1] < 0 or (goal[1] == 1) is not one:
        return None
    return {} if one else {"n": goal[1]}


_WHO = hole("who")


def cards_and_control(g: Grammar) -> None:
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
    g.add("permit", hole("f"), where=lambda f: f.zone in ("trail", "exile") and f.scope == "all",
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
