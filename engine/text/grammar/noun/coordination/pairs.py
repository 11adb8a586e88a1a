"""Two things in one sentence: things of different description, bonuses for different states. Both languages."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import BARE, SUBJECT, Aim, AimClause, Pick, PicksClause, Predicate, Said, Static
from engine.trails.tree import Filter
from engine.trails.tree.reads import replace

#: Nobody is named whose it is.
_ANYS = ("any", BARE)
_STATES = (
    ("attacking", "攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("attacking alone", "単独で攻撃中"),
    ("attacking player", "プレイヤーを攻撃中"),
    ("sclm attacking", "スクラム攻撃中"),
)


def add(g: Grammar) -> None:
    """Add to the rules "clause" and "craft-line" and to the verbs."""
    g.add(
        "clause",
        build=lambda f, o: AimClause((Aim(f), Aim(o))) if _apart(f, o) else REJECT,
        en=(
            "target (a|an|one) {f:np} and (a|an|one) {o:np}",
            "choose one {f:np} and one {o:np}",
            "choose one target {f:np} and one target {o:np}",
        ),
    )
    # "Target UNIT." in a sentence of its own: what follows speaks of it
    g.add("sentence", build=lambda f: (AimClause(Aim(f)),), match=lambda v: None, en="target {f:np}")
    g.add("sentence", build=_another, match=lambda v: None, en="target another {f:np}")
    verb(
        g,
        build=lambda f, o: PicksClause((Pick(f), Pick(o))) if _apart(f, o) else REJECT,
        en=("choose {f:a-np} and {o:a-np}",),
    )
    verb(
        g,
        # in Japanese the owner of the first may be meant for both
        build=lambda f, o: PicksClause((Pick(f), Pick(o))) if (o.whose not in _ANYS or f.whose in _ANYS) else REJECT,
        ja=(
            "{f:np}(を1つ|を1体|を1枚|1つ|1体|1枚)(と|と、){o:np}を(1つ|1体|1枚)選ぶ",
            "{f:np}(1つ|1体|1枚)(と|と、){o:np}(1つ|1体|1枚)を選ぶ",
        ),
    )
    for state, ja in _STATES:
        g.add(
            "in-state", state, en=state.replace("sclm", "SCLM").replace("attacking player", "attacking a player"), ja=ja
        )
    gets = "(gets|get)"
    g.add(
        "craft-line",
        build=_both,
        en=(
            f"{{w:subj}} {gets} {{x:bonus}} while {{s:in-state}} and {{y:bonus}} while {{u:in-state}}(.|)",
            f"{{w:subj}} {gets} {{x:bonus}} while {{s:in-state}}(,|) and {gets} {{y:bonus}} while {{u:in-state}}(.|)",
            f"while {{s:in-state}}, {{w:subj}} {gets} {{x:bonus}}(,|;|) and while {{u:in-state}},"
            f" (it gets|they get) {{y:bonus}}(.|)",
        ),
        ja=(
            "{w:subj}{s:in-state}(、|に|は|){x:bonus}を得(て、|、){u:in-state}(、|に|は|){y:bonus}を得る(。|)",
            "{s:in-state}(、|){w:subj}{x:bonus}を得(て、|、){u:in-state}(、|)(これは|それは|){y:bonus}を得る(。|)",
        ),
    )


def _another(f: Filter) -> Any:
    return REJECT if f.scope != "all" else (AimClause(Aim(replace(f, scope="other"))),)


def _apart(f: Any, o: Any) -> bool:
    """Whether each noun says for itself whose it is: "one UNIT and one ITEM you control" does not."""
    if not isinstance(f, Filter) or not isinstance(o, Filter):
        return False
    mine = [whose for whose in (f.whose, o.whose) if whose not in (*_ANYS, SUBJECT)]
    return len(mine) != 1 or f.whose != "any"


def _both(w: Any, x: Any, y: Any, s: str, u: str) -> Any:
    """Two continuous crafts of one subject."""
    if not isinstance(w, (str, Filter)) or s == u:
        return REJECT
    return (
        "static",
        tuple(Static(Said(w, (Predicate("bonus", n, f"while {state}"),))) for n, state in ((x, s), (y, u))),
    )
