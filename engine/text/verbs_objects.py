"""What is done to objects: stun, cure, destroy, ready, put, return, search, look. Both languages side by side.

``verb`` makes three rules of one row: "vp" (English imperative, Japanese dictionary form), "vps" (English third
person, Japanese form before a comma) and "vpt" (Japanese form before もよい).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from engine.text.amounts import ANY
from engine.text.kernel import REJECT, Grammar, Speaker, hole, spread
from engine.text.lexicon import inflect
from engine.text.surface import (
    SUBJECT,
    Aim,
    AimClause,
    Both,
    DigClause,
    FindClause,
    LookClause,
    Pick,
    PickClause,
    Ref,
    There,
    Top,
)
from engine.text.template import tails
from engine.trails.tree import Discard, Do, Filter, Have, Put, Reveal, Shuffle
from engine.trails.tree_reads import replace

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
) -> None:
    """A verb phrase in all its forms. says: it is only printed."""
    base = [plain for text in en for plain in spread(text)]
    whole = [plain for text in ja for plain in tails(text)]
    forms = [inflect(plain) for plain in whole]
    # in a Japanese chain the object need not be said again: 〜を1枚探し、公開し、手札に加える
    forms += [inflect(plain.replace("{who:obj}", "{who:same}")) for plain in whole if plain.startswith("{who:obj}")]
    how: dict[str, Any] = {"build": build, "match": match, "says": says}
    g.add("vp", shape, en=base, ja=[form[0] for form in forms], **how)
    others = sorted((third(text) for text in base), key=lambda text: " your " in text)  # said of somebody: "their"
    g.add("vps", shape, en=others, ja=[form[1] for form in forms], **how)
    g.add("vpt", shape, en=base, ja=[form[2] for form in forms], **how)


_WHO = hole("who")
_OWNERS = "its owner's|your|their|their owner's|their owners'"
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
_TO = "into (your|its owner's|their owner's|their|the owner's) "
#: How a card lies in the homebase: face, state, and the rule that says both in one.
_HOME = tuple((face, state) for face in ("down", "up") for state in ("action", "ready"))


def _unplaced(g: Grammar, v: Any, speaker: Speaker, *, rule: str, lang: str, place: str) -> str | None:
    """What is found in a deck, without the words for the field."""
    noun = g.print(rule, v, lang, speaker)
    return None if noun is None else noun.replace(place, "", 1)


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


def _homes(g: Grammar) -> None:
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


def _put_match(places: dict[str, Any]) -> Any:
    def match(v: Any) -> Mapping[str, Any] | None:
        fits = isinstance(v, Put) and v == Put(v.who, **places)
        return {"who": v.who, "home": "", "how": ""} if fits else None

    return match


_PUTS: tuple[tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]], ...] = (
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
            "{who:obj}(|持ち主の)場にアクション状態で(出す|戻す|置く)",
            "{who:obj}アクション状態で(持ち主の|)場に(出す|戻す|置く)",
        ),
    ),
    (
        {"to": "your field"},
        ("put {who:obj} onto your field(| ready)", "put {who:obj} onto the field under your control"),
        (
            "{who:obj}あなたの場に(|レディ状態で)出す",
            "{who:obj}レディ状態であなたの場に出す",
        ),
    ),
    (
        {"to": "your field", "state": "action"},
        ("put {who:obj} onto your field actioned", "put {who:obj} onto the field under your control actioned"),
        ("{who:obj}あなたの場にアクション状態で出す", "{who:obj}アクション状態であなたの場に出す"),
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
    for places, en, _ in _PUTS
)


def add(g: Grammar) -> None:
    """Verbs with an object."""
    g.add("same", Ref("same"), ja="", match=lambda v: None)
    for name, en, ja in _DO:
        verb(g, Do(name, _WHO), en=en, ja=ja)
    verb(g, Do("rebuild", _WHO), ja=("{who:obj}再構築",))
    _homes(g)
    for places, en, ja in _PUTS:
        verb(g, Put(_WHO, **places), en=en, ja=ja, match=_put_match(places))
    verb(
        g,
        build=_discard_that,
        match=lambda v: {"who": v.who} if isinstance(v, Do) and v.verb == "discard" else None,
        en=("discard {who:obj}",),
        ja=("{who:obj}捨てる",),
    )
    verb(g, Reveal(hole("f")), en=("reveal {f:own-hand}",), ja=("{f:own-hand}(すべて|)公開する",))
    verb(g, Reveal(Filter(zone="hand", whose="you")), ja=("あなたの手札を(すべて|)公開する",))
    g.add("until-able", hole("u"), ja="{u:until}", match=lambda v: None)
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
        g.add("vp", build=demand, match=lambda v: None, en=words)
    # an instruction of its own: "you may choose one UNIT" offers a choice
    g.add("clause-do", build=lambda f: AimClause(Aim(f)) if f.zone == "field" else REJECT, match=lambda v: None,
          en="choose one {f:np}")  # fmt: skip
    g.add("pick", hole("p"), en="{p:obj}", ja="{p:obj}", match=lambda v: {"p": v})
    verb(g, build=_looked_for, ja=("{p:pick}探す",))
    for zone in ("trail", "homebase"):
        verb(g, build=partial(_found_in, zone=zone), en=(f"search (your|their) {zone} for {{f:found}}",))
    verb(
        g,
        FindClause(hole("f"), 1),
        en=("search (your|their) deck for {f:found}", "search (your|their) deck for up to one {f:foundx}"),
        ja=(
            "(自身の|あなたの|)デッキから{f:found}を1枚(まで|)探す",
            "(自身の|あなたの|)デッキから{f:found}1枚を探す",
            "{f:found}を(自身の|あなたの|)デッキから1枚(まで|)探す",
        ),
    )
    verb(
        g,
        FindClause(hole("f"), hole("n")),
        en=(
            "search (your|their) deck for up to {n:numw} {f:founds}",
            "search (your|their) deck for {n:numw} {f:founds}",
        ),
        ja=(
            "(自身の|あなたの|)デッキから{f:found}を(最大|){n:num}枚(まで|)探す",
            "{f:found}を(自身の|あなたの|)デッキから(最大|){n:num}枚(まで|)探す",
        ),
    )
    verb(
        g,
        FindClause(hole("f"), hole("n"), "name"),
        en=(
            "search (your|their) deck for up to {n:numw} {f:founds} with different (names|card names)",
            "search (your|their) deck for {n:numw} {f:founds} with different (names|card names)",
            "search (your|their) deck for up to {n:numw} differently named {f:founds}",
            "search (your|their) deck for up to {n:numw} {f:founds} that have different (names|card names)",
        ),
        ja=(
            "(自身の|あなたの|)デッキから{x:apart}{f:found}を(最大|){n:num}枚(まで|)探す",
            "(自身の|あなたの|)デッキから{f:found}を{x:apart-de}(最大|){n:num}枚(まで|)探す",
        ),
        match=lambda v: {"f": v.filter, "n": v.most, "x": ""} if isinstance(v, FindClause) and v.apart else None,
    )
    g.add(
        "apart",
        "",
        ja=(
            "(それぞれ|)(カード名|名前)の異なる",
            "(それぞれ|)(異なる|違う|別々の)(カード名|名前)の",
            "(それぞれ|)(カード名|名前)が(異なる|違う)",
            "(カード名|名前)の違う",
            "(カード名|名前)が同じでない",
        ),
        en=(),
    )
    g.add("apart-de", "", ja=("(それぞれ|)(異なる|違う)(カード名|名前)で", "(カード名|名前)が異なるように"))
    g.add("foundx", hole("f"), en="{f:np}", match=lambda v: None)
    g.add("found", hole("f"), en="{f:a-np}", match=lambda v: {"f": v}, ja="{f:np}")
    g.add("founds", hole("f"), en="{f:nps}", match=lambda v: {"f": v}, ja="{f:np}")
    for rule, noun in (("found", "a-np"), ("founds", "nps")):
        g.custom_print(rule, "en", partial(_unplaced, g, rule=noun, lang="en", place=" on the field"))
        g.custom_print(rule, "ja", partial(_unplaced, g, rule="np", lang="ja", place="場の"))
    shape = DigClause(hole("f"))
    for made in ("公開される", "出る", "見つかる"):
        g.add("until-shown", hole("f"), ja=f"{{f:found}}が(|1枚|1つ|1体){made}まで(、|)")
    g.add("until-shown", hole("f"), ja="{f:np}を(|1枚|1つ|1体)公開するまで(、|)")
    verb(
        g,
        shape,
        en=(
            "reveal cards from the top of your deck until you reveal {f:found}",
            "reveal cards from the top of their deck until they reveal {f:found}",
            "reveal the top card of (your|their) deck until (you|they) reveal {f:a-np}",
        ),
        ja=(
            "{f:until-shown}(|あなたの|自身の)デッキの(一番|)上から(順に|)(カードを|)(1枚ずつ|)公開する",
            "{f:until-shown}(|あなたの|自身の)デッキを(一番|)上から(順に|)(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキの(一番|)上から(順に|)(カードを|)(1枚ずつ|)(、|){f:until-shown}(カードを|)(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキを(一番|)上から(順に|)(1枚ずつ|)(、|){f:until-shown}(1枚ずつ|)公開する",
            "(|あなたの|自身の)デッキの(一番|)上のカードを{f:until-shown}(1枚ずつ|)公開する",
        ),
    )
    for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
        verb(
            g,
            LookClause(1, how),
            en=(f"{see} the top card of (your|their) deck",),
            ja=(
                f"(|あなたの|自身の)デッキの(一番|)上のカードを{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上のカードを1枚{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上を(1枚|){seen}",
                f"(|あなたの|自身の)デッキ(の(一番|)|を)上から(カードを|)1枚(を|){seen}",
            ),
        )
        verb(
            g,
            LookClause(hole("n"), how),
            en=(f"{see} the top {{n:numw}} cards of (your|their) deck",),
            ja=(
                f"(|あなたの|自身の)デッキ(の(|一番)|を)上から(カードを|){{n:num}}枚(|を){seen}",
                f"(|あなたの|自身の)デッキの(一番|)上のカードを{{n:num}}枚{seen}",
                f"(|あなたの|自身の)デッキの(一番|)上を{{n:num}}枚{seen}",
            ),
        )
    for player, deck, owner in (
        ("opponent", "your opponent's deck", "相手の"),
        ("each", "(each player's deck|both players' decks)", "(各プレイヤー|お互い|両プレイヤー|あなたと相手)の"),
    ):
        for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
            match = None if how == "look" else never  # that it is revealed is said of its owner
            verb(
                g,
                LookClause(1, how, player),
                en=(f"{see} the top card of {deck}",),
                ja=(
                    f"{owner}デッキの(一番|)上のカード(を1枚|を){seen}",
                    f"{owner}デッキの(一番|)上(を1枚|を|から(カードを|)1枚(を|)){seen}",
                ),
                match=match,
            )
            verb(
                g,
                LookClause(hole("n"), how, player),
                en=(f"{see} the top {{n:numw}} cards of {deck}",),
                ja=(
                    f"{owner}デッキの(一番|)上のカードを{{n:num}}枚{seen}",
                    f"{owner}デッキの(一番|)上(を|から(カードを|)){{n:num}}枚(を|){seen}",
                ),
                match=match,
            )


def never(value: Any) -> Mapping[str, Any] | None:
    """The way to match of a wording that is read and never printed."""
    return None


def _one_target(f: Filter) -> Any:
    return AimClause(Aim(f))


def _up_to_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, 0, n))


def _any_targets(f: Filter) -> Any:
    return AimClause(Aim(f, 0, ANY))


def _some_targets(f: Filter, n: Any) -> Any:
    return AimClause(Aim(f, n, n)) if n != 1 else REJECT


def _looked_for(p: Any) -> Any:
    """Searching where everybody can look is choosing (1312.1)."""
    return PickClause(p) if isinstance(p, Pick) and p.filter.zone in ("trail", "homebase", "exile") else REJECT


def _found_in(f: Filter, zone: str) -> Any:
    if f.zone not in ("field", "homebase") or f.whose != "any":
        return REJECT
    return PickClause(Pick(replace(f, zone=zone, whose="you")))


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
