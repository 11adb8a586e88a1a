"""How often something can be done in a turn, rules joined to others, and the draw step. Both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.grammar.static.permission.allowances import _rule
from engine.text.grammar.static.permission.play_bans import more_than
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Production
from engine.text.parser.template import tails
from engine.text.surface import Predicate, Said, Static
from engine.trails.tree import Every, Filter, Happened, PlayerRule, Trigger
from engine.trails.tree.loading.words import DRAWS_LESS, DRAWS_MORE
from engine.trails.tree.reads import replace, speaks_of

_UNITS = Filter(types=("UNIT",))
_SUBJECTS_frequency_limits = (
    (("you",), "you", "あなたは"),
    (("opponent",), "your opponent", "相手は"),
    (
        ("you", "opponent"),
        "(players|each player)",
        "(プレイヤーは|各プレイヤーは|お互いのプレイヤーは|すべてのプレイヤーは|お互いに)",
    ),
)
_TURN = "(each|per|a|in a|every) turn"
_TURN_JA = "(各ターン|1ターン|ターン|毎ターン)(に|)(、|)"
_ONLY = "can (play only|only play|play no more than|play at most|play up to)"
_ONCE = (
    f"can (attack only|only attack) once {_TURN}",
    f"(can't|cannot) attack more than once {_TURN}",
    f"can attack no more than once {_TURN}",
)
_ONCE_JA = (f"{_TURN_JA}(1回|1度|一度)しか攻撃できない", f"{_TURN_JA}(2回|2度)以上攻撃できない")


def frequency_limits(g: Grammar) -> None:
    """Add to the rules "static" and "statics"."""
    for rule, subjects in (("so-often", _SUBJECTS_frequency_limits), ("they-often", ((("opponent",), "they", ""),))):
        for players, en, ja in subjects:
            g.add(
                rule,
                build=lambda players=players: tuple(_once(player) for player in players),
                en=[f"{en} {text}" for text in _ONCE],
                ja=[f"{ja}{text}" for text in _ONCE_JA if ja],
            )
            g.add(
                rule,
                build=lambda f, n, players=players: _each(f, n, players),
                en=(
                    *(f"{en} (can't|cannot) play more than {{n:numw}} {{f:{np}}} {_TURN}" for np in ("nps", "np")),
                    *(f"{en} {_ONLY} {{n:numw}} {{f:{np}}} (|during ){_TURN}" for np in ("nps", "np")),
                ),
                ja=(
                    f"{ja}{_TURN_JA}{{n:num}}(枚|つ|体)(まで|)しか{{f:card}}をプレイできない",
                    f"{ja}{_TURN_JA}{{f:card}}を{{n:num}}(枚|つ|体)(まで|)しかプレイできない",
                    f"{ja}{{f:card}}を{_TURN_JA}{{n:num}}(枚|つ|体)(まで|)しかプレイできない",
                )
                if ja
                else (),
            )
            if ja:
                g.add(
                    rule,
                    build=lambda f, n, players=players: _each(f, n - 1, players) if isinstance(n, int) else REJECT,
                    ja=(
                        f"{ja}{_TURN_JA}{{f:card}}を{{n:num}}(枚|つ|体)以上プレイできない",
                        f"{ja}{{f:card}}を{_TURN_JA}{{n:num}}(枚|つ|体)以上プレイできない",
                        f"{ja}{_TURN_JA}{{n:num}}(枚|つ|体)以上の{{f:card}}をプレイできない",
                    ),
                )
    g.reads("statics", hole("s"), en="{s:so-often}(.|)", ja="{s:so-often}(。|)")
    for rule, build in (("so-often", _while), ("they-often", _they)):
        g.add(
            "statics",
            build=build,
            en=f"(if|while|as long as) {{c:conds}}, {{s:{rule}}}(.|)",
            ja="{c:conds}(、|){s:so-often}(。|)" if rule == "so-often" else (),
        )
    g.reads(
        "static",
        Static(Said("this", (Predicate("rules", ("cannot attack",)),)), Happened(Trigger("attacks", "this"))),
        en=[f"(this card|this UNIT) {text}" for text in _ONCE],
        ja=[f"(これ|このカード|このUNIT)は{text}" for text in _ONCE_JA],
    )
    g.add(
        "static",
        build=_those,
        en=[f"{{f:nps}} {text}" for text in _ONCE] + [f"each {{f:np}} {text}" for text in _ONCE],
        ja=[f"{{f:np}}は(それぞれ|)(、|){text}" for text in _ONCE_JA],
    )


def _while(c: Any, s: tuple[Static, ...]) -> tuple[Static, ...]:
    """The same while something holds."""
    return tuple(replace(one, condition=c if one.condition is None else Every((c, one.condition))) for one in s)


def _they(c: Any, s: tuple[Static, ...]) -> Any:
    """ "While your opponent ..., they can't ...": the one of whom the condition speaks."""
    return _while(c, s) if speaks_of(c, "opponent") else REJECT


def _once(player: str) -> Static:
    """Nobody of a player's attacks once one of them has."""
    mine = replace(_UNITS, whose=player)
    return Static(Said(mine, (Predicate("rules", ("cannot attack",)),)), Happened(Trigger("attacks", mine)))


def _those(f: Filter) -> Any:
    """Those of a kind that have attacked do not attack again."""
    if f.zone != "field" or "attacked" in f.states:
        return REJECT
    again = replace(f, states=tuple(sorted((*f.states, "attacked"))))
    return Static(Said(again, (Predicate("rules", ("cannot attack",)),)))


def _each(f: Any, n: Any, players: tuple[str, ...]) -> Any:
    """Nothing more of a kind for a player, or for each of them, once so many were played."""
    made = tuple(more_than(f, n, player) for player in players)
    return REJECT if REJECT in made else made


def joined_rules(g: Grammar) -> None:
    """Add such a rule before a comma. Needs all of "player-rule" to be there."""
    g.rule("player-rule-c").productions += [
        Production({"en": (), "ja": joined}, one.build, one.match)
        for one in g.rule("player-rule").productions
        if (joined := tuple(made for text in one.texts["ja"] for made in _before_comma(text)))
    ]
    g.add("rules-two", build=lambda a, b: (a, b), match=lambda v: {"a": v[0], "b": v[1]} if len(v) == 2 else None,
          ja="{a:player-rule-c}、{b:player-rule}")  # fmt: skip
    g.add("rules-two", build=lambda a, b: (a, *b), match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 2 else None,
          ja="{a:player-rule-c}、{b:rules-two}")  # fmt: skip
    g.add("chain", hole("r"), match=_rules_only, ja="{r:rules-two}")


def _rules_only(v: Any) -> Mapping[str, Any] | None:
    return {"r": v} if len(v) > 1 and all(isinstance(one, PlayerRule) for one in v) else None


def _before_comma(text: str) -> Iterable[str]:
    for one in tails(text):
        if one.endswith(("できない", "られない", "されない", "受けない", "失わない")):
            yield one.removesuffix("ない") + "ず"


_SUBJECTS_draw_step = (
    ("you", ("you draw",), "your", "あなたは", "あなたが"),
    ("opponent", ("your opponent draws",), "their", "相手は", "相手が"),
    ("each", ("each player draws", "players draw", "both players draw"), "their",
     "(各プレイヤー|互いのプレイヤー|お互い|お互いのプレイヤー|プレイヤー|すべてのプレイヤー|両プレイヤー)は",
     "各プレイヤーが"),
)  # fmt: skip
_WAYS = (
    (DRAWS_MORE, "(more|additional|extra)", ("増やす", "増える", "多くなる"), "(追加で|さらに|多く)"),
    (DRAWS_LESS, "(less|fewer)", ("減らす", "減る", "少なくなる"), "少なく"),
)


def draw_step(g: Grammar) -> None:
    """Add to the rules "ssaid" and "player-rule"."""
    g.words("draw-step", ja="(自身の|)ドローステップ(に|中に|で|中)")
    for player, draws, your, ja, ga in _SUBJECTS_draw_step:
        for word, more, ways, ja_more in _WAYS:
            for only, en_n, ja_n in ((1, "(one|an|1)", "1"), (0, "{n:numw}", "{n:num}")):
                cards = "card" if only else "cards"
                when = f"(during|in) {your} draw step"
                en = []
                for draw in draws:
                    en += [f"{draw} {en_n} {more} {cards} {when}", f"{when}, {draw} {en_n} {more} {cards}"]
                    if player == "each":
                        who = draw.removesuffix(" draws").removesuffix(" draw")
                        draw_it = f"(that player draws|they draw|{who} draw)"
                        en.append(f"during (each player's|the|each) draw step, {draw_it} {en_n} {more} {cards}")
                end = f"({'|'.join(ways)})"
                texts = (
                    f"{ja}(、|){{_in:draw-step}}(、|)引くカード(の枚数|)(を|が){ja_n}枚{end}",
                    f"{ja}(、|){{_in:draw-step}}(、|)カードを{ja_n}枚{ja_more}引く",
                    f"{ja}(、|){{_in:draw-step}}(、|){ja_more}カードを{ja_n}枚引く",
                    f"{ga}{{_in:draw-step}}引くカード(の枚数|)(を|は|が){ja_n}枚{end}",
                )
                _rule(g, word, player, tuple(en), texts, only)
