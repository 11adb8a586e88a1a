"""Steps and phases that are left out, or come once more: "skip your next draw step" (703.6 to 704.1). Both languages.

Steps are a player's own, phases belong to both (702.1, 702.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.surface import SUBJECT, LinkError, Predicate, Said
from engine.trails.tree import PlayerRule
from engine.trails.tree.loading.words import ONE_MORE, SKIPS, SKIPS_NEXT

_STEPS = (
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
_ENDS = ("飛ばす", "スキップする", "行わない")
_MORE = ("行う", "得る", "追加する")


def add(g: Grammar) -> None:
    """Add to the verbs, and to the rules "clause" and "ssaid"."""
    for step, ja_step in _STEPS:
        _steps(g, step, ja_step)
    _phases(g, "combat phase", "戦闘フェイズ")


def _steps(g: Grammar, step: str, ja_step: str) -> None:
    mine = "(|自身の|あなたの)"
    _said(g, PlayerRule(SKIPS_NEXT + step, SUBJECT, "game"), (f"skip {_WHOSE} next {step}",),
          tuple(f"{mine}次の{mine}{ja_step}を{end}" for end in _ENDS))  # fmt: skip
    for until, en, ja in _TIMES:
        texts = (f"skip {_WHOSE} {step} {en}", f"skip the {step} of {'this' if until == 'turn' else 'the next'} turn")
        own = f"({ja}{_WHOSE_JA}|{_WHOSE_JA}{ja}|{ja.removesuffix('の')}(、|に|は|)自身の)"
        _said(g, PlayerRule(SKIPS + step, SUBJECT, until), texts, tuple(f"{own}{ja_step}を{end}" for end in _ENDS))
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
            build=partial(_made, rule=SKIPS + step, player=player),
            match=partial(_match, rule=SKIPS + step, player=player),
            en=(f"{en} {their} {step}(|s)", *((f"skip your {step}(|s)",) if player == "you" else ())),
            ja=tuple(f"{ja}(|、)(|自身の){ja_step}を{end}" for end in _ENDS),
        )


def _phases(g: Grammar, phase: str, ja_phase: str) -> None:
    _said(g, PlayerRule(SKIPS_NEXT + phase, SUBJECT, "game"), (f"skip the next {phase}",),
          tuple(f"次の{ja_phase}を{end}" for end in _ENDS))  # fmt: skip
    for until, en, ja in _TIMES:
        texts = (f"skip the {phase} {en}", f"skip {'this' if until == 'turn' else 'the next'} turn's {phase}")
        _said(g, PlayerRule(SKIPS + phase, SUBJECT, until), texts, tuple(f"{ja}{ja_phase}を{end}" for end in _ENDS))
    more = PlayerRule(ONE_MORE + phase, SUBJECT, "turn")
    when = f"(this turn|after this (one|phase|{phase}))"
    ja_when = f"(このターン|この(戦闘|)フェイズの後|このターンの{ja_phase}の後)(、|に|に、|)"
    _said(g, more, (f"have an (additional|extra) {phase} {when}",),
          tuple(f"{ja_when}追加の{ja_phase}を{end}" for end in _MORE))  # fmt: skip
    there = f"there is an (additional|extra) {phase}"
    g.add("clause", more, match=lambda v: None,
          en=(f"{there} {when}", f"after this (|combat )phase, {there}"))  # fmt: skip


def _said(g: Grammar, shape: PlayerRule, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    verb(g, build=lambda: shape, match=lambda v: {} if v == shape else None, en=en, ja=ja)


def _made(rule: str, player: str) -> Any:
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (rule,)), *more))


def _match(v: Any, rule: str, player: str) -> Mapping[str, Any] | None:
    return {} if isinstance(v, Said) and v == _made(rule, player) else None


def skips(node: PlayerRule) -> bool:
    """Whether a rule for a player is one of those."""
    return isinstance(node.rule, str) and node.rule.startswith((SKIPS, ONE_MORE))


def checked(node: PlayerRule, player: Any) -> None:
    """A phase belongs to both players (702.1): nobody else leaves it out alone. Raises :class:`LinkError`."""
    if skips(node) and node.rule.endswith("phase") and node.player == SUBJECT and player != "you":
        raise LinkError("a phase belongs to both players", r"phase|フェイズ")
