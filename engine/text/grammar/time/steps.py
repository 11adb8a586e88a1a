"""Steps that come, last or are left out. Both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, Body, LinkError, Predicate, Ref, Said
from engine.trails.state.durations import spans
from engine.trails.tree import Delayed, PlayerRule, Trigger, Wait
from engine.trails.tree.lasting import NEXT
from engine.trails.tree.loading.words import ONE_MORE, SKIPS, SKIPS_NEXT

_STEPS_next_step = (
    ("draw step", "ドローステップ"),
    ("homebase step", "拠点ステップ"),
    ("deployment step", "配備ステップ"),
    ("propose attacker step", "攻撃対象選択ステップ"),
)
_PLAYERS_next_step = (("you", "your", "(あなたの|自身の)"), ("opponent", "(your opponent's|their)", "相手の"))
_EDGES = (("start", "(start|beginning)", "開始時"), ("end", "end", "終了時"))


def next_step(g: Grammar) -> None:
    """Add to the rule "compound-x"."""
    for step, ja_step in _STEPS_next_step:
        for player, whose, ja_whose in _PLAYERS_next_step:
            for edge, en_edge, ja_edge in _EDGES:
                moment = f"{step} of {player}"
                g.add(
                    "compound-x",
                    (Delayed(moment, hole("s"), (), edge),),
                    en=f"at the {en_edge} of {whose} next {step}, {{s:sentence}}",
                    ja=f"({ja_whose}次の|次の{ja_whose}){ja_step}(の|){ja_edge}(、|に、|に){{s:sentence}}",
                )


_STEPS_until_step = (
    ("draw step", "ドローステップ"),
    ("homebase step", "拠点ステップ"),
    ("deployment step", "配備ステップ"),
)
_PHASES = (("preparation phase", "準備フェイズ"), ("combat phase", "戦闘フェイズ"), ("cure phase", "回復フェイズ"))
_PLAYERS_until_step = (("you", "your", "(あなたの|自身の)"), ("opponent", "(your opponent's|their)", "相手の"))
_START = "(|the (start|beginning) of )"
_BEGINS = "(|の)(開始時|最初|始め|はじめ|開始)"
_ENDS_until_step = "(|の)(終了時|終わり|最後|終了)"
_DURING = "(during|in)"


def until_step(g: Grammar) -> None:
    """Rule: steps, how long; adds to until, until-c and until-1 (see :mod:`engine.text.grammar.time.durations`)."""
    for until, en, ja in _spans():
        g.add("steps", until, en=en, ja=ja)
    for name in ("until", "until-c", "span"):
        after = "(|、|は|それぞれ|、それぞれ)" if name == "until" else "(、|)"
        g.add(name, hole("u"), en=" {u:steps}", ja=f"{{u:steps}}{after}")
    g.add("until-1", hole("u"), en=" {u:steps}")
    g.add("lead", hole("u"), en="{u:steps}, ", ja="{u:steps}(、|)")
    g.add("span-first", hole("u"), en="{u:steps}, ")
    for only, time, ja_time in ((False, "", ""), (True, "the next time ", "次に")):
        trigger = "trigger-next" if only else "trigger"
        for ref in (False, True) if not only else (False,):
            t = f"{{t:{'ref-' if ref else ''}{trigger}}}"
            g.add(
                "compound-x",
                build=partial(_wait, only=only),
                match=partial(_waits, only=only, ref=ref),
                en=(f"{{u:span-first}}{time}{t}, {{s:sentence}}", f"{time}{t}{{u:span}}, {{s:sentence}}"),
                ja=f"{{u:span}}{ja_time}{t.replace('-next', '')}(、|){{s:sentence}}",
            )


def _wait(t: Any, s: Any, u: str, only: bool) -> Any:
    if not isinstance(t, Trigger) or t.event in ("start", "end"):
        return REJECT  # a moment comes once, and is said otherwise
    return (Wait(("triggered", t, Body((s,))), u, only),)


def _waits(v: Any, only: bool, ref: bool) -> Mapping[str, Any] | None:
    if len(v) != 1 or not isinstance(v[0], Wait) or v[0].next is not only or not spans(v[0].until):
        return None
    _, trigger, (sentence,) = v[0].craft
    if isinstance(trigger.who, Ref) is not ref:
        return None
    return {"t": trigger, "s": sentence, "u": v[0].until}


def _spans() -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Durations, English, Japanese."""
    yield (
        "to next turn",
        ("until the start of the next turn", "until (the beginning|the start|start) of (the |)next turn",
         "until (the |)next turn (begins|starts)"),
        ("次のターンの開始時まで", f"次のターン{_BEGINS}まで", "次のターンが始まるまで"),
    )  # fmt: skip
    yield ("through step", ("until (the |)end of (this|the current) step", "(|during )this step"),
           ("このステップ終了時まで", f"このステップ{_ENDS_until_step}まで", "このステップ(中|の間)"))  # fmt: skip
    yield ("through phase", ("until (the |)end of (this|the current) phase", "(|during )this phase"),
           ("このフェイズ終了時まで", f"このフェイズ{_ENDS_until_step}まで", "このフェイズ(中|の間)"))  # fmt: skip
    for step, ja_step in _STEPS_until_step:
        for player, whose, ja_whose in _PLAYERS_until_step:
            its = f"{step} of {player}"
            ja_next = f"({ja_whose}次の|次の{ja_whose}){ja_step}"
            yield (f"to {NEXT}{its}",
                   (f"until {whose} next {step}", f"until {_START}{whose} next {step}(| begins| starts)"),
                   (f"{ja_next}まで", f"{ja_next}{_BEGINS}まで", f"{ja_next}が始まるまで"))  # fmt: skip
            yield (f"through {NEXT}{its}", (f"until (the |)end of {whose} next {step}",),
                   (f"{ja_next}終了時まで", f"{ja_next}{_ENDS_until_step}まで"))  # fmt: skip
            yield (f"in {NEXT}{its}", (f"{_DURING} {whose} next {step}",), (f"{ja_next}(中|の間|に)",))
            yield (f"to {its}", (f"until {_START}{whose} {step}",), (f"{ja_whose}{ja_step}(|{_BEGINS})まで",))
            yield (
                f"through {its}",
                (f"until (the |)end of {whose} {step}",),
                (f"{ja_whose}{ja_step}{_ENDS_until_step}まで",),
            )
    for phase, ja_phase in _PHASES:
        ja_this, ja_next = f"(|この|このターンの){ja_phase}", f"次の{ja_phase}"
        yield (f"to {NEXT}{phase}", (f"until {_START}the next {phase}(| begins| starts)",),
               (f"{ja_next}まで", f"{ja_next}{_BEGINS}まで"))  # fmt: skip
        yield (f"through {NEXT}{phase}", (f"until (the |)end of the next {phase}",),
               (f"{ja_next}終了時まで", f"{ja_next}{_ENDS_until_step}まで"))  # fmt: skip
        if phase != "cure phase":  # see engine.text.grammar.time.turns.cure_phase
            yield (f"in {NEXT}{phase}", (f"{_DURING} the next {phase}",), (f"{ja_next}(中|の間)",))
        yield (f"to {phase}", (f"until {_START}(the|this|this turn's) {phase}(| begins| starts)",),
               (f"{ja_this}まで", f"{ja_this}{_BEGINS}まで"))  # fmt: skip
        yield (f"through {phase}", (f"until (the |)end of (the|this|this turn's) {phase}",),
               (f"{ja_this}終了時まで", f"{ja_this}{_ENDS_until_step}まで"))  # fmt: skip


_STEPS_skipped_steps = (
    ("draw step", "ドローステップ"),
    ("homebase step", "拠点ステップ"),
    ("deployment step", "配備ステップ"),
)
_WHOSE = "(your|their)"
_WHOSE_JA = "(|自身の|あなたの)"
_TIMES: tuple[tuple[str, str, str], ...] = (
    ("turn", "(this turn|of this turn)", "このターンの"),
    ("next turn", "(next turn|of the next turn|during the next turn|in the next turn|the next turn)", "次のターンの"),
)
_ENDS_skipped_steps = ("飛ばす", "スキップする", "行わない")
_MORE = ("行う", "得る", "追加する")


def skipped_steps(g: Grammar) -> None:
    """Add to the verbs, and to the rules "clause" and "ssaid"."""
    for step, ja_step in _STEPS_skipped_steps:
        _steps(g, step, ja_step)
    _phases(g, "combat phase", "戦闘フェイズ")


def _steps(g: Grammar, step: str, ja_step: str) -> None:
    mine = "(|自身の|あなたの)"
    _said(g, PlayerRule(SKIPS_NEXT + step, SUBJECT, "game"), (f"skip {_WHOSE} next {step}",),
          tuple(f"{mine}次の{mine}{ja_step}を{end}" for end in _ENDS_skipped_steps))  # fmt: skip
    for until, en, ja in _TIMES:
        texts = (f"skip {_WHOSE} {step} {en}", f"skip the {step} of {'this' if until == 'turn' else 'the next'} turn")
        own = f"({ja}{_WHOSE_JA}|{_WHOSE_JA}{ja}|{ja.removesuffix('の')}(、|に|は|)自身の)"
        _said(
            g,
            PlayerRule(SKIPS + step, SUBJECT, until),
            texts,
            tuple(f"{own}{ja_step}を{end}" for end in _ENDS_skipped_steps),
        )
    when, ja_when = "(this turn|after (this|that) (one|step))", "(このターン|このステップの後)(、|に|に、|)"
    _said(g, PlayerRule(ONE_MORE + step, SUBJECT, "turn"), (f"(take|have) an (additional|extra) {step} {when}",),
          tuple(f"{ja_when}追加の{ja_step}を{end}" for end in _MORE))  # fmt: skip
    for player, en, their, ja in (
        ("you", "you skip", "your", "あなたは"),
        ("opponent", "your opponent skips", "their", "相手は"),
        ("each", "(players skip|each player skips|both players skip)", "their",
         "(各プレイヤー|プレイヤー|互いのプレイヤー|お互い)は"),
    ):  # fmt: skip
        g.add(
            "ssaid",
            build=partial(_made_skipped_steps, rule=SKIPS + step, player=player),
            match=partial(_match_skipped_steps, rule=SKIPS + step, player=player),
            en=(f"{en} {their} {step}(|s)", *((f"skip your {step}(|s)",) if player == "you" else ())),
            ja=tuple(f"{ja}(|、)(|自身の){ja_step}を{end}" for end in _ENDS_skipped_steps),
        )


def _phases(g: Grammar, phase: str, ja_phase: str) -> None:
    _said(g, PlayerRule(SKIPS_NEXT + phase, SUBJECT, "game"), (f"skip the next {phase}",),
          tuple(f"次の{ja_phase}を{end}" for end in _ENDS_skipped_steps))  # fmt: skip
    for until, en, ja in _TIMES:
        texts = (f"skip the {phase} {en}", f"skip {'this' if until == 'turn' else 'the next'} turn's {phase}")
        _said(
            g,
            PlayerRule(SKIPS + phase, SUBJECT, until),
            texts,
            tuple(f"{ja}{ja_phase}を{end}" for end in _ENDS_skipped_steps),
        )
    more = PlayerRule(ONE_MORE + phase, SUBJECT, "turn")
    when = f"(this turn|after this (one|phase|{phase}))"
    ja_when = f"(このターン|この(戦闘|)フェイズの後|このターンの{ja_phase}の後)(、|に|に、|)"
    _said(g, more, (f"have an (additional|extra) {phase} {when}",),
          tuple(f"{ja_when}追加の{ja_phase}を{end}" for end in _MORE))  # fmt: skip
    there = f"there is an (additional|extra) {phase}"
    g.reads("clause", more,
          en=(f"{there} {when}", f"after this (|combat )phase, {there}"))  # fmt: skip


def _said(g: Grammar, shape: PlayerRule, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    verb(g, shape, en=en, ja=ja)


def _made_skipped_steps(rule: str, player: str) -> Any:
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (rule,)), *more))


def _match_skipped_steps(v: Any, rule: str, player: str) -> Mapping[str, Any] | None:
    return {} if isinstance(v, Said) and v == _made_skipped_steps(rule, player) else None


def skips(node: PlayerRule) -> bool:
    """Whether a rule for a player is one of those."""
    return isinstance(node.rule, str) and node.rule.startswith((SKIPS, ONE_MORE))


def checked(node: PlayerRule, player: Any) -> None:
    """A phase belongs to both players (702.1): nobody else leaves it out alone. Raises :class:`LinkError`."""
    if skips(node) and node.rule.endswith("phase") and node.player == SUBJECT and player != "you":
        raise LinkError("a phase belongs to both players", r"phase|フェイズ")
