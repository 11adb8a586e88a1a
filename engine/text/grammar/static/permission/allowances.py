"""How many a player may attack with, cure in the cure phase and place in the homebase step (803.3, 705.6, 703.7a). Both
languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import PlayerRule
from engine.trails.tree.loading.words import ATTACKS_WITH, CURES, CURES_MORE, PAYS, PLACES, PLACES_MORE

_SUBJECTS = (
    ("you", "you", "your", "you control", "あなたは"),
    ("opponent", "your opponent", "their", "they control", "相手は"),
    ("each", "(players|each player)", "their", "they control", "(各プレイヤー|プレイヤー|お互い)は"),
)
_ONCE = "( at once| at the same time| at a time|)"
_ONCE_JA = "(一度に|同時に|)"


def add(g: Grammar) -> None:
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
