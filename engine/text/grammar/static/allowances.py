"""What may be done besides, and how often. Both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from engine.text.grammar.static.play_bans import more_than
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Production, tails
from engine.text.surface import Predicate, Said, Static
from engine.trails.tree import Every, Filter, Happened, PlayerRule, Trigger
from engine.trails.tree.loading.words import (
    ATTACKS_WITH,
    CURES,
    CURES_MORE,
    DRAWS_LESS,
    DRAWS_MORE,
    PAYS,
    PLACES,
    PLACES_MORE,
)
from engine.trails.tree.reads import replace, speaks_of

_SUBJECTS = (
    ("you", "you", "your", "you control", "あなたは"),
    ("opponent", "your opponent", "their", "they control", "相手は"),
    ("each", "(players|each player)", "their", "they control", "(各プレイヤー|プレイヤー|お互い)は"),
)
_ONCE = "( at once| at the same time| at a time|)"
_ONCE_JA = "(一度に|同時に|)"


def allowances(g: Grammar) -> None:
    """Add to the rules "ssaid" and "player-rule"."""
    for player, who, your, control, ja in _SUBJECTS:
        attack_one = (f"{who} can't SCLM attack", f"{who} (can't|cannot) attack with more than one UNIT{_ONCE}",
                      f"{who} can attack with only one UNIT{_ONCE}")  # fmt: skip
        ja_one = (f"{ja}スクラム攻撃(できない|を行えない)", f"{ja}{_ONCE_JA}1つのUNITでしか攻撃できない")
        _rule(g, ATTACKS_WITH, player, attack_one, ja_one, 1)
        _rule(
            g,
            ATTACKS_WITH,
            player,
            (f"{who} can't attack with {{n:numw}} or more UNITs{_ONCE}",),
            (
                f"{ja}{_ONCE_JA}{{n:num}}(つ|体)以上のUNITで攻撃できない",
                f"{ja}UNIT{{n:num}}(つ|体)以上で{_ONCE_JA}攻撃できない",
            ),
            less=1,
        )
        _rule(
            g,
            ATTACKS_WITH,
            player,
            (f"{who} can't attack with more than {{n:numw}} UNITs{_ONCE}",
             f"{who} can attack with (only |)up to {{n:numw}} UNITs{_ONCE}"),
            (f"{ja}{_ONCE_JA}{{n:num}}(つ|体)までのUNITでしか攻撃できない",
             f"{ja}{_ONCE_JA}UNIT{{n:num}}(つ|体)までしか攻撃できない"),
            shown=False,
        )  # fmt: skip
        they = "you" if player == "you" else "they"
        whose = {"you": "you control ", "opponent": "your opponent controls "}.get(player, "")
        pays = {"you": "you pay", "opponent": "(they pay|your opponent pays|their controller pays)"}.get(
            player, "their controller pays"
        )
        mine = {"you": "your ", "opponent": "your opponent's "}.get(player, "")
        ja_whose = {"you": "(あなたの|あなたの場の)", "opponent": "(相手の|相手の場の)"}.get(player, "")
        payer = {"you": "(あなたが|)", "opponent": "(相手が|その支配者が|支配者が|)"}.get(
            player, "(その支配者が|支配者が)"
        )
        each = "(each|every one) of them|(each|every) attacking UNIT|(each|every) UNIT that attacks"
        unless = "(支払わ|支払え)(ないかぎり|ない限り|なければ|ないなら|ない場合|ないと)(、|)攻撃できない"
        _rule(
            g,
            PAYS,
            player,
            (f"{who} (can't|cannot) attack unless {they} pay {{n:num}} EP for (each|every) UNIT {they} attack with",
             f"{who} (can't|cannot) attack unless {they} pay {{n:num}} EP for (each|every) attacking UNIT",
             f"UNITs {whose}(can't|cannot) attack unless {pays} {{n:num}} EP for ({each})",
             *((f"{mine}UNITs (can't|cannot) attack unless {pays} {{n:num}} EP for ({each})",) if mine else ())),
            (f"{ja}攻撃するUNIT1(つ|体)(につき|ごとに)(、|){{n:num}}EP(|を){unless}",
             f"{ja}攻撃させるUNIT1(つ|体)(につき|ごとに)(、|){{n:num}}EP(|を){unless}",
             f"{ja}UNIT1(つ|体)(につき|ごとに)(、|){{n:num}}EP(|を){unless}",
             f"{ja_whose}UNITは(、|){payer}(攻撃する|攻撃させる|)UNIT1(つ|体)(につき|ごとに)(、|){{n:num}}EP(|を){unless}"),
        )  # fmt: skip
        instead = "(| instead of one)"
        may = f"{who.replace('(players|each player)', 'players')} (may|can)"
        _rule(
            g,
            CURES,
            player,
            (f"{may} cure up to {{n:numw}} UNITs (during|in) the cure phase{instead}",
             f"{may} cure up to {{n:numw}} stunned UNITs( {control}|) (during|in) (the|each) cure phase{instead}",
             f"(during|in) the cure phase, {may} cure up to {{n:numw}} (stunned |)UNITs( {control}|){instead}",
             f"{may} choose up to {{n:numw}} stunned UNITs {control} to cure during the cure phase{instead}"),
            (f"{ja}回復フェイズに(スタン状態の|)UNITを{{n:num}}(つ|体)まで回復(できる|してよい|してもよい)",
             f"{ja}回復フェイズに回復する(スタン状態の|)UNITを{{n:num}}(つ|体)まで選(べる|んでよい|んでもよい)",
             f"回復フェイズ(に|中)(、|){ja}(スタン状態の|)UNITを{{n:num}}(つ|体)まで回復(できる|してよい|してもよい)"),
        )  # fmt: skip
        step = f"(during|in) {your} homebase step"
        put = f"{may} put up to {{n:numw}} cards( from {your} hand|) face-down into {your} homebase"
        _rule(
            g,
            PLACES,
            player,
            (f"{step}, {put}{instead}", f"{put} {step}{instead}", f"{put}{instead} {step}"),
            (f"{ja}(自身の|)拠点ステップに(、|)(手札を|手札から|手札からカードを|手札のカードを){{n:num}}枚まで裏向きで拠点に置(ける|いてよい|いてもよい)",
             f"(自身の|)拠点ステップに(、|){ja}(手札を|手札から|手札からカードを){{n:num}}枚まで裏向きで拠点に置(ける|いてよい|いてもよい)"),
        )  # fmt: skip

        _more(g, player, may, your, control, ja)


def _more(g: Grammar, player: str, may: str, your: str, control: str, ja: str) -> None:
    """One more than otherwise, for each effect that says so."""
    cure, step = "(during|in) (the|each|your) cure phase", f"(during|in) {your} homebase step"
    can, put = "回復(できる|してよい|してもよい)", "裏向きで拠点に置(ける|いてよい|いてもよい)"
    cures = (f"{ja}(|、)回復フェイズ(に|中|中に)(|、)", f"回復フェイズ(に|中|中に)(|、){ja}(|、)")
    places = (f"{ja}(|自身の)拠点ステップ(に|中|中に)(|、)", f"(|自身の)拠点ステップ(に|中|中に)(|、){ja}(|、)")
    one = "(an additional|one additional|one more|another|1 more)"
    for only, many, end in ((1, one, ""), (0, "{n:numw} (additional|more)", "s")):
        n = str(only) if only else "{n:num}"
        units = (
            f"(|スタン状態の)UNITを(もう|追加で|さらに){n}(つ|体)",
            f"(追加で|さらに)(|、)(|スタン状態の)UNITを{n}(つ|体)",
        )
        cards = (f"(手札を|手札から|手札からカードを|カードを)(もう|追加で|さらに){n}枚",
                 f"(追加で|さらに)(|、)(手札を|カードを|手札からカードを){n}枚")  # fmt: skip
        unit = f"{may} cure {many} (|stunned )UNIT{end}(| {control})"
        card = f"{may} put {many} card{end}( from {your} hand|) face-down into {your} homebase"
        _rule(g, CURES_MORE, player, (f"{unit} {cure}", f"{cure}, {unit}"),
              tuple(f"{when}{more}{can}" for when in cures for more in units), only)  # fmt: skip
        _rule(g, PLACES_MORE, player, (f"{step}, {card}", f"{card} {step}"),
              tuple(f"{when}{more}{put}" for when in places for more in cards), only)  # fmt: skip


def _rule(
    g: Grammar,
    word: str,
    player: str,
    en: tuple[str, ...],
    ja: tuple[str, ...],
    only: int = 0,
    less: int = 0,
    shown: bool = True,
) -> None:
    """A rule with a number: said of always, and for a time. only: the number goes without saying; less: it is one more
    than that."""
    g.add(
        "ssaid",
        build=partial(_made, word=word, player=player, n=only)
        if only
        else partial(_made, word=word, player=player, less=less),
        match=partial(_match, word=word, player=player, only=only, less=less) if shown else (lambda v: None),
        en=en,
        ja=ja,
    )
    g.add(
        "player-rule",
        build=partial(_timed, word=word, player=player, n=only)
        if only
        else partial(_timed, word=word, player=player, less=less),
        match=partial(_timed_match, word=word, player=player, only=only, less=less) if shown else (lambda v: None),
        en=tuple(f"{text}{{u:until}}" for text in en),
        ja=tuple(f"{{u:until-c}}{text}" for text in ja),
    )


def _made(n: Any, word: str, player: str, less: int = 0) -> Any:
    if not isinstance(n, int) or n - less < 1:
        return REJECT
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (f"{word}{n - less}",)), *more))


def _timed(n: Any, u: str, word: str, player: str, less: int = 0) -> Any:
    return PlayerRule(f"{word}{n - less}", player, u) if isinstance(n, int) and n - less >= 1 else REJECT


def _number(rule: Any, word: str, only: int, less: int) -> Mapping[str, Any] | None:
    if not isinstance(rule, str) or not rule.startswith(word):
        return None
    number = int(rule.removeprefix(word))
    if only:
        return {} if number == only else None
    return {"n": number + less} if number > 1 or word != ATTACKS_WITH else None


def _match(v: Any, word: str, player: str, only: int, less: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.predicates[0].kind != "player_rules" or len(v.predicates[0].value) != 1:
        return None
    whose = next((part.value for part in v.predicates[1:] if part.kind == "player"), "you")
    return _number(v.predicates[0].value[0], word, only, less) if whose == player else None


def _timed_match(v: Any, word: str, player: str, only: int, less: int) -> Mapping[str, Any] | None:
    found = _number(v.rule, word, only, less) if isinstance(v, PlayerRule) and v.player == player else None
    return None if found is None else {**found, "u": v.until}


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
_FREQUENCY_LIMITS_ONCE = (
    f"can (attack only|only attack) once {_TURN}",
    f"(can't|cannot) attack more than once {_TURN}",
    f"can attack no more than once {_TURN}",
)
_FREQUENCY_LIMITS_ONCE_JA = (f"{_TURN_JA}(1回|1度|一度)しか攻撃できない", f"{_TURN_JA}(2回|2度)以上攻撃できない")


def frequency_limits(g: Grammar) -> None:
    """Add to the rules "static" and "statics"."""
    for rule, subjects in (("so-often", _SUBJECTS_frequency_limits), ("they-often", ((("opponent",), "they", ""),))):
        for players, en, ja in subjects:
            g.add(
                rule,
                build=lambda players=players: tuple(_once(player) for player in players),
                en=[f"{en} {text}" for text in _FREQUENCY_LIMITS_ONCE],
                ja=[f"{ja}{text}" for text in _FREQUENCY_LIMITS_ONCE_JA if ja],
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
        en=[f"(this card|this UNIT) {text}" for text in _FREQUENCY_LIMITS_ONCE],
        ja=[f"(これ|このカード|このUNIT)は{text}" for text in _FREQUENCY_LIMITS_ONCE_JA],
    )
    g.add(
        "static",
        build=_those,
        en=[f"{{f:nps}} {text}" for text in _FREQUENCY_LIMITS_ONCE]
        + [f"each {{f:np}} {text}" for text in _FREQUENCY_LIMITS_ONCE],
        ja=[f"{{f:np}}は(それぞれ|)(、|){text}" for text in _FREQUENCY_LIMITS_ONCE_JA],
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
    g.add("rules-two", (hole("a"), hole("b")),
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
